// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunContext.h"
#include "core/studies/chroknow/traversal/Evidence.h"
#include "ui/bridge/PromptAsker.h"
#include "ui/studies/chroknow/WalkOptions.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace chronoscope::ui {

/// The element and the year that are traversed. Value; what it points to is immutable.
struct WalkSubject {
    std::shared_ptr<const run::RunContext> base;
    std::int64_t row = 0; ///< of the element in the workspace
    std::shared_ptr<const benchmark::Element> element;
    std::shared_ptr<const traversal::Evidence> evidence;
    int target = 0;
};

/// One traversal among several of the same year, with what was changed for it.
struct Branch {
    int parent = -1;        ///< index; -1 = the first
    std::size_t shared = 0; ///< steps it has in common with its parent
    QString name;           ///< "main", or what differs from its parent
    WalkOptions options;
    QString model; ///< who is asked
    traversal::TraversalSetting setting;
    traversal::Traversal traversal;
    traversal::TraversalVerdict verdict;
    std::vector<traversal::Step>
        ahead; ///< steps that were gone back over, the nearest last: taken again without asking
};

/// Steps through ChroKnowPrompt for one year of one element, in one branch or several. A step is a pure transition;
/// only its model call is a job (PromptAsker). An error of that call is kept as an error and never becomes a step.
/// What was
/// stepped of a year is there again when one comes back to it, while the run is the same. Lives in the GUI thread;
/// owned by the page.
class Walk : public QObject {
    Q_OBJECT
public:
    Walk(Session& session, std::shared_ptr<const traversal::TraversalWords> words, QObject* parent = nullptr);

    void begin(WalkSubject subject);
    void end(); ///< no subject; forgets everything
    bool hasSubject() const { return m_subject.element != nullptr; }
    const WalkSubject& subject() const { return m_subject; }
    const traversal::TraversalWords& words() const { return *m_words; }

    const std::vector<Branch>& branches() const { return m_branches; }
    int currentIndex() const { return m_current; }
    const Branch& current() const { return m_branches[static_cast<std::size_t>(m_current)]; } ///< requires hasSubject()
    void setCurrent(int index); ///< stops what is being asked

    bool canStep() const { return hasSubject() && !isBusy() && !current().traversal.done(); }
    bool canGoBack() const { return hasSubject() && !isBusy() && !current().traversal.steps().empty(); }
    bool isBusy() const { return m_asker.isAsking() || m_preparing != 0; }
    QString activity() const;                                     ///< what is waited for; empty when nothing is
    const std::optional<Error>& error() const { return m_error; } ///< of the step that was asked last

    void step(); ///< also asks again after an error
    void back();
    void runToEnd();
    void stop();
    void restart(); ///< takes all steps of the branch away; they are asked anew
    bool canUndoRestart() const { return m_beforeRestart.has_value(); }
    void undoRestart(); ///< as the branch was before the last restart of any
    /// A new branch of the current one, which begins where the prompts begin to differ; where nothing was asked yet the
    /// current one is changed instead. InvalidArgument, and nothing is done, where the words cannot be read.
    Status branch(const WalkOptions& options);

    /// Whether the candidate is right after each step. Requires hasSubject().
    std::vector<bool> rightAfterSteps(const Branch& branch) const;

signals:
    void changed();   ///< steps, branches or what is being asked
    void restarted(); ///< another subject

private:
    void leave();
    Result<Branch> makeBranch(const WalkOptions& options, const Branch* from) const;
    void prepare();
    void prepared(const run::BackendChoice& choice);
    void ask(std::shared_ptr<const run::RunContext> context);
    void answered();
    void fail(const Error& error);
    void goOn();
    void judge(Branch& branch) const;
    Branch& here() { return m_branches[static_cast<std::size_t>(m_current)]; }

    Session& m_session;
    std::shared_ptr<const traversal::TraversalWords> m_words;
    PromptAsker m_asker;
    WalkSubject m_subject;
    std::vector<Branch> m_branches;
    int m_current = 0;
    bool m_toEnd = false;
    int m_preparing = 0; ///< of BackendProbes; 0 = none
    std::optional<Error> m_error;
    std::optional<std::pair<int, Branch>>
        m_beforeRestart; ///< index of the branch that was restarted last, and what it was
    std::map<std::pair<std::int64_t, int>, std::vector<Branch>> m_kept; ///< by element row and target year
    std::map<QString, std::shared_ptr<const run::RunContext>> m_others; ///< the run with another backend, by its name
};

} // namespace chronoscope::ui
