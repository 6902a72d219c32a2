// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/build/Building.h"
#include "core/sources/wikidata/Properties.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/dialogs/Dialogs.h"

#include <QString>
#include <QWidget>

#include <stop_token>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace chronoscope::ui {

class BackendHub;
class CheckList;
class ModelStep;
class SourceFiles;

/// What is to be built: of which source, out of which files or answers, which relations, years and how many. Shows
/// what concerns the chosen source. Owned by its dialog; GUI thread.
class BuildForm : public QWidget {
    Q_OBJECT
public:
    BuildForm(Dialogs& dialogs, BackendHub& backends, QWidget* parent);
    ~BuildForm() override;

    sources::BuildWish wish() const;
    std::string source() const;
    /// Why nothing can be built of it as it stands, or empty.
    QString problem() const;
    const SourceFiles& files() const { return *m_files; }
    bool isOnline() const;
    /// Years to begin with, for the extension of a benchmark that ends before.
    void setYears(int first, int last);
    /// Ticks that elements whose names are missing are taken.
    void takeUnnamed();
    /// What the rules for the years between come to.
    void setGapsText(const QString& text);
    /// The step that a model does; hidden where the source has none.
    ModelStep& modelStep() { return *m_model; }

signals:
    void sourceEdited(); ///< it has to be read again
    void sizeEdited();   ///< only the choice among what was read is another

private:
    enum From { Files, Entities, Query };

    void addSource(QFormLayout* form);
    void addFiles(QFormLayout* form);
    void addOnline(QFormLayout* form);
    void addRelations(QFormLayout* form);
    void addYears(QFormLayout* form);
    void addSize(QFormLayout* form);
    void addNames(QFormLayout* form);
    void addModel(QFormLayout* form);
    QPushButton* addButton(QHBoxLayout* row, const char* name, const QString& text);
    QPushButton* addChoice(QHBoxLayout* row, const char* name, const QLineEdit& edit);
    void choosePath(const FileQuestion& question, QLineEdit* into);
    void sourceChosen();
    void showRows();
    void findRelations();
    void showFound(const Result<std::vector<sources::wikidata::PropertyCount>>& found);
    From from() const;
    std::vector<std::string> relations() const;

    Dialogs& m_dialogs;
    QFormLayout* m_form = nullptr;
    QComboBox* m_source;
    QLabel* m_hint;
    QComboBox* m_from;
    SourceFiles* m_files;
    QLineEdit* m_ids;
    QWidget* m_queryPart = nullptr;
    QLineEdit* m_query;
    QWidget* m_folderPart = nullptr;
    QLineEdit* m_folder;
    QLineEdit* m_contact;
    QLineEdit* m_address;
    QWidget* m_relationsPart = nullptr;
    QLineEdit* m_relations;
    QPushButton* m_find = nullptr;
    CheckList* m_found;
    QStringList m_foundIds;
    QCheckBox* m_usualYears;
    QWidget* m_yearsPart = nullptr;
    QSpinBox* m_first;
    QSpinBox* m_last;
    QSpinBox* m_asOf;
    QComboBox* m_rule;
    QComboBox* m_gaps;
    QLabel* m_gapsText;
    QSpinBox* m_perRelation;
    QSpinBox* m_fewShots;
    QSpinBox* m_seed;
    QLineEdit* m_language;
    QWidget* m_namesPart = nullptr;
    QLineEdit* m_names;
    QCheckBox* m_keepUnlabelled;
    ModelStep* m_model;
    std::stop_source m_stop;
    BackgroundQueue m_finding; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
