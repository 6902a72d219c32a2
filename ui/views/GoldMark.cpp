// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/GoldMark.h"

#include <QCoreApplication>

#include <string>

namespace chronoscope::ui {

QString goldMark(const results::ResultSet& set, std::uint32_t element) {
    return set.labels && set.labels->goldWrong[element] != 0 ? QStringLiteral("⚑ ") : QString();
}

QString markedSubject(const results::ResultSet& set, std::uint32_t element) {
    return goldMark(set, element) + QString::fromStdString(std::string(set.elements->subjects.at(element)));
}

QString goldNote(const results::ResultSet& set, std::uint32_t element) {
    if (goldMark(set, element).isEmpty()) return {};
    const auto by = set.labels->goldWrongBy.find(element);
    return QCoreApplication::translate("chronoscope::ui", "⚑ gold is wrong, says %1")
        .arg(by == set.labels->goldWrongBy.end() ? QString() : QString::fromStdString(by->second));
}

} // namespace chronoscope::ui
