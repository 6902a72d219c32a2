-- Outcomes that version 2 of the judging rules tells apart, and the replies that strict extraction leaves out: they
-- arrived, and count neither as right nor as wrong. What older programs judged has none of them.
ALTER TABLE run ADD COLUMN contradictory INTEGER NOT NULL DEFAULT 0;
ALTER TABLE run ADD COLUMN unreadable INTEGER NOT NULL DEFAULT 0;
ALTER TABLE run ADD COLUMN left_out INTEGER NOT NULL DEFAULT 0;           -- of whatever outcome
ALTER TABLE reply ADD COLUMN left_out INTEGER NOT NULL DEFAULT 0;         -- 1 = left out
ALTER TABLE cell ADD COLUMN greedy_left_out INTEGER NOT NULL DEFAULT 0;   -- of greedy_answered
ALTER TABLE cell ADD COLUMN sampled_left_out INTEGER NOT NULL DEFAULT 0;  -- of sampled_answered
ALTER TABLE scored_cell ADD COLUMN greedy_left_out INTEGER NOT NULL DEFAULT 0;
ALTER TABLE scored_cell ADD COLUMN sampled_left_out INTEGER NOT NULL DEFAULT 0;
