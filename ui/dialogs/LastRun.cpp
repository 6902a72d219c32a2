// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/LastRun.h"

#include "core/base/StrictJson.h"

namespace chronoscope::ui {

namespace {
constexpr int kLastRunDepth = 16;
}

QByteArray LastRun::json() const {
    nlohmann::json keys = nlohmann::json::array();
    for (const QString& key : models)
        keys.push_back(key.toStdString());
    return QByteArray::fromStdString(
        nlohmann::json{{"workspace", workspace.toStdString()}, {"spec", spec}, {"models", std::move(keys)}}.dump());
}

std::optional<LastRun> LastRun::read(const QByteArray& json) {
    if (json.isEmpty()) return std::nullopt;
    const auto last = readJson({json.constData(), static_cast<std::size_t>(json.size())}, kLastRunDepth,
                               ErrorCode::BadInput, "last run", [](const nlohmann::json& in) {
                                   LastRun read;
                                   read.workspace = QString::fromStdString(in.at("workspace").get<std::string>());
                                   in.at("spec").get_to(read.spec);
                                   for (const auto& key : in.at("models"))
                                       read.models << QString::fromStdString(key.get<std::string>());
                                   require(!read.spec.problem(), "no run could be made of it");
                                   return read;
                               });
    return last ? std::optional(*last) : std::nullopt;
}

} // namespace chronoscope::ui
