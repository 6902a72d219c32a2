// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/ChoiceBar.h"

class QSplitter;

namespace chronoscope::ui {

/// Which part of a splitter is seen, where its page or its dialog is narrower than all of them side by side; hidden
/// where they have room. GUI thread.
class SplitChoice : public ChoiceBar {
    Q_OBJECT
public:
    /// `names` of all parts of `parts`, which it holds already; `first` is the one to begin with. `parent` has both in
    /// its layout.
    SplitChoice(QSplitter& parts, const QStringList& names, int first, QWidget* parent);

    /// Where one is seen at a time: that one.
    void showPart(int part);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    QWidget* room() const;

    QSplitter& m_parts;
};

} // namespace chronoscope::ui
