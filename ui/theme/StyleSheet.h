// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The application's one style sheet as text, made from the tokens: only what a palette cannot say.
// Stateless; any thread.
#pragma once

#include <QColor>
#include <QString>

namespace chronoscope::ui {

struct Tokens;

class StyleSheet {
public:
    static QString make(const Tokens& tokens);
    /// The accent as a colour of text: strong enough to be read on every ground.
    static QColor accentText(const Tokens& tokens);
};

} // namespace chronoscope::ui
