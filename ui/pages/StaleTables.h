// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Results.h"
#include "ui/views/StaleFigures.h"

#include <QWidget>

#include <memory>
#include <set>

class QTableWidget;

namespace chronoscope::ui {

class LabelLegend;

/// The two tables of the Stale page, one at a time: side by side each would be too narrow for its columns beside the
/// Inspector. Shares of the wrong replies of each run, and the elements with most stale replies, with the labels of the
/// cell that a click selects. GUI thread.
class StaleTables : public QWidget {
    Q_OBJECT
public:
    explicit StaleTables(Results& results, QWidget* parent = nullptr);

    void showShares(const results::StaleNumbers& numbers, results::Samples samples);
    /// `numbers` were made of `set`.
    void showWorst(const std::shared_ptr<const results::ResultSet>& set, const results::StaleNumbers& numbers);

    QTableWidget* shares() const { return m_shares; }
    QTableWidget* worst() const { return m_worst; }

signals:
    void elementChosen(int place);       ///< among the worst
    void timelineWanted(qint64 element); ///< row of the workspace

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTableWidget* makeTable(const char* name, const QString& title, const QStringList& columns, int names);
    QWidget* makeWorst();
    void arrange();
    void hideRareKinds(const results::StaleNumbers& numbers);

    QTableWidget* m_shares;
    std::set<int> m_unused;  ///< columns of shares that are hidden as long as they are all zero
    bool m_isFilled = false; ///< shares have been shown
    QTableWidget* m_worst;
    LabelLegend* m_legend;
};

} // namespace chronoscope::ui
