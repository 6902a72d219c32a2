// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/LabelSetModel.h"

#include "ui/annotation/AnnotateKeys.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Words.h"
#include "widgets/plots/LabelTag.h"
#include "widgets/plots/PlotTheme.h"

#include <QGuiApplication>
#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using annotation::Label;
using annotation::LabelRole;
using annotation::LabelSet;

namespace {
QStringList roleWords() {
    return {LabelSetModel::tr("nothing"),
            LabelSetModel::tr("stale answers"),
            LabelSetModel::tr("answers right later"),
            LabelSetModel::tr("answers right one year off"),
            LabelSetModel::tr("distractors"),
            LabelSetModel::tr("right, but not matched"),
            LabelSetModel::tr("no answer to read"),
            LabelSetModel::tr("refusals"),
            LabelSetModel::tr("the benchmark is wrong"),
            LabelSetModel::tr("all the rest")};
}

QStringList colorWords() {
    return {LabelSetModel::tr("any that is free"),
            LabelSetModel::tr("Sand"),
            LabelSetModel::tr("Indigo"),
            LabelSetModel::tr("Rose"),
            LabelSetModel::tr("Cyan"),
            LabelSetModel::tr("Wine"),
            LabelSetModel::tr("Teal"),
            LabelSetModel::tr("Purple"),
            LabelSetModel::tr("Olive"),
            LabelSetModel::tr("Green")};
}

/// Why a set could not be stored like this; empty if it could.
QString faultOf(const LabelSet& set) {
    const auto sound = annotation::labelSetFromJson(annotation::toJson(set));
    if (!sound) return coreWords(sound.error().message);
    if (const Label* twice = set.repeatedName())
        return LabelSetModel::tr("two labels are called “%1”").arg(QString::fromStdString(twice->name));
    return {};
}
} // namespace

/// One edit: the whole set before and after it, which is small.
class LabelSetStep final : public QUndoCommand {
public:
    LabelSetStep(LabelSetModel& model, const QString& text, LabelSet after)
        : QUndoCommand(text), m_model(model), m_before(model.set()), m_after(std::move(after)) {}

    void undo() override { m_model.put(m_before); }
    void redo() override { m_model.put(m_after); }

private:
    LabelSetModel& m_model;
    LabelSet m_before;
    LabelSet m_after;
};

LabelSetModel::LabelSetModel(QObject* parent) : QAbstractTableModel(parent) {}

void LabelSetModel::setSet(LabelSet set, UseCounts uses, bool editable) {
    beginResetModel();
    m_set = m_first = std::move(set);
    m_uses = std::move(uses);
    m_isEditable = editable;
    m_undo.clear();
    endResetModel();
    emit edited();
}

void LabelSetModel::put(const LabelSet& set) {
    const bool isReset = set.labels.size() != m_set.labels.size();
    if (isReset) beginResetModel();
    m_set = set;
    if (isReset)
        endResetModel();
    else
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit edited();
}

bool LabelSetModel::change(const QString& text, LabelSet after) {
    if (!m_isEditable || after == m_set) return false;
    if (const QString fault = faultOf(after); !fault.isEmpty()) {
        emit refused(tr("Not changed: %1").arg(fault));
        return false;
    }
    m_undo.push(new LabelSetStep(*this, text, std::move(after)));
    return true;
}

void LabelSetModel::setName(const QString& name) {
    LabelSet after = m_set;
    after.name = name.trimmed().toStdString();
    change(tr("Name of the set"), std::move(after));
}

void LabelSetModel::setMultiple(bool multiple) {
    LabelSet after = m_set;
    after.multiple = multiple;
    change(tr("Several labels to one item"), std::move(after));
}

int LabelSetModel::addLabel() {
    LabelSet after = m_set;
    Label label;
    const auto isTaken = [&](const Label& one) { return one.key == label.key || one.name == label.name; };
    for (std::size_t number = after.labels.size() + 1;; ++number) {
        label.key = "label-" + std::to_string(number);
        label.name = tr("Label %1").arg(number).toStdString();
        if (std::none_of(after.labels.begin(), after.labels.end(), isTaken)) break;
    }
    after.labels.push_back(std::move(label));
    return change(tr("Add a label"), std::move(after)) ? rowCount() - 1 : -1;
}

void LabelSetModel::removeLabel(int row) {
    if (row < 0 || row >= rowCount()) return;
    if (uses(row) > 0) {
        emit refused(tr("Not removed: annotations have this label. Make a new version of the set without it."));
        return;
    }
    LabelSet after = m_set;
    after.labels.erase(after.labels.begin() + row);
    change(tr("Remove a label"), std::move(after));
}

