// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/actions/ActionTable.h"

#include "ui/studies/Pages.h"
#include "ui/views/Text.h"

namespace chronoscope::ui {

namespace {
class Rows {
public:
    Rows& on(const char* page) {
        m_page = QLatin1String(page);
        return *this;
    }
    Rows& row(const char* object, const QString& title, bool isTyped = true) {
        all.push_back({m_page, QLatin1String(object), title, isTyped});
        return *this;
    }
    /// The pages of studies on the rail, which has them everywhere.
    Rows& rails(const std::vector<StudyActions>& studies) {
        for (const StudyActions& study : studies)
            all.push_back({m_page, study.page + QLatin1String("Rail"), study.rail, false});
        return *this;
    }
    std::vector<ActionRow> all;

private:
    QString m_page;
};

/// The palette has menus and pages of its own accord: see PaletteEntries.
void addWindow(Rows& rows) {
    constexpr bool kKeysAlone = false;
    rows.on("")
        .row("workspaceMenu", Text::tr("Workspace menu"), kKeysAlone)
        .row("newWorkspaceAction", Text::tr("New workspace"), kKeysAlone)
        .row("openWorkspaceAction", Text::tr("Open workspace"), kKeysAlone)
        .row("reportAction", Text::tr("Report"), kKeysAlone)
        .row("newRunShortcut", Text::tr("New run"))
        .row("paletteAction", Text::tr("Go to or do"), kKeysAlone)
        .row("inspectorAction", Text::tr("Show or hide the Inspector"), kKeysAlone)
        .row("settingsAction", Text::tr("Settings"), kKeysAlone)
        .row("helpAction", Text::tr("Help on this page"), kKeysAlone)
        .row("keysAction", Text::tr("Keyboard shortcuts"), kKeysAlone)
        .row("quitAction", Text::tr("Quit"), kKeysAlone)
        .row("askRail", Text::tr("Page Ask"), kKeysAlone)
        .row("benchmarkRail", Text::tr("Page Benchmark"), kKeysAlone)
        .row("runsRail", Text::tr("Page Runs"), kKeysAlone)
        .row("heatmapRail", Text::tr("Page Heat map"), kKeysAlone)
        .row("answersRail", Text::tr("Page Answers"), kKeysAlone)
        .row("profileRail", Text::tr("Page Profile"), kKeysAlone)
        .row("categoriesRail", Text::tr("Page Categories"), kKeysAlone)
        .row("staleRail", Text::tr("Page Stale"), kKeysAlone)
        .row("compareRail", Text::tr("Page Compare"), kKeysAlone)
        .row("elementsRail", Text::tr("Page Elements"), kKeysAlone)
        .rails(studyActions())
        .row("annotateRail", Text::tr("Page Annotate"), kKeysAlone)
        .row("backendsRail", Text::tr("Page Backends"), kKeysAlone)
        .row("nextRegionShortcut", Text::tr("On to the next part of the window"), kKeysAlone)
        .row("regionBeforeShortcut", Text::tr("Back to the part of the window before"), kKeysAlone)
        .row("filterBackShortcut", Text::tr("The filter before"))
        .row("filterForwardShortcut", Text::tr("The filter after"))
        .row("findShortcut", Text::tr("Search what the page lists"))
        .row("runsButton", Text::tr("Choose the runs that are shown"))
        .row("viewsButton", Text::tr("Saved views: save or open one"))
        .row("tableSwitch", Text::tr("Figure or table"))
        .row("exportButton", Text::tr("Export figure or numbers"))
        .row("annotateTheseAction", Text::tr("Annotate the wrong answers that pass the filter"))
        .row("labelSharesAction", Text::tr("Share of each label in what passes the filter"));
}

void addPages(Rows& rows) {
    constexpr bool kKeysAlone = false;
    rows.on("ask")
        .row("askButton", Text::tr("Ask every model every year"))
        .row("askAgain", Text::tr("Ask the chosen answer again, with its prompt as it stands"), kKeysAlone)
        .row("askRun", Text::tr("Make a run of the question"));
    rows.on("benchmark")
        .row("importFilesAction", Text::tr("Import benchmark files"))
        .row("importFolderAction", Text::tr("Import a folder"))
        .row("pasteFactsAction", Text::tr("Paste a table: evaluate my own facts"))
        .row("buildAction", Text::tr("Build a benchmark from its source"))
        .row("extendAction", Text::tr("Extend the benchmark to newer years"))
        .row("distractAction", Text::tr("Make wrong options for elements that lack them"))
        .row("newRunOnSliceButton", Text::tr("New run on the slice that is chosen"))
        .row("checkAllAction", Text::tr("Choose the whole benchmark as the slice"))
        .row("editElementAction", Text::tr("Edit the chosen element"), kKeysAlone);
    rows.on("answers").row("editAnswerElement", Text::tr("Edit the chosen element"), kKeysAlone);
    rows.on("runs")
        .row("toggleRunAction", Text::tr("Pause or resume the selected run"), kKeysAlone)
        .row("deleteRunAction", Text::tr("Delete the selected run, where it does not go"), kKeysAlone)
        .row("likeRunAction", Text::tr("A new run like the selected one"), kKeysAlone)
        .row("otherModelAction", Text::tr("The same questions of other models"), kKeysAlone)
        .row("repeatRunAction", Text::tr("Watch: ask the same again now, never from the cache"), kKeysAlone)
        .row("compareRunAction", Text::tr("Compare with the run it repeats"), kKeysAlone);
    rows.on("categories").row("narrowButton", Text::tr("Narrow the filter to the chosen bar"));
    rows.on("stale").row("rescoreButton", Text::tr("Score replies again under other rules"));
    for (const StudyActions& study : studyActions())
        rows.all.insert(rows.all.end(), study.rows.begin(), study.rows.end());
    rows.on("annotate")
        .row("newQueueButton", Text::tr("New queue of items to annotate"))
        .row("labelSetsAction", Text::tr("Label sets: look at, make or edit them"))
        .row("exportAnnotations", Text::tr("Export annotations"))
        .row("findInQueue", Text::tr("Find items of the queue"), kKeysAlone)
        .row("makeScoringButton", Text::tr("Make a scoring of the answers accepted as right"));
    rows.on("backends")
        .row("addBackendButton", Text::tr("Add a model server"))
        .row("findServersButton", Text::tr("Find model servers on this computer"))
        .row("openModelButton", Text::tr("Open a model file (GGUF)"))
        .row("testBackendButton", Text::tr("Test the chosen backend"))
        .row("setKeyButton", Text::tr("Set the API key of the chosen backend"))
        .row("pricesSwitch", Text::tr("Prices of models"));
}
} // namespace

std::vector<ActionRow> actionTable() {
    Rows rows;
    addWindow(rows);
    addPages(rows);
    return rows.all;
}

QString actionSection(const QString& page) {
    if (page.isEmpty()) return Text::tr("Everywhere");
    const std::pair<const char*, QString> names[] = {
        {"ask", Text::tr("Ask")},           {"benchmark", Text::tr("Benchmark")},   {"answers", Text::tr("Answers")},
        {"runs", Text::tr("Runs")},         {"categories", Text::tr("Categories")}, {"stale", Text::tr("Stale")},
        {"annotate", Text::tr("Annotate")}, {"backends", Text::tr("Backends")}};
    for (const auto& [name, words] : names)
        if (page == QLatin1String(name)) return words;
    for (const StudyActions& study : studyActions())
        if (page == study.page) return study.section;
    return page;
}

} // namespace chronoscope::ui
