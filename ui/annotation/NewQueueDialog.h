// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/Assignment.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Results.h"
#include "ui/dialogs/Dialogs.h"

#include <QDialog>

#include <stop_token>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace chronoscope::ui {

/// Makes a queue of the wrong cells that the current filter chooses; says how many they are while one chooses. It stays
/// open until the queue is stored. Shown with open(); GUI thread.
class NewQueueDialog : public QDialog {
    Q_OBJECT
public:
    NewQueueDialog(AnnotationHub& hub, Results& results, Session& session, Dialogs& dialogs, QWidget* parent = nullptr);
    ~NewQueueDialog() override;

signals:
    void made(qint64 queue);

private:
    void addFields(QVBoxLayout* layout);
    void addItemFields(QFormLayout* form);
    QWidget* makeSets(QWidget* parent);
    void addPeopleFields(QFormLayout* form);
    void fillSets(const std::string& chosen);
    bool isTaken() const;
    void importSet();
    void readSet(const QString& path);
    void count();
    void updateMake();
    void make();
    void keep(const Result<std::vector<store::QueueItem>>& items);
    void fail(const Error& error);
    void failImport(const Error& error);
    QString itemsText() const;
    annotation::Sharing sharing() const;
    store::QueueRecord record() const;

    AnnotationHub& m_hub;
    Results& m_results;
    Session& m_session;
    Dialogs& m_dialogs;
    qint64 m_items = -1;   ///< -1: not counted yet
    QString m_undiagnosed; ///< a run that keeps them from being ordered by staleness; empty: none
    bool m_making = false;
    std::vector<store::QueueItem> m_nothing; ///< that an assignment is tried with
    std::stop_source m_stop;
    results::ResultFilter m_filter; ///< the one the queue is made from
    store::QueueRecord m_record;    ///< the queue that is being made
    QLineEdit* m_name;
    QComboBox* m_order;
    QSpinBox* m_most;
    QSpinBox* m_seed;
    QComboBox* m_sets;
    QLineEdit* m_annotators;
    QSpinBox* m_overlap;
    QPlainTextEdit* m_guideline;
    QCheckBox* m_blind;
    QLabel* m_source;
    QLabel* m_count;
    QPushButton* m_make;
};

} // namespace chronoscope::ui
