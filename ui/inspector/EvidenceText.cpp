// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/EvidenceText.h"

#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"

#include <QLocale>
#include <QStringList>

#include <cstdint>

namespace chronoscope::ui {

using run::ResponseGap;

namespace {
constexpr int kKibi = 1024;
constexpr std::int64_t kMicroOfMilli = 1'000;

QString withProblem(const QString& what, const std::string& problem) {
    return problem.empty() ? what : Text::tr("%1: %2").arg(what, coreWords(problem));
}

QString gapText(const run::ReplyEvidence& evidence) {
    switch (evidence.gap) {
    case ResponseGap::None: return {};
    case ResponseGap::Computed: return Text::tr("Nothing was sent: the calibration model is computed in this program.");
    case ResponseGap::Imported: return Text::tr("The replies of this run came from files; what was sent is not known.");
    case ResponseGap::Unreadable: return withProblem(Text::tr("The request cannot be rebuilt"), evidence.problem);
    case ResponseGap::CacheOff: return Text::tr("Not kept: the run's backend has its response cache switched off.");
    case ResponseGap::Untested: return Text::tr("Not kept: responses of backends that were not tested are not cached.");
    case ResponseGap::NoCache:
        return withProblem(Text::tr("Not looked up: no response cache is open"), evidence.problem);
    case ResponseGap::ServerAway:
        return Text::tr(
            "Not looked up: responses of a managed server are kept by what was started, and it is not running.");
    case ResponseGap::NotKept:
        return Text::tr("Not in the response cache: only answers to this very request from this server and build are, "
                        "and errors are not kept.");
    case ResponseGap::NotSent: return withProblem(Text::tr("Nothing was sent"), evidence.problem);
    case ResponseGap::NoAnswer: return withProblem(Text::tr("No response came"), evidence.problem);
    case ResponseGap::Withheld: return Text::tr("Not shown: the server repeated the key in it.");
    }
    return {};
}
} // namespace

QString shownText(const std::string& all, bool isCopied) {
    if (all.size() <= kShownBytes) return QString::fromStdString(all);
    std::size_t end = kShownBytes;
    while (end > 0 && (static_cast<unsigned char>(all[end]) & 0xC0U) == 0x80U) // no half letters
        --end;
    const auto kibi = [](std::size_t bytes) { return QLocale().toString(static_cast<qulonglong>(bytes / kKibi)); };
    const QString part = isCopied ? Text::tr("\n… the first %1 of %2 KiB; Copy as JSON has all of it")
                                  : Text::tr("\n… the first %1 of %2 KiB");
    return QString::fromStdString(all.substr(0, end)) + part.arg(kibi(kShownBytes), kibi(all.size()));
}

QString requestNote(const run::ReplyEvidence& evidence) {
    if (!evidence.request) return gapText(evidence);
    const QString line = QStringLiteral("%1 %2").arg(QString::fromStdString(evidence.request->method),
                                                     QString::fromStdString(evidence.request->url));
    if (evidence.servers == 1) return line;
    return line +
           Text::tr("\nor another of the backend's %1 servers: which one answered is not stored").arg(evidence.servers);
}

QString responseNote(const run::ReplyEvidence& evidence) {
    if (!evidence.response) return gapText(evidence);
    if (evidence.isFresh) return Text::tr("As received just now; nothing of it is stored.");
    return evidence.agrees
               ? Text::tr("From the response cache; it says what is stored.")
               : Text::tr(
                     "From the response cache, but it says something else than what is stored: it is of another time.");
}

QString tokensNote(const run::ReplyEvidence& evidence) {
    if (!evidence.response) return gapText(evidence);
    if (evidence.tokens.empty() && evidence.isFresh)
        return Text::tr("The response tells no log-probabilities. They are asked for where the model's test on the "
                        "page Backends found them.");
    if (evidence.tokens.empty())
        return Text::tr("The kept response tells no log-probabilities: the run did not ask for them.");
    return evidence.agrees ? Text::tr("Tokens of the reply as the server told them.")
                           : Text::tr("Tokens of the kept response, which says something else than what is stored.");
}

QString answerNote(const PromptAsker::Answer& answer, const std::string* stored) {
    if (!answer) return Text::tr("Error, no reply: %1").arg(coreWords(answer.error()));
    QStringList parts;
    if (answer->latency.count() > 0)
        parts << Text::tr("%1 ms").arg(
            QLocale().toString(static_cast<qlonglong>(answer->latency.count() / kMicroOfMilli)));
    if (answer->text.empty()) parts << Text::tr("an empty reply");
    if (stored) parts << (*stored == answer->text ? Text::tr("same as stored") : Text::tr("differs from stored"));
    return parts.join(QStringLiteral(" · "));
}

} // namespace chronoscope::ui
