// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/RunDialog.h"

#include "core/store/RunMarkStore.h"
#include "ui/dialogs/RunFoot.h"
#include "ui/dialogs/RunModelsForm.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/CoreWords.h"
#include "ui/views/TabOrder.h"
#include "ui/views/ToQt.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr int kDebounceMs = 150;

QStringList urisOf(const std::vector<ModelChoice>& models) {
    QStringList uris;
    for (const ModelChoice& model : models)
        uris << model.uri();
    return uris;
}
} // namespace

RunDialog::RunDialog(Session& session, CalibrationForm::Plants plants, QWidget* parent)
    : QDialog(parent), m_session(session), m_name(new QLineEdit(this)),
      m_models(new RunModelsForm(session.backends(), plants, this)), m_foot(new RunFoot(this)) {
    m_name->setObjectName(QStringLiteral("runNameEdit"));
    m_name->setAccessibleName(tr("Name of the run"));
    m_name->setToolTip(tr("What heat maps and tables call this run"));
    m_foot->setCounts(tr("Counting…"));
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kDebounceMs);
    connect(&m_debounce, &QTimer::timeout, this, [this] {
        if (!optionsProblem().isEmpty()) return;
        m_countedModels = urisOf(m_models->choices());
        count();
    });
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameEdited = true; });
    connect(m_name, &QLineEdit::textChanged, this, &RunDialog::updateStart);
    connect(m_models, &RunModelsForm::changed, this, &RunDialog::modelsChanged);
}

RunDialog::~RunDialog() = default;

bool RunDialog::focusNextPrevChild(bool next) {
    return tabAsLaidOut({this}, next) || QDialog::focusNextPrevChild(next);
}

QVBoxLayout* RunDialog::makeBody() {
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    column->setSpacing(Tokens::kSpace8);
    auto* scroll = new QScrollArea(this); // a low screen does not hold all of it
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(body);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_foot);
    return column;
}

void RunDialog::begin() {
    modelsChanged();
    m_countedModels = urisOf(m_models->choices());
    if (optionsProblem().isEmpty()) count();
    m_name->setFocus();
    m_name->selectAll();
}

void RunDialog::optionsChanged() {
    m_counted.reset();
    m_whyNot.clear();
    m_foot->setCurrent(false);
    m_debounce.start();
    updateStart();
}

void RunDialog::showCounted(const Result<Counted>& counted) {
    m_counted = counted ? std::optional(*counted) : std::nullopt;
    m_whyNot = counted ? QString() : tr("This cannot be counted: %1").arg(coreWords(counted.error()));
    m_foot->setCurrent(true);
    m_foot->setCounts(counted ? m_counted->text : QString());
    m_foot->setExample(counted ? m_counted->example : QString());
    m_foot->setWarnings(counted ? m_counted->warnings : QStringList());
    showCost();
    updateStart();
}

/// Each model with what it is asked.
std::vector<AskedModel> RunDialog::asked() const {
    std::vector<AskedModel> all;
    if (!m_counted || m_counted->ofModels.empty()) return all;
    for (const ModelChoice& model : m_models->choices()) {
        const auto at = m_countedModels.indexOf(model.uri());
        const auto& counted = m_counted->ofModels;
        const bool isOwn = isCountedByModel() && at >= 0 && at < static_cast<qsizetype>(counted.size());
        const Counted::OfModel& one = counted[isOwn ? static_cast<std::size_t>(at) : 0];
        all.push_back({model, one.estimate, one.isWhole});
    }
    return all;
}

void RunDialog::showCost() {
    if (!m_counted || m_counted->requests() == 0) return m_foot->setCost({});
    const auto models = asked();
    const QString cost = costText(models);
    QStringList parts{models.size() > 1 ? tr("Each of %1 models").arg(models.size()) : QString(),
                      tokensText(m_counted->ofModels.front().estimate), m_counted->more,
                      cost.isEmpty() ? QString() : tr("Cost: %1").arg(cost),
                      timeText(m_session, models, concurrency())};
    if (const auto dollars = m_models->budget()) parts << budgetText(*dollars, models);
    parts.removeAll(QString());
    m_foot->setCost(parts.join(QStringLiteral(" · ")));
}

void RunDialog::modelsChanged() {
    suggestName();
    if (isCountedByModel() && urisOf(m_models->choices()) != m_countedModels) m_debounce.start();
    showCost();
    updateStart();
}

void RunDialog::suggestName() {
    const auto models = m_models->choices();
    m_name->setPlaceholderText(
        models.size() > 1 ? tr("Each run is called as its model; what is typed here stands in front") : QString());
    if (!m_nameEdited)
        m_name->setText(models.size() == 1 ? m_session.freeName(suggestedName(models.front())) : QString());
}

/// Several are called as their models, behind what is typed; no two alike.
QStringList RunDialog::names() const {
    const auto models = m_models->choices();
    const QString typed = m_name->text().trimmed();
    if (models.size() == 1) return {typed};
    QStringList names;
    for (const ModelChoice& model : models) {
        const QString own = suggestedName(model);
        const QString wanted = typed.isEmpty() ? own : tr("%1: %2").arg(typed, own);
        QString free = m_session.freeName(wanted);
        for (int number = 2; names.contains(free); ++number)
            free = m_session.freeName(tr("%1 (%2)").arg(wanted).arg(number));
        names << free;
    }
    return names;
}

std::vector<StudyWish> RunDialog::wishes() const {
    const auto models = m_models->choices();
    const QStringList called = names();
    std::vector<std::optional<double>> budgets(models.size());
    if (const auto dollars = m_models->budget(); dollars && m_counted) budgets = budgetShares(*dollars, asked());
    std::vector<StudyWish> wishes;
    for (std::size_t i = 0; i < models.size(); ++i) {
        const QString name = called.at(static_cast<qsizetype>(i));
        wishes.push_back({maker(name), name, models[i].uri(), models[i].backend(), budgets[i]});
    }
    return wishes;
}

QString RunDialog::problem() const {
    const auto models = m_models->choices();
    if (m_name->text().trimmed().isEmpty() && models.size() == 1) return tr("Give the run a name");
    for (const QString& name : names())
        if (const auto kept = store::RunMarkStore::nameOf(name.toStdString()); !kept && !name.isEmpty())
            return coreWords(kept.error().message);
    if (const QString wrong = optionsProblem(); !wrong.isEmpty()) return wrong;
    if (!m_session.isOpen()) return tr("No workspace is open");
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    if (const QString wrong = m_models->problem(); !wrong.isEmpty()) return wrong;
    for (const ModelChoice& model : models)
        if (const QString why = modelProblem(model); !why.isEmpty())
            return models.size() == 1 ? why : tr("%1: %2").arg(model.suggestedName(), why);
    if (!m_whyNot.isEmpty()) return m_whyNot;
    if (!m_counted) return tr("Counting…");
    if (m_counted->requests() == 0) return nothingText();
    return {};
}

void RunDialog::updateStart() { m_foot->setReason(problem(), m_models->choices().size()); }

} // namespace chronoscope::ui
