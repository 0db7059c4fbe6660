-- What has to outlive a restart too: where a rematch is played, and by which link somebody came.

ALTER TABLE tables ADD COLUMN rematch TEXT NOT NULL DEFAULT ''; -- once somebody asked for one, the id of that table
ALTER TABLE seats ADD COLUMN used TEXT NOT NULL DEFAULT '';     -- the token with which the holder took the seat: it leads nobody else there
CREATE INDEX seats_by_used ON seats (used);
