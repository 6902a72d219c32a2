// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QByteArray>
#include <QString>

namespace chronoscope::widgets {

/// Puts `bytes` into the file `path`, whole or not at all: what was there stays where they cannot be written. What is
/// wrong in words, also on a full disk; empty once they are there. Any thread.
QString writeWhole(const QString& path, const QByteArray& bytes);

} // namespace chronoscope::widgets
