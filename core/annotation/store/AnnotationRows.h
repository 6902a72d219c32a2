// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/Annotation.h"
#include "core/store/RowReader.h"

#include <optional>
#include <string>
#include <vector>

namespace chronoscope::store {

/// What AnnotationStore's files share: how annotations and changes stand in rows. Everything here throws SQLite errors,
/// damaged() for what no program of ours would have stored, and refusal() for what is asked in vain; guarded() makes
/// Errors of them. One thread, like the connection.

inline Failure refusal(const std::string& message, const std::string& where = {}) {
    return Failure({ErrorCode::InvalidArgument, message, where});
}

/// The item of a row, by six parameters that bindItem() binds.
inline constexpr const char* kIsItem =
    "run = ? AND element = ? AND year = ? AND template = ? AND study = ? AND unit = ? ";
inline constexpr int kItemParameters = 6;
/// Binds run, element, year, template, study and unit from parameter `first` on.
void bindItem(SQLite::Statement& statement, int first, const annotation::ItemKey& item);

/// What an annotation is apart from its item and voice, as stored.
struct StoredAnnotation {
    annotation::AnnotationStamp standing;
    std::string body; ///< JSON
};

/// The table of what is said now, one annotation at a time; statements are prepared once.
class AnnotationRows {
public:
    explicit AnnotationRows(SQLite::Database& sql);

    std::optional<StoredAnnotation> find(const annotation::ItemKey& item, const annotation::Authorship& voice);
    /// Inserts it, or takes the place of what is there. `change` says whose it is, and the model.
    void put(const annotation::AnnotationChange& change, const annotation::AnnotationStamp& standing,
             const std::string& body);
    void erase(const annotation::ItemKey& item, const annotation::Authorship& voice);

private:
    SQLite::Statement m_find;
    SQLite::Statement m_put;
    SQLite::Statement m_erase;
};

/// One annotation, from a row of allAnnotations().
annotation::Annotation readAnnotation(SQLite::Statement& row);
/// All of them.
std::vector<annotation::Annotation> readAnnotations(SQLite::Statement& rows);
/// The query for all of them, or for those that `where` says, in order; also of a workspace of a schema before there
/// were units.
std::string allAnnotations(SQLite::Database& sql, const char* where = "");

/// One row of annotation_change, by a statement of kInsertChange.
void insertChange(SQLite::Statement& insert, std::int64_t action, std::int64_t number,
                  const annotation::AnnotationChange& change);
inline constexpr const char* kInsertChange =
    "INSERT INTO annotation_change(run, element, year, template, study, unit, author, final, action, number, model, "
    "label_set, "
    "body_before, body_after, seconds, label_set_before, seconds_before, created_before, changed_before, said) "
    "VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)";

/// Actions with their changes, from rows of these columns in which those of one action follow each other.
std::vector<annotation::AnnotationAction> readActions(SQLite::Statement& rows);
inline constexpr const char* kActionColumns =
    "SELECT a.id, a.author, a.text, a.created, a.undone, c.run, c.element, c.year, c.template, c.study, c.unit, "
    "c.author, c.final, "
    "c.model, "
    "c.label_set, c.body_before, c.body_after, c.seconds, c.label_set_before, c.seconds_before, c.created_before, "
    "c.changed_before, c.said ";

} // namespace chronoscope::store
