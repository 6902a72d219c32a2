// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "ui/studies/mined/ConstructReader.h"

#include <QTableWidget>

namespace chronoscope::ui {

/// Some items of each task as they would be stored, with their pictures. Owned by its dialog; GUI thread.
class ConstructPreview : public QTableWidget {
    Q_OBJECT
public:
    enum Column { Picture, OtherPicture, TaskName, Subject, Question, Gold, Columns };

    explicit ConstructPreview(QWidget* parent = nullptr);

    void show(const std::vector<ConstructSample>& samples);

private:
    void fill(int row, const ConstructSample& sample);
};

/// How many items of each task there are, of how many lists it has none, and which questions of a year it lacks. Pure.
analysis::Table constructCounts(const ConstructReading& reading);
/// What could not be built, and what of the files was not taken, each with its reason. Pure.
analysis::Table constructLosses(const ConstructReading& reading);

} // namespace chronoscope::ui
