// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/ViewStore.h"
#include "ui/mainwindow/Palette.h"

#include <QObject>

#include <memory>

namespace chronoscope::ui {

class Session;

/// What of the open workspace the palette finds: saved views and elements, read on the query thread while one types.
/// What ends in a question mark can be asked of models, with a workspace or without.
/// Owned by the window; GUI thread.
class PaletteSearch : public QObject {
    Q_OBJECT
public:
    struct Does {
        std::function<void(const store::ViewRecord&)> showView;
        std::function<void(qint64 row, const QString& subject)> showElement;
        std::function<void(const QString& question)> ask;
    };
    PaletteSearch(Session& session, Does does, QObject* parent);

    /// Elements whose subject or relation holds every word, at most kMostElements; views whose name does.
    void find(const QString& typed, const std::function<void(std::vector<PaletteEntry>)>& then);

    static constexpr int kLeastTyped = 2; ///< letters before elements are looked for
    static constexpr int kMostElements = 20;

private:
    struct Index; ///< of the elements; used on the query thread only

    Session& m_session;
    Does m_does;
    std::shared_ptr<Index> m_index;
};

} // namespace chronoscope::ui
