// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/WhatIfPanel.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FormParts.h"
#include "ui/views/PageArea.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <utility>

namespace chronoscope::ui {

namespace {
enum ExampleColumn { YearColumn, SideColumn, ObjectColumn, ExampleColumns };
constexpr int kExampleLabelWidth = 84;
constexpr int kExampleRows = 6;
constexpr int kSystemHeight = 72;
} // namespace

WhatIfPanel::WhatIfPanel(Walk& walk, BackendHub& backends, QWidget* parent)
    : QWidget(parent), m_walk(walk), m_backends(backends) {
    auto* content = new QWidget(this);
    auto* fields = new QVBoxLayout(content);
    fields->setContentsMargins(0, Tokens::kSpace8, Tokens::kSpace4, 0);
    fields->setSpacing(Tokens::kSpace8);
    makeExamples(fields);
    makeForm(fields);
    makeSystem(fields);
    fields->addStretch();
    auto* area = new ColumnArea(this); // nothing is scrolled to the side: what the form needs it has
    area->setWidget(content);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    m_words = makeText(this, "whatIfWords", Role::Caption);
    m_branch = new QPushButton(tr("Branch"), this);
    m_branch->setObjectName(QStringLiteral("branchButton"));
    m_reset = new QPushButton(tr("Reset"), this);
    m_reset->setObjectName(QStringLiteral("whatIfReset"));
    m_reset->setToolTip(tr("Back to what the branch shows and asks"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace8, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(area, 1);
    layout->addWidget(m_words);
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(m_reset);
    row->addWidget(m_branch);
    layout->addLayout(row);
    connect(m_branch, &QPushButton::clicked, this, &WhatIfPanel::branch);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_options = m_shown;
        m_examples->setFocus(); // the button is about to be disabled
        fill();
    });
    connect(&walk, &Walk::restarted, this, [this] { m_branchShown = -1; });
    connect(&walk, &Walk::changed, this, &WhatIfPanel::follow);
    connect(&backends, &BackendHub::backendsChanged, this, &WhatIfPanel::fillModels);
    fillModels();
    say();
}

void WhatIfPanel::makeExamples(QVBoxLayout* layout) {
    m_examples = new QTableWidget(0, ExampleColumns, this);
    m_examples->setObjectName(QStringLiteral("exampleTable"));
    m_examples->setAccessibleName(tr("Years shown to the model"));
    m_examples->setToolTip(
        tr("The years that are shown, in the order they are added. Untick one to leave it out; double-click an object "
           "(or press F2) to show another one."));
    m_examples->setHorizontalHeaderLabels({tr("Year"), tr("Side"), tr("Object shown")});
    m_examples->verticalHeader()->hide();
    m_examples->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    new TableColumns(m_examples, TableColumns::are({ObjectColumn}));
    m_examples->horizontalHeader()->setHighlightSections(false);
    m_examples->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_examples->setShowGrid(false);
    m_examples->setTabKeyNavigation(false);
    m_examples->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                                QAbstractItemView::AnyKeyPressed);
    m_examples->setFixedHeight((kExampleRows + 1) * Tokens::kRowHeight + Tokens::kSpace4);
    layout->addWidget(m_examples);
    connect(m_examples, &QTableWidget::itemChanged, this,
            [this](const QTableWidgetItem* item) { exampleChanged(item->row()); });
}

