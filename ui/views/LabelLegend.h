// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/LabelMarks.h"

#include <QWidget>

#include <string>
#include <vector>

class QToolButton;

namespace chronoscope::ui {

class FlowLayout;
class Results;

/// What the tags in a view mean: each label that is in it, with its tag. Pressed, a label becomes the filter of all
/// result pages. What does not fit is behind a button; hidden where there is nothing to explain. GUI thread.
class LabelLegend : public QWidget {
    Q_OBJECT
public:
    LabelLegend(Results& results, QWidget* parent);

    /// Places in CellLabels::labels.
    void explain(const LabelMarks& marks, const std::vector<std::uint32_t>& labels);
    /// No higher than `most` pixels at the width of the parent, and no entry at all where that is not enough for one.
    void setRoom(int most);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Entry {
        std::string word;      ///< what a filter calls it
        widgets::LabelTag tag; ///< its words: the name
        bool operator==(const Entry&) const = default;
    };
    void fill();
    QToolButton* makeButton(const Entry& entry);
    void showWhereItFits();
    void showFirst(std::size_t count);
    void narrow(const std::string& word);

    Results& m_results;
    FlowLayout* m_flow;
    std::vector<Entry> m_entries;
    std::vector<QToolButton*> m_buttons; ///< as m_entries
    QToolButton* m_more;                 ///< a menu of those that do not fit
    int m_room = QWIDGETSIZE_MAX;        ///< pixels
};

} // namespace chronoscope::ui
