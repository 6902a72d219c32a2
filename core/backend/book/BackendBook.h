// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::backend {

/// How a server is started by this program. `arguments` may hold "{port}", "{model}" and "{threads}", one for each free
/// core.
struct ManagedCommand {
    std::string program; ///< looked up in PATH; never given to a shell
    std::vector<std::string> arguments;
    std::string modelFile;              ///< what "{model}" stands for
    std::string healthPath = "/health"; ///< 200 when it is ready; "/v1/models" for servers without one
};

/// What a command starts, told apart from all else that could be started: its words, and size and time of each file or
/// folder among them, so that another model file under the same name is another identity. 32 hex digits. Looks at the
/// file system; to be taken when the server is started, as a file that is replaced later is not what it serves.
std::string identityOf(const ManagedCommand& command);

/// A backend a person saved under a name. Holds no key: keys are in the keychain, bound to the host.
struct SavedBackend {
    std::string name;
    std::string uri; ///< "{port}" in it when the server is managed
    std::optional<ManagedCommand> managed;
    std::string report; ///< JSON of the last test; may be empty
};

/// The saved backends of a user: one JSON file, readable by its owner only, written whole and atomically. Names are
/// unique, not empty, and without ':' (they would look like URIs). Value type.
class BackendBook {
public:
    /// An absent file is an empty book. BadInput when it cannot be read as one, or when a key is in it; Io. Then it
    /// must not be overwritten.
    static Result<BackendBook> load(const std::string& path);
    /// InvalidArgument when an entry's name cannot be or a key is in it; DiskFull, Io. The old file is then as it was.
    Status save(const std::string& path) const;

    const std::vector<SavedBackend>& entries() const { return m_entries; }
    const SavedBackend* find(std::string_view name) const;
    /// Adds it, or takes the place of the one with the same name.
    void put(SavedBackend backend);
    bool remove(std::string_view name);

private:
    std::vector<SavedBackend> m_entries;
};

/// Whether a stored run may have the managed server of `saved` started for it and be sent there: a workspace comes from
/// anywhere, so what it says must be what the person saved. `saved` (null = there is none of that name) must be managed
/// and have the protocol, the address and the key variable of the run's URI. Error of code Backend that says what
/// helps.
Status servesRun(const SavedBackend* saved, const std::string& name, const std::string& runUri);

} // namespace chronoscope::backend
