// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LabelFigures.h"

#include "core/analysis/ReportTables.h"
#include "ui/views/ElementView.h"
#include "ui/views/HeatmapView.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
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
QString text(const char* words) { return QCoreApplication::translate("chronoscope::ui", words); }

std::string shown(std::optional<double> value, int decimals) { return value ? analysis::number(*value, decimals) : std::string(); }
QString percentText(double value) { return QLocale().toString(value, 'f', 1); }

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

/// Percent, ci_low, ci_high.
void addShare(std::vector<std::string>& row, std::optional<double> percent, const analysis::Interval& interval) {
    row.push_back(shown(percent, 2));
    row.push_back(percent ? analysis::number(interval.low, 2) : std::string());
    row.push_back(percent ? analysis::number(interval.high, 2) : std::string());
}

/// The counts of a set on their way into a figure and a table.
class Counts {
public:
    Counts(const ResultSet& set, const ResultFilter& filter, LabelColumns columns, const std::string& labelSet)
        : m_set(set), m_labelSet(labelSet), m_columns(columns), m_rowsBy(rowsOf(columns)), m_names(results::runNames(set)),
          m_groups(annotation::labelCounts(set, filter, m_rowsBy, columns == LabelColumns::Years)) {
        m_out.heat.title = text("Why answers are wrong, % of the labelled wrong answers · %1").arg(QString::fromStdString(labelSet));
        if (!filter.empty())
            m_out.heat.title = text("%1 · %2").arg(m_out.heat.title, QString::fromStdString(results::describe(filter, m_names)));
        m_out.heat.valueName = text("Share, %");
        m_out.heat.rowAxis = text("label");
        m_out.heat.columnAxis = columns == LabelColumns::Years ? text("year") : text(results::name(m_rowsBy).data());
    }

    LabelFigures done() && {
        if (m_groups.empty()) return std::move(m_out);
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
        return m_rowsBy == RowsBy::Run ? m_names.at(m_set.run(group.run).choice) : results::rowName(m_set, m_rowsBy, group.key);
    }

    void findColumns() {
        std::map<std::int64_t, std::string> columns;
        for (const LabelGroup& group : m_groups)
            columns.emplace(keyOf(group), nameOf(group));
        for (const auto& [key, name] : columns) {
            m_places.emplace(key, m_out.heat.columns.size());
            m_out.heat.columns << QString::fromStdString(name);
            if (m_columns == LabelColumns::Years) m_out.years.push_back(static_cast<int>(key));
        }
    }

    void findLabels() {
        for (std::size_t label = 0; label < m_set.labels->labels.size(); ++label)
            if (std::any_of(m_groups.begin(), m_groups.end(), [&](const LabelGroup& group) { return group.given[label] > 0; }))
                m_labels.push_back(label);
    }

    void addRow(std::size_t label, std::size_t from, std::size_t to) {
        const bool severalRuns = m_columns != LabelColumns::Runs && m_groups.front().run != m_groups.back().run;
        const auto& facts = m_set.labels->labels[label];
        widgets::HeatmapRow row;
        row.key = static_cast<qint64>(m_groups[from].run) << 32 | static_cast<qint64>(label);
        row.label = QString::fromStdString(facts.name);
        row.counted = text("labelled wrong answers");
        if (severalRuns) {
            row.group = QString::fromStdString(m_names.at(m_set.run(m_groups[from].run).choice));
            row.label = text("%1 · %2").arg(row.label, row.group);
        }
        m_out.heat.rows.push_back(row);
        m_out.labels.push_back(facts.key);
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
        cell.note = text("%1 with this label, of %2 labelled; %3 wrong in all, %4 of them annotated")
                        .arg(numberText(share.given), numberText(group.labelled), numberText(group.wrong), numberText(group.annotated));
        if (group.repeatsElements) cell.note += text("\nAn element counts more than once, so the interval is too narrow");
        return cell;
    }

