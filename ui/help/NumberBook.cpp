// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/NumberBook.h"

#include "ui/views/Text.h"

#include <QRegularExpression>
#include <QStringList>

namespace chronoscope::ui {

namespace {
QString ofChroKnow() { return Text::tr("ChroKnowledge, the paper's section on categories; intervals: Wilson 1927"); }
QString ofRobustness() { return Text::tr("The paper on temporal robustness: its definitions of W, R and α"); }
QString ofMined() { return Text::tr("MINED: its two scores, CEM and F1, as its published code computes them"); }

void addChroKnow(std::vector<NumberEntry>& all) {
    all.push_back({QStringLiteral("heatmap"), Text::tr("Share correct"),
                   Text::tr("Of the questions behind a cell, those whose every greedy reply names a right object of "
                            "that year. Questions whose replies ended in an error are left out, not counted as wrong."),
                   Text::tr("share = correct ÷ (correct + partial + incorrect)"),
                   Text::tr("n = elements × templates asked in that year that have a category"), ofChroKnow(),
                   "heatmap", "", QStringLiteral("Shares: Wilson's interval")});
    all.push_back({QStringLiteral("answers"), Text::tr("An answer"),
                   Text::tr("What a run answered about one element in one year under one template, beside the category "
                            "of all its replies there."),
                   Text::tr("no formula: the stored reply and its category"),
                   Text::tr("n = one element in one year under one template"), ofChroKnow(), "answers", "",
                   QStringLiteral("Answers")});
    all.push_back({QStringLiteral("profile"), Text::tr("Share correct by year or domain"),
                   Text::tr("The share correct along the axis. Over several years its interval comes from drawing "
                            "whole elements anew, as the years of one element are not independent."),
                   Text::tr("share = correct ÷ (correct + partial + incorrect)"),
                   Text::tr("n = elements × templates × years behind the point"), ofChroKnow(), "profile", "",
                   QStringLiteral("Figures over several years: bootstrap by element")});
    all.push_back(
        {QStringLiteral("categories"), Text::tr("Elements by category over all years"),
         Text::tr("An element is Known, Partial Known, Cut-off or Unknown by what its categories are over all "
                  "years that the run asks about."),
         Text::tr("share = elements of the category ÷ elements with a category"),
         Text::tr("n = elements under one template"), ofChroKnow(), "categories", "",
         QStringLiteral("Categories of answers and of elements")});
    all.push_back(
        {QStringLiteral("stale"), Text::tr("Wrong replies by kind"),
         Text::tr("A wrong reply that names what was right before is stale, what became right later is ahead, "
                  "a wrong option is a distractor; the rest is refused, empty, unreadable or other."),
         Text::tr("share = wrong replies of the kind ÷ wrong replies"), Text::tr("n = wrong replies"),
         Text::tr("This program's own reading of replies, by matching them with all right objects"), "stale", "shares",
         QStringLiteral("Stale or invented: what a wrong reply says")});
    all.push_back({QStringLiteral("compare"), Text::tr("Difference of two runs"),
                   Text::tr("The share correct of the first run minus that of the second, over the questions that both "
                            "were asked and that have a category in both."),
                   Text::tr("difference = (only first right − only second right) ÷ n"),
                   Text::tr("n = questions that both runs were asked"),
                   Text::tr("McNemar 1947, exact; Tango 1998; Holm 1979"), "compare", "",
                   QStringLiteral("Two runs on the same elements: McNemar's test")});
    all.push_back({QStringLiteral("elements"), Text::tr("What the runs know of one element"),
                   Text::tr("By year, the category of the replies of each run, above the right objects of that year."),
                   Text::tr("no formula: categories of stored replies"),
                   Text::tr("n = one element in one year under one template"), ofChroKnow(), "answers", "",
                   QStringLiteral("Categories of answers and of elements")});
    all.push_back({QStringLiteral("labels"), Text::tr("Share of a label"),
                   Text::tr("Of the annotated wrong answers that pass the filter, those that were given this label."),
                   Text::tr("share = cells with the label ÷ annotated cells"), Text::tr("n = annotated cells"),
                   Text::tr("The label set that is shown; Cohen 1960 and Krippendorff 2004 for agreement"), "", "",
                   QStringLiteral("Shares of labels"), "annotate stats"});
    all.push_back({QStringLiteral("traversalReport"), Text::tr("What ChroKnowPrompt changed"),
                   Text::tr("Of the elements that the run before knew in part, the questions that were wrong and are "
                            "right after being led through the neighbouring years: Chrono-Correct."),
                   Text::tr("share = Chrono-Correct ÷ questions that were wrong before"),
                   Text::tr("n = questions traversed"), Text::tr("ChroKnowledge, its section on ChroKnowPrompt"),
                   "traversal", "", QStringLiteral("What ChroKnowPrompt changed")});
}

/// The chips of the Inspector: how the questions behind a number came out. All of them stand in one row of the table
/// that the command line prints with --by model.
void addCells(std::vector<NumberEntry>& all) {
    const auto add = [&all](const char* key, const QString& title, const QString& definition, const char* column) {
        all.push_back({QStringLiteral("cells/") + QLatin1String(key), title, definition,
                       Text::tr("a count; the column “%1” of the printed table").arg(QLatin1String(column)),
                       Text::tr("n = elements × templates × years behind the number that was clicked on"), ofChroKnow(),
                       "heatmap", "", QStringLiteral("Categories of answers and of elements")});
    };
    add("all", Text::tr("Questions behind the number"),
        Text::tr("Every element in every year under every template that the number is made of, those without a "
                 "category among them."),
        "elements");
    add("correct", Text::tr("Correct"),
        Text::tr("Questions whose every greedy reply names a right object of that year."), "correct");
    add("partial_greedy", Text::tr("Partial (greedy)"),
        Text::tr("Questions of which some greedy replies are right, and others are not."), "partial_greedy");
    add("partial_sampled", Text::tr("Partial (sampled)"),
        Text::tr("Questions of which no greedy reply is right, but at least one that was sampled at a higher "
                 "temperature."),
        "partial_sampled");
    add("incorrect", Text::tr("Incorrect"), Text::tr("Questions of which no reply is right, greedy or sampled."),
        "incorrect");
    add("missing", Text::tr("Missing"),
        Text::tr("Questions without a category: not asked yet, or errors took the replies that would decide. They are "
                 "never counted as wrong."),
        "missing");
}

void addPairs(std::vector<NumberEntry>& all) {
    const auto add = [&all](const char* key, const QString& title, const QString& definition, const QString& formula) {
        all.push_back({QStringLiteral("pairs/") + QLatin1String(key), title, definition, formula,
                       Text::tr("n = questions that both runs were asked and that have a category in both"),
                       Text::tr("McNemar 1947: the questions that two runs differ on"), "compare", "",
                       QStringLiteral("Two runs on the same elements: McNemar's test")});
    };
    const auto column = [](const char* name) {
        return Text::tr("a count; the column “%1” of the printed table").arg(QLatin1String(name));
    };
    add("all", Text::tr("Questions that both runs were asked"),
        Text::tr("The pairs that the difference is made of: one question, judged in both runs."), column("pairs"));
    add("only_first", Text::tr("Only the first right"),
        Text::tr("Questions that are Correct in the first run and not in the second."), column("only_first"));
    add("only_second", Text::tr("Only the second right"),
        Text::tr("Questions that are Correct in the second run and not in the first."), column("only_second"));
    add("both", Text::tr("Both right"), Text::tr("Questions that are Correct in both runs."),
        Text::tr("both = first_correct − only_first, columns of the printed table"));
    add("neither", Text::tr("Neither right"), Text::tr("Questions that are Correct in neither run."),
        Text::tr("neither = pairs − first_correct − only_second, columns of the printed table"));
}

void addRobustness(std::vector<NumberEntry>& all) {
    const QString rate = QStringLiteral("Win rate W and robustness R");
    const QString reports = QStringLiteral("What the reports say");
    const auto add = [&](const char* view, const QString& title, const QString& definition, const QString& formula,
                         const QString& counted, const char* report, const char* table, const QString& help) {
        all.push_back({QStringLiteral("robustness/") + QLatin1String(view), title, definition, formula, counted,
                       ofRobustness(), report, table, help});
    };
    add("Overview", Text::tr("Win rate W, robustness R"),
        Text::tr("A test holds the score of the object at a date when it was right against one when it was not. W is "
                 "the share of tests won; R the share of facts that win all of theirs."),
        Text::tr("W = tests won ÷ tests; R = facts that win all ÷ facts"), Text::tr("n = facts with a test"),
        "robustness", "means", rate);
    add("Facts", Text::tr("W of one fact, and whether it is robust"),
        Text::tr("The tests of one fact that were won, of those that its dates of one precision make; it is robust (R "
                 "= 1) where all are won, else not (R = 0)."),
        Text::tr("W = tests won ÷ tests; R = 1 where W = 1, else 0"), Text::tr("n = tests of the fact"), "robustness",
        "facts", rate);
    add("Alpha", Text::tr("Log-probability by distance"),
        Text::tr("The mean log-probability of the object by how far the date asked is from the middle of the time in "
                 "which it was right, in lengths of that time."),
        Text::tr("α = (date − middle of validity) ÷ length of validity"), Text::tr("n = dates asked in the bin"),
        "alpha", "bars", reports);
    add("Lost", Text::tr("Lost tests by distance"),
        Text::tr("Of the tests that were lost, those whose wrong date is at least so many lengths of validity away."),
        Text::tr("share = lost tests with |α| ≥ k ÷ lost tests"), Text::tr("n = lost tests"), "robustness", "lost",
        reports);
    add("Transfer", Text::tr("Robust at both precisions"),
        Text::tr("Of the facts robust at one precision of the date, those robust at another too."),
        Text::tr("share = robust at both ÷ robust at the column's"), Text::tr("n = facts robust at the column's"),
        "transfer", "single", reports);
    add("Popularity", Text::tr("R by popularity"),
        Text::tr("Facts robust at every precision, by how often the articles of subject and object are visited."),
        Text::tr("visits of a fact = √(subject's × object's)"), Text::tr("n = facts in the bin"), "popularity", "bins",
        reports);
    add("Size", Text::tr("R by model size"),
        Text::tr("Robustness at every precision by the number of parameters, with a line for each family."),
        Text::tr("R = a + b × log₁₀ parameters"), Text::tr("n = facts of the run"), "size", "models", reports);
    add("Variance", Text::tr("Variance over precisions"),
        Text::tr("How much R of a fact changes with the precision of the date, with few-shots against without."),
        Text::tr("ratio = mean variance few-shot ÷ mean variance standard"), Text::tr("n = facts in both runs"),
        "variance", "", reports);
    add("Duel", Text::tr("Facts that one run wins"),
        Text::tr("Fact by fact, which of two runs has the higher W or R; equal values are ties."),
        Text::tr("share = facts won ÷ facts in both"), Text::tr("n = facts in both runs"), "robustness", "duel",
        reports);
    add("Compare", Text::tr("Difference of two runs"),
        Text::tr("W and R of one run minus those of another, over the facts that both were asked at as many dates."),
        Text::tr("difference = value of the run − value of the other"), Text::tr("n = facts in both runs"), "compare",
        "", reports);
    add("Across", Text::tr("Robust facts by category"),
        Text::tr("Facts by the ChroKnowledge category of their element, and how many are robust at every precision."),
        Text::tr("share = robust facts ÷ facts of the category"), Text::tr("n = facts with such an element"), "across",
        "categories", reports);
}

/// Adds entries of MINED's page.
auto minedEntries(std::vector<NumberEntry>& all) {
    return [&all](const char* view, const QString& title, const QString& definition, const QString& formula,
                  const QString& counted, const char* report, const QString& help) {
        all.push_back({QStringLiteral("mined/") + QLatin1String(view), title, definition, formula, counted, ofMined(),
                       report, "", help, ""});
    };
}

void addMined(std::vector<NumberEntry>& all) {
    const QString scores = QStringLiteral("Scores");
    const QString views = QStringLiteral("What the views say");
    const auto add = minedEntries(all);
    const QString mean = Text::tr("score = mean over items of the item's CEM (or F1), × 100");
    add("Tasks", Text::tr("Score of a task, or their average"),
        Text::tr(
            "CEM: the right answer is in the reply, cover exact match. F1: how far the words of both agree. An "
            "item's score is the mean over its questions, a task's the mean over its items. Avg is the mean over the "
            "tasks that the run asks, each counting the same."),
        Text::tr("score of a task = mean over its items of the item's CEM (or F1), × 100; Avg = mean of the tasks' "
                 "scores"),
        Text::tr("n = items of the task; of Avg, of all tasks"), "mined", scores);
    add("Types", Text::tr("Score by type of entity"), Text::tr("The same over the items of one type of entity."), mean,
        Text::tr("n = items of the type in the task"), "mined", views);
    add("Dimensions", Text::tr("Score of a dimension"), Text::tr("The mean of the tasks that belong to a dimension."),
        Text::tr("score = mean of the tasks' scores"), Text::tr("n = tasks of the dimension"), "mined", views);
    add("Named", Text::tr("Answers over time"),
        Text::tr("Of the answers about now, those that name somebody who held it in a year, for every year."),
        Text::tr("share = answers that name a holder of the year ÷ answers"), Text::tr("n = answers about now"),
        "named", views);
    add("Asked", Text::tr("Score by year asked"), Text::tr("How the questions of a year, or of five, are answered."),
        mean, Text::tr("n = items of these years"), "asked", views);
    add("Latest", Text::tr("Latest, outdated or irrelevant"),
        Text::tr("Over all replies to an item about now: Latest if any names the latest value, else Outdated if any "
                 "names another of its list, else Irrelevant."),
        Text::tr("share = items of the kind ÷ items"), Text::tr("n = items"), "latest", views);
    add("Context", Text::tr("With a context of another time"),
        Text::tr(
            "Whether an answer holds a right value, else the one that the context names, else another of the list, "
            "else none; beside it the same questions without their context."),
        Text::tr("share = answers of the kind ÷ answers"), Text::tr("n = answers"), "context", views);
    add("Agreement", Text::tr("The four ways of asking"),
        Text::tr("Each item is asked in four configurations; the score of each, over all items with a reply to it."),
        Text::tr("score = mean over items of that configuration's score, × 100"), Text::tr("n = items with a reply"),
        "agreement", views);
    add("Planted", Text::tr("Measured beside planted"),
        Text::tr("Of a calibration model: replies for which the right answer was planted, and replies that hold it."),
        Text::tr("share = such replies ÷ replies, × 100"), Text::tr("n = replies"), "calibration", views);
    add("Compare", Text::tr("Difference of two runs"),
        Text::tr("The score of one run minus that of another, over the items that have a score in both."),
        Text::tr("difference = score of the run − score of the other"), Text::tr("n = items in both runs"), "compare",
        views);
}

void addMinedItems(std::vector<NumberEntry>& all) {
    const QString scores = QStringLiteral("Scores");
    const QString views = QStringLiteral("What the views say");
    const auto add = minedEntries(all);
    const auto printedBy = [&all](const char* command) { all.back().command = command; };
    add("Items", Text::tr("Score of an item"),
        Text::tr("The mean over the four ways in which the item is asked; an empty answer counts 0."),
        Text::tr("score = mean of the configurations' CEM (or F1)"), Text::tr("n = replies to the item"), "items",
        scores);
    add("AllItems", Text::tr("Items of the workspace"), Text::tr("The questions as they came; no run has asked them."),
        Text::tr("no formula: questions listed"), Text::tr("n = items"), "", scores);
    add("Audit", Text::tr("Faults of items"), Text::tr("What is wrong with the items as they came, counted by kind."),
        Text::tr("no formula: faults counted"), Text::tr("n = items"), "", views);
    printedBy("audit");
    add("Editing", Text::tr("After editing"),
        Text::tr("What a model answers once it is told the right answers behind demonstrations."),
        Text::tr("score of a task = mean over its items of the item's CEM, × 100; average = mean of the tasks' "
                 "scores"),
        Text::tr("n = items of the task; of the average, of all tasks"), "editing", views);
    add("Rating", Text::tr("Ratings of people"), Text::tr("What people gave items, from 0 to 10."),
        Text::tr("mean of the ratings"), Text::tr("n = ratings"), "", views);
    printedBy("rate stats");
}

/// Lists, grids, strips and chips that are on no page of figures.
void addLists(std::vector<NumberEntry>& all) {
    const auto add = [&all](const char* key, const QString& title, const QString& definition, const QString& formula,
                            const QString& counted, const QString& source, const QString& help, const char* command) {
        all.push_back({QLatin1String(key), title, definition, formula, counted, source, "", "", help, command});
    };
    const QString stored = Text::tr("This workspace: what is stored of it");
    add("runs", Text::tr("How far a run is, and what it cost"),
        Text::tr("Counted from the replies that are stored; a request that got none is an error, never a wrong "
                 "answer."),
        Text::tr("replies = stored ÷ all that the run asks; cost = tokens × price of the model"),
        Text::tr("n = requests of the run"), stored, QStringLiteral("While a run goes"), "runs");
    add("benchmark", Text::tr("What an element has"),
        Text::tr("One fact that is asked about: in how many years of the slice, and with how many wrong options."),
        Text::tr("no formula: years and options counted"), Text::tr("n = one element"), stored,
        QStringLiteral("Importing, and facts of your own"), "exchange export --layout table --dir facts");
    add("ask", Text::tr("An answer asked for now"),
        Text::tr("What a model replies to one question of one year. It is right where it names what is right that "
                 "year; without a right answer it has no mark. Nothing is stored."),
        Text::tr("right where the likeness to a right object reaches the judge's bound, of 100"),
        Text::tr("n = one reply, at temperature 0"), Text::tr("ChroKnowledge, the paper's section on categories"),
        QStringLiteral("Categories of answers and of elements"), "");
    add("traversal/years", Text::tr("Category of a year"),
        Text::tr("What the run before said of the element in that year. A ring: a traversal made it right, and was "
                 "accepted."),
        Text::tr("no formula: the category of stored replies"), Text::tr("n = one element in one year"), ofChroKnow(),
        QStringLiteral("Stepping by hand"), "");
    add("traversal/step", Text::tr("What a step of the traversal took"),
        Text::tr("Tokens as the server counted them, and the time from the request to the end of its reply."),
        Text::tr("no formula: as measured"), Text::tr("n = one request"),
        Text::tr("The server, and this computer's clock"), QStringLiteral("Stepping by hand"), "");
    add("filter", Text::tr("What the numbers are narrowed to"),
        Text::tr("The numbers of the page are counted over what passes every part of the filter alone."),
        Text::tr("no formula: what does not pass is left out"), Text::tr("n = as the page below says"),
        Text::tr("The filter above the page"), QStringLiteral("Reading results"), "");
    add("dates", Text::tr("A date that the fact is asked at"),
        Text::tr("Whether the fact is right at the date, and how far that is from the middle of the time in which it "
                 "was right, in lengths of that time."),
        Text::tr("α = (date − middle of validity) ÷ length of validity"), Text::tr("n = one date of one fact"),
        ofRobustness(), QStringLiteral("Dates: Correct, Incorrect, Transitional"), "dates");
}
} // namespace

std::vector<NumberEntry> numberBook() {
    std::vector<NumberEntry> all;
    addChroKnow(all);
    addCells(all);
    addPairs(all);
    addRobustness(all);
    addMined(all);
    addMinedItems(all);
    addLists(all);
    return all;
}

const NumberEntry* findNumber(const std::vector<NumberEntry>& book, const QString& key) {
    for (const NumberEntry& entry : book)
        if (entry.key == key) return &entry;
    return nullptr;
}

QString shellWord(const QString& text) {
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_@%+=:,./-]+$"));
    if (plain.match(text).hasMatch()) return text;
    return QLatin1Char('\'') + QString(text).replace(QLatin1Char('\''), QLatin1String("'\\''")) + QLatin1Char('\'');
}

QString reportCommand(const NumberEntry& entry, const QString& workspace, const QStringList& options) {
    const QString command = *entry.command ? QString::fromLatin1(entry.command) : QStringLiteral("report");
    const bool isReport = !*entry.command;
    if ((isReport && !*entry.view) || workspace.isEmpty()) return {};
    QStringList words{QStringLiteral("chronoscope")};
    words << command.split(QLatin1Char(' ')) << QStringLiteral("-w") << workspace;
    if (isReport) words << QStringLiteral("--view") << QLatin1String(entry.view);
    // One that the page itself chooses stands among the options.
    if (*entry.table && !options.contains(QStringLiteral("--table")))
        words << QStringLiteral("--table") << QLatin1String(entry.table);
    words << options;
    for (QString& word : words)
        word = shellWord(word);
    return words.join(QLatin1Char(' '));
}

} // namespace chronoscope::ui
