// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/BenchmarkStore.h"
#include "tests/gui/Stage.h"
#include "tests/support/FaultServer.h"
#include "tests/support/ModelServer.h"
#include "widgets/plots/AnswerGrid.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

#include <atomic>
#include <memory>

namespace chronoscope::test {

/// What a person does on the Ask page, and a server that answers. A story of it calls begin() before each function.
class AskHands : public QObject {
protected:
    static constexpr int kLong = 30'000;

    void begin() {
        m_stalls = false;
        m_says = "A. Lyon";
        m_server = std::make_unique<FaultServer>([this](const Received&) { return answer(); });
        m_stage = std::make_unique<Stage>();
    }
    Answer answer() const {
        Answer reply = chatReply(m_says.load());
        reply.stall = m_stalls;
        return reply;
    }
    static std::string uri(const FaultServer& server) { return "openai:" + server.url() + "/v1?attempts=1&model=m"; }
    void addServer(const char* name) { m_stage->backends->add({name, uri(*m_server), std::nullopt, {}}); }
    void open() {
        click(m_stage->find<QToolButton>("askRail"));
        QTRY_VERIFY(grid()->window()->isActiveWindow());
    }
    static void click(QAbstractButton* button) {
        QVERIFY(button && button->isVisible() && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton, {}, {12, button->height() / 2});
    }
    void tick(int row) {
        auto* list = m_stage->find<QListWidget>("askModels");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Home);
        for (int at = 0; at < row; ++at)
            QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(list->item(row)->checkState(), Qt::Checked);
    }
    void setYears(const QString& years) {
        line("askYears")->setFocus();
        line("askYears")->selectAll();
        QTest::keyClick(line("askYears"), Qt::Key_Delete);
        QTest::keyClicks(line("askYears"), years);
    }
    void type(const char* name, const QString& words) {
        text(name)->setFocus();
        for (const QString& one : words.split(QLatin1Char('\n'))) {
            if (!text(name)->toPlainText().isEmpty()) QTest::keyClick(text(name), Qt::Key_Return);
            QTest::keyClicks(text(name), one);
        }
    }
    void choose(int year) {
        const QPoint place = grid()->cellRect({0, 0, year}).center().toPoint();
        QTest::mouseClick(grid(), Qt::LeftButton, {}, place);
        QCOMPARE(grid()->current().year, year);
    }
    benchmark::ElementMeta firstElement() {
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        return store::BenchmarkStore(*reader).elements().value().front();
    }
    QString said() { return m_stage->find<QLabel>("askWords")->text(); }
    /// Beside Keep and Make a run.
    QString saidOfKeeping() { return m_stage->find<QLabel>("askKeepWords")->text(); }
    QPushButton* button(const char* name) { return m_stage->find<QPushButton>(name); }
    /// Asks the calibration model alone what is typed, and waits until it has answered all.
    void askCalibration() {
        auto* list = m_stage->find<QListWidget>("askModels");
        for (int row = 0; row < list->count(); ++row)
            list->item(row)->setCheckState(row + 1 == list->count() ? Qt::Checked : Qt::Unchecked);
        click(button("askButton"));
        QTRY_COMPARE_WITH_TIMEOUT(grid()->data().groups.size(), 1, kLong);
        QTRY_VERIFY_WITH_TIMEOUT(!button("askCancel")->isEnabled(), kLong);
    }
    widgets::AnswerGrid* grid() { return m_stage->find<widgets::AnswerGrid>("askGrid"); }
    QLineEdit* line(const char* name) { return m_stage->find<QLineEdit>(name); }
    QPlainTextEdit* text(const char* name) { return m_stage->find<QPlainTextEdit>(name); }
    widgets::AnswerCell cellAt(int model, int year) {
        const auto& data = grid()->data();
        if (model >= data.groups.size() || year < data.firstYear || year > data.lastYear) return {};
        return data.groups.at(model).rows.at(0).cells.at(year - data.firstYear);
    }
    QString answerAt(int model, int year) { return cellAt(model, year).answer; }

    std::atomic<bool> m_stalls = false;
    std::atomic<const char*> m_says = "A. Lyon";
    std::unique_ptr<FaultServer> m_server;
    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test
