-- Runs that were made together share one budget: what a finished one has left over goes to the others.
CREATE TABLE run_party(
    run INTEGER PRIMARY KEY REFERENCES run(id),
    party INTEGER NOT NULL        -- id of the first of them, which may be gone
);
-- run.base: the run that this one starts from, of every study; what judges or edits a run of MINED names it there too.
UPDATE run SET base = coalesce((
    SELECT other.id FROM mined_run m JOIN run other ON other.id = CASE WHEN json_valid(m.spec)
        THEN coalesce(json_extract(m.spec, '$.judged_run'), json_extract(m.spec, '$.editing.base')) END
    WHERE m.run = run.id AND other.id <> run.id), 0)
WHERE study = 'mined';
