// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/exchange/published/Published.h"
#include "core/results/Profile.h"
#include "ui/pages/ResultPage.h"
#include "ui/settings/Settings.h"

#include <memory>
#include <stop_token>

class QComboBox;
class QStackedWidget;
class QToolButton;

namespace chronoscope::widgets {
class CurvePlot;
class SpiderPlot;
} // namespace chronoscope::widgets

namespace chronoscope::ui {

class DeclaredDates;

/// Correct % of the chosen runs as spider or as curves over the years, with cut-off estimates. The shares come at once,
/// their bootstrap intervals and the cut-offs series by series on a thread of its own. GUI thread.
class ProfilePage : public ResultPage {
    Q_OBJECT
public:
    /// `published` may be null.
    ProfilePage(Results& results, Session& session, Dialogs& dialogs, Settings& settings,
                std::shared_ptr<const exchange::Published> published, QWidget* parent = nullptr);
    ~ProfilePage() override;

    widgets::SpiderPlot* spider() const { return m_spider; }
    widgets::CurvePlot* curves() const { return m_curves; }
    const results::Profile& profile() const { return m_profile; }
    /// Whether intervals or cut-offs are still being computed.
    bool isRefining() const { return m_next < m_profile.series.size(); }

protected:
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;
    void activateRow(int row) override;

private:
    void makeControls();
    void makeViewSwitch();
    QComboBox* makeChoice(const char* name, const QString& tip);
    QToolButton* makeSwitch(const char* name, const QString& text, const QString& tip);
    bool showsCurves() const;
    results::ProfileQuestion question() const;
    void askAgain(); ///< a control changed
    void showControls();
    void take(results::Profile profile);
    void fillYears();
    void refineNext();
    void refined(std::size_t series, Result<results::ProfileDetail> detail);
    void stopRefining();
    void draw();
    void drawSpider();
    std::optional<benchmark::State> onlyState() const;
    void selectPoint(std::size_t series, results::RowKey key);
    void drill(std::size_t series, results::RowKey key);
    void drillAxis(results::RowKey key);
    std::optional<std::size_t> seriesOfKey(qint64 key) const;
    std::optional<results::RowKey> keyOfCorner(int axis) const;

    Settings& m_settings;
    std::shared_ptr<const exchange::Published> m_published;
    QStackedWidget* m_stack;
    widgets::SpiderPlot* m_spider;
    widgets::CurvePlot* m_curves;
    QComboBox* m_axis = nullptr;
    QComboBox* m_year = nullptr;
    QComboBox* m_seriesBy = nullptr;
    QToolButton* m_cutOff = nullptr;
    QToolButton* m_bands = nullptr;
    QToolButton* m_fit = nullptr;
    QToolButton* m_beside = nullptr; ///< published series
    QToolButton* m_asSpider = nullptr;
    QToolButton* m_asCurves = nullptr;
    QToolButton* m_stopButton = nullptr;
    DeclaredDates* m_declared;
    int m_wantedYear = 0;
    results::Profile m_profile;
    std::size_t m_next = 0; ///< series whose detail is being computed
    std::stop_source m_stop;
    BackgroundQueue m_refining;
};

} // namespace chronoscope::ui
