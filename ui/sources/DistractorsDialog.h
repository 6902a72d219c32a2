// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/distract/DistractView.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/RunStarter.h"
#include "ui/bridge/Session.h"

#include <QDialog>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTableView;
class QTreeWidget;
class QVBoxLayout;

namespace chronoscope::ui {

class EmptyHint;
class ModelForm;
class NumbersModel;

/// Wrong options for the elements that lack them: written and checked by a model in a run that can be resumed, or drawn
/// from the other elements without one; and what came of it, element by element, with every round. Stands beside the
/// window; deletes itself when it is closed. GUI thread.
class DistractorsDialog : public QDialog {
    Q_OBJECT
public:
    DistractorsDialog(Session& session, RunStarter& starter, QWidget* parent);
    ~DistractorsDialog() override;

private:
    QWidget* makeForm();
    void addDomains(QFormLayout* form);
    QWidget* makeResult();
    void addFoot(QVBoxLayout* layout);
    void readLacking();
    void showLacking(const std::map<benchmark::Domain, std::size_t>& counts);
    void fillRuns();
    void readView();
    void showView();
    void showRounds();
    void start();
    void startOffline();
    void startRun();
    void apply(qint64 run);
    void settle(const QString& name,
                std::function<Result<sources::DistractReport>(store::Workspace&, const std::stop_token&)> work);
    void showSettled(const QString& text);
    void followRuns();
    std::vector<benchmark::Domain> domains() const;
    qint64 shownRun() const;
    QString problem() const;
    void updateButtons();

    Session& m_session;
    RunStarter& m_starter;
    std::map<benchmark::Domain, QCheckBox*> m_domains;
    QLabel* m_noneLacks; ///< instead of the domains
    std::map<benchmark::Domain, std::size_t> m_lacking;
    QComboBox* m_writer;
    ModelForm* m_model;
    QSpinBox* m_rounds;
    QSpinBox* m_seed;
    QComboBox* m_runs;
    NumbersModel* m_shares;
    QTableView* m_sharesTable;
    QTreeWidget* m_list;
    EmptyHint* m_sharesHint;
    EmptyHint* m_listHint;
    QPlainTextEdit* m_calls;
    QLabel* m_state;
    QPushButton* m_start;
    QPushButton* m_apply;
    std::shared_ptr<const sources::DistractView> m_view;
    std::optional<QString> m_own; ///< name of the run that was started here and is not taken over yet
    bool m_isSettling = false;
    std::stop_source m_stop;
    BackgroundQueue m_reading; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
