// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/NewQueueDialog.h"

#include "core/annotation/AnnotationQueue.h"
#include "core/annotation/Assignment.h"
#include "ui/annotation/LabelSetsDialog.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FilterParts.h"
#include "ui/views/FormParts.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace chronoscope::ui {

using annotation::QueueOrder;

namespace {
constexpr int kWidth = 520;
constexpr int kLabelWidth = 90;
constexpr int kGuidelineLines = 4;
constexpr int kDefaultSeed = 42;
constexpr int kWhole = 100;
constexpr qint64 kMostLabelSetBytes = 1 << 20;

QString orderText(QueueOrder order) {
    switch (order) {
    case QueueOrder::Random: return NewQueueDialog::tr("Random (seeded): the first items are a fair sample");
    case QueueOrder::Disagreement: return NewQueueDialog::tr("Where the models disagree most");
    case QueueOrder::NearThreshold: return NewQueueDialog::tr("Nearest under the matcher's threshold");
    case QueueOrder::Relation: return NewQueueDialog::tr("By relation");
    case QueueOrder::Staleness: return NewQueueDialog::tr("Most out of date first");
    }
    return {};
}
} // namespace

NewQueueDialog::NewQueueDialog(AnnotationHub& hub, Results& results, Session& session, Dialogs& dialogs,
                               QWidget* parent)
    : QDialog(parent), m_hub(hub), m_results(results), m_session(session), m_dialogs(dialogs),
      m_name(new QLineEdit(this)), m_order(new QComboBox(this)), m_most(new QSpinBox(this)), m_seed(new QSpinBox(this)),
      m_sets(new QComboBox(this)), m_annotators(new QLineEdit(this)), m_overlap(new QSpinBox(this)),
      m_guideline(new QPlainTextEdit(this)),
      m_blind(new QCheckBox(tr("Blind: hide what others say until I have said something"), this)),
      m_source(new QLabel(this)), m_count(makeText(this, "queueCount", Role::Caption)),
      m_make(new QPushButton(tr("Make queue"), this)) {
    setObjectName(QStringLiteral("newQueueDialog"));
    setWindowTitle(tr("New queue"));
    setMinimumWidth(kWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    addFields(layout);
    m_make->setObjectName(QStringLiteral("makeQueue"));
    m_make->setProperty("primary", true);
    m_make->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_count, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_make);
    layout->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_make, &QPushButton::clicked, this, &NewQueueDialog::make);
    connect(m_name, &QLineEdit::textChanged, this, &NewQueueDialog::updateMake);
    connect(m_order, &QComboBox::currentIndexChanged, this, &NewQueueDialog::updateMake);
    connect(m_most, &QSpinBox::valueChanged, this, &NewQueueDialog::updateMake);
    connect(&m_results, &Results::changed, this, &NewQueueDialog::count);
    connect(&m_session, &Session::workspaceChanged, this, &QDialog::reject);
    count();
}

NewQueueDialog::~NewQueueDialog() { m_stop.request_stop(); }

void NewQueueDialog::addFields(QVBoxLayout* layout) {
    m_source->setTextFormat(Qt::PlainText);
    m_source->setWordWrap(true);
    m_source->setToolTip(tr("The filter that stands over the result pages. Change it there, and this follows"));
    layout->addWidget(m_source);
    auto* fields = new QWidget(this);
    auto* form = makeForm(fields, Tokens::kSpace12, QFormLayout::AllNonFixedFieldsGrow);
    addItemFields(form);
    addFormRow(form, tr("Labels"), makeSets(fields), "queueLabels", tr("The reasons to choose from"), kLabelWidth);
    addPeopleFields(form);
    layout->addWidget(fields);
    fillSets({});
}

