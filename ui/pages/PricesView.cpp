// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/PricesView.h"

#include "ui/theme/Tokens.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace chronoscope::ui {

PricesView::PricesView(BackendHub& hub, QWidget* parent)
    : QWidget(parent), m_hub(hub), m_model(new PriceTableModel(this)), m_notice(new NoticeBar(this)),
      m_table(new QTableView(this)), m_remove(new QPushButton(tr("Remove price"), this)) {
    m_notice->setObjectName(QStringLiteral("pricesNotice"));
    auto* hint = makeText(this, "", Role::Caption,
                          tr("US dollars per million tokens. The longest model id that fits counts; * stands for any "
                             "ending. A model without a line has no known price, which is never taken for free."));
    m_remove->setObjectName(QStringLiteral("removePriceButton"));
    m_remove->setToolTip(tr("Remove the chosen line (Delete)"));
    m_table->setObjectName(QStringLiteral("priceTable"));
    m_table->setAccessibleName(tr("Prices"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_table->horizontalHeader()->setHighlightSections(false);
    new TableColumns(m_table, TableColumns::are({PriceTableModel::Model, PriceTableModel::Source}));
    auto* row = new QHBoxLayout;
    row->addWidget(hint, 1);
    row->addWidget(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_notice);
    layout->addLayout(row);
    layout->addWidget(m_table, 1);
    layout->addWidget(makeNew());
    m_model->setTable(hub.prices());
    connect(m_model, &PriceTableModel::edited, this, [this] { m_hub.setPrices(m_model->table()); });
    connect(m_model, &PriceTableModel::refused, this,
            [this](const QString& reason) { m_notice->say(tr("Not changed: %1").arg(reason)); });
    connect(m_remove, &QPushButton::clicked, this, &PricesView::remove);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PricesView::updateActions);
    auto* removal = new QAction(m_table);
    removal->setShortcut(Qt::Key_Delete);
    removal->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(removal);
    connect(removal, &QAction::triggered, this, &PricesView::remove);
    if (!hub.pricesProblem().isEmpty())
        m_notice->say(
            tr("Your price file cannot be read, and is left as it is; changes last until Chronoscope is closed: %1")
                .arg(hub.pricesProblem()));
    updateActions();
}

QLineEdit* PricesView::addField(QWidget* row, const char* name, const QString& label, const QString& hint,
                                int stretch) {
    auto* edit = new QLineEdit(row);
    edit->setObjectName(QLatin1String(name));
    edit->setAccessibleName(label);
    edit->setPlaceholderText(hint);
    edit->setToolTip(label);
    static_cast<QHBoxLayout*>(row->layout())->addWidget(edit, stretch);
    connect(edit, &QLineEdit::textChanged, this, &PricesView::updateActions);
    connect(edit, &QLineEdit::returnPressed, this, &PricesView::add);
    return edit;
}

/// A line is only made once its prices are typed: until then they are unknown, and not 0.
QWidget* PricesView::makeNew() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    m_protocol = addField(row, "newPriceProtocol", tr("Protocol of the new price; empty = any"), tr("any protocol"), 2);
    m_name = addField(row, "newPriceModel", tr("Model of the new price"), tr("model id"), 5);
    m_input = addField(row, "newPriceInput", tr("US dollars per million tokens in"), tr("$ in"), 2);
    m_output = addField(row, "newPriceOutput", tr("US dollars per million tokens out"), tr("$ out"), 2);
    m_source = addField(row, "newPriceSource", tr("Where and when the price was read"), tr("source"), 5);
    m_add = new QPushButton(tr("Add price"), row);
    m_add->setObjectName(QStringLiteral("addPriceButton"));
    layout->addWidget(m_add);
    connect(m_add, &QPushButton::clicked, this, &PricesView::add);
    return row;
}

void PricesView::updateActions() {
    m_remove->setEnabled(m_table->currentIndex().isValid());
    if (!m_add) return; // the fields are still being made
    bool hasInput = false;
    bool hasOutput = false;
    QLocale::c().toDouble(m_input->text().trimmed(), &hasInput);
    QLocale::c().toDouble(m_output->text().trimmed(), &hasOutput);
    m_add->setEnabled(hasInput && hasOutput && !m_name->text().trimmed().isEmpty());
    m_add->setToolTip(m_add->isEnabled() ? tr("Put the line into the table")
                                         : tr("A price needs a model and two numbers"));
}

void PricesView::open(int row, int column) {
    const QModelIndex index = m_model->index(row, column);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
    m_table->setFocus();
    m_table->edit(index);
}

void PricesView::add() {
    if (!m_add->isEnabled()) return;
    backend::PriceEntry entry;
    entry.protocol = m_protocol->text().trimmed().toStdString();
    entry.model = m_name->text().trimmed().toStdString();
    entry.price = {QLocale::c().toDouble(m_input->text().trimmed()), QLocale::c().toDouble(m_output->text().trimmed())};
    entry.source = m_source->text().trimmed().toStdString();
    if (!m_model->insert(entry)) return;
    for (QLineEdit* edit : {m_protocol, m_name, m_input, m_output, m_source})
        edit->clear();
    m_table->setCurrentIndex(m_model->index(m_model->rowCount() - 1, 0));
    m_table->scrollToBottom();
}

void PricesView::editPrice(const QString& protocol, const QString& model) {
    int row = m_model->rowOf(protocol.toStdString(), model.toStdString());
    if (row < 0) row = m_model->rowOf({}, model.toStdString());
    if (row >= 0) return open(row, PriceTableModel::Input);
    m_protocol->setText(protocol);
    m_name->setText(model);
    (model.isEmpty() ? m_name : m_input)->setFocus();
}

void PricesView::remove() {
    const int row = m_table->currentIndex().row();
    if (row < 0) return;
    const backend::PriceEntry removed = m_model->table().entries()[static_cast<std::size_t>(row)];
    m_model->remove(row);
    m_notice->sayBriefly(tr("The price of %1 was removed").arg(QString::fromStdString(removed.model)), tr("Undo"),
                         [this, removed, row] { m_model->insert(removed, row); });
}

} // namespace chronoscope::ui
