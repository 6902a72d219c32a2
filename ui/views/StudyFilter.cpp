// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/StudyFilter.h"

#include "ui/views/CoreWords.h"
#include "ui/views/ToQt.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using study::Narrowing;

namespace {
constexpr std::size_t kMostSteps = 100;

bool has(const std::vector<std::string>& values, const std::string& value) {
    return std::find(values.begin(), values.end(), value) != values.end();
}
} // namespace

StudyFilter::StudyFilter(Session& session, std::string study, QString subjectTip, QObject* parent)
    : FilterModel(parent), m_session(session), m_study(std::move(study)), m_subjectTip(std::move(subjectTip)) {
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_back.clear();
        m_forward.clear();
        m_edited.reset();
        m_facets.clear();
        take({});
        emit changed(); // whether it is usable, too
    });
}

void StudyFilter::set(Narrowing narrowing) {
    narrowing = study::tidy(std::move(narrowing));
    if (narrowing == m_narrowing) return;
    push(m_back, {m_narrowing, {}});
    m_forward.clear();
    take(std::move(narrowing));
}

void StudyFilter::leaveLook() {
    push(m_back, {m_narrowing, look()});
    m_forward.clear();
    emit changed();
}

void StudyFilter::push(std::vector<Step>& steps, Step step) {
    if (steps.size() == kMostSteps) steps.erase(steps.begin());
    steps.push_back(std::move(step));
}

void StudyFilter::amend(Narrowing narrowing) { take(study::tidy(std::move(narrowing))); }

void StudyFilter::take(Narrowing narrowing) {
    if (narrowing == m_narrowing) return;
    m_narrowing = std::move(narrowing);
    emit changed();
    emit narrowed();
}

void StudyFilter::setFacets(std::vector<Facet> facets) {
    m_facets = std::move(facets);
    emit changed();
}

QString StudyFilter::tip() const {
    return tr("Narrow what this page shows: its figures, their tables and exports, and what the Inspector lists "
              "(Alt+I)");
}

std::vector<FilterModel::Part> StudyFilter::parts() const {
    std::vector<Part> parts;
    for (std::size_t i = 0; i < m_facets.size(); ++i)
        parts.push_back({static_cast<int>(i), m_facets[i].name});
    return parts;
}

/// Those that only the filter names stand behind the others.
std::vector<StudyFilter::Value> StudyFilter::choicesOf(const Facet& facet) const {
    std::vector<Value> choices = facet.values;
    for (const std::string& value : study::valuesOf(m_narrowing, facet.key))
        if (std::none_of(choices.begin(), choices.end(), [&](const Value& one) { return one.key == value; }))
            choices.push_back({value, tr("%1, not there").arg(toQt(value))});
    return choices;
}

std::vector<StudyFilter::Value> StudyFilter::choices(const std::string& key) const {
    const auto at = std::find_if(m_facets.begin(), m_facets.end(), [&](const Facet& one) { return one.key == key; });
    return at == m_facets.end() ? std::vector<Value>() : at->values;
}

bool StudyFilter::canTake(const std::string& key, const std::vector<std::string>& values) const {
    const std::vector<Value> known = choices(key);
    return !values.empty() && std::all_of(values.begin(), values.end(), [&](const std::string& value) {
        return std::any_of(known.begin(), known.end(), [&](const Value& one) { return one.key == value; });
    });
}

std::vector<std::string> StudyFilter::others(const std::string& key, const std::string& value) const {
    std::vector<std::string> passing;
    for (const Value& one : choices(key))
        if (one.key != value && study::takes(m_narrowing, key, one.key)) passing.push_back(one.key);
    return passing;
}

QString StudyFilter::chipText(const Facet& facet, const std::vector<std::string>& values) const {
    QStringList words;
    for (const Value& one : choicesOf(facet))
        if (has(values, one.key)) words << one.words;
    return tr("%1: %2").arg(facet.prefix, words.join(QStringLiteral(", ")));
}

std::vector<FilterModel::Chip> StudyFilter::chips() const {
    std::vector<Chip> chips;
    for (std::size_t i = 0; i < m_facets.size(); ++i)
        if (const auto& values = study::valuesOf(m_narrowing, m_facets[i].key); !values.empty())
            chips.push_back({static_cast<int>(i), chipText(m_facets[i], values)});
    return chips;
}

