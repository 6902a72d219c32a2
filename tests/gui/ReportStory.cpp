// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"
#include "ui/dialogs/ReportDialog.h"
#include "ui/pages/ResultPage.h"

#include <QCheckBox>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QPushButton>
#include <QXmlStreamReader>

#include <sys/stat.h>

namespace chronoscope::test::reportStory {

namespace {
constexpr int kLong = 120'000;
const QString kHostile = QStringLiteral("<script>alert(\"1\")</script> & url(#x) 'quoted'");

/// What a report says, read as XML.
struct Content {
    QStringList cells; ///< of tables
    QStringList titles;
    QStringList elements;
    QString problem;
    int figures = 0;
};

Content contentOf(const QByteArray& html) {
    Content content;
    QXmlStreamReader xml(html);
    xml.setNamespaceProcessing(false);
    QString* open = nullptr;
    while (!xml.atEnd()) {
        xml.readNext();
        const QString name = xml.qualifiedName().toString();
        if (xml.isStartElement()) {
            content.elements << name;
            if (name == u"svg") ++content.figures;
            if (name == u"td") open = &content.cells.emplace_back();
            if (name == u"h2" || name == u"h3") open = &content.titles.emplace_back();
        } else if (xml.isEndElement()) {
            open = nullptr;
        } else if (xml.isCharacters() && open) {
            *open += xml.text().toString();
        }
    }
    if (xml.hasError()) content.problem = xml.errorString();
    return content;
}
} // namespace

/// A researcher writes what the pages show into one file, to send it to a colleague.
class ReportStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        QCoreApplication::setApplicationVersion(QStringLiteral("1.2.3"));
        m_stage->openSample();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        m_stage->waitForEnd(
            m_stage->startRun(kHostile, QStringLiteral("calibration:?cutoff=2015&recall=0.6&seed=4"), spec));
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->window->results().set() && m_stage->window->results().set()->runs.size() == 2,
                                 kLong);
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() {
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        m_dialog = m_stage->window->findChild<ui::ReportDialog*>();
        QVERIFY(m_dialog);
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->isReady(), kLong);
        m_stage->dialogs.problems.clear();
    }
    void cleanup() {
        if (m_dialog) m_dialog->close();
        QTRY_VERIFY(!m_dialog);
    }

    void theWebPageHoldsWhatThePagesShow() {
        const Content content = contentOf(save(QStringLiteral("all.html")));
        QCOMPARE(content.problem, QString());
        int shown = 0;
        for (const ui::ResultPage* page : m_stage->window->findChildren<ui::ResultPage*>()) {
            if (page->isEmpty() || page->numbers().rows.empty()) continue;
            ++shown;
            QVERIFY2(content.titles.contains(page->title()), qPrintable(page->title()));
            for (const auto& row : page->numbers().rows)
                for (const std::string& cell : row)
                    QVERIFY2(content.cells.contains(QString::fromStdString(cell)), cell.c_str());
        }
        QVERIFY(shown >= 5);
        QCOMPARE(content.figures, shown);
    }

    void theWebPageNeedsNothingElse() {
        const QByteArray html = save(QStringLiteral("alone.html"));
        QVERIFY(!html.contains("://"));
        for (const QString& element : contentOf(html).elements)
            QVERIFY2(element != u"script" && element != u"link" && element != u"img" && element != u"iframe",
                     qPrintable(element));
    }

    void theFileHasTheUsualPermissions() {
        const auto before = ::umask(022);
        (void)save(QStringLiteral("open.html"));
        ::umask(before);
        QVERIFY(QFileInfo(m_stage->path(QStringLiteral("open.html")))
                    .permission(QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
    }

    void hostileNamesAreShownLetterByLetter() {
        const QByteArray html = save(QStringLiteral("hostile.html"));
        QVERIFY(!html.contains("<script"));
        const Content content = contentOf(html);
        QVERIFY(content.titles.contains(kHostile));
        QVERIFY(content.cells.contains(kHostile));
    }

    void namesInsideFiguresAreOfOneFigure() {
        QXmlStreamReader xml(save(QStringLiteral("names.html")));
        xml.setNamespaceProcessing(false);
        QStringList ids;
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement)
                for (const QXmlStreamAttribute& attribute : xml.attributes())
                    if (attribute.name() == u"id") ids << attribute.value().toString();
        QVERIFY(!ids.isEmpty());
        QCOMPARE(ids.removeDuplicates(), 0);
    }

    void eachRunHasItsManifest() {
        const Content content = contentOf(save(QStringLiteral("runs.html")));
        for (const auto& run : m_stage->session->runs()) {
            QVERIFY(content.titles.contains(QString::fromStdString(run.name)));
            QVERIFY(content.cells.contains(QString::fromStdString(run.sliceHash)));
            QVERIFY(content.cells.contains(QString::fromStdString(run.backend)));
        }
        QVERIFY(content.cells.contains(QStringLiteral("1.2.3")));
    }

    void whatIsNotTickedIsLeftOut() {
        box("report_compare")->setChecked(false);
        const Content content = contentOf(save(QStringLiteral("some.html")));
        QVERIFY(!content.titles.contains(QStringLiteral("Compare")));
        QVERIFY(content.titles.contains(QStringLiteral("Heat map")));
    }

    void aPdfIsWritten() {
        const QByteArray pdf = save(QStringLiteral("all.pdf"));
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        QVERIFY(pdf.count("/Subtype /Image") >= 5);
    }

    void whatIsCancelledLeavesNoFile_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("web page") << QStringLiteral("given-up.html");
        QTest::newRow("pdf") << QStringLiteral("given-up.pdf");
    }

    void whatIsCancelledLeavesNoFile() {
        QFETCH(QString, name);
        QSignalSpy cancelled(&m_dialog->writer(), &ui::ReportWriter::cancelled);
        start(name);
        QVERIFY(m_dialog->writer().isBusy());
        QTest::mouseClick(find("reportClose"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(cancelled.size(), 1, kLong);
        QVERIFY(!QFile::exists(m_stage->path(name)));
        QVERIFY(m_dialog->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(find("reportSave")->isEnabled(), kLong);
    }

    void whatIsCancelledWhileTheFileIsMadeIsThereWholeOrNotAtAll() {
        QSignalSpy cancelled(&m_dialog->writer(), &ui::ReportWriter::cancelled);
        QSignalSpy finished(&m_dialog->writer(), &ui::ReportWriter::finished);
        connect(&m_dialog->writer(), &ui::ReportWriter::progressed, m_dialog, [this](int done, int all) {
            if (done == all - 1)
                QMetaObject::invokeMethod(&m_dialog->writer(), &ui::ReportWriter::cancel, Qt::QueuedConnection);
        });
        start(QStringLiteral("late.pdf"));
        QTRY_COMPARE_WITH_TIMEOUT(cancelled.size() + finished.size(), 1, kLong);
        QCOMPARE(QFile::exists(m_stage->path(QStringLiteral("late.pdf"))), !finished.isEmpty());
    }

    void whatCannotBeWrittenIsSaid() {
        QFile file(m_stage->path(QStringLiteral("no-folder")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        start(QStringLiteral("no-folder/report.html"));
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->dialogs.problems.size(), 1, kLong);
        QVERIFY2(m_stage->dialogs.problems.first().contains(QLatin1String("no-folder/report.html")),
                 qPrintable(m_stage->dialogs.problems.first()));
        QVERIFY(m_dialog->isVisible());
    }

    void aFigureThatIsMoreThanADrawingIsLeftOut_data() {
        QTest::addColumn<QByteArray>("inside");
        QTest::addColumn<bool>("shown");
        QTest::newRow("drawing") << QByteArray("<g id=\"a\"><rect width=\"1\" height=\"1\"/></g>") << true;
        QTest::newRow("script") << QByteArray("<script>alert(1)</script>") << false;
        QTest::newRow("page") << QByteArray("<foreignObject><p/></foreignObject>") << false;
        QTest::newRow("damaged") << QByteArray("<g>") << false;
    }

    void aFigureThatIsMoreThanADrawingIsLeftOut() {
        QFETCH(QByteArray, inside);
        QFETCH(bool, shown);
        ui::ReportSection section;
        section.svg = "<svg viewBox=\"0 0 9 9\">" + inside + "</svg>";
        const QByteArray html = ui::reportHtml({QStringLiteral("t"), {}, {section}, {}});
        QCOMPARE(html.contains("<svg"), shown);
        QCOMPARE(html.contains("cannot be shown"), !shown);
        QVERIFY(!html.contains("alert"));
    }

    void aFigureIsNeverShownLargerThanItIsDrawn_data() {
        QTest::addColumn<QByteArray>("root");
        QTest::newRow("drawn") << QByteArray("<svg viewBox=\"0 0 857 436\"/>");
        QTest::newRow("with a style of its own")
            << QByteArray("<svg viewBox=\"0 0 857 436\" style=\"position:fixed\"/>");
    }

    void aFigureIsNeverShownLargerThanItIsDrawn() {
        QFETCH(QByteArray, root);
        ui::ReportSection section;
        section.svg = root;
        const QByteArray html = ui::reportHtml({QStringLiteral("t"), {}, {section}, {}});
        QCOMPARE(contentOf(html).problem, QString());
        QCOMPARE(html.count("style=\"max-width:857px\""), 1);
        QVERIFY(!html.contains("position:fixed"));
    }

    void longTextsInCellsGoOverSeveralLines() {
        ui::ReportSection section;
        section.numbers.addColumn("subject");
        section.numbers.rows = {{"short"}, {std::string(60, 'x')}};
        const QByteArray html = ui::reportHtml({QStringLiteral("t"), {}, {section}, {}});
        QCOMPARE(html.count("<td class=\"l\">"), 1);
        QVERIFY(html.contains("<td>short</td>"));
    }

    void nothingOfAFigureIsFetched() {
        ui::ReportSection section;
        section.svg = "<svg onload=\"a()\"><image href=\"https://example.org/x.png\"/><use href=\"#a\"/></svg>";
        const QByteArray html = ui::reportHtml({QStringLiteral("t"), {}, {section}, {}});
        QVERIFY(!html.contains("example.org"));
        QVERIFY(!html.contains("onload"));
        QVERIFY(html.contains("href=\"#f0-a\""));
    }

    void linesOfANoteStayLines() {
        ui::ReportSection section;
        section.note = QStringLiteral("first\nsecond");
        const ui::Report report{QStringLiteral("t"), {}, {section}, {}};
        const QByteArray html = ui::reportHtml(report);
        QCOMPARE(contentOf(html).problem, QString());
        QVERIFY(html.contains("first\nsecond</p>"));
        QVERIFY(html.contains("white-space:pre-line"));
        QVERIFY(ui::reportPdfMarkup(report, 100, 100).contains(QStringLiteral("first<br/>second")));
    }

    void whatIsStillComputedCanBeLeftOut() {
        auto& results = m_stage->window->results();
        const results::ResultFilter before = results.filter();
        results::ResultFilter other = before;
        other.subject = "a";
        results.setFilter(other); // everything is computed anew
        auto* heatmap = box("report_heatmap");
        QVERIFY(!m_dialog->isReady() && heatmap->isEnabled());
        QVERIFY(!find("reportSave")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->isReady(), kLong);
        results.setFilter(before);
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->isReady(), kLong);
    }

    void aTableThatIsCutSaysSo() {
        ui::ReportSection section;
        section.numbers.addColumn("n", true);
        for (std::size_t row = 0; row <= ui::kReportRows; ++row)
            section.numbers.rows.push_back({std::to_string(row)});
        const QByteArray html = ui::reportHtml({QStringLiteral("t"), {}, {section}, {}});
        QCOMPARE(html.count("<td"), static_cast<qsizetype>(ui::kReportRows));
        QVERIFY(html.contains("2,000 of 2,001 rows"));
    }

    void nothingTickedIsNoReport() {
        for (auto* page : m_dialog->findChildren<QCheckBox*>())
            page->setChecked(false);
        QVERIFY(!find("reportSave")->isEnabled());
        QVERIFY(!find("reportSave")->toolTip().isEmpty());
    }

private:
    QPushButton* find(const char* name) { return m_dialog->findChild<QPushButton*>(QLatin1String(name)); }
    QCheckBox* box(const char* name) { return m_dialog->findChild<QCheckBox*>(QLatin1String(name)); }

    void start(const QString& name) {
        m_stage->dialogs.answers.enqueue(m_stage->path(name));
        QTest::mouseClick(find("reportSave"), Qt::LeftButton);
    }
    QByteArray save(const QString& name) {
        QSignalSpy finished(&m_dialog->writer(), &ui::ReportWriter::finished);
        start(name);
        (void)QTest::qWaitFor([&] { return !finished.isEmpty() || !m_stage->dialogs.problems.isEmpty(); }, kLong);
        QFile file(m_stage->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<Stage> m_stage;
    QPointer<ui::ReportDialog> m_dialog;
};

} // namespace chronoscope::test::reportStory

CHRONOSCOPE_STORY(reportStory, ReportStory)
#include "ReportStory.moc"
