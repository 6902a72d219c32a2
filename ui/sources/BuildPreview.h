// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

#include <QScrollArea>

#include <vector>

class QLabel;

namespace chronoscope::widgets {
class ObjectRibbon;
}

namespace chronoscope::ui {

/// Some elements of a build as they would be stored: objects over the years as ribbons, timeless ones as lists. Owned
/// by its dialog; GUI thread.
class BuildPreview : public QScrollArea {
    Q_OBJECT
public:
    static constexpr std::size_t kShown = 10;

    explicit BuildPreview(QWidget* parent = nullptr);

    /// Without elements: `why` there are none, with a way to the report; where some only `waitForNames`, also one to
    /// take them as they are.
    void show(const std::vector<sources::BuiltElement>& elements, const QString& why, bool waitForNames);
    /// Shows `why` instead of elements.
    void clear(const QString& why);

signals:
    void reportWanted();
    void unnamedWanted(); ///< elements whose names are missing are to be taken

private:
    struct Row {
        QWidget* part = nullptr;
        QLabel* subject = nullptr;
        QLabel* about = nullptr;
        widgets::ObjectRibbon* ribbon = nullptr;
        QLabel* objects = nullptr; ///< of what has no years
    };

    Row makeRow();
    static void fill(const Row& row, const sources::BuiltElement& built);

    QWidget* m_content;
    QLabel* m_why;
    QLabel* m_toReport; ///< links
    std::vector<Row> m_rows;
};

} // namespace chronoscope::ui
