// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/CapabilityReport.h"
#include "core/backend/ServedUri.h"
#include "core/backend/book/BackendBook.h"
#include "core/backend/book/PriceTable.h"
#include "core/backend/client/Network.h"
#include "core/backend/client/NetworkSettings.h"
#include "ui/bridge/BackendProbes.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/KeyRing.h"
#include "ui/bridge/KeychainProbe.h"
#include "ui/bridge/ServerHub.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::ui {

using backend::uriAtPort;

/// Where a backend's key is.
enum class KeyPlace {
    None,      ///< no backend, or one without keys
    NotNeeded, ///< a server of this machine
    Missing,   ///< nobody gave one; many servers refuse to answer then
    Storing,   ///< on its way to the keychain
    Keychain,
    Session,            ///< until the program ends
    Environment,        ///< in a variable
    EnvironmentMissing, ///< the variable that is named is not set
};
struct KeyState {
    KeyPlace place = KeyPlace::None;
    QString origin;   ///< BackendConfig::keyOrigin(): what the key is bound to
    QString variable; ///< name of the environment variable
    QString problem;  ///< why the keychain did not take it
};

/// The saved backends, prices, keys and managed servers of the user, and what is asked of them. Changes are written
/// in the background; a file that could not be read is never written. Lives in the GUI thread and never waits, but
/// for its destructor: it ends servers, cancels what is going on and writes what is not written yet. Owned by the
/// application; outlives Session.
class BackendHub : public QObject {
    Q_OBJECT
public:
    struct Parts {
        std::shared_ptr<const backend::Network> network; ///< null = only calibration models can be used
        backend::NetworkSettings settings;               ///< as `network` was made
        std::string settingsPath;                        ///< as pricesPath
        std::string settingsProblem;                     ///< why that file could not be read; `network` is offline then
        backend::PriceTable prices;
        std::string pricesPath;    ///< of the user's own table; empty = changes last for this session
        std::string pricesProblem; ///< why that file could not be read; empty if it could
        backend::BackendBook book;
        std::string bookPath;     ///< as pricesPath
        std::string bookProblem;  ///< as pricesProblem
        std::string bundledModel; ///< model file that came with the program; empty = none
        std::string supervisor;   ///< as in ManagedServer::Options
    };

    BackendHub(Parts parts, KeyRing& keys, QObject* parent = nullptr);
    ~BackendHub() override;

    const std::shared_ptr<const backend::Network>& network() const { return m_network; }
    /// The hosts of this URI may be asked from now on, see backend::KnownHosts; `then` is called once that is so.
    void allowHosts(const std::string& uri, std::function<void()> then);
    ServerHub& servers() { return m_servers; }
    BackendProbes& probes() { return m_probes; }
    QString bundledModel() const { return QString::fromStdString(m_bundledModel); }

    const std::vector<backend::SavedBackend>& backends() const { return m_book.entries(); }
    const backend::SavedBackend* find(const QString& name) const;
    int indexOf(const QString& name) const; ///< -1 = there is none
    /// The last test; null if there was none.
    const backend::CapabilityReport* report(const QString& name) const;
    /// Why changes to the saved backends are not kept; empty when they are.
    QString bookProblem() const { return m_bookProblem; }
    /// `wanted`, or "wanted (2)" where that is taken.
    QString freeName(const QString& wanted) const;
    /// What is wrong with a new name for `name` (empty for a new backend); empty if nothing is.
    QString nameProblem(const QString& wanted, const QString& name) const;
    /// At the end, or at `index`. Its name has to be free.
    void add(backend::SavedBackend backend, int index = -1);
    /// `changed` takes the place of the one called `name`; its own name has to be free or the same. A test that was
    /// of another server or model is dropped.
    void replace(const QString& name, backend::SavedBackend changed);
    void setReport(const QString& name, const std::string& json);
    /// Ends its server too. What was removed, to be added again; nothing if there is none of that name.
    std::optional<backend::SavedBackend> remove(const QString& name);

    const backend::PriceTable& prices() const { return m_prices; }
    QString pricesProblem() const { return m_pricesProblem; }
    void setPrices(backend::PriceTable prices);
    /// Of a backend; `model` where its URI names none.
    std::optional<backend::Price> priceOf(const QString& uri, const std::string& model = {}) const;

    const backend::NetworkSettings& networkSettings() const { return m_settings; }
    QString networkProblem() const { return m_settingsProblem; }
    /// The offline switch acts at once, the others at the next start. Takes the place of a file that could not be read.
    void setNetworkSettings(const backend::NetworkSettings& settings);
    /// Empties the response cache; networkChanged() follows.
    void clearCache();

    /// Where the price of a model was read; empty if the table does not say, or has no line that fits.
    std::string priceSource(const std::string& protocol, const std::string& model) const;
    /// True where all its servers are of this machine.
    bool isLocal(const QString& uri) const;

    KeyState keyOf(const QString& uri) const;
    /// Why there is no keychain, as far as it was asked; empty if there is one, or nobody has asked yet.
    QString keychainProblem() const { return m_keychainProblem; }
    /// Asks the system for its keychain; keysChanged() follows. It may want the user to unlock it.
    void askForKeychain(const QString& origin) { m_keychain.ask(origin); }
    void setKey(const QString& origin, const QString& key, bool keep);
    void forgetKey(const QString& origin);

signals:
    void backendsChanged();
    void pricesChanged();
    void networkChanged(); ///< its settings, or what the cache holds
    void keysChanged();
    /// A file could not be written: what happened, and details.
    void problem(const QString& what, const QString& details);

private:
    void bookChanged();
    void rebuild(std::vector<backend::SavedBackend> entries);
    void saveBook();
    void savePrices();
    void loadKeys();
    void keyStored(const QString& origin, const QString& problem);

    KeyRing& m_keys;
    KeychainProbe m_keychain;
    std::shared_ptr<const backend::Network> m_network;
    backend::PriceTable m_prices;
    const std::string m_pricesPath;
    backend::NetworkSettings m_settings;
    const std::string m_settingsPath;
    QString m_settingsProblem;
    const QString m_pricesProblem;
    backend::BackendBook m_book;
    const std::string m_bookPath;
    const QString m_bookProblem;
    const std::string m_bundledModel;
    bool m_bookUnsaved = false;
    bool m_pricesUnsaved = false;
    bool m_settingsUnsaved = false;
    std::map<QString, backend::CapabilityReport> m_reports; ///< read from the book's
    std::map<QString, KeyPlace> m_keyPlaces;                ///< by origin, of keys that are known
    std::map<QString, QString> m_keyProblems;
    QString m_keychainProblem;
    ServerHub m_servers;
    std::optional<BackgroundQueue> m_files;
    BackendProbes m_probes;
};

/// True for URIs that lead to the same server, model and way of asking, so that a test of one holds for the other:
/// they differ in rates, time limits and the like at most.
bool testHoldsFor(const std::string& uri, const std::string& other);

} // namespace chronoscope::ui
