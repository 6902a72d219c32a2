// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/BuildWords.h"

#include "ui/views/ElementView.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"

#include <QHash>
#include <QStringList>

#include <array>
#include <string_view>

namespace chronoscope::ui {

using sources::BuildReport;
using sources::ReportPart;

namespace {
using WordList = QHash<std::string_view, const char*>;

/// Why elements, statements, rows or paragraphs are not there.
const WordList& reasons() {
    static const WordList kReasons{
        {"deprecated", QT_TRANSLATE_NOOP("chronoscope::ui", "Statements that Wikidata calls deprecated")},
        {"unknown_object", QT_TRANSLATE_NOOP("chronoscope::ui", "Statements whose object is not known")},
        {"reversed", QT_TRANSLATE_NOOP("chronoscope::ui", "Statements that end before they begin")},
        {"ambiguous", QT_TRANSLATE_NOOP("chronoscope::ui", "Statements with dates that make no pairs")},
        {"undated", QT_TRANSLATE_NOOP("chronoscope::ui", "Statements that do not say when")},
        {"after_source", QT_TRANSLATE_NOOP("chronoscope::ui", "Statements that begin after the source ends")},
        {"unsupported_object", QT_TRANSLATE_NOOP("chronoscope::ui", "Statements whose value is no object")},
        {"novalue_object", QT_TRANSLATE_NOOP("chronoscope::ui", "Statements that say that there was nobody")},
        {"bad_day_kept", QT_TRANSLATE_NOOP("chronoscope::ui", "Impossible days, kept as their month")},
        {"missing", QT_TRANSLATE_NOOP("chronoscope::ui", "Entities that Wikidata does not know")},
        {"repeated", QT_TRANSLATE_NOOP("chronoscope::ui", "Entities that came twice")},
        {"partial", QT_TRANSLATE_NOOP("chronoscope::ui", "Not of every year or edition")},
        {"over_limit", QT_TRANSLATE_NOOP("chronoscope::ui", "More than are kept of a relation")},
        {"unlabelled", QT_TRANSLATE_NOOP("chronoscope::ui", "Elements that wait for names")},
        {"bad_row", QT_TRANSLATE_NOOP("chronoscope::ui", "Rows that cannot be read")},
        {"other_relation", QT_TRANSLATE_NOOP("chronoscope::ui", "Rows of other relations")},
        {"release_outside_frame", QT_TRANSLATE_NOOP("chronoscope::ui", "Releases outside the years")},
        {"no_rela", QT_TRANSLATE_NOOP("chronoscope::ui", "Rows without a relation")},
        {"suppressed", QT_TRANSLATE_NOOP("chronoscope::ui", "Rows that the source suppresses")},
        {"bad_concept", QT_TRANSLATE_NOOP("chronoscope::ui", "Rows without a concept")},
        {"name_not_utf8", QT_TRANSLATE_NOOP("chronoscope::ui", "Names with broken letters")},
        {"subject_without_name", QT_TRANSLATE_NOOP("chronoscope::ui", "Subjects without a name")},
        {"object_without_name", QT_TRANSLATE_NOOP("chronoscope::ui", "Objects without a name")},
        {"self_relation", QT_TRANSLATE_NOOP("chronoscope::ui", "Concepts related to themselves")},
        {"self_loop", QT_TRANSLATE_NOOP("chronoscope::ui", "Subjects that are their own object")},
        {"duplicate", QT_TRANSLATE_NOOP("chronoscope::ui", "Triples that came twice")},
        {"not_of_the_code", QT_TRANSLATE_NOOP("chronoscope::ui", "Files that are not of the Code")},
        {"cover_only", QT_TRANSLATE_NOOP("chronoscope::ui", "Volumes of which only the cover changed")},
        {"edition_outside_frame", QT_TRANSLATE_NOOP("chronoscope::ui", "Editions outside the years")},
        {"section_in_two_files", QT_TRANSLATE_NOOP("chronoscope::ui", "Sections that stand in two files")},
        {"one_edition", QT_TRANSLATE_NOOP("chronoscope::ui", "Paragraphs of one edition only")},
        {"broken", QT_TRANSLATE_NOOP("chronoscope::ui", "Paragraphs that cannot be followed over the years")},
        {"trivial_only", QT_TRANSLATE_NOOP("chronoscope::ui", "Paragraphs that change in letters alone")},
        {"long", QT_TRANSLATE_NOOP("chronoscope::ui", "Changes of more than twelve words")},
        {"context", QT_TRANSLATE_NOOP("chronoscope::ui", "Changes with fewer than five words around")},
        {"typo", QT_TRANSLATE_NOOP("chronoscope::ui", "Changes that mend a typing error")},
        {"style", QT_TRANSLATE_NOOP("chronoscope::ui", "Changes of style alone")},
        {"same_meaning", QT_TRANSLATE_NOOP("chronoscope::ui", "Changes that a model called trivial")},
    };
    return kReasons;
}

const WordList& steps() {
    static const WordList kSteps{
        {"entities", QT_TRANSLATE_NOOP("chronoscope::ui", "Entities read")},
        {"subjects", QT_TRANSLATE_NOOP("chronoscope::ui", "… with one of the relations")},
        {"statements", QT_TRANSLATE_NOOP("chronoscope::ui", "Statements of these")},
        {"dated", QT_TRANSLATE_NOOP("chronoscope::ui", "… that say when")},
        {"elements", QT_TRANSLATE_NOOP("chronoscope::ui", "Elements made")},
        {"in_frame", QT_TRANSLATE_NOOP("chronoscope::ui", "… with an object in the years")},
        {"complete", QT_TRANSLATE_NOOP("chronoscope::ui", "… with one in every year")},
        {"labelled", QT_TRANSLATE_NOOP("chronoscope::ui", "… with all names")},
        {"few_shots", QT_TRANSLATE_NOOP("chronoscope::ui", "Set aside as few-shots")},
        {"taken", QT_TRANSLATE_NOOP("chronoscope::ui", "Taken of the others")},
        {"files", QT_TRANSLATE_NOOP("chronoscope::ui", "Files of the Code")},
        {"sections", QT_TRANSLATE_NOOP("chronoscope::ui", "Sections")},
        {"paragraphs", QT_TRANSLATE_NOOP("chronoscope::ui", "Paragraphs")},
        {"in_every_edition", QT_TRANSLATE_NOOP("chronoscope::ui", "… followed through every edition")},
        {"unchanged", QT_TRANSLATE_NOOP("chronoscope::ui", "… that never changed")},
        {"changed", QT_TRANSLATE_NOOP("chronoscope::ui", "… that changed")},
        {"questions", QT_TRANSLATE_NOOP("chronoscope::ui", "Questions about changes")},
        {"releases", QT_TRANSLATE_NOOP("chronoscope::ui", "Releases")},
        {"facts", QT_TRANSLATE_NOOP("chronoscope::ui", "Facts of these relations")},
        {"in_every_release", QT_TRANSLATE_NOOP("chronoscope::ui", "Subjects in every release")},
        {"triples", QT_TRANSLATE_NOOP("chronoscope::ui", "Triples read")},
        {"edges", QT_TRANSLATE_NOOP("chronoscope::ui", "Edges read")},
        {"of_these_relations", QT_TRANSLATE_NOOP("chronoscope::ui", "… of these relations")},
    };
    return kSteps;
}

QString wordsIn(const WordList& list, const std::string& key) {
    const auto found = list.constFind(key);
    return found == list.constEnd() ? toQt(key).replace(QLatin1Char('_'), QLatin1Char(' ')) : Text::tr(*found);
}

QString shareText(std::size_t count, const QString& what) {
    return count == 0 ? QString() : what.arg(numberText(static_cast<qint64>(count)));
}
} // namespace

QString sourceTitle(const std::string& source) {
    if (source == "wikidata") return Text::tr("Wikidata: who held what, and when");
    if (source == "umls") return Text::tr("UMLS: medicine by releases");
    if (source == "cfr") return Text::tr("CFR: United States law by editions");
    if (source == "cskg") return Text::tr("CSKG: common sense");
    return Text::tr("Math-KG: mathematics");
}

QString sourceHint(const std::string& source) {
    if (source == "wikidata")
        return Text::tr("A dump (plain, gz or bz2), answers of wbgetentities, or answers of the query service. CC0.");
    if (source == "umls")
        return Text::tr("Folders of releases (2020AA …) with META/MRCONSO.RRF and MRREL.RRF. You need a licence of "
                        "your own for them.");
    if (source == "cfr")
        return Text::tr("XML of the yearly editions, as govinfo.gov has it: volumes, parts or sections of at least "
                        "two years. Public domain.");
    if (source == "cskg")
        return Text::tr("cskg.tsv, plain or gz. CC BY-SA 4.0: elements made of it are under that licence, too.");
    return Text::tr("Triples as TSV, CSV or JSON Lines, with a map of relation names and a glossary. Without a "
                    "glossary terms stay untranslated and are marked.");
}

QString partTitle(ReportPart part) {
    switch (part) {
    case ReportPart::LeftOut: return Text::tr("Left out, and why");
    case ReportPart::Steps: return Text::tr("What was left after each step");
    case ReportPart::Gaps: return Text::tr("Rules for the years between");
    case ReportPart::Relations: return Text::tr("Relations");
    case ReportPart::Files: return Text::tr("Files that were read");
    case ReportPart::Problems: break;
    }
    return Text::tr("What could not be read");
}

QString reasonText(const std::string& reason) { return wordsIn(reasons(), reason); }
QString stepText(const std::string& step) { return wordsIn(steps(), step); }

QString gapRuleText(const std::string& mode) {
    if (mode == "open") return Text::tr("Open: who has no known end");
    if (mode == "paper") return Text::tr("Paper: whoever came before");
    return Text::tr("None: it stays empty");
}

QString changeText(sources::ChangeKind kind) {
    switch (kind) {
    case sources::ChangeKind::Extended: return Text::tr("Longer, nothing changed");
    case sources::ChangeKind::Changed: return Text::tr("Changed in the new years");
    case sources::ChangeKind::BecameDynamic: return Text::tr("Became dynamic");
    case sources::ChangeKind::PastRevised: return Text::tr("Its past is told otherwise");
    case sources::ChangeKind::Lost: return Text::tr("Lost");
    case sources::ChangeKind::New: break;
    }
    return Text::tr("New");
}

analysis::Table shownTable(const BuildReport& report, ReportPart part) {
    analysis::Table table = tableOf(report, part);
    const auto translate = [&](QString (*words)(const std::string&)) {
        for (auto& row : table.rows)
            row.front() = words(row.front()).toStdString();
    };
    if (part == ReportPart::LeftOut) translate(reasonText);
    if (part == ReportPart::Steps) translate(stepText);
    if (part == ReportPart::Gaps) translate(gapRuleText);
    return table;
}

QString takenText(const BuildReport& report) {
    std::array<std::size_t, benchmark::kStates.size()> states{};
    std::size_t fewShots = 0, taken = 0;
    for (const sources::BuiltElement& built : report.elements) {
        if (!built.isTaken) continue;
        if (built.isFewShot) {
            ++fewShots;
            continue;
        }
        ++taken;
        if (built.state) ++states[static_cast<std::size_t>(*built.state)];
    }
    const auto of = [&](benchmark::State state) { return states[static_cast<std::size_t>(state)]; };
    QStringList kinds{shareText(of(benchmark::State::Dynamic), Text::tr("%1 dynamic")),
                      shareText(of(benchmark::State::Static), Text::tr("%1 static")),
                      shareText(of(benchmark::State::Invariant), Text::tr("%1 timeless"))};
    kinds.removeAll(QString());
    QString elements = Text::tr("%1 elements").arg(numberText(static_cast<qint64>(taken)));
    if (!kinds.isEmpty()) elements += QStringLiteral(": ") + kinds.join(QStringLiteral(", "));
    QStringList parts{elements, shareText(fewShots, Text::tr("%1 few-shots")),
                      report.asOf ? Text::tr("as of %1").arg(*report.asOf) : QString(),
                      Text::tr("licence: %1").arg(toQt(report.licence))};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString gapsText(const BuildReport& report, const std::string& used) {
    const auto mine = report.gapModes.find(used);
    if (mine == report.gapModes.end()) return {};
    QStringList lines;
    for (const auto& [mode, count] : report.gapModes) {
        const auto more = static_cast<qint64>(count.complete) - static_cast<qint64>(mine->second.complete);
        const QString complete =
            Text::tr("%1 whole elements, %2 of them dynamic")
                .arg(numberText(static_cast<qint64>(count.complete)), numberText(static_cast<qint64>(count.dynamic)));
        const QString change = mode == used ? Text::tr("in use")
                               : more == 0  ? Text::tr("as many")
                               : more > 0   ? Text::tr("%1 more").arg(numberText(more))
                                            : Text::tr("%1 fewer").arg(numberText(-more));
        lines << Text::tr("%1: %2 (%3)").arg(toQt(mode), complete, change);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace chronoscope::ui
