// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/sources/DumpBench.h"

#include "core/base/Hash.h"
#include "core/sources/wikidata/WikidataBuild.h"

#include <bzlib.h>
#include <nlohmann/json.hpp>
#include <zlib.h>

#include <chrono>
#include <cmath>
#include <fstream>

namespace chronoscope::app {

namespace {
constexpr std::size_t kDumpEntities = 40'000, kQuickDumpEntities = 6'000;
constexpr int kOtherClaims = 12; ///< statements of an entity that nobody wants, as in real dumps most are

std::string statementText(const std::string& property, std::size_t object, int from) {
    return R"({"mainsnak":{"snaktype":"value","property":")" + property +
           R"(","datavalue":{"value":{"entity-type":"item","numeric-id":)" + std::to_string(object) + R"(,"id":"Q)" +
           std::to_string(object) +
           R"("},"type":"wikibase-entityid"},"datatype":"wikibase-item"},"type":"statement","rank":"normal",)"
           R"("qualifiers":{"P580":[{"snaktype":"value","datavalue":{"value":{"time":"+)" +
           std::to_string(from) +
           R"(-00-00T00:00:00Z","precision":9,"calendarmodel":"http://www.wikidata.org/entity/Q1985727"}}}]},)"
           R"("references":[{"hash":")" +
           toHex(contentId(property + std::to_string(object))) + R"("}]})";
}

/// Every eighth entity holds a position; the others have nothing that is wanted. The names of positions stand at the
/// end, so that the second reading goes through all of it, too.
std::string dumpText(std::size_t entities) {
    std::string text = "[\n";
    for (std::size_t i = 0; i < entities; ++i) {
        const std::string number = std::to_string(1'000 + i);
        text += R"({"type":"item","id":"Q)" + number + R"(","labels":{"en":{"language":"en","value":"Entity )" +
                number + R"("},"de":{"language":"de","value":"Ding )" + number + R"("}},"aliases":{},"claims":{)";
        if (i % 8 == 0) text += R"("P39":[)" + statementText("P39", 1'000 + entities - 1 - i % 500, 2001) + "],";
        for (int claim = 0; claim < kOtherClaims; ++claim)
            text += (claim > 0 ? ",\"P" : "\"P") + std::to_string(5'000 + claim) + "\":[" +
                    statementText("P" + std::to_string(5'000 + claim), 7 * i + static_cast<std::size_t>(claim), 1990) +
                    "]";
        text += "}},\n";
    }
    text.erase(text.size() - 2, 1);
    return text + "]\n";
}

bool writeGzip(const std::string& path, const std::string& text) {
    const gzFile file = gzopen(path.c_str(), "wb6");
    if (!file) return false;
    const bool isWhole =
        gzwrite(file, text.data(), static_cast<unsigned>(text.size())) == static_cast<int>(text.size());
    return gzclose(file) == Z_OK && isWhole;
}

bool writeBytes(const std::string& path, const std::string& bytes) {
    std::ofstream file(path, std::ios::binary);
    return static_cast<bool>(file.write(bytes.data(), static_cast<std::streamsize>(bytes.size())));
}

bool writeBzip2(const std::string& path, std::string text) {
    std::string packed(text.size() + text.size() / 100 + 600, '\0');
    auto size = static_cast<unsigned>(packed.size());
    if (BZ2_bzBuffToBuffCompress(packed.data(), &size, text.data(), static_cast<unsigned>(text.size()), 9, 0, 0) !=
        BZ_OK)
        return false;
    packed.resize(size);
    return writeBytes(path, packed);
}

/// Both readings of a build: for statements, and for the names that they want. Megabytes of plain JSON a second.
Result<double> readingSpeed(const std::string& path, std::size_t bytes) {
    sources::BuildOptions options;
    options.paths = {path};
    options.frame = {2010, 2014};
    options.asOf = 2014;
    const auto start = std::chrono::steady_clock::now();
    const auto report = sources::wikidata::buildWikidata(options, {}, {});
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    if (!report) return report.error();
    if (report->funnel.at(1).second == 0) return Error{ErrorCode::BadInput, "nothing was found in the dump", path};
    return std::round(2 * static_cast<double>(bytes) / 1e6 / seconds.count());
}

Result<nlohmann::ordered_json> measureDumps(const std::string& folder, bool quick) {
    const std::string text = dumpText(quick ? kQuickDumpEntities : kDumpEntities);
    const std::string plain = folder + "/dump.json", gzip = plain + ".gz", bzip2 = plain + ".bz2";
    if (!writeBytes(plain, text) || !writeGzip(gzip, text) || !writeBzip2(bzip2, text))
        return Error{ErrorCode::Io, "the dumps cannot be written", folder};
    nlohmann::ordered_json figures{{"megabytes", std::round(static_cast<double>(text.size()) / 1e6)}};
    for (const auto& [key, path] : {std::pair("plain_mb_per_second", &plain), std::pair("gz_mb_per_second", &gzip),
                                    std::pair("bz2_mb_per_second", &bzip2)}) {
        const auto speed = readingSpeed(*path, text.size());
        if (!speed) return speed.error();
        figures[key] = *speed;
    }
    return figures;
}
} // namespace

StudyBench dumpBench() {
    return {"dumps", "Only how fast dumps of Wikidata are read", "dumps of Wikidata, plain and packed", measureDumps};
}

} // namespace chronoscope::app
