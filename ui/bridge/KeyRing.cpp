// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/KeyRing.h"

#include <qt6keychain/keychain.h>

namespace chronoscope::ui {

namespace {
const QString& service() {
    static const QString name = QStringLiteral("chronoscope");
    return name;
}
} // namespace

KeyRing::KeyRing(QObject* parent) : QObject(parent) {}

void KeyRing::load(const std::vector<std::string>& origins) {
    m_reading += static_cast<int>(origins.size());
    if (m_reading == 0) QMetaObject::invokeMethod(this, &KeyRing::loaded, Qt::QueuedConnection);
    for (const std::string& origin : origins) {
        auto* job = new QKeychain::ReadPasswordJob(service(), this); // deletes itself
        job->setKey(QString::fromStdString(origin));
        job->setInsecureFallback(false);
        connect(job, &QKeychain::Job::finished, this, [this, origin, job] {
            if (job->error() == QKeychain::NoError && !m_decided.contains(origin))
                remember(origin, job->textData().toStdString());
            if (--m_reading == 0) emit loaded();
        });
        job->start();
    }
}

std::string KeyRing::key(const std::string& origin) const {
    const std::lock_guard lock(m_mutex);
    const auto at = m_keys.find(origin);
    return at == m_keys.end() ? std::string() : at->second;
}

void KeyRing::put(const std::string& origin, const std::string& key, bool keep) {
    m_decided.insert(origin);
    remember(origin, key);
    if (!keep) return;
    auto* job = new QKeychain::WritePasswordJob(service(), this);
    job->setKey(QString::fromStdString(origin));
    job->setTextData(QString::fromStdString(key));
    job->setInsecureFallback(false);
    connect(job, &QKeychain::Job::finished, this, [this, origin, job] {
        emit stored(QString::fromStdString(origin),
                    job->error() == QKeychain::NoError ? QString() : job->errorString());
    });
    job->start();
}

void KeyRing::forget(const std::string& origin) {
    m_decided.insert(origin);
    {
        const std::lock_guard lock(m_mutex);
        m_keys.erase(origin);
    }
    auto* job = new QKeychain::DeletePasswordJob(service(), this);
    job->setKey(QString::fromStdString(origin));
    job->start();
}

void KeyRing::remember(const std::string& origin, const std::string& key) {
    const std::lock_guard lock(m_mutex);
    m_keys[origin] = key;
}

} // namespace chronoscope::ui
