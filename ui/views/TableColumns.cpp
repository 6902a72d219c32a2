// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/TableColumns.h"

#include "ui/settings/Settings.h"
#include "ui/theme/Tokens.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kNameLetters = 30;
constexpr int kOtherLetters = 18; ///< what is no name keeps so many: a number must not be cut
constexpr int kMostNames = 3;     ///< contents are given the room of so many names, unless they are alone
constexpr int kMeasuredRows = 100;
constexpr int kDeepest = 3; ///< levels of a tree

int lettersWidth(const QWidget& widget, int letters) { return letters * widget.fontMetrics().averageCharWidth(); }

/// Takes up to `excess` from the parts that are names, or from those that are none, each by what it can give. Returns
/// what is still too much.
template <typename Parts> int narrow(Parts& parts, bool names, int excess) {
    int slack = 0;
    for (const auto& part : parts)
        if (part.isName == names) slack += part.width - part.least;
    const int due = std::min(excess, slack);
    if (due <= 0) return excess;
    int seen = 0;
    int given = 0; // what is rounded off goes to the next one
    for (auto& part : parts) {
        if (part.isName != names) continue;
        seen += part.width - part.least;
        const int upToHere = static_cast<int>(static_cast<qint64>(due) * seen / slack);
        part.width -= upToHere - std::exchange(given, upToHere);
    }
    return excess - due;
}
/// Gives what is left over to the names, in equal parts, but for those that a person set.
template <typename Parts> void widenNames(Parts& parts, int rest) {
    const auto takes = [](const auto& part) { return part.isName && !part.isSet; };
    auto left = static_cast<int>(std::count_if(parts.begin(), parts.end(), takes));
    for (auto& part : parts) {
        if (!takes(part)) continue;
        part.width += rest / left;
        rest -= rest / left--;
    }
}
} // namespace

TableColumns::TableColumns(QTableView* table, IsName isName)
    : TableColumns(table, table->horizontalHeader(), 0, std::move(isName)) {}

TableColumns::TableColumns(QTreeView* tree, IsName isName)
    : TableColumns(tree, tree->header(), kDeepest * tree->indentation(), std::move(isName)) {}

TableColumns::TableColumns(QAbstractItemView* view, QHeaderView* header, int indent, IsName isName)
    : QObject(view), m_view(view), m_header(header), m_indent(indent), m_isName(std::move(isName)) {
    header->setStretchLastSection(false);
    header->setSectionsMovable(true);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setResizeContentsPrecision(kMeasuredRows);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &TableColumns::measure);
    const QAbstractItemModel* model = view->model();
    const auto soon = [this] { m_soon.start(); };
    connect(model, &QAbstractItemModel::modelReset, this, &TableColumns::measureAnew);
    connect(model, &QAbstractItemModel::columnsInserted, this, &TableColumns::measureAnew);
    connect(model, &QAbstractItemModel::columnsRemoved, this, &TableColumns::measureAnew);
    connect(model, &QAbstractItemModel::rowsInserted, this, soon);
    connect(model, &QAbstractItemModel::dataChanged, this, soon);
    connect(model, &QAbstractItemModel::headerDataChanged, this, soon);
    connect(header, &QHeaderView::sectionResized, this, &TableColumns::remember);
    view->viewport()->installEventFilter(this);
    measureAnew();
}

TableColumns::IsName TableColumns::are(std::initializer_list<int> columns) {
    return [names = std::vector<int>(columns)](int column) {
        return std::find(names.begin(), names.end(), column) != names.end();
    };
}

int TableColumns::nameWidth(const QWidget& widget) { return lettersWidth(widget, kNameLetters) + Tokens::kSpace12; }

QString TableColumns::title(int column) const { return m_view->model()->headerData(column, Qt::Horizontal).toString(); }

void TableColumns::reserve(int column, int width) {
    m_reserved.insert(column, width);
    m_soon.start();
}

void TableColumns::leaveRest() { m_fills = false; }

