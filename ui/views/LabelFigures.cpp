// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LabelFigures.h"

#include "ui/views/DisplayNames.h"
#include "ui/views/FilterParts.h"
#include "ui/views/Text.h"
#include "ui/views/Words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <map>

namespace chronoscope::ui {

using analysis::Table;
using annotation::Extrapolation;
using annotation::LabelGroup;
using annotation::LabelShare;
using annotation::MatcherAudit;
using results::ResultFilter;
using results::ResultSet;
using results::RowsBy;

namespace {
QString percentWords(double value) { return QLocale().toString(value, 'f', 1); }

RowsBy rowsOf(LabelColumns columns) {
    switch (columns) {
    case LabelColumns::Relations: return RowsBy::Relation;
    case LabelColumns::Domains: return RowsBy::Domain;
    case LabelColumns::Templates: return RowsBy::Template;
    case LabelColumns::Years:
    case LabelColumns::Runs: break;
    }
    return RowsBy::Run;
}

/// The counts of a set on their way into a figure and a table.
class Counts {
public:
    Counts(const ResultSet& set, const ResultFilter& filter, LabelColumns columns, const std::string& labelSet)
        : m_set(set), m_labelSet(labelSet), m_columns(columns), m_rowsBy(rowsOf(columns)),
          m_names(results::runNames(set)),
          m_groups(annotation::labelCounts(set, filter, m_rowsBy, columns == LabelColumns::Years)) {
        m_out.kind = columns;
        m_out.heat.title = Text::tr("Why answers are wrong, % of the labelled wrong answers · %1")
                               .arg(QString::fromStdString(labelSet));
        if (!filter.empty()) m_out.heat.title = Text::tr("%1 · %2").arg(m_out.heat.title, narrowingText(filter, &set));
        m_out.heat.valueName = Text::tr("Share, %");
        m_out.heat.rowAxis = Text::tr("label");
        m_out.heat.columnAxis =
            columns == LabelColumns::Years ? Text::tr("year") : Text::tr(results::name(m_rowsBy).data());
    }

    LabelFigures done() && {
        if (m_groups.empty()) return std::move(m_out);
        for (const LabelGroup& group : m_groups)
            m_out.undecided += group.annotated - group.labelled;
        findColumns();
        findLabels();
        fillTable();
        for (std::size_t from = 0; from < m_groups.size();) {
            const bool together = m_columns == LabelColumns::Runs;
            std::size_t to = from;
            while (to < m_groups.size() && (together || m_groups[to].run == m_groups[from].run))
                ++to;
            for (const std::size_t label : m_labels)
                addRow(label, from, to);
            from = to;
        }
        return std::move(m_out);
    }

private:
    std::int64_t keyOf(const LabelGroup& group) const { return group.year ? *group.year : std::int64_t{group.key}; }
    std::string nameOf(const LabelGroup& group) const {
        if (group.year) return std::to_string(*group.year);
        return m_rowsBy == RowsBy::Run ? m_names.at(m_set.run(group.run).choice)
                                       : results::rowName(m_set, m_rowsBy, group.key);
    }

    void findColumns() {
        std::map<std::int64_t, std::string> columns;
        for (const LabelGroup& group : m_groups)
            columns.emplace(keyOf(group), nameOf(group));
        for (const auto& [key, name] : columns) {
            m_places.emplace(key, m_out.heat.columns.size());
            m_out.heat.columns << QString::fromStdString(name);
            m_out.columns.push_back(key);
        }
    }

    void findLabels() {
        for (std::size_t label = 0; label < m_set.labels->labels.size(); ++label)
            if (std::any_of(m_groups.begin(), m_groups.end(),
                            [&](const LabelGroup& group) { return group.given[label] > 0; }))
                m_labels.push_back(label);
    }

    void addRow(std::size_t label, std::size_t from, std::size_t to) {
        const bool severalRuns = m_columns != LabelColumns::Runs && m_groups.front().run != m_groups.back().run;
        const auto& facts = m_set.labels->labels[label];
        widgets::HeatmapRow row;
        row.key = static_cast<qint64>(m_groups[from].run) << 32 | static_cast<qint64>(label);
        row.label = QString::fromStdString(facts.name);
        row.counted = Text::tr("labelled wrong answers");
        if (severalRuns) {
            row.group = QString::fromStdString(m_names.at(m_set.run(m_groups[from].run).choice));
            row.label = Text::tr("%1 · %2").arg(row.label, row.group);
        }
        m_out.heat.rows.push_back(row);
        m_out.labels.push_back(facts.key);
        m_out.runs.push_back(m_groups[from].run);
        QVector<widgets::HeatmapCell> cells(m_out.heat.columns.size());
        for (std::size_t i = from; i < to; ++i)
            cells[m_places.at(keyOf(m_groups[i]))] = cell(m_groups[i], label);
        m_out.heat.cells += cells;
    }

