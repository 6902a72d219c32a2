// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/WelcomePage.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Moments.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kWelcomeWidth = 640, kWayWidth = 190, kWelcomeShare = 1000;

/// "6 runs", as they were when the window last left the workspace; empty where that is not known.
QString runsText(const QByteArray& view) {
    const int runs = QJsonDocument::fromJson(view).object().value(QStringLiteral("runs")).toInt(-1);
    return runs < 0 ? QString() : runs == 1 ? WelcomePage::tr("1 run") : WelcomePage::tr("%1 runs").arg(runs);
}
} // namespace

WelcomePage::WelcomePage(WorkspaceCommands& commands, Dialogs& dialogs, Settings& settings, QWidget* parent)
    : QWidget(parent), m_commands(commands), m_dialogs(dialogs), m_settings(settings) {
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    auto* content = new QWidget(this);
    content->setMaximumWidth(kWelcomeWidth);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace8);
    auto* title = new QLabel(tr("Welcome to Chronoscope"), content);
    setRole(title, Role::Title);
    auto* what = new QLabel(tr("Which facts of which year does a language model recall?"), content);
    setRole(what, Role::Caption);
    column->addWidget(title);
    column->addWidget(what);
    column->addSpacing(Tokens::kSpace12);
    m_sample = addWay(column, "welcomeSample", tr("Try the &sample"),
                      tr("A small benchmark with finished runs: a heat map in seconds"));
    m_sample->setProperty("primary", true);
    auto* ask = addWay(column, "welcomeAsk", tr("&Ask a model"), tr("One question now, of one or several models"));
    auto* facts = addWay(column, "welcomeFacts", tr("Evaluate my own &facts"),
                         tr("A table of who or what, and when: pasted or from a file"));
    auto* open = addWay(column, "welcomeOpen", tr("&Open…"), tr("A workspace that is there already"));
    auto* make = addWay(column, "welcomeNew", tr("&New…"), tr("An empty workspace for benchmarks and runs"));
    m_making = new QLabel(content);
    m_making->setObjectName(QStringLiteral("welcomeMaking"));
    m_making->setTextFormat(Qt::PlainText);
    m_busy = new QProgressBar(content);
    m_busy->setObjectName(QStringLiteral("welcomeBusy"));
    m_busy->setAccessibleName(tr("The sample is being made"));
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    for (QWidget* part : {static_cast<QWidget*>(m_making), static_cast<QWidget*>(m_busy)}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true); // so that no button moves under the mouse
        part->setSizePolicy(policy);
        column->addWidget(part);
    }
    addDropZone(column);
    addRecent(column);
    setMaking(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace24, Tokens::kSpace24, Tokens::kSpace24);
    layout->addStretch(1);
    auto* middle = new QHBoxLayout; // which asks how high words are that wrap, as an aligned widget is not
    middle->addStretch(1);
    middle->addWidget(content, kWelcomeShare); // as wide as it may be, narrower where the window is
    middle->addStretch(1);
    layout->addLayout(middle);
    layout->addStretch(2);
    connect(m_sample, &QPushButton::clicked, this, &WelcomePage::trySample);
    connect(ask, &QPushButton::clicked, this, &WelcomePage::askWanted);
    connect(facts, &QPushButton::clicked, this, &WelcomePage::factsWanted);
    connect(open, &QPushButton::clicked, this, [this] { m_commands.choose(); });
    connect(make, &QPushButton::clicked, this, [this] { m_commands.make(); });
}

QPushButton* WelcomePage::addWay(QVBoxLayout* layout, const char* name, const QString& text, const QString& what) {
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace12);
    auto* button = new QPushButton(text, layout->parentWidget());
    button->setObjectName(QLatin1String(name));
    button->setToolTip(what);
    button->setMinimumWidth(kWayWidth);
    auto* words = makeText(layout->parentWidget(), "", Role::Body, what);
    row->addWidget(button);
    row->addWidget(words, 1);
    layout->addLayout(row);
    m_ways << button;
    return button;
}

/// The whole window takes files; here it is said.
void WelcomePage::addDropZone(QVBoxLayout* layout) {
    auto* zone = makeText(layout->parentWidget(), "welcomeDropZone", Role::DropZone,
                          tr("… or drop a file anywhere in this window: a workspace, a benchmark, a table of facts, a "
                             "model (GGUF), annotations, words"));
    zone->setAlignment(Qt::AlignCenter);
    layout->addSpacing(Tokens::kSpace8);
    layout->addWidget(zone);
}

