// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/RobustnessControls.h"

#include "ui/views/ElidedBox.h"

#include <QCheckBox>
#include <QSignalBlocker>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kMostNameWidth = 340;

/// What a view's second run is kept under.
QString otherKey(StressView view) { return QStringLiteral("other/") + viewKey(view); }

void select(QComboBox* box, qint64 run) {
    box->setCurrentIndex(std::max(0, box->findData(QVariant::fromValue<qint64>(run))));
}
} // namespace

RobustnessControls::RobustnessControls(QWidget* page) : QObject(page) {
    makeViews(page);
    makeOthers(page);
    showOnly();
}

ElidedBox* RobustnessControls::makeBox(QWidget* page, const char* name, const QString& tip) {
    auto* box = new ElidedBox(page);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(tip);
    box->setAccessibleName(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(box, &QComboBox::activated, this, [this, box] { follow(box); });
    m_widgets.push_back(box);
    return box;
}

void RobustnessControls::makeViews(QWidget* page) {
    m_view = makeBox(page, "robustView", tr("What is shown"));
    m_view->setPrefix(tr("View: "));
    m_view->setMaxVisibleItems(static_cast<int>(kStressViews.size()));
    for (const StressView view : kStressViews) {
        m_view->addItem(viewName(view), static_cast<int>(view));
        m_view->setItemData(m_view->count() - 1, viewDefinition(view), Qt::ToolTipRole);
    }
}

void RobustnessControls::makeOthers(QWidget* page) {
    m_measure =
        makeBox(page, "robustMeasure", tr("What is shown: W, the share of tests won, or R, facts that win all"));
    m_measure->addItem(tr("Win rate W"));
    m_measure->addItem(tr("Robustness R"));
    m_global = makeBox(page, "robustGlobal", globalTip());
    m_global->addItem(globalText(false));
    m_global->addItem(globalText(true));
    m_runs = makeBox(page, "robustRun", tr("Which run is shown"));
    m_other = makeBox(page, "robustOther", tr("Which run it is compared with"));
    m_precision = makeBox(page, "robustPrecision", precisionTip());
    m_levels = levelsOf({});
    m_form = makeBox(page, "robustForm", {});
    for (ElidedBox* box : {m_runs, m_other})
        box->setMaximumWidth(kMostNameWidth);
    m_published = new QCheckBox(tr("&Published"), page);
    m_published->setObjectName(QStringLiteral("robustPublished"));
    m_published->setToolTip(tr("Show numbers of the paper below one's own, with what they are of"));
    connect(m_published, &QCheckBox::clicked, this, [this] { follow(nullptr); });
    m_widgets.push_back(m_published);
}

/// A choice of the user, in that box or in none.
void RobustnessControls::follow(const ElidedBox* box) {
    if (box && box == m_runs) m_run = m_runs->currentData().toLongLong();
    if (box && box == m_other) m_others[view()] = m_other->currentData().toLongLong();
    if (box && box == m_precision) {
        if (controlsOf(view()).all) m_isAll = level() == robustness::Level::Global;
        if (level() != robustness::Level::Global) m_chosen = static_cast<robustness::Precision>(level());
    }
    if (box && box == m_form) m_forms[view()] = m_form->currentIndex();
    showOnly();
    emit changed();
}

StressView RobustnessControls::view() const { return static_cast<StressView>(m_view->currentData().toInt()); }

void RobustnessControls::setView(StressView view) {
    m_view->setCurrentIndex(m_view->findData(static_cast<int>(view)));
    showOnly();
}

void RobustnessControls::setRun(qint64 run) {
    m_run = run;
    select(m_runs, run);
    fillOthers();
}

qint64 RobustnessControls::other() const { return m_other->currentData().toLongLong(); }

RobustMeasure RobustnessControls::measure() const { return static_cast<RobustMeasure>(m_measure->currentIndex()); }

bool RobustnessControls::isPooled() const { return m_global->currentIndex() == 1; }

bool RobustnessControls::withPublished() const { return controlsOf(view()).published && m_published->isChecked(); }

robustness::Precision RobustnessControls::precision() const {
    const robustness::Level one = level();
    if (one != robustness::Level::Global) return static_cast<robustness::Precision>(one);
    return static_cast<robustness::Precision>(m_precision->itemData(0).toInt());
}

robustness::Level RobustnessControls::level() const {
    return static_cast<robustness::Level>(m_precision->currentData().toInt());
}

void RobustnessControls::setPrecision(robustness::Precision precision) {
    m_chosen = precision;
    fillPrecisions();
}

/// Those that the filter takes; all single ones where it takes none of them, for a strip or a curve is of one.
void RobustnessControls::fillPrecisions() {
    m_precision->clear();
    const auto add = [this](robustness::Level level, const QString& name) {
        m_precision->addItem(name, static_cast<int>(level));
    };
    for (const robustness::Level level : m_levels)
        if (level != robustness::Level::Global) add(level, levelName(level));
    const bool takesAll = std::find(m_levels.begin(), m_levels.end(), robustness::Level::Global) != m_levels.end();
    if (controlsOf(view()).all && takesAll) add(robustness::Level::Global, levelName(robustness::Level::Global));
    if (m_precision->count() == 0)
        for (int i = 0; i < robustness::kPrecisions; ++i)
            add(static_cast<robustness::Level>(i), levelName(static_cast<robustness::Level>(i)));
    const int wanted =
        m_precision->findData(m_isAll ? static_cast<int>(robustness::Level::Global) : static_cast<int>(m_chosen));
    m_precision->setCurrentIndex(wanted >= 0 ? wanted : std::max(0, m_precision->findData(static_cast<int>(m_chosen))));
}

int RobustnessControls::form() const { return std::max(0, m_form->currentIndex()); }

void RobustnessControls::setForms(const QStringList& names) {
    if (m_acrossForms == names) return;
    m_acrossForms = names;
    fillForms();
}

void RobustnessControls::showOnly() {
    const ViewControls has = controlsOf(view());
    const bool isWinRate = measure() == RobustMeasure::WinRate;
    m_measure->setVisible(has.measure);
    m_global->setVisible(view() == StressView::Facts || (has.measure && isWinRate));
    m_runs->setVisible(has.run && m_runs->count() > 0);
    m_runs->setPrefix(runPrefix(view()));
    m_other->setVisible(has.other);
    m_other->setPrefix(otherPrefix(view()));
    m_precision->setVisible(has.precision);
    m_form->setVisible(has.form);
    m_published->setVisible(has.published);
    fillPrecisions();
    fillOthers();
    fillForms();
}

void RobustnessControls::fillForms() {
    QStringList names;
    QString tip;
    switch (view()) {
    case StressView::Alpha:
        names = QStringList{tr("Points"), tr("Bars")};
        tip = tr("Points at equal distances, or bars of wider bins");
        break;
    case StressView::Transfer:
        names = QStringList{tr("Single precisions"), tr("Combinations")};
        tip = tr("Single precisions, or also facts that are robust at two or three of them");
        break;
    case StressView::Popularity:
        names = QStringList{tr("Table: bins"), tr("Table: curves")};
        tip = tr("What the table and the exported numbers are: the points, or the curves through the facts");
        break;
    case StressView::Size:
        names = QStringList{tr("Table: models"), tr("Table: lines")};
        tip = tr("What the table and the exported numbers are: the models, or the line of each family");
        break;
    case StressView::Across:
        names = m_acrossForms;
        tip = tr("Which template's answers the category of an element is of");
        break;
    default: break;
    }
    m_form->clear();
    m_form->addItems(names);
    m_form->setToolTip(tip);
    m_form->setAccessibleName(tip);
    m_form->setCurrentIndex(names.isEmpty() ? -1 : std::min(m_forms[view()], static_cast<int>(names.size()) - 1));
    if (view() == StressView::Across) m_form->setVisible(names.size() > 1);
}

void RobustnessControls::fillOthers() {
    m_other->clear();
    if (view() == StressView::Across) {
        for (const auto& [run, name] : m_elements)
            m_other->addItem(name, QVariant::fromValue<qint64>(run));
    } else {
        if (m_names.size() > 2) m_other->addItem(tr("every other run"), QVariant::fromValue<qint64>(0));
        for (const auto& [run, name] : m_names)
            if (run != m_runs->currentData().toLongLong()) m_other->addItem(name, QVariant::fromValue<qint64>(run));
    }
    const auto chosen = m_others.find(view());
    // The newest run of elements, and every other one of the study's own.
    const int usual = view() == StressView::Across ? m_other->count() - 1 : 0;
    const int before = chosen == m_others.end() ? -1 : m_other->findData(QVariant::fromValue<qint64>(chosen->second));
    m_other->setCurrentIndex(before >= 0 ? before : usual);
    m_other->setVisible(controlsOf(view()).other && m_other->count() > 0);
}

/// Each view has a second run of its own, of which a pair is made; while nothing is read yet, what was wanted stands.
StudyFilter::Look RobustnessControls::look() const {
    const qint64 run = m_runs->count() > 0 ? m_runs->currentData().toLongLong() : m_run;
    StudyFilter::Look look = {{QStringLiteral("view"), viewKey(view())},
                              {QStringLiteral("run"), QString::number(run)},
                              {QStringLiteral("published"), QString::number(m_published->isChecked() ? 1 : 0)},
                              {QStringLiteral("measure"), QString::number(m_measure->currentIndex())},
                              {QStringLiteral("global"), QString::number(m_global->currentIndex())},
                              {QStringLiteral("precision"), QString::number(static_cast<int>(m_chosen))},
                              {QStringLiteral("all"), QString::number(m_isAll ? 1 : 0)},
                              {QStringLiteral("form"), QString::number(form())}};
    for (const auto& [view, other] : m_others)
        look.insert(otherKey(view), QString::number(other));
    if (m_other->count() > 0) look.insert(otherKey(view()), QString::number(other()));
    return look;
}

void RobustnessControls::takeLook(const StudyFilter::Look& look) {
    const auto number = [&](const char* name) { return look.value(QLatin1String(name)).toLongLong(); };
    const auto place = [&](const char* name, int count) {
        return static_cast<int>(std::clamp<qint64>(number(name), 0, count - 1));
    };
    for (const StressView view : kStressViews)
        if (viewKey(view) == look.value(QStringLiteral("view"))) m_view->setCurrentIndex(static_cast<int>(view));
    m_measure->setCurrentIndex(place("measure", m_measure->count()));
    m_global->setCurrentIndex(place("global", m_global->count()));
    m_chosen = static_cast<robustness::Precision>(place("precision", robustness::kPrecisions));
    m_isAll = number("all") == 1;
    m_forms[view()] = place("form", 2);
    if (look.contains(QStringLiteral("published"))) m_published->setChecked(number("published") == 1);
    if (look.contains(QStringLiteral("other"))) m_others[view()] = number("other"); // as views were saved before
    for (const StressView view : kStressViews)
        if (look.contains(otherKey(view))) m_others[view] = look.value(otherKey(view)).toLongLong();
    setRun(number("run"));
    showOnly();
}

void RobustnessControls::fill(const RobustRuns& numbers, const std::vector<store::RunRecord>& elements) {
    m_levels = levelsOf(numbers.filter);
    fillPrecisions();
    m_names.clear();
    m_elements.clear();
    for (const robustness::StressResults& run : numbers.runs)
        m_names.emplace_back(run.run.id, QString::fromStdString(run.run.name));
    for (const store::RunRecord& run : elements)
        m_elements.emplace_back(run.id, QString::fromStdString(run.name));
    m_runs->clear();
    for (const auto& [run, name] : m_names)
        m_runs->addItem(name, QVariant::fromValue<qint64>(run));
    const int chosen = m_runs->findData(QVariant::fromValue<qint64>(m_run));
    m_runs->setCurrentIndex(chosen >= 0 ? chosen : m_runs->count() - 1);
    m_runs->setVisible(controlsOf(view()).run && m_runs->count() > 0);
    fillOthers();
}

} // namespace chronoscope::ui