/// Which items, in which order.
void NewQueueDialog::addItemFields(QFormLayout* form) {
    for (std::size_t number = m_hub.queues().size() + 1; m_name->text().isEmpty() || isTaken(); ++number)
        m_name->setText(tr("Queue %1").arg(number));
    m_name->setMaxLength(80);
    m_name->selectAll();
    addFormRow(form, tr("Name"), m_name, "queueName", tr("How the queue is called in this workspace"), kLabelWidth);
    for (const QueueOrder order : annotation::kQueueOrders)
        m_order->addItem(orderText(order), static_cast<int>(order));
    addFormRow(form, tr("Order"), m_order, "queueOrder",
               tr("In which order the items come. It is frozen when the queue is made"), kLabelWidth);
    m_most->setRange(0, std::numeric_limits<int>::max());
    m_most->setSpecialValueText(tr("all"));
    m_most->setGroupSeparatorShown(true);
    addFormRow(form, tr("At most"), m_most, "queueMost", tr("Takes the first so many items in this order; 0 takes all"),
               kLabelWidth);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(kDefaultSeed);
    addFormRow(form, tr("Seed"), m_seed, "queueSeed", tr("The same seed, filter and results give the same order again"),
               kLabelWidth);
}

/// The label set, and ways to another one.
QWidget* NewQueueDialog::makeSets(QWidget* parent) {
    m_sets->setObjectName(QStringLiteral("queueLabelSet"));
    auto* sets = new QWidget(parent);
    auto* row = new QHBoxLayout(sets);
    row->setContentsMargins(0, 0, 0, 0);
    auto* import = new QPushButton(tr("Import…"), sets);
    import->setToolTip(tr("Take a label set in from a JSON file"));
    import->setAutoDefault(false);
    auto* edit = new QPushButton(tr("Edit…"), sets);
    edit->setObjectName(QStringLiteral("editLabelSets"));
    edit->setToolTip(tr("Look at the labels of the sets, change them, or make a set"));
    edit->setAutoDefault(false);
    row->addWidget(m_sets, 1);
    row->addWidget(edit);
    row->addWidget(import);
    connect(import, &QPushButton::clicked, this, &NewQueueDialog::importSet);
    connect(edit, &QPushButton::clicked, this, [this] {
        auto* editor = new LabelSetsDialog(m_hub, m_dialogs, m_sets->currentData().toString().toStdString(), this);
        connect(editor, &QDialog::finished, this, [this] { fillSets(m_sets->currentData().toString().toStdString()); });
        editor->open();
    });
    return sets;
}

/// Who annotates, and what they keep to.
void NewQueueDialog::addPeopleFields(QFormLayout* form) {
    m_annotators->setPlaceholderText(tr("Names, between commas; empty: everybody"));
    addFormRow(
        form, tr("Annotators"), m_annotators, "queueAnnotators",
        tr("The items are shared out to them, as evenly as it goes: each name as its bearer annotates under. With no "
           "name everybody gets every item"),
        kLabelWidth);
    m_overlap->setRange(0, kWhole);
    m_overlap->setSuffix(tr(" %"));
    addFormRow(form, tr("Overlap"), m_overlap, "queueOverlap",
               tr("So many of the items go to two annotators, so that their agreement can be measured"), kLabelWidth);
    m_guideline->setTabChangesFocus(true);
    m_guideline->setPlaceholderText(tr("What annotators should keep to, if anything"));
    m_guideline->setFixedHeight(m_guideline->fontMetrics().lineSpacing() * kGuidelineLines + 2 * Tokens::kSpace8);
    addFormRow(form, tr("Guideline"), m_guideline, "queueGuidelineText", tr("Shown over the items of this queue"),
               kLabelWidth);
    m_blind->setObjectName(QStringLiteral("queueBlind"));
    m_blind->setToolTip(tr("For a second pass whose agreement with the first is to mean something"));
    form->addRow(QString(), m_blind);
    connect(m_annotators, &QLineEdit::textChanged, this, &NewQueueDialog::updateMake);
    connect(m_overlap, &QSpinBox::valueChanged, this, &NewQueueDialog::updateMake);
}

