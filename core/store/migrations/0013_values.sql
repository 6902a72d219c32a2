-- What a plan measures beside right and wrong. No row of an older workspace is written again.
ALTER TABLE reply ADD COLUMN value REAL; -- always finite; NULL: nothing was measured
CREATE TABLE reply_tokens(
    key INTEGER PRIMARY KEY,      -- of the reply; only where the plan keeps its tokens
    tokens TEXT NOT NULL          -- JSON: [[token, log-probability, [[alternative, log-probability], …]], …]; null: not finite
);
