// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/KeychainProbe.h"

#include <qt6keychain/keychain.h>

namespace chronoscope::ui {

void KeychainProbe::ask(const QString& origin) {
    auto* job = new QKeychain::ReadPasswordJob(QStringLiteral("chronoscope"), this); // deletes itself
    job->setKey(origin);
    job->setInsecureFallback(false);
    connect(job, &QKeychain::Job::finished, this, [this, job] {
        const bool isThere = job->error() == QKeychain::NoError || job->error() == QKeychain::EntryNotFound;
        const QString why = job->error() == QKeychain::NoBackendAvailable
                                ? tr("the system has none")
                                : tr("the system's does not answer (%1)").arg(job->errorString());
        emit answered(isThere ? QString() : why);
    });
    job->start();
}

} // namespace chronoscope::ui
