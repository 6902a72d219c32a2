// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/FilterModel.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLineEdit;
class QToolButton;

namespace chronoscope::ui {

class CheckList;
class ChipWidget;
class DropFrame;
class FlowLayout;
class FoldingRow;
class Session;

/// The bar above all pages that show results, of ChroKnowledge and of every other study: back and forward, a chip for
/// every narrowed part of the one filter, a menu to narrow more, the search for subjects, saved views. GUI thread.
class FilterBar : public QWidget {
    Q_OBJECT
public:
    /// `lead` may be null: what stands before the chips; taken.
    FilterBar(FilterModel& model, Session& session, QWidget* lead = nullptr, QWidget* parent = nullptr);
    void focusSubject();
    /// Without margins of its own, inside a page that has some.
    void setBare(bool bare);
    /// A line of its own below the rest; taken.
    void addLine(QWidget* line);

private:
    QToolButton* addButton(const char* name, const QString& text, const QString& tip);
    void makeHistory(Session& session);
    void makeAddMenu();
    void makeWriting();
    void makeSubject();
    void arrange(QWidget* views);
    void follow();
    void fillMenu();
    void showChips();
    void sayFolded();
    void openPart(int part);
    void readTicks();
    void readWritten();
    void readSubject();
    bool eventFilter(QObject* watched, QEvent* event) override;

    FilterModel& m_model;
    QWidget* m_lead;
    CheckList* m_list;
    DropFrame* m_writing;
    QLineEdit* m_written;
    QLineEdit* m_subject;
    QTimer m_typing;
    QToolButton* m_back = nullptr;
    QToolButton* m_forward = nullptr;
    QToolButton* m_add = nullptr;
    QToolButton* m_clear = nullptr;
    FoldingRow* m_chipArea;
    FlowLayout* m_flow;
    FlowLayout* m_tail = nullptr; ///< the last chip with m_add, which has no line of its own
    std::vector<ChipWidget*> m_chips;
    std::vector<FilterModel::Chip> m_shown; ///< as m_chips
    std::vector<FilterModel::Part> m_parts; ///< as they stand in the menu
    int m_part = 0;                         ///< what m_list or m_writing is about
};

} // namespace chronoscope::ui
