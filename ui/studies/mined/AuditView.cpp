// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/AuditView.h"

#include "ui/bridge/Session.h"
#include "ui/models/NumbersModel.h"
#include "ui/studies/mined/MinedItems.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/Pictures.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/RowTable.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace chronoscope::ui {

namespace {
constexpr int kCodesWidth = 380, kRowsWidth = 620, kTaskWordsWidth = 56;

/// A table for reading, sorted by a click on its heads.
void setUpTable(QTableView* view, QAbstractItemModel* model, const char* name, const QString& words) {
    view->setObjectName(QLatin1String(name));
    view->setAccessibleName(words);
    view->setModel(model);
    readByRow(view);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    view->setSortingEnabled(true);
}
} // namespace

/// The items of a finding, sorted, each with its picture.
class AuditView::Rows final : public QSortFilterProxyModel {
public:
    Rows(Thumbnails& thumbnails, QObject* parent) : QSortFilterProxyModel(parent), m_thumbnails(thumbnails) {}

    /// By row of the source.
    void setItems(std::vector<const AuditNumbers::Row*> items) { m_items = std::move(items); }
    const AuditNumbers::Row* item(const QModelIndex& index) const {
        const int row = mapToSource(index).row();
        return row >= 0 && static_cast<std::size_t>(row) < m_items.size() ? m_items[static_cast<std::size_t>(row)]
                                                                          : nullptr;
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (role != Qt::DecorationRole || index.column() != 0) return QSortFilterProxyModel::data(index, role);
        const AuditNumbers::Row* of = item(index);
        const DecodedPicture* picture = of && of->image != 0 ? m_thumbnails.picture(of->image) : nullptr;
        return picture && !picture->image.isNull() ? QVariant(pictureIcon(QPixmap::fromImage(picture->image)))
                                                   : QVariant();
    }

private:
    Thumbnails& m_thumbnails;
    std::vector<const AuditNumbers::Row*> m_items;
};

