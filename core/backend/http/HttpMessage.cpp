// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/http/HttpMessage.h"

#include "core/base/Text.h"

namespace chronoscope::backend::http {

const std::string* HttpResponse::header(std::string_view name) const {
    for (const Header& header : headers)
        if (header.name.size() == name.size() && text::startsWithIgnoringCase(header.name, name)) return &header.value;
    return nullptr;
}

} // namespace chronoscope::backend::http
