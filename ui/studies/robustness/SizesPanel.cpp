// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/SizesPanel.h"

#include "core/studies/robustness/ModelSizeStore.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/ElidedApart.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kParametersWidth = 84, kFamilyWidth = 96;

/// As it can be typed again, without a digit lost.
QString parametersText(double parameters) {
    constexpr std::pair<double, char> kUnits[]{{1e9, 'B'}, {1e6, 'M'}, {1, ' '}};
    for (const auto& [unit, letter] : kUnits)
        if (parameters >= unit)
            return (QLocale::c().toString(parameters / unit, 'g', QLocale::FloatingPointShortest) + QLatin1Char(letter))
                .trimmed();
    return {};
}
} // namespace

std::optional<double> parametersFrom(const QString& text) {
    QString number = text.simplified().remove(QLatin1Char(' '));
    double unit = 1;
    if (!number.isEmpty()) {
        const QMap<QChar, double> kUnits{{u'k', 1e3}, {u'm', 1e6}, {u'b', 1e9}, {u't', 1e12}};
        if (const auto found = kUnits.find(number.back().toLower()); found != kUnits.end()) {
            unit = *found;
            number.chop(1);
        }
    }
    bool isNumber = false;
    double value = QLocale::c().toDouble(number, &isNumber); // with thousands separators, too
    if (!isNumber) value = QLocale().toDouble(number, &isNumber);
    if (!isNumber || !robustness::isSize(value * unit)) return std::nullopt;
    return value * unit;
}

SizesPanel::SizesPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_table(new QTableWidget(0, ColumnCount, this)),
      m_hint(makeText(this, "sizesHint", Role::Caption)) {
    setObjectName(QStringLiteral("sizesPanel"));
    m_table->setObjectName(QStringLiteral("modelSizes"));
    m_table->setAccessibleName(tr("Sizes and families of the models"));
    m_table->setHorizontalHeaderLabels({tr("Model"), tr("Parameters"), tr("Family")});
    m_table->setToolTip(
        tr("Type a number of parameters, such as 8B or 8e9, or another family; F2 edits a cell. Kept in "
           "the workspace."));
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideMiddle);
    for (const int column : {Model, Family})
        m_table->setItemDelegateForColumn(column, new ApartCells<QStyledItemDelegate>(m_table));
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(Model, QHeaderView::Stretch);
    m_table->setColumnWidth(Parameters, kParametersWidth);
    m_table->setColumnWidth(Family, kFamilyWidth);
    auto* title = makeText(this, "sizesTitle", Role::Section, tr("Parameters of the models"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace8, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(title);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_hint);
    connect(m_table, &QTableWidget::cellChanged, this, &SizesPanel::take);
}

void SizesPanel::setModels(const std::set<std::string>& models,
                           const std::map<std::string, robustness::ModelSize>& sizes) {
    m_models = models;
    m_sizes = sizes;
    const auto* editor = m_table->viewport()->findChild<QLineEdit*>();
    if (!editor || !editor->isVisible()) fill();
}

void SizesPanel::fill() {
    m_filling = true;
    const int row = m_table->currentRow(), column = m_table->currentColumn();
    m_table->setRowCount(static_cast<int>(m_models.size()));
    int at = 0;
    for (const std::string& model : m_models) {
        const auto size = m_sizes.find(model);
        const bool known = size != m_sizes.end();
        const QString name = QString::fromStdString(model);
        const QString texts[ColumnCount]{
            name, known ? parametersText(size->second.parameters) : QString(),
            QString::fromStdString(known ? size->second.family : robustness::familyOf(model))};
        for (int i = 0; i < ColumnCount; ++i) {
            auto* item = new QTableWidgetItem(texts[i]);
            item->setToolTip(plainToolTip(texts[i]));
            const bool edits = i != Model && !m_session.isReadOnly() && (i == Parameters || known);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | (edits ? Qt::ItemIsEditable : Qt::NoItemFlags));
            if (i == Parameters) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(at, i, item);
        }
        ++at;
    }
    if (row >= 0) m_table->setCurrentCell(row, column);
    m_hint->setText(m_session.isReadOnly() ? tr("The workspace is read-only.")
                                           : tr("Such as 8B, 350M or 8e9. An empty cell forgets the size."));
    m_filling = false;
}

/// A cell was edited.
void SizesPanel::take(int row, int column) {
    if (m_filling || column == Model) return;
    const std::string model = m_table->item(row, Model)->text().toStdString();
    const QString text = m_table->item(row, Parameters)->text().trimmed();
    const auto before = m_sizes.find(model);
    robustness::ModelSize size{model, m_table->item(row, Family)->text().trimmed().toStdString(), 0};
    if (size.family.empty()) size.family = robustness::familyOf(model);
    if (column == Parameters && text.isEmpty()) {
        if (before != m_sizes.end()) store(size, true);
        return;
    }
    const auto parameters = parametersFrom(text);
    if (!parameters) {
        fill();
        m_hint->setText(tr("“%1” is no number of parameters: write 8B, 350M or 8e9.").arg(text));
        return;
    }
    size.parameters = *parameters;
    store(size, false);
}

void SizesPanel::store(const robustness::ModelSize& size, bool forget) {
    m_session.change(
        this,
        [size, forget](store::Database& database) {
            robustness::ModelSizeStore sizes(database);
            return forget ? sizes.forget(size.model) : sizes.set(std::span(&size, 1));
        },
        [this](const Status& done) {
            if (!done) emit m_session.problem(tr("The size was not kept"), coreWords(done.error().text()));
            emit stored();
        });
}

} // namespace chronoscope::ui
