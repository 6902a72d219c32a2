// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/tinystudy/TinyEntry.h"
#include "ui/inspector/StudyInspection.h"
#include "ui/studies/StudyResultPage.h"

class QLabel;

namespace chronoscope::widgets {
class HeatmapPlot;
}

namespace chronoscope::tiny {

/// Runs by tones: what the measure is, and by a click what it is made of. GUI thread.
class TinyPage final : public ui::StudyResultPage {
    Q_OBJECT
public:
    TinyPage(const ui::StudyParts& parts, QWidget* parent);
    widgets::HeatmapPlot* map() const { return m_map; }
    void importFile(const QString& path);
    void requestRun() override {} ///< its runs are made by the command line
    void compareRuns(qint64 /*first*/, qint64 /*second*/) override {}

protected:
    void read() override;
    void forget() override { m_hasItems = false; }
    bool hasItems() const override { return m_hasItems; }
    bool writeFigure(const QString& path, QString* problem) const override;

private:
    widgets::HeatmapPlot* m_map;
    bool m_hasItems = false;
};

/// An item in one tone. GUI thread.
class TinyUnitView final : public ui::StudyUnitView {
    Q_OBJECT
public:
    TinyUnitView(ui::Session& session, QWidget* parent);
    void showUnit(const ui::StudySelection& selection) override;

private:
    ui::Session& m_session;
    QLabel* m_words;
};

} // namespace chronoscope::tiny
