-- A queue can be shared out: `annotators` are names, one a line; `assigned` has a bit for each of them, by their order.
ALTER TABLE annotation_queue ADD COLUMN annotators TEXT NOT NULL DEFAULT ''; -- empty: everything is everybody's
ALTER TABLE queue_item ADD COLUMN assigned INTEGER NOT NULL DEFAULT 0;       -- 0: everybody's