AuditView::AuditView(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_summary(makeText(this, "auditSummary")), m_trust(new QCheckBox(this)),
      m_codeModel(new NumbersModel(this)), m_rowModel(new NumbersModel(this)), m_thumbnails(new Thumbnails(this)),
      m_listed(new Rows(*m_thumbnails, this)), m_sortedCodes(new QSortFilterProxyModel(this)),
      m_codes(new QTableView(this)), m_explanation(nullptr), m_rows(new QTableView(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(makeTop());
    layout->addWidget(makeTables(), 1);
    connect(m_codes->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AuditView::showRows);
    connect(m_rows->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AuditView::choose);
    for (const auto signal : {&QTableView::clicked, &QTableView::activated})
        connect(m_rows, signal, this, [this](const QModelIndex& at) {
            choose(at);
            emit inspectorWanted();
        });
    connect(m_thumbnails, &Thumbnails::ready, m_rows->viewport(), qOverload<>(&QWidget::update));
    connect(&m_session, &Session::workspaceClosing, this, [this] {
        m_stop.request_stop();
        m_picturesOf.clear();
        m_thumbnails->setWorkspace({}); // its connection would outlive the writer's
    });
}

AuditView::~AuditView() { m_stop.request_stop(); }

QWidget* AuditView::makeTop() {
    auto* top = new QWidget(this);
    m_trust->setObjectName(QStringLiteral("auditTrust"));
    m_trust->setText(tr("&Trust the file in new runs"));
    m_trust->setToolTip(tr("Count the golds of the file also where its own attribute list says otherwise, as published "
                           "scores do. Runs that are made already keep what they were made with."));
    auto* layout = new QVBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(m_summary);
    layout->addWidget(m_trust, 0, Qt::AlignLeft);
    return top;
}

QWidget* AuditView::makeTables() {
    m_sortedCodes->setSourceModel(m_codeModel);
    m_sortedCodes->setSortRole(NumbersModel::kSortRole);
    m_listed->setSourceModel(m_rowModel);
    m_listed->setSortRole(NumbersModel::kSortRole);
    m_listed->setSortCaseSensitivity(Qt::CaseInsensitive);
    setUpTable(m_codes, m_sortedCodes, "auditCodes", tr("Findings, and how many items have each"));
    setUpTable(m_rows, m_listed, "auditRows", tr("Items with the chosen finding"));
    new TableColumns(m_codes, TableColumns::are({0}));
    auto* columns = new TableColumns(m_rows, [](int) { return false; });
    columns->reserve(0, Thumbnails::kSize.width() + kTaskWordsWidth);
    m_rows->setIconSize(Thumbnails::kSize);
    m_rows->verticalHeader()->setDefaultSectionSize(Thumbnails::kSize.height() + Tokens::kSpace4);
    auto* left = new QWidget(this);
    m_explanation = makeText(left, "auditExplanation", Role::Caption);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    column->addWidget(m_codes, 1);
    column->addWidget(m_explanation);
    auto* sides = new QSplitter(Qt::Horizontal, this);
    sides->setObjectName(QStringLiteral("auditSplitter"));
    sides->setChildrenCollapsible(false);
    sides->addWidget(left);
    sides->addWidget(m_rows);
    sides->setStretchFactor(1, 1);
    sides->setSizes({kCodesWidth, kRowsWidth});
    return sides;
}

bool AuditView::trustsFile() const { return m_trust->isChecked(); }

void AuditView::forget() {
    m_stop.request_stop();
    m_listed->setItems({});
    m_rowModel->setTable({});
    m_numbers.reset();
    m_reading = false;
}

void AuditView::read(const study::Narrowing& narrowing) {
    if (narrowing != m_narrowing) forget();
    m_narrowing = narrowing;
    if (m_numbers) {
        emit audited();
        return;
    }
    if (m_reading) return;
    m_reading = true;
    if (std::exchange(m_picturesOf, m_session.path()) != m_session.path()) m_thumbnails->setWorkspace(m_picturesOf);
    m_stop = std::stop_source();
    m_auditing.run(
        this, "audit",
        // With a connection of its own: of a large benchmark it takes seconds, and pages read meanwhile.
        [path = m_session.path().toStdString(), filter = mined::ItemFilter(narrowing),
         stop = m_stop.get_token()]() -> Result<AuditNumbers> {
            auto reader = store::Database::open(path, store::Database::Access::ReadOnly);
            if (!reader) return reader.error();
            return readAudit(*reader, filter, stop);
        },
        [this, stop = m_stop.get_token()](Result<AuditNumbers> numbers) {
            if (!stop.stop_requested()) take(std::move(numbers));
        });
}

void AuditView::take(Result<AuditNumbers> numbers) {
    m_reading = false;
    if (!numbers) {
        emit failed(coreWords(numbers.error().text()));
        return;
    }
    m_listed->setItems({}); // they are of the numbers before
    m_numbers = std::move(numbers).value();
    QStringList parts;
    if (const QString taken = itemsTaken(mined::ItemFilter(m_narrowing)); !taken.isEmpty()) parts << taken;
    parts += {tr("Items: %1").arg(numberText(m_numbers->items)), tr("Faults: %1").arg(numberText(m_numbers->faults()))};
    if (m_numbers->corrected > 0)
        parts << tr("Golds that disagree with their own attribute list, which counts unless the file is trusted: %1")
                     .arg(numberText(m_numbers->corrected));
    if (m_numbers->findings > static_cast<std::int64_t>(m_numbers->rows.size()))
        parts << tr("the first %1 findings are listed").arg(numberText(static_cast<qint64>(m_numbers->rows.size())));
    m_summary->setText(parts.join(QStringLiteral(" · ")));
    showCodes();
    emit audited();
}

void AuditView::showCodes() {
    analysis::Table table;
    table.addColumn("finding");
    table.addColumn("items", true);
    table.addColumn("kind");
    for (int place = 0; place < mined::kAuditCodes; ++place) {
        const auto code = static_cast<mined::AuditCode>(place);
        const auto count = m_numbers->byCode[static_cast<std::size_t>(place)];
        if (count == 0) continue;
        table.rows.push_back({auditName(code).toStdString(), std::to_string(count),
                              (mined::isFault(code) ? tr("fault") : tr("to be known")).toStdString()});
    }
    m_codeModel->setTable(std::move(table));
    if (m_sortedCodes->rowCount() > 0) m_codes->setCurrentIndex(m_sortedCodes->index(0, 0));
    showRows();
}

std::optional<mined::AuditCode> AuditView::chosen() const {
    const QModelIndex current = m_sortedCodes->mapToSource(m_codes->currentIndex());
    if (!m_numbers || !current.isValid()) return std::nullopt;
    int row = current.row(); // the codes without items are not listed
    for (int place = 0; place < mined::kAuditCodes; ++place)
        if (m_numbers->byCode[static_cast<std::size_t>(place)] > 0 && row-- == 0)
            return static_cast<mined::AuditCode>(place);
    return std::nullopt;
}

void AuditView::showRows() {
    const auto code = chosen();
    m_explanation->setText(code ? auditExplanation(*code) : tr("Nothing was found."));
    analysis::Table table;
    for (const char* key : {"task", "item", "subject", "type", "gold_of_the_file", "gold_of_the_list", "detail"})
        table.addColumn(key);
    std::vector<const AuditNumbers::Row*> items;
    if (code)
        for (const AuditNumbers::Row& row : m_numbers->rows)
            if (row.finding.code == *code) {
                items.push_back(&row);
                table.rows.push_back({taskLabel(row.task).toStdString(), row.number, row.subject, row.type,
                                      row.fileGold, row.listGold, row.finding.detail});
            }
    m_listed->setItems(std::move(items));
    m_rowModel->setTable(std::move(table));
}

/// The whole window looks at it.
void AuditView::choose(const QModelIndex& row) {
    if (const AuditNumbers::Row* of = m_listed->item(row)) m_session.select(selectionOfUnit(0, of->item, false));
}

} // namespace chronoscope::ui
