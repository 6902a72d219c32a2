// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/BuildWords.h"

#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

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

/// What became of the elements that could be stored.
struct TakenCounts {
    std::array<std::size_t, benchmark::kStates.size()> states{}; ///< of those taken
    std::size_t taken = 0, fewShots = 0;
    std::size_t held = 0; ///< whole, and waiting for names
    std::size_t left = 0; ///< whole and named, and not chosen

    std::size_t of(benchmark::State state) const { return states[static_cast<std::size_t>(state)]; }
};

TakenCounts takenOf(const BuildReport& report) {
    TakenCounts counts;
    for (const sources::BuiltElement& built : report.elements) {
        if (built.isTaken && built.isFewShot) {
            ++counts.fewShots;
        } else if (built.isTaken) {
            ++counts.taken;
            if (built.state) ++counts.states[static_cast<std::size_t>(*built.state)];
        } else if (built.isHeld) {
            ++counts.held;
        } else if (built.state) {
            ++counts.left;
        }
    }
    return counts;
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
    if (mode == "open") return Text::tr("Carry on if no end is known (open)");
    if (mode == "paper") return Text::tr("Carry on in any case (paper)");
    return Text::tr("Leave them empty (none)");
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
    if (part == ReportPart::Problems)
        for (auto& row : table.rows)
            row.back() = coreWords(row.back()).toStdString();
    return table;
}

QString takenText(const BuildReport& report) {
    const TakenCounts counts = takenOf(report);
    QStringList kinds{shareText(counts.of(benchmark::State::Dynamic), Text::tr("%1 dynamic")),
                      shareText(counts.of(benchmark::State::Static), Text::tr("%1 static")),
                      shareText(counts.of(benchmark::State::Invariant), Text::tr("%1 timeless"))};
    kinds.removeAll(QString());
    QString elements = counts.taken == 1 ? Text::tr("1 element")
                                         : Text::tr("%1 elements").arg(numberText(static_cast<qint64>(counts.taken)));
    if (!kinds.isEmpty()) elements += QStringLiteral(": ") + kinds.join(QStringLiteral(", "));
    QStringList parts{elements,
                      shareText(counts.fewShots, Text::tr("%1 few-shots")),
                      shareText(counts.held, Text::tr("%1 wait for names")),
                      shareText(counts.left, Text::tr("%1 not chosen")),
                      report.asOf ? Text::tr("as of %1").arg(*report.asOf) : QString(),
                      Text::tr("licence: %1").arg(coreWords(report.licence))};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

bool someWaitForNames(const BuildReport& report) { return takenOf(report).held > 0; }

QString nothingTakenText(const BuildReport& report) {
    const TakenCounts counts = takenOf(report);
    if (counts.held > 0)
        return Text::tr("No element can be taken yet: %1 are whole, but the source does not name all that is in them. "
                        "Add a file with the names, or tick “Take elements whose names are missing”.")
            .arg(numberText(static_cast<qint64>(counts.held)));
    if (counts.left > 0)
        return Text::tr("No element is taken: %1 are whole, but a relation needs as many dynamic as static ones. Set "
                        "“Of each” to all to take whatever there is.")
            .arg(numberText(static_cast<qint64>(counts.left)));
    return Text::tr("No element is taken: none has an object in every year.");
}

QString gapsText(const BuildReport& report, const std::string& used) {
    const auto mine = report.gapModes.find(used);
    if (mine == report.gapModes.end()) return {};
    QStringList lines;
    for (const char* mode : {"open", "paper", "none"}) {
        const auto found = report.gapModes.find(mode);
        if (found == report.gapModes.end()) continue;
        const sources::GapCount& count = found->second;
        const bool isSame = count.complete == mine->second.complete && count.dynamic == mine->second.dynamic &&
                            count.filled == mine->second.filled;
        if (mode != used && isSame) {
            lines << Text::tr("%1: the same here").arg(gapRuleText(mode));
            continue;
        }
        QStringList parts{
            Text::tr("%1 whole elements, %2 of them dynamic")
                .arg(numberText(static_cast<qint64>(count.complete)), numberText(static_cast<qint64>(count.dynamic))),
            shareText(count.filled, Text::tr("%1 years filled"))};
        parts.removeAll(QString());
        const QString rule = mode == used ? Text::tr("As chosen") : gapRuleText(mode);
        lines << Text::tr("%1: %2").arg(rule, parts.join(QStringLiteral(", ")));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace chronoscope::ui
