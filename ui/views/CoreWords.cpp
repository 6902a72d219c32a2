// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/CoreWords.h"

#include "core/base/Error.h"
#include "ui/views/CoreSentences.h"
#include "ui/views/Text.h"

#include <QHash>

#include <vector>

namespace chronoscope::ui {

namespace {
constexpr qsizetype kKeyLetters = 5;     // of a sentence's beginning or end, by which it is looked up
constexpr qsizetype kFewLetters = 5;     // a shape of fewer says hardly anything ("%1; %2")
constexpr qsizetype kLongestSaid = 4096; // letters of what is looked up: a file or a server may say anything
constexpr int kDeepestSaid = 8;          // sentences in each other
constexpr int kMostTries = 16;           // places where an Error's context may begin

/// A sentence as what stands around its gaps: one piece more than it has gaps. The gaps are numbered as they come.
struct SentenceShape {
    const char* sentence = nullptr;
    QStringList pieces;
    qsizetype letters = 0; // of the pieces together
};

SentenceShape shapeOf(const char* sentence) {
    SentenceShape shape{sentence, {QString()}, 0};
    const QString text = QString::fromUtf8(sentence);
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isGap = text.at(at) == u'%' && at + 1 < text.size() && text.at(at + 1).isDigit();
        if (isGap) {
            shape.pieces << QString();
            ++at;
        } else {
            shape.pieces.back() += text.at(at);
            ++shape.letters;
        }
    }
    return shape;
}

/// What stands at the gaps, each at least one letter and as short as what follows it allows.
std::optional<QStringList> gapsIn(const QString& said, const SentenceShape& shape) {
    if (!said.startsWith(shape.pieces.front()) || !said.endsWith(shape.pieces.back())) return std::nullopt;
    QStringList gaps;
    qsizetype at = shape.pieces.front().size();
    const qsizetype end = said.size() - shape.pieces.back().size();
    for (qsizetype i = 1; i + 1 < shape.pieces.size(); ++i) {
        const qsizetype next = said.indexOf(shape.pieces.at(i), at + 1);
        if (next < 0 || next >= end) return std::nullopt;
        gaps << said.mid(at, next - at);
        at = next + shape.pieces.at(i).size();
    }
    if (at >= end) return std::nullopt;
    return gaps << said.mid(at, end - at);
}

/// All sentences, found by their first letters, or their last ones where they begin with a gap.
class ShapeBook {
public:
    ShapeBook() {
        for (const auto sentences : {coreSentencesOfBase(), coreSentencesOfStore(), coreSentencesOfRun(),
                                     coreSentencesOfBackend(), coreSentencesOfServers(), coreSentencesOfAnnotation(),
                                     coreSentencesOfFiles(), coreSentencesOfStudies(), coreSentencesOfSources()})
            for (const char* sentence : sentences)
                add(shapeOf(sentence));
    }

    struct Found {
        const SentenceShape* shape = nullptr;
        QStringList gaps;
    };
    std::optional<Found> find(const QString& said) const {
        if (const auto whole = m_whole.constFind(said); whole != m_whole.constEnd()) return Found{&*whole, {}};
        std::optional<Found> best;
        for (const auto* among : {&m_byStart, &m_byEnd}) {
            const auto list = among->constFind(among == &m_byStart ? said.left(kKeyLetters) : said.right(kKeyLetters));
            if (list != among->constEnd()) choose(*list, said, best);
        }
        choose(m_others, said, best);
        return best;
    }

private:
    using Shapes = std::vector<SentenceShape>;

    void add(SentenceShape shape) {
        const QString start = shape.pieces.front(), end = shape.pieces.back();
        if (shape.pieces.size() == 1)
            m_whole.insert(start, std::move(shape));
        else if (start.size() >= kKeyLetters)
            m_byStart[start.left(kKeyLetters)].push_back(std::move(shape));
        else if (end.size() >= kKeyLetters)
            m_byEnd[end.right(kKeyLetters)].push_back(std::move(shape));
        else
            m_others.push_back(std::move(shape));
    }

    static void choose(const Shapes& shapes, const QString& said, std::optional<Found>& best) {
        for (const SentenceShape& shape : shapes) {
            if (best && best->shape->letters >= shape.letters) continue;
            if (auto gaps = gapsIn(said, shape)) best = Found{&shape, std::move(*gaps)};
        }
    }

    QHash<QString, SentenceShape> m_whole; // without gaps
    QHash<QString, Shapes> m_byStart;
    QHash<QString, Shapes> m_byEnd;
    Shapes m_others;
};

const ShapeBook& shapeBook() {
    static const ShapeBook kBook;
    return kBook;
}

/// What a sentence says at its gaps put where its translation has them.
QString filled(const QString& words, const QStringList& gaps) {
    QString text;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const int gap = words.at(at) == u'%' && at + 1 < words.size() ? words.at(at + 1).digitValue() : -1;
        if (gap >= 1 && gap <= gaps.size()) {
            text += gaps.at(gap - 1);
            ++at;
        } else {
            text += words.at(at);
        }
    }
    return text;
}

/// `depth`: how deep in the gaps of other sentences.
QString inWords(const QString& said, int depth = 0) {
    if (said.size() > kLongestSaid || depth > kDeepestSaid) return said;
    const auto known = shapeBook().find(said);
    if (said.endsWith(u')') && (!known || known->shape->letters < kFewLetters)) {
        int tries = 0;
        for (qsizetype at = said.indexOf(QLatin1String(" (")); at > 0 && ++tries <= kMostTries;
             at = said.indexOf(QLatin1String(" ("), at + 1)) {
            const QString message = said.left(at); // an Error's text, with its context behind
            const auto before = shapeBook().find(message);
            if (before && before->shape->letters >= kFewLetters) return inWords(message, depth + 1) + said.mid(at);
        }
    }
    if (!known) return said;
    QStringList gaps = known->gaps;
    for (QString& gap : gaps)
        if (gap.contains(u' ')) gap = inWords(gap, depth + 1); // one word alone is a name
    return filled(Text::tr(known->shape->sentence), gaps);
}
} // namespace

QString coreWords(const std::string& said) { return inWords(QString::fromStdString(said)); }

QString coreWords(const Error& error) {
    const QString words = coreWords(error.message);
    return error.context.empty() ? words : words + QStringLiteral(" (%1)").arg(QString::fromStdString(error.context));
}

std::optional<KnownWords> knownWords(const QString& said) {
    const auto known = shapeBook().find(said);
    if (!known) return std::nullopt;
    return KnownWords{known->shape->sentence, known->gaps};
}

} // namespace chronoscope::ui
