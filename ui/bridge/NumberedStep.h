// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QUndoCommand>

namespace chronoscope::ui {

/// A step of undo with a number that no other step of the program has or had: its address may be another's once it is
/// gone. Owned by its stack. GUI thread.
class NumberedStep : public QUndoCommand {
public:
    explicit NumberedStep(const QString& text) : QUndoCommand(text), m_number(++last()) {}
    quint64 number() const { return m_number; } ///< from 1

private:
    static quint64& last() {
        static quint64 number = 0;
        return number;
    }

    const quint64 m_number;
};

} // namespace chronoscope::ui
