// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"

#include <QTableWidget>

#include <vector>

namespace chronoscope::ui {

/// Tokens of a reply with log-probability (natural logarithm) and probability (%), alternatives in the tooltip. GUI
/// thread.
class TokenTable : public QTableWidget {
    Q_OBJECT
public:
    explicit TokenTable(QWidget* parent = nullptr);
    void setTokens(const std::vector<backend::TokenLogProb>& tokens);
    QSize sizeHint() const override; ///< low: it stands in a column that scrolls
};

} // namespace chronoscope::ui
