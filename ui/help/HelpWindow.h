// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QTimer>
#include <QWidget>

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QUrl;

namespace chronoscope::ui {

/// The help's chapters, as they are built into the program, beside a list of their sections and a search. The last one
/// is docs/reference.md. Follows links to its chapters alone and reads nothing from a network. Esc closes it. Owned by
/// the main window, or by the dialog that it helps with, with a window of its own that goes when that goes; GUI thread.
class HelpWindow : public QWidget {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent = nullptr);
    /// The one of this window, made when it is first wanted.
    static HelpWindow& of(QWidget& window);

    /// The heading of what explains a page of this name ("heatmap"), or a window of this object name; empty where none
    /// does.
    static QString sectionOf(const QString& place);
    /// The heading of the list of keys.
    static QString keysSection();
    /// All of them, in their order. A heading names its section, in English, whatever language the window speaks.
    static QStringList headings();
    /// What a person is shown for a heading.
    static QString title(const QString& heading);
    /// Opens it, or brings it to the front, with this heading on top.
    void showSection(const QString& heading);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void search(const QString& words);
    void spaceParagraphs();
    void fitTables();
    void fitPictures();
    int pictureWidth() const;
    void refit();
    void follow(const QUrl& link);
    void listSections();
    void scrollTo(int block);

    QString m_keys;     ///< as they are listed
    int m_pictures = 0; ///< how wide they are
    QTimer m_fit;
    QLineEdit* m_search;
    QListWidget* m_sections;
    QTextBrowser* m_text;
};

} // namespace chronoscope::ui
