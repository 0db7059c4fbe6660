-- Who has played with the dice of a day. An attempt counts even if its table is deleted.

CREATE TABLE attempts (
    day      TEXT NOT NULL,         -- as in 2026-11-18
    game     TEXT NOT NULL,
    holder   TEXT NOT NULL,         -- the browser
    table_id TEXT NOT NULL UNIQUE,
    points   INTEGER,               -- once the game is over
    PRIMARY KEY (day, game, holder)
) STRICT, WITHOUT ROWID;

CREATE INDEX attempts_by_holder ON attempts (holder, day);
