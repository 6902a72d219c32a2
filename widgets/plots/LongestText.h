// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The width of the widest of many texts in one font, without laying out each of them: widths are added
// up by character, and only the few texts that come out widest are measured. A character outside ASCII
// counts as wide as the first one met of its block of 128, which tells scripts apart. Where kerning,
// ligatures or combined characters mislead the sums of all of those few, the width is that of a text
// that is nearly the widest. Logical pixels. Needs a QGuiApplication; a value of its thread.
#pragma once

#include <QFontMetricsF>
#include <QHash>
#include <QString>

#include <array>

namespace chronoscope::widgets {

class LongestText {
public:
    explicit LongestText(const QFont& font);

    void add(const QString& text);
    /// 0 without any text.
    qreal width() const;

private:
    static constexpr int kCandidates = 8;
    static constexpr char16_t kBlock = 128; ///< of characters; the first one is ASCII

    struct Candidate {
        qreal sum = 0;
        QString text;
    };

    qreal sum(const QString& text);
    qreal advance(QChar character);

    QFontMetricsF m_metrics;
    std::array<qreal, kBlock> m_ascii{};
    QHash<char16_t, qreal> m_blocks;
    std::array<Candidate, kCandidates> m_widest; ///< a heap with the narrowest in front
};

} // namespace chronoscope::widgets