    void fillTable() {
        Table& table = m_out.numbers;
        const bool hasDimension = m_columns != LabelColumns::Runs;
        for (const char* key : {"run", "model"})
            table.addColumn(key);
        if (hasDimension) table.addColumn(m_columns == LabelColumns::Years ? "year" : std::string(results::name(m_rowsBy)), m_columns == LabelColumns::Years);
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
                addShare(row, share.percent, share.interval);
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

void addAgreement(Table& table, const annotation::AgreementReport& report, const annotation::LabelAgreement& one,
                  const annotation::LabelSet& labels) {
    const bool isWhole = one.label.empty();
    const annotation::Label* known = labels.find(one.label);
    const std::string label = isWhole ? "(all)" : known ? known->name : one.label;
    table.rows.push_back({label, "alpha", "", "", std::to_string(one.alpha.units), isWhole ? std::string() : std::to_string(one.given),
                          std::to_string(one.disputed), shown(one.alpha.value, 3), labels.name});
    for (const auto& pair : one.pairs)
        table.rows.push_back({label, "kappa", report.authors[pair.first], report.authors[pair.second], std::to_string(pair.kappa.units),
                              "", std::to_string(pair.kappa.units - pair.kappa.agreed), shown(pair.kappa.value, 3), labels.name});
}

QString estimateText(const MatcherAudit& audit) {
    switch (audit.extrapolation) {
    case Extrapolation::Sound:
        if (!audit.estimatedPercent) return {};
        return text("Were all annotated: %1 % [%2, %3], from the %4 answers at the beginning of the random queue%5.")
            .arg(percentText(*audit.estimatedPercent), percentText(audit.estimatedInterval.low), percentText(audit.estimatedInterval.high),
                 numberText(audit.sampleGained.of),
                 audit.aliasWithoutAnswer > 0 ? text("; a lower bound, for %1 missed ones have no accepted answer").arg(numberText(audit.aliasWithoutAnswer))
                                              : QString());
    case Extrapolation::NotRandom:
        return text("What was annotated does not come from a queue of random order: it says nothing of the other answers.");
    case Extrapolation::OtherCells:
        return text("The random queue does not hold all the wrong answers that are looked at: no estimate for all of them.");
    case Extrapolation::NoLabels:
        return text("Too little of the beginning of the random queue is annotated for an estimate.");
    }
    return {};
}
} // namespace

QString sourceText(const LabelSource& source) {
    const QString counted = text("Label set: %1. Annotations of these runs made with it: %2.")
                                .arg(QString::fromStdString(source.labels.name), numberText(source.annotations));
    QStringList others;
    for (const auto& [name, count] : source.others)
        others << text("%1 with “%2”").arg(numberText(count), QString::fromStdString(name));
    return others.isEmpty() ? counted : text("%1 Not counted: %2.").arg(counted, others.join(QStringLiteral(", ")));
}

LabelFigures labelFigures(const ResultSet& set, const ResultFilter& filter, LabelColumns columns, const std::string& labelSet) {
    return Counts(set, filter, columns, labelSet).done();
}

Table agreementTable(const annotation::AgreementReport& report, const annotation::LabelSet& labels) {
    Table table;
    for (const char* key : {"label", "measure", "first", "second"})
        table.addColumn(key);
    for (const char* key : {"items", "given", "disputed", "value"})
        table.addColumn(key, true);
    table.addColumn("label_set");
    if (report.shared == 0) return table;
    addAgreement(table, report, report.all, labels);
    for (const annotation::LabelAgreement& one : report.labels)
        if (one.given > 0) addAgreement(table, report, one, labels);
    return table;
}

Table auditTable(const ResultSet& set, const std::vector<RunAudit>& audits, const std::string& labelSet) {
    constexpr std::array<const char*, 4> kEstimates{"sound", "not_random", "other_cells", "no_labels"};
    Table table;
    for (const char* key : {"run", "model"})
        table.addColumn(key);
    for (const char* key : {"judged", "correct", "incorrect", "correct_percent", "labelled", "alias_missed", "alias_percent", "ci_low",
                            "ci_high", "alias_without_answer", "gained", "applied_percent"})
        table.addColumn(key, true);
    table.addColumn("estimate");
    for (const char* key : {"estimated_percent", "estimated_low", "estimated_high"})
        table.addColumn(key, true);
    table.addColumn("label_set");
    const auto names = results::runNames(set);
    for (const auto& [run, audit] : audits) {
        auto& row = table.rows.emplace_back();
        row = {names.at(set.run(run).choice), set.run(run).model};
        for (const std::int64_t count : {audit.judged, audit.correct, audit.incorrect})
            row.push_back(std::to_string(count));
        row.push_back(shown(audit.correctPercent, 2));
        row.push_back(std::to_string(audit.aliasMissed.of));
        row.push_back(std::to_string(audit.aliasMissed.given));
        addShare(row, audit.aliasMissed.percent, audit.aliasMissed.interval);
        row.push_back(std::to_string(audit.aliasWithoutAnswer));
        row.push_back(std::to_string(audit.gained));
        row.push_back(shown(audit.appliedPercent, 2));
        row.emplace_back(kEstimates.at(static_cast<std::size_t>(audit.extrapolation)));
        addShare(row, audit.estimatedPercent, audit.estimatedInterval);
        row.push_back(labelSet);
    }
    return table;
}

QString auditText(const ResultSet& set, const std::vector<RunAudit>& audits) {
    const auto names = results::runNames(set);
    QStringList paragraphs;
    for (const auto& [run, audit] : audits) {
        QStringList lines{QString::fromStdString(names.at(set.run(run).choice)) + QLatin1Char(':')};
        if (audit.aliasMissed.percent)
            lines << text("%1 of %2 labelled Incorrect answers were right and missed by the matcher: %3 % [%4, %5].")
                         .arg(numberText(audit.aliasMissed.given), numberText(audit.aliasMissed.of), percentText(*audit.aliasMissed.percent),
                              percentText(audit.aliasMissed.interval.low), percentText(audit.aliasMissed.interval.high));
        else
            lines << text("No Incorrect answer is labelled.");
        if (audit.correctPercent && audit.appliedPercent)
            lines << text("Correct %1 % as judged, %2 % with the accepted answers as they stand (%3 cells more), n = %4.")
                         .arg(percentText(*audit.correctPercent), percentText(*audit.appliedPercent), numberText(audit.gained), numberText(audit.judged));
        if (audit.aliasWithoutAnswer > 0)
            lines << text("Of the missed ones %1 have no accepted answer: nothing follows from them.").arg(numberText(audit.aliasWithoutAnswer));
        if (audit.aliasMissed.of > 0) lines << estimateText(audit);
        lines.removeAll(QString());
        paragraphs << lines.join(QLatin1Char('\n'));
    }
    return paragraphs.join(QStringLiteral("\n\n"));
}

} // namespace chronoscope::ui
