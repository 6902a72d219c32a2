// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/chronogap/ChronoGapProtocol.h"

#include "core/base/StrictJson.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace chronoscope::exchange {

using nlohmann::json;

namespace {
constexpr std::string_view kFormat = "chronoscope-chronogap";
constexpr int kProtocolDepth = 2;

ChronoGapProtocol decode(const json& root) {
    require(root.is_object() && root.at("format").get<std::string>() == kFormat, "it is not of this program");
    const auto protocol = traversal::protocolFromName(root.at("protocol").get<std::string>());
    const auto preprocess = matching::preprocessFromName(root.at("match").get<std::string>());
    require(protocol && preprocess, "it names a protocol or a matching that is not known");
    return {*protocol, static_cast<int>(wholeNumber(root.at("edition"), 1, traversal::kEdition)), *preprocess};
}
} // namespace

std::string ChronoGapProtocol::json() const {
    return nlohmann::json{{"format", kFormat},
                          {"protocol", traversal::name(protocol)},
                          {"edition", edition},
                          {"match", matching::name(preprocess)}}
               .dump() +
           "\n";
}

Result<ChronoGapProtocol> readChronoGapProtocol(const std::string& folder) {
    const std::string path = folder + "/" + kChronoGapProtocolFile;
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) return ChronoGapProtocol();
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    return readJson(text, kProtocolDepth, ErrorCode::BadInput, path, decode);
}

} // namespace chronoscope::exchange
