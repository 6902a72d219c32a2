// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/RunTableModel.h"

#include "core/study/Study.h"
#include "ui/bridge/Selection.h"
#include "ui/help/NumberBook.h"
#include "ui/views/BackendText.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Moments.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace chronoscope::ui {

namespace {
QString count(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }

/// As NumberBook knows the columns.
constexpr const char* kRunColumnKeys[RunTableModel::ColumnCount] = {
    "name", "model", "state", "replies", "rate", "left", "errors", "tokens", "cost", "started", "tags"};
} // namespace

RunTableModel::RunTableModel(Session& session, RunMarks& marks, QObject* parent)
    : QAbstractTableModel(parent), m_session(session), m_marks(marks) {
    connect(&marks, &RunMarks::changed, this, [this] {
        if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
    connect(&session, &Session::runsChanged, this, &RunTableModel::reload);
    connect(&session.hub(), &RunHub::progressed, this, &RunTableModel::refreshRuns);
    reload();
}

void RunTableModel::reload() {
    std::vector<Row> rows;
    for (const store::RunRecord* run : m_session.everyRun())
        rows.push_back({run->id, *run});
    const bool same = rows.size() == m_rows.size() &&
                      std::all_of(rows.begin(), rows.end(), [this](const Row& row) { return rowOf(row.id) >= 0; });
    if (same) { // in the order that they are seen in, whatever has been counted since
        for (Row& row : rows)
            m_rows[static_cast<std::size_t>(rowOf(row.id))].record = std::move(row.record);
    } else {
        beginResetModel();
        m_rows = sorted(std::move(rows));
    }
    if (!same)
        endResetModel();
    else if (!m_rows.empty()) // the same rows: selection and scroll position stay
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void RunTableModel::refreshRuns(const QList<qint64>& runs) {
    for (const qint64 run : runs)
        if (const int row = rowOf(run); row >= 0) emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int RunTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RunTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

qint64 RunTableModel::runAt(int row) const {
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].id : 0;
}

int RunTableModel::rowOf(qint64 run) const {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].id == run) return static_cast<int>(i);
    return -1;
}

const store::RunCounts& RunTableModel::counts(const Row& row) const {
    const auto* progress = m_session.hub().progress(row.id);
    return progress ? progress->counts : row.record.counts;
}

QString RunTableModel::stateText(const Row& row) const {
    const auto* progress = m_session.hub().progress(row.id);
    if (progress && progress->state == run::EngineState::Running)
        return progress->backend.trouble.empty() ? tr("Running") : tr("⚠ Waiting");
    if (progress && progress->state == run::EngineState::Paused) return tr("Paused");
    switch (m_session.hub().opening(row.id)) {
    case RunHub::Opening::None: break;
    case RunHub::Opening::Going:
        return m_session.hub().awaitedServer(row.id).isEmpty() ? tr("Starting") : tr("Starting server");
    case RunHub::Opening::Paused: return tr("Paused");
    case RunHub::Opening::Cancelled: return tr("Stopping");
    case RunHub::Opening::Changing: return tr("Changing");
    }
    switch (row.record.state) {
    case store::RunState::Ready: return tr("Not started");
    case store::RunState::Running: return tr("Running elsewhere");
    case store::RunState::Stopped: return tr("Stopped");
    case store::RunState::Finished: return tr("Finished");
    case store::RunState::Interrupted: return tr("Interrupted");
    case store::RunState::HalfImported: return tr("Incomplete import");
    }
    return {};
}

QString RunTableModel::text(const Row& row, int column) const {
    const store::RunCounts& now = counts(row);
    const auto* progress = m_session.hub().progress(row.id);
    switch (column) {
    case Name: return QString::fromStdString(row.record.name);
    case Model: return QString::fromStdString(row.record.model);
    case State: return stateText(row);
    case Progress: return tr("%1 / %2").arg(count(now.done()), count(row.record.total));
    case Rate:
        return progress && progress->repliesPerSecond > 0
                   ? tr("%1/s").arg(count(std::llround(progress->repliesPerSecond)))
                   : QString();
    case Left: return progress && progress->secondsLeft > 0 ? spanText(progress->secondsLeft) : QString();
    case Errors: return count(now.errorCount());
    case Tokens: return count(now.promptTokens + now.completionTokens);
    case Cost: return costText(priceOf(row.record), now);
    case Started: return momentText(row.record.created);
    case Tags: return tagsText(row);
    default: return {};
    }
}

/// What a column is sorted by; not a number for a column of words, and where there is none.
double RunTableModel::number(const Row& row, int column) const {
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    const store::RunCounts& now = counts(row);
    const auto* progress = m_session.hub().progress(row.id);
    switch (column) {
    case Progress: return static_cast<double>(now.done());
    case Rate: return progress ? progress->repliesPerSecond : 0;
    case Left: return progress ? progress->secondsLeft : 0;
    case Errors: return static_cast<double>(now.errorCount());
    case Tokens: return static_cast<double>(now.promptTokens + now.completionTokens);
    case Cost: {
        const auto price = priceOf(row.record);
        return price ? now.cost(*price) : kNone;
    }
    case Started: return static_cast<double>(row.id); // runs are numbered as they are made
    default: return kNone;
    }
}

std::vector<RunTableModel::Row> RunTableModel::sorted(std::vector<Row> rows) const {
    if (m_sortColumn < 0) return rows;
    const auto isBefore = [this](const Row& a, const Row& b) {
        const double first = number(a, m_sortColumn), second = number(b, m_sortColumn);
        if (std::isnan(first) && std::isnan(second))
            return text(a, m_sortColumn).localeAwareCompare(text(b, m_sortColumn)) < 0;
        return std::isnan(second) ? false : std::isnan(first) || first < second;
    };
    std::stable_sort(rows.begin(), rows.end(), [&](const Row& a, const Row& b) {
        return m_sortOrder == Qt::AscendingOrder ? isBefore(a, b) : isBefore(b, a);
    });
    return rows;
}

void RunTableModel::sort(int column, Qt::SortOrder order) {
    m_sortColumn = column;
    m_sortOrder = order;
    std::vector<Row> rows;
    for (const store::RunRecord* run : m_session.everyRun()) // by age, among equals too
        rows.push_back({run->id, *run});
    rows = sorted(std::move(rows));
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<qint64> runs;
    for (const QModelIndex& one : before)
        runs.push_back(runAt(one.row()));
    m_rows = std::move(rows);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const int row = rowOf(runs[static_cast<std::size_t>(i)]);
        after << (row >= 0 ? index(row, before[i].column()) : QModelIndex());
    }
    changePersistentIndexList(before, after);
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

qint64 RunTableModel::newest() const {
    const auto at =
        std::max_element(m_rows.begin(), m_rows.end(), [](const Row& a, const Row& b) { return a.id < b.id; });
    return at == m_rows.end() ? 0 : at->id;
}

QString RunTableModel::tagsText(const Row& row) const {
    QStringList tags;
    for (const std::string& tag : m_marks.of(row.id).tags)
        tags << QString::fromStdString(tag);
    return tags.join(QStringLiteral(", "));
}

Qt::ItemFlags RunTableModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Name && !m_session.isReadOnly() ? flags | Qt::ItemIsEditable : flags;
}

