// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/BackendHub.h"

#include "core/backend/client/BackendConfig.h"
#include "core/base/AtomicFile.h"
#include "core/base/Text.h"
#include "core/run/BackendOpening.h"
#include "ui/views/CoreWords.h"

#include <algorithm>
#include <set>

namespace chronoscope::ui {

using backend::BackendConfig;
using backend::BackendUri;
using backend::SavedBackend;

namespace {
constexpr int kAnyPort = 1; ///< to read a URI whose port is not known yet

Result<BackendConfig> configOf(const std::string& uriText) {
    const auto uri = BackendUri::parse(uriText);
    if (!uri) return uri.error();
    return BackendConfig::read(*uri, kAnyPort);
}
bool servesTheSame(const std::optional<backend::ManagedCommand>& a, const std::optional<backend::ManagedCommand>& b) {
    if (!a || !b) return !a && !b;
    return a->program == b->program && a->arguments == b->arguments && a->modelFile == b->modelFile;
}
} // namespace

bool testHoldsFor(const std::string& uri, const std::string& other) {
    static const std::set<std::string_view> free{"concurrency", "rpm",     "tpm",      "connect-s",
                                                 "idle-s",      "total-s", "attempts", "cache"};
    auto a = BackendUri::parse(uri);
    auto b = BackendUri::parse(other);
    if (!a || !b) return false;
    for (auto* one : {&*a, &*b})
        std::erase_if(one->query, [](const auto& parameter) { return free.contains(parameter.first); });
    return a->text() == b->text();
}

BackendHub::BackendHub(Parts parts, KeyRing& keys, QObject* parent)
    : QObject(parent), m_keys(keys), m_network(std::move(parts.network)), m_prices(std::move(parts.prices)),
      m_pricesPath(std::move(parts.pricesPath)), m_settings(std::move(parts.settings)),
      m_settingsPath(std::move(parts.settingsPath)), m_settingsProblem(QString::fromStdString(parts.settingsProblem)),
      m_pricesProblem(QString::fromStdString(parts.pricesProblem)), m_book(std::move(parts.book)),
      m_bookPath(std::move(parts.bookPath)), m_bookProblem(QString::fromStdString(parts.bookProblem)),
      m_bundledModel(std::move(parts.bundledModel)), m_servers(std::move(parts.supervisor)), m_files(std::in_place),
      m_probes(*this) {
    connect(&m_keys, &KeyRing::stored, this, &BackendHub::keyStored);
    connect(&m_keys, &KeyRing::loaded, this, &BackendHub::keysChanged);
    connect(&m_keychain, &KeychainProbe::answered, this, [this](const QString& problem) {
        m_keychainProblem = problem;
        emit keysChanged();
    });
    for (const SavedBackend& saved : backends())
        if (auto read = backend::CapabilityReport::parse(saved.report))
            m_reports[QString::fromStdString(saved.name)] = std::move(read).value();
    loadKeys();
}

BackendHub::~BackendHub() {
    m_files.reset(); // waits for the file in hand; what was queued behind it is written here
    if (m_bookUnsaved) (void)m_book.save(m_bookPath);
    if (m_pricesUnsaved) (void)replaceFile(m_pricesPath, m_prices.json());
    if (m_settingsUnsaved) (void)m_settings.save(m_settingsPath);
}

const SavedBackend* BackendHub::find(const QString& name) const { return m_book.find(name.toStdString()); }

int BackendHub::indexOf(const QString& name) const {
    const auto& all = backends();
    const auto at =
        std::find_if(all.begin(), all.end(), [&](const SavedBackend& one) { return one.name == name.toStdString(); });
    return at == all.end() ? -1 : static_cast<int>(at - all.begin());
}

const backend::CapabilityReport* BackendHub::report(const QString& name) const {
    const auto at = m_reports.find(name);
    return at == m_reports.end() ? nullptr : &at->second;
}

QString BackendHub::freeName(const QString& wanted) const {
    QString free = wanted;
    for (int number = 2; find(free); ++number)
        free = tr("%1 (%2)").arg(wanted).arg(number);
    return free;
}

QString BackendHub::nameProblem(const QString& wanted, const QString& name) const {
    if (wanted.trimmed().isEmpty()) return tr("A backend needs a name");
    if (wanted.contains(QLatin1Char(':'))) return tr("A name has no “:” in it, as an address has");
    if (wanted != name && find(wanted)) return tr("There is a backend of this name already");
    return {};
}

void BackendHub::rebuild(std::vector<SavedBackend> entries) {
    m_book = {};
    for (SavedBackend& entry : entries) {
        allowHosts(entry.uri, [] {}); // whoever saves a backend means to ask it
        m_book.put(std::move(entry));
    }
    bookChanged();
}

void BackendHub::bookChanged() {
    saveBook();
    loadKeys();
    emit backendsChanged();
}

void BackendHub::add(SavedBackend backend, int index) {
    const QString name = QString::fromStdString(backend.name);
    if (auto read = backend::CapabilityReport::parse(backend.report)) m_reports[name] = std::move(read).value();
    auto entries = backends();
    const auto at = index < 0 || index > static_cast<int>(entries.size()) ? entries.end() : entries.begin() + index;
    entries.insert(at, std::move(backend));
    rebuild(std::move(entries));
}

void BackendHub::replace(const QString& name, SavedBackend changed) {
    const int index = indexOf(name);
    if (index < 0) return;
    auto entries = backends();
    SavedBackend& entry = entries[static_cast<std::size_t>(index)];
    const QString newName = QString::fromStdString(changed.name);
    const bool holds = testHoldsFor(entry.uri, changed.uri) && servesTheSame(entry.managed, changed.managed);
    if (!holds || newName != name) m_probes.cancelTest(name);
    changed.report = holds ? entry.report : std::string();
    auto report = m_reports.extract(name);
    if (!report.empty() && !changed.report.empty()) {
        report.key() = newName;
        m_reports.insert(std::move(report));
    }
    m_probes.rename(name, newName);
    m_servers.rename(name, newName);
    if (!changed.managed) m_servers.drop(newName);
    entry = std::move(changed);
    rebuild(std::move(entries));
}

void BackendHub::setReport(const QString& name, const std::string& json) {
    const SavedBackend* saved = find(name);
    auto read = backend::CapabilityReport::parse(json);
    if (!saved || !read) return;
    SavedBackend changed = *saved;
    changed.report = json;
    m_reports[name] = std::move(read).value();
    m_book.put(std::move(changed));
    saveBook();
    emit backendsChanged();
}

std::optional<SavedBackend> BackendHub::remove(const QString& name) {
    const SavedBackend* saved = find(name);
    if (!saved) return std::nullopt;
    SavedBackend removed = *saved;
    m_probes.cancelTest(name);
    m_servers.drop(name);
    m_reports.erase(name);
    m_book.remove(removed.name);
    bookChanged();
    return removed;
}

void BackendHub::allowHosts(const std::string& uri, std::function<void()> then) {
    if (!m_network) return;
    m_files->run(
        this, nullptr,
        [network = m_network, uri] { // it writes a file
            network->allowHosts(uri);
            return true;
        },
        [then = std::move(then)](bool) { then(); });
}

void BackendHub::saveBook() {
    if (m_bookPath.empty() || !m_bookProblem.isEmpty()) return;
    m_bookUnsaved = true;
    m_files->run(
        this, "book", [book = m_book, path = m_bookPath] { return book.save(path); },
        [this](const Status& saved) {
            m_bookUnsaved = false;
            if (!saved) emit problem(tr("The saved backends were not written"), coreWords(saved.error()));
        });
}

void BackendHub::setPrices(backend::PriceTable prices) {
    m_prices = std::move(prices);
    emit pricesChanged();
    savePrices();
}

void BackendHub::savePrices() {
    if (m_pricesPath.empty() || !m_pricesProblem.isEmpty()) return;
    m_pricesUnsaved = true;
    m_files->run(
        this, "prices", [text = m_prices.json(), path = m_pricesPath] { return replaceFile(path, text); },
        [this](const Status& saved) {
            m_pricesUnsaved = false;
            if (!saved) emit problem(tr("The prices were not written"), coreWords(saved.error()));
        });
}

void BackendHub::setNetworkSettings(const backend::NetworkSettings& settings) {
    m_settings = settings;
    m_settingsProblem.clear();
    if (m_network) m_network->setOffline(settings.offline);
    emit networkChanged();
    if (m_settingsPath.empty()) return;
    m_settingsUnsaved = true;
    m_files->run(
        this, "settings", [settings, path = m_settingsPath] { return settings.save(path); },
        [this](const Status& saved) {
            m_settingsUnsaved = false;
            if (!saved) emit problem(tr("The network settings were not written"), coreWords(saved.error()));
        });
}

void BackendHub::clearCache() {
    if (!m_network || !m_network->cache()) return;
    m_files->run(
        this, "cache", [network = m_network] { return network->cache()->clear(); },
        [this](const Status& cleared) {
            if (!cleared) emit problem(tr("The kept replies were not cleared"), coreWords(cleared.error()));
            emit networkChanged();
        });
}

std::optional<backend::Price> BackendHub::priceOf(const QString& uri, const std::string& model) const {
    const std::string text = uri.toStdString();
    const auto price = run::priceOf(text, m_prices);
    if (!price) return std::nullopt;
    if (*price || model.empty()) return *price;
    const auto config = configOf(text);
    if (!config || !config->dialect.model.empty()) return std::nullopt;
    return m_prices.find(config->protocol->name(), model);
}

std::string BackendHub::priceSource(const std::string& protocol, const std::string& model) const {
    auto numbered = m_prices.entries(); // the table itself says which line wins
    for (std::size_t i = 0; i < numbered.size(); ++i)
        numbered[i].price.input = static_cast<double>(i);
    backend::PriceTable lines;
    lines.set(std::move(numbered));
    const auto line = lines.find(protocol, model);
    return line ? m_prices.entries()[static_cast<std::size_t>(line->input)].source : std::string();
}

bool BackendHub::isLocal(const QString& uri) const {
    const auto config = configOf(uri.toStdString());
    return config && std::all_of(config->baseUrls.begin(), config->baseUrls.end(), backend::isLoopback);
}

/// Keys of hosts that are new among the saved backends.
void BackendHub::loadKeys() {
    std::vector<std::string> origins;
    for (const SavedBackend& saved : backends()) {
        const auto config = configOf(saved.uri);
        if (!config || !config->keyEnv.empty() || backend::isLoopback(config->baseUrls.front())) continue;
        const std::string origin = config->keyOrigin();
        if (m_keyPlaces.emplace(QString::fromStdString(origin), KeyPlace::Keychain).second) origins.push_back(origin);
    }
    if (!origins.empty()) m_keys.load(origins);
}

KeyState BackendHub::keyOf(const QString& uri) const {
    KeyState state;
    const auto config = configOf(uri.toStdString());
    if (!config) return state;
    state.origin = QString::fromStdString(config->keyOrigin());
    state.variable = QString::fromStdString(config->keyEnv);
    if (!config->keyEnv.empty()) {
        state.place =
            qEnvironmentVariableIsEmpty(config->keyEnv.c_str()) ? KeyPlace::EnvironmentMissing : KeyPlace::Environment;
        return state;
    }
    if (backend::isLoopback(config->baseUrls.front())) {
        state.place = KeyPlace::NotNeeded;
        return state;
    }
    const auto at = m_keyPlaces.find(state.origin);
    state.place =
        m_keys.key(state.origin.toStdString()).empty() || at == m_keyPlaces.end() ? KeyPlace::Missing : at->second;
    if (const auto problem = m_keyProblems.find(state.origin); problem != m_keyProblems.end())
        state.problem = problem->second;
    return state;
}

void BackendHub::setKey(const QString& origin, const QString& key, bool keep) {
    m_keyPlaces[origin] = keep ? KeyPlace::Storing : KeyPlace::Session;
    m_keyProblems.erase(origin);
    m_keys.put(origin.toStdString(), key.toStdString(), keep);
    emit keysChanged();
}

void BackendHub::keyStored(const QString& origin, const QString& problem) {
    m_keyPlaces[origin] = problem.isEmpty() ? KeyPlace::Keychain : KeyPlace::Session;
    m_keychainProblem = problem;
    if (!problem.isEmpty()) m_keyProblems[origin] = problem;
    emit keysChanged();
}

void BackendHub::forgetKey(const QString& origin) {
    m_keyProblems.erase(origin);
    m_keys.forget(origin.toStdString());
    emit keysChanged();
}

} // namespace chronoscope::ui
