// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Keys.h"

#include "core/backend/BackendConfig.h"
#include "core/backend/http/Origin.h"
#include "ui/bridge/KeyRing.h"

#include <QCoreApplication>

namespace chronoscope::app {

namespace {
/// The origin whose key the keychain has to be asked for; empty for none.
std::string originNeedingKey(const std::string& uriText) {
    const auto uri = backend::BackendUri::parse(uriText);
    if (!uri || uri->protocol == "calibration") return {};
    const auto config = backend::BackendConfig::read(*uri);
    if (!config || !config->keyEnv.empty() || backend::http::isLoopback(config->baseUrls.front())) return {};
    return backend::http::originOf(config->baseUrls.front());
}

std::string readKey(const std::string& origin) {
    int argc = 1;
    char name[] = "chronoscope";
    char* argv[] = {name, nullptr};
    QCoreApplication application(argc, argv);
    ui::KeyRing ring;
    QObject::connect(&ring, &ui::KeyRing::loaded, &application, &QCoreApplication::quit, Qt::QueuedConnection);
    ring.load({origin});
    QCoreApplication::exec();
    return ring.key(origin);
}
} // namespace

Result<Services> commandServices(const std::string& backend) {
    auto services = makeServices({});
    if (!services || backend.empty()) return services;
    const auto uri = backendUri(*services, backend);
    if (!uri) return uri.error();
    const std::string origin = originNeedingKey(*uri);
    if (origin.empty()) return services;
    const std::string key = readKey(origin);
    return makeServices([origin, key](const std::string& wanted) { return wanted == origin ? key : std::string(); });
}

} // namespace chronoscope::app
