-- The name of a run is part of what tells it from every other, see annotation::runIdentity(): the first one is kept.
ALTER TABLE run ADD COLUMN made_as TEXT NOT NULL DEFAULT ''; -- empty: the run still has the name that it was made with
