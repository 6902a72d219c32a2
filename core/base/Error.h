// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <string_view>

namespace chronoscope {

/// What kind of thing went wrong. Core reports a code and context; words for a person are made in ui and app.
enum class ErrorCode {
    InvalidArgument, ///< the caller asked for something that has no meaning
    NotFound,        ///< no such run, element, file …
    BadInput,        ///< a file or a server said something that cannot be read
    Io,              ///< reading or writing failed
    DiskFull,        ///< no room left; nothing was lost, the last transaction was rolled back
    Corrupt,         ///< not a workspace, or a damaged one; it has not been touched
    NewerSchema,     ///< written by a newer version of the program
    Locked,          ///< another process is writing to this workspace
    ReadOnly,        ///< a change was asked of something opened for reading
    Cancelled,       ///< stopped on request
    Unsupported,     ///< a legal wish that this backend or version cannot fulfil
    Backend,         ///< the model server failed; see backend::BackendError for the kind
};

std::string_view name(ErrorCode code);

/// An error value: a code, what happened, and where (file, line, SQL, URL …).
struct Error {
    ErrorCode code = ErrorCode::Io;
    std::string message;
    std::string context;

    /// "message (context)", for logs and the command line.
    std::string text() const { return context.empty() ? message : message + " (" + context + ")"; }
};

} // namespace chronoscope
