// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/DatesDialog.h"

#include "core/facts/IsoDate.h"
#include "core/store/ElementVersions.h"
#include "ui/help/NumberBook.h"
#include "ui/help/NumberSource.h"
#include "ui/studies/robustness/FactImporting.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/RowTable.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"
#include "widgets/plots/DateStripPlot.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>

#include <algorithm>
#include <array>

namespace chronoscope::ui {

using robustness::DateClass;

namespace {
constexpr QSize kDatesSize(820, 640);
constexpr int kFactsHeight = 220, kDatesHeight = 320;
constexpr int kLeastFactLetters = 14;

/// "48 dates: 7 correct, 39 incorrect, 2 transitional".
QString classesText(const FactDates& dates) {
    std::array<qint64, robustness::kDateClasses> counts{};
    for (const FactDates::One& one : dates.dates)
        ++counts[static_cast<std::size_t>(one.date.of)];
    const auto count = [&](DateClass of) { return counts[static_cast<std::size_t>(of)]; };
    QStringList parts{DatesDialog::tr("%1 correct").arg(numberText(count(DateClass::Correct))),
                      DatesDialog::tr("%1 incorrect").arg(numberText(count(DateClass::Incorrect))),
                      DatesDialog::tr("%1 transitional").arg(numberText(count(DateClass::Transitional)))};
    if (count(DateClass::Excluded) > 0)
        parts << DatesDialog::tr("%1 excluded").arg(numberText(count(DateClass::Excluded)));
    if (count(DateClass::Discarded) > 0)
        parts << DatesDialog::tr("%1 discarded").arg(numberText(count(DateClass::Discarded)));
    const auto all = static_cast<qint64>(dates.dates.size()) - count(DateClass::NoContext);
    return DatesDialog::tr("%1 dates: %2").arg(numberText(all), parts.join(QStringLiteral(", ")));
}
/// Why there are fewer dates than points, and why some of them are in no test.
QStringList reasonsText(const FactDates& dates) {
    QStringList lines;
    const auto has = [&](DateClass of) {
        return std::any_of(dates.dates.begin(), dates.dates.end(), [of](const auto& one) { return one.date.of == of; });
    };
    if (dates.drawn && dates.drawn->sampler == robustness::Sampler::TimeStress)
        lines << DatesDialog::tr("201 points over ten lengths of its validity fall into these years, until %1; each "
                                 "year is asked once.")
                     .arg(toQt(facts::isoText(dates.drawn->clip)));
    if (has(DateClass::Excluded))
        lines << (dates.fact.known
                      ? DatesDialog::tr("Excluded dates are in no test: nothing is known of the fact outside of %1.")
                            .arg(toQt(periodText(*dates.fact.known)))
                      : DatesDialog::tr("Excluded dates are in no test: they touch another period of the fact."));
    if (has(DateClass::Discarded))
        lines << DatesDialog::tr("Discarded dates are in no test: a bound of the fact is in their year.");
    return lines;
}
} // namespace

DatesDialog::DatesDialog(Session& session, Dialogs& dialogs, ImportPanel& panel, QWidget* parent)
    : QDialog(parent), m_session(session), m_model(new FactListModel(this)), m_sorted(new QSortFilterProxyModel(this)),
      m_search(new QLineEdit(this)), m_found(new QLabel(this)), m_list(new QTableView(this)),
      m_precision(new QComboBox(this)), m_sampler(new QComboBox(this)), m_strip(new widgets::DateStripPlot(this)),
      m_note(makeCopyableText(this, "datesNote", Role::Caption)), m_long(session) {
    setObjectName(QStringLiteral("datesDialog"));
    setWindowTitle(tr("Dated facts and their dates"));
    if (auto wording = wordingFor(session))
        m_wording = std::make_shared<const robustness::Wording>(std::move(wording).value());
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeList());
    splitter->addWidget(makeStrip());
    splitter->setSizes({kFactsHeight, kDatesHeight});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace16, Tokens::kSpace12, Tokens::kSpace16, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(splitter, 1);
    layout->addLayout(makeFoot(dialogs, panel));
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject);
    resize(kDatesSize);
    readFacts();
}

