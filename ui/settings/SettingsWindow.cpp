// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/settings/SettingsWindow.h"

#include "ui/bridge/BackendHub.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/settings/FigureForm.h"
#include "ui/settings/ShortcutsEditor.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/NoticeBar.h"
#include "ui/views/TabOrder.h"
#include "ui/views/Text.h"
#include "ui/views/TextLabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace chronoscope::ui {

namespace {
constexpr int kWidth = 720;
constexpr int kHeight = 620;
constexpr int kFieldWidth = 260;
constexpr double kBytesPerUnit = 1e9;

QString objectNameOf(const Setting& setting) { return QStringLiteral("setting.") + setting.key; }

bool isOfNetwork(const Setting& setting) { return setting.key.startsWith(QLatin1String("network/")); }
} // namespace

SettingsWindow::SettingsWindow(Settings& settings, BackendHub& backends, Dialogs& dialogs, QWidget* parent)
    : QWidget(parent, Qt::Window), m_settings(settings), m_backends(backends), m_dialogs(dialogs),
      m_search(new QLineEdit(this)), m_problem(makeText(this, "")), m_restart(new NoticeBar(this)) {
    setObjectName(QStringLiteral("settingsWindow"));
    setWindowTitle(tr("Settings"));
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    m_search->setObjectName(QStringLiteral("settingsSearch"));
    m_search->setAccessibleName(tr("Search settings"));
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(Icons::icon(u"search"), QLineEdit::LeadingPosition);
    connect(m_search, &QLineEdit::textChanged, this, &SettingsWindow::search);
    m_problem->setObjectName(QStringLiteral("settingsProblem"));
    auto* list = new QWidget(this);
    m_column = new QVBoxLayout(list);
    m_column->setContentsMargins(0, 0, Tokens::kSpace12, 0);
    m_column->setSpacing(Tokens::kSpace24);
    for (const Setting& setting : settingTable())
        addRow(setting);
    addCacheRow();
    m_nothing = makeText(list, "", Role::Body, tr("No setting has these words."));
    m_nothing->hide();
    m_column->addWidget(m_nothing);
    m_column->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(list);
    area->viewport()->setAutoFillBackground(false); // the ground of the window is that of its rows
    list->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace12, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace16);
    layout->addWidget(m_search);
    layout->addWidget(m_problem);
    layout->addWidget(m_restart);
    layout->addWidget(area, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->setObjectName(QStringLiteral("settingsButtons"));
    buttons->button(QDialogButtonBox::Close)->setText(Text::tr("Close"));
    buttons->setContentsMargins(0, 0, Tokens::kSpace12, 0); // in line with the rows
    connect(buttons, &QDialogButtonBox::rejected, this, &QWidget::close);
    layout->addWidget(buttons);
    connect(&backends, &BackendHub::networkChanged, this, &SettingsWindow::showAll);
    showAll();
    resize(kWidth, kHeight);
}

SettingsWindow::Section& SettingsWindow::section(const QString& title) {
    const auto found = std::find_if(m_sections.begin(), m_sections.end(),
                                    [&](const Section& section) { return section.title == title; });
    if (found != m_sections.end()) return *found;
    Section made{title, new QWidget(this), nullptr};
    made.rows = new QVBoxLayout(made.whole);
    made.rows->setContentsMargins(0, 0, 0, 0);
    made.rows->setSpacing(Tokens::kSpace12);
    made.rows->addWidget(makeText(made.whole, "", Role::Section, title));
    m_column->insertWidget(static_cast<int>(m_sections.size()), made.whole); // above what fills the rest
    return m_sections.emplace_back(made);
}

void SettingsWindow::addShortcuts(ActionBook& book) {
    Section& keys = section(tr("Keyboard"));
    m_shortcuts = new ShortcutsEditor(book, m_dialogs, keys.whole);
    keys.rows->addWidget(m_shortcuts);
}

