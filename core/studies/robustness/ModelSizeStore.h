// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/studies/robustness/Fits.h"

#include <map>
#include <span>
#include <string>

namespace chronoscope::robustness {

/// How large models are, as somebody told the workspace. A view over a connection; its thread.
class ModelSizeStore {
public:
    explicit ModelSizeStore(store::Database& database) : m_sql(database.sql()) {}

    Result<std::map<std::string, ModelSize>> all(); ///< by model
    /// In the place of what was said of the same models; one transaction.
    Status set(std::span<const ModelSize> sizes);
    Status forget(const std::string& model); ///< nothing where it is not known

private:
    SQLite::Database& m_sql;
};

/// "MODEL=8e9" or "MODEL=8e9,FAMILY"; without a family the one that the model's name tells. InvalidArgument.
Result<ModelSize> modelSizeFrom(const std::string& text);

} // namespace chronoscope::robustness
