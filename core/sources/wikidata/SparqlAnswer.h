// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/sources/wikidata/Entity.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources::wikidata {

/// Statements out of answers of the query service. Rows of one statement node are one statement: several values of a
/// qualifier make several rows. Two shapes: that of our own query (s, prop, o, rank, times with their precision), and
/// any other with a variable for the subject, the object, the start and the end, for one relation that must be named;
/// there a 1 January is taken for a year, since plain dates do not say how exact they are. When a subject died or was
/// dissolved is only known where the query asks for it (variable died or dissolved). One thread.
class SparqlAnswer {
public:
    /// `properties`: ids of the wanted relations; the only one names the relation of rows that do not.
    SparqlAnswer(std::vector<std::string> properties, std::string language);

    /// Adds the rows of `bindings`, a JSON array. BadInput for rows without subject, object or relation.
    Status add(std::string_view bindings);

    /// By id, with the labels that the answer gave. Subjects come with statements, objects with names alone.
    const std::map<std::string, Entity>& subjects() const { return m_subjects; }
    const std::map<std::string, benchmark::Object>& names() const { return m_names; }
    std::size_t rows() const { return m_rows; }

private:
    struct Row;
    void addRow(std::string_view slice);
    EntityStatement& statementOf(const Row& row, const std::string& subject, const std::string& property,
                                 const std::string& object);
    void addTimes(const Row& row, EntityStatement& made);
    static void noteEnding(const Row& row, Entity& subject);
    void noteName(const Row& row, const std::string& variable, const std::string& id);

    std::vector<std::string> m_properties;
    std::string m_language;
    std::map<std::string, Entity> m_subjects;
    std::map<std::string, benchmark::Object> m_names;
    std::map<std::string, std::pair<std::string, std::size_t>> m_places; ///< node → property and place
    std::size_t m_rows = 0;
};

} // namespace chronoscope::sources::wikidata