bool RunTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QString name = value.toString().simplified();
    if (role != Qt::EditRole || index.column() != Name || name.isEmpty()) return false;
    if (name != text(m_rows[static_cast<std::size_t>(index.row())], Name)) m_marks.rename(runAt(index.row()), name);
    return true;
}

QString RunTableModel::stateToolTip(const Row& row) const {
    const auto* progress = m_session.hub().progress(row.id);
    if (progress && !progress->backend.trouble.empty()) return coreWords(progress->backend.trouble);
    if (const QString server = m_session.hub().awaitedServer(row.id); !server.isEmpty())
        return tr("Waiting until the server of “%1” is ready; Stop ends the waiting").arg(server);
    QStringList lines{row.record.message.empty() ? stateText(row) : coreWords(row.record.message)};
    if (const QString why = progress ? stopReasonText(progress->reason) : QString(); !why.isEmpty()) lines << why;
    return lines.join(QLatin1Char('\n'));
}

QString RunTableModel::costToolTip(const Row& row) const {
    const store::RunCounts& now = counts(row);
    QStringList lines{tr("Price: %1").arg(priceText(priceOf(row.record)))};
    if (row.record.budget) lines << tr("Budget: %1").arg(moneyText(*row.record.budget));
    if (now.cached > 0) lines << tr("Replies that came from the cache and cost nothing: %1").arg(count(now.cached));
    if (now.untold > 0)
        lines << tr("The tokens of %1 replies, or requests that broke off, are not known: they are in the cost at an "
                    "estimate")
                     .arg(count(now.untold));
    return lines.join(QLatin1Char('\n'));
}

