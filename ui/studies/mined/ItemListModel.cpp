// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ItemListModel.h"

#include "ui/studies/mined/MinedWords.h"
#include "ui/theme/Icons.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <algorithm>

namespace chronoscope::ui {

using mined::ReplyScore;

namespace {
constexpr int kReplies = static_cast<int>(mined::kConfigurations);

bool isReply(int column) {
    return column >= ItemListModel::FirstReply && column < ItemListModel::FirstReply + kReplies;
}

ReplyScore replyOf(const mined::ItemReplies& replies, int column) {
    return replies[static_cast<std::size_t>(column - ItemListModel::FirstReply)];
}

QString markText(const ReplyScore& reply) {
    switch (reply.kind) {
    case ReplyScore::Kind::Unasked: return {};
    case ReplyScore::Kind::Missing: return QStringLiteral("–");
    case ReplyScore::Kind::Empty: return QStringLiteral("∅");
    case ReplyScore::Kind::Scored: break;
    }
    if (reply.refused) return QStringLiteral("⊘");
    return reply.cem ? QStringLiteral("✓") : QStringLiteral("✗");
}

QString markMeaning(const ReplyScore& reply) {
    switch (reply.kind) {
    case ReplyScore::Kind::Unasked: return ItemListModel::tr("not asked");
    case ReplyScore::Kind::Missing: return ItemListModel::tr("missing: no answer yet, or an error");
    case ReplyScore::Kind::Empty: return ItemListModel::tr("empty: counts as wrong");
    case ReplyScore::Kind::Scored: break;
    }
    if (reply.refused) return ItemListModel::tr("refused: matches nothing, counts as wrong");
    const QString f1 = QLocale().toString(100 * reply.f1, 'f', 1);
    return reply.cem ? ItemListModel::tr("right: a gold is contained; F1 %1 %").arg(f1)
                     : ItemListModel::tr("wrong: no gold is contained; F1 %1 %").arg(f1);
}

// A title stands over its column as the column's cells stand.
QVariant alignmentOf(int column) {
    const Qt::Alignment across = column == ItemListModel::Cem                          ? Qt::AlignRight
                                 : isReply(column) || column == ItemListModel::Replies ? Qt::AlignHCenter
                                                                                       : Qt::AlignLeft;
    return QVariant::fromValue(across | Qt::AlignVCenter);
}

QString allMarks(const mined::ItemReplies& replies) {
    QStringList marks;
    for (const ReplyScore& reply : replies)
        if (reply.kind != ReplyScore::Kind::Unasked) marks << markText(reply);
    return marks.join(QLatin1Char(' '));
}

QString allMeanings(const mined::ItemReplies& replies) {
    QStringList lines;
    for (const mined::Configuration one : mined::kAllConfigurations)
        if (const ReplyScore& reply = replies[static_cast<std::size_t>(one)]; reply.kind != ReplyScore::Kind::Unasked)
            lines << QStringLiteral("%1: %2").arg(configurationLabel(one), markMeaning(reply));
    return lines.join(QLatin1Char('\n'));
}

std::int64_t mediaOf(const ItemRow& row, int column) {
    return column == ItemListModel::OtherPicture ? row.otherImage : row.image;
}
} // namespace

ItemListModel::ItemListModel(Thumbnails& thumbnails, QObject* parent)
    : QAbstractTableModel(parent), m_thumbnails(thumbnails) {
    connect(&thumbnails, &Thumbnails::ready, this, &ItemListModel::pictureReady);
}

void ItemListModel::setRows(std::shared_ptr<const ItemRows> rows) {
    const bool same = rows->size() == m_rows->size() &&
                      std::equal(rows->begin(), rows->end(), m_rows->begin(), [](const auto& a, const auto& b) {
                          return a.row == b.row && a.withContext == b.withContext;
                      });
    if (!same) beginResetModel();
    m_rows = std::move(rows);
    m_rowsOf.clear();
    m_rowsOf.reserve(2 * m_rows->size());
    for (int row = 0; row < rowCount(); ++row)
        for (const int column : {Picture, OtherPicture})
            if (const auto media = mediaOf(*at(row), column); media != 0) m_rowsOf.emplace_back(media, row);
    std::sort(m_rowsOf.begin(), m_rowsOf.end());
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const ItemRow* ItemListModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &(*m_rows)[static_cast<std::size_t>(row)] : nullptr;
}

int ItemListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows->size());
}

int ItemListModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString ItemListModel::text(const ItemRow& row, int column) const {
    switch (column) {
    case Picture:
    case OtherPicture: return {};
    case Task:
        if (!mined::hasContext(row.task)) return taskLabel(row.task);
        return (row.withContext ? tr("%1 with") : tr("%1 without")).arg(taskLabel(row.task));
    case Subject: return toQt(*row.subject);
    case Type: return toQt(*row.type);
    case Gold: return toQt(*row.gold);
    case Replies: return allMarks(m_rows->replies(row));
    case Cem: {
        const auto score = m_rows->score(row);
        return score ? QLocale().toString(score->cem, 'f', 0) : QString();
    }
    default: return markText(replyOf(m_rows->replies(row), column));
    }
}

QString ItemListModel::toolTip(const ItemRow& row, int column) const {
    if (column == Task)
        return tr("%1. %2").arg(taskExplanation(row.task), mined::hasContext(row.task)
                                                               ? (row.withContext ? tr("With its misaligned context.")
                                                                                  : tr("Without its context."))
                                                               : QString());
    if (column == Picture || column == OtherPicture) {
        const auto media = mediaOf(row, column);
        if (media == 0) return tr("The item has no such picture");
        const DecodedPicture* known = m_thumbnails.picture(media);
        if (!known) return {};
        return known->problem.isEmpty() ? tr("%1 × %2 pixels").arg(known->size.width()).arg(known->size.height())
                                        : plainToolTip(known->problem);
    }
    if (column == Replies) return allMeanings(m_rows->replies(row));
    if (column == Cem) {
        const auto score = m_rows->score(row);
        return score ? tr("Mean of the configurations: CEM %1 %, F1 %2 %")
                           .arg(QLocale().toString(score->cem, 'f', 1), QLocale().toString(score->f1, 'f', 1))
                     : tr("It lacks a reply, and is in no number");
    }
    if (isReply(column)) return markMeaning(replyOf(m_rows->replies(row), column));
    return plainToolTip(text(row, column));
}

QVariant ItemListModel::picture(const ItemRow& row, int column) const {
    const auto media = mediaOf(row, column);
    if (media == 0) return {};
    const DecodedPicture* known = m_thumbnails.picture(media);
    if (!known) return {}; // it is painted once it is decoded
    return known->problem.isEmpty() ? pictureIcon(QPixmap::fromImage(known->image)) : Icons::icon(u"warning");
}

QVariant ItemListModel::data(const QModelIndex& index, int role) const {
    const ItemRow* row = index.isValid() ? at(index.row()) : nullptr;
    if (!row) return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return text(*row, column);
    case Qt::DecorationRole: return column <= OtherPicture ? picture(*row, column) : QVariant();
    case Qt::ToolTipRole: return toolTip(*row, column);
    case Qt::AccessibleTextRole:
        return isReply(column)     ? markMeaning(replyOf(m_rows->replies(*row), column))
               : column == Replies ? allMeanings(m_rows->replies(*row))
                                   : text(*row, column);
    case Qt::TextAlignmentRole: return alignmentOf(column);
    case kSearchRole: return QStringList{toQt(*row->subject), toQt(*row->gold), toQt(*row->type)}.join(u' ');
    case kSortRole:
        if (column == Task) return static_cast<int>(row->task) * 2 + (row->withContext ? 0 : 1);
        if (column == Cem) {
            const auto score = m_rows->score(*row);
            return score ? score->cem : -1.0;
        }
        return text(*row, column);
    default: return {};
    }
}

QVariant ItemListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return alignmentOf(section);
    if (isReply(section)) {
        const auto one = static_cast<mined::Configuration>(section - FirstReply);
        if (role == Qt::ToolTipRole) return configurationExplanation(one);
        return role == Qt::DisplayRole ? QVariant(configurationLabel(one)) : QVariant();
    }
    if (role == Qt::ToolTipRole)
        return section == Picture        ? QVariant(tr("I: the original image"))
               : section == OtherPicture ? QVariant(tr("GI: the generalisation image, another picture of it"))
               : section == Replies      ? QVariant(tr("Q + I, Q + GI, G + I and G + GI, in this order"))
               : section == Cem ? QVariant(tr("Mean of the configurations, %") + QLatin1Char('\n') + cemExplanation())
                                : QVariant();
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Picture: return tr("Picture");
    case OtherPicture: return tr("GI");
    case Task: return tr("Task");
    case Subject: return tr("Subject");
    case Type: return tr("Type");
    case Gold: return tr("Gold");
    case Replies: return tr("Answers");
    default: return tr("CEM");
    }
}

void ItemListModel::pictureReady(qint64 media) {
    const auto isBefore = [](const auto& one, qint64 wanted) { return one.first < wanted; };
    auto at = std::lower_bound(m_rowsOf.begin(), m_rowsOf.end(), media, isBefore);
    for (; at != m_rowsOf.end() && at->first == media; ++at)
        emit dataChanged(index(at->second, Picture), index(at->second, OtherPicture), {Qt::DecorationRole});
}

} // namespace chronoscope::ui
