// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/layout/RunSpec.h"
#include "core/run/RunFactory.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/RunDialog.h"

class QPushButton;
class QToolButton;

namespace chronoscope::ui {

class PromptPreview;
class RunOptionsForm;
class SliceForm;

/// Asks for everything that runs of templates over a slice need, and says beforehand what they would ask. Counting is
/// done by the session's worker; GUI thread.
class NewRunDialog : public RunDialog {
    Q_OBJECT
public:
    NewRunDialog(Session& session, const benchmark::SliceSpec& slice, QWidget* parent = nullptr);

    run::RunSpec spec() const;
    /// Asks as that run does; slice, stop texts and models stay as they are.
    void setSpec(const run::RunSpec& spec);

    QString kind() const override { return QStringLiteral("templates"); }
    QByteArray options() const override;
    void setOptions(const QByteArray& json, bool withChoice) override;
    void setLike(const store::RunRecord& run) override;

protected:
    void count() override;
    StudyWish::Make maker(const QString& name) const override;
    QString optionsProblem() const override;
    QString nothingText() const override;
    int concurrency() const override { return spec().concurrency; }

private:
    void addSlice(QVBoxLayout* layout, const benchmark::SliceSpec& slice);
    void addFoot();
    void readYears();
    void specChanged();
    void showWhole();
    QString otherSlice(const run::RunEstimate& estimate, const run::RunSpec& asked) const;

    bool m_isEmpty = false;                 ///< there is no benchmark
    std::optional<store::RunRecord> m_like; ///< the run that this one is to be like
    SliceForm* m_slice;
    QToolButton* m_whole; ///< every element again
    RunOptionsForm* m_options;
    QPushButton* m_prompts;
    PromptPreview* m_preview;
};

} // namespace chronoscope::ui
