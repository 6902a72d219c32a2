// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ImageFiles.h"

#include "core/base/Text.h"
#include "core/studies/mined/PictureData.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace chronoscope::mined {

namespace fs = std::filesystem;

namespace {
/// Why a path of a task file is never opened; empty where it may be.
std::string whyUnsafe(const std::string& path) {
    if (path.empty()) return "no picture is named";
    if (path.find('\0') != std::string::npos || !text::isUtf8(path)) return "the path of the picture is no text";
    const bool hasDrive = path.size() > 1 && path[1] == ':';
    if (path.front() == '/' || hasDrive) return "the path of the picture is absolute";
    const auto parts = text::split(path, '/');
    if (std::find(parts.begin(), parts.end(), "..") != parts.end())
        return "the path of the picture leads out of its folder";
    return {};
}

/// Whether `file` lies below `root`, both without links in them.
bool isBelow(const fs::path& file, const fs::path& root) {
    const auto [atRoot, atFile] = std::mismatch(root.begin(), root.end(), file.begin(), file.end());
    return atRoot == root.end() && atFile != file.end();
}

Result<std::string> bytesOf(const fs::path& file) {
    std::error_code problem;
    const auto size = fs::file_size(file, problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), {}};
    if (size > kMostImageBytes)
        return Error{ErrorCode::BadInput, "the file has " + std::to_string(size) + " bytes, more than are taken", {}};
    std::ifstream in(file, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(size));
    if (!in) return Error{ErrorCode::Io, "the file cannot be read", {}};
    return bytes;
}
} // namespace

Result<ImageFile> ImageFiles::read(const std::string& path) const {
    if (std::string why = whyUnsafe(path); !why.empty()) return Error{ErrorCode::BadInput, std::move(why), path};
    std::error_code hindrance;
    for (const std::string& folder : m_roots) {
        std::error_code problem;
        const fs::path root = fs::canonical(folder, problem);
        if (problem) continue;
        const fs::path file = fs::canonical(root / path, problem);
        if (problem) {
            if (problem != std::errc::no_such_file_or_directory && problem != std::errc::not_a_directory && !hindrance)
                hindrance = problem;
            continue;
        }
        if (!isBelow(file, root)) return Error{ErrorCode::BadInput, "the picture is a link out of its folder", path};
        if (!fs::is_regular_file(file, problem))
            return Error{ErrorCode::BadInput, "the picture is no plain file", path};
        auto bytes = bytesOf(file);
        if (!bytes) return Error{bytes.error().code, bytes.error().message, path};
        auto header = readImageHeader(*bytes);
        if (!header) return Error{header.error().code, header.error().message, path};
        const Status drawn = checkPictureData(header->mediaType, *bytes);
        if (!drawn) return Error{drawn.error().code, drawn.error().message, path};
        const ContentId id = contentId(*bytes);
        return ImageFile{id, std::move(header).value(), std::move(bytes).value()};
    }
    if (hindrance) return Error{ErrorCode::Io, "the picture cannot be read: " + hindrance.message(), path};
    return Error{ErrorCode::NotFound, "there is no such picture", path};
}

} // namespace chronoscope::mined
