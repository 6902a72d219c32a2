// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/gui/Stage.h"
#include "tests/support/FaultServer.h"
#include "ui/dialogs/NewRunDialog.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <string>

namespace chronoscope::test {

/// A model server on this machine, saved under a name, and the New run dialog on it, as stories of backends use them.

constexpr int kLong = 30'000;
inline const QString kName = QStringLiteral("my server");

/// A small OpenAI-compatible server: two models, every question answered at once.
inline Answer smallServer(const Received& request) {
    if (request.path.starts_with("/v1/models"))
        return bodyOf(R"({"object":"list","data":[{"id":"tiny-1"},{"id":"tiny-2"}]})");
    if (request.path.starts_with("/v1/chat/completions")) return chatReply("A. Paris");
    if (request.path.starts_with("/v1/completions")) return completionReply("A. Paris");
    return status(404);
}

/// Types into a line as a person does: over what is there, and done with Tab.
inline void type(QLineEdit* edit, const QString& text) {
    QVERIFY(edit != nullptr);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Tab);
}

inline void click(QAbstractButton* button) {
    QVERIFY(button != nullptr);
    QTRY_VERIFY(button->isVisible() && button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(10, button->height() / 2));
}

inline void save(Stage& stage, const std::string& uri) {
    stage.backends->add({kName.toStdString(), uri, std::nullopt, {}});
}

/// Opens the New run dialog, where the first saved backend is ticked, and chooses a few hundred requests.
inline ui::NewRunDialog* openDialog(Stage& stage) {
    stage.window->showPage(QStringLiteral("runs"));
    stage.window->activateWindow();
    (void)QTest::qWaitForWindowActive(stage.window.get());
    QTest::keyClick(stage.window.get(), Qt::Key_N, Qt::ControlModifier);
    auto* dialog = stage.window->findChild<ui::NewRunDialog*>();
    if (!dialog) return nullptr;
    dialog->findChild<QLineEdit*>(QStringLiteral("subjectFilterEdit"))->setText(QStringLiteral("president"));
    dialog->findChild<QSpinBox*>(QStringLiteral("setsSpin"))->setValue(1);
    dialog->findChild<QLineEdit*>(QStringLiteral("temperaturesEdit"))->setText(QStringLiteral("0"));
    return dialog;
}

inline void startRun(Stage& stage) {
    auto* dialog = openDialog(stage);
    QVERIFY(dialog != nullptr);
    auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
    QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
    click(start);
}

} // namespace chronoscope::test
