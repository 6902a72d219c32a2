// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/diagnose/CrashNote.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <execinfo.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace chronoscope::diagnose {

namespace {
namespace fs = std::filesystem;

constexpr std::array kFatal{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
constexpr std::size_t kMostText = 4'096;
constexpr int kFrames = 64;
constexpr const char* kStem = "crash-";
constexpr const char* kTold = "told-";
constexpr std::size_t kMostTold = 3;

/// What the handler may look at: a signal brings no argument with it. Two texts, so that one is whole at any time.
struct ForHandler {
    int file = -1;
    std::array<std::array<char, kMostText>, 2> open{};
    std::array<char, 64> version{};
    std::atomic<int> current = 0;
    std::array<char, 64 * 1024> stack{}; ///< of the handler: the program's own may be what ran out
};
ForHandler g_forHandler; // NOLINT: the one place where a signal handler can find it
static_assert(std::atomic<int>::is_always_lock_free);

void put(const char* text) { [[maybe_unused]] const auto written = write(g_forHandler.file, text, std::strlen(text)); }

void putNumber(int number) {
    std::array<char, 12> digits{};
    std::size_t at = digits.size() - 1;
    do
        digits[--at] = static_cast<char>('0' + number % 10);
    while ((number /= 10) > 0 && at > 0);
    put(&digits[at]);
}

/// Safe in a handler: write() alone, and backtrace(), whose library was loaded before.
void onFatal(int signal) {
    put("signal ");
    putNumber(signal);
    put("\nversion ");
    put(g_forHandler.version.data());
    put("\n");
    put(g_forHandler.open[static_cast<std::size_t>(g_forHandler.current.load())].data());
    put("frames\n");
    std::array<void*, kFrames> frames{};
    backtrace_symbols_fd(frames.data(), backtrace(frames.data(), kFrames), g_forHandler.file);
    put("end\n");
    raise(signal); // SA_RESETHAND: the process ends of it now, with a core if the system keeps one
}

void copyText(char* to, std::size_t room, const std::string& text) {
    const std::size_t length = std::min(room - 1, text.size());
    std::memcpy(to, text.data(), length);
    to[length] = '\0';
}

std::string oneLine(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    constexpr std::size_t kMost = 1'900;
    return text.substr(0, kMost);
}

/// What stands behind "name " in a line of its own.
std::string lineOf(const std::string& text, const std::string& name) {
    const std::size_t at = text.find("\n" + name + " ");
    if (at == std::string::npos) return {};
    const std::size_t from = at + name.size() + 2;
    return text.substr(from, text.find('\n', from) - from);
}
} // namespace

Result<std::unique_ptr<CrashNote>> CrashNote::install(const std::string& folder, const std::string& version) {
    std::error_code problem;
    fs::create_directories(folder, problem);
    const std::string path = folder + "/" + kStem + std::to_string(getpid()) + ".txt";
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (problem || file < 0) return Error{ErrorCode::Io, "no note of a crash can be kept", path};
    flock(file, LOCK_EX | LOCK_NB);
    g_forHandler.file = file;
    copyText(g_forHandler.version.data(), g_forHandler.version.size(), version);
    std::array<void*, 1> frame{};
    (void)backtrace(frame.data(), 1); // loads what it needs now, and not in the handler
    stack_t stack{};
    stack.ss_sp = g_forHandler.stack.data();
    stack.ss_size = g_forHandler.stack.size();
    sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_handler = onFatal;
    action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_ONSTACK | SA_NODEFER;
    sigemptyset(&action.sa_mask);
    for (const int signal : kFatal)
        sigaction(signal, &action, nullptr);
    return std::unique_ptr<CrashNote>(new CrashNote(path));
}

CrashNote::~CrashNote() {
    for (const int signal : kFatal)
        std::signal(signal, SIG_DFL);
    ::close(g_forHandler.file);
    g_forHandler.file = -1;
    ::unlink(m_path.c_str());
}

void CrashNote::describe(const std::string& file, const std::string& page) {
    const int next = 1 - g_forHandler.current.load();
    copyText(g_forHandler.open[static_cast<std::size_t>(next)].data(), kMostText,
             "file " + oneLine(file) + "\npage " + oneLine(page) + "\n");
    g_forHandler.current.store(next);
}

std::vector<Crash> crashesIn(const std::string& folder, Told told) {
    std::vector<std::pair<fs::file_time_type, Crash>> found;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        const std::string path = entry.path().string();
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(kStem) && !(told == Told::Also && name.starts_with(kTold))) continue;
        const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
        if (file < 0) continue;
        const bool isGone = flock(file, LOCK_EX | LOCK_NB) == 0;
        ::close(file);
        if (!isGone) continue;
        std::ifstream in(path, std::ios::binary);
        std::string text(64 * 1024, '\0');
        in.read(text.data(), static_cast<std::streamsize>(text.size()));
        text.resize(static_cast<std::size_t>(in.gcount()));
        Crash crash{path, text, lineOf(text, "file"), lineOf(text, "page")};
        if (text.empty())
            forget(crash);
        else
            found.emplace_back(entry.last_write_time(ignored), std::move(crash));
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Crash> crashes;
    for (auto& [time, crash] : found)
        crashes.push_back(std::move(crash));
    return crashes;
}

void setTold(const Crash& crash) {
    const fs::path note(crash.path);
    const fs::path folder = note.parent_path();
    std::error_code ignored;
    // By the time of the telling: process numbers come again.
    fs::rename(note,
               folder / (kTold + std::to_string(fs::file_time_type::clock::now().time_since_epoch().count()) + ".txt"),
               ignored);
    std::vector<Crash> all = crashesIn(folder.string(), Told::Also);
    for (std::size_t i = kMostTold; i < all.size(); ++i)
        if (fs::path(all[i].path).filename().string().starts_with(kTold)) forget(all[i]);
}

void forget(const Crash& crash) { ::unlink(crash.path.c_str()); }

} // namespace chronoscope::diagnose