void SettingsWindow::addRow(const Setting& setting) {
    Section& part = section(setting.section);
    Row row{setting, new QWidget(part.whole)};
    auto* sides = new QHBoxLayout(row.whole);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(Tokens::kSpace12);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(makeText(row.whole, "", Role::Body, setting.title));
    const QString text = setting.atNextStart ? tr("%1 Acts at the next start.").arg(setting.text) : setting.text;
    words->addWidget(makeText(row.whole, "", Role::Caption, text));
    row.note = makeText(row.whole, "");
    row.note->setObjectName(objectNameOf(setting) + QStringLiteral(".note"));
    row.note->hide();
    words->addWidget(row.note);
    row.field = makeField(setting, row.whole);
    row.reset = new QToolButton(row.whole);
    row.reset->setText(tr("Reset"));
    row.reset->setProperty("framed", true);
    row.reset->setObjectName(objectNameOf(setting) + QStringLiteral(".reset"));
    row.reset->setAccessibleName(tr("Reset %1").arg(setting.title));
    row.reset->setToolTip(tr("Back to the usual value"));
    QSizePolicy kept = row.reset->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // the fields stay in one column
    row.reset->setSizePolicy(kept);
    connect(row.reset, &QToolButton::clicked, this, [this, setting] {
        choose(setting, setting.usual);
        showAll();
    });
    sides->addLayout(words, 1);
    sides->addWidget(row.field, 0, Qt::AlignTop);
    sides->addWidget(row.reset, 0, Qt::AlignTop);
    part.rows->addWidget(row.whole);
    m_rows.push_back(std::move(row));
}

QWidget* SettingsWindow::makeField(const Setting& setting, QWidget* parent) {
    QWidget* field = nullptr;
    if (setting.kind == SettingKind::Switch) {
        auto* box = new QCheckBox(tr("On"), parent);
        connect(box, &QCheckBox::toggled, this, [this, setting](bool on) { choose(setting, on); });
        field = box;
    } else if (setting.kind == SettingKind::Choice) {
        auto* box = new QComboBox(parent);
        for (const auto& [value, words] : setting.choices)
            box->addItem(words, value);
        connect(box, &QComboBox::currentIndexChanged, this,
                [this, setting, box] { choose(setting, box->currentData()); });
        field = box;
    } else if (setting.kind == SettingKind::Number) {
        auto* box = new QDoubleSpinBox(parent);
        box->setDecimals(setting.decimals);
        box->setRange(setting.least, setting.most);
        box->setSpecialValueText(setting.zero);
        box->setSuffix(setting.unit);
        box->setKeyboardTracking(false); // not at every digit
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, setting](double number) { choose(setting, number); });
        field = box;
    } else if (setting.kind == SettingKind::Page) {
        auto* open = new QPushButton(tr("Open the page"), parent);
        connect(open, &QPushButton::clicked, this, [this, setting] { emit pageWanted(setting.key.section(u'/', 1)); });
        field = open;
    } else {
        auto* edit = new QLineEdit(parent);
        connect(edit, &QLineEdit::editingFinished, this, [this, setting, edit] { choose(setting, edit->text()); });
        if (setting.kind == SettingKind::File || setting.kind == SettingKind::Folder) addChoosing(*edit, setting);
        field = edit;
    }
    field->setObjectName(objectNameOf(setting));
    field->setAccessibleName(setting.title);
    field->setAccessibleDescription(setting.text);
    field->setToolTip(setting.text);
    field->setFixedWidth(kFieldWidth);
    return field;
}

/// A button in the field, for a path that need not be typed.
void SettingsWindow::addChoosing(QLineEdit& edit, const Setting& setting) {
    const bool isFolder = setting.kind == SettingKind::Folder;
    QAction* choice = edit.addAction(Icons::icon(u"folder"), QLineEdit::TrailingPosition);
    choice->setToolTip(isFolder ? tr("Choose a folder…") : tr("Choose a file…"));
    connect(choice, &QAction::triggered, this, [this, setting, isFolder] {
        FileQuestion question{FileQuestion::Wants::Folder, "settings", setting.title, {}, {}};
        if (!isFolder) {
            question.wants = FileQuestion::Wants::File;
            question.kind = "certificates";
            question.filter = tr("Certificates (*.pem *.crt);;All files (*)");
        }
        m_dialogs.chooseFile(this, question, [this, setting](const QString& path) {
            choose(setting, path);
            showAll();
        });
    });
}

