// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/StudyResultPage.h"

#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"
#include "ui/pages/ImportPanel.h"
#include "ui/views/CoreWords.h"
#include "ui/views/TableColumns.h"
#include "ui/views/ToQt.h"

#include <QHideEvent>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace chronoscope::ui {

namespace {
constexpr int kLeastLetters = 14; ///< of a name in the table
constexpr int kAgainMs = 1000;    ///< between two readings of a run that is going on

/// As the command line calls it.
QString typedValue(const std::string& key, const std::string& value) {
    if (key != study::kLabelFacet) return toQt(value);
    if (value.empty()) return QStringLiteral("unlabelled");
    if (value == annotation::kDisputedLabel) return QStringLiteral("disputed");
    return value == annotation::kAnyLabel ? QStringLiteral("labelled") : toQt(value);
}
} // namespace

StudyResultPage::StudyResultPage(const StudyParts& parts, Words words, const char* name, std::string_view study,
                                 QWidget* parent)
    : FigurePage(parts.session, parts.dialogs, words.title, name, parent), m_parts(parts),
      m_import(new ImportPanel(this)), m_importButton(new QPushButton(words.import, this)),
      m_newRun(new QPushButton(tr("&New run…"), this)), m_words(std::move(words)),
      m_filter(new StudyFilter(parts.session, std::string(study), m_words.subjectTip, this)), m_long(parts.session) {
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_import);
    m_import->keepResult();
    // Names of runs, models and relations stand before the first number: they give way where there is little room.
    table()->findChild<TableColumns*>()->squeeze(kLeastLetters);
    makeTools();
    listen();
}

void StudyResultPage::makeTools() {
    m_importButton->setObjectName(QLatin1String(m_words.importName));
    m_importButton->setToolTip(m_words.importTip);
    m_newRun->setObjectName(QLatin1String(m_words.newRunName));
    m_newRun->setProperty("primary", true);
    connect(m_newRun, &QPushButton::clicked, this, &StudyResultPage::requestRun);
    addTool(m_importButton);
    addTool(m_newRun);
}

void StudyResultPage::listen() {
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMs);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (m_reading || m_long.isReading())
            m_again.start(); // a newer reading would drop the one that goes on, again and again
        else
            recompute();
    });
    connect(&m_session, &Session::workspaceChanged, this, [this] {
        m_reading = false;
        m_import->reset();
        forget();
        recompute();
    });
    connect(&m_session, &Session::runsChanged, this, [this] { recompute(); });
    connect(&m_session, &Session::benchmarkChanged, this, [this] {
        if (!m_session.isImporting()) m_import->endProgress();
        itemsChanged();
        recompute();
    });
    connect(&m_session, &Session::importProgressed, m_import, &ImportPanel::showProgress);
    connect(m_import, &ImportPanel::cancelRequested, &m_session, &Session::cancelImport);
    connect(&m_session, &Session::repliesStored, this, [this] {
        if (isVisible() && !m_again.isActive()) m_again.start();
    });
    connect(m_filter, &StudyFilter::narrowed, this, [this] { recompute(); });
    connect(m_filter, &StudyFilter::changed, this, [this] {
        if (!m_filter->leadsToLook() || m_filter->canGoForward()) withdrawHint();
    });
    connect(&m_session, &Session::notice, this, [this](const QString& text) {
        if (text != m_hint) m_hint.clear(); // another stands there now
    });
    // Labels are read from the workspace: what was said just now has to be in it.
    connect(&m_parts.annotations, &AnnotationHub::tried, this, [this] {
        if (!study::valuesOf(m_filter->narrowing(), study::kLabelFacet).empty()) recompute();
    });
}

bool StudyResultPage::canChange() const { return m_session.isOpen() && !m_session.isReadOnly(); }

/// What came of an import is told until one goes on to something else.
void StudyResultPage::hideEvent(QHideEvent* event) {
    FigurePage::hideEvent(event);
    if (event->spontaneous()) return;
    if (!m_session.isImporting()) m_import->reset();
    withdrawHint();
}