void WhatIfPanel::makeForm(QVBoxLayout* layout) {
    auto* box = new QWidget(this);
    auto* form = ui::makeForm(box, Tokens::kSpace8, QFormLayout::AllNonFixedFieldsGrow);
    m_previous = new QSpinBox(box);
    m_next = new QSpinBox(box);
    for (QSpinBox* span : {m_previous, m_next})
        span->setRange(0, traversal::kMaxSpan);
    m_order = new QComboBox(box);
    m_order->addItem(tr("Nearest first"), static_cast<int>(traversal::YearOrder::NearestFirst));
    m_order->addItem(tr("Farthest first"), static_cast<int>(traversal::YearOrder::FarthestFirst));
    m_temperature = new QDoubleSpinBox(box);
    m_temperature->setRange(0, 2);
    m_temperature->setSingleStep(0.1);
    m_temperature->setDecimals(2);
    m_model = new QComboBox(box);
    m_model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_model->setMinimumContentsLength(10);
    addFormRow(form, tr("Previous"), m_previous, "previousSpan",
               tr("How many years before the target are looked back, at most"), kExampleLabelWidth);
    addFormRow(form, tr("Next"), m_next, "nextSpan", tr("How many years after the target are looked ahead, at most"),
               kExampleLabelWidth);
    addFormRow(form, tr("Order"), m_order, "yearOrder",
               tr("Which years of a side are shown first; the paper begins with the nearest"), kExampleLabelWidth);
    addFormRow(form, tr("Temperature"), m_temperature, "walkTemperature",
               tr("0 = greedy, as in the paper; a change asks all steps anew"), kExampleLabelWidth);
    addFormRow(form, tr("Model"), m_model, "walkModel",
               tr("Who is asked; another model asks all steps anew, in a branch of its own"), kExampleLabelWidth);
    layout->addWidget(box);
    for (QSpinBox* span : {m_previous, m_next})
        connect(span, &QSpinBox::valueChanged, this, &WhatIfPanel::formChanged);
    connect(m_temperature, &QDoubleSpinBox::valueChanged, this, &WhatIfPanel::formChanged);
    for (QComboBox* choice : {m_order, m_model})
        connect(choice, &QComboBox::activated, this, &WhatIfPanel::formChanged);
}

void WhatIfPanel::makeSystem(QVBoxLayout* layout) {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    const auto add = [&](const char* name, const QString& label, const QString& tip) {
        auto* title = new QLabel(label, box);
        auto* text = new QPlainTextEdit(box);
        text->setObjectName(QLatin1String(name));
        text->setAccessibleName(label);
        text->setToolTip(tip);
        text->setFixedHeight(kSystemHeight);
        text->setTabChangesFocus(true);
        setRole(title, Role::Caption);
        title->setBuddy(text);
        column->addWidget(title);
        column->addWidget(text);
        connect(text, &QPlainTextEdit::textChanged, this, &WhatIfPanel::formChanged);
        return text;
    };
    m_generate =
        add("generateText", tr("System text without a candidate"), tr("Sent with a step that has no candidate yet"));
    m_refine = add("refineText", tr("System text with a candidate"),
                   tr("Sent with a step that has a candidate to verify and refine"));
    addFolded(layout, box, "systemFold", tr("The system texts"));
}

void WhatIfPanel::fillModels() {
    const QSignalBlocker quiet(m_model);
    m_model->clear();
    m_model->addItem(tr("The run's model"), QString());
    for (const backend::SavedBackend& saved : m_backends.backends()) {
        const QString name = QString::fromStdString(saved.name);
        m_model->addItem(name, name);
    }
    m_model->setCurrentIndex(std::max(0, m_model->findData(m_options.backend)));
}

/// What is being edited stays while the same branch goes on.
void WhatIfPanel::follow() {
    setEnabled(m_walk.hasSubject());
    if (!m_walk.hasSubject()) return;
    if (m_branchShown != m_walk.currentIndex() || m_shown != m_walk.current().options) {
        m_branchShown = m_walk.currentIndex();
        m_shown = m_options = m_walk.current().options;
        fill();
    } else {
        say();
    }
}

void WhatIfPanel::fill() {
    m_filling = true;
    m_previous->setValue(m_options.previous);
    m_next->setValue(m_options.next);
    m_order->setCurrentIndex(m_order->findData(static_cast<int>(m_options.order)));
    m_temperature->setValue(m_options.temperature);
    m_model->setCurrentIndex(std::max(0, m_model->findData(m_options.backend)));
    const auto text = [](const std::string& own, const std::string& shipped) {
        return QString::fromStdString(own.empty() ? shipped : own);
    };
    m_generate->setPlainText(text(m_options.generate, m_walk.words().generate()));
    m_refine->setPlainText(text(m_options.refine, m_walk.words().refine()));
    fillExamples();
    m_filling = false;
    say();
}

