// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/RunReplies.h"

#include "core/store/ReplySearch.h"
#include "core/study/Study.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/RowTable.h"
#include "ui/views/TableColumns.h"
#include "ui/views/ToQt.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

#include <charconv>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kReplyPauseMs = 500;
constexpr int kShownRows = 4;
constexpr qsizetype kMostPrompt = 400; ///< letters of its end, in the table and its tip
constexpr const char* kNewestTopic = "newest replies";

enum NewestColumn { AboutColumn, PromptColumn, ReplyColumn, OutcomeColumn, NewestColumns };

/// "Olt · mcqa · 2015", and with `isWhole` also which request of these it is.
QString aboutText(const study::AskedRequest& asked, bool isWhole) {
    QStringList parts{toQt(asked.subject)};
    for (const auto& [key, value] : asked.unit)
        if (!value.empty() && key != "context") parts << toQt(value);
    for (const auto& [key, value] : asked.place)
        if (!value.empty() && isWhole)
            parts << QStringLiteral("%1 %2").arg(toQt(key), toQt(value));
        else if (!value.empty() && (key == "configuration" || key == "date"))
            parts << toQt(value);
    return parts.join(QStringLiteral(" · "));
}

/// A number and no words: what a model finds of a text that it did not write.
bool isScored(const store::ReplyRow& row) { return row.value && row.text.empty(); }

QString replyText(const store::ReplyRow& row) {
    return isScored(row) ? RunReplies::tr("log P = %1").arg(QLocale().toString(*row.value, 'f', 2)) : toQt(row.text);
}

/// `judges`: the reply is about another one, and says its score.
QString outcomeText(const store::ReplyRow& row, bool judges) {
    if (row.error) return RunReplies::tr("⚠ %1").arg(displayName(*row.error));
    if (judges)
        return row.value ? RunReplies::tr("score %1").arg(QLocale().toString(*row.value, 'f', 2))
                         : RunReplies::tr("says no score");
    if (isScored(row)) return RunReplies::tr("a score");
    if (row.kind != matching::ReplyKind::Answered) return toQt(row.outcome());
    return row.hit ? RunReplies::tr("● right") : RunReplies::tr("✕ not right");
}

int yearOf(const study::UnitKey& unit) {
    const auto at = unit.find("year");
    int year = 0;
    if (at != unit.end()) std::from_chars(at->second.data(), at->second.data() + at->second.size(), year);
    return year;
}

Selection selectionOf(const store::RunRecord& run, const study::AskedRequest& asked, std::int64_t index) {
    if (study::builtInStudies().hasUnits(run))
        return Selection::ofUnits(
            asked.about
                ? StudySelection{run.study, asked.about->run, {}, {}, asked.item, asked.unit, asked.about->index}
                : StudySelection{run.study, run.id, {}, {}, asked.item, asked.unit, index});
    Selection selection;
    selection.run = run.id;
    const auto form = asked.unit.find("template");
    if (form != asked.unit.end())
        selection.form = prompt::templateFromName(form->second).value_or(prompt::Template::Generation);
    selection.year = yearOf(asked.unit);
    selection.elementRow = asked.item;
    return selection;
}
} // namespace

RunReplies::RunReplies(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_title(new QLabel(tr("Newest replies"), this)),
      m_table(new QTableWidget(0, NewestColumns, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    setRole(m_title, Role::Caption);
    m_title->setToolTip(tr("The %1 replies that were asked for last, the last of all at the top").arg(kMost));
    m_title->setTextFormat(Qt::PlainText); // names come from files
    m_table->setObjectName(QStringLiteral("newestReplies"));
    m_table->setAccessibleName(tr("Newest replies of the chosen run"));
    m_table->setHorizontalHeaderLabels({tr("Asked about"), tr("End of the prompt"), tr("Reply"), tr("Counts as")});
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    readByRow(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    new TableColumns(m_table, TableColumns::are({AboutColumn, PromptColumn, ReplyColumn}));
    column->addWidget(m_title);
    column->addWidget(m_table);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kReplyPauseMs);
    connect(&m_soon, &QTimer::timeout, this, &RunReplies::read);
    connect(m_table, &QTableWidget::cellClicked, this, [this](int row) { inspect(row); });
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row) { inspect(row); });
    connect(&session.hub(), &RunHub::progressed, this, [this](const QList<qint64>& runs) {
        if (m_run && runs.contains(m_run->id)) soon();
    });
    hide();
}