    static widgets::HeatmapCell cell(const LabelGroup& group, std::size_t label) {
        widgets::HeatmapCell cell;
        cell.planned = true;
        cell.elements = static_cast<int>(group.labelled);
        const LabelShare share = group.share(label);
        if (share.percent) {
            cell.value = *share.percent;
            cell.low = share.interval.low;
            cell.high = share.interval.high;
        }
        cell.note = Text::tr("%1 with this label, of %2 labelled; %3 wrong in all, %4 of them annotated")
                        .arg(numberText(share.given), numberText(group.labelled), numberText(group.wrong),
                             numberText(group.annotated));
        if (group.repeatsElements)
            cell.note += Text::tr("\nAn element counts more than once, so the interval is too narrow");
        return cell;
    }

    void fillTable() {
        Table& table = m_out.numbers;
        const bool hasDimension = m_columns != LabelColumns::Runs;
        for (const char* key : {"run", "model"})
            table.addColumn(key);
        if (hasDimension)
            table.addColumn(m_columns == LabelColumns::Years ? "year" : std::string(results::name(m_rowsBy)),
                            m_columns == LabelColumns::Years);
        table.addColumn("label");
        for (const char* key : {"wrong", "annotated", "labelled", "given", "percent", "ci_low", "ci_high"})
            table.addColumn(key, true);
        table.addColumn("repeats_elements");
        table.addColumn("label_set");
        for (const LabelGroup& group : m_groups) {
            for (const std::size_t label : m_labels) {
                auto& row = table.rows.emplace_back();
                row = {m_names.at(m_set.run(group.run).choice), m_set.run(group.run).model};
                if (hasDimension) row.push_back(nameOf(group));
                row.push_back(m_set.labels->labels[label].name);
                const LabelShare share = group.share(label);
                for (const std::int64_t count : {group.wrong, group.annotated, group.labelled, share.given})
                    row.push_back(std::to_string(count));
                annotation::addShare(row, share.percent, share.interval);
                row.emplace_back(group.repeatsElements ? "yes" : "no");
                row.push_back(m_labelSet);
            }
        }
    }

