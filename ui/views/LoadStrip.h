// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/JobStrip.h"

namespace chronoscope::ui {

class Results;

/// How far the reading of chosen runs is, with a way to stop it. Shows itself when it takes longer than a moment, and
/// not for runs that are only brought up to date. GUI thread.
class LoadStrip : public JobStrip {
    Q_OBJECT
public:
    explicit LoadStrip(Results& results, QWidget* parent = nullptr);

private:
    void follow();

    Results& m_results;
};

} // namespace chronoscope::ui
