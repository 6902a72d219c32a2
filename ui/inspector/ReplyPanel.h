// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/PromptAsker.h"
#include "ui/bridge/Session.h"
#include "ui/inspector/InspectorQuery.h"

#include <QWidget>

#include <memory>
#include <tuple>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace chronoscope::ui {

class EvidenceViews;

/// One sample in full: prompt, raw request and response, tokens, reply and thinking; copies all of it as JSON, and
/// asks the prompt again. What is asked now stands beside the stored reply, marked as such, and enters no number of the
/// run. GUI thread; reads through the session.
class ReplyPanel : public QWidget {
    Q_OBJECT
public:
    explicit ReplyPanel(Session& session, QWidget* parent = nullptr);

    /// Shows sample number `index` of the selected cell and element; `query` brings what `view` does not hold.
    void showSample(const Selection& selection, int index, const SampleView& view,
                    const std::shared_ptr<InspectorQuery>& query);

private:
    using Place = std::tuple<qint64, int, int, qint64, int>; ///< run, template, year, element, sample

    void addViews(QVBoxLayout* layout);
    void addReplies(QVBoxLayout* layout);
    void addThinking(QVBoxLayout* layout);
    void addButtons(QVBoxLayout* layout);
    void detailRead(const Result<SharedSample>& detail);
    void showEvidence();
    void showThinking();
    void showAsked();
    void updateButtons();
    void copyJson();
    void askOrCancel();
    bool isAskedHere() const { return m_askedPlace == m_place; }

    Session& m_session;
    PromptAsker m_asker;
    Place m_place;
    Place m_askedPlace;    ///< of the prompt that m_asker has
    SharedSample m_detail; ///< null until it is read

    QPlainTextEdit* m_prompt = nullptr;
    EvidenceViews* m_evidence = nullptr;
    QPlainTextEdit* m_reply = nullptr;
    QWidget* m_askedPart = nullptr;
    QLabel* m_askedNote = nullptr;
    QPlainTextEdit* m_askedReply = nullptr;
    QToolButton* m_thinkingFold = nullptr;
    QPlainTextEdit* m_thinking = nullptr;
    QPushButton* m_ask = nullptr;
    QPushButton* m_copy = nullptr;
};

} // namespace chronoscope::ui
