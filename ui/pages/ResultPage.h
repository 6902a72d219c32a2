// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Results.h"
#include "ui/bridge/Session.h"
#include "ui/pages/FigurePage.h"

namespace chronoscope::ui {

/// A page over the chosen runs under the one filter. refresh() is called when the results changed, and computes through
/// Results::compute; it is not called while there are no results: the page then says why by itself. GUI thread.
class ResultPage : public FigurePage {
    Q_OBJECT
public:
    ResultPage(Results& results, Session& session, Dialogs& dialogs, const QString& title, const char* name,
               QWidget* parent = nullptr);

    /// What SelectionMenu can do with the selected number of a plot, or with the chosen row of a list.
    void offer(QMenu& menu, const QWidget& target) override;

signals:
    void annotateWanted(); ///< a queue of what the filter chooses
    void labelsWanted();   ///< the shares of labels among what the filter chooses
    void compareWanted(const std::vector<chronoscope::results::RunChoice>& two);
    void askAgainWanted();                ///< what is selected, of the model that answered
    void pageWanted(const QString& page); ///< where something can be begun

protected:
    QStringList commandOptions() const override;
    void recompute() override;
    void present(analysis::Table numbers) override;
    void allowTools(const QString& why) override;
    /// Nothing passes the filter: offers to clear it.
    void presentNothingPasses();

    Results& m_results;

private:
    void addAnnotate();
    void presentReason();
    void presentNoRun();

    QToolButton* m_annotate = nullptr;
};

} // namespace chronoscope::ui
