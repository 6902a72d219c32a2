// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/ask/AskWords.h"

#include "ui/help/NumberBook.h"
#include "ui/views/AnswersView.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Text.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotTheme.h"

#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace chronoscope::ui {

using widgets::Mark;

namespace {
constexpr int kAskedLines = 3, kNarrowLines = 5; ///< of an answer: free ones are long

const backend::BackendError* errorOf(const run::AskAnswer& answer) {
    return std::get_if<backend::BackendError>(&answer.reply);
}

bool isAnswer(const run::AskAnswer& answer) {
    return !errorOf(answer) && answer.verdict.kind == matching::ReplyKind::Answered;
}

QString shortText(const run::AskAnswer& answer) {
    if (const auto* error = errorOf(answer)) return displayName(error->kind);
    return isAnswer(answer) ? QString::fromStdString(answer.verdict.answer)
                            : outcomeText(answer.verdict.kind, answer.verdict.leftOut);
}

widgets::AnswerCell cellOf(const QString& model, const run::AskCell& cell, const run::AskAnswer* answer, bool asking) {
    widgets::AnswerCell shown;
    shown.mark = Mark::Missing;
    shown.silent = !answer || !isAnswer(*answer);
    shown.answer = answer ? shortText(*answer) : asking ? Text::tr("…") : Text::tr("not asked");
    if (answer && !errorOf(*answer)) {
        shown.isJudged = !cell.right.empty();
        if (shown.isJudged) shown.mark = answer->verdict.hit ? Mark::Correct : Mark::Incorrect;
    }
    const QString place = cell.year ? Text::tr("%1 · %2").arg(model).arg(*cell.year) : model;
    shown.tooltip = place + QLatin1Char('\n') + (answer ? outcomeOf(cell, *answer) : shown.answer);
    return shown;
}

/// What is one text over several years says which ones they are.
void finishTips(widgets::AnswerGridData& data) {
    for (int group = 0; group < data.groups.size(); ++group)
        for (int row = 0; row < data.groups.at(group).rows.size(); ++row)
            for (int year = data.firstYear; year <= data.lastYear; ++year) {
                const auto [first, last] = widgets::AnswerGridLayout::spanOf(data, {group, row, year});
                auto& cell = data.groups[group].rows[row].cells[year - data.firstYear];
                if (first < last && !cell.silent)
                    cell.tooltip += QLatin1Char('\n') + Text::tr("The same answer from %1 to %2").arg(first).arg(last);
                cell.tooltip = plainToolTip(cell.tooltip);
            }
}
} // namespace

QString outcomeOf(const run::AskCell& cell, const run::AskAnswer& answer) {
    if (const auto* error = errorOf(answer)) {
        const QString status = error->httpStatus == 0 ? QString() : Text::tr(" (status %1)").arg(error->httpStatus);
        return Text::tr("Error, no answer: %1%2").arg(coreWords(error->message), status);
    }
    if (!isAnswer(answer)) return Text::tr("No answer: %1").arg(shortText(answer));
    const QString said = QString::fromStdString(answer.verdict.answer);
    if (cell.right.empty()) return Text::tr("Answer: “%1”").arg(said);
    const QString score = QString::number(answer.verdict.score, 'f', 0);
    QStringList right; // a year that one follows another in has two
    for (const benchmark::Object& object : cell.right)
        right << QString::fromStdString(object.front());
    return answer.verdict.hit
               ? Text::tr("Right: “%1” (score %2)").arg(said, score)
               : Text::tr("Wrong: “%1” (score %2); right is “%3”").arg(said, score, right.join(Text::tr("” or “")));
}

widgets::AnswerGridData askGrid(const run::AskPlan& plan, const QStringList& models, const AskAnswers& answers,
                                bool asking) {
    widgets::AnswerGridData data;
    data.firstYear = plan.cells.front().year.value_or(0);
    data.lastYear = data.firstYear;
    for (const run::AskCell& cell : plan.cells) {
        data.firstYear = std::min(data.firstYear, cell.year.value_or(0));
        data.lastYear = std::max(data.lastYear, cell.year.value_or(0));
    }
    for (qsizetype model = 0; model < models.size(); ++model) {
        widgets::AnswerGroup group{model, models[model], {}, static_cast<int>(model), {}};
        std::map<qint64, widgets::AnswerRow> rows;
        for (std::size_t i = 0; i < plan.cells.size(); ++i) {
            const run::AskCell& cell = plan.cells[i];
            auto& row = rows[static_cast<qint64>(cell.form)];
            row.key = static_cast<qint64>(cell.form);
            row.label = displayName(cell.form);
            row.cells.resize(data.yearCount());
            const auto answer = answers.find({static_cast<std::size_t>(model), i});
            row.cells[cell.year.value_or(0) - data.firstYear] =
                cellOf(models[model], cell, answer == answers.end() ? nullptr : &answer->second, asking);
        }
        for (const auto& [form, row] : rows)
            group.rows.append(row);
        data.groups.append(group);
    }
    finishTips(data);
    return data;
}

