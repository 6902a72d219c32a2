// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/CoreWords.h"

#include "ui/views/Text.h"

#include <QRegularExpression>

#include <vector>

namespace chronoscope::ui {

namespace {
/// Each as core says it, with %1 … for what changes. Of two that fit, the one that stands first holds.
constexpr const char* kSentences[] = {
    // Findings of a backend's test
    QT_TRANSLATE_NOOP("chronoscope::ui", "not tried"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "not available: %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "answers, %1, but does not list %2; it lists %3"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "answers, %1, 1 model"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "answers, %1, %2 models"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "answers, %1; %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "build unknown"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "build %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 models are served: name one with model=…, e.g. %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the list of models cannot be had: %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1; tokens are not counted, so costs stay unknown"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1; try again, or say mode=completion if that is meant"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1; to leave a field out, add drop=%2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "rejected: %1; to leave them out, add drop=…"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "chat answers %1; %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "chat: %1; %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no chat; %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "completion answers %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "completion: %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no completion"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 equal greedy requests gave 1 text, %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 equal greedy requests gave %2 texts, %3"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "log-probabilities unknown"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "largest log-probability difference %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "this protocol has no log-probabilities"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the server sends none, or such as cannot be true (0, −9999, null)"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "all log-probabilities are 0: the server makes them up"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the alternatives' probabilities add up to %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "1 token, finite and at most 0, alternatives add up to at most %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 tokens, finite and at most 0, alternatives add up to at most %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the server sends no log-probabilities for given text"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "this protocol cannot score a given text"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "“Paris” and “xylophone” get the same log-probability (%1): the server makes it up"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the model's own next token gets a log-probability that is %1 off when it is "
                                         "given instead of generated"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1: xylophone should not win, and nothing else could be compared"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1: usable, but this model does not know the capital of France"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "“Paris” %1, “xylophone” %2; its own next token agrees to %3"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "“Paris” %1, “xylophone” %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no images in this protocol or mode"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a red picture is called %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 requests took %2 s, one alone %3 s; %4 slots"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 requests took %2 s, one alone %3 s"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 of %2 failed: %3"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 tokens came although 16 is the limit"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "three samples at temperature 1.5 are the same text: temperature or seed is ignored"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no field rejected; %1 samples gave 1 text"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no field rejected; %1 samples gave %2 texts"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no answer in time: the test may take %1 s in all; test-s=SECONDS in the "
                                         "backend's URI gives it more"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the test was stopped"),
    // How a run asks and judges
    QT_TRANSLATE_NOOP("chronoscope::ui", "reference"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "debiased"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "seeded"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "lenient"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "strict"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "paper"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "version %1"),
    // Why nothing is asked now
    QT_TRANSLATE_NOOP("chronoscope::ui", "ask either a subject with a relation or a question"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "say which years are asked, e.g. 2010-2023"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no template is asked"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 is no place in a question; {year} is one"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "the question names a year of its own, %1: write {year} there, or ask %2 alone"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "more than %1 questions at once: a run is made for so many"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "multiple choice needs a right answer and three distractors for it, true/false a right answer"),
    // What is to know of a row of one's own facts
    QT_TRANSLATE_NOOP("chronoscope::ui", "no date, so it is asked in no year"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "starts after the year the table is of"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no year of it is asked about"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "no question is known for “%1”: without words of its own the generic one is used"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the name is longer than %1 bytes"),
    // Why an edited element cannot be kept
    QT_TRANSLATE_NOOP("chronoscope::ui", "subject: it is empty"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "relation: it is empty"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "object: there is none"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "object: a name is empty"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "years: “%1” has some, the element none"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "years: “%1” has none"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "years: those of “%1” are no ascending list"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "distractor: it is empty"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "distractor: “%1” is right in some year"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "distractor: “%1” is there twice"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "text: it is not UTF-8"),
    // What a wrong answer is taken for
    QT_TRANSLATE_NOOP("chronoscope::ui", "“%1” is right for %2, 1 year before the year asked (%3)."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "“%1” is right for %2, 1 year after the year asked (%3)."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "“%1” is right for %2, %3 years before the year asked (%4)."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "“%1” is right for %2, %3 years after the year asked (%4)."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "“%1” is one of the element's distractors."),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "“%1” is right for no year and no distractor. The nearest right name is “%2” at %3."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "“%1” is right for no year and no distractor."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "“%1” resembles the right “%2” at %3, just under the threshold of %4."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "A truth value names no object, so it does not say what is wrong."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "The reply opens like a refusal."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "The reply holds no answer."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "The reply ended at the token limit before it gave an answer."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "The letter of one option stands with the text of another: “%1”."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "The reply does not open as strict extraction wants it: “A. …”."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "The reply says nothing that could be taken for an answer."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "None of the options can be recognised in the reply."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "The reply says neither true nor false."),
    QT_TRANSLATE_NOOP("chronoscope::ui", "The reply is right when it is read leniently: “%1” at %2."),
    // Why a run stopped
    QT_TRANSLATE_NOOP("chronoscope::ui", "stopped by the user"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "interrupted when the program was closed"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the program ended while it ran"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 of %2 are answered"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the budget of $%1 is used up: $%2 spent, the next request may cost $%3"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "the server of this run is one that Chronoscope starts, and it is not running"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "another model is served there than the run was made with: %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "this server was tested and cannot give: %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "log-probabilities of a given text"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "log-probabilities of its own tokens"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the environment variable that holds the key is not set"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace is no longer at its place: it was moved, removed or replaced"),
    // What a server or the network did
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 (after %2 attempts)"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1: resting %2 s as the server asked"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no connection: %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no connection to the server: %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no connection to the server"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no connection in time"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "offline: the settings let nothing leave this computer"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the connection broke within the headers"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the connection broke: %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the connection broke"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the server's certificate could not be verified: %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the server's certificate could not be verified"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the reply could not be read"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the server does not speak HTTP"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the server answered with status %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no byte for %1 s"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no complete reply within %1 s"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the server was ended by %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the server ended with exit status %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the server could not be started"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the file cannot be read"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no such run"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no such workspace"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1 (HTTP %2)"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "%1; %2"),
};

struct Shape {
    const char* sentence;
    QRegularExpression shape;
    int gaps = 0;
};

Shape shapeOf(const char* sentence) {
    QString pattern = QRegularExpression::escape(QString::fromUtf8(sentence));
    int gaps = 0;
    for (QString gap = QStringLiteral("\\%1"); pattern.contains(gap); gap = QStringLiteral("\\%%1").arg(gaps + 1)) {
        pattern.replace(gap, QStringLiteral("(.+?)"));
        ++gaps;
    }
    return {sentence,
            QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                               QRegularExpression::DotMatchesEverythingOption),
            gaps};
}

const std::vector<Shape>& shapes() {
    static const std::vector<Shape> kShapes = [] {
        std::vector<Shape> all;
        for (const char* sentence : kSentences)
            all.push_back(shapeOf(sentence));
        return all;
    }();
    return kShapes;
}

QString inWords(const QString& said) {
    for (const Shape& known : shapes()) {
        const auto match = known.shape.match(said);
        if (!match.hasMatch()) continue;
        QString words = Text::tr(known.sentence);
        for (int gap = known.gaps; gap > 0; --gap) // from the last, so that a %1 out of a server's mouth stays
            words.replace(u'%' + QString::number(gap), QChar(u'\uE000' + gap));
        for (int gap = 1; gap <= known.gaps; ++gap)
            words.replace(QChar(u'\uE000' + gap), inWords(match.captured(gap)));
        return words;
    }
    return said;
}
} // namespace

QString coreWords(const std::string& said) { return inWords(QString::fromStdString(said)); }

} // namespace chronoscope::ui
