// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QObject>

class QAbstractScrollArea;

namespace chronoscope::ui {

/// Lets a text or a table be no higher than what it holds, and no lower than its least height: a box that is half empty
/// takes room that others need. The layout around it needs a stretch that takes what is left. Owned by the view, which
/// must have its model already. GUI thread.
class ContentHeight : public QObject {
    Q_OBJECT
public:
    explicit ContentHeight(QAbstractScrollArea* view);

private:
    int contents() const;
    void follow();

    QAbstractScrollArea* m_view;
};

} // namespace chronoscope::ui
