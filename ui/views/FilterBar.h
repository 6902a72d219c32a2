// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Results.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QLineEdit;
class QToolButton;

namespace chronoscope::ui {

class CheckList;
class ChipWidget;
class DropFrame;
class FlowLayout;

/// The bar above all result pages: back and forward, the runs, a chip for every narrowed part of the one filter, a menu
/// to narrow more, the search for subjects, saved views, and how far the reading of runs is. GUI thread.
class FilterBar : public QWidget {
    Q_OBJECT
public:
    FilterBar(Results& results, Session& session, QWidget* parent = nullptr);
    void focusSubject();
    /// For a workspace that nobody has narrowed yet: of the first runs that are shown what results::firstFilter()
    /// chooses, unless a filter is set by then.
    void setFirst(bool isFirst);
    /// Without margins of its own, inside a page that has some.
    void setBare(bool bare);

private:
    QToolButton* addButton(const char* name, const QString& text, const QString& tip);
    void makeHistory();
    void makeAddMenu();
    void makeYears();
    void makeSubject();
    void follow();
    void narrowAtFirst();
    void showChips();
    void openPart(results::FilterPart part);
    void readTicks();
    void readYears();
    void readSubject();
    void beginEdit(); ///< the next apply() is a step of its own
    void apply(results::ResultFilter filter);
    bool eventFilter(QObject* watched, QEvent* event) override;

    Results& m_results;
    Session& m_session;
    CheckList* m_list;
    DropFrame* m_years;
    QLineEdit* m_yearsEdit;
    QLineEdit* m_subject;
    QTimer m_typing;
    bool m_isFirst = false; ///< no runs have been shown since setFirst()
    QToolButton* m_back = nullptr;
    QToolButton* m_forward = nullptr;
    QToolButton* m_add = nullptr;
    QToolButton* m_clear = nullptr;
    QWidget* m_chipArea;
    FlowLayout* m_flow;
    std::vector<ChipWidget*> m_chips;
    std::vector<results::FilterChip> m_shown;                  ///< as m_chips
    results::FilterPart m_part = results::FilterPart::Domains; ///< what m_list is about
    std::optional<results::ResultFilter> m_edited; ///< what this bar set last: while it still stands, edits amend it
};

} // namespace chronoscope::ui
