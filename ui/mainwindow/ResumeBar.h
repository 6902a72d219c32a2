// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"
#include "ui/views/NoticeBar.h"

namespace chronoscope::ui {

/// Says after the opening of a workspace which of its runs are not finished, by whatever they were interrupted, and
/// lets them go on. Owned by the window; GUI thread.
class ResumeBar : public NoticeBar {
    Q_OBJECT
public:
    explicit ResumeBar(Session& session, QWidget* parent = nullptr);

private:
    void follow();
    void resume();

    Session& m_session;
    bool m_isTold = false; ///< of this workspace
};

} // namespace chronoscope::ui
