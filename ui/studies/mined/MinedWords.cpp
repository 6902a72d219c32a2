// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedWords.h"

#include "core/studies/mined/MinedNarrowing.h"
#include "ui/views/Text.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLabel>
#include <QStringList>

namespace chronoscope::ui {

using mined::AuditCode;
using mined::Configuration;
using mined::Dimension;
using mined::Task;

QString taskLabel(Task task) { return toQt(mined::label(task)); }

QString taskName(Task task) {
    switch (task) {
    case Task::TA: return Text::tr("Time-agnostic");
    case Task::TIA: return Text::tr("Temporal interval");
    case Task::TSA: return Text::tr("Timestamp");
    case Task::FMC: return Text::tr("Future misaligned context");
    case Task::PMC: return Text::tr("Past misaligned context");
    case Task::PUD: return Text::tr("Past unanswerable date");
    case Task::FUD: return Text::tr("Future unanswerable date");
    case Task::ITC: return Text::tr("Implicit temporal concept");
    case Task::RK: return Text::tr("Ranking");
    case Task::CA: return Text::tr("Calculation");
    case Task::ATE: return Text::tr("Against temporal errors");
    }
    return {};
}

QString taskExplanation(Task task) {
    const auto what = [task]() -> QString {
        switch (task) {
        case Task::TA: return Text::tr("who holds it now");
        case Task::TIA: return Text::tr("who held it from one year to another");
        case Task::TSA: return Text::tr("who held it in a year");
        case Task::FMC: return Text::tr("who held it in a year, beside a text about a later holder");
        case Task::PMC: return Text::tr("who held it in a year, beside a text about an earlier holder");
        case Task::PUD: return Text::tr("who held it long before anybody did; “unknown” is right");
        case Task::FUD: return Text::tr("who holds it when nobody can know yet; “unknown” is right");
        case Task::ITC: return Text::tr("who held it when something else was so");
        case Task::RK: return Text::tr("which of two holders was the earlier one");
        case Task::CA: return Text::tr("who held it so many years after somebody else");
        case Task::ATE: return Text::tr("whether it is so, Yes or No, after being told that the answer was wrong");
        }
        return {};
    };
    return Text::tr("%1: %2").arg(taskName(task), what());
}

QString taskCodes() {
    QStringList codes;
    for (const Task task : mined::kAllTasks) {
        QString code = QStringLiteral("%1 %2").arg(taskLabel(task), taskName(task));
        codes << code.replace(QLatin1Char(' '), QChar::Nbsp); // a line ends between two of them
    }
    return codes.join(QStringLiteral(" · "));
}

QString cemExplanation() {
    return Text::tr("CEM, cover exact match: 1 where the reply has a gold in it, word for word, else 0");
}

QLabel* makeTaskCodes(QWidget* parent) {
    return makeText(parent, "minedTaskCodes", Role::Caption,
                    QStringList{taskCodes(), cemExplanation()}.join(QLatin1Char('\n')));
}

QString dimensionName(Dimension dimension) {
    switch (dimension) {
    case Dimension::Cognition: return Text::tr("Cognition");
    case Dimension::Awareness: return Text::tr("Awareness");
    case Dimension::Trustworthiness: return Text::tr("Trustworthiness");
    case Dimension::Understanding: return Text::tr("Understanding");
    case Dimension::Reasoning: return Text::tr("Reasoning");
    case Dimension::Robustness: return Text::tr("Robustness");
    }
    return {};
}

QString configurationLabel(Configuration configuration) {
    switch (configuration) {
    case Configuration::QI: return QStringLiteral("Q + I");
    case Configuration::QGI: return QStringLiteral("Q + GI");
    case Configuration::GI: return QStringLiteral("G + I");
    case Configuration::GGI: return QStringLiteral("G + GI");
    }
    return {};
}

QString configurationExplanation(Configuration configuration) {
    const QString text = completes(configuration) ? Text::tr("The sentence to be completed") : Text::tr("The question");
    return showsOtherImage(configuration) ? Text::tr("%1, with the generalisation image").arg(text)
                                          : Text::tr("%1, with the original image").arg(text);
}

QString latestLabelName(mined::LatestLabel label) {
    switch (label) {
    case mined::LatestLabel::Latest: return Text::tr("Latest");
    case mined::LatestLabel::Outdated: return Text::tr("Outdated");
    case mined::LatestLabel::Irrelevant: break;
    }
    return Text::tr("Irrelevant");
}

widgets::Mark latestLabelMark(mined::LatestLabel label) {
    switch (label) {
    case mined::LatestLabel::Latest: return widgets::Mark::Correct;
    case mined::LatestLabel::Outdated: return widgets::Mark::CutOff;
    case mined::LatestLabel::Irrelevant: break;
    }
    return widgets::Mark::Unknown;
}

QString contextLabelName(mined::ContextLabel label) {
    switch (label) {
    case mined::ContextLabel::Correct: return Text::tr("Right");
    case mined::ContextLabel::Context: return Text::tr("The context's");
    case mined::ContextLabel::Other: return Text::tr("Another of the list");
    case mined::ContextLabel::Irrelevant: break;
    }
    return Text::tr("Irrelevant");
}

widgets::Mark contextLabelMark(mined::ContextLabel label) {
    switch (label) {
    case mined::ContextLabel::Correct: return widgets::Mark::Correct;
    case mined::ContextLabel::Context: return widgets::Mark::Incorrect;
    case mined::ContextLabel::Other: return widgets::Mark::CutOff;
    case mined::ContextLabel::Irrelevant: break;
    }
    return widgets::Mark::Unknown;
}

QString auditName(AuditCode code) {
    switch (code) {
    case AuditCode::EmptyGold: return Text::tr("Gold is empty");
    case AuditCode::GoldNotInList: return Text::tr("Gold not in its list");
    case AuditCode::GoldOutdated: return Text::tr("Gold is outdated");
    case AuditCode::GoldNotLatest: return Text::tr("Gold is not the latest");
    case AuditCode::GoldOutsideTime: return Text::tr("Gold outside of its time");
    case AuditCode::MalformedAttributes: return Text::tr("Malformed attributes");
    case AuditCode::EndBeforeStart: return Text::tr("Period ends before it starts");
    case AuditCode::OrderDescending: return Text::tr("List in descending order");
    case AuditCode::OrderMixed: return Text::tr("List in mixed order");
    case AuditCode::AmbiguousTimestamp: return Text::tr("Ambiguous date");
    case AuditCode::FutureContextNotAfter: return Text::tr("Context not after the question");
    case AuditCode::PastContextNotBefore: return Text::tr("Context not before the question");
    case AuditCode::TemplateSlip: return Text::tr("Slip of a template");
    case AuditCode::RankingGoldIsLater: return Text::tr("Ranking: gold is the later one");
    case AuditCode::CalculationNegative: return Text::tr("Calculation back in time");
    case AuditCode::CalculationAmbiguous: return Text::tr("Calculation is ambiguous");
    case AuditCode::CalculationNegativeAndAmbiguous: return Text::tr("Calculation back and ambiguous");
    case AuditCode::PastDateAnswerable: return Text::tr("Past date can be answered");
    case AuditCode::FutureDateAnswerable: return Text::tr("Future date can be answered");
    case AuditCode::ImplicitWithoutEvent: return Text::tr("No event");
    case AuditCode::ImplicitChainedEvent: return Text::tr("Chained events");
    case AuditCode::RobustnessAssertsWrong: return Text::tr("Asserts what is wrong");
    case AuditCode::RobustnessDeniesRight: return Text::tr("Denies what is right");
    case AuditCode::PropertyTypo: return Text::tr("Property misspelt");
    case AuditCode::ImageMissing: return Text::tr("Picture missing");
    case AuditCode::NoOpenAttribute: return Text::tr("Nobody holds it now");
    }
    return {};
}

QString auditExplanation(AuditCode code) {
    switch (code) {
    case AuditCode::EmptyGold: return Text::tr("There is no gold, or one of which nothing is left to compare");
    case AuditCode::GoldNotInList: return Text::tr("The attribute list of the item does not have its gold");
    case AuditCode::GoldOutdated:
        return Text::tr("The gold of a question about now has ended, while another value is open");
    case AuditCode::GoldNotLatest: return Text::tr("Another value begins later than the gold of a question about now");
    case AuditCode::GoldOutsideTime: return Text::tr("The gold did not hold in the years that the question is about");
    case AuditCode::MalformedAttributes:
        return Text::tr("Some attribute strings are not as they should be; they were read as well as possible");
    case AuditCode::EndBeforeStart:
        return Text::tr("The attribute list has a value that ends before it starts, so nobody can tell when it held");
    case AuditCode::OrderDescending: return Text::tr("The attribute list goes from the newest to the oldest");
    case AuditCode::OrderMixed: return Text::tr("The attribute list is in no order of time");
    case AuditCode::AmbiguousTimestamp:
        return Text::tr("More than one may have held it in the years that are asked about");
    case AuditCode::FutureContextNotAfter:
        return Text::tr("The context should be of later than the question, and is not");
    case AuditCode::PastContextNotBefore:
        return Text::tr("The context should be of earlier than the question, and is not");
    case AuditCode::TemplateSlip: return Text::tr("The words of the question say something twice, or lack something");
    case AuditCode::RankingGoldIsLater: return Text::tr("The gold is the later of the two by their starts");
    case AuditCode::CalculationNegative: return Text::tr("The question counts a negative number of years");
    case AuditCode::CalculationAmbiguous: return Text::tr("More than one may have held it in one of the two years");
    case AuditCode::CalculationNegativeAndAmbiguous:
        return Text::tr("The years are negative, and more than one may have held it");
    case AuditCode::PastDateAnswerable: return Text::tr("Somebody held it at the date that should have no answer");
    case AuditCode::FutureDateAnswerable: return Text::tr("Somebody holds it at the date that should have no answer");
    case AuditCode::ImplicitWithoutEvent: return Text::tr("The question names no event that tells its time");
    case AuditCode::ImplicitChainedEvent:
        return Text::tr("Several events follow from each other, or the subject is not the pictured one");
    case AuditCode::RobustnessAssertsWrong: return Text::tr("The gold is Yes, and what the question asserts is not so");
    case AuditCode::RobustnessDeniesRight: return Text::tr("The gold is No, and what the question asserts is so");
    case AuditCode::PropertyTypo: return Text::tr("The property is written in an unusual way");
    case AuditCode::ImageMissing:
        return Text::tr("A picture could not be found, or was refused: the item is not asked about it");
    case AuditCode::NoOpenAttribute:
        return Text::tr("No fault: every value has ended, so the newest start counts as the latest");
    }
    return {};
}

QString itemsTaken(const mined::ItemFilter& filter) {
    QStringList parts;
    if (!filter.takesAll()) parts << Text::tr("Only items that the filter takes");
    if (filter.leavesOut()) parts << Text::tr("what it says of runs takes no item away");
    return parts.join(QStringLiteral(" · "));
}

QString narrowedItemsText(const study::Narrowing& narrowing) {
    QStringList parts;
    for (const std::string& value : study::valuesOf(narrowing, mined::kDimensionFacet))
        parts << toQt(value);
    for (const std::string& value : study::valuesOf(narrowing, mined::kTaskFacet))
        if (const auto task = mined::taskFromName(value)) parts << taskLabel(*task);
    for (const std::string& value : study::valuesOf(narrowing, mined::kTypeFacet))
        parts << toQt(value);
    for (const std::string& value : study::valuesOf(narrowing, mined::kConfigurationAxis))
        if (const auto one = mined::configurationFromName(value)) parts << configurationLabel(*one);
    for (const std::string& value : study::valuesOf(narrowing, mined::kContextAxis))
        parts << (value == mined::kWithContext ? Text::tr("with context") : Text::tr("without context"));
    for (const std::string& value : study::valuesOf(narrowing, study::kSubjectFacet))
        parts << Text::tr("subject contains “%1”").arg(toQt(value));
    for (const std::string& value : study::valuesOf(narrowing, study::kLabelFacet))
        parts << labelChoiceText(value);
    return parts.join(QStringLiteral(" · "));
}

} // namespace chronoscope::ui
