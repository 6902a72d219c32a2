// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace chronoscope::ui {

class Settings;

/// Which file is wanted, in the words of a file dialog.
struct FileQuestion {
    enum class Wants { File, Files, Folder, NewFile };
    Wants wants = Wants::File;
    const char* kind =
        ""; ///< of file, untranslated: what is chosen next begins in the folder that was last chosen for it
    QString title;
    QString filter;       ///< as in QFileDialog; not for a folder
    QString suggestion;   ///< name of a new file
    bool replaces = true; ///< a new file: whether one may be chosen that is there, which the dialog then asks
};

/// A question that has to be answered before the work goes on, or a problem that something can be done about.
struct Question {
    QString text;         ///< what is asked, or what happened and why
    QString more;         ///< smaller, below it; may be empty
    QStringList verbs;    ///< on the buttons; the first is the default
    QString otherwise;    ///< on the button that does nothing; empty = there is none, and Escape is the last verb
    bool isRisky = false; ///< the default is `otherwise`: Enter alone does nothing
};

/// Every question that stops the user goes through here, so that tests can answer it. A question returns at once; its
/// answer comes later, when much may have changed, or never where `parent` is gone by then. Owned by the application;
/// GUI thread.
class Dialogs {
public:
    using Chosen = std::function<void(const QString& path)>;
    using ChosenAll = std::function<void(const QStringList& paths)>;
    using Answered = std::function<void(int verb)>;

    virtual ~Dialogs() = default;
    /// `then` gets at least one path; it is not called when the question is cancelled.
    virtual void chooseFiles(QWidget* parent, const FileQuestion& question, ChosenAll then) = 0;
    /// The same for what is one path.
    void chooseFile(QWidget* parent, const FileQuestion& question, Chosen then);
    /// The folder in which a path of this kind was last chosen; empty where none was, or it is not known.
    virtual QString lastFolder(const char* kind) const {
        (void)kind;
        return {};
    }
    /// `then` gets the place of a verb; it is not called for `otherwise`.
    virtual void ask(QWidget* parent, const Question& question, Answered then) = 0;
    /// What happened and why; `details` are folded and can be copied.
    virtual void showProblem(QWidget* parent, const QString& what, const QString& details) = 0;
};

/// The platform's own dialogs.
class SystemDialogs final : public Dialogs {
public:
    /// `settings`: remembers the folders; outlives this.
    explicit SystemDialogs(Settings& settings) : m_settings(settings) {}

    void chooseFiles(QWidget* parent, const FileQuestion& question, ChosenAll then) override;
    void ask(QWidget* parent, const Question& question, Answered then) override;
    void showProblem(QWidget* parent, const QString& what, const QString& details) override;
    QString lastFolder(const char* kind) const override;

private:
    Settings& m_settings;
};

} // namespace chronoscope::ui
