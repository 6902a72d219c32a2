// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/Walk.h"

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using traversal::Traversal;

namespace {
/// Steps that both have in common, from the first.
std::size_t commonSteps(const Traversal& a, const Traversal& b) {
    const auto same = [](const traversal::Step& x, const traversal::Step& y) {
        return x.prompt == y.prompt && x.reply.text == y.reply.text;
    };
    const auto [end, other] =
        std::mismatch(a.steps().begin(), a.steps().end(), b.steps().begin(), b.steps().end(), same);
    return static_cast<std::size_t>(end - a.steps().begin());
}

traversal::StepReply toReply(const backend::Completion& completion) {
    traversal::StepReply reply;
    reply.text = completion.text;
    reply.promptTokens = completion.usage.promptTokens;
    reply.completionTokens = completion.usage.completionTokens;
    reply.finish = completion.finish;
    reply.latencyUs = completion.latency.count();
    return reply;
}
} // namespace

Walk::Walk(Session& session, std::shared_ptr<const traversal::TraversalWords> words, QObject* parent)
    : QObject(parent), m_session(session), m_words(std::move(words)), m_asker(session) {
    connect(&m_asker, &PromptAsker::changed, this, &Walk::answered);
    BackendProbes& probes = session.backends().probes();
    connect(&probes, &BackendProbes::prepared, this, [this](int id, const run::BackendChoice& choice) {
        if (id == m_preparing) prepared(choice);
    });
    connect(&probes, &BackendProbes::preparationFailed, this, [this](int id, const QString& problem) {
        if (id == m_preparing) fail({ErrorCode::Backend, problem.toStdString(), {}});
    });
    // What was tested of a saved backend may not hold for it any more.
    connect(&session.backends(), &BackendHub::backendsChanged, this, [this] { m_others.clear(); });
}

void Walk::begin(WalkSubject subject) {
    leave();
    if (m_subject.base != subject.base) {
        m_others.clear();
        m_kept.clear();
    }
    m_subject = std::move(subject);
    const std::pair place{m_subject.row, m_subject.target};
    if (const auto kept = m_kept.find(place); kept != m_kept.end()) {
        m_branches = kept->second;
    } else if (auto first = makeBranch({}, nullptr)) {
        m_branches.push_back(std::move(first).value());
        m_branches.back().name = tr("main");
    } else {
        m_subject.element.reset();
    }
    emit restarted();
    emit changed();
}

void Walk::leave() {
    if (isBusy()) stop();
    const bool isWorthIt = std::any_of(m_branches.begin(), m_branches.end(),
                                       [](const Branch& one) { return !one.traversal.steps().empty(); });
    if (hasSubject() && isWorthIt) m_kept[{m_subject.row, m_subject.target}] = m_branches;
    m_branches.clear();
    m_current = 0;
    m_toEnd = false;
    m_error.reset();
    m_beforeRestart.reset();
}

void Walk::end() {
    leave();
    m_kept.clear();
    m_others.clear();
    m_subject = {};
    emit restarted();
    emit changed();
}

Result<Branch> Walk::makeBranch(const WalkOptions& options, const Branch* from) const {
    auto words = options.wordsFrom(*m_words);
    if (!words) return words.error();
    traversal::TraversalSetting setting;
    setting.element = m_subject.element;
    setting.pack = m_subject.base->pack;
    setting.words = std::make_shared<const traversal::TraversalWords>(std::move(words).value());
    const auto plan = options.plan(*m_subject.evidence, m_subject.target);
    // What another model said, or the same one at another temperature, is no answer of this one.
    const bool keeps =
        from && from->options.backend == options.backend && from->options.temperature == options.temperature;
    Branch branch{
        -1, 0, {}, options, {}, setting, keeps ? from->traversal.rebased(setting, plan) : Traversal(setting, plan),
        {}, {}};
    branch.model = options.backend.isEmpty() ? QString::fromStdString(m_subject.base->record.model) : options.backend;
    judge(branch);
    return branch;
}

Status Walk::branch(const WalkOptions& options) {
    if (!hasSubject() || options == current().options) return {};
    if (isBusy()) stop();
    const Branch from = current();
    auto result = makeBranch(options, &from);
    if (!result) return result.error();
    Branch made = std::move(result).value();
    m_error.reset();
    m_beforeRestart.reset(); // others may begin from the branch as it is now
    const bool hasChildren = std::any_of(m_branches.begin(), m_branches.end(),
                                         [this](const Branch& one) { return one.parent == m_current; });
    const bool isFresh = from.traversal.steps().empty() && from.ahead.empty() && !hasChildren;
    const int parent = isFresh ? from.parent : m_current;
    made.parent = parent;
    const QString differs =
        parent < 0 ? QString() : options.difference(m_branches[static_cast<std::size_t>(parent)].options);
    made.name = parent < 0 ? tr("main") : differs.isEmpty() ? tr("as its parent") : differs;
    made.shared = parent < 0 ? 0 : commonSteps(m_branches[static_cast<std::size_t>(parent)].traversal, made.traversal);
    if (isFresh) {
        here() = std::move(made);
    } else {
        m_branches.push_back(std::move(made));
        m_current = static_cast<int>(m_branches.size()) - 1;
    }
    emit changed();
    return {};
}

