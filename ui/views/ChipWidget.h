// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QFrame>

class QToolButton;

namespace chronoscope::ui {

/// Something that is chosen, in a few words, with a cross to take it away. Pressed, it opens what it stands for;
/// Del takes it away. GUI thread.
class ChipWidget : public QFrame {
    Q_OBJECT
public:
    /// `words` are shortened on the chip and whole in its tip.
    ChipWidget(const QString& words, bool canOpen, QWidget* parent = nullptr);
    QToolButton* face() const { return m_face; }
    QToolButton* cross() const { return m_cross; }
    QSize sizeHint() const override;
    /// Its words give way where chips stand close.
    QSize minimumSizeHint() const override;

signals:
    void opened();
    void removed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QSize sizeFor(int wordsWidth) const;

    QString m_words;
    QToolButton* m_face;
    QToolButton* m_cross;
    int m_margins = 0; ///< of the face, around its words
    int m_blanks = 0;  ///< beyond these where there is room
};

} // namespace chronoscope::ui
