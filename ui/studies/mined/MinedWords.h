// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/AnswerClass.h"
#include "core/studies/mined/Audit.h"
#include "core/studies/mined/Task.h"
#include "core/study/Narrowing.h"
#include "widgets/plots/CategoryMark.h"

#include <QString>

class QLabel;
class QWidget;

namespace chronoscope::mined {
class ItemFilter;
}

namespace chronoscope::ui {

/// The names of MINED in words for people. Pure; GUI thread.

/// "T.A", as the paper prints it.
QString taskLabel(mined::Task task);
/// "Time-agnostic".
QString taskName(mined::Task task);
/// "Time-agnostic: who holds it now".
QString taskExplanation(mined::Task task);
/// What the codes stand for: "T.A Time-agnostic · T.I.A Temporal interval · …".
QString taskCodes();
/// What CEM is, in one sentence.
QString cemExplanation();
/// A label that says both, for below a figure.
QLabel* makeTaskCodes(QWidget* parent);
/// "Cognition" … "Robustness".
QString dimensionName(mined::Dimension dimension);
/// "Q + I": the question or its completion, with the original or the generalisation image.
QString configurationLabel(mined::Configuration configuration);
QString configurationExplanation(mined::Configuration configuration);
/// "Outdated": whom the answers about now name.
QString latestLabelName(mined::LatestLabel label);
widgets::Mark latestLabelMark(mined::LatestLabel label);
/// "The context's": whom an output beside a misaligned context names.
QString contextLabelName(mined::ContextLabel label);
widgets::Mark contextLabelMark(mined::ContextLabel label);
/// "Gold is outdated".
QString auditName(mined::AuditCode code);
/// What is wrong, or only to be known, in one sentence.
QString auditExplanation(mined::AuditCode code);

/// What the filter does to a list of items that no run asks: "Only items that the filter takes"; empty: nothing.
QString itemsTaken(const mined::ItemFilter& filter);
/// "T.S.A · company · subject contains “ada”": which items a filter takes; empty: all.
QString narrowedItemsText(const study::Narrowing& narrowing);

} // namespace chronoscope::ui
