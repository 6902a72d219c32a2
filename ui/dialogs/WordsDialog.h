// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/dialogs/RelationWordsForm.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace chronoscope::ui {

/// The words of relations that the workspace has facts of and the program has no words for, however these came in.
/// Shown with present(); GUI thread.
class WordsDialog : public QDialog {
    Q_OBJECT
public:
    explicit WordsDialog(Session& session, QWidget* parent = nullptr);
    /// A new one, open, that is gone once it is closed.
    static WordsDialog* present(Session& session, QWidget* parent);

private:
    void load();
    void take(const Result<std::vector<WordedRelation>>& relations);
    void save();
    void updateSave();

    Session& m_session;
    QLabel* m_about;
    RelationWordsForm* m_form;
    QPushButton* m_save;
};

} // namespace chronoscope::ui
