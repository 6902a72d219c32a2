// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunFactory.h"
#include "core/run/RunSpec.h"
#include "ui/bridge/Session.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace chronoscope::ui {

class CalibrationForm;
class RunOptionsForm;
class SliceForm;

/// Asks for everything a run needs and says beforehand what it would ask. Shown with open(); when accepted() the
/// caller reads the answers and makes the run. Remembers nothing. Counting is done by the session's worker; GUI
/// thread.
class NewRunDialog : public QDialog {
    Q_OBJECT
public:
    NewRunDialog(Session& session, const benchmark::SliceSpec& slice, QWidget* parent = nullptr);

    run::RunSpec spec() const;
    QString name() const;
    /// The backend's URI.
    QString backend() const;

private:
    void addName(QVBoxLayout* layout);
    void addSlice(QVBoxLayout* layout, const benchmark::SliceSpec& slice);
    void addBackend(QVBoxLayout* layout);
    void addOptions(QVBoxLayout* layout);
    void addFoot(QVBoxLayout* layout);
    QLabel* addSection(QVBoxLayout* layout, const QString& text);

    void suggestName();
    void readYears();
    void specChanged();
    void refreshEstimate();
    void showEstimate(const Result<run::RunEstimate>& estimate, const run::RunSpec& asked);
    QString problem() const; ///< why the run cannot start, or empty
    void updateStart();

    Session& m_session;
    QLineEdit* m_name;
    bool m_nameEdited = false;
    SliceForm* m_slice;
    QComboBox* m_kind;
    CalibrationForm* m_calibration;
    RunOptionsForm* m_options;
    QLabel* m_counts;
    QLabel* m_warnings;
    QLabel* m_reason;
    QPushButton* m_start;
    QTimer m_debounce;
    std::optional<std::int64_t> m_requests; ///< empty until counted once
};

} // namespace chronoscope::ui
