// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/ResultHeatmap.h"

#include <QJsonObject>
#include <QObject>
#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace chronoscope::ui {

/// What the heat map shows: rows, runs, order. The controls are handed to a page; GUI thread.
class HeatmapControls : public QObject {
    Q_OBJECT
public:
    explicit HeatmapControls(QWidget* page);

    /// In the order they are read.
    QList<QWidget*> widgets() const;
    const HeatmapWish& wish() const { return m_wish; }
    /// As at first: for another workspace.
    void reset();
    void setRowsBy(results::RowsBy rowsBy);
    /// All of it, as it was once; run and order are shown with the next offer().
    void setWish(const HeatmapWish& wish);
    /// As a person's choice: by this year, and the other way round where it is already.
    void sortBy(int year);
    void setRun(std::optional<results::RunChoice> run);
    /// The wish but for its pins, to be kept with the workspace; what another version kept is as far as it is known.
    QJsonObject kept() const;
    void restore(const QJsonObject& kept);
    /// Offers the runs and years of what is shown, and shows what was made of the wish.
    void offer(const results::ResultSet& set, const HeatmapContent& content);

signals:
    void changed(); ///< wish() did, by the user

private:
    QComboBox* makeBox(QWidget* page, const char* name, const QString& label, const QString& prefix,
                       const QString& tip);
    void offerRuns(QComboBox* box, const results::ResultSet& set, const HeatmapContent& content, bool isAgainst);
    void offerSorts(const HeatmapContent& content);
    void read();
    void updateControls();

    HeatmapWish m_wish;
    QComboBox* m_rows;
    QComboBox* m_run;
    QComboBox* m_against;
    QComboBox* m_sort;
    QToolButton* m_direction;
};

} // namespace chronoscope::ui
