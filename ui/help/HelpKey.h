// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace chronoscope::ui {

/// The keys of "Help" in the dialogs and windows over the main window, where its action does not reach: they open the
/// help at what explains that window, or else the page below it. Over a dialog that keeps the main window from being
/// used the help is the dialog's own, and goes with it. An event filter on the application, owned by the main window;
/// GUI thread.
class HelpKey : public QObject {
    Q_OBJECT
public:
    /// `page`: the name of the one that is shown.
    HelpKey(QWidget& window, std::function<QString()> page);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOver(const QWidget& other) const;
    bool isKey(QEvent& event) const;

    QWidget& m_window;
    std::function<QString()> m_page;
};

} // namespace chronoscope::ui
