// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ElementExport.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/MenuButton.h"
#include "ui/views/SavedBar.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QFileInfo>
#include <QMenu>

namespace chronoscope::ui {

using exchange::BenchmarkLayout;

ElementExport::ElementExport(Session& session, Dialogs& dialogs, QWidget* parent)
    : QPushButton(tr("Export"), parent), m_session(session), m_dialogs(dialogs) {
    setObjectName(QStringLiteral("exportElementsButton"));
    setToolTip(tr("Write all elements into files that can be imported again"));
    setIconSize({Tokens::kIconSmall, Tokens::kIconSmall});
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    const auto add = [&](const char* name, const QString& text, const QString& tip, BenchmarkLayout layout) {
        QAction* action = menu->addAction(text, this, [this, layout] { ask(layout); });
        action->setObjectName(QLatin1String(name));
        action->setToolTip(tip);
    };
    add("exportPublished", tr("In the &published layout…"), tr("The files of ChroKnowBench, few-shots included"),
        BenchmarkLayout::Published);
    add("exportTable", tr("As a &table (CSV)…"), tr("A row for each object and the years it held: for a spreadsheet"),
        BenchmarkLayout::TableCsv);
    add("exportLines", tr("As a table (&JSON Lines)…"), tr("The same, for programs"), BenchmarkLayout::TableJsonLines);
    setButtonMenu(*this, menu);
    connect(&session, &Session::workspaceClosing, this, [this] { m_stop.request_stop(); });
    refreshIcon();
}

ElementExport::~ElementExport() { m_stop.request_stop(); }

void ElementExport::refreshIcon() { setIcon(Icons::icon(u"export")); }

void ElementExport::ask(BenchmarkLayout layout) {
    m_dialogs.chooseFile(
        this, {FileQuestion::Wants::Folder, "benchmark", tr("Export the elements into which folder?"), {}, {}},
        [this, layout](const QString& folder) { write(layout, folder); });
}

void ElementExport::write(BenchmarkLayout layout, const QString& folder) {
    if (!m_session.isOpen()) return;
    m_stop = std::stop_source();
    setEnabled(false);
    m_queue.run(
        this, nullptr,
        [workspace = m_session.workspace(), layout, folder = folder.toStdString(), stop = m_stop.get_token()] {
            return exchange::exportBenchmark(*workspace, std::nullopt, layout, folder, stop);
        },
        [this](const Result<exchange::BenchmarkExport>& made) {
            setEnabled(m_session.isOpen());
            if (made) return tell(*made);
            if (made.error().code != ErrorCode::Cancelled)
                m_dialogs.showProblem(this, tr("The elements were not exported"), coreWords(made.error()));
        });
}

void ElementExport::tell(const exchange::BenchmarkExport& made) {
    if (made.files.empty())
        return emit m_session.notice(tr("There is no element that this layout would give back unchanged"));
    const auto count = [](std::int64_t number) { return numberText(static_cast<qint64>(number)); };
    const QString where =
        made.files.size() == 1 ? QFileInfo(toQt(made.files.front())).fileName() : tr("%1 files").arg(made.files.size());
    QStringList parts{made.elements == 1 ? tr("1 element in %1").arg(where)
                                         : tr("%1 elements in %2").arg(count(made.elements), where)};
    if (made.leftOut > 0)
        parts << tr("%1 are left out: the layout would not give them back unchanged").arg(count(made.leftOut));
    if (made.years) parts << tr("import it with the years %1–%2").arg(made.years->first).arg(made.years->second);
    auto* bar = SavedBar::of(*window());
    if (!bar) return;
    const QString text = parts.join(QStringLiteral("; "));
    const QString file = toQt(made.files.front());
    if (made.files.size() == 1)
        bar->saySaved(file, text);
    else
        bar->sayMade(text, file); // none of them is it: their folder is
}

} // namespace chronoscope::ui
