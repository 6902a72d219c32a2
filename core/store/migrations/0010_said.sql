-- When the words of a change were said: those that a merge or an import brings are older than its action. The actions of an
-- older workspace keep their own time; what stood before them was said when the last earlier change that left it so was
-- made, or, where there is none, when it was created.
ALTER TABLE annotation_change ADD COLUMN changed_before TEXT NOT NULL DEFAULT ''; -- with body_before, else empty
ALTER TABLE annotation_change ADD COLUMN said TEXT NOT NULL DEFAULT '';           -- UTC
UPDATE annotation_change SET said = (SELECT a.created FROM annotation_action a WHERE a.id = annotation_change.action);
UPDATE annotation_change AS c SET changed_before = coalesce(
    (SELECT e.said FROM annotation_change e WHERE e.run = c.run AND e.element = c.element AND e.year = c.year AND
        e.template = c.template AND e.author = c.author AND e.final = c.final AND e.action < c.action AND
        e.body_after = c.body_before AND e.label_set = c.label_set_before ORDER BY e.action DESC LIMIT 1),
    created_before) WHERE body_before IS NOT NULL;
