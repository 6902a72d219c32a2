// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QWidget>

namespace chronoscope::ui {

class EmptyState;
class Session;

/// Stands over the pages while a workspace is being opened and none is open: they would say that there is none. Owned
/// by what it covers; GUI thread.
class OpeningCover : public QWidget {
    Q_OBJECT
public:
    OpeningCover(Session& session, QWidget* covered);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    Session& m_session;
    EmptyState* m_words;
};

} // namespace chronoscope::ui
