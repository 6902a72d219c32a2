// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "core/prompt/Template.h"
#include "core/run/AskTable.h"
#include "ui/ask/AskWords.h"
#include "ui/ask/Asker.h"
#include "ui/bridge/Session.h"

#include <QJsonObject>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace chronoscope::widgets {
class AnswerGrid;
class ObjectRibbon;
} // namespace chronoscope::widgets

namespace chronoscope::ui {

class AskCellPanel;
class SplitChoice;
class AskForm;
class EmptyState;

/// Asks one question now, of one or several models: the form at the left, the answers by year in the middle as they
/// come, one of them in full at the right. Nothing is stored. Works with and without a workspace. Owned by the window;
/// GUI thread.
class AskPage : public QWidget {
    Q_OBJECT
    Q_PROPERTY(QJsonObject wish READ wish WRITE setWish)
public:
    explicit AskPage(Session& session, QWidget* parent = nullptr);

    /// Ticks this saved backend, and no other model.
    void choose(const QString& backend);
    /// Puts the question in, and asks it where a model is ticked; else it waits for one.
    void askNow(const QString& question);
    /// What is typed and ticked, to be kept with the workspace; see ViewKeeper.
    QJsonObject wish() const;
    void setWish(const QJsonObject& kept);

signals:
    void keepWanted(const chronoscope::run::AskTable& table); ///< the fact that was asked, as an element
    /// A run that asks it, of the models that are ticked (see RunModelsForm::ticked()) under the templates that are.
    void runWanted(const chronoscope::benchmark::SliceSpec& slice, const QStringList& models,
                   const std::vector<chronoscope::prompt::Template>& templates);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHeader();
    QWidget* makeAnswers();
    void addGridActions();
    void keep();
    void makeRun();
    bool isFormer() const;
    QString whyNothingIsKept() const;
    void followQuestion();
    void sayKeeping(const QString& words);
    void ask();
    struct Asking {
        QString question; ///< as the form says it
        std::vector<ModelTarget> targets;
        QString command; ///< that asks the same
    };
    void begin(const Result<run::AskPlan>& plan, const Asking& asking);
    void readNames();
    void refresh();
    void showCell();

    Session& m_session;
    Asker m_asker;
    AskForm* m_form;
    bool m_isOfBefore = false; ///< what the form asks was typed before the workspace was opened, and not asked since
    QLabel* m_keepWords;       ///< why the two beside it are off, or could not
    QPushButton* m_keep;
    QPushButton* m_run;
    QStackedWidget* m_stack;
    QScrollArea* m_area; ///< round the answers
    EmptyState* m_empty;
    QLabel* m_former;     ///< which question the answers are to, once another is typed
    QHBoxLayout* m_inset; ///< of the ribbon: its years stand over those of the grid
    widgets::ObjectRibbon* m_ribbon;
    widgets::AnswerGrid* m_grid;
    AskCellPanel* m_cell;
    SplitChoice* m_part = nullptr;              ///< which is seen in a narrow window
    std::shared_ptr<const run::AskPlan> m_plan; ///< null before the first asking
    QString m_question;                         ///< what the plan asks, as the form said it
    QStringList m_models;                       ///< as asked; then as they name themselves
    AskAnswers m_answers;
    QTimer m_refresh; ///< answers come in bursts
};

} // namespace chronoscope::ui
