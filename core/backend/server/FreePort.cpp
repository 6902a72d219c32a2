// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/FreePort.h"

#include "core/backend/server/FileDescriptor.h"

#include <cerrno>
#include <system_error>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace chronoscope::backend {

Result<int> freePort() {
    const FileDescriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    auto* generic = reinterpret_cast<sockaddr*>(&address);
    socklen_t size = sizeof address;
    if (!socket.valid() || bind(socket.get(), generic, size) != 0 || getsockname(socket.get(), generic, &size) != 0)
        return Error{ErrorCode::Io, "no free port on 127.0.0.1", std::generic_category().message(errno)};
    return int{ntohs(address.sin_port)};
}

} // namespace chronoscope::backend
