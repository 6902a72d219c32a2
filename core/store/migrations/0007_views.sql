-- Saved views: which runs are looked at and what of them, under a name.
CREATE TABLE saved_view(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    runs TEXT NOT NULL,           -- JSON of a results::ResultFilter with its runs alone: those that are shown
    filter TEXT NOT NULL,         -- JSON of a results::ResultFilter
    created TEXT NOT NULL
);
