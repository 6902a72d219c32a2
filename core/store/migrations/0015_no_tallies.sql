-- Sums of cells and categories were kept beside them for every run; all views are made from the cells since.
DROP TABLE tally;
DROP TABLE chrono_tally;
