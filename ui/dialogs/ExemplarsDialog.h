// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace chronoscope::ui {

/// The facts of one's own tables that were held out: exemplars that are shown before the questions about their relation
/// and are not asked, so that no list of elements has them. Each leads to the editor of elements. Shown with present();
/// GUI thread.
class ExemplarsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ExemplarsDialog(Session& session, QWidget* parent = nullptr);
    /// A new one, open, that is gone once it is closed.
    static ExemplarsDialog* present(Session& session, QWidget* parent);

private:
    struct Line {
        qint64 row = 0;
        QString text;
    };
    void load();
    void take(const std::vector<Line>& lines);
    void edit();

    Session& m_session;
    QLabel* m_about;
    QListWidget* m_list;
    QPushButton* m_edit;
};

} // namespace chronoscope::ui
