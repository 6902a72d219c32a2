// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>
#include <QWidget>

namespace chronoscope::ui {

/// Lies over its parent while something is dragged there and says what dropping it will do. Lets every event
/// through. Hidden until shown; GUI thread.
class DropHint : public QWidget {
    Q_OBJECT
public:
    DropHint(const QString& text, QWidget* parent);
    /// Covers the parent as it is now.
    void cover();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
};

} // namespace chronoscope::ui
