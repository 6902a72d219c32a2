// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/diagnose/Bundle.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/dialogs/Dialogs.h"

#include <QDialog>

#include <functional>
#include <vector>

class QCheckBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace chronoscope::ui {

/// Shows every file of a diagnostic bundle, word for word, before it is saved. Replies are in it only where they are
/// ticked. Not modal; deletes itself when it is closed. GUI thread.
class DiagnosticsDialog : public QDialog {
    Q_OBJECT
public:
    /// Gathers the parts, in the background.
    using Gather = std::function<std::vector<diagnose::BundlePart>(bool withReplies)>;
    /// `dialogs` outlives this.
    DiagnosticsDialog(Gather gather, bool hasWorkspace, Dialogs& dialogs, QWidget* parent);

signals:
    void saved(const QString& path);

private:
    void gather();
    void show(std::vector<diagnose::BundlePart> parts);
    void showPart(int row);
    void save();

    const Gather m_gather;
    Dialogs& m_dialogs;
    QListWidget* m_list;
    QPlainTextEdit* m_text;
    QCheckBox* m_replies;
    QLabel* m_state;
    QPushButton* m_save;
    std::vector<diagnose::BundlePart> m_parts;
    BackgroundQueue m_queue; ///< last, so that it goes first
};

} // namespace chronoscope::ui
