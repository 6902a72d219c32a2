// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/labels/Annotation.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::annotation {

/// What people read beside an element's id, or beside the item's of another study. Those of a workspace, by id.
struct ElementName {
    std::string subject;
    std::string relation;
    std::string object; ///< of a dated fact, or the question of an item; of an element empty
};
using ElementNames = std::map<ContentId, ElementName>;

/// What was read out of a file of annotations: the good entries, and why the others are not among them. No two entries
/// are of the same item and voice.
struct ImportedAnnotations {
    static constexpr std::size_t kMaxListed = 1000;

    struct Entry {
        std::int64_t line = 0; ///< from 1; of a Label Studio file the place of the task
        Annotation annotation;
    };
    struct Refusal {
        std::int64_t line = 0;
        std::string reason;
    };
    std::vector<Entry> entries;
    std::vector<Entry> elsewhere; ///< sound, but of elements that this workspace does not have
    std::vector<Refusal> refused; ///< the first kMaxListed
    std::int64_t refusedCount = 0;

    std::vector<Annotation> annotations() const; ///< of `entries`
};

/// Takes entries one after the other and decides what is kept. One thread; refers to `known`.
class AnnotationIntake {
public:
    explicit AnnotationIntake(const ElementNames& known) : m_known(known) {}

    /// An entry, or why it could not be read. Refused too: what the workspace would not store, a second entry of the
    /// same item and voice, one that says nothing.
    void add(std::int64_t line, Result<Annotation> read);
    ImportedAnnotations take() && { return std::move(m_out); }

private:
    void refuse(std::int64_t line, std::string reason);

    const ElementNames& m_known;
    std::map<std::pair<ItemKey, Authorship>, std::int64_t> m_lines; ///< of what was kept
    ImportedAnnotations m_out;
};

} // namespace chronoscope::annotation