void TableColumns::keepIn(Settings& settings) {
    m_settings = &settings;
    m_set.clear();
    const auto lines = QString::fromUtf8(settings.columns(m_view->objectName() + QLatin1String("Widths")))
                           .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : lines)
        if (const int width = line.section(QLatin1Char('\t'), 1).toInt(); width > 0)
            m_set.insert(line.section(QLatin1Char('\t'), 0, 0), width);
    m_header->setSectionResizeMode(QHeaderView::Interactive); // a state of the header that was restored may know others
    m_soon.start();
}

QJsonObject TableColumns::widths() const {
    QJsonObject widths;
    for (auto set = m_set.begin(); set != m_set.end(); ++set)
        widths.insert(set.key(), set.value());
    return widths;
}

void TableColumns::setWidths(const QJsonObject& widths) {
    m_set.clear();
    for (auto width = widths.begin(); width != widths.end(); ++width)
        if (width->toInt() > 0) m_set.insert(width.key(), width->toInt());
    m_soon.start();
}

void TableColumns::measureAnew() {
    m_contents.clear();
    m_soon.start();
}

void TableColumns::measure() {
    if (!m_view->isVisible()) return; // it is measured when it is shown
    m_contents.resize(static_cast<std::size_t>(m_header->count()));
    for (int column = 0; column < m_header->count(); ++column) {
        int& width = m_contents[static_cast<std::size_t>(column)];
        if (!m_header->isSectionHidden(column)) width = std::max(width, m_view->sizeHintForColumn(column));
    }
    fit();
}

std::vector<TableColumns::Part> TableColumns::parts() const {
    std::vector<Part> parts;
    const int ofName = nameWidth(*m_view);
    const int leastName = m_leastLetters > 0 ? lettersWidth(*m_view, m_leastLetters) + Tokens::kSpace12 : ofName;
    for (int column = 0; column < m_header->count(); ++column) {
        if (m_header->isSectionHidden(column)) continue;
        Part part{column, m_set.value(title(column)), 0, m_isName(column), true};
        part.least = part.width;
        if (part.width == 0) {
            const int head = m_header->isHidden() ? 0 : m_header->sectionSizeHint(column);
            const int contents =
                std::max({m_contents.at(static_cast<std::size_t>(column)), head, m_reserved.value(column)});
            const int indent = column == 0 ? m_indent : 0;
            part.isSet = false;
            part.width = std::min(contents, kMostNames * ofName + indent);
            if (!m_whole.contains(column))
                part.least = std::min(part.width, part.isName ? leastName + indent
                                                              : std::max(head, lettersWidth(*m_view, kOtherLetters)));
            else
                part.least = part.width;
        }
        parts.push_back(part);
    }
    return parts;
}

void TableColumns::fit() {
    if (m_isFitting || m_contents.size() != static_cast<std::size_t>(m_header->count()))
        return; // it will be measured first
    const QScopedValueRollback fitting(m_isFitting, true);
    std::vector<Part> all = parts();
    int excess = -m_view->viewport()->width();
    for (const Part& part : all)
        excess += part.width;
    if (excess < 0 && m_fills) widenNames(all, -excess);
    if (excess > 0) narrow(all, false, narrow(all, true, excess));
    for (const Part& part : all)
        m_header->resizeSection(part.column, part.width);
}

void TableColumns::remember(int column, int before, int now) {
    if (m_isFitting) return;
    if (before == 0 || now == 0) { // hidden, or shown again
        m_soon.start();
        return;
    }
    if (!m_view->isVisible()) return; // no person's doing
    m_set.insert(title(column), now);
    if (!m_settings) return;
    QStringList lines;
    for (auto set = m_set.begin(); set != m_set.end(); ++set)
        lines << QStringLiteral("%1\t%2").arg(set.key()).arg(set.value());
    lines.sort();
    m_settings->setColumns(m_view->objectName() + QLatin1String("Widths"), lines.join(QLatin1Char('\n')).toUtf8());
}

bool TableColumns::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) fit();
    if (event->type() == QEvent::Show) m_soon.start();
    return QObject::eventFilter(watched, event);
}

} // namespace chronoscope::ui
