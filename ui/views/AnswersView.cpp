// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/AnswersView.h"

#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Marks.h"
#include "ui/views/Text.h"
#include "ui/views/Words.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <tuple>

namespace chronoscope::ui {

using matching::AnswerKind;
using matching::ReplyKind;
using results::ResultFilter;
using results::YearAnswer;

namespace {
bool isChosen(const YearAnswer& answer, const ResultFilter& filter) {
    return filter.wantsYear(answer.year) &&
           (filter.templates.empty() ||
            std::find(filter.templates.begin(), filter.templates.end(), answer.form) != filter.templates.end());
}

/// Why there is no answer, where there is none.
QString silence(const YearAnswer& answer) {
    if (answer.answered > 0) return Text::tr("not in form");
    const std::pair<std::int64_t, ReplyKind> kinds[]{{answer.refused, ReplyKind::Refused},
                                                     {answer.empty, ReplyKind::Empty},
                                                     {answer.contradictory, ReplyKind::Contradictory},
                                                     {answer.unreadable, ReplyKind::Unreadable}};
    const auto most = std::max_element(std::begin(kinds), std::end(kinds),
                                       [](const auto& a, const auto& b) { return a.first < b.first; });
    if (most->first == 0) return answer.errors > 0 ? Text::tr("errors") : Text::tr("no reply yet");
    const std::int64_t replies = answer.refused + answer.empty + answer.contradictory + answer.unreadable;
    return answer.leftOut == replies ? Text::tr("left out") : outcomeText(most->second, false);
}

/// Of each outcome, and what was lost: "3 right · 1 refused · …".
QString countsText(const YearAnswer& answer) {
    QStringList counts{Text::tr("%1 right").arg(answer.hits)};
    counts << Text::tr("%1 refused").arg(answer.refused) << Text::tr("%1 empty").arg(answer.empty);
    counts << Text::tr("%1 contradictory").arg(answer.contradictory)
           << Text::tr("%1 unreadable").arg(answer.unreadable);
    if (answer.leftOut > 0) counts << Text::tr("%1 left out, neither right nor wrong").arg(answer.leftOut);
    counts << Text::tr("%1 lost to errors").arg(answer.errors);
    return counts.join(QStringLiteral(" · "));
}

QString toolTip(const QString& run, const YearAnswer& answer, const widgets::LabelTag& tag) {
    QStringList lines;
    lines << Text::tr("%1 · %2 · %3").arg(run, displayName(answer.form), QString::number(answer.year));
    if (answer.answer.empty())
        lines << Text::tr("No answer: %1").arg(silence(answer));
    else
        lines << Text::tr("“%1”").arg(QString::fromStdString(answer.answer))
              << Text::tr("said by %1 of n = %2 replies that answer").arg(answer.saying).arg(answer.answered);
    if (answer.wrong && !answer.answer.empty()) lines << Text::tr("The answer is %1").arg(describe(*answer.wrong));
    lines << Text::tr("%1: %2").arg(displayName(answer.category), countsText(answer));
    if (!tag.isEmpty()) lines << tag.words;
    return plainToolTip(lines.join(QLatin1Char('\n')));
}

std::string names(const LabelMarks& marks, std::span<const std::uint32_t> labels) {
    std::string list;
    for (const std::uint32_t label : labels)
        list += (list.empty() ? "" : "; ") + marks.set()->labels->labels[label].name;
    return list;
}
} // namespace

QString displayName(AnswerKind kind) {
    switch (kind) {
    case AnswerKind::Stale: return Text::tr("Stale");
    case AnswerKind::Ahead: return Text::tr("Ahead");
    case AnswerKind::Distractor: return Text::tr("Distractor");
    case AnswerKind::Other: return Text::tr("Other");
    case AnswerKind::Refused: return Text::tr("Refused");
    case AnswerKind::Empty: return Text::tr("Empty");
    case AnswerKind::Contradictory: return Text::tr("Contradictory");
    case AnswerKind::Unreadable: return Text::tr("Unreadable");
    }
    return {};
}

QString outcomeText(ReplyKind kind, bool leftOut) {
    const auto name = [&] {
        switch (kind) {
        case ReplyKind::Answered: return Text::tr("answered");
        case ReplyKind::Refused: return Text::tr("refused");
        case ReplyKind::Empty: return Text::tr("empty");
        case ReplyKind::Contradictory: return Text::tr("contradictory");
        case ReplyKind::Unreadable: return Text::tr("unreadable");
        }
        return QString();
    };
    return leftOut ? Text::tr("%1, left out").arg(name()) : name();
}

QString outcomeToolTip(ReplyKind kind, bool leftOut) {
    if (leftOut)
        return Text::tr(
            "The reply does not open with “A. ”: strict extraction leaves it out. It counts neither as right "
            "nor as wrong.");
    switch (kind) {
    case ReplyKind::Answered: return Text::tr("The reply gives an answer.");
    case ReplyKind::Refused: return Text::tr("The reply declines to answer. It counts as wrong.");
    case ReplyKind::Empty: return Text::tr("The reply holds no answer. It counts as wrong.");
    case ReplyKind::Contradictory:
        return Text::tr("The letter of one option stands with the text of another. It counts as wrong.");
    case ReplyKind::Unreadable:
        return Text::tr("The reply says nothing that could be taken for one answer. It counts as wrong.");
    }
    return {};
}

QString describe(const matching::Diagnosis& diagnosis) {
    const int years = std::abs(diagnosis.shift);
    switch (diagnosis.kind) {
    case AnswerKind::Stale: return years == 1 ? Text::tr("stale by 1 year") : Text::tr("stale by %1 years").arg(years);
    case AnswerKind::Ahead: return years == 1 ? Text::tr("ahead by 1 year") : Text::tr("ahead by %1 years").arg(years);
    case AnswerKind::Distractor: return Text::tr("a distractor of the element");
    case AnswerKind::Other: return Text::tr("wrong in every year, and no distractor");
    case AnswerKind::Refused: return Text::tr("refused");
    case AnswerKind::Empty: return Text::tr("empty");
    case AnswerKind::Contradictory: return Text::tr("contradictory: a letter with the text of another option");
    case AnswerKind::Unreadable: return Text::tr("unreadable");
    }
    return {};
}

widgets::AnswerCell answerCell(const QString& run, const YearAnswer& answer, const widgets::LabelTag& tag) {
    const bool silent = answer.answer.empty();
    return {markOf(answer.category), silent ? silence(answer) : QString::fromStdString(answer.answer), silent,
            toolTip(run, answer, tag), tag};
}

std::pair<int, int> shownYears(const AnswersView& view, const ResultFilter& filter) {
    int first = std::numeric_limits<int>::max();
    int last = std::numeric_limits<int>::min();
    const auto take = [&](int year) {
        if (!filter.wantsYear(year)) return;
        first = std::min(first, year);
        last = std::max(last, year);
    };
    for (const int year : view.element.askableYears())
        take(year);
    for (const RunAnswers& run : view.runs)
        for (const YearAnswer& answer : run.answers)
            take(answer.year);
    return first <= last ? std::pair(first, last) : std::pair(0, -1);
}

widgets::AnswerGridData answerGrid(const AnswersView& view, const ResultFilter& filter, const LabelMarks& marks) {
    widgets::AnswerGridData data;
    std::tie(data.firstYear, data.lastYear) = shownYears(view, filter);
    for (const RunAnswers& run : view.runs) {
        widgets::AnswerGroup group;
        group.key = static_cast<qint64>(run.run);
        group.name = QString::fromStdString(run.name);
        group.detail = run.problem.empty()
                           ? Text::tr("%1 · %2").arg(QString::fromStdString(run.model), displayName(run.protocol))
                           : coreWords(run.problem);
        group.style = run.style;
        std::map<qint64, widgets::AnswerRow> rows;
        for (const YearAnswer& answer : run.answers) {
            if (!isChosen(answer, filter)) continue;
            widgets::AnswerRow& row = rows[static_cast<qint64>(answer.form)];
            row.key = static_cast<qint64>(answer.form);
            row.label = displayName(answer.form);
            row.cells.resize(data.yearCount());
            row.cells[answer.year - data.firstYear] =
                answerCell(QString::fromStdString(run.name), answer,
                           marks.ofRow(run.choice.run, view.row, answer.form, answer.year));
        }
        for (const auto& [form, row] : rows)
            group.rows.append(row);
        data.groups.append(group);
    }
    return data;
}

std::vector<std::uint32_t> labelsIn(const AnswersView& view, const ResultFilter& filter, const LabelMarks& marks) {
    std::set<std::uint32_t> found;
    for (const RunAnswers& run : view.runs)
        for (const YearAnswer& answer : run.answers) {
            if (!isChosen(answer, filter)) continue;
            const auto given = marks.labelsOfRow(run.choice.run, view.row, answer.form, answer.year);
            found.insert(given.begin(), given.end());
        }
    return {found.begin(), found.end()};
}

analysis::Table answersTable(const AnswersView& view, const ResultFilter& filter, const LabelMarks& marks) {
    analysis::Table table;
    for (const char* key : {"run", "model", "template"})
        table.addColumn(key);
    table.addColumn("year", true);
    for (const char* key : {"category", "answer"})
        table.addColumn(key);
    for (const char* key :
         {"saying", "answered", "refused", "empty", "contradictory", "unreadable", "left_out", "errors", "right"})
        table.addColumn(key, true);
    table.addColumn("answer_is");
    table.addColumn("shift_years", true);
    table.addColumn("labels");
    for (const RunAnswers& run : view.runs)
        for (const YearAnswer& answer : run.answers) {
            if (!isChosen(answer, filter)) continue;
            const bool isWrong = answer.wrong && !answer.answer.empty();
            const bool hasShift = isWrong && answer.wrong->shift != 0;
            table.rows.push_back({run.name, run.model, std::string(name(answer.form)), std::to_string(answer.year),
                                  std::string(name(answer.category)), answer.answer, std::to_string(answer.saying),
                                  std::to_string(answer.answered), std::to_string(answer.refused),
                                  std::to_string(answer.empty), std::to_string(answer.contradictory),
                                  std::to_string(answer.unreadable), std::to_string(answer.leftOut),
                                  std::to_string(answer.errors), std::to_string(answer.hits),
                                  isWrong ? std::string(name(answer.wrong->kind)) : std::string(),
                                  hasShift ? std::to_string(answer.wrong->shift) : std::string(),
                                  names(marks, marks.labelsOfRow(run.choice.run, view.row, answer.form, answer.year))});
        }
    return table;
}

} // namespace chronoscope::ui
