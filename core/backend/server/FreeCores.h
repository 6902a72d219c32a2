// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

namespace chronoscope::backend {

/// How many of `cores` nobody works on while the average number of running programs is `load`, at least 1: threads of a
/// server that wait for each other on busy cores are slower than one alone. A load that is no number is none.
int freeCores(int cores, double load);
/// Now, by the load of the last minute. Any thread.
int freeCores();

} // namespace chronoscope::backend
