// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/ReplyEvidence.h"

#include <QString>
#include <QWidget>

class QButtonGroup;
class QLabel;
class QPlainTextEdit;
class QStackedWidget;

namespace chronoscope::ui {

class TokenTable;

/// A text as it was sent or received: fixed letters, read only, as low as it may be.
QPlainTextEdit* makeTextView(QWidget* parent, const char* name, const QString& accessible);
/// The view is left as it is, scrolled and selected, where it shows this text already.
void showText(QPlainTextEdit& view, const QString& text);

/// What a reply can be traced back to, one at a time behind chips: a view of its owner's first, then the raw request,
/// the raw response and the tokens. GUI thread.
class EvidenceViews : public QWidget {
    Q_OBJECT
public:
    /// `prefix` goes before the object names, so that a window can hold several: with "ask" requestChip is
    /// askRequestChip. `first` is the chip of the view in front of the others, `tip` what that is.
    EvidenceViews(const QString& prefix, const QString& first, const QString& tip, QWidget* parent);

    void setFirst(QWidget* view);
    void showFirst();
    /// Null: nothing is known yet, and the views are empty.
    void showEvidence(const run::ReplyEvidence* evidence);
    /// That it cannot be read, in place of it.
    void sayProblem(const QString& words);

private:
    struct NotedText {
        QLabel* note = nullptr;
        QPlainTextEdit* text = nullptr;
    };
    QByteArray nameOf(const char* part) const;
    NotedText addNotedPage(const char* name, const QString& accessible);
    void addTokenPage();

    QString m_prefix;
    QButtonGroup* m_chips;
    QStackedWidget* m_views;
    NotedText m_request;
    NotedText m_response;
    QLabel* m_tokensNote = nullptr;
    TokenTable* m_tokens = nullptr;
};

} // namespace chronoscope::ui