void WelcomePage::addRecent(QVBoxLayout* layout) {
    m_recentTitle = new QLabel(tr("Recent workspaces"), layout->parentWidget());
    setRole(m_recentTitle, Role::Section);
    m_recent = new QListWidget(layout->parentWidget());
    m_recent->setObjectName(QStringLiteral("welcomeRecent"));
    m_recent->setAccessibleName(m_recentTitle->text());
    m_recent->setToolTip(tr("Enter opens a workspace, Delete takes it off the list"));
    m_recent->setTextElideMode(Qt::ElideMiddle);
    m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_recent->installEventFilter(this);
    m_remove = new QPushButton(tr("&Remove from the list"), layout->parentWidget());
    m_remove->setObjectName(QStringLiteral("welcomeRemove"));
    m_remove->setToolTip(tr("The file stays where it is (Delete)"));
    layout->addSpacing(Tokens::kSpace16);
    layout->addWidget(m_recentTitle);
    layout->addWidget(m_recent);
    layout->addSpacing(Tokens::kSpace4);
    layout->addWidget(m_remove, 0, Qt::AlignLeft);
    connect(m_recent, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { m_commands.open(item->data(Qt::UserRole).toString()); });
    connect(m_recent, &QListWidget::currentRowChanged, this, [this](int row) { m_remove->setEnabled(row >= 0); });
    connect(m_remove, &QPushButton::clicked, this, &WelcomePage::removeCurrent);
}

void WelcomePage::setSample(MakeSample make, const QString& path) {
    m_makeSample = std::move(make);
    m_samplePath = path;
    m_sample->setEnabled(true);
}

/// Each with its folder and the day it was last changed; one that has moved is grey.
void WelcomePage::fill() {
    m_recent->clear();
    for (const QString& path : m_settings.recent()) {
        const QFileInfo file(path);
        const QString state = file.exists() ? dayText(file.lastModified().date()) : tr("not there any more");
        const QString runs = file.exists() ? runsText(m_settings.view(path)) : QString();
        auto* item = new QListWidgetItem(tr("%1 – %2 (%3)")
                                             .arg(file.fileName(), QDir::toNativeSeparators(file.path()),
                                                  runs.isEmpty() ? state : tr("%1, %2").arg(state, runs)),
                                         m_recent);
        item->setData(Qt::UserRole, path);
        item->setToolTip(plainToolTip(path));
        if (!file.exists()) item->setForeground(palette().color(QPalette::Disabled, QPalette::Text));
    }
    const bool any = m_recent->count() > 0;
    for (QWidget* part :
         {static_cast<QWidget*>(m_recentTitle), static_cast<QWidget*>(m_recent), static_cast<QWidget*>(m_remove)})
        part->setVisible(any);
    m_recent->setFixedHeight(m_recent->count() * (Tokens::kRowHeight + 2) + 2 * m_recent->frameWidth());
    m_remove->setEnabled(m_recent->currentRow() >= 0);
}

void WelcomePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fill();
}

bool WelcomePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_recent || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Delete) return false;
    removeCurrent();
    return true;
}

void WelcomePage::removeCurrent() {
    const QListWidgetItem* item = m_recent->currentItem();
    if (!item) return;
    m_settings.removeRecent(item->data(Qt::UserRole).toString());
    fill();
}

/// Meanwhile nothing else is begun from here, and no key does by chance.
void WelcomePage::setMaking(bool making) {
    m_making->setText(making ? tr("Making the sample: a benchmark, and what real and planted models answered…")
                             : QString());
    m_making->setVisible(making);
    m_busy->setVisible(making);
    for (QPushButton* way : m_ways)
        way->setEnabled(!making && (way != m_sample || m_makeSample));
    m_recent->setEnabled(!making);
    if (making) setFocus();
}

void WelcomePage::trySample() {
    setMaking(true);
    m_jobs.run(
        this, nullptr, [make = m_makeSample, path = m_samplePath.toStdString()] { return make(path); },
        [this](const Status& made) {
            setMaking(false);
            m_sample->setFocus();
            if (made)
                m_commands.open(m_samplePath);
            else
                m_dialogs.showProblem(this, tr("The sample could not be made"), coreWords(made.error()));
        });
}

} // namespace chronoscope::ui