void WhatIfPanel::fillExamples() {
    if (!m_walk.hasSubject()) return;
    const bool before = std::exchange(m_filling, true);
    const auto& subject = m_walk.subject();
    const auto plan = m_options.reach(*subject.evidence, subject.target);
    m_examples->setRowCount(static_cast<int>(plan.examples.size()));
    for (int row = 0; row < m_examples->rowCount(); ++row) {
        const traversal::Example& example = plan.examples[static_cast<std::size_t>(row)];
        auto* year = new QTableWidgetItem(QString::number(example.year));
        year->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        year->setCheckState(m_options.leftOut.contains(example.year) ? Qt::Unchecked : Qt::Checked);
        year->setData(Qt::UserRole, example.year);
        auto* side = new QTableWidgetItem(example.side == traversal::Side::Previous ? tr("previous") : tr("next"));
        side->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        auto* object = new QTableWidgetItem(QString::fromStdString(example.object));
        object->setToolTip(plainToolTip(object->text()));
        m_examples->setItem(row, YearColumn, year);
        m_examples->setItem(row, SideColumn, side);
        m_examples->setItem(row, ObjectColumn, object);
    }
    m_filling = before;
}

void WhatIfPanel::exampleChanged(int row) {
    if (m_filling || !m_walk.hasSubject()) return;
    const QTableWidgetItem* yearItem = m_examples->item(row, YearColumn);
    QTableWidgetItem* objectItem = m_examples->item(row, ObjectColumn);
    if (!yearItem || !objectItem) return;
    const int year = yearItem->data(Qt::UserRole).toInt();
    if (yearItem->checkState() == Qt::Checked)
        m_options.leftOut.erase(year);
    else
        m_options.leftOut.insert(year);
    const std::string typed = objectItem->text().trimmed().toStdString();
    m_options.objects.erase(year);
    const auto& subject = m_walk.subject();
    const auto own = m_options.reach(*subject.evidence, subject.target).examples;
    const bool differs =
        static_cast<std::size_t>(row) < own.size() && own[static_cast<std::size_t>(row)].object != typed;
    if (differs && !typed.empty()) m_options.objects[year] = typed;
    if (typed.empty() && static_cast<std::size_t>(row) < own.size()) { // shows nothing: the year's own comes back
        const bool before = std::exchange(m_filling, true);
        objectItem->setText(QString::fromStdString(own[static_cast<std::size_t>(row)].object));
        m_filling = before;
    }
    say();
}

void WhatIfPanel::formChanged() {
    if (m_filling || !m_walk.hasSubject()) return;
    m_options.previous = m_previous->value();
    m_options.next = m_next->value();
    m_options.order = static_cast<traversal::YearOrder>(m_order->currentData().toInt());
    m_options.temperature = m_temperature->value();
    m_options.backend = m_model->currentData().toString();
    const auto own = [](const QPlainTextEdit* text, const std::string& shipped) {
        const std::string typed = text->toPlainText().trimmed().toStdString();
        return typed == shipped ? std::string() : typed;
    };
    m_options.generate = own(m_generate, m_walk.words().generate());
    m_options.refine = own(m_refine, m_walk.words().refine());
    if (sender() != m_generate && sender() != m_refine) fillExamples();
    say();
}

void WhatIfPanel::say() {
    const bool differs = m_walk.hasSubject() && m_options != m_shown;
    m_branch->setEnabled(differs);
    m_reset->setEnabled(differs);
    m_branch->setToolTip(differs ? tr("Go on with these changes beside the present branch, from the step where the "
                                      "prompts begin to differ (Ctrl+B)")
                                 : tr("Change something above first"));
    m_words->setText(differs ? tr("Changed: %1").arg(m_options.difference(m_shown))
                             : tr("Nothing is changed yet. Untick a year, double-click an object or change a field "
                                  "above, then branch."));
}

void WhatIfPanel::branch() {
    if (!m_branch->isEnabled()) return;
    const Status made = m_walk.branch(m_options);
    if (made)
        emit branched();
    else
        m_words->setText(coreWords(made.error().text()));
}

} // namespace chronoscope::ui