/// The header is as high as it is drawn only when it is.
void RunReplies::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + kShownRows * Tokens::kRowHeight +
                            2 * m_table->frameWidth());
}

void RunReplies::follow(const store::RunRecord* run) {
    const bool isOther = !run || !m_run || run->id != m_run->id;
    if (!isOther) {
        m_run->counts = run->counts;
        return soon();
    }
    m_run = run ? std::optional(*run) : std::nullopt;
    m_reader = std::make_shared<Reader>();
    m_done = -1;
    m_soon.stop();
    show(Newest{});
    if (m_run) read();
}

/// A run that comes along fast is looked at now and then.
void RunReplies::soon() {
    if (!m_soon.isActive()) m_soon.start();
}

Result<std::vector<RunReplies::Line>> RunReplies::readLines(store::Database& database, const store::RunRecord& run,
                                                            Reader& reader) {
    if (!std::exchange(reader.isOpen, true))
        if (auto asked = study::builtInStudies().askedOf(run, database)) reader.asked = std::move(asked).value();
    auto rows = store::newestReplies(database, run.id, kMost);
    if (!rows) return rows.error();
    std::vector<Line> lines;
    for (store::ReplyRow& row : *rows) {
        Line line{std::move(row), std::nullopt};
        if (reader.asked)
            if (auto asked = reader.asked->at(database, line.row.index)) line.asked = std::move(asked).value();
        lines.push_back(std::move(line));
    }
    return lines;
}

void RunReplies::read() {
    if (!m_run || !parentWidget()->isVisible()) return;
    const auto* progress = m_session.hub().progress(m_run->id);
    const std::int64_t done = progress ? progress->counts.done() : m_run->counts.done();
    if (std::exchange(m_done, done) == done) return;
    m_session.query(
        this, kNewestTopic,
        [run = *m_run, reader = m_reader](store::Database& database) -> Result<Newest> {
            auto lines = readLines(database, run, *reader);
            if (!lines) return lines.error();
            return Newest{std::move(lines).value(), reader->asked ? toQt(reader->asked->aboutRun()) : QString()};
        },
        [this, run = m_run->id](Result<Newest> newest) {
            if (newest && m_run && m_run->id == run) show(std::move(newest).value());
        });
}

void RunReplies::show(Newest newest) {
    m_lines = std::move(newest.lines);
    const QString& judged = newest.judged;
    m_title->setText(judged.isEmpty() ? tr("Newest replies")
                                      : tr("Newest replies: what this judge says of the replies of %1").arg(judged));
    setVisible(!m_lines.empty());
    m_table->setRowCount(static_cast<int>(m_lines.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Line& line = m_lines[static_cast<std::size_t>(row)];
        const QString prompt =
            line.asked ? toQt(line.asked->request.prompt + line.asked->request.continuation).right(kMostPrompt)
                       : tr("not told for runs whose questions follow from replies");
        const QString about = line.asked
                                  ? aboutText(*line.asked, false)
                                  : tr("request %1").arg(QLocale().toString(static_cast<qlonglong>(line.row.index)));
        const QStringList cells{about, prompt.simplified(), replyText(line.row).simplified(),
                                outcomeText(line.row, !judged.isEmpty())};
        for (int column = 0; column < NewestColumns; ++column) {
            auto* item = m_table->item(row, column);
            if (!item) m_table->setItem(row, column, item = new QTableWidgetItem);
            item->setText(cells.at(column));
            item->setToolTip(column == AboutColumn && line.asked ? aboutText(*line.asked, true)
                             : column == PromptColumn            ? prompt
                             : column == ReplyColumn             ? replyText(line.row).left(kMostPrompt)
                                                                 : cells.at(column));
        }
        m_table->item(row, AboutColumn)
            ->setData(kSelectionRole,
                      line.asked ? QVariant::fromValue(selectionOf(*m_run, *line.asked, line.row.index)) : QVariant());
    }
}

void RunReplies::inspect(int row) {
    const auto at = static_cast<std::size_t>(row);
    if (!m_run || at >= m_lines.size() || !m_lines[at].asked) return;
    m_session.select(selectionOf(*m_run, *m_lines[at].asked, m_lines[at].row.index));
    emit chosen();
}

} // namespace chronoscope::ui
