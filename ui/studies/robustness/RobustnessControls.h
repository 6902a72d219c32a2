// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/studies/robustness/RobustnessViews.h"
#include "ui/views/StudyFilter.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QWidget;

namespace chronoscope::ui {

class ElidedBox;

/// The row of choices of the page of temporal robustness: which view, of which runs, at which precision; only those
/// that the view has are seen. Its widgets belong to the page that it is made for. GUI thread.
class RobustnessControls : public QObject {
    Q_OBJECT
public:
    explicit RobustnessControls(QWidget* page);

    /// From left to right.
    const std::vector<QWidget*>& widgets() const { return m_widgets; }

    StressView view() const;
    void setView(StressView view);
    /// The chosen run; 0: none was chosen, and the newest is meant.
    qint64 run() const { return m_run; }
    void setRun(qint64 run);
    /// The second run; 0: every other one.
    qint64 other() const;
    RobustMeasure measure() const;
    bool isPooled() const;
    bool withPublished() const;
    robustness::Precision precision() const; ///< the first there is where all precisions are chosen
    robustness::Level level() const;
    void setPrecision(robustness::Precision precision);
    /// Place of the form among those of the view.
    int form() const;
    /// The names of the forms of the view across, which only its report knows.
    void setForms(const QStringList& names);

    /// All that is chosen, by name, and the same chosen again; what cannot be chosen any more stays as it is.
    StudyFilter::Look look() const;
    void takeLook(const StudyFilter::Look& look);

    /// What can be chosen; what was chosen stays where it is still there. `elements`: runs of the view across.
    void fill(const RobustRuns& numbers, const std::vector<store::RunRecord>& elements);

signals:
    void changed(); ///< by the user

private:
    ElidedBox* makeBox(QWidget* page, const char* name, const QString& tip);
    void makeViews(QWidget* page);
    void makeOthers(QWidget* page);
    void follow(const ElidedBox* box);
    void showOnly();
    void fillForms();
    void fillOthers();
    void fillPrecisions();

    std::vector<QWidget*> m_widgets;
    ElidedBox* m_view = nullptr;
    ElidedBox* m_measure = nullptr;
    ElidedBox* m_global = nullptr;
    ElidedBox* m_runs = nullptr;
    ElidedBox* m_other = nullptr;
    ElidedBox* m_precision = nullptr;
    ElidedBox* m_form = nullptr;
    QCheckBox* m_published = nullptr;
    qint64 m_run = 0;
    std::vector<std::pair<qint64, QString>> m_names;    ///< of the runs
    std::vector<std::pair<qint64, QString>> m_elements; ///< runs of elements
    std::map<StressView, qint64> m_others;
    std::map<StressView, int> m_forms;
    QStringList m_acrossForms;
    std::vector<robustness::Level> m_levels; ///< that the filter takes
    robustness::Precision m_chosen = robustness::Precision::Year;
    bool m_isAll = true; ///< all precisions are chosen where a view has them
};

} // namespace chronoscope::ui
