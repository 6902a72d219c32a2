// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/LongReader.h"
#include "ui/studies/robustness/FactListModel.h"
#include "ui/studies/robustness/RobustnessNumbers.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace chronoscope::widgets {
class DateStripPlot;
}

namespace chronoscope::ui {

class Dialogs;
class ImportPanel;

/// The dated facts of a workspace, and the dates at which a run would ask about the chosen one, by class, with its
/// periods: no model is needed. Shown with present(); GUI thread.
class DatesDialog : public QDialog {
    Q_OBJECT
public:
    /// What is taken of elements is told by `panel`.
    DatesDialog(Session& session, Dialogs& dialogs, ImportPanel& panel, QWidget* parent = nullptr);
    /// A new one, open, that is gone once it is closed.
    static void present(Session& session, Dialogs& dialogs, ImportPanel& panel, QWidget* parent);

private:
    QWidget* makeList();
    QWidget* makeStrip();
    QLayout* makeFoot(Dialogs& dialogs, ImportPanel& panel);
    QString command() const;
    void readFacts();
    void tellFound();
    void readDates();
    void take(const Result<FactDates>& dates);

    Session& m_session;
    std::shared_ptr<const robustness::Wording> m_wording; ///< null: it cannot be read
    FactListModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QLineEdit* m_search;
    QLabel* m_found;
    QTableView* m_list;
    QComboBox* m_precision;
    QComboBox* m_sampler;
    widgets::DateStripPlot* m_strip;
    QLabel* m_note;
    LongReader m_long;
};

} // namespace chronoscope::ui
