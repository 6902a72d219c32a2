// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/study/Study.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/pages/FigurePage.h"
#include "ui/report/ReportWriter.h"

#include <map>
#include <vector>

namespace chronoscope::ui {

/// What is said of units of other studies than ChroKnowledge, one annotation a row, in the words of their items; Enter
/// shows a unit in the Inspector. GUI thread; reads the items' words through the session.
class UnitLabelsPage : public FigurePage {
    Q_OBJECT
public:
    UnitLabelsPage(Session& session, AnnotationHub& hub, Dialogs& dialogs, QWidget* parent = nullptr);

    /// The table alone: there is no figure.
    ReportPage forReport();

signals:
    void unitChosen(); ///< it is selected

protected:
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;
    void activateRow(int row) override;

private:
    using Items = std::map<ContentId, study::Item>;
    void presentRows(const Items& items);

    AnnotationHub& m_hub;
    std::vector<Selection> m_units; ///< of the rows; without a study where run or item is not here
};

} // namespace chronoscope::ui
