// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/TraversalRunDialog.h"

#include "ui/bridge/Pace.h"
#include "ui/dialogs/RunFoot.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FormParts.h"
#include "ui/views/ModelList.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kTraversalDialogWidth = 560;
constexpr int kTraversalLabelWidth = 110;
constexpr int kCountDelayMs = 200;
constexpr double kAll = 100; // percent

constexpr const char* kBaseKey = "base:"; ///< of the run's own model

QString countingText() { return TraversalRunDialog::tr("Counting…"); }

Session::TraversalReader readerOf(qint64 base, const traversal::TraversalSpec& spec, const QString& name) {
    return [base, spec, name = name.toStdString()](store::Database& reader,
                                                   const std::optional<run::BackendChoice>& backend,
                                                   const run::PassWatch& watch) -> Result<Session::TraversalStorer> {
        auto prepared = run::prepareTraversals(reader, base, spec, name, backend, watch);
        if (!prepared) return prepared.error();
        return Session::TraversalStorer(
            [prepared = std::make_shared<const run::PreparedTraversals>(std::move(prepared).value())](
                store::Workspace& workspace, const std::stop_token& stop) -> Result<std::int64_t> {
                const auto created = run::storeTraversals(workspace, *prepared, stop);
                if (!created) return created.error();
                return created->id;
            });
    };
}
} // namespace

TraversalRunDialog::TraversalRunDialog(Session& session, const store::RunRecord& base, std::string words,
                                       QWidget* parent)
    : QDialog(parent), m_session(session), m_base(base.id), m_baseName(QString::fromStdString(base.name)),
      m_words(std::move(words)), m_models(new ModelList(session.backends(), this)), m_foot(new RunFoot(this)) {
    setObjectName(QStringLiteral("traversalRunDialog"));
    setWindowTitle(tr("New traversal run"));
    setMinimumWidth(kTraversalDialogWidth);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    auto* layout = new QVBoxLayout;
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    outer->addLayout(layout, 1);
    outer->addWidget(m_foot);
    auto* title = makeText(this, "", Role::Section, tr("ChroKnowPrompt over “%1”").arg(boundedName(m_baseName)));
    title->setToolTip(plainToolTip(m_baseName));
    layout->addWidget(title);
    auto* fields = new QWidget(this);
    addFields(makeForm(fields, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow));
    layout->addWidget(fields);
    m_foot->setTips(tr("Elements that are measured; of these the Partial Known, which are traversed; their wrong and "
                       "partial years; requests"),
                    {}, {});
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kCountDelayMs);
    connect(&m_debounce, &QTimer::timeout, this, &TraversalRunDialog::refreshEstimate);
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject); // the run is not there any more
    refreshEstimate();
    m_name->setFocus();
    const auto length = static_cast<int>(m_name->text().size());
    m_name->setSelection(length, -length); // all of it, with its beginning in sight
}

TraversalRunDialog::~TraversalRunDialog() { m_stop.request_stop(); }

