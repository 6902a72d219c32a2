// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/exchange/BenchmarkExport.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"

#include <QPushButton>

#include <stop_token>

namespace chronoscope::ui {

/// The button that writes the elements of the workspace into a folder: in the published layout, or as a table of facts
/// like the one that they came from. Written in the background; ends without a file when the workspace is closed.
/// Owned by the header of its page; GUI thread.
class ElementExport : public QPushButton {
    Q_OBJECT
public:
    ElementExport(Session& session, Dialogs& dialogs, QWidget* parent = nullptr);
    ~ElementExport() override;

    void refreshIcon();

private:
    void ask(exchange::BenchmarkLayout layout);
    void write(exchange::BenchmarkLayout layout, const QString& folder);
    void tell(const exchange::BenchmarkExport& made);

    Session& m_session;
    Dialogs& m_dialogs;
    std::stop_source m_stop;
    BackgroundQueue m_queue; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
