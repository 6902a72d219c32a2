// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/annotation/LabelSetModel.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/dialogs/Dialogs.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
class QToolButton;
class QVBoxLayout;

namespace chronoscope::ui {

class ElidedBox;

/// The label sets of the workspace: looked at, made, copied, edited, taken in from and written to files. An edit is
/// kept when it is saved. A set in use keeps its name and the keys of labels that were given; a new version of it is
/// another set, beside it. Not modal; deletes itself when it is closed. GUI thread.
class LabelSetsDialog : public QDialog {
    Q_OBJECT
public:
    /// `hub` and `dialogs` outlive this. Opens at the set of this name, or else at the first.
    LabelSetsDialog(AnnotationHub& hub, Dialogs& dialogs, const std::string& name, QWidget* parent);

    LabelSetModel* model() const { return m_model; }

public slots:
    /// Asks first where there is something that is not saved.
    void reject() override;

private:
    void addHead(QVBoxLayout* layout);
    void addTable(QVBoxLayout* layout);
    QLayout* makeTools();
    void addFoot(QVBoxLayout* layout);
    QPushButton* addButton(QHBoxLayout* row, const char* name, const QString& text, const QString& tip,
                           void (LabelSetsDialog::*act)());
    QToolButton* addTool(QHBoxLayout* row, const char* name, const QString& text, const QString& tip,
                         std::function<void()> act);
    void fillSets();
    void choose();
    void showSet(const annotation::LabelSet& set, bool isStored);
    void refresh();
    void say(const QString& text) {
        m_said = text;
        refresh();
    }
    bool isBuiltIn() const;
    bool isUnsaved() const { return m_isNew || m_model->isChanged(); }
    /// Of the set as it is stored: annotations and queues that name it.
    LabelSetModel::UseCounts usesOf(const std::string& name, std::size_t& annotations) const;
    QString state() const;
    std::string freeName(const std::string& name) const;
    void newSet();
    void duplicate();
    void importSet();
    void exportSet();
    void removeSet();
    /// The name as it is typed becomes that of the set; not only once the field is left.
    void takeName();
    void save();
    void saveVersion();
    void store(annotation::LabelSet set, const std::string& instead, std::function<void()> then);
    /// Calls `then` at once where all is saved, else after it was saved or given up.
    void afterSaving(std::function<void()> then);

    AnnotationHub& m_hub;
    Dialogs& m_dialogs;
    LabelSetModel* m_model;
    std::string m_stored;          ///< name of the set in the workspace that is edited; empty: it is in none yet
    std::size_t m_annotations = 0; ///< that name it
    std::size_t m_queues = 0;
    QString m_said;
    bool m_isNew = false; ///< in no workspace yet
    bool m_isSaving = false;
    ElidedBox* m_sets;
    QPushButton* m_removeSet = nullptr;
    QLineEdit* m_name;
    QCheckBox* m_multiple;
    QTableView* m_table;
    QLabel* m_state;
    QToolButton* m_add = nullptr;
    QToolButton* m_removeLabel = nullptr;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    QToolButton* m_undo = nullptr;
    QToolButton* m_redo = nullptr;
    QPushButton* m_version = nullptr;
    QPushButton* m_save = nullptr;
};

} // namespace chronoscope::ui
