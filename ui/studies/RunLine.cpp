// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/RunLine.h"

#include "core/backend/BackendUri.h"
#include "core/backend/calibration/CalibrationParams.h"
#include "ui/views/Text.h"

#include <QLocale>

#include <algorithm>
#include <string_view>
#include <vector>

namespace chronoscope::ui {

namespace {
struct StudyWords {
    std::string_view study; ///< as its runs are stored
    QString (*items)(qlonglong count);
    std::vector<std::string_view> planted; ///< parameters that a calibration model has for it; empty = all
};

QString counted(qlonglong count, const QString& one, const QString& several) {
    return count == 1 ? one : several.arg(QLocale().toString(count));
}

const std::vector<StudyWords>& studyWords() {
    static const std::vector<StudyWords> kWords{
        {"robustness",
         [](qlonglong count) { return counted(count, Text::tr("1 fact"), Text::tr("%1 facts")); },
         {"robust", "nearly", "blind", "error", "latency_ms", "seed"}},
        {"mined",
         [](qlonglong count) { return counted(count, Text::tr("1 question"), Text::tr("%1 questions")); },
         {"cutoff", "recall", "stale", "noise", "refusal", "error", "mistaken", "swayed", "latency_ms", "seed"}}};
    return kWords;
}

const StudyWords* wordsOf(const store::RunRecord& run) {
    const auto& words = studyWords();
    const auto at = std::find_if(words.begin(), words.end(), [&](const auto& one) { return one.study == run.study; });
    return at == words.end() ? nullptr : &*at;
}
} // namespace

QString itemsText(const store::RunRecord& run) {
    if (const StudyWords* words = wordsOf(run)) return words->items(run.elements);
    return counted(run.elements, Text::tr("1 element"), Text::tr("%1 elements"));
}

QString backendText(const store::RunRecord& run) {
    const StudyWords* words = wordsOf(run);
    const auto uri = backend::BackendUri::parse(run.backend);
    if (words == nullptr || !uri || uri->protocol != "calibration") return QString::fromStdString(run.backend);
    const auto params = backend::CalibrationParams::fromUri(*uri);
    if (!params) return QString::fromStdString(run.backend);
    backend::BackendUri shown = params->uri();
    // Written out also where they are as ever: a reader does not know the usual values.
    for (const auto& [key, value] : {std::pair("robust", params->robust),
                                     {"nearly", params->nearly},
                                     {"blind", params->blind},
                                     {"mistaken", params->mistaken},
                                     {"swayed", params->swayed}})
        shown.query[key] = QString::number(value).toStdString();
    std::erase_if(shown.query, [&](const auto& one) {
        const std::string_view key = std::string_view(one.first).substr(0, one.first.find('.')); // "recall.TA"
        return std::find(words->planted.begin(), words->planted.end(), key) == words->planted.end();
    });
    return QString::fromStdString(shown.text());
}

} // namespace chronoscope::ui
