// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/LogProbImport.h"
#include "tests/gui/Stage.h"
#include "ui/studies/robustness/FactImporting.h"

#include <QFile>

#include <array>
#include <utility>
#include <vector>

namespace chronoscope::test {

/// A table of scores: of each fact (subject, relation) a correct and an incorrect date at every precision. Of the
/// subject `lost` the incorrect one has the higher score.
inline QByteArray datedScores(const std::vector<std::pair<const char*, const char*>>& facts, const char* lost) {
    QByteArray text = "subject,relation,object,start,end,precision,date,class,alpha,log_prob\n";
    constexpr std::array<std::pair<const char*, const char*>, 3> kDates{
        {{"year", ""}, {"month", "-06"}, {"day", "-06-15"}}};
    for (const auto& [subject, relation] : facts)
        for (const auto& [precision, rest] : kDates) {
            const QByteArray head = QByteArray(subject) + ',' + relation + ",Somebody,1980,1990," + precision + ',';
            text += head + "1985" + rest + ",Correct,,-2\n";
            text += head + "1960" + rest + ",Incorrect,," + (qstrcmp(subject, lost) == 0 ? "-1\n" : "-3\n");
        }
    return text;
}

/// Makes a run of such a table and waits until the window knows it. The run; 0: none.
inline qint64 importScores(Stage& stage, const char* model, const QByteArray& scores) {
    QFile file(stage.path(QLatin1String(model) + QLatin1String(".csv")));
    if (!file.open(QIODevice::WriteOnly) || file.write(scores) <= 0) return 0;
    file.close();
    robustness::LogProbImportOptions options;
    options.path = file.fileName().toStdString();
    options.model = model;
    const auto made = robustness::importLogProbs(*stage.session->workspace(), options, *ui::shippedWording(), {});
    if (!made) return 0;
    stage.session->refreshRuns();
    return QTest::qWaitFor([&] { return stage.session->run(made->run) != nullptr; }, 5'000) ? made->run : 0;
}

} // namespace chronoscope::test
