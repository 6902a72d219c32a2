-- Annotations of units of other studies than ChroKnowledge: `element` is the identity of the item, `study` its study,
-- `unit` what study::toText() says; year and template are 0. Of a cell `study` and `unit` are empty.
CREATE TABLE annotation_of_units(
    run BLOB NOT NULL,
    element BLOB NOT NULL,
    year INTEGER NOT NULL,
    template INTEGER NOT NULL,
    study TEXT NOT NULL DEFAULT '',
    unit TEXT NOT NULL DEFAULT '',
    author TEXT NOT NULL,
    final INTEGER NOT NULL,       -- 1: an adjudicator's word
    model TEXT NOT NULL,
    label_set TEXT NOT NULL,
    body TEXT NOT NULL,           -- JSON of annotation::AnnotationBody, never an empty one
    seconds REAL NOT NULL,
    created TEXT NOT NULL,
    changed TEXT NOT NULL,
    PRIMARY KEY(run, element, year, template, study, unit, author, final)
) WITHOUT ROWID;
INSERT INTO annotation_of_units(run, element, year, template, author, final, model, label_set, body, seconds, created,
    changed) SELECT run, element, year, template, author, final, model, label_set, body, seconds, created, changed
    FROM annotation;
DROP TABLE annotation;
ALTER TABLE annotation_of_units RENAME TO annotation;
ALTER TABLE annotation_change ADD COLUMN study TEXT NOT NULL DEFAULT '';
ALTER TABLE annotation_change ADD COLUMN unit TEXT NOT NULL DEFAULT '';
