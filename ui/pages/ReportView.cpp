// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ReportView.h"

#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/CoreWords.h"
#include "ui/views/LightMarks.h"
#include "ui/views/TextLabel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <optional>

namespace chronoscope::ui {

using backend::CheckResult;
using backend::Light;

namespace {
constexpr int kMarkSize = 14;
constexpr int kReportNameWidth = 132;
} // namespace

ReportView::ReportView(BackendHub& hub, QWidget* parent) : QWidget(parent), m_hub(hub) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    auto* top = new QHBoxLayout;
    m_head = makeCopyableText(this, "reportHead");
    m_test = new QPushButton(this);
    m_test->setObjectName(QStringLiteral("testBackendButton"));
    top->addWidget(m_head, 1);
    top->addWidget(m_test, 0, Qt::AlignTop);
    layout->addLayout(top);
    m_bar = new QProgressBar(this);
    m_bar->setObjectName(QStringLiteral("testProgress"));
    m_bar->setAccessibleName(tr("Checks done"));
    m_bar->setTextVisible(false);
    m_bar->setRange(0, backend::kChecks);
    layout->addWidget(m_bar);
    m_table = makeTable();
    layout->addWidget(m_table);
    m_unavailable = makeCopyableText(this, "unavailableMetrics", Role::Caption);
    layout->addWidget(m_unavailable);
    connect(m_test, &QPushButton::clicked, this, [this] {
        if (m_hub.probes().testing(m_name))
            m_hub.probes().cancelTest(m_name);
        else
            m_hub.probes().test(m_name);
    });
    const auto refreshIfShown = [this](const QString& name) {
        if (name == m_name) refresh();
    };
    connect(&hub.probes(), &BackendProbes::testChanged, this, refreshIfShown);
    connect(&hub.probes(), &BackendProbes::testEnded, this, [this](const QString& name, const QString& problem) {
        m_problems[name] = problem;
        if (name == m_name) refresh();
    });
    connect(&hub, &BackendHub::backendsChanged, this, &ReportView::refresh);
    refresh();
}

QWidget* ReportView::makeTable() {
    auto* table = new QWidget(this);
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Tokens::kSpace8);
    grid->setVerticalSpacing(Tokens::kSpace4);
    grid->setColumnStretch(2, 1);
    for (int i = 0; i < backend::kChecks; ++i) {
        const auto check = static_cast<backend::Check>(i);
        Row& row = m_rows[static_cast<std::size_t>(i)];
        row.mark = new QLabel(table);
        row.name = new QLabel(checkName(check), table);
        row.name->setMinimumWidth(kReportNameWidth);
        row.name->setToolTip(checkExplanation(check));
        row.sentence = makeCopyableText(table, qPrintable(QStringLiteral("check%1").arg(i)), Role::Caption);
        grid->addWidget(row.mark, i, 0, Qt::AlignTop);
        grid->addWidget(row.name, i, 1, Qt::AlignTop);
        grid->addWidget(row.sentence, i, 2);
    }
    return table;
}

void ReportView::setBackend(const QString& name) {
    m_name = name;
    refresh();
}

QString ReportView::headText() const {
    if (const auto* progress = m_hub.probes().testing(m_name))
        return progress->awaitsServer ? tr("Waiting for its server to start…")
                                      : tr("Testing, %1 of %2…").arg(progress->checks.size()).arg(backend::kChecks);
    if (const auto at = m_problems.find(m_name); at != m_problems.end() && !at->second.isEmpty())
        return tr("The test could not be made: %1").arg(at->second);
    const auto* report = m_hub.report(m_name);
    if (!report) return tr("Not tested yet. A test makes some twenty small calls and says what the server can do.");
    QString text =
        tr("Tested %1 UTC")
            .arg(QString::fromStdString(report->when).replace(QLatin1Char('T'), QLatin1Char(' ')).chopped(1));
    if (!report->model.empty()) text += QStringLiteral(" · ") + QString::fromStdString(report->model);
    if (!report->build.empty())
        text += QStringLiteral(" · ") + tr("build %1").arg(QString::fromStdString(report->build));
    if (!report->usable()) text += QLatin1Char('\n') + tr("No run can be made with this backend.");
    return text;
}

void ReportView::showCheck(const Row& row, Light light, const QString& sentence) {
    row.mark->setPixmap(lightIcon(light, kMarkSize).pixmap(kMarkSize, kMarkSize));
    row.mark->setToolTip(lightName(light));
    row.mark->setAccessibleName(lightName(light));
    row.sentence->setText(sentence);
    row.sentence->setAccessibleName(tr("%1: %2. %3").arg(row.name->text(), lightName(light), sentence));
}

void ReportView::refresh() {
    const auto* progress = m_hub.probes().testing(m_name);
    const auto* report = m_hub.report(m_name);
    m_head->setText(headText());
    m_test->setText(progress ? tr("Cancel test") : tr("Test backend"));
    m_test->setToolTip(progress ? tr("Stop testing; what was known before stays")
                                : tr("Eight checks, some twenty small calls, none of them cached"));
    m_test->setEnabled(!m_name.isEmpty());
    m_bar->setVisible(progress != nullptr);
    m_bar->setValue(progress ? static_cast<int>(progress->checks.size()) : 0);
    m_table->setVisible(progress || report);
    for (const Row& row : m_rows)
        showCheck(row, Light::Skipped, progress ? tr("…") : QString());
    if (progress)
        for (const CheckResult& check : progress->checks)
            showCheck(m_rows[static_cast<std::size_t>(check.check)], check.light, coreWords(check.sentence));
    else if (report)
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            showCheck(m_rows[i], report->checks[i].light, coreWords(report->checks[i].sentence));
    const QStringList missing = !progress && report && report->usable() ? unavailableMetrics(*report) : QStringList();
    m_unavailable->setVisible(!missing.isEmpty());
    m_unavailable->setText(tr("Disabled with this backend:\n%1").arg(missing.join(QLatin1Char('\n'))));
}

} // namespace chronoscope::ui
