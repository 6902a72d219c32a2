// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/SqliteFile.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace chronoscope {

namespace {
void configure(SQLite::Database& sql, int option, int wanted) {
    int now = -1;
    const int said = sqlite3_db_config(sql.getHandle(), option, wanted, &now);
    if (said != SQLITE_OK || now != wanted)
        throw SQLite::Exception("SQLite cannot be told to distrust a file", SQLITE_MISUSE);
}
} // namespace

void distrust(SQLite::Database& sql, Triggers triggers) {
    configure(sql, SQLITE_DBCONFIG_DEFENSIVE, 1);
    configure(sql, SQLITE_DBCONFIG_ENABLE_VIEW, 0);
    configure(sql, SQLITE_DBCONFIG_ENABLE_TRIGGER, triggers == Triggers::Own ? 1 : 0);
    configure(sql, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
    sql.exec("PRAGMA cell_size_check = ON");
}

std::string firstBytes(const std::string& path, int most) {
    SQLite::Database unread(path, SQLite::OPEN_READONLY);
    sqlite3_file* file = nullptr;
    sqlite3_file_control(unread.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    sqlite3_int64 size = 0;
    if (file == nullptr || file->pMethods == nullptr || file->pMethods->xFileSize(file, &size) != SQLITE_OK)
        throw SQLite::Exception("the file cannot be read", SQLITE_IOERR);
    std::string bytes(static_cast<std::size_t>(std::min<sqlite3_int64>(size, most)), '\0');
    if (file->pMethods->xRead(file, bytes.data(), static_cast<int>(bytes.size()), 0) != SQLITE_OK)
        throw SQLite::Exception("the file cannot be read", SQLITE_IOERR);
    return bytes;
}

bool hasLog(const std::string& path) {
    std::error_code problem;
    const auto file = std::filesystem::canonical(path, problem);
    return std::filesystem::exists((problem ? path : file.string()) + "-wal", problem);
}

std::string asItLies(const std::string& file) {
    std::string uri = "file:";
    for (const char c : file)
        uri += c == '%' ? "%25" : c == '?' ? "%3F" : c == '#' ? "%23" : std::string(1, c);
    return uri + "?immutable=1";
}

void makePrivate(const std::string& path) {
    struct stat there {};
    if (stat(path.c_str(), &there) == 0) return; // closing a descriptor of our own would give up SQLite's locks on it
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (descriptor >= 0) ::close(descriptor);
}

} // namespace chronoscope
