// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunFactory.h"
#include "core/store/Database.h"
#include "tests/gui/Stage.h"
#include "tests/support/FaultServer.h"
#include "ui/dialogs/NewRunDialog.h"
#include "ui/dialogs/RunModelsForm.h"

#include <QAbstractSpinBox>
#include <QLineEdit>
#include <QListWidget>

namespace chronoscope::test {

/// What is done in the New run dialog, with keys and the mouse.

/// URIs of the ticked models.
inline QStringList asked(ui::NewRunDialog& dialog) {
    QStringList uris;
    for (const ui::ModelChoice& model : dialog.models().choices())
        uris << model.uri();
    return uris;
}

inline run::RunEstimate estimateOf(Stage& stage, const run::RunSpec& spec) {
    auto reader = store::Database::open(stage.session->path().toStdString(), store::Database::Access::ReadOnly);
    return run::estimateRun(*reader, spec, *stage.session->pack()).value();
}

inline void type(QAbstractSpinBox* box, const char* number) {
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QLatin1String(number));
    QTest::keyClick(box, Qt::Key_Tab);
}

inline std::string uri(const FaultServer& server, const char* model) {
    return "openai:" + server.url() + "?model=" + model;
}

inline void add(Stage& stage, const char* name, const std::string& uri) {
    stage.backends->add({name, uri, std::nullopt, {}});
}

/// Changes the tick of one row of the models. In a window behind it Space would be its shortcut.
inline void tick(QWidget& dialog, int row) {
    dialog.activateWindow();
    QTRY_VERIFY(dialog.isActiveWindow());
    auto* list = dialog.findChild<QListWidget*>(QStringLiteral("runModels"));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    for (int at = 0; at < row; ++at)
        QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Space);
}

/// The New run dialog as it comes.
inline ui::NewRunDialog* open(Stage& stage) {
    for (auto* old : stage.window->findChildren<ui::NewRunDialog*>())
        delete old;
    stage.window->activateWindow();
    (void)QTest::qWaitForWindowActive(stage.window.get());
    QTest::keyClick(stage.window.get(), Qt::Key_N, Qt::ControlModifier);
    return stage.window->findChild<ui::NewRunDialog*>();
}

inline QAbstractButton* button(QWidget& dialog, const char* name) {
    return dialog.findChild<QAbstractButton*>(QLatin1String(name));
}

inline QLineEdit* line(QWidget& dialog, const char* name) { return dialog.findChild<QLineEdit*>(QLatin1String(name)); }

} // namespace chronoscope::test