void fitYears(widgets::AnswerGridData& grid, const QFont& font, qreal width) {
    constexpr qreal kLeast = 40, kFit = 34, kMost = 110, kMargins = 8;
    const QFontMetricsF metrics(widgets::PlotTheme::sized(font, widgets::PlotTheme::kCaptionPx));
    const QFontMetricsF labels(widgets::PlotTheme::sized(font, widgets::PlotTheme::kBodyPx));
    qreal longest = kLeast, label = kLeast;
    for (const auto& group : grid.groups)
        for (const auto& row : group.rows) {
            label = std::max(label, labels.horizontalAdvance(row.label) + kMargins);
            for (const auto& cell : row.cells)
                for (const QString& word : cell.answer.split(QLatin1Char(' ')))
                    longest = std::max(longest, metrics.horizontalAdvance(word) + kMargins);
        }
    grid.gutter = std::ceil(std::min(label, widgets::AnswerGridLayout::kGutter));
    const qreal beside = grid.gutter + 2 * widgets::AnswerGridLayout::kPadding;
    const qreal room = std::floor((width - beside) / std::max(1, grid.yearCount()));
    const qreal wanted = std::min(longest, kMost);
    grid.leastYear = room < kFit ? wanted : std::min(wanted, room); // scrolled anyway, words are whole
    grid.lines = grid.leastYear < wanted ? kNarrowLines : kAskedLines;
}

QString askGridText(const widgets::AnswerGridData& grid) {
    QStringList head{Text::tr("Model"), Text::tr("Template")};
    for (int year = grid.firstYear; year <= grid.lastYear; ++year)
        head << (year == 0 ? Text::tr("Answer") : QString::number(year)); // 0: asked without one
    QStringList lines{head.join(QLatin1Char('\t'))};
    for (const auto& group : grid.groups)
        for (const auto& row : group.rows) {
            QStringList texts{group.name, row.label};
            for (const auto& cell : row.cells)
                texts << cell.answer.simplified();
            lines << texts.join(QLatin1Char('\t'));
        }
    return lines.join(QLatin1Char('\n'));
}

QString askCommand(const run::AskSpec& spec, const QStringList& models, const QString& workspace) {
    QStringList words{QStringLiteral("chronoscope"), QStringLiteral("ask")};
    const auto add = [&words](const char* option, const QString& value) {
        if (!value.isEmpty()) words << QLatin1String(option) << value;
    };
    for (const QString& model : models)
        add("--backend", model);
    add("-w", workspace);
    add("--question", QString::fromStdString(spec.question));
    add("--subject", QString::fromStdString(spec.subject));
    add("--relation", QString::fromStdString(spec.relation));
    QStringList years, forms;
    for (const int year : spec.years)
        years << QString::number(year);
    for (const prompt::Template form : spec.templates)
        forms << QString::fromUtf8(name(form).data(), static_cast<qsizetype>(name(form).size()));
    add("--years", years.join(QLatin1Char(',')));
    add("--template", forms.join(QLatin1Char(',')));
    for (const benchmark::Object& object : spec.truth.always)
        add("--truth", QString::fromStdString(object.front()));
    for (const auto& [year, objects] : spec.truth.years)
        for (const benchmark::Object& object : objects)
            add("--truth", QStringLiteral("%1=%2").arg(year).arg(QString::fromStdString(object.front())));
    for (QString& word : words)
        word = shellWord(word);
    return words.join(QLatin1Char(' '));
}

QVector<widgets::RibbonSpan> askTruth(const run::AskPlan& plan) {
    QVector<widgets::RibbonSpan> spans;
    for (const run::AskCell& cell : plan.cells) {
        if (!cell.year || cell.form != plan.cells.front().form) continue;
        for (const auto& object : cell.right) {
            const QString name = QString::fromStdString(object.front());
            const auto before = std::find_if(spans.begin(), spans.end(), [&](const auto& span) {
                return span.label == name && span.toYear == *cell.year - 1;
            });
            if (before != spans.end())
                before->toYear = *cell.year;
            else
                spans.append({name, *cell.year, *cell.year, name});
        }
    }
    return spans;
}

} // namespace chronoscope::ui
