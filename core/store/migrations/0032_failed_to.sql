-- A resumed run asks first what it has not failed at: see RunEngine.
ALTER TABLE run ADD COLUMN failed_to INTEGER NOT NULL DEFAULT 0; -- what ended a sitting with too many errors in a row is below
