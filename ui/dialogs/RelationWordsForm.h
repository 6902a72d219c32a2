// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/prompt/RelationWords.h"
#include "ui/bridge/Session.h"
#include "ui/studies/TableStudy.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace chronoscope::ui {

/// A relation that the program ships no words for, or not for all that asks about it.
struct WordedRelation {
    prompt::RelationWords words; ///< as they are now: the workspace's own, or a suggestion
    /// An element to show a prompt of; none: no template asks about the relation, or it has shipped words.
    std::optional<benchmark::Element> element;
    struct OfStudy {
        std::shared_ptr<const TableStudy> study;
        TableStudy::Relation relation;
        std::string words;
    };
    std::vector<OfStudy> studies;
    bool isNew = false; ///< nobody has said its words yet
};

/// The words of relations, one relation at a time: what each template and study asks, and one exact prompt made of them
/// as it is typed. GUI thread; few-shots are read by the session.
class RelationWordsForm : public QWidget {
    Q_OBJECT
public:
    explicit RelationWordsForm(Session& session, QWidget* parent = nullptr);

    /// What was typed of a relation that was there before stays.
    void setRelations(std::vector<WordedRelation> relations);
    const std::vector<WordedRelation>& relations() const { return m_relations; }
    int newRelations() const;
    /// What is wrong, of the first relation that has something wrong; empty if nothing is.
    QString problem() const;
    /// The workspace's packs with these words over what they say.
    Result<std::vector<std::string>> packs() const;
    void focusWords();

signals:
    void changed();

private:
    void addField(QFormLayout* form, const QString& label, const char* name, const QString& tip, int study);
    void show(int relation);
    void take();
    void showProblem();
    void showPreview();
    void showText(const QString& text);
    WordedRelation* shown();

    Session& m_session;
    std::vector<std::shared_ptr<const TableStudy>> m_studies;
    std::vector<WordedRelation> m_relations;
    QComboBox* m_which;
    QFormLayout* m_form;
    QLineEdit* m_question = nullptr;
    QLineEdit* m_statement = nullptr;
    std::vector<QLineEdit*> m_ofStudies;
    QLabel* m_more = nullptr; ///< that there are several
    QLabel* m_problem;
    QComboBox* m_asked; ///< which prompt is shown
    QPlainTextEdit* m_preview;
    QTimer m_soon;
    bool m_showing = false; ///< the fields are being filled
};

} // namespace chronoscope::ui
