// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/TableStudy.h"

namespace chronoscope::ui {

/// "3 periods without an end are no dated facts"; empty where there are none.
QString unboundedText(std::size_t rows);

/// Rows of somebody's own table that have a start and an end are facts whose dates can be asked about.
class DatedTable final : public TableStudy {
public:
    Result<Found> find(const Source& source) const override;
    Result<Found> stored(store::Database& database, const std::vector<std::string>& packs) const override;
    QString counted(std::size_t facts) const override;
    QString wordsLabel() const override;
    QString wordsTip() const override;
    std::string suggestedWords(const std::string& relation) const override;
    Status checkWords(const std::string& words) const override;
    std::string example(const Relation& relation, const std::string& words) const override;
    std::string packFormat() const override;
    Result<std::string> packWith(const std::string& pack,
                                 const std::map<std::string, std::string>& words) const override;
    Result<std::string> packOver(const std::string& pack, const std::string& over) const override;
    Result<QString> store(store::Workspace& workspace, const Source& source,
                          const std::stop_token& stop) const override;
};

} // namespace chronoscope::ui
