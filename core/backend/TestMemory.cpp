// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/TestMemory.h"

#include "core/base/AtomicFile.h"
#include "core/base/Hash.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

namespace chronoscope::backend {

TestMemory::TestMemory(std::string folder) : m_folder(std::move(folder)) {}

std::string TestMemory::pathOf(const std::string& uri) const {
    return m_folder + "/" + toHex(contentId(uri)) + ".json";
}

std::optional<CapabilityReport> TestMemory::find(const std::string& uri) const {
    if (m_folder.empty()) return std::nullopt;
    std::ifstream file(pathOf(uri), std::ios::binary);
    auto report = CapabilityReport::parse(std::string{std::istreambuf_iterator<char>(file), {}});
    if (!report || report->backend != uri || !report->usable()) return std::nullopt;
    return std::move(report).value();
}

void TestMemory::keep(const CapabilityReport& report) const {
    if (!m_folder.empty()) (void)replaceFile(pathOf(report.backend), report.json());
}

void TestMemory::forget(const std::string& uri) const {
    std::error_code ignored; // there may be none
    if (!m_folder.empty()) std::filesystem::remove(pathOf(uri), ignored);
}

} // namespace chronoscope::backend
