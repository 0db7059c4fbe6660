-- Dice that follow from the whole log before them. Games that have begun keep the dice they were promised.

ALTER TABLE tables ADD COLUMN fair INTEGER NOT NULL DEFAULT 1; -- the version of docs/fair-dice.md
UPDATE tables SET fair = 2 WHERE NOT EXISTS (SELECT 1 FROM log WHERE table_id = id AND line LIKE 'roll %');
