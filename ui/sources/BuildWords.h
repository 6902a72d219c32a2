// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/build/Extension.h"
#include "core/sources/build/ReportTables.h"

#include <QString>

namespace chronoscope::ui {

/// Words for people about builds. Pure; GUI thread.

QString sourceTitle(const std::string& source);
/// Which files a source is made of, and who may have them.
QString sourceHint(const std::string& source);
QString partTitle(sources::ReportPart part);
/// Why something was left out, by the report's name for it; the name itself for one that is not known.
QString reasonText(const std::string& reason);
QString stepText(const std::string& step);
QString gapRuleText(const std::string& mode);
QString changeText(sources::ChangeKind kind);

/// A part of a report as it is read on the screen: its names are words there.
analysis::Table shownTable(const sources::BuildReport& report, sources::ReportPart part);
/// "312 elements: 156 dynamic, 156 static · 32 few-shots · 5 wait for names · as of 2017 · licence: CC0-1.0".
QString takenText(const sources::BuildReport& report);
/// Whether elements would be taken, were they named.
bool someWaitForNames(const sources::BuildReport& report);
/// Why none is taken, and what to do about it.
QString nothingTakenText(const sources::BuildReport& report);
/// What the other rules for the years between would come to, beside the one in use; empty where no year is filled.
QString gapsText(const sources::BuildReport& report, const std::string& used);

} // namespace chronoscope::ui
