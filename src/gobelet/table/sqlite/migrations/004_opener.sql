-- Who may delete a table: the browser that opened it; nobody knows of older ones.

ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT '';