    const ResultSet& m_set;
    const std::string m_labelSet;
    const LabelColumns m_columns;
    const RowsBy m_rowsBy;
    const results::RunNames m_names;
    const std::vector<LabelGroup> m_groups;
    std::map<std::int64_t, qsizetype> m_places; ///< of columns
    std::vector<std::size_t> m_labels;          ///< that have been given
    LabelFigures m_out;
};

QString soundText(const MatcherAudit& audit) {
    const QString percent = percentWords(*audit.estimatedPercent);
    if (audit.open == 0) return Text::tr("All Incorrect answers are annotated: %1 %.").arg(percent);
    const QString bound = audit.aliasWithoutAnswer > 0
                              ? Text::tr("; a lower bound, for %1 missed ones have no accepted answer")
                                    .arg(numberText(audit.aliasWithoutAnswer))
                              : QString();
    return Text::tr(
               "Were all annotated: %1 % [%2, %3], from the %4 answers that were annotated in the order of the random "
               "queue%5.")
        .arg(percent, percentWords(audit.estimatedInterval.low), percentWords(audit.estimatedInterval.high),
             numberText(audit.sampleGained.of), bound);
}

QString estimateText(const MatcherAudit& audit) {
    switch (audit.extrapolation) {
    case Extrapolation::Sound: return soundText(audit);
    case Extrapolation::NotRandom:
        return Text::tr(
            "What was annotated does not come from a queue of random order: it says nothing of the other answers.");
    case Extrapolation::OtherCells:
        return Text::tr(
            "The random queue does not hold all the wrong answers that are looked at: no estimate for all of them.");
    case Extrapolation::NoLabels:
        return Text::tr(
                   "Too little was annotated in the order of the random queue for an estimate: %1 answers from its "
                   "beginning, of %2 at least.")
            .arg(numberText(audit.sampleGained.of), numberText(MatcherAudit::kLeastSample));
    case Extrapolation::Accepted:
        return Text::tr("This scoring counts accepted answers already: see the run's own judgement.");
    }
    return {};
}

QString appliedText(const MatcherAudit& audit) {
    const QString gained =
        audit.gained == 1 ? Text::tr("1 cell more") : Text::tr("%1 cells more").arg(numberText(audit.gained));
    return Text::tr("Correct %1 % as judged, %2 % with the accepted answers as they stand (%3), n = %4.")
        .arg(percentWords(*audit.correctPercent), percentWords(*audit.appliedPercent), gained,
             numberText(audit.judged));
}

/// Sentences, one a line.
QStringList linesOf(const MatcherAudit& audit) {
    const bool isOwn = audit.extrapolation != Extrapolation::Accepted;
    QStringList lines;
    if (audit.aliasMissed.percent)
        lines << Text::tr("%1 of %2 labelled Incorrect answers were right and missed by the matcher: %3 % [%4, %5].")
                     .arg(numberText(audit.aliasMissed.given), numberText(audit.aliasMissed.of),
                          percentWords(*audit.aliasMissed.percent), percentWords(audit.aliasMissed.interval.low),
                          percentWords(audit.aliasMissed.interval.high));
    else if (isOwn)
        lines << Text::tr("No Incorrect answer is labelled.");
    if (audit.correctPercent && audit.appliedPercent) lines << appliedText(audit);
    if (audit.aliasWithoutAnswer > 0)
        lines << Text::tr("Of the missed ones %1 have no accepted answer: nothing follows from them.")
                     .arg(numberText(audit.aliasWithoutAnswer));
    if (!isOwn || audit.aliasMissed.of > 0 || audit.estimatedPercent) lines << estimateText(audit);
    return lines;
}
} // namespace

QString sourceText(const LabelSource& source) {
    const QString counted = Text::tr("Label set: %1. Annotations of these runs made with it: %2.")
                                .arg(QString::fromStdString(source.labels.name), numberText(source.annotations));
    QStringList others;
    for (const auto& [name, count] : source.others)
        others << Text::tr("%1 with “%2”").arg(numberText(count), QString::fromStdString(name));
    return others.isEmpty() ? counted : Text::tr("%1 Not counted: %2.").arg(counted, others.join(QStringLiteral(", ")));
}

QString agreementText(const annotation::AgreementReport& report) {
    constexpr double kReliable = 0.8;
    constexpr double kTentative = 2.0 / 3;
    const auto alpha = report.all.alpha.value;
    if (!alpha) return Text::tr("Agreement is undefined, for only one answer was ever given.");
    const QString meaning = *alpha >= kReliable    ? Text::tr("reliable")
                            : *alpha >= kTentative ? Text::tr("enough for tentative conclusions")
                                                   : Text::tr("too little to rely on");
    return Text::tr("Krippendorff's alpha over the whole answer: %1, %2.")
        .arg(QLocale().toString(*alpha, 'f', 2), meaning);
}

LabelFigures labelFigures(const ResultSet& set, const ResultFilter& filter, LabelColumns columns,
                          const std::string& labelSet) {
    return Counts(set, filter, columns, labelSet).done();
}

results::Brush behind(const LabelFigures& figures, std::size_t row, std::size_t column) {
    const std::int64_t key = figures.columns.at(column);
    if (figures.kind == LabelColumns::Years) return {RowsBy::Run, {{figures.runs.at(row), 0}}, {static_cast<int>(key)}};
    const auto rowKey = static_cast<results::RowKey>(key);
    return {rowsOf(figures.kind), {{figures.kind == LabelColumns::Runs ? rowKey : figures.runs.at(row), rowKey}}, {}};
}

Table agreementTable(const annotation::AgreementReport& report, const annotation::LabelSet& labels) {
    annotation::AgreementReport given = report;
    std::erase_if(given.labels, [](const annotation::LabelAgreement& one) { return one.given == 0; });
    Table table = annotation::agreementTable(given, labels.name, [&](const std::string& key) {
        const annotation::Label* known = labels.find(key);
        return known ? known->name : key;
    });
    if (report.shared == 0) table.rows.clear();
    return table;
}

Table auditTable(const ResultSet& set, const std::vector<RunAudit>& audits, const std::string& labelSet) {
    const auto names = results::runNames(set);
    std::vector<annotation::AuditRow> rows;
    for (const auto& [run, audit] : audits)
        rows.push_back({names.at(set.run(run).choice), set.run(run).model, audit});
    return annotation::auditTable(rows, labelSet);
}

QString auditText(const ResultSet& set, const std::vector<RunAudit>& audits) {
    const auto names = results::runNames(set);
    QStringList paragraphs;
    for (const auto& [run, audit] : audits)
        paragraphs << (QStringList{QString::fromStdString(names.at(set.run(run).choice)) + QLatin1Char(':')} +
                       linesOf(audit))
                          .join(QLatin1Char('\n'));
    return paragraphs.join(QStringLiteral("\n\n"));
}

} // namespace chronoscope::ui
