// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/DistractWords.h"

#include "ui/views/DisplayNames.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QStringList>

namespace chronoscope::ui {

using sources::DistractCall;
using sources::DistractedElement;
using sources::DistractReport;
using sources::OptionDraft;

namespace {
constexpr double kPaperShare = 20; ///< per cent of wrong options that were right, in commonsense

/// With one decimal; nothing of nothing.
std::string shareOf(std::size_t part, std::size_t whole) {
    if (whole == 0) return {};
    return analysis::number(100.0 * static_cast<double>(part) / static_cast<double>(whole), 1);
}

QString stepTitle(OptionDraft::Step step) {
    switch (step) {
    case OptionDraft::Step::Write: return Text::tr("Write three");
    case OptionDraft::Step::Rewrite: return Text::tr("Rewrite those that were called right");
    case OptionDraft::Step::Verify: return Text::tr("Check them");
    case OptionDraft::Step::Extract: return Text::tr("Which letters does the answer name?");
    case OptionDraft::Step::Done: break;
    }
    return Text::tr("Done");
}
} // namespace

analysis::Table sharesTable(const DistractReport& report) {
    analysis::Table table;
    for (const char* column : {"domain", "all", "complete", "verified", "first, %", "last, %", "more, %", "paper, %"})
        table.addColumn(column, std::string_view(column) != "domain");
    for (const auto& [domain, share] : report.domains) {
        const bool isShown = !share.shown.empty();
        table.rows.push_back(
            {displayName(domain).toStdString(), std::to_string(share.elements), std::to_string(share.complete),
             std::to_string(share.verified),
             isShown ? shareOf(share.marked.front(), share.shown.front()) : std::string(),
             isShown ? shareOf(share.marked.back(), share.shown.back()) : std::string(),
             isShown ? shareOf(share.moreRounds, share.elements) : std::string(),
             domain == benchmark::Domain::CommonSense ? analysis::number(kPaperShare, 1) : std::string()});
    }
    return table;
}

QString optionsText(const DistractedElement& element) {
    QStringList options;
    for (const std::string& option : element.options) {
        QString text = toQt(option);
        if (element.lookAlike.contains(option)) text += QStringLiteral(" ≈");
        if (element.unverified.contains(option)) text += QStringLiteral(" ?");
        options << text;
    }
    return options.isEmpty() ? Text::tr("none") : options.join(QStringLiteral(" · "));
}

QString roundsText(const DistractedElement& element) {
    const QString rounds = element.rounds > 0 ? QString::number(element.rounds) : QString();
    if (element.unresolved.empty()) return rounds;
    const QString why = element.unresolved == "marked"       ? Text::tr("still called right")
                        : element.unresolved == "unreadable" ? Text::tr("answer without letters")
                        : element.unresolved == "few"        ? Text::tr("too few options")
                        : element.unresolved == "failed"     ? Text::tr("no answer")
                                                             : Text::tr("waiting");
    return rounds.isEmpty() ? why : Text::tr("%1, %2").arg(rounds, why);
}

QString callsText(const std::vector<DistractCall>& calls) {
    QStringList parts;
    for (const DistractCall& call : calls) {
        parts << Text::tr("— %1. %2 —").arg(call.number + 1).arg(stepTitle(call.step));
        parts << toQt(call.request.prompt);
        parts << Text::tr("→ %1").arg(call.outcome == "answered" ? toQt(call.reply)
                                                                 : toQt(call.outcome + ": " + call.reply));
    }
    return parts.join(QLatin1String("\n\n"));
}

QString settledText(const DistractReport& report) {
    const auto counted = [](std::size_t count, const QString& text) {
        return text.arg(numberText(static_cast<qint64>(count)));
    };
    QStringList parts{counted(report.changed, Text::tr("%1 elements have new options"))};
    if (report.newVersions > 0)
        parts << counted(report.newVersions, Text::tr("%1 new versions of elements that runs use"));
    if (report.inUse > 0) parts << counted(report.inUse, Text::tr("%1 few-shots are in use and stay"));
    if (report.alreadyThere > 0) parts << counted(report.alreadyThere, Text::tr("%1 were there"));
    if (report.lookAlike > 0)
        parts << counted(report.lookAlike, Text::tr("%1 with options that look like a right one"));
    std::size_t incomplete = 0;
    for (const auto& [domain, share] : report.domains)
        incomplete += share.elements - share.complete;
    if (incomplete > 0) parts << counted(incomplete, Text::tr("%1 have fewer than three: no multiple choice for them"));
    return parts.join(QStringLiteral(", "));
}

} // namespace chronoscope::ui
