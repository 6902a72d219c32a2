// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/AnnotationExchange.h"

#include <string>

namespace chronoscope::exchange {

/// What a file that somebody hands over may be for the program. Whoever reads it checks what it holds.
enum class FileUse : int {
    Workspace = 0,
    Model,       ///< GGUF
    Annotations, ///< see FileGuess::format
    LabelSet,
    Pack,      ///< words, see FileGuess::pack
    Benchmark, ///< a file of the published layout, or a folder
    Table,     ///< of somebody's own facts
    Other,
};

struct FileGuess {
    FileUse use = FileUse::Other;
    annotation::ExchangeFormat format = annotation::ExchangeFormat::Csv;
    std::string pack; ///< the "format" it names: "chronoscope-relations"
};

/// By its name and its first bytes; packs and label sets, which are small, by all of it. Changes nothing of the file,
/// which may be anything. Blocks; any thread.
FileGuess guessFile(const std::string& path);

/// Whether it may hold facts or items by its name. Pure.
bool isNamedLikeData(const std::string& path);
/// Whether it is a picture by its name. Pure.
bool isNamedLikePicture(const std::string& path);

} // namespace chronoscope::exchange
