// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/NetworkSettings.h"
#include "tests/gui/Stage.h"
#include "tests/support/FaultServer.h"
#include "ui/dialogs/NewRunDialog.h"
#include "ui/pages/BackendsPage.h"
#include "ui/settings/SettingsWindow.h"
#include "ui/theme/Theme.h"
#include "ui/views/Moments.h"
#include "ui/views/NoticeBar.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/ColorScale.h"
#include "widgets/plots/FigureExport.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QToolButton>

#include <cmath>
#include <fstream>

namespace chronoscope::test::settingsStory {

/// The settings window: what is chosen is kept and acts, what cannot be used is said and not taken.
class SettingsStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>([](ui::BackendHub::Parts& parts) {
            parts.settingsPath =
                QFileInfo(QString::fromStdString(parts.bookPath)).path().toStdString() + "/network.json";
        });
        openWithKey();
    }
    void cleanup() { m_stage.reset(); }

    void aThemeIsChosenWithKeysAndKept() {
        QSignalSpy wanted(m_stage->window.get(), &ui::MainWindow::schemeWanted);
        choose(field<QComboBox>("look/scheme"), QStringLiteral("Dark"));
        QVERIFY(!wanted.isEmpty());
        QCOMPARE(m_stage->settings.scheme(), ui::Scheme::Dark);
        QTest::mouseClick(reset("look/scheme"), Qt::LeftButton);
        QCOMPARE(m_stage->settings.scheme(), ui::Scheme::System);
        QVERIFY(!reset("look/scheme")->isVisible());
    }

    void offlineActsAtOnceAndIsThereAtTheNextStart() {
        FaultServer proxy(always(chatReply("x")));
        auto* offline = field<QCheckBox>("network/offline");
        QTest::keyClick(offline, Qt::Key_Space);
        QVERIFY(offline->isChecked());
        backend::http::HttpRequest request;
        request.url = "http://192.0.2.1/v1"; // an address of no computer
        request.method = "GET";
        const auto refused = m_stage->backends->network()->fetch(request, {});
        const auto* error = std::get_if<backend::http::TransportError>(&refused);
        QVERIFY(error && error->message.starts_with("offline"));
        QTRY_VERIFY(saved().offline);
        request.url = proxy.url();
        QVERIFY(std::holds_alternative<backend::http::HttpResponse>(m_stage->backends->network()->fetch(request, {})));
    }

    void aProxyThatCannotBeUsedIsSaidAndNotTaken_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("taken");
        QTest::newRow("good") << QStringLiteral("http://proxy.example:3128") << true;
        QTest::newRow("no scheme known") << QStringLiteral("ftp://proxy.example") << false;
        QTest::newRow("a password") << QStringLiteral("http://me:secret@proxy.example:1") << false;
    }
    void aProxyThatCannotBeUsedIsSaidAndNotTaken() {
        QFETCH(const QString, typed);
        QFETCH(const bool, taken);
        auto* proxy = field<QLineEdit>("network/proxy");
        proxy->setFocus();
        QTest::keyClicks(proxy, typed);
        QTest::keyClick(proxy, Qt::Key_Return);
        auto* note = m_settings->findChild<QLabel*>(QStringLiteral("setting.network/proxy.note"));
        QCOMPARE(note->isVisible(), !taken);
        QCOMPARE(m_stage->backends->networkSettings().proxy, taken ? typed.toStdString() : std::string());
        if (taken) QTRY_COMPARE(saved().proxy, typed.toStdString());
    }

    void keptRepliesAreCountedAndClearedWhenThatIsConfirmed() {
        auto* cache = m_stage->backends->network()->cache();
        cache->keep(std::string(32, 'a'), "reply");
        QTRY_COMPARE(cache->size(), 1);
        m_settings->close();
        openWithKey();
        auto* state = m_settings->findChild<QLabel*>(QStringLiteral("cacheState"));
        QVERIFY2(state->text().contains(QStringLiteral("1 replies")), qPrintable(state->text()));
        auto* clear = m_settings->findChild<QPushButton*>(QStringLiteral("clearCacheButton"));
        QTest::mouseClick(clear, Qt::LeftButton);
        QCOMPARE(cache->size(), 1); // the question was not answered
        m_stage->dialogs.verbs << QStringLiteral("Clear");
        QTest::mouseClick(clear, Qt::LeftButton);
        QTRY_COMPARE(cache->size(), 0);
        QTRY_VERIFY2(state->text().contains(QStringLiteral("0 replies")), qPrintable(state->text()));
    }

    void theSizeOfKeptRepliesIsTypedInGigabytes() {
        auto* size = field<QDoubleSpinBox>("network/cache");
        size->setFocus();
        size->selectAll();
        QTest::keyClicks(size, QStringLiteral("5"));
        QTest::keyClick(size, Qt::Key_Return);
        QTRY_COMPARE(saved().cacheBytes, std::int64_t{5'000'000'000});
    }

    void aFolderThatIsNotThereIsSaidAndNotTaken() {
        auto* folder = field<QLineEdit>("paths/exports");
        folder->setFocus();
        QTest::keyClicks(folder, QStringLiteral("/nowhere/at/all"));
        QTest::keyClick(folder, Qt::Key_Return);
        QVERIFY(m_settings->findChild<QLabel*>(QStringLiteral("setting.paths/exports.note"))->isVisible());
        QCOMPARE(m_stage->settings.chosen(QStringLiteral("paths/exports")).toString(), QString());
        folder->selectAll();
        QTest::keyClicks(folder, m_stage->folder.path());
        QTest::keyClick(folder, Qt::Key_Return);
        QCOMPARE(m_stage->settings.chosen(QStringLiteral("paths/exports")).toString(), m_stage->folder.path());
    }

    void aNewRunBeginsWithTheValuesOfTheSettings() {
        choose(field<QComboBox>("runs/begin"), QStringLiteral("With the values below"));
        choose(field<QComboBox>("runs/sets"), QStringLiteral("3"));
        choose(field<QComboBox>("runs/temperatures"), QStringLiteral("0 alone"));
        m_settings->close();
        m_stage->openSample();
        QTest::keyClick(m_stage->window.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(m_stage->window->findChild<ui::NewRunDialog*>());
        auto* dialog = m_stage->window->findChild<ui::NewRunDialog*>();
        QCOMPARE(dialog->spec().sets, 3);
        QCOMPARE(dialog->spec().temperatures, std::vector<double>{0});
        dialog->reject();
    }

    void timesAreWrittenAsChosen() {
        const auto usual = qScopeGuard([] { ui::setMomentForm(ui::DateForm::Iso, ui::DateZone::Local); });
        const std::string stored = "2026-11-23T14:05:09Z";
        ui::setMomentForm(ui::DateForm::Iso, ui::DateZone::Utc);
        QCOMPARE(ui::momentText(stored), QStringLiteral("2026-11-23 14:05 UTC"));
        QCOMPARE(ui::dayText(stored), QStringLiteral("2026-11-23"));
        QCOMPARE(ui::momentText("yesterday"), QStringLiteral("yesterday"));
        ui::setMomentForm(ui::DateForm::Language, ui::DateZone::Local);
        const QDateTime local = QDateTime(QDate(2026, 11, 23), QTime(14, 5, 9), Qt::UTC).toLocalTime();
        QCOMPARE(ui::momentText(stored), QLocale().toString(local, QLocale::ShortFormat));
    }

    void datesAreThoseOfTheWordsWhereNumbersAreOfAnotherLanguage() {
        const auto usual = qScopeGuard([] { ui::setMomentForm(ui::DateForm::Iso, ui::DateZone::Local); });
        ui::setMomentForm(ui::DateForm::Language, ui::DateZone::Utc, QLocale(QLocale::German));
        QCOMPARE(ui::dayText("2026-11-23T14:05:09Z"), QStringLiteral("23.11.26"));
    }

    void whatWasKeptUnderAFormerKeyIsTakenOver_data() {
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("former");
        QTest::addColumn<QString>("taken");
        QTest::newRow("of an earlier version") << QString() << "dark"
                                               << "dark";
        QTest::newRow("what was chosen since wins") << "contrast"
                                                    << "dark"
                                                    << "contrast";
        QTest::newRow("no value of it") << QString() << "plaid"
                                        << "system";
    }
    void whatWasKeptUnderAFormerKeyIsTakenOver() {
        QFETCH(const QString, kept);
        QFETCH(const QString, former);
        QFETCH(const QString, taken);
        const QString path = m_stage->folder.filePath(QStringLiteral("former.ini"));
        QSettings file(path, QSettings::IniFormat);
        file.setValue(QStringLiteral("window/theme"), former);
        if (!kept.isEmpty()) file.setValue(QStringLiteral("look/scheme"), kept);
        file.sync();
        ui::Settings settings(path);
        std::vector<ui::Setting> table = ui::settingTable();
        for (ui::Setting& setting : table)
            if (setting.key == QLatin1String("look/scheme")) setting.former = {QStringLiteral("window/theme")};
        settings.takeFormer(table);
        QCOMPARE(settings.chosen(QStringLiteral("look/scheme")).toString(), taken);
        file.sync();
        QVERIFY(!file.contains(QStringLiteral("window/theme")));
    }

    /// Windows are processes, each with the file as it last read it. One process reads a path once, so the other window
    /// comes by a link to the folder.
    void whatTwoWindowsKeepStandsSideBySide() {
        const QString folder = m_stage->path(QStringLiteral("kept"));
        QVERIFY(QDir().mkpath(folder) && QFile::link(folder, m_stage->path(QStringLiteral("link"))));
        const QString a = QStringLiteral("/a.chronoscope");
        const QString b = QStringLiteral("/b.chronoscope");
        const QString study = QStringLiteral("mined");
        {
            ui::Settings one(folder + QStringLiteral("/settings.ini"));
            ui::Settings other(m_stage->path(QStringLiteral("link/settings.ini")));
            for (const auto& [window, workspace] : {std::pair(&one, a), std::pair(&other, b)}) {
                window->addRecent(workspace);
                window->setView(workspace, "view");
                window->setResultFilter(workspace, QStringLiteral("filter"));
                window->setStudyFilter(workspace, study, QStringLiteral("narrowing"));
                window->setShortcut(workspace, QStringLiteral("Ctrl+Y"));
                window->setDeclaredCutOff(workspace, QStringLiteral("2023"));
            }
            one.setView(a, "view at the end"); // its window is closed when the other has written
            QCOMPARE(one.view(b), QByteArray("view"));
        }
        const QString copy = m_stage->path(QStringLiteral("copy.ini"));
        QVERIFY(QFile::copy(folder + QStringLiteral("/settings.ini"), copy));
        const ui::Settings read(copy);
        QCOMPARE(read.recent(), QStringList({b, a}));
        QCOMPARE(read.view(a), QByteArray("view at the end"));
        for (const QString& workspace : {a, b}) {
            QVERIFY(!read.view(workspace).isEmpty());
            QCOMPARE(read.resultFilter(workspace), QStringLiteral("filter"));
            QCOMPARE(read.studyFilter(workspace, study), QStringLiteral("narrowing"));
            QCOMPARE(read.shortcuts().value(workspace).toString(), QStringLiteral("Ctrl+Y"));
            QCOMPARE(read.declaredCutOffs().value(workspace), QStringLiteral("2023"));
        }
        QVERIFY(!QFile::exists(folder + QStringLiteral("/settings.ini.change.lock")));
    }

    void heatMapsHaveTheChosenColours() {
        using Scale = widgets::ColorScale;
        const auto usual = qScopeGuard([] { Scale::setSequence(Scale::Sequence::Cividis); });
        QCOMPARE(Scale::at(0), QColor(0x00, 0x20, 0x4d));
        for (const auto sequence : {Scale::Sequence::Viridis, Scale::Sequence::Greys}) {
            Scale::setSequence(sequence);
            for (int step = 1; step <= 20; ++step) // from dark to light all the way, as text on it needs
                QVERIFY(qGray(Scale::at(step / 20.0).rgb()) > qGray(Scale::at((step - 1) / 20.0).rgb()));
            QCOMPARE(Scale().stops().first().second, Scale::at(0));
        }
    }

    void whatIsChosenOnAPageIsFoundHereWithTheWayToIt() {
        auto* search = m_settings->findChild<QLineEdit*>(QStringLiteral("settingsSearch"));
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("API key"));
        auto* open = field<QPushButton>("page/backends");
        QVERIFY(open->isVisible() && !field<QComboBox>("look/scheme")->isVisible());
        QTest::mouseClick(open, Qt::LeftButton);
        QTRY_VERIFY(m_stage->window->backendsPage()->isVisible());
    }

    void figuresAreSavedAsFineAndInTheColoursThatAreChosenAtOnce() {
        using widgets::FigureExport;
        const auto usual = qScopeGuard([] { FigureExport::setForm({}); });
        const auto saved = [this] {
            widgets::HeatmapPlot plot;
            plot.setData({});
            const QString path = m_stage->path(QStringLiteral("figure.png"));
            return plot.exportTo(path, nullptr, {600, 400}) ? QImage(path) : QImage();
        };
        QCOMPARE(saved().size(), QSize(1200, 800));
        choose(field<QComboBox>("figures/dpi"), QStringLiteral("300 dpi"));
        QCOMPARE(saved().size(), QSize(1875, 1250));
        QCOMPARE(saved().dotsPerMeterX(), 11811); // 300 in an inch
        QCOMPARE(saved().pixelColor(2, 2), QColor(Qt::white));
        QPalette dark;
        dark.setColor(QPalette::Base, QColor(0x16, 0x19, 0x1d));
        dark.setColor(QPalette::Window, QColor(0x16, 0x19, 0x1d));
        const QPalette before = QApplication::palette();
        const auto light = qScopeGuard([before] { QApplication::setPalette(before); });
        QApplication::setPalette(dark);
        QCOMPARE(saved().pixelColor(2, 2), QColor(Qt::white));
        choose(field<QComboBox>("figures/colors"), QStringLiteral("As the window shows them"));
        QVERIFY(saved().pixelColor(2, 2).lightness() < 60);
    }

    void figuresAreAsLargeAsIsChosen() {
        using widgets::FigureExport;
        const auto usual = qScopeGuard([] { FigureExport::setForm({}); });
        widgets::HeatmapPlot map;
        map.setData({});
        widgets::BarsPlot bars;
        const auto sizes = [&] {
            const QString path = m_stage->path(QStringLiteral("sized.png"));
            QList<QSize> both;
            for (const bool ofMap : {true, false})
                both << ((ofMap ? map.exportTo(path, nullptr) : bars.exportTo(path, nullptr)) ? QImage(path).size() / 2
                                                                                              : QSize());
            return both;
        };
        choose(field<QComboBox>("figures/dpi"), QStringLiteral("192 dpi")); // two dots a pixel
        const QList<QSize> natural = sizes();
        field<QDoubleSpinBox>("figures/width")->setValue(900);
        const QList<QSize> wide = sizes();
        for (int at = 0; at < 2; ++at) {
            QCOMPARE(wide.at(at).width(), 900); // and as high as it is then
            const double before = double(natural.at(at).width()) / natural.at(at).height();
            QVERIFY(std::abs(900.0 / wide.at(at).height() - before) < 0.05);
        }
        field<QDoubleSpinBox>("figures/height")->setValue(500);
        QCOMPARE(sizes(), (QList<QSize>{{900, 500}, {900, 500}}));
        const auto usualForm = FigureExport::setForm({});
        FigureExport::setForm({.size = {6'000, 0}});
        QCOMPARE(FigureExport::chosenSize({500, 8'000}), QSize(500, 8'000)); // not 6,000 by 96,000
        QCOMPARE(FigureExport::chosenSize({500, 1'000}), QSize(3'000, 6'000));
        FigureExport::setForm(usualForm);
        for (const char* side : {"figures/width", "figures/height"}) {
            QTest::mouseClick(reset(side), Qt::LeftButton);
            QCOMPARE(field<QDoubleSpinBox>(side)->text(), QStringLiteral("As it needs"));
        }
        QCOMPARE(sizes(), natural);
    }

    void whatActsAtTheNextStartOffersOne() {
        QSignalSpy left(m_stage->window.get(), &ui::MainWindow::leftToRestart);
        auto* bar = m_settings->findChild<ui::NoticeBar*>();
        QVERIFY(!bar->isVisible());
        choose(field<QComboBox>("look/language"), QStringLiteral("Français"));
        QVERIFY(bar->isVisible());
        QTest::mouseClick(reset("look/language"), Qt::LeftButton);
        QVERIFY(!bar->isVisible()); // it is as it was
        choose(field<QComboBox>("look/language"), QStringLiteral("Français"));
        choose(field<QComboBox>("look/scheme"), QStringLiteral("Dark")); // which acts at once
        QVERIFY(bar->isVisible());
        for (auto* button : bar->findChildren<QPushButton*>())
            if (button->isVisible()) QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(left.size(), 1);
        QTRY_VERIFY(!m_stage->window->isVisible());
        QCOMPARE(m_stage->settings.chosen(QStringLiteral("look/language")).toString(), QStringLiteral("fr"));
    }

    void theWindowOpensOverTheMainWindow() {
        m_settings->close();
        m_stage->window->move(300, 200);
        QTRY_COMPARE(m_stage->window->pos(), QPoint(300, 200));
        openWithKey();
        const QRect above = m_settings->frameGeometry();
        QVERIFY(m_stage->window->frameGeometry().intersected(above) == above);
    }

    void theWindowIsWholeOnItsScreenWhereverTheMainWindowIs() {
        const QRect screen = m_settings->screen()->availableGeometry();
        m_settings->close();
        m_settings->resize(screen.size()); // as on a small screen
        m_stage->window->move(screen.topLeft());
        openWithKey();
        QTRY_VERIFY2(screen.contains(m_settings->frameGeometry()),
                     qPrintable(QStringLiteral("%1, %2").arg(m_settings->y()).arg(m_settings->height())));
    }

    void searchLeavesWhatHasTheWords() {
        auto* search = m_settings->findChild<QLineEdit*>(QStringLiteral("settingsSearch"));
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("certif"));
        QVERIFY(field<QLineEdit>("network/ca_file")->isVisible());
        QVERIFY(!field<QComboBox>("look/scheme")->isVisible());
        search->clear();
        QTest::keyClicks(search, QStringLiteral("appear"));
        QVERIFY(field<QComboBox>("look/scale")->isVisible());
        QVERIFY(!field<QLineEdit>("network/proxy")->isVisible());
        QTest::keyClick(m_settings, Qt::Key_Escape);
        QVERIFY(!m_settings->isVisible());
    }

    void theButtonAtTheEndClosesIt_data() {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("keys") << false;
        QTest::newRow("mouse") << true;
    }
    void theButtonAtTheEndClosesIt() {
        QFETCH(const bool, byMouse);
        QTRY_VERIFY(m_settings->findChild<QLineEdit*>(QStringLiteral("settingsSearch"))->hasFocus());
        auto* close = m_settings->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close);
        QVERIFY(close && close->isVisible());
        if (byMouse) {
            QTest::mouseClick(close, Qt::LeftButton);
        } else {
            QTest::keyClick(m_settings->focusWidget(), Qt::Key_Backtab); // behind the keys of all actions
            QCOMPARE(QApplication::focusWidget(), close);
            QTest::keyClick(close, Qt::Key_Space);
        }
        QVERIFY(!m_settings->isVisible());
        QVERIFY(m_stage->window->isVisible());
    }

    void settingsThatCannotBeReadKeepTheProgramOfflineUntilOneIsChosen() {
        m_stage = std::make_unique<Stage>([](ui::BackendHub::Parts& parts) { parts.settingsProblem = "cut off"; });
        openWithKey();
        auto* problem = m_settings->findChild<QLabel*>(QStringLiteral("settingsProblem"));
        QVERIFY(problem->isVisible());
        QVERIFY(problem->text().contains(QStringLiteral("cut off")));
        QTest::keyClick(field<QCheckBox>("network/offline"), Qt::Key_Space);
        QVERIFY(!problem->isVisible());
    }

    void highContrastIsWhiteOnBlackWithThickLinesWhereTheFocusIs() {
        choose(field<QComboBox>("look/scheme"), QStringLiteral("High contrast"));
        QCOMPARE(m_stage->settings.scheme(), ui::Scheme::HighContrast);
        QCOMPARE(ui::Theme::palette(ui::Scheme::HighContrast).color(QPalette::Text), QColor(Qt::white));
        QCOMPARE(ui::Theme::palette(ui::Scheme::HighContrast).color(QPalette::Base), QColor(Qt::black));
        QVERIFY(ui::Theme::styleSheet(ui::Scheme::HighContrast).contains(QStringLiteral("2px solid")));
    }

    void withLessMotionNothingBlinksOrRuns() {
        ui::Theme::calm(*qApp);
        QCOMPARE(QApplication::cursorFlashTime(), 0);
        QProgressBar bar;
        bar.setRange(0, 0);
        bar.show();
        QCOMPARE(bar.maximum(), 1);
        QCOMPARE(bar.value(), 1);
    }

    void aFontThatIsNotThereIsTheDesktops() {
        ui::Theme::apply(*qApp, ui::Scheme::Light, QStringLiteral("No Such Font At All"));
        const QString usual = QApplication::font().family();
        ui::Theme::apply(*qApp, ui::Scheme::Light, QStringLiteral("DejaVu Serif"));
        if (QFontDatabase::hasFamily(QStringLiteral("DejaVu Serif")))
            QCOMPARE(QApplication::font().families().first(), QStringLiteral("DejaVu Serif"));
        ui::Theme::apply(*qApp, ui::Scheme::Light);
        QCOMPARE(QApplication::font().family(), usual);
    }

    void whatAFileHoldsWronglyIsTheUsualValue() {
        const QString file = m_stage->folder.filePath(QStringLiteral("odd.ini"));
        std::ofstream(file.toStdString()) << "[look]\nscheme=purple\nscale=9999\n[start]\nreopen=@Invalid()\n";
        const ui::Settings odd(file);
        QCOMPARE(odd.scheme(), ui::Scheme::System);
        QCOMPARE(odd.chosen(QStringLiteral("look/scale")).toInt(), 100);
        QVERIFY(odd.chosen(QStringLiteral("start/reopen")).toBool());
    }

private:
    void openWithKey() {
        auto* window = m_stage->window.get();
        window->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), window);
        QTest::keyClick(window, Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY(window->findChild<ui::SettingsWindow*>());
        m_settings = window->findChild<ui::SettingsWindow*>();
        QTRY_COMPARE(QApplication::activeWindow(),
                     m_settings); // a window that belongs to an active one counts as active
    }
    template <typename Widget> Widget* field(const char* key) {
        return m_settings->findChild<Widget*>(QStringLiteral("setting.") + QLatin1String(key));
    }
    QToolButton* reset(const char* key) {
        return m_settings->findChild<QToolButton*>(QStringLiteral("setting.%1.reset").arg(QLatin1String(key)));
    }
    backend::NetworkSettings saved() const {
        const auto read = backend::NetworkSettings::load(m_stage->path(QStringLiteral("network.json")).toStdString());
        return read ? *read : backend::NetworkSettings();
    }

    std::unique_ptr<Stage> m_stage;
    ui::SettingsWindow* m_settings = nullptr;
};

} // namespace chronoscope::test::settingsStory

CHRONOSCOPE_STORY(settingsStory, SettingsStory)
#include "SettingsStory.moc"
