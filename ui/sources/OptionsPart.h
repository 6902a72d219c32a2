// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "ui/bridge/Session.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace chronoscope::ui {

/// An element's wrong options as the Inspector shows them: which are unchecked or look like a right one, and the rounds
/// in which a model wrote them, read when they are asked for. GUI thread.
class OptionsPart : public QWidget {
    Q_OBJECT
public:
    OptionsPart(Session& session, QWidget* parent);

    /// `row`: of the element in the workspace. Hidden for an element without options.
    void show(const benchmark::Element& element, qint64 row);

private:
    void readRounds(bool isOpen);

    Session& m_session;
    qint64 m_row = 0;
    QLabel* m_options;
    QToolButton* m_open;
    QPlainTextEdit* m_rounds;
};

} // namespace chronoscope::ui