void LabelSetModel::moveLabel(int row, int by) {
    const int to = row + by;
    if (row < 0 || to < 0 || row >= rowCount() || to >= rowCount()) return;
    LabelSet after = m_set;
    std::swap(after.labels[static_cast<std::size_t>(row)], after.labels[static_cast<std::size_t>(to)]);
    change(tr("Move a label"), std::move(after));
}

std::size_t LabelSetModel::uses(int row) const {
    const auto at = m_uses.find(m_set.labels[static_cast<std::size_t>(row)].key);
    return at == m_uses.end() ? 0 : at->second;
}

int LabelSetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_set.labels.size());
}
int LabelSetModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant LabelSetModel::shown(const Label& label, int row, int column) const {
    switch (column) {
    case Press: return labelKey(row).toString(QKeySequence::NativeText);
    case Name: return QString::fromStdString(label.name);
    case Key: return QString::fromStdString(label.key);
    case Color: return colorWords().value(label.color + 1);
    case Role: return roleWords().value(static_cast<int>(label.role));
    case Description: return QString::fromStdString(label.description);
    case Uses: return numberText(static_cast<qint64>(uses(row)));
    default: return {};
    }
}

QVariant LabelSetModel::tip(int row, int column) const {
    if (column == Key && uses(row) > 0)
        return plainToolTip(
            tr("%n annotation(s) have this key, so it stays as it is.", nullptr, static_cast<int>(uses(row))));
    return plainToolTip(shown(m_set.labels[static_cast<std::size_t>(row)], row, column).toString());
}

QVariant LabelSetModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Label& label = m_set.labels[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return shown(label, index.row(), index.column());
    case Qt::EditRole:
        if (index.column() == Color) return label.color + 1;
        if (index.column() == Role) return static_cast<int>(label.role);
        return shown(label, index.row(), index.column());
    case Qt::ToolTipRole: return tip(index.row(), index.column());
    case kChoicesRole:
        if (index.column() == Color) return colorWords();
        return index.column() == Role ? QVariant(roleWords()) : QVariant();
    case Qt::DecorationRole: {
        if (index.column() != Color || label.color < 0) return {};
        const QString sign = labelKey(index.row()).toString(QKeySequence::NativeText);
        return widgets::LabelTag{sign.isEmpty() ? QStringLiteral("·") : sign.right(1), label.color, {}}.icon(
            widgets::PlotTheme::fromPalette(QGuiApplication::palette()));
    }
    case Qt::TextAlignmentRole:
        return index.column() == Uses || index.column() == Press ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                                                 : QVariant();
    default: return {};
    }
}

bool LabelSetModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) return false;
    LabelSet after = m_set;
    Label& label = after.labels[static_cast<std::size_t>(index.row())];
    const std::string text = value.toString().trimmed().toStdString();
    switch (index.column()) {
    case Name: label.name = text; break;
    case Key: label.key = text; break;
    case Color:
        label.color = std::clamp(value.toInt(), 0, static_cast<int>(annotation::kLabelColors.size())) - 1;
        break;
    case Role:
        label.role = static_cast<LabelRole>(std::clamp(value.toInt(), 0, static_cast<int>(LabelRole::Other)));
        break;
    case Description: label.description = text; break;
    default: return false;
    }
    return change(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(), std::move(after));
}

Qt::ItemFlags LabelSetModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const bool isFixed = index.column() == Press || index.column() == Uses ||
                         (index.column() == Key && index.row() < rowCount() && uses(index.row()) > 0);
    if (m_isEditable && !isFixed) flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant LabelSetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const std::pair<QString, QString> words[ColumnCount]{
        {tr("Key"), tr("What is pressed to give the label: by its place")},
        {tr("Label"), tr("As it is shown")},
        {tr("Stored as"), tr("What annotations and files hold: a to z, digits and hyphens")},
        {tr("Colour"), tr("Of its mark. Two labels of one colour are told apart by a frame")},
        {tr("Suggested for"), tr("Which answers the program suggests it for, or what it counts it as")},
        {tr("When to give it"), tr("Shown as a tooltip where the label is")},
        {tr("Used"), tr("Annotations that have it")}};
    if (section < 0 || section >= ColumnCount) return {};
    if (role == Qt::DisplayRole) return words[section].first;
    return role == Qt::ToolTipRole ? QVariant(words[section].second) : QVariant();
}

} // namespace chronoscope::ui
