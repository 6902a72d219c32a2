// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>

namespace chronoscope::backend::http {

/// "https://host:port" of a URL, lower case, the scheme's port spelled out; what a key is bound to. Empty if `url` is
/// not an absolute http(s) URL. Pure.
std::string originOf(const std::string& url);
/// True for exactly "localhost" and the literal addresses of 127.0.0.0/8 and ::1; for no other name, also not below
/// ".localhost", as a name is what a resolver makes of it. Pure.
bool isLoopback(const std::string& url);

} // namespace chronoscope::backend::http
