// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/DisplayNames.h"

#include "ui/views/Text.h"

namespace chronoscope::ui {

QString displayName(prompt::Template form) {
    switch (form) {
    case prompt::Template::Generation: return Text::tr("Generation");
    case prompt::Template::Mcqa: return Text::tr("MCQA");
    case prompt::Template::TrueFalse: return Text::tr("TF");
    }
    return {};
}

QString displayName(benchmark::Domain domain) {
    switch (domain) {
    case benchmark::Domain::General: return Text::tr("General");
    case benchmark::Domain::Biomedical: return Text::tr("Biomedical");
    case benchmark::Domain::Legal: return Text::tr("Legal");
    case benchmark::Domain::CommonSense: return Text::tr("Commonsense");
    case benchmark::Domain::Math: return Text::tr("Mathematics");
    }
    return {};
}

QString displayName(benchmark::State state) {
    switch (state) {
    case benchmark::State::Dynamic: return Text::tr("Dynamic");
    case benchmark::State::Static: return Text::tr("Static");
    case benchmark::State::Invariant: return Text::tr("Invariant");
    }
    return {};
}

QString displayName(prompt::Protocol protocol) {
    return protocol == prompt::Protocol::Reference ? Text::tr("reference protocol") : Text::tr("debiased protocol");
}

QString displayName(analysis::CellCategory category) {
    switch (category) {
    case analysis::CellCategory::Missing: return Text::tr("Missing");
    case analysis::CellCategory::Correct: return Text::tr("Correct");
    case analysis::CellCategory::PartialGreedy: return Text::tr("Partial (greedy)");
    case analysis::CellCategory::PartialSampled: return Text::tr("Partial (sampled)");
    case analysis::CellCategory::Incorrect: return Text::tr("Incorrect");
    }
    return {};
}

QString displayName(backend::ErrorKind kind) {
    switch (kind) {
    case backend::ErrorKind::Network: return Text::tr("network");
    case backend::ErrorKind::Timeout: return Text::tr("time-out");
    case backend::ErrorKind::RateLimited: return Text::tr("rate limit");
    case backend::ErrorKind::Server: return Text::tr("server");
    case backend::ErrorKind::Auth: return Text::tr("not authorised");
    case backend::ErrorKind::Quota: return Text::tr("quota");
    case backend::ErrorKind::BadRequest: return Text::tr("bad request");
    case backend::ErrorKind::BadReply: return Text::tr("unreadable reply");
    case backend::ErrorKind::Unsupported: return Text::tr("not supported");
    case backend::ErrorKind::Cancelled: return Text::tr("cancelled");
    }
    return {};
}

} // namespace chronoscope::ui
