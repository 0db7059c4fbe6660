-- Tables, who sits there, and what happened: the log is only ever added to.

CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    opened  REAL NOT NULL,          -- seconds since 1970
    header  TEXT NOT NULL,          -- the header of its record: game, version, seats, options, sheet
    dice    TEXT NOT NULL,          -- 'fair', 'typed' or 'forked'
    secret  BLOB NOT NULL,          -- behind the commitment; shown when the game is over
    added   TEXT NOT NULL DEFAULT ''-- what the players added to the dice
) STRICT;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,         -- 'person', or the name of a bot
    name     TEXT NOT NULL,
    token    TEXT NOT NULL UNIQUE,  -- who knows it may sit here
    holder   TEXT NOT NULL DEFAULT '', -- the browser that sits here
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX seats_by_holder ON seats (holder);

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,      -- from 0; two writers can never both have the same one
    line     TEXT NOT NULL,         -- an event as in a record, or 'undo N': only the first N events stand
    made     REAL NOT NULL,
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;