QString RunTableModel::progressToolTip(const Row& row) const {
    const store::RunCounts& now = counts(row);
    QStringList outcomes{tr("%1 answered").arg(count(now.answered)), tr("%1 refused").arg(count(now.refused)),
                         tr("%1 empty").arg(count(now.empty))};
    if (now.contradictory > 0) outcomes << tr("%1 contradictory").arg(count(now.contradictory));
    if (now.unreadable > 0) outcomes << tr("%1 unreadable").arg(count(now.unreadable));
    outcomes << tr("errors: %1 of %2.").arg(count(now.errorCount()), count(row.record.total));
    QStringList lines{outcomes.join(QStringLiteral(", ")), tr("Only stored replies count.")};
    if (now.leftOut > 0)
        lines << tr("Replies that do not open with “A. ” and are left out, neither right nor wrong: %1.")
                     .arg(count(now.leftOut));
    return lines.join(QLatin1Char('\n'));
}

QString RunTableModel::toolTip(const Row& row, int column) const {
    const store::RunCounts& now = counts(row);
    switch (column) {
    case Name: {
        const std::string& note = m_marks.of(row.id).note;
        return note.empty() ? text(row, Name) : text(row, Name) + QLatin1Char('\n') + QString::fromStdString(note);
    }
    case State: return stateToolTip(row);
    case Progress: return progressToolTip(row);
    case Errors: {
        QStringList lines{tr("Requests that got no reply. They are missing samples, never wrong answers.")};
        for (const auto& [kind, number] : now.errors)
            lines << tr("%1: %2").arg(displayName(kind), count(number));
        return lines.join(QLatin1Char('\n'));
    }
    case Tokens:
        return tr("%1 prompt + %2 completion tokens, as the backend counted them")
            .arg(count(now.promptTokens), count(now.completionTokens));
    case Cost: return costToolTip(row);
    case Rate: return tr("Replies stored per second, over the last two seconds");
    case Left: return tr("Time left at the present rate");
    default: return text(row, column);
    }
}

QVariant RunTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return text(row, index.column());
    case Qt::ToolTipRole: return toolTip(row, index.column());
    case Qt::TextAlignmentRole: {
        const bool numeric = index.column() >= Rate && index.column() <= Started;
        return QVariant::fromValue((numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case kSelectionRole: // of the runs that result pages look at
        switch (study::builtInStudies().resultsOf(row.record)) {
        case study::ResultKind::Cells: return QVariant::fromValue(Selection::ofRun(row.id));
        case study::ResultKind::Traversals: return {};
        case study::ResultKind::Units: break;
        }
        return QVariant::fromValue(Selection::ofUnits({row.record.study, row.id, {}, {}, 0, {}, {}}));
    case ShareRole:
        if (index.column() != Progress || row.record.total <= 0) return {};
        return static_cast<double>(counts(row).done()) / static_cast<double>(row.record.total);
    default: return {};
    }
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section >= Rate && section <= Started ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    const bool isColumn = section >= 0 && section < ColumnCount;
    if (role == Qt::UserRole && isColumn) return QString::fromLatin1(kRunColumnKeys[section]);
    if (role == Qt::ToolTipRole && isColumn)
        return plainToolTip(columnNote(QLatin1String(kRunColumnKeys[section]), QStringLiteral("runs")));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Name: return tr("Name");
    case Model: return tr("Model");
    case State: return tr("State");
    case Progress: return tr("Replies");
    case Rate: return tr("Rate");
    case Left: return tr("Time left");
    case Errors: return tr("Errors");
    case Tokens: return tr("Tokens");
    case Cost: return tr("Cost");
    case Started: return tr("Created");
    case Tags: return tr("Tags");
    default: return {};
    }
}

} // namespace chronoscope::ui
