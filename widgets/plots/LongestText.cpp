// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/LongestText.h"

#include <algorithm>

namespace chronoscope::widgets {

LongestText::LongestText(const QFont& font) : m_metrics(font) {
    for (char16_t code = u' '; code < kBlock; ++code)
        m_ascii[code] = m_metrics.horizontalAdvance(QChar(code));
}

void LongestText::add(const QString& text) {
    const qreal wide = sum(text);
    if (wide <= m_widest.front().sum) return;
    const auto isWider = [](const Candidate& a, const Candidate& b) { return a.sum > b.sum; };
    std::pop_heap(m_widest.begin(), m_widest.end(), isWider);
    m_widest.back() = {wide, text};
    std::push_heap(m_widest.begin(), m_widest.end(), isWider);
}

qreal LongestText::width() const {
    qreal widest = 0;
    for (const Candidate& candidate : m_widest)
        widest = std::max(widest, m_metrics.horizontalAdvance(candidate.text));
    return widest;
}

qreal LongestText::sum(const QString& text) {
    qreal sum = 0;
    for (const QChar character : text)
        sum += character.unicode() < kBlock ? m_ascii[character.unicode()] : advance(character);
    return sum;
}

qreal LongestText::advance(QChar character) {
    // Marks stand on the character before; of a pair of surrogates the first one counts for both.
    if (character.isMark() || character.isLowSurrogate()) return 0;
    const auto block = static_cast<char16_t>(character.unicode() / kBlock);
    const auto known = m_blocks.constFind(block);
    if (known != m_blocks.constEnd()) return *known;
    // Half a pair has no width of its own; what lies there, mostly pictures and rare signs, is about square.
    const qreal width = character.isSurrogate() ? m_metrics.height() : m_metrics.horizontalAdvance(character);
    return *m_blocks.insert(block, width);
}

} // namespace chronoscope::widgets
