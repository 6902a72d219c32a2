// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/ExportFiles.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <random>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace chronoscope::exchange {

namespace fs = std::filesystem;

namespace {
Error failed(const std::string& path) {
    const int problem = errno;
    const bool full = problem == ENOSPC || problem == EDQUOT || problem == EFBIG;
    return {full ? ErrorCode::DiskFull : ErrorCode::Io, std::strerror(problem), path};
}

Error taken(const std::string& path) {
    return {ErrorCode::InvalidArgument, "the file is there already and is not overwritten", path};
}

bool exists(const std::string& path) {
    std::error_code ignored;
    return fs::symlink_status(path, ignored).type() != fs::file_type::not_found;
}
} // namespace

ExportFiles::~ExportFiles() {
    for (File& file : m_files) {
        if (file.stream) std::fclose(file.stream);
        if (!file.temporary.empty()) ::unlink(file.temporary.c_str());
    }
}

Result<std::size_t> ExportFiles::add(const std::string& name) {
    const fs::path path = fs::path(m_folder) / name, folder = path.parent_path();
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (!fs::is_directory(folder, problem)) return Error{ErrorCode::Io, "the folder cannot be made", folder.string()};
    File file;
    file.path = path.string();
    if (exists(file.path)) return taken(file.path);
    file.temporary = (folder / fmt::format(".{}.{:08x}", path.filename().string(), std::random_device()())).string();
    // What the user's own mask allows: results are made to be shared.
    const int descriptor = ::open(file.temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor < 0) return failed(file.path);
    file.stream = ::fdopen(descriptor, "wb");
    const Error error = file.stream ? Error() : failed(file.path);
    if (!file.stream) {
        ::close(descriptor);
        ::unlink(file.temporary.c_str());
        return error;
    }
    m_files.push_back(std::move(file));
    return m_files.size() - 1;
}

Status ExportFiles::write(std::size_t file, std::string_view bytes) {
    if (std::fwrite(bytes.data(), 1, bytes.size(), m_files[file].stream) == bytes.size()) return {};
    return failed(m_files[file].path);
}

Status ExportFiles::close(File& file) {
    const bool whole = std::fflush(file.stream) == 0 && ::fsync(::fileno(file.stream)) == 0;
    const Error error = whole ? Error() : failed(file.path);
    const bool closed = std::fclose(std::exchange(file.stream, nullptr)) == 0;
    if (!whole) return error;
    return closed ? Status() : Status(failed(file.path));
}

Status ExportFiles::name(File& file) {
    int moved = ::renameat2(AT_FDCWD, file.temporary.c_str(), AT_FDCWD, file.path.c_str(), RENAME_NOREPLACE);
    if (moved != 0 && (errno == EINVAL || errno == ENOSYS)) { // this file system cannot look and move at once
        if (exists(file.path)) return taken(file.path);
        moved = ::rename(file.temporary.c_str(), file.path.c_str());
    }
    if (moved != 0) return errno == EEXIST ? taken(file.path) : failed(file.path);
    file.temporary.clear();
    return {};
}

Result<std::vector<std::string>> ExportFiles::finish() {
    for (File& file : m_files)
        if (const Status closed = close(file); !closed) return closed.error();
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        const Status named = name(m_files[i]);
        if (named) continue;
        for (std::size_t done = 0; done < i; ++done) // all or none
            ::unlink(m_files[done].path.c_str());
        return named.error();
    }
    const int folder = ::open(m_folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
        (void)::fsync(folder); // some file systems cannot; the files themselves are safe by then
        ::close(folder);
    }
    std::vector<std::string> paths;
    for (const File& file : m_files)
        paths.push_back(file.path);
    return paths;
}

std::string folderName(std::string_view model) {
    constexpr std::string_view kUnsafe = "\"<>:/\\|?*[]";
    std::string name;
    for (const char c : model) {
        const bool plain =
            static_cast<unsigned char>(c) >= 0x20 && c != 0x7F && kUnsafe.find(c) == std::string_view::npos;
        if (plain && !(c == '.' && name.empty()))
            name += c;
        else if (!name.ends_with("__"))
            name += "__";
    }
    return name.empty() ? "model" : name;
}

Result<std::string> resultFolder(const std::string& folder, const char* kind, const std::string& model) {
    namespace fs = std::filesystem;
    std::error_code ignored;
    const fs::path below = fs::path(folder) / kind;
    const fs::path named = below / folderName(model);
    if (fs::is_directory(named, ignored)) return named.string();
    std::vector<std::string> models;
    for (fs::directory_iterator at(below, ignored), end; !ignored && at != end; at.increment(ignored))
        if (std::error_code unknown; at->is_directory(unknown)) models.push_back(at->path().filename().string());
    if (models.empty()) return folder;
    if (models.size() == 1) return (below / models.front()).string();
    std::sort(models.begin(), models.end());
    return Error{ErrorCode::NotFound,
                 fmt::format("it has the results of several models, and none of them is “{}”; the model is one of: {}",
                             model, fmt::join(models, ", ")),
                 below.string()};
}

} // namespace chronoscope::exchange
