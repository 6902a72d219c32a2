// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QComboBox>

namespace chronoscope::ui {

/// A box of names that may be longer than its room: the current one is cut in its middle, and whole in the tooltip.
/// GUI thread.
class ElidedBox : public QComboBox {
public:
    explicit ElidedBox(QWidget* parent = nullptr);

    /// What the box is for, before the current text: "Rows: Relations".
    void setPrefix(const QString& prefix);
    /// The current text as it is painted.
    QString shownText() const;

    QSize sizeHint() const override;
    /// With a prefix: what the current text needs, unless that is long.
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect textRect() const;
    QString wholeText() const { return m_prefix + currentText(); }

    QString m_prefix;
};

} // namespace chronoscope::ui
