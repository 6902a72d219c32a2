// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/ReadyModel.h"

#include "ui/bridge/BackendHub.h"
#include "ui/views/CoreWords.h"

#include <QPointer>

#include <utility>

namespace chronoscope::ui {

ReadyModel::ReadyModel(BackendHub& hub, QObject* parent) : QObject(parent), m_hub(hub) {
    BackendProbes& probes = hub.probes();
    connect(&probes, &BackendProbes::prepared, this, &ReadyModel::prepared);
    connect(&probes, &BackendProbes::preparationFailed, this, [this](int preparation, const QString& why) {
        if (preparation != m_preparation) return;
        m_preparation = 0;
        emit failed(why);
    });
}

ReadyModel::~ReadyModel() { cancel(); }

void ReadyModel::prepare(const QString& uri, const QString& name) {
    cancel();
    m_name = name;
    m_preparation = m_hub.probes().prepare(uri, name);
}

void ReadyModel::cancel() {
    if (m_preparation != 0) m_hub.probes().cancel(std::exchange(m_preparation, 0));
}

void ReadyModel::prepared(int preparation, const run::BackendChoice& choice) {
    if (preparation != m_preparation) return;
    if (m_name.isEmpty()) {
        m_preparation = 0;
        return emit ready(choice, {});
    }
    m_hub.probes().whenServed(
        m_name, 0, [self = QPointer<ReadyModel>(this), preparation, choice](const Result<backend::ServedUri>& served) {
            if (!self || self->m_preparation != preparation) return; // cancelled meanwhile
            self->m_preparation = 0;
            if (served)
                emit self->ready(choice, run::RunningServer(*served));
            else
                emit self->failed(coreWords(served.error().text()));
        });
}

} // namespace chronoscope::ui
