// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/Words.h"

#include "core/labels/LabelSet.h"
#include "ui/views/Text.h"

#include <QLocale>
#include <QTextDocument>

namespace chronoscope::ui {

QString numberText(qint64 number) { return QLocale().toString(number); }

QString plainToolTip(const QString& text) { return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text; }

QString boundedName(const QString& name) {
    constexpr int kNameLetters = 48, kEndLetters = 16; // where names often differ
    if (name.size() <= kNameLetters) return name;
    return name.left(kNameLetters - kEndLetters - 1) + QChar(0x2026) + name.right(kEndLetters);
}

QString labelChoiceText(const std::string& word) {
    if (word.empty()) return Text::tr("no label");
    if (word == annotation::kDisputedLabel) return Text::tr("annotators disagree");
    return word == annotation::kAnyLabel ? Text::tr("any label")
                                         : Text::tr("label %1").arg(QString::fromStdString(word));
}

QString yearsText(const std::vector<int>& years, bool invariant) {
    if (invariant || years.empty()) return QStringLiteral("—");
    if (years.size() == 1) return QString::number(years.front());
    const QString range = Text::tr("%1–%2").arg(years.front()).arg(years.back());
    const bool gaps = years.back() - years.front() + 1 != static_cast<int>(years.size());
    return gaps ? Text::tr("%1, %2").arg(range).arg(years.size()) : range;
}

} // namespace chronoscope::ui
