// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/tinystudy/TinyPage.h"

#include "ui/bridge/Session.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QFile>
#include <QLabel>

#include <utility>

namespace chronoscope::tiny {

namespace {
using ui::NumberUnits;
using ui::StudySelection;

Result<NumberUnits> tinyNumber(store::Database& database, const StudySelection& selection) {
    const auto run = store::RunStore(database).get(selection.run);
    if (!run) return run.error();
    NumberUnits units;
    int likely = 0;
    const Status read = eachToneOutcome(database, *run, [&](const ToneOutcome& one) {
        if (!study::takes(selection.number, kAxis, one.tone)) return;
        likely += one.row.hit ? 1 : 0;
        NumberUnits::Line line{one.number, {{kAxis, one.tone}}, QString::fromStdString(one.item.thing), {}};
        line.mark = one.row.hit ? widgets::Mark::Correct : widgets::Mark::Incorrect;
        line.identity = one.item.id();
        units.lines.push_back(line);
    });
    if (!read) return read.error();
    units.all = static_cast<qint64>(units.lines.size());
    units.title = QString::fromStdString(run->name);
    units.text = QStringLiteral("%1 of %2 likely").arg(likely).arg(units.all);
    return units;
}
} // namespace

TinyPage::TinyPage(const ui::StudyParts& parts, QWidget* parent)
    : StudyResultPage(
          parts, {QStringLiteral("Tiny"), "importTinyButton", QStringLiteral("Import"), {}, "newTinyRun", {}, {}, {}},
          "tiny", kTinyRuns.study, parent),
      m_map(new widgets::HeatmapPlot(this)) {
    m_map->setObjectName(QStringLiteral("tinyMap"));
    setView(m_map);
    connect(m_map, &widgets::HeatmapPlot::cellSelected, this, [this](int row, int column) {
        const std::string tone = m_map->data().columns.at(column).toStdString();
        ui::Selection chosen;
        chosen.study = StudySelection{
            std::string(kTinyRuns.study), m_map->data().rows.at(row).key, "likely", {{kAxis, {tone}}}, 0, {}, {}};
        m_session.select(chosen);
    });
}

void TinyPage::read() {
    using Read = std::pair<bool, std::vector<TinyRun>>;
    readRuns(
        [](store::Database& database) -> Result<Read> {
            const auto items = storedItems(database);
            if (!items) return items.error();
            const auto runs = store::RunStore(database).list(kTinyRuns);
            if (!runs) return runs.error();
            auto numbers = tinyNumbers(database, *runs);
            return numbers ? Read(!items->empty(), std::move(numbers).value()) : Result<Read>(numbers.error());
        },
        [this](const Read& now) {
            m_hasItems = now.first;
            if (now.second.empty())
                return presentNothing(m_hasItems ? QStringLiteral("No run") : QStringLiteral("No items"), {});
            m_map->setData(tinyMap(now.second));
            present(tinyTable(now.second));
        });
}

void TinyPage::importFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return;
    m_session.keepPacks({file.readAll().toStdString()}, [this](const Status& /*kept*/) { recompute(); });
}

bool TinyPage::writeFigure(const QString& path, QString* problem) const { return m_map->exportTo(path, problem); }

TinyUnitView::TinyUnitView(ui::Session& session, QWidget* parent)
    : StudyUnitView(parent), m_session(session), m_words(new QLabel(this)) {
    setObjectName(QStringLiteral("tinyUnit"));
    m_words->setObjectName(QStringLiteral("tinyWords"));
}

void TinyUnitView::showUnit(const StudySelection& selection) {
    m_session.query(
        this, "tiny unit",
        [selection](store::Database& database) -> Result<Item> {
            const auto run = store::RunStore(database).get(selection.run);
            const auto items = run ? readItems(run->relationPack) : Result<std::vector<Item>>(run.error());
            if (!items) return items.error();
            return items->at(static_cast<std::size_t>(selection.item - 1));
        },
        [this, unit = selection.unit](const Result<Item>& item) {
            if (!item) return;
            m_words->setText(QStringLiteral("%1 is %2, %3")
                                 .arg(QString::fromStdString(item->thing), QString::fromStdString(item->colour),
                                      QString::fromStdString(study::toText(unit))));
            m_words->adjustSize();
            emit itemRead(item->id());
        });
}

ui::StudyPage tinyPage(const ui::StudyParts& parts, QWidget* parent) {
    auto* page = new TinyPage(parts, parent);
    ui::StudyPage entry{"tiny",
                        "heatmap",
                        page->title(),
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Y),
                        page,
                        std::string(kTinyRuns.study),
                        [](qint64 /*run*/) {},
                        &page->filter()};
    entry.inspection = {tinyNumber, new TinyUnitView(parts.session, parent)};
    entry.files.claim = [](const std::string& path) {
        using Claim = std::optional<exchange::StudyFiles::Claim>;
        return path.ends_with(".tiny.json") ? Claim(std::in_place) : Claim();
    };
    entry.importFiles = [page](const QStringList& paths, const QStringList&) {
        for (const QString& path : paths)
            page->importFile(path);
    };
    return entry;
}

ui::StudyActions tinyActions() {
    const QString page = QStringLiteral("tiny");
    return {page,
            QStringLiteral("Tiny"),
            QStringLiteral("Page Tiny"),
            {{page, QStringLiteral("importTinyButton"), QStringLiteral("Import three things")}}};
}

ui::StudyWords tinyWords() {
    return {kTinyRuns.study, [](qlonglong count) {
                return ui::countedItems(count, QStringLiteral("1 thing"), QStringLiteral("%1 things"));
            }};
}

} // namespace chronoscope::tiny
