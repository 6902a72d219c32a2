// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/Agreement.h"
#include "core/results/ResultSet.h"
#include "ui/bridge/AnnotationHub.h"

#include <QWidget>

#include <map>
#include <memory>
#include <vector>

class QLabel;
class QMenu;
class QToolButton;
class QTreeWidget;

namespace chronoscope::ui {

/// The items on which annotators differ, who says what of the chosen one, and the adjudicator's final word, which
/// stands beside what the annotators said and is one step of undo. GUI thread.
class DisagreementList : public QWidget {
    Q_OBJECT
public:
    static constexpr std::size_t kMostShown = 2'000;

    explicit DisagreementList(AnnotationHub& hub, QWidget* parent = nullptr);

    /// Those about items of the set's runs; the chosen ones stay chosen. `labels`: what a final word can be.
    void show(std::shared_ptr<const results::ResultSet> set, const annotation::LabelSet& labels,
              std::vector<annotation::Disagreement> disagreements);
    QTreeWidget* list() const { return m_list; }

private:
    void follow();
    void fillMenu();
    /// No label: takes the final word back.
    void decide(const annotation::Label* label);
    std::vector<std::size_t> chosen() const;
    QString labelNames(const std::vector<std::string>& keys) const;
    QString finalWord(const annotation::ItemKey& item) const;

    AnnotationHub& m_hub;
    annotation::LabelSet m_labels;
    std::vector<annotation::Disagreement> m_disagreements; ///< as the rows, whose number each row holds
    std::map<ContentId, std::string> m_models;             ///< by identity of the run
    QLabel* m_count;
    QTreeWidget* m_list;
    QLabel* m_said;
    QToolButton* m_final;
    QToolButton* m_undo;
    QMenu* m_menu;
};

} // namespace chronoscope::ui
