// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/EditDialog.h"

#include "ui/dialogs/ModelForm.h"
#include "ui/studies/mined/FinishedRuns.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FormParts.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kEditLabelWidth = 110;
constexpr int kEditWidth = 680;
constexpr int kMostDemonstrations = 1'000;
} // namespace

EditDialog::EditDialog(Session& session, qint64 base, QWidget* parent)
    : QDialog(parent), m_session(session), m_runs(new QComboBox(this)), m_setting(new QComboBox(this)),
      m_demonstrations(new QSpinBox(this)), m_embedding(new QLineEdit(this)),
      m_model(ModelForm::forPictures(session.backends(), this)), m_name(new QLineEdit(this)),
      m_counts(makeText(this, "editCounts")), m_reason(makeText(this, "editReason", Role::Caption)),
      m_start(new QPushButton(tr("Start editing"), this)) {
    setObjectName(QStringLiteral("editDialog"));
    setWindowTitle(tr("Edit by demonstrations"));
    offerFinishedMined(*m_runs, session, base);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    layout->addWidget(makeText(this, "editWhat", Role::Caption,
                               tr("What a run got wrong is asked again, of a model that is told the right answers "
                                  "behind demonstrations (IKE); its weights stay as they are.")));
    auto* fields = new QWidget(this);
    makeFields(fields);
    layout->addWidget(fields);
    layout->addWidget(m_counts);
    layout->addStretch();
    makeFoot();
    resize(kEditWidth, sizeHint().height());
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameEdited = true; });
    connect(m_name, &QLineEdit::textChanged, this, &EditDialog::updateStart);
    connect(m_embedding, &QLineEdit::textChanged, this, &EditDialog::updateStart);
    connect(m_setting, &QComboBox::currentIndexChanged, this, &EditDialog::suggestName);
    connect(m_model, &ModelForm::changed, this, &EditDialog::suggestName);
    connect(m_runs, &QComboBox::currentIndexChanged, this, [this] {
        chooseModel();
        suggestName();
        count();
    });
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject); // its runs are not there any more
    chooseModel();
    suggestName();
    count();
}

EditDialog::~EditDialog() { m_stop.request_stop(); }

void EditDialog::makeFields(QWidget* fields) {
    m_setting->addItem(tr("Single: each fact is known when it is asked about"),
                       static_cast<int>(mined::EditSetting::Single));
    m_setting->addItem(tr("Lifelong: it is found among all facts by the question"),
                       static_cast<int>(mined::EditSetting::Lifelong));
    m_demonstrations->setRange(0, kMostDemonstrations);
    m_demonstrations->setValue(mined::EditOptions().demonstrations);
    m_demonstrations->setMaximumWidth(kEditLabelWidth);
    m_embedding->setPlaceholderText(tr("character n-grams of this program, or openai:https://…?model=NAME"));
    QFormLayout* form = makeForm(fields, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(form, tr("Name"), m_name, "editName", tr("What tables call the run"), kEditLabelWidth);
    addFormRow(form, tr("Answers of"), m_runs, "editedRun", tr("The finished run whose wrong items are asked again"),
               kEditLabelWidth);
    addFormRow(form, tr("Model"), m_model, "editModel", tr("Who answers: mostly the model of that run"),
               kEditLabelWidth);
    addFormRow(form, tr("Setting"), m_setting, "editSetting",
               tr("Whether the fact that is asked about is told, or looked for among all that were edited"),
               kEditLabelWidth);
    addFormRow(form, tr("Demonstrations"), m_demonstrations, "editDemonstrations",
               tr("Shown at most in front of each question; the paper has 32"), kEditLabelWidth);
    addFormRow(form, tr("Found by"), m_embedding, "editEmbedding",
               tr("What finds the demonstrations that are most like the question: a server of sentence embeddings. "
                  "Empty: character n-grams, offline, which results are labelled with"),
               kEditLabelWidth);
}

void EditDialog::makeFoot() {
    m_start->setObjectName(QStringLiteral("startEditing"));
    m_start->setProperty("primary", true);
    m_start->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_reason, 1);
    row->addWidget(cancel);
    row->addWidget(m_start);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &QDialog::accept);
}

/// What is edited is the model whose answers were wrong, unless another is chosen.
void EditDialog::chooseModel() {
    const store::RunRecord* run = m_session.run(base());
    if (!run) return;
    const QString uri = toQt(run->backend);
    const QString saved = run->server.empty() ? savedBackendAt(m_session.backends(), uri) : toQt(run->server);
    // A workspace comes from anywhere: a host that it names is typed by the person who sits here, or saved.
    const bool isKnown = m_session.backends().find(saved) || ModelChoice(m_session.backends(), uri).isCalibration();
    if (isKnown) m_model->choose(saved, uri);
}