bool NewQueueDialog::isTaken() const {
    const std::string name = m_name->text().trimmed().toStdString();
    return std::any_of(m_hub.queues().begin(), m_hub.queues().end(),
                       [&](const auto& queue) { return queue.name == name; });
}

void NewQueueDialog::fillSets(const std::string& chosen) {
    m_sets->clear();
    for (const annotation::LabelSet& set : m_hub.labelSets()) {
        const QString name = QString::fromStdString(set.name);
        m_sets->addItem(tr("%1 (%n labels)", nullptr, static_cast<int>(set.labels.size())).arg(name), name);
    }
    m_sets->setCurrentIndex(std::max(0, m_sets->findData(QString::fromStdString(chosen))));
}

void NewQueueDialog::importSet() {
    m_dialogs.chooseFile(this,
                         {FileQuestion::Wants::File, "labels", tr("Import label set"), tr("Label set (*.json)"), {}},
                         [this](const QString& path) { readSet(path); });
}

void NewQueueDialog::readSet(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMostLabelSetBytes) {
        m_dialogs.showProblem(this, tr("The label set cannot be read"),
                              file.isOpen() ? tr("The file is too large.") : file.errorString());
        return;
    }
    auto set = annotation::labelSetFromJson(file.readAll().toStdString());
    if (!set) {
        failImport(set.error());
        return;
    }
    m_hub.putLabelSet(*set, [self = QPointer<NewQueueDialog>(this), name = set->name](const Status& stored) {
        if (!self) return;
        if (!stored) {
            self->failImport(stored.error());
            return;
        }
        connect(
            &self->m_hub, &AnnotationHub::changed, self, [self, name] { self->fillSets(name); },
            Qt::SingleShotConnection);
    });
}

void NewQueueDialog::count() {
    if (!m_results.set())
        m_items = -1; // else the last number stands until the new one is there: Enter must not get lost
    m_source->setText(tr("Wrong answers of the chosen runs, where: %1")
                          .arg(narrowingText(m_results.filter(), m_results.set().get())));
    m_results.compute(
        this, "queueCount",
        [](const results::ResultSet& set, const results::ResultFilter& filter) {
            const auto run = annotation::undiagnosedRun(set, filter);
            return std::pair(annotation::countQueue(set, filter), run ? set.run(*run).name : std::string());
        },
        [this](const std::pair<std::size_t, std::string>& found) {
            m_items = static_cast<qint64>(found.first);
            m_undiagnosed = QString::fromStdString(found.second);
            updateMake();
        });
    updateMake();
}

void NewQueueDialog::updateMake() {
    QString why;
    if (!m_results.set())
        why = tr("No run is chosen, or the runs are still being read");
    else if (m_items < 0)
        why = tr("Counting…");
    else if (m_items == 0)
        why = tr("Nothing wrong passes the filter: widen it on a result page");
    else if (static_cast<QueueOrder>(m_order->currentData().toInt()) == QueueOrder::Staleness &&
             !m_undiagnosed.isEmpty())
        why = tr("Nobody knows yet what is out of date in “%1”: diagnose it first, or choose another order")
                  .arg(m_undiagnosed);
    else if (m_name->text().trimmed().isEmpty())
        why = tr("The queue needs a name");
    else if (!m_making && isTaken())
        why = tr("There is a queue of this name");
    else if (const Status shared = annotation::assign(m_nothing, sharing()); !shared)
        why = sharing().annotators.size() < 2 ? tr("An overlap needs two annotators") : coreWords(shared.error());
    else if (m_making)
        why = tr("Making the queue…");
    m_count->setText(why.isEmpty() ? itemsText() : why);
    m_make->setEnabled(why.isEmpty());
}