void TraversalRunDialog::addFields(QFormLayout* form) {
    QWidget* box = form->parentWidget();
    m_name = new QLineEdit(m_session.freeName(tr("%1, traversed").arg(m_baseName)), box);
    makeSpecFields(box);
    m_models->addOwn({tr("The run's model"), kBaseKey}, tr("The one that the run asked"));
    m_models->tick({QString::fromLatin1(kBaseKey)});
    m_models->search();
    const auto add = [&](const QString& label, QWidget* field, const char* name, const QString& tip) {
        addFormRow(form, label, field, name, tip, kTraversalLabelWidth);
    };
    add(tr("Name"), m_name, "traversalName", tr("What tables call this run"));
    add(tr("Protocol"), m_protocol, "traversalProtocol",
        tr("Paper: years with a right answer are shown, with that answer. Reference code: all years of a side, with "
           "what the model "
           "said there most often, right or wrong, and for earlier targets with their candidates."));
    add(tr("Previous years"), m_previous, "traversalPrevious",
        tr("How many years before the target are looked back, at most. Under the reference code's protocol 0 means all "
           "of them"));
    add(tr("Next years"), m_next, "traversalNext", tr("How many years after the target are looked ahead, at most"));
    add(tr("Order"), m_order, "traversalOrder", tr("Which years of a side are shown first"));
    add(tr("Sample"), m_share, "traversalShare",
        tr("Share of the elements of every category that is measured; the paper took 10 %"));
    add(tr("Seed"), m_seed, "traversalSeed", tr("The same seed draws the same elements"));
    add(tr("Temperature"), m_temperature, "traversalTemperature", tr("0 = greedy, as in the paper"));
    add(tr("Models"), m_models, "traversalModels", tr("Who is asked: one run is made of each that is ticked"));
    connect(m_models, &ModelList::changed, this, &TraversalRunDialog::updateStart);
    connect(m_name, &QLineEdit::textChanged, this, &TraversalRunDialog::updateStart);
    for (QSpinBox* number : {m_previous, m_next, m_seed})
        connect(number, &QSpinBox::valueChanged, this, &TraversalRunDialog::specChanged);
    connect(m_share, &QDoubleSpinBox::valueChanged, this, &TraversalRunDialog::specChanged);
    for (QComboBox* choice : {m_protocol, m_order})
        connect(choice, &QComboBox::activated, this, &TraversalRunDialog::specChanged);
}

/// What the specification holds, as it usually is.
void TraversalRunDialog::makeSpecFields(QWidget* box) {
    const traversal::TraversalSpec usual;
    m_protocol = new QComboBox(box);
    m_protocol->addItem(tr("Paper"), static_cast<int>(traversal::Protocol::Paper));
    m_protocol->addItem(tr("Reference code"), static_cast<int>(traversal::Protocol::Reference));
    m_previous = new QSpinBox(box);
    m_next = new QSpinBox(box);
    for (const auto& [span, years] : {std::pair(m_previous, usual.previous), std::pair(m_next, usual.next)}) {
        span->setRange(0, traversal::kMaxSpan);
        span->setValue(years);
    }
    m_order = new QComboBox(box);
    m_order->addItem(tr("Nearest first"), static_cast<int>(traversal::YearOrder::NearestFirst));
    m_order->addItem(tr("Farthest first"), static_cast<int>(traversal::YearOrder::FarthestFirst));
    m_share = new QDoubleSpinBox(box);
    m_share->setRange(0.1, kAll);
    m_share->setDecimals(1);
    m_share->setSuffix(QStringLiteral(" %"));
    m_share->setValue(usual.sample.amount);
    m_seed = new QSpinBox(box);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(usual.sample.seed));
    m_temperature = new QDoubleSpinBox(box);
    m_temperature->setRange(0, 2);
    m_temperature->setSingleStep(0.1);
    m_temperature->setValue(usual.temperature);
}

traversal::TraversalSpec TraversalRunDialog::spec() const {
    traversal::TraversalSpec spec;
    spec.protocol = static_cast<traversal::Protocol>(m_protocol->currentData().toInt());
    spec.previous = m_previous->value();
    spec.next = m_next->value();
    spec.order = static_cast<traversal::YearOrder>(m_order->currentData().toInt());
    spec.temperature = m_temperature->value();
    spec.sample = {benchmark::Sample::Kind::Percent, m_share->value(), static_cast<std::uint64_t>(m_seed->value())};
    if (m_share->value() >= kAll) spec.sample = {};
    spec.words = m_words;
    return spec;
}

