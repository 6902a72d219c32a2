// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/NoticeBar.h"

class QPushButton;
class QShortcut;

namespace chronoscope::ui {

/// Says which file was written, and opens it or its folder; or what was done, and undoes it. Owned by its window,
/// the main one or a dialog that is before it; GUI thread.
class SavedBar : public NoticeBar {
    Q_OBJECT
public:
    explicit SavedBar(QWidget* parent = nullptr);
    /// That of the window itself, not of a dialog over it; null where it has none.
    static SavedBar* of(const QWidget& window);

    /// A file that was asked for; `text` says more than its name, where there is more to say.
    void saySaved(const QString& path, const QString& text = {});
    /// A file that was made without a question, and goes on to be used.
    void sayMade(const QString& text, const QString& path);
    /// What was done, and a way to it.
    void sayDone(const QString& text, const QString& button, std::function<void()> show);
    /// What was done. Until it passes, its button and the key of undo take it back.
    void offerUndo(const QString& text, std::function<void()> undo);
    /// Not where the page has a use of its own for that key.
    void allowUndoKey(bool allowed);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void follow();

    QString m_path;
    QPushButton* m_folder;
    QShortcut* m_key;
    bool m_offersUndo = false;
    bool m_allowsKey = true;
};

} // namespace chronoscope::ui