QString NewQueueDialog::itemsText() const {
    const bool isPart = m_most->value() > 0 && m_most->value() < m_items;
    const QString items = isPart         ? tr("%1 of %2 items").arg(numberText(m_most->value()), numberText(m_items))
                          : m_items == 1 ? tr("1 item")
                                         : tr("%1 items").arg(numberText(m_items));
    const annotation::Sharing shared = sharing();
    if (shared.annotators.empty()) return items;
    const qint64 taken = isPart ? m_most->value() : m_items;
    const qint64 twice = taken * shared.overlap / kWhole;
    return tr("%1 · about %2 for each, %3 of them for two")
        .arg(items, numberText((taken + twice) / static_cast<qint64>(shared.annotators.size())), numberText(twice));
}

annotation::Sharing NewQueueDialog::sharing() const {
    return {annotation::annotatorsFrom(m_annotators->text().toStdString()), m_overlap->value()};
}

store::QueueRecord NewQueueDialog::record() const {
    store::QueueRecord queue;
    queue.name = m_name->text().trimmed().toStdString();
    queue.guideline = m_guideline->toPlainText().trimmed().toStdString();
    queue.labelSet = m_sets->currentData().toString().toStdString();
    queue.order = annotation::name(static_cast<QueueOrder>(m_order->currentData().toInt()));
    queue.seed = static_cast<std::uint64_t>(m_seed->value());
    queue.filter = results::toJson(m_filter);
    queue.blind = m_blind->isChecked();
    queue.annotators = sharing().annotators;
    return queue;
}

void NewQueueDialog::make() {
    if (!m_results.set() || m_making) return;
    m_making = true;
    m_filter = m_results.filter();
    if (m_filter.runs.empty()) // what is chosen on the result pages may be others tomorrow, or otherwise judged
        for (const results::RunView& run : m_results.set()->runs)
            m_filter.runs.push_back(run.columns->choice);
    m_filter.tidy();
    m_record = record(); // as it is now, whatever is changed while the queue is made
    updateMake();
    m_session.query(
        this, "makeQueue",
        [set = m_results.set(), filter = m_filter, most = static_cast<std::size_t>(m_most->value()),
         order = static_cast<QueueOrder>(m_order->currentData().toInt()),
         seed = static_cast<std::uint64_t>(m_seed->value()), book = m_hub.snapshot(), author = m_hub.author(),
         labels = m_record.labelSet, shared = sharing(),
         stop = m_stop.get_token()](store::Database& database) -> Result<std::vector<store::QueueItem>> {
            auto items = annotation::buildQueue(database, *set, filter, order, seed, *book, author, stop, labels);
            if (!items) return items.error();
            if (most > 0 && items->size() > most) items->resize(most);
            if (const Status assigned = annotation::assign(*items, shared); !assigned) return assigned.error();
            return items;
        },
        [this](const Result<std::vector<store::QueueItem>>& items) { keep(items); });
}

void NewQueueDialog::keep(const Result<std::vector<store::QueueItem>>& items) {
    if (isHidden()) return; // given up, or the items are of a workspace that was closed
    if (!items) {
        fail(items.error());
        return;
    }
    store::QueueRecord queue = m_record;
    queue.items = static_cast<std::int64_t>(items->size());
    m_hub.createQueue(queue, *items, [self = QPointer<NewQueueDialog>(this)](const Result<std::int64_t>& id) {
        if (!self) return;
        if (!id) {
            self->fail(id.error());
            return;
        }
        self->accept(); // what is asked next must not lose its focus to this
        emit self->made(*id);
    });
}

void NewQueueDialog::fail(const Error& error) {
    m_making = false;
    if (isHidden()) return;
    updateMake();
    if (error.code != ErrorCode::Cancelled) m_dialogs.showProblem(this, tr("The queue was not made"), coreWords(error));
}

void NewQueueDialog::failImport(const Error& error) {
    m_dialogs.showProblem(this, tr("The label set was not imported"), coreWords(error));
}

} // namespace chronoscope::ui
