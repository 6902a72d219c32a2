// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QLabel>

class QAbstractItemView;

namespace chronoscope::ui {

/// Words in the middle of a table or list while it has no rows: why, and what to do. Owned by its view, which must have
/// its model already; GUI thread.
class EmptyHint : public QLabel {
    Q_OBJECT
public:
    explicit EmptyHint(QAbstractItemView* view);

    void setWords(const QString& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QAbstractItemView* m_view;
};

} // namespace chronoscope::ui
