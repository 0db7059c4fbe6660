-- Who was here when, who wants to be told of their turn, and what they were told.

ALTER TABLE seats ADD COLUMN seen REAL NOT NULL DEFAULT 0; -- seconds since 1970: when its person came or left last; 0 for never

CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    endpoint TEXT NOT NULL,         -- where a notice is sent
    keys     TEXT NOT NULL,         -- of a browser, to encrypt it for; '' for a webhook
    language TEXT NOT NULL,
    home     TEXT NOT NULL,         -- what links begin with
    remind   REAL NOT NULL,         -- after so many seconds; 0 for never
    PRIMARY KEY (table_id, seat, endpoint)
) STRICT, WITHOUT ROWID;

CREATE TABLE told (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    turn     INTEGER NOT NULL,      -- the latest that was noticed: how many answers the seat had given before
    since    REAL NOT NULL,         -- when that was
    reminded INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
