// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/ModelChoice.h"

#include "core/backend/server/Discovery.h"
#include "core/run/BackendOpening.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kAnyPort = 1; ///< to read a URI whose port is not known yet
}

ModelChoice::ModelChoice(const BackendHub& hub, QString uri, QString backend)
    : m_hub(&hub), m_uri(std::move(uri)), m_backend(std::move(backend)) {}

bool ModelChoice::isCalibration() const { return m_uri.startsWith(QLatin1String("calibration:")); }

Result<backend::BackendConfig> ModelChoice::config() const {
    const auto parsed = backend::BackendUri::parse(uriAtPort(m_uri.toStdString(), kAnyPort));
    if (!parsed) return parsed.error();
    return backend::BackendConfig::read(*parsed);
}

Result<backend::CalibrationParams> ModelChoice::params() const {
    const auto parsed = backend::BackendUri::parse(m_uri.toStdString());
    if (!parsed) return parsed.error();
    return backend::CalibrationParams::fromUri(*parsed);
}

std::string ModelChoice::model() const {
    if (isCalibration()) {
        const auto named = run::modelOf(m_uri.toStdString());
        return named ? *named : std::string();
    }
    const auto read = config();
    if (read && !read->dialect.model.empty()) return read->dialect.model;
    const auto* report = m_hub->report(m_backend);
    return report ? report->model : std::string();
}

QString ModelChoice::suggestedName() const {
    if (!m_backend.isEmpty()) return m_backend;
    if (isCalibration()) {
        const auto planted = params();
        return planted ? Text::tr("calibration model %1").arg(planted->cutoff) : Text::tr("calibration model");
    }
    const QString id = QString::fromStdString(backend::shownModel(model()));
    return id.isEmpty() ? Text::tr("run") : id;
}

QString ModelChoice::problem() const {
    if (m_uri.isEmpty()) return Text::tr("Type the URI of a backend");
    const auto model = run::modelOf(m_uri.toStdString());
    return model ? QString() : coreWords(model.error());
}

std::optional<backend::Price> ModelChoice::price() const { return m_hub->priceOf(m_uri, model()); }

QString ModelChoice::whyFree() const {
    if (isCalibration()) return Text::tr("free: no language model is asked");
    return m_hub->isLocal(m_uri) ? Text::tr("free: a server on this machine") : QString();
}

double ModelChoice::requestsPerMinute() const {
    if (isCalibration()) return 0;
    const auto read = config();
    return read ? read->requestsPerMinute : 0;
}

std::optional<double> ModelChoice::latency() const {
    if (!isCalibration()) return std::nullopt;
    const auto planted = params();
    return planted ? planted->latencyMs / 1000.0 : 0;
}

QString savedBackendAt(const BackendHub& hub, const QString& uri) {
    const auto wanted = backend::BackendUri::parse(uri.toStdString());
    if (!wanted) return {};
    const auto modelOf = [](const backend::BackendUri& of) {
        const auto model = of.query.find("model");
        return model == of.query.end() ? std::string() : model->second;
    };
    for (const auto& saved : hub.backends()) {
        const auto at = backend::BackendUri::parse(saved.uri);
        const bool isThere = at && at->protocol == wanted->protocol && at->base == wanted->base;
        if (isThere && (modelOf(*at).empty() || modelOf(*at) == modelOf(*wanted)))
            return QString::fromStdString(saved.name);
    }
    return {};
}

} // namespace chronoscope::ui
