// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QStackedWidget>

namespace chronoscope::ui {

/// A stack that needs the room of the part that is seen, and no more than the least that this can do with: a plain one
/// takes the largest part's, which makes a page scroll for what is hidden. Owned by its parent; GUI thread.
class PartStack : public QStackedWidget {
    Q_OBJECT
public:
    explicit PartStack(QWidget* parent = nullptr);

    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;
};

} // namespace chronoscope::ui
