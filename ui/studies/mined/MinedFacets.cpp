// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedFacets.h"

#include "core/studies/mined/AnswerVoices.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

namespace chronoscope::ui {

std::vector<StudyFilter::Facet> minedFacets(const MinedRuns& numbers) {
    StudyFilter::Facet task{mined::kTaskFacet, Text::tr("&Task"), Text::tr("task"), {}};
    StudyFilter::Facet dimension{mined::kDimensionFacet, Text::tr("&Dimension"), Text::tr("dimension"), {}};
    StudyFilter::Facet type{mined::kTypeFacet, Text::tr("T&ype"), Text::tr("type"), {}};
    StudyFilter::Facet way{mined::kConfigurationAxis, Text::tr("&Configuration"), Text::tr("configuration"), {}};
    for (const mined::Task one : mined::kAllTasks)
        task.values.push_back({std::string(mined::name(one)), taskLabel(one),
                               Text::tr("n = %1").arg(numberText(numbers.byTask[static_cast<std::size_t>(one)]))});
    for (std::size_t i = 0; i < mined::kDimensions; ++i)
        dimension.values.push_back({std::string(mined::name(static_cast<mined::Dimension>(i))),
                                    dimensionName(static_cast<mined::Dimension>(i))});
    for (const auto& [name, questions] : numbers.types)
        type.values.push_back({name, toQt(name), Text::tr("n = %1").arg(numberText(questions))});
    for (const mined::Configuration one : mined::kAllConfigurations)
        way.values.push_back({std::string(mined::name(one)), configurationLabel(one)});
    StudyFilter::Facet context{
        mined::kContextAxis,
        Text::tr("C&ontext"),
        Text::tr("context"),
        {{mined::kWithContext, Text::tr("with")}, {mined::kWithoutContext, Text::tr("without")}}};
    return {std::move(task), std::move(dimension), std::move(type), std::move(way), std::move(context)};
}

} // namespace chronoscope::ui
