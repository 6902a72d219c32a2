// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/WalkOptions.h"

#include "ui/studies/chroknow/Walk.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QStringList>

namespace chronoscope::ui {

using traversal::TraversalPlan;
using traversal::YearOrder;

namespace {
std::string valueAt(const std::map<int, std::string>& objects, int year) {
    const auto at = objects.find(year);
    return at == objects.end() ? std::string() : at->second;
}
} // namespace

traversal::TraversalSpec WalkOptions::spec() const {
    traversal::TraversalSpec spec;
    spec.previous = previous;
    spec.next = next;
    spec.order = order;
    spec.temperature = temperature;
    return spec;
}

TraversalPlan WalkOptions::reach(const traversal::Evidence& evidence, int target) const {
    TraversalPlan plan = traversal::planTraversal(evidence, target, spec());
    for (traversal::Example& example : plan.examples)
        if (const auto edited = objects.find(example.year); edited != objects.end()) example.object = edited->second;
    return plan;
}

TraversalPlan WalkOptions::plan(const traversal::Evidence& evidence, int target) const {
    TraversalPlan plan = reach(evidence, target);
    std::erase_if(plan.examples, [this](const traversal::Example& example) { return leftOut.contains(example.year); });
    return plan;
}

Result<traversal::TraversalWords> WalkOptions::wordsFrom(const traversal::TraversalWords& words) const {
    if (generate.empty() && refine.empty()) return words;
    QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(words.json())).object();
    if (!generate.empty()) json[QStringLiteral("generate")] = QString::fromStdString(generate);
    if (!refine.empty()) json[QStringLiteral("refine")] = QString::fromStdString(refine);
    return traversal::TraversalWords::parse(QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString());
}

QString WalkOptions::difference(const WalkOptions& other) const {
    QStringList parts;
    if (previous != other.previous || next != other.next) parts << Walk::tr("spans %1 and %2").arg(previous).arg(next);
    if (order != other.order)
        parts << (order == YearOrder::NearestFirst ? Walk::tr("nearest first") : Walk::tr("farthest first"));
    std::set<int> years;
    for (const WalkOptions* one : {this, &other}) {
        years.insert(one->leftOut.begin(), one->leftOut.end());
        for (const auto& [year, object] : one->objects)
            years.insert(year);
    }
    for (const int year : years) {
        if (leftOut.contains(year) != other.leftOut.contains(year))
            parts << (leftOut.contains(year) ? Walk::tr("%1 left out") : Walk::tr("%1 shown again")).arg(year);
        else if (const std::string object = valueAt(objects, year); object != valueAt(other.objects, year))
            parts << (object.empty() ? Walk::tr("%1 as it was").arg(year)
                                     : Walk::tr("%1: %2").arg(year).arg(QString::fromStdString(object)));
    }
    if (generate != other.generate || refine != other.refine) parts << Walk::tr("another system text");
    if (temperature != other.temperature) parts << Walk::tr("temperature %1").arg(QLocale().toString(temperature));
    if (backend != other.backend) parts << (backend.isEmpty() ? Walk::tr("the run's model") : backend);
    return parts.join(QStringLiteral(", "));
}

} // namespace chronoscope::ui
