// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"
#include "ui/studies/robustness/FactListModel.h"

#include <QWidget>

#include <optional>

class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace chronoscope::widgets {
class DateStripPlot;
}

namespace chronoscope::ui {

/// The facts of a run that the filter takes, sorted, and below them the strip of the chosen one's dates. The Inspector
/// shows the fact that is marked here, once a person has chosen anything of the study, so that both never tell of two.
/// Told by its page what to show. GUI thread.
class FactsView : public QWidget {
    Q_OBJECT
public:
    FactsView(Session& session, AnnotationHub& annotations, QWidget* parent = nullptr);

    struct Look {
        qint64 run = 0;
        QString runName;
        robustness::Precision precision = robustness::Precision::Year;
        bool pooled = false;
        bool operator==(const Look&) const = default;
    };
    /// The first fact is chosen where the one before is not there.
    void show(std::shared_ptr<const FactListModel::Facts> facts, const Look& look);
    void clear();
    /// The fact to be chosen once it is shown; its row in FactStore.
    void choose(qint64 row) { m_wanted = row; }

    /// Those shown, in the order of the run.
    const FactListModel::Facts& facts() const { return m_model->facts(); }
    QTableView* list() const { return m_list; }
    widgets::DateStripPlot* strip() const { return m_strip; }
    bool exportTo(const QString& path, QString* problem) const;

signals:
    void inspectorWanted(); ///< a date is to be looked into

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeList();
    UnitTags tags() const;
    void showTags();
    void tellFound();
    void fitColumns();
    bool eventFilter(QObject* watched, QEvent* event) override;
    void selectWanted();
    void followSelection();
    void readDates();
    void take(Result<FactDates> dates);
    void showDate(qint64 index);
    void showFact();

    Session& m_session;
    AnnotationHub& m_annotations;
    FactListModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QLabel* m_found;
    QTableView* m_list;
    widgets::DateStripPlot* m_strip;
    QLabel* m_cut; ///< why dates of the fact's own time are not asked
    Look m_look;
    std::optional<qint64> m_ordinal; ///< of the chosen fact
    std::optional<qint64> m_wanted;  ///< row of the fact to choose next
    FactDates m_dates;
};

} // namespace chronoscope::ui
