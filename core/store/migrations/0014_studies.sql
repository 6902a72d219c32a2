-- Which system a run is of; `plan` is the way of asking it goes by. All runs so far are ChroKnowledge's.
ALTER TABLE run ADD COLUMN study TEXT NOT NULL DEFAULT 'chroknow';