void SettingsWindow::addCacheRow() {
    Section& network = section(tr("Network"));
    auto* whole = new QWidget(network.whole);
    auto* sides = new QHBoxLayout(whole);
    sides->setContentsMargins(0, 0, 0, 0);
    m_cache = makeText(whole, "", Role::Caption);
    m_cache->setObjectName(QStringLiteral("cacheState"));
    m_clear = new QPushButton(tr("Clear kept replies…"), whole);
    m_clear->setObjectName(QStringLiteral("clearCacheButton"));
    m_clear->setToolTip(
        tr("What runs have stored in workspaces stays; the same question is sent, and paid for, again"));
    sides->addWidget(m_cache, 1);
    sides->addWidget(m_clear);
    network.rows->addWidget(whole);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        const Question question{
            tr("Clear all kept replies?"),
            tr("Workspaces keep what their runs have stored. Questions that are asked again are sent, "
               "and paid for, again."),
            {tr("Clear")},
            tr("Cancel"),
            true};
        m_dialogs.ask(this, question, [this](int) {
            m_clear->setEnabled(false);
            m_cache->setText(tr("Clearing…"));
            m_backends.clearCache();
        });
    });
}

QVariant SettingsWindow::value(const Setting& setting) const {
    if (!isOfNetwork(setting)) return m_settings.chosen(setting);
    const backend::NetworkSettings& network = m_backends.networkSettings();
    if (setting.key == QLatin1String("network/offline")) return network.offline;
    if (setting.key == QLatin1String("network/proxy")) return QString::fromStdString(network.proxy);
    if (setting.key == QLatin1String("network/ca_file")) return QString::fromStdString(network.caFile);
    return static_cast<double>(network.cacheBytes) / kBytesPerUnit;
}

void SettingsWindow::choose(const Setting& setting, const QVariant& chosen) {
    if (m_showing || value(setting) == chosen) return;
    const QVariant before = value(setting);
    QString why;
    if (isOfNetwork(setting))
        why = chooseNetwork(setting, chosen);
    else if (const QString path = chosen.toString();
             setting.kind == SettingKind::Folder && !path.isEmpty() && !QFileInfo(path).isDir())
        why = tr("Not used: there is no such folder");
    else
        m_settings.choose(setting, chosen);
    if (why.isEmpty()) offerRestart(setting, before);
    for (Row& row : m_rows) {
        if (row.setting.key != setting.key) continue;
        row.note->setText(why);
        row.note->setVisible(!why.isEmpty());
        if (why.isEmpty()) show(row);
    }
    if (setting.key == QLatin1String("look/scheme")) emit schemeWanted(m_settings.scheme());
    if (setting.key.startsWith(QLatin1String("figures/"))) applyFigureForm(m_settings);
}

/// While something is chosen that does not act yet.
void SettingsWindow::offerRestart(const Setting& setting, const QVariant& before) {
    if (!setting.atNextStart) return;
    if (!m_begun.contains(setting.key)) m_begun.insert(setting.key, before);
    if (m_begun.value(setting.key) == value(setting)) m_begun.remove(setting.key);
    if (m_begun.isEmpty()) return m_restart->hide();
    m_restart->say(tr("What was chosen acts at the next start. Runs that are going on are paused then, and can be "
                      "resumed."),
                   tr("Restart now"), [this] { emit restartWanted(); });
}