void StudyResultPage::refresh() {
    m_importButton->setEnabled(canChange());
    if (m_session.isOpen()) read();
    followItems();
    if (m_session.isOpen()) return;
    presentNothing(tr("No workspace is open"), tr("Open or make one from the menu at the upper left."),
                   tr("Show the ways in"), m_parts.showWaysIn);
}

void StudyResultPage::followItems() {
    const bool has = hasItems() || m_reading; // while that is read, the dialog tells what there is
    m_newRun->setEnabled(canChange() && has);
    m_newRun->setToolTip(has || !canChange() ? m_words.newRunTip : m_words.nothingToAsk);
    enableTools(canChange());
}

void StudyResultPage::presentUnread(const Error& error) {
    presentNothing(tr("The runs cannot be read"), coreWords(error.text()), tr("Try again"), [this] { recompute(); });
}

void StudyResultPage::presentToBegin(const QString& text, const QString& hint, const QString& button,
                                     std::function<void()> action) {
    presentNothing(text, hint, canChange() ? button : QString(), std::move(action));
}

void StudyResultPage::presentNothingPasses() {
    presentNothing(tr("Nothing passes the filter"),
                   tr("No run asks what it is narrowed to: %1.").arg(m_filter->describe()), tr("Clear the filter"),
                   [this] { m_filter->clear(); });
}

void StudyResultPage::leaveView() {
    m_filter->leaveLook();
    m_hint = tr("Alt+Left goes back to: %1").arg(shownName());
    emit m_session.notice(m_hint);
}

void StudyResultPage::withdrawHint() {
    if (!m_hint.isEmpty()) emit m_session.notice({});
}

StudyFilter::Facet StudyResultPage::runFacet(const store::RunKind& kind) const {
    StudyFilter::Facet facet{study::kRunFacet, tr("R&uns"), tr("runs"), {}};
    for (const store::RunRecord& run : m_session.studyRuns())
        if (run.is(kind)) facet.values.push_back({std::to_string(run.id), toQt(run.name), toQt(run.model)});
    std::sort(facet.values.begin(), facet.values.end(),
              [](const auto& a, const auto& b) { return std::stoll(a.key) < std::stoll(b.key); });
    return facet;
}

StudyFilter::Facet StudyResultPage::modelFacet(const store::RunKind& kind) const {
    std::map<std::string, int> runs;
    for (const store::RunRecord& run : m_session.studyRuns())
        if (run.is(kind)) ++runs[run.model];
    StudyFilter::Facet facet{study::kModelFacet, tr("&Model"), tr("model"), {}};
    for (const auto& [model, count] : runs)
        facet.values.push_back({model, toQt(model), tr("runs: %1").arg(count)});
    return facet;
}

StudyFilter::Facet StudyResultPage::labelFacet() const {
    StudyFilter::Facet facet{study::kLabelFacet,
                             tr("&Labels"),
                             tr("labels"),
                             {{std::string(), tr("not annotated")},
                              {annotation::kAnyLabel, tr("any label")},
                              {annotation::kDisputedLabel, tr("annotators disagree")}}};
    std::map<std::string, int> sets;
    for (const annotation::LabelSet& set : m_parts.annotations.labelSets())
        for (const annotation::Label& label : set.labels)
            ++sets[label.key];
    for (const annotation::LabelSet& set : m_parts.annotations.labelSets())
        for (const annotation::Label& label : set.labels)
            if (sets[label.key] == 1)
                facet.values.push_back({label.key, toQt(label.name)});
            else
                facet.values.push_back(
                    {set.name + "/" + label.key, tr("%1 (%2)").arg(toQt(label.name), toQt(set.name))});
    return facet;
}

QStringList StudyResultPage::commandOptions() const { return optionsOf(m_filter->narrowing()); }

