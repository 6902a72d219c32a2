// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QWidget>

#include <optional>

class QDoubleSpinBox;
class QKeyEvent;
class QLabel;
class QPlainTextEdit;

namespace chronoscope::ui {

class RatingSlider;

/// Whether a key alone is a digit.
bool isRatingDigit(const QKeyEvent& key);

/// A score from 0 to 10 by slider or number, with words at both ends of its scale, and of a context the text that it is
/// of. Owned by the rating screen; GUI thread.
class RatingField : public QWidget {
    Q_OBJECT
public:
    /// `place`: from 1, in the names of its parts.
    RatingField(int place, QWidget* parent);

    struct Words {
        QString name;
        QString worst; ///< what 0 means
        QString best;  ///< what 10 means
        bool hasText = false;
    };
    void setWords(const Words& words);
    /// What was said before; no score is a dash.
    void setRating(std::optional<double> score, const QString& text);
    std::optional<double> score() const;
    QString text() const;
    /// Where typing begins.
    void beginRating();
    /// A digit is the rating, or begins it, wherever it was typed: the number takes it and what follows.
    void type(QKeyEvent& digit);

signals:
    void changed(); ///< its score or its text
    void entered(); ///< by Enter: what is said is said, go on

private:
    bool eventFilter(QObject* watched, QEvent* event) override;

    bool m_hasText = false;
    QLabel* m_name;
    QPlainTextEdit* m_text;
    QLabel* m_worst;
    RatingSlider* m_slider;
    QLabel* m_best;
    QDoubleSpinBox* m_number;
};

} // namespace chronoscope::ui
