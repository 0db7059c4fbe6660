-- Whether somebody gave up a seat: only then may a bot take it over.

ALTER TABLE seats ADD COLUMN gave_up INTEGER NOT NULL DEFAULT 0; -- 1 once the person who sat there has left
