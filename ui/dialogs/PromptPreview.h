// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunFactory.h"

#include <QDialog>

#include <vector>

class QTabWidget;

namespace chronoscope::ui {

/// The exact text of one prompt under each template of a run that is not made yet. Beside the dialog of the new run,
/// and follows it. GUI thread.
class PromptPreview : public QDialog {
    Q_OBJECT
public:
    explicit PromptPreview(QWidget* parent = nullptr);

    void setExamples(const std::vector<run::PromptExample>& examples);

private:
    QTabWidget* m_tabs;
};

} // namespace chronoscope::ui
