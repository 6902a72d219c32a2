// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/study/UnitKey.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;

namespace chronoscope::widgets {
class HeatmapPlot;
}

namespace chronoscope::ui {

class RunReadings;
class Session;

/// Two runs of MINED beside each other, question by question: where one knows what the other does not. GUI thread;
/// reads through the session.
class ComparedView : public QWidget {
    Q_OBJECT
public:
    struct Run {
        qint64 id = 0;
        QString name;
    };

    ComparedView(Session& session, std::shared_ptr<RunReadings> readings, QWidget* parent = nullptr);

    /// The first run against another of `runs`, which is chosen here, over what the filter takes, which is `narrowed`
    /// in words; ends in listed(), or in failed().
    void read(qint64 first, const std::vector<Run>& runs, const study::Narrowing& narrowing, const QString& narrowed);
    /// The run that is subtracted; 0: there is none.
    qint64 second() const;
    /// The same as it was chosen, and chosen again, before runs are read, too.
    qint64 wanted() const;
    void want(qint64 second);
    const analysis::Table& table() const { return m_table; }
    /// The cell that a row of the table tells of, in the Inspector.
    void selectRow(int row);
    widgets::HeatmapPlot* map() const { return m_map; }

signals:
    void listed();
    void failed(const QString& why);
    void inspectorWanted(); ///< a difference is to be looked into

private:
    void fill(const std::vector<Run>& runs);
    void compare();
    void take(Result<analysis::Table> table);
    void selectCell(int row, int column);

    Session& m_session;
    std::shared_ptr<RunReadings> m_readings;
    qint64 m_first = 0;
    qint64 m_wanted = 0; ///< the second one, until there is a choice
    study::Narrowing m_narrowing;
    QString m_narrowed; ///< the same in words
    analysis::Table m_table;
    QLabel* m_words;
    QComboBox* m_against;
    widgets::HeatmapPlot* m_map;
};

} // namespace chronoscope::ui
