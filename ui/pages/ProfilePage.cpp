// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ProfilePage.h"

#include "ui/views/ChoiceBar.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DeclaredDates.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/FilterParts.h"
#include "ui/views/ProfilePlots.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/SpiderPlot.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace chronoscope::ui {

using results::Axis;
using results::Profile;
using results::ProfileDetail;
using results::ProfileQuestion;
using results::ProfileSeries;
using results::ResultFilter;
using results::RowKey;
using results::SeriesBy;

ProfilePage::ProfilePage(Results& results, Session& session, Dialogs& dialogs, Settings& settings,
                         std::shared_ptr<const exchange::Published> published, QWidget* parent)
    : ResultPage(results, session, dialogs, tr("Profile"), "profile", parent), m_settings(settings),
      m_published(std::move(published)), m_stack(new QStackedWidget(this)), m_spider(new widgets::SpiderPlot(this)),
      m_curves(new widgets::CurvePlot(this)), m_declared(new DeclaredDates(settings, this)) {
    m_spider->setObjectName(QStringLiteral("profileSpider"));
    m_curves->setObjectName(QStringLiteral("profileCurves"));
    m_stack->addWidget(m_spider);
    m_stack->addWidget(m_curves);
    makeControls();
    makeViewSwitch();
    setView(m_stack);
    showControls();
    connect(m_spider, &widgets::SpiderPlot::pointSelected, this, [this](int series, int axis) {
        const auto key = keyOfCorner(axis);
        if (series >= 0 && key) selectPoint(static_cast<std::size_t>(series), *key);
    });
    connect(m_spider, &widgets::SpiderPlot::pointActivated, this, [this](int series, int axis) {
        const auto key = keyOfCorner(axis);
        if (key && series < 0) drillAxis(*key);
        if (key && series >= 0) drill(static_cast<std::size_t>(series), *key);
    });
    connect(m_curves, &widgets::CurvePlot::pointSelected, this, [this](qint64 series, int year) {
        if (const auto at = seriesOfKey(series)) selectPoint(*at, static_cast<RowKey>(year));
    });
    connect(m_curves, &widgets::CurvePlot::pointActivated, this, [this](qint64 series, int year) {
        if (const auto at = seriesOfKey(series)) drill(*at, static_cast<RowKey>(year));
    });
    connect(m_curves, &widgets::CurvePlot::brushed, this, [this](int from, int to) {
        ResultFilter filter = m_results.filter();
        filter.years = {{from, to}};
        m_results.setFilter(std::move(filter));
    });
    connect(&results, &Results::changed, this, [this] {
        if (!isVisible() || !m_results.set()) stopRefining(); // else refresh() did
        if (m_results.set()) return;
        m_profile = {};
        m_next = 0;
    });
    connect(m_curves, &widgets::CurvePlot::hiddenSeriesChanged, this, &ProfilePage::draw);
    connect(m_declared, &DeclaredDates::changed, this, &ProfilePage::draw);
}

ProfilePage::~ProfilePage() { m_stop.request_stop(); }

QComboBox* ProfilePage::makeChoice(const char* name, const QString& tip) {
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(tip);
    box->setAccessibleName(tip);
    connect(box, &QComboBox::activated, this, &ProfilePage::askAgain);
    addControl(box);
    return box;
}

