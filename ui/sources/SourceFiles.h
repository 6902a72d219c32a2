// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/dialogs/Dialogs.h"

#include <QWidget>

#include <string>
#include <vector>

class QListWidget;

namespace chronoscope::ui {

/// The files and folders of a source, to be added, dropped and removed. Owned by its form; GUI thread.
class SourceFiles : public QWidget {
    Q_OBJECT
public:
    SourceFiles(Dialogs& dialogs, QWidget* parent);

    std::vector<std::string> paths() const;
    /// Of the files, and of those that lie in the folders; bytes.
    qint64 bytes() const;

signals:
    void changed();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void add(const QStringList& paths);

    QListWidget* m_list;
};

} // namespace chronoscope::ui