qint64 EditDialog::base() const { return m_runs->currentData().toLongLong(); }

QString EditDialog::embedding() const { return m_embedding->text().trimmed(); }

mined::EditOptions EditDialog::options() const {
    mined::EditOptions options;
    options.setting = static_cast<mined::EditSetting>(m_setting->currentData().toInt());
    options.demonstrations = m_demonstrations->value();
    return options;
}

/// A newer choice of the run drops the counting that goes on.
void EditDialog::count() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_counted.reset();
    m_uncounted.clear();
    updateStart();
    if (base() == 0) return;
    m_session.query(
        this, "items to edit",
        [base = base(), stop = m_stop.get_token()](store::Database& database) -> Result<Counted> {
            auto record = store::RunStore(database).get(base);
            if (!record) return record.error();
            const auto context = mined::minedContext(database, std::move(record).value());
            if (!context) return context.error();
            auto choice = mined::chooseEdits(database, **context, {}, stop);
            if (!choice) return choice.error();
            return Counted{std::move(choice).value(), (*context)->spec.configurations.size()};
        },
        [this, of = base()](Result<Counted> counted) {
            if (of != base()) return;
            if (counted)
                m_counted = std::move(counted).value();
            else
                m_uncounted = coreWords(counted.error().text());
            updateStart();
        });
}

void EditDialog::suggestName() {
    const bool isLifelong = options().setting == mined::EditSetting::Lifelong;
    if (!m_nameEdited)
        m_name->setText(m_session.freeName(
            (isLifelong ? tr("%1 edited, lifelong") : tr("%1 edited, single")).arg(m_runs->currentText())));
    updateStart();
}

StudyWish EditDialog::wish() const {
    StudyWish wish;
    wish.name = m_name->text().trimmed();
    wish.uri = m_model->uri();
    wish.backend = m_model->backend();
    wish.make = [base = base(), options = options(), finder = embedding().toStdString(), name = wish.name.toStdString(),
                 network = m_session.backends().network()](store::Workspace& workspace,
                                                           const run::BackendChoice& backend) -> Result<std::int64_t> {
        auto found = finder.empty() ? Result<std::unique_ptr<mined::Embedding>>(mined::ngramEmbedding())
                                    : mined::embeddingServer(*network, finder);
        if (!found) return found.error();
        const auto made = mined::createEdit(workspace, base, options, **found, name, backend);
        if (!made) return made.error();
        return made->id;
    };
    return wish;
}

QString EditDialog::problem() const {
    if (m_runs->count() == 0) return tr("No run of MINED is finished: its wrong items are what is edited");
    if (m_name->text().trimmed().isEmpty()) return tr("Give the run a name");
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    if (!m_uncounted.isEmpty()) return m_uncounted;
    if (!m_counted) return tr("What is to be edited is being counted");
    if (m_counted->choice.items.empty()) return tr("There is nothing to edit: no answer of this run is wrong");
    if (!embedding().isEmpty()) {
        const auto network = m_session.backends().network();
        if (!network) return tr("Servers cannot be asked here: leave “Found by” empty");
        if (const auto found = mined::embeddingServer(*network, embedding().toStdString()); !found)
            return coreWords(found.error().text());
    }
    return m_model->problem();
}

QString EditDialog::countsText() const {
    if (!m_counted) return {};
    const mined::EditChoice& choice = m_counted->choice;
    QString text = tr("%1 items to edit in %2 requests; %3 were right throughout")
                       .arg(numberText(static_cast<qint64>(choice.items.size())),
                            numberText(static_cast<qint64>(choice.items.size() * m_counted->configurations)),
                            numberText(choice.right));
    if (choice.missing > 0)
        text += tr("; %1 are left out, as a reply is missing and no answer is wrong (%2 have no answer at all)")
                    .arg(numberText(choice.missing), numberText(choice.unanswered));
    if (choice.partly > 0)
        text += tr("; of %1 to edit a reply is missing, too: their score before is not known until the errors are "
                   "asked again")
                    .arg(numberText(choice.partly));
    if (choice.withContext > 0)
        text += tr("; the %1 questions of F.M.C and P.M.C are not edited, as their context says what is right")
                    .arg(numberText(choice.withContext));
    return text;
}

void EditDialog::updateStart() {
    m_counts->setText(countsText());
    const QString why = problem();
    m_reason->setText(why);
    m_start->setEnabled(why.isEmpty());
    m_start->setToolTip(why.isEmpty() ? tr("Test the backend, make the run and begin asking") : why);
}

} // namespace chronoscope::ui
