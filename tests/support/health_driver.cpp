// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// health_driver OPTIONS: a model server with nothing but GET /health, and with bad habits on request. Ends by itself
// after two minutes, whatever happens to the test.
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {
constexpr unsigned kLongestLife = 120;

struct Options {
    int port = 0;          ///< --port N; 0 = none is opened
    int loading = 0;       ///< --loading N: 503 so many times, then 200
    int status = -1;       ///< --exit N: ends with it instead of opening the port
    int signal = 0;        ///< --die N: ends by that signal instead of opening the port
    long chatter = 0;      ///< --chatter N: so many numbered lines first
    bool stubborn = false; ///< --stubborn: ignores SIGTERM, and so does what escapes
    bool quits = false;    ///< --quits: ends with status 0 after the first 200
    std::string say;       ///< --say TEXT: a line on standard error
    std::string pidFile;   ///< --pid FILE
    std::string escape;    ///< --escape FILE: a process that left the group, the session and its parent; its id to FILE
    std::string busyOnce;  ///< --busy-once FILE: unless FILE is there, makes it and fails as if the port were taken
    bool descriptors = false; ///< --descriptors: says which descriptors above the standard streams it was given
};

[[noreturn]] void wrong(const std::string& what) {
    std::cerr << "health_driver: " << what << '\n';
    std::exit(64);
}

Options readOptions(const std::vector<std::string>& words) {
    Options options;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& name = words[i];
        if (name == "--stubborn")
            options.stubborn = true;
        else if (name == "--quits")
            options.quits = true;
        else if (name == "--descriptors")
            options.descriptors = true;
        else {
            if (++i == words.size()) wrong(name + " wants a value");
            const std::string& value = words[i];
            if (name == "--port")
                options.port = std::atoi(value.c_str());
            else if (name == "--loading")
                options.loading = std::atoi(value.c_str());
            else if (name == "--exit")
                options.status = std::atoi(value.c_str());
            else if (name == "--die")
                options.signal = std::atoi(value.c_str());
            else if (name == "--chatter")
                options.chatter = std::atol(value.c_str());
            else if (name == "--say")
                options.say = value;
            else if (name == "--pid")
                options.pidFile = value;
            else if (name == "--escape")
                options.escape = value;
            else if (name == "--busy-once")
                options.busyOnce = value;
            else
                wrong("what is " + name + "?");
        }
    }
    return options;
}

void writeNumber(const std::string& path, long number) { std::ofstream(path) << number << '\n'; }

/// Double fork and setsid, as a daemon does it. Returns once the id is in the file.
void escape(const std::string& path) {
    const pid_t first = fork();
    if (first == 0) {
        setsid();
        const pid_t second = fork();
        if (second != 0) {
            writeNumber(path, second);
            _exit(0);
        }
        alarm(kLongestLife);
        for (;;)
            pause();
    }
    waitpid(first, nullptr, 0);
}

void tellDescriptors() {
    std::string found;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
        std::error_code gone; // the iterator's own descriptor is no gift
        const auto target = std::filesystem::read_symlink(entry.path(), gone).string();
        const int fd = std::atoi(entry.path().filename().c_str());
        if (fd > STDERR_FILENO && !target.ends_with("/fd")) found += " " + std::to_string(fd);
    }
    std::cout << "descriptors:" << found << '\n'
              << "input: " << std::filesystem::read_symlink("/proc/self/fd/0").string() << std::endl;
}

int listenOn(int port) {
    const int fd = socket(AF_INET, SOCK_STREAM, 0);
    const int on = 1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    if (bind(fd, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 || listen(fd, 16) != 0)
        wrong("bind: address already in use");
    return fd;
}

[[noreturn]] void serve(const Options& options) {
    const int listener = listenOn(options.port);
    for (int answers = 0;;) {
        const int client = accept(listener, nullptr, nullptr);
        char bytes[2048];
        if (client < 0) continue;
        if (read(client, bytes, sizeof bytes) > 0) {
            const bool health = std::string_view(bytes).starts_with("GET /health ");
            const bool ready = ++answers > options.loading;
            const std::string answer = std::string("HTTP/1.1 ") +
                                       (!health ? "404 No"
                                        : ready ? "200 OK"
                                                : "503 Loading") +
                                       "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
            [[maybe_unused]] const auto written = write(client, answer.data(), answer.size());
            if (ready && options.quits) std::exit(0);
        }
        close(client);
    }
}
} // namespace

int main(int argc, char** argv) {
    const Options options = readOptions({argv + 1, argv + argc});
    alarm(kLongestLife);
    std::signal(SIGPIPE, SIG_IGN);
    if (options.stubborn) std::signal(SIGTERM, SIG_IGN);
    if (!options.busyOnce.empty() && !std::filesystem::exists(options.busyOnce)) {
        writeNumber(options.busyOnce, options.port);
        wrong("bind: Address already in use");
    }
    if (options.descriptors) tellDescriptors();
    if (!options.pidFile.empty()) writeNumber(options.pidFile, getpid());
    if (!options.escape.empty()) escape(options.escape);
    for (long line = 1; line <= options.chatter; ++line)
        std::cout << "line " << line << '\n';
    std::cout << std::flush;
    if (!options.say.empty()) std::cerr << options.say << '\n';
    if (options.status >= 0) return options.status;
    if (options.signal > 0) std::raise(options.signal);
    if (options.port > 0) serve(options);
    std::cout << "waiting" << std::endl;
    for (;;)
        pause();
}
