// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/AskPlan.h"
#include "ui/ask/AskNames.h"
#include "ui/views/ModelList.h"

#include <QJsonObject>
#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QRadioButton;
class QStringListModel;
class QVBoxLayout;

namespace chronoscope::ui {

class PlantedModels;

/// What is to be asked: a question or a fact, the years, the templates, what is right, and of whom. GUI thread.
class AskForm : public QWidget {
    Q_OBJECT
public:
    explicit AskForm(BackendHub& hub, QWidget* parent = nullptr);

    /// What is typed; the reason where it cannot be read.
    Result<run::AskSpec> spec() const;
    ModelList* models() const { return m_models; }
    /// Those that are ticked, as they are asked.
    std::vector<ModelTarget> targets() const;
    /// What names the ticked ones in the dialog of a new run, see RunModelsForm.
    QStringList ticked() const;
    /// Those of the workspace, for completion and for the example.
    void setNames(const AskNames& names);
    /// Why nothing is asked, or what was left out; empty for nothing.
    void say(const QString& words);
    void setAsking(bool asking);
    void focusFirst();
    /// Whether a subject and a relation are asked, not a free question.
    bool asksFact() const;
    /// A free question, as if it had been typed.
    void setQuestion(const QString& question);
    /// The question as it is typed, or "subject · relation"; empty while a part of it is. What it is asked for (years,
    /// templates, models) is no part of it.
    QString question() const;
    /// All that is typed and ticked, to be restored. No keys: models are known by name and address.
    QJsonObject kept() const;
    void restore(const QJsonObject& kept);

signals:
    void askWanted();
    void cancelWanted();
    void questionChanged(); ///< question() did

private:
    void addSubject(QVBoxLayout* layout);
    void addDetails(QVBoxLayout* layout);
    void addModels(QVBoxLayout* layout);
    void addButtons(QVBoxLayout* layout);
    void addPlanted(QVBoxLayout* layout);
    QLineEdit* addLine(QVBoxLayout* layout, const char* name, const QString& label, const QString& tip);
    void follow();
    void followModels();
    void offerSubjects();
    void fillExample();
    QJsonObject exampleTexts() const;
    QJsonObject texts() const;
    void putTexts(const QJsonObject& texts);

    QRadioButton* m_asQuestion;
    QRadioButton* m_asFact;
    QWidget* m_factPart;
    QLineEdit* m_question;
    QLineEdit* m_subject;
    QLineEdit* m_relation;
    QLineEdit* m_years;
    QStringListModel* m_subjects;
    QStringListModel* m_relations;
    AskNames m_names;
    QJsonObject m_beforeExample; ///< texts(), to be put back
    QJsonObject m_example;       ///< texts() as the example left them; empty: there was none
    std::array<QCheckBox*, prompt::kTemplates.size()> m_forms{};
    QPlainTextEdit* m_truth;
    ModelList* m_models;
    PlantedModels* m_planted;
    QLabel* m_aboutModels; ///< what a calibration model needs, before it is asked
    QLabel* m_words;
    QPushButton* m_ask;
    QPushButton* m_cancel;
};

} // namespace chronoscope::ui