QToolButton* ProfilePage::makeSwitch(const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void ProfilePage::makeControls() {
    m_axis = makeChoice("axisSwitch", tr("What the corners of the spider are"));
    const auto addAxis = [this](const QString& text, Axis axis) { m_axis->addItem(text, static_cast<int>(axis)); };
    addAxis(tr("Corners: years"), Axis::Year);
    addAxis(tr("Corners: templates"), Axis::Template);
    addAxis(tr("Corners: domains"), Axis::Domain);
    addAxis(tr("Corners: relations"), Axis::Relation);
    m_year = makeChoice("yearSwitch", tr("The year that is compared between templates"));
    m_year->addItem(tr("All years"), 0);
    m_seriesBy = makeChoice("seriesSwitch", tr("What has a line of its own"));
    m_seriesBy->addItem(tr("Lines: runs"), static_cast<int>(SeriesBy::Run));
    m_seriesBy->addItem(tr("Lines: runs and domains"), static_cast<int>(SeriesBy::Domain));
    m_seriesBy->addItem(tr("Lines: runs and templates"), static_cast<int>(SeriesBy::Template));
    m_cutOff =
        makeSwitch("cutOffSwitch", tr("&Cut-off"),
                   tr("Estimate the last year each line knows: where its curve drops, with the 95 % interval of a "
                      "bootstrap over elements"));
    m_cutOff->setChecked(true);
    addControl(m_cutOff);
    addControl(m_declared);
    m_stopButton =
        makeSwitch("stopButton", {}, tr("Intervals by bootstrap take a while; press to do without the rest"));
    m_stopButton->setCheckable(false);
    m_stopButton->hide();
    addControl(m_stopButton);
    connect(m_cutOff, &QToolButton::toggled, this, &ProfilePage::recompute);
    connect(m_stopButton, &QToolButton::clicked, this, [this] {
        stopRefining();
        m_next = m_profile.series.size();
        draw();
    });
    m_bands = makeSwitch("bandsSwitch", tr("&Intervals"), tr("Draw the 95 % intervals as bands"));
    m_bands->setChecked(true);
    m_fit = makeSwitch("fitSwitch", tr("&Fit"), tr("Let the axis span what is shown instead of 0 to 100 %"));
    connect(m_bands, &QToolButton::toggled, m_curves, &widgets::CurvePlot::setShowBands);
    connect(m_fit, &QToolButton::toggled, m_curves, &widgets::CurvePlot::setFit);
    addSwitch(m_bands);
    addSwitch(m_fit);
    m_beside = makeSwitch("publishedSwitch", tr("&Published"), {});
    connect(m_beside, &QToolButton::toggled, this, &ProfilePage::draw);
    addSwitch(m_beside);
}

void ProfilePage::makeViewSwitch() {
    m_asSpider = makeSwitch("spiderSwitch", tr("&Spider"),
                            tr("An outline for each line over years, templates, domains or relations"));
    m_asCurves = makeSwitch("curvesSwitch", tr("Cur&ves"), tr("Curves over the years, with cut-off estimates"));
    auto* views = new ChoiceBar(this);
    views->add(m_asSpider);
    views->add(m_asCurves);
    m_asSpider->setChecked(true);
    addSwitch(views);
    connect(m_asCurves, &QToolButton::toggled, this, &ProfilePage::askAgain);
}

bool ProfilePage::showsCurves() const { return m_asCurves->isChecked(); }

ProfileQuestion ProfilePage::question() const {
    ProfileQuestion asked;
    asked.axis = showsCurves() ? Axis::Year : static_cast<Axis>(m_axis->currentData().toInt());
    asked.seriesBy = static_cast<SeriesBy>(m_seriesBy->currentData().toInt());
    asked.year = m_wantedYear;
    asked.cutOff = showsCurves() && m_cutOff->isChecked();
    return asked;
}

void ProfilePage::askAgain() {
    m_wantedYear = m_year->currentData().toInt();
    showControls();
    recompute();
}

void ProfilePage::showControls() {
    const bool curves = showsCurves();
    m_stack->setCurrentWidget(curves ? static_cast<QWidget*>(m_curves) : m_spider);
    m_axis->setVisible(!curves);
    m_year->setVisible(!curves && question().axis == Axis::Template);
    for (QWidget* part : {static_cast<QWidget*>(m_cutOff), static_cast<QWidget*>(m_declared),
                          static_cast<QWidget*>(m_bands), static_cast<QWidget*>(m_fit)})
        part->setVisible(curves);
    m_beside->setVisible(!curves);
}

void ProfilePage::refresh() {
    stopRefining();
    m_results.compute(
        this, "profile",
        [set = m_results.set(), asked = question()](const results::ResultSet&, const ResultFilter& filter) {
            return profileOf(set, filter, asked);
        },
        [this](Profile profile) { take(std::move(profile)); });
}

void ProfilePage::take(Profile profile) {
    keepDetails(profile, m_profile);
    m_profile = std::move(profile);
    m_next = 0;
    QStringList models;
    for (const ProfileSeries& series : m_profile.series)
        models << QString::fromStdString(series.columns->model);
    models.removeDuplicates();
    m_declared->setModels(models);
    fillYears();
    m_stop = std::stop_source();
    refineNext();
}

void ProfilePage::fillYears() {
    const QSignalBlocker blocker(m_year);
    m_year->clear();
    m_year->addItem(tr("All years"), 0);
    for (const int year : m_profile.years)
        m_year->addItem(QString::number(year), year);
    m_year->setCurrentIndex(std::max(0, m_year->findData(m_wantedYear)));
}

void ProfilePage::stopRefining() { m_stop.request_stop(); }

void ProfilePage::refineNext() {
    while (m_next < m_profile.series.size() && !m_profile.lacksDetail(m_next))
        ++m_next;
    draw();
    if (!isRefining()) return;
    m_refining.run(
        this, "detail",
        [profile = m_profile, at = m_next, stop = m_stop.get_token()] { return detailOf(profile, at, stop); },
        [this, at = m_next, stop = m_stop.get_token()](Result<ProfileDetail> detail) {
            if (!stop.stop_requested()) refined(at, std::move(detail));
        });
}

void ProfilePage::refined(std::size_t series, Result<ProfileDetail> detail) {
    if (detail)
        m_profile.series[series].detail = std::move(detail).value();
    else
        emit m_session.notice(tr("No intervals: %1").arg(coreWords(detail.error())));
    ++m_next;
    refineNext();
}

void ProfilePage::draw() {
    if (!m_results.set() || !m_profile.set) return;
    if (m_profile.question.axis != question().axis) return; // the one asked for is on its way
    m_stopButton->setVisible(isRefining());
    m_stopButton->setText(tr("Intervals: %1 of %2 · Stop").arg(m_next).arg(m_profile.series.size()));
    if (m_profile.series.empty()) {
        presentNothingPasses();
        return;
    }
    const StyleOf styleOf = [this](std::size_t run) { return m_results.seriesOf(run); };
    const DeclaredCutOffs declared = m_settings.declaredCutOffs();
    const QSet<qint64> hidden = m_curves->hiddenSeries();
    if (showsCurves())
        m_curves->setData(withNarrowing(
            curveData(m_profile, styleOf, declared, [&](qint64 series) { return hidden.contains(series); }),
            m_results.filter(), m_profile.set.get()));
    else
        drawSpider();
    results::DeclaredDates dates;
    for (auto at = declared.begin(); at != declared.end(); ++at)
        dates.emplace(at.key().toStdString(), at.value().toStdString());
    present(profileTable(m_profile, dates));
}

void ProfilePage::drawSpider() {
    auto shown = withNarrowing(spiderData(m_profile, [this](std::size_t run) { return m_results.seriesOf(run); }),
                               m_results.filter(), m_profile.set.get());
    const auto beside =
        m_published ? publishedSeries(*m_published, m_profile, onlyState()) : QVector<widgets::SpiderSeries>();
    m_beside->setEnabled(!beside.isEmpty());
    m_beside->setToolTip(beside.isEmpty()
                             ? tr("No published table counts the same as this spider, so none is drawn beside it")
                             : tr("Draw the published figures of the same quantity beside one's own"));
    if (m_beside->isChecked()) shown.series << beside;
    m_spider->setData(std::move(shown));
}

std::optional<benchmark::State> ProfilePage::onlyState() const {
    const auto& states = m_results.filter().states;
    return states.size() == 1 ? std::optional(states.front()) : std::nullopt;
}

bool ProfilePage::writeFigure(const QString& path, QString* problem) const {
    return showsCurves() ? m_curves->exportTo(path, problem) : m_spider->exportTo(path, problem);
}

void ProfilePage::activateRow(int row) {
    const auto [series, point] = pointOfRow(m_profile, row);
    if (series < m_profile.series.size()) drill(series, m_profile.series[series].points[point].key);
}

std::optional<std::size_t> ProfilePage::seriesOfKey(qint64 key) const {
    for (std::size_t i = 0; i < m_profile.series.size(); ++i)
        if (seriesKey(m_profile.series[i]) == key) return i;
    return std::nullopt;
}

std::optional<RowKey> ProfilePage::keyOfCorner(int axis) const {
    const auto keys = corners(m_profile);
    if (axis < 0 || static_cast<std::size_t>(axis) >= keys.size()) return std::nullopt;
    return keys[static_cast<std::size_t>(axis)];
}

void ProfilePage::selectPoint(std::size_t series, RowKey key) {
    if (series >= m_profile.series.size()) return; // a published one
    m_session.select(cellOf(m_profile, m_profile.series[series], key));
}

void ProfilePage::drill(std::size_t series, RowKey key) {
    if (series >= m_profile.series.size()) return;
    ResultFilter filter = pointFilter(m_profile, m_profile.series[series], key);
    filter.runs = {m_profile.series[series].columns->choice};
    m_results.setFilter(std::move(filter));
}

void ProfilePage::drillAxis(RowKey key) {
    ProfileSeries all;
    all.filter = m_results.filter();
    m_results.setFilter(pointFilter(m_profile, all, key));
}

} // namespace chronoscope::ui
