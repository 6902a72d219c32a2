// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"
#include "ui/studies/robustness/RobustInspection.h"

#include <optional>

class QLabel;
class QTableWidget;

namespace chronoscope::ui {

class DateDetail;

/// A fact at one precision in the Inspector: its periods, what came of its tests, its dates, and the chosen date as it
/// was sent. GUI thread; reads through the session.
class FactUnitView : public StudyUnitView {
    Q_OBJECT
public:
    explicit FactUnitView(Session& session, QWidget* parent = nullptr);

    void showUnit(const StudySelection& selection) override;
    QWidget* evidence() const override;
    QTableWidget* dates() const { return m_dates; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeDates();
    /// With the same fact of the run that it is compared with, where a comparison was clicked on.
    struct Units {
        FactUnit first;
        std::optional<FactUnit> second;
    };
    void take(const Result<Units>& unit);
    void fillDates();
    void markProbe();
    const FactDates::One* dateOf(qint64 index) const;

    Session& m_session;
    StudySelection m_shown;
    std::optional<FactUnit> m_unit;
    std::optional<FactUnit> m_second;
    qint64 m_otherRun = 0; ///< of m_second
    bool m_isMarking = false;
    QLabel* m_title;
    QLabel* m_facts;
    QLabel* m_outcome;
    QTableWidget* m_dates;
    DateDetail* m_detail;
};

} // namespace chronoscope::ui
