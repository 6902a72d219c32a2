// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/TraversalText.h"

#include "core/studies/chroknow/traversal/TraversalSpec.h"
#include "ui/bridge/Session.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"

#include <QLocale>

namespace chronoscope::ui {

QString traversalText(const Session& session, const store::RunRecord& record) {
    const auto spec = traversal::parseTraversalSpec(record.traversal);
    if (!spec) return coreWords(spec.error().text());
    const store::RunRecord* base = session.run(record.base);
    return Text::
        tr("ChroKnowPrompt over “%1” · %2 Partial Known elements · %3 protocol · up to %4 years before and %5 after "
           "· temperature %6")
            .arg(base ? QString::fromStdString(base->name) : QString::number(record.base),
                 QLocale().toString(static_cast<qlonglong>(record.elements)),
                 coreWords(std::string(name(spec->protocol))))
            .arg(spec->previous)
            .arg(spec->next)
            .arg(QLocale().toString(spec->temperature));
}

} // namespace chronoscope::ui
