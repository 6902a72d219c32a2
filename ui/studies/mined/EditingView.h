// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/EditTables.h"
#include "core/studies/mined/PublishedMined.h"
#include "core/study/Narrowing.h"
#include "widgets/plots/HeatmapData.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;

namespace chronoscope::widgets {
class HeatmapPlot;
}

namespace chronoscope::ui {

class Session;

/// Runs of editing by task: what a model answers of what it had got wrong, once it was told or edited. Cells say the
/// score before, too. GUI thread; reads through the session.
class EditingView : public QWidget {
    Q_OBJECT
public:
    explicit EditingView(Session& session, QWidget* parent = nullptr);

    /// Reads the runs of editing that the filter takes, by themselves or by the run that they start from, and of them
    /// what it takes, which is `narrowed` in words; ends in listed(), or in failed().
    void read(const study::Narrowing& narrowing, const QString& narrowed);
    /// The table twin of what is drawn.
    const analysis::Table& table() const { return m_table; }
    widgets::HeatmapPlot* map() const { return m_map; }
    /// What `report --view editing` has to be narrowed to to print the same.
    study::Narrowing printedNarrowing(const study::Narrowing& narrowing) const;
    bool withPublished() const;
    /// The two settings are compared, which `report --view editing --table settings` prints.
    bool bySetting() const;
    /// The published rows are wanted, even where the settings are compared, which has none of them: their box has to
    /// stay within reach.
    bool isEmpty() const;

signals:
    void listed();
    void failed(const QString& why);

private:
    void draw();

    Session& m_session;
    std::vector<mined::EditedScores> m_runs;
    std::vector<qint64> m_ids; ///< of them
    QString m_narrowed;
    std::optional<mined::PublishedMined> m_published; ///< none: the program's own file cannot be read
    analysis::Table m_table;
    QCheckBox* m_withPublished;
    QCheckBox* m_bySetting;
    widgets::HeatmapPlot* m_map;
};

/// A row for each run, then the published ones; the scores after, and in the notes those before.
widgets::HeatmapData editingHeat(const analysis::Table& table);
/// Of settingsTable(): a row for each method, single minus lifelong in points.
widgets::HeatmapData settingsHeat(const analysis::Table& table);

} // namespace chronoscope::ui
