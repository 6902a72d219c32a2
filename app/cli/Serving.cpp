// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Serving.h"

#include "app/cli/Console.h"
#include "core/base/Text.h"

namespace chronoscope::app {

using backend::ManagedServer;

Result<Serving> serve(const Services& services, const std::string& text, const std::stop_token& stop) {
    const auto uri = backendUri(services, text);
    if (!uri) return uri.error();
    Serving serving;
    serving.served = *uri;
    const backend::SavedBackend* saved = services.book.find(text);
    if (!saved || !saved->managed) return serving;
    printNote("starting the server of " + saved->name);
    serving.server =
        std::make_unique<ManagedServer>(*saved->managed, ManagedServer::Options{}, ManagedServer::Changed{});
    std::string identity = backend::identityOf(*saved->managed);
    serving.server->start();
    ManagedServer::Status status;
    {
        const std::stop_callback end(stop, [&] { serving.server->stop(); });
        status = serving.server->waitUntilSettled();
    }
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, "interrupted while the server was starting", saved->name};
    if (status.state != ManagedServer::State::Ready) {
        const auto lines = text::split(status.message, '\n'); // the reason, and the end of the server's output
        for (std::size_t i = 1; i < lines.size(); ++i)
            printNote("  " + lines[i]);
        return Error{ErrorCode::Backend, "the server did not start: " + (lines.empty() ? std::string() : lines.front()),
                     saved->name};
    }
    serving.served = {*uri, saved->name, status.port, std::move(identity)};
    return serving;
}

} // namespace chronoscope::app
