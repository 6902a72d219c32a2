// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

namespace chronoscope::backend {

/// A TCP port on 127.0.0.1 that is free at present; another program may take it before it is used. Io if there is
/// none. Any thread.
Result<int> freePort();

} // namespace chronoscope::backend