QString StudyFilter::describe(const Narrowing& narrowing) const {
    QStringList parts;
    for (const Facet& facet : m_facets)
        if (const auto& values = study::valuesOf(narrowing, facet.key); !values.empty())
            parts << chipText(facet, values);
    if (const auto& subject = study::valuesOf(narrowing, study::kSubjectFacet); !subject.empty())
        parts << tr("subject contains “%1”").arg(toQt(subject.front()));
    return parts.join(QStringLiteral(" · "));
}

QString StudyFilter::subject() const {
    const auto& subject = study::valuesOf(m_narrowing, study::kSubjectFacet);
    return subject.empty() ? QString() : toQt(subject.front());
}

QList<CheckList::Item> StudyFilter::items(int part) const {
    QList<CheckList::Item> items;
    const auto place = static_cast<std::size_t>(part);
    if (place >= m_facets.size()) return items;
    const auto& chosen = study::valuesOf(m_narrowing, m_facets[place].key);
    for (const Value& one : choicesOf(m_facets[place]))
        items << CheckList::Item{one.words, one.detail, has(chosen, one.key)};
    return items;
}

void StudyFilter::tick(int part, const QList<int>& ticked) {
    const auto place = static_cast<std::size_t>(part);
    if (place >= m_facets.size()) return;
    const std::vector<Value> choices = choicesOf(m_facets[place]);
    Narrowing narrowing = m_narrowing;
    auto& values = narrowing[m_facets[place].key];
    values.clear();
    for (const int row : ticked)
        if (row >= 0 && static_cast<std::size_t>(row) < choices.size())
            values.push_back(choices[static_cast<std::size_t>(row)].key);
    apply(std::move(narrowing));
}

void StudyFilter::setSubject(const QString& text) {
    Narrowing narrowing = study::without(m_narrowing, study::kSubjectFacet);
    if (!text.isEmpty()) narrowing[study::kSubjectFacet] = {text.toStdString()};
    apply(std::move(narrowing));
}

void StudyFilter::open(int part) {
    const auto place = static_cast<std::size_t>(part);
    if (place < m_facets.size()) set(study::without(m_narrowing, m_facets[place].key));
}

void StudyFilter::apply(Narrowing narrowing) {
    narrowing = study::tidy(std::move(narrowing));
    const bool amends = m_edited && *m_edited == m_narrowing;
    m_edited = narrowing; // before it is told on: what follows from it may look here
    if (amends)
        amend(std::move(narrowing));
    else
        set(std::move(narrowing));
}

void StudyFilter::back() { go(m_back, m_forward); }

void StudyFilter::forward() { go(m_forward, m_back); }

void StudyFilter::go(std::vector<Step>& from, std::vector<Step>& to) {
    if (from.empty()) return;
    const Step step = std::move(from.back());
    from.pop_back();
    push(to, {m_narrowing, step.look.isEmpty() ? QJsonObject() : look()});
    take(step.narrowing);
    takeLook(step.look);
    emit changed(); // the filter may be the same
}

void StudyFilter::setLook(std::function<Look()> now, std::function<void(const Look&)> take) {
    m_look = std::move(now);
    m_takeLook = std::move(take);
}

QJsonObject StudyFilter::look() const {
    QJsonObject look;
    const Look shown = m_look ? m_look() : Look();
    for (auto choice = shown.begin(); choice != shown.end(); ++choice)
        look.insert(choice.key(), choice.value());
    return look;
}

void StudyFilter::takeLook(const QJsonObject& look) {
    Look wanted;
    for (auto choice = look.begin(); choice != look.end(); ++choice)
        wanted.insert(choice.key(), choice.value().toString());
    if (m_takeLook && !wanted.isEmpty()) m_takeLook(wanted);
}

FilterModel::Saved StudyFilter::saved() const {
    return {QJsonDocument(look()).toJson(QJsonDocument::Compact).toStdString(),
            study::toJson(study::StudyView{m_study, m_narrowing})};
}

std::optional<QString> StudyFilter::describe(const Saved& saved) const {
    const auto view = study::studyViewFromJson(saved.filter);
    if (!view || !*view || (*view)->study != m_study) return std::nullopt;
    const QString words = describe((*view)->filter);
    return words.isEmpty() ? tr("everything") : words;
}

QString StudyFilter::restore(const Saved& saved) {
    auto view = study::studyViewFromJson(saved.filter);
    if (!view) return coreWords(view.error());
    if (!*view || (*view)->study != m_study) return tr("It is of another page.");
    set((*view)->filter);
    takeLook(QJsonDocument::fromJson(QByteArray::fromStdString(saved.runs)).object()); // an older one has none
    return {};
}

} // namespace chronoscope::ui
