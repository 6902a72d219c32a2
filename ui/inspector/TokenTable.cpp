// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/TokenTable.h"

#include "ui/theme/Tokens.h"
#include "ui/views/Words.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QLocale>

#include <array>
#include <cmath>

namespace chronoscope::ui {

namespace {
constexpr int kLinesAtLeast = 3;     // with the header
constexpr double kLeastShown = 0.05; // %, below which a probability would read 0.0

/// White space made visible: a token often is or begins with it.
QString visible(const std::string& token) {
    QString text = QString::fromStdString(token);
    text.replace(QLatin1Char(' '), QChar(0x00B7))
        .replace(QLatin1Char('\n'), QChar(0x23CE))
        .replace(QLatin1Char('\t'), QChar(0x21E5));
    return text;
}

QString logProbText(double logProb) { return QLocale().toString(logProb, 'f', 3); }

QString percentText(double logProb) {
    const double percent = 100 * std::exp(logProb);
    if (percent < kLeastShown) return TokenTable::tr("< 0.1 %");
    return TokenTable::tr("%1 %").arg(QLocale().toString(percent, 'f', 1));
}

QString alternativesText(const backend::TokenLogProb& token) {
    if (token.top.empty()) return TokenTable::tr("The server told no alternatives");
    QString text = TokenTable::tr("The likeliest tokens at this place:");
    for (const auto& [other, logProb] : token.top)
        text += TokenTable::tr("\n%1   %2   %3").arg(visible(other), logProbText(logProb), percentText(logProb));
    return plainToolTip(text);
}
} // namespace

TokenTable::TokenTable(QWidget* parent) : QTableWidget(0, 3, parent) {
    setObjectName(QStringLiteral("tokenTable"));
    setAccessibleName(tr("Tokens of the reply"));
    setHorizontalHeaderLabels({tr("Token"), tr("Log-prob."), tr("Probability")});
    constexpr std::array kTips{QT_TR_NOOP("As the server split the reply; · is a space, ⏎ a line break"),
                               QT_TR_NOOP("Natural logarithm of the probability the model gave this token"),
                               QT_TR_NOOP("The same as a share of 100 %")};
    for (int column = 0; column < columnCount(); ++column) {
        auto* header = horizontalHeaderItem(column);
        header->setToolTip(tr(kTips[static_cast<std::size_t>(column)]));
        header->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    setMinimumHeight(kLinesAtLeast * Tokens::kRowHeight);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setShowGrid(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

QSize TokenTable::sizeHint() const { return {QTableWidget::sizeHint().width(), minimumHeight()}; }

void TokenTable::setTokens(const std::vector<backend::TokenLogProb>& tokens) {
    setRowCount(static_cast<int>(tokens.size()));
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    for (int row = 0; row < rowCount(); ++row) {
        const auto& token = tokens[static_cast<std::size_t>(row)];
        const std::array cells{visible(token.token), logProbText(token.logProb), percentText(token.logProb)};
        const QString tip = alternativesText(token);
        for (int column = 0; column < columnCount(); ++column) {
            auto* item = new QTableWidgetItem(cells[static_cast<std::size_t>(column)]);
            item->setToolTip(tip);
            item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            if (column == 0) item->setFont(fixed);
            setItem(row, column, item);
        }
    }
}

} // namespace chronoscope::ui
