// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ClaimsDialog.h"

#include "core/studies/mined/MinedRun.h"
#include "core/studies/mined/WrongItems.h"
#include "ui/bridge/LongReader.h"
#include "ui/studies/mined/FinishedRuns.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/Pictures.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <map>
#include <utility>

namespace chronoscope::ui {

using mined::ClaimsMade;

namespace {
constexpr QSize kClaimsSize(720, 520);
constexpr int kClaimRunsHeight = 120;
constexpr int kSubjectOfClaim = 1;       ///< column
constexpr int kSubjectWordsWidth = 120;  ///< beside its picture
constexpr std::size_t kMostListed = 500; ///< of the items that all got wrong

/// What the chosen runs got wrong: how many, and the first of them.
struct WrongOnes {
    std::size_t all = 0;
    std::vector<mined::Item> items;
    std::map<ContentId, qint64> media; ///< rows of pictures by content
};

Result<WrongOnes> wrongOnes(store::Database& database, const std::vector<std::int64_t>& runs,
                            const std::stop_token& stop) {
    const auto rows = mined::itemsWrongInAll(database, runs, stop);
    if (!rows) return rows.error();
    WrongOnes wrong{rows->size(), {}, {}};
    mined::MinedStore store(database);
    for (const std::int64_t row : *rows) {
        if (wrong.items.size() == kMostListed || stop.stop_requested()) break;
        auto item = store.item(row);
        if (!item) return item.error();
        wrong.items.push_back(std::move(item).value());
    }
    const auto media = store.media();
    if (!media) return media.error();
    for (const auto& one : *media)
        wrong.media[one.id] = one.row;
    return wrong;
}

/// In the middle of the room that every picture has, so that the words behind them stand in line; blank where there is
/// none.
QPixmap framedThumbnail(const DecodedPicture* picture, qreal pixelRatio) {
    QPixmap framed(Thumbnails::kSize * pixelRatio);
    framed.setDevicePixelRatio(pixelRatio);
    framed.fill(Qt::transparent);
    if (!picture || picture->image.isNull()) return framed;
    QRect place(QPoint(), picture->image.size().boundedTo(Thumbnails::kSize)); // they are made that small
    place.moveCenter(QRect(QPoint(), Thumbnails::kSize).center());
    QPainter painter(&framed);
    painter.drawImage(place, picture->image);
    return framed;
}

/// A cell with a small picture before its text, which is decoded when it is seen.
class CellWithPicture : public QTableWidgetItem {
public:
    CellWithPicture(const QString& text, qint64 media, Thumbnails& thumbnails)
        : QTableWidgetItem(text), m_media(media), m_thumbnails(thumbnails) {}
    QVariant data(int role) const override {
        if (role != Qt::DecorationRole || column() != kSubjectOfClaim) return QTableWidgetItem::data(role);
        const DecodedPicture* picture = m_media == 0 ? nullptr : m_thumbnails.picture(m_media);
        return pictureIcon(framedThumbnail(picture, tableWidget()->devicePixelRatioF()));
    }

private:
    qint64 m_media;
    Thumbnails& m_thumbnails;
};

QString madeText(const ClaimsMade& made) {
    QString text = ClaimsDialog::tr("%1 items of A.T.E added").arg(numberText(static_cast<qint64>(made.added)));
    if (made.already > 0)
        text += ClaimsDialog::tr(", %1 were there").arg(numberText(static_cast<qint64>(made.already)));
    if (made.withoutControl > 0)
        text += ClaimsDialog::tr("; wrong items without a control, for nobody else of their list surely did not hold "
                                 "then: %1")
                    .arg(numberText(static_cast<qint64>(made.withoutControl)));
    if (made.withoutClaim > 0)
        text += ClaimsDialog::tr("; wrong items without a claim, for their question has no year: %1")
                    .arg(numberText(static_cast<qint64>(made.withoutClaim)));
    return text;
}
} // namespace

ClaimsDialog::ClaimsDialog(Session& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_runs(new QListWidget(this)), m_items(new QTableWidget(0, 4, this)),
      m_controls(new QCheckBox(tr("Add a control with a wrong holder, gold No, for each"), this)),
      m_thumbnails(new Thumbnails(this)), m_reader(new LongReader(session, this)) {
    setObjectName(QStringLiteral("claimsDialog"));
    setWindowTitle(tr("Make A.T.E out of wrong answers"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* about = makeText(this, "", Role::Caption,
                           tr("A.T.E asks Yes or No about the right holder, after the model is told that its answer "
                              "was wrong. It is made of the items of T.A, T.I.A and T.S.A that every chosen run "
                              "answered wrong in all its configurations."));
    m_runs->setObjectName(QStringLiteral("claimRuns"));
    m_runs->setAccessibleName(tr("Runs whose wrong answers count"));
    m_runs->setToolTip(m_runs->accessibleName());
    m_runs->setMaximumHeight(kClaimRunsHeight);
    m_controls->setObjectName(QStringLiteral("claimControls"));
    m_controls->setToolTip(tr("Without them always saying Yes is right in every item"));
    m_thumbnails->setWorkspace(session.path());
    setUpItems();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(about);
    layout->addWidget(m_runs);
    layout->addWidget(m_items, 1);
    layout->addWidget(m_controls);
    layout->addLayout(makeFoot());
    connect(&session, &Session::workspaceChanged, this, &QDialog::close); // its runs are not there any more
    connect(&session, &Session::benchmarkChanged, this, &ClaimsDialog::updateButtons);
    fillRuns();
    connect(m_runs, &QListWidget::itemChanged, this, &ClaimsDialog::count);
    resize(kClaimsSize);
    count();
}

void ClaimsDialog::setUpItems() {
    m_items->setObjectName(QStringLiteral("claimItems"));
    m_items->setAccessibleName(tr("Items that all chosen runs got wrong"));
    m_items->setHorizontalHeaderLabels({tr("Task"), tr("Subject"), tr("Question"), tr("Gold")});
    for (int column = 0; column < m_items->columnCount(); ++column)
        m_items->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_items->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_items->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_items->setTabKeyNavigation(false);
    m_items->setShowGrid(false);
    m_items->setWordWrap(false);
    m_items->verticalHeader()->hide();
    m_items->setIconSize(Thumbnails::kSize);
    m_items->verticalHeader()->setDefaultSectionSize(Thumbnails::kSize.height() + Tokens::kSpace4);
    m_items->horizontalHeader()->setHighlightSections(false);
    auto* columns = new TableColumns(m_items, TableColumns::are({2}));
    columns->reserve(kSubjectOfClaim, Thumbnails::kSize.width() + kSubjectWordsWidth);
    connect(m_thumbnails, &Thumbnails::ready, m_items->viewport(), qOverload<>(&QWidget::update));
}

QLayout* ClaimsDialog::makeFoot() {
    m_state = makeText(this, "claimState", Role::Caption);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("claimClose"));
    close->setAutoDefault(false);
    m_add = new QPushButton(tr("Add to the workspace"), this);
    m_add->setObjectName(QStringLiteral("claimAdd"));
    m_add->setProperty("primary", true);
    m_add->setAutoDefault(false);
    connect(m_add, &QPushButton::clicked, this, &ClaimsDialog::add);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(Tokens::kSpace8);
    foot->addWidget(m_state, 1);
    foot->addWidget(close);
    foot->addWidget(m_add);
    return foot;
}

void ClaimsDialog::fillRuns() {
    for (const store::RunRecord& run : m_session.studyRuns()) {
        if (!isFinishedMined(run)) continue;
        auto* line = new QListWidgetItem(tr("%1 · %2").arg(finishedName(m_session, run), toQt(run.model)), m_runs);
        line->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        line->setData(Qt::UserRole, QVariant::fromValue<qint64>(run.id));
        line->setCheckState(Qt::Checked);
    }
    if (m_runs->count() > 0) m_runs->setCurrentRow(0);
}

std::vector<std::int64_t> ClaimsDialog::chosen() const {
    std::vector<std::int64_t> runs;
    for (int row = 0; row < m_runs->count(); ++row)
        if (m_runs->item(row)->checkState() == Qt::Checked)
            runs.push_back(m_runs->item(row)->data(Qt::UserRole).toLongLong());
    return runs;
}

void ClaimsDialog::count() {
    m_wrong.reset();
    m_items->setRowCount(0);
    const auto runs = chosen();
    m_state->setText(runs.empty() ? tr("Tick a run") : tr("Reading the answers…"));
    updateButtons();
    if (runs.empty()) return m_reader->stop();
    m_reader->read(
        [runs](store::Database& database, const std::stop_token& stop) { return wrongOnes(database, runs, stop); },
        [this](const Result<WrongOnes>& wrong) {
            if (!wrong) return m_state->setText(coreWords(wrong.error().text()));
            m_wrong = wrong->all;
            m_state->setText(wrong->all == 0 ? tr("No item of cognition is wrong in all of them")
                                             : tr("%1 items of cognition are wrong in all of them")
                                                   .arg(numberText(static_cast<qint64>(wrong->all))));
            m_items->setRowCount(static_cast<int>(wrong->items.size()));
            for (int row = 0; row < m_items->rowCount(); ++row) {
                const mined::Item& item = wrong->items[static_cast<std::size_t>(row)];
                const QString gold = item.golds.empty() ? QString() : toQt(item.golds.front());
                int column = 0;
                const auto picture = item.image ? wrong->media.find(*item.image) : wrong->media.end();
                const qint64 media = picture == wrong->media.end() ? 0 : picture->second;
                for (const QString& text : {taskLabel(item.task), toQt(item.subject), toQt(item.question), gold}) {
                    auto* cell = new CellWithPicture(text, column == kSubjectOfClaim ? media : 0, *m_thumbnails);
                    cell->setToolTip(plainToolTip(text));
                    m_items->setItem(row, column++, cell);
                }
            }
            updateButtons();
        });
}

/// Why nothing can be added now; empty where it can.
QString ClaimsDialog::problem() const {
    if (m_isAdding) return tr("The items are being added");
    if (!m_wrong) return tr("Tick runs of which the answers are there");
    if (*m_wrong == 0) return tr("There is nothing to make items of");
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    if (m_session.isImporting()) return tr("An import is going on");
    return {};
}

void ClaimsDialog::updateButtons() {
    const QString why = problem();
    m_add->setEnabled(why.isEmpty());
    m_add->setToolTip(why.isEmpty() ? tr("Each item keeps the list of these models") : why);
}

/// The session hears of it, which outlives the dialog.
void ClaimsDialog::add() {
    if (!problem().isEmpty()) return updateButtons(); // an import was begun elsewhere meanwhile
    m_isAdding = true;
    m_state->setText(tr("Adding…"));
    m_session.importBy(
        &m_session, tr("A.T.E"),
        [runs = chosen(), controls = m_controls->isChecked()](store::Workspace& workspace, const std::stop_token&) {
            return mined::addClaimsOfRuns(workspace, runs, controls);
        },
        [&session = m_session, dialog = QPointer(this)](const Result<ClaimsMade>& made) {
            const QString text = made ? madeText(*made) : coreWords(made.error().text());
            if (dialog && dialog->isVisible()) return dialog->showMade(text);
            session.tellEnd(made ? Status() : made.error(), text, tr("No item of A.T.E was added"));
        });
    updateButtons();
}

void ClaimsDialog::showMade(const QString& text) {
    m_isAdding = false;
    m_wrong = 0; // they are made; another choice counts anew
    m_state->setText(text);
    updateButtons();
}

} // namespace chronoscope::ui