/// Why it was not taken; empty if it was.
QString SettingsWindow::chooseNetwork(const Setting& setting, const QVariant& chosen) {
    backend::NetworkSettings network = m_backends.networkSettings();
    if (setting.key == QLatin1String("network/offline")) {
        network.offline = chosen.toBool();
    } else if (setting.key == QLatin1String("network/proxy")) {
        network.proxy = chosen.toString().trimmed().toStdString();
        if (const std::string why = backend::proxyProblem(network.proxy); !why.empty())
            return tr("Not used: %1").arg(coreWords(why));
    } else if (setting.key == QLatin1String("network/ca_file")) {
        const QString path = chosen.toString().trimmed();
        if (!path.isEmpty() && !QFileInfo(path).isReadable()) return tr("Not used: there is no such file to read");
        network.caFile = path.toStdString();
    } else {
        network.cacheBytes = std::llround(chosen.toDouble() * kBytesPerUnit);
    }
    m_backends.setNetworkSettings(network);
    return {};
}

void SettingsWindow::show(Row& row) {
    m_showing = true;
    const QVariant now = value(row.setting);
    if (auto* box = qobject_cast<QCheckBox*>(row.field))
        box->setChecked(now.toBool());
    else if (auto* choice = qobject_cast<QComboBox*>(row.field))
        choice->setCurrentIndex(choice->findData(now));
    else if (auto* number = qobject_cast<QDoubleSpinBox*>(row.field))
        number->setValue(now.toDouble());
    else if (auto* edit = qobject_cast<QLineEdit*>(row.field))
        edit->setText(now.toString());
    row.reset->setVisible(now != row.setting.usual);
    m_showing = false;
}

void SettingsWindow::showAll() {
    for (Row& row : m_rows)
        show(row);
    const QString problem = m_backends.networkProblem();
    m_problem->setText(
        tr("The network settings could not be read, so nothing is sent to other computers until one of them "
           "is chosen anew: %1")
            .arg(problem));
    m_problem->setVisible(!problem.isEmpty());
    showCache();
}

void SettingsWindow::showCache() {
    const auto* cache = m_backends.network() ? m_backends.network()->cache() : nullptr;
    m_clear->setEnabled(cache && cache->size() != 0);
    if (!cache) return m_cache->setText(tr("No replies are kept: there is no place for them."));
    const QLocale locale;
    m_cache->setText(
        tr("Now kept: %1 replies, %2.")
            .arg(cache->size() < 0 ? tr("unknown") : locale.toString(static_cast<qlonglong>(cache->size())),
                 locale.formattedDataSize(std::max<qint64>(0, cache->bytes()), 1, QLocale::DataSizeSIFormat)));
}

void SettingsWindow::search(const QString& words) {
    bool found = false;
    for (const Section& part : m_sections) {
        bool any = part.title.contains(words, Qt::CaseInsensitive);
        const bool whole = any;
        for (const Row& row : m_rows) {
            if (row.setting.section != part.title) continue;
            const bool fits = whole || row.setting.title.contains(words, Qt::CaseInsensitive) ||
                              row.setting.text.contains(words, Qt::CaseInsensitive);
            row.whole->setVisible(fits);
            any = any || fits;
        }
        if (m_shortcuts && part.whole->isAncestorOf(m_shortcuts)) any = m_shortcuts->search(any ? QString() : words);
        part.whole->setVisible(any);
        found = found || any;
    }
    m_nothing->setVisible(!found);
}

void SettingsWindow::present(const QString& words) {
    m_search->setText(words);
    showAll();
    if (!isVisible()) placeOverParent();
    QWidget::show();
    raise();
    activateWindow();
    m_search->setFocus();
}

/// In the middle of the main window, as far as the screen has room there: ScreenFit sees to that.
void SettingsWindow::placeOverParent() {
    const QWidget* window = parentWidget();
    if (!window) return;
    QRect place(QPoint(), size());
    place.moveCenter(window->geometry().center());
    setGeometry(place);
}

void SettingsWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

/// The keys are added last, and stand above the button.
bool SettingsWindow::focusNextPrevChild(bool next) {
    return tabAsLaidOut({this}, next) || QWidget::focusNextPrevChild(next);
}

} // namespace chronoscope::ui