std::vector<TraversalWish> TraversalRunDialog::wishes() const {
    const auto targets = m_models->ticked();
    std::vector<TraversalWish> wishes;
    for (const ModelTarget& target : targets) {
        TraversalWish wish{m_base, {}, m_name->text().trimmed(), {}, {}};
        if (targets.size() > 1) wish.name = tr("%1: %2").arg(wish.name, target.name);
        wish.read = readerOf(m_base, spec(), wish.name);
        if (target.uri != kBaseKey) {
            const auto* saved = target.uri.empty() ? m_session.backends().find(target.name) : nullptr;
            wish.uri = QString::fromStdString(saved ? saved->uri : target.uri);
            wish.backend = saved ? target.name : QString();
        }
        wishes.push_back(std::move(wish));
    }
    return wishes;
}

void TraversalRunDialog::ask(Session& session, RunStarter& starter, qint64 base, const std::string& words,
                             QWidget* window, const std::function<void()>& started) {
    const store::RunRecord* record = session.run(base);
    if (!record || session.isReadOnly()) return;
    auto* dialog = new TraversalRunDialog(session, *record, words, window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &starter, [&starter, dialog, started] {
        for (const TraversalWish& wish : dialog->wishes())
            starter.start(wish);
        started();
    });
    dialog->open();
}

void TraversalRunDialog::specChanged() {
    m_estimate.reset();
    m_whyNot.clear();
    m_debounce.start();
    updateStart();
}

void TraversalRunDialog::refreshEstimate() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_foot->setCounts(countingText());
    run::PassWatch watch;
    watch.stop = m_stop.get_token();
    watch.progress = [self = QPointer<TraversalRunDialog>(this), stop = m_stop.get_token(),
                      pace = Pace()](std::int64_t done, std::int64_t all) mutable {
        if (!pace.isDue()) return;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, stop, done, all] {
                if (self && !stop.stop_requested() && !self->m_estimate)
                    self->m_foot->setCounts(tr("Counting: %1 of %2 elements").arg(numberText(done), numberText(all)));
            },
            Qt::QueuedConnection);
    };
    m_counting.run(
        this, "estimate",
        // With a connection of its own: counting can take seconds, and pages read meanwhile.
        [path = m_session.path().toStdString(), base = m_base, spec = spec(),
         watch]() -> Result<run::TraversalEstimate> {
            auto reader = store::Database::open(path, store::Database::Access::ReadOnly);
            if (!reader) return reader.error();
            return run::estimateTraversals(*reader, base, spec, watch);
        },
        [this](const Result<run::TraversalEstimate>& estimate) { showEstimate(estimate); });
    updateStart();
}

void TraversalRunDialog::showEstimate(const Result<run::TraversalEstimate>& estimate) {
    if (estimate) {
        m_estimate = *estimate;
        m_foot->setCounts(tr("%1 elements measured · %2 of them Partial Known · %3 years to traverse (%4 without any "
                             "year to show) · %5 requests at most")
                              .arg(numberText(estimate->sampled), numberText(estimate->elements),
                                   numberText(estimate->targets), numberText(estimate->notApplicable),
                                   numberText(estimate->steps)));
    } else if (estimate.error().code != ErrorCode::Cancelled) {
        m_whyNot = coreWords(estimate.error().text());
        m_foot->setCounts(tr("This cannot be counted: %1").arg(m_whyNot));
    }
    updateStart();
}

QString TraversalRunDialog::problem() const {
    if (m_name->text().trimmed().isEmpty()) return tr("Give the run a name");
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    if (const auto wrong = spec().problem()) return coreWords(*wrong);
    if (m_models->ticked().empty()) return tr("Tick a model");
    if (!m_whyNot.isEmpty()) return tr("This run cannot be traversed");
    if (!m_estimate) return countingText();
    if (m_estimate->steps == 0) return tr("There is nothing to ask: take a larger sample or wider spans");
    return {};
}

void TraversalRunDialog::updateStart() {
    const QString why = problem();
    m_foot->setReason(why, m_models->ticked().size(), tr("Start traversal run"));
    if (const int needed = layout()->totalHeightForWidth(width()); isVisible() && needed > height())
        resize(width(), needed); // what is said takes more lines than before
}

} // namespace chronoscope::ui
