// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QWidget>

class QToolButton;

namespace chronoscope::ui {

class DropFrame;

/// A row of controls in as many lines as they need. Where these would take more than a part of the window's height, a
/// button stands for them and drops them in a frame: what the page is about keeps its room. While one of them has the
/// keys the row stays as it is, unless the window gets another size: what a key in it shows would take it away. GUI
/// thread.
class FoldingRow : public QWidget {
    Q_OBJECT
public:
    /// The button is called `name`, the frame nameFrame; one of `parts` of the window's height may be controls.
    FoldingRow(const char* name, int parts, QWidget* parent);

    /// Where the controls go, by a layout that knows the height of a width.
    QWidget* content() const { return m_content; }
    /// Stands in the row, unless it is put somewhere else.
    QToolButton* button() const { return m_button; }
    /// What the button says, cut off where there is less room; its tip says the whole.
    void setSummary(const QString& text, const QString& tip);
    bool isFolded() const { return m_isFolded; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    int seenWidth() const;
    bool isInUse() const;
    void setFolded(bool folded);
    void drop();
    void showSummary();

    QWidget* m_content;
    QToolButton* m_button;
    DropFrame* m_frame;
    QString m_summary;
    int m_parts;
    QSize m_usedIn; ///< the window's size when a control got the focus
    bool m_isFolded = false;
    bool m_isFolding = false;
};

} // namespace chronoscope::ui
