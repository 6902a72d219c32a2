// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ComparabilityText.h"

#include "core/prompt/Template.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"

#include <QStringList>

namespace chronoscope::ui {

namespace {
using results::RunDifference;

QString whatDiffers(RunDifference what) {
    switch (what) {
    case RunDifference::Slice:
        return Text::tr("The runs ask different slices of the benchmark; only what all of them ask can be compared "
                        "pair by pair");
    case RunDifference::Years: return Text::tr("The runs ask different years");
    case RunDifference::Templates: return Text::tr("The runs use different templates");
    case RunDifference::Protocol:
        return Text::tr("The runs use different protocols, so MCQA and TF are asked differently");
    case RunDifference::TemplatePack:
        return Text::tr("The runs use different template packs, so their prompts are worded differently");
    case RunDifference::RelationPack:
        return Text::tr("The runs use different relation packs, so their questions are worded differently");
    case RunDifference::Sampler: return Text::tr("The runs draw their exemplars differently");
    case RunDifference::Exemplars:
        return Text::tr("The exemplars were edited between the runs, so their prompts may show other ones");
    case RunDifference::Sets:
        return Text::tr("The runs use different numbers of exemplar sets, so Correct takes a different number of right "
                        "replies");
    case RunDifference::Temperatures:
        return Text::tr("The runs use different temperatures, so the categories rest on different samples");
    case RunDifference::Seed:
        return Text::tr("The runs have different seeds, so exemplars and the order of options may differ");
    case RunDifference::Decoding: return Text::tr("The requests were sent with different parameters");
    case RunDifference::Extraction: return Text::tr("The answers are read out of the replies differently");
    case RunDifference::Matching: return Text::tr("The answers are prepared for matching differently");
    case RunDifference::Threshold: return Text::tr("The answers are matched with different thresholds");
    case RunDifference::Rules:
        return Text::tr("The runs are judged by different versions of the judging rules; re-score the older one to "
                        "compare them");
    case RunDifference::Overrides:
        return Text::tr("Different numbers of answers count as right because people accepted them");
    case RunDifference::Unfinished: break;
    }
    return {};
}

/// Names that the window has words for are said in these; hashes, numbers and parameters stand as they are.
QString valueText(RunDifference what, const std::string& value) {
    if (what == RunDifference::Protocol)
        for (const auto protocol : {prompt::Protocol::Reference, prompt::Protocol::Debiased})
            if (prompt::name(protocol) == value) return displayName(protocol);
    if (what == RunDifference::Sampler || what == RunDifference::Extraction || what == RunDifference::Matching ||
        what == RunDifference::Rules)
        return coreWords(value);
    if (what != RunDifference::Templates) return toQt(value);
    QStringList names;
    for (const QString& one : toQt(value).split(QStringLiteral(", "))) {
        QString words = one;
        for (const auto form : prompt::kTemplates)
            if (prompt::name(form) == one.toStdString()) words = displayName(form);
        names << words;
    }
    return names.join(QStringLiteral(", "));
}
} // namespace

QString comparabilityText(const results::Warning& warning) {
    if (warning.what == RunDifference::Unfinished)
        return Text::tr("%1 is not finished: what is not asked, or not judged, is missing.")
            .arg(warning.values.empty() ? QString() : toQt(warning.values.front().run));
    QStringList values;
    for (const results::Warning::Value& value : warning.values)
        values << Text::tr("%1: %2").arg(toQt(value.run), valueText(warning.what, value.text));
    return Text::tr("%1 (%2).").arg(whatDiffers(warning.what), values.join(QStringLiteral("; ")));
}

} // namespace chronoscope::ui
