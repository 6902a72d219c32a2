// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QCoreApplication>

namespace chronoscope::ui {

/// Words for people made outside of any QObject, as Text::tr("…"): where translation tools look for them. Any thread.
class Text {
    Q_DECLARE_TR_FUNCTIONS(chronoscope::ui)
};

} // namespace chronoscope::ui