void Walk::setCurrent(int index) {
    if (index < 0 || index >= static_cast<int>(m_branches.size()) || index == m_current) return;
    if (isBusy()) stop();
    m_error.reset();
    m_current = index;
    emit changed();
}

void Walk::step() {
    if (!canStep()) return;
    m_error.reset();
    Branch& branch = here();
    if (!branch.ahead.empty() && branch.ahead.back().prompt == branch.traversal.prompt()) {
        branch.traversal.answer(branch.ahead.back().reply);
        branch.ahead.pop_back();
        judge(branch);
        goOn();
        return;
    }
    branch.ahead.clear();
    if (branch.options.backend.isEmpty())
        ask(m_subject.base);
    else if (const auto other = m_others.find(branch.options.backend); other != m_others.end())
        ask(other->second);
    else
        prepare();
}

/// Another backend is tested before it is asked, as it would be for a run.
void Walk::prepare() {
    const auto* saved = m_session.backends().find(current().options.backend);
    if (!saved) {
        fail({ErrorCode::NotFound, "there is no saved backend of this name any more",
              current().options.backend.toStdString()});
        return;
    }
    if (saved->uri.starts_with("calibration:")) {
        prepared(run::BackendChoice(saved->uri));
        return;
    }
    m_preparing = m_session.backends().probes().prepare(QString::fromStdString(saved->uri), current().options.backend);
    emit changed();
}

void Walk::prepared(const run::BackendChoice& choice) {
    m_preparing = 0;
    auto context = std::make_shared<run::RunContext>(*m_subject.base);
    context->record.backend = choice.uri;
    context->record.server = choice.server;
    context->record.report = choice.report;
    context->record.price = choice.price;
    if (!choice.model.empty()) context->record.model = choice.model;
    if (choice.mode) context->record.spec.mode = *choice.mode;
    ask(m_others[current().options.backend] = std::move(context));
}

void Walk::ask(std::shared_ptr<const run::RunContext> context) {
    const traversal::StepPrompt step = current().traversal.prompt();
    prompt::Prompt prompt;
    prompt.system = step.system;
    prompt.text = step.text;
    auto request = context->request(prompt, current().options.temperature, 0);
    request.decoding.stop.clear(); // as a traversal run: the prompt may end with an answered block
    m_asker.ask(std::move(context), request);
}

void Walk::answered() {
    const auto* answer = m_asker.answer();
    if (m_asker.isAsking() || !answer || !hasSubject()) {
        emit changed();
        return;
    }
    if (!*answer) {
        fail(answer->error());
        return;
    }
    Branch& branch = here();
    branch.traversal.answer(toReply(**answer));
    judge(branch);
    goOn();
}

void Walk::goOn() {
    m_toEnd = m_toEnd && !current().traversal.done();
    emit changed();
    if (m_toEnd && canStep()) step();
}

void Walk::fail(const Error& error) {
    m_preparing = 0;
    m_toEnd = false;
    m_error = error;
    emit changed();
}

void Walk::back() {
    if (!canGoBack()) return;
    m_error.reset();
    m_toEnd = false;
    Branch& branch = here();
    branch.ahead.push_back(branch.traversal.steps().back());
    branch.traversal.back();
    judge(branch);
    emit changed();
}

void Walk::runToEnd() {
    if (!canStep()) return;
    m_toEnd = true;
    step();
}

void Walk::stop() {
    m_toEnd = false;
    if (m_preparing != 0) m_session.backends().probes().cancel(std::exchange(m_preparing, 0));
    m_asker.cancel(); // emits changed
}

void Walk::restart() {
    if (!hasSubject()) return;
    if (isBusy()) stop();
    m_error.reset();
    Branch& branch = here();
    m_beforeRestart.emplace(m_current, branch);
    branch.traversal = Traversal(branch.setting, branch.traversal.plan());
    branch.ahead.clear();
    branch.shared = 0;
    judge(branch);
    emit changed();
}

void Walk::undoRestart() {
    if (!m_beforeRestart) return;
    if (isBusy()) stop();
    m_error.reset();
    m_current = m_beforeRestart->first;
    here() = std::move(m_beforeRestart->second);
    m_beforeRestart.reset();
    emit changed();
}

QString Walk::activity() const {
    if (m_preparing != 0) return tr("Testing the backend %1…").arg(current().options.backend);
    if (m_asker.awaitsServer()) return tr("Waiting for the server of the backend…");
    if (m_asker.isAsking()) return tr("Asking %1…").arg(current().model);
    return {};
}

void Walk::judge(Branch& branch) const {
    branch.verdict = traversal::judge(branch.traversal, branch.setting, m_subject.base->record.spec.judge);
}

std::vector<bool> Walk::rightAfterSteps(const Branch& branch) const {
    Traversal replay = branch.traversal;
    std::vector<bool> right(replay.steps().size());
    for (std::size_t left = right.size(); left > 0; --left) {
        right[left - 1] = !traversal::judge(replay, branch.setting, m_subject.base->record.spec.judge).matched.empty();
        replay.back();
    }
    return right;
}

} // namespace chronoscope::ui