void DatesDialog::present(Session& session, Dialogs& dialogs, ImportPanel& panel, QWidget* parent) {
    auto* dialog = new DatesDialog(session, dialogs, panel, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QLayout* DatesDialog::makeFoot(Dialogs& dialogs, ImportPanel& panel) {
    auto* elements = new QPushButton(tr("Take facts of the elements"), this);
    elements->setObjectName(QStringLiteral("elementFactsButton"));
    elements->setToolTip(tr("Dated facts of the dynamic elements of this workspace, at years: both systems can then be "
                            "asked about the same facts"));
    elements->setEnabled(false);
    m_session.query(
        this, "dynamic elements",
        [](store::Database& database) -> Result<bool> {
            const auto all = store::ElementVersions(database).current();
            if (!all) return all.error();
            return std::any_of(all->begin(), all->end(), [](const benchmark::ElementMeta& element) {
                return element.state == benchmark::State::Dynamic;
            });
        },
        [this, elements](const Result<bool>& hasDynamic) {
            if (hasDynamic && !*hasDynamic) elements->setToolTip(tr("This workspace has no dynamic element"));
            elements->setEnabled(hasDynamic && *hasDynamic && !m_session.isReadOnly());
        });
    auto* close = new QPushButton(tr("Close"), this);
    auto* foot = new QHBoxLayout;
    for (QPushButton* button : {elements, close})
        button->setAutoDefault(false);
    foot->addWidget(elements);
    foot->addStretch(1);
    foot->addWidget(close);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(elements, &QPushButton::clicked, this, [this, &dialogs, &panel] {
        importElementFacts(m_session, dialogs, panel);
        reject();
    });
    return foot;
}

QWidget* DatesDialog::makeList() {
    m_search->setObjectName(QStringLiteral("datesSearch"));
    m_search->setPlaceholderText(tr("Subject, relation or object"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_found->setObjectName(QStringLiteral("datesFound"));
    setRole(m_found, Role::Caption);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(FactListModel::kSortRole);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_sorted->setFilterKeyColumn(-1);
    m_list->setObjectName(QStringLiteral("datesFacts"));
    m_list->setAccessibleName(tr("Dated facts"));
    m_list->setModel(m_sorted);
    readByRow(m_list);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(FactListModel::Subject, Qt::AscendingOrder);
    auto* columns = new TableColumns(m_list, TableColumns::are({FactListModel::Subject, FactListModel::Object}));
    columns->squeeze(kLeastFactLetters);
    for (int column = FactListModel::Year; column < FactListModel::ColumnCount; ++column)
        m_list->setColumnHidden(column, true); // what came of a run
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_sorted->setFilterFixedString(text);
        tellFound();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &DatesDialog::readDates);
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(m_search);
    layout->addWidget(m_found);
    layout->addWidget(m_list, 1);
    return part;
}

QWidget* DatesDialog::makeStrip() {
    m_strip->setObjectName(QStringLiteral("datesStrip"));
    setNumbers(*m_strip, {QStringLiteral("dates"), [this] { return command(); }});
    m_precision->setObjectName(QStringLiteral("datesPrecision"));
    m_precision->setToolTip(precisionTip());
    for (int i = 0; i < robustness::kPrecisions; ++i)
        m_precision->addItem(precisionName(static_cast<robustness::Precision>(i)), i);
    m_sampler->setObjectName(QStringLiteral("datesSampler"));
    m_sampler->setToolTip(samplerTip());
    for (const auto sampler : {robustness::Sampler::TimeStress, robustness::Sampler::Paper})
        m_sampler->addItem(samplerName(sampler), static_cast<int>(sampler));
    for (QComboBox* box : {m_precision, m_sampler}) {
        box->setAccessibleName(box->toolTip());
        connect(box, &QComboBox::activated, this, &DatesDialog::readDates);
    }
    auto* choices = new QHBoxLayout;
    choices->setSpacing(Tokens::kSpace8);
    choices->addWidget(m_precision);
    choices->addWidget(m_sampler);
    choices->addStretch(1);
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addLayout(choices);
    layout->addWidget(m_strip, 1);
    layout->addWidget(m_note);
    return part;
}

/// That prints the dates of the chosen fact, as they are chosen here.
QString DatesDialog::command() const {
    const RobustFact* fact = m_model->at(m_sorted->mapToSource(m_list->currentIndex()).row());
    if (!fact) return {};
    const bool isPaper = m_sampler->currentData().toInt() == static_cast<int>(robustness::Sampler::Paper);
    const auto word = robustness::name(static_cast<robustness::Precision>(m_precision->currentData().toInt()));
    const auto book = numberBook();
    return reportCommand(*findNumber(book, QStringLiteral("dates")), m_session.path(),
                         {QStringLiteral("--fact"), toQt(toHex(fact->identity)), QStringLiteral("--sampler"),
                          isPaper ? QStringLiteral("paper") : QStringLiteral("timestress"),
                          QStringLiteral("--precision"),
                          QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))});
}

void DatesDialog::readFacts() {
    m_found->setText(tr("Reading…"));
    m_long.read([](store::Database& database, const std::stop_token& stop) { return readListedFacts(database, stop); },
                [this](const Result<std::vector<RobustFact>>& facts) {
                    if (!facts)
                        return m_found->setText(
                            tr("The facts cannot be read: %1").arg(coreWords(facts.error().text())));
                    m_model->setFacts(std::make_shared<const FactListModel::Facts>(*facts));
                    tellFound();
                });
}

/// How many there are, the first of them chosen where the one before is not among them.
void DatesDialog::tellFound() {
    const int shown = m_sorted->rowCount();
    m_found->setText(shown != m_model->rowCount()
                         ? tr("%1 of %2 facts").arg(numberText(shown), numberText(m_model->rowCount()))
                     : shown == 1 ? tr("1 fact")
                                  : tr("%1 facts").arg(numberText(shown)));
    if (shown > 0 && !m_list->currentIndex().isValid()) m_list->setCurrentIndex(m_sorted->index(0, 0));
}

void DatesDialog::readDates() {
    const RobustFact* fact = m_model->at(m_sorted->mapToSource(m_list->currentIndex()).row());
    if (!fact) {
        m_note->clear();
        return m_strip->setData({});
    }
    robustness::StressSpec spec;
    spec.dates.sampler = static_cast<robustness::Sampler>(m_sampler->currentData().toInt());
    const auto precision = static_cast<robustness::Precision>(m_precision->currentData().toInt());
    m_session.query(
        this, "dates of a fact",
        [row = fact->row, spec, precision, wording = m_wording](store::Database& database) {
            return readDrawnDates(database, row, spec, wording.get(), precision);
        },
        [this, row = fact->row](const Result<FactDates>& dates) {
            const RobustFact* now = m_model->at(m_sorted->mapToSource(m_list->currentIndex()).row());
            if (now && now->row == row) take(dates); // else another was chosen meanwhile, or none
        });
}

void DatesDialog::take(const Result<FactDates>& dates) {
    if (!dates) {
        m_strip->setData({});
        return m_note->setText(tr("The dates of this fact cannot be read: %1").arg(coreWords(dates.error().text())));
    }
    m_strip->setData(stripData(*dates, m_sampler->currentText()));
    QStringList lines{classesText(*dates)};
    lines += reasonsText(*dates);
    if (const QString cut = cutText(dates->fact, *dates->drawn); !cut.isEmpty()) lines << cut;
    if (m_wording && !m_wording->covers(dates->fact))
        lines << tr("There is no question for “%1”: a run leaves its facts out until it has words.")
                     .arg(toQt(dates->fact.relation));
    m_note->setText(lines.join(QLatin1Char('\n')));
}

} // namespace chronoscope::ui
