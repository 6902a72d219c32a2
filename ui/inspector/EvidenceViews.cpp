// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/EvidenceViews.h"

#include "ui/inspector/EvidenceText.h"
#include "ui/inspector/TokenTable.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/LongWords.h"
#include "ui/views/TextLabel.h"

#include <QButtonGroup>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr int kLeastView = 64;
constexpr int kLeastText = 48;

/// As low as it may be: in a column that scrolls, each view would else be given the 192 pixels that Qt likes.
class LowTextView final : public QPlainTextEdit {
public:
    using QPlainTextEdit::QPlainTextEdit;
    QSize sizeHint() const override { return {QPlainTextEdit::sizeHint().width(), minimumHeight()}; }
};

QVBoxLayout* makeEvidenceColumn(QWidget* parent) {
    auto* column = new QVBoxLayout(parent);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    return column;
}
} // namespace

QPlainTextEdit* makeTextView(QWidget* parent, const char* name, const QString& accessible) {
    auto* view = new LowTextView(parent);
    view->setObjectName(QLatin1String(name));
    view->setAccessibleName(accessible);
    view->setReadOnly(true);
    view->setTabChangesFocus(true);
    view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    view->setMinimumHeight(kLeastText);
    view->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return view;
}

void showText(QPlainTextEdit& view, const QString& text) {
    constexpr const char* kShown = "shownText"; // the view itself gives other blanks and line ends back
    if (view.property(kShown).toString() == text) return;
    view.setProperty(kShown, text);
    view.setPlainText(text);
}

EvidenceViews::EvidenceViews(const QString& prefix, const QString& first, const QString& tip, QWidget* parent)
    : QWidget(parent), m_prefix(prefix), m_chips(new QButtonGroup(this)), m_views(new QStackedWidget(this)) {
    auto* layout = makeEvidenceColumn(this);
    layout->setSpacing(Tokens::kSpace8);
    auto* chips = new FlowLayout(Tokens::kSpace4);
    m_views->setMinimumHeight(kLeastView);
    const auto addChip = [&](const char* name, const QString& text, const QString& about) {
        auto* chip = new QToolButton(this);
        chip->setObjectName(QLatin1String(nameOf(name)));
        setRole(chip, Role::Chip);
        chip->setCheckable(true);
        chip->setText(text);
        chip->setToolTip(about);
        m_chips->addButton(chip, static_cast<int>(m_chips->buttons().size()));
        chips->addWidget(chip);
    };
    addChip("promptChip", first, tip);
    addChip("requestChip", tr("Request"),
            tr("The HTTP request byte for byte; headers are left out, for they carry the key"));
    addChip("responseChip", tr("Response"), tr("The HTTP response, where it is known"));
    addChip("tokensChip", tr("Tokens"),
            tr("Tokens of the reply with their log-probabilities, where the response tells them"));
    m_request = addNotedPage("request", tr("Request as sent"));
    m_response = addNotedPage("response", tr("Response as received"));
    addTokenPage();
    connect(m_chips, &QButtonGroup::idClicked, m_views, &QStackedWidget::setCurrentIndex);
    layout->addLayout(chips);
    layout->addWidget(m_views, 1);
}

void EvidenceViews::setFirst(QWidget* view) {
    m_views->insertWidget(0, view);
    showFirst();
}

void EvidenceViews::showFirst() {
    m_chips->button(0)->setChecked(true);
    m_views->setCurrentIndex(0);
}

QByteArray EvidenceViews::nameOf(const char* part) const {
    QString name = QLatin1String(part);
    if (!m_prefix.isEmpty()) name.front() = name.front().toUpper();
    return (m_prefix + name).toLatin1();
}

EvidenceViews::NotedText EvidenceViews::addNotedPage(const char* name, const QString& accessible) {
    const QByteArray base = nameOf(name);
    auto* page = new QWidget(m_views);
    auto* column = makeEvidenceColumn(page);
    const NotedText made{makeCopyableText(page, (base + "Note").constData(), Role::Caption),
                         makeTextView(page, (base + "Text").constData(), accessible)};
    made.note->setMinimumWidth(1); // an address is one long word: the column would be as wide as that
    copyUnbroken(made.note);
    column->addWidget(made.note);
    column->addWidget(made.text, 1);
    column->addStretch(0);
    m_views->addWidget(page);
    return made;
}

void EvidenceViews::addTokenPage() {
    auto* page = new QWidget(m_views);
    auto* column = makeEvidenceColumn(page);
    m_tokensNote = makeCopyableText(page, nameOf("tokensNote").constData(), Role::Caption);
    m_tokens = new TokenTable(page);
    m_tokens->setObjectName(QLatin1String(nameOf("tokenTable")));
    column->addWidget(m_tokensNote);
    column->addWidget(m_tokens, 1);
    column->addStretch(0);
    m_views->addWidget(page);
}

void EvidenceViews::showEvidence(const run::ReplyEvidence* evidence) {
    const auto fill = [evidence](const NotedText& page, const QString& note, const std::string* text) {
        page.note->setText(breakable(note));
        page.text->setVisible(text != nullptr);
        const QString shown = text ? shownText(*text, !evidence->isFresh) : QString();
        showText(*page.text, shown);
    };
    fill(m_request, evidence ? requestNote(*evidence) : QString(),
         evidence && evidence->request ? &evidence->request->body : nullptr);
    fill(m_response, evidence ? responseNote(*evidence) : QString(),
         evidence && evidence->response ? &*evidence->response : nullptr);
    m_tokensNote->setText(evidence ? tokensNote(*evidence) : QString());
    m_tokens->setVisible(evidence && !evidence->tokens.empty());
    m_tokens->setTokens(evidence ? evidence->tokens : std::vector<backend::TokenLogProb>());
}

void EvidenceViews::sayProblem(const QString& words) {
    for (QLabel* note : {m_request.note, m_response.note, m_tokensNote})
        note->setText(words);
}

} // namespace chronoscope::ui
