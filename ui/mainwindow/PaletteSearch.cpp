// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/PaletteSearch.h"

#include "core/store/ElementVersions.h"
#include "ui/bridge/Session.h"

#include <algorithm>

namespace chronoscope::ui {

/// An element, by which it is found.
struct FoundElement {
    qint64 row = 0;
    QString subject;
    QString relation;
};

namespace {
struct Found {
    std::vector<store::ViewRecord> views;
    std::vector<FoundElement> elements;
};

bool hasAll(const QString& text, const QStringList& words) {
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}
} // namespace

struct PaletteSearch::Index {
    std::vector<FoundElement> elements;
    bool isRead = false;

    Status read(store::Database& database) {
        if (isRead) return {};
        auto all = store::ElementVersions(database).current();
        if (!all) return all.error();
        elements.reserve(all->size());
        for (const benchmark::ElementMeta& meta : *all)
            elements.push_back({meta.row, QString::fromStdString(meta.subject), QString::fromStdString(meta.relation)});
        isRead = true;
        return {};
    }
};

PaletteSearch::PaletteSearch(Session& session, Does does, QObject* parent)
    : QObject(parent), m_session(session), m_does(std::move(does)), m_index(std::make_shared<Index>()) {
    const auto forget = [this] { m_index = std::make_shared<Index>(); };
    connect(&session, &Session::workspaceChanged, this, forget);
    connect(&session, &Session::benchmarkChanged, this, forget);
}

void PaletteSearch::find(const QString& typed, const std::function<void(std::vector<PaletteEntry>)>& then) {
    const QString question = typed.trimmed();
    std::vector<PaletteEntry> asked;
    if (question.size() > 1 && question.endsWith(QLatin1Char('?')))
        asked.push_back({tr("Ask the models"), question, {}, [this, question] { m_does.ask(question); }});
    if (!m_session.isOpen()) return then(asked);
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const bool wantsElements = typed.trimmed().size() >= kLeastTyped;
    m_session.query(
        this, "palette",
        [index = m_index, words, wantsElements](store::Database& database) -> Result<Found> {
            Found found;
            auto views = store::ViewStore(database).list();
            if (!views) return views.error();
            found.views = std::move(views).value();
            if (!wantsElements) return found;
            if (const Status read = index->read(database); !read) return read.error();
            for (const FoundElement& one : index->elements) {
                if (found.elements.size() == kMostElements) break;
                if (hasAll(one.subject + QLatin1Char(' ') + one.relation, words)) found.elements.push_back(one);
            }
            return found;
        },
        [this, then, asked](const Result<Found>& found) {
            std::vector<PaletteEntry> entries = asked;
            if (!found) return then(entries); // the pages say what cannot be read
            for (const store::ViewRecord& view : found->views)
                entries.push_back(
                    {tr("Saved view"), QString::fromStdString(view.name), {}, [this, view] { m_does.showView(view); }});
            for (const FoundElement& one : found->elements)
                entries.push_back({tr("Element"), tr("%1: %2").arg(one.subject, one.relation), {}, [this, one] {
                                       m_does.showElement(one.row, one.subject);
                                   }});
            then(std::move(entries));
        });
}

} // namespace chronoscope::ui
