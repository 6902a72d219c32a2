// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Results.h"
#include "ui/views/FilterModel.h"

#include <optional>

namespace chronoscope::ui {

/// The filter of ChroKnowledge's result pages, as a filter bar wants it: part ids are results::FilterPart. A saved view
/// is the chosen runs, the pinned rows and the filter. GUI thread.
class ResultFilterModel final : public FilterModel {
    Q_OBJECT
public:
    ResultFilterModel(Results& results, Session& session, QObject* parent = nullptr);

    /// For a workspace that nobody has narrowed yet: of the first runs that are shown what results::firstFilter()
    /// chooses, unless a filter is set by then.
    void setFirst(bool isFirst);

    bool isUsable() const override { return m_session.isOpen(); }
    QString tip() const override;
    QString subjectTip() const override;
    std::vector<Part> parts() const override;
    std::vector<Chip> chips() const override;
    bool isEmpty() const override { return m_results.filter().empty(); }
    QString subject() const override { return QString::fromStdString(m_results.filter().subject); }
    QList<CheckList::Item> items(int part) const override;
    QString written(int part) const override;
    void beginEdit() override { m_edited.reset(); }
    void tick(int part, const QList<int>& ticked) override;
    bool write(int part, const QString& text) override;
    void setSubject(const QString& text) override;
    void open(int part) override;
    void clear() override { m_results.setFilter({}); }
    bool canGoBack() const override { return m_results.canGoBack(); }
    bool canGoForward() const override { return m_results.canGoForward(); }
    void back() override { m_results.back(); }
    void forward() override { m_results.forward(); }
    Saved saved() const override;
    std::optional<QString> describe(const Saved& view) const override;
    QString restore(const Saved& view) override;

private:
    void follow();
    void narrowAtFirst();
    void apply(results::ResultFilter filter);

    Results& m_results;
    Session& m_session;
    bool m_isFirst = false;                        ///< no runs have been shown since setFirst()
    std::optional<results::ResultFilter> m_edited; ///< what was set last here: while it still stands, edits amend it
};

} // namespace chronoscope::ui
