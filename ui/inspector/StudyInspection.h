// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"
#include "core/store/Database.h"
#include "ui/bridge/Selection.h"
#include "widgets/plots/CategoryMark.h"

#include <QImage>
#include <QObject>
#include <QString>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace chronoscope::ui {

/// What a number of a study is and what it is made of, in words. Value.
struct NumberUnits {
    static constexpr std::size_t kMostLines = 1'000;
    struct Line {
        qint64 item = 0;
        study::UnitKey unit;
        QString text;
        QString toolTip;
        widgets::Mark mark = widgets::Mark::None;
        std::optional<qint64> probe = {}; ///< the line is about this reply of the unit; none: about the whole unit
        qint64 picture = 0;               ///< for the study's LinePictures; 0: none
        ContentId identity{};             ///< of the item, in any workspace: what is said of the unit is bound to it
    };
    QString title;           ///< "planted · Month"
    QString text;            ///< "R 40.0 % [11.8, 76.9], n = 5", and what else has to be known of it
    std::vector<Line> lines; ///< the first kMostLines units, worst first
    qint64 all = 0;          ///< how many units there are
};

/// The study's own view of one unit in the Inspector: what was asked, what came of it, and the probe that is looked at.
/// Reads through the session. GUI thread.
class StudyUnitView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    /// `selection` has an item. Called again for the same unit with another probe, and when its run has ended.
    virtual void showUnit(const StudySelection& selection) = 0;
    /// The part that one labels by: it stays in sight while labels are open.
    virtual QWidget* evidence() const { return nullptr; }

signals:
    /// The unit that was asked for is there; `item` is its identity in any workspace, which annotations are bound to.
    void itemRead(const chronoscope::ContentId& item);
};

/// Small pictures in front of lines. GUI thread; never waits: what is not there yet is told by ready().
class LinePictures : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Null where there is none, or none yet.
    virtual QImage picture(qint64 key) = 0;

signals:
    void ready(qint64 key);
};

/// What a study brings to the Inspector; a page of it selects with Session::select(). The view becomes the Inspector's.
struct StudyInspection {
    /// On the query thread, where it may block. `selection` has a measure.
    std::function<Result<NumberUnits>(store::Database& database, const StudySelection& selection)> number;
    StudyUnitView* view = nullptr;
    LinePictures* pictures = nullptr; ///< lives as long as the Inspector; null: its lines have none
    QString hint = {};                ///< what to click on its page while nothing is selected
    QString labelled = {};            ///< what a label of its view is about; empty: said in general
};

} // namespace chronoscope::ui
