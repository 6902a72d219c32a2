// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string>

namespace chronoscope {
struct Error;
}

namespace chronoscope::ui {

/// What core says (findings of a backend's test, why a run stopped, what a server did wrong, why a row is left out) in
/// the window's language. Sentences are known by their shape (CoreSentences.h), with names and numbers left as they
/// stand; what is not known, such as a server's own words, stays as it is. Any thread.
QString coreWords(const std::string& said);
/// An Error as Error::text() says it: its message in the window's language, its context as it stands.
QString coreWords(const Error& error);

/// The sentence of CoreSentences.h that `said` is, and what stands at its gaps (%1 first). Of several that fit it is
/// the one with most letters of its own. Any thread.
struct KnownWords {
    const char* sentence = nullptr;
    QStringList gaps;
};
std::optional<KnownWords> knownWords(const QString& said);

} // namespace chronoscope::ui
