-- What a real model adds: its capability report, what it costs, what came from the cache, what it thought.
ALTER TABLE run ADD COLUMN report TEXT NOT NULL DEFAULT '';  -- JSON, see CapabilityReport; empty: not tested
ALTER TABLE run ADD COLUMN price_input REAL;                 -- US dollars per million tokens; NULL: unknown
ALTER TABLE run ADD COLUMN price_output REAL;
ALTER TABLE run ADD COLUMN budget REAL;                      -- US dollars; NULL: none
ALTER TABLE run ADD COLUMN spent REAL NOT NULL DEFAULT 0;    -- US dollars at worst, for the budget
ALTER TABLE run ADD COLUMN cached INTEGER NOT NULL DEFAULT 0; -- replies that came from the cache
ALTER TABLE run ADD COLUMN cached_prompt_tokens INTEGER NOT NULL DEFAULT 0;
ALTER TABLE run ADD COLUMN cached_completion_tokens INTEGER NOT NULL DEFAULT 0;
ALTER TABLE run ADD COLUMN untold INTEGER NOT NULL DEFAULT 0; -- replies whose tokens the server did not count
CREATE TABLE thinking(
    key INTEGER PRIMARY KEY,      -- of the reply
    text TEXT NOT NULL
);
