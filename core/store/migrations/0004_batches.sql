-- Request files of runs that were handed to a server's Batch API, and how far each is. A row is made once its file is
-- with the server and follows every later step, so that a restart goes on where it was.
CREATE TABLE batch(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    run INTEGER NOT NULL REFERENCES run(id),
    file TEXT NOT NULL,           -- name of the request file, without its folder
    content TEXT NOT NULL,        -- content hash of that file, hex
    first_index INTEGER NOT NULL, -- reply indices of its first and last request
    last_index INTEGER NOT NULL,
    requests INTEGER NOT NULL,
    remote_file TEXT NOT NULL,    -- the server's id of the request file
    remote_batch TEXT NOT NULL,   -- the server's id of the batch; empty: not made, or not known to be
    status TEXT NOT NULL,         -- 'uploaded', 'creating', then as the server says
    completed INTEGER NOT NULL,   -- as the server counts
    failed INTEGER NOT NULL,
    output_file TEXT NOT NULL,    -- the server's ids of the results; empty: none
    error_file TEXT NOT NULL,
    problem TEXT NOT NULL,        -- what the server says went wrong
    submitted TEXT NOT NULL,      -- when the batch was made
    imported TEXT NOT NULL,       -- when its results were taken in; empty: not yet
    UNIQUE(run, content)
);
