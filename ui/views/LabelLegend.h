// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/LabelMarks.h"

#include <QWidget>

#include <vector>

namespace chronoscope::ui {

class FlowLayout;
class Results;

/// What the tags in a view mean: each label that is in it, with its tag. Pressed, a label becomes the filter of all
/// result pages. Hidden where there is nothing to explain or no room for it: each tag says its label itself.
/// GUI thread.
class LabelLegend : public QWidget {
    Q_OBJECT
public:
    LabelLegend(Results& results, QWidget* parent);

    /// Places in CellLabels::labels.
    void explain(const LabelMarks& marks, const std::vector<std::uint32_t>& labels);
    /// No higher than `most` pixels at the width of the parent, or not at all.
    void setRoom(int most);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Entry {
        std::string key;
        widgets::LabelTag tag; ///< its words: the name
        bool operator==(const Entry&) const = default;
    };
    void fill();
    void showWhereItFits();
    void narrow(const std::string& key);

    Results& m_results;
    FlowLayout* m_flow;
    std::vector<Entry> m_entries;
    std::vector<QWidget*> m_buttons; ///< as m_entries
    int m_room = QWIDGETSIZE_MAX;    ///< pixels
};

} // namespace chronoscope::ui
