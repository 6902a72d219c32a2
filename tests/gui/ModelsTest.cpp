// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/models/BackendTableModel.h"
#include "ui/models/CellElementsModel.h"
#include "ui/models/ElementTableModel.h"
#include "ui/models/NumbersModel.h"
#include "ui/models/PriceTableModel.h"
#include "ui/models/RunTableModel.h"
#include "ui/models/SliceTreeModel.h"
#include "ui/studies/robustness/FactListModel.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/ElidedApart.h"
#include "ui/views/LightMarks.h"

#include <QAbstractItemModelTester>
#include <QFontMetrics>

namespace chronoscope::test::modelsTest {

/// Every item model keeps the contract of item models, with data that changes under it.
class ModelsTest : public QObject {
    Q_OBJECT
private slots:
    /// Of 100,000 facts the others are not sorted and drawn anew.
    void aLabelOfAFactIsToldOfItsRowAlone() {
        ui::FactListModel model;
        auto facts = std::make_shared<ui::FactListModel::Facts>(3);
        std::vector<annotation::ItemKey> items;
        for (std::uint8_t at = 0; at < 3; ++at) {
            (*facts)[at].ordinal = at;
            (*facts)[at].identity = {1, at};
            items.push_back({});
            items.back().element = {1, at};
        }
        model.setFacts(facts);
        QSignalSpy told(&model, &QAbstractItemModel::dataChanged);
        model.setTags({}, {items[1]});
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.front().at(0).toModelIndex(), model.index(1, ui::FactListModel::Subject));
        QCOMPARE(told.front().at(1).toModelIndex(), model.index(1, ui::FactListModel::Subject));
        annotation::ItemKey elsewhere;
        elsewhere.element = {2};
        model.setTags({}, {elsewhere});
        QCOMPARE(told.size(), 1);
        facts = std::make_shared<ui::FactListModel::Facts>(facts->begin() + 1, facts->end());
        model.setFacts(facts);
        told.clear();
        model.setTags({}, {items[1], items[0]}); // of which one is not here any more
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.front().at(0).toModelIndex().row(), 0);
    }

    void unitsOfANumberStandUnderHeadsOfTheirTemplates() {
        ui::CellElementsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto set = smallSet();
        results::CellUnits units;
        units.parts.resize(2);
        units.parts[0].counts = {.elements = 2, .correct = 1, .incorrect = 1};
        units.parts[1].form = prompt::Template::Mcqa;
        units.parts[1].counts.elements = 1;
        units.units = {{0, 2015, prompt::Template::Generation, 0, analysis::CellCategory::Correct, {}},
                       {1, 2015, prompt::Template::Generation, 1, analysis::CellCategory::Incorrect, {}},
                       {1, 2015, prompt::Template::Mcqa, 3, analysis::CellCategory::Missing, {}}};
        model.show(set, units);
        QStringList lines;
        for (int row = 0; row < model.rowCount(); ++row)
            lines << model.index(row).data().toString();
        QCOMPARE(lines,
                 (QStringList{ui::displayName(prompt::Template::Generation) + ": 50.0 % of 2 correct", "<b>%1</b>",
                              "second", ui::displayName(prompt::Template::Mcqa) + ": none of 1 judged", "second"}));
        QVERIFY(!model.at(0) && !(model.flags(model.index(0)) & Qt::ItemIsSelectable));
        QCOMPARE(model.rowOf(1, prompt::Template::Mcqa, 2015), 4);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.show(set, units); // as another reading of a run that is going brings it
        QVERIFY(reset.isEmpty());
        units.parts.pop_back();
        units.units.pop_back();
        model.show(set, units);
        QCOMPARE(model.rowCount(), 2); // one template needs no head
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void tooltipsOfUnitsTakeNamesLiterally() {
        ui::CellElementsModel model;
        results::CellUnits units;
        units.parts.resize(1);
        units.units = {{0, 2015, prompt::Template::Generation, 0, analysis::CellCategory::Correct, {}}};
        model.show(smallSet(), units);
        const QString tip = model.index(0).data(Qt::ToolTipRole).toString().replace(QChar::Nbsp, QLatin1Char(' '));
        QVERIFY2(!tip.contains(QLatin1String("<b>")) && tip.contains(QLatin1String("%1")) &&
                     tip.contains(QLatin1String("3 of 5")),
                 qPrintable(tip));
    }

    void namesThatBeginAlikeAreCutWhereTheyAreTheSame() {
        const QFontMetrics metrics(QGuiApplication::font());
        const QString one = QStringLiteral("calibration model robust 0.2 nearly 0.3 blind 0.1");
        const QString other = QStringLiteral("calibration model robust 0.4 nearly 0.3 blind 0.1");
        const QStringList all{one, other};
        const int whole = metrics.horizontalAdvance(one);
        QCOMPARE(ui::elidedApart(one, all, metrics, whole + 1), one);
        for (const int width : {whole * 2 / 3, whole / 2, whole / 3}) {
            const QString shown = ui::elidedApart(one, all, metrics, width);
            QVERIFY2(shown.contains(QLatin1String("0.2")) && shown.contains(QChar(0x2026)), qPrintable(shown));
            QVERIFY(metrics.horizontalAdvance(shown) <= width);
            QVERIFY(shown != ui::elidedApart(other, all, metrics, width));
        }
        QVERIFY(ui::elidedApart(one, all, metrics, whole / 2).contains(QLatin1String("robust 0.2")));
        const QString llama = QStringLiteral("meta-llama/Llama-3.1-Instruct-of-a-long-name");
        const QString newer = QStringLiteral("meta-llama/Llama-3.2-Instruct-of-a-long-name");
        const int narrow = metrics.horizontalAdvance(llama) / 3;
        QVERIFY(ui::elidedApart(llama, {llama, newer}, metrics, narrow).contains(QLatin1String("3.1")));
        // Alone, and where the usual cut leaves the difference, nothing is special.
        QCOMPARE(ui::elidedApart(one, {one, one}, metrics, whole / 2),
                 metrics.elidedText(one, Qt::ElideMiddle, whole / 2));
    }

    void oneLightStandsForAReport_data() {
        QTest::addColumn<int>("check");
        QTest::addColumn<int>("light");
        QTest::addColumn<int>("summary");
        using backend::Check;
        using backend::Light;
        const auto row = [](const char* name, Check check, Light light, Light summary) {
            QTest::newRow(name) << static_cast<int>(check) << static_cast<int>(light) << static_cast<int>(summary);
        };
        row("no images, of a model that is asked in words", Check::Images, Light::Amber, Light::Green);
        row("wrong about images", Check::Images, Light::Red, Light::Green);
        row("other answers each time", Check::Determinism, Light::Amber, Light::Amber);
        row("no log-probabilities", Check::GeneratedLogProbs, Light::Red, Light::Amber);
        row("not reachable", Check::Reachable, Light::Red, Light::Red);
    }

    void oneLightStandsForAReport() {
        QFETCH(int, check);
        QFETCH(int, light);
        QFETCH(int, summary);
        backend::CapabilityReport report;
        report.capabilities.chat = true;
        for (std::size_t i = 0; i < report.checks.size(); ++i)
            report.checks[i] = {static_cast<backend::Check>(i), backend::Light::Green, "well"};
        report.checks[static_cast<std::size_t>(check)].light = static_cast<backend::Light>(light);
        QCOMPARE(static_cast<int>(ui::summary(report)), summary);
    }

    void runsFollowTheWorkspace() {
        Stage stage;
        ui::RunMarks marks(*stage.session);
        ui::RunTableModel model(*stage.session, marks);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        stage.openSample();
        QTRY_COMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0, ui::RunTableModel::Name).data().toString(), QStringLiteral("known"));
        QCOMPARE(model.index(0, ui::RunTableModel::Progress).data(ui::RunTableModel::ShareRole).toDouble(), 1.0);
        stage.session->closeWorkspace();
        QTRY_COMPARE(model.rowCount(), 0);
    }

    void backendsFollowTheHub() {
        Stage stage;
        ui::BackendTableModel model(*stage.backends);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        stage.backends->add({"first", "openai:http://127.0.0.1:9?model=m", std::nullopt, {}});
        stage.backends->add({"second", "ollama:http://127.0.0.1:9", std::nullopt, {}});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, ui::BackendTableModel::Model).data().toString(), QStringLiteral("m"));
        stage.backends->replace(QStringLiteral("second"), {"renamed", "ollama:http://127.0.0.1:9", std::nullopt, {}});
        QCOMPARE(model.nameAt(1), QStringLiteral("renamed"));
        stage.backends->remove(QStringLiteral("first"));
        QCOMPARE(model.rowCount(), 1);
    }

    void pricesThatCannotBeAreRefused_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("taken");
        QTest::newRow("a number") << int{ui::PriceTableModel::Input} << "0.25" << true;
        QTest::newRow("negative") << int{ui::PriceTableModel::Input} << "-1" << false;
        QTest::newRow("words") << int{ui::PriceTableModel::Output} << "cheap" << false;
        QTest::newRow("infinite") << int{ui::PriceTableModel::Output} << "inf" << false;
        QTest::newRow("no model") << int{ui::PriceTableModel::Model} << "" << false;
        QTest::newRow("listed already") << int{ui::PriceTableModel::Model} << "other" << false;
    }

    void pricesThatCannotBeAreRefused() {
        QFETCH(int, column);
        QFETCH(QString, typed);
        QFETCH(bool, taken);
        ui::PriceTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy refused(&model, &ui::PriceTableModel::refused);
        QVERIFY(model.insert({{}, "one", {1, 2}, {}}));
        QVERIFY(model.insert({{}, "other", {3, 4}, {}}));
        const QModelIndex index = model.index(0, column);
        const QString before = index.data(Qt::EditRole).toString();
        QCOMPARE(model.setData(index, typed, Qt::EditRole), taken);
        QCOMPARE(refused.isEmpty(), taken);
        QCOMPARE(index.data(Qt::EditRole).toString(), taken ? typed : before);
    }

    void elementsAreShown() {
        ui::ElementTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto elements = std::make_shared<std::vector<benchmark::ElementMeta>>(2);
        (*elements)[0].subject = "Someone";
        (*elements)[0].years = {2010, 2011};
        model.setElements(elements);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Someone"));
    }

    void numbersAreShownShortAndToldWhole() {
        analysis::Table table;
        table.addColumn("p", true);
        table.rows = {{"8.12258e-45"}, {"0.0390625"},    {"<1e-300"}, {""},     {"37.249779541446"},
                      {"-12.3456"},    {"0.0000123456"}, {"68.0"},    {"1914"}, {"0.25"}};
        ui::NumbersModel model;
        QAbstractItemModelTester tester(&model);
        model.setTable(table);
        const auto at = [&](int row, int role) { return model.index(row, 0).data(role); };
        QCOMPARE(at(0, Qt::DisplayRole).toString(), QStringLiteral("8.1e-45"));
        QVERIFY(at(0, Qt::ToolTipRole).toString().contains(QLatin1String("8.12258e-45")));
        QCOMPARE(at(1, Qt::DisplayRole).toString(), QStringLiteral("0.0391"));
        QVERIFY(at(1, Qt::ToolTipRole).toString().contains(QLatin1String("0.0390625")));
        QCOMPARE(at(2, Qt::DisplayRole).toString(), QStringLiteral("<1e-300"));
        QCOMPARE(at(2, ui::NumbersModel::kSortRole).toDouble(), 0.0);
        QVERIFY(at(0, ui::NumbersModel::kSortRole).toDouble() > 0);
        QVERIFY(!at(3, ui::NumbersModel::kSortRole).isValid());
        const QStringList shown{QStringLiteral("37.25"), QStringLiteral("-12.35"), QStringLiteral("1.23e-05"),
                                QStringLiteral("68.0"),  QStringLiteral("1914"),   QStringLiteral("0.25")};
        for (int i = 0; i < shown.size(); ++i)
            QCOMPARE(at(4 + i, Qt::DisplayRole).toString(), shown.at(i));
        QVERIFY(at(4, Qt::ToolTipRole).toString().contains(QLatin1String("37.249779541446")));
        QVERIFY(!at(7, Qt::ToolTipRole).isValid());
        const auto usual = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::French));
        QCOMPARE(at(0, Qt::DisplayRole).toString(), QLocale().toString(8.1e-45, 'g', 2));
        QCOMPARE(at(4, Qt::DisplayRole).toString(), QStringLiteral("37,25"));
        QCOMPARE(at(7, Qt::DisplayRole).toString(), QStringLiteral("68,0"));
        QCOMPARE(at(8, Qt::DisplayRole).toString(), QStringLiteral("1914")); // years have no separators
        QVERIFY(at(4, Qt::ToolTipRole).toString().contains(QLatin1String("37,249779541446")));
        QCOMPARE(model.table().rows[4][0], std::string("37.249779541446")); // what is copied and saved
    }

    void countsHaveTheirSeparatorsAndYearsNone() {
        analysis::Table table;
        for (const char* key : {"items", "year", "cem"})
            table.addColumn(key, true);
        table.rows = {{"1175", "1914", "26.44"}};
        ui::NumbersModel model;
        model.setTable(table);
        const auto shown = [&](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(shown(0), QLocale().toString(1175));
        QCOMPARE(shown(1), QStringLiteral("1914"));
        QVERIFY(!model.index(0, 0).data(Qt::ToolTipRole).isValid()); // there is no more to say
        QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("CEM"));
    }

    void sliceTreeChecksGiveTheSlice() {
        ui::SliceTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCounts({{benchmark::Domain::General, benchmark::State::Dynamic, "officeholder", 12, 12},
                         {benchmark::Domain::General, benchmark::State::Static, "officeholder", 3, 3},
                         {benchmark::Domain::Math, benchmark::State::Invariant, "Synonym", 5, 4}});
        QCOMPARE(model.rowCount(), 2);
        benchmark::SliceSpec spec;
        model.fill(spec);
        QVERIFY(spec.domains.empty()); // all checked: no restriction
        QVERIFY(model.setData(model.index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
        model.fill(spec);
        QCOMPARE(spec.domains, std::vector{benchmark::Domain::General});
    }

private:
    /// Two elements under two templates in one year.
    static std::shared_ptr<const results::ResultSet> smallSet() {
        auto facts = std::make_shared<results::ElementFacts>();
        facts->rows = {1, 2};
        facts->ids.resize(2);
        facts->domains.resize(2);
        facts->states.resize(2);
        facts->relations = {0, 0};
        facts->relationNames = {"%2"};
        facts->subjects.add("<b>%1</b>");
        facts->subjects.add("second");
        auto run = std::make_shared<results::RunColumns>();
        run->rows = facts->rows;
        run->category = {1, 4, 0, 0};
        run->greedyAnswered = {5, 5, 0, 0};
        run->greedyHits = {3, 0, 0, 0};
        for (auto* counts :
             {&run->sampledAnswered, &run->sampledHits, &run->errors, &run->greedyLeftOut, &run->sampledLeftOut})
            counts->assign(4, 0);
        return results::joined(facts, {run});
    }
};

} // namespace chronoscope::test::modelsTest

CHRONOSCOPE_STORY(modelsTest, ModelsTest)
#include "ModelsTest.moc"
