// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "widgets/plots/NamesApart.h"

#include <QFontMetricsF>

#include <algorithm>

namespace chronoscope::widgets {

namespace {
constexpr QChar kCut(0x2026);

bool partsWords(QChar letter) {
    return letter == QLatin1Char(' ') || letter == QLatin1Char('-') || letter == QLatin1Char('/');
}

/// Where the word begins that this letter is in or right behind.
qsizetype wordBefore(const QString& text, qsizetype letter) {
    while (letter > 0 && !partsWords(text.at(letter - 1)))
        --letter;
    return std::max<qsizetype>(letter, 0);
}

/// The first letter that differs between `name` and one of those that read as `shown`, too; -1: there is none.
qsizetype firstDifference(const QString& name, const QStringList& all, const QString& shown) {
    const qsizetype cut = shown.indexOf(kCut);
    if (cut <= 0) return -1;
    const QString head = shown.left(cut);
    const QString tail = shown.mid(cut + 1);
    qsizetype first = -1;
    for (const QString& other : all) {
        if (other == name || !other.startsWith(head) || !other.endsWith(tail)) continue;
        const auto differ = std::mismatch(name.begin(), name.end(), other.begin(), other.end());
        const qsizetype at = differ.first - name.begin();
        first = first < 0 ? at : std::min(first, at);
    }
    return first;
}
} // namespace

QString elidedApart(const QString& name, const QStringList& all, const QFontMetricsF& metrics, qreal width) {
    const QString usual = metrics.elidedText(name, Qt::ElideMiddle, width);
    if (usual == name) return name;
    const qsizetype first = firstDifference(name, all, usual);
    if (first < 0) return usual;
    // From the word that differs, or from the one before it where both have room: it says of what.
    const qsizetype word = wordBefore(name, first);
    qsizetype end = first;
    while (end < name.size() && !partsWords(name.at(end)))
        ++end;
    qsizetype from = first;
    for (const qsizetype begin : {wordBefore(name, word - 1), word}) {
        const QString seen = kCut + name.mid(begin, end - begin) + kCut;
        if (begin <= 0 || metrics.horizontalAdvance(seen) > width) continue;
        from = begin;
        break;
    }
    const QString rest = name.mid(from);
    const qreal room = width - metrics.horizontalAdvance(rest) - 1; // widths are rounded
    if (room <= metrics.horizontalAdvance(kCut)) return metrics.elidedText(kCut + rest, Qt::ElideRight, width);
    return metrics.elidedText(name.left(from), Qt::ElideRight, room) + rest;
}

} // namespace chronoscope::widgets
