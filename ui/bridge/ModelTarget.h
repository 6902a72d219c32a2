// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

#include <string>

namespace chronoscope::ui {

/// A model that can be asked: a saved backend, or what a URI names.
struct ModelTarget {
    QString name;    ///< as it is shown; a saved backend's own
    std::string uri; ///< of what is not saved; empty = it is saved

    /// What tells it from the others of a list, today and the next time.
    QString key() const { return uri.empty() ? name : QString::fromStdString(uri); }
};

} // namespace chronoscope::ui
