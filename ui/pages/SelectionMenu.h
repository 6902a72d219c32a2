// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultFilter.h"
#include "ui/bridge/Selection.h"

#include <functional>
#include <optional>
#include <vector>

class QAbstractItemView;
class QMenu;

namespace chronoscope::ui {

class Results;
class Session;

/// What the chosen row of a list is of; nothing where the list does not say.
std::optional<Selection> rowSelection(const QAbstractItemView& list);

/// What the menus of plots and lists can do with what they are of: only this, annotate, compare with, ask again. The
/// one place that says so, for figures, for lists on pages and for lists elsewhere. GUI thread.
struct SelectionMenu {
    Session& session;
    Results& results;
    std::function<void(const results::ResultFilter& filter)> narrow; ///< the filter becomes this, and is seen
    std::function<void()> annotate;                                  ///< a queue of what the filter chooses
    std::function<void(const std::vector<results::RunChoice>& two)> compare;
    std::function<void()> askAgain; ///< what the session has selected, of the model that answered
    /// What the page of another study can do with something of it; may be empty.
    std::function<void(QMenu& menu, const StudySelection& of)> study{};
    results::ResultFilter within{}; ///< the filter that the list is seen through: what is chosen narrows it

    /// Of a number in a plot: what it is made of.
    void offerNumber(QMenu& menu, const Selection& of) const;
    /// Of a row of a list: an element, one question of a run about it, or a run; of other studies what their page says.
    void offerRow(QMenu& menu, const Selection& of) const;

private:
    void offerElement(QMenu& menu, const Selection& of) const;
    void offerAnnotating(QMenu& menu, const results::ResultFilter& filter) const;
    void offerOtherRuns(QMenu& menu, const results::RunChoice& chosen) const;
    void offerAsking(QMenu& menu, const Selection& of) const;
};

} // namespace chronoscope::ui
