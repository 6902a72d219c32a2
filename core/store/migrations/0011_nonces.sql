-- What tells a run from all others is drawn at random when it is made; the runs of an older workspace keep the second of
-- their making for that, which no two of a workspace share.
ALTER TABLE run ADD COLUMN nonce TEXT NOT NULL DEFAULT ''; -- 32 hex digits; empty: made by schema 10 or older
DELETE FROM batch WHERE run NOT IN (SELECT id FROM run);   -- of runs that were removed
