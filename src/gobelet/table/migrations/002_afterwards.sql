-- Once somebody asked for a rematch, everybody comes to the same table, also after a restart.

ALTER TABLE tables ADD COLUMN rematch TEXT NOT NULL DEFAULT ''; -- the id of that table
