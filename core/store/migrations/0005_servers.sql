-- Runs of servers that this program starts: the port is of the day, so the URI keeps "{port}", and the saved backend's
-- name tells which server to start when such a run goes on.
ALTER TABLE run ADD COLUMN server TEXT NOT NULL DEFAULT ''; -- name of the saved backend; empty: a server of others
