// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/study/Narrowing.h"
#include "ui/bridge/Session.h"
#include "ui/views/FilterModel.h"

#include <QJsonObject>
#include <QMap>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// The one filter of a study's pages: which values of its facets and axes are looked at. The study's page says what
/// there is to choose from, and goes by narrowing(). Another workspace begins without a filter; what cannot be chosen
/// any more stays narrowed until it is taken away. GUI thread.
///
/// Each study has a filter of its own, for what it is narrowed to differs; see core/study/Narrowing.h.
class StudyFilter final : public FilterModel {
    Q_OBJECT
public:
    struct Value {
        std::string key;     ///< as study::Narrowing has it
        QString words;       ///< for people
        QString detail = {}; ///< "n = 24"
    };
    struct Facet {
        std::string key;
        QString name;   ///< in the menu, with a mnemonic: "&Relation"
        QString prefix; ///< on its chip: "relation"
        std::vector<Value> values;
    };

    /// How a page looks beside its filter, by the names of its choices: a saved view holds it, too.
    using Look = QMap<QString, QString>;

    /// `subjectTip`: what the search for subjects keeps.
    StudyFilter(Session& session, std::string study, QString subjectTip, QObject* parent = nullptr);

    const std::string& study() const { return m_study; }
    const study::Narrowing& narrowing() const { return m_narrowing; }
    /// How the page looks now, and what makes it look so.
    void setLook(std::function<Look()> now, std::function<void(const Look&)> take);
    /// As one JSON object of texts, and taken up again from one; what it does not name stays as it is.
    QJsonObject look() const;
    void takeLook(const QJsonObject& look);
    /// A step of its own in the history.
    void set(study::Narrowing narrowing);
    /// None.
    void amend(study::Narrowing narrowing);
    /// A number leads to another view of the page: Back leads to what is shown now.
    void leaveLook();
    bool leadsToLook() const { return !m_back.empty() && !m_back.back().look.isEmpty(); }
    /// What can be chosen now, in the order of the menu.
    void setFacets(std::vector<Facet> facets);
    /// Whether all of these can be chosen of that facet.
    bool canTake(const std::string& key, const std::vector<std::string>& values) const;
    /// What else of the facet passes now.
    std::vector<std::string> others(const std::string& key, const std::string& value) const;
    /// The choices of a facet; none for one that it does not have.
    std::vector<Value> choices(const std::string& key) const;
    /// "relation: employer · subject contains “ada”"; empty: everything is looked at.
    QString describe() const { return describe(m_narrowing); }
    /// The same of a part of it.
    QString describe(const study::Narrowing& narrowing) const;

    bool isUsable() const override { return m_session.isOpen(); }
    QString tip() const override;
    QString subjectTip() const override { return m_subjectTip; }
    std::vector<Part> parts() const override;
    std::vector<Chip> chips() const override;
    bool isEmpty() const override { return m_narrowing.empty(); }
    QString subject() const override;
    QList<CheckList::Item> items(int part) const override;
    void beginEdit() override { m_edited.reset(); }
    void tick(int part, const QList<int>& ticked) override;
    void setSubject(const QString& text) override;
    void open(int part) override;
    void clear() override { set({}); }
    bool canGoBack() const override { return !m_back.empty(); }
    bool canGoForward() const override { return !m_forward.empty(); }
    void back() override;
    void forward() override;
    Saved saved() const override;
    std::optional<QString> describe(const Saved& view) const override;
    QString restore(const Saved& view) override;

signals:
    void narrowed(); ///< narrowing() is new

private:
    struct Step {
        study::Narrowing narrowing;
        QJsonObject look; ///< how the page looked; empty: it stayed as it was
    };
    static void push(std::vector<Step>& steps, Step step);
    void go(std::vector<Step>& from, std::vector<Step>& to);
    QString chipText(const Facet& facet, const std::vector<std::string>& values) const;
    std::vector<Value> choicesOf(const Facet& facet) const;
    void apply(study::Narrowing narrowing);
    void take(study::Narrowing narrowing);

    Session& m_session;
    std::string m_study;
    QString m_subjectTip;
    std::function<Look()> m_look;
    std::function<void(const Look&)> m_takeLook;
    std::vector<Facet> m_facets; ///< part ids are places here
    study::Narrowing m_narrowing;
    std::vector<Step> m_back;
    std::vector<Step> m_forward;
    std::optional<study::Narrowing> m_edited; ///< what was set last here: while it still stands, edits amend it
};

} // namespace chronoscope::ui
