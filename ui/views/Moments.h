// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QDate>
#include <QLocale>
#include <QString>

#include <string>

namespace chronoscope::ui {

/// How times are written in the window. What is stored and exported is ISO 8601 in UTC, whatever is chosen here.
enum class DateForm { Iso, Language };
enum class DateZone { Local, Utc };
/// For all that follows; once, at the start. `language` is whose way DateForm::Language means. GUI thread, as
/// everything here.
void setMomentForm(DateForm form, DateZone zone, const QLocale& language = {});

/// A stored time ("2026-11-23T14:05:09Z"), to the minute, in that form, with "UTC" where it is. What is no time stays.
QString momentText(const std::string& stored);
/// Its day alone.
QString dayText(const std::string& stored);
QString dayText(const QDate& day);

} // namespace chronoscope::ui