void StudyResultPage::offer(QMenu& menu, const QWidget&) {
    const auto& chosen = m_session.selection().study;
    if (!chosen || chosen->study != m_filter->study()) return;
    QAction* action = menu.addAction(tr("What it is made &of"), this, [this] { m_parts.inspect(); });
    action->setObjectName(QStringLiteral("inspectThis"));
    action->setToolTip(tr("Opens the Inspector (Ctrl+J), which lists it"));
    if (chosen->item != 0) {
        auto* annotate = menu.addAction(tr("&Annotate…"), this, [this] {
            m_parts.inspect();
            if (auto* labels = window()->findChild<QToolButton*>(QStringLiteral("unitLabelFold"))) {
                labels->setChecked(true);
                labels->setFocus();
            }
        });
        annotate->setObjectName(QStringLiteral("annotateThis"));
        annotate->setToolTip(tr("Opens the labels of this one in the Inspector"));
    }
    offerSelection(menu, *chosen);
}

void StudyResultPage::offerSelection(QMenu& menu, const StudySelection& of, const std::function<void()>& seen) {
    study::Narrowing its = of.number;
    if (of.run != 0) its[study::kRunFacet] = {std::to_string(of.run)};
    std::erase_if(its, [this](const auto& part) { return !m_filter->canTake(part.first, part.second); });
    study::Narrowing only = m_filter->narrowing();
    for (const auto& [key, values] : its)
        only[key] = values;
    if (study::tidy(only) != study::tidy(m_filter->narrowing())) {
        QAction* action = menu.addAction(of.measure.empty() ? tr("&Only this run") : tr("O&nly what it is made of"),
                                         this, [this, only, seen] {
                                             m_filter->set(only);
                                             if (seen) seen();
                                         });
        action->setObjectName(QStringLiteral("onlyThis"));
        action->setToolTip(
            tr("Narrows the filter of this page to: %1; Alt+Left goes back").arg(m_filter->describe(only)));
    }
    offerLeavingOut(menu, its, seen);
    if (its.contains(study::kRunFacet)) offerComparing(menu, of.run, seen);
}

/// The filter says what passes: all the others then.
void StudyResultPage::offerLeavingOut(QMenu& menu, const study::Narrowing& its, const std::function<void()>& seen) {
    auto* leave = new QMenu(tr("&Leave out"), &menu);
    leave->setObjectName(QStringLiteral("leaveOut"));
    for (const auto& [key, values] : its) {
        if (values.size() != 1) continue;
        const auto others = m_filter->others(key, values.front());
        if (others.empty()) continue; // nothing would be left
        const QString text = m_filter->describe({{key, values}}).replace(QLatin1Char('&'), QLatin1String("&&"));
        leave->addAction(text, this, [this, key = key, others, seen] {
            study::Narrowing narrowing = m_filter->narrowing();
            narrowing[key] = others;
            m_filter->set(std::move(narrowing));
            if (seen) seen();
        });
    }
    if (leave->isEmpty())
        delete leave;
    else
        menu.addMenu(leave);
}

void StudyResultPage::offerComparing(QMenu& menu, qint64 run, const std::function<void()>& seen) {
    auto* others = new QMenu(tr("&Compare with"), &menu);
    others->setObjectName(QStringLiteral("compareWith"));
    for (const StudyFilter::Value& one : m_filter->choices(study::kRunFacet)) {
        const qint64 other = toQt(one.key).toLongLong();
        if (other == run) continue;
        others->addAction(QString(one.words).replace(QLatin1Char('&'), QLatin1String("&&")), this,
                          [this, run, other, seen] {
                              compareTheseRuns(run, other);
                              if (seen) seen();
                          });
    }
    if (others->isEmpty())
        delete others;
    else
        menu.addMenu(others);
}

/// The filter gives way where it would hide one of them.
void StudyResultPage::compareTheseRuns(qint64 first, qint64 second) {
    study::Narrowing narrowing = study::without(m_filter->narrowing(), study::kModelFacet);
    const bool hasBoth = study::takes(narrowing, study::kRunFacet, std::to_string(first)) &&
                         study::takes(narrowing, study::kRunFacet, std::to_string(second));
    m_filter->set(hasBoth ? narrowing : study::without(narrowing, study::kRunFacet));
    compareRuns(first, second);
}

QStringList StudyResultPage::optionsOf(const study::Narrowing& narrowing) {
    QStringList options;
    for (const auto& [key, values] : narrowing)
        for (const std::string& value : values)
            options << QStringLiteral("--") + toQt(key) << typedValue(key, value);
    return options;
}

} // namespace chronoscope::ui
