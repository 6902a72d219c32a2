// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/NoticeBar.h"

class QPushButton;

namespace chronoscope::ui {

/// Says which file was written, and opens it or its folder. Owned by the window; GUI thread.
class SavedBar : public NoticeBar {
    Q_OBJECT
public:
    explicit SavedBar(QWidget* parent = nullptr);

    void saySaved(const QString& path);

private:
    QString m_path;
    QPushButton* m_folder;
};

} // namespace chronoscope::ui
