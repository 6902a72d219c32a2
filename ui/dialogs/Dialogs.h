// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace chronoscope::ui {

/// Every question that stops the user goes through here, so that tests can answer it. Owned by the application;
/// GUI thread.
class Dialogs {
public:
    virtual ~Dialogs() = default;
    /// Empty when cancelled. `filter` as in QFileDialog.
    virtual QStringList openFiles(QWidget* parent, const QString& title, const QString& filter) = 0;
    virtual QString openFile(QWidget* parent, const QString& title, const QString& filter) = 0;
    virtual QString openFolder(QWidget* parent, const QString& title) = 0;
    virtual QString saveFile(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter) = 0;
    /// What happened and why; `details` are folded and can be copied.
    virtual void showProblem(QWidget* parent, const QString& what, const QString& details) = 0;
    /// A question whose one button that does something says `action`; `wanted` is called if that is pressed, later.
    virtual void ask(QWidget* parent, const QString& question, const QString& details, const QString& action,
                     std::function<void()> wanted) = 0;
};

/// The platform's own dialogs.
class SystemDialogs final : public Dialogs {
public:
    QStringList openFiles(QWidget* parent, const QString& title, const QString& filter) override;
    QString openFile(QWidget* parent, const QString& title, const QString& filter) override;
    QString openFolder(QWidget* parent, const QString& title) override;
    QString saveFile(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter) override;
    void showProblem(QWidget* parent, const QString& what, const QString& details) override;
    void ask(QWidget* parent, const QString& question, const QString& details, const QString& action,
             std::function<void()> wanted) override;
};

} // namespace chronoscope::ui
