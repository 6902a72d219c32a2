// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>
#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QDoubleSpinBox;
class QGridLayout;

namespace chronoscope::ui {

/// Shares that are planted for a part of what is asked alone, a field each; one that shows a dash is not planted. Owned
/// by the form it is part of; GUI thread.
class RecallsForm : public QWidget {
    Q_OBJECT
public:
    struct Name {
        std::string key; ///< see backend::CalibrationParams::recallOf
        QString label;
        QString tip;
    };
    explicit RecallsForm(QWidget* parent = nullptr);

    /// Fields below what is said of them, if anything is, and below those of before.
    void add(const QString& about, const std::vector<Name>& names);
    /// Those that are planted, and what there is no field of, as it was set.
    std::map<std::string, double> recalls() const;
    /// Emits changed() for every field that changes.
    void setRecalls(const std::map<std::string, double>& recalls);

signals:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field {
        std::string key;
        QDoubleSpinBox* box;
        double given = 0; ///< may have more decimals than are shown
        double shown = 0; ///< of it
    };
    /// `span`: of its name, in columns.
    QDoubleSpinBox* addField(const Name& name, int row, int column, int span);

    QGridLayout* m_grid;
    std::vector<Field> m_fields;
    std::map<std::string, double> m_others;
};

} // namespace chronoscope::ui
