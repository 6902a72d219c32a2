// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/TableWords.h"

#include "core/analysis/Category.h"
#include "core/benchmark/Element.h"
#include "core/matching/Diagnosis.h"
#include "core/prompt/Template.h"
#include "ui/studies/PlantedParts.h"
#include "ui/views/AnswersView.h"
#include "ui/views/CategoriesView.h"
#include "ui/views/DisplayNames.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>
#include <string_view>

namespace chronoscope::ui {

namespace {
QString text(const char* words) { return QCoreApplication::translate("chronoscope::ui::TableWords", words); }

QString sentence(QString words) {
    words.replace(QLatin1Char('_'), QLatin1Char(' '));
    if (!words.isEmpty()) words[0] = words[0].toUpper();
    return words;
}

/// Heads that are not their key in sentence case. Those that are stand in resources/translations/core_words.cpp.
QString knownHead(const std::string& key) {
    static const QHash<std::string_view, const char*> kHeads{
        {"ci_low", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Interval, low")},
        {"ci_high", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Interval, high")},
        {"win_ci_low", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Win rate, low")},
        {"win_ci_high", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Win rate, high")},
        {"correct_missing", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "No score of a correct date")},
        {"incorrect_missing", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "No score of an incorrect date")},
        {"interval", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Interval by")},
        {"p", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "p")},
        {"p_holm", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "p (Holm)")},
        {"difference_points", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Difference, points")},
        {"partial_greedy", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Partial (greedy)")},
        {"partial_sampled", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Partial (sampled)")},
        {"cutoff", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Cut-off")},
        {"cutoff_low", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Cut-off, low")},
        {"cutoff_high", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Cut-off, high")},
        {"chrono_correct", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Chrono-Correct")},
        {"cem", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "CEM")},
        {"without_cem", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "CEM without context")},
        {"alias_missed", QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "Aliases missed")},
    };
    const auto found = kHeads.constFind(key);
    return found == kHeads.constEnd() ? QString() : text(*found);
}

/// Values of a list whose names are made by the core.
template <typename List> QString nameIn(const List& list, const std::string& value) {
    const auto found = std::find_if(list.begin(), list.end(), [&](auto one) { return name(one) == value; });
    return found == list.end() ? QString() : displayName(*found);
}

/// In these columns stand words of the program; everywhere else names that are not ours, or numbers.
bool holdsWords(const std::string& key) {
    constexpr std::array<std::string_view, 15> kColumns{
        "undefined", "precision", "interval", "method",   "outcome",   "mixed",          "span",    "object",
        "measure",   "sample",    "case",     "category", "answer_is", "cutoff_outcome", "estimate"};
    return std::find(kColumns.begin(), kColumns.end(), key) != kColumns.end();
}
} // namespace

QString headWords(const std::string& key) {
    if (const QString known = knownHead(key); !known.isEmpty()) return known;
    constexpr std::string_view kPercent = "_percent";
    if (key.ends_with(kPercent))
        return text(QT_TRANSLATE_NOOP("chronoscope::ui::TableWords", "%1, %"))
            .replace(QLatin1String("%1"), headWords(key.substr(0, key.size() - kPercent.size())));
    return text(sentence(QString::fromStdString(key)).toUtf8().constData());
}

QString cellWords(const std::string& key, const std::string& value) {
    QString known;
    if (key == "template") known = nameIn(prompt::kTemplates, value);
    if (key == "domain") known = nameIn(benchmark::kDomains, value);
    if (key == "state") known = nameIn(benchmark::kStates, value);
    if (!known.isEmpty()) return known;
    if (key == "task" || key == "configuration") return plantedPartLabel(value); // as the figures have them
    const QString plain = QString::fromStdString(value);
    return holdsWords(key) ? headWords(value) : plain;
}

bool isCountColumn(const std::string& key) {
    constexpr std::array<std::string_view, 20> kCounts{
        "items",      "missing",     "outputs",         "context",       "other",
        "irrelevant", "latest",      "without_context", "without_other", "without_irrelevant",
        "named",      "judge_items", "ratings",         "replies",       "elements",
        "facts",      "tests",       "pairs",           "outdated",      "n"};
    return std::find(kCounts.begin(), kCounts.end(), key) != kCounts.end();
}

} // namespace chronoscope::ui
