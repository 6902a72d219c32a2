// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/NewRunDialog.h"

#include "core/base/StrictJson.h"
#include "core/run/StopText.h"
#include "ui/dialogs/PromptPreview.h"
#include "ui/dialogs/RunFoot.h"
#include "ui/dialogs/RunModelsForm.h"
#include "ui/dialogs/RunOptionsForm.h"
#include "ui/dialogs/SliceForm.h"
#include "ui/pages/BenchmarkQueries.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/RunEstimateText.h"
#include "ui/views/Words.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

namespace chronoscope::ui {

namespace {
constexpr int kDialogWidth = 880;
constexpr int kDialogHeight = 660;
constexpr int kMinimumWidth = 740; // the slice's second line and a scroll bar
constexpr int kSpecDepth = 16;     ///< of its JSON
constexpr const char* kEstimateTopic = "estimate";
constexpr const char* kYearsTopic = "years";

void addSection(QVBoxLayout* layout, const QString& text) {
    auto* label = new QLabel(text, layout->parentWidget());
    setRole(label, Role::Section);
    layout->addSpacing(Tokens::kSpace8);
    layout->addWidget(label);
}
} // namespace

NewRunDialog::NewRunDialog(Session& session, const benchmark::SliceSpec& slice, QWidget* parent)
    : RunDialog(session, CalibrationForm::Plants::Answers, parent), m_options(new RunOptionsForm(this)),
      m_prompts(new QPushButton(tr("See &prompts…"), this)), m_preview(new PromptPreview(this)) {
    setObjectName(QStringLiteral("newRunDialog"));
    setWindowTitle(tr("New run"));
    resize(kDialogWidth, kDialogHeight);
    setMinimumWidth(kMinimumWidth);
    QVBoxLayout* fields = makeBody();
    addSection(fields, tr("Name"));
    fields->addWidget(name());
    addSection(fields, tr("Slice"));
    addSlice(fields, slice);
    addSection(fields, tr("Models"));
    fields->addWidget(&models());
    addSection(fields, tr("How it is asked"));
    fields->addWidget(m_options);
    fields->addStretch();
    addFoot();
    connect(m_slice, &SliceForm::changed, this, &NewRunDialog::specChanged);
    connect(m_options, &RunOptionsForm::changed, this, &NewRunDialog::specChanged);
    connect(&session, &Session::workspaceChanged, this,
            [this] { // what was typed stays, and is counted over the other one
                readYears();
                specChanged();
            });
    showWhole();
    readYears();
    begin();
}

void NewRunDialog::addSlice(QVBoxLayout* layout, const benchmark::SliceSpec& slice) {
    m_slice = new SliceForm(this);
    m_slice->setSlice(slice);
    layout->addWidget(m_slice);
    m_whole = new QToolButton(this);
    m_whole->setObjectName(QStringLiteral("wholeBenchmarkButton"));
    m_whole->setText(tr("&Whole benchmark"));
    m_whole->setToolTip(tr("Every element and every year again"));
    layout->addWidget(m_whole, 0, Qt::AlignLeft);
    connect(m_whole, &QToolButton::clicked, this, [this] {
        m_slice->setSlice({});
        specChanged();
    });
}

void NewRunDialog::addFoot() {
    foot()->setTips(estimateExplanation(),
                    tr("Tokens from the lengths of some of the prompts; the highest figure is reached when every "
                       "reply is as long as the limit allows.\n"
                       "Cost from the price table of the Backends page."),
                    {});
    m_prompts->setObjectName(QStringLiteral("seePromptsButton"));
    m_prompts->setToolTip(tr("One exact prompt under each template, as it would be sent"));
    m_prompts->setAutoDefault(false);
    m_prompts->setEnabled(false);
    foot()->addButton(m_prompts);
    connect(m_prompts, &QPushButton::clicked, this, [this] {
        m_preview->show();
        m_preview->raise();
        m_preview->activateWindow();
    });
    connect(this, &QDialog::finished, m_preview, &QWidget::hide);
}

run::RunSpec NewRunDialog::spec() const {
    run::RunSpec spec;
    spec.slice = m_slice->slice();
    m_options->fill(spec);
    return spec;
}

void NewRunDialog::setSpec(const run::RunSpec& spec) {
    m_options->setSpec(spec);
    specChanged();
}

QByteArray NewRunDialog::options() const { return QByteArray::fromStdString(nlohmann::json(spec()).dump()); }

void NewRunDialog::setOptions(const QByteArray& json, bool withChoice) {
    const auto spec = readJson({json.constData(), static_cast<std::size_t>(json.size())}, kSpecDepth,
                               ErrorCode::BadInput, "last run", [](const nlohmann::json& in) {
                                   auto read = in.get<run::RunSpec>();
                                   require(!read.problem(), "no run could be made of it");
                                   return read;
                               });
    if (!spec) return;
    if (withChoice) m_slice->setSlice(spec->slice);
    setSpec(*spec);
}

void NewRunDialog::setLike(const store::RunRecord& run) {
    m_like = run;
    m_slice->setSlice(run.spec.slice);
    setSpec(run.spec);
}

StudyWish::Make NewRunDialog::maker(const QString& name) const {
    return [spec = spec(), stop = m_options->stop(), pack = session().pack(), name = name.toStdString()](
               store::Workspace& workspace, const run::BackendChoice& backend) mutable -> Result<std::int64_t> {
        const backend::Mode mode = backend.mode.value_or(spec.mode);
        spec.decoding.stop = stop ? *stop : run::usualStop(mode, *pack, spec.templates);
        const auto made = run::createRun(workspace, spec, name, backend, *pack);
        if (!made) return made.error();
        return made->id;
    };
}

void NewRunDialog::readYears() {
    session().query(
        this, kYearsTopic, [](store::Database& database) { return readOverview(database); },
        [this](const Result<BenchmarkOverview>& overview) {
            if (overview && overview->elements > 0) m_slice->setYearRange(overview->firstYear, overview->lastYear);
            m_isEmpty = overview && overview->elements == 0;
            updateStart();
        });
}

void NewRunDialog::specChanged() {
    showWhole();
    optionsChanged();
}

void NewRunDialog::showWhole() {
    m_whole->setVisible(nlohmann::json(m_slice->slice()) != nlohmann::json(benchmark::SliceSpec{}));
}

void NewRunDialog::count() {
    session().query(
        this, kEstimateTopic,
        [asked = spec(), pack = session().pack()](store::Database& database) {
            return run::estimateRun(database, asked, *pack);
        },
        [this, asked = spec()](const Result<run::RunEstimate>& estimate) {
            m_prompts->setEnabled(estimate && !estimate->examples.empty());
            m_preview->setExamples(estimate ? estimate->examples : std::vector<run::PromptExample>());
            if (!estimate) return showCounted(estimate.error());
            QStringList warnings = estimateWarnings(*estimate);
            if (const QString other = otherSlice(*estimate, asked); !other.isEmpty()) warnings.prepend(other);
            showCounted(Counted{estimateText(*estimate, asked), {}, warnings, {{*estimate}}, {}});
        });
}

/// The benchmark may have grown since, or its elements were edited; empty where what is asked is the same.
QString NewRunDialog::otherSlice(const run::RunEstimate& estimate, const run::RunSpec& asked) const {
    if (!m_like || estimate.sliceHash == m_like->sliceHash) return {};
    if (nlohmann::json(asked.slice) != nlohmann::json(m_like->spec.slice)) return {}; // another one was chosen
    return tr("This slice is not what “%1” asked: it was %2 elements then, and is %3 now")
        .arg(QString::fromStdString(m_like->name), numberText(m_like->elements), numberText(estimate.elements));
}

QString NewRunDialog::optionsProblem() const {
    if (!m_slice->problem().isEmpty()) return m_slice->problem();
    if (!m_options->problem().isEmpty()) return m_options->problem();
    const auto wrong = spec().problem();
    return wrong ? coreWords(*wrong) : QString();
}

QString NewRunDialog::nothingText() const {
    return m_isEmpty ? tr("There is no benchmark yet: bring one in, or facts of your own, on the page Benchmark")
                     : tr("The slice holds nothing these templates can ask");
}

} // namespace chronoscope::ui
