// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Keys.h"

#include "app/cli/Console.h"
#include "core/backend/client/BackendConfig.h"
#include "core/backend/http/Origin.h"
#include "ui/bridge/KeyRing.h"

#include <QCoreApplication>
#include <QTimer>

#include <fmt/format.h>

namespace chronoscope::app {

namespace {
/// The origin whose key the keychain has to be asked for; empty for none.
std::string originNeedingKey(const std::string& uriText) {
    const auto uri = backend::BackendUri::parse(uriText);
    if (!uri || uri->protocol == "calibration") return {};
    constexpr int kAnyPort = 1; // a managed server is not there yet
    const auto config = backend::BackendConfig::read(*uri, kAnyPort);
    if (!config || !config->keyEnv.empty() || backend::http::isLoopback(config->baseUrls.front())) return {};
    return config->keyOrigin();
}

Result<std::string> readKey(const std::string& origin, const std::stop_token& stop, KeychainPatience patience) {
    int argc = 1;
    char name[] = "chronoscope";
    char* argv[] = {name, nullptr};
    QCoreApplication application(argc, argv);
    ui::KeyRing ring;
    bool answered = false;
    const auto take = [&answered] {
        answered = true;
        QCoreApplication::quit();
    };
    QObject::connect(&ring, &ui::KeyRing::loaded, &application, take, Qt::QueuedConnection);
    QTimer::singleShot(patience.silent, &application, [&] {
        printNote(fmt::format(
            "waiting for the system's keychain, which may be locked, for the key of {}; Ctrl+C ends this", origin));
    });
    QTimer::singleShot(patience.longest, &application, &QCoreApplication::quit);
    const std::stop_callback interrupted(stop, [&application] { // on the thread that watches for signals
        QMetaObject::invokeMethod(&application, &QCoreApplication::quit, Qt::QueuedConnection);
    });
    ring.load({origin});
    QCoreApplication::exec();
    if (answered) return ring.key(origin);
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, "interrupted while the system's keychain was asked for a key", origin};
    const double seconds = std::chrono::duration<double>(patience.longest).count();
    return Error{ErrorCode::Backend,
                 fmt::format("the system's keychain has not answered within {:g} s; unlock it, or put the key into an "
                             "environment variable and name it in the backend with key-env=VARIABLE",
                             seconds),
                 origin};
}
} // namespace

Result<Services> commandServices(const std::string& backend, const std::stop_token& stop, KeychainPatience patience) {
    auto services = makeServices({});
    if (!services || backend.empty()) return services;
    const auto uri = backendUri(*services, backend);
    if (!uri) return uri.error();
    const std::string origin = originNeedingKey(*uri);
    if (origin.empty()) return services;
    const auto key = readKey(origin, stop, patience);
    if (!key) return key.error();
    return makeServices(
        [origin, key = *key](const std::string& wanted) { return wanted == origin ? key : std::string(); });
}

} // namespace chronoscope::app
