// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QDBusConnection>

#include <optional>

namespace chronoscope::ui {

/// The bus of the person's session, where there is one: none is started for us. GUI thread.
std::optional<QDBusConnection> sessionBus();

} // namespace chronoscope::ui
