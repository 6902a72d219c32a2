// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/http/HttpLoop.h"
#include "tests/support/TempDir.h"
#include "tests/support/Waiting.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

using namespace chronoscope::test;
using namespace chronoscope::backend;
using namespace chronoscope::backend::http;

namespace {
bool haveOpenssl() { return std::system("openssl version > /dev/null 2>&1") == 0; }

/// `openssl s_server` with a certificate of its own making, on a free port of 127.0.0.1. Ended by the destructor.
class TlsServer {
public:
    /// `names` are the certificate's, as in "DNS:localhost,IP:127.0.0.1".
    explicit TlsServer(const std::string& names) {
        const std::string make =
            fmt::format("openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=test -addext subjectAltName={} "
                        "-keyout {} -out {} 2> /dev/null",
                        names, m_folder.file("key.pem"), certificate());
        if (std::system(make.c_str()) != 0) return;
        std::array<int, 2> pipe{};
        if (::pipe(pipe.data()) != 0) return;
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO);
        posix_spawn_file_actions_addclose(&actions, pipe[0]);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        std::vector<std::string> words{
            "openssl", "s_server",    "-4",  "-accept", "127.0.0.1:0", "-key", m_folder.file("key.pem"),
            "-cert",   certificate(), "-www"};
        std::vector<char*> arguments;
        for (std::string& word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        const int failed = posix_spawnp(&m_process, "openssl", &actions, nullptr, arguments.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        close(pipe[1]);
        const std::unique_ptr<FILE, int (*)(FILE*)> output(fdopen(pipe[0], "r"), &fclose);
        std::array<char, 256> line{};
        while (failed == 0 && m_port == 0 && std::fgets(line.data(), line.size(), output.get()))
            if (std::string_view(line.data()).starts_with("ACCEPT"))
                m_port =
                    std::atoi(std::string(line.data()).substr(std::string_view(line.data()).rfind(':') + 1).c_str());
    }
    ~TlsServer() {
        if (m_process <= 0) return;
        kill(m_process, SIGKILL);
        waitpid(m_process, nullptr, 0);
    }
    TlsServer(const TlsServer&) = delete;
    TlsServer& operator=(const TlsServer&) = delete;

    bool runs() const { return m_port != 0; }
    std::string certificate() const { return m_folder.file("certificate.pem"); }
    HttpRequest request() const {
        HttpRequest request;
        request.method = "GET";
        request.url = fmt::format("https://127.0.0.1:{}/", m_port);
        request.headers = {{"Authorization", "Bearer secret"}};
        return request;
    }

private:
    TempDir m_folder;
    pid_t m_process = -1;
    int m_port = 0;
};

class HttpTls : public testing::Test {
protected:
    void SetUp() override {
        if (!haveOpenssl()) GTEST_SKIP() << "TLS is not tested: there is no openssl program";
    }
};

TEST_F(HttpTls, ACertificateOfOnesOwnMakingIsRefused) {
    const TlsServer server("IP:127.0.0.1");
    ASSERT_TRUE(server.runs());
    HttpLoop loop;
    const TransportError error = errorOf(fetch(loop, server.request()));
    EXPECT_FALSE(error.unreachable) << "waiting for it would not help";
    EXPECT_NE(error.message.find("certificate"), std::string::npos) << error.message;
}

TEST_F(HttpTls, ACertificateThatIsTrustedByOptionIsTaken) {
    const TlsServer server("IP:127.0.0.1");
    ASSERT_TRUE(server.runs());
    HttpLoop::Options options;
    options.caFile = server.certificate();
    HttpLoop loop(options);
    EXPECT_EQ(responseOf(fetch(loop, server.request())).status, 200);
}

TEST_F(HttpTls, ATrustedCertificateOfAnotherHostIsRefused) {
    const TlsServer server("DNS:models.example");
    ASSERT_TRUE(server.runs());
    HttpLoop::Options options;
    options.caFile = server.certificate();
    HttpLoop loop(options);
    EXPECT_FALSE(errorOf(fetch(loop, server.request())).message.empty());
}
} // namespace
