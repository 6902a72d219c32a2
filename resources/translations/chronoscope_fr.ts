<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BuildReportView</name>
    <message>
        <source>… and %1 more remarks in the saved report</source>
        <translation>… et %1 autres remarques dans le rapport enregistré</translation>
    </message>
</context>
<context>
    <name>EditingView</name>
    <message>
        <source>Before: %1 %</source>
        <translation>Avant&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>CEM after editing, %, over what was wrong before</source>
        <translation>CEM après édition,&#xa0;%, sur ce qui était faux avant</translation>
    </message>
    <message>
        <source>task</source>
        <translation>tâche</translation>
    </message>
    <message>
        <source>CEM after editing, %</source>
        <translation>CEM après édition,&#xa0;%</translation>
    </message>
    <message>
        <source>95 % Wilson, by item</source>
        <translation>Wilson à 95&#xa0;%, par item</translation>
    </message>
    <message>
        <source>No run of editing yet</source>
        <translation>Pas encore d’exécution d’édition</translation>
    </message>
    <message>
        <source>Avg</source>
        <translation>Moy.</translation>
    </message>
    <message>
        <source>%1 lifelong</source>
        <translation>%1 à vie</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>tel que publié</translation>
    </message>
    <message>
        <source>items</source>
        <translation>items</translation>
    </message>
    <message>
        <source>“Edit by demonstrations…” asks again what a run got wrong, of a model that is told the right answers; “Edited elsewhere…” brings in what an edited model answers.</source>
        <translation>« Éditer par démonstrations… » redemande ce qu’une exécution a manqué, à un modèle à qui l’on dit les bonnes réponses ; « Édité ailleurs… » fait entrer ce que répond un modèle édité.</translation>
    </message>
    <message>
        <source>CEM edited one by one minus edited with all, points</source>
        <translation>CEM édité un par un moins édité avec tous, en points</translation>
    </message>
    <message>
        <source>Points of CEM</source>
        <translation>Points de CEM</translation>
    </message>
    <message>
        <source>No method has both settings</source>
        <translation>Aucune méthode n’a les deux réglages</translation>
    </message>
    <message>
        <source>A run of the single setting and one of the lifelong setting are needed, of the same model and method, over the same run before.</source>
        <translation>Il faut une exécution « un par un » et une « à vie », du même modèle et de la même méthode, sur la même exécution d’avant.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>pas de score</translation>
    </message>
    <message>
        <source>Single: %1 of n = %2
Lifelong: %3 of n = %4</source>
        <translation>Unique&#xa0;: %1 sur n = %2
À vie&#xa0;: %3 sur n = %4</translation>
    </message>
    <message>
        <source>%1, before: %2</source>
        <translation>%1, avant&#xa0;: %2</translation>
    </message>
    <message>
        <source>run</source>
        <translation>exécution</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Chronoscope</source>
        <translation>Chronoscope</translation>
    </message>
    <message>
        <source>A prompt pack of yours was not used</source>
        <translation>Un de vos packs de prompts n’a pas été utilisé</translation>
    </message>
    <message>
        <source>The window could not be opened</source>
        <translation>La fenêtre n’a pas pu être ouverte</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>non demandé</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Years of what is named when asked about now, % of outputs of T.A</source>
        <translation>Époque de ce que nomment les réponses sur le présent,&#xa0;% des sorties de T.A</translation>
    </message>
    <message>
        <source>year</source>
        <translation>année</translation>
    </message>
    <message>
        <source>Outputs, %</source>
        <translation>Sorties,&#xa0;%</translation>
    </message>
    <message>
        <source>No answer about now names anybody of its list</source>
        <translation>Aucune réponse sur le présent ne nomme quelqu’un de sa liste</translation>
    </message>
    <message>
        <source>This needs a run that asks T.A.</source>
        <translation>Il faut une exécution qui pose T.A.</translation>
    </message>
    <message>
        <source>%1 outputs name one who held it then</source>
        <translation>%1 sorties nomment un titulaire d’alors</translation>
    </message>
    <message>
        <source>%1 of %2 by the year that is asked, %</source>
        <translation>%1 de %2 selon l’année demandée,&#xa0;%</translation>
    </message>
    <message>
        <source>asked year, the first of %1</source>
        <translation>année demandée, la première de %1</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1,&#xa0;%</translation>
    </message>
    <message>
        <source>95 % Wilson, by item</source>
        <translation>Wilson à 95&#xa0;%, par item</translation>
    </message>
    <message>
        <source>No run asks %1</source>
        <translation>Aucune exécution ne pose %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Whom the answers about now name, % of items of T.A</source>
        <translation>Ce que nomment les réponses sur le présent,&#xa0;% des items de T.A</translation>
    </message>
    <message>
        <source>run</source>
        <translation>exécution</translation>
    </message>
    <message>
        <source>Items, %</source>
        <translation>Items,&#xa0;%</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Latest (à jour)</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Outdated (périmé)</translation>
    </message>
    <message>
        <source>Irrelevant</source>
        <translation>Irrelevant (hors sujet)</translation>
    </message>
    <message>
        <source>No answers about now yet</source>
        <translation>Pas encore de réponses sur le présent</translation>
    </message>
    <message>
        <source>names</source>
        <translation>nomme</translation>
    </message>
    <message>
        <source>items</source>
        <translation>items</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publié</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>tel que publié</translation>
    </message>
    <message>
        <source>To be doubted as printed: %1</source>
        <translation>Douteux tel qu’imprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>What outputs name with a misaligned context, and without it, %</source>
        <translation>Ce que nomment les sorties avec un contexte décalé, et sans lui,&#xa0;%</translation>
    </message>
    <message>
        <source>run and task</source>
        <translation>exécution et tâche</translation>
    </message>
    <message>
        <source>No answers beside a context yet</source>
        <translation>Pas encore de réponses avec un contexte</translation>
    </message>
    <message>
        <source>This needs a run that asks F.M.C or P.M.C.</source>
        <translation>Il faut une exécution qui pose F.M.C ou P.M.C.</translation>
    </message>
    <message>
        <source>%1 by how an item is asked, mean over items in %</source>
        <translation>%1 selon la façon de poser l’item, moyenne sur les items en&#xa0;%</translation>
    </message>
    <message>
        <source>asked as</source>
        <translation>posé comme</translation>
    </message>
    <message>
        <source>Nothing was answered yet</source>
        <translation>Aucune réponse pour l’instant</translation>
    </message>
    <message>
        <source>%1 against %2
Higher in %3 items, lower in %4</source>
        <translation>%1 contre %2
Plus haut pour %3 items, plus bas pour %4</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>task</source>
        <translation>tâche</translation>
    </message>
    <message>
        <source>95 %, Student&apos;s t over paired items</source>
        <translation>95&#xa0;%, t de Student sur items appariés</translation>
    </message>
    <message>
        <source>The two runs share no question</source>
        <translation>Les deux exécutions n’ont aucune question commune</translation>
    </message>
    <message>
        <source>CEM of %1 minus %2, points</source>
        <translation>CEM de %1 moins %2, points</translation>
    </message>
    <message>
        <source>Avg</source>
        <translation>Moy.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>paired items</source>
        <translation>items appariés</translation>
    </message>
    <message>
        <source>“No” controls</source>
        <translation>Contrôles «&#xa0;Non&#xa0;»</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>The mean over the tasks that the run asks, each counting the same</source>
        <translation>La moyenne des tâches posées par l’exécution, toutes de même poids</translation>
    </message>
    <message>
        <source>%1 by type and task in % · %2</source>
        <translation>%1 par type et tâche en&#xa0;% · %2</translation>
    </message>
    <message>
        <source>%1 by dimension, mean over its tasks in %</source>
        <translation>%1 par dimension, moyenne sur ses tâches en&#xa0;%</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Win rate W, mean over facts in %</source>
        <translation>Taux de victoire W, moyenne sur les faits en&#xa0;%</translation>
    </message>
    <message>
        <source>Robustness R, % of facts</source>
        <translation>Robustesse R,&#xa0;% des faits</translation>
    </message>
    <message>
        <source>precision of the dates</source>
        <translation>précision des dates</translation>
    </message>
    <message>
        <source>Win rate, %</source>
        <translation>Taux de victoire,&#xa0;%</translation>
    </message>
    <message>
        <source>Robust, %</source>
        <translation>Robustes,&#xa0;%</translation>
    </message>
    <message>
        <source>95 % of the mean over facts</source>
        <translation>95&#xa0;% de la moyenne sur les faits</translation>
    </message>
    <message>
        <source>95 % Wilson, corrected for continuity</source>
        <translation>Wilson à 95&#xa0;%, avec correction de continuité</translation>
    </message>
    <message>
        <source>facts</source>
        <translation>faits</translation>
    </message>
    <message>
        <source>Nothing was scored yet</source>
        <translation>Rien n’a encore de score</translation>
    </message>
    <message>
        <source>Mean log P(object | question) by distance · %1 · %2</source>
        <translation>Moyenne de log P(objet | question) selon la distance · %1 · %2</translation>
    </message>
    <message>
        <source>α: distance from the middle of validity, in lengths of it</source>
        <translation>α&#xa0;: distance au milieu de la validité, en longueurs de celle-ci</translation>
    </message>
    <message>
        <source>mean log P</source>
        <translation>log P moyen</translation>
    </message>
    <message>
        <source>No date of this precision has a score yet</source>
        <translation>Aucune date de cette précision n’a encore de score</translation>
    </message>
    <message>
        <source>%1, %2: %3 · %4</source>
        <translation>%1, %2&#xa0;: %3 · %4</translation>
    </message>
    <message>
        <source>date in the question · %1</source>
        <translation>date dans la question · %1</translation>
    </message>
    <message>
        <source>log P</source>
        <translation>log P</translation>
    </message>
    <message>
        <source>This fact was not asked at this precision</source>
        <translation>Ce fait n’a pas été demandé à cette précision</translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation>α = %1</translation>
    </message>
    <message>
        <source>
the server said %1</source>
        <translation>
le serveur a répondu %1</translation>
    </message>
    <message>
        <source>%1 % against %2 %</source>
        <translation>%1&#xa0;% contre %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 minus other runs, points</source>
        <translation>%1 moins les autres exécutions, points</translation>
    </message>
    <message>
        <source>measure and other run</source>
        <translation>mesure et autre exécution</translation>
    </message>
    <message>
        <source>Difference, points</source>
        <translation>Différence, points</translation>
    </message>
    <message>
        <source>95 %; W: Student&apos;s t over paired facts, R: Tango&apos;s score</source>
        <translation>95&#xa0;%&#xa0;; W&#xa0;: t de Student sur faits appariés, R&#xa0;: score de Tango</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>There is no other run</source>
        <translation>Il n’y a pas d’autre exécution</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Elements × templates</source>
        <translation>Éléments × gabarits</translation>
    </message>
    <message>
        <source>Categories over all years of the run</source>
        <translation>Catégories sur toutes les années de l’exécution</translation>
    </message>
    <message>
        <source>Elements by how often their objects change</source>
        <translation>Éléments selon la fréquence de changement de leurs objets</translation>
    </message>
    <message>
        <source>changes between consecutive years</source>
        <translation>changements entre années consécutives</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 moins %2</translation>
    </message>
    <message>
        <source>Correct, %1 · %2, percentage points</source>
        <translation>Correct, %1 · %2, points de pourcentage</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>95 % bootstrap by element</source>
        <translation>Bootstrap à 95&#xa0;% par élément</translation>
    </message>
    <message>
        <source>95 % Tango</source>
        <translation>Tango à 95&#xa0;%</translation>
    </message>
    <message>
        <source>No question that both runs have judged</source>
        <translation>Aucune question jugée par les deux exécutions</translation>
    </message>
    <message>
        <source>elements × templates</source>
        <translation>éléments × gabarits</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>
McNemar %1</source>
        <translation>
McNemar %1</translation>
    </message>
    <message>
        <source>%1 with this label, of %2 labelled; %3 wrong in all, %4 of them annotated</source>
        <translation>%1 avec cette étiquette, sur %2 étiquetées&#xa0;; %3 fausses en tout, dont %4 annotées</translation>
    </message>
    <message>
        <source>
An element counts more than once, so the interval is too narrow</source>
        <translation>
Un élément compte plus d’une fois&#xa0;: l’intervalle est trop étroit</translation>
    </message>
    <message>
        <source> (the %1 largest of %2)</source>
        <translation> (les %1 plus grands sur %2)</translation>
    </message>
    <message>
        <source>Correct, %</source>
        <translation>Correct,&#xa0;%</translation>
    </message>
    <message>
        <source>year asked about</source>
        <translation>année demandée</translation>
    </message>
    <message>
        <source>Not defined: Correct is over greedy replies, and the run asks none (no temperature 0)</source>
        <translation>Non défini&#xa0;: Correct porte sur les réponses gloutonnes, et l’exécution n’en demande aucune (pas de température 0)</translation>
    </message>
    <message>
        <source>%1 samples lost to errors</source>
        <translation>%1 échantillons perdus par des erreurs</translation>
    </message>
    <message>
        <source>Replies by score, n = %1</source>
        <translation>Réponses par score, n = %1</translation>
    </message>
    <message>
        <source>score of the best match (rounded down)</source>
        <translation>score de la meilleure correspondance (arrondi vers le bas)</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>No reply is judged by its score</source>
        <translation>Aucune réponse n’est jugée par son score</translation>
    </message>
    <message>
        <source>Options and truth values are right or wrong whatever the threshold.</source>
        <translation>Options et valeurs de vérité sont justes ou fausses quel que soit le seuil.</translation>
    </message>
    <message>
        <source>Wrong at this threshold</source>
        <translation>Faux à ce seuil</translation>
    </message>
    <message>
        <source>Right at this threshold</source>
        <translation>Juste à ce seuil</translation>
    </message>
    <message>
        <source>&lt;%1</source>
        <translation>&lt;%1</translation>
    </message>
    <message>
        <source>Replies that give no answer are among them</source>
        <translation>Y compris celles qui ne donnent aucune réponse</translation>
    </message>
    <message>
        <source>What wrong replies say, % of wrong replies · %1</source>
        <translation>Ce que disent les réponses fausses,&#xa0;% des réponses fausses · %1</translation>
    </message>
    <message>
        <source>Wrong replies, %</source>
        <translation>Réponses fausses,&#xa0;%</translation>
    </message>
    <message>
        <source>Not diagnosed</source>
        <translation>Non diagnostiqué</translation>
    </message>
    <message>
        <source>%1 of %2 replies are wrong</source>
        <translation>%1 réponses sur %2 sont fausses</translation>
    </message>
    <message>
        <source>No wrong replies</source>
        <translation>Aucune réponse fausse</translation>
    </message>
    <message>
        <source>By how many years replies are out of time · %1 · %2 · n = %3</source>
        <translation>De combien d’années les réponses sont décalées · %1 · %2 · n = %3</translation>
    </message>
    <message>
        <source>asked year − answered year (ahead &lt; 0 &lt; stale)</source>
        <translation>année demandée − année de la réponse (en avance &lt; 0 &lt; périmé)</translation>
    </message>
    <message>
        <source>No reply is right for another year</source>
        <translation>Aucune réponse n’est juste pour une autre année</translation>
    </message>
    <message>
        <source>Not diagnosed yet</source>
        <translation>Pas encore diagnostiqué</translation>
    </message>
    <message>
        <source>Every wrong reply is a distractor, something else, a refusal or empty.</source>
        <translation>Chaque réponse fausse est un distracteur, autre chose, un refus ou vide.</translation>
    </message>
    <message>
        <source>Press “Diagnose” above to compare its wrong replies with the other years.</source>
        <translation>Appuyer sur «&#xa0;Diagnostiquer&#xa0;» ci-dessus pour comparer ses réponses fausses aux autres années.</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1 % of the n = %2 replies that are right for another year</source>
        <translation>%1&#xa0;% des n = %2 réponses justes pour une autre année</translation>
    </message>
    <message>
        <source>Year asked by year answered, replies · %1 · %2</source>
        <translation>Année demandée selon l’année de la réponse, réponses · %1 · %2</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>demandé</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>répondu</translation>
    </message>
    <message>
        <source>No reply names a year</source>
        <translation>Aucune réponse ne désigne une année</translation>
    </message>
    <message>
        <source>right for the year asked</source>
        <translation>juste pour l’année demandée</translation>
    </message>
    <message>
        <source>Known before and after ChroKnowPrompt</source>
        <translation>Known avant et après ChroKnowPrompt</translation>
    </message>
    <message>
        <source>Domain · state · run</source>
        <translation>Domaine · état · exécution</translation>
    </message>
    <message>
        <source>Domain · state</source>
        <translation>Domaine · état</translation>
    </message>
    <message>
        <source>Measured elements, %</source>
        <translation>Éléments mesurés,&#xa0;%</translation>
    </message>
    <message>
        <source>Measured elements</source>
        <translation>Éléments mesurés</translation>
    </message>
    <message>
        <source>Known before</source>
        <translation>Known avant</translation>
    </message>
    <message>
        <source>Rescued by previous years</source>
        <translation>Rattrapé par les années précédentes</translation>
    </message>
    <message>
        <source>Rescued with next years</source>
        <translation>Rattrapé avec les années suivantes</translation>
    </message>
    <message>
        <source>Not traversed to the end</source>
        <translation>Parcours inachevé</translation>
    </message>
    <message>
        <source>Not Known</source>
        <translation>Pas Known</translation>
    </message>
    <message>
        <source>Nothing was measured</source>
        <translation>Rien n’a été mesuré</translation>
    </message>
    <message>
        <source>The step that made the last candidate</source>
        <translation>L’étape qui a produit le dernier candidat</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Chrono-Correct target years</source>
        <translation>Années cibles Chrono-Correct</translation>
    </message>
    <message>
        <source>Chrono-Correct</source>
        <translation>Chrono-Correct</translation>
    </message>
    <message>
        <source>Previous %1</source>
        <translation>Précédente %1</translation>
    </message>
    <message>
        <source>Next %1</source>
        <translation>Suivante %1</translation>
    </message>
    <message>
        <source>No target year became Chrono-Correct</source>
        <translation>Aucune année cible n’est devenue Chrono-Correct</translation>
    </message>
    <message>
        <source>Points of CEM</source>
        <translation>Points de CEM</translation>
    </message>
    <message>
        <source>%1 minus %2, points</source>
        <translation>%1 moins %2, en points</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>mesure</translation>
    </message>
    <message>
        <source>Robustness R</source>
        <translation>Robustesse R</translation>
    </message>
    <message>
        <source>Win rate W</source>
        <translation>Taux de victoire W</translation>
    </message>
    <message>
        <source>%1 items lack a score of the judge that could be read</source>
        <translation>%1 éléments n&apos;ont pas de note lisible du juge</translation>
    </message>
    <message>
        <source>planted %1 %, measured %2 %: %3 points</source>
        <translation>planté %1 %, mesuré %2 % : %3 points</translation>
    </message>
    <message>
        <source>Replies planted as right and measured as right, % · %1</source>
        <translation>Réponses plantées justes et mesurées justes, en % · %1</translation>
    </message>
    <message>
        <source>Replies, %</source>
        <translation>Réponses, %</translation>
    </message>
    <message>
        <source>%1 · measured</source>
        <translation>%1 · mesuré</translation>
    </message>
    <message>
        <source>%1 · planted</source>
        <translation>%1 · planté</translation>
    </message>
    <message>
        <source>replies</source>
        <translation>réponses</translation>
    </message>
    <message>
        <source>Replies to %1 planted as right and measured as right, by the year that is asked, %</source>
        <translation>Réponses à %1 plantées justes et mesurées justes, selon l’année demandée, en %</translation>
    </message>
    <message>
        <source>The run does not ask %1 of any year</source>
        <translation>L’exécution ne demande %1 d’aucune année</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>planté</translation>
    </message>
    <message>
        <source>No fact of this run passes the filter</source>
        <translation>Aucun fait de cette exécution ne passe le filtre</translation>
    </message>
    <message>
        <source>Undefined: no fact has a test</source>
        <translation>Indéfini&#xa0;: aucun fait n’a de test</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>aucun nombre</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>No fact was asked at as many dates in both runs</source>
        <translation>Aucun fait n’a été demandé à autant de dates dans les deux exécutions</translation>
    </message>
    <message>
        <source>No fact is defined in both runs</source>
        <translation>Aucun fait n’est défini dans les deux exécutions</translation>
    </message>
    <message>
        <source>Both runs asked about no fact in common</source>
        <translation>Les deux exécutions n’ont demandé aucun fait commun</translation>
    </message>
    <message>
        <source>Facts robust in one of the two alone: %1</source>
        <translation>Faits robustes dans une seule des deux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Facts undefined in one of them: %1</source>
        <translation>Faits non définis dans l’une d’elles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Facts not asked at as many dates by both: %1</source>
        <translation>Faits non demandés à autant de dates par les deux&#xa0;: %1</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>aucune paire</translation>
    </message>
    <message>
        <source>%1 control</source>
        <translation>%1 contrôle</translation>
    </message>
    <message>
        <source>%1 by task, %: means over a task’s items; Avg: the mean over the tasks</source>
        <translation>%1 par tâche,&#xa0;%&#xa0;: moyennes sur les items d’une tâche&#xa0;; Avg&#xa0;: moyenne des tâches</translation>
    </message>
    <message>
        <source>No fact was asked at a correct or an incorrect date of this precision</source>
        <translation>Aucun fait n’a été demandé à une date correcte ou incorrecte de cette précision</translation>
    </message>
    <message>
        <source>lists of dated answers, as DyKnow, V-DyKnow and EvolveBench have them: the page Benchmark imports them as facts</source>
        <translation>listes de réponses datées, comme en ont DyKnow, V-DyKnow et EvolveBench&#xa0;: la page Benchmark les importe comme des faits</translation>
    </message>
</context>
<context>
    <name>chronoscope::app::WindowDiagnosis</name>
    <message>
        <source>Chronoscope ended unexpectedly</source>
        <translation>Chronoscope s’est terminé de façon inattendue</translation>
    </message>
    <message>
        <source>“%1” was open. Everything that was stored is kept, and runs can be resumed.</source>
        <translation>«&#xa0;%1&#xa0;» était ouvert. Tout ce qui était enregistré est gardé, et les exécutions peuvent être reprises.</translation>
    </message>
    <message>
        <source>No workspace was open.</source>
        <translation>Aucun espace de travail n’était ouvert.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Le rouvrir</translation>
    </message>
    <message>
        <source>Diagnostic bundle…</source>
        <translation>Dossier de diagnostic…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui</name>
    <message>
        <source>Workspace menu</source>
        <translation>Menu de l’espace de travail</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>Nouvel espace de travail</translation>
    </message>
    <message>
        <source>Open workspace</source>
        <translation>Ouvrir un espace de travail</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouvelle exécution</translation>
    </message>
    <message>
        <source>Go to or do</source>
        <translation>Aller à ou faire</translation>
    </message>
    <message>
        <source>Show or hide the Inspector</source>
        <translation>Afficher ou masquer l’Inspecteur</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Help on this page</source>
        <translation>Aide de cette page</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Page Ask</source>
        <translation>Page Demander</translation>
    </message>
    <message>
        <source>Page Benchmark</source>
        <translation>Page Benchmark</translation>
    </message>
    <message>
        <source>Page Runs</source>
        <translation>Page Exécutions</translation>
    </message>
    <message>
        <source>Page Heat map</source>
        <translation>Page Carte thermique</translation>
    </message>
    <message>
        <source>Page Answers</source>
        <translation>Page Réponses</translation>
    </message>
    <message>
        <source>Page Profile</source>
        <translation>Page Profil</translation>
    </message>
    <message>
        <source>Page Categories</source>
        <translation>Page Catégories</translation>
    </message>
    <message>
        <source>Page Stale</source>
        <translation>Page Périmé</translation>
    </message>
    <message>
        <source>Page Compare</source>
        <translation>Page Comparer</translation>
    </message>
    <message>
        <source>Page Elements</source>
        <translation>Page Éléments</translation>
    </message>
    <message>
        <source>Page Traversal</source>
        <translation>Page Parcours</translation>
    </message>
    <message>
        <source>Page Robustness</source>
        <translation>Page Robustesse</translation>
    </message>
    <message>
        <source>Page MINED</source>
        <translation>Page MINED</translation>
    </message>
    <message>
        <source>Page Annotate</source>
        <translation>Page Annoter</translation>
    </message>
    <message>
        <source>Page Backends</source>
        <translation>Page Backends</translation>
    </message>
    <message>
        <source>The filter before</source>
        <translation>Le filtre précédent</translation>
    </message>
    <message>
        <source>The filter after</source>
        <translation>Le filtre suivant</translation>
    </message>
    <message>
        <source>Search what the page lists</source>
        <translation>Rechercher dans la liste de la page</translation>
    </message>
    <message>
        <source>Choose the runs that are shown</source>
        <translation>Choisir les exécutions affichées</translation>
    </message>
    <message>
        <source>Saved views: save or open one</source>
        <translation>Vues enregistrées&#xa0;: en enregistrer ou en ouvrir une</translation>
    </message>
    <message>
        <source>Figure or table</source>
        <translation>Figure ou tableau</translation>
    </message>
    <message>
        <source>Export figure or numbers</source>
        <translation>Exporter la figure ou les nombres</translation>
    </message>
    <message>
        <source>Annotate the wrong answers that pass the filter</source>
        <translation>Annoter les réponses fausses qui passent le filtre</translation>
    </message>
    <message>
        <source>Share of each label in what passes the filter</source>
        <translation>Part de chaque étiquette dans ce qui passe le filtre</translation>
    </message>
    <message>
        <source>Ask every model every year</source>
        <translation>Demander chaque année à chaque modèle</translation>
    </message>
    <message>
        <source>Ask the chosen answer again, with its prompt as it stands</source>
        <translation>Reposer la réponse choisie, avec son prompt tel quel</translation>
    </message>
    <message>
        <source>Make a run of the question</source>
        <translation>Faire une exécution de la question</translation>
    </message>
    <message>
        <source>Import benchmark files</source>
        <translation>Importer des fichiers de benchmark</translation>
    </message>
    <message>
        <source>Paste a table: evaluate my own facts</source>
        <translation>Coller un tableau&#xa0;: évaluer mes propres faits</translation>
    </message>
    <message>
        <source>Build a benchmark from its source</source>
        <translation>Construire un benchmark depuis sa source</translation>
    </message>
    <message>
        <source>Extend the benchmark to newer years</source>
        <translation>Prolonger le benchmark aux années récentes</translation>
    </message>
    <message>
        <source>Make wrong options for elements that lack them</source>
        <translation>Produire des options fausses pour les éléments qui n’en ont pas</translation>
    </message>
    <message>
        <source>New run on the slice that is chosen</source>
        <translation>Nouvelle exécution sur la tranche choisie</translation>
    </message>
    <message>
        <source>Choose the whole benchmark as the slice</source>
        <translation>Prendre tout le benchmark comme tranche</translation>
    </message>
    <message>
        <source>Edit the chosen element</source>
        <translation>Modifier l’élément choisi</translation>
    </message>
    <message>
        <source>Pause or resume the selected run</source>
        <translation>Suspendre ou reprendre l’exécution choisie</translation>
    </message>
    <message>
        <source>A new run like the selected one</source>
        <translation>Une nouvelle exécution comme celle choisie</translation>
    </message>
    <message>
        <source>The same questions of other models</source>
        <translation>Les mêmes questions à d’autres modèles</translation>
    </message>
    <message>
        <source>Watch: ask the same again now, never from the cache</source>
        <translation>Surveiller&#xa0;: reposer la même chose maintenant, jamais depuis le cache</translation>
    </message>
    <message>
        <source>Compare with the run it repeats</source>
        <translation>Comparer avec l’exécution qu’elle répète</translation>
    </message>
    <message>
        <source>Narrow the filter to the chosen bar</source>
        <translation>Restreindre le filtre à la barre choisie</translation>
    </message>
    <message>
        <source>Score replies again under other rules</source>
        <translation>Noter de nouveau les réponses avec d’autres règles</translation>
    </message>
    <message>
        <source>New traversal run</source>
        <translation>Nouvelle exécution de parcours</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Run to end</source>
        <translation>Aller jusqu’au bout</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Branch with what was changed</source>
        <translation>Bifurquer avec ce qui a été changé</translation>
    </message>
    <message>
        <source>Write the traversal to the run</source>
        <translation>Écrire le parcours dans l’exécution</translation>
    </message>
    <message>
        <source>Take back what was done last</source>
        <translation>Annuler la dernière action</translation>
    </message>
    <message>
        <source>Import dated facts</source>
        <translation>Importer des faits datés</translation>
    </message>
    <message>
        <source>New robustness run</source>
        <translation>Nouvelle exécution de robustesse</translation>
    </message>
    <message>
        <source>Import items of MINED</source>
        <translation>Importer des items de MINED</translation>
    </message>
    <message>
        <source>New MINED run</source>
        <translation>Nouvelle exécution MINED</translation>
    </message>
    <message>
        <source>Let a model judge the replies of a MINED run</source>
        <translation>Faire juger par un modèle les réponses d’une exécution MINED</translation>
    </message>
    <message>
        <source>New queue of items to annotate</source>
        <translation>Nouvelle file d’items à annoter</translation>
    </message>
    <message>
        <source>Make a scoring of the answers accepted as right</source>
        <translation>Faire une notation des réponses acceptées comme justes</translation>
    </message>
    <message>
        <source>Add a model server</source>
        <translation>Ajouter un serveur de modèles</translation>
    </message>
    <message>
        <source>Find model servers on this computer</source>
        <translation>Chercher des serveurs de modèles sur cet ordinateur</translation>
    </message>
    <message>
        <source>Open a model file (GGUF)</source>
        <translation>Ouvrir un fichier de modèle (GGUF)</translation>
    </message>
    <message>
        <source>Test the chosen backend</source>
        <translation>Tester le backend choisi</translation>
    </message>
    <message>
        <source>Set the API key of the chosen backend</source>
        <translation>Définir la clé d’API du backend choisi</translation>
    </message>
    <message>
        <source>Prices of models</source>
        <translation>Prix des modèles</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Périmé</translation>
    </message>
    <message>
        <source>Traversal</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robustesse</translation>
    </message>
    <message>
        <source>MINED</source>
        <translation>MINED</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Annoter</translation>
    </message>
    <message>
        <source>Backends</source>
        <translation>Backends</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Étiquette&#xa0;: %1</translation>
    </message>
    <message>
        <source> (status %1)</source>
        <translation> (état %1)</translation>
    </message>
    <message>
        <source>Error, no answer: %1%2</source>
        <translation>Erreur, pas de réponse&#xa0;: %1%2</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>Pas de réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Answer: “%1”</source>
        <translation>Réponse&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Right: “%1” (score %2)</source>
        <translation>Juste&#xa0;: «&#xa0;%1&#xa0;» (score %2)</translation>
    </message>
    <message>
        <source>Wrong: “%1” (score %2); right is “%3”</source>
        <translation>Faux&#xa0;: «&#xa0;%1&#xa0;» (score %2)&#xa0;; la bonne réponse est «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>run</source>
        <translation>exécution</translation>
    </message>
    <message>
        <source>Type the URI of a backend</source>
        <translation>Saisir l’URI d’un backend</translation>
    </message>
    <message>
        <source>free: no language model is asked</source>
        <translation>gratuit&#xa0;: aucun modèle de langue n’est interrogé</translation>
    </message>
    <message>
        <source>free: a server on this machine</source>
        <translation>gratuit&#xa0;: un serveur sur cette machine</translation>
    </message>
    <message>
        <source>Time: about %1, by the model&apos;s latency</source>
        <translation>Durée&#xa0;: environ %1, d’après la latence du modèle</translation>
    </message>
    <message>
        <source>Time: about %1, as fast as %2</source>
        <translation>Durée&#xa0;: environ %1, à la vitesse de %2</translation>
    </message>
    <message>
        <source>Time: at least %1, by the limit of requests a minute</source>
        <translation>Durée&#xa0;: au moins %1, d’après la limite de requêtes par minute</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>prix inconnu</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, in all: %2</source>
        <translation>%1, en tout&#xa0;: %2</translation>
    </message>
    <message>
        <source>No budget: the price of %1 is not known. Add it on the Backends page, under Prices.</source>
        <translation>Pas de budget&#xa0;: le prix de %1 n’est pas connu. L’ajouter à la page Backends, sous Prix.</translation>
    </message>
    <message>
        <source>this model</source>
        <translation>ce modèle</translation>
    </message>
    <message>
        <source>Of all runs together, shared as they are expected to cost; each stops before it would cost more than its share.</source>
        <translation>Pour toutes les exécutions ensemble, réparti selon leur coût attendu&#xa0;; chacune s’arrête avant de dépasser sa part.</translation>
    </message>
    <message>
        <source>The run stops before it would cost more.</source>
        <translation>L’exécution s’arrête avant de coûter davantage.</translation>
    </message>
    <message>
        <source>No budget: %1.</source>
        <translation>Pas de budget&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No budget: this model is free.</source>
        <translation>Pas de budget&#xa0;: ce modèle est gratuit.</translation>
    </message>
    <message>
        <source>No budget: these models are free.</source>
        <translation>Pas de budget&#xa0;: ces modèles sont gratuits.</translation>
    </message>
    <message>
        <source>About Chronoscope</source>
        <translation>À propos de Chronoscope</translation>
    </message>
    <message>
        <source>Chronoscope</source>
        <translation>Chronoscope</translation>
    </message>
    <message>
        <source>Chronoscope %1</source>
        <translation>Chronoscope %1</translation>
    </message>
    <message>
        <source>Which facts of which year a language model recalls.

Free software under the GNU General Public License, version 3 or any later version. It comes with no warranty, as far as the law permits.

Made with Qt %1 and other libraries; the details name them and their licences.</source>
        <translation>Quels faits de quelle année un modèle de langue restitue.

Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans garantie, dans la mesure permise par la loi.

Réalisé avec Qt %1 et d’autres bibliothèques&#xa0;; les détails les nomment avec leurs licences.</translation>
    </message>
    <message>
        <source>ChroKnowledge, the paper&apos;s section on categories; intervals: Wilson 1927</source>
        <translation>ChroKnowledge, section de l’article sur les catégories&#xa0;; intervalles&#xa0;: Wilson 1927</translation>
    </message>
    <message>
        <source>The paper on temporal robustness: its definitions of W, R and α</source>
        <translation>L’article sur la robustesse temporelle&#xa0;: ses définitions de W, R et α</translation>
    </message>
    <message>
        <source>MINED: its two scores, CEM and F1, as its published code computes them</source>
        <translation>MINED&#xa0;: ses deux scores, CEM et F1, tels que son code publié les calcule</translation>
    </message>
    <message>
        <source>Share correct</source>
        <translation>Part de Correct</translation>
    </message>
    <message>
        <source>Of the questions behind a cell, those whose every greedy reply names a right object of that year. Questions whose replies ended in an error are left out, not counted as wrong.</source>
        <translation>Parmi les questions d’une cellule, celles dont chaque réponse gloutonne nomme un bon objet de cette année. Les questions dont les réponses ont fini en erreur sont écartées, et non comptées comme fausses.</translation>
    </message>
    <message>
        <source>share = correct ÷ (correct + partial + incorrect)</source>
        <translation>part = correct ÷ (correct + partiel + incorrect)</translation>
    </message>
    <message>
        <source>n = elements × templates asked in that year that have a category</source>
        <translation>n = éléments × gabarits demandés cette année-là qui ont une catégorie</translation>
    </message>
    <message>
        <source>An answer</source>
        <translation>Une réponse</translation>
    </message>
    <message>
        <source>What a run answered about one element in one year under one template, beside the category of all its replies there.</source>
        <translation>Ce qu’une exécution a répondu pour un élément, une année et un gabarit, avec la catégorie de toutes ses réponses à cet endroit.</translation>
    </message>
    <message>
        <source>no formula: the stored reply and its category</source>
        <translation>pas de formule&#xa0;: la réponse conservée et sa catégorie</translation>
    </message>
    <message>
        <source>n = one element in one year under one template</source>
        <translation>n = un élément, une année, un gabarit</translation>
    </message>
    <message>
        <source>Share correct by year or domain</source>
        <translation>Part de Correct par année ou domaine</translation>
    </message>
    <message>
        <source>The share correct along the axis. Over several years its interval comes from drawing whole elements anew, as the years of one element are not independent.</source>
        <translation>La part de Correct le long de l’axe. Sur plusieurs années, l’intervalle vient d’un rééchantillonnage d’éléments entiers, car les années d’un élément ne sont pas indépendantes.</translation>
    </message>
    <message>
        <source>n = elements × templates × years behind the point</source>
        <translation>n = éléments × gabarits × années derrière le point</translation>
    </message>
    <message>
        <source>Elements by category over all years</source>
        <translation>Éléments par catégorie sur toutes les années</translation>
    </message>
    <message>
        <source>An element is Known, Partial Known, Cut-off or Unknown by what its categories are over all years that the run asks about.</source>
        <translation>Un élément est Known, Partial Known, Cut-off ou Unknown selon ses catégories sur toutes les années demandées par l’exécution.</translation>
    </message>
    <message>
        <source>share = elements of the category ÷ elements with a category</source>
        <translation>part = éléments de la catégorie ÷ éléments avec une catégorie</translation>
    </message>
    <message>
        <source>n = elements under one template</source>
        <translation>n = éléments sous un gabarit</translation>
    </message>
    <message>
        <source>Wrong replies by kind</source>
        <translation>Réponses fausses par genre</translation>
    </message>
    <message>
        <source>A wrong reply that names what was right before is stale, what became right later is ahead, a wrong option is a distractor; the rest is refused, empty, unreadable or other.</source>
        <translation>Une réponse fausse qui nomme ce qui était juste avant est périmée, ce qui l’est devenu plus tard est en avance, une option fausse est un distracteur&#xa0;; le reste est refus, vide, illisible ou autre.</translation>
    </message>
    <message>
        <source>share = wrong replies of the kind ÷ wrong replies</source>
        <translation>part = réponses fausses du genre ÷ réponses fausses</translation>
    </message>
    <message>
        <source>n = wrong replies</source>
        <translation>n = réponses fausses</translation>
    </message>
    <message>
        <source>This program&apos;s own reading of replies, by matching them with all right objects</source>
        <translation>Lecture des réponses propre à ce programme, par comparaison avec tous les bons objets</translation>
    </message>
    <message>
        <source>Difference of two runs</source>
        <translation>Différence de deux exécutions</translation>
    </message>
    <message>
        <source>The share correct of the first run minus that of the second, over the questions that both were asked and that have a category in both.</source>
        <translation>La part de Correct de la première exécution moins celle de la seconde, sur les questions posées aux deux et qui ont une catégorie dans les deux.</translation>
    </message>
    <message>
        <source>difference = (only first right − only second right) ÷ n</source>
        <translation>différence = (seule la première juste − seule la seconde juste) ÷ n</translation>
    </message>
    <message>
        <source>n = questions that both runs were asked</source>
        <translation>n = questions posées aux deux exécutions</translation>
    </message>
    <message>
        <source>McNemar 1947, exact; Tango 1998; Holm 1979</source>
        <translation>McNemar 1947, exact&#xa0;; Tango 1998&#xa0;; Holm 1979</translation>
    </message>
    <message>
        <source>What the runs know of one element</source>
        <translation>Ce que les exécutions savent d’un élément</translation>
    </message>
    <message>
        <source>By year, the category of the replies of each run, above the right objects of that year.</source>
        <translation>Par année, la catégorie des réponses de chaque exécution, au-dessus des bons objets de cette année.</translation>
    </message>
    <message>
        <source>no formula: categories of stored replies</source>
        <translation>pas de formule&#xa0;: catégories des réponses conservées</translation>
    </message>
    <message>
        <source>Share of a label</source>
        <translation>Part d’une étiquette</translation>
    </message>
    <message>
        <source>Of the annotated wrong answers that pass the filter, those that were given this label.</source>
        <translation>Parmi les réponses fausses annotées qui passent le filtre, celles qui ont reçu cette étiquette.</translation>
    </message>
    <message>
        <source>share = cells with the label ÷ annotated cells</source>
        <translation>part = cellules avec l’étiquette ÷ cellules annotées</translation>
    </message>
    <message>
        <source>n = annotated cells</source>
        <translation>n = cellules annotées</translation>
    </message>
    <message>
        <source>The label set that is shown; Cohen 1960 and Krippendorff 2004 for agreement</source>
        <translation>Le jeu d’étiquettes affiché&#xa0;; Cohen 1960 et Krippendorff 2004 pour l’accord</translation>
    </message>
    <message>
        <source>Of the elements that the run before knew in part, the questions that were wrong and are right after being led through the neighbouring years: Chrono-Correct.</source>
        <translation>Parmi les éléments que l’exécution précédente connaissait en partie, les questions qui étaient fausses et deviennent justes en passant par les années voisines&#xa0;: Chrono-Correct.</translation>
    </message>
    <message>
        <source>share = Chrono-Correct ÷ questions that were wrong before</source>
        <translation>part = Chrono-Correct ÷ questions fausses avant</translation>
    </message>
    <message>
        <source>n = questions traversed</source>
        <translation>n = questions parcourues</translation>
    </message>
    <message>
        <source>ChroKnowledge, its section on ChroKnowPrompt</source>
        <translation>ChroKnowledge, sa section sur ChroKnowPrompt</translation>
    </message>
    <message>
        <source>Win rate W, robustness R</source>
        <translation>Taux de victoire W, robustesse R</translation>
    </message>
    <message>
        <source>A test holds the score of the object at a date when it was right against one when it was not. W is the share of tests won; R the share of facts that win all of theirs.</source>
        <translation>Un test oppose le score de l’objet à une date où il était juste à celui d’une date où il ne l’était pas. W est la part des tests gagnés&#xa0;; R la part des faits qui gagnent tous les leurs.</translation>
    </message>
    <message>
        <source>W = tests won ÷ tests; R = facts that win all ÷ facts</source>
        <translation>W = tests gagnés ÷ tests&#xa0;; R = faits qui gagnent tout ÷ faits</translation>
    </message>
    <message>
        <source>n = facts with a test</source>
        <translation>n = faits avec un test</translation>
    </message>
    <message>
        <source>n = tests of the fact</source>
        <translation>n = tests du fait</translation>
    </message>
    <message>
        <source>Log-probability by distance</source>
        <translation>Log-probabilité selon la distance</translation>
    </message>
    <message>
        <source>The mean log-probability of the object by how far the date asked is from the middle of the time in which it was right, in lengths of that time.</source>
        <translation>La log-probabilité moyenne de l’objet selon l’écart entre la date demandée et le milieu de sa période de validité, en longueurs de cette période.</translation>
    </message>
    <message>
        <source>α = (date − middle of validity) ÷ length of validity</source>
        <translation>α = (date − milieu de validité) ÷ durée de validité</translation>
    </message>
    <message>
        <source>n = dates asked in the bin</source>
        <translation>n = dates demandées dans la classe</translation>
    </message>
    <message>
        <source>Lost tests by distance</source>
        <translation>Tests perdus selon la distance</translation>
    </message>
    <message>
        <source>Of the tests that were lost, those whose wrong date is at least so many lengths of validity away.</source>
        <translation>Parmi les tests perdus, ceux dont la date incorrecte est à au moins tant de longueurs de validité.</translation>
    </message>
    <message>
        <source>share = lost tests with |α| ≥ k ÷ lost tests</source>
        <translation>part = tests perdus avec |α| ≥ k ÷ tests perdus</translation>
    </message>
    <message>
        <source>n = lost tests</source>
        <translation>n = tests perdus</translation>
    </message>
    <message>
        <source>Robust at both precisions</source>
        <translation>Robuste aux deux précisions</translation>
    </message>
    <message>
        <source>Of the facts robust at one precision of the date, those robust at another too.</source>
        <translation>Parmi les faits robustes à une précision de la date, ceux qui le sont aussi à une autre.</translation>
    </message>
    <message>
        <source>share = robust at both ÷ robust at the column&apos;s</source>
        <translation>part = robustes aux deux ÷ robustes à celle de la colonne</translation>
    </message>
    <message>
        <source>n = facts robust at the column&apos;s</source>
        <translation>n = faits robustes à celle de la colonne</translation>
    </message>
    <message>
        <source>R by popularity</source>
        <translation>R selon la popularité</translation>
    </message>
    <message>
        <source>Facts robust at every precision, by how often the articles of subject and object are visited.</source>
        <translation>Faits robustes à toutes les précisions, selon le nombre de visites des articles du sujet et de l’objet.</translation>
    </message>
    <message>
        <source>visits of a fact = √(subject&apos;s × object&apos;s)</source>
        <translation>visites d’un fait = √(celles du sujet × celles de l’objet)</translation>
    </message>
    <message>
        <source>n = facts in the bin</source>
        <translation>n = faits dans la classe</translation>
    </message>
    <message>
        <source>R by model size</source>
        <translation>R selon la taille du modèle</translation>
    </message>
    <message>
        <source>Robustness at every precision by the number of parameters, with a line for each family.</source>
        <translation>Robustesse à toutes les précisions selon le nombre de paramètres, avec une droite par famille.</translation>
    </message>
    <message>
        <source>R = a + b × log₁₀ parameters</source>
        <translation>R = a + b × log₁₀ paramètres</translation>
    </message>
    <message>
        <source>n = facts of the run</source>
        <translation>n = faits de l’exécution</translation>
    </message>
    <message>
        <source>Variance over precisions</source>
        <translation>Variance entre précisions</translation>
    </message>
    <message>
        <source>How much R of a fact changes with the precision of the date, with few-shots against without.</source>
        <translation>Combien R d’un fait varie avec la précision de la date, avec few-shots et sans.</translation>
    </message>
    <message>
        <source>ratio = mean variance few-shot ÷ mean variance standard</source>
        <translation>rapport = variance moyenne few-shot ÷ variance moyenne standard</translation>
    </message>
    <message>
        <source>n = facts in both runs</source>
        <translation>n = faits dans les deux exécutions</translation>
    </message>
    <message>
        <source>Facts that one run wins</source>
        <translation>Faits gagnés par une exécution</translation>
    </message>
    <message>
        <source>Fact by fact, which of two runs has the higher W or R; equal values are ties.</source>
        <translation>Fait par fait, laquelle des deux exécutions a le W ou le R le plus haut&#xa0;; à valeurs égales, il y a égalité.</translation>
    </message>
    <message>
        <source>share = facts won ÷ facts in both</source>
        <translation>part = faits gagnés ÷ faits dans les deux</translation>
    </message>
    <message>
        <source>W and R of one run minus those of another, over the facts that both were asked at as many dates.</source>
        <translation>W et R d’une exécution moins ceux d’une autre, sur les faits demandés aux deux à autant de dates.</translation>
    </message>
    <message>
        <source>difference = value of the run − value of the other</source>
        <translation>différence = valeur de l’exécution − valeur de l’autre</translation>
    </message>
    <message>
        <source>Robust facts by category</source>
        <translation>Faits robustes par catégorie</translation>
    </message>
    <message>
        <source>Facts by the ChroKnowledge category of their element, and how many are robust at every precision.</source>
        <translation>Faits selon la catégorie ChroKnowledge de leur élément, et combien sont robustes à toutes les précisions.</translation>
    </message>
    <message>
        <source>share = robust facts ÷ facts of the category</source>
        <translation>part = faits robustes ÷ faits de la catégorie</translation>
    </message>
    <message>
        <source>n = facts with such an element</source>
        <translation>n = faits ayant un tel élément</translation>
    </message>
    <message>
        <source>score = mean over items of the item&apos;s CEM (or F1), × 100</source>
        <translation>score = moyenne sur les items du CEM (ou F1) de l’item, × 100</translation>
    </message>
    <message>
        <source>Score by type of entity</source>
        <translation>Score par type d’entité</translation>
    </message>
    <message>
        <source>The same over the items of one type of entity.</source>
        <translation>De même, sur les items d’un type d’entité.</translation>
    </message>
    <message>
        <source>n = items of the type in the task</source>
        <translation>n = items du type dans la tâche</translation>
    </message>
    <message>
        <source>Score of a dimension</source>
        <translation>Score d’une dimension</translation>
    </message>
    <message>
        <source>The mean of the tasks that belong to a dimension.</source>
        <translation>La moyenne des tâches d’une dimension.</translation>
    </message>
    <message>
        <source>score = mean of the tasks&apos; scores</source>
        <translation>score = moyenne des scores des tâches</translation>
    </message>
    <message>
        <source>n = tasks of the dimension</source>
        <translation>n = tâches de la dimension</translation>
    </message>
    <message>
        <source>Answers over time</source>
        <translation>Réponses au fil du temps</translation>
    </message>
    <message>
        <source>Of the answers about now, those that name somebody who held it in a year, for every year.</source>
        <translation>Parmi les réponses sur le présent, celles qui nomment un titulaire d’une année, pour chaque année.</translation>
    </message>
    <message>
        <source>share = answers that name a holder of the year ÷ answers</source>
        <translation>part = réponses qui nomment un titulaire de l’année ÷ réponses</translation>
    </message>
    <message>
        <source>n = answers about now</source>
        <translation>n = réponses sur le présent</translation>
    </message>
    <message>
        <source>Score by year asked</source>
        <translation>Score selon l’année demandée</translation>
    </message>
    <message>
        <source>How the questions of a year, or of five, are answered.</source>
        <translation>Comment sont répondues les questions d’une année, ou de cinq.</translation>
    </message>
    <message>
        <source>n = items of these years</source>
        <translation>n = items de ces années</translation>
    </message>
    <message>
        <source>Latest, outdated or irrelevant</source>
        <translation>Latest, Outdated ou Irrelevant</translation>
    </message>
    <message>
        <source>Over all replies to an item about now: Latest if any names the latest value, else Outdated if any names another of its list, else Irrelevant.</source>
        <translation>Sur toutes les réponses à un item sur le présent&#xa0;: Latest si l’une nomme la valeur la plus récente, sinon Outdated si l’une nomme une autre de sa liste, sinon Irrelevant.</translation>
    </message>
    <message>
        <source>share = items of the kind ÷ items</source>
        <translation>part = items du genre ÷ items</translation>
    </message>
    <message>
        <source>n = items</source>
        <translation>n = items</translation>
    </message>
    <message>
        <source>With a context of another time</source>
        <translation>Avec un contexte d’une autre époque</translation>
    </message>
    <message>
        <source>Whether an answer holds a right value, else the one that the context names, else another of the list, else none; beside it the same questions without their context.</source>
        <translation>Si une réponse contient une bonne valeur, sinon celle que nomme le contexte, sinon une autre de la liste, sinon aucune&#xa0;; à côté, les mêmes questions sans leur contexte.</translation>
    </message>
    <message>
        <source>share = answers of the kind ÷ answers</source>
        <translation>part = réponses du genre ÷ réponses</translation>
    </message>
    <message>
        <source>n = answers</source>
        <translation>n = réponses</translation>
    </message>
    <message>
        <source>The four ways of asking</source>
        <translation>Les quatre façons de poser</translation>
    </message>
    <message>
        <source>Each item is asked in four configurations; the score of each, over all items with a reply to it.</source>
        <translation>Chaque item est posé dans quatre configurations&#xa0;; le score de chacune, sur tous les items qui y ont une réponse.</translation>
    </message>
    <message>
        <source>score = mean over items of that configuration&apos;s score, × 100</source>
        <translation>score = moyenne sur les items du score de cette configuration, × 100</translation>
    </message>
    <message>
        <source>n = items with a reply</source>
        <translation>n = items avec une réponse</translation>
    </message>
    <message>
        <source>After editing</source>
        <translation>Après édition</translation>
    </message>
    <message>
        <source>What a model answers once it is told the right answers behind demonstrations.</source>
        <translation>Ce que répond un modèle une fois qu’on lui a donné les bonnes réponses après des démonstrations.</translation>
    </message>
    <message>
        <source>Ratings of people</source>
        <translation>Notes données par des personnes</translation>
    </message>
    <message>
        <source>What people gave items, from 0 to 10.</source>
        <translation>Ce que des personnes ont donné aux items, de 0 à 10.</translation>
    </message>
    <message>
        <source>mean of the ratings</source>
        <translation>moyenne des notes</translation>
    </message>
    <message>
        <source>n = ratings</source>
        <translation>n = notes</translation>
    </message>
    <message>
        <source>Nothing was sent: the calibration model is computed in this program.</source>
        <translation>Rien n’a été envoyé&#xa0;: le modèle d’étalonnage est calculé dans ce programme.</translation>
    </message>
    <message>
        <source>The replies of this run came from files; what was sent is not known.</source>
        <translation>Les réponses de cette exécution viennent de fichiers&#xa0;; ce qui a été envoyé n’est pas connu.</translation>
    </message>
    <message>
        <source>The request cannot be rebuilt</source>
        <translation>La requête ne peut pas être reconstituée</translation>
    </message>
    <message>
        <source>Not kept: the run&apos;s backend has its response cache switched off.</source>
        <translation>Non conservé&#xa0;: le cache de réponses du backend de l’exécution est désactivé.</translation>
    </message>
    <message>
        <source>Not kept: responses of backends that were not tested are not cached.</source>
        <translation>Non conservé&#xa0;: les réponses de backends non testés ne sont pas mises en cache.</translation>
    </message>
    <message>
        <source>Not looked up: no response cache is open</source>
        <translation>Non recherché&#xa0;: aucun cache de réponses n’est ouvert</translation>
    </message>
    <message>
        <source>Not looked up: responses of a managed server are kept by what was started, and it is not running.</source>
        <translation>Non recherché&#xa0;: les réponses d’un serveur géré sont conservées selon ce qui a été lancé, et il ne tourne pas.</translation>
    </message>
    <message>
        <source>Not in the response cache: only answers to this very request from this server and build are, and errors are not kept.</source>
        <translation>Pas dans le cache de réponses&#xa0;: seules y sont les réponses à cette requête exacte de ce serveur et de cette version, et les erreurs ne sont pas conservées.</translation>
    </message>
    <message>
        <source>
… the first %1 of %2 KiB; Copy as JSON has all of it</source>
        <translation>
… les %1 premiers de %2 Kio&#xa0;; Copier en JSON contient tout</translation>
    </message>
    <message>
        <source>
or another of the backend&apos;s %1 servers: which one answered is not stored</source>
        <translation>
ou un autre des %1 serveurs du backend&#xa0;: celui qui a répondu n’est pas enregistré</translation>
    </message>
    <message>
        <source>From the response cache; it says what is stored.</source>
        <translation>Depuis le cache de réponses&#xa0;; il dit ce qui est enregistré.</translation>
    </message>
    <message>
        <source>From the response cache, but it says something else than what is stored: it is of another time.</source>
        <translation>Depuis le cache de réponses, mais il dit autre chose que ce qui est enregistré&#xa0;: il date d’un autre moment.</translation>
    </message>
    <message>
        <source>The kept response tells no log-probabilities: the run did not ask for them.</source>
        <translation>La réponse conservée ne donne pas de log-probabilités&#xa0;: l’exécution ne les demandait pas.</translation>
    </message>
    <message>
        <source>Tokens of the reply as the server told them.</source>
        <translation>Tokens de la réponse tels que le serveur les a donnés.</translation>
    </message>
    <message>
        <source>Tokens of the kept response, which says something else than what is stored.</source>
        <translation>Tokens de la réponse conservée, qui dit autre chose que ce qui est enregistré.</translation>
    </message>
    <message>
        <source>Error, no reply: %1</source>
        <translation>Erreur, pas de réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>an empty reply</source>
        <translation>une réponse vide</translation>
    </message>
    <message>
        <source>same as stored</source>
        <translation>identique à l’enregistrée</translation>
    </message>
    <message>
        <source>differs from stored</source>
        <translation>diffère de l’enregistrée</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>%1 elements · few-shots: %2</source>
        <translation>%1 éléments · few-shots&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 element · few-shots: %2</source>
        <translation>%1 élément · few-shots&#xa0;: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Copy &amp;value</source>
        <translation>Copier la &amp;valeur</translation>
    </message>
    <message>
        <source>Copy as &amp;image</source>
        <translation>Copier comme &amp;image</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>Copier comme &amp;tableau</translation>
    </message>
    <message>
        <source>&amp;TSV, for a spreadsheet</source>
        <translation>&amp;TSV, pour un tableur</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;LaTeX</source>
        <translation>&amp;LaTeX</translation>
    </message>
    <message>
        <source>Copy as &amp;citable text</source>
        <translation>Copier comme texte à &amp;citer</translation>
    </message>
    <message>
        <source>&amp;What is this number?</source>
        <translation>&amp;Que signifie ce nombre&#xa0;?</translation>
    </message>
    <message>
        <source>ChroKnowPrompt over “%1” · %2 Partial Known elements · %3 protocol · up to %4 years before and %5 after · temperature %6</source>
        <translation>ChroKnowPrompt sur «&#xa0;%1&#xa0;» · %2 éléments Partial Known · protocole %3 · jusqu’à %4 années avant et %5 après · température %6</translation>
    </message>
    <message>
        <source>%1 · %2 requests</source>
        <translation>%1 · %2 requêtes</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 · temperatures %5 · %6 protocol · %7 exemplars · %8 extraction · judging rules %9</source>
        <translation>%1 · %2 · %3 · %4 · températures %5 · protocole %6 · exemples %7 · extraction %8 · règles de jugement %9</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>1 élément</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>1 set</source>
        <translation>1 jeu</translation>
    </message>
    <message>
        <source>%1 sets</source>
        <translation>%1 jeux</translation>
    </message>
    <message>
        <source>no stop text</source>
        <translation>pas de texte d’arrêt</translation>
    </message>
    <message>
        <source>stop at %1</source>
        <translation>arrêt à %1</translation>
    </message>
    <message>
        <source>no category and no percentage: Correct is over greedy replies (temperature 0), and none are asked</source>
        <translation>ni catégorie ni pourcentage&#xa0;: Correct porte sur les réponses gloutonnes (température 0), et aucune n’est demandée</translation>
    </message>
    <message>
        <source>greedy only: nothing can be Partial (sampled)</source>
        <translation>glouton seulement&#xa0;: rien ne peut être Partial (sampled)</translation>
    </message>
    <message>
        <source>Repeats “%1” of %2</source>
        <translation>Répète «&#xa0;%1&#xa0;» du %2</translation>
    </message>
    <message>
        <source>the server now names its model %1, then %2</source>
        <translation>le serveur nomme maintenant son modèle %1, alors %2</translation>
    </message>
    <message>
        <source>no greedy reply of both yet</source>
        <translation>pas encore de réponse gloutonne des deux</translation>
    </message>
    <message>
        <source>all %1 greedy replies are the same, word for word</source>
        <translation>les %1 réponses gloutonnes sont toutes identiques, mot pour mot</translation>
    </message>
    <message>
        <source>%1 of %2 greedy replies (%3 %) have other words</source>
        <translation>%1 réponses gloutonnes sur %2 (%3&#xa0;%) ont d’autres mots</translation>
    </message>
    <message>
        <source>right %1 % then, %2 % now</source>
        <translation>juste %1&#xa0;% alors, %2&#xa0;% maintenant</translation>
    </message>
    <message>
        <source>%1 no longer right, %2 newly right</source>
        <translation>%1 ne sont plus justes, %2 le deviennent</translation>
    </message>
    <message>
        <source>%1 without a reply in both</source>
        <translation>%1 sans réponse dans les deux</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light or dark, whichever the desktop has, or white on black with thick lines.</source>
        <translation>Clair ou sombre, comme le bureau, ou blanc sur noir avec des traits épais.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Taille de tout</translation>
    </message>
    <message>
        <source>Text, lines and figures together, on top of what the desktop sets.</source>
        <translation>Texte, traits et figures ensemble, en plus de ce que règle le bureau.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Open the last workspace</source>
        <translation>Ouvrir le dernier espace de travail</translation>
    </message>
    <message>
        <source>At the start, unless another is named. Without it the welcome page is shown.</source>
        <translation>Au démarrage, sauf si un autre est nommé. Sinon, la page d’accueil s’affiche.</translation>
    </message>
    <message>
        <source>Tell when a run ends</source>
        <translation>Signaler la fin d’une exécution</translation>
    </message>
    <message>
        <source>Marks the window in the task bar where another one is in front.</source>
        <translation>Marque la fenêtre dans la barre des tâches quand une autre est au premier plan.</translation>
    </message>
    <message>
        <source>Notify when a run ends</source>
        <translation>Notifier la fin d’une exécution</translation>
    </message>
    <message>
        <source>A notification of the desktop where another window is in front; pressed, it shows the run.</source>
        <translation>Une notification du bureau quand une autre fenêtre est au premier plan&#xa0;; un clic affiche l’exécution.</translation>
    </message>
    <message>
        <source>Stay awake for runs</source>
        <translation>Rester éveillé pour les exécutions</translation>
    </message>
    <message>
        <source>The computer does not go to sleep by itself while a run is going.</source>
        <translation>L’ordinateur ne se met pas en veille de lui-même pendant une exécution.</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Annotateur</translation>
    </message>
    <message>
        <source>The name that your annotations carry, also in what is exported.</source>
        <translation>Le nom que portent les annotations, aussi dans ce qui est exporté.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Nothing is sent to any other computer, by this window or the command line. Model servers of this computer still answer.</source>
        <translation>Rien n’est envoyé à un autre ordinateur, ni par cette fenêtre ni par la ligne de commande. Les serveurs de modèles de cet ordinateur répondent encore.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:3128. Empty: as the environment says (HTTPS_PROXY).</source>
        <translation>Par exemple http://proxy.example:3128. Vide&#xa0;: selon l’environnement (HTTPS_PROXY).</translation>
    </message>
    <message>
        <source>Own certificates</source>
        <translation>Certificats propres</translation>
    </message>
    <message>
        <source>A PEM file of the authorities to trust instead of the system&apos;s.</source>
        <translation>Un fichier PEM des autorités à croire à la place de celles du système.</translation>
    </message>
    <message>
        <source>Size of kept replies</source>
        <translation>Taille des réponses conservées</translation>
    </message>
    <message>
        <source>Replies are kept so that the same question is not paid for twice; the oldest go first.</source>
        <translation>Les réponses sont conservées pour ne pas payer deux fois la même question&#xa0;; les plus anciennes partent d’abord.</translation>
    </message>
    <message>
        <source> GB</source>
        <translation> Go</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>1 changement</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 changements</translation>
    </message>
    <message>
        <source>1 year filled</source>
        <translation>1 année complétée</translation>
    </message>
    <message>
        <source>%1 years filled</source>
        <translation>%1 années complétées</translation>
    </message>
    <message>
        <source>few-shot</source>
        <translation>few-shot</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Statements that Wikidata calls deprecated</source>
        <translation>Déclarations que Wikidata dit obsolètes</translation>
    </message>
    <message>
        <source>Statements whose object is not known</source>
        <translation>Déclarations dont l’objet n’est pas connu</translation>
    </message>
    <message>
        <source>Statements that end before they begin</source>
        <translation>Déclarations qui finissent avant de commencer</translation>
    </message>
    <message>
        <source>Statements with dates that make no pairs</source>
        <translation>Déclarations dont les dates ne forment pas de paires</translation>
    </message>
    <message>
        <source>Statements that do not say when</source>
        <translation>Déclarations qui ne disent pas quand</translation>
    </message>
    <message>
        <source>Statements that begin after the source ends</source>
        <translation>Déclarations qui commencent après la fin de la source</translation>
    </message>
    <message>
        <source>Statements whose value is no object</source>
        <translation>Déclarations dont la valeur n’est pas un objet</translation>
    </message>
    <message>
        <source>Statements that say that there was nobody</source>
        <translation>Déclarations disant qu’il n’y avait personne</translation>
    </message>
    <message>
        <source>Impossible days, kept as their month</source>
        <translation>Jours impossibles, gardés comme leur mois</translation>
    </message>
    <message>
        <source>Entities that Wikidata does not know</source>
        <translation>Entités inconnues de Wikidata</translation>
    </message>
    <message>
        <source>Entities that came twice</source>
        <translation>Entités venues deux fois</translation>
    </message>
    <message>
        <source>Not of every year or edition</source>
        <translation>Pas de toutes les années ou éditions</translation>
    </message>
    <message>
        <source>More than are kept of a relation</source>
        <translation>Plus que ce qui est gardé d’une relation</translation>
    </message>
    <message>
        <source>Elements that wait for names</source>
        <translation>Éléments en attente de noms</translation>
    </message>
    <message>
        <source>Rows that cannot be read</source>
        <translation>Lignes illisibles</translation>
    </message>
    <message>
        <source>Rows of other relations</source>
        <translation>Lignes d’autres relations</translation>
    </message>
    <message>
        <source>Releases outside the years</source>
        <translation>Versions hors des années</translation>
    </message>
    <message>
        <source>Rows without a relation</source>
        <translation>Lignes sans relation</translation>
    </message>
    <message>
        <source>Rows that the source suppresses</source>
        <translation>Lignes que la source supprime</translation>
    </message>
    <message>
        <source>Rows without a concept</source>
        <translation>Lignes sans concept</translation>
    </message>
    <message>
        <source>Names with broken letters</source>
        <translation>Noms aux lettres abîmées</translation>
    </message>
    <message>
        <source>Subjects without a name</source>
        <translation>Sujets sans nom</translation>
    </message>
    <message>
        <source>Objects without a name</source>
        <translation>Objets sans nom</translation>
    </message>
    <message>
        <source>Concepts related to themselves</source>
        <translation>Concepts liés à eux-mêmes</translation>
    </message>
    <message>
        <source>Subjects that are their own object</source>
        <translation>Sujets qui sont leur propre objet</translation>
    </message>
    <message>
        <source>Triples that came twice</source>
        <translation>Triplets venus deux fois</translation>
    </message>
    <message>
        <source>Files that are not of the Code</source>
        <translation>Fichiers qui ne sont pas du Code</translation>
    </message>
    <message>
        <source>Volumes of which only the cover changed</source>
        <translation>Volumes dont seule la couverture a changé</translation>
    </message>
    <message>
        <source>Editions outside the years</source>
        <translation>Éditions hors des années</translation>
    </message>
    <message>
        <source>Sections that stand in two files</source>
        <translation>Sections présentes dans deux fichiers</translation>
    </message>
    <message>
        <source>Paragraphs of one edition only</source>
        <translation>Paragraphes d’une seule édition</translation>
    </message>
    <message>
        <source>Paragraphs that cannot be followed over the years</source>
        <translation>Paragraphes qu’on ne peut suivre au fil des ans</translation>
    </message>
    <message>
        <source>Paragraphs that change in letters alone</source>
        <translation>Paragraphes qui ne changent que de lettres</translation>
    </message>
    <message>
        <source>Changes of more than twelve words</source>
        <translation>Changements de plus de douze mots</translation>
    </message>
    <message>
        <source>Changes with fewer than five words around</source>
        <translation>Changements avec moins de cinq mots autour</translation>
    </message>
    <message>
        <source>Changes that mend a typing error</source>
        <translation>Changements qui corrigent une coquille</translation>
    </message>
    <message>
        <source>Changes of style alone</source>
        <translation>Changements de style seulement</translation>
    </message>
    <message>
        <source>Changes that a model called trivial</source>
        <translation>Changements qu’un modèle a dits triviaux</translation>
    </message>
    <message>
        <source>Entities read</source>
        <translation>Entités lues</translation>
    </message>
    <message>
        <source>… with one of the relations</source>
        <translation>… avec une des relations</translation>
    </message>
    <message>
        <source>Statements of these</source>
        <translation>Déclarations de celles-ci</translation>
    </message>
    <message>
        <source>… that say when</source>
        <translation>… qui disent quand</translation>
    </message>
    <message>
        <source>Elements made</source>
        <translation>Éléments produits</translation>
    </message>
    <message>
        <source>… with an object in the years</source>
        <translation>… avec un objet dans les années</translation>
    </message>
    <message>
        <source>… with one in every year</source>
        <translation>… avec un objet chaque année</translation>
    </message>
    <message>
        <source>… with all names</source>
        <translation>… avec tous les noms</translation>
    </message>
    <message>
        <source>Set aside as few-shots</source>
        <translation>Mis de côté comme few-shots</translation>
    </message>
    <message>
        <source>Taken of the others</source>
        <translation>Pris parmi les autres</translation>
    </message>
    <message>
        <source>Files of the Code</source>
        <translation>Fichiers du Code</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>Paragraphes</translation>
    </message>
    <message>
        <source>… followed through every edition</source>
        <translation>… suivis à travers toutes les éditions</translation>
    </message>
    <message>
        <source>… that never changed</source>
        <translation>… qui n’ont jamais changé</translation>
    </message>
    <message>
        <source>… that changed</source>
        <translation>… qui ont changé</translation>
    </message>
    <message>
        <source>Questions about changes</source>
        <translation>Questions sur les changements</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Facts of these relations</source>
        <translation>Faits de ces relations</translation>
    </message>
    <message>
        <source>Subjects in every release</source>
        <translation>Sujets dans chaque version</translation>
    </message>
    <message>
        <source>Triples read</source>
        <translation>Triplets lus</translation>
    </message>
    <message>
        <source>Edges read</source>
        <translation>Arêtes lues</translation>
    </message>
    <message>
        <source>… of these relations</source>
        <translation>… de ces relations</translation>
    </message>
    <message>
        <source>Wikidata: who held what, and when</source>
        <translation>Wikidata&#xa0;: qui occupait quoi, et quand</translation>
    </message>
    <message>
        <source>UMLS: medicine by releases</source>
        <translation>UMLS&#xa0;: médecine, par versions</translation>
    </message>
    <message>
        <source>CFR: United States law by editions</source>
        <translation>CFR&#xa0;: droit des États-Unis, par éditions</translation>
    </message>
    <message>
        <source>CSKG: common sense</source>
        <translation>CSKG&#xa0;: sens commun</translation>
    </message>
    <message>
        <source>Math-KG: mathematics</source>
        <translation>Math-KG&#xa0;: mathématiques</translation>
    </message>
    <message>
        <source>A dump (plain, gz or bz2), answers of wbgetentities, or answers of the query service. CC0.</source>
        <translation>Un dump (brut, gz ou bz2), des réponses de wbgetentities ou du service de requêtes. CC0.</translation>
    </message>
    <message>
        <source>Folders of releases (2020AA …) with META/MRCONSO.RRF and MRREL.RRF. You need a licence of your own for them.</source>
        <translation>Dossiers de versions (2020AA …) avec META/MRCONSO.RRF et MRREL.RRF. Une licence personnelle est nécessaire.</translation>
    </message>
    <message>
        <source>XML of the yearly editions, as govinfo.gov has it: volumes, parts or sections of at least two years. Public domain.</source>
        <translation>XML des éditions annuelles, comme sur govinfo.gov&#xa0;: volumes, parties ou sections d’au moins deux années. Domaine public.</translation>
    </message>
    <message>
        <source>cskg.tsv, plain or gz. CC BY-SA 4.0: elements made of it are under that licence, too.</source>
        <translation>cskg.tsv, brut ou gz. CC BY-SA 4.0&#xa0;: les éléments qui en viennent sont aussi sous cette licence.</translation>
    </message>
    <message>
        <source>Triples as TSV, CSV or JSON Lines, with a map of relation names and a glossary. Without a glossary terms stay untranslated and are marked.</source>
        <translation>Triplets en TSV, CSV ou JSON Lines, avec une table des noms de relations et un glossaire. Sans glossaire, les termes restent non traduits et sont marqués.</translation>
    </message>
    <message>
        <source>Left out, and why</source>
        <translation>Écarté, et pourquoi</translation>
    </message>
    <message>
        <source>What was left after each step</source>
        <translation>Ce qui restait après chaque étape</translation>
    </message>
    <message>
        <source>Rules for the years between</source>
        <translation>Règles pour les années intermédiaires</translation>
    </message>
    <message>
        <source>Relations</source>
        <translation>Relations</translation>
    </message>
    <message>
        <source>Files that were read</source>
        <translation>Fichiers lus</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Ce qui n’a pas pu être lu</translation>
    </message>
    <message>
        <source>Leave them empty (none)</source>
        <translation>Les laisser vides (none)</translation>
    </message>
    <message>
        <source>Longer, nothing changed</source>
        <translation>Plus long, rien n’a changé</translation>
    </message>
    <message>
        <source>Changed in the new years</source>
        <translation>Changé dans les nouvelles années</translation>
    </message>
    <message>
        <source>Became dynamic</source>
        <translation>Devenu dynamique</translation>
    </message>
    <message>
        <source>Its past is told otherwise</source>
        <translation>Son passé est raconté autrement</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>%1 dynamic</source>
        <translation>%1 dynamiques</translation>
    </message>
    <message>
        <source>%1 static</source>
        <translation>%1 statiques</translation>
    </message>
    <message>
        <source>%1 timeless</source>
        <translation>%1 intemporels</translation>
    </message>
    <message>
        <source>%1 few-shots</source>
        <translation>%1 few-shots</translation>
    </message>
    <message>
        <source>%1 wait for names</source>
        <translation>%1 en attente de noms</translation>
    </message>
    <message>
        <source>%1 not chosen</source>
        <translation>%1 non choisis</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>au %1</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>licence&#xa0;: %1</translation>
    </message>
    <message>
        <source>No element can be taken yet: %1 are whole, but the source does not name all that is in them. Add a file with the names, or tick “Take elements whose names are missing”.</source>
        <translation>Aucun élément ne peut encore être pris&#xa0;: %1 sont entiers, mais la source ne nomme pas tout ce qu’ils contiennent. Ajouter un fichier de noms, ou cocher «&#xa0;Prendre les éléments dont des noms manquent&#xa0;».</translation>
    </message>
    <message>
        <source>No element is taken: %1 are whole, but a relation needs as many dynamic as static ones. Set “Of each” to all to take whatever there is.</source>
        <translation>Aucun élément n’est pris&#xa0;: %1 sont entiers, mais une relation doit avoir autant de dynamiques que de statiques. Régler «&#xa0;De chaque&#xa0;» sur tous pour prendre ce qu’il y a.</translation>
    </message>
    <message>
        <source>No element is taken: none has an object in every year.</source>
        <translation>Aucun élément n’est pris&#xa0;: aucun n’a un objet chaque année.</translation>
    </message>
    <message>
        <source>%1: the same here</source>
        <translation>%1&#xa0;: pareil ici</translation>
    </message>
    <message>
        <source>%1 whole elements, %2 of them dynamic</source>
        <translation>%1 éléments entiers, dont %2 dynamiques</translation>
    </message>
    <message>
        <source>As chosen</source>
        <translation>Tel que choisi</translation>
    </message>
    <message>
        <source>Write three</source>
        <translation>En écrire trois</translation>
    </message>
    <message>
        <source>Rewrite those that were called right</source>
        <translation>Réécrire celles qui ont été dites justes</translation>
    </message>
    <message>
        <source>Check them</source>
        <translation>Les vérifier</translation>
    </message>
    <message>
        <source>Which letters does the answer name?</source>
        <translation>Quelles lettres la réponse nomme-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>still called right</source>
        <translation>encore dite juste</translation>
    </message>
    <message>
        <source>answer without letters</source>
        <translation>réponse sans lettres</translation>
    </message>
    <message>
        <source>too few options</source>
        <translation>trop peu d’options</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>— %1. %2 —</source>
        <translation>— %1. %2 —</translation>
    </message>
    <message>
        <source>→ %1</source>
        <translation>→ %1</translation>
    </message>
    <message>
        <source>%1 elements have new options</source>
        <translation>%1 éléments ont de nouvelles options</translation>
    </message>
    <message>
        <source>%1 new versions of elements that runs use</source>
        <translation>%1 nouvelles versions d’éléments utilisés par des exécutions</translation>
    </message>
    <message>
        <source>%1 few-shots are in use and stay</source>
        <translation>%1 few-shots sont utilisés et restent</translation>
    </message>
    <message>
        <source>%1 were there</source>
        <translation>%1 étaient déjà là</translation>
    </message>
    <message>
        <source>%1 with options that look like a right one</source>
        <translation>%1 avec des options qui ressemblent à une bonne</translation>
    </message>
    <message>
        <source>%1 have fewer than three: no multiple choice for them</source>
        <translation>%1 en ont moins de trois&#xa0;: pas de choix multiple pour eux</translation>
    </message>
    <message>
        <source>No question has its replies in both runs</source>
        <translation>Aucune question n’a ses réponses dans les deux exécutions</translation>
    </message>
    <message>
        <source>CEM %1 points</source>
        <translation>CEM %1 points</translation>
    </message>
    <message>
        <source> [%1, %2]</source>
        <translation> [%1, %2]</translation>
    </message>
    <message>
        <source>n = %1 pairs</source>
        <translation>n = %1 paires</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 manquants</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 moins %2</translation>
    </message>
    <message>
        <source>Avg</source>
        <translation>Moy.</translation>
    </message>
    <message>
        <source>published, %1</source>
        <translation>publié, %1</translation>
    </message>
    <message>
        <source> (to be doubted: %1)</source>
        <translation> (douteux&#xa0;: %1)</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>tel que publié</translation>
    </message>
    <message>
        <source>items</source>
        <translation>items</translation>
    </message>
    <message>
        <source>To be doubted as printed: %1</source>
        <translation>Douteux tel qu’imprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>CEM</source>
        <translation>CEM</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>Import a folder of MINED</source>
        <translation>Importer un dossier de MINED</translation>
    </message>
    <message>
        <source>Import task files of MINED</source>
        <translation>Importer des fichiers de tâches de MINED</translation>
    </message>
    <message>
        <source>Task files (*.json);;All files (*)</source>
        <translation>Fichiers de tâches (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 and %2 imported</source>
        <translation>%1 et %2 importés</translation>
    </message>
    <message>
        <source>%1 item</source>
        <translation>%1 item</translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation>%1 items</translation>
    </message>
    <message>
        <source>%1 picture</source>
        <translation>%1 image</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <translation>%1 images</translation>
    </message>
    <message>
        <source>No new items</source>
        <translation>Pas de nouveaux items</translation>
    </message>
    <message>
        <source>%1 was there</source>
        <translation>%1 était déjà là</translation>
    </message>
    <message>
        <source>%1 has its picture now</source>
        <translation>%1 a maintenant son image</translation>
    </message>
    <message>
        <source>%1 have their pictures now</source>
        <translation>%1 ont maintenant leurs images</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 écartés</translation>
    </message>
    <message>
        <source>%1 picture not taken</source>
        <translation>%1 image non prise</translation>
    </message>
    <message>
        <source>%1 pictures not taken</source>
        <translation>%1 images non prises</translation>
    </message>
    <message>
        <source>%1 fault found</source>
        <translation>%1 faute trouvée</translation>
    </message>
    <message>
        <source>%1 faults found</source>
        <translation>%1 fautes trouvées</translation>
    </message>
    <message>
        <source>The import stopped</source>
        <translation>L’import s’est arrêté</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 n’a pas de valeur</translation>
    </message>
    <message>
        <source>n = %1 items</source>
        <translation>n = %1 items</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>%1, %2 – %3</source>
        <translation>%1, %2 – %3</translation>
    </message>
    <message>
        <source>◀ %1</source>
        <translation>◀ %1</translation>
    </message>
    <message>
        <source>
named by %1</source>
        <translation>
nommé par %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Time-agnostic</source>
        <translation>Time-agnostic</translation>
    </message>
    <message>
        <source>Temporal interval</source>
        <translation>Temporal interval</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>Timestamp</translation>
    </message>
    <message>
        <source>Future misaligned context</source>
        <translation>Future misaligned context</translation>
    </message>
    <message>
        <source>Past misaligned context</source>
        <translation>Past misaligned context</translation>
    </message>
    <message>
        <source>Past unanswerable date</source>
        <translation>Past unanswerable date</translation>
    </message>
    <message>
        <source>Future unanswerable date</source>
        <translation>Future unanswerable date</translation>
    </message>
    <message>
        <source>Implicit temporal concept</source>
        <translation>Implicit temporal concept</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Calculation</translation>
    </message>
    <message>
        <source>Against temporal errors</source>
        <translation>Against temporal errors</translation>
    </message>
    <message>
        <source>who holds it now</source>
        <translation>qui l’est maintenant</translation>
    </message>
    <message>
        <source>who held it from one year to another</source>
        <translation>qui l’était d’une année à une autre</translation>
    </message>
    <message>
        <source>who held it in a year</source>
        <translation>qui l’était une année donnée</translation>
    </message>
    <message>
        <source>who held it in a year, beside a text about a later holder</source>
        <translation>qui l’était une année donnée, à côté d’un texte sur un titulaire ultérieur</translation>
    </message>
    <message>
        <source>who held it in a year, beside a text about an earlier holder</source>
        <translation>qui l’était une année donnée, à côté d’un texte sur un titulaire antérieur</translation>
    </message>
    <message>
        <source>who held it long before anybody did; “unknown” is right</source>
        <translation>qui l’était longtemps avant quiconque&#xa0;; «&#xa0;unknown&#xa0;» est juste</translation>
    </message>
    <message>
        <source>who holds it when nobody can know yet; “unknown” is right</source>
        <translation>qui l’est quand nul ne peut encore le savoir&#xa0;; «&#xa0;unknown&#xa0;» est juste</translation>
    </message>
    <message>
        <source>who held it when something else was so</source>
        <translation>qui l’était quand autre chose avait lieu</translation>
    </message>
    <message>
        <source>which of two holders was the earlier one</source>
        <translation>lequel de deux titulaires était le plus ancien</translation>
    </message>
    <message>
        <source>who held it so many years after somebody else</source>
        <translation>qui l’est tant d’années après quelqu’un d’autre</translation>
    </message>
    <message>
        <source>whether it is so, Yes or No, after being told that the answer was wrong</source>
        <translation>si c’est le cas, Yes ou No, après avoir entendu que la réponse était fausse</translation>
    </message>
    <message>
        <source>Cognition</source>
        <translation>Cognition</translation>
    </message>
    <message>
        <source>Awareness</source>
        <translation>Awareness</translation>
    </message>
    <message>
        <source>Trustworthiness</source>
        <translation>Trustworthiness</translation>
    </message>
    <message>
        <source>Understanding</source>
        <translation>Understanding</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Reasoning</translation>
    </message>
    <message>
        <source>The sentence to be completed</source>
        <translation>La phrase à compléter</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>La question</translation>
    </message>
    <message>
        <source>%1, with the generalisation image</source>
        <translation>%1, avec l’image de généralisation</translation>
    </message>
    <message>
        <source>%1, with the original image</source>
        <translation>%1, avec l’image d’origine</translation>
    </message>
    <message>
        <source>Gold is empty</source>
        <translation>Référence vide</translation>
    </message>
    <message>
        <source>Gold not in its list</source>
        <translation>Référence absente de sa liste</translation>
    </message>
    <message>
        <source>Gold is outdated</source>
        <translation>Référence périmée</translation>
    </message>
    <message>
        <source>Gold is not the latest</source>
        <translation>La référence n’est pas la plus récente</translation>
    </message>
    <message>
        <source>Gold outside of its time</source>
        <translation>Référence hors de son temps</translation>
    </message>
    <message>
        <source>Malformed attributes</source>
        <translation>Attributs mal formés</translation>
    </message>
    <message>
        <source>List in descending order</source>
        <translation>Liste en ordre décroissant</translation>
    </message>
    <message>
        <source>List in mixed order</source>
        <translation>Liste en ordre mélangé</translation>
    </message>
    <message>
        <source>Ambiguous date</source>
        <translation>Date ambiguë</translation>
    </message>
    <message>
        <source>Context not after the question</source>
        <translation>Contexte pas après la question</translation>
    </message>
    <message>
        <source>Context not before the question</source>
        <translation>Contexte pas avant la question</translation>
    </message>
    <message>
        <source>Slip of a template</source>
        <translation>Erreur d’un gabarit</translation>
    </message>
    <message>
        <source>Ranking: gold is the later one</source>
        <translation>Ranking&#xa0;: la référence est le plus tardif</translation>
    </message>
    <message>
        <source>Calculation back in time</source>
        <translation>Calculation en remontant le temps</translation>
    </message>
    <message>
        <source>Calculation is ambiguous</source>
        <translation>Calculation ambigu</translation>
    </message>
    <message>
        <source>Calculation back and ambiguous</source>
        <translation>Calculation en arrière et ambigu</translation>
    </message>
    <message>
        <source>Past date can be answered</source>
        <translation>La date passée a une réponse</translation>
    </message>
    <message>
        <source>Future date can be answered</source>
        <translation>La date future a une réponse</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Pas d’événement</translation>
    </message>
    <message>
        <source>Chained events</source>
        <translation>Événements enchaînés</translation>
    </message>
    <message>
        <source>Asserts what is wrong</source>
        <translation>Affirme ce qui est faux</translation>
    </message>
    <message>
        <source>Denies what is right</source>
        <translation>Nie ce qui est juste</translation>
    </message>
    <message>
        <source>Property misspelt</source>
        <translation>Propriété mal orthographiée</translation>
    </message>
    <message>
        <source>Picture missing</source>
        <translation>Image manquante</translation>
    </message>
    <message>
        <source>Nobody holds it now</source>
        <translation>Personne ne l’est maintenant</translation>
    </message>
    <message>
        <source>There is no gold, or one of which nothing is left to compare</source>
        <translation>Il n’y a pas de référence, ou une dont il ne reste rien à comparer</translation>
    </message>
    <message>
        <source>The attribute list of the item does not have its gold</source>
        <translation>La liste d’attributs de l’item n’a pas sa référence</translation>
    </message>
    <message>
        <source>The gold of a question about now has ended, while another value is open</source>
        <translation>La référence d’une question sur le présent est terminée, alors qu’une autre valeur est ouverte</translation>
    </message>
    <message>
        <source>Another value begins later than the gold of a question about now</source>
        <translation>Une autre valeur commence après la référence d’une question sur le présent</translation>
    </message>
    <message>
        <source>The gold did not hold in the years that the question is about</source>
        <translation>La référence n’était pas valable dans les années demandées</translation>
    </message>
    <message>
        <source>Some attribute strings are not as they should be; they were read as well as possible</source>
        <translation>Certaines chaînes d’attributs ne sont pas conformes&#xa0;; elles ont été lues au mieux</translation>
    </message>
    <message>
        <source>The attribute list goes from the newest to the oldest</source>
        <translation>La liste d’attributs va du plus récent au plus ancien</translation>
    </message>
    <message>
        <source>The attribute list is in no order of time</source>
        <translation>La liste d’attributs n’est dans aucun ordre temporel</translation>
    </message>
    <message>
        <source>More than one may have held it in the years that are asked about</source>
        <translation>Plusieurs ont pu l’être dans les années demandées</translation>
    </message>
    <message>
        <source>The context should be of later than the question, and is not</source>
        <translation>Le contexte devrait être postérieur à la question, et ne l’est pas</translation>
    </message>
    <message>
        <source>The context should be of earlier than the question, and is not</source>
        <translation>Le contexte devrait être antérieur à la question, et ne l’est pas</translation>
    </message>
    <message>
        <source>The words of the question say something twice, or lack something</source>
        <translation>Les mots de la question se répètent, ou il en manque</translation>
    </message>
    <message>
        <source>The gold is the later of the two by their starts</source>
        <translation>La référence est le plus tardif des deux d’après leurs débuts</translation>
    </message>
    <message>
        <source>The question counts a negative number of years</source>
        <translation>La question compte un nombre négatif d’années</translation>
    </message>
    <message>
        <source>More than one may have held it in one of the two years</source>
        <translation>Plusieurs ont pu l’être dans l’une des deux années</translation>
    </message>
    <message>
        <source>The years are negative, and more than one may have held it</source>
        <translation>Les années sont négatives, et plusieurs ont pu l’être</translation>
    </message>
    <message>
        <source>Somebody held it at the date that should have no answer</source>
        <translation>Quelqu’un l’était à la date qui devrait être sans réponse</translation>
    </message>
    <message>
        <source>Somebody holds it at the date that should have no answer</source>
        <translation>Quelqu’un l’est à la date qui devrait être sans réponse</translation>
    </message>
    <message>
        <source>The question names no event that tells its time</source>
        <translation>La question ne nomme aucun événement qui indique son temps</translation>
    </message>
    <message>
        <source>Several events follow from each other, or the subject is not the pictured one</source>
        <translation>Plusieurs événements s’enchaînent, ou le sujet n’est pas celui de l’image</translation>
    </message>
    <message>
        <source>The gold is Yes, and what the question asserts is not so</source>
        <translation>La référence est Yes, et ce que la question affirme n’est pas vrai</translation>
    </message>
    <message>
        <source>The gold is No, and what the question asserts is so</source>
        <translation>La référence est No, et ce que la question affirme est vrai</translation>
    </message>
    <message>
        <source>The property is written in an unusual way</source>
        <translation>La propriété est écrite de façon inhabituelle</translation>
    </message>
    <message>
        <source>A picture could not be found, or was refused: the item is not asked about it</source>
        <translation>Une image est introuvable ou a été refusée&#xa0;: l’item n’est pas posé avec elle</translation>
    </message>
    <message>
        <source>No fault: every value has ended, so the newest start counts as the latest</source>
        <translation>Pas une faute&#xa0;: toutes les valeurs sont terminées, le début le plus récent compte donc comme le dernier</translation>
    </message>
    <message>
        <source>The picture cannot be read</source>
        <translation>L’image ne peut pas être lue</translation>
    </message>
    <message>
        <source>The picture has no size, or is too large to be shown</source>
        <translation>L’image n’a pas de taille, ou est trop grande pour être affichée</translation>
    </message>
    <message>
        <source>The picture cannot be shown: %1</source>
        <translation>L’image ne peut pas être affichée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Quality of the textual data</source>
        <translation>Qualité des données textuelles</translation>
    </message>
    <message>
        <source>Quality of the visual data</source>
        <translation>Qualité des données visuelles</translation>
    </message>
    <message>
        <source>First text of your own</source>
        <translation>Premier texte personnel</translation>
    </message>
    <message>
        <source>Second text of your own</source>
        <translation>Second texte personnel</translation>
    </message>
    <message>
        <source>wrong throughout</source>
        <translation>entièrement faux</translation>
    </message>
    <message>
        <source>does not show it</source>
        <translation>ne le montre pas</translation>
    </message>
    <message>
        <source>another meaning</source>
        <translation>un autre sens</translation>
    </message>
    <message>
        <source>all right and clear</source>
        <translation>tout juste et clair</translation>
    </message>
    <message>
        <source>shows it beyond doubt</source>
        <translation>le montre sans aucun doute</translation>
    </message>
    <message>
        <source>what the context says</source>
        <translation>ce que dit le contexte</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>α %1 over %2 items rated by several, %3</source>
        <translation>α %1 sur %2 items notés par plusieurs, %3</translation>
    </message>
    <message>
        <source>The item has no such picture</source>
        <translation>L’item n’a pas d’image de ce genre</translation>
    </message>
    <message>
        <source>%1 dated fact</source>
        <translation>%1 fait daté</translation>
    </message>
    <message>
        <source>%1 dated facts</source>
        <translation>%1 faits datés</translation>
    </message>
    <message>
        <source>At a date</source>
        <translation>À une date</translation>
    </message>
    <message>
        <source>What Robustness asks behind “On May 3, 2012, ”: {s} stands for the subject. The object is the answer that it scores.</source>
        <translation>Ce que Robustesse demande après «&#xa0;On May 3, 2012,&#xa0;»&#xa0;: {s} remplace le sujet. L’objet est la réponse qu’il note.</translation>
    </message>
    <message>
        <source>%1 dated fact was there</source>
        <translation>%1 fait daté était déjà là</translation>
    </message>
    <message>
        <source>%1 dated facts were there</source>
        <translation>%1 faits datés étaient déjà là</translation>
    </message>
    <message>
        <source>%1 cannot be asked about: no question for “%2”</source>
        <translation>%1 ne peuvent pas être demandés&#xa0;: pas de question pour «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 dated fact imported</source>
        <translation>%1 fait daté importé</translation>
    </message>
    <message>
        <source>%1 dated facts imported</source>
        <translation>%1 faits datés importés</translation>
    </message>
    <message>
        <source>No new dated facts</source>
        <translation>Pas de nouveaux faits datés</translation>
    </message>
    <message>
        <source>%1 line left out</source>
        <translation>%1 ligne écartée</translation>
    </message>
    <message>
        <source>%1 lines left out</source>
        <translation>%1 lignes écartées</translation>
    </message>
    <message>
        <source>%1 is of a relation without a question</source>
        <translation>%1 est d’une relation sans question</translation>
    </message>
    <message>
        <source>%1 are of relations without a question</source>
        <translation>%1 sont de relations sans question</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Rien n’a été importé</translation>
    </message>
    <message>
        <source>Dated facts (*.jsonl *.json *.csv);;All files (*)</source>
        <translation>Faits datés (*.jsonl *.json *.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>95 % Wilson, corrected for continuity</source>
        <translation>Wilson à 95&#xa0;%, avec correction de continuité</translation>
    </message>
    <message>
        <source>no family</source>
        <translation>sans famille</translation>
    </message>
    <message>
        <source>How far off the lost tests are, %</source>
        <translation>À quelle distance sont les tests perdus,&#xa0;%</translation>
    </message>
    <message>
        <source>distance of the incorrect date</source>
        <translation>distance de la date incorrecte</translation>
    </message>
    <message>
        <source>Lost tests, %</source>
        <translation>Tests perdus,&#xa0;%</translation>
    </message>
    <message>
        <source>|α| ≥ %1</source>
        <translation>|α| ≥ %1</translation>
    </message>
    <message>
        <source>lost tests</source>
        <translation>tests perdus</translation>
    </message>
    <message>
        <source>No run asks at this precision</source>
        <translation>Aucune exécution ne demande à cette précision</translation>
    </message>
    <message>
        <source>robust at</source>
        <translation>robustes à</translation>
    </message>
    <message>
        <source>of the facts robust at</source>
        <translation>des faits robustes à</translation>
    </message>
    <message>
        <source>Also robust, %</source>
        <translation>Aussi robustes,&#xa0;%</translation>
    </message>
    <message>
        <source>facts</source>
        <translation>faits</translation>
    </message>
    <message>
        <source>%1 of %2 facts</source>
        <translation>%1 faits sur %2</translation>
    </message>
    <message>
        <source>
%1 of %2 facts that are defined at both</source>
        <translation>
%1 des %2 faits définis aux deux</translation>
    </message>
    <message>
        <source>The run asks at no precision</source>
        <translation>L’exécution ne demande à aucune précision</translation>
    </message>
    <message>
        <source>visits of the article; of a fact: √(subject&apos;s × object&apos;s)</source>
        <translation>visites de l’article&#xa0;; d’un fait&#xa0;: √(celles du sujet × celles de l’objet)</translation>
    </message>
    <message>
        <source>Robust, % of facts</source>
        <translation>Robustes,&#xa0;% des faits</translation>
    </message>
    <message>
        <source>The popularity of no fact is known</source>
        <translation>La popularité d’aucun fait n’est connue</translation>
    </message>
    <message>
        <source>Import facts with pop_subject and pop_object, the visits of both articles, and ask about these in a new run.</source>
        <translation>Importer des faits avec pop_subject et pop_object, les visites des deux articles, et les demander dans une nouvelle exécution.</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>about %1 visits</source>
        <translation>environ %1 visites</translation>
    </message>
    <message>
        <source>Robust facts by size of the model, %</source>
        <translation>Faits robustes selon la taille du modèle,&#xa0;%</translation>
    </message>
    <message>
        <source>parameters (logarithmic); dashed: extrapolated</source>
        <translation>paramètres (logarithmique)&#xa0;; tireté&#xa0;: extrapolé</translation>
    </message>
    <message>
        <source>The size of no model is known</source>
        <translation>La taille d’aucun modèle n’est connue</translation>
    </message>
    <message>
        <source>Enter the number of parameters of a model at the right, such as 8B or 8e9.</source>
        <translation>Saisir à droite le nombre de paramètres d’un modèle, comme 8B ou 8e9.</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1, %2 paramètres</translation>
    </message>
    <message>
        <source>Mean variance of R over the precisions, few-shot against standard</source>
        <translation>Variance moyenne de R entre précisions, few-shot contre standard</translation>
    </message>
    <message>
        <source>variance with the standard prompt</source>
        <translation>variance avec le prompt standard</translation>
    </message>
    <message>
        <source>Variance with few-shot</source>
        <translation>Variance avec few-shot</translation>
    </message>
    <message>
        <source>No fact is defined at every precision in both runs</source>
        <translation>Aucun fait n’est défini à toutes les précisions dans les deux exécutions</translation>
    </message>
    <message>
        <source>The variance needs runs that ask the same facts at year, month and day.</source>
        <translation>La variance demande des exécutions sur les mêmes faits à l’année, au mois et au jour.</translation>
    </message>
    <message>
        <source>variance with standard prompt = %1</source>
        <translation>variance avec le prompt standard = %1</translation>
    </message>
    <message>
        <source>ratio few-shot ÷ standard = %1</source>
        <translation>rapport few-shot ÷ standard = %1</translation>
    </message>
    <message>
        <source>no ratio: the standard prompt has no variance</source>
        <translation>pas de rapport&#xa0;: le prompt standard n’a pas de variance</translation>
    </message>
    <message>
        <source>ratio 1</source>
        <translation>rapport 1</translation>
    </message>
    <message>
        <source>Facts won by the pretrained and by the instruct run, %</source>
        <translation>Faits gagnés par l’exécution préentraînée et par l’instruct,&#xa0;%</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>mesure</translation>
    </message>
    <message>
        <source>Facts, %</source>
        <translation>Faits,&#xa0;%</translation>
    </message>
    <message>
        <source>Pretrained</source>
        <translation>Préentraîné</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Instruct</source>
        <translation>Instruct</translation>
    </message>
    <message>
        <source>Both runs have no fact in common</source>
        <translation>Les deux exécutions n’ont aucun fait en commun</translation>
    </message>
    <message>
        <source>Win rate W</source>
        <translation>Taux de victoire W</translation>
    </message>
    <message>
        <source>Robustness R</source>
        <translation>Robustesse R</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Facts by what the model knows of their element over the years</source>
        <translation>Faits selon ce que le modèle sait de leur élément au fil des années</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>Robust</source>
        <translation>Robuste</translation>
    </message>
    <message>
        <source>Not robust</source>
        <translation>Non robuste</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>No fact is of an element that the other run asks</source>
        <translation>Aucun fait n’est d’un élément demandé par l’autre exécution</translation>
    </message>
    <message>
        <source>robust: %1  [%2, %3] %4</source>
        <translation>robustes&#xa0;: %1  [%2, %3] %4</translation>
    </message>
    <message>
        <source>
%1 of %2 elements have a fact that is not robust</source>
        <translation>
%1 éléments sur %2 ont un fait non robuste</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publié</translation>
    </message>
    <message>
        <source>%1: a line needs models of two sizes</source>
        <translation>%1&#xa0;: une droite demande des modèles de deux tailles</translation>
    </message>
    <message>
        <source>%1: %2 points per tenfold parameters</source>
        <translation>%1&#xa0;: %2 points par décuplement des paramètres</translation>
    </message>
    <message>
        <source>%1; it never reaches R = 100 %</source>
        <translation>%1&#xa0;; n’atteint jamais R = 100&#xa0;%</translation>
    </message>
    <message>
        <source>%1; R = 100 % at %2 parameters, an extrapolation: no model supports it</source>
        <translation>%1&#xa0;; R = 100&#xa0;% à %2 paramètres, une extrapolation&#xa0;: aucun modèle ne l’étaye</translation>
    </message>
    <message>
        <source>%1; R = 100 % at %2 parameters</source>
        <translation>%1&#xa0;; R = 100&#xa0;% à %2 paramètres</translation>
    </message>
    <message>
        <source>%1 of %2 facts undefined at a precision</source>
        <translation>%1 faits sur %2 non définis à une précision</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 more lines are in the table.</source>
        <translation>%1 lignes de plus sont dans le tableau.</translation>
    </message>
    <message>
        <source>The first run was asked with examples: it is taken as few-shot.</source>
        <translation>La première exécution a été posée avec exemples&#xa0;: elle est prise comme few-shot.</translation>
    </message>
    <message>
        <source>The runs are of two models, %1 and %2.</source>
        <translation>Les exécutions sont de deux modèles, %1 et %2.</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>%1 is undefined for all facts</source>
        <translation>%1 est non défini pour tous les faits</translation>
    </message>
    <message>
        <source>%1 = %2, n = %3 facts</source>
        <translation>%1 = %2, n = %3 faits</translation>
    </message>
    <message>
        <source>%1 = %2 [%3, %4], n = %5 facts</source>
        <translation>%1 = %2 [%3, %4], n = %5 faits</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>subject contains “%1”</source>
        <translation>le sujet contient «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no label</source>
        <translation>sans étiquette</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>étiquette %1</translation>
    </message>
    <message>
        <source>%1 robust, %2 not, %3 undefined</source>
        <translation>%1 robustes, %2 non, %3 non définis</translation>
    </message>
    <message>
        <source>Undefined: %1</source>
        <translation>Non défini&#xa0;: %1</translation>
    </message>
    <message>
        <source>Robust: all %1 tests won</source>
        <translation>Robuste&#xa0;: les %1 tests sont gagnés</translation>
    </message>
    <message>
        <source>Not robust: %1 of %2 tests lost, %3 won</source>
        <translation>Non robuste&#xa0;: %1 tests perdus sur %2, %3 gagnés</translation>
    </message>
    <message>
        <source>
Dates without a score, which are in no test: %1</source>
        <translation>
Dates sans score, qui ne sont dans aucun test&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 by random scores</source>
        <translation>%1 avec des scores aléatoires</translation>
    </message>
    <message>
        <source>%1 undefined: %2</source>
        <translation>%1 non définis&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of the lost tests are a duration or more away</source>
        <translation>%1 des tests perdus sont à une durée ou plus</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>no correct date</source>
        <translation>sans date correcte</translation>
    </message>
    <message>
        <source>no incorrect date</source>
        <translation>sans date incorrecte</translation>
    </message>
    <message>
        <source>the scores of all correct dates are missing</source>
        <translation>les scores de toutes les dates correctes manquent</translation>
    </message>
    <message>
        <source>the scores of all incorrect dates are missing</source>
        <translation>les scores de toutes les dates incorrectes manquent</translation>
    </message>
    <message>
        <source>lost to the incorrect date %1 with the same log P: a tie is lost</source>
        <translation>perd contre la date incorrecte %1 au même log P&#xa0;: une égalité est perdue</translation>
    </message>
    <message>
        <source>as high as the correct date %1, which loses by the tie</source>
        <translation>aussi haute que la date correcte %1, qui perd par égalité</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>α curve</source>
        <translation>Courbe α</translation>
    </message>
    <message>
        <source>Lost tests</source>
        <translation>Tests perdus</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Transfert</translation>
    </message>
    <message>
        <source>Popularity</source>
        <translation>Popularité</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Taille du modèle</translation>
    </message>
    <message>
        <source>Few-shot variance</source>
        <translation>Variance few-shot</translation>
    </message>
    <message>
        <source>Pretrained or instruct</source>
        <translation>Préentraîné ou instruct</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>Comparer des exécutions</translation>
    </message>
    <message>
        <source>Across systems</source>
        <translation>Entre systèmes</translation>
    </message>
    <message>
        <source>Mean log P(object | question) by α = (date − middle of validity) ÷ length of validity.</source>
        <translation>Moyenne de log P(objet | question) selon α = (date − milieu de validité) ÷ durée de validité.</translation>
    </message>
    <message>
        <source>Of the lost tests, the share whose incorrect date is at least so many lengths of validity from its middle: |α| ≥ 1 … 4.</source>
        <translation>Parmi les tests perdus, la part dont la date incorrecte est à au moins tant de durées de validité de son milieu&#xa0;: |α| ≥ 1 … 4.</translation>
    </message>
    <message>
        <source>Facts robust at both precisions ÷ facts robust at the column&apos;s. Undefined at a precision counts as not robust there.</source>
        <translation>Faits robustes aux deux précisions ÷ faits robustes à celle de la colonne. Non défini à une précision compte comme non robuste.</translation>
    </message>
    <message>
        <source>Facts robust at every precision ÷ facts, by visits of their articles; the curve is a quadratic through the facts. Visits of a fact = √(subject&apos;s × object&apos;s).</source>
        <translation>Faits robustes à toutes les précisions ÷ faits, selon les visites de leurs articles&#xa0;; la courbe est une quadratique à travers les faits. Visites d’un fait = √(celles du sujet × celles de l’objet).</translation>
    </message>
    <message>
        <source>R at every precision by number of parameters; per family the line R = a + b × log₁₀ parameters. Beyond the largest model it is an extrapolation.</source>
        <translation>R à toutes les précisions selon le nombre de paramètres&#xa0;; par famille, la droite R = a + b × log₁₀ paramètres. Au-delà du plus grand modèle, c’est une extrapolation.</translation>
    </message>
    <message>
        <source>Mean over facts of the variance of R over the three precisions, few-shot against standard prompt; ratio = few-shot ÷ standard, below 1 more alike.</source>
        <translation>Moyenne sur les faits de la variance de R entre les trois précisions, few-shot contre prompt standard&#xa0;; rapport = few-shot ÷ standard, sous 1 plus semblable.</translation>
    </message>
    <message>
        <source>Facts that each of two runs wins by W and by R at every precision; equal values are ties.</source>
        <translation>Faits que chacune des deux exécutions gagne par W et par R à toutes les précisions&#xa0;; des valeurs égales sont des égalités.</translation>
    </message>
    <message>
        <source>Facts by the ChroKnowledge category of their element, and whether they are robust at every precision. Click a bar to list its facts.</source>
        <translation>Faits selon la catégorie ChroKnowledge de leur élément, et s’ils sont robustes à toutes les précisions. Cliquer une barre pour lister ses faits.</translation>
    </message>
    <message>
        <source>Standard: </source>
        <translation>Standard&#xa0;: </translation>
    </message>
    <message>
        <source>Pretrained: </source>
        <translation>Préentraîné&#xa0;: </translation>
    </message>
    <message>
        <source>Run: </source>
        <translation>Exécution&#xa0;: </translation>
    </message>
    <message>
        <source>Few-shot: </source>
        <translation>Few-shot&#xa0;: </translation>
    </message>
    <message>
        <source>Instruct: </source>
        <translation>Instruct&#xa0;: </translation>
    </message>
    <message>
        <source>Against: </source>
        <translation>Contre&#xa0;: </translation>
    </message>
    <message>
        <source>Elements: </source>
        <translation>Éléments&#xa0;: </translation>
    </message>
    <message>
        <source>W %1 against %2</source>
        <translation>W %1 contre %2</translation>
    </message>
    <message>
        <source>%1 · robust only in the first · %2</source>
        <translation>%1 · robuste seulement dans la première · %2</translation>
    </message>
    <message>
        <source>%1 · robust only in the second · %2</source>
        <translation>%1 · robuste seulement dans la seconde · %2</translation>
    </message>
    <message>
        <source>No fact is defined in both runs</source>
        <translation>Aucun fait n’est défini dans les deux exécutions</translation>
    </message>
    <message>
        <source>%1: %2 points, n = %3 pairs</source>
        <translation>%1&#xa0;: %2 points, n = %3 paires</translation>
    </message>
    <message>
        <source>%1: %2 points [%3, %4], n = %5 pairs</source>
        <translation>%1&#xa0;: %2 points [%3, %4], n = %5 paires</translation>
    </message>
    <message>
        <source>%1 minus %2 · %3</source>
        <translation>%1 moins %2 · %3</translation>
    </message>
    <message>
        <source>%1 robust only in the first, %2 only in the second</source>
        <translation>%1 robustes seulement dans la première, %2 seulement dans la seconde</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>1 fait</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <translation>%1 faits</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 question</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 questions</translation>
    </message>
    <message>
        <source>not in form</source>
        <translation>hors forme</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>no reply yet</source>
        <translation>pas encore de réponse</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>écartés</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 justes</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 refusés</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 vides</translation>
    </message>
    <message>
        <source>%1 contradictory</source>
        <translation>%1 contradictoires</translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation>%1 illisibles</translation>
    </message>
    <message>
        <source>%1 left out, neither right nor wrong</source>
        <translation>%1 écartés, ni justes ni faux</translation>
    </message>
    <message>
        <source>%1 lost to errors</source>
        <translation>%1 perdus par des erreurs</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>said by %1 of n = %2 replies that answer</source>
        <translation>dit par %1 des n = %2 réponses qui répondent</translation>
    </message>
    <message>
        <source>The answer is %1</source>
        <translation>La réponse est %1</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>En avance</translation>
    </message>
    <message>
        <source>Distractor</source>
        <translation>Distracteur</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Contradictory</source>
        <translation>Contradictoire</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>répondu</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refus</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>contradictory</source>
        <translation>contradictoire</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>%1, left out</source>
        <translation>%1, écarté</translation>
    </message>
    <message>
        <source>The reply does not open with “A. ”: strict extraction leaves it out. It counts neither as right nor as wrong.</source>
        <translation>La réponse ne commence pas par «&#xa0;A.&#xa0;»&#xa0;: l’extraction stricte l’écarte. Elle ne compte ni comme juste ni comme fausse.</translation>
    </message>
    <message>
        <source>The reply gives an answer.</source>
        <translation>La réponse donne une réponse.</translation>
    </message>
    <message>
        <source>The reply declines to answer. It counts as wrong.</source>
        <translation>La réponse refuse de répondre. Elle compte comme fausse.</translation>
    </message>
    <message>
        <source>The reply holds no answer. It counts as wrong.</source>
        <translation>La réponse ne contient rien. Elle compte comme fausse.</translation>
    </message>
    <message>
        <source>The letter of one option stands with the text of another. It counts as wrong.</source>
        <translation>La lettre d’une option accompagne le texte d’une autre. Elle compte comme fausse.</translation>
    </message>
    <message>
        <source>The reply says nothing that could be taken for one answer. It counts as wrong.</source>
        <translation>La réponse ne dit rien qui puisse passer pour une réponse unique. Elle compte comme fausse.</translation>
    </message>
    <message>
        <source>stale by 1 year</source>
        <translation>périmé d’un an</translation>
    </message>
    <message>
        <source>stale by %1 years</source>
        <translation>périmé de %1 ans</translation>
    </message>
    <message>
        <source>ahead by 1 year</source>
        <translation>en avance d’un an</translation>
    </message>
    <message>
        <source>ahead by %1 years</source>
        <translation>en avance de %1 ans</translation>
    </message>
    <message>
        <source>a distractor of the element</source>
        <translation>un distracteur de l’élément</translation>
    </message>
    <message>
        <source>wrong in every year, and no distractor</source>
        <translation>faux chaque année, et pas un distracteur</translation>
    </message>
    <message>
        <source>contradictory: a letter with the text of another option</source>
        <translation>contradictoire&#xa0;: une lettre avec le texte d’une autre option</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 millions</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>Joignable</translation>
    </message>
    <message>
        <source>Same answer again</source>
        <translation>Même réponse à nouveau</translation>
    </message>
    <message>
        <source>Log-probs of replies</source>
        <translation>Log-probs des réponses</translation>
    </message>
    <message>
        <source>Log-probs of given text</source>
        <translation>Log-probs d’un texte donné</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>Plusieurs à la fois</translation>
    </message>
    <message>
        <source>Sampling fields</source>
        <translation>Champs d’échantillonnage</translation>
    </message>
    <message>
        <source>There is a server, it takes the key, and it lists the model</source>
        <translation>Il y a un serveur, il accepte la clé et il liste le modèle</translation>
    </message>
    <message>
        <source>A small question gets an answer, and its tokens are counted</source>
        <translation>Une petite question reçoit une réponse, et ses tokens sont comptés</translation>
    </message>
    <message>
        <source>The same greedy request three times: is it the same text, how far apart are the log-probabilities?</source>
        <translation>La même requête gloutonne trois fois&#xa0;: est-ce le même texte, de combien diffèrent les log-probabilités&#xa0;?</translation>
    </message>
    <message>
        <source>Log-probabilities of what the model writes are finite, at most 0 and not made up</source>
        <translation>Les log-probabilités de ce que le modèle écrit sont finies, au plus 0 et pas inventées</translation>
    </message>
    <message>
        <source>Log-probabilities of a text given to the model: “Paris” beats “xylophone”</source>
        <translation>Log-probabilités d’un texte donné au modèle&#xa0;: «&#xa0;Paris&#xa0;» bat «&#xa0;xylophone&#xa0;»</translation>
    </message>
    <message>
        <source>A small red picture is called red</source>
        <translation>Une petite image rouge est dite rouge</translation>
    </message>
    <message>
        <source>Eight requests at the same time are all answered</source>
        <translation>Huit requêtes en même temps reçoivent toutes une réponse</translation>
    </message>
    <message>
        <source>Temperature, seed and limits are neither rejected nor ignored</source>
        <translation>Température, graine et limites ne sont ni rejetées ni ignorées</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>non essayé</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Confidence of replies (log-probabilities): %1</source>
        <translation>Confiance des réponses (log-probabilités)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Scores of given objects (log-probabilities): %1</source>
        <translation>Scores d’objets donnés (log-probabilités)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Questions with images: %1</source>
        <translation>Questions avec images&#xa0;: %1</translation>
    </message>
    <message>
        <source>&lt; $0.0001</source>
        <translation>&lt; $0.0001</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>$%1 in · $%2 out per million tokens</source>
        <translation>$%1 en entrée · $%2 en sortie par million de tokens</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>Tokens: about %1 in · %2 out</source>
        <translation>Tokens&#xa0;: environ %1 en entrée · %2 en sortie</translation>
    </message>
    <message>
        <source>cannot be told beforehand</source>
        <translation>ne peut se dire d’avance</translation>
    </message>
    <message>
        <source>about %1 (%2 to %3)</source>
        <translation>environ %1 (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 jours</translation>
    </message>
    <message>
        <source>%1 of %2 in flight</source>
        <translation>%1 sur %2 en cours</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>%1 en cours</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en attente</translation>
    </message>
    <message>
        <source>1 retry</source>
        <translation>1 nouvel essai</translation>
    </message>
    <message>
        <source>%1 retries</source>
        <translation>%1 nouveaux essais</translation>
    </message>
    <message>
        <source>%1 × 429 (too many requests)</source>
        <translation>%1 × 429 (trop de requêtes)</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 depuis le cache</translation>
    </message>
    <message>
        <source>The workspace cannot be written.</source>
        <translation>L’espace de travail ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>The server refuses the key or will not be paid. Set the key on the Backends page, then resume.</source>
        <translation>Le serveur refuse la clé ou le paiement. Définir la clé à la page Backends, puis reprendre.</translation>
    </message>
    <message>
        <source>Too many errors in a row. They are asked again when the run is resumed.</source>
        <translation>Trop d’erreurs de suite. Elles seront reposées à la reprise de l’exécution.</translation>
    </message>
    <message>
        <source>The budget is used up. What was answered is kept.</source>
        <translation>Le budget est épuisé. Les réponses obtenues sont conservées.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Known</translation>
    </message>
    <message>
        <source>Partial Known</source>
        <translation>Partial Known</translation>
    </message>
    <message>
        <source>Cut-off (after)</source>
        <translation>Cut-off (après)</translation>
    </message>
    <message>
        <source>Cut-off (before)</source>
        <translation>Cut-off (avant)</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unknown</translation>
    </message>
    <message>
        <source>No question on which they differ: nothing to test</source>
        <translation>Aucune question où elles diffèrent&#xa0;: rien à tester</translation>
    </message>
    <message>
        <source>McNemar&apos;s test, exact: %1</source>
        <translation>Test de McNemar, exact&#xa0;: %1</translation>
    </message>
    <message>
        <source>McNemar&apos;s test: %1</source>
        <translation>Test de McNemar&#xa0;: %1</translation>
    </message>
    <message>
        <source>Only %1 is right: %2</source>
        <translation>Seule %1 est juste&#xa0;: %2</translation>
    </message>
    <message>
        <source>Both are right: %1</source>
        <translation>Les deux sont justes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Corrected over %1 years (Holm): %2</source>
        <translation>Corrigé sur %1 années (Holm)&#xa0;: %2</translation>
    </message>
    <message>
        <source>★ below 0.05 after the correction</source>
        <translation>★ sous 0,05 après la correction</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>p &lt; 1e-300</source>
        <translation>p &lt; 1e-300</translation>
    </message>
    <message>
        <source>p &lt; 0.001 (%1)</source>
        <translation>p &lt; 0,001 (%1)</translation>
    </message>
    <message>
        <source>%1 · %2 elements · %3 pairs</source>
        <translation>%1 · %2 éléments · %3 paires</translation>
    </message>
    <message>
        <source>Several templates are added up, so an element counts more than once a year: intervals by bootstrap over elements, and no test. Choose one template for McNemar&apos;s test.</source>
        <translation>Plusieurs gabarits sont additionnés, un élément compte donc plus d’une fois par an&#xa0;: intervalles par bootstrap sur les éléments, sans test. Choisir un gabarit pour le test de McNemar.</translation>
    </message>
    <message>
        <source>★ p &lt; 0.05 by McNemar&apos;s test, after Holm&apos;s correction over %1 years. Bands: 95 % Tango.</source>
        <translation>★ p &lt; 0,05 au test de McNemar, après correction de Holm sur %1 années. Bandes&#xa0;: Tango à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>no cut-off: fewer than three judged years</source>
        <translation>pas de coupure&#xa0;: moins de trois années jugées</translation>
    </message>
    <message>
        <source>no cut-off: no drop beyond chance</source>
        <translation>pas de coupure&#xa0;: pas de chute au-delà du hasard</translation>
    </message>
    <message>
        <source>no cut-off: the curve rises</source>
        <translation>pas de coupure&#xa0;: la courbe monte</translation>
    </message>
    <message>
        <source>%1 [%2, %3]</source>
        <translation>%1 [%2, %3]</translation>
    </message>
    <message>
        <source>Cut-off estimate: %1</source>
        <translation>Coupure estimée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 % correct up to then, %2 % after</source>
        <translation>%1&#xa0;% de Correct jusque-là, %2&#xa0;% après</translation>
    </message>
    <message>
        <source>The step explains %1 % of the curve</source>
        <translation>La marche explique %1&#xa0;% de la courbe</translation>
    </message>
    <message>
        <source>%1 % of the bootstrap draws find none</source>
        <translation>%1&#xa0;% des tirages bootstrap n’en trouvent aucune</translation>
    </message>
    <message>
        <source>A later year is as likely</source>
        <translation>Une année plus tardive est aussi vraisemblable</translation>
    </message>
    <message>
        <source>Over all %1 elements, not the same in every year</source>
        <translation>Sur tous les %1 éléments, pas les mêmes chaque année</translation>
    </message>
    <message>
        <source>Over the %1 of %2 elements judged in every year</source>
        <translation>Sur les %1 des %2 éléments jugés chaque année</translation>
    </message>
    <message>
        <source>Over %1 elements, the same in every year</source>
        <translation>Sur %1 éléments, les mêmes chaque année</translation>
    </message>
    <message>
        <source>Correct: %1 minus %2, percentage points</source>
        <translation>Correct&#xa0;: %1 moins %2, points de pourcentage</translation>
    </message>
    <message>
        <source>Difference, points</source>
        <translation>Différence, points</translation>
    </message>
    <message>
        <source>95 % Tango</source>
        <translation>Tango à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Right in the first alone: %1 · in the second alone: %2 · in both: %3</source>
        <translation>Juste dans la première seule&#xa0;: %1 · dans la seconde seule&#xa0;: %2 · dans les deux&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 at %2 × %3 × %4</source>
        <translation>%1 à %2 × %3 × %4</translation>
    </message>
    <message>
        <source>Elements: facts in the slice.
Cells: one per element, year and template that can ask it.
Requests: cells × exemplar sets × temperatures; each is one question to the model.</source>
        <translation>Éléments&#xa0;: faits de la tranche.
Cellules&#xa0;: une par élément, année et gabarit qui peut la demander.
Requêtes&#xa0;: cellules × jeux d’exemples × températures&#xa0;; chacune est une question au modèle.</translation>
    </message>
    <message>
        <source>Without temperature 0 no cell gets a category and no percentage is shown: Correct is over greedy replies</source>
        <translation>Sans température 0, aucune cellule n’a de catégorie et aucun pourcentage n’est affiché&#xa0;: Correct porte sur les réponses gloutonnes</translation>
    </message>
    <message>
        <source>not annotated</source>
        <translation>non annoté</translation>
    </message>
    <message>
        <source>run %1, not shown</source>
        <translation>exécution %1, non affichée</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>R&amp;uns</source>
        <translation>E&amp;xécutions</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protocole</translation>
    </message>
    <message>
        <source>&amp;Domain</source>
        <translation>&amp;Domaine</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>É&amp;tat</translation>
    </message>
    <message>
        <source>&amp;Relation</source>
        <translation>&amp;Relation</translation>
    </message>
    <message>
        <source>Su&amp;bject</source>
        <translation>Su&amp;jet</translation>
    </message>
    <message>
        <source>&amp;Elements</source>
        <translation>&amp;Éléments</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Gabarit</translation>
    </message>
    <message>
        <source>&amp;Years</source>
        <translation>&amp;Années</translation>
    </message>
    <message>
        <source>&amp;Category of the cell</source>
        <translation>&amp;Catégorie de la cellule</translation>
    </message>
    <message>
        <source>Category &amp;over the years</source>
        <translation>Catégorie a&amp;u fil des années</translation>
    </message>
    <message>
        <source>Kind of &amp;wrong answer</source>
        <translation>Genre de réponse &amp;fausse</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>Éti&amp;quettes</translation>
    </message>
    <message>
        <source>labels: %1</source>
        <translation>étiquettes&#xa0;: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>⚑ gold is wrong, says %1</source>
        <translation>⚑ la référence est fausse, dit %1</translation>
    </message>
    <message>
        <source>elements × templates</source>
        <translation>éléments × gabarits</translation>
    </message>
    <message numerus="yes">
        <source>%n templates added up: an element counts once in each, so the interval is too narrow</source>
        <translation>
            <numerusform>%n gabarit additionné&#xa0;: un élément compte une fois dans chacun, l’intervalle est donc trop étroit</numerusform>
            <numerusform>%n gabarits additionnés&#xa0;: un élément compte une fois dans chacun, l’intervalle est donc trop étroit</numerusform>
        </translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>MCQA</source>
        <translation>MCQA</translation>
    </message>
    <message>
        <source>TF</source>
        <translation>TF</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Biomedical</source>
        <translation>Biomédical</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Juridique</translation>
    </message>
    <message>
        <source>Commonsense</source>
        <translation>Sens commun</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation>Mathématiques</translation>
    </message>
    <message>
        <source>Dynamic</source>
        <translation>Dynamique</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Statique</translation>
    </message>
    <message>
        <source>Invariant</source>
        <translation>Invariant</translation>
    </message>
    <message>
        <source>reference protocol</source>
        <translation>protocole de référence</translation>
    </message>
    <message>
        <source>debiased protocol</source>
        <translation>protocole débiaisé</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Partial (greedy)</source>
        <translation>Partial (greedy)</translation>
    </message>
    <message>
        <source>Partial (sampled)</source>
        <translation>Partial (sampled)</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>Incorrect</translation>
    </message>
    <message>
        <source>network</source>
        <translation>réseau</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>délai dépassé</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>limite de débit</translation>
    </message>
    <message>
        <source>server</source>
        <translation>serveur</translation>
    </message>
    <message>
        <source>not authorised</source>
        <translation>non autorisé</translation>
    </message>
    <message>
        <source>quota</source>
        <translation>quota</translation>
    </message>
    <message>
        <source>bad request</source>
        <translation>requête erronée</translation>
    </message>
    <message>
        <source>unreadable reply</source>
        <translation>réponse illisible</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>non pris en charge</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>Why answers are wrong, % of the labelled wrong answers · %1</source>
        <translation>Pourquoi les réponses sont fausses,&#xa0;% des réponses fausses étiquetées · %1</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>Part,&#xa0;%</translation>
    </message>
    <message>
        <source>label</source>
        <translation>étiquette</translation>
    </message>
    <message>
        <source>year</source>
        <translation>année</translation>
    </message>
    <message>
        <source>labelled wrong answers</source>
        <translation>réponses fausses étiquetées</translation>
    </message>
    <message>
        <source>All Incorrect answers are annotated: %1 %.</source>
        <translation>Toutes les réponses Incorrect sont annotées&#xa0;: %1&#xa0;%.</translation>
    </message>
    <message>
        <source>; a lower bound, for %1 missed ones have no accepted answer</source>
        <translation>; une borne inférieure, car %1 manquées n’ont pas de réponse acceptée</translation>
    </message>
    <message>
        <source>Were all annotated: %1 % [%2, %3], from the %4 answers that were annotated in the order of the random queue%5.</source>
        <translation>Si toutes étaient annotées&#xa0;: %1&#xa0;% [%2, %3], d’après les %4 réponses annotées dans l’ordre de la file aléatoire%5.</translation>
    </message>
    <message>
        <source>What was annotated does not come from a queue of random order: it says nothing of the other answers.</source>
        <translation>Ce qui a été annoté ne vient pas d’une file en ordre aléatoire&#xa0;: cela ne dit rien des autres réponses.</translation>
    </message>
    <message>
        <source>The random queue does not hold all the wrong answers that are looked at: no estimate for all of them.</source>
        <translation>La file aléatoire ne contient pas toutes les réponses fausses considérées&#xa0;: pas d’estimation pour l’ensemble.</translation>
    </message>
    <message>
        <source>Too little was annotated in the order of the random queue for an estimate: %1 answers from its beginning, of %2 at least.</source>
        <translation>Trop peu a été annoté dans l’ordre de la file aléatoire pour une estimation&#xa0;: %1 réponses depuis son début, sur au moins %2.</translation>
    </message>
    <message>
        <source>This scoring counts accepted answers already: see the run&apos;s own judgement.</source>
        <translation>Cette notation compte déjà les réponses acceptées&#xa0;: voir le jugement propre à l’exécution.</translation>
    </message>
    <message>
        <source>1 cell more</source>
        <translation>1 cellule de plus</translation>
    </message>
    <message>
        <source>%1 cells more</source>
        <translation>%1 cellules de plus</translation>
    </message>
    <message>
        <source>Correct %1 % as judged, %2 % with the accepted answers as they stand (%3), n = %4.</source>
        <translation>Correct %1&#xa0;% tel que jugé, %2&#xa0;% avec les réponses acceptées en l’état (%3), n = %4.</translation>
    </message>
    <message>
        <source>%1 of %2 labelled Incorrect answers were right and missed by the matcher: %3 % [%4, %5].</source>
        <translation>%1 des %2 réponses Incorrect étiquetées étaient justes et manquées par la comparaison&#xa0;: %3&#xa0;% [%4, %5].</translation>
    </message>
    <message>
        <source>No Incorrect answer is labelled.</source>
        <translation>Aucune réponse Incorrect n’est étiquetée.</translation>
    </message>
    <message>
        <source>Of the missed ones %1 have no accepted answer: nothing follows from them.</source>
        <translation>Parmi les manquées, %1 n’ont pas de réponse acceptée&#xa0;: rien n’en découle.</translation>
    </message>
    <message>
        <source>Label set: %1. Annotations of these runs made with it: %2.</source>
        <translation>Jeu d’étiquettes&#xa0;: %1. Annotations de ces exécutions faites avec lui&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 with “%2”</source>
        <translation>%1 avec «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 Not counted: %2.</source>
        <translation>%1 Non comptés&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Agreement is undefined, for only one answer was ever given.</source>
        <translation>L’accord est non défini, car une seule réponse a jamais été donnée.</translation>
    </message>
    <message>
        <source>reliable</source>
        <translation>fiable</translation>
    </message>
    <message>
        <source>enough for tentative conclusions</source>
        <translation>suffisant pour des conclusions provisoires</translation>
    </message>
    <message>
        <source>too little to rely on</source>
        <translation>trop peu pour s’y fier</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha over the whole answer: %1, %2.</source>
        <translation>Alpha de Krippendorff sur toute la réponse&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>Labels: %1 +%2: %3</source>
        <translation>Étiquettes&#xa0;: %1 +%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>by template, all chosen years</source>
        <translation>par gabarit, toutes les années choisies</translation>
    </message>
    <message>
        <source>by template, %1</source>
        <translation>par gabarit, %1</translation>
    </message>
    <message>
        <source>by domain</source>
        <translation>par domaine</translation>
    </message>
    <message>
        <source>by state</source>
        <translation>par état</translation>
    </message>
    <message>
        <source>by relation</source>
        <translation>par relation</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>par année</translation>
    </message>
    <message>
        <source>Correct, % of cells</source>
        <translation>Correct,&#xa0;% des cellules</translation>
    </message>
    <message>
        <source>Correct, % of elements</source>
        <translation>Correct,&#xa0;% des éléments</translation>
    </message>
    <message>
        <source>95 % bootstrap by element</source>
        <translation>Bootstrap à 95&#xa0;% par élément</translation>
    </message>
    <message>
        <source>95 % Wilson</source>
        <translation>Wilson à 95&#xa0;%</translation>
    </message>
    <message>
        <source>%1 correct of %2 judged</source>
        <translation>%1 corrects sur %2 jugés</translation>
    </message>
    <message>
        <source>Here every element counts once: Wilson&apos;s interval</source>
        <translation>Ici chaque élément compte une fois&#xa0;: intervalle de Wilson</translation>
    </message>
    <message>
        <source>n counts (element, year, template): elements repeat</source>
        <translation>n compte (élément, année, gabarit)&#xa0;: les éléments se répètent</translation>
    </message>
    <message>
        <source>Its interval, of 2,000 draws of the elements, is not computed yet</source>
        <translation>Son intervalle, de 2 000 tirages des éléments, n’est pas encore calculé</translation>
    </message>
    <message>
        <source>No interval: fewer than two elements</source>
        <translation>Pas d’intervalle&#xa0;: moins de deux éléments</translation>
    </message>
    <message>
        <source>All elements are alike: Wilson&apos;s interval, each element once</source>
        <translation>Tous les éléments se ressemblent&#xa0;: intervalle de Wilson, chaque élément une fois</translation>
    </message>
    <message>
        <source>A spider needs at least three corners</source>
        <translation>Un radar demande au moins trois sommets</translation>
    </message>
    <message>
        <source>The runs or the filter leave fewer than three templates: see the table (Ctrl+T), or choose another axis.</source>
        <translation>Les exécutions ou le filtre laissent moins de trois gabarits&#xa0;: voir le tableau (Ctrl+T), ou choisir un autre axe.</translation>
    </message>
    <message>
        <source>The runs or the filter leave fewer: see the table (Ctrl+T), the curves, or choose another axis.</source>
        <translation>Les exécutions ou le filtre en laissent moins&#xa0;: voir le tableau (Ctrl+T), les courbes, ou choisir un autre axe.</translation>
    </message>
    <message>
        <source>%1 (published)</source>
        <translation>%1 (publié)</translation>
    </message>
    <message>
        <source>Table %1 of %2</source>
        <translation>Tableau %1 de %2</translation>
    </message>
    <message>
        <source>The same only if: %1</source>
        <translation>Identique seulement si&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: declared %2</source>
        <translation>%1&#xa0;: déclarée %2</translation>
    </message>
    <message>
        <source>Correct, % of elements × templates</source>
        <translation>Correct,&#xa0;% des éléments × gabarits</translation>
    </message>
    <message>
        <source>Correct, %</source>
        <translation>Correct,&#xa0;%</translation>
    </message>
    <message>
        <source>
Reference protocol: always answering (d) would score 100 %</source>
        <translation>
Protocole de référence&#xa0;: toujours répondre (d) donnerait 100&#xa0;%</translation>
    </message>
    <message>
        <source>
Reference protocol: always answering true would score 100 %</source>
        <translation>
Protocole de référence&#xa0;: toujours répondre true donnerait 100&#xa0;%</translation>
    </message>
    <message>
        <source>%1 correct · %2 partial (greedy) · %3 partial (sampled) · %4 incorrect</source>
        <translation>%1 correct · %2 partial (greedy) · %3 partial (sampled) · %4 incorrect</translation>
    </message>
    <message>
        <source>Other elements than in the year before in %1 of %2 rows</source>
        <translation>D’autres éléments que l’année d’avant dans %1 lignes sur %2</translation>
    </message>
    <message>
        <source>Other elements than in the year before: %1 more, %2 fewer</source>
        <translation>D’autres éléments que l’année d’avant&#xa0;: %1 de plus, %2 de moins</translation>
    </message>
    <message>
        <source>all samples</source>
        <translation>tous les échantillons</translation>
    </message>
    <message>
        <source>greedy samples</source>
        <translation>échantillons gloutons</translation>
    </message>
    <message>
        <source>sampled at a temperature above 0</source>
        <translation>échantillonné à une température supérieure à 0</translation>
    </message>
    <message>
        <source>Not diagnosed yet: its wrong replies have not been compared with the other years</source>
        <translation>Pas encore diagnostiqué&#xa0;: ses réponses fausses n’ont pas été comparées aux autres années</translation>
    </message>
    <message>
        <source>not known while elements are open</source>
        <translation>inconnu tant que des éléments sont ouverts</translation>
    </message>
    <message>
        <source>%1 % [%2, %3]</source>
        <translation>%1&#xa0;% [%2, %3]</translation>
    </message>
    <message>
        <source>Protocol paper: ChroKnowPrompt as the paper&apos;s text has it. The authors&apos; code differs, and so may the published figures.</source>
        <translation>Protocole paper&#xa0;: ChroKnowPrompt selon le texte de l’article. Le code des auteurs diffère, et peut-être aussi les chiffres publiés.</translation>
    </message>
    <message>
        <source>Protocol reference as an earlier version of this program had it: it reused right answers only and read replies in its own way. The figures are kept as they were measured; they are not by the authors&apos; rules.</source>
        <translation>Protocole reference d’une version antérieure de ce programme&#xa0;: il ne réutilisait que les bonnes réponses et lisait les réponses à sa manière. Les chiffres sont gardés tels que mesurés&#xa0;; ils ne suivent pas les règles des auteurs.</translation>
    </message>
    <message>
        <source>Protocol reference: the rules of the authors&apos; code. Known differences from the authors&apos; run: the Legal question is asked (theirs is empty), every target year is visited (theirs passes over some categories, and takes places for indices), and the previous span counts the steps of the previous side (theirs counts the years that exist, and so takes some next years for previous ones). As with theirs, a candidate that opens like talk is thrown away, “Norway” like “No”.</source>
        <translation>Protocole reference&#xa0;: les règles du code des auteurs. Différences connues avec leur exécution&#xa0;: la question juridique est posée (la leur est vide), chaque année cible est visitée (la leur saute des catégories et prend des positions pour des indices), et l’étendue précédente compte les pas du côté précédent (la leur compte les années existantes, et prend donc des années suivantes pour des précédentes). Comme chez eux, un candidat qui commence comme du bavardage est rejeté, «&#xa0;Norway&#xa0;» comme «&#xa0;No&#xa0;».</translation>
    </message>
    <message>
        <source>Gain, all years shown: %1</source>
        <translation>Gain, toutes les années montrées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Gain, previous years alone: %1</source>
        <translation>Gain, années précédentes seules&#xa0;: %1</translation>
    </message>
    <message>
        <source>unknown, for what a picture is billed as is not known</source>
        <translation>inconnu, car le tarif d’une image n’est pas connu</translation>
    </message>
    <message>
        <source>not known, for that of one model is not</source>
        <translation>inconnu, car celui d’un modèle ne l’est pas</translation>
    </message>
    <message>
        <source>The score of one run minus that of another, over the items that have a score in both.</source>
        <translation>Le score d’une exécution moins celui d’une autre, sur les items qui ont un score dans les deux.</translation>
    </message>
    <message>
        <source>difference = score of the run − score of the other</source>
        <translation>différence = score de l’exécution − score de l’autre</translation>
    </message>
    <message>
        <source>n = items in both runs</source>
        <translation>n = items dans les deux exécutions</translation>
    </message>
    <message>
        <source>Score of an item</source>
        <translation>Score d’un item</translation>
    </message>
    <message>
        <source>The mean over the four ways in which the item is asked; an empty answer counts 0.</source>
        <translation>La moyenne des quatre façons de poser l’item&#xa0;; une réponse vide compte 0.</translation>
    </message>
    <message>
        <source>score = mean of the configurations&apos; CEM (or F1)</source>
        <translation>score = moyenne du CEM (ou F1) des configurations</translation>
    </message>
    <message>
        <source>n = replies to the item</source>
        <translation>n = réponses à l’item</translation>
    </message>
    <message>
        <source>Faults of items</source>
        <translation>Fautes des items</translation>
    </message>
    <message>
        <source>What is wrong with the items as they came, counted by kind.</source>
        <translation>Ce qui ne va pas dans les items tels que reçus, compté par genre.</translation>
    </message>
    <message>
        <source>no formula: faults counted</source>
        <translation>pas de formule&#xa0;: fautes comptées</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>Copier la &amp;ligne</translation>
    </message>
    <message>
        <source>clean relation words</source>
        <translation>mots de relation propres</translation>
    </message>
    <message>
        <source>reference relation words</source>
        <translation>mots de relation de référence</translation>
    </message>
    <message>
        <source>all %1 scores are the same</source>
        <translation>les %1 scores sont tous les mêmes</translation>
    </message>
    <message>
        <source>%1 of %2 scores (%3 %) are others, by %4 in the mean and %5 at most</source>
        <translation>%1 scores sur %2 (%3&#xa0;%) sont autres, de %4 en moyenne et %5 au plus</translation>
    </message>
    <message>
        <source>%1 without a score in both</source>
        <translation>%1 sans score dans les deux</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Name of a font of this computer. Empty: the desktop&apos;s.</source>
        <translation>Nom d’une police de cet ordinateur. Vide&#xa0;: celle du bureau.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Nothing blinks, fades or runs by itself.</source>
        <translation>Rien ne clignote, ne s’estompe ni ne défile de soi-même.</translation>
    </message>
    <message>
        <source>Carry on if no end is known (open)</source>
        <translation>Prolonger si aucune fin n’est connue (open)</translation>
    </message>
    <message>
        <source>Carry on in any case (paper)</source>
        <translation>Prolonger en tout cas (paper)</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>juge</translation>
    </message>
    <message>
        <source>people</source>
        <translation>personnes</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 replies</source>
        <translation>%1 réponses</translation>
    </message>
    <message>
        <source>%1: %2 agree on %3 % of %4</source>
        <translation>%1&#xa0;: %2 sont d’accord sur %3&#xa0;% de %4</translation>
    </message>
    <message>
        <source>%1: %2 have nothing in common</source>
        <translation>%1&#xa0;: %2 n’ont rien en commun</translation>
    </message>
    <message>
        <source>, κ %1</source>
        <translation>, κ %1</translation>
    </message>
    <message>
        <source>, %1 left out</source>
        <translation>, %1 écartés</translation>
    </message>
    <message>
        <source>domain</source>
        <translation>domaine</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>template</source>
        <translation>gabarit</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>relation</translation>
    </message>
    <message>
        <source>element</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>Accept what is said, and go to the next item</source>
        <translation>Accepter ce qui est dit, et passer à l’item suivant</translation>
    </message>
    <message>
        <source>Back to the item before</source>
        <translation>Retour à l’item d’avant</translation>
    </message>
    <message>
        <source>Skip: leave it for later</source>
        <translation>Passer&#xa0;: le laisser pour plus tard</translation>
    </message>
    <message>
        <source>Flag, or take the flag away</source>
        <translation>Signaler, ou retirer le signalement</translation>
    </message>
    <message>
        <source>Severity: 1, 2, 3, none</source>
        <translation>Gravité&#xa0;: 1, 2, 3, aucune</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>Leave the note; it is kept</source>
        <translation>Quitter la note&#xa0;; elle est gardée</translation>
    </message>
    <message>
        <source>Yes: take the suggested label</source>
        <translation>Oui&#xa0;: prendre l’étiquette suggérée</translation>
    </message>
    <message>
        <source>Accept the shown answer as right, with a reason; again: take that back</source>
        <translation>Accepter la réponse affichée comme juste, avec une raison&#xa0;; encore&#xa0;: le reprendre</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>Cette liste de touches</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Words and numbers of the window. Exported tables and the command line stay as they are.</source>
        <translation>Mots et nombres de la fenêtre. Les tableaux exportés et la ligne de commande restent tels quels.</translation>
    </message>
    <message>
        <source>%1 element</source>
        <translation>%1 élément</translation>
    </message>
    <message>
        <source>%1 cell</source>
        <translation>%1 cellule</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cellules</translation>
    </message>
    <message>
        <source>%1 request</source>
        <translation>%1 requête</translation>
    </message>
    <message>
        <source>%1 requests</source>
        <translation>%1 requêtes</translation>
    </message>
    <message>
        <source>%1 template</source>
        <translation>%1 gabarit</translation>
    </message>
    <message>
        <source>%1 templates</source>
        <translation>%1 gabarits</translation>
    </message>
    <message>
        <source>%1 set</source>
        <translation>%1 jeu</translation>
    </message>
    <message>
        <source>%1 temperature</source>
        <translation>%1 température</translation>
    </message>
    <message>
        <source>%1 temperatures</source>
        <translation>%1 températures</translation>
    </message>
    <message>
        <source>%1 relation has no entry in the relation pack and is asked with the generic question</source>
        <translation>%1 relation n’a pas d’entrée dans le pack de relations et est demandée avec la question générique</translation>
    </message>
    <message>
        <source>%1 relations have no entry in the relation pack and are asked with the generic question</source>
        <translation>%1 relations n’ont pas d’entrée dans le pack de relations et sont demandées avec la question générique</translation>
    </message>
    <message>
        <source>%1 element lacks three distractors: templates that need them leave it out</source>
        <translation>%1 élément n’a pas trois distracteurs&#xa0;: les gabarits qui en ont besoin l’écartent</translation>
    </message>
    <message>
        <source>%1 elements lack three distractors: templates that need them leave these out</source>
        <translation>%1 éléments n’ont pas trois distracteurs&#xa0;: les gabarits qui en ont besoin les écartent</translation>
    </message>
    <message>
        <source>%1 element has fewer than four exemplars in some year: its prompts show fewer</source>
        <translation>%1 élément a moins de quatre exemples certaines années&#xa0;: ses prompts en montrent moins</translation>
    </message>
    <message>
        <source>%1 elements have fewer than four exemplars in some year: their prompts show fewer</source>
        <translation>%1 éléments ont moins de quatre exemples certaines années&#xa0;: leurs prompts en montrent moins</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>&amp;Tâche</translation>
    </message>
    <message>
        <source>task</source>
        <translation>tâche</translation>
    </message>
    <message>
        <source>&amp;Dimension</source>
        <translation>&amp;Dimension</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>dimension</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>T&amp;ype</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>&amp;Configuration</source>
        <translation>&amp;Configuration</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>configuration</translation>
    </message>
    <message>
        <source>C&amp;ontext</source>
        <translation>C&amp;ontexte</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexte</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>no question for the relation “%1”: %2 of its facts cannot be asked about until it has one (Benchmark, Words of relations…)</source>
        <translation>pas de question pour la relation «&#xa0;%1&#xa0;»&#xa0;: %2 de ses faits ne peuvent pas être demandés tant qu’elle n’en a pas (Benchmark, Mots des relations…)</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>partial greedy</source>
        <translation>Partial (greedy)</translation>
    </message>
    <message>
        <source>partial sampled</source>
        <translation>Partial (sampled)</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>Incorrect</translation>
    </message>
    <message>
        <source>known</source>
        <translation>Known</translation>
    </message>
    <message>
        <source>partial known</source>
        <translation>Partial Known</translation>
    </message>
    <message>
        <source>cutoff after</source>
        <translation>Cut-off (après)</translation>
    </message>
    <message>
        <source>cutoff before</source>
        <translation>Cut-off (avant)</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>périmé</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>en avance</translation>
    </message>
    <message>
        <source>distractor</source>
        <translation>distracteur</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>run: %1</source>
        <translation>exécution&#xa0;: %1</translation>
    </message>
    <message>
        <source>relation: %1</source>
        <translation>relation&#xa0;: %1</translation>
    </message>
    <message>
        <source>cells: %1</source>
        <translation>cellules&#xa0;: %1</translation>
    </message>
    <message>
        <source>over the years: %1</source>
        <translation>au fil des ans&#xa0;: %1</translation>
    </message>
    <message>
        <source>wrong answers: %1</source>
        <translation>réponses fausses&#xa0;: %1</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>Label sets: look at, make or edit them</source>
        <translation>Jeux d’étiquettes&#xa0;: les voir, en faire, les modifier</translation>
    </message>
    <message>
        <source>Find items of the queue</source>
        <translation>Trouver des items de la file</translation>
    </message>
    <message>
        <source>Find items of the queue that hold a text</source>
        <translation>Trouver les items de la file qui contiennent un texte</translation>
    </message>
    <message>
        <source>List the items that are like this one</source>
        <translation>Lister les items semblables à celui-ci</translation>
    </message>
    <message>
        <source>The edit was not taken back</source>
        <translation>La modification n’a pas été annulée</translation>
    </message>
    <message>
        <source>“%1” is as it was before the edit</source>
        <translation>«&#xa0;%1&#xa0;» est comme avant la modification</translation>
    </message>
    <message>
        <source>“%1” was saved as version %2. Runs that asked it keep theirs.</source>
        <translation>«&#xa0;%1&#xa0;» a été enregistré en version %2. Les exécutions qui l’ont demandé gardent la leur.</translation>
    </message>
    <message>
        <source>The budget is spent at about %1 % of it</source>
        <translation>Le budget sera épuisé à environ %1&#xa0;% de l’exécution</translation>
    </message>
    <message>
        <source>W of one fact, and whether it is robust</source>
        <translation>W d’un fait, et s’il est robuste</translation>
    </message>
    <message>
        <source>The tests of one fact that were won, of those that its dates of one precision make; it is robust (R = 1) where all are won, else not (R = 0).</source>
        <translation>Les tests gagnés d’un fait, parmi ceux que forment ses dates d’une précision&#xa0;; il est robuste (R = 1) si tous sont gagnés, sinon non (R = 0).</translation>
    </message>
    <message>
        <source>W = tests won ÷ tests; R = 1 where W = 1, else 0</source>
        <translation>W = tests gagnés ÷ tests&#xa0;; R = 1 si W = 1, sinon 0</translation>
    </message>
    <message>
        <source>Colours of heat maps</source>
        <translation>Couleurs des cartes thermiques</translation>
    </message>
    <message>
        <source>From low to high. All are even, and told apart with any colour vision; also in exported figures.</source>
        <translation>Du bas vers le haut. Toutes sont régulières et se distinguent quelle que soit la vue&#xa0;; aussi dans les figures exportées.</translation>
    </message>
    <message>
        <source>Blue to yellow (cividis)</source>
        <translation>Bleu à jaune (cividis)</translation>
    </message>
    <message>
        <source>Violet to yellow (viridis)</source>
        <translation>Violet à jaune (viridis)</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>How the window writes when something was done. Files and the command line keep ISO 8601.</source>
        <translation>Comment la fenêtre écrit quand une chose a été faite. Les fichiers et la ligne de commande gardent ISO 8601.</translation>
    </message>
    <message>
        <source>2026-11-23 14:05 (ISO 8601)</source>
        <translation>2026-11-23 14:05 (ISO 8601)</translation>
    </message>
    <message>
        <source>As the language writes them</source>
        <translation>Comme la langue les écrit</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Of these times. What is stored is UTC.</source>
        <translation>De ces heures. Ce qui est enregistré est en UTC.</translation>
    </message>
    <message>
        <source>This computer&apos;s</source>
        <translation>Celui de cet ordinateur</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>New runs</source>
        <translation>Nouvelles exécutions</translation>
    </message>
    <message>
        <source>A new run begins</source>
        <translation>Une nouvelle exécution commence</translation>
    </message>
    <message>
        <source>What the dialog of a new run shows at first.</source>
        <translation>Ce que le dialogue d’une nouvelle exécution montre d’abord.</translation>
    </message>
    <message>
        <source>As the last one</source>
        <translation>Comme la dernière</translation>
    </message>
    <message>
        <source>With the values below</source>
        <translation>Avec les valeurs ci-dessous</translation>
    </message>
    <message>
        <source>Exemplar sets</source>
        <translation>Jeux d’exemples</translation>
    </message>
    <message>
        <source>How often each question is asked at each temperature, with other exemplars each time.</source>
        <translation>Combien de fois chaque question est posée à chaque température, chaque fois avec d’autres exemples.</translation>
    </message>
    <message>
        <source>Temperatures</source>
        <translation>Températures</translation>
    </message>
    <message>
        <source>Without 0 there are no categories; with 0 alone no Partial (sampled).</source>
        <translation>Sans 0 il n’y a pas de catégories&#xa0;; avec 0 seul pas de Partial (sampled).</translation>
    </message>
    <message>
        <source>0 and 0.7, as the paper asks</source>
        <translation>0 et 0,7, comme l’article</translation>
    </message>
    <message>
        <source>0 alone</source>
        <translation>0 seul</translation>
    </message>
    <message>
        <source>0 and 1</source>
        <translation>0 et 1</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>Espaces de travail</translation>
    </message>
    <message>
        <source>Where new ones are made and others are looked for. Empty: where the last one was.</source>
        <translation>Où les nouveaux sont créés et les autres cherchés. Vide&#xa0;: là où était le dernier.</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportations</translation>
    </message>
    <message>
        <source>Where figures, tables and reports are saved. Empty: where the last of its kind was.</source>
        <translation>Où figures, tableaux et rapports sont enregistrés. Vide&#xa0;: là où était le dernier du même genre.</translation>
    </message>
    <message>
        <source> · Avg</source>
        <translation> · Moy.</translation>
    </message>
    <message>
        <source>The mean over the tasks that the run asks, each counting the same</source>
        <translation>La moyenne des tâches que l’exécution pose, chacune comptant autant</translation>
    </message>
    <message>
        <source>Only items that the filter takes</source>
        <translation>Seulement les éléments que le filtre retient</translation>
    </message>
    <message>
        <source>what it says of runs takes no item away</source>
        <translation>ce qu’il dit des exécutions n’écarte aucun élément</translation>
    </message>
    <message>
        <source>Transfer, % of the facts robust at the column&apos;s precision</source>
        <translation>Transfert,&#xa0;% des faits robustes à la précision de la colonne</translation>
    </message>
    <message>
        <source>Robust facts by popularity, %</source>
        <translation>Faits robustes selon la popularité,&#xa0;%</translation>
    </message>
    <message>
        <source>None of these runs was asked with examples: “few-shot” is only the place that a run was chosen for.</source>
        <translation>Aucune de ces exécutions n’a été posée avec des exemples&#xa0;: «&#xa0;few-shot&#xa0;» n’est que la place pour laquelle une exécution a été choisie.</translation>
    </message>
    <message>
        <source>None of these runs was asked as a chat: “pretrained” and “instruct” are only the places that the runs were chosen for.</source>
        <translation>Aucune de ces exécutions n’a été posée en conversation&#xa0;: «&#xa0;pretrained&#xa0;» et «&#xa0;instruct&#xa0;» ne sont que les places pour lesquelles les exécutions ont été choisies.</translation>
    </message>
    <message>
        <source>won against all: of the incorrect dates %1 is highest, and its log P = %2 lower by %3</source>
        <translation>gagne contre toutes&#xa0;: la plus haute des dates incorrectes est %1, et son log P = %2 est plus bas de %3</translation>
    </message>
    <message>
        <source>lost to the incorrect date %1, whose log P = %2 is higher by %3</source>
        <translation>perd contre la date incorrecte %1, dont log P = %2 est plus haut de %3</translation>
    </message>
    <message>
        <source>below all correct dates: of these %1 is lowest, and its log P = %2 higher by %3</source>
        <translation>sous toutes les dates correctes&#xa0;: la plus basse est %1, et son log P = %2 est plus haut de %3</translation>
    </message>
    <message>
        <source>beats the correct date %1, whose log P = %2 is lower by %3</source>
        <translation>bat la date correcte %1, dont log P = %2 est plus bas de %3</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>%1 of %2 templates</source>
        <translation>%1 gabarits sur %2</translation>
    </message>
    <message>
        <source>Lower end of the 95 % interval; the column “Interval by” says of which kind, the help how it is made.</source>
        <translation>Borne inférieure de l’intervalle à 95&#xa0;%&#xa0;; la colonne «&#xa0;Intervalle par&#xa0;» dit de quel genre, l’aide comment il est fait.</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval; the column “Interval by” says of which kind, the help how it is made.</source>
        <translation>Borne supérieure de l’intervalle à 95&#xa0;%&#xa0;; la colonne «&#xa0;Intervalle par&#xa0;» dit de quel genre, l’aide comment il est fait.</translation>
    </message>
    <message>
        <source>How the interval is made: Wilson&apos;s of a share (1927), or by drawing whole elements anew (bootstrap).</source>
        <translation>Comment l’intervalle est fait&#xa0;: celui de Wilson pour une part (1927), ou par nouveau tirage d’éléments entiers (bootstrap).</translation>
    </message>
    <message>
        <source>Probability of a difference at least as large, were there none: McNemar&apos;s exact test (1947) over the questions that both runs were asked.</source>
        <translation>Probabilité d’une différence au moins aussi grande s’il n’y en avait aucune&#xa0;: test exact de McNemar (1947) sur les questions posées aux deux exécutions.</translation>
    </message>
    <message>
        <source>The same, raised for the number of comparisons in the table (Holm 1979).</source>
        <translation>La même, relevée selon le nombre de comparaisons du tableau (Holm 1979).</translation>
    </message>
    <message>
        <source>(only the first run right − only the second right) ÷ questions that both were asked, × 100.</source>
        <translation>(seule la première exécution juste − seule la seconde juste) ÷ questions posées aux deux, × 100.</translation>
    </message>
    <message>
        <source>correct ÷ (correct + partial + incorrect) × 100, over the cells with a category; errors are left out.</source>
        <translation>correctes ÷ (correctes + partielles + incorrectes) × 100, sur les cellules qui ont une catégorie&#xa0;; les erreurs sont laissées de côté.</translation>
    </message>
    <message>
        <source>Cells whose every greedy reply is right.</source>
        <translation>Cellules dont toutes les réponses gloutonnes sont justes.</translation>
    </message>
    <message>
        <source>Cells in which some greedy replies are right.</source>
        <translation>Cellules dont certaines réponses gloutonnes sont justes.</translation>
    </message>
    <message>
        <source>Cells in which no greedy reply is right, but one that was sampled.</source>
        <translation>Cellules dont aucune réponse gloutonne n’est juste, mais une réponse échantillonnée l’est.</translation>
    </message>
    <message>
        <source>Cells in which no reply is right.</source>
        <translation>Cellules dont aucune réponse n’est juste.</translation>
    </message>
    <message>
        <source>Cells without a category, for their replies ended in errors: never counted as wrong.</source>
        <translation>Cellules sans catégorie, car leurs réponses ont fini en erreur&#xa0;: jamais comptées comme fausses.</translation>
    </message>
    <message>
        <source>Elements × templates × years behind the number.</source>
        <translation>Éléments × gabarits × années derrière le nombre.</translation>
    </message>
    <message>
        <source>Elements behind the number, each counted once.</source>
        <translation>Éléments derrière le nombre, chacun compté une fois.</translation>
    </message>
    <message>
        <source>The last year that the model knows, estimated from the share correct by year; the help says how.</source>
        <translation>La dernière année que le modèle connaît, estimée d’après la part correcte par année&#xa0;; l’aide dit comment.</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ of two annotators (1960): 1 always the same, 0 as by chance.</source>
        <translation>κ de Cohen de deux annotateurs (1960)&#xa0;: 1 toujours pareil, 0 comme au hasard.</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s α of all annotators (2004): 1 always the same, 0 as by chance. In tables of dates: (date − middle of validity) ÷ its length.</source>
        <translation>α de Krippendorff de tous les annotateurs (2004)&#xa0;: 1 toujours pareil, 0 comme au hasard. Dans les tableaux de dates&#xa0;: (date − milieu de la validité) ÷ sa durée.</translation>
    </message>
    <message>
        <source>W: tests won ÷ tests, mean over facts, × 100.</source>
        <translation>W&#xa0;: tests gagnés ÷ tests, moyenne sur les faits, × 100.</translation>
    </message>
    <message>
        <source>R: facts that win all of their tests ÷ facts, × 100.</source>
        <translation>R&#xa0;: faits qui gagnent tous leurs tests ÷ faits, × 100.</translation>
    </message>
    <message>
        <source>Pairs of a correct and an incorrect date whose scores are held against each other.</source>
        <translation>Paires d’une date correcte et d’une incorrecte dont les scores sont comparés.</translation>
    </message>
    <message>
        <source>Cover exact match × 100: the right answer is in the reply; mean over items.</source>
        <translation>Cover exact match × 100&#xa0;: la bonne réponse se trouve dans la réponse&#xa0;; moyenne sur les items.</translation>
    </message>
    <message>
        <source>How far the words of reply and right answer agree, × 100; mean over items.</source>
        <translation>Accord des mots de la réponse et de la bonne réponse, × 100&#xa0;; moyenne sur les items.</translation>
    </message>
    <message>
        <source>W %1 : %2 % · %3</source>
        <translation>W %1&#xa0;: %2&#xa0;% · %3</translation>
    </message>
    <message>
        <source>Lower end of the 95 % interval of W, a mean over facts; the help says how it is made.</source>
        <translation>Borne inférieure de l’intervalle à 95&#xa0;% de W, moyenne sur les faits&#xa0;; l’aide dit comment il est fait.</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval of W, a mean over facts; the help says how it is made.</source>
        <translation>Borne supérieure de l’intervalle à 95&#xa0;% de W, moyenne sur les faits&#xa0;; l’aide dit comment il est fait.</translation>
    </message>
    <message>
        <source>On to the next part of the window</source>
        <translation>Passer à la partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Back to the part of the window before</source>
        <translation>Revenir à la partie précédente de la fenêtre</translation>
    </message>
    <message>
        <source>Delete the selected run, where it does not go</source>
        <translation>Supprimer l’exécution choisie, si elle n’est pas en cours</translation>
    </message>
    <message>
        <source>%1 of them are robust by the tests that are left: robustness may be as low as %2</source>
        <translation>%1 d’entre eux sont robustes selon les tests restants&#xa0;: la robustesse peut descendre jusqu’à %2</translation>
    </message>
    <message>
        <source>not available: %1</source>
        <translation>non disponible&#xa0;: %1</translation>
    </message>
    <message>
        <source>answers, %1, but does not list %2; it lists %3</source>
        <translation>répond, %1, mais ne liste pas %2&#xa0;; il en liste %3</translation>
    </message>
    <message>
        <source>answers, %1, 1 model</source>
        <translation>répond, %1, 1 modèle</translation>
    </message>
    <message>
        <source>answers, %1, %2 models</source>
        <translation>répond, %1, %2 modèles</translation>
    </message>
    <message>
        <source>answers, %1; %2</source>
        <translation>répond, %1&#xa0;; %2</translation>
    </message>
    <message>
        <source>build unknown</source>
        <translation>version inconnue</translation>
    </message>
    <message>
        <source>build %1</source>
        <translation>version %1</translation>
    </message>
    <message>
        <source>%1 models are served: name one with model=…, e.g. %2</source>
        <translation>%1 modèles sont servis&#xa0;: en nommer un avec model=…, p. ex. %2</translation>
    </message>
    <message>
        <source>the list of models cannot be had: %1</source>
        <translation>la liste des modèles ne peut être obtenue&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1; tokens are not counted, so costs stay unknown</source>
        <translation>%1&#xa0;; les jetons ne sont pas comptés, les coûts restent donc inconnus</translation>
    </message>
    <message>
        <source>%1; try again, or say mode=completion if that is meant</source>
        <translation>%1&#xa0;; réessayer, ou dire mode=completion si c’est ce qui est voulu</translation>
    </message>
    <message>
        <source>%1; to leave a field out, add drop=%2</source>
        <translation>%1&#xa0;; pour omettre un champ, ajouter drop=%2</translation>
    </message>
    <message>
        <source>rejected: %1; to leave them out, add drop=…</source>
        <translation>refusés&#xa0;: %1&#xa0;; pour les omettre, ajouter drop=…</translation>
    </message>
    <message>
        <source>chat answers %1; %2</source>
        <translation>la conversation répond %1&#xa0;; %2</translation>
    </message>
    <message>
        <source>chat: %1; %2</source>
        <translation>conversation&#xa0;: %1&#xa0;; %2</translation>
    </message>
    <message>
        <source>no chat; %1</source>
        <translation>pas de conversation&#xa0;; %1</translation>
    </message>
    <message>
        <source>completion answers %1</source>
        <translation>la complétion répond %1</translation>
    </message>
    <message>
        <source>completion: %1</source>
        <translation>complétion&#xa0;: %1</translation>
    </message>
    <message>
        <source>no completion</source>
        <translation>pas de complétion</translation>
    </message>
    <message>
        <source>%1 equal greedy requests gave 1 text, %2</source>
        <translation>%1 requêtes gloutonnes identiques ont donné 1 texte, %2</translation>
    </message>
    <message>
        <source>%1 equal greedy requests gave %2 texts, %3</source>
        <translation>%1 requêtes gloutonnes identiques ont donné %2 textes, %3</translation>
    </message>
    <message>
        <source>log-probabilities unknown</source>
        <translation>log-probabilités inconnues</translation>
    </message>
    <message>
        <source>largest log-probability difference %1</source>
        <translation>plus grand écart de log-probabilité %1</translation>
    </message>
    <message>
        <source>this protocol has no log-probabilities</source>
        <translation>ce protocole n’a pas de log-probabilités</translation>
    </message>
    <message>
        <source>the server sends none, or such as cannot be true (0, −9999, null)</source>
        <translation>le serveur n’en envoie pas, ou de telles qu’elles ne peuvent être vraies (0, −9999, null)</translation>
    </message>
    <message>
        <source>all log-probabilities are 0: the server makes them up</source>
        <translation>toutes les log-probabilités valent 0&#xa0;: le serveur les invente</translation>
    </message>
    <message>
        <source>the alternatives&apos; probabilities add up to %1</source>
        <translation>les probabilités des autres choix font %1 au total</translation>
    </message>
    <message>
        <source>1 token, finite and at most 0, alternatives add up to at most %1</source>
        <translation>1 jeton, fini et au plus 0, les autres choix font au plus %1</translation>
    </message>
    <message>
        <source>%1 tokens, finite and at most 0, alternatives add up to at most %2</source>
        <translation>%1 jetons, finis et au plus 0, les autres choix font au plus %2</translation>
    </message>
    <message>
        <source>the server sends no log-probabilities for given text</source>
        <translation>le serveur n’envoie pas de log-probabilités pour un texte donné</translation>
    </message>
    <message>
        <source>this protocol cannot score a given text</source>
        <translation>ce protocole ne peut évaluer un texte donné</translation>
    </message>
    <message>
        <source>“Paris” and “xylophone” get the same log-probability (%1): the server makes it up</source>
        <translation>«&#xa0;Paris&#xa0;» et «&#xa0;xylophone&#xa0;» ont la même log-probabilité (%1)&#xa0;: le serveur l’invente</translation>
    </message>
    <message>
        <source>the model&apos;s own next token gets a log-probability that is %1 off when it is given instead of generated</source>
        <translation>le jeton suivant du modèle lui-même a une log-probabilité qui diffère de %1 quand il est donné au lieu d’être produit</translation>
    </message>
    <message>
        <source>%1: xylophone should not win, and nothing else could be compared</source>
        <translation>%1&#xa0;: xylophone ne devrait pas gagner, et rien d’autre n’a pu être comparé</translation>
    </message>
    <message>
        <source>%1: usable, but this model does not know the capital of France</source>
        <translation>%1&#xa0;: utilisable, mais ce modèle ne connaît pas la capitale de la France</translation>
    </message>
    <message>
        <source>“Paris” %1, “xylophone” %2; its own next token agrees to %3</source>
        <translation>«&#xa0;Paris&#xa0;» %1, «&#xa0;xylophone&#xa0;» %2&#xa0;; son propre jeton suivant concorde à %3 près</translation>
    </message>
    <message>
        <source>“Paris” %1, “xylophone” %2</source>
        <translation>«&#xa0;Paris&#xa0;» %1, «&#xa0;xylophone&#xa0;» %2</translation>
    </message>
    <message>
        <source>no images in this protocol or mode</source>
        <translation>pas d’images dans ce protocole ou ce mode</translation>
    </message>
    <message>
        <source>a red picture is called %1</source>
        <translation>une image rouge est appelée %1</translation>
    </message>
    <message>
        <source>%1 requests took %2 s, one alone %3 s; %4 slots</source>
        <translation>%1 requêtes ont pris %2 s, une seule %3 s&#xa0;; %4 emplacements</translation>
    </message>
    <message>
        <source>%1 requests took %2 s, one alone %3 s</source>
        <translation>%1 requêtes ont pris %2 s, une seule %3 s</translation>
    </message>
    <message>
        <source>%1 of %2 failed: %3</source>
        <translation>%1 sur %2 ont échoué&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 tokens came although 16 is the limit</source>
        <translation>%1 jetons sont venus alors que la limite est 16</translation>
    </message>
    <message>
        <source>three samples at temperature 1.5 are the same text: temperature or seed is ignored</source>
        <translation>trois échantillons à la température 1.5 sont le même texte&#xa0;: la température ou la graine est ignorée</translation>
    </message>
    <message>
        <source>no field rejected; %1 samples gave 1 text</source>
        <translation>aucun champ refusé&#xa0;; %1 échantillons ont donné 1 texte</translation>
    </message>
    <message>
        <source>no field rejected; %1 samples gave %2 texts</source>
        <translation>aucun champ refusé&#xa0;; %1 échantillons ont donné %2 textes</translation>
    </message>
    <message>
        <source>no answer in time: the test may take %1 s in all; test-s=SECONDS in the backend&apos;s URI gives it more</source>
        <translation>pas de réponse à temps&#xa0;: l’essai peut prendre %1 s en tout&#xa0;; test-s=SECONDES dans l’URI lui en donne plus</translation>
    </message>
    <message>
        <source>the test was stopped</source>
        <translation>l’essai a été arrêté</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>de référence</translation>
    </message>
    <message>
        <source>debiased</source>
        <translation>débiaisé</translation>
    </message>
    <message>
        <source>seeded</source>
        <translation>par graine</translation>
    </message>
    <message>
        <source>lenient</source>
        <translation>indulgente</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>stricte</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>arrêtée par l’utilisateur</translation>
    </message>
    <message>
        <source>interrupted when the program was closed</source>
        <translation>interrompue à la fermeture du programme</translation>
    </message>
    <message>
        <source>the program ended while it ran</source>
        <translation>le programme s’est terminé pendant qu’elle était en cours</translation>
    </message>
    <message>
        <source>%1 of %2 are answered</source>
        <translation>%1 sur %2 ont une réponse</translation>
    </message>
    <message>
        <source>the budget of $%1 is used up: $%2 spent, the next request may cost $%3</source>
        <translation>le budget de %1 $ est épuisé&#xa0;: %2 $ dépensés, la requête suivante peut coûter %3 $</translation>
    </message>
    <message>
        <source>the server of this run is one that Chronoscope starts, and it is not running</source>
        <translation>le serveur de cette exécution est démarré par Chronoscope, et il ne tourne pas</translation>
    </message>
    <message>
        <source>another model is served there than the run was made with: %1</source>
        <translation>un autre modèle que celui de l’exécution y est servi&#xa0;: %1</translation>
    </message>
    <message>
        <source>this server was tested and cannot give: %1</source>
        <translation>ce serveur a été essayé et ne peut donner&#xa0;: %1</translation>
    </message>
    <message>
        <source>log-probabilities of a given text</source>
        <translation>log-probabilités d’un texte donné</translation>
    </message>
    <message>
        <source>log-probabilities of its own tokens</source>
        <translation>log-probabilités de ses propres jetons</translation>
    </message>
    <message>
        <source>the environment variable that holds the key is not set</source>
        <translation>la variable d’environnement qui contient la clé n’est pas définie</translation>
    </message>
    <message>
        <source>the workspace is no longer at its place: it was moved, removed or replaced</source>
        <translation>l’espace de travail n’est plus à sa place&#xa0;: il a été déplacé, supprimé ou remplacé</translation>
    </message>
    <message>
        <source>%1 (after %2 attempts)</source>
        <translation>%1 (après %2 essais)</translation>
    </message>
    <message>
        <source>%1: resting %2 s as the server asked</source>
        <translation>%1&#xa0;: pause de %2 s comme le serveur l’a demandé</translation>
    </message>
    <message>
        <source>no connection: %1</source>
        <translation>pas de connexion&#xa0;: %1</translation>
    </message>
    <message>
        <source>no connection to the server: %1</source>
        <translation>pas de connexion au serveur&#xa0;: %1</translation>
    </message>
    <message>
        <source>no connection to the server</source>
        <translation>pas de connexion au serveur</translation>
    </message>
    <message>
        <source>no connection in time</source>
        <translation>pas de connexion à temps</translation>
    </message>
    <message>
        <source>offline: the settings let nothing leave this computer</source>
        <translation>hors ligne&#xa0;: les réglages ne laissent rien quitter cet ordinateur</translation>
    </message>
    <message>
        <source>the connection broke within the headers</source>
        <translation>la connexion s’est rompue dans les en-têtes</translation>
    </message>
    <message>
        <source>the connection broke: %1</source>
        <translation>la connexion s’est rompue&#xa0;: %1</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>la connexion s’est rompue</translation>
    </message>
    <message>
        <source>the server&apos;s certificate could not be verified: %1</source>
        <translation>le certificat du serveur n’a pas pu être vérifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>the server&apos;s certificate could not be verified</source>
        <translation>le certificat du serveur n’a pas pu être vérifié</translation>
    </message>
    <message>
        <source>the reply could not be read</source>
        <translation>la réponse n’a pas pu être lue</translation>
    </message>
    <message>
        <source>the server does not speak HTTP</source>
        <translation>le serveur ne parle pas HTTP</translation>
    </message>
    <message>
        <source>the server answered with status %1</source>
        <translation>le serveur a répondu avec le statut %1</translation>
    </message>
    <message>
        <source>no byte for %1 s</source>
        <translation>aucun octet depuis %1 s</translation>
    </message>
    <message>
        <source>no complete reply within %1 s</source>
        <translation>pas de réponse complète en %1 s</translation>
    </message>
    <message>
        <source>the server was ended by %1</source>
        <translation>le serveur a été terminé par %1</translation>
    </message>
    <message>
        <source>the server ended with exit status %1</source>
        <translation>le serveur s’est terminé avec le statut %1</translation>
    </message>
    <message>
        <source>the server could not be started</source>
        <translation>le serveur n’a pas pu être démarré</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>le fichier ne peut être lu</translation>
    </message>
    <message>
        <source>no such run</source>
        <translation>aucune exécution de ce nom</translation>
    </message>
    <message>
        <source>no such workspace</source>
        <translation>aucun espace de travail de ce nom</translation>
    </message>
    <message>
        <source>%1 (HTTP %2)</source>
        <translation>%1 (HTTP %2)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>CEM, cover exact match: 1 where the reply has a gold in it, word for word, else 0</source>
        <translation>CEM, cover exact match&#xa0;: 1 si la réponse contient une bonne réponse mot pour mot, sinon 0</translation>
    </message>
    <message>
        <source>no date, so it is asked in no year</source>
        <translation>pas de date&#xa0;: n’est demandé pour aucune année</translation>
    </message>
    <message>
        <source>starts after the year the table is of</source>
        <translation>commence après l’année du tableau</translation>
    </message>
    <message>
        <source>no year of it is asked about</source>
        <translation>aucune de ses années n’est demandée</translation>
    </message>
    <message>
        <source>no question is known for “%1”: without words of its own the generic one is used</source>
        <translation>aucune question n’est connue pour «&#xa0;%1&#xa0;»&#xa0;: sans formulation propre, la question générique sert</translation>
    </message>
    <message>
        <source>“%1” is right for %2, 1 year before the year asked (%3).</source>
        <translation>«&#xa0;%1&#xa0;» est juste pour&#xa0;%2, 1 an avant l’année demandée (%3).</translation>
    </message>
    <message>
        <source>“%1” is right for %2, 1 year after the year asked (%3).</source>
        <translation>«&#xa0;%1&#xa0;» est juste pour&#xa0;%2, 1 an après l’année demandée (%3).</translation>
    </message>
    <message>
        <source>“%1” is right for %2, %3 years before the year asked (%4).</source>
        <translation>«&#xa0;%1&#xa0;» est juste pour&#xa0;%2,&#xa0;%3 ans avant l’année demandée (%4).</translation>
    </message>
    <message>
        <source>“%1” is right for %2, %3 years after the year asked (%4).</source>
        <translation>«&#xa0;%1&#xa0;» est juste pour&#xa0;%2,&#xa0;%3 ans après l’année demandée (%4).</translation>
    </message>
    <message>
        <source>“%1” is one of the element&apos;s distractors.</source>
        <translation>«&#xa0;%1&#xa0;» est un des distracteurs de l’élément.</translation>
    </message>
    <message>
        <source>“%1” is right for no year and no distractor. The nearest right name is “%2” at %3.</source>
        <translation>«&#xa0;%1&#xa0;» n’est juste pour aucune année et n’est pas un distracteur. Le bon nom le plus proche est «&#xa0;%2&#xa0;», à&#xa0;%3.</translation>
    </message>
    <message>
        <source>“%1” is right for no year and no distractor.</source>
        <translation>«&#xa0;%1&#xa0;» n’est juste pour aucune année et n’est pas un distracteur.</translation>
    </message>
    <message>
        <source>“%1” resembles the right “%2” at %3, just under the threshold of %4.</source>
        <translation>«&#xa0;%1&#xa0;» ressemble au juste «&#xa0;%2&#xa0;» à&#xa0;%3, juste sous le seuil de&#xa0;%4.</translation>
    </message>
    <message>
        <source>A truth value names no object, so it does not say what is wrong.</source>
        <translation>Une valeur de vérité ne nomme aucun objet&#xa0;: elle ne dit pas ce qui est faux.</translation>
    </message>
    <message>
        <source>The reply opens like a refusal.</source>
        <translation>La réponse commence comme un refus.</translation>
    </message>
    <message>
        <source>The reply holds no answer.</source>
        <translation>La réponse ne contient rien.</translation>
    </message>
    <message>
        <source>The reply ended at the token limit before it gave an answer.</source>
        <translation>La réponse s’est arrêtée à la limite de jetons avant de répondre.</translation>
    </message>
    <message>
        <source>The letter of one option stands with the text of another: “%1”.</source>
        <translation>La lettre d’une option va avec le texte d’une autre&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The reply does not open as strict extraction wants it: “A. …”.</source>
        <translation>La réponse ne commence pas comme l’extraction stricte le veut&#xa0;: «&#xa0;A. …&#xa0;».</translation>
    </message>
    <message>
        <source>The reply says nothing that could be taken for an answer.</source>
        <translation>La réponse ne dit rien qui puisse passer pour une réponse.</translation>
    </message>
    <message>
        <source>None of the options can be recognised in the reply.</source>
        <translation>Aucune des options n’est reconnue dans la réponse.</translation>
    </message>
    <message>
        <source>The reply says neither true nor false.</source>
        <translation>La réponse ne dit ni vrai ni faux.</translation>
    </message>
    <message>
        <source>The reply is right when it is read leniently: “%1” at %2.</source>
        <translation>La réponse est juste si on la lit avec indulgence&#xa0;: «&#xa0;%1&#xa0;» à&#xa0;%2.</translation>
    </message>
    <message>
        <source>missing in one of them · %1</source>
        <translation>manque dans l&apos;une d&apos;elles · %1</translation>
    </message>
    <message>
        <source>CEM %1 against %2 · %3</source>
        <translation>CEM %1 contre %2 · %3</translation>
    </message>
    <message>
        <source>missing · %1</source>
        <translation>manque · %1</translation>
    </message>
    <message>
        <source>W %1 · %2</source>
        <translation>W %1 · %2</translation>
    </message>
    <message>
        <source>undefined · %1</source>
        <translation>non défini · %1</translation>
    </message>
    <message>
        <source>the name is longer than %1 bytes</source>
        <translation>le nom dépasse %1 octets</translation>
    </message>
    <message>
        <source>Export annotations</source>
        <translation>Exporter les annotations</translation>
    </message>
    <message>
        <source>The annotations were not exported</source>
        <translation>Les annotations n’ont pas été exportées</translation>
    </message>
    <message>
        <source>1 annotation in %1</source>
        <translation>1 annotation dans %1</translation>
    </message>
    <message>
        <source>%1 annotations in %2</source>
        <translation>%1 annotations dans %2</translation>
    </message>
    <message>
        <source>Nothing is annotated yet</source>
        <translation>Rien n’est encore annoté</translation>
    </message>
    <message>
        <source>Export all annotations</source>
        <translation>Exporter toutes les annotations</translation>
    </message>
    <message>
        <source>CSV, for a spreadsheet (*.csv);;JSON Lines, for programs (*.jsonl);;Tasks of Label Studio (*.json)</source>
        <translation>CSV, pour un tableur (*.csv);;JSON Lines, pour des programmes (*.jsonl);;Tâches de Label Studio (*.json)</translation>
    </message>
    <message>
        <source>%1 (unfinished)</source>
        <translation>%1 (inachevée)</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>not judged · %1</source>
        <translation>non jugé · %1</translation>
    </message>
    <message>
        <source>&amp;Only what it is made of</source>
        <translation>&amp;Seulement ce dont c’est fait</translation>
    </message>
    <message>
        <source>Narrows the filter of all result pages to this number; Alt+Left goes back</source>
        <translation>Restreint le filtre de toutes les pages de résultats à ce nombre&#xa0;; Alt+Gauche revient</translation>
    </message>
    <message>
        <source>Make a queue of the wrong answers behind it</source>
        <translation>Faire une file des réponses fausses qui sont derrière</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Comparer avec</translation>
    </message>
    <message>
        <source>As&amp;k again…</source>
        <translation>&amp;Redemander…</translation>
    </message>
    <message>
        <source>Shows the prompt in the Inspector, to be sent once more; nothing stored is changed</source>
        <translation>Affiche le prompt dans l’Inspecteur, à envoyer une fois de plus&#xa0;; rien de conservé n’est changé</translation>
    </message>
    <message>
        <source>&amp;Only this run</source>
        <translation>&amp;Seulement cette exécution</translation>
    </message>
    <message>
        <source>Narrows the filter of all result pages to this run; Alt+Left goes back</source>
        <translation>Restreint le filtre de toutes les pages de résultats à cette exécution&#xa0;; Alt+Gauche revient</translation>
    </message>
    <message>
        <source>&amp;Only this element</source>
        <translation>&amp;Seulement cet élément</translation>
    </message>
    <message>
        <source>Narrows the filter of all result pages to this element; Alt+Left goes back</source>
        <translation>Restreint le filtre de toutes les pages de résultats à cet élément&#xa0;; Alt+Gauche revient</translation>
    </message>
    <message>
        <source>&amp;Annotate these…</source>
        <translation>&amp;Annoter celles-ci…</translation>
    </message>
    <message>
        <source>Saved figures</source>
        <translation>Figures enregistrées</translation>
    </message>
    <message>
        <source>Fineness</source>
        <translation>Finesse</translation>
    </message>
    <message>
        <source>Dots per inch of pictures that are saved or copied. SVG and PDF are drawings: they are sharp in any size.</source>
        <translation>Points par pouce des images enregistrées ou copiées. SVG et PDF sont des dessins&#xa0;: ils restent nets à toute taille.</translation>
    </message>
    <message>
        <source>%1 dpi</source>
        <translation>%1 ppp</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Papers want white; slides may be dark.</source>
        <translation>Un article veut du blanc&#xa0;; des diapositives peuvent être sombres.</translation>
    </message>
    <message>
        <source>Light, on white</source>
        <translation>Claires, sur blanc</translation>
    </message>
    <message>
        <source>As the window shows them</source>
        <translation>Comme la fenêtre les montre</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Models, keys and prices</source>
        <translation>Modèles, clés et prix</translation>
    </message>
    <message>
        <source>Model servers and files, API keys, what a model costs: on the page Backends.</source>
        <translation>Serveurs et fichiers de modèles, clés d’API, ce que coûte un modèle&#xa0;: à la page Backends.</translation>
    </message>
    <message>
        <source>Dated facts and their dates</source>
        <translation>Faits datés et leurs dates</translation>
    </message>
    <message>
        <source>Items of the workspace</source>
        <translation>Éléments de l’espace de travail</translation>
    </message>
    <message>
        <source>The questions as they came; no run has asked them.</source>
        <translation>Les questions telles qu’elles sont venues ; aucune exécution ne les a posées.</translation>
    </message>
    <message>
        <source>no formula: questions listed</source>
        <translation>pas de formule : questions listées</translation>
    </message>
    <message>
        <source>CEM %1 % with the context and %2 % without: %3 points</source>
        <translation>CEM %1&#xa0;% avec le contexte et %2&#xa0;% sans&#xa0;: %3 points</translation>
    </message>
    <message>
        <source>n = %1 outputs</source>
        <translation>n = %1 sorties</translation>
    </message>
    <message>
        <source>%1 %, n = %2 of %3 outputs</source>
        <translation>%1 %, n = %2 sur %3 sorties</translation>
    </message>
    <message>
        <source>names who held it in %1</source>
        <translation>nomme qui le détenait en %1</translation>
    </message>
    <message>
        <source>all answers about now</source>
        <translation>toutes les réponses sur le présent</translation>
    </message>
    <message>
        <source>nobody of the list</source>
        <translation>personne de la liste</translation>
    </message>
    <message>
        <source>%1 with its context</source>
        <translation>%1 avec son contexte</translation>
    </message>
    <message>
        <source>%1 without its context</source>
        <translation>%1 sans son contexte</translation>
    </message>
    <message>
        <source>%1 %, n = %2 of %3 items</source>
        <translation>%1 %, n = %2 sur %3 éléments</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Latest (à jour)</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Outdated (périmé)</translation>
    </message>
    <message>
        <source>Irrelevant</source>
        <translation>Irrelevant (hors sujet)</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>The context&apos;s</source>
        <translation>Celui du contexte</translation>
    </message>
    <message>
        <source>Another of the list</source>
        <translation>Un autre de la liste</translation>
    </message>
    <message>
        <source>Facts of the elements</source>
        <translation>Faits des éléments</translation>
    </message>
    <message>
        <source>It held until %1, but no date after %2 is asked, as in the paper: “stress --clip” asks later ones.</source>
        <translation>Valable jusqu’à %1, mais aucune date après %2 n’est demandée, comme dans l’article&#xa0;: «&#xa0;stress --clip&#xa0;» en demande de plus tardives.</translation>
    </message>
    <message>
        <source>It held until %1, but no date after %2 is asked: the run was made so.</source>
        <translation>Valable jusqu’à %1, mais aucune date après %2 n’est demandée&#xa0;: l’exécution a été faite ainsi.</translation>
    </message>
    <message>
        <source>One year in %1 is asked.</source>
        <translation>Une année sur %1 est demandée.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>How the window writes them. Exported tables and the command line keep 1234.5.</source>
        <translation>Comment la fenêtre les écrit. Les tables exportées et la ligne de commande gardent 1234.5.</translation>
    </message>
    <message>
        <source>No exemplars, asked without any: %1</source>
        <translation>Pas d’exemples, demandé sans&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>No exemplars of its own, shown those of the shipped relation “%1”: %2</source>
        <translation>Pas d’exemples propres, précédé de ceux de la relation fournie «&#xa0;%1&#xa0;»&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>exemplars for “%1” from the shipped relation “%2”</source>
        <translation>exemples pour «&#xa0;%1&#xa0;» pris de la relation fournie «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Measured beside planted</source>
        <translation>Le mesuré à côté du planté</translation>
    </message>
    <message>
        <source>Of a calibration model: replies for which the right answer was planted, and replies that hold it.</source>
        <translation>D’un modèle d’étalonnage : les réponses pour lesquelles la bonne réponse a été plantée, et celles qui la contiennent.</translation>
    </message>
    <message>
        <source>share = such replies ÷ replies, × 100</source>
        <translation>part = ces réponses ÷ réponses, × 100</translation>
    </message>
    <message>
        <source>n = replies</source>
        <translation>n = réponses</translation>
    </message>
    <message>
        <source>No run that the result pages show has asked about this element</source>
        <translation>Aucune exécution que montrent les pages de résultats n’a demandé cet élément</translation>
    </message>
    <message>
        <source>The result pages show no run yet</source>
        <translation>Les pages de résultats ne montrent encore aucune exécution</translation>
    </message>
    <message>
        <source>The replies of %1 are judged by %2, in the run %3</source>
        <translation>Les réponses de %1 sont jugées par %2, dans l’exécution %3</translation>
    </message>
    <message>
        <source>and %1 more, see the command “report --view mined”</source>
        <translation>et %1 de plus, voir la commande « report --view mined »</translation>
    </message>
    <message>
        <source>Of several finished runs of judges over the same replies the one made last counts</source>
        <translation>De plusieurs exécutions de juges terminées sur les mêmes réponses, la dernière créée compte</translation>
    </message>
    <message>
        <source>No judge has read its replies</source>
        <translation>Aucun juge n’a lu ses réponses</translation>
    </message>
    <message>
        <source>Runs that no judge has read: %1</source>
        <translation>Exécutions qu’aucun juge n’a lues : %1</translation>
    </message>
    <message>
        <source>with context</source>
        <translation>avec contexte</translation>
    </message>
    <message>
        <source>without context</source>
        <translation>sans contexte</translation>
    </message>
    <message>
        <source>%1 %2%3 (n = %4)</source>
        <translation>%1 %2%3 (n = %4)</translation>
    </message>
    <message>
        <source>No dated facts yet</source>
        <translation>Pas encore de faits datés</translation>
    </message>
    <message>
        <source>Robustness asks about facts that held from one date to another: a file of such facts comes first.</source>
        <translation>Robustesse porte sur des faits valables d’une date à une autre&#xa0;: il faut d’abord un fichier de tels faits.</translation>
    </message>
    <message>
        <source>Import dated facts…</source>
        <translation>Importer des faits datés…</translation>
    </message>
    <message>
        <source>No robustness run yet</source>
        <translation>Pas encore d’exécution de robustesse</translation>
    </message>
    <message>
        <source>Dated facts that are here: %1. A run has a model score them at dates inside and outside of their time.</source>
        <translation>Faits datés présents&#xa0;: %1. Une exécution les fait noter par un modèle à des dates dans et hors de leur période.</translation>
    </message>
    <message>
        <source>New robustness run…</source>
        <translation>Nouvelle exécution de robustesse…</translation>
    </message>
    <message>
        <source>Facts appear here once all of their dates have been asked.</source>
        <translation>Les faits apparaissent ici une fois toutes leurs dates demandées.</translation>
    </message>
    <message>
        <source>No fact is scored yet</source>
        <translation>Aucun fait n’a encore de score</translation>
    </message>
    <message>
        <source>%1 The run is not going on: continue it on the Runs page.</source>
        <translation>%1 L’exécution ne tourne pas&#xa0;: la continuer à la page Exécutions.</translation>
    </message>
    <message>
        <source>Go to runs</source>
        <translation>Aller aux exécutions</translation>
    </message>
    <message>
        <source>No ChroKnowledge run yet</source>
        <translation>Pas encore d’exécution ChroKnowledge</translation>
    </message>
    <message>
        <source>Across systems shows how robust the facts are whose elements a model knows over the years: make a run over the elements, and take their facts in “Dates…”.</source>
        <translation>Entre systèmes montre la robustesse des faits dont un modèle connaît les éléments au fil des ans&#xa0;: faire une exécution sur les éléments, et prendre leurs faits dans «&#xa0;Dates…&#xa0;».</translation>
    </message>
    <message>
        <source>The ratio compares a run with the standard prompt and one with few-shot examples, over the same facts.</source>
        <translation>Le rapport compare une exécution avec le prompt standard et une avec exemples few-shot, sur les mêmes faits.</translation>
    </message>
    <message>
        <source>Another model, prompt or wording over the same facts at the same dates.</source>
        <translation>Un autre modèle, prompt ou texte sur les mêmes faits aux mêmes dates.</translation>
    </message>
    <message>
        <source>A pretrained model is compared with its instruct version over the same facts.</source>
        <translation>Un modèle préentraîné est comparé à sa version instruct sur les mêmes faits.</translation>
    </message>
    <message>
        <source>One run more is needed</source>
        <translation>Il faut une exécution de plus</translation>
    </message>
    <message>
        <source>One run of another model is needed</source>
        <translation>Il faut une exécution d’un autre modèle</translation>
    </message>
    <message>
        <source>No fact was asked at the same dates</source>
        <translation>Aucun fait n’a été demandé aux mêmes dates</translation>
    </message>
    <message>
        <source>Both runs asked about facts in common, but not at as many dates of each: the sampler, the precisions or the last date differ.</source>
        <translation>Les deux exécutions ont demandé des faits communs, mais pas à autant de dates de chacun&#xa0;: l’échantillonneur, les précisions ou la dernière date diffèrent.</translation>
    </message>
    <message>
        <source>The facts that both runs asked about lack a correct or an incorrect date with a score in one of them.</source>
        <translation>Aux faits que les deux exécutions ont demandés manque, dans l’une d’elles, une date correcte ou incorrecte avec un score.</translation>
    </message>
    <message>
        <source>The runs have no fact in common</source>
        <translation>Les exécutions n’ont aucun fait en commun</translation>
    </message>
    <message>
        <source>No fact that the filter takes was asked in both: choose other runs, or clear the filter.</source>
        <translation>Aucun fait que retient le filtre n’a été demandé dans les deux&#xa0;: choisissez d’autres exécutions, ou effacez le filtre.</translation>
    </message>
    <message>
        <source>None was asked in both: choose another run above, or make one over the same facts.</source>
        <translation>Aucun n’a été demandé dans les deux&#xa0;: choisissez une autre exécution ci-dessus, ou faites-en une sur les mêmes faits.</translation>
    </message>
    <message>
        <source>no row of this table has a start and an end</source>
        <translation>aucune ligne de cette table n’a de début et de fin</translation>
    </message>
    <message>
        <source>Parquet is not read: write the table as CSV</source>
        <translation>le format Parquet n’est pas lu&#xa0;: enregistrez la table en CSV</translation>
    </message>
    <message>
        <source>no dated facts: neither JSON Lines nor a table with subject, relation, object, start and end, nor one of TimeStress</source>
        <translation>pas de faits datés&#xa0;: ni JSON Lines, ni une table avec subject, relation, object, start et end, ni une table TimeStress</translation>
    </message>
    <message>
        <source>No test was lost, so there is nothing to take a share of</source>
        <translation>Aucun test n’a été perdu&#xa0;: il n’y a rien dont prendre une part</translation>
    </message>
    <message>
        <source>none lost</source>
        <translation>aucun perdu</translation>
    </message>
    <message>
        <source>n = 0</source>
        <translation>n = 0</translation>
    </message>
    <message>
        <source>n = 0: no fact is robust at %1, so there is nothing to take a share of</source>
        <translation>n = 0&#xa0;: aucun fait n’est robuste à %1, il n’y a donc rien dont prendre une part</translation>
    </message>
    <message>
        <source>
Facts undefined somewhere, left out: %1</source>
        <translation>
Faits non définis quelque part, laissés de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>
Facts undefined for either, in no bar: %1</source>
        <translation>
Faits non définis pour l’un ou l’autre, dans aucune barre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not published</source>
        <translation>Non publié</translation>
    </message>
    <message>
        <source>dates without a score, in no test: %1</source>
        <translation>dates sans score, dans aucun test&#xa0;: %1</translation>
    </message>
    <message>
        <source>scores that are no numbers and lose their tests: %1</source>
        <translation>scores qui ne sont pas des nombres et perdent leurs tests&#xa0;: %1</translation>
    </message>
    <message>
        <source>facts not asked to the end, in no number: %1</source>
        <translation>faits non demandés jusqu’au bout, dans aucun nombre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Facts whose popularity is not known, in no point: %1.</source>
        <translation>Faits dont la popularité n’est pas connue, dans aucun point&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Runs that have such facts, too: %1. Their counts stand in the tip of these lines, by reason in the table of the overview.</source>
        <translation>Autres exécutions ayant de tels faits&#xa0;: %1. Leurs nombres figurent dans l’infobulle de ces lignes, par raison dans le tableau de la vue d’ensemble.</translation>
    </message>
    <message>
        <source>Facts of no element that the other run asks: %1.</source>
        <translation>Faits d’aucun élément que demande l’autre exécution&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Facts of the run still to be asked: %1</source>
        <translation>Faits de l’exécution encore à demander&#xa0;: %1</translation>
    </message>
    <message>
        <source>Of its dates still to be asked: %1</source>
        <translation>De ses dates encore à demander&#xa0;: %1</translation>
    </message>
    <message>
        <source>Facts that lack some of their scores: %1</source>
        <translation>Faits auxquels manquent des scores&#xa0;: %1</translation>
    </message>
    <message>
        <source>Scores that are no numbers and lose their tests: %1</source>
        <translation>Scores qui ne sont pas des nombres et perdent leurs tests&#xa0;: %1</translation>
    </message>
    <message>
        <source>Global: pooled tests</source>
        <translation>Global&#xa0;: tests regroupés</translation>
    </message>
    <message>
        <source>Global: mean of precisions</source>
        <translation>Global&#xa0;: moyenne des précisions</translation>
    </message>
    <message>
        <source>Global: all precisions of a fact together. R is 1 if it is 1 at each. W is the mean of the precisions&apos; win rates; or, with pooled tests, the share of all its tests that are won.</source>
        <translation>Global&#xa0;: toutes les précisions d’un fait ensemble. R vaut 1 s’il vaut 1 à chacune. W est la moyenne des taux de victoire des précisions&#xa0;; ou, avec les tests regroupés, la part de tous ses tests gagnés.</translation>
    </message>
    <message>
        <source>How precise the dates in the questions are. A fact whose bounds are known by year alone counts at months and days, too: as one that held from the first day of its first year to the last day of its last year.</source>
        <translation>La précision des dates dans les questions. Un fait dont les bornes ne sont connues que par l’année compte aussi aux mois et aux jours&#xa0;: comme s’il était valable du premier jour de sa première année au dernier jour de sa dernière.</translation>
    </message>
    <message>
        <source>Known by year alone: months and days are judged as if it held from the first day of the first year to the last day of the last.</source>
        <translation>Connu par l’année seulement&#xa0;: mois et jours sont jugés comme s’il était valable du premier jour de la première année au dernier jour de la dernière.</translation>
    </message>
    <message>
        <source>Paper: some nine correct years</source>
        <translation>Article&#xa0;: environ neuf années correctes</translation>
    </message>
    <message>
        <source>How the years around a fact&apos;s time are chosen. TimeStress: 201 points at equal distances over ten lengths of the fact&apos;s validity; every year that one of them falls into is asked once, so a short fact has fewer dates. Paper: every so many years, so that about nine are correct.</source>
        <translation>Comment les années autour de la période d’un fait sont choisies. TimeStress&#xa0;: 201 points à distances égales sur dix durées de validité du fait&#xa0;; chaque année où tombe l’un d’eux est demandée une fois, si bien qu’un fait court a moins de dates. Article&#xa0;: une année sur tant, pour qu’environ neuf soient correctes.</translation>
    </message>
    <message>
        <source>%1 not judged</source>
        <translation>%1 non jugées</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>planté</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>planted and measured as right</source>
        <translation>planté et mesuré juste</translation>
    </message>
    <message>
        <source>planted as right, measured as wrong</source>
        <translation>planté juste, mesuré faux</translation>
    </message>
    <message>
        <source>planted as wrong, measured as right</source>
        <translation>planté faux, mesuré juste</translation>
    </message>
    <message>
        <source>planted and measured as wrong</source>
        <translation>planté et mesuré faux</translation>
    </message>
    <message>
        <source>n = %1 replies</source>
        <translation>n = %1 réponses</translation>
    </message>
    <message>
        <source>planted %1 %, measured %2 %: %3 points</source>
        <translation>planté %1 %, mesuré %2 % : %3 points</translation>
    </message>
    <message>
        <source>as planted</source>
        <translation>comme planté</translation>
    </message>
    <message>
        <source>not as planted</source>
        <translation>autre que planté</translation>
    </message>
    <message>
        <source>There was no test: no fact has a correct and an incorrect date with scores, so none could be lost</source>
        <translation>Il n’y a eu aucun test&#xa0;: aucun fait n’a une date correcte et une incorrecte avec des scores, aucun ne pouvait donc être perdu</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>aucun test</translation>
    </message>
    <message>
        <source>%1: %2; %3: %4</source>
        <translation>%1 : %2 ; %3 : %4</translation>
    </message>
    <message>
        <source>The runs ask different slices of the benchmark, with no element in common. Choose two runs of the same slice.</source>
        <translation>Les exécutions interrogent des tranches différentes du benchmark, sans élément commun. Choisissez deux exécutions de la même tranche.</translation>
    </message>
    <message>
        <source>The runs use no template in common (%1).</source>
        <translation>Les exécutions n’ont aucun gabarit en commun (%1).</translation>
    </message>
    <message>
        <source>The runs ask no year in common (%1).</source>
        <translation>Les exécutions n’ont aucune année en commun (%1).</translation>
    </message>
    <message>
        <source>The runs ask elements and years in common, but no element at the same year.</source>
        <translation>Les exécutions ont des éléments et des années en commun, mais aucun élément à la même année.</translation>
    </message>
    <message>
        <source>What both runs ask is not judged in both yet: wait until they have replies, or ask the requests with errors again.</source>
        <translation>Ce que les deux exécutions demandent n’est pas encore jugé dans les deux : attendez leurs réponses, ou redemandez les requêtes en erreur.</translation>
    </message>
    <message>
        <source>Both runs have judged questions in common, but none of them passes the filter: %1.</source>
        <translation>Les deux exécutions ont des questions jugées en commun, mais aucune ne passe le filtre : %1.</translation>
    </message>
    <message>
        <source>Both runs have judged questions in common, but under other templates than the one chosen above.</source>
        <translation>Les deux exécutions ont des questions jugées en commun, mais sous d’autres gabarits que celui choisi ci-dessus.</translation>
    </message>
    <message>
        <source>calibration model %1</source>
        <translation>modèle d’étalonnage %1</translation>
    </message>
    <message>
        <source>calibration model</source>
        <translation>modèle d’étalonnage</translation>
    </message>
    <message>
        <source>Elements that are Correct in every year.</source>
        <translation>Éléments qui sont Correct chaque année.</translation>
    </message>
    <message>
        <source>Elements with right replies up to a year and none after it, or from a year on and none before it.</source>
        <translation>Éléments à réponses justes jusqu’à une année et sans aucune après, ou à partir d’une année et sans aucune avant.</translation>
    </message>
    <message>
        <source>Elements with right replies in some years, without a year that parts them from the rest.</source>
        <translation>Éléments à réponses justes certaines années, sans année qui les sépare des autres.</translation>
    </message>
    <message>
        <source>Elements that are Incorrect in every year.</source>
        <translation>Éléments qui sont Incorrect chaque année.</translation>
    </message>
    <message>
        <source>Elements of which a year lacks a category: they have none either.</source>
        <translation>Éléments dont une année n’a pas de catégorie&#xa0;: ils n’en ont pas non plus.</translation>
    </message>
    <message>
        <source>Elements under one template, those without a category among them.</source>
        <translation>Éléments sous un gabarit, y compris ceux sans catégorie.</translation>
    </message>
    <message>
        <source>Answers that the judge counts as right.</source>
        <translation>Réponses que le juge compte justes.</translation>
    </message>
    <message>
        <source>Answers that the judge counts as wrong.</source>
        <translation>Réponses que le juge compte fausses.</translation>
    </message>
    <message>
        <source>correct ÷ judged × 100.</source>
        <translation>correct ÷ judged × 100.</translation>
    </message>
    <message>
        <source>Items that at least two annotators labelled.</source>
        <translation>Items étiquetés par au moins deux annotateurs.</translation>
    </message>
    <message>
        <source>Items that were given this label by anybody.</source>
        <translation>Items auxquels quelqu’un a donné cette étiquette.</translation>
    </message>
    <message>
        <source>Items that some annotators gave this label and others did not.</source>
        <translation>Items auxquels certains annotateurs ont donné cette étiquette et d’autres non.</translation>
    </message>
    <message>
        <source>The value of the measure: 1 always the same, 0 as by chance.</source>
        <translation>Valeur de la mesure&#xa0;: 1 toujours pareil, 0 comme au hasard.</translation>
    </message>
    <message>
        <source>Answers with a verdict.</source>
        <translation>Réponses avec un verdict.</translation>
    </message>
    <message>
        <source>Incorrect answers that people have annotated.</source>
        <translation>Réponses Incorrect que des personnes ont annotées.</translation>
    </message>
    <message>
        <source>Of these, those that people hold for right: another name of the right object.</source>
        <translation>Parmi elles, celles que des personnes tiennent pour justes&#xa0;: un autre nom du bon objet.</translation>
    </message>
    <message>
        <source>alias_missed ÷ labelled × 100.</source>
        <translation>alias_missed ÷ labelled × 100.</translation>
    </message>
    <message>
        <source>Of these, those without an answer that people accepted.</source>
        <translation>Parmi elles, celles sans réponse acceptée par des personnes.</translation>
    </message>
    <message>
        <source>Questions that become right once the accepted answers count.</source>
        <translation>Questions qui deviennent justes une fois comptées les réponses acceptées.</translation>
    </message>
    <message>
        <source>Share correct with the accepted answers, in per cent.</source>
        <translation>Part de Correct avec les réponses acceptées, en pour cent.</translation>
    </message>
    <message>
        <source>Annotated answers, drawn in random order, that the estimate is made of.</source>
        <translation>Réponses annotées, tirées dans un ordre aléatoire, dont est faite l’estimation.</translation>
    </message>
    <message>
        <source>Answers of that order that nobody has annotated yet.</source>
        <translation>Réponses de cet ordre que personne n’a encore annotées.</translation>
    </message>
    <message>
        <source>Share correct that is expected were all Incorrect answers annotated, in per cent.</source>
        <translation>Part de Correct attendue si toutes les réponses Incorrect étaient annotées, en pour cent.</translation>
    </message>
    <message>
        <source>Lower end of the 95 % interval of the estimate.</source>
        <translation>Borne inférieure de l’intervalle à 95&#xa0;% de l’estimation.</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval of the estimate.</source>
        <translation>Borne supérieure de l’intervalle à 95&#xa0;% de l’estimation.</translation>
    </message>
    <message>
        <source>Annotated wrong answers with this label.</source>
        <translation>Réponses fausses annotées avec cette étiquette.</translation>
    </message>
    <message>
        <source>cells with the label ÷ annotated cells × 100.</source>
        <translation>cellules avec l’étiquette ÷ cellules annotées × 100.</translation>
    </message>
    <message>
        <source>Elements whose category is known before and after.</source>
        <translation>Éléments dont la catégorie est connue avant et après.</translation>
    </message>
    <message>
        <source>Known elements before, in per cent of those measured.</source>
        <translation>Éléments Known avant, en pour cent de ceux mesurés.</translation>
    </message>
    <message>
        <source>Known elements after being led through the neighbouring years, in per cent of those measured.</source>
        <translation>Éléments Known après le passage par les années voisines, en pour cent de ceux mesurés.</translation>
    </message>
    <message>
        <source>known_after − known_before, in percentage points.</source>
        <translation>known_after − known_before, en points de pourcentage.</translation>
    </message>
    <message>
        <source>Elements or questions that the traversal has not come to yet.</source>
        <translation>Éléments ou questions auxquels le parcours n’est pas encore arrivé.</translation>
    </message>
    <message>
        <source>Partial Known elements that were traversed.</source>
        <translation>Éléments Partial Known qui ont été parcourus.</translation>
    </message>
    <message>
        <source>Of these, those that are Known afterwards.</source>
        <translation>Parmi eux, ceux qui sont Known ensuite.</translation>
    </message>
    <message>
        <source>Questions, one year of one element each, that were wrong before.</source>
        <translation>Questions, une année d’un élément chacune, qui étaient fausses avant.</translation>
    </message>
    <message>
        <source>Chrono-Correct: targets that are right at a step of the traversal.</source>
        <translation>Chrono-Correct&#xa0;: cibles qui sont justes à une étape du parcours.</translation>
    </message>
    <message>
        <source>Targets that are wrong at every step.</source>
        <translation>Cibles qui sont fausses à chaque étape.</translation>
    </message>
    <message>
        <source>Of these, those that were right at some step on the way.</source>
        <translation>Parmi elles, celles qui ont été justes à une étape en chemin.</translation>
    </message>
    <message>
        <source>Targets without a year to show before or after them.</source>
        <translation>Cibles sans année à montrer avant ou après elles.</translation>
    </message>
    <message>
        <source>Requests that the traversals sent.</source>
        <translation>Requêtes envoyées par les parcours.</translation>
    </message>
    <message>
        <source>Of these, those for which the server counted tokens.</source>
        <translation>Parmi elles, celles dont le serveur a compté les tokens.</translation>
    </message>
    <message>
        <source>Tokens sent, as the server counted them.</source>
        <translation>Tokens envoyés, tels que le serveur les a comptés.</translation>
    </message>
    <message>
        <source>Tokens received, as the server counted them.</source>
        <translation>Tokens reçus, tels que le serveur les a comptés.</translation>
    </message>
    <message>
        <source>calls ÷ chrono_correct.</source>
        <translation>calls ÷ chrono_correct.</translation>
    </message>
    <message>
        <source>All tokens ÷ chrono_correct.</source>
        <translation>Tous les tokens ÷ chrono_correct.</translation>
    </message>
    <message>
        <source>Number of the element in the workspace.</source>
        <translation>Numéro de l’élément dans l’espace de travail.</translation>
    </message>
    <message>
        <source>How alike candidate and right object are, 0 to 100, as the judge compares words.</source>
        <translation>Ressemblance du candidat et du bon objet, de 0 à 100, selon la comparaison de mots du juge.</translation>
    </message>
    <message>
        <source>Facts behind the number, those without a test among them where the table counts these apart.</source>
        <translation>Faits derrière le nombre, y compris ceux sans test là où le tableau les compte à part.</translation>
    </message>
    <message>
        <source>Facts without a test: a correct or an incorrect date has no score, or none was asked.</source>
        <translation>Faits sans test&#xa0;: une date correcte ou incorrecte n’a pas de score, ou aucune n’a été demandée.</translation>
    </message>
    <message>
        <source>R of scores drawn at random: the mean chance of these facts to win all of their tests, × 100.</source>
        <translation>R de scores tirés au hasard&#xa0;: chance moyenne de ces faits de gagner tous leurs tests, × 100.</translation>
    </message>
    <message>
        <source>Facts whose dates are not all asked yet.</source>
        <translation>Faits dont toutes les dates ne sont pas encore demandées.</translation>
    </message>
    <message>
        <source>Dates without a score: an error, or a server that gives no log-probabilities.</source>
        <translation>Dates sans score&#xa0;: une erreur, ou un serveur qui ne donne pas de log-probabilités.</translation>
    </message>
    <message>
        <source>Scores that are no number (NaN).</source>
        <translation>Scores qui ne sont pas des nombres (NaN).</translation>
    </message>
    <message>
        <source>Facts that lack some of their scores; they count by the others.</source>
        <translation>Faits auxquels manquent certains scores&#xa0;; ils comptent d’après les autres.</translation>
    </message>
    <message>
        <source>Tests won: the correct date has the higher score.</source>
        <translation>Tests gagnés&#xa0;: la date correcte a le score le plus haut.</translation>
    </message>
    <message>
        <source>Facts that win all of their tests; of one fact: 1, else 0.</source>
        <translation>Faits qui gagnent tous leurs tests&#xa0;; pour un seul fait&#xa0;: 1, sinon 0.</translation>
    </message>
    <message>
        <source>Of these, those that are robust by the tests that are left.</source>
        <translation>Parmi eux, ceux qui sont robustes d’après les tests restants.</translation>
    </message>
    <message>
        <source>W over all tests of all precisions together, × 100.</source>
        <translation>W sur tous les tests de toutes les précisions ensemble, × 100.</translation>
    </message>
    <message>
        <source>Facts of which no date of this precision was asked.</source>
        <translation>Faits dont aucune date de cette précision n’a été demandée.</translation>
    </message>
    <message>
        <source>Facts of which no correct date was asked.</source>
        <translation>Faits dont aucune date correcte n’a été demandée.</translation>
    </message>
    <message>
        <source>Facts of which no incorrect date was asked.</source>
        <translation>Faits dont aucune date incorrecte n’a été demandée.</translation>
    </message>
    <message>
        <source>Facts of which no correct date has a score.</source>
        <translation>Faits dont aucune date correcte n’a de score.</translation>
    </message>
    <message>
        <source>Facts of which no incorrect date has a score.</source>
        <translation>Faits dont aucune date incorrecte n’a de score.</translation>
    </message>
    <message>
        <source>Dates with a score at which the fact was right.</source>
        <translation>Dates avec un score auxquelles le fait était juste.</translation>
    </message>
    <message>
        <source>Dates with a score at which it was not right.</source>
        <translation>Dates avec un score auxquelles il n’était pas juste.</translation>
    </message>
    <message>
        <source>Tests lost: the incorrect date has the higher score, or the same.</source>
        <translation>Tests perdus&#xa0;: la date incorrecte a un score plus haut, ou le même.</translation>
    </message>
    <message>
        <source>Lost tests whose incorrect date has |α| ≥ 1, in per cent of those lost.</source>
        <translation>Tests perdus dont la date incorrecte a |α| ≥ 1, en pour cent des tests perdus.</translation>
    </message>
    <message>
        <source>Lost tests whose incorrect date has |α| ≥ 2, in per cent of those lost.</source>
        <translation>Tests perdus dont la date incorrecte a |α| ≥ 2, en pour cent des tests perdus.</translation>
    </message>
    <message>
        <source>Lost tests whose incorrect date has |α| ≥ 3, in per cent of those lost.</source>
        <translation>Tests perdus dont la date incorrecte a |α| ≥ 3, en pour cent des tests perdus.</translation>
    </message>
    <message>
        <source>Lost tests whose incorrect date has |α| ≥ 4, in per cent of those lost.</source>
        <translation>Tests perdus dont la date incorrecte a |α| ≥ 4, en pour cent des tests perdus.</translation>
    </message>
    <message>
        <source>Facts on which the first run has the higher value.</source>
        <translation>Faits sur lesquels la première exécution a la valeur la plus haute.</translation>
    </message>
    <message>
        <source>Facts on which both have the same value.</source>
        <translation>Faits sur lesquels les deux ont la même valeur.</translation>
    </message>
    <message>
        <source>Facts on which the second run has the higher value.</source>
        <translation>Faits sur lesquels la seconde exécution a la valeur la plus haute.</translation>
    </message>
    <message>
        <source>Lower end of the bin, in lengths of the time in which the fact was right.</source>
        <translation>Borne inférieure de la classe, en durées du temps où le fait était juste.</translation>
    </message>
    <message>
        <source>Upper end of the bin, in lengths of the time in which the fact was right.</source>
        <translation>Borne supérieure de la classe, en durées du temps où le fait était juste.</translation>
    </message>
    <message>
        <source>Dates with a score in the bin.</source>
        <translation>Dates avec un score dans la classe.</translation>
    </message>
    <message>
        <source>Mean natural logarithm of the probability of the object at the dates of the bin.</source>
        <translation>Moyenne du logarithme naturel de la probabilité de l’objet aux dates de la classe.</translation>
    </message>
    <message>
        <source>Dates or facts that are left out: the place on the axis, or a value, is not defined for them.</source>
        <translation>Dates ou faits écartés&#xa0;: leur place sur l’axe, ou une valeur, n’est pas définie.</translation>
    </message>
    <message>
        <source>Facts robust at the known precision too ÷ facts robust at the given one, × 100.</source>
        <translation>Faits robustes aussi à la précision connue ÷ faits robustes à la précision donnée, × 100.</translation>
    </message>
    <message>
        <source>Facts robust at both precisions.</source>
        <translation>Faits robustes aux deux précisions.</translation>
    </message>
    <message>
        <source>Facts robust at the given precision, of those with tests at both.</source>
        <translation>Faits robustes à la précision donnée, parmi ceux qui ont des tests aux deux.</translation>
    </message>
    <message>
        <source>The share over these facts alone, × 100.</source>
        <translation>La part sur ces seuls faits, × 100.</translation>
    </message>
    <message>
        <source>Facts that lack tests at a precision or more.</source>
        <translation>Faits sans tests à une précision ou plus.</translation>
    </message>
    <message>
        <source>Mean of the shares over all pairs of different precisions.</source>
        <translation>Moyenne des parts sur toutes les paires de précisions différentes.</translation>
    </message>
    <message>
        <source>Middle of the bin: √(subject’s × object’s visits).</source>
        <translation>Milieu de la classe&#xa0;: √(visites du sujet × visites de l’objet).</translation>
    </message>
    <message>
        <source>R at the middle of the bin by the curve that is laid through the facts, × 100.</source>
        <translation>R au milieu de la classe d’après la courbe ajustée aux faits, × 100.</translation>
    </message>
    <message>
        <source>Facts of which the visits are not known.</source>
        <translation>Faits dont les visites ne sont pas connues.</translation>
    </message>
    <message>
        <source>Constant of the curve of second degree that is laid through the facts.</source>
        <translation>Constante de la courbe du second degré ajustée aux faits.</translation>
    </message>
    <message>
        <source>Its factor of the visits.</source>
        <translation>Son coefficient des visites.</translation>
    </message>
    <message>
        <source>Its factor of the squared visits.</source>
        <translation>Son coefficient du carré des visites.</translation>
    </message>
    <message>
        <source>Parameters of the model, as somebody said.</source>
        <translation>Paramètres du modèle, tels que quelqu’un les a indiqués.</translation>
    </message>
    <message>
        <source>Models behind the line.</source>
        <translation>Modèles derrière la droite.</translation>
    </message>
    <message>
        <source>R at one parameter by the line, × 100.</source>
        <translation>R à un paramètre d’après la droite, × 100.</translation>
    </message>
    <message>
        <source>What R gains, × 100, where a model has ten times as many parameters.</source>
        <translation>Ce que R gagne, × 100, quand un modèle a dix fois plus de paramètres.</translation>
    </message>
    <message>
        <source>Parameters at which the line reaches 100 %.</source>
        <translation>Paramètres auxquels la droite atteint 100&#xa0;%.</translation>
    </message>
    <message>
        <source>Whether that is beyond the largest model measured.</source>
        <translation>Si cela dépasse le plus grand modèle mesuré.</translation>
    </message>
    <message>
        <source>Mean over facts of the variance of R over precisions, without few-shots.</source>
        <translation>Moyenne sur les faits de la variance de R entre précisions, sans few-shots.</translation>
    </message>
    <message>
        <source>The same with few-shots.</source>
        <translation>La même avec few-shots.</translation>
    </message>
    <message>
        <source>v_fewshot ÷ v_standard.</source>
        <translation>v_fewshot ÷ v_standard.</translation>
    </message>
    <message>
        <source>W or R of the first run, × 100.</source>
        <translation>W ou R de la première exécution, × 100.</translation>
    </message>
    <message>
        <source>W or R of the other, × 100.</source>
        <translation>W ou R de l’autre, × 100.</translation>
    </message>
    <message>
        <source>first − second, in percentage points.</source>
        <translation>première − seconde, en points de pourcentage.</translation>
    </message>
    <message>
        <source>Facts whose value differs between the runs.</source>
        <translation>Faits dont la valeur diffère entre les exécutions.</translation>
    </message>
    <message>
        <source>Facts that are left out, as both runs asked them at other dates.</source>
        <translation>Faits écartés, car les deux exécutions les ont demandés à d’autres dates.</translation>
    </message>
    <message>
        <source>Robust facts that the calibration model was planted with, in per cent.</source>
        <translation>Faits robustes plantés dans le modèle d’étalonnage, en pour cent.</translation>
    </message>
    <message>
        <source>Facts that came out as they were planted.</source>
        <translation>Faits mesurés tels qu’ils ont été plantés.</translation>
    </message>
    <message>
        <source>Elements of the category.</source>
        <translation>Éléments de la catégorie.</translation>
    </message>
    <message>
        <source>Elements of which a fact loses a test at some precision.</source>
        <translation>Éléments dont un fait perd un test à une précision.</translation>
    </message>
    <message>
        <source>Facts that lose a test at some precision.</source>
        <translation>Faits qui perdent un test à une précision.</translation>
    </message>
    <message>
        <source>Items that are left out for want of a score.</source>
        <translation>Items écartés faute de score.</translation>
    </message>
    <message>
        <source>Items behind the number.</source>
        <translation>Items derrière le nombre.</translation>
    </message>
    <message>
        <source>Items that the judge has read.</source>
        <translation>Items que le juge a lus.</translation>
    </message>
    <message>
        <source>Items of which a reply names the latest value, in per cent.</source>
        <translation>Items dont une réponse nomme la valeur la plus récente, en pour cent.</translation>
    </message>
    <message>
        <source>Items of which a reply names another value of the list, and none the latest, in per cent.</source>
        <translation>Items dont une réponse nomme une autre valeur de la liste, et aucune la plus récente, en pour cent.</translation>
    </message>
    <message>
        <source>Items or answers that name nothing of the list, in per cent.</source>
        <translation>Items ou réponses qui ne nomment rien de la liste, en pour cent.</translation>
    </message>
    <message>
        <source>Answers behind the shares.</source>
        <translation>Réponses derrière les parts.</translation>
    </message>
    <message>
        <source>Answers that name the value of the context, and no right one, in per cent.</source>
        <translation>Réponses qui nomment la valeur du contexte, et aucune juste, en pour cent.</translation>
    </message>
    <message>
        <source>Answers that name another value of the list, and none of these, in per cent.</source>
        <translation>Réponses qui nomment une autre valeur de la liste, et aucune de celles-ci, en pour cent.</translation>
    </message>
    <message>
        <source>The same of the questions without their context, in per cent.</source>
        <translation>De même pour les questions sans leur contexte, en pour cent.</translation>
    </message>
    <message>
        <source>Without their context: answers that name another value of the list, in per cent.</source>
        <translation>Sans leur contexte&#xa0;: réponses qui nomment une autre valeur de la liste, en pour cent.</translation>
    </message>
    <message>
        <source>Without their context: answers that name nothing of the list, in per cent.</source>
        <translation>Sans leur contexte&#xa0;: réponses qui ne nomment rien de la liste, en pour cent.</translation>
    </message>
    <message>
        <source>Without their context: answers that hold a right value, in per cent.</source>
        <translation>Sans leur contexte&#xa0;: réponses qui contiennent une valeur juste, en pour cent.</translation>
    </message>
    <message>
        <source>Question with the picture: score of this way of asking.</source>
        <translation>Question avec l’image&#xa0;: score de cette façon de demander.</translation>
    </message>
    <message>
        <source>Question with another picture: score of this way of asking.</source>
        <translation>Question avec une autre image&#xa0;: score de cette façon de demander.</translation>
    </message>
    <message>
        <source>Completion with the picture: score of this way of asking.</source>
        <translation>Complétion avec l’image&#xa0;: score de cette façon de demander.</translation>
    </message>
    <message>
        <source>Completion with another picture: score of this way of asking.</source>
        <translation>Complétion avec une autre image&#xa0;: score de cette façon de demander.</translation>
    </message>
    <message>
        <source>Score of the first run, × 100.</source>
        <translation>Score de la première exécution, × 100.</translation>
    </message>
    <message>
        <source>Score of the other, × 100.</source>
        <translation>Score de l’autre, × 100.</translation>
    </message>
    <message>
        <source>The first value − the second, in percentage points.</source>
        <translation>Première valeur − seconde, en points de pourcentage.</translation>
    </message>
    <message>
        <source>Items on which the first run has the higher score.</source>
        <translation>Items sur lesquels la première exécution a le score le plus haut.</translation>
    </message>
    <message>
        <source>Items on which it has the lower score.</source>
        <translation>Items sur lesquels elle a le score le plus bas.</translation>
    </message>
    <message>
        <source>Replies or items that both sides have judged.</source>
        <translation>Réponses ou items que les deux côtés ont jugés.</translation>
    </message>
    <message>
        <source>Those that both hold for right.</source>
        <translation>Ceux que les deux tiennent pour justes.</translation>
    </message>
    <message>
        <source>Those that only the first side holds for right.</source>
        <translation>Ceux que seul le premier côté tient pour justes.</translation>
    </message>
    <message>
        <source>Those that only the second side holds for right.</source>
        <translation>Ceux que seul le second côté tient pour justes.</translation>
    </message>
    <message>
        <source>Those that both hold for wrong.</source>
        <translation>Ceux que les deux tiennent pour faux.</translation>
    </message>
    <message>
        <source>Those on which both agree, in per cent.</source>
        <translation>Ceux sur lesquels les deux s’accordent, en pour cent.</translation>
    </message>
    <message>
        <source>Those of which one side says nothing clear.</source>
        <translation>Ceux dont un côté ne dit rien de clair.</translation>
    </message>
    <message>
        <source>Year whose holder an answer names.</source>
        <translation>Année dont une réponse nomme le titulaire.</translation>
    </message>
    <message>
        <source>Answers that name somebody who held it in that year.</source>
        <translation>Réponses qui nomment un titulaire de cette année.</translation>
    </message>
    <message>
        <source>named ÷ outputs × 100.</source>
        <translation>named ÷ outputs × 100.</translation>
    </message>
    <message>
        <source>First year asked about.</source>
        <translation>Première année demandée.</translation>
    </message>
    <message>
        <source>Last year asked about.</source>
        <translation>Dernière année demandée.</translation>
    </message>
    <message>
        <source>Replies behind the number.</source>
        <translation>Réponses derrière le nombre.</translation>
    </message>
    <message>
        <source>Replies for which the right answer was planted, in per cent.</source>
        <translation>Réponses pour lesquelles la bonne réponse a été plantée, en pour cent.</translation>
    </message>
    <message>
        <source>Replies that hold the right answer, in per cent.</source>
        <translation>Réponses qui contiennent la bonne réponse, en pour cent.</translation>
    </message>
    <message>
        <source>CEM before the editing, × 100.</source>
        <translation>CEM avant l’édition, × 100.</translation>
    </message>
    <message>
        <source>CEM after it, × 100.</source>
        <translation>CEM après l’édition, × 100.</translation>
    </message>
    <message>
        <source>CEM where one item is edited at a time, × 100.</source>
        <translation>CEM quand un seul item est édité à la fois, × 100.</translation>
    </message>
    <message>
        <source>CEM where all edits stay, × 100.</source>
        <translation>CEM quand toutes les éditions restent, × 100.</translation>
    </message>
    <message>
        <source>single − lifelong, in percentage points.</source>
        <translation>single − lifelong, en points de pourcentage.</translation>
    </message>
    <message>
        <source>Items behind “single”.</source>
        <translation>Items derrière «&#xa0;single&#xa0;».</translation>
    </message>
    <message>
        <source>Items behind “lifelong”.</source>
        <translation>Items derrière «&#xa0;lifelong&#xa0;».</translation>
    </message>
    <message>
        <source>Mean rating, 0 to 10.</source>
        <translation>Note moyenne, de 0 à 10.</translation>
    </message>
    <message>
        <source>Standard deviation of the ratings.</source>
        <translation>Écart-type des notes.</translation>
    </message>
    <message>
        <source>Mean seconds that a rating took.</source>
        <translation>Nombre moyen de secondes pour donner une note.</translation>
    </message>
    <message>
        <source>Ratings given.</source>
        <translation>Notes données.</translation>
    </message>
    <message>
        <source>Mean distance of two people’s ratings of an item.</source>
        <translation>Écart moyen entre les notes de deux personnes pour un item.</translation>
    </message>
    <message>
        <source>Year asked about.</source>
        <translation>Année demandée.</translation>
    </message>
    <message>
        <source>Right replies.</source>
        <translation>Réponses justes.</translation>
    </message>
    <message>
        <source>Wrong replies.</source>
        <translation>Réponses fausses.</translation>
    </message>
    <message>
        <source>Replies that give this answer.</source>
        <translation>Réponses qui donnent cette réponse.</translation>
    </message>
    <message>
        <source>Replies to the question.</source>
        <translation>Réponses à la question.</translation>
    </message>
    <message>
        <source>Requests that ended in an error.</source>
        <translation>Requêtes qui ont fini en erreur.</translation>
    </message>
    <message>
        <source>Share correct of somebody who gives the same option every time, in per cent: what MCQA and TF must exceed.</source>
        <translation>Part de Correct pour qui donne toujours la même option, en pour cent&#xa0;: ce que MCQA et TF doivent dépasser.</translation>
    </message>
    <message>
        <source>Questions that both runs were asked and that have a category in both.</source>
        <translation>Questions posées aux deux exécutions et qui ont une catégorie dans les deux.</translation>
    </message>
    <message>
        <source>Questions that are Correct in the first run.</source>
        <translation>Questions qui sont Correct dans la première exécution.</translation>
    </message>
    <message>
        <source>Questions that are Correct in the second run.</source>
        <translation>Questions qui sont Correct dans la seconde exécution.</translation>
    </message>
    <message>
        <source>Questions that are Correct in the first run alone.</source>
        <translation>Questions qui sont Correct dans la première exécution seulement.</translation>
    </message>
    <message>
        <source>Questions that are Correct in the second run alone.</source>
        <translation>Questions qui sont Correct dans la seconde exécution seulement.</translation>
    </message>
    <message>
        <source>Years with a share correct.</source>
        <translation>Années avec une part de Correct.</translation>
    </message>
    <message>
        <source>Elements with a category in such a year.</source>
        <translation>Éléments avec une catégorie dans une telle année.</translation>
    </message>
    <message>
        <source>Earliest year of the 95 % interval of the cut-off.</source>
        <translation>Première année de l’intervalle à 95&#xa0;% de la coupure.</translation>
    </message>
    <message>
        <source>Latest year of the 95 % interval of the cut-off.</source>
        <translation>Dernière année de l’intervalle à 95&#xa0;% de la coupure.</translation>
    </message>
    <message>
        <source>First year after the cut-off.</source>
        <translation>Première année après la coupure.</translation>
    </message>
    <message>
        <source>Share correct up to the cut-off, in per cent.</source>
        <translation>Part de Correct jusqu’à la coupure, en pour cent.</translation>
    </message>
    <message>
        <source>Share correct after it, in per cent.</source>
        <translation>Part de Correct après elle, en pour cent.</translation>
    </message>
    <message>
        <source>How much of what the years differ by one drop explains, in per cent.</source>
        <translation>Part des différences entre années qu’explique une seule chute, en pour cent.</translation>
    </message>
    <message>
        <source>Upper bound on the probability of so clear a drop, were there none.</source>
        <translation>Borne supérieure de la probabilité d’une chute aussi nette, s’il n’y en avait pas.</translation>
    </message>
    <message>
        <source>Draws of elements in which no step was found, in per cent.</source>
        <translation>Tirages d’éléments où aucune marche n’a été trouvée, en pour cent.</translation>
    </message>
    <message>
        <source>Elements behind the estimate.</source>
        <translation>Éléments derrière l’estimation.</translation>
    </message>
    <message>
        <source>Cells that came out as they were planted.</source>
        <translation>Cellules mesurées telles qu’elles ont été plantées.</translation>
    </message>
    <message>
        <source>agree ÷ cells × 100.</source>
        <translation>agree ÷ cells × 100.</translation>
    </message>
    <message>
        <source>Cells for which an error was planted.</source>
        <translation>Cellules pour lesquelles une erreur a été plantée.</translation>
    </message>
    <message>
        <source>Cells planted as Correct.</source>
        <translation>Cellules plantées Correct.</translation>
    </message>
    <message>
        <source>Cells planted as Partial (greedy).</source>
        <translation>Cellules plantées Partial (greedy).</translation>
    </message>
    <message>
        <source>Cells planted as Partial (sampled).</source>
        <translation>Cellules plantées Partial (sampled).</translation>
    </message>
    <message>
        <source>Cells planted as Incorrect.</source>
        <translation>Cellules plantées Incorrect.</translation>
    </message>
    <message>
        <source>Cells that came out without a category.</source>
        <translation>Cellules mesurées sans catégorie.</translation>
    </message>
    <message>
        <source>Cells that came out as Correct.</source>
        <translation>Cellules mesurées Correct.</translation>
    </message>
    <message>
        <source>Cells that came out as Partial (greedy).</source>
        <translation>Cellules mesurées Partial (greedy).</translation>
    </message>
    <message>
        <source>Cells that came out as Partial (sampled).</source>
        <translation>Cellules mesurées Partial (sampled).</translation>
    </message>
    <message>
        <source>Cells that came out as Incorrect.</source>
        <translation>Cellules mesurées Incorrect.</translation>
    </message>
    <message>
        <source>How many years out of time the answer is: below 0 it was right earlier, above 0 it became right later.</source>
        <translation>De combien d’années la réponse est décalée&#xa0;: sous 0 elle était juste plus tôt, au-dessus de 0 elle l’est devenue plus tard.</translation>
    </message>
    <message>
        <source>In per cent of the replies that are out of time.</source>
        <translation>En pour cent des réponses décalées.</translation>
    </message>
    <message>
        <source>Year that was asked about.</source>
        <translation>Année qui a été demandée.</translation>
    </message>
    <message>
        <source>Year in which the answer was right.</source>
        <translation>Année où la réponse était juste.</translation>
    </message>
    <message>
        <source>Wrong replies that name what was right before.</source>
        <translation>Réponses fausses qui nomment ce qui était juste avant.</translation>
    </message>
    <message>
        <source>Wrong replies that name what became right later.</source>
        <translation>Réponses fausses qui nomment ce qui est devenu juste plus tard.</translation>
    </message>
    <message>
        <source>Wrong replies that name a wrong option.</source>
        <translation>Réponses fausses qui nomment une option fausse.</translation>
    </message>
    <message>
        <source>Wrong replies that name something else.</source>
        <translation>Réponses fausses qui nomment autre chose.</translation>
    </message>
    <message>
        <source>Replies that refuse to answer.</source>
        <translation>Réponses qui refusent de répondre.</translation>
    </message>
    <message>
        <source>Replies without words.</source>
        <translation>Réponses sans mots.</translation>
    </message>
    <message>
        <source>Replies that name several options.</source>
        <translation>Réponses qui nomment plusieurs options.</translation>
    </message>
    <message>
        <source>Replies in which no answer is found.</source>
        <translation>Réponses où aucune réponse n’est trouvée.</translation>
    </message>
    <message>
        <source>Such replies ÷ wrong replies × 100.</source>
        <translation>Ces réponses ÷ réponses fausses × 100.</translation>
    </message>
    <message>
        <source>a count; the column “%1” of the printed table</source>
        <translation>un décompte&#xa0;; la colonne «&#xa0;%1&#xa0;» du tableau imprimé</translation>
    </message>
    <message>
        <source>n = elements × templates × years behind the number that was clicked on</source>
        <translation>n = éléments × gabarits × années derrière le nombre cliqué</translation>
    </message>
    <message>
        <source>Questions behind the number</source>
        <translation>Questions derrière le nombre</translation>
    </message>
    <message>
        <source>Every element in every year under every template that the number is made of, those without a category among them.</source>
        <translation>Chaque élément, chaque année et sous chaque gabarit, dont le nombre est fait, y compris ceux sans catégorie.</translation>
    </message>
    <message>
        <source>Questions whose every greedy reply names a right object of that year.</source>
        <translation>Questions dont chaque réponse gloutonne nomme un bon objet de cette année.</translation>
    </message>
    <message>
        <source>Questions of which some greedy replies are right, and others are not.</source>
        <translation>Questions dont certaines réponses gloutonnes sont justes, et d’autres non.</translation>
    </message>
    <message>
        <source>Questions of which no greedy reply is right, but at least one that was sampled at a higher temperature.</source>
        <translation>Questions dont aucune réponse gloutonne n’est juste, mais au moins une tirée à une température plus haute.</translation>
    </message>
    <message>
        <source>Questions of which no reply is right, greedy or sampled.</source>
        <translation>Questions dont aucune réponse n’est juste, ni gloutonne ni tirée.</translation>
    </message>
    <message>
        <source>Questions without a category: not asked yet, or errors took the replies that would decide. They are never counted as wrong.</source>
        <translation>Questions sans catégorie&#xa0;: pas encore posées, ou des erreurs ont pris les réponses qui décideraient. Elles ne sont jamais comptées fausses.</translation>
    </message>
    <message>
        <source>n = questions that both runs were asked and that have a category in both</source>
        <translation>n = questions posées aux deux exécutions et qui ont une catégorie dans les deux</translation>
    </message>
    <message>
        <source>McNemar 1947: the questions that two runs differ on</source>
        <translation>McNemar 1947&#xa0;: les questions sur lesquelles deux exécutions diffèrent</translation>
    </message>
    <message>
        <source>Questions that both runs were asked</source>
        <translation>Questions posées aux deux exécutions</translation>
    </message>
    <message>
        <source>The pairs that the difference is made of: one question, judged in both runs.</source>
        <translation>Les paires dont la différence est faite&#xa0;: une question, jugée dans les deux exécutions.</translation>
    </message>
    <message>
        <source>Only the first right</source>
        <translation>Seule la première juste</translation>
    </message>
    <message>
        <source>Questions that are Correct in the first run and not in the second.</source>
        <translation>Questions qui sont Correct dans la première exécution et non dans la seconde.</translation>
    </message>
    <message>
        <source>Only the second right</source>
        <translation>Seule la seconde juste</translation>
    </message>
    <message>
        <source>Questions that are Correct in the second run and not in the first.</source>
        <translation>Questions qui sont Correct dans la seconde exécution et non dans la première.</translation>
    </message>
    <message>
        <source>Both right</source>
        <translation>Les deux justes</translation>
    </message>
    <message>
        <source>Questions that are Correct in both runs.</source>
        <translation>Questions qui sont Correct dans les deux exécutions.</translation>
    </message>
    <message>
        <source>both = first_correct − only_first, columns of the printed table</source>
        <translation>both = first_correct − only_first, colonnes du tableau imprimé</translation>
    </message>
    <message>
        <source>Neither right</source>
        <translation>Aucune des deux juste</translation>
    </message>
    <message>
        <source>Questions that are Correct in neither run.</source>
        <translation>Questions qui ne sont Correct dans aucune des deux exécutions.</translation>
    </message>
    <message>
        <source>neither = pairs − first_correct − only_second, columns of the printed table</source>
        <translation>neither = pairs − first_correct − only_second, colonnes du tableau imprimé</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>As it needs</source>
        <translation>Selon le besoin</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Of plots that are saved or copied, in pixels of the screen. Where only one side is given the other one follows.</source>
        <translation>Des figures enregistrées ou copiées, en pixels de l’écran. Si un seul côté est donné, l’autre suit.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Of plots that are saved or copied, in pixels of the screen. A picture has more of them where it is finer than 96 dpi.</source>
        <translation>Des figures enregistrées ou copiées, en pixels de l’écran. Une image en a davantage si elle est plus fine que 96 ppp.</translation>
    </message>
    <message>
        <source>refused: “%1”</source>
        <translation>refus&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 (run %2)</source>
        <translation>%1 (exécution %2)</translation>
    </message>
    <message>
        <source>Trivial baseline: always saying Yes scores %1</source>
        <translation>Référence triviale&#xa0;: toujours dire Yes donne %1</translation>
    </message>
    <message>
        <source> · in A.T.E always Yes scores %1</source>
        <translation> · dans A.T.E, toujours Yes donne %1</translation>
    </message>
    <message>
        <source>%1 row stands there twice</source>
        <translation>%1 ligne y figure deux fois</translation>
    </message>
    <message>
        <source>%1 rows stand there twice</source>
        <translation>%1 lignes y figurent deux fois</translation>
    </message>
    <message>
        <source>dates to</source>
        <translation>dates jusqu’à</translation>
    </message>
    <message>
        <source>sampler</source>
        <translation>échantillonneur</translation>
    </message>
    <message>
        <source>lengths of validity</source>
        <translation>durées de validité</translation>
    </message>
    <message>
        <source>as many dates at each precision</source>
        <translation>autant de dates à chaque précision</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>object scored</source>
        <translation>objet noté</translation>
    </message>
    <message>
        <source>every occurrence</source>
        <translation>chaque occurrence</translation>
    </message>
    <message>
        <source>its last occurrence</source>
        <translation>sa dernière occurrence</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>These runs were not asked in the same way, so their numbers are not of the same tests. %1.</source>
        <translation>Ces exécutions n’ont pas été posées de la même façon&#xa0;: leurs nombres ne portent pas sur les mêmes tests. %1.</translation>
    </message>
    <message>
        <source>Asked without examples, so no few-shot runs, and left out: %1.</source>
        <translation>Posées sans exemples, donc sans exécutions few-shot, et écartées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>
Ties, which count as lost: %1</source>
        <translation>
Égalités, comptées comme perdues&#xa0;: %1</translation>
    </message>
    <message>
        <source>TimeStress: up to 201 years around the fact</source>
        <translation>TimeStress&#xa0;: jusqu’à 201 années autour du fait</translation>
    </message>
    <message>
        <source>not asked at a correct or an incorrect date</source>
        <translation>non demandé à une date correcte ou incorrecte</translation>
    </message>
    <message>
        <source>W of a fact = tests won ÷ tests, a tie being lost; ✓ where all are won. In the figure a ring is a correct date that loses, a diamond an incorrect one that beats a correct one, a square the highest incorrect and the lowest correct date; lines lead from the date pointed at to those of its lost tests. α = (date − middle of validity) ÷ length of validity.</source>
        <translation>W d’un fait = tests gagnés ÷ tests, une égalité étant perdue&#xa0;; ✓ si tous sont gagnés. Dans la figure, un anneau est une date correcte qui perd, un losange une incorrecte qui en bat une correcte, un carré la date incorrecte la plus haute et la correcte la plus basse&#xa0;; des lignes mènent de la date pointée à celles de ses tests perdus. α = (date − milieu de validité) ÷ durée de validité.</translation>
    </message>
    <message>
        <source>W and R of the run minus those of another one, over the facts that are defined in both and were asked at as many dates. Global: R is of facts that are robust at every precision, W is the mean of the precisions. Click a difference for the facts behind it.</source>
        <translation>W et R de l’exécution moins ceux d’une autre, sur les faits définis dans les deux et demandés à autant de dates. Global&#xa0;: R porte sur les faits robustes à chaque précision, W est la moyenne des précisions. Cliquer une différence pour voir les faits derrière elle.</translation>
    </message>
    <message>
        <source>The runs ask different slices of the benchmark; only what all of them ask can be compared pair by pair</source>
        <translation>Les exécutions interrogent des tranches différentes du benchmark&#xa0;; seul ce que toutes demandent peut être comparé paire par paire</translation>
    </message>
    <message>
        <source>The runs ask different years</source>
        <translation>Les exécutions demandent des années différentes</translation>
    </message>
    <message>
        <source>The runs use different templates</source>
        <translation>Les exécutions utilisent des gabarits différents</translation>
    </message>
    <message>
        <source>The runs use different protocols, so MCQA and TF are asked differently</source>
        <translation>Les exécutions utilisent des protocoles différents&#xa0;: MCQA et TF sont posés autrement</translation>
    </message>
    <message>
        <source>The runs use different template packs, so their prompts are worded differently</source>
        <translation>Les exécutions utilisent des packs de gabarits différents&#xa0;: leurs prompts sont formulés autrement</translation>
    </message>
    <message>
        <source>The runs use different relation packs, so their questions are worded differently</source>
        <translation>Les exécutions utilisent des packs de relations différents&#xa0;: leurs questions sont formulées autrement</translation>
    </message>
    <message>
        <source>The runs draw their exemplars differently</source>
        <translation>Les exécutions tirent leurs exemples autrement</translation>
    </message>
    <message>
        <source>The runs use different numbers of exemplar sets, so Correct takes a different number of right replies</source>
        <translation>Les exécutions utilisent des nombres différents de jeux d’exemples&#xa0;: Correct demande un nombre différent de réponses justes</translation>
    </message>
    <message>
        <source>The runs use different temperatures, so the categories rest on different samples</source>
        <translation>Les exécutions utilisent des températures différentes&#xa0;: les catégories reposent sur des échantillons différents</translation>
    </message>
    <message>
        <source>The runs have different seeds, so exemplars and the order of options may differ</source>
        <translation>Les exécutions ont des graines différentes&#xa0;: les exemples et l’ordre des options peuvent différer</translation>
    </message>
    <message>
        <source>The requests were sent with different parameters</source>
        <translation>Les requêtes ont été envoyées avec des paramètres différents</translation>
    </message>
    <message>
        <source>The answers are read out of the replies differently</source>
        <translation>L’extraction lit autrement les réponses du modèle</translation>
    </message>
    <message>
        <source>The answers are prepared for matching differently</source>
        <translation>Les réponses sont préparées autrement pour la comparaison</translation>
    </message>
    <message>
        <source>The answers are matched with different thresholds</source>
        <translation>Les réponses sont comparées avec des seuils différents</translation>
    </message>
    <message>
        <source>The runs are judged by different versions of the judging rules; re-score the older one to compare them</source>
        <translation>Les exécutions sont jugées par des versions différentes des règles de jugement&#xa0;; noter à nouveau l’ancienne pour les comparer</translation>
    </message>
    <message>
        <source>Different numbers of answers count as right because people accepted them</source>
        <translation>Des nombres différents de réponses comptent comme justes parce que des personnes les ont acceptées</translation>
    </message>
    <message>
        <source>%1 is not finished: what is not asked, or not judged, is missing.</source>
        <translation>%1 n’est pas terminée&#xa0;: ce qui n’est pas demandé, ou pas jugé, manque.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>Mean of a judging model’s scores, each 0 to 1, × 100.</source>
        <translation>Moyenne des notes d’un modèle juge, chacune de 0 à 1, × 100.</translation>
    </message>
    <message>
        <source>The mean over tasks is taken over all types together</source>
        <translation>La moyenne sur les tâches est prise sur tous les types ensemble</translation>
    </message>
    <message>
        <source>The two runs share no such question</source>
        <translation>Les deux exécutions n’ont pas de telle question en commun</translation>
    </message>
    <message>
        <source>no average</source>
        <translation>pas de moyenne</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>pas de nombre</translation>
    </message>
    <message>
        <source>no later holder has a year of their own</source>
        <translation>aucun titulaire ultérieur n’a d’année à lui seul</translation>
    </message>
    <message>
        <source>no earlier holder has a year of their own</source>
        <translation>aucun titulaire antérieur n’a d’année à lui seul</translation>
    </message>
    <message>
        <source>%1 period without an end is no dated fact</source>
        <translation>%1 période sans fin n’est pas un fait daté</translation>
    </message>
    <message>
        <source>%1 periods without an end are no dated facts</source>
        <translation>%1 périodes sans fin ne sont pas des faits datés</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the JSON ends too early: the file stops in the middle of it</source>
        <translation>le JSON finit trop tôt : le fichier s’arrête au milieu</translation>
    </message>
    <message>
        <source>%1 file left out</source>
        <translation>%1 fichier écarté</translation>
    </message>
    <message>
        <source>%1 files left out</source>
        <translation>%1 fichiers écartés</translation>
    </message>
    <message>
        <source>more than %1 visits</source>
        <translation>plus de %1 visites</translation>
    </message>
    <message>
        <source>ratio %1</source>
        <translation>rapport %1</translation>
    </message>
    <message>
        <source>The last point, at %1, holds all that have more than %2 visits.</source>
        <translation>Le dernier point, à %1, contient tout ce qui a plus de %2 visites.</translation>
    </message>
    <message>
        <source>W = tests won ÷ tests, a test being a correct against an incorrect date; a tie is lost. R = facts that win all of their tests ÷ facts. Global: R is of facts that are robust at every precision, W the mean of the precisions or of all tests pooled, as is chosen. Brackets, where cells have room for them: 95 % intervals over facts.</source>
        <translation>W = tests gagnés ÷ tests, un test opposant une date correcte à une date incorrecte ; une égalité est perdue. R = faits qui gagnent tous leurs tests ÷ faits. Global : R porte sur les faits robustes à chaque précision, W est la moyenne des précisions ou de tous les tests réunis, selon le choix. Crochets, là où les cases ont la place : intervalles à 95 % sur les faits.</translation>
    </message>
    <message>
        <source>“%1” was saved as version %2. Runs that were made show the one before.</source>
        <translation>«&#xa0;%1&#xa0;» est enregistré comme version %2. Les exécutions déjà faites montrent la précédente.</translation>
    </message>
    <message>
        <source>Cover exact match × 100: the right answer is in the reply; of a task the mean over its items, of an average the mean over its tasks.</source>
        <translation>Cover exact match × 100&#xa0;: la bonne réponse se trouve dans la réponse&#xa0;; pour une tâche la moyenne sur ses items, pour une moyenne celle sur ses tâches.</translation>
    </message>
    <message>
        <source>How far the words of reply and right answer agree, × 100; of a task the mean over its items, of an average the mean over its tasks.</source>
        <translation>Accord entre les mots de la réponse et ceux de la bonne réponse, × 100&#xa0;; pour une tâche la moyenne sur ses items, pour une moyenne celle sur ses tâches.</translation>
    </message>
    <message>
        <source>Score of a task, or their average</source>
        <translation>Score d’une tâche, ou leur moyenne</translation>
    </message>
    <message>
        <source>CEM: the right answer is in the reply, cover exact match. F1: how far the words of both agree. An item&apos;s score is the mean over its questions, a task&apos;s the mean over its items. Avg is the mean over the tasks that the run asks, each counting the same.</source>
        <translation>CEM&#xa0;: la bonne réponse se trouve dans la réponse, cover exact match. F1&#xa0;: accord entre les mots des deux. Le score d’un item est la moyenne sur ses questions, celui d’une tâche la moyenne sur ses items. Avg est la moyenne sur les tâches que l’exécution demande, chacune comptant autant.</translation>
    </message>
    <message>
        <source>score of a task = mean over its items of the item&apos;s CEM (or F1), × 100; Avg = mean of the tasks&apos; scores</source>
        <translation>score d’une tâche = moyenne sur ses items du CEM (ou F1) de l’item, × 100&#xa0;; Avg = moyenne des scores des tâches</translation>
    </message>
    <message>
        <source>n = items of the task; of Avg, of all tasks</source>
        <translation>n = items de la tâche&#xa0;; pour Avg, de toutes les tâches</translation>
    </message>
    <message>
        <source>score of a task = mean over its items of the item&apos;s CEM, × 100; average = mean of the tasks&apos; scores</source>
        <translation>score d’une tâche = moyenne sur ses items du CEM de l’item, × 100&#xa0;; moyenne = moyenne des scores des tâches</translation>
    </message>
    <message>
        <source>n = items of the task; of the average, of all tasks</source>
        <translation>n = items de la tâche&#xa0;; pour la moyenne, de toutes les tâches</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>Rien n’a été envoyé</translation>
    </message>
    <message>
        <source>No response came</source>
        <translation>Aucune réponse HTTP n’est venue</translation>
    </message>
    <message>
        <source>Not shown: the server repeated the key in it.</source>
        <translation>Pas montrée&#xa0;: le serveur y a répété la clé.</translation>
    </message>
    <message>
        <source>
… the first %1 of %2 KiB</source>
        <translation>
… les premiers %1 de %2 Kio</translation>
    </message>
    <message>
        <source>As received just now; nothing of it is stored.</source>
        <translation>Telle que reçue à l’instant&#xa0;; rien n’en est enregistré.</translation>
    </message>
    <message>
        <source>The response tells no log-probabilities. They are asked for where the model&apos;s test on the page Backends found them.</source>
        <translation>La réponse HTTP ne donne pas de log-probabilités. Elles sont demandées là où le test du modèle, à la page Backends, les a trouvées.</translation>
    </message>
    <message>
        <source>Click a cell of the overview, or a fact in a list.</source>
        <translation>Cliquez sur une cellule de la vue d’ensemble, ou sur un fait d’une liste.</translation>
    </message>
    <message>
        <source>Click a number of a figure, or an item in a list.</source>
        <translation>Cliquez sur un nombre d’une figure, ou sur un item d’une liste.</translation>
    </message>
    <message>
        <source>Period ends before it starts</source>
        <translation>Période qui finit avant son début</translation>
    </message>
    <message>
        <source>The attribute list has a value that ends before it starts, so nobody can tell when it held</source>
        <translation>La liste d’attributs a une valeur qui finit avant son début&#xa0;: personne ne peut dire quand elle valait</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>article</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>version %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Labels are about the fact at this precision in this run, all its dates together.</source>
        <translation>Les étiquettes portent sur le fait à cette précision dans cette exécution, toutes ses dates ensemble.</translation>
    </message>
    <message>
        <source>Labels are about the question in this run, all its ways of asking together.</source>
        <translation>Les étiquettes portent sur la question dans cette exécution, toutes ses façons de demander ensemble.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>The exemplars were edited between the runs, so their prompts may show other ones</source>
        <translation>Des exemples ont été modifiés entre les exécutions, leurs invites peuvent donc en montrer d’autres</translation>
    </message>
    <message>
        <source>” or “</source>
        <translation>» ou «</translation>
    </message>
    <message>
        <source>not asked at the precision %1, and Global needs all three</source>
        <translation>non demandée à la précision %1, et Global a besoin des trois</translation>
    </message>
    <message>
        <source>%1 · %2 · gold: %3</source>
        <translation>%1 · %2 · attendu&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 · gold: %2</source>
        <translation>%1 · attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>category</source>
        <translation>catégorie</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>signalé</translation>
    </message>
    <message>
        <source>Read in the layout of %1: lists: %2, values: %3</source>
        <translation>Lu dans le format de %1&#xa0;: listes&#xa0;: %2, valeurs&#xa0;: %3</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>laissées de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>guessed at: %1</source>
        <translation>devinées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>Importer un dossier</translation>
    </message>
    <message>
        <source>a task file of MINED that is not read with the folder around it: import it, or its own folder, by itself</source>
        <translation>un fichier de tâches de MINED qui n’est pas lu avec le dossier autour&#xa0;: importez-le, ou son propre dossier, seul</translation>
    </message>
    <message>
        <source>not read with this folder</source>
        <translation>pas lu avec ce dossier</translation>
    </message>
    <message>
        <source>not read with this folder, though it is a task file: import it by itself</source>
        <translation>pas lu avec ce dossier, bien que ce soit un fichier de tâches&#xa0;: importez-le seul</translation>
    </message>
    <message>
        <source>%1 with · %2</source>
        <translation>%1 avec · %2</translation>
    </message>
    <message>
        <source>%1 without · %2</source>
        <translation>%1 sans · %2</translation>
    </message>
    <message>
        <source>ask either a subject with a relation or a question</source>
        <translation>demandez soit un sujet avec une relation, soit une question</translation>
    </message>
    <message>
        <source>say which years are asked, e.g. 2010-2023</source>
        <translation>indiquez les années demandées, par ex. 2010-2023</translation>
    </message>
    <message>
        <source>no template is asked</source>
        <translation>aucun gabarit n’est demandé</translation>
    </message>
    <message>
        <source>%1 is no place in a question; {year} is one</source>
        <translation>%1 n’est pas un emplacement dans une question&#xa0;; {year} en est un</translation>
    </message>
    <message>
        <source>the question names a year of its own, %1: write {year} there, or ask %2 alone</source>
        <translation>la question nomme elle-même une année, %1&#xa0;: écrivez {year} à cet endroit, ou ne demandez que %2</translation>
    </message>
    <message>
        <source>more than %1 questions at once: a run is made for so many</source>
        <translation>plus de %1 questions à la fois&#xa0;: pour autant, faites une exécution</translation>
    </message>
    <message>
        <source>multiple choice needs a right answer and three distractors for it, true/false a right answer</source>
        <translation>le choix multiple demande une réponse juste et trois distracteurs, vrai/faux une réponse juste</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Gabarit</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>What somebody calls the run.</source>
        <translation>Le nom donné à l’exécution.</translation>
    </message>
    <message>
        <source>The model as the server names it.</source>
        <translation>Le modèle tel que le serveur le nomme.</translation>
    </message>
    <message>
        <source>Whether the run goes, waits, has stopped or has finished.</source>
        <translation>Si l’exécution avance, attend, s’est arrêtée ou est terminée.</translation>
    </message>
    <message>
        <source>Requests with a stored outcome, errors among them, of all that the run asks.</source>
        <translation>Requêtes dont le résultat est enregistré, erreurs comprises, sur toutes celles de l’exécution.</translation>
    </message>
    <message>
        <source>Replies stored per second, over the last two seconds; only while it goes.</source>
        <translation>Réponses enregistrées par seconde, sur les deux dernières secondes&#xa0;; seulement tant qu’elle avance.</translation>
    </message>
    <message>
        <source>Requests left ÷ rate; only while it goes.</source>
        <translation>Requêtes restantes ÷ débit&#xa0;; seulement tant qu’elle avance.</translation>
    </message>
    <message>
        <source>Requests that got no reply. They are missing samples, never wrong answers.</source>
        <translation>Requêtes sans réponse. Ce sont des échantillons manquants, jamais des réponses fausses.</translation>
    </message>
    <message>
        <source>Prompt and completion tokens, as the backend counted them.</source>
        <translation>Tokens d’invite et de réponse, comptés par le backend.</translation>
    </message>
    <message>
        <source>Tokens × price; where the tokens of a reply are not known, an estimate.</source>
        <translation>Tokens × prix&#xa0;; une estimation là où les tokens d’une réponse sont inconnus.</translation>
    </message>
    <message>
        <source>When the run was made.</source>
        <translation>Quand l’exécution a été créée.</translation>
    </message>
    <message>
        <source>Tags that people gave it.</source>
        <translation>Les étiquettes que des personnes lui ont données.</translation>
    </message>
    <message>
        <source>What the element is about; in the legal domain, the question to fill in</source>
        <translation>Ce sur quoi porte l’élément&#xa0;; dans le domaine juridique, la question à compléter</translation>
    </message>
    <message>
        <source>What is asked of the subject</source>
        <translation>Ce qui est demandé du sujet</translation>
    </message>
    <message>
        <source>Domain of the benchmark</source>
        <translation>Domaine du benchmark</translation>
    </message>
    <message>
        <source>Dynamic: the objects change over the years; static: they do not; invariant: without time</source>
        <translation>Dynamique&#xa0;: les objets changent au fil des années&#xa0;; statique&#xa0;: ils ne changent pas&#xa0;; invariant&#xa0;: sans temps</translation>
    </message>
    <message>
        <source>Years of the slice the element is asked at; a number after them counts the years where some between are missing</source>
        <translation>Années de la tranche où l’élément est demandé&#xa0;; un nombre à la suite compte les années s’il en manque entre elles</translation>
    </message>
    <message>
        <source>Wrong options in the file; multiple choice needs exactly three</source>
        <translation>Options fausses dans le fichier&#xa0;; le choix multiple en demande exactement trois</translation>
    </message>
    <message>
        <source>What ChroKnowPrompt changed</source>
        <translation>Ce que ChroKnowPrompt a changé</translation>
    </message>
    <message>
        <source>This workspace: what is stored of it</source>
        <translation>Cet espace de travail&#xa0;: ce qui en est enregistré</translation>
    </message>
    <message>
        <source>How far a run is, and what it cost</source>
        <translation>Où en est une exécution, et ce qu’elle a coûté</translation>
    </message>
    <message>
        <source>Counted from the replies that are stored; a request that got none is an error, never a wrong answer.</source>
        <translation>Compté sur les réponses enregistrées&#xa0;; une requête sans réponse est une erreur, jamais une réponse fausse.</translation>
    </message>
    <message>
        <source>replies = stored ÷ all that the run asks; cost = tokens × price of the model</source>
        <translation>réponses = enregistrées ÷ toutes celles que l’exécution demande&#xa0;; coût = tokens × prix du modèle</translation>
    </message>
    <message>
        <source>n = requests of the run</source>
        <translation>n = requêtes de l’exécution</translation>
    </message>
    <message>
        <source>What an element has</source>
        <translation>Ce qu’a un élément</translation>
    </message>
    <message>
        <source>One fact that is asked about: in how many years of the slice, and with how many wrong options.</source>
        <translation>Un fait sur lequel on interroge&#xa0;: sur combien d’années de la tranche, et avec combien d’options fausses.</translation>
    </message>
    <message>
        <source>no formula: years and options counted</source>
        <translation>pas de formule&#xa0;: années et options comptées</translation>
    </message>
    <message>
        <source>n = one element</source>
        <translation>n = un élément</translation>
    </message>
    <message>
        <source>An answer asked for now</source>
        <translation>Une réponse demandée maintenant</translation>
    </message>
    <message>
        <source>What a model replies to one question of one year. It is right where it names what is right that year; without a right answer it has no mark. Nothing is stored.</source>
        <translation>Ce qu’un modèle répond à une question d’une année. C’est juste s’il nomme ce qui est juste cette année-là&#xa0;; sans réponse juste, pas de marque. Rien n’est enregistré.</translation>
    </message>
    <message>
        <source>right where the likeness to a right object reaches the judge&apos;s bound, of 100</source>
        <translation>juste si la ressemblance avec un objet juste atteint le seuil du juge, sur 100</translation>
    </message>
    <message>
        <source>n = one reply, at temperature 0</source>
        <translation>n = une réponse, à température 0</translation>
    </message>
    <message>
        <source>Category of a year</source>
        <translation>Catégorie d’une année</translation>
    </message>
    <message>
        <source>What the run before said of the element in that year. A ring: a traversal made it right, and was accepted.</source>
        <translation>Ce que l’exécution précédente a dit de l’élément cette année-là. Un anneau&#xa0;: un parcours l’a rendu juste, et a été accepté.</translation>
    </message>
    <message>
        <source>no formula: the category of stored replies</source>
        <translation>pas de formule&#xa0;: la catégorie des réponses enregistrées</translation>
    </message>
    <message>
        <source>n = one element in one year</source>
        <translation>n = un élément en une année</translation>
    </message>
    <message>
        <source>What a step of the traversal took</source>
        <translation>Ce qu’a demandé une étape du parcours</translation>
    </message>
    <message>
        <source>Tokens as the server counted them, and the time from the request to the end of its reply.</source>
        <translation>Les tokens comptés par le serveur, et le temps de la requête à la fin de sa réponse.</translation>
    </message>
    <message>
        <source>no formula: as measured</source>
        <translation>pas de formule&#xa0;: tel que mesuré</translation>
    </message>
    <message>
        <source>n = one request</source>
        <translation>n = une requête</translation>
    </message>
    <message>
        <source>The server, and this computer&apos;s clock</source>
        <translation>Le serveur, et l’horloge de cet ordinateur</translation>
    </message>
    <message>
        <source>What the numbers are narrowed to</source>
        <translation>Ce à quoi les nombres sont restreints</translation>
    </message>
    <message>
        <source>The numbers of the page are counted over what passes every part of the filter alone.</source>
        <translation>Les nombres de la page ne comptent que ce qui passe chaque partie du filtre.</translation>
    </message>
    <message>
        <source>no formula: what does not pass is left out</source>
        <translation>pas de formule&#xa0;: ce qui ne passe pas est laissé de côté</translation>
    </message>
    <message>
        <source>n = as the page below says</source>
        <translation>n = ce que dit la page dessous</translation>
    </message>
    <message>
        <source>The filter above the page</source>
        <translation>Le filtre au-dessus de la page</translation>
    </message>
    <message>
        <source>A date that the fact is asked at</source>
        <translation>Une date à laquelle le fait est demandé</translation>
    </message>
    <message>
        <source>Whether the fact is right at the date, and how far that is from the middle of the time in which it was right, in lengths of that time.</source>
        <translation>Si le fait est juste à cette date, et à quelle distance elle est du milieu du temps où il était juste, en longueurs de ce temps.</translation>
    </message>
    <message>
        <source>n = one date of one fact</source>
        <translation>n = une date d’un fait</translation>
    </message>
    <message>
        <source>First minus second, all years together: %1 points</source>
        <translation>Première moins seconde, toutes années confondues&#xa0;: %1 points</translation>
    </message>
    <message>
        <source>subject: it is empty</source>
        <translation>sujet&#xa0;: il est vide</translation>
    </message>
    <message>
        <source>relation: it is empty</source>
        <translation>relation&#xa0;: elle est vide</translation>
    </message>
    <message>
        <source>object: there is none</source>
        <translation>objet&#xa0;: il n’y en a pas</translation>
    </message>
    <message>
        <source>object: a name is empty</source>
        <translation>objet&#xa0;: un nom est vide</translation>
    </message>
    <message>
        <source>years: “%1” has some, the element none</source>
        <translation>années&#xa0;: «&#xa0;%1&#xa0;» en a, l’élément n’en a pas</translation>
    </message>
    <message>
        <source>years: “%1” has none</source>
        <translation>années&#xa0;: «&#xa0;%1&#xa0;» n’en a pas</translation>
    </message>
    <message>
        <source>years: those of “%1” are no ascending list</source>
        <translation>années&#xa0;: celles de «&#xa0;%1&#xa0;» ne forment pas une liste croissante</translation>
    </message>
    <message>
        <source>distractor: it is empty</source>
        <translation>distracteur&#xa0;: il est vide</translation>
    </message>
    <message>
        <source>distractor: “%1” is right in some year</source>
        <translation>distracteur&#xa0;: «&#xa0;%1&#xa0;» est juste pour une année</translation>
    </message>
    <message>
        <source>distractor: “%1” is there twice</source>
        <translation>distracteur&#xa0;: «&#xa0;%1&#xa0;» y est deux fois</translation>
    </message>
    <message>
        <source>text: it is not UTF-8</source>
        <translation>texte&#xa0;: il n’est pas en UTF-8</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AcceptedScoringDialog</name>
    <message>
        <source>Accepted answers</source>
        <translation>Réponses acceptées</translation>
    </message>
    <message>
        <source>Make scoring</source>
        <translation>Faire la notation</translation>
    </message>
    <message>
        <source>Scoring of accepted answers</source>
        <translation>Notation des réponses acceptées</translation>
    </message>
    <message>
        <source>Accepted in this run&apos;s own items</source>
        <translation>Acceptées dans les items de cette exécution</translation>
    </message>
    <message>
        <source>Accepted in any run&apos;s items</source>
        <translation>Acceptées dans les items de n’importe quelle exécution</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>The run that is judged again, with its own settings</source>
        <translation>L’exécution jugée à nouveau, avec ses propres réglages</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>What one model may say, the others may too: take any run&apos;s items where runs are compared</source>
        <translation>Ce qu’un modèle a le droit de dire, les autres l’ont aussi&#xa0;: prendre les items de toutes les exécutions lorsqu’on les compare</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>How the scoring is called; the run has none of this name yet</source>
        <translation>Le nom de la notation&#xa0;; l’exécution n’en a pas encore de ce nom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The workspace is open for reading only.</source>
        <translation>L’espace de travail est ouvert en lecture seule.</translation>
    </message>
    <message>
        <source>Judging the replies…</source>
        <translation>Jugement des réponses…</translation>
    </message>
    <message>
        <source>No answer is accepted there: accept some on the Items tab first (A).</source>
        <translation>Aucune réponse n’y est acceptée&#xa0;: en accepter d’abord dans l’onglet Items (A).</translation>
    </message>
    <message>
        <source>The scoring needs a name.</source>
        <translation>La notation a besoin d’un nom.</translation>
    </message>
    <message>
        <source>The scoring was stopped.</source>
        <translation>La notation a été arrêtée.</translation>
    </message>
    <message>
        <source>Accepted answers: %1, in so many cells: %2</source>
        <translation>Réponses acceptées&#xa0;: %1, dans autant de cellules&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AcceptedText</name>
    <message>
        <source>Accepted %1 as %2</source>
        <translation>Accepté %1 comme %2</translation>
    </message>
    <message>
        <source>Chrono-Correct</source>
        <translation>Chrono-Correct</translation>
    </message>
    <message>
        <source>still wrong</source>
        <translation>encore faux</translation>
    </message>
    <message>
        <source>, “%1”</source>
        <translation>, “%1”</translation>
    </message>
    <message>
        <source>, asked of %1</source>
        <translation>, demandé à %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>accepted as Chrono-Correct: %1</source>
        <translation>accepté comme Chrono-Correct&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AcceptedTraversals</name>
    <message>
        <source>No element is chosen</source>
        <translation>Aucun élément n’est choisi</translation>
    </message>
    <message>
        <source>The workspace is open for reading only</source>
        <translation>L’espace de travail est ouvert en lecture seule</translation>
    </message>
    <message>
        <source>It is being written</source>
        <translation>En cours d’écriture</translation>
    </message>
    <message>
        <source>Nothing was traversed</source>
        <translation>Rien n’a été parcouru</translation>
    </message>
    <message>
        <source>Not before the last step</source>
        <translation>Pas avant la dernière étape</translation>
    </message>
    <message>
        <source>This traversal is accepted already</source>
        <translation>Ce parcours est déjà accepté</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ActionBook</name>
    <message>
        <source>The file is too large to be one of keys.</source>
        <translation>Le fichier est trop grand pour des raccourcis.</translation>
    </message>
    <message>
        <source>The file is no JSON: %1, at byte %2.</source>
        <translation>Le fichier n’est pas du JSON&#xa0;: %1, à l’octet %2.</translation>
    </message>
    <message>
        <source>The file holds no keys of Chronoscope.</source>
        <translation>Le fichier ne contient pas de raccourcis de Chronoscope.</translation>
    </message>
    <message>
        <source>“%1” are no keys, of “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un raccourci, pour «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” and “%2” would both be %3.</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» auraient tous deux %3.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Ce qu’elles font</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AnnotatePage</name>
    <message>
        <source>Annotating</source>
        <translation>Annotation</translation>
    </message>
    <message>
        <source>All items of this queue are annotated.</source>
        <translation>Tous les items de cette file sont annotés.</translation>
    </message>
    <message>
        <source>Only this item is left: it is not annotated yet.</source>
        <translation>Il ne reste que cet item&#xa0;: il n’est pas encore annoté.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Rien à annuler.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>This answer counts as right already.</source>
        <translation>Cette réponse compte déjà comme juste.</translation>
    </message>
    <message>
        <source>A truth value names nothing that could be accepted as right.</source>
        <translation>Une valeur de vérité ne nomme rien qui puisse être accepté comme juste.</translation>
    </message>
    <message>
        <source>A refusal is no answer that could be accepted as right.</source>
        <translation>Un refus n’est pas une réponse qui puisse être acceptée comme juste.</translation>
    </message>
    <message>
        <source>This reply contradicts itself: letter and text are of two options.</source>
        <translation>Cette réponse se contredit&#xa0;: lettre et texte sont de deux options.</translation>
    </message>
    <message>
        <source>There is no answer in this reply to accept.</source>
        <translation>Cette réponse ne contient rien à accepter.</translation>
    </message>
    <message>
        <source>Who annotates?</source>
        <translation>Qui annote&#xa0;?</translation>
    </message>
    <message>
        <source>Your name stands with all that you annotate:</source>
        <translation>Ce nom accompagne toutes les annotations&#xa0;:</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Consigne</translation>
    </message>
    <message>
        <source>What annotators of “%1” should keep to:</source>
        <translation>Ce que les annotateurs de «&#xa0;%1&#xa0;» doivent suivre&#xa0;:</translation>
    </message>
    <message>
        <source>Label all open items</source>
        <translation>Étiqueter tous les items ouverts</translation>
    </message>
    <message>
        <source>Label for all %1 items of this queue that are still open. Labels of another set give way to it:</source>
        <translation>Étiquette pour les %1 items de cette file encore ouverts. Les étiquettes d’un autre jeu lui cèdent la place&#xa0;:</translation>
    </message>
    <message>
        <source>Label %1 items: %2</source>
        <translation>Étiqueter %1 items&#xa0;: %2</translation>
    </message>
    <message>
        <source>Remove the queue “%1” with its %2 items? That cannot be undone. What was annotated stays.</source>
        <translation>Retirer la file «&#xa0;%1&#xa0;» avec ses %2 items&#xa0;? C’est irréversible. Ce qui a été annoté reste.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>The queue “%1” is removed. What was annotated stays.</source>
        <translation>La file «&#xa0;%1&#xa0;» est retirée. Ce qui a été annoté reste.</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Open one or make a new one (Alt+W).</source>
        <translation>En ouvrir ou en créer un (Alt+W).</translation>
    </message>
    <message>
        <source>The annotations cannot be read</source>
        <translation>Les annotations ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Reading the annotations…</source>
        <translation>Lecture des annotations…</translation>
    </message>
    <message>
        <source>Reading the queue…</source>
        <translation>Lecture de la file…</translation>
    </message>
    <message>
        <source>The queue cannot be read</source>
        <translation>La file ne peut pas être lue</translation>
    </message>
    <message>
        <source>This queue is empty</source>
        <translation>Cette file est vide</translation>
    </message>
    <message>
        <source>Its runs were removed. What was annotated stays.</source>
        <translation>Ses exécutions ont été supprimées. Ce qui a été annoté reste.</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>Nouvelle exécution…</translation>
    </message>
    <message>
        <source>There is no queue</source>
        <translation>Il n’y a pas de file</translation>
    </message>
    <message>
        <source>There is no queue yet</source>
        <translation>Il n’y a pas encore de file</translation>
    </message>
    <message>
        <source>A queue is a list of wrong answers to read, one after the other. It is made of what the filter over the result pages chooses: narrow it there first if you like.</source>
        <translation>Une file est une liste de réponses fausses à lire l’une après l’autre. Elle est faite de ce que choisit le filtre des pages de résultats&#xa0;: l’y restreindre d’abord au besoin.</translation>
    </message>
    <message>
        <source>New queue…</source>
        <translation>Nouvelle file…</translation>
    </message>
    <message>
        <source>Reading the item…</source>
        <translation>Lecture de l’item…</translation>
    </message>
    <message>
        <source>The item cannot be read: %1</source>
        <translation>L’item ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · %2 · %3%4</source>
        <translation>%1 · %2 · %3%4</translation>
    </message>
    <message>
        <source> (undone)</source>
        <translation> (annulé)</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>Its labels</source>
        <translation>Ses étiquettes</translation>
    </message>
    <message>
        <source>Not annotated</source>
        <translation>Pas annoté</translation>
    </message>
    <message>
        <source>Labels that waited for your name are not stored, for their item was not read yet: %1</source>
        <translation>Des étiquettes en attente de votre nom ne sont pas enregistrées, car leur item n’était pas encore lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no run of ChroKnowledge yet</source>
        <translation>Il n’y a pas encore d’exécution de ChroKnowledge</translation>
    </message>
    <message>
        <source>What is gone through here are its wrong answers. Facts and items of the other systems get labels and notes in the Inspector (Ctrl+J) of their pages.</source>
        <translation>On parcourt ici ses réponses fausses. Les faits et les éléments des autres systèmes reçoivent étiquettes et notes dans l’inspecteur (Ctrl+J) de leurs pages.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AnnotationHub</name>
    <message>
        <source>No workspace is open.</source>
        <translation>Aucun espace de travail n’est ouvert.</translation>
    </message>
    <message>
        <source>The workspace is open for reading only: another process is writing to it.</source>
        <translation>L’espace de travail est ouvert en lecture seule&#xa0;: un autre processus y écrit.</translation>
    </message>
    <message>
        <source>The annotations cannot be read: %1</source>
        <translation>Les annotations ne peuvent pas être lues&#xa0;: %1</translation>
    </message>
    <message>
        <source>The annotations are being read.</source>
        <translation>Les annotations sont en cours de lecture.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of annotations were refused and are not kept</source>
        <translation>
            <numerusform>%n changement d’annotation a été refusé et n’est pas conservé</numerusform>
            <numerusform>%n changements d’annotations ont été refusés et ne sont pas conservés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of annotations could not be saved</source>
        <translation>
            <numerusform>%n changement d’annotation n’a pas pu être enregistré</numerusform>
            <numerusform>%n changements d’annotations n’ont pas pu être enregistrés</numerusform>
        </translation>
    </message>
    <message>
        <source>The annotations cannot be read</source>
        <translation>Les annotations ne peuvent pas être lues</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AnnotationSession</name>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>You labelled it with “%1”: %2. A label from here takes its place.</source>
        <translation>Déjà étiqueté avec «&#xa0;%1&#xa0;»&#xa0;: %2. Une étiquette d’ici prend sa place.</translation>
    </message>
    <message>
        <source>This is not kept: %1.</source>
        <translation>Ceci n’est pas gardé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Reprendre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Étiquette&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take the flag away</source>
        <translation>Retirer le signalement</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Signaler</translation>
    </message>
    <message>
        <source>No severity</source>
        <translation>Sans gravité</translation>
    </message>
    <message>
        <source>Severity %1</source>
        <translation>Gravité %1</translation>
    </message>
    <message>
        <source>Take the note away</source>
        <translation>Retirer la note</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>The note is too long: its first %1 characters are kept.</source>
        <translation>La note est trop longue&#xa0;: ses %1 premiers caractères sont gardés.</translation>
    </message>
    <message>
        <source>Accept as right: %1</source>
        <translation>Accepter comme juste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not accepted as right: %1</source>
        <translation>Ne pas accepter comme juste&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AnswersModel</name>
    <message>
        <source>not asked</source>
        <translation>non demandé</translation>
    </message>
    <message>
        <source>%1: not asked</source>
        <translation>%1&#xa0;: non demandé</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>The objects that hold in that year</source>
        <translation>Les objets valables cette année-là</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>%1: the mark of the cell, and the most frequent answer of all its samples, with how many of those that answer say it where not all do. A click sorts by the mark, wrong ones first.</source>
        <translation>%1&#xa0;: la marque de la cellule, et la réponse la plus fréquente de tous ses échantillons, avec combien de ceux qui répondent la donnent si ce n’est pas tous. Un clic trie par la marque, les fausses d’abord.</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AnswersPage</name>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Save all rows as a table, CSV or TSV (Ctrl+E)</source>
        <translation>Enregistrer toutes les lignes comme tableau, CSV ou TSV (Ctrl+E)</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Gabarit</translation>
    </message>
    <message>
        <source>The template whose answers are shown</source>
        <translation>Le gabarit dont les réponses sont affichées</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Which rows are listed, by the marks of their cells. What has no mark, because it is not asked, not judged yet or lost to errors, counts neither way.</source>
        <translation>Quelles lignes sont listées, selon les marques de leurs cellules. Ce qui n’a pas de marque, car non demandé, pas encore jugé ou perdu par des erreurs, ne compte ni pour ni contre.</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>Runs differ</source>
        <translation>Exécutions divergentes</translation>
    </message>
    <message>
        <source>All wrong</source>
        <translation>Toutes fausses</translation>
    </message>
    <message>
        <source>Any wrong</source>
        <translation>Une fausse</translation>
    </message>
    <message>
        <source>The marks of two runs are not the same</source>
        <translation>Les marques de deux exécutions ne sont pas les mêmes</translation>
    </message>
    <message>
        <source>Every run that has a mark is Incorrect: none of its samples is right</source>
        <translation>Chaque exécution qui a une marque est Incorrect&#xa0;: aucun de ses échantillons n’est juste</translation>
    </message>
    <message>
        <source>At least one run is Incorrect</source>
        <translation>Au moins une exécution est Incorrect</translation>
    </message>
    <message>
        <source>Search all replies</source>
        <translation>Rechercher dans toutes les réponses</translation>
    </message>
    <message>
        <source>Rows of which some reply of any run, greedy or sampled, holds these words; whatever the case. Escape gives it up.</source>
        <translation>Les lignes dont une réponse d’une exécution, gloutonne ou échantillonnée, contient ces mots&#xa0;; sans égard à la casse. Échap l’abandonne.</translation>
    </message>
    <message>
        <source>Answers of the runs, a row for each element and year</source>
        <translation>Réponses des exécutions, une ligne par élément et année</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <source>Edit the element…</source>
        <translation>Modifier l’élément…</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 lignes sur %2</translation>
    </message>
    <message>
        <source>An element in one year is a row</source>
        <translation>Un élément en une année est une ligne</translation>
    </message>
    <message>
        <source>The answers cannot be read</source>
        <translation>Les réponses ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Searching all replies</source>
        <translation>Recherche dans toutes les réponses</translation>
    </message>
    <message>
        <source>The replies could not be searched</source>
        <translation>La recherche dans les réponses a échoué</translation>
    </message>
    <message>
        <source>It could not be written.</source>
        <translation>L’écriture a échoué.</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Exporter&#xa0;: %1</translation>
    </message>
    <message>
        <source>CSV table (*.csv);;TSV table (*.tsv)</source>
        <translation>Tableau CSV (*.csv);;Tableau TSV (*.tsv)</translation>
    </message>
    <message>
        <source>The table was not saved</source>
        <translation>Le tableau n’a pas été enregistré</translation>
    </message>
    <message>
        <source>%1 is a workspace, or another database: it is not written over.</source>
        <translation>%1 est un espace de travail, ou une autre base de données&#xa0;: il n’est pas écrasé.</translation>
    </message>
    <message>
        <source>Writing %1 rows</source>
        <translation>Écriture de %1 lignes</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 ligne</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AskCellPanel</name>
    <message>
        <source>Prompt; can be changed for this answer</source>
        <translation>Prompt&#xa0;; peut être changé pour cette réponse</translation>
    </message>
    <message>
        <source>Reply as it came</source>
        <translation>Réponse telle qu’arrivée</translation>
    </message>
    <message>
        <source>Ask this again</source>
        <translation>Reposer la question</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Pas encore de réponse</translation>
    </message>
    <message>
        <source>No answer chosen</source>
        <translation>Aucune réponse choisie</translation>
    </message>
    <message>
        <source>Choose a cell to see its prompt and the reply as it came.</source>
        <translation>Choisir une cellule pour voir son prompt et la réponse telle qu’arrivée.</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation>Prompt et réponse</translation>
    </message>
    <message>
        <source>The prompt as sent, which can be changed, and the reply as it came</source>
        <translation>Le prompt tel qu’envoyé, qui peut être changé, et la réponse telle que reçue</translation>
    </message>
    <message>
        <source>Ask this model with its prompt as it stands (F5)</source>
        <translation>Interroger ce modèle avec son prompt tel quel (F5)</translation>
    </message>
    <message>
        <source>[system] %1</source>
        <translation>[système] %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AskForm</name>
    <message>
        <source>A question</source>
        <translation>Une question</translation>
    </message>
    <message>
        <source>A fact</source>
        <translation>Un fait</translation>
    </message>
    <message>
        <source>Asked as the benchmark asks its facts; one of the workspace brings what is right, its distractors and its few-shots</source>
        <translation>Posé comme le benchmark pose ses faits&#xa0;; un fait de l’espace de travail apporte ce qui est juste, ses distracteurs et ses few-shots</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>{year} stands for the year; without it the question is asked as “In 2015, …”, and without years as it is</source>
        <translation>{year} remplace l’année&#xa0;; sans lui la question est posée comme «&#xa0;In 2015, …&#xa0;», et sans années telle quelle</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Completed from the workspace</source>
        <translation>Complété depuis l’espace de travail</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>&amp;Years</source>
        <translation>&amp;Années</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Années</translation>
    </message>
    <message>
        <source>2015-2023, or 2015,2018; empty: those of what is right</source>
        <translation>2015-2023, ou 2015,2018&#xa0;; vide&#xa0;: celles de ce qui est juste</translation>
    </message>
    <message>
        <source>For a fact of the workspace with three distractors</source>
        <translation>Pour un fait de l’espace de travail avec trois distracteurs</translation>
    </message>
    <message>
        <source>Ri&amp;ght answer, if known</source>
        <translation>&amp;Bonne réponse, si connue</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Bonne réponse</translation>
    </message>
    <message>
        <source>One a line: an answer for all years, or 2015=answer, or 2015-2018=answer</source>
        <translation>Une par ligne&#xa0;: une réponse pour toutes les années, ou 2015=réponse, ou 2015-2018=réponse</translation>
    </message>
    <message>
        <source>2015-2016=François Hollande</source>
        <translation>2015-2016=François Hollande</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>&amp;Modèles</translation>
    </message>
    <message>
        <source>Models to ask</source>
        <translation>Modèles à interroger</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Ask every model every year (Ctrl+Enter)</source>
        <translation>Demander chaque année à chaque modèle (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Wait for no more answers</source>
        <translation>Ne plus attendre de réponses</translation>
    </message>
    <message>
        <source>For a fact of which it is known what is right</source>
        <translation>Pour un fait dont on sait ce qui est juste</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>A calibration model answers only what it is told is right: say so above, or ask a fact of the workspace.</source>
        <translation>Un modèle d’étalonnage ne répond que d’après ce qu’on lui dit être juste&#xa0;: dites-le ci-dessus, ou demandez un fait de l’espace de travail.</translation>
    </message>
    <message>
        <source>Fill in a question or a fact, whichever is chosen, and what is right by year</source>
        <translation>Remplir une question ou un fait, selon le choix, et ce qui est juste par année</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AskPage</name>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>&amp;Keep as elements…</source>
        <translation>&amp;Garder comme éléments…</translation>
    </message>
    <message>
        <source>Make a &amp;run of it…</source>
        <translation>En &amp;faire une exécution…</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>Import the fact, with what is right by year, into the workspace</source>
        <translation>Importer le fait, avec ce qui est juste par année, dans l’espace de travail</translation>
    </message>
    <message>
        <source>Import the fact, with what is right by year, into a new workspace</source>
        <translation>Importer le fait, avec ce qui est juste par année, dans un nouvel espace de travail</translation>
    </message>
    <message>
        <source>A new run that asks this fact of the workspace</source>
        <translation>Une nouvelle exécution qui demande ce fait de l’espace de travail</translation>
    </message>
    <message>
        <source>A run asks elements of the workspace: type a fact that is one, or keep this one first.</source>
        <translation>Une exécution demande des éléments de l’espace de travail&#xa0;: saisir un fait qui en est un, ou garder d’abord celui-ci.</translation>
    </message>
    <message>
        <source>What is right</source>
        <translation>Ce qui est juste</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Nothing has been asked yet</source>
        <translation>Rien n’a encore été demandé</translation>
    </message>
    <message>
        <source>Type a question, tick one or several models, and press Enter. The answers stand here by year as they come; nothing is stored.</source>
        <translation>Saisir une question, cocher un ou plusieurs modèles, et appuyer sur Entrée. Les réponses s’affichent ici par année à leur arrivée&#xa0;; rien n’est enregistré.</translation>
    </message>
    <message>
        <source>Tick a model to ask; models are added on the page Backends.</source>
        <translation>Cocher un modèle à interroger&#xa0;; les modèles s’ajoutent à la page Backends.</translation>
    </message>
    <message>
        <source>Not asked: %1. MCQA needs a fact with three distractors, TF one of which it is known what is right.</source>
        <translation>Non posé&#xa0;: %1. MCQA demande un fait avec trois distracteurs, TF un fait dont on sait ce qui est juste.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>Une réponse</translation>
    </message>
    <message>
        <source>A fact alone, with subject and relation, can be an element of a workspace</source>
        <translation>Seul un fait, avec sujet et relation, peut être un élément d’un espace de travail</translation>
    </message>
    <message>
        <source>As&amp;k again</source>
        <translation>&amp;Redemander</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>Copier comme &amp;tableau</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AuditView</name>
    <message>
        <source>&amp;Trust the file in new runs</source>
        <translation>Croire le &amp;fichier dans les nouvelles exécutions</translation>
    </message>
    <message>
        <source>Count the golds of the file also where its own attribute list says otherwise, as published scores do. Runs that are made already keep what they were made with.</source>
        <translation>Compter les références du fichier même là où sa propre liste d’attributs dit autre chose, comme le font les scores publiés. Les exécutions déjà faites gardent ce avec quoi elles l’ont été.</translation>
    </message>
    <message>
        <source>Findings, and how many items have each</source>
        <translation>Constats, et combien d’items ont chacun</translation>
    </message>
    <message>
        <source>Items with the chosen finding</source>
        <translation>Items avec le constat choisi</translation>
    </message>
    <message>
        <source>Items: %1</source>
        <translation>Items&#xa0;: %1</translation>
    </message>
    <message>
        <source>Faults: %1</source>
        <translation>Fautes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Golds that disagree with their own attribute list, which counts unless the file is trusted: %1</source>
        <translation>Références en désaccord avec leur propre liste d’attributs, qui compte sauf si le fichier est cru&#xa0;: %1</translation>
    </message>
    <message>
        <source>the first %1 findings are listed</source>
        <translation>les %1 premiers constats sont listés</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>faute</translation>
    </message>
    <message>
        <source>to be known</source>
        <translation>à savoir</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BackendDetail</name>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Remove backend</source>
        <translation>Retirer le backend</translation>
    </message>
    <message>
        <source>Remove it from the list; runs made with it stay (Delete in the list)</source>
        <translation>Le retirer de la liste&#xa0;; les exécutions faites avec lui restent (Suppr dans la liste)</translation>
    </message>
    <message>
        <source>Edit price…</source>
        <translation>Modifier le prix…</translation>
    </message>
    <message>
        <source>Open the price table at this model</source>
        <translation>Ouvrir la table des prix à ce modèle</translation>
    </message>
    <message>
        <source>free: a server on this machine</source>
        <translation>gratuit&#xa0;: un serveur sur cette machine</translation>
    </message>
    <message>
        <source>: no line of the price table fits this model. Costs are then shown as unknown, and there is no budget.</source>
        <translation>: aucune ligne de la table des prix ne convient à ce modèle. Les coûts sont alors inconnus, et il n’y a pas de budget.</translation>
    </message>
    <message>
        <source>Add price…</source>
        <translation>Ajouter un prix…</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BackendForm</name>
    <message>
        <source>Time limits, attempts, cache and body fields</source>
        <translation>Délais, essais, cache et champs du corps</translation>
    </message>
    <message>
        <source>What is wrong with this backend</source>
        <translation>Ce qui ne va pas avec ce backend</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What the New run dialog calls it; also: chronoscope run create --backend NAME</source>
        <translation>Son nom dans le dialogue Nouvelle exécution&#xa0;; aussi&#xa0;: chronoscope run create --backend NAME</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>How the server is spoken to. Most servers understand OpenAI&apos;s chat.</source>
        <translation>Comment parler au serveur. La plupart comprennent le chat d’OpenAI.</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>URL de base</translation>
    </message>
    <message>
        <source>Where the server is, e.g. http://127.0.0.1:8000. Several servers of the same model are separated by commas; {port} stands for the port of a server that Chronoscope starts.</source>
        <translation>Où se trouve le serveur, p. ex. http://127.0.0.1:8000. Plusieurs serveurs du même modèle sont séparés par des virgules&#xa0;; {port} remplace le port d’un serveur que Chronoscope lance.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>The model&apos;s id as the server lists it; may be empty where a server has only one</source>
        <translation>L’identifiant du modèle comme le liste le serveur&#xa0;; peut être vide si le serveur n’en a qu’un</translation>
    </message>
    <message>
        <source>the server&apos;s only model</source>
        <translation>le seul modèle du serveur</translation>
    </message>
    <message>
        <source>Fetch models</source>
        <translation>Lister les modèles</translation>
    </message>
    <message>
        <source>Ask the server which models it has</source>
        <translation>Demander au serveur quels modèles il a</translation>
    </message>
    <message>
        <source>Chat, or completion where there is no chat</source>
        <translation>Chat, ou complétion là où il n’y a pas de chat</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Complétion</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Chat: prompts are sent as turns. Completion: as plain text to be continued.</source>
        <translation>Chat&#xa0;: les prompts sont envoyés comme tours. Complétion&#xa0;: comme texte brut à continuer.</translation>
    </message>
    <message>
        <source>requests at once</source>
        <translation>requêtes à la fois</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Most requests in flight per server. Empty: a local server gets as many as it has places for, a remote one is felt out.</source>
        <translation>Nombre maximal de requêtes en cours par serveur. Vide&#xa0;: un serveur local en reçoit autant qu’il a de places, un serveur distant est sondé.</translation>
    </message>
    <message>
        <source>requests a minute</source>
        <translation>requêtes par minute</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Most requests a minute</source>
        <translation>Nombre maximal de requêtes par minute</translation>
    </message>
    <message>
        <source>tokens a minute</source>
        <translation>tokens par minute</translation>
    </message>
    <message>
        <source>Most tokens a minute, prompts and replies together</source>
        <translation>Nombre maximal de tokens par minute, prompts et réponses ensemble</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Connect within</source>
        <translation>Connexion en</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10 s</translation>
    </message>
    <message>
        <source>Seconds until a connection must stand</source>
        <translation>Secondes jusqu’à ce qu’une connexion soit établie</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silence</translation>
    </message>
    <message>
        <source>120 s</source>
        <translation>120 s</translation>
    </message>
    <message>
        <source>Seconds without a byte after which a request is given up</source>
        <translation>Secondes sans un octet après lesquelles une requête est abandonnée</translation>
    </message>
    <message>
        <source>Whole request</source>
        <translation>Requête entière</translation>
    </message>
    <message>
        <source>900 s</source>
        <translation>900 s</translation>
    </message>
    <message>
        <source>Seconds after which a request is given up, whatever arrives</source>
        <translation>Secondes après lesquelles une requête est abandonnée, quoi qu’il arrive</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>How often a request is sent before it counts as an error</source>
        <translation>Combien de fois une requête est envoyée avant de compter comme erreur</translation>
    </message>
    <message>
        <source>Fields left out</source>
        <translation>Champs omis</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Body fields that this server rejects, with commas between them, e.g. top_p,seed</source>
        <translation>Champs du corps que ce serveur rejette, séparés par des virgules, p. ex. top_p,seed</translation>
    </message>
    <message>
        <source>Length field</source>
        <translation>Champ de longueur</translation>
    </message>
    <message>
        <source>Newer OpenAI models want max_completion_tokens</source>
        <translation>Les modèles récents d’OpenAI veulent max_completion_tokens</translation>
    </message>
    <message>
        <source>Extra fields</source>
        <translation>Champs en plus</translation>
    </message>
    <message>
        <source>A JSON object laid over every request. Not for keys.</source>
        <translation>Un objet JSON superposé à chaque requête. Pas pour les clés.</translation>
    </message>
    <message>
        <source>Use stored replies to equal requests</source>
        <translation>Utiliser les réponses conservées à des requêtes égales</translation>
    </message>
    <message>
        <source>Ask the server every time</source>
        <translation>Interroger le serveur à chaque fois</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Hits are counted and shown with the run</source>
        <translation>Les réponses du cache sont comptées et affichées avec l’exécution</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Interrogation du serveur…</translation>
    </message>
    <message>
        <source>No list of models: %1</source>
        <translation>Pas de liste de modèles&#xa0;: %1</translation>
    </message>
    <message>
        <source>The server has 1 model: %1</source>
        <translation>Le serveur a 1 modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>The server has %1 models: choose one</source>
        <translation>Le serveur a %1 modèles&#xa0;: en choisir un</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BackendHub</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A backend needs a name</source>
        <translation>Un backend a besoin d’un nom</translation>
    </message>
    <message>
        <source>A name has no “:” in it, as an address has</source>
        <translation>Un nom ne contient pas «&#xa0;:&#xa0;», à la différence d’une adresse</translation>
    </message>
    <message>
        <source>There is a backend of this name already</source>
        <translation>Il y a déjà un backend de ce nom</translation>
    </message>
    <message>
        <source>The saved backends were not written</source>
        <translation>Les backends enregistrés n’ont pas été écrits</translation>
    </message>
    <message>
        <source>The prices were not written</source>
        <translation>Les prix n’ont pas été écrits</translation>
    </message>
    <message>
        <source>The network settings were not written</source>
        <translation>Les réglages du réseau n’ont pas été écrits</translation>
    </message>
    <message>
        <source>The kept replies were not cleared</source>
        <translation>Les réponses conservées n’ont pas été effacées</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BackendTableModel</name>
    <message>
        <source>Waiting for its server</source>
        <translation>Attend son serveur</translation>
    </message>
    <message>
        <source>Testing, %1 of %2</source>
        <translation>Test en cours, %1 sur %2</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Non testé</translation>
    </message>
    <message>
        <source>Tested %1 UTC</source>
        <translation>Testé %1 UTC</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1&#xa0;: %2 – %3</translation>
    </message>
    <message>
        <source>%1, port %2</source>
        <translation>%1, port %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Last test</source>
        <translation>Dernier test</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BackendsPage</name>
    <message>
        <source>Your list of backends cannot be read, and is left as it is; changes last until Chronoscope is closed: %1</source>
        <translation>La liste des backends ne peut pas être lue et reste telle quelle&#xa0;; les changements durent jusqu’à la fermeture de Chronoscope&#xa0;: %1</translation>
    </message>
    <message>
        <source>Replies are not cached: %1</source>
        <translation>Les réponses ne sont pas mises en cache&#xa0;: %1</translation>
    </message>
    <message>
        <source>Backends</source>
        <translation>Backends</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>What models cost: the table that estimates, costs and budgets are made with</source>
        <translation>Ce que coûtent les modèles&#xa0;: la table dont viennent estimations, coûts et budgets</translation>
    </message>
    <message>
        <source>Find local servers</source>
        <translation>Chercher des serveurs locaux</translation>
    </message>
    <message>
        <source>Look for model servers on the usual ports of this machine</source>
        <translation>Chercher des serveurs de modèles sur les ports habituels de cette machine</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>Ajouter un backend</translation>
    </message>
    <message>
        <source>Save where a model can be asked</source>
        <translation>Enregistrer où un modèle peut être interrogé</translation>
    </message>
    <message>
        <source>&amp;Open model file…</source>
        <translation>&amp;Ouvrir un fichier de modèle…</translation>
    </message>
    <message>
        <source>A GGUF file, served by llama.cpp on this machine; it can be dropped on the window, too</source>
        <translation>Un fichier GGUF, servi par llama.cpp sur cette machine&#xa0;; on peut aussi le déposer sur la fenêtre</translation>
    </message>
    <message>
        <source>More of model files</source>
        <translation>Plus sur les fichiers de modèle</translation>
    </message>
    <message>
        <source>The bundled model, and Chronoscope&apos;s own llama.cpp server</source>
        <translation>Le modèle fourni, et le serveur llama.cpp propre à Chronoscope</translation>
    </message>
    <message>
        <source>Add ChronoTiny (bundled)</source>
        <translation>Ajouter ChronoTiny (fourni)</translation>
    </message>
    <message>
        <source>Remove Chronoscope&apos;s own llama.cpp server</source>
        <translation>Retirer le serveur llama.cpp de Chronoscope</translation>
    </message>
    <message>
        <source>Saved backends</source>
        <translation>Backends enregistrés</translation>
    </message>
    <message>
        <source>No backends yet</source>
        <translation>Pas encore de backend</translation>
    </message>
    <message>
        <source>Type where a model can be asked</source>
        <translation>Saisir où un modèle peut être interrogé</translation>
    </message>
    <message>
        <source>Open model file…</source>
        <translation>Ouvrir un fichier de modèle…</translation>
    </message>
    <message>
        <source>A GGUF file, served by llama.cpp on this machine</source>
        <translation>Un fichier GGUF, servi par llama.cpp sur cette machine</translation>
    </message>
    <message>
        <source>A very small model that comes with Chronoscope, served by llama.cpp: to try things out</source>
        <translation>Un très petit modèle fourni avec Chronoscope, servi par llama.cpp&#xa0;: pour essayer</translation>
    </message>
    <message>
        <source>What was typed for the backend “%1” cannot be saved as it is</source>
        <translation>Ce qui a été saisi pour le backend «&#xa0;%1&#xa0;» ne peut pas être enregistré tel quel</translation>
    </message>
    <message>
        <source>New backend</source>
        <translation>Nouveau backend</translation>
    </message>
    <message>
        <source>%1 was added; its server is started and tested</source>
        <translation>%1 a été ajouté&#xa0;; son serveur est lancé et testé</translation>
    </message>
    <message>
        <source>&amp;Ask it</source>
        <translation>L’inte&amp;rroger</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 a été retiré</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A backend says where a language model can be asked: a server on this machine, one that Chronoscope starts, or a provider&apos;s. It is tested before it is used. What is found on this computer can be asked on the page Ask without being added.</source>
        <translation>Un backend dit où l’on peut interroger un modèle de langue&#xa0;: un serveur de cet ordinateur, un serveur que Chronoscope démarre, ou celui d’un fournisseur. Il est testé avant d’être utilisé. Ce qui est trouvé sur cet ordinateur peut être interrogé à la page Demander sans être ajouté.</translation>
    </message>
    <message>
        <source>The chosen one</source>
        <translation>Le backend choisi</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BenchmarkHeader</name>
    <message>
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>Elements are the facts a model is asked about; few-shots are the solved examples shown before each question. Both are counted in the whole workspace.</source>
        <translation>Les éléments sont les faits demandés au modèle&#xa0;; les few-shots sont les exemples résolus montrés avant chaque question. Tous deux sont comptés dans tout l’espace de travail.</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Importer des fichiers…</translation>
    </message>
    <message>
        <source>Import folder…</source>
        <translation>Importer un dossier…</translation>
    </message>
    <message>
        <source>Paste a table…</source>
        <translation>Coller un tableau…</translation>
    </message>
    <message>
        <source>&amp;Build…</source>
        <translation>&amp;Construire…</translation>
    </message>
    <message>
        <source>&amp;Extend…</source>
        <translation>&amp;Prolonger…</translation>
    </message>
    <message>
        <source>&amp;Distractors…</source>
        <translation>&amp;Distracteurs…</translation>
    </message>
    <message>
        <source>From sources</source>
        <translation>Depuis des sources</translation>
    </message>
    <message>
        <source>Make a benchmark from Wikidata, UMLS, CFR, CSKG or Math-KG, or extend this one</source>
        <translation>Faire un benchmark de Wikidata, UMLS, CFR, CSKG ou Math-KG, ou prolonger celui-ci</translation>
    </message>
    <message>
        <source>Elements made from a source, with a look at them before they are stored</source>
        <translation>Éléments produits depuis une source, avec un aperçu avant enregistrement</translation>
    </message>
    <message>
        <source>What a newer source says of this benchmark, stored as a new workspace</source>
        <translation>Ce qu’une source plus récente dit de ce benchmark, enregistré comme nouvel espace de travail</translation>
    </message>
    <message>
        <source>Wrong options for the elements that lack them, written and checked by a model</source>
        <translation>Options fausses pour les éléments qui n’en ont pas, écrites et vérifiées par un modèle</translation>
    </message>
    <message>
        <source>Import benchmark files, or a table of your own facts</source>
        <translation>Importer des fichiers de benchmark, ou un tableau de faits personnels</translation>
    </message>
    <message>
        <source>Benchmark files and tables (*.jsonl *.json *.csv *.tsv *.txt);;All files (*)</source>
        <translation>Fichiers et tableaux de benchmark (*.jsonl *.json *.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>An import is going on</source>
        <translation>Un import est en cours</translation>
    </message>
    <message>
        <source>Add elements from benchmark files or from a table of your own facts (Ctrl+I)</source>
        <translation>Ajouter des éléments depuis des fichiers de benchmark ou un tableau de faits personnels (Ctrl+I)</translation>
    </message>
    <message>
        <source>Add facts copied from a spreadsheet (Ctrl+Shift+V)</source>
        <translation>Ajouter des faits copiés d’un tableur (Ctrl+Maj+V)</translation>
    </message>
    <message>
        <source>&amp;Words of relations…</source>
        <translation>&amp;Mots des relations…</translation>
    </message>
    <message>
        <source>How relations that the program does not know are asked about</source>
        <translation>Comment sont posées les relations que le programme ne connaît pas</translation>
    </message>
    <message>
        <source>E&amp;xemplars held out…</source>
        <translation>E&amp;xemples retenus…</translation>
    </message>
    <message>
        <source>Facts of your own that are shown before questions and not asked, to be edited</source>
        <translation>Vos propres faits montrés avant les questions et non demandés, à modifier</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>Importer un dossier</translation>
    </message>
    <message>
        <source>Every file of a folder as what it is: benchmark files, tables of facts, dated facts, tasks of MINED</source>
        <translation>Chaque fichier d’un dossier pour ce qu’il est&#xa0;: fichiers de benchmark, tables de faits, faits datés, tâches de MINED</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BenchmarkPage</name>
    <message>
        <source>Build from a source…</source>
        <translation>Construire depuis une source…</translation>
    </message>
    <message>
        <source>Make a benchmark from Wikidata, UMLS, CFR, CSKG or Math-KG</source>
        <translation>Faire un benchmark de Wikidata, UMLS, CFR, CSKG ou Math-KG</translation>
    </message>
    <message>
        <source>Domains, states and relations of the slice</source>
        <translation>Domaines, états et relations de la tranche</translation>
    </message>
    <message>
        <source>Check only this</source>
        <translation>Cocher seulement ceci</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>Tout cocher</translation>
    </message>
    <message>
        <source>Edit element…</source>
        <translation>Modifier l’élément…</translation>
    </message>
    <message>
        <source>No benchmark yet</source>
        <translation>Pas encore de benchmark</translation>
    </message>
    <message>
        <source>Drop benchmark files, a folder or a table of your own facts here, or import them.</source>
        <translation>Déposer ici des fichiers de benchmark, un dossier ou un tableau de faits personnels, ou les importer.</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Importer des fichiers…</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>The benchmark cannot be read</source>
        <translation>Le benchmark ne peut pas être lu</translation>
    </message>
    <message>
        <source>The slice cannot be read</source>
        <translation>La tranche ne peut pas être lue</translation>
    </message>
    <message>
        <source>No element in this slice</source>
        <translation>Aucun élément dans cette tranche</translation>
    </message>
    <message>
        <source>Nothing is checked in the tree beside.</source>
        <translation>Rien n’est coché dans l’arbre à côté.</translation>
    </message>
    <message>
        <source>No element matches the subject text and the years.</source>
        <translation>Aucun élément ne correspond au texte du sujet et aux années.</translation>
    </message>
    <message>
        <source>Show all elements</source>
        <translation>Afficher tous les éléments</translation>
    </message>
    <message>
        <source>Select an element to see its objects year by year.</source>
        <translation>Choisir un élément pour voir ses objets année par année.</translation>
    </message>
    <message>
        <source>This element cannot be read: %1</source>
        <translation>Cet élément ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open or make one, try the sample, or drop a file of facts anywhere.</source>
        <translation>Ouvrez-en ou créez-en un, essayez l’exemple, ou déposez n’importe où un fichier de faits.</translation>
    </message>
    <message>
        <source>Show the ways in</source>
        <translation>Montrer par où commencer</translation>
    </message>
    <message>
        <source>The page of the first start</source>
        <translation>La page du premier démarrage</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Tranche</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
    <message>
        <source>What this workspace has to ask about is of another kind: see %1.</source>
        <translation>Ce que cet espace de travail peut demander est d’une autre sorte&#xa0;: voir %1.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BranchPanel</name>
    <message>
        <source>Chrono-Correct</source>
        <translation>Chrono-Correct</translation>
    </message>
    <message>
        <source>Still wrong</source>
        <translation>Encore faux</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Non applicable</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 étapes sur %2</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>score %1</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>pas de correspondance</translation>
    </message>
    <message>
        <source>Chrono-Correct: %1, %2</source>
        <translation>Chrono-Correct&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Chrono-Correct: “%1” is %2, %3</source>
        <translation>Chrono-Correct&#xa0;: «&#xa0;%1&#xa0;» est %2, %3</translation>
    </message>
    <message>
        <source>Still wrong: no candidate came out of the replies</source>
        <translation>Encore faux&#xa0;: aucun candidat n’est sorti des réponses</translation>
    </message>
    <message>
        <source>Still wrong: “%1”, %2; it was right at an earlier step</source>
        <translation>Encore faux&#xa0;: «&#xa0;%1&#xa0;», %2&#xa0;; c’était juste à une étape antérieure</translation>
    </message>
    <message>
        <source>Still wrong: “%1”, %2</source>
        <translation>Encore faux&#xa0;: «&#xa0;%1&#xa0;», %2</translation>
    </message>
    <message>
        <source>Not applicable: there is no year to show</source>
        <translation>Non applicable&#xa0;: il n’y a pas d’année à montrer</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>The selected branch is the one that is stepped</source>
        <translation>La branche choisie est celle que l’on parcourt</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branche</translation>
    </message>
    <message>
        <source>Ends as</source>
        <translation>Se termine par</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Shows the steps of that branch beside those of the selected one</source>
        <translation>Affiche les étapes de cette branche à côté de celles de la branche choisie</translation>
    </message>
    <message>
        <source>%1
asks %2
%3 steps in common with its parent</source>
        <translation>%1
demande %2
%3 étapes en commun avec son parent</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BudgetDialog</name>
    <message>
        <source>Raise and resume</source>
        <translation>Augmenter et reprendre</translation>
    </message>
    <message>
        <source>Raise budget</source>
        <translation>Augmenter le budget</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Budget of %1</source>
        <translation>Budget de %1</translation>
    </message>
    <message>
        <source>Spent so far</source>
        <translation>Dépensé jusqu’ici</translation>
    </message>
    <message>
        <source>At worst, where the server did not count tokens or gave no answer</source>
        <translation>Au pire, là où le serveur n’a pas compté les tokens ou n’a pas répondu</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>What the run was allowed to spend</source>
        <translation>Ce que l’exécution avait le droit de dépenser</translation>
    </message>
    <message>
        <source>The whole run</source>
        <translation>Toute l’exécution</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>If the rest costs as much a request as what was asked so far</source>
        <translation>Si le reste coûte autant par requête que ce qui a été demandé jusqu’ici</translation>
    </message>
    <message>
        <source>New budget</source>
        <translation>Nouveau budget</translation>
    </message>
    <message>
        <source>US dollars that the run may spend in all, what is spent included</source>
        <translation>Dollars américains que l’exécution peut dépenser en tout, ce qui est dépensé compris</translation>
    </message>
    <message>
        <source>It has to be more than the %1 spent so far</source>
        <translation>Il doit dépasser les %1 dépensés jusqu’ici</translation>
    </message>
    <message>
        <source>It is no more than it was</source>
        <translation>Il n’est pas plus grand qu’avant</translation>
    </message>
    <message>
        <source>Keep the new budget and let the run go on</source>
        <translation>Garder le nouveau budget et laisser tourner l’exécution</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BuildDialog</name>
    <message>
        <source>%1 elements and %2 few-shots stored</source>
        <translation>%1 éléments et %2 few-shots enregistrés</translation>
    </message>
    <message>
        <source>, %1 were there</source>
        <translation>, %1 étaient déjà là</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Build a benchmark from its source</source>
        <translation>Construire un benchmark depuis sa source</translation>
    </message>
    <message>
        <source>Extend the benchmark by a newer source</source>
        <translation>Prolonger le benchmark avec une source plus récente</translation>
    </message>
    <message>
        <source>What comes of the build</source>
        <translation>Ce que donne la construction</translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <translation>C&amp;hangements</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Aperçu</translation>
    </message>
    <message>
        <source>%1 elements drawn by the seed</source>
        <translation>%1 éléments tirés par la graine</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Rapport</translation>
    </message>
    <message>
        <source>What was left out and why, and where it came from</source>
        <translation>Ce qui a été écarté et pourquoi, et d’où cela vient</translation>
    </message>
    <message>
        <source>Progress of the build</source>
        <translation>Progression de la construction</translation>
    </message>
    <message>
        <source>Put into the workspace</source>
        <translation>Mettre dans l’espace de travail</translation>
    </message>
    <message>
        <source>Store as a new workspace…</source>
        <translation>Enregistrer comme nouvel espace de travail…</translation>
    </message>
    <message>
        <source>Cancelled; nothing was stored</source>
        <translation>Annulé&#xa0;; rien n’a été enregistré</translation>
    </message>
    <message>
        <source>Reading %1 · %2 of %3</source>
        <translation>Lecture de %1 · %2 sur %3</translation>
    </message>
    <message>
        <source>Asking Wikidata · %1 of %2 entities are there</source>
        <translation>Interrogation de Wikidata · %1 entités sur %2 sont là</translation>
    </message>
    <message>
        <source>Asking the model · %1 of %2</source>
        <translation>Interrogation du modèle · %1 sur %2</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Press Ask Wikidata: its answers are kept in the folder</source>
        <translation>Appuyer sur Interroger Wikidata&#xa0;: ses réponses sont conservées dans le dossier</translation>
    </message>
    <message>
        <source>Press Read: there are %1 to be read</source>
        <translation>Appuyer sur Lire&#xa0;: il y a %1 à lire</translation>
    </message>
    <message>
        <source>Nothing is read yet</source>
        <translation>Rien n’est encore lu</translation>
    </message>
    <message>
        <source>Elements are shown here as they would be stored.</source>
        <translation>Les éléments sont montrés ici comme ils seraient enregistrés.</translation>
    </message>
    <message>
        <source>The source is being read</source>
        <translation>La source est en cours de lecture</translation>
    </message>
    <message>
        <source>The model is being tested</source>
        <translation>Le modèle est en cours de test</translation>
    </message>
    <message>
        <source>It has been asked</source>
        <translation>La demande a été faite</translation>
    </message>
    <message>
        <source>There is nothing to ask</source>
        <translation>Il n’y a rien à demander</translation>
    </message>
    <message>
        <source>Testing the model…</source>
        <translation>Test du modèle…</translation>
    </message>
    <message>
        <source>Nothing is stored yet</source>
        <translation>Rien n’est encore enregistré</translation>
    </message>
    <message>
        <source>%1 places could not be read: see the report. Nothing is stored yet</source>
        <translation>%1 endroits n’ont pas pu être lus&#xa0;: voir le rapport. Rien n’est encore enregistré</translation>
    </message>
    <message>
        <source>It is being stored</source>
        <translation>Enregistrement en cours</translation>
    </message>
    <message>
        <source>It is stored</source>
        <translation>C’est enregistré</translation>
    </message>
    <message>
        <source>No element is taken</source>
        <translation>Aucun élément n’est pris</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>An import is going on</source>
        <translation>Un import est en cours</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ask Wikidata</source>
        <translation>Interroger Wikidata</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Stop reading; nothing is stored</source>
        <translation>Arrêter la lecture&#xa0;; rien n’est enregistré</translation>
    </message>
    <message>
        <source>Adds the elements; what is there is never changed</source>
        <translation>Ajoute les éléments&#xa0;; ce qui est là n’est jamais changé</translation>
    </message>
    <message>
        <source>The benchmark that is open, and its runs, stay what they are</source>
        <translation>Le benchmark ouvert et ses exécutions restent ce qu’ils sont</translation>
    </message>
    <message>
        <source>Store the new edition</source>
        <translation>Enregistrer la nouvelle édition</translation>
    </message>
    <message>
        <source>Workspaces (*.chronoscope)</source>
        <translation>Espaces de travail (*.chronoscope)</translation>
    </message>
    <message>
        <source>%1 extended.chronoscope</source>
        <translation>%1 prolongé.chronoscope</translation>
    </message>
    <message>
        <source>Storing…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Not stored: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The new edition was not stored</source>
        <translation>La nouvelle édition n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>There is a file of this name. A new edition is a workspace of its own.</source>
        <translation>Il y a un fichier de ce nom. Une nouvelle édition est un espace de travail à part.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>What was built is not stored</source>
        <translation>Ce qui a été construit n’est pas enregistré</translation>
    </message>
    <message>
        <source>What was read can be looked at</source>
        <translation>Ce qui a été lu peut être consulté</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BuildForm</name>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Wikidata, by ids</source>
        <translation>Wikidata, par identifiants</translation>
    </message>
    <message>
        <source>Wikidata, by a query</source>
        <translation>Wikidata, par une requête</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Who says what is true</source>
        <translation>Qui dit ce qui est vrai</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Files that are there, or answers that Wikidata gives now and that are kept as files</source>
        <translation>Des fichiers présents, ou des réponses que Wikidata donne maintenant et qui sont gardées comme fichiers</translation>
    </message>
    <message>
        <source>What is read, in this order</source>
        <translation>Ce qui est lu, dans cet ordre</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entités</translation>
    </message>
    <message>
        <source>Ids of those whose statements are wanted</source>
        <translation>Identifiants de celles dont on veut les déclarations</translation>
    </message>
    <message>
        <source>File with the query</source>
        <translation>Fichier de la requête</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>A SPARQL query</source>
        <translation>Une requête SPARQL</translation>
    </message>
    <message>
        <source>Queries (*.rq *.sparql *.txt);;All files (*)</source>
        <translation>Requêtes (*.rq *.sparql *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>A file with SPARQL: subject, statement, rank, object and times</source>
        <translation>Un fichier SPARQL&#xa0;: sujet, déclaration, rang, objet et dates</translation>
    </message>
    <message>
        <source>Folder for the answers</source>
        <translation>Dossier des réponses</translation>
    </message>
    <message>
        <source>A folder for the answers</source>
        <translation>Un dossier pour les réponses</translation>
    </message>
    <message>
        <source>Keep in</source>
        <translation>Garder dans</translation>
    </message>
    <message>
        <source>A folder for the answers: what is there already is not asked for again</source>
        <translation>Un dossier pour les réponses&#xa0;: ce qui s’y trouve déjà n’est pas redemandé</translation>
    </message>
    <message>
        <source>you@example.org</source>
        <translation>nom@example.org</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Your mail address or page: Wikidata wants to know whom to write to</source>
        <translation>Adresse de courriel ou page&#xa0;: Wikidata veut savoir à qui écrire</translation>
    </message>
    <message>
        <source>Wikidata&apos;s own</source>
        <translation>Celle de Wikidata</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Of the service, where it is another than Wikidata&apos;s</source>
        <translation>Du service, s’il est autre que celui de Wikidata</translation>
    </message>
    <message>
        <source>Relations</source>
        <translation>Relations</translation>
    </message>
    <message>
        <source>those of the paper</source>
        <translation>celles de l’article</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Look which properties the files have, and how many entities say when</source>
        <translation>Voir quelles propriétés ont les fichiers, et combien d’entités disent quand</translation>
    </message>
    <message>
        <source>Ids or names, with commas between; empty: those of the paper</source>
        <translation>Identifiants ou noms, séparés par des virgules&#xa0;; vide&#xa0;: celles de l’article</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 dated of %2</source>
        <translation>%1 datées sur %2</translation>
    </message>
    <message>
        <source>The files have no statements</source>
        <translation>Les fichiers n’ont pas de déclarations</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Première année</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Dernière année</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Années</translation>
    </message>
    <message>
        <source>An element needs an object in each of them</source>
        <translation>Un élément a besoin d’un objet dans chacune d’elles</translation>
    </message>
    <message>
        <source>as it says</source>
        <translation>comme elle le dit</translation>
    </message>
    <message>
        <source>Source of</source>
        <translation>Source de</translation>
    </message>
    <message>
        <source>Year the source is of: nothing is said about later ones</source>
        <translation>Année de la source&#xa0;: rien n’est dit des suivantes</translation>
    </message>
    <message>
        <source>All that a statement touches</source>
        <translation>Toutes celles que touche une déclaration</translation>
    </message>
    <message>
        <source>Those on whose last day it holds</source>
        <translation>Celles dont le dernier jour est compris</translation>
    </message>
    <message>
        <source>Year rule</source>
        <translation>Règle d’année</translation>
    </message>
    <message>
        <source>Which years a dated statement is about</source>
        <translation>Sur quelles années porte une déclaration datée</translation>
    </message>
    <message>
        <source>Empty years</source>
        <translation>Années vides</translation>
    </message>
    <message>
        <source>What a year of which the source says nothing, between two of which it says something, takes from the years before</source>
        <translation>Ce qu’une année dont la source ne dit rien, entre deux dont elle dit quelque chose, reprend des années d’avant</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Of each</source>
        <translation>De chaque</translation>
    </message>
    <message>
        <source>So many dynamic and so many static elements of each relation, as in the paper; all: whatever there is</source>
        <translation>Tant d’éléments dynamiques et tant de statiques par relation, comme dans l’article&#xa0;; tous&#xa0;: ce qu’il y a</translation>
    </message>
    <message>
        <source>Few-shots</source>
        <translation>Few-shots</translation>
    </message>
    <message>
        <source>Elements of each relation that are set aside as solved examples</source>
        <translation>Éléments de chaque relation mis de côté comme exemples résolus</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed chooses the same elements</source>
        <translation>La même graine choisit les mêmes éléments</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Of the names, as Wikidata abbreviates it</source>
        <translation>Celle des noms, en abréviation de Wikidata</translation>
    </message>
    <message>
        <source>File with names</source>
        <translation>Fichier de noms</translation>
    </message>
    <message>
        <source>Names of ids, or a glossary</source>
        <translation>Noms d’identifiants, ou un glossaire</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>A file with names that the source lacks: entities with labels, or a glossary</source>
        <translation>Un fichier des noms qui manquent à la source&#xa0;: entités avec libellés, ou un glossaire</translation>
    </message>
    <message>
        <source>Their ids stand for them; else they wait for names and are left out</source>
        <translation>Leurs identifiants les remplacent&#xa0;; sinon ils attendent des noms et sont écartés</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Who does the step of the build that needs a model</source>
        <translation>Qui fait l’étape de construction qui demande un modèle</translation>
    </message>
    <message>
        <source>The paper&apos;s</source>
        <translation>Celles de l’article</translation>
    </message>
    <message>
        <source>Of the files</source>
        <translation>Des fichiers</translation>
    </message>
    <message>
        <source>The years end before they begin</source>
        <translation>Les années finissent avant de commencer</translation>
    </message>
    <message>
        <source>Add the files of the source</source>
        <translation>Ajouter les fichiers de la source</translation>
    </message>
    <message>
        <source>Name the entities to ask for</source>
        <translation>Nommer les entités à demander</translation>
    </message>
    <message>
        <source>Choose the file with the query</source>
        <translation>Choisir le fichier de la requête</translation>
    </message>
    <message>
        <source>Choose a folder for the answers</source>
        <translation>Choisir un dossier pour les réponses</translation>
    </message>
    <message>
        <source>Wikidata wants an address it can write to</source>
        <translation>Wikidata veut une adresse où écrire</translation>
    </message>
    <message>
        <source>Take elements without names</source>
        <translation>Prendre les éléments sans nom</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BuildPreview</name>
    <message>
        <source>Elements as they would be stored</source>
        <translation>Éléments tels qu’ils seraient enregistrés</translation>
    </message>
    <message>
        <source>See what was left out, and why</source>
        <translation>Voir ce qui a été écarté, et pourquoi</translation>
    </message>
    <message>
        <source>Take them without their names</source>
        <translation>Les prendre sans leurs noms</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BuildReportView</name>
    <message>
        <source>Save table…</source>
        <translation>Enregistrer le tableau…</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Sample to check…</source>
        <translation>Échantillon à vérifier…</translation>
    </message>
    <message>
        <source>Part of the report</source>
        <translation>Partie du rapport</translation>
    </message>
    <message>
        <source>This table as CSV</source>
        <translation>Ce tableau en CSV</translation>
    </message>
    <message>
        <source>Everything, with all elements, as one JSON document</source>
        <translation>Tout, avec tous les éléments, en un document JSON</translation>
    </message>
    <message>
        <source>%1 elements drawn by the seed, with the page of each in the source, to be checked by hand (CSV)</source>
        <translation>%1 éléments tirés par la graine, avec la page de chacun dans la source, à vérifier à la main (CSV)</translation>
    </message>
    <message>
        <source>Report of the build</source>
        <translation>Rapport de la construction</translation>
    </message>
    <message>
        <source>There is nothing to tell here</source>
        <translation>Il n’y a rien à dire ici</translation>
    </message>
    <message>
        <source>What was left after each step, and what was left out and why, is here once the source is read</source>
        <translation>Ce qui reste après chaque étape, et ce qui a été écarté et pourquoi, s’affiche ici une fois la source lue</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>Le fichier n’a pas été enregistré</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>build table.csv</source>
        <translation>tableau construction.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>build.json</source>
        <translation>construction.json</translation>
    </message>
    <message>
        <source>Reports (*.json)</source>
        <translation>Rapports (*.json)</translation>
    </message>
    <message>
        <source>Save a sample to check by hand</source>
        <translation>Enregistrer un échantillon à vérifier à la main</translation>
    </message>
    <message>
        <source>to check.csv</source>
        <translation>a verifier.csv</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::CalibrationForm</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Share of the requests that fail, 0 to 1</source>
        <translation>Part des requêtes qui échouent, de 0 à 1</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latence</translation>
    </message>
    <message>
        <source>Mean time to answer; 0 answers at once</source>
        <translation>Temps moyen de réponse&#xa0;; 0 répond aussitôt</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Model seed</source>
        <translation>Graine du modèle</translation>
    </message>
    <message>
        <source>Decides which cells are known: the same seed plants the same knowledge</source>
        <translation>Décide quelles cellules sont sues&#xa0;: la même graine plante les mêmes connaissances</translation>
    </message>
    <message>
        <source>Decides which facts are robust: the same seed plants the same scores</source>
        <translation>Décide quels faits sont robustes&#xa0;: la même graine plante les mêmes scores</translation>
    </message>
    <message>
        <source>Cut-off year</source>
        <translation>Année de coupure</translation>
    </message>
    <message>
        <source>Last year the model knows; nothing later is known</source>
        <translation>Dernière année connue du modèle&#xa0;; rien après n’est su</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Share of the cells up to the cut-off that are known, 0 to 1</source>
        <translation>Part des cellules jusqu’à la coupure qui sont sues, de 0 à 1</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>Partiel</translation>
    </message>
    <message>
        <source>Share of the known cells answered right in only some samples, 0 to 1</source>
        <translation>Part des cellules sues qui ne sont justes que dans certains échantillons, de 0 à 1</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Périmé</translation>
    </message>
    <message>
        <source>Share of the wrong answers that repeat an earlier holder where there is one, 0 to 1</source>
        <translation>Part des réponses fausses qui répètent un titulaire antérieur s’il y en a un, de 0 à 1</translation>
    </message>
    <message>
        <source>Recovers</source>
        <translation>Rattrapage</translation>
    </message>
    <message>
        <source>Share of the cells not recalled that are answered right where the prompt shows a right neighbouring year, 0 to 1: what ChroKnowPrompt is to find again</source>
        <translation>Part des cellules non rappelées qui sont justes quand le prompt montre une bonne année voisine, de 0 à 1&#xa0;: ce que ChroKnowPrompt doit retrouver</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>Share of untidy replies, 0 to 1: whole sentences, markdown, no “A.”</source>
        <translation>Part des réponses désordonnées, de 0 à 1&#xa0;: phrases entières, markdown, pas de «&#xa0;A.&#xa0;»</translation>
    </message>
    <message>
        <source>Refusal</source>
        <translation>Refus</translation>
    </message>
    <message>
        <source>Share of the requests refused, 0 to 1</source>
        <translation>Part des requêtes refusées, de 0 à 1</translation>
    </message>
    <message>
        <source>Robust</source>
        <translation>Robuste</translation>
    </message>
    <message>
        <source>Share of the facts whose correct dates all beat the incorrect ones, at each precision for itself, 0 to 1</source>
        <translation>Part des faits dont les dates correctes battent toutes les incorrectes, à chaque précision séparément, de 0 à 1</translation>
    </message>
    <message>
        <source>Nearly</source>
        <translation>Presque</translation>
    </message>
    <message>
        <source>Share of the facts that are robust but for dates just outside of their time, 0 to 1</source>
        <translation>Part des faits robustes sauf aux dates juste hors de leur période, de 0 à 1</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Aveugle</translation>
    </message>
    <message>
        <source>Share of the facts that are scored alike at every date, 0 to 1; the rest at random</source>
        <translation>Part des faits notés pareil à toute date, de 0 à 1&#xa0;; le reste au hasard</translation>
    </message>
    <message>
        <source>Share of the questions that need no year after the cut-off and are answered right, 0 to 1</source>
        <translation>Part des questions qui ne demandent aucune année après la limite et reçoivent une bonne réponse, de 0 à 1</translation>
    </message>
    <message>
        <source>Mistaken</source>
        <translation>Confondues</translation>
    </message>
    <message>
        <source>Share of the generalisation images that are taken for another&apos;s, 0 to 1</source>
        <translation>Part des images de généralisation prises pour celles d’un autre, de 0 à 1</translation>
    </message>
    <message>
        <source>Swayed</source>
        <translation>Influencé</translation>
    </message>
    <message>
        <source>Share of the contexts of another time whose holder is repeated, 0 to 1</source>
        <translation>Part des contextes d’une autre époque dont le titulaire est répété, de 0 à 1</translation>
    </message>
    <message>
        <source>It answers from the benchmark itself: nothing after the cut-off, before it the share Recall is known, of which Partial only now and then; of what is wrong, Stale names an earlier holder. Point at a field for what it means.</source>
        <translation>Il répond d’après le benchmark lui-même&#xa0;: rien après l’année limite&#xa0;; avant, la part Rappel est sue, dont Partiel seulement par moments&#xa0;; parmi le faux, la part Périmé nomme un ancien titulaire. Pointez un champ pour son sens.</translation>
    </message>
    <message>
        <source>It answers from the items themselves: nothing after the cut-off, before it the share Recall; of what is wrong, Stale names an earlier holder. Point at a field for what it means.</source>
        <translation>Il répond d’après les items eux-mêmes&#xa0;: rien après l’année limite, avant elle la part Rappel&#xa0;; parmi le faux, la part Périmé nomme un ancien titulaire. Pointez un champ pour son sens.</translation>
    </message>
    <message>
        <source>%1. Share of these questions that is answered right up to the cut-off, 0 to 1; a dash: as Recall says</source>
        <translation>%1. Part de ces questions à laquelle il répond juste jusqu’à la coupure, de 0 à 1&#xa0;; un tiret&#xa0;: comme le dit Rappel</translation>
    </message>
    <message>
        <source>%1. Share of what is known that is answered right where it is asked so, 0 to 1; a dash: all</source>
        <translation>%1. Part de ce qui est su à laquelle il répond juste quand on demande ainsi, de 0 à 1&#xa0;; un tiret&#xa0;: tout</translation>
    </message>
    <message>
        <source>Recall of a task instead of the one above; a dash leaves that</source>
        <translation>Le rappel d’une tâche au lieu de celui d’en haut&#xa0;; un tiret laisse celui-ci</translation>
    </message>
    <message>
        <source>Of what is known, the share that is answered right in each way of asking; a dash: all</source>
        <translation>De ce qui est su, la part à laquelle il répond juste pour chaque façon de demander&#xa0;; un tiret&#xa0;: tout</translation>
    </message>
    <message>
        <source>Told by demonstrations</source>
        <translation>Dit par démonstrations</translation>
    </message>
    <message>
        <source>Share of the questions whose answer is repeated once it was told in front of them, as runs of editing do, 0 to 1; a dash: all</source>
        <translation>Part des questions dont il répète la réponse une fois qu’elle a été dite devant elles, comme le font les exécutions d’édition, de 0 à 1&#xa0;; un tiret&#xa0;: toutes</translation>
    </message>
    <message>
        <source>What it knows of each task and in each way of asking</source>
        <translation>Ce qu’il sait de chaque tâche et pour chaque façon de demander</translation>
    </message>
    <message>
        <source>By task and way of asking</source>
        <translation>Par tâche et façon de demander</translation>
    </message>
    <message>
        <source>By task and way of asking: %1 planted</source>
        <translation>Par tâche et façon de demander&#xa0;: plantés&#xa0;: %1</translation>
    </message>
    <message>
        <source>It scores facts as planted, at each precision by itself: the share Robust prefers every right date, Nearly all but the nearest years, Blind scores all dates alike, the rest goes by chance. Point at a field for what it means.</source>
        <translation>Il note les faits comme planté, chaque précision à part&#xa0;: la part Robuste préfère toutes les bonnes dates, Presque sauf aux années les plus proches, Aveugle note toutes les dates de même, le reste au hasard. Pointez un champ pour son sens.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::CategoriesPage</name>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>What has a bar of its own</source>
        <translation>Ce qui a sa propre barre</translation>
    </message>
    <message>
        <source>Bars: runs</source>
        <translation>Barres&#xa0;: exécutions</translation>
    </message>
    <message>
        <source>Bars: domains</source>
        <translation>Barres&#xa0;: domaines</translation>
    </message>
    <message>
        <source>Bars: states</source>
        <translation>Barres&#xa0;: états</translation>
    </message>
    <message>
        <source>Bars: templates</source>
        <translation>Barres&#xa0;: gabarits</translation>
    </message>
    <message>
        <source>Bars: relations</source>
        <translation>Barres&#xa0;: relations</translation>
    </message>
    <message>
        <source>S&amp;hares</source>
        <translation>&amp;Parts</translation>
    </message>
    <message>
        <source>Percent of the elements of each bar instead of counts</source>
        <translation>Pourcentage des éléments de chaque barre au lieu du nombre</translation>
    </message>
    <message>
        <source>C&amp;ategories</source>
        <translation>C&amp;atégories</translation>
    </message>
    <message>
        <source>Known, Partial Known, Cut-off and Unknown, over all years of the run</source>
        <translation>Known, Partial Known, Cut-off et Unknown, sur toutes les années de l’exécution</translation>
    </message>
    <message>
        <source>O&amp;bject changes</source>
        <translation>Changements d’o&amp;bjet</translation>
    </message>
    <message>
        <source>How often the objects of the elements differ between consecutive years: a fact of the benchmark</source>
        <translation>Combien de fois les objets des éléments diffèrent entre années consécutives&#xa0;: une donnée du benchmark</translation>
    </message>
    <message>
        <source>Close the list (Esc)</source>
        <translation>Fermer la liste (Échap)</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Fermer la liste</translation>
    </message>
    <message>
        <source>Elements behind the segment</source>
        <translation>Éléments derrière le segment</translation>
    </message>
    <message>
        <source>&amp;Narrow to these</source>
        <translation>&amp;Restreindre à ceux-ci</translation>
    </message>
    <message>
        <source>Let the filter of all pages choose these elements alone; so does a double click on the segment</source>
        <translation>Le filtre de toutes les pages ne choisit que ces éléments&#xa0;; de même un double clic sur le segment</translation>
    </message>
    <message>
        <source>changes: %1</source>
        <translation>changements&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1, n = %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::CellElementsModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 pairs</source>
        <translation>%1&#xa0;: %2 paires</translation>
    </message>
    <message>
        <source>%1: none of %2 judged</source>
        <translation>%1&#xa0;: aucun des %2 jugé</translation>
    </message>
    <message>
        <source>%1: %2 % of %3 correct</source>
        <translation>%1&#xa0;: %2&#xa0;% de %3 corrects</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, in the other run %2</source>
        <translation>%1, dans l’autre exécution %2</translation>
    </message>
    <message>
        <source>
%1: %2 of %3 greedy and %4 of %5 sampled replies right, %6 lost to errors</source>
        <translation>
%1&#xa0;: %2 réponses gloutonnes sur %3 et %4 échantillonnées sur %5 justes, %6 perdues par des erreurs</translation>
    </message>
    <message numerus="yes">
        <source>
%n more left out: not in the form that strict extraction counts</source>
        <translation>
            <numerusform>
%n de plus écartée&#xa0;: pas dans la forme que compte l’extraction stricte</numerusform>
            <numerusform>
%n de plus écartées&#xa0;: pas dans la forme que compte l’extraction stricte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::CellLabelBar</name>
    <message>
        <source>&amp;Label</source>
        <translation>É&amp;tiquette</translation>
    </message>
    <message>
        <source>Give one label to all chosen wrong answers, as one step of undo</source>
        <translation>Donner une étiquette à toutes les réponses fausses choisies, en une seule étape d’annulation</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take the labels back</source>
        <translation>Reprendre les étiquettes</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>%1 choisies</translation>
    </message>
    <message>
        <source>%1 chosen, %2 of them wrong</source>
        <translation>%1 choisies, dont %2 fausses</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The answers were not labelled</source>
        <translation>Les réponses n’ont pas été étiquetées</translation>
    </message>
    <message>
        <source>Label %1: %2</source>
        <translation>Étiquette %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>All of them have this label already</source>
        <translation>Toutes ont déjà cette étiquette</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ChangesView</name>
    <message>
        <source>Nothing is new</source>
        <translation>Rien n’est nouveau</translation>
    </message>
    <message>
        <source>: the source lacks it</source>
        <translation>: manque dans la source</translation>
    </message>
    <message>
        <source>: not of every year</source>
        <translation>: pas de toutes les années</translation>
    </message>
    <message>
        <source>: names are missing</source>
        <translation>: des noms manquent</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Ticked: it is added</source>
        <translation>Coché&#xa0;: il est ajouté</translation>
    </message>
    <message>
        <source>Ticked: it stays, with the years that it had</source>
        <translation>Coché&#xa0;: il reste, avec les années qu’il avait</translation>
    </message>
    <message>
        <source>Ticked: its past is put right as the source says now. Else it keeps its past, and gets the new years.</source>
        <translation>Coché&#xa0;: son passé est corrigé selon la source d’aujourd’hui. Sinon il garde son passé et reçoit les nouvelles années.</translation>
    </message>
    <message>
        <source>Ticked: it gets the new years. Else it stays as it was.</source>
        <translation>Coché&#xa0;: il reçoit les nouvelles années. Sinon il reste tel qu’il était.</translation>
    </message>
    <message>
        <source>Which changes</source>
        <translation>Quels changements</translation>
    </message>
    <message>
        <source>All elements</source>
        <translation>Tous les éléments</translation>
    </message>
    <message>
        <source>Elements and what the newer source says of them</source>
        <translation>Éléments et ce qu’en dit la source plus récente</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>New years</source>
        <translation>Nouvelles années</translation>
    </message>
    <message>
        <source>The benchmark has no element, and the source gives none</source>
        <translation>Le benchmark n’a pas d’élément, et la source n’en donne aucun</translation>
    </message>
    <message>
        <source>Add a newer source at the left: what it says otherwise, and what is new, is listed here, element by element. Untick what is not to be taken.</source>
        <translation>Ajouter à gauche une source plus récente&#xa0;: ce qu’elle dit autrement, et ce qui est nouveau, est listé ici, élément par élément. Décocher ce qui n’est pas à prendre.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The source says the same as the benchmark</source>
        <translation>La source dit la même chose que le benchmark</translation>
    </message>
    <message>
        <source>%1: was %2, is %3</source>
        <translation>%1&#xa0;: était %2, est %3</translation>
    </message>
    <message>
        <source>… and %1 more years</source>
        <translation>… et %1 années de plus</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::CheckList</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search this list</source>
        <translation>Rechercher dans cette liste</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ChipWidget</name>
    <message>
        <source>%1
Press to change it</source>
        <translation>%1
Appuyer pour le changer</translation>
    </message>
    <message>
        <source>Show all again (Del)</source>
        <translation>Tout afficher à nouveau (Suppr)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Retirer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ClaimsDialog</name>
    <message>
        <source>%1 items of A.T.E added</source>
        <translation>%1 items d’A.T.E ajoutés</translation>
    </message>
    <message>
        <source>, %1 were there</source>
        <translation>, %1 étaient déjà là</translation>
    </message>
    <message>
        <source>Add a control with a wrong holder, gold No, for each</source>
        <translation>Ajouter à chacun un contrôle avec un faux titulaire, référence No</translation>
    </message>
    <message>
        <source>Add to the workspace</source>
        <translation>Ajouter à l’espace de travail</translation>
    </message>
    <message>
        <source>Make A.T.E out of wrong answers</source>
        <translation>Faire A.T.E des réponses fausses</translation>
    </message>
    <message>
        <source>A.T.E asks Yes or No about the right holder, after the model is told that its answer was wrong. It is made of the items of T.A, T.I.A and T.S.A that every chosen run answered wrong in all its configurations.</source>
        <translation>A.T.E demande Yes ou No sur le bon titulaire, après avoir dit au modèle que sa réponse était fausse. Il est fait des items de T.A, T.I.A et T.S.A que toutes les exécutions choisies ont manqués dans toutes leurs configurations.</translation>
    </message>
    <message>
        <source>Runs whose wrong answers count</source>
        <translation>Exécutions dont les réponses fausses comptent</translation>
    </message>
    <message>
        <source>Items that all chosen runs got wrong</source>
        <translation>Items manqués par toutes les exécutions choisies</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Without them always saying Yes is right in every item</source>
        <translation>Sans eux, toujours dire Yes est juste pour chaque item</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Tick a run</source>
        <translation>Cocher une exécution</translation>
    </message>
    <message>
        <source>Reading the answers…</source>
        <translation>Lecture des réponses…</translation>
    </message>
    <message>
        <source>No item of cognition is wrong in all of them</source>
        <translation>Aucun item de Cognition n’est faux dans toutes</translation>
    </message>
    <message>
        <source>%1 items of cognition are wrong in all of them</source>
        <translation>%1 items de Cognition sont faux dans toutes</translation>
    </message>
    <message>
        <source>The items are being added</source>
        <translation>Les items sont en cours d’ajout</translation>
    </message>
    <message>
        <source>Tick runs of which the answers are there</source>
        <translation>Cocher des exécutions dont les réponses sont là</translation>
    </message>
    <message>
        <source>There is nothing to make items of</source>
        <translation>Il n’y a rien pour faire des items</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>An import is going on</source>
        <translation>Un import est en cours</translation>
    </message>
    <message>
        <source>Each item keeps the list of these models</source>
        <translation>Chaque item garde la liste de ces modèles</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Ajout…</translation>
    </message>
    <message>
        <source>A.T.E</source>
        <translation>A.T.E</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No item of A.T.E was added</source>
        <translation>Aucun item d’A.T.E n’a été ajouté</translation>
    </message>
    <message>
        <source>; wrong items without a control, for nobody else of their list surely did not hold then: %1</source>
        <translation>; éléments faux sans contrôle, car aucun autre de leur liste n’était sûrement hors fonction à cette date : %1</translation>
    </message>
    <message>
        <source>; wrong items without a claim, for their question has no year: %1</source>
        <translation>; éléments faux sans affirmation, car leur question n’a pas d’année : %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ColumnChooser</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Choose the columns of the table; also with the right button on its header</source>
        <translation>Choisir les colonnes du tableau&#xa0;; aussi par clic droit sur son en-tête</translation>
    </message>
    <message>
        <source>Show all columns</source>
        <translation>Afficher toutes les colonnes</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>Première exécution</translation>
    </message>
    <message>
        <source>The run whose share of Correct is taken first</source>
        <translation>L’exécution dont la part de Correct est prise en premier</translation>
    </message>
    <message>
        <source>⇄</source>
        <translation>⇄</translation>
    </message>
    <message>
        <source>Swap the runs</source>
        <translation>Échanger les exécutions</translation>
    </message>
    <message>
        <source>Swap the two runs: the difference changes its sign</source>
        <translation>Échanger les deux exécutions&#xa0;: la différence change de signe</translation>
    </message>
    <message>
        <source>Second run</source>
        <translation>Seconde exécution</translation>
    </message>
    <message>
        <source>The run whose share of Correct is taken off the first one&apos;s</source>
        <translation>L’exécution dont la part de Correct est retranchée de celle de la première</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Gabarit</translation>
    </message>
    <message>
        <source>Of the templates that the filter leaves and both runs use. With one template every element counts once a year, as McNemar&apos;s test needs it.</source>
        <translation>Parmi les gabarits que laisse le filtre et qu’utilisent les deux exécutions. Avec un seul gabarit, chaque élément compte une fois par an, comme le veut le test de McNemar.</translation>
    </message>
    <message>
        <source>All years together. Elements repeat over the years, so the interval is the 95 % bootstrap over elements (2,000 draws).</source>
        <translation>Toutes les années ensemble. Les éléments se répètent au fil des années, l’intervalle est donc le bootstrap à 95&#xa0;% par élément (2 000 tirages).</translation>
    </message>
    <message>
        <source>Lists of the comparison</source>
        <translation>Listes de la comparaison</translation>
    </message>
    <message>
        <source>&amp;Questions that differ</source>
        <translation>&amp;Questions qui diffèrent</translation>
    </message>
    <message>
        <source>Against each &amp;other run</source>
        <translation>Contre chaque &amp;autre exécution</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Tick another run in the list at the upper left; both must have replies.</source>
        <translation>Cocher une autre exécution dans la liste en haut à gauche&#xa0;; les deux doivent avoir des réponses.</translation>
    </message>
    <message>
        <source>Two runs are needed</source>
        <translation>Il faut deux exécutions</translation>
    </message>
    <message>
        <source>Show the newest runs</source>
        <translation>Afficher les exécutions les plus récentes</translation>
    </message>
    <message>
        <source>No question that both runs have judged</source>
        <translation>Aucune question jugée par les deux exécutions</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>The numbers may differ for another reason than the model:</source>
        <translation>Les nombres peuvent différer pour une autre raison que le modèle&#xa0;:</translation>
    </message>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>All templates</source>
        <translation>Tous les gabarits</translation>
    </message>
    <message>
        <source>The numbers may differ for another reason than the model</source>
        <translation>Les nombres peuvent différer pour une autre raison que le modèle</translation>
    </message>
    <message numerus="yes">
        <source>%n reasons</source>
        <translation>
            <numerusform>%n raison</numerusform>
            <numerusform>%n raisons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ComparedView</name>
    <message>
        <source>&amp;against</source>
        <translation>&amp;contre</translation>
    </message>
    <message>
        <source>The run that is subtracted</source>
        <translation>L’exécution qui est soustraite</translation>
    </message>
    <message>
        <source>The run that is subtracted, over the questions that both asked</source>
        <translation>L’exécution soustraite, sur les questions posées par les deux</translation>
    </message>
    <message>
        <source>There is no other run yet</source>
        <translation>Il n’y a pas encore d’autre exécution</translation>
    </message>
    <message>
        <source>Two runs are compared over the questions that both asked.</source>
        <translation>Deux exécutions sont comparées sur les questions que les deux ont posées.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ConstructDialog</name>
    <message>
        <source>%1 items of %2 entities</source>
        <translation>%1 items de %2 entités</translation>
    </message>
    <message>
        <source> · %1 “No” controls</source>
        <translation> · %1 contrôles «&#xa0;No&#xa0;»</translation>
    </message>
    <message>
        <source>Save as task files…</source>
        <translation>Enregistrer comme fichiers de tâches…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Put into the workspace</source>
        <translation>Mettre dans l’espace de travail</translation>
    </message>
    <message>
        <source>What comes of the construction</source>
        <translation>Ce que donne la construction</translation>
    </message>
    <message>
        <source>&amp;Items</source>
        <translation>&amp;Items</translation>
    </message>
    <message>
        <source>%1 items of each task</source>
        <translation>%1 items de chaque tâche</translation>
    </message>
    <message>
        <source>Items of each task</source>
        <translation>Items de chaque tâche</translation>
    </message>
    <message>
        <source>&amp;Tasks</source>
        <translation>&amp;Tâches</translation>
    </message>
    <message>
        <source>What was not built, and why</source>
        <translation>Ce qui n’a pas été construit, et pourquoi</translation>
    </message>
    <message>
        <source>&amp;Not built</source>
        <translation>&amp;Non construit</translation>
    </message>
    <message>
        <source>Progress of the construction</source>
        <translation>Progression de la construction</translation>
    </message>
    <message>
        <source>A folder in the published layout, with the task files in its inference_data; the pictures stay where they are</source>
        <translation>Un dossier à la disposition publiée, avec les fichiers de tâches dans son inference_data&#xa0;; les images restent où elles sont</translation>
    </message>
    <message>
        <source>Making items · %1 of %2 entities</source>
        <translation>Production d’items · %1 entités sur %2</translation>
    </message>
    <message>
        <source>Cancelled; nothing was stored</source>
        <translation>Annulé&#xa0;; rien n’a été enregistré</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Press Make items</source>
        <translation>Appuyer sur Produire les items</translation>
    </message>
    <message>
        <source>Nothing is made yet</source>
        <translation>Rien n’est encore produit</translation>
    </message>
    <message>
        <source>Nothing is stored yet</source>
        <translation>Rien n’est encore enregistré</translation>
    </message>
    <message>
        <source>&amp;Not built (%1)</source>
        <translation>&amp;Non construit (%1)</translation>
    </message>
    <message>
        <source>The tables are being read</source>
        <translation>Les tableaux sont en cours de lecture</translation>
    </message>
    <message>
        <source>The items are being stored</source>
        <translation>Les items sont en cours d’enregistrement</translation>
    </message>
    <message>
        <source>The task files are being written</source>
        <translation>Les fichiers de tâches sont en cours d’écriture</translation>
    </message>
    <message>
        <source>No item could be built: see Not built</source>
        <translation>Aucun item n’a pu être construit&#xa0;: voir Non construit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Make items</source>
        <translation>Produire les items</translation>
    </message>
    <message>
        <source>Stop storing; what was stored until then stays</source>
        <translation>Arrêter l’enregistrement&#xa0;; ce qui est enregistré jusque-là reste</translation>
    </message>
    <message>
        <source>Stop; nothing is stored</source>
        <translation>Arrêter&#xa0;; rien n’est enregistré</translation>
    </message>
    <message>
        <source>They are stored</source>
        <translation>Ils sont enregistrés</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>An import is going on</source>
        <translation>Un import est en cours</translation>
    </message>
    <message>
        <source>Adds the items with their pictures; what is there is never changed</source>
        <translation>Ajoute les items avec leurs images&#xa0;; ce qui est là n’est jamais changé</translation>
    </message>
    <message>
        <source>Storing…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Storing · %1 of %2 items</source>
        <translation>Enregistrement · %1 items sur %2</translation>
    </message>
    <message>
        <source>Cancelled; what was stored until then is in the workspace</source>
        <translation>Annulé&#xa0;; ce qui a été enregistré jusque-là est dans l’espace de travail</translation>
    </message>
    <message>
        <source>Not stored: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>A folder for the task files</source>
        <translation>Un dossier pour les fichiers de tâches</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>The task files are in %1</source>
        <translation>Les fichiers de tâches sont dans %1</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>Non écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>P.U.D: of %1 items the office does not say since when it is there (column since): it may have had a holder before its list begins</source>
        <translation>P.U.D : pour %1 éléments, la table ne dit pas depuis quand la fonction existe (colonne since) : elle a pu avoir un titulaire avant le début de sa liste</translation>
    </message>
    <message>
        <source>%1: in %2 items the context is about a holder further away: the one next to the right one has no year that is surely their own</source>
        <translation>%1 : dans %2 éléments, le contexte parle d’un titulaire plus éloigné : celui qui est voisin du bon n’a aucune année qui soit sûrement à lui seul</translation>
    </message>
    <message>
        <source>They are being made</source>
        <translation>Ils sont en cours de création</translation>
    </message>
    <message>
        <source>What they are made of</source>
        <translation>De quoi ils sont faits</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Ce que cela donne</translation>
    </message>
    <message>
        <source>Make tasks out of dated attributes</source>
        <translation>Produire des tâches d’attributs datés</translation>
    </message>
    <message>
        <source>The items are not stored</source>
        <translation>Les items ne sont pas enregistrés</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ConstructForm</name>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tableaux (*.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Add “No” controls of A.T.E</source>
        <translation>Ajouter des contrôles «&#xa0;No&#xa0;» à A.T.E</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entités</translation>
    </message>
    <message>
        <source>CSV with entity, type, hypernym, image and paraphrase_image: whom the two pictures of a row show</source>
        <translation>CSV avec entity, type, hypernym, image et paraphrase_image&#xa0;: qui montrent les deux images d’une ligne</translation>
    </message>
    <message>
        <source>The table of entities</source>
        <translation>Le tableau des entités</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>CSV with entity, property, value, start and end, and optionally since, the year in which the office began: who held what when</source>
        <translation>CSV avec entity, property, value, start et end, et au besoin since, l’année où la fonction a commencé&#xa0;: qui avait quoi quand</translation>
    </message>
    <message>
        <source>The table of attributes</source>
        <translation>Le tableau des attributs</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>The folder that the paths in the table of entities are relative to</source>
        <translation>Le dossier auquel les chemins du tableau des entités sont relatifs</translation>
    </message>
    <message>
        <source>The folder of the pictures</source>
        <translation>Le dossier des images</translation>
    </message>
    <message>
        <source>As in MINED</source>
        <translation>Comme dans MINED</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Propre</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>The templates of the paper with their slips, or the same in sound grammar</source>
        <translation>Les gabarits de l’article avec leurs erreurs, ou les mêmes en bonne grammaire</translation>
    </message>
    <message>
        <source>About the next holder</source>
        <translation>Sur le titulaire suivant</translation>
    </message>
    <message>
        <source>About the latest holder</source>
        <translation>Sur le dernier titulaire</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>Contextes</translation>
    </message>
    <message>
        <source>What the misaligned context of F.M.C is about; the paper names the latest value, its files have the next one</source>
        <translation>Sur quoi porte le contexte décalé de F.M.C&#xa0;; l’article nomme la dernière valeur, ses fichiers ont la suivante</translation>
    </message>
    <message>
        <source>Per list</source>
        <translation>Par liste</translation>
    </message>
    <message>
        <source>Items of T.S.A, F.M.C and P.M.C of one property of an entity, at most</source>
        <translation>Items de T.S.A, F.M.C et P.M.C d’une propriété d’une entité, au plus</translation>
    </message>
    <message>
        <source>Years before</source>
        <translation>Années avant</translation>
    </message>
    <message>
        <source>P.U.D asks so many years before the first record</source>
        <translation>P.U.D demande tant d’années avant le premier enregistrement</translation>
    </message>
    <message>
        <source>Years after</source>
        <translation>Années après</translation>
    </message>
    <message>
        <source>F.U.D asks so many years after the last record, or after 2025</source>
        <translation>F.U.D demande tant d’années après le dernier enregistrement, ou après 2025</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Of A.T.E</source>
        <translation>D’A.T.E</translation>
    </message>
    <message>
        <source>Share of the cognition items of which A.T.E is made. What models got wrong makes better ones: see Claims in the Import menu, once there are runs</source>
        <translation>Part des items de Cognition dont on fait A.T.E. Ce que des modèles ont manqué en fait de meilleurs&#xa0;: voir Affirmations dans le menu Importer, une fois qu’il y a des exécutions</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Of all that is drawn</source>
        <translation>De tout ce qui est tiré</translation>
    </message>
    <message>
        <source>A wrong holder for each item of A.T.E, of which the gold is No: in the published files always saying Yes is right</source>
        <translation>Un faux titulaire pour chaque item d’A.T.E, dont la référence est No&#xa0;: dans les fichiers publiés, toujours dire Yes est juste</translation>
    </message>
    <message>
        <source>Tables and pictures</source>
        <translation>Tableaux et images</translation>
    </message>
    <message>
        <source>Choose a table of entities</source>
        <translation>Choisir un tableau d’entités</translation>
    </message>
    <message>
        <source>Choose a table of attributes</source>
        <translation>Choisir un tableau d’attributs</translation>
    </message>
    <message>
        <source>Choose the folder of the pictures</source>
        <translation>Choisir le dossier des images</translation>
    </message>
    <message>
        <source>There is no such file: %1</source>
        <translation>Ce fichier n’existe pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no such folder: %1</source>
        <translation>Ce dossier n’existe pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>About the holder right before</source>
        <translation>Sur le détenteur juste avant</translation>
    </message>
    <message>
        <source>About any holder before</source>
        <translation>Sur n’importe quel détenteur d’avant</translation>
    </message>
    <message>
        <source>Past contexts</source>
        <translation>Contextes passés</translation>
    </message>
    <message>
        <source>What the misaligned context of P.M.C is about</source>
        <translation>De quoi parle le contexte décalé de P.M.C</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Années</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>C.A counts</source>
        <translation>C.A compte en</translation>
    </message>
    <message>
        <source>The paper&apos;s text says days, its template and its files have years</source>
        <translation>Le texte de l’article parle de jours, son modèle et ses fichiers comptent en années</translation>
    </message>
    <message>
        <source>C.A also asks back in time</source>
        <translation>C.A remonte aussi dans le temps</translation>
    </message>
    <message>
        <source>As “after -15 years”, which a third of the published items do</source>
        <translation>Comme « after -15 years », ce que fait un tiers des éléments publiés</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>A folder with entities.csv, attributes.csv and the pictures, in it or in its imgs: fills the three fields below</source>
        <translation>Un dossier avec entities.csv, attributes.csv et les images, dedans ou dans son imgs : remplit les trois champs ci-dessous</translation>
    </message>
    <message>
        <source>with all three of them</source>
        <translation>avec les trois</translation>
    </message>
    <message>
        <source>There is no entities.csv in %1</source>
        <translation>Il n’y a pas d’entities.csv dans %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ConstructPreview</name>
    <message>
        <source>Some items of each task</source>
        <translation>Quelques items de chaque tâche</translation>
    </message>
    <message>
        <source>GI</source>
        <translation>GI</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>%1 control</source>
        <translation>%1 contrôle</translation>
    </message>
    <message>
        <source>Context: %1</source>
        <translation>Contexte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>I: the original image</source>
        <translation>I : l’image d’origine</translation>
    </message>
    <message>
        <source>GI: the generalisation image, another picture of it</source>
        <translation>GI : l’image de généralisation, une autre image de la même chose</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DateDetail</name>
    <message>
        <source>not asked yet</source>
        <translation>pas encore demandé</translation>
    </message>
    <message>
        <source>log P is missing</source>
        <translation>log P manque</translation>
    </message>
    <message>
        <source>log P = %1</source>
        <translation>log P = %1</translation>
    </message>
    <message>
        <source>Text as it was sent, the object marked</source>
        <translation>Texte tel qu’envoyé, l’objet marqué</translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation>α = %1</translation>
    </message>
    <message>
        <source>There is no reply to this date yet.</source>
        <translation>Il n’y a pas encore de réponse à cette date.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The log-probabilities of the single tokens were not kept: they are in smaller runs.</source>
        <translation>Les log-probabilités des tokens un à un n’ont pas été gardées&#xa0;: elles le sont dans les exécutions plus petites.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DatesDialog</name>
    <message>
        <source>%1 correct</source>
        <translation>%1 correctes</translation>
    </message>
    <message>
        <source>%1 incorrect</source>
        <translation>%1 incorrectes</translation>
    </message>
    <message>
        <source>%1 transitional</source>
        <translation>%1 de transition</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>%1 exclues</translation>
    </message>
    <message>
        <source>%1 discarded</source>
        <translation>%1 rejetées</translation>
    </message>
    <message>
        <source>%1 dates: %2</source>
        <translation>%1 dates&#xa0;: %2</translation>
    </message>
    <message>
        <source>Dated facts and their dates</source>
        <translation>Faits datés et leurs dates</translation>
    </message>
    <message>
        <source>Take facts of the elements</source>
        <translation>Prendre les faits des éléments</translation>
    </message>
    <message>
        <source>Dated facts of the dynamic elements of this workspace, at years: both systems can then be asked about the same facts</source>
        <translation>Faits datés des éléments dynamiques de cet espace de travail, à l’année près&#xa0;: les deux systèmes peuvent alors porter sur les mêmes faits</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Subject, relation or object</source>
        <translation>Sujet, relation ou objet</translation>
    </message>
    <message>
        <source>Dated facts</source>
        <translation>Faits datés</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>The facts cannot be read: %1</source>
        <translation>Les faits ne peuvent pas être lus&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <translation>%1 faits</translation>
    </message>
    <message>
        <source>%1 of %2 facts</source>
        <translation>%1 faits sur %2</translation>
    </message>
    <message>
        <source>The dates of this fact cannot be read: %1</source>
        <translation>Les dates de ce fait ne peuvent pas être lues&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no question for “%1”: a run leaves its facts out until it has words.</source>
        <translation>Pas de question pour «&#xa0;%1&#xa0;»&#xa0;: une exécution laisse ses faits de côté tant que la relation n’a pas de mots.</translation>
    </message>
    <message>
        <source>201 points over ten lengths of its validity fall into these years, until %1; each year is asked once.</source>
        <translation>201 points sur dix durées de validité tombent dans ces années, jusqu’au %1&#xa0;; chaque année est demandée une fois.</translation>
    </message>
    <message>
        <source>Excluded dates are in no test: nothing is known of the fact outside of %1.</source>
        <translation>Les dates exclues ne sont dans aucun test&#xa0;: on ne sait rien du fait hors de %1.</translation>
    </message>
    <message>
        <source>Excluded dates are in no test: they touch another period of the fact.</source>
        <translation>Les dates exclues ne sont dans aucun test&#xa0;: elles touchent une autre période du fait.</translation>
    </message>
    <message>
        <source>Discarded dates are in no test: a bound of the fact is in their year.</source>
        <translation>Les dates rejetées ne sont dans aucun test&#xa0;: une borne du fait est dans leur année.</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>1 fait</translation>
    </message>
    <message>
        <source>This workspace has no dynamic element</source>
        <translation>Cet espace de travail n’a pas d’élément dynamique</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DeclaredDates</name>
    <message>
        <source>&amp;Declared dates…</source>
        <translation>Dates &amp;déclarées…</translation>
    </message>
    <message>
        <source>Note the knowledge cut-off that a model&apos;s vendor declares, to see it beside the estimate</source>
        <translation>Noter la coupure de connaissances que déclare l’éditeur d’un modèle, pour la voir à côté de l’estimation</translation>
    </message>
    <message>
        <source>Knowledge cut-off as the vendor declares it, YYYY, YYYY-MM or YYYY-MM-DD</source>
        <translation>Coupure de connaissances déclarée par l’éditeur, AAAA, AAAA-MM ou AAAA-MM-JJ</translation>
    </message>
    <message>
        <source>Declared cut-off of %1</source>
        <translation>Coupure déclarée de %1</translation>
    </message>
    <message>
        <source>YYYY-MM</source>
        <translation>AAAA-MM</translation>
    </message>
    <message>
        <source>not a date yet</source>
        <translation>pas encore une date</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Departure</name>
    <message numerus="yes">
        <source>%n change(s) of annotations are not saved yet. Leaving the workspace once more gives them up</source>
        <translation>
            <numerusform>%n changement d’annotation n’est pas encore enregistré. Quitter l’espace de travail encore une fois l’abandonne</numerusform>
            <numerusform>%n changements d’annotations ne sont pas encore enregistrés. Quitter l’espace de travail encore une fois les abandonne</numerusform>
        </translation>
    </message>
    <message>
        <source>It is lost when Chronoscope is quit.</source>
        <translation>Il est perdu en quittant Chronoscope.</translation>
    </message>
    <message>
        <source>Back to the form</source>
        <translation>Retour au formulaire</translation>
    </message>
    <message>
        <source>Quit without it</source>
        <translation>Quitter sans lui</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>1 run is going on (%1)</source>
        <translation>1 exécution est en cours (%1)</translation>
    </message>
    <message>
        <source>%1 runs are going on (%2)</source>
        <translation>%1 exécutions sont en cours (%2)</translation>
    </message>
    <message>
        <source>An import is going on</source>
        <translation>Un import est en cours</translation>
    </message>
    <message>
        <source>What has been read is kept. The rest can be imported again later.</source>
        <translation>Ce qui a été lu est gardé. Le reste pourra être importé plus tard.</translation>
    </message>
    <message>
        <source>Every reply that has come is kept. The rest is asked when the run is resumed; that is offered when the workspace is opened again.</source>
        <translation>Chaque réponse arrivée est gardée. Le reste est demandé à la reprise de l’exécution, proposée à la réouverture de l’espace de travail.</translation>
    </message>
    <message>
        <source>Stop it and quit</source>
        <translation>L’arrêter et quitter</translation>
    </message>
    <message>
        <source>Pause and quit</source>
        <translation>Suspendre et quitter</translation>
    </message>
    <message>
        <source>Stop it and close</source>
        <translation>L’arrêter et fermer</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>Suspendre et fermer</translation>
    </message>
    <message>
        <source>Stop it and open</source>
        <translation>L’arrêter et ouvrir</translation>
    </message>
    <message>
        <source>Pause and open</source>
        <translation>Suspendre et ouvrir</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DesktopTies</name>
    <message>
        <source>The import has ended</source>
        <translation>L’importation est terminée</translation>
    </message>
    <message>
        <source>The scoring has finished</source>
        <translation>L’évaluation est terminée</translation>
    </message>
    <message>
        <source>The scoring stopped: %1</source>
        <translation>L’évaluation s’est arrêtée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DiagnoseStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Replies judged</source>
        <translation>Réponses jugées</translation>
    </message>
    <message>
        <source>Stop; what is half done is not kept</source>
        <translation>Arrêter&#xa0;; ce qui est à moitié fait n’est pas gardé</translation>
    </message>
    <message>
        <source>Judging the replies of %1: %2 of %3</source>
        <translation>Jugement des réponses de %1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>The workspace is open for reading only</source>
        <translation>L’espace de travail est ouvert en lecture seule</translation>
    </message>
    <message>
        <source>A run that is still being asked is diagnosed when it has ended or is stopped</source>
        <translation>Une exécution encore en cours est diagnostiquée quand elle est finie ou arrêtée</translation>
    </message>
    <message>
        <source>The wrong replies are not diagnosed yet: they have not been compared with the right answers of other years.</source>
        <translation>Les réponses fausses ne sont pas encore diagnostiquées&#xa0;: elles n’ont pas été comparées aux bonnes réponses des autres années.</translation>
    </message>
    <message>
        <source>%1 of %2 runs are not diagnosed yet.</source>
        <translation>%1 exécutions sur %2 ne sont pas encore diagnostiquées.</translation>
    </message>
    <message>
        <source>It stopped: %1</source>
        <translation>Arrêt&#xa0;: %1</translation>
    </message>
    <message>
        <source>Diagnose %1 replies</source>
        <translation>Diagnostiquer %1 réponses</translation>
    </message>
    <message>
        <source>Judge the stored replies again as the runs did, and keep what the wrong ones say. No model is asked.</source>
        <translation>Juger à nouveau les réponses conservées comme l’ont fait les exécutions, et garder ce que disent les fausses. Aucun modèle n’est interrogé.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DiagnosticsDialog</name>
    <message>
        <source>Put the newest &amp;replies in, word for word</source>
        <translation>Y mettre les &amp;réponses les plus récentes, mot pour mot</translation>
    </message>
    <message>
        <source>Diagnostic bundle</source>
        <translation>Dossier de diagnostic</translation>
    </message>
    <message>
        <source>What helps others to find a mistake, in one file that you can send them. This is all that it holds; keys are never in it.</source>
        <translation>Ce qui aide d’autres à trouver une erreur, en un fichier à leur envoyer. C’est tout ce qu’il contient&#xa0;; les clés n’y sont jamais.</translation>
    </message>
    <message>
        <source>Files of the bundle</source>
        <translation>Fichiers du dossier</translation>
    </message>
    <message>
        <source>What the chosen file holds</source>
        <translation>Contenu du fichier choisi</translation>
    </message>
    <message>
        <source>They may be anybody&apos;s data: look at them before you send them</source>
        <translation>Ce peuvent être les données de n’importe qui&#xa0;: les regarder avant de les envoyer</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Gathering…</source>
        <translation>Rassemblement…</translation>
    </message>
    <message numerus="yes">
        <source>%n files, %1 before they are packed</source>
        <translation>
            <numerusform>%n fichier, %1 avant compression</numerusform>
            <numerusform>%n fichiers, %1 avant compression</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the diagnostic bundle</source>
        <translation>Enregistrer le dossier de diagnostic</translation>
    </message>
    <message>
        <source>ZIP files (*.zip)</source>
        <translation>Fichiers ZIP (*.zip)</translation>
    </message>
    <message>
        <source>The bundle could not be saved</source>
        <translation>Le dossier n’a pas pu être enregistré</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DisagreementList</name>
    <message>
        <source>&amp;Final word</source>
        <translation>Mot &amp;final</translation>
    </message>
    <message>
        <source>Decide what the chosen items are: it stands for the annotators&apos; own labels, which stay</source>
        <translation>Décider ce que sont les items choisis&#xa0;: cela remplace les étiquettes des annotateurs, qui restent</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take back what was decided last</source>
        <translation>Reprendre ce qui a été décidé en dernier</translation>
    </message>
    <message>
        <source>Items on which annotators differ</source>
        <translation>Items sur lesquels les annotateurs diffèrent</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Gabarit</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Contesté</translation>
    </message>
    <message>
        <source>Final word</source>
        <translation>Mot final</translation>
    </message>
    <message>
        <source>Labels that some but not all of its annotators gave</source>
        <translation>Étiquettes que certains de ses annotateurs ont données, mais pas tous</translation>
    </message>
    <message>
        <source>; the first %1 are shown</source>
        <translation>; les %1 premiers sont affichés</translation>
    </message>
    <message>
        <source>an element that no shown run asks about</source>
        <translation>un élément qu’aucune exécution affichée ne demande</translation>
    </message>
    <message>
        <source>no label</source>
        <translation>sans étiquette</translation>
    </message>
    <message>
        <source>Choose an item to see who says what.</source>
        <translation>Choisir un item pour voir qui dit quoi.</translation>
    </message>
    <message>
        <source>%1 items are chosen.</source>
        <translation>%1 items sont choisis.</translation>
    </message>
    <message>
        <source>Final word of %1: %2</source>
        <translation>Mot final de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source> — %1</source>
        <translation> — %1</translation>
    </message>
    <message>
        <source>None: take my final word back</source>
        <translation>Aucun&#xa0;: reprendre mon mot final</translation>
    </message>
    <message>
        <source>Final word: %1</source>
        <translation>Mot final&#xa0;: %1</translation>
    </message>
    <message>
        <source>Final word taken back</source>
        <translation>Mot final repris</translation>
    </message>
    <message>
        <source>Items on which annotators differ: %1, without a final word: %2%3</source>
        <translation>Éléments sur lesquels les annotateurs divergent&#xa0;: %1, sans dernier mot&#xa0;: %2%3</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DiscoveryPanel</name>
    <message>
        <source>Add as backend</source>
        <translation>Ajouter comme backend</translation>
    </message>
    <message>
        <source>Cancel search</source>
        <translation>Annuler la recherche</translation>
    </message>
    <message>
        <source>Model servers on this machine</source>
        <translation>Serveurs de modèles sur cette machine</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Save the chosen server and model as a backend (Enter)</source>
        <translation>Enregistrer le serveur et le modèle choisis comme backend (Entrée)</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Fermer la liste</translation>
    </message>
    <message>
        <source>Looking for model servers on ports 11434, 1234, 8000, 8080 and 30000 of this machine…</source>
        <translation>Recherche de serveurs de modèles sur les ports 11434, 1234, 8000, 8080 et 30000 de cette machine…</translation>
    </message>
    <message>
        <source>its only model</source>
        <translation>son seul modèle</translation>
    </message>
    <message>
        <source>No model server answers on the usual ports of this machine.</source>
        <translation>Aucun serveur de modèles ne répond sur les ports habituels de cette machine.</translation>
    </message>
    <message>
        <source>1 server on this machine</source>
        <translation>1 serveur sur cette machine</translation>
    </message>
    <message>
        <source>%1 servers on this machine</source>
        <translation>%1 serveurs sur cette machine</translation>
    </message>
    <message>
        <source>local server</source>
        <translation>serveur local</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DistractorsDialog</name>
    <message>
        <source>Give them to the elements</source>
        <translation>Les donner aux éléments</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>Distracteurs</translation>
    </message>
    <message>
        <source>Every element has three distractors</source>
        <translation>Chaque élément a trois distracteurs</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Those that have fewer than three distractors, by domain</source>
        <translation>Ceux qui ont moins de trois distracteurs, par domaine</translation>
    </message>
    <message>
        <source>By a model, in rounds</source>
        <translation>Par un modèle, en tours</translation>
    </message>
    <message>
        <source>Without a model, unverified</source>
        <translation>Sans modèle, non vérifiés</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrits</translation>
    </message>
    <message>
        <source>By a model in rounds, as in the paper; or out of the other elements, which nobody has checked</source>
        <translation>Par un modèle en plusieurs tours, comme dans l’article&#xa0;; ou pris aux autres éléments, que personne n’a vérifiés</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Who writes and who checks; it needs a chat</source>
        <translation>Qui écrit et qui vérifie&#xa0;; il faut un chat</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Times that the options are checked, at most; what is called right is rewritten</source>
        <translation>Combien de fois les options sont vérifiées, au plus&#xa0;; ce qui est dit juste est réécrit</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Orders the options, and draws those without a model</source>
        <translation>Ordonne les options, et tire celles faites sans modèle</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>A run with its rounds, or what the workspace holds</source>
        <translation>Une exécution avec ses tours, ou le contenu de l’espace de travail</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1: %2 lack some</source>
        <translation>%1&#xa0;: %2 en manquent</translation>
    </message>
    <message>
        <source>What the workspace holds</source>
        <translation>Le contenu de l’espace de travail</translation>
    </message>
    <message>
        <source>Nothing of this run is whole yet</source>
        <translation>Rien de cette exécution n’est encore entier</translation>
    </message>
    <message>
        <source>Shares by domain are here once elements have distractors from this window</source>
        <translation>Les parts par domaine s’affichent ici une fois que des éléments ont des distracteurs de cette fenêtre</translation>
    </message>
    <message>
        <source>This run has no elements</source>
        <translation>Cette exécution n’a pas d’éléments</translation>
    </message>
    <message>
        <source>No element has distractors from this window yet. Start a run, or draw them without a model, at the left.</source>
        <translation>Aucun élément n’a encore de distracteurs de cette fenêtre. Lancer une exécution, ou les tirer sans modèle, à gauche.</translation>
    </message>
    <message>
        <source>No run is chosen: there are no rounds to read</source>
        <translation>Aucune exécution n’est choisie&#xa0;: il n’y a pas de tours à lire</translation>
    </message>
    <message>
        <source>Nothing has been asked of it yet</source>
        <translation>Rien ne lui a encore été demandé</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>The elements are being written</source>
        <translation>Les éléments sont en cours d’écriture</translation>
    </message>
    <message>
        <source>Tick a domain</source>
        <translation>Cocher un domaine</translation>
    </message>
    <message>
        <source>A run is going on</source>
        <translation>Une exécution est en cours</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>Lancer l’exécution</translation>
    </message>
    <message>
        <source>Draw distractors</source>
        <translation>Tirer des distracteurs</translation>
    </message>
    <message>
        <source>Elements that runs have used stay; a new version stands beside them</source>
        <translation>Les éléments utilisés par des exécutions restent&#xa0;; une nouvelle version se place à côté</translation>
    </message>
    <message>
        <source>Elements that lack distractors get those of this run</source>
        <translation>Les éléments sans distracteurs reçoivent ceux de cette exécution</translation>
    </message>
    <message>
        <source>The run is not finished: see the page Runs</source>
        <translation>L’exécution n’est pas terminée&#xa0;: voir la page Exécutions</translation>
    </message>
    <message>
        <source>%1, distractors</source>
        <translation>%1, distracteurs</translation>
    </message>
    <message>
        <source>“%1” is being started; it goes on without this window, and stands on the page Runs</source>
        <translation>«&#xa0;%1&#xa0;» est lancée&#xa0;; elle continue sans cette fenêtre, et se trouve à la page Exécutions</translation>
    </message>
    <message>
        <source>An import is going on: give them afterwards</source>
        <translation>Un import est en cours&#xa0;: les donner ensuite</translation>
    </message>
    <message>
        <source>The elements get their distractors…</source>
        <translation>Les éléments reçoivent leurs distracteurs…</translation>
    </message>
    <message>
        <source>Shares by domain</source>
        <translation>Parts par domaine</translation>
    </message>
    <message>
        <source>Options that a model called right in round 1 and in the last round, and elements that needed more than one round. In the paper, about 20 % of the distractors written for commonsense were right.</source>
        <translation>Options qu’un modèle a dites justes au tour 1 et au dernier, et éléments qui ont demandé plus d’un tour. Dans l’article, environ 20&#xa0;% des distracteurs écrits pour le sens commun étaient justes.</translation>
    </message>
    <message>
        <source>Elements with their distractors</source>
        <translation>Éléments avec leurs distracteurs</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>≈ looks like a right one: matching of texts would count it as right. ? nobody has checked it.</source>
        <translation>≈ ressemble à une bonne réponse&#xa0;: la comparaison des textes la compterait juste.&#xa0;? personne ne l’a vérifiée.</translation>
    </message>
    <message>
        <source>Rounds of the chosen element</source>
        <translation>Tours de l’élément choisi</translation>
    </message>
    <message>
        <source>Choose an element to read its rounds: what was asked, and the answers</source>
        <translation>Choisir un élément pour lire ses tours&#xa0;: ce qui a été demandé, et les réponses</translation>
    </message>
    <message>
        <source>No distractors were given</source>
        <translation>Aucun distracteur n’a été donné</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DockTitle</name>
    <message>
        <source>Window of its own, or part of this one</source>
        <translation>Fenêtre à part, ou partie de celle-ci</translation>
    </message>
    <message>
        <source>Close the %1</source>
        <translation>Fermer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::EditDialog</name>
    <message>
        <source>Start editing</source>
        <translation>Commencer l’édition</translation>
    </message>
    <message>
        <source>Edit by demonstrations</source>
        <translation>Éditer par démonstrations</translation>
    </message>
    <message>
        <source>What a run got wrong is asked again, of a model that is told the right answers behind demonstrations (IKE); its weights stay as they are.</source>
        <translation>Ce qu’une exécution a mal répondu est redemandé à un modèle à qui l’on dit les bonnes réponses après des démonstrations (IKE)&#xa0;; ses poids restent inchangés.</translation>
    </message>
    <message>
        <source>Single: each fact is known when it is asked about</source>
        <translation>Isolé&#xa0;: chaque fait est connu quand on le demande</translation>
    </message>
    <message>
        <source>Lifelong: it is found among all facts by the question</source>
        <translation>Continu&#xa0;: il est retrouvé parmi tous les faits par la question</translation>
    </message>
    <message>
        <source>character n-grams of this program, or openai:https://…?model=NAME</source>
        <translation>n-grammes de caractères de ce programme, ou openai:https://…?model=NOM</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What tables call the run</source>
        <translation>Le nom de l’exécution dans les tableaux</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Réponses de</translation>
    </message>
    <message>
        <source>The finished run whose wrong items are asked again</source>
        <translation>L’exécution terminée dont les éléments faux sont redemandés</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Who answers: mostly the model of that run</source>
        <translation>Qui répond&#xa0;: le plus souvent le modèle de cette exécution</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Whether the fact that is asked about is told, or looked for among all that were edited</source>
        <translation>Si le fait demandé est donné, ou cherché parmi tous ceux qui ont été édités</translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation>Démonstrations</translation>
    </message>
    <message>
        <source>Shown at most in front of each question; the paper has 32</source>
        <translation>Montrées au plus devant chaque question&#xa0;; l’article en a 32</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Trouvées par</translation>
    </message>
    <message>
        <source>What finds the demonstrations that are most like the question: a server of sentence embeddings. Empty: character n-grams, offline, which results are labelled with</source>
        <translation>Ce qui trouve les démonstrations les plus proches de la question&#xa0;: un serveur de plongements de phrases. Vide&#xa0;: n-grammes de caractères, hors ligne, mention portée par les résultats</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 edited, lifelong</source>
        <translation>%1 édité, continu</translation>
    </message>
    <message>
        <source>%1 edited, single</source>
        <translation>%1 édité, isolé</translation>
    </message>
    <message>
        <source>No run of MINED is finished: its wrong items are what is edited</source>
        <translation>Aucune exécution de MINED n’est terminée&#xa0;: ce sont ses éléments faux qui sont édités</translation>
    </message>
    <message>
        <source>Give the run a name</source>
        <translation>Donnez un nom à l’exécution</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>What is to be edited is being counted</source>
        <translation>Décompte de ce qui est à éditer</translation>
    </message>
    <message>
        <source>Servers cannot be asked here: leave “Found by” empty</source>
        <translation>Aucun serveur ne peut être interrogé ici&#xa0;: laissez «&#xa0;Trouvées par&#xa0;» vide</translation>
    </message>
    <message>
        <source>%1 items to edit in %2 requests; %3 were right throughout</source>
        <translation>%1 éléments à éditer en %2 requêtes&#xa0;; %3 étaient entièrement justes</translation>
    </message>
    <message>
        <source>Test the backend, make the run and begin asking</source>
        <translation>Tester le serveur, créer l’exécution et commencer à interroger</translation>
    </message>
    <message>
        <source>There is nothing to edit: no answer of this run is wrong</source>
        <translation>Il n’y a rien à éditer&#xa0;: aucune réponse de cette exécution n’est fausse</translation>
    </message>
    <message>
        <source>; %1 are left out, as a reply is missing and no answer is wrong (%2 have no answer at all)</source>
        <translation>; %1 sont écartés, car une réponse manque et aucune n’est fausse (%2 n’ont aucune réponse)</translation>
    </message>
    <message>
        <source>; of %1 to edit a reply is missing, too: their score before is not known until the errors are asked again</source>
        <translation>; pour %1 à éditer, une réponse manque aussi&#xa0;: leur score d’avant n’est pas connu tant que les erreurs ne sont pas redemandées</translation>
    </message>
    <message>
        <source>; the %1 questions of F.M.C and P.M.C are not edited, as their context says what is right</source>
        <translation>; les %1 questions de F.M.C et P.M.C ne sont pas modifiées, car leur contexte dit ce qui est juste</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::EditingView</name>
    <message>
        <source>lifelong</source>
        <translation>à vie</translation>
    </message>
    <message>
        <source>single</source>
        <translation>unique</translation>
    </message>
    <message>
        <source>&amp;Published</source>
        <translation>&amp;Publié</translation>
    </message>
    <message>
        <source>Tables 6 and 7 of the paper below one&apos;s own; they are never mixed with them</source>
        <translation>Les tableaux 6 et 7 de l’article sous les siens&#xa0;; ils ne sont jamais mêlés</translation>
    </message>
    <message>
        <source>Single minus li&amp;felong</source>
        <translation>Un par un moins à &amp;vie</translation>
    </message>
    <message>
        <source>What a method loses where all facts are edited, in place of one at a time</source>
        <translation>Ce qu’une méthode perd quand tous les faits sont édités, au lieu d’un à la fois</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementDetail</name>
    <message>
        <source>%1 (also: %2)</source>
        <translation>%1 (aussi&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Selected element</source>
        <translation>Élément choisi</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Right answers; this element has no years</source>
        <translation>Bonnes réponses&#xa0;; cet élément n’a pas d’années</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>Distracteurs</translation>
    </message>
    <message>
        <source>Wrong options of the multiple choice</source>
        <translation>Options fausses du choix multiple</translation>
    </message>
    <message>
        <source>Other keys of the file</source>
        <translation>Autres clés du fichier</translation>
    </message>
    <message>
        <source>Kept as they were; no run uses them</source>
        <translation>Gardées telles quelles&#xa0;; aucune exécution ne les utilise</translation>
    </message>
    <message>
        <source>Select an element to see its objects year by year.</source>
        <translation>Choisir un élément pour voir ses objets année par année.</translation>
    </message>
    <message>
        <source>Copy the element&apos;s id</source>
        <translation>Copier l’identifiant de l’élément</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Change its objects by year, their other names, and the distractors (F2); runs that asked it keep it as it is</source>
        <translation>Changer ses objets par année, leurs autres noms et les distracteurs (F2)&#xa0;; les exécutions qui l’ont demandé le gardent tel quel</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>id %1…</source>
        <translation>id %1…</translation>
    </message>
    <message>
        <source>Copy the whole id: %1</source>
        <translation>Copier l’identifiant entier&#xa0;: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source> — multiple choice needs exactly three and leaves this element out</source>
        <translation> — le choix multiple en demande exactement trois et écarte cet élément</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementEditor</name>
    <message>
        <source>Edit element</source>
        <translation>Modifier l’élément</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>What the question is about</source>
        <translation>Sur quoi porte la question</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Its words in the packs of relations make the question</source>
        <translation>Ses mots dans les packs de relations font la question</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>Distracteurs</translation>
    </message>
    <message>
        <source>Wrong options of the multiple choice, with | between; exactly three are needed for it</source>
        <translation>Options fausses du choix multiple, séparées par |&#xa0;; il en faut exactement trois</translation>
    </message>
    <message>
        <source>Drag an end of a ribbon to another year, or the whole of it; double-click a free year of its row for one more period</source>
        <translation>Glisser un bout de ruban vers une autre année, ou le ruban entier&#xa0;; double-cliquer une année libre de sa rangée pour une période de plus</translation>
    </message>
    <message>
        <source>&amp;Subject</source>
        <translation>&amp;Sujet</translation>
    </message>
    <message>
        <source>&amp;Relation</source>
        <translation>&amp;Relation</translation>
    </message>
    <message>
        <source>&amp;Distractors</source>
        <translation>&amp;Distracteurs</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>Aussi appelé</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Années</translation>
    </message>
    <message>
        <source>Other names that are right, with | between</source>
        <translation>Autres noms justes, séparés par |</translation>
    </message>
    <message>
        <source>2010-2013, 2015</source>
        <translation>2010-2013, 2015</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add object</source>
        <translation>Ajouter un objet</translation>
    </message>
    <message>
        <source>One more object, of the years that are free</source>
        <translation>Un objet de plus, pour les années libres</translation>
    </message>
    <message>
        <source>Remove object</source>
        <translation>Retirer l’objet</translation>
    </message>
    <message>
        <source>The chosen object with all its years</source>
        <translation>L’objet choisi avec toutes ses années</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Annuler la dernière étape</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>The step that was taken back</source>
        <translation>L’étape qui a été annulée</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save element</source>
        <translation>Enregistrer l’élément</translation>
    </message>
    <message>
        <source>The element cannot be read: %1</source>
        <translation>L’élément ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>No run has asked this element yet. What you save stands in for it.</source>
        <translation>Aucune exécution n’a encore demandé cet élément. Ce qui est enregistré le remplace.</translation>
    </message>
    <message>
        <source>Runs that have asked it keep it as it is: %1. What you save is a new version, which new runs ask in its place.</source>
        <translation>Les exécutions qui l’ont demandé le gardent tel quel&#xa0;: %1. Ce qui est enregistré est une nouvelle version, que les nouvelles exécutions demandent à sa place.</translation>
    </message>
    <message>
        <source>“%1” is no list of years: write 2010-2013, 2015</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une liste d’années&#xa0;: écrire 2010-2013, 2015</translation>
    </message>
    <message>
        <source>New object</source>
        <translation>Nouvel objet</translation>
    </message>
    <message>
        <source>It was not saved: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>It was edited since; this is how it is now. </source>
        <translation>Modifié entre-temps&#xa0;; voici l’état actuel. </translation>
    </message>
    <message>
        <source>No distractors. Several stand with | between them.</source>
        <translation>Aucun distracteur. Plusieurs sont séparés par |.</translation>
    </message>
    <message>
        <source>Reads as 1 distractor. Several stand with | between them.</source>
        <translation>Lu comme 1 distracteur. Plusieurs sont séparés par |.</translation>
    </message>
    <message>
        <source>Reads as %1 distractors</source>
        <translation>Lu comme %1 distracteurs</translation>
    </message>
    <message>
        <source>first | second | third</source>
        <translation>premier | deuxième | troisième</translation>
    </message>
    <message>
        <source>An exemplar: it stands solved before the questions about its relation, and is not asked. Runs that were made show it as it is; later ones show what you save.</source>
        <translation>Un exemple&#xa0;: il figure résolu avant les questions sur sa relation et n’est pas demandé. Les exécutions déjà faites le montrent tel qu’il est&#xa0;; les suivantes montreront ce que vous enregistrez.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementExport</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Write all elements into files that can be imported again</source>
        <translation>Écrire tous les éléments dans des fichiers que l’on peut réimporter</translation>
    </message>
    <message>
        <source>In the &amp;published layout…</source>
        <translation>Dans le format &amp;publié…</translation>
    </message>
    <message>
        <source>The files of ChroKnowBench, few-shots included</source>
        <translation>Les fichiers de ChroKnowBench, few-shots compris</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>En &amp;tableau (CSV)…</translation>
    </message>
    <message>
        <source>A row for each object and the years it held: for a spreadsheet</source>
        <translation>Une ligne par objet et les années où il valait&#xa0;: pour un tableur</translation>
    </message>
    <message>
        <source>As a table (&amp;JSON Lines)…</source>
        <translation>En tableau (&amp;JSON Lines)…</translation>
    </message>
    <message>
        <source>The same, for programs</source>
        <translation>Le même, pour des programmes</translation>
    </message>
    <message>
        <source>Export the elements into which folder?</source>
        <translation>Dans quel dossier exporter les éléments&#xa0;?</translation>
    </message>
    <message>
        <source>The elements were not exported</source>
        <translation>Les éléments n’ont pas été exportés</translation>
    </message>
    <message>
        <source>There is no element that this layout would give back unchanged</source>
        <translation>Il n’y a aucun élément que ce format rendrait inchangé</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 fichiers</translation>
    </message>
    <message>
        <source>1 element in %1</source>
        <translation>1 élément dans %1</translation>
    </message>
    <message>
        <source>%1 elements in %2</source>
        <translation>%1 éléments dans %2</translation>
    </message>
    <message>
        <source>%1 are left out: the layout would not give them back unchanged</source>
        <translation>%1 sont écartés&#xa0;: le format ne les rendrait pas inchangés</translation>
    </message>
    <message>
        <source>import it with the years %1–%2</source>
        <translation>à importer avec les années %1–%2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementListModel</name>
    <message>
        <source>Known</source>
        <translation>Known</translation>
    </message>
    <message>
        <source>Partial Known</source>
        <translation>Partial Known</translation>
    </message>
    <message>
        <source>Cut-off (after)</source>
        <translation>Cut-off (après)</translation>
    </message>
    <message>
        <source>%1 stale</source>
        <translation>%1 périmées</translation>
    </message>
    <message>
        <source>%1 wrong</source>
        <translation>%1 fausses</translation>
    </message>
    <message>
        <source>%1 wrong replies, %2 of them stale</source>
        <translation>%1 réponses fausses, dont %2 périmées</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementPicker</name>
    <message>
        <source>Search subjects</source>
        <translation>Rechercher des sujets</translation>
    </message>
    <message>
        <source>Shows the subjects that hold this text (Ctrl+F)</source>
        <translation>Affiche les sujets qui contiennent ce texte (Ctrl+F)</translation>
    </message>
    <message>
        <source>Partial Known elements, most promising first</source>
        <translation>Éléments Partial Known, les plus prometteurs d’abord</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>1 élément</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>%1 of %2 elements</source>
        <translation>%1 éléments sur %2</translation>
    </message>
    <message>
        <source>of %1 Partial Known</source>
        <translation>sur %1 Partial Known</translation>
    </message>
    <message>
        <source>%1 not decided yet</source>
        <translation>%1 pas encore décidés</translation>
    </message>
    <message>
        <source>Partial Known elements with a hit up to %1 years before or %2 after a wrong or partial year, those with the most and nearest hits first. These are the paper&apos;s spans, whatever spans are chosen under “Try changes”.</source>
        <translation>Éléments Partial Known avec un succès jusqu’à %1 ans avant ou %2 après une année fausse ou partielle, ceux aux succès les plus nombreux et proches d’abord. Ce sont les étendues de l’article, quelles que soient celles choisies sous «&#xa0;Essayer des changements&#xa0;».</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementTable</name>
    <message>
        <source>Elements of the slice</source>
        <translation>Éléments de la tranche</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copier comme tableau</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementTableModel</name>
    <message>
        <source>Without time; asked at %1</source>
        <translation>Sans temps&#xa0;; demandé à %1</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domaine</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Années</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>Distracteurs</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementsPage</name>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Find in this list</source>
        <translation>Chercher dans cette liste</translation>
    </message>
    <message>
        <source>Shows the subjects of this list that hold this text. The filter “Subject” above holds for all pages.</source>
        <translation>Affiche les sujets de cette liste qui contiennent ce texte. Le filtre «&#xa0;Sujet&#xa0;» ci-dessus vaut pour toutes les pages.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Replies are counted over the cells and runs that pass the filter</source>
        <translation>Les réponses sont comptées sur les cellules et exécutions qui passent le filtre</translation>
    </message>
    <message>
        <source>Most wrong replies first</source>
        <translation>Le plus de réponses fausses d’abord</translation>
    </message>
    <message>
        <source>Most stale replies first</source>
        <translation>Le plus de réponses périmées d’abord</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>Elements that pass the filter</source>
        <translation>Éléments qui passent le filtre</translation>
    </message>
    <message>
        <source>No subject holds “%1”</source>
        <translation>Aucun sujet ne contient «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>1 élément</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>The element cannot be read</source>
        <translation>L’élément ne peut pas être lu</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No element is chosen</source>
        <translation>Aucun élément n’est choisi</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 — the most frequent answer of each year, all samples together</source>
        <translation>%1 · %2 · %3 — la réponse la plus fréquente de chaque année, tous échantillons confondus</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElsewhereDialog</name>
    <message>
        <source>A run of %1 items was made</source>
        <translation>Exécution créée, éléments : %1</translation>
    </message>
    <message>
        <source>%1 replies are not in the file, and missing</source>
        <translation>réponses absentes du fichier et manquantes : %1</translation>
    </message>
    <message>
        <source>%1 rows are left out, the first, row %2: %3</source>
        <translation>lignes laissées de côté : %1, la première, ligne %2 : %3</translation>
    </message>
    <message>
        <source>Save what is to be edited…</source>
        <translation>Enregistrer ce qui est à éditer…</translation>
    </message>
    <message>
        <source>Bring answers in</source>
        <translation>Faire entrer les réponses</translation>
    </message>
    <message>
        <source>Editing elsewhere</source>
        <translation>Édition ailleurs</translation>
    </message>
    <message>
        <source>Another program changes the weights: FT, MEND or SERAC in EasyEdit. It takes what a run got wrong; what the edited model then answers comes back beside one&apos;s own runs of editing.</source>
        <translation>Un autre programme change les poids : FT, MEND ou SERAC dans EasyEdit. Il prend ce qu’une exécution a manqué ; ce que répond ensuite le modèle édité revient à côté de ses propres exécutions d’édition.</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Réponses de</translation>
    </message>
    <message>
        <source>The finished run before the editing</source>
        <translation>L’exécution terminée d’avant l’édition</translation>
    </message>
    <message>
        <source>A folder with edits.json, as EasyEdit reads it (subject, src, rephrase, pred, alt, image, image_rephrase), and the pictures</source>
        <translation>Un dossier avec edits.json, tel qu’EasyEdit le lit (subject, src, rephrase, pred, alt, image, image_rephrase), et les images</translation>
    </message>
    <message>
        <source>Single: each fact is edited, asked about and taken back</source>
        <translation>Un par un : chaque fait est édité, demandé, puis repris</translation>
    </message>
    <message>
        <source>Lifelong: all are edited, then all are asked about</source>
        <translation>À vie : tous sont édités, puis tous sont demandés</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>How the model was edited</source>
        <translation>Comment le modèle a été édité</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Whether it was edited with one fact at a time</source>
        <translation>S’il a été édité un fait à la fois</translation>
    </message>
    <message>
        <source>A folder for what is to be edited</source>
        <translation>Un dossier pour ce qui est à éditer</translation>
    </message>
    <message>
        <source>File of the answers</source>
        <translation>Fichier des réponses</translation>
    </message>
    <message>
        <source>what the edited model answers: JSON</source>
        <translation>ce que répond le modèle édité : JSON</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose the file of the answers</source>
        <translation>Choisissez le fichier des réponses</translation>
    </message>
    <message>
        <source>Its answers</source>
        <translation>Ses réponses</translation>
    </message>
    <message>
        <source>A JSON array, or one object a line: element_id, or id and eval_type, and a prediction for each configuration, as in MINED&apos;s result files</source>
        <translation>Un tableau JSON, ou un objet par ligne : element_id, ou id et eval_type, et une prédiction pour chaque configuration, comme dans les fichiers de résultats de MINED</translation>
    </message>
    <message>
        <source>What the edited model answers</source>
        <translation>Ce que répond le modèle édité</translation>
    </message>
    <message>
        <source>Answers (*.json *.jsonl);;All files (*)</source>
        <translation>Réponses (*.json *.jsonl);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>%1 items with %2 pictures are in %3</source>
        <translation>Dans %3 : éléments %1, images %2</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>Pas écrit : %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>%1, lifelong</source>
        <translation>%1, à vie</translation>
    </message>
    <message>
        <source>%1, single</source>
        <translation>%1, un par un</translation>
    </message>
    <message>
        <source>Not brought in: %1</source>
        <translation>Pas entré : %1</translation>
    </message>
    <message>
        <source>No run of MINED is finished</source>
        <translation>Aucune exécution de MINED n’est terminée</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule : un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>Something is being read or written</source>
        <translation>Une lecture ou une écriture est en cours</translation>
    </message>
    <message>
        <source>There is no such file: %1</source>
        <translation>Ce fichier n’existe pas : %1</translation>
    </message>
    <message>
        <source>Say how the model was edited</source>
        <translation>Dites comment le modèle a été édité</translation>
    </message>
    <message>
        <source>Makes a run of them beside the run before</source>
        <translation>En fait une exécution à côté de celle d’avant</translation>
    </message>
    <message>
        <source>%1 was not brought in</source>
        <translation>%1 n’est pas entré</translation>
    </message>
    <message>
        <source>%1 replies of the file are no text: they count as empty answers</source>
        <translation>%1 réponses du fichier ne sont pas du texte&#xa0;: elles comptent comme réponses vides</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::EndNotice</name>
    <message>
        <source>Show the run</source>
        <translation>Afficher l’exécution</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Afficher la fenêtre</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::EvidenceViews</name>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>The HTTP request byte for byte; headers are left out, for they carry the key</source>
        <translation>La requête HTTP octet par octet&#xa0;; les en-têtes sont omis, car ils portent la clé</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse HTTP</translation>
    </message>
    <message>
        <source>The HTTP response, where it is known</source>
        <translation>La réponse HTTP, là où elle est connue</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens of the reply with their log-probabilities, where the response tells them</source>
        <translation>Tokens de la réponse avec leurs log-probabilités, là où la réponse HTTP les donne</translation>
    </message>
    <message>
        <source>Request as sent</source>
        <translation>Requête telle qu’envoyée</translation>
    </message>
    <message>
        <source>Response as received</source>
        <translation>Réponse HTTP telle que reçue</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ExemplarsDialog</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2–%3</source>
        <translation>%1 · %2–%3</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>Exemplars held out</source>
        <translation>Exemples retenus</translation>
    </message>
    <message>
        <source>Facts that are held out</source>
        <translation>Faits retenus comme exemples</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The exemplars cannot be read: %1</source>
        <translation>Les exemples ne peuvent pas être lus&#xa0;: %1</translation>
    </message>
    <message>
        <source>No fact of a table of your own is held out. Of a relation with six elements or more, four are when the table is imported.</source>
        <translation>Aucun fait de vos propres tables n’est retenu comme exemple. D’une relation de six éléments ou plus, quatre le sont à l’import de la table.</translation>
    </message>
    <message>
        <source>These facts of your own stand solved before the questions about their relation, and are not asked. An edit shows in later runs; runs that were made keep what they showed.</source>
        <translation>Ces faits, les vôtres, figurent résolus avant les questions sur leur relation et ne sont pas demandés. Une modification paraît dans les exécutions suivantes&#xa0;; celles déjà faites gardent ce qu’elles montraient.</translation>
    </message>
    <message>
        <source>The workspace is open for reading only</source>
        <translation>L’espace de travail est ouvert en lecture seule</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactListModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>%1, %2: %3
%4</source>
        <translation>%1, %2&#xa0;: %3
%4</translation>
    </message>
    <message>
        <source>Undefined: %1</source>
        <translation>Non défini&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 correct and %2 incorrect dates with a score</source>
        <translation>%1 dates correctes et %2 incorrectes avec un score</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Valide</translation>
    </message>
    <message>
        <source>W year</source>
        <translation>W année</translation>
    </message>
    <message>
        <source>W month</source>
        <translation>W mois</translation>
    </message>
    <message>
        <source>W day</source>
        <translation>W jour</translation>
    </message>
    <message>
        <source>W global</source>
        <translation>W global</translation>
    </message>
    <message>
        <source>Win rate W in %, the share of tests won; a correct date that is only as likely as an incorrect one loses. ✓: all are won, the fact is robust (R = 1). –: undefined</source>
        <translation>Taux de victoire W en %, la part des tests gagnés ; une date correcte seulement aussi probable qu&apos;une incorrecte perd. ✓ : tous sont gagnés, le fait est robuste (R = 1). – : non défini</translation>
    </message>
    <message>
        <source>Tests lost, %1: %2</source>
        <translation>Tests perdus, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tests won: %1 of %2</source>
        <translation>Tests gagnés&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Dates without a score: %1</source>
        <translation>Dates sans score&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tests that the fact loses, of all that it has, at the precision that is chosen above: %1</source>
        <translation>Tests que le fait perd, sur tous ceux qu’il a, à la précision choisie ci-dessus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lost, %1</source>
        <translation>Perdus, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactRowsModel</name>
    <message>
        <source>Left out: %1</source>
        <translation>Écarté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>À savoir</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Années</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactRowsView</name>
    <message>
        <source>Rows as they are imported</source>
        <translation>Les lignes telles qu’elles sont importées</translation>
    </message>
    <message>
        <source>What there is to know of the chosen row</source>
        <translation>Ce qu’il faut savoir de la ligne choisie</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactUnitView</name>
    <message>
        <source>not asked yet</source>
        <translation>pas encore demandé</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>Dates of the fact</source>
        <translation>Dates du fait</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>log P</source>
        <translation>log P</translation>
    </message>
    <message>
        <source>Distance from the middle of the fact&apos;s validity, in lengths of it</source>
        <translation>Distance au milieu de la validité du fait, en longueurs de celle-ci</translation>
    </message>
    <message>
        <source>Natural logarithm of the probability of the object after the question with this date</source>
        <translation>Logarithme naturel de la probabilité de l’objet après la question avec cette date</translation>
    </message>
    <message>
        <source>This fact cannot be read: %1</source>
        <translation>Ce fait ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>valait %1</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation>et %1</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>pas de date</translation>
    </message>
    <message>
        <source>Choose a date to see what was sent and what the model made of it.</source>
        <translation>Choisir une date pour voir ce qui a été envoyé et ce que le modèle en a fait.</translation>
    </message>
    <message>
        <source>The reply cannot be read: %1</source>
        <translation>La réponse ne peut pas être lue&#xa0;: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>log P, second</source>
        <translation>log P, second</translation>
    </message>
    <message>
        <source>The same in the second of the two runs that are compared</source>
        <translation>Le même dans la seconde des deux exécutions comparées</translation>
    </message>
    <message>
        <source>%1: %2
%3: %4</source>
        <translation>%1&#xa0;: %2
%3&#xa0;: %4</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactsDialog</name>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>At</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>Distracteurs</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domaine</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1 element</source>
        <translation>%1 élément</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>%1 element-year</source>
        <translation>%1 élément-année</translation>
    </message>
    <message>
        <source>%1 element-years</source>
        <translation>%1 éléments-années</translation>
    </message>
    <message>
        <source>%1 needs distractors</source>
        <translation>%1 a besoin de distracteurs</translation>
    </message>
    <message>
        <source>%1 need distractors</source>
        <translation>%1 ont besoin de distracteurs</translation>
    </message>
    <message>
        <source>%1 row left out</source>
        <translation>%1 ligne écartée</translation>
    </message>
    <message>
        <source>%1 rows left out</source>
        <translation>%1 lignes écartées</translation>
    </message>
    <message>
        <source>Import your own facts</source>
        <translation>Importer des faits personnels</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Paste rows from a spreadsheet here, with a line of column names first: subject, relation, object, from, to</source>
        <translation>Coller ici des lignes d’un tableur, avec d’abord une ligne de noms de colonnes&#xa0;: subject, relation, object, from, to</translation>
    </message>
    <message>
        <source>The column that holds this</source>
        <translation>La colonne qui contient ceci</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Années</translation>
    </message>
    <message>
        <source>First year that is asked about</source>
        <translation>Première année demandée</translation>
    </message>
    <message>
        <source>Last year that is asked about</source>
        <translation>Dernière année demandée</translation>
    </message>
    <message>
        <source>Save the rows that are left out</source>
        <translation>Enregistrer les lignes écartées</translation>
    </message>
    <message>
        <source>Tables (*.%1);;All files (*)</source>
        <translation>Tableaux (*.%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>left out.%1</source>
        <translation>ecartees.%1</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importer %1</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>tableau collé</translation>
    </message>
    <message>
        <source>asked fact</source>
        <translation>fait demandé</translation>
    </message>
    <message>
        <source>Nothing is pasted yet</source>
        <translation>Rien n’est encore collé</translation>
    </message>
    <message>
        <source>No row says anything about these years</source>
        <translation>Aucune ligne ne dit rien de ces années</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>The rows were not saved</source>
        <translation>Les lignes n’ont pas été enregistrées</translation>
    </message>
    <message>
        <source>Rows, and words of their relations</source>
        <translation>Lignes, et mots de leurs relations</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>&amp;Mots</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Rien n’a été importé</translation>
    </message>
    <message>
        <source>&amp;Words (%1 new)</source>
        <translation>&amp;Mots (%1 nouveaux)</translation>
    </message>
    <message>
        <source>Open a table of your own facts</source>
        <translation>Ouvrir un tableau de vos propres faits</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.jsonl *.json);;All files (*)</source>
        <translation>Tableaux (*.csv *.tsv *.txt *.jsonl *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import %1 (%2 of %3)</source>
        <translation>Importer %1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>%1
Here already, but not the same: %2. Runs would ask both; edit the one that is here on the page Benchmark instead, if they are one fact.</source>
        <translation>%1
Déjà là, mais pas pareil&#xa0;: %2. Les exécutions demanderaient les deux&#xa0;; si c’est un même fait, modifiez plutôt celui qui est là, à la page Benchmark.</translation>
    </message>
    <message>
        <source>Distractors are the wrong options of multiple choice and true/false: other holders of the same relation. Too few rows hold it here; a column of distractors, or a model later, brings more.</source>
        <translation>Les distracteurs sont les mauvaises options du choix multiple et du vrai/faux&#xa0;: d’autres titulaires de la même relation. Trop peu de lignes en donnent ici&#xa0;; une colonne de distracteurs, ou plus tard un modèle, en apporte.</translation>
    </message>
    <message>
        <source>Those here are of %1 to %2: choose these years, and they may be the same.</source>
        <translation>Ceux qui sont là vont de %1 à %2&#xa0;: choisissez ces années, et ce seront peut-être les mêmes.</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Retenu</translation>
    </message>
    <message>
        <source>The rows tell of %1 to %2; the last %3 years are asked, unless you choose others: %4 to %5.</source>
        <translation>Les lignes parlent de&#xa0;%1 à&#xa0;%2&#xa0;; les&#xa0;%3 dernières années sont demandées, sauf si vous en choisissez d’autres&#xa0;:&#xa0;%4 à&#xa0;%5.</translation>
    </message>
    <message>
        <source>Held out: exemplars that stand before the questions about their relation, four where it has six elements or more. They are not asked.</source>
        <translation>Retenus&#xa0;: des exemples placés avant les questions sur leur relation, quatre dès qu’elle a six éléments. Ils ne sont pas demandés.</translation>
    </message>
    <message>
        <source>%1 held out as an exemplar</source>
        <translation>%1 retenu comme exemple</translation>
    </message>
    <message>
        <source>%1 held out as exemplars</source>
        <translation>%1 retenus comme exemples</translation>
    </message>
    <message>
        <source>%1 element-year to ask and %2 held out</source>
        <translation>%1 élément-année à demander et %2 retenus</translation>
    </message>
    <message>
        <source>%1 element-years to ask and %2 held out</source>
        <translation>%1 éléments-années à demander et %2 retenus</translation>
    </message>
    <message>
        <source>%1
Here as exemplars with other objects, which stay as they are: %2.</source>
        <translation>%1
Présents ici comme exemples avec d’autres objets, qui restent tels quels&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactsFoot</name>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>A table in a file: CSV, TSV or JSON Lines; it can be dropped on the window, too</source>
        <translation>Un tableau dans un fichier&#xa0;: CSV, TSV ou JSON Lines&#xa0;; on peut aussi le déposer sur la fenêtre</translation>
    </message>
    <message>
        <source>Save the other rows…</source>
        <translation>Enregistrer les autres lignes…</translation>
    </message>
    <message>
        <source>Write the rows that are left out into a table of their own, to be mended</source>
        <translation>Écrire les lignes écartées dans un tableau à part, pour les corriger</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import, then &amp;ask…</source>
        <translation>Importer, puis &amp;interroger…</translation>
    </message>
    <message>
        <source>Import, and choose at once which models are asked about it</source>
        <translation>Importer, et choisir aussitôt les modèles à interroger à ce sujet</translation>
    </message>
    <message>
        <source>Next: words of a new relation</source>
        <translation>Ensuite&#xa0;: mots d’une nouvelle relation</translation>
    </message>
    <message>
        <source>Next: words of %1 new relations</source>
        <translation>Ensuite&#xa0;: mots de %1 nouvelles relations</translation>
    </message>
    <message>
        <source>Import the good rows</source>
        <translation>Importer les bonnes lignes</translation>
    </message>
    <message>
        <source>Skip this table</source>
        <translation>Passer ce tableau</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactsView</name>
    <message>
        <source>Facts of the run</source>
        <translation>Faits de l’exécution</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <translation>%1 faits</translation>
    </message>
    <message>
        <source> · those that lose most tests first</source>
        <translation> · ceux qui perdent le plus de tests d’abord</translation>
    </message>
    <message>
        <source>The dates of this fact cannot be read</source>
        <translation>Les dates de ce fait ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>1 fait</translation>
    </message>
    <message>
        <source>W at other precisions</source>
        <translation>W aux autres précisions</translation>
    </message>
    <message>
        <source> · where the table is wider: %1</source>
        <translation> · là où le tableau est plus large&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FigurePage</name>
    <message>
        <source>Working</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>The same numbers as a table (Ctrl+T)</source>
        <translation>Les mêmes nombres en tableau (Ctrl+T)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Save the figure as PNG, SVG or PDF, or its numbers as CSV (Ctrl+E)</source>
        <translation>Enregistrer la figure en PNG, SVG ou PDF, ou ses nombres en CSV (Ctrl+E)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the numbers as a table</source>
        <translation>Copier les nombres comme tableau</translation>
    </message>
    <message>
        <source>As &amp;TSV, for a spreadsheet</source>
        <translation>En &amp;TSV, pour un tableur</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>En &amp;Markdown</translation>
    </message>
    <message>
        <source>As &amp;LaTeX</source>
        <translation>En &amp;LaTeX</translation>
    </message>
    <message>
        <source>%1, as a table</source>
        <translation>%1, en tableau</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Exporter&#xa0;: %1</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF (*.pdf);;Numbers as CSV (*.csv)</source>
        <translation>Image PNG (*.png);;Dessin SVG (*.svg);;PDF (*.pdf);;Nombres en CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is nothing to show any more.</source>
        <translation>Il n’y a plus rien à montrer.</translation>
    </message>
    <message>
        <source>%1 is a workspace, or another database: it is not written over.</source>
        <translation>%1 est un espace de travail, ou une autre base de données&#xa0;: il n’est pas écrasé.</translation>
    </message>
    <message>
        <source>It could not be written.</source>
        <translation>L’écriture a échoué.</translation>
    </message>
    <message>
        <source>The figure was not saved</source>
        <translation>La figure n’a pas été enregistrée</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n row(s)</source>
        <translation>
            <numerusform>%n ligne copiée</numerusform>
            <numerusform>%n lignes copiées</numerusform>
        </translation>
    </message>
    <message>
        <source>The figure was not copied</source>
        <translation>La figure n’a pas été copiée</translation>
    </message>
    <message>
        <source>Copied the figure as an image</source>
        <translation>Figure copiée comme image</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>Chronoscope %1, workspace %2.</source>
        <translation>Chronoscope %1, espace de travail %2.</translation>
    </message>
    <message>
        <source>%1 %2 Printed by: %3</source>
        <translation>%1 %2 Imprimé par&#xa0;: %3</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Afficher…</translation>
    </message>
    <message>
        <source>What is shown, and how</source>
        <translation>Ce qui est montré, et comment</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Numbers as CSV (*.csv);;PNG image (*.png);;SVG drawing (*.svg);;PDF (*.pdf)</source>
        <translation>Nombres en CSV (*.csv);;Image PNG (*.png);;Dessin SVG (*.svg);;PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FileDrop</name>
    <message>
        <source>Drop to open a workspace, to import a benchmark, a table of facts, annotations or words, or to add a model&apos;s file</source>
        <translation>Déposez pour ouvrir un espace de travail, importer un benchmark, un tableau de faits, des annotations ou des mots, ou ajouter le fichier d’un modèle</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FileIntake</name>
    <message>
        <source>%1 annotation</source>
        <translation>%1 annotation</translation>
    </message>
    <message>
        <source>%1 annotations</source>
        <translation>%1 annotations</translation>
    </message>
    <message>
        <source>what it is about is not in this workspace: element %1</source>
        <translation>ce dont elle parle n’est pas dans cet espace de travail&#xa0;: élément %1</translation>
    </message>
    <message>
        <source>Only %1 was taken: drop the others once it is open</source>
        <translation>Seul %1 a été pris&#xa0;: déposez les autres quand il sera ouvert</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Annotations, label sets and words belong to a workspace: open it first.</source>
        <translation>Annotations, jeux d’étiquettes et mots appartiennent à un espace de travail&#xa0;: ouvrez-le d’abord.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>No annotations came in</source>
        <translation>Aucune annotation n’est entrée</translation>
    </message>
    <message>
        <source>%1 came in</source>
        <translation>%1 importée(s)</translation>
    </message>
    <message>
        <source>%1 replaced by what was said later</source>
        <translation>%1 remplacée(s) par ce qui a été dit plus tard</translation>
    </message>
    <message>
        <source>%1 kept, for what is here was said later</source>
        <translation>%1 gardée(s), car ce qui est ici a été dit plus tard</translation>
    </message>
    <message>
        <source>%1 already there</source>
        <translation>%1 déjà là</translation>
    </message>
    <message>
        <source>%1 of what is not in this workspace</source>
        <translation>%1 sur ce qui n’est pas dans cet espace de travail</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 refusée(s)</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importer %1</translation>
    </message>
    <message>
        <source>The label set did not come in</source>
        <translation>Le jeu d’étiquettes n’est pas entré</translation>
    </message>
    <message>
        <source>The label set “%1” is here: a new queue on the page Annotate can use it</source>
        <translation>Le jeu d’étiquettes «&#xa0;%1&#xa0;» est là&#xa0;: une nouvelle file à la page Annoter peut l’utiliser</translation>
    </message>
    <message>
        <source>No words came in</source>
        <translation>Aucun mot n’est entré</translation>
    </message>
    <message>
        <source>the workspace is open for reading only</source>
        <translation>l’espace de travail est ouvert en lecture seule</translation>
    </message>
    <message>
        <source>The words of %1 are kept in this workspace: later runs use them</source>
        <translation>Les mots de %1 sont gardés dans cet espace de travail&#xa0;: les exécutions suivantes les utilisent</translation>
    </message>
    <message>
        <source>it holds neither dated facts nor a table of facts</source>
        <translation>il ne contient ni faits datés ni table de faits</translation>
    </message>
    <message>
        <source>may be a table of facts, but beside a benchmark only one with the columns subject, relation and object is read: import the file itself</source>
        <translation>c’est peut-être une table de faits, mais à côté d’un benchmark seule une table aux colonnes subject, relation et object est lue&#xa0;: importez le fichier lui-même</translation>
    </message>
    <message>
        <source>it is named like a benchmark file, and is no file</source>
        <translation>il est nommé comme un fichier de benchmark et n’est pas un fichier</translation>
    </message>
    <message>
        <source>holds a table of facts, but is not named like one: import the file itself</source>
        <translation>contient une table de faits, mais n’est pas nommé comme une table&#xa0;: importez le fichier lui-même</translation>
    </message>
    <message>
        <source>1 file was left alone</source>
        <translation>1 fichier a été laissé de côté</translation>
    </message>
    <message>
        <source>%1 files were left alone</source>
        <translation>%1 fichiers ont été laissés de côté</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <translation>vous n’avez pas le droit de le lire</translation>
    </message>
    <message>
        <source>a link to nothing</source>
        <translation>un lien qui ne mène à rien</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>il ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>1 file or folder cannot be read</source>
        <translation>1 fichier ou dossier ne peut pas être lu</translation>
    </message>
    <message>
        <source>%1 files or folders cannot be read</source>
        <translation>%1 fichiers ou dossiers ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>Looking through %1 was cancelled; nothing was imported</source>
        <translation>L’examen de %1 a été annulé&#xa0;; rien n’a été importé</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FilterBar</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>F&amp;ilter</source>
        <translation>F&amp;iltre</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Show everything again (Alt+C)</source>
        <translation>Tout afficher à nouveau (Alt+E)</translation>
    </message>
    <message>
        <source>Su&amp;bject</source>
        <translation>Su&amp;jet</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Subject contains</source>
        <translation>Le sujet contient</translation>
    </message>
    <message>
        <source>Such as %1</source>
        <translation>Par exemple %1</translation>
    </message>
    <message>
        <source>There is nothing to choose from yet.</source>
        <translation>Il n’y a encore rien à choisir.</translation>
    </message>
    <message>
        <source>Write it as in %1</source>
        <translation>L’écrire comme dans %1</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtre…</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtre&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>What was shown before (Alt+Left)</source>
        <translation>Ce qui était montré avant (Alt+Gauche)</translation>
    </message>
    <message>
        <source>What was shown after that (Alt+Right)</source>
        <translation>Ce qui était montré ensuite (Alt+Droite)</translation>
    </message>
    <message>
        <source>Nothing was shown here before this</source>
        <translation>Rien n’était montré ici avant cela</translation>
    </message>
    <message>
        <source>Nothing was shown here after this</source>
        <translation>Rien n’était montré ici après cela</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FlipList</name>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>The year of the questions listed; a click on the curve chooses it</source>
        <translation>L’année des questions listées&#xa0;; un clic sur la courbe la choisit</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Which of the two runs is right alone</source>
        <translation>Laquelle des deux exécutions est seule juste</translation>
    </message>
    <message>
        <source>Questions on which the runs differ</source>
        <translation>Questions où les exécutions diffèrent</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Toutes les années</translation>
    </message>
    <message>
        <source>All that differ</source>
        <translation>Toutes celles qui diffèrent</translation>
    </message>
    <message>
        <source>Only %1 is right</source>
        <translation>Seule %1 est juste</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 question</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 questions</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FlipModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Gabarit</translation>
    </message>
    <message>
        <source>A click shows the replies of the run that is wrong; in the column of a run, those of that run</source>
        <translation>Un clic montre les réponses de l&apos;exécution qui se trompe&#xa0;; dans la colonne d&apos;une exécution, les siennes</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::GgufPanel</name>
    <message>
        <source>Output of the installation</source>
        <translation>Sortie de l’installation</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Step %v of %m</source>
        <translation>Étape&#xa0;%v sur&#xa0;%m</translation>
    </message>
    <message>
        <source>&amp;Install for Chronoscope</source>
        <translation>&amp;Installer pour Chronoscope</translation>
    </message>
    <message>
        <source>Run these commands; nothing outside of Chronoscope&apos;s own folder is changed</source>
        <translation>Lancer ces commandes&#xa0;; rien n’est changé hors du dossier propre à Chronoscope</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>&amp;Chercher à nouveau</translation>
    </message>
    <message>
        <source>Look for llama-server again, once it is installed</source>
        <translation>Chercher à nouveau llama-server, une fois installé</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave it; what was installed so far is removed</source>
        <translation>Abandonner&#xa0;; ce qui est installé jusqu’ici est retiré</translation>
    </message>
    <message>
        <source>Open a model&apos;s file</source>
        <translation>Ouvrir un fichier de modèle</translation>
    </message>
    <message>
        <source>Models (*.gguf);;All files (*)</source>
        <translation>Modèles (*.gguf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Chronoscope is set to stay offline (Settings, Network), so nothing can be installed from here.</source>
        <translation>Chronoscope est réglé hors ligne (Réglages, Réseau), rien ne peut donc être installé d’ici.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened as a model</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être ouvert comme modèle</translation>
    </message>
    <message>
        <source>No llama.cpp server was found on this machine for %1.</source>
        <translation>Aucun serveur llama.cpp trouvé sur cette machine pour %1.</translation>
    </message>
    <message>
        <source>Install llama.cpp yourself, so that llama-server is in PATH, and look again; or let Chronoscope install one into a folder of its own, from this machine&apos;s Python package index. These commands are run:</source>
        <translation>Installer llama.cpp soi-même, pour que llama-server soit dans PATH, et chercher à nouveau&#xa0;; ou laisser Chronoscope en installer un dans un dossier à lui, depuis l’index de paquets Python de cette machine. Ces commandes sont lancées&#xa0;:</translation>
    </message>
    <message>
        <source>Install llama.cpp, so that llama-server is in PATH, and look again. %1</source>
        <translation>Installer llama.cpp, pour que llama-server soit dans PATH, et chercher à nouveau. %1</translation>
    </message>
    <message>
        <source>There is no Python 3 to install one with.</source>
        <translation>Il n’y a pas de Python 3 pour l’installer.</translation>
    </message>
    <message>
        <source>Nothing was installed: %1. Without a network, or where no package index answers, install llama.cpp by other means and look again.</source>
        <translation>Rien n’a été installé&#xa0;: %1. Sans réseau, ou si aucun index de paquets ne répond, installer llama.cpp autrement et chercher à nouveau.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::HeatmapControls</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Rows: </source>
        <translation>Lignes&#xa0;: </translation>
    </message>
    <message>
        <source>What the rows stand for</source>
        <translation>Ce que représentent les lignes</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Of: </source>
        <translation>De&#xa0;: </translation>
    </message>
    <message>
        <source>Whose answers are shown</source>
        <translation>De qui sont les réponses affichées</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Less: </source>
        <translation>Moins&#xa0;: </translation>
    </message>
    <message>
        <source>Shows the difference to this run, over the questions that both have answered</source>
        <translation>Affiche la différence avec cette exécution, sur les questions auxquelles les deux ont répondu</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Sort: </source>
        <translation>Tri&#xa0;: </translation>
    </message>
    <message>
        <source>How the rows are sorted: by their value over all years, or in the year named; rows without a value come last</source>
        <translation>Comment les lignes sont triées&#xa0;: par leur valeur sur toutes les années, ou dans l’année nommée&#xa0;; les lignes sans valeur viennent en dernier</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Domaines</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Gabarits</translation>
    </message>
    <message>
        <source>Relations</source>
        <translation>Relations</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Toutes les exécutions</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Par valeur</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>Choose one run before to compare it with another</source>
        <translation>Choisir d’abord une exécution pour la comparer à une autre</translation>
    </message>
    <message>
        <source>Highest, or Z, first</source>
        <translation>Les plus hautes, ou Z, d’abord</translation>
    </message>
    <message>
        <source>Lowest, or A, first</source>
        <translation>Les plus basses, ou A, d’abord</translation>
    </message>
    <message>
        <source>Original order</source>
        <translation>Ordre d’origine</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::HeatmapPage</name>
    <message>
        <source>Heat map</source>
        <translation>Carte thermique</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Write the number into each cell</source>
        <translation>Écrire le nombre dans chaque cellule</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Spread the colours over the numbers shown instead of the whole scale</source>
        <translation>Étaler les couleurs sur les nombres affichés au lieu de toute l’échelle</translation>
    </message>
    <message>
        <source>Unpin all rows</source>
        <translation>Détacher toutes les lignes</translation>
    </message>
    <message>
        <source>What it is made of</source>
        <translation>De quoi elle est faite</translation>
    </message>
    <message>
        <source>Only this row</source>
        <translation>Seulement cette ligne</translation>
    </message>
    <message>
        <source>Only this year</source>
        <translation>Seulement cette année</translation>
    </message>
    <message>
        <source>Annotate these…</source>
        <translation>Annoter celles-ci…</translation>
    </message>
    <message>
        <source>Unpin row</source>
        <translation>Détacher la ligne</translation>
    </message>
    <message>
        <source>Pin row to the top</source>
        <translation>Épingler la ligne en haut</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::HelpWindow</name>
    <message>
        <source>Chronoscope help</source>
        <translation>Aide de Chronoscope</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>This build of the program does not hold its help text.</source>
        <translation>Cette version du programme ne contient pas son texte d’aide.</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Getting started</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Importing, and facts of your own</source>
        <translation>Importer, et vos propres faits</translation>
    </message>
    <message>
        <source>Models and keys</source>
        <translation>Modèles et clés</translation>
    </message>
    <message>
        <source>While a run goes</source>
        <translation>Pendant une exécution</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>Lire les résultats</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Carte thermique</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Périmé</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Watch a model</source>
        <translation>Suivre un modèle</translation>
    </message>
    <message>
        <source>Several models, one budget</source>
        <translation>Plusieurs modèles, un budget</translation>
    </message>
    <message>
        <source>Replies as they come</source>
        <translation>Les réponses à leur arrivée</translation>
    </message>
    <message>
        <source>Elements and the Inspector</source>
        <translation>Éléments et Inspecteur</translation>
    </message>
    <message>
        <source>ChroKnowPrompt</source>
        <translation>ChroKnowPrompt</translation>
    </message>
    <message>
        <source>How one traversal goes</source>
        <translation>Comment va un parcours</translation>
    </message>
    <message>
        <source>The two protocols</source>
        <translation>Les deux protocoles</translation>
    </message>
    <message>
        <source>Stepping by hand</source>
        <translation>Pas à pas à la main</translation>
    </message>
    <message>
        <source>Traversal runs and their report</source>
        <translation>Exécutions de parcours et leur rapport</translation>
    </message>
    <message>
        <source>Temporal robustness</source>
        <translation>Robustesse temporelle</translation>
    </message>
    <message>
        <source>What a dated fact is</source>
        <translation>Ce qu’est un fait daté</translation>
    </message>
    <message>
        <source>Dates: Correct, Incorrect, Transitional</source>
        <translation>Dates&#xa0;: Correct, Incorrect, Transitional</translation>
    </message>
    <message>
        <source>Which dates are asked</source>
        <translation>Quelles dates sont demandées</translation>
    </message>
    <message>
        <source>How a date is put</source>
        <translation>Comment une date est écrite</translation>
    </message>
    <message>
        <source>The filter above the page</source>
        <translation>Le filtre au-dessus de la page</translation>
    </message>
    <message>
        <source>Which facts: the paper&apos;s filter</source>
        <translation>Quels faits&#xa0;: le filtre de l’article</translation>
    </message>
    <message>
        <source>Win rate W and robustness R</source>
        <translation>Taux de victoire W et robustesse R</translation>
    </message>
    <message>
        <source>What the page shows</source>
        <translation>Ce que montre la page</translation>
    </message>
    <message>
        <source>What the reports say</source>
        <translation>Ce que disent les rapports</translation>
    </message>
    <message>
        <source>An example: a real, very small model</source>
        <translation>Un exemple&#xa0;: un vrai modèle, très petit</translation>
    </message>
    <message>
        <source>MINED: pictures and time</source>
        <translation>MINED&#xa0;: images et temps</translation>
    </message>
    <message>
        <source>The eleven tasks</source>
        <translation>Les onze tâches</translation>
    </message>
    <message>
        <source>Bringing items in</source>
        <translation>Importer des items</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>What the views say</source>
        <translation>Ce que disent les vues</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Benchmarks from their sources</source>
        <translation>Des benchmarks depuis leurs sources</translation>
    </message>
    <message>
        <source>The sources</source>
        <translation>Les sources</translation>
    </message>
    <message>
        <source>Years, and the years between</source>
        <translation>Les années, et celles entre elles</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Preview and report</source>
        <translation>Aperçu et rapport</translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>Étendre</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>Distracteurs</translation>
    </message>
    <message>
        <source>Annotating failure cases</source>
        <translation>Annoter les échecs</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Files</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Labels and suggestions</source>
        <translation>Étiquettes et suggestions</translation>
    </message>
    <message>
        <source>Answers accepted as right</source>
        <translation>Réponses acceptées comme exactes</translation>
    </message>
    <message>
        <source>Several annotators</source>
        <translation>Plusieurs annotateurs</translation>
    </message>
    <message>
        <source>Facts and questions</source>
        <translation>Faits et questions</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Categories of answers and of elements</source>
        <translation>Catégories des réponses et des éléments</translation>
    </message>
    <message>
        <source>Stale or invented: what a wrong reply says</source>
        <translation>Périmé ou inventé&#xa0;: ce que dit une réponse fausse</translation>
    </message>
    <message>
        <source>Shares: Wilson&apos;s interval</source>
        <translation>Parts&#xa0;: l’intervalle de Wilson</translation>
    </message>
    <message>
        <source>Figures over several years: bootstrap by element</source>
        <translation>Figures sur plusieurs années&#xa0;: bootstrap par élément</translation>
    </message>
    <message>
        <source>Two runs on the same elements: McNemar&apos;s test</source>
        <translation>Deux exécutions sur les mêmes éléments&#xa0;: test de McNemar</translation>
    </message>
    <message>
        <source>Size of a difference: Tango&apos;s interval</source>
        <translation>Grandeur d’une différence&#xa0;: intervalle de Tango</translation>
    </message>
    <message>
        <source>Many tests at once: Holm&apos;s correction</source>
        <translation>Beaucoup de tests à la fois&#xa0;: correction de Holm</translation>
    </message>
    <message>
        <source>The last year a model knows: cut-off estimate</source>
        <translation>La dernière année connue&#xa0;: estimation de la coupure</translation>
    </message>
    <message>
        <source>What ChroKnowPrompt changed</source>
        <translation>Ce que ChroKnowPrompt a changé</translation>
    </message>
    <message>
        <source>Shares of labels</source>
        <translation>Parts des étiquettes</translation>
    </message>
    <message>
        <source>Agreement of annotators: Cohen&apos;s kappa and Krippendorff&apos;s alpha</source>
        <translation>Accord des annotateurs&#xa0;: kappa de Cohen et alpha de Krippendorff</translation>
    </message>
    <message>
        <source>When something breaks</source>
        <translation>Quand quelque chose ne va pas</translation>
    </message>
    <message>
        <source>Checking a workspace</source>
        <translation>Vérifier un espace de travail</translation>
    </message>
    <message>
        <source>The log and the diagnostic bundle</source>
        <translation>Le journal et le dossier de diagnostic</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys that are always the same</source>
        <translation>Les touches qui ne changent jamais</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of the language that these words are in</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Reference of all commands</source>
        <translation>Référence de toutes les commandes</translation>
    </message>
    <message>
        <source>Commands: the main job</source>
        <translation>Commandes : le travail principal</translation>
    </message>
    <message>
        <source>Commands: a question now, and facts of one&apos;s own</source>
        <translation>Commandes : une question tout de suite, et des faits à soi</translation>
    </message>
    <message>
        <source>Commands: is the right date preferred?</source>
        <translation>Commandes : la bonne date est-elle préférée ?</translation>
    </message>
    <message>
        <source>Commands: pictures and time</source>
        <translation>Commandes : images et temps</translation>
    </message>
    <message>
        <source>Commands: benchmarks from their sources</source>
        <translation>Commandes : des benchmarks depuis leurs sources</translation>
    </message>
    <message>
        <source>Commands: real models</source>
        <translation>Commandes : de vrais modèles</translation>
    </message>
    <message>
        <source>Commands: reading results</source>
        <translation>Commandes : lire les résultats</translation>
    </message>
    <message>
        <source>Commands: ChroKnowPrompt</source>
        <translation>Commandes : ChroKnowPrompt</translation>
    </message>
    <message>
        <source>Commands: annotating failure cases</source>
        <translation>Commandes : annoter les cas d’échec</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Ce qui a été mesuré</translation>
    </message>
    <message>
        <source>Asking a question</source>
        <translation>Poser une question</translation>
    </message>
    <message>
        <source>A new run</source>
        <translation>Une nouvelle exécution</translation>
    </message>
    <message>
        <source>The list of runs</source>
        <translation>La liste des exécutions</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Words: temporal robustness</source>
        <translation>Mots&#xa0;: robustesse temporelle</translation>
    </message>
    <message>
        <source>Words: MINED</source>
        <translation>Mots&#xa0;: MINED</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ImportPanel</name>
    <message>
        <source>%1 element</source>
        <translation>%1 élément</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>%1 few-shot</source>
        <translation>%1 few-shot</translation>
    </message>
    <message>
        <source>%1 few-shots</source>
        <translation>%1 few-shots</translation>
    </message>
    <message>
        <source>%1 and %2 imported</source>
        <translation>%1 et %2 importés</translation>
    </message>
    <message>
        <source>%1 imported</source>
        <translation>%1 importé</translation>
    </message>
    <message>
        <source>Nothing new imported</source>
        <translation>Rien de nouveau importé</translation>
    </message>
    <message>
        <source>%1 was there</source>
        <translation>%1 était déjà là</translation>
    </message>
    <message>
        <source>%1 were there</source>
        <translation>%1 étaient déjà là</translation>
    </message>
    <message>
        <source>%1 is in it twice</source>
        <translation>%1 s’y trouve deux fois</translation>
    </message>
    <message>
        <source>%1 are in it twice</source>
        <translation>%1 s’y trouvent deux fois</translation>
    </message>
    <message>
        <source>%1 line skipped</source>
        <translation>%1 ligne sautée</translation>
    </message>
    <message>
        <source>%1 lines skipped</source>
        <translation>%1 lignes sautées</translation>
    </message>
    <message>
        <source>%1 line imported in part</source>
        <translation>%1 ligne importée en partie</translation>
    </message>
    <message>
        <source>%1 lines imported in part</source>
        <translation>%1 lignes importées en partie</translation>
    </message>
    <message>
        <source>%1 other file left out</source>
        <translation>%1 autre fichier écarté</translation>
    </message>
    <message>
        <source>%1 other files left out</source>
        <translation>%1 autres fichiers écartés</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… et %1 de plus</translation>
    </message>
    <message>
        <source>What was left out, and why</source>
        <translation>Ce qui a été écarté, et pourquoi</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>Annuler l’import</translation>
    </message>
    <message>
        <source>Stop reading; what was imported until now stays</source>
        <translation>Arrêter la lecture&#xa0;; ce qui est importé jusqu’ici reste</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Progression de l’import</translation>
    </message>
    <message>
        <source>Close the import result</source>
        <translation>Fermer le résultat de l’import</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Fold the list</source>
        <translation>Replier la liste</translation>
    </message>
    <message>
        <source>List every line and file that was left out, and why</source>
        <translation>Lister chaque ligne et fichier écartés, et pourquoi</translation>
    </message>
    <message>
        <source>Cancelling %1</source>
        <translation>Annulation de %1</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Import de %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Import cancelled; what was read until then is in the workspace</source>
        <translation>Import annulé&#xa0;; ce qui a été lu jusque-là est dans l’espace de travail</translation>
    </message>
    <message>
        <source>%1 of what was read lack exactly three distractors: multiple choice leaves them out</source>
        <translation>%1 de ce qui a été lu n’ont pas exactement trois distracteurs&#xa0;: le choix multiple les écarte</translation>
    </message>
    <message>
        <source>not a benchmark file, by its name; a table of your own facts is imported by itself</source>
        <translation>pas un fichier de benchmark, d’après son nom&#xa0;; un tableau de faits personnels s’importe tout seul</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2 lines, the first line %3: %4</source>
        <translation>%1&#xa0;: %2 lignes, la première est la ligne %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>and 1 more file</source>
        <translation>et 1 fichier de plus</translation>
    </message>
    <message>
        <source>and %1 more files</source>
        <translation>et %1 fichiers de plus</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>About these files</source>
        <translation>À propos de ces fichiers</translation>
    </message>
    <message>
        <source>What the help says about files of this kind</source>
        <translation>Ce que l’aide dit des fichiers de ce genre</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Rien de nouveau</translation>
    </message>
    <message>
        <source>All came in</source>
        <translation>Tout est importé</translation>
    </message>
    <message>
        <source>Nothing came in</source>
        <translation>Rien n’est importé</translation>
    </message>
    <message>
        <source>Some of it was left out</source>
        <translation>Une partie a été écartée</translation>
    </message>
    <message>
        <source>%1 of what was read have a distractor that is a right answer of some year, or there twice: multiple choice is asked as the file has it</source>
        <translation>%1 des éléments lus ont un distracteur qui est une bonne réponse d’une année, ou présent deux fois&#xa0;: le choix multiple est posé tel que le fichier l’a</translation>
    </message>
    <message>
        <source>%1 line with a year that lacks objects or a release date</source>
        <translation>%1 ligne avec une année sans objets ou sans date de parution</translation>
    </message>
    <message>
        <source>%1 lines with a year that lacks objects or a release date</source>
        <translation>%1 lignes avec une année sans objets ou sans date de parution</translation>
    </message>
    <message>
        <source>%1 of them held out as an exemplar</source>
        <translation>%1 d’entre eux retenu comme exemple</translation>
    </message>
    <message>
        <source>%1 of them held out as exemplars</source>
        <translation>%1 d’entre eux retenus comme exemples</translation>
    </message>
    <message>
        <source>its rows tell of %1 to %2, but only the years %3 to %4 are asked; the years can be chosen before the import</source>
        <translation>ses lignes parlent de&#xa0;%1 à&#xa0;%2, mais seules les années&#xa0;%3 à&#xa0;%4 sont demandées&#xa0;; les années se choisissent avant l’import</translation>
    </message>
    <message>
        <source>%1 picture that nothing names</source>
        <translation>%1 image que rien ne nomme</translation>
    </message>
    <message>
        <source>%1 pictures that nothing names</source>
        <translation>%1 images que rien ne nomme</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Inspector</name>
    <message>
        <source>not asked yet</source>
        <translation>pas encore demandé</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Rien n’est choisi</translation>
    </message>
    <message>
        <source>Click a cell of a heat map, or an element of the benchmark.</source>
        <translation>Cliquer une cellule d’une carte thermique, ou un élément du benchmark.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Temperature; 0 is greedy decoding</source>
        <translation>Température&#xa0;; 0 est le décodage glouton</translation>
    </message>
    <message>
        <source>Exemplar set: which four exemplars stood before the question</source>
        <translation>Jeu d’exemples&#xa0;: quels quatre exemples précédaient la question</translation>
    </message>
    <message>
        <source>What was read out of the reply</source>
        <translation>Ce qui a été lu dans la réponse</translation>
    </message>
    <message>
        <source>This element cannot be read: %1</source>
        <translation>Cet élément ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>
%1 · %2</source>
        <translation>
%1 · %2</translation>
    </message>
    <message>
        <source>token_set_ratio with the nearest right object; %1 and more is a match. What is below %2 is not measured exactly</source>
        <translation>token_set_ratio avec le bon objet le plus proche&#xa0;; %1 et plus est une correspondance. Ce qui est sous %2 n’est pas mesuré exactement</translation>
    </message>
    <message>
        <source>%1
matches %2</source>
        <translation>%1
correspond à %2</translation>
    </message>
    <message>
        <source>Choose an element above</source>
        <translation>Choisir un élément ci-dessus</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Edit the element: its objects by year, other names, distractors. Runs keep what they asked.</source>
        <translation>Modifier l’élément&#xa0;: ses objets par année, autres noms, distracteurs. Les exécutions gardent ce qu’elles ont demandé.</translation>
    </message>
    <message>
        <source>Temp.</source>
        <translation>Temp.</translation>
    </message>
    <message>
        <source>Likeness of the answer to the nearest right name, 0 to 100; from %1 on it counts as right unless a scoring says otherwise. What is nothing like a right name stands as below %2.</source>
        <translation>Ressemblance de la réponse au bon nom le plus proche, de 0 à 100&#xa0;; à partir de&#xa0;%1 elle compte comme juste, sauf si une notation en décide autrement. Ce qui ne ressemble à aucun bon nom figure comme inférieur à&#xa0;%2.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::InspectorDock</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ItemListModel</name>
    <message>
        <source>not asked</source>
        <translation>non demandé</translation>
    </message>
    <message>
        <source>missing: no answer yet, or an error</source>
        <translation>manquant&#xa0;: pas encore de réponse, ou une erreur</translation>
    </message>
    <message>
        <source>empty: counts as wrong</source>
        <translation>vide&#xa0;: compte comme faux</translation>
    </message>
    <message>
        <source>right: a gold is contained; F1 %1 %</source>
        <translation>juste&#xa0;: une référence y est contenue&#xa0;; F1 %1&#xa0;%</translation>
    </message>
    <message>
        <source>wrong: no gold is contained; F1 %1 %</source>
        <translation>faux&#xa0;: aucune référence n’y est contenue&#xa0;; F1 %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 with</source>
        <translation>%1 avec</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 sans</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>With its misaligned context.</source>
        <translation>Avec son contexte décalé.</translation>
    </message>
    <message>
        <source>Without its context.</source>
        <translation>Sans son contexte.</translation>
    </message>
    <message>
        <source>The item has no such picture</source>
        <translation>L’item n’a pas d’image de ce genre</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>Mean of the configurations: CEM %1 %, F1 %2 %</source>
        <translation>Moyenne des configurations&#xa0;: CEM %1&#xa0;%, F1 %2&#xa0;%</translation>
    </message>
    <message>
        <source>It lacks a reply, and is in no number</source>
        <translation>Il lui manque une réponse, et il n’est dans aucun nombre</translation>
    </message>
    <message>
        <source>Mean of the configurations, %</source>
        <translation>Moyenne des configurations,&#xa0;%</translation>
    </message>
    <message>
        <source>GI</source>
        <translation>GI</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>CEM</source>
        <translation>CEM</translation>
    </message>
    <message>
        <source>Q + I, Q + GI, G + I and G + GI, in this order</source>
        <translation>Q + I, Q + GI, G + I et G + GI, dans cet ordre</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>refused: matches nothing, counts as wrong</source>
        <translation>refus&#xa0;: ne correspond à rien, compte comme faux</translation>
    </message>
    <message>
        <source>I: the original image</source>
        <translation>I : l’image d’origine</translation>
    </message>
    <message>
        <source>GI: the generalisation image, another picture of it</source>
        <translation>GI : l’image de généralisation, une autre image de la même chose</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ItemUnitView</name>
    <message>
        <source> · with its context</source>
        <translation> · avec son contexte</translation>
    </message>
    <message>
        <source> · without its context</source>
        <translation> · sans son contexte</translation>
    </message>
    <message>
        <source>Gold: %1</source>
        <translation>Référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>pas encore demandé</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>The request as it is sent, with its picture in place</source>
        <translation>La requête telle qu’envoyée, avec son image en place</translation>
    </message>
    <message>
        <source>The generalisation image</source>
        <translation>L’image de généralisation</translation>
    </message>
    <message>
        <source>The original image</source>
        <translation>L’image d’origine</translation>
    </message>
    <message>
        <source>Replies of the configurations</source>
        <translation>Réponses des configurations</translation>
    </message>
    <message>
        <source>Asked as</source>
        <translation>Posé comme</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>CEM</source>
        <translation>CEM</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>Words that reply and gold share, %</source>
        <translation>Mots communs à la réponse et à la référence,&#xa0;%</translation>
    </message>
    <message>
        <source>The item has no such picture</source>
        <translation>L’item n’a pas d’image de ce genre</translation>
    </message>
    <message>
        <source>This item cannot be read: %1</source>
        <translation>Cet item ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Made of what these answered wrong: %1</source>
        <translation>Fait de ce que ceux-ci ont manqué&#xa0;: %1</translation>
    </message>
    <message>
        <source>no answer: %1</source>
        <translation>pas de réponse : %1</translation>
    </message>
    <message>
        <source>“%1” says no score</source>
        <translation>« %1 » ne donne aucune note</translation>
    </message>
    <message>
        <source>“%1” is read as %2</source>
        <translation>« %1 » est lu comme %2</translation>
    </message>
    <message>
        <source>Judge %1, in the run %2: %3</source>
        <translation>Juge %1, dans l’exécution %2 : %3</translation>
    </message>
    <message>
        <source>; asked again: </source>
        <translation>; redemandé&#xa0;: </translation>
    </message>
    <message>
        <source> (it does not count: of several judges’ runs the one made last and finished does)</source>
        <translation> (elle ne compte pas : de plusieurs exécutions de juges, la dernière créée et terminée compte)</translation>
    </message>
    <message>
        <source>(refused) %1</source>
        <translation>(refus) %1</translation>
    </message>
    <message>
        <source>Gold: %1, of the list, which counts unless the file is trusted; the file says %2</source>
        <translation>Réponse attendue : %1, celle de la liste, qui compte sauf si l’on se fie au fichier ; le fichier dit %2</translation>
    </message>
    <message>
        <source>Gold: %1, of the list, which counts in this run; the file says %2</source>
        <translation>Réponse attendue : %1, celle de la liste, qui compte dans cette exécution ; le fichier dit %2</translation>
    </message>
    <message>
        <source>Gold: %1, of the file, which this run trusts; the list says %2</source>
        <translation>Réponse attendue : %1, celle du fichier, auquel cette exécution se fie ; la liste dit %2</translation>
    </message>
    <message>
        <source>Context: %1</source>
        <translation>Contexte : %1</translation>
    </message>
    <message>
        <source>Question (Q): %1</source>
        <translation>Question (Q) : %1</translation>
    </message>
    <message>
        <source>Completion (G): %1</source>
        <translation>Complétion (G) : %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ItemView</name>
    <message>
        <source>(refused)</source>
        <translation>(refusé)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>(no answer in it)</source>
        <translation>(pas de réponse dedans)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>écartés</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>, ou </translation>
    </message>
    <message>
        <source>The question that the reply below answers, as it was asked, without the exemplars before it. Another answer may be to another order of options</source>
        <translation>La question à laquelle répond la réponse ci-dessous, telle que posée, sans les exemples qui la précèdent. Une autre réponse peut porter sur un autre ordre des options</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ce que c’est</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gloutonnes</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Échantillonnées</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Replies at temperature 0 that say this</source>
        <translation>Réponses à température 0 qui disent ceci</translation>
    </message>
    <message>
        <source>Replies at higher temperatures that say this</source>
        <translation>Réponses à températures plus hautes qui disent ceci</translation>
    </message>
    <message>
        <source>Likeness to the nearest right name, 0 to 100, whether that counts or not</source>
        <translation>Ressemblance avec le bon nom le plus proche, de 0 à 100, que cela compte ou non</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>The first reply that says the chosen answer, letter by letter. Tinted: the answer read out of it; bold: words that the nearest right name has too</source>
        <translation>La première réponse qui donne la réponse choisie, lettre pour lettre. Teinté&#xa0;: la réponse qui en est lue&#xa0;; gras&#xa0;: les mots qu’a aussi le bon nom le plus proche</translation>
    </message>
    <message>
        <source>What the program takes the most frequent wrong answer for. It is no label until you make it one</source>
        <translation>Ce pour quoi le programme prend la réponse fausse la plus fréquente. Ce n’est une étiquette qu’une fois acceptée</translation>
    </message>
    <message>
        <source>What the other runs of the workspace most often say to the same question</source>
        <translation>Ce que les autres exécutions de l’espace de travail disent le plus souvent à la même question</translation>
    </message>
    <message>
        <source>%1 No label of this set stands for that.</source>
        <translation>%1 Aucune étiquette de ce jeu n’y correspond.</translation>
    </message>
    <message>
        <source>Suggested: %1. %2</source>
        <translation>Suggestion&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>as the scoring “%1” judged it</source>
        <translation>selon le jugement de la notation «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Right in %1: %2</source>
        <translation>Juste en %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nearest right name: %1 (%2)</source>
        <translation>bon nom le plus proche&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>cut off by the token limit</source>
        <translation>coupée par la limite de tokens</translation>
    </message>
    <message>
        <source>a sampled reply</source>
        <translation>une réponse échantillonnée</translation>
    </message>
    <message>
        <source>a greedy reply</source>
        <translation>une réponse gloutonne</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed, which is no answer</source>
        <translation>
            <numerusform>%n requête a échoué, ce qui n’est pas une réponse</numerusform>
            <numerusform>%n requêtes ont échoué, ce qui n’est pas une réponse</numerusform>
        </translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>%1: %2 (%3 of %4) · %5</source>
        <translation>%1&#xa0;: %2 (%3 sur %4) · %5</translation>
    </message>
    <message>
        <source>Other runs (%1)</source>
        <translation>Autres exécutions (%1)</translation>
    </message>
    <message>
        <source>severity %1</source>
        <translation>gravité %1</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>signalé</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Final word (%1): %2</source>
        <translation>Mot final (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 dit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Others have annotated this item. What they say is shown once you have said something yourself.</source>
        <translation>D’autres ont annoté cet item. Ce qu’ils disent s’affiche après avoir donné son propre avis.</translation>
    </message>
    <message>
        <source>Use this label (Y)</source>
        <translation>Utiliser cette étiquette (Y)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ItemsView</name>
    <message>
        <source>Find an item by subject, gold or type</source>
        <translation>Chercher un item par sujet, référence ou type</translation>
    </message>
    <message>
        <source>Items of which task</source>
        <translation>Items de quelle tâche</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>Toutes les tâches</translation>
    </message>
    <message>
        <source>Items with which answers</source>
        <translation>Items avec quelles réponses</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>Toutes les réponses</translation>
    </message>
    <message>
        <source>All wrong</source>
        <translation>Toutes fausses</translation>
    </message>
    <message>
        <source>Some wrong</source>
        <translation>Quelques fausses</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Toutes justes</translation>
    </message>
    <message>
        <source>Missing answers</source>
        <translation>Réponses manquantes</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 questions</translation>
    </message>
    <message>
        <source>%1 of %2 questions</source>
        <translation>%1 questions sur %2</translation>
    </message>
    <message>
        <source>Find in subject, gold or type</source>
        <translation>Chercher dans sujet, référence ou type</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::JobStrip</name>
    <message>
        <source>How far it is</source>
        <translation>Où cela en est</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::JobsBar</name>
    <message>
        <source>1 run</source>
        <translation>1 exécution</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 exécutions</translation>
    </message>
    <message>
        <source>Running jobs</source>
        <translation>Tâches en cours</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>prix inconnu</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>No workspace</source>
        <translation>Pas d’espace de travail</translation>
    </message>
    <message>
        <source>Read only · another process is writing</source>
        <translation>Lecture seule · un autre processus écrit</translation>
    </message>
    <message>
        <source>● %1</source>
        <translation>● %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 paused</source>
        <translation>%1 suspendues</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 erreurs</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>Idle · %1 in the workspace</source>
        <translation>Au repos · %1 dans l’espace de travail</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::JudgeDialog</name>
    <message>
        <source>Start judging</source>
        <translation>Lancer le jugement</translation>
    </message>
    <message>
        <source>Judge answers</source>
        <translation>Juger les réponses</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What tables call the judge&apos;s run</source>
        <translation>Le nom de l’exécution du juge dans les tableaux</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Réponses de</translation>
    </message>
    <message>
        <source>The run whose stored replies are judged</source>
        <translation>L’exécution dont les réponses conservées sont jugées</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>Who scores them; it sees the golds, and no picture</source>
        <translation>Qui les note&#xa0;; il voit les références, et pas d’image</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 judged by %2</source>
        <translation>%1 jugé par %2</translation>
    </message>
    <message>
        <source>No run of MINED is finished: a judge reads stored replies</source>
        <translation>Aucune exécution de MINED n’est terminée&#xa0;: un juge lit des réponses conservées</translation>
    </message>
    <message>
        <source>Give the run a name</source>
        <translation>Donner un nom à l’exécution</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>%1 replies are judged, each in one request; an answer that is no score is asked for once more</source>
        <translation>%1 réponses sont jugées, chacune en une requête&#xa0;; une réponse qui n’est pas une note est redemandée une fois</translation>
    </message>
    <message>
        <source>Test the backend, make the run and begin judging</source>
        <translation>Tester le backend, créer l’exécution et commencer à juger</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::KeyDialog</name>
    <message>
        <source>API key</source>
        <translation>Clé d’API</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>Clé pour %1</translation>
    </message>
    <message>
        <source>It is sent to this host and to no other, and is never written to a file in clear.</source>
        <translation>Elle est envoyée à cet hôte et à aucun autre, et n’est jamais écrite en clair dans un fichier.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Coller la clé</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Afficher la clé</translation>
    </message>
    <message>
        <source>Keep it in the system&apos;s keychain</source>
        <translation>La garder dans le trousseau du système</translation>
    </message>
    <message>
        <source>Encrypted by the system, there at the next start</source>
        <translation>Chiffrée par le système, présente au prochain démarrage</translation>
    </message>
    <message>
        <source>Keep it for this session only</source>
        <translation>La garder pour cette session seulement</translation>
    </message>
    <message>
        <source>In memory, until Chronoscope is closed</source>
        <translation>En mémoire, jusqu’à la fermeture de Chronoscope</translation>
    </message>
    <message>
        <source>It is in an environment variable:</source>
        <translation>Elle est dans une variable d’environnement&#xa0;:</translation>
    </message>
    <message>
        <source>Read when a request is sent; only the name is saved</source>
        <translation>Lue à l’envoi d’une requête&#xa0;; seul le nom est enregistré</translation>
    </message>
    <message>
        <source>Name of the environment variable</source>
        <translation>Nom de la variable d’environnement</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Use key</source>
        <translation>Utiliser la clé</translation>
    </message>
    <message>
        <source>No keychain is available: %1. Without one the key lasts for this session, or is read from an environment variable.</source>
        <translation>Aucun trousseau n’est disponible&#xa0;: %1. Sans lui, la clé dure le temps de cette session, ou est lue dans une variable d’environnement.</translation>
    </message>
    <message>
        <source>Name the variable: letters, digits and _</source>
        <translation>Nommer la variable&#xa0;: lettres, chiffres et _</translation>
    </message>
    <message>
        <source>This variable is not set now</source>
        <translation>Cette variable n’est pas définie actuellement</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::KeyList</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Plain keys work wherever nothing is typed. While a note or reason is, the same keys work with Alt, and Enter with Ctrl; Ctrl+Z and Ctrl+Shift+Z then are of the text.</source>
        <translation>Les touches simples agissent là où rien n’est saisi. Pendant la saisie d’une note ou d’une raison, les mêmes touches agissent avec Alt, et Entrée avec Ctrl&#xa0;; Ctrl+Z et Ctrl+Maj+Z sont alors ceux du texte.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::KeyRow</name>
    <message>
        <source>Set key…</source>
        <translation>Définir la clé…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé d’API</translation>
    </message>
    <message>
        <source>Give the key of this host; it is bound to the host and never written in clear</source>
        <translation>Donner la clé de cet hôte&#xa0;; elle est liée à l’hôte et jamais écrite en clair</translation>
    </message>
    <message>
        <source>Remove the key from memory and from the keychain</source>
        <translation>Retirer la clé de la mémoire et du trousseau</translation>
    </message>
    <message>
        <source>—</source>
        <translation>—</translation>
    </message>
    <message>
        <source>None needed: a server on this machine</source>
        <translation>Aucune nécessaire&#xa0;: un serveur sur cette machine</translation>
    </message>
    <message>
        <source>No key for %1</source>
        <translation>Pas de clé pour %1</translation>
    </message>
    <message>
        <source>Being put into the keychain…</source>
        <translation>Mise dans le trousseau…</translation>
    </message>
    <message>
        <source>In the keychain, for %1</source>
        <translation>Dans le trousseau, pour %1</translation>
    </message>
    <message>
        <source>For this session, for %1</source>
        <translation>Pour cette session, pour %1</translation>
    </message>
    <message>
        <source>For this session: the keychain did not take it (%1). To have it at the next start, name an environment variable.</source>
        <translation>Pour cette session&#xa0;: le trousseau ne l’a pas prise (%1). Pour l’avoir au prochain démarrage, nommer une variable d’environnement.</translation>
    </message>
    <message>
        <source>From the environment variable %1</source>
        <translation>Depuis la variable d’environnement %1</translation>
    </message>
    <message>
        <source>The environment variable %1 is not set</source>
        <translation>La variable d’environnement %1 n’est pas définie</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::KeychainProbe</name>
    <message>
        <source>the system has none</source>
        <translation>le système n’en a pas</translation>
    </message>
    <message>
        <source>the system&apos;s does not answer (%1)</source>
        <translation>celui du système ne répond pas (%1)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelLegend</name>
    <message>
        <source>Labels in this view</source>
        <translation>Étiquettes de cette vue</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more label(s)</source>
        <translation>
            <numerusform>%n étiquette de plus</numerusform>
            <numerusform>%n étiquettes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Label %1, %2</source>
        <translation>Étiquette %1, %2</translation>
    </message>
    <message>
        <source>Answers labelled “%1”; an answer shows the mark of its first label. Press to show these answers alone, on all result pages</source>
        <translation>Réponses étiquetées «&#xa0;%1&#xa0;»&#xa0;; une réponse porte la marque de sa première étiquette. Appuyer pour n’afficher que ces réponses, sur toutes les pages de résultats</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelNumbers</name>
    <message>
        <source>What the audit says</source>
        <translation>Ce que dit l’audit</translation>
    </message>
    <message>
        <source>Numbers of the annotations</source>
        <translation>Nombres des annotations</translation>
    </message>
    <message>
        <source>alias missed: labelled Incorrect answers that were right and not seen by the matcher, with the 95 % Wilson interval of their share; gained: cells that become Correct with the accepted answers; sample: answers that were annotated in the order of a random queue, passed over: those left out between them; estimated: Correct were all Incorrect answers annotated, told from that sample and what is known besides.</source>
        <translation>alias manqué&#xa0;: réponses étiquetées Incorrect qui étaient justes et que le comparateur n’a pas vues, avec l’intervalle de Wilson à 95&#xa0;% de leur part&#xa0;; gagné&#xa0;: cellules qui deviennent Correct avec les réponses acceptées&#xa0;; échantillon&#xa0;: réponses annotées dans l’ordre d’une file aléatoire, sautées&#xa0;: celles laissées entre elles&#xa0;; estimé&#xa0;: Correct si toutes les réponses Incorrect étaient annotées, d’après cet échantillon et ce que l’on sait par ailleurs.</translation>
    </message>
    <message>
        <source>alpha: Krippendorff&apos;s, of all annotators; kappa: Cohen&apos;s, of two. 1: they always agree; 0: as by chance; empty: undefined, for only one answer was ever given. items: labelled by two or more; disputed: of these, those on which they differ.</source>
        <translation>alpha&#xa0;: celui de Krippendorff, de tous les annotateurs&#xa0;; kappa&#xa0;: celui de Cohen, de deux. 1&#xa0;: toujours d’accord&#xa0;; 0&#xa0;: comme au hasard&#xa0;; vide&#xa0;: non défini, car une seule réponse a été donnée. items&#xa0;: étiquetés par deux ou plus&#xa0;; disputés&#xa0;: parmi eux, ceux où ils diffèrent.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelPanel</name>
    <message>
        <source>%1 · suggested</source>
        <translation>%1 · suggérée</translation>
    </message>
    <message>
        <source>Items of this queue to which you gave this label</source>
        <translation>Items de cette file qui ont reçu de vous cette étiquette</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>How bad the mistake is: 1 slight, 2 plain, 3 grave (V)</source>
        <translation>Gravité de l’erreur&#xa0;: 1 légère, 2 nette, 3 grave (V)</translation>
    </message>
    <message>
        <source>Severity %1</source>
        <translation>Gravité %1</translation>
    </message>
    <message>
        <source>⚑ Flag</source>
        <translation>⚑ Signaler</translation>
    </message>
    <message>
        <source>Flag it to find it again (F)</source>
        <translation>Le signaler pour le retrouver (F)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note (N). Ctrl+Enter: keep it and go on</source>
        <translation>Note (N). Ctrl+Entrée&#xa0;: garder et continuer</translation>
    </message>
    <message>
        <source>What you want to remember of it. Esc leaves it; other keys work with Alt while you type</source>
        <translation>Ce qui est à retenir. Échap la quitte&#xa0;; les autres touches agissent avec Alt pendant la saisie</translation>
    </message>
    <message>
        <source>Answers that you hold to be right. They count in scorings made from annotations, never by themselves</source>
        <translation>Réponses tenues pour justes. Elles comptent dans les notations faites d’annotations, jamais d’elles-mêmes</translation>
    </message>
    <message>
        <source>Why it is right</source>
        <translation>Pourquoi c’est juste</translation>
    </message>
    <message>
        <source>Why? Enter keeps it, Esc leaves</source>
        <translation>Pourquoi&#xa0;? Entrée garde, Échap quitte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Everything that anybody did to this item</source>
        <translation>Tout ce que quiconque a fait à cet item</translation>
    </message>
    <message>
        <source>Accepted as right: %1</source>
        <translation>Accepté comme juste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Accepted as right: %1 (%2)</source>
        <translation>Accepté comme juste&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Accept “%1” as right:</source>
        <translation>Accepter «&#xa0;%1&#xa0;» comme juste&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing was done to it yet.</source>
        <translation>Rien ne lui a encore été fait.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelSetModel</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>stale answers</source>
        <translation>réponses périmées</translation>
    </message>
    <message>
        <source>answers right later</source>
        <translation>réponses exactes plus tard</translation>
    </message>
    <message>
        <source>answers right one year off</source>
        <translation>réponses exactes à un an près</translation>
    </message>
    <message>
        <source>distractors</source>
        <translation>distracteurs</translation>
    </message>
    <message>
        <source>right, but not matched</source>
        <translation>exacte, mais non reconnue</translation>
    </message>
    <message>
        <source>no answer to read</source>
        <translation>aucune réponse lisible</translation>
    </message>
    <message>
        <source>refusals</source>
        <translation>refus</translation>
    </message>
    <message>
        <source>the benchmark is wrong</source>
        <translation>le benchmark se trompe</translation>
    </message>
    <message>
        <source>all the rest</source>
        <translation>tout le reste</translation>
    </message>
    <message>
        <source>any that is free</source>
        <translation>une qui est libre</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sable</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>Cyan</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Sarcelle</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Pourpre</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olive</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>two labels are called “%1”</source>
        <translation>deux étiquettes s’appellent «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Not changed: %1</source>
        <translation>Pas modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Nom du jeu</translation>
    </message>
    <message>
        <source>Several labels to one item</source>
        <translation>Plusieurs étiquettes par item</translation>
    </message>
    <message>
        <source>Label %1</source>
        <translation>Étiquette %1</translation>
    </message>
    <message>
        <source>Add a label</source>
        <translation>Ajouter une étiquette</translation>
    </message>
    <message>
        <source>Not removed: annotations have this label. Make a new version of the set without it.</source>
        <translation>Pas enlevée&#xa0;: des annotations portent cette étiquette. Faites une nouvelle version du jeu sans elle.</translation>
    </message>
    <message>
        <source>Remove a label</source>
        <translation>Enlever une étiquette</translation>
    </message>
    <message>
        <source>Move a label</source>
        <translation>Déplacer une étiquette</translation>
    </message>
    <message numerus="yes">
        <source>%n annotation(s) have this key, so it stays as it is.</source>
        <translation>
            <numerusform>%n annotation a cette clé, qui reste donc telle quelle.</numerusform>
            <numerusform>%n annotations ont cette clé, qui reste donc telle quelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>What is pressed to give the label: by its place</source>
        <translation>Ce qu’on presse pour donner l’étiquette&#xa0;: selon sa place</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>As it is shown</source>
        <translation>Telle qu’elle est montrée</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Enregistrée comme</translation>
    </message>
    <message>
        <source>What annotations and files hold: a to z, digits and hyphens</source>
        <translation>Ce que gardent annotations et fichiers&#xa0;: a à z, chiffres et traits d’union</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Of its mark. Two labels of one colour are told apart by a frame</source>
        <translation>De sa marque. Deux étiquettes d’une couleur se distinguent par un cadre</translation>
    </message>
    <message>
        <source>Suggested for</source>
        <translation>Suggérée pour</translation>
    </message>
    <message>
        <source>Which answers the program suggests it for, or what it counts it as</source>
        <translation>Pour quelles réponses le programme la suggère, ou comme quoi il la compte</translation>
    </message>
    <message>
        <source>When to give it</source>
        <translation>Quand la donner</translation>
    </message>
    <message>
        <source>Shown as a tooltip where the label is</source>
        <translation>Montré en bulle là où est l’étiquette</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Utilisée</translation>
    </message>
    <message>
        <source>Annotations that have it</source>
        <translation>Annotations qui la portent</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelSetsDialog</name>
    <message>
        <source>Label 1</source>
        <translation>Étiquette 1</translation>
    </message>
    <message>
        <source>Several labels to one item</source>
        <translation>Plusieurs étiquettes par item</translation>
    </message>
    <message>
        <source>Label sets</source>
        <translation>Jeux d’étiquettes</translation>
    </message>
    <message>
        <source>Label set</source>
        <translation>Jeu d’étiquettes</translation>
    </message>
    <message>
        <source>The set that is shown</source>
        <translation>Le jeu montré</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>A set with one label, to begin with</source>
        <translation>Un jeu avec une étiquette, pour commencer</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Another set with the same labels</source>
        <translation>Un autre jeu avec les mêmes étiquettes</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Take a label set in from a JSON file</source>
        <translation>Prendre un jeu d’étiquettes d’un fichier JSON</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Write the set to a JSON file</source>
        <translation>Écrire le jeu dans un fichier JSON</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>En&amp;lever</translation>
    </message>
    <message>
        <source>Take the set out of the workspace</source>
        <translation>Sortir le jeu de l’espace de travail</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;m</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Nom du jeu</translation>
    </message>
    <message>
        <source>Off: a label takes the place of the one before</source>
        <translation>Non&#xa0;: une étiquette prend la place de la précédente</translation>
    </message>
    <message>
        <source>Labels of the set</source>
        <translation>Étiquettes du jeu</translation>
    </message>
    <message>
        <source>Add label</source>
        <translation>Ajouter une étiquette</translation>
    </message>
    <message>
        <source>Put a label at the end</source>
        <translation>Mettre une étiquette à la fin</translation>
    </message>
    <message>
        <source>Remove label</source>
        <translation>Enlever l’étiquette</translation>
    </message>
    <message>
        <source>Take the chosen label out (Delete)</source>
        <translation>Enlever l’étiquette choisie (Suppr)</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>One key earlier (Alt+Up)</source>
        <translation>Une touche plus tôt (Alt+Haut)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>One key later (Alt+Down)</source>
        <translation>Une touche plus tard (Alt+Bas)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take the last edit back (Ctrl+Z)</source>
        <translation>Reprendre la dernière modification (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Make it again (Ctrl+Shift+Z)</source>
        <translation>La refaire (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Save as new &amp;version</source>
        <translation>Enregistrer comme nouvelle &amp;version</translation>
    </message>
    <message>
        <source>Keeps the set as it was beside it, for the annotations that were made with it</source>
        <translation>Garde à côté le jeu tel qu’il était, pour les annotations faites avec lui</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enregi&amp;strer</translation>
    </message>
    <message>
        <source>Keep the set in the workspace</source>
        <translation>Garder le jeu dans l’espace de travail</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>%1 (built in)</source>
        <translation>%1 (intégré)</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>This set comes with the program. Duplicate it to have one of your own.</source>
        <translation>Ce jeu vient avec le programme. Dupliquez-le pour en avoir un à vous.</translation>
    </message>
    <message>
        <source>%1 and %2 use this set: its name and the keys of given labels stay. A new version is another set, beside this one.</source>
        <translation>%1 et %2 utilisent ce jeu&#xa0;: son nom et les clés des étiquettes données restent. Une nouvelle version est un autre jeu, à côté de celui-ci.</translation>
    </message>
    <message numerus="yes">
        <source>%n annotation(s)</source>
        <translation>
            <numerusform>%n annotation</numerusform>
            <numerusform>%n annotations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved yet. %1</source>
        <translation>Pas encore enregistré. %1</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Pas encore enregistré.</translation>
    </message>
    <message>
        <source>Annotations and queues name the set, so its name stays</source>
        <translation>Des annotations et des files nomment le jeu&#xa0;: son nom reste</translation>
    </message>
    <message>
        <source>How the set is called in this workspace</source>
        <translation>Comment le jeu s’appelle dans cet espace de travail</translation>
    </message>
    <message>
        <source>Annotations or queues use it</source>
        <translation>Des annotations ou des files l’utilisent</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>My labels</source>
        <translation>Mes étiquettes</translation>
    </message>
    <message>
        <source>Import label set</source>
        <translation>Importer un jeu d’étiquettes</translation>
    </message>
    <message>
        <source>Label set (*.json)</source>
        <translation>Jeu d’étiquettes (*.json)</translation>
    </message>
    <message>
        <source>The label set cannot be read</source>
        <translation>Le jeu d’étiquettes ne peut être lu</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Le fichier est trop grand.</translation>
    </message>
    <message>
        <source>The label set was not imported</source>
        <translation>Le jeu d’étiquettes n’a pas été importé</translation>
    </message>
    <message>
        <source>Export label set</source>
        <translation>Exporter le jeu d’étiquettes</translation>
    </message>
    <message>
        <source>The label set was not written</source>
        <translation>Le jeu d’étiquettes n’a pas été écrit</translation>
    </message>
    <message>
        <source>Remove the label set “%1”?</source>
        <translation>Enlever le jeu d’étiquettes «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing uses it. That cannot be undone.</source>
        <translation>Rien ne l’utilise. Cela ne peut être annulé.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Not saved: there is a label set of this name. Give it another one.</source>
        <translation>Pas enregistré&#xa0;: il y a déjà un jeu d’étiquettes de ce nom. Donnez-lui-en un autre.</translation>
    </message>
    <message>
        <source>Keep the changes of “%1”?</source>
        <translation>Garder les modifications de «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelsPage</name>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>What the columns stand for</source>
        <translation>Ce que représentent les colonnes</translation>
    </message>
    <message>
        <source>The label set whose annotations are counted, at first the one most used; those made with another are left out</source>
        <translation>Le jeu d’étiquettes dont les annotations sont comptées, d’abord le plus utilisé&#xa0;; celles faites avec un autre sont écartées</translation>
    </message>
    <message>
        <source>Make a scoring of accepted answers…</source>
        <translation>Faire une notation des réponses acceptées…</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>Matcher audit</source>
        <translation>Audit de la comparaison</translation>
    </message>
    <message>
        <source>Columns: years</source>
        <translation>Colonnes&#xa0;: années</translation>
    </message>
    <message>
        <source>Columns: runs</source>
        <translation>Colonnes&#xa0;: exécutions</translation>
    </message>
    <message>
        <source>Columns: relations</source>
        <translation>Colonnes&#xa0;: relations</translation>
    </message>
    <message>
        <source>Columns: domains</source>
        <translation>Colonnes&#xa0;: domaines</translation>
    </message>
    <message>
        <source>Columns: templates</source>
        <translation>Colonnes&#xa0;: gabarits</translation>
    </message>
    <message>
        <source>Judge a run again with the accepted answers as right, whatever label set they were given with: a scoring of its own beside the run&apos;s own judgement, which stays</source>
        <translation>Juger à nouveau une exécution avec les réponses acceptées comme justes, quel que soit le jeu d’étiquettes&#xa0;: une notation à part à côté du jugement de l’exécution, qui reste</translation>
    </message>
    <message>
        <source>Label set: %1</source>
        <translation>Jeu d’étiquettes&#xa0;: %1</translation>
    </message>
    <message>
        <source>The annotations cannot be read</source>
        <translation>Les annotations ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Reading the annotations…</source>
        <translation>Lecture des annotations…</translation>
    </message>
    <message>
        <source>Nothing is annotated yet</source>
        <translation>Rien n’est encore annoté</translation>
    </message>
    <message>
        <source>Read wrong answers on the Items tab and say why each is wrong: what it adds up to appears here.</source>
        <translation>Lire des réponses fausses dans l’onglet Items et dire pourquoi chacune est fausse&#xa0;: le bilan apparaît ici.</translation>
    </message>
    <message>
        <source>Annotate…</source>
        <translation>Annoter…</translation>
    </message>
    <message>
        <source>%1 Left out, as their annotators give no label together: %2.</source>
        <translation>%1 Écartés, car leurs annotateurs ne donnent aucune étiquette ensemble&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No labels here</source>
        <translation>Pas d’étiquettes ici</translation>
    </message>
    <message>
        <source>None of the wrong answers that pass the filter has a label that its annotators give together.</source>
        <translation>Aucune des réponses fausses qui passent le filtre n’a d’étiquette que ses annotateurs donnent ensemble.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>No item has two annotators yet</source>
        <translation>Aucun item n’a encore deux annotateurs</translation>
    </message>
    <message>
        <source>Agreement is counted over items that at least two people labelled; of those that pass the filter %1 are labelled at all. Let somebody else work through the same queue, or merge another copy of the workspace (chronoscope annotate merge).</source>
        <translation>L’accord se compte sur les items qu’au moins deux personnes ont étiquetés&#xa0;; parmi ceux qui passent le filtre, %1 le sont tout court. Faire travailler quelqu’un d’autre sur la même file, ou fusionner une autre copie de l’espace de travail (chronoscope annotate merge).</translation>
    </message>
    <message>
        <source>The matcher cannot be audited</source>
        <translation>La comparaison ne peut pas être auditée</translation>
    </message>
    <message>
        <source>The annotations cannot be read: %1</source>
        <translation>Les annotations ne peuvent pas être lues&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: agreement of annotators</source>
        <translation>%1&#xa0;: accord des annotateurs</translation>
    </message>
    <message>
        <source>%1: matcher audit</source>
        <translation>%1&#xa0;: audit de la comparaison</translation>
    </message>
    <message>
        <source>The matcher cannot be audited: %1</source>
        <translation>La comparaison ne peut pas être auditée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The scoring “%1” is made. The run&apos;s own judgement is as it was.</source>
        <translation>La notation «&#xa0;%1&#xa0;» est faite. Le jugement propre à l’exécution est inchangé.</translation>
    </message>
    <message>
        <source>Show it beside the others</source>
        <translation>L’afficher à côté des autres</translation>
    </message>
    <message>
        <source>These are numbers without a figure: export them as CSV.</source>
        <translation>Ce sont des nombres sans figure&#xa0;: les exporter en CSV.</translation>
    </message>
    <message>
        <source>Shares of labels</source>
        <translation>Parts des étiquettes</translation>
    </message>
    <message>
        <source>Export annotations…</source>
        <translation>Exporter les annotations…</translation>
    </message>
    <message>
        <source>Write all that is annotated in this workspace: CSV, JSON Lines or Label Studio</source>
        <translation>Écrire tout ce qui est annoté dans cet espace de travail&#xa0;: CSV, JSON Lines ou Label Studio</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ListedElementsModel</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Object changes: %1</source>
        <translation>Changements d’objet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LoadStrip</name>
    <message>
        <source>Keep the runs that are shown now</source>
        <translation>Garder les exécutions affichées maintenant</translation>
    </message>
    <message>
        <source>Reading the runs</source>
        <translation>Lecture des exécutions</translation>
    </message>
    <message>
        <source>Reading the runs: %1 of %2 cells</source>
        <translation>Lecture des exécutions&#xa0;: %1 cellules sur %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::MainMenu</name>
    <message>
        <source>&amp;New workspace…</source>
        <translation>&amp;Nouvel espace de travail…</translation>
    </message>
    <message>
        <source>&amp;Open workspace…</source>
        <translation>&amp;Ouvrir un espace de travail…</translation>
    </message>
    <message>
        <source>&amp;Close workspace</source>
        <translation>&amp;Fermer l’espace de travail</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Rapport…</translation>
    </message>
    <message>
        <source>&amp;Go to or do…</source>
        <translation>Aller à o&amp;u faire…</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspecteur</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>Rétablir la dis&amp;position</translation>
    </message>
    <message>
        <source>Docks, column widths and sizes as in a fresh window; pages open as never seen</source>
        <translation>Panneaux, largeurs de colonnes et tailles comme dans une fenêtre neuve&#xa0;; les pages s’ouvrent comme jamais vues</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>&amp;About Chronoscope</source>
        <translation>À propos de C&amp;hronoscope</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Rec&amp;ent</source>
        <translation>Réc&amp;ents</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>n’y est plus</translation>
    </message>
    <message>
        <source>%1 – %2 (%3)</source>
        <translation>%1 – %2 (%3)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun encore</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Som&amp;bre</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contraste &amp;élevé</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Open in a new &amp;window…</source>
        <translation>Ouvrir dans une nouvelle &amp;fenêtre…</translation>
    </message>
    <message>
        <source>Another workspace beside this one</source>
        <translation>Un autre espace de travail à côté de celui-ci</translation>
    </message>
    <message>
        <source>&amp;Diagnostic bundle…</source>
        <translation>&amp;Dossier de diagnostic…</translation>
    </message>
    <message>
        <source>What helps to find a mistake: versions, settings, the log; shown before it is saved</source>
        <translation>Ce qui aide à trouver une erreur&#xa0;: versions, réglages, journal&#xa0;; affiché avant d’être enregistré</translation>
    </message>
    <message>
        <source>Second window &amp;beside this one</source>
        <translation>&amp;Deuxième fenêtre à côté de celle-ci</translation>
    </message>
    <message>
        <source>Welco&amp;me page</source>
        <translation>Page d’&amp;accueil</translation>
    </message>
    <message>
        <source>The sample, one&apos;s own facts, workspaces opened lately</source>
        <translation>L’échantillon, ses propres faits, les espaces ouverts récemment</translation>
    </message>
    <message>
        <source>Im&amp;port…</source>
        <translation>Im&amp;porter…</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::MainWindow</name>
    <message>
        <source>Ask %1?</source>
        <translation>Interroger %1&#xa0;?</translation>
    </message>
    <message>
        <source>The run sends its requests to this host, which nobody has used on this computer so far. A workspace from elsewhere can name any host, also services on this computer.</source>
        <translation>L’exécution envoie ses requêtes à cet hôte, que personne n’a utilisé jusqu’ici sur cet ordinateur. Un espace de travail venu d’ailleurs peut nommer n’importe quel hôte, y compris des services de cet ordinateur.</translation>
    </message>
    <message>
        <source>Ask this host</source>
        <translation>Interroger cet hôte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 has finished</source>
        <translation>%1 est terminée</translation>
    </message>
    <message>
        <source>The run has finished</source>
        <translation>L’exécution est terminée</translation>
    </message>
    <message>
        <source>The run stopped: %1</source>
        <translation>L’exécution s’est arrêtée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1%2 – Chronoscope</source>
        <translation>%1%2 – Chronoscope</translation>
    </message>
    <message>
        <source> (read only)</source>
        <translation> (lecture seule)</translation>
    </message>
    <message>
        <source>Chronoscope</source>
        <translation>Chronoscope</translation>
    </message>
    <message>
        <source>“%1” cannot be done now</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se faire maintenant</translation>
    </message>
    <message>
        <source>This view cannot be read: %1</source>
        <translation>Cette vue ne peut pas être lue&#xa0;: %1</translation>
    </message>
    <message>
        <source>The layout is as in a fresh window</source>
        <translation>La disposition est celle d’une fenêtre neuve</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Carte thermique</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Périmé</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Traversal</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Annoter</translation>
    </message>
    <message>
        <source>Backends</source>
        <translation>Backends</translation>
    </message>
    <message>
        <source>Parts of the page Annotate</source>
        <translation>Parties de la page Annoter</translation>
    </message>
    <message>
        <source>It&amp;ems</source>
        <translation>It&amp;ems</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>Éti&amp;quettes</translation>
    </message>
    <message>
        <source>Facts and &amp;questions</source>
        <translation>Faits et &amp;questions</translation>
    </message>
    <message>
        <source>Parts of the page Traversal</source>
        <translation>Parties de la page Parcours</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <translation>Pas à pa&amp;s</translation>
    </message>
    <message>
        <source>&amp;What runs changed</source>
        <translation>C&amp;e que les exécutions ont changé</translation>
    </message>
    <message>
        <source>A new workspace was made for this: %1</source>
        <translation>Un nouvel espace de travail a été créé pour cela&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Kept as elements of the workspace: %1</source>
        <translation>Gardés comme éléments de l’espace de travail&#xa0;: %1</translation>
    </message>
    <message>
        <source>The workspace has this element already</source>
        <translation>L’espace de travail a déjà cet élément</translation>
    </message>
    <message>
        <source>Nothing was kept</source>
        <translation>Rien n’a été gardé</translation>
    </message>
    <message>
        <source>Go to Benchmark</source>
        <translation>Aller à Benchmark</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ManagedPanel</name>
    <message>
        <source>Chronoscope starts this server</source>
        <translation>Chronoscope lance ce serveur</translation>
    </message>
    <message>
        <source>A command that is started on a free port of this machine when it is needed, and ended with the program</source>
        <translation>Une commande lancée sur un port libre de cette machine quand il le faut, et terminée avec le programme</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Choisir un fichier</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Looked up in PATH; it is not given to a shell</source>
        <translation>Cherché dans PATH&#xa0;; il n’est pas donné à un shell</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>{port} stands for the port, {model} for the model file and {threads} for a thread on each core that is free when it starts. Keys do not belong here: servers take them from the environment.</source>
        <translation>{port} remplace le port, {model} le fichier de modèle et {threads} un fil par cœur libre au lancement. Les clés n’ont pas leur place ici&#xa0;: les serveurs les prennent de l’environnement.</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Fichier de modèle</translation>
    </message>
    <message>
        <source>What {model} stands for</source>
        <translation>Ce que remplace {model}</translation>
    </message>
    <message>
        <source>Ready when</source>
        <translation>Prêt quand</translation>
    </message>
    <message>
        <source>Path that answers 200 once the server is ready: /health, or /v1/models</source>
        <translation>Chemin qui répond 200 une fois le serveur prêt&#xa0;: /health, ou /v1/models</translation>
    </message>
    <message>
        <source>State of the server</source>
        <translation>État du serveur</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Start the server on a free port</source>
        <translation>Démarrer le serveur sur un port libre</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>End the server and all its processes</source>
        <translation>Terminer le serveur et tous ses processus</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>End the server and start it again, with the command as it is now</source>
        <translation>Terminer le serveur et le redémarrer, avec la commande telle qu’elle est maintenant</translation>
    </message>
    <message>
        <source>Output of the server</source>
        <translation>Sortie du serveur</translation>
    </message>
    <message>
        <source>What the server writes appears here.</source>
        <translation>Ce qu’écrit le serveur apparaît ici.</translation>
    </message>
    <message>
        <source>a server needs a program, such as llama-server</source>
        <translation>un serveur a besoin d’un programme, comme llama-server</translation>
    </message>
    <message>
        <source>the arguments have no {port}, so the server would not know where to listen</source>
        <translation>les arguments n’ont pas {port}, le serveur ne saurait pas où écouter</translation>
    </message>
    <message>
        <source>the arguments want a model file</source>
        <translation>les arguments veulent un fichier de modèle</translation>
    </message>
    <message>
        <source>the path that tells when it is ready begins with /</source>
        <translation>le chemin qui dit quand il est prêt commence par /</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 on port %2</source>
        <translation>%1 au port %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::MinedPage</name>
    <message>
        <source>MINED</source>
        <translation>MINED</translation>
    </message>
    <message>
        <source>The items cannot be read</source>
        <translation>Les items ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>The runs cannot be read</source>
        <translation>Les exécutions ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>The ratings cannot be read</source>
        <translation>Les notes ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>Ask a model that sees about the pictures</source>
        <translation>Interroger sur les images un modèle qui voit</translation>
    </message>
    <message>
        <source>&amp;Folder in the published layout…</source>
        <translation>&amp;Dossier à la disposition publiée…</translation>
    </message>
    <message>
        <source>A folder with inference_data and imgs, or with task files right in it</source>
        <translation>Un dossier avec inference_data et imgs, ou directement avec des fichiers de tâches</translation>
    </message>
    <message>
        <source>&amp;Task files…</source>
        <translation>Fichiers de &amp;tâches…</translation>
    </message>
    <message>
        <source>Their pictures are looked for beside them</source>
        <translation>Leurs images sont cherchées à côté</translation>
    </message>
    <message>
        <source>The eleven tasks from a table of who held what when and two pictures of each entity</source>
        <translation>Les onze tâches depuis un tableau disant qui était quoi quand et deux images par entité</translation>
    </message>
    <message>
        <source>Made of what every chosen run got wrong; a finished run is needed</source>
        <translation>Faites de ce que toutes les exécutions choisies ont manqué&#xa0;; il faut une exécution terminée</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>All runs by the eleven tasks</source>
        <translation>Toutes les exécutions selon les onze tâches</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensions</translation>
    </message>
    <message>
        <source>All runs by the six dimensions</source>
        <translation>Toutes les exécutions selon les six dimensions</translation>
    </message>
    <message>
        <source>Answers over time</source>
        <translation>Réponses au fil du temps</translation>
    </message>
    <message>
        <source>Years of what is named when asked about now</source>
        <translation>Époque de ce que nomment les réponses sur le présent</translation>
    </message>
    <message>
        <source>Asked year</source>
        <translation>Année demandée</translation>
    </message>
    <message>
        <source>How questions of a year are answered, by that year</source>
        <translation>Comment sont répondues les questions d’une année, selon cette année</translation>
    </message>
    <message>
        <source>Latest or outdated</source>
        <translation>Latest ou Outdated</translation>
    </message>
    <message>
        <source>Whether answers about now name the latest value</source>
        <translation>Si les réponses sur le présent nomment la valeur la plus récente</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>What a misaligned context does to answers</source>
        <translation>Ce que fait aux réponses un contexte décalé</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>The four ways in which each item is asked</source>
        <translation>Les quatre façons de poser chaque item</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Two runs over the questions that both asked</source>
        <translation>Deux exécutions sur les questions posées par les deux</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>The questions one by one, with their pictures</source>
        <translation>Les questions une à une, avec leurs images</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>What models answer once they were told, or edited</source>
        <translation>Ce que répondent des modèles informés ou édités</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>What is wrong with the items</source>
        <translation>Ce qui ne va pas dans les items</translation>
    </message>
    <message>
        <source>Rate items</source>
        <translation>Évaluer les items</translation>
    </message>
    <message>
        <source>What persons say of texts and pictures</source>
        <translation>Ce que des personnes disent des textes et des images</translation>
    </message>
    <message>
        <source>Which run is shown</source>
        <translation>Quelle exécution est affichée</translation>
    </message>
    <message>
        <source>Which task&apos;s questions of a year</source>
        <translation>Les questions par année de quelle tâche</translation>
    </message>
    <message>
        <source>&amp;Published</source>
        <translation>&amp;Publié</translation>
    </message>
    <message>
        <source>The paper&apos;s own figures below one&apos;s own; they are never mixed with them</source>
        <translation>Les chiffres de l’article sous les siens&#xa0;; ils ne sont jamais mêlés</translation>
    </message>
    <message>
        <source>&amp;Judge…</source>
        <translation>&amp;Juger…</translation>
    </message>
    <message>
        <source>Have another model score the stored replies of a run</source>
        <translation>Faire noter par un autre modèle les réponses conservées d’une exécution</translation>
    </message>
    <message>
        <source>The newest %1 runs are shown; %2 older ones are not</source>
        <translation>Les %1 exécutions les plus récentes sont affichées&#xa0;; %2 plus anciennes ne le sont pas</translation>
    </message>
    <message>
        <source>No questions about pictures yet</source>
        <translation>Pas encore de questions sur des images</translation>
    </message>
    <message>
        <source>MINED asks who is meant by a picture, and when. A folder with its task files and pictures comes first.</source>
        <translation>MINED demande qui une image désigne, et quand. Il faut d’abord un dossier avec ses fichiers de tâches et ses images.</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importer un dossier…</translation>
    </message>
    <message>
        <source>No MINED run yet</source>
        <translation>Pas encore d’exécution MINED</translation>
    </message>
    <message>
        <source>%1 items are here. A run asks a model that sees about their pictures.</source>
        <translation>%1 items sont là. Une exécution interroge sur leurs images un modèle qui voit.</translation>
    </message>
    <message>
        <source>New MINED run…</source>
        <translation>Nouvelle exécution MINED…</translation>
    </message>
    <message>
        <source>This view has no figure: save its rows as CSV.</source>
        <translation>Cette vue n’a pas de figure&#xa0;: enregistrer ses lignes en CSV.</translation>
    </message>
    <message>
        <source>There are no questions about pictures to ask: import some first</source>
        <translation>Il n’y a pas de questions sur des images à poser&#xa0;: en importer d’abord</translation>
    </message>
    <message>
        <source>Keeps the items whose subject has this text in it, in upper or lower case (Ctrl+F)</source>
        <translation>Garde les items dont le sujet contient ce texte, majuscules ou minuscules (Ctrl+F)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Import it&amp;ems…</source>
        <translation>Importer des it&amp;ems…</translation>
    </message>
    <message>
        <source>View: </source>
        <translation>Vue&#xa0;: </translation>
    </message>
    <message>
        <source>Run: </source>
        <translation>Exécution&#xa0;: </translation>
    </message>
    <message>
        <source>Means over all items, each counting the same; the average of the view Tasks is the mean over tasks.</source>
        <translation>Moyennes sur tous les éléments, chacun comptant autant&#xa0;; la moyenne de la vue Tâches est celle des tâches.</translation>
    </message>
    <message>
        <source>&amp;Edit by demonstrations…</source>
        <translation>&amp;Éditer par démonstrations…</translation>
    </message>
    <message>
        <source>Ask again what a run got wrong, of a model that is told the right answers (IKE)</source>
        <translation>Redemander ce qu’une exécution a mal répondu, à un modèle à qui l’on dit les bonnes réponses (IKE)</translation>
    </message>
    <message>
        <source>What is shown: CEM (cover exact match), whether a gold is contained in the answer; F1, the words that answer and gold share; or the score of a model that judges</source>
        <translation>Ce qui est montré&#xa0;: CEM (cover exact match), si la réponse contient une bonne réponse&#xa0;; F1, les mots communs à la réponse et à la bonne&#xa0;; ou la note d’un modèle qui juge</translation>
    </message>
    <message>
        <source>No run of editing yet</source>
        <translation>Pas encore d&apos;exécution d&apos;édition</translation>
    </message>
    <message>
        <source>What a run got wrong is asked again, of a model that is told the right answers: a finished run of MINED comes first.</source>
        <translation>Ce qu&apos;une exécution a manqué est redemandé à un modèle auquel on dit les bonnes réponses : il faut d&apos;abord une exécution MINED finie.</translation>
    </message>
    <message>
        <source>Edit by demonstrations…</source>
        <translation>Éditer par démonstrations…</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Étalonnage</translation>
    </message>
    <message>
        <source>What was planted in a calibration model, beside what was measured</source>
        <translation>Ce qui a été planté dans un modèle d’étalonnage, à côté de ce qui est mesuré</translation>
    </message>
    <message>
        <source>By task and way of asking, or by the years that one task asks about</source>
        <translation>Par tâche et façon de demander, ou par les années qu’une tâche demande</translation>
    </message>
    <message>
        <source>By task</source>
        <translation>Par tâche</translation>
    </message>
    <message>
        <source>%1 by asked year</source>
        <translation>%1 selon l’année demandée</translation>
    </message>
    <message>
        <source>The scores shown are not those of %1: of the runs of judges over the same replies the one made last and finished counts</source>
        <translation>Les scores montrés ne sont pas ceux de %1 : des exécutions de juges sur les mêmes réponses, la dernière créée et terminée compte</translation>
    </message>
    <message>
        <source>No run of a calibration model</source>
        <translation>Aucune exécution d’un modèle d’étalonnage</translation>
    </message>
    <message>
        <source>A calibration model answers from the attributes with as much knowledge as was planted in it: what is measured of it has to be that. It costs nothing.</source>
        <translation>Un modèle d’étalonnage répond d’après les attributs avec autant de connaissances qu’on lui en a planté : ce qu’on en mesure doit être cela. Il ne coûte rien.</translation>
    </message>
    <message>
        <source>Edited else&amp;where…</source>
        <translation>Édité aille&amp;urs…</translation>
    </message>
    <message>
        <source>Save what a run got wrong for an editor of weights, and bring in what the edited model answers</source>
        <translation>Enregistrer ce qu’une exécution a manqué pour un éditeur de poids, et faire entrer ce que répond le modèle édité</translation>
    </message>
    <message>
        <source>What a run got wrong is asked again, of a model that is told the right answers. What a model says that was edited elsewhere comes in with “Edited elsewhere…”.</source>
        <translation>Ce qu’une exécution a manqué est redemandé à un modèle à qui l’on dit les bonnes réponses. Ce que dit un modèle édité ailleurs entre par « Édité ailleurs… ».</translation>
    </message>
    <message>
        <source>Bring in questions about pictures: a folder in the published layout of MINED, or single task files</source>
        <translation>Apporter des questions sur des images&#xa0;: un dossier à la disposition publiée de MINED, ou des fichiers de tâches</translation>
    </message>
    <message>
        <source>Ma&amp;ke items…</source>
        <translation>Pro&amp;duire des items…</translation>
    </message>
    <message>
        <source>New questions about pictures: the tasks out of dated attributes, or A.T.E out of what runs got wrong</source>
        <translation>Nouvelles questions sur des images&#xa0;: les tâches d’attributs datés, ou A.T.E d’après ce que des exécutions ont manqué</translation>
    </message>
    <message>
        <source>Make &amp;tasks out of dated attributes…</source>
        <translation>Produire des &amp;tâches d’attributs datés…</translation>
    </message>
    <message>
        <source>Make &amp;A.T.E out of wrong answers…</source>
        <translation>Produire &amp;A.T.E de réponses fausses…</translation>
    </message>
    <message>
        <source>Make tasks out of dated attributes…</source>
        <translation>Produire des tâches d’attributs datés…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>There is no other run yet</source>
        <translation>Il n’y a pas encore d’autre exécution</translation>
    </message>
    <message>
        <source>Two runs are compared over the questions that both asked.</source>
        <translation>Deux exécutions sont comparées sur les questions que les deux ont posées.</translation>
    </message>
    <message>
        <source>A run by the types of its items; from the tasks Enter leads here, and Esc or Alt+Left back</source>
        <translation>Une exécution par types d’éléments&#xa0;; depuis les tâches, Entrée mène ici, et Échap ou Alt+Gauche ramène</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::MinedPlots</name>
    <message>
        <source>Noise leaves the answer in a reply; a refusal holds none, so that as much less is measured than was planted. What is missing is in neither.</source>
        <translation>Le bruit laisse la réponse dans le texte ; un refus n’en contient pas, si bien qu’on mesure d’autant moins qu’on n’a planté. Ce qui manque n’est ni dans l’un ni dans l’autre.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::MinedRunDialog</name>
    <message>
        <source>%1 items</source>
        <translation>%1 items</translation>
    </message>
    <message>
        <source>%1 items are not asked: %2</source>
        <translation>%1 items ne sont pas posés&#xa0;: %2</translation>
    </message>
    <message>
        <source>Golds that disagree with their own attribute list, which counts: %1</source>
        <translation>Références en désaccord avec leur propre liste d’attributs, qui compte&#xa0;: %1</translation>
    </message>
    <message>
        <source>New MINED run</source>
        <translation>Nouvelle exécution MINED</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What tables call this run</source>
        <translation>Le nom de cette exécution dans les tableaux</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Items of which tasks; none ticked: all</source>
        <translation>Items de quelles tâches&#xa0;; aucune cochée&#xa0;: toutes</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Items of which types; none ticked: all</source>
        <translation>Items de quels types&#xa0;; aucun coché&#xa0;: tous</translation>
    </message>
    <message>
        <source>Asked as</source>
        <translation>Posé comme</translation>
    </message>
    <message>
        <source>Question (Q) or its completion (G), with the original (I) or the generalisation image (GI); an item&apos;s score is the mean of these</source>
        <translation>Question (Q) ou sa complétion (G), avec l’image d’origine (I) ou de généralisation (GI)&#xa0;; le score d’un item est leur moyenne</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>So many of them, drawn at random</source>
        <translation>Tant d’entre eux, tirés au hasard</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed draws the same items</source>
        <translation>La même graine tire les mêmes items</translation>
    </message>
    <message>
        <source>As in the files, slips and all</source>
        <translation>Comme dans les fichiers, erreurs comprises</translation>
    </message>
    <message>
        <source>Clean: the slips put right</source>
        <translation>Propre&#xa0;: les erreurs corrigées</translation>
    </message>
    <message>
        <source>The value that the file chose</source>
        <translation>La valeur choisie par le fichier</translation>
    </message>
    <message>
        <source>The latest value of the list</source>
        <translation>La dernière valeur de la liste</translation>
    </message>
    <message>
        <source>Chat: with a system turn of its own</source>
        <translation>Chat&#xa0;: avec un tour système à part</translation>
    </message>
    <message>
        <source>One text, as the public run sends it</source>
        <translation>Un seul texte, comme l’envoie l’exécution publiée</translation>
    </message>
    <message>
        <source>Those of the attribute list, where the file&apos;s disagree</source>
        <translation>Celles de la liste d’attributs, là où celles du fichier diffèrent</translation>
    </message>
    <message>
        <source>Those of the file, as published scores count</source>
        <translation>Celles du fichier, comme le comptent les scores publiés</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>The words of the questions</source>
        <translation>Les mots des questions</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>Contextes</translation>
    </message>
    <message>
        <source>Who the context of F.M.C is about. F.M.C and P.M.C are asked with their context and without.</source>
        <translation>Sur qui porte le contexte de F.M.C. F.M.C et P.M.C sont posés avec leur contexte et sans.</translation>
    </message>
    <message>
        <source>Sent as</source>
        <translation>Envoyé comme</translation>
    </message>
    <message>
        <source>How the prompt travels behind its picture</source>
        <translation>Comment le prompt voyage derrière son image</translation>
    </message>
    <message>
        <source>Golds</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>What counts as right where the file and its own attribute list disagree: see Audit</source>
        <translation>Ce qui compte comme juste quand le fichier et sa propre liste d’attributs se contredisent&#xa0;: voir Audit</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>Réponse la plus longue</translation>
    </message>
    <message>
        <source>The public run takes 10 tokens</source>
        <translation>L’exécution publiée prend 10 tokens</translation>
    </message>
    <message>
        <source>The end of the first prompt as it is sent, behind its picture</source>
        <translation>La fin du premier prompt tel qu’envoyé, derrière son image</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>There are no items yet</source>
        <translation>Il n’y a pas encore d’items</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>Toutes les tâches</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>Types: %1</source>
        <translation>Types&#xa0;: %1</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>%1, MINED</source>
        <translation>%1, MINED</translation>
    </message>
    <message>
        <source>Choose how the items are asked: no configuration is ticked</source>
        <translation>Choisir comment les items sont posés&#xa0;: aucune configuration n’est cochée</translation>
    </message>
    <message>
        <source>There is nothing to ask: no item is chosen that can be asked about</source>
        <translation>Il n’y a rien à demander&#xa0;: aucun item choisi ne peut être posé</translation>
    </message>
    <message>
        <source>completion</source>
        <translation>complétion</translation>
    </message>
    <message>
        <source>question</source>
        <translation>question</translation>
    </message>
    <message>
        <source>generalisation image</source>
        <translation>image de généralisation</translation>
    </message>
    <message>
        <source>image</source>
        <translation>image</translation>
    </message>
    <message>
        <source>%1 + %2 (%3)</source>
        <translation>%1 + %2 (%3)</translation>
    </message>
    <message>
        <source>1 configuration</source>
        <translation>1 configuration</translation>
    </message>
    <message>
        <source>%1 configurations</source>
        <translation>%1 configurations</translation>
    </message>
    <message>
        <source>%1 items, %2 of them asked with and without their context</source>
        <translation>%1 items, dont %2 posés avec et sans leur contexte</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 requests about %4 pictures</source>
        <translation>%1 × %2 = %3 requêtes sur %4 images</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Who answers: one run is made of each that is ticked; they have to see pictures</source>
        <translation>Qui répond&#xa0;: une exécution est faite pour chacun des cochés&#xa0;; ils doivent voir les images</translation>
    </message>
    <message>
        <source>Each item is asked in each configuration that is ticked; items with a context are asked with it and without</source>
        <translation>Chaque item est posé dans chaque configuration cochée&#xa0;; les items à contexte le sont avec et sans</translation>
    </message>
    <message>
        <source>Tokens of the texts from their lengths; those of pictures as the model counts them</source>
        <translation>Tokens des textes d’après leurs longueurs&#xa0;; ceux des images comme le modèle les compte</translation>
    </message>
    <message>
        <source>Quick look: 50 items × 1</source>
        <translation>Coup d’œil&#xa0;: 50 items × 1</translation>
    </message>
    <message>
        <source>Fifty items drawn at random, as a question with the original picture alone</source>
        <translation>Cinquante items tirés au hasard, en question avec l’image d’origine seule</translation>
    </message>
    <message>
        <source>Paper: all × 4</source>
        <translation>Article&#xa0;: tous × 4</translation>
    </message>
    <message>
        <source>Every item in all four configurations, as the paper asks</source>
        <translation>Chaque item dans les quatre configurations, comme dans l’article</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Sets what is asked and how</source>
        <translation>Règle ce qui est demandé et comment</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>tokens not known for this model, and not counted</source>
        <translation>tokens inconnus pour ce modèle, et non comptés</translation>
    </message>
    <message>
        <source>Pictures: %1</source>
        <translation>Images&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Pictures, %1</source>
        <translation>Images, %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>1 item is not asked: %1</source>
        <translation>1 élément n’est pas demandé : %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ModelForm</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Who answers: one of the saved backends, or a calibration model. That is asked like any other and answers from the benchmark itself, so that what comes out can be compared with what was planted.</source>
        <translation>Qui répond&#xa0;: un des backends enregistrés, ou un modèle d’étalonnage. Celui-ci est interrogé comme tout autre et répond depuis le benchmark lui-même, pour comparer ce qui en sort à ce qui a été planté.</translation>
    </message>
    <message>
        <source>Who answers: one of the saved backends, or one that is named by its URI</source>
        <translation>Qui répond&#xa0;: un des backends enregistrés, ou un backend nommé par son URI</translation>
    </message>
    <message>
        <source>The chosen backend</source>
        <translation>Le backend choisi</translation>
    </message>
    <message>
        <source>URI of the backend</source>
        <translation>URI du backend</translation>
    </message>
    <message>
        <source>PROTOCOL:BASE_URL?model=NAME&amp;key-env=VARIABLE, as on the command line. Backends that are used again are better saved on the Backends page.</source>
        <translation>PROTOCOL:BASE_URL?model=NAME&amp;key-env=VARIABLE, comme en ligne de commande. Il vaut mieux enregistrer à la page Backends ceux qui resservent.</translation>
    </message>
    <message>
        <source>Last test: %1</source>
        <translation>Dernier test&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Pas encore testé</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>Check the pipeline: calibration model (no language model, planted knowledge)</source>
        <translation>Vérifier la chaîne&#xa0;: modèle d’étalonnage (pas un modèle de langue, connaissances plantées)</translation>
    </message>
    <message>
        <source>Last test: %1. It is tested again before the run.</source>
        <translation>Dernier test&#xa0;: %1. Il est retesté avant l’exécution.</translation>
    </message>
    <message>
        <source>Not tested yet. It is tested before the run.</source>
        <translation>Pas encore testé. Il est testé avant l’exécution.</translation>
    </message>
    <message>
        <source>Disabled with this backend: %1</source>
        <translation>Désactivé avec ce backend&#xa0;: %1</translation>
    </message>
    <message>
        <source>What the calibration model knows, and how it fails: the numbers planted in it, which results should show again</source>
        <translation>Ce que le modèle d’étalonnage sait, et comment il échoue&#xa0;: les nombres qui y sont plantés, que les résultats devraient montrer</translation>
    </message>
    <message>
        <source>Calibration numbers</source>
        <translation>Nombres d’étalonnage</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ModelList</name>
    <message>
        <source>Last test: %1</source>
        <translation>Dernier test&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Pas encore testé</translation>
    </message>
    <message>
        <source>Found on this computer: %1</source>
        <translation>Trouvé sur cet ordinateur&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ModelStep</name>
    <message>
        <source>The model is asked of every change whether it alters what the rule says. Questions of which no change does are left out; without a model they say “meaning: unchecked”.</source>
        <translation>Pour chaque changement, on demande au modèle s’il altère ce que dit la règle. Les questions dont aucun changement ne le fait sont écartées&#xa0;; sans modèle elles portent «&#xa0;meaning: unchecked&#xa0;».</translation>
    </message>
    <message>
        <source>The model translates the terms that the glossary lacks. They are marked; without a model they stay as they are.</source>
        <translation>Le modèle traduit les termes absents du glossaire. Ils sont marqués&#xa0;; sans modèle ils restent tels quels.</translation>
    </message>
    <message>
        <source>Ask the model</source>
        <translation>Interroger le modèle</translation>
    </message>
    <message>
        <source>Ask the model: 1 request</source>
        <translation>Interroger le modèle&#xa0;: 1 requête</translation>
    </message>
    <message>
        <source>Ask the model: %1 requests</source>
        <translation>Interroger le modèle&#xa0;: %1 requêtes</translation>
    </message>
    <message>
        <source>Nothing is stored by it: look at the preview and the report afterwards</source>
        <translation>Cela n’enregistre rien&#xa0;: voir ensuite l’aperçu et le rapport</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::NewQueueDialog</name>
    <message>
        <source>Random (seeded): the first items are a fair sample</source>
        <translation>Aléatoire (avec graine)&#xa0;: les premiers items sont un échantillon équitable</translation>
    </message>
    <message>
        <source>Where the models disagree most</source>
        <translation>Là où les modèles diffèrent le plus</translation>
    </message>
    <message>
        <source>Nearest under the matcher&apos;s threshold</source>
        <translation>Au plus près sous le seuil de la comparaison</translation>
    </message>
    <message>
        <source>By relation</source>
        <translation>Par relation</translation>
    </message>
    <message>
        <source>Most out of date first</source>
        <translation>Les plus périmées d’abord</translation>
    </message>
    <message>
        <source>Blind: hide what others say until I have said something</source>
        <translation>À l’aveugle&#xa0;: cacher l’avis des autres tant que le sien n’est pas donné</translation>
    </message>
    <message>
        <source>Make queue</source>
        <translation>Créer la file</translation>
    </message>
    <message>
        <source>New queue</source>
        <translation>Nouvelle file</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The filter that stands over the result pages. Change it there, and this follows</source>
        <translation>Le filtre des pages de résultats. Le changer là-bas se répercute ici</translation>
    </message>
    <message>
        <source>Queue %1</source>
        <translation>File %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>How the queue is called in this workspace</source>
        <translation>Le nom de la file dans cet espace de travail</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>In which order the items come. It is frozen when the queue is made</source>
        <translation>Dans quel ordre viennent les items. Il est figé à la création de la file</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Takes the first so many items in this order; 0 takes all</source>
        <translation>Prend autant d’items au début de cet ordre&#xa0;; 0 les prend tous</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed, filter and results give the same order again</source>
        <translation>La même graine, le même filtre et les mêmes résultats redonnent le même ordre</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Take a label set in from a JSON file</source>
        <translation>Reprendre un jeu d’étiquettes d’un fichier JSON</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>The reasons to choose from</source>
        <translation>Les raisons au choix</translation>
    </message>
    <message>
        <source>What annotators should keep to, if anything</source>
        <translation>Ce que les annotateurs doivent suivre, le cas échéant</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Consigne</translation>
    </message>
    <message>
        <source>Shown over the items of this queue</source>
        <translation>Affichée au-dessus des items de cette file</translation>
    </message>
    <message>
        <source>For a second pass whose agreement with the first is to mean something</source>
        <translation>Pour une seconde passe dont l’accord avec la première doit signifier quelque chose</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n labels)</source>
        <translation>
            <numerusform>%1 (%n étiquette)</numerusform>
            <numerusform>%1 (%n étiquettes)</numerusform>
        </translation>
    </message>
    <message>
        <source>Import label set</source>
        <translation>Importer un jeu d’étiquettes</translation>
    </message>
    <message>
        <source>Label set (*.json)</source>
        <translation>Jeu d’étiquettes (*.json)</translation>
    </message>
    <message>
        <source>The label set cannot be read</source>
        <translation>Le jeu d’étiquettes ne peut pas être lu</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Le fichier est trop grand.</translation>
    </message>
    <message>
        <source>Wrong answers of the chosen runs, where: %1</source>
        <translation>Réponses fausses des exécutions choisies, où&#xa0;: %1</translation>
    </message>
    <message>
        <source>No run is chosen, or the runs are still being read</source>
        <translation>Aucune exécution n’est choisie, ou elles sont encore en lecture</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>Nothing wrong passes the filter: widen it on a result page</source>
        <translation>Rien de faux ne passe le filtre&#xa0;: l’élargir sur une page de résultats</translation>
    </message>
    <message>
        <source>Nobody knows yet what is out of date in “%1”: diagnose it first, or choose another order</source>
        <translation>Personne ne sait encore ce qui est périmé dans «&#xa0;%1&#xa0;»&#xa0;: la diagnostiquer d’abord, ou choisir un autre ordre</translation>
    </message>
    <message>
        <source>The queue needs a name</source>
        <translation>La file a besoin d’un nom</translation>
    </message>
    <message>
        <source>There is a queue of this name</source>
        <translation>Il y a une file de ce nom</translation>
    </message>
    <message>
        <source>Making the queue…</source>
        <translation>Création de la file…</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>%1 items sur %2</translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation>%1 items</translation>
    </message>
    <message>
        <source>The queue was not made</source>
        <translation>La file n’a pas été créée</translation>
    </message>
    <message>
        <source>The label set was not imported</source>
        <translation>Le jeu d’étiquettes n’a pas été importé</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Look at the labels of the sets, change them, or make a set</source>
        <translation>Voir les étiquettes des jeux, les changer, ou faire un jeu</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Annotateurs</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Recouvrement</translation>
    </message>
    <message>
        <source>So many of the items go to two annotators, so that their agreement can be measured</source>
        <translation>Cette part des items va à deux annotateurs, pour mesurer leur accord</translation>
    </message>
    <message>
        <source>An overlap needs two annotators</source>
        <translation>Un recouvrement demande deux annotateurs</translation>
    </message>
    <message>
        <source>%1 · about %2 for each, %3 of them for two</source>
        <translation>%1 · environ %2 pour chacun, dont %3 pour deux</translation>
    </message>
    <message>
        <source>Names, between commas; empty: everybody</source>
        <translation>Noms, entre virgules&#xa0;; vide&#xa0;: tous</translation>
    </message>
    <message>
        <source>The items are shared out to them, as evenly as it goes: each name as its bearer annotates under. With no name everybody gets every item</source>
        <translation>Les items leur sont répartis aussi également que possible&#xa0;: chaque nom est celui sous lequel la personne annote. Sans nom, chacun reçoit tous les items</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 élément</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::NewRunDialog</name>
    <message>
        <source>New run</source>
        <translation>Nouvelle exécution</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Tranche</translation>
    </message>
    <message>
        <source>&amp;Whole benchmark</source>
        <translation>&amp;Benchmark entier</translation>
    </message>
    <message>
        <source>Every element and every year again</source>
        <translation>À nouveau chaque élément et chaque année</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>How it is asked</source>
        <translation>Comment c’est posé</translation>
    </message>
    <message>
        <source>Tokens from the lengths of some of the prompts; the highest figure is reached when every reply is as long as the limit allows.
Cost from the price table of the Backends page.</source>
        <translation>Tokens d’après la longueur de quelques prompts&#xa0;; le chiffre le plus haut est atteint si chaque réponse est aussi longue que permis.
Coût d’après la table des prix de la page Backends.</translation>
    </message>
    <message>
        <source>See &amp;prompts…</source>
        <translation>Voir les &amp;prompts…</translation>
    </message>
    <message>
        <source>One exact prompt under each template, as it would be sent</source>
        <translation>Un prompt exact par gabarit, tel qu’il serait envoyé</translation>
    </message>
    <message>
        <source>The slice holds nothing these templates can ask</source>
        <translation>La tranche ne contient rien que ces gabarits puissent demander</translation>
    </message>
    <message>
        <source>This slice is not what “%1” asked: it was %2 elements then, and is %3 now</source>
        <translation>Cette tranche n’est pas celle de «&#xa0;%1&#xa0;»&#xa0;: %2 éléments alors, %3 maintenant</translation>
    </message>
    <message>
        <source>There is no benchmark yet: bring one in, or facts of your own, on the page Benchmark</source>
        <translation>Il n’y a pas encore de benchmark&#xa0;: importez-en un, ou vos propres faits, à la page Benchmark</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Fermer cet avis</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::NumberNote</name>
    <message>
        <source>What is this number?</source>
        <translation>Que signifie ce nombre&#xa0;?</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ce que c’est</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compté</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The help says what the numbers of this page are.</source>
        <translation>L’aide dit ce que sont les nombres de cette page.</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Ligne de commande</translation>
    </message>
    <message>
        <source>The command line has no report of this; Export… writes the table as CSV.</source>
        <translation>La ligne de commande n’en fait pas de rapport&#xa0;; Exporter… écrit le tableau en CSV.</translation>
    </message>
    <message>
        <source>Copy &amp;command</source>
        <translation>Copier la &amp;commande</translation>
    </message>
    <message>
        <source>More in the &amp;help</source>
        <translation>Plus dans l’&amp;aide</translation>
    </message>
    <message>
        <source>Its column</source>
        <translation>Sa colonne</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::NumberPart</name>
    <message>
        <source>Only the first right</source>
        <translation>Seule la première juste</translation>
    </message>
    <message>
        <source>Only the second right</source>
        <translation>Seule la seconde juste</translation>
    </message>
    <message>
        <source>Both right</source>
        <translation>Les deux justes</translation>
    </message>
    <message>
        <source>Neither right</source>
        <translation>Aucune des deux juste</translation>
    </message>
    <message>
        <source>What the number is made of</source>
        <translation>De quoi le nombre est fait</translation>
    </message>
    <message>
        <source>The first %1 of %2 are listed</source>
        <translation>Les %1 premiers sur %2 sont listés</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 moins %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 points [%2, %3], n = %4 pairs</source>
        <translation>%1 points [%2, %3], n = %4 paires</translation>
    </message>
    <message>
        <source>No question that both runs have judged</source>
        <translation>Aucune question jugée par les deux exécutions</translation>
    </message>
    <message>
        <source>%1 % correct [%2, %3], n = %4</source>
        <translation>%1&#xa0;% de Correct [%2, %3], n = %4</translation>
    </message>
    <message>
        <source>None of %1 judged</source>
        <translation>Aucun des %1 jugé</translation>
    </message>
    <message numerus="yes">
        <source>%n templates added up: an element counts once in each</source>
        <translation>
            <numerusform>%n gabarit additionné&#xa0;: un élément compte une fois dans chacun</numerusform>
            <numerusform>%n gabarits additionnés&#xa0;: un élément compte une fois dans chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples lost to errors</source>
        <translation>%1 échantillons perdus par des erreurs</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Not asked yet, or errors took the samples that would decide</source>
        <translation>Pas encore demandé, ou des erreurs ont pris les échantillons qui décideraient</translation>
    </message>
    <message>
        <source>Copy &amp;value</source>
        <translation>Copier la &amp;valeur</translation>
    </message>
    <message>
        <source>&amp;What is this number?</source>
        <translation>&amp;Que signifie ce nombre&#xa0;?</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::OpeningCover</name>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::OptionsPart</name>
    <message>
        <source>≈ looks like a right one: matching of texts would count it as right. ? nobody has checked it.</source>
        <translation>≈ ressemble à une bonne réponse&#xa0;: la comparaison des textes la compterait juste.&#xa0;? personne ne l’a vérifiée.</translation>
    </message>
    <message>
        <source>How a model wrote them</source>
        <translation>Comment un modèle les a écrits</translation>
    </message>
    <message>
        <source>The rounds: what the model was asked, and its answers</source>
        <translation>Les tours&#xa0;: ce qui a été demandé au modèle, et ses réponses</translation>
    </message>
    <message>
        <source>Rounds in which the distractors were written</source>
        <translation>Tours où les distracteurs ont été écrits</translation>
    </message>
    <message>
        <source>Distractors: %1</source>
        <translation>Distracteurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Palette</name>
    <message>
        <source>Go to or do</source>
        <translation>Aller à ou faire</translation>
    </message>
    <message>
        <source>Page, action, run, saved view, element, setting or help</source>
        <translation>Page, action, exécution, vue enregistrée, élément, réglage ou aide</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>%1  ·  %2%3</source>
        <translation>%1  ·  %2%3</translation>
    </message>
    <message>
        <source>Nothing has these words</source>
        <translation>Rien ne contient ces mots</translation>
    </message>
    <message>
        <source>Type a page, action, run, element, setting or help chapter, or a question with its “?”</source>
        <translation>Tapez une page, une action, une exécution, un élément, un réglage ou un chapitre de l’aide, ou une question avec son «&#xa0;?&#xa0;»</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PaletteSearch</name>
    <message>
        <source>Saved view</source>
        <translation>Vue enregistrée</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Ask the models</source>
        <translation>Interroger les modèles</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PictureView</name>
    <message>
        <source>Zoom with Ctrl and the wheel or + and −, move by dragging or with the arrow keys, 0 fits</source>
        <translation>Zoom avec Ctrl et la molette ou + et −, déplacer en glissant ou avec les flèches, 0 ajuste</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PlantedModels</name>
    <message>
        <source>No language model. It is asked like any other and answers from the benchmark itself, so that what comes out can be compared with what was planted.</source>
        <translation>Pas un modèle de langue. Il est interrogé comme tout autre et répond depuis le benchmark lui-même, pour comparer ce qui en sort à ce qui a été planté.</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>En ajouter un</translation>
    </message>
    <message>
        <source>One more calibration model, planted with other numbers, is asked too</source>
        <translation>Un autre modèle d’étalonnage, planté avec d’autres nombres, est aussi interrogé</translation>
    </message>
    <message>
        <source>Planted: %1</source>
        <translation>Planté&#xa0;: %1</translation>
    </message>
    <message>
        <source>recall %1</source>
        <translation>rappel&#xa0;%1</translation>
    </message>
    <message>
        <source>partial %1</source>
        <translation>partiel&#xa0;%1</translation>
    </message>
    <message>
        <source>stale %1</source>
        <translation>périmé&#xa0;%1</translation>
    </message>
    <message>
        <source>recovers %1</source>
        <translation>retrouve&#xa0;%1</translation>
    </message>
    <message>
        <source>mistaken %1</source>
        <translation>confondu&#xa0;%1</translation>
    </message>
    <message>
        <source>swayed %1</source>
        <translation>influencé&#xa0;%1</translation>
    </message>
    <message>
        <source>noise %1</source>
        <translation>bruit&#xa0;%1</translation>
    </message>
    <message>
        <source>refusal %1</source>
        <translation>refus&#xa0;%1</translation>
    </message>
    <message>
        <source>nearly %1</source>
        <translation>presque&#xa0;%1</translation>
    </message>
    <message>
        <source>blind %1</source>
        <translation>aveugle&#xa0;%1</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>erreur&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine&#xa0;%1</translation>
    </message>
    <message>
        <source>Calibration model, robust %1</source>
        <translation>Modèle d’étalonnage, robuste %1</translation>
    </message>
    <message>
        <source>Calibration model %1</source>
        <translation>Modèle d’étalonnage %1</translation>
    </message>
    <message>
        <source>Calibration model whose numbers are shown</source>
        <translation>Modèle d’étalonnage dont les nombres sont montrés</translation>
    </message>
    <message>
        <source>The calibration model whose numbers stand below; each has its own</source>
        <translation>Le modèle d’étalonnage dont les nombres figurent ci-dessous&#xa0;; chacun a les siens</translation>
    </message>
    <message>
        <source>What a calibration model knows, and how it fails: the numbers planted in it, which results should show again</source>
        <translation>Ce qu’un modèle d’étalonnage sait, et comment il échoue&#xa0;: les nombres qui y sont plantés, que les résultats devraient montrer</translation>
    </message>
    <message>
        <source>Calibration numbers</source>
        <translation>Nombres d’étalonnage</translation>
    </message>
    <message>
        <source>%1 (a check)</source>
        <translation>%1 (un contrôle)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PooledList</name>
    <message>
        <source>The first run against each other one</source>
        <translation>La première exécution contre chaque autre</translation>
    </message>
    <message>
        <source>%1 less each other run, over all years; 95 % bootstrap</source>
        <translation>%1 moins chaque autre exécution, sur toutes les années&#xa0;; bootstrap à 95&#xa0;%</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PreparationStrip</name>
    <message>
        <source>Cancel run</source>
        <translation>Annuler l’exécution</translation>
    </message>
    <message>
        <source>Give it up; no run is made</source>
        <translation>L’abandonner&#xa0;; aucune exécution n’est créée</translation>
    </message>
    <message>
        <source>How far the new run is</source>
        <translation>Où en est la nouvelle exécution</translation>
    </message>
    <message>
        <source> · %1 more after it</source>
        <translation> · %1 de plus ensuite</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PriceTableModel</name>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>A price is a number of US dollars per million tokens, such as 0.15</source>
        <translation>Un prix est un nombre de dollars américains par million de tokens, comme 0.15</translation>
    </message>
    <message>
        <source>The model&apos;s id; with a * at its end, all ids that begin so. The longest that fits counts.</source>
        <translation>L’identifiant du modèle&#xa0;; avec * à la fin, tous ceux qui commencent ainsi. Le plus long qui convient compte.</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>$ / million in</source>
        <translation>$ / million en entrée</translation>
    </message>
    <message>
        <source>$ / million out</source>
        <translation>$ / million en sortie</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PricesView</name>
    <message>
        <source>Remove price</source>
        <translation>Retirer le prix</translation>
    </message>
    <message>
        <source>US dollars per million tokens. The longest model id that fits counts; * stands for any ending. A model without a line has no known price, which is never taken for free.</source>
        <translation>Dollars américains par million de tokens. Le plus long identifiant de modèle qui convient compte&#xa0;; * remplace toute fin. Un modèle sans ligne n’a pas de prix connu, ce qui n’est jamais pris pour gratuit.</translation>
    </message>
    <message>
        <source>Remove the chosen line (Delete)</source>
        <translation>Retirer la ligne choisie (Suppr)</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Not changed: %1</source>
        <translation>Non changé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your price file cannot be read, and is left as it is; changes last until Chronoscope is closed: %1</source>
        <translation>Le fichier des prix ne peut pas être lu et reste tel quel&#xa0;; les changements durent jusqu’à la fermeture de Chronoscope&#xa0;: %1</translation>
    </message>
    <message>
        <source>Protocol of the new price; empty = any</source>
        <translation>Protocole du nouveau prix&#xa0;; vide = tous</translation>
    </message>
    <message>
        <source>any protocol</source>
        <translation>tout protocole</translation>
    </message>
    <message>
        <source>Model of the new price</source>
        <translation>Modèle du nouveau prix</translation>
    </message>
    <message>
        <source>model id</source>
        <translation>id du modèle</translation>
    </message>
    <message>
        <source>US dollars per million tokens in</source>
        <translation>Dollars américains par million de tokens en entrée</translation>
    </message>
    <message>
        <source>$ in</source>
        <translation>$ entrée</translation>
    </message>
    <message>
        <source>US dollars per million tokens out</source>
        <translation>Dollars américains par million de tokens en sortie</translation>
    </message>
    <message>
        <source>$ out</source>
        <translation>$ sortie</translation>
    </message>
    <message>
        <source>Where and when the price was read</source>
        <translation>Où et quand le prix a été lu</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>Add price</source>
        <translation>Ajouter le prix</translation>
    </message>
    <message>
        <source>Put the line into the table</source>
        <translation>Mettre la ligne dans la table</translation>
    </message>
    <message>
        <source>A price needs a model and two numbers</source>
        <translation>Un prix demande un modèle et deux nombres</translation>
    </message>
    <message>
        <source>The price of %1 was removed</source>
        <translation>Le prix de %1 a été retiré</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ProfilePage</name>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>What the corners of the spider are</source>
        <translation>Ce que sont les sommets du radar</translation>
    </message>
    <message>
        <source>Corners: years</source>
        <translation>Sommets&#xa0;: années</translation>
    </message>
    <message>
        <source>Corners: templates</source>
        <translation>Sommets&#xa0;: gabarits</translation>
    </message>
    <message>
        <source>Corners: domains</source>
        <translation>Sommets&#xa0;: domaines</translation>
    </message>
    <message>
        <source>Corners: relations</source>
        <translation>Sommets&#xa0;: relations</translation>
    </message>
    <message>
        <source>The year that is compared between templates</source>
        <translation>L’année comparée entre gabarits</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Toutes les années</translation>
    </message>
    <message>
        <source>What has a line of its own</source>
        <translation>Ce qui a sa propre ligne</translation>
    </message>
    <message>
        <source>Lines: runs</source>
        <translation>Lignes&#xa0;: exécutions</translation>
    </message>
    <message>
        <source>Lines: runs and domains</source>
        <translation>Lignes&#xa0;: exécutions et domaines</translation>
    </message>
    <message>
        <source>Lines: runs and templates</source>
        <translation>Lignes&#xa0;: exécutions et gabarits</translation>
    </message>
    <message>
        <source>&amp;Cut-off</source>
        <translation>&amp;Coupure</translation>
    </message>
    <message>
        <source>Estimate the last year each line knows: where its curve drops, with the 95 % interval of a bootstrap over elements</source>
        <translation>Estimer la dernière année connue de chaque ligne&#xa0;: là où sa courbe chute, avec l’intervalle à 95&#xa0;% d’un bootstrap par élément</translation>
    </message>
    <message>
        <source>Intervals by bootstrap take a while; press to do without the rest</source>
        <translation>Les intervalles par bootstrap prennent du temps&#xa0;; appuyer pour se passer du reste</translation>
    </message>
    <message>
        <source>&amp;Intervals</source>
        <translation>&amp;Intervalles</translation>
    </message>
    <message>
        <source>Draw the 95 % intervals as bands</source>
        <translation>Dessiner les intervalles à 95&#xa0;% en bandes</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;juster</translation>
    </message>
    <message>
        <source>Let the axis span what is shown instead of 0 to 100 %</source>
        <translation>Faire couvrir à l’axe ce qui est affiché au lieu de 0 à 100&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Published</source>
        <translation>&amp;Publié</translation>
    </message>
    <message>
        <source>&amp;Spider</source>
        <translation>&amp;Radar</translation>
    </message>
    <message>
        <source>An outline for each line over years, templates, domains or relations</source>
        <translation>Un contour par ligne sur les années, gabarits, domaines ou relations</translation>
    </message>
    <message>
        <source>Cur&amp;ves</source>
        <translation>Cour&amp;bes</translation>
    </message>
    <message>
        <source>Curves over the years, with cut-off estimates</source>
        <translation>Courbes au fil des années, avec estimation des coupures</translation>
    </message>
    <message>
        <source>No intervals: %1</source>
        <translation>Pas d’intervalles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Intervals: %1 of %2 · Stop</source>
        <translation>Intervalles&#xa0;: %1 sur %2 · Arrêter</translation>
    </message>
    <message>
        <source>No published table counts the same as this spider, so none is drawn beside it</source>
        <translation>Aucun tableau publié ne compte la même chose que ce radar, aucun n’est donc dessiné à côté</translation>
    </message>
    <message>
        <source>Draw the published figures of the same quantity beside one&apos;s own</source>
        <translation>Dessiner les chiffres publiés de la même grandeur à côté des siens</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PromisingModel</name>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 of its %2 wrong or partial years have a hit within the span</source>
        <translation>%1 de ses %2 années fausses ou partielles ont un succès dans l’étendue</translation>
    </message>
    <message>
        <source>Promise %1: the sum of 1 / distance in years over those hits</source>
        <translation>Promesse %1&#xa0;: la somme de 1 / distance en années sur ces succès</translation>
    </message>
    <message>
        <source>Accepted as Chrono-Correct: %1</source>
        <translation>Accepté comme Chrono-Correct&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 years</source>
        <translation>%1 années sur %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PromptPreview</name>
    <message>
        <source>%1, %2. Nothing is left out; other elements, years and sets differ in what is filled in.</source>
        <translation>%1, %2. Rien n’est omis&#xa0;; pour d’autres éléments, années et jeux, seul le remplissage diffère.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>[System text, where the model has a chat]
%1

[Prompt]
%2</source>
        <translation>[Texte système, si le modèle a un chat]
%1

[Prompt]
%2</translation>
    </message>
    <message>
        <source>Prompts of the new run</source>
        <translation>Prompts de la nouvelle exécution</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::QueueBar</name>
    <message>
        <source>New queue…</source>
        <translation>Nouvelle file…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Annoter</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>The list of items that is annotated</source>
        <translation>La liste d’items à annoter</translation>
    </message>
    <message>
        <source>Who annotates: every annotation bears this name. Press to change it</source>
        <translation>Qui annote&#xa0;: chaque annotation porte ce nom. Appuyer pour le changer</translation>
    </message>
    <message>
        <source>More about this queue</source>
        <translation>Plus sur cette file</translation>
    </message>
    <message>
        <source>Label all open items…</source>
        <translation>Étiqueter tous les items ouverts…</translation>
    </message>
    <message>
        <source>Guideline…</source>
        <translation>Consigne…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Remove this queue…</source>
        <translation>Retirer cette file…</translation>
    </message>
    <message>
        <source>What was annotated stays</source>
        <translation>Ce qui a été annoté reste</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>item %1 of %2</source>
        <translation>item %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 annotated</source>
        <translation>%1 annotés sur %2</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 sautés</translation>
    </message>
    <message>
        <source>median %1 s each</source>
        <translation>médiane %1 s chacun</translation>
    </message>
    <message>
        <source>Annotated by you. The median is of the time you spent on each item until your last change of it</source>
        <translation>Annotés par vous. La médiane porte sur le temps passé sur chaque item jusqu’à son dernier changement</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not saved yet</source>
        <translation>
            <numerusform>%n changement pas encore enregistré</numerusform>
            <numerusform>%n changements pas encore enregistrés</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving failed: %1
It is tried again every few seconds. As long as the workspace stays open nothing is lost.</source>
        <translation>Échec de l’enregistrement&#xa0;: %1
Nouvel essai toutes les quelques secondes. Tant que l’espace de travail reste ouvert, rien n’est perdu.</translation>
    </message>
    <message>
        <source>Make a list of items from what the filter chooses</source>
        <translation>Faire une liste d’items de ce que choisit le filtre</translation>
    </message>
    <message>
        <source>Find in this queue</source>
        <translation>Chercher dans cette file</translation>
    </message>
    <message>
        <source>Find items that hold a text (/), or that are like this one (M)</source>
        <translation>Trouver les items qui contiennent un texte (/), ou qui ressemblent à celui-ci (M)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the item before (Backspace)</source>
        <translation>Retour à l’item précédent (Retour arrière)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Leave the item for later (S)</source>
        <translation>Laisser l’item pour plus tard (S)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Keep what is said, and go to the next open item (Enter)</source>
        <translation>Garder ce qui est dit, et aller au prochain item ouvert (Entrée)</translation>
    </message>
    <message>
        <source>Label sets…</source>
        <translation>Jeux d’étiquettes…</translation>
    </message>
    <message>
        <source>not assigned to you</source>
        <translation>ne vous est pas attribué</translation>
    </message>
    <message>
        <source>%1 of your %2 annotated</source>
        <translation>%1 de vos %2 annotés</translation>
    </message>
    <message>
        <source>Annotator: %1</source>
        <translation>Annotateur&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Your name…</source>
        <translation>Votre nom…</translation>
    </message>
    <message>
        <source>Export annotations…</source>
        <translation>Exporter les annotations…</translation>
    </message>
    <message>
        <source>Write all that is annotated in this workspace: CSV, JSON Lines or Label Studio</source>
        <translation>Écrire tout ce qui est annoté dans cet espace de travail&#xa0;: CSV, JSON Lines ou Label Studio</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::QueueFinder</name>
    <message>
        <source>in the subject</source>
        <translation>dans le sujet</translation>
    </message>
    <message>
        <source>in the relation</source>
        <translation>dans la relation</translation>
    </message>
    <message>
        <source>in a right answer</source>
        <translation>dans une réponse exacte</translation>
    </message>
    <message>
        <source>in a reply</source>
        <translation>dans une réponse</translation>
    </message>
    <message>
        <source>in your note</source>
        <translation>dans votre note</translation>
    </message>
    <message>
        <source>same element, same wrong reply</source>
        <translation>même élément, même réponse fausse</translation>
    </message>
    <message>
        <source>same wrong reply</source>
        <translation>même réponse fausse</translation>
    </message>
    <message>
        <source>same element</source>
        <translation>même élément</translation>
    </message>
    <message>
        <source>Like this one</source>
        <translation>Comme celui-ci</translation>
    </message>
    <message>
        <source>Items of the same element, or with the same wrong reply (M)</source>
        <translation>Items du même élément, ou avec la même réponse fausse (M)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>Fermer la recherche (Échap)</translation>
    </message>
    <message>
        <source>Label all like this one</source>
        <translation>Étiqueter tout comme celui-ci</translation>
    </message>
    <message>
        <source>Gives every item of the list the labels that you gave this one: one step, which can be undone</source>
        <translation>Donne à chaque item de la liste vos étiquettes de celui-ci&#xa0;: une étape, qui peut être annulée</translation>
    </message>
    <message>
        <source>Find in this queue</source>
        <translation>Chercher dans cette file</translation>
    </message>
    <message>
        <source>Find in this queue (/)</source>
        <translation>Chercher dans cette file (/)</translation>
    </message>
    <message>
        <source>Subject, relation, right answers, replies and your notes. Enter searches</source>
        <translation>Sujet, relation, réponses exactes, réponses et vos notes. Entrée cherche</translation>
    </message>
    <message>
        <source>Items that were found</source>
        <translation>Items trouvés</translation>
    </message>
    <message>
        <source>Type a text, or look for items like the one in hand.</source>
        <translation>Tapez un texte, ou cherchez les items semblables à celui-ci.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Item %1 · %2 · %3</source>
        <translation>Item %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message>
        <source>, the first %1 are listed</source>
        <translation>, les %1 premiers sont listés</translation>
    </message>
    <message>
        <source>%1%2
%3 · %4 · %5</source>
        <translation>%1%2
%3 · %4 · %5</translation>
    </message>
    <message numerus="yes">
        <source>Label %n item(s) like this one</source>
        <translation>
            <numerusform>Étiqueter %n item comme celui-ci</numerusform>
            <numerusform>Étiqueter %n items comme celui-ci</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Rail</name>
    <message>
        <source>Workspace ▾</source>
        <translation>Espace ▾</translation>
    </message>
    <message>
        <source>Workspace menu</source>
        <translation>Menu de l’espace de travail</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Menu: workspaces, report, theme, help (Alt+W)</source>
        <translation>Menu&#xa0;: espaces de travail, rapport, thème, aide (Alt+W)</translation>
    </message>
    <message>
        <source>%1
%2 is open</source>
        <translation>%1
%2 est ouvert</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RatingField</name>
    <message>
        <source>Write the context in words of your own</source>
        <translation>Écrire le contexte en ses propres mots</translation>
    </message>
    <message>
        <source>0 · %1</source>
        <translation>0 · %1</translation>
    </message>
    <message>
        <source>10 · %1</source>
        <translation>10 · %1</translation>
    </message>
    <message>
        <source>From 0, %1, to 10, %2</source>
        <translation>De 0, %1, à 10, %2</translation>
    </message>
    <message>
        <source>0 to 10, higher is better: digits, arrow keys for half a point, Page Up and Page Down for one; Enter goes on</source>
        <translation>De 0 à 10, plus c’est haut, mieux c’est&#xa0;: chiffres, flèches pour un demi-point, Page préc. et Page suiv. pour un point&#xa0;; Entrée passe à la suite</translation>
    </message>
    <message>
        <source>0 to 10; a dash is not rated yet; Enter goes on</source>
        <translation>De 0 à 10&#xa0;; un tiret n’est pas encore noté&#xa0;; Entrée passe à la suite</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RatingView</name>
    <message>
        <source>What is rated</source>
        <translation>Ce qui est évalué</translation>
    </message>
    <message>
        <source>Data of entities</source>
        <translation>Données des entités</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>Contextes</translation>
    </message>
    <message>
        <source>The attributes and pictures of each entity (items of T.A), or the contexts of F.M.C and P.M.C: two texts of your own are rated by how far they mean what the context says</source>
        <translation>Les attributs et images de chaque entité (items de T.A), ou les contextes de F.M.C et P.M.C&#xa0;: deux textes personnels sont notés selon qu’ils disent ce que dit le contexte</translation>
    </message>
    <message>
        <source>Who rates</source>
        <translation>Qui évalue</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Who rates: each person&apos;s ratings are kept apart</source>
        <translation>Qui évalue&#xa0;: les notes de chaque personne sont gardées à part</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>Keep this and show the item before (Alt+Page Up)</source>
        <translation>Garder ceci et afficher l’item d’avant (Alt+Page préc.)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Sui&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Charger…</translation>
    </message>
    <message>
        <source>Read ratings from a file; the newer of two counts</source>
        <translation>Lire des notes d’un fichier&#xa0;; la plus récente de deux compte</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Write all ratings to a file, one a line</source>
        <translation>Écrire toutes les notes dans un fichier, une par ligne</translation>
    </message>
    <message>
        <source>The generalisation image</source>
        <translation>L’image de généralisation</translation>
    </message>
    <message>
        <source>The original image</source>
        <translation>L’image d’origine</translation>
    </message>
    <message>
        <source>The attributes of the entity, or the context</source>
        <translation>Les attributs de l’entité, ou le contexte</translation>
    </message>
    <message>
        <source>Nothing to rate</source>
        <translation>Rien à évaluer</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 rated</source>
        <translation>%1 sur %2 · %3 évalués</translation>
    </message>
    <message>
        <source>%1 s an item</source>
        <translation>%1 s par item</translation>
    </message>
    <message>
        <source>The workspace has no item of T.A</source>
        <translation>L’espace de travail n’a pas d’item de T.A</translation>
    </message>
    <message>
        <source>The workspace has no item of F.M.C or P.M.C</source>
        <translation>L’espace de travail n’a pas d’item de F.M.C ou P.M.C</translation>
    </message>
    <message>
        <source>%1 · %2 · item %3</source>
        <translation>%1 · %2 · item %3</translation>
    </message>
    <message>
        <source>Hypernym: %1 · Property: %2</source>
        <translation>Hyperonyme&#xa0;: %1 · Propriété&#xa0;: %2</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non dit</translation>
    </message>
    <message>
        <source>The rating is not kept</source>
        <translation>La note n’est pas gardée</translation>
    </message>
    <message>
        <source>Load ratings</source>
        <translation>Charger des notes</translation>
    </message>
    <message>
        <source>Ratings (*.jsonl);;All files (*)</source>
        <translation>Notes (*.jsonl);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The ratings cannot be read</source>
        <translation>Les notes ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 lines are left out</source>
        <translation>%1 lignes sont écartées</translation>
    </message>
    <message>
        <source>Save ratings</source>
        <translation>Enregistrer les notes</translation>
    </message>
    <message>
        <source>Ratings (*.jsonl)</source>
        <translation>Notes (*.jsonl)</translation>
    </message>
    <message>
        <source>The ratings are not saved</source>
        <translation>Les notes ne sont pas enregistrées</translation>
    </message>
    <message>
        <source>The filter takes no item to rate</source>
        <translation>Le filtre ne retient aucun élément à évaluer</translation>
    </message>
    <message>
        <source>Keep this and show the next item (Ctrl+Return, or Enter at the last rating)</source>
        <translation>Garder ceci et montrer l’item suivant (Ctrl+Entrée, ou Entrée à la dernière note)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RecallsForm</name>
    <message>
        <source>Recall, %1</source>
        <translation>Rappel, %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RelationWordsForm</name>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Relations that the program has no words for. What you write is kept in this workspace: later runs and imports use it, runs that were made keep theirs.</source>
        <translation>Relations pour lesquelles le programme n’a pas de mots. Ce qui est écrit ici reste dans cet espace de travail&#xa0;: les exécutions et imports suivants l’utilisent, les exécutions faites gardent le leur.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Affirmation</translation>
    </message>
    <message>
        <source>What True/false says behind “In 2015, ”: {s} stands for the subject, {o} for the object</source>
        <translation>Ce que TF dit après «&#xa0;In 2015,&#xa0;»&#xa0;: {s} remplace le sujet, {o} l’objet</translation>
    </message>
    <message>
        <source>Which of the prompts is shown, as a model gets it</source>
        <translation>Lequel des prompts est affiché, tel qu’un modèle le reçoit</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>%1 (new)</source>
        <translation>%1 (nouveau)</translation>
    </message>
    <message>
        <source>“%1”, %2</source>
        <translation>“%1”, %2</translation>
    </message>
    <message>
        <source>“%1”, %2: %3</source>
        <translation>“%1”, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>No prompt: %1</source>
        <translation>Pas de prompt&#xa0;: %1</translation>
    </message>
    <message>
        <source>What Multiple choice asks behind “In 2015, ”: {s} stands for the subject. Generation needs no words: it names subject and relation as they are.</source>
        <translation>Ce que MCQA demande après «&#xa0;In 2015,&#xa0;»&#xa0;: {s} remplace le sujet. Generation n’a pas besoin de mots&#xa0;: elle nomme sujet et relation tels quels.</translation>
    </message>
    <message>
        <source>%1 relations are new: each can be chosen below. Those you leave are asked with the words suggested for them.</source>
        <translation>%1 relations sont nouvelles&#xa0;: chacune peut être choisie ci-dessous. Celles que vous laissez sont demandées avec les mots proposés.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ReplyPanel</name>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>The prompt as sent</source>
        <translation>Le prompt tel qu’envoyé</translation>
    </message>
    <message>
        <source>Prompt as sent</source>
        <translation>Prompt tel qu’envoyé</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Reply, as received</source>
        <translation>Réponse, telle que reçue</translation>
    </message>
    <message>
        <source>Asked now, outside the run</source>
        <translation>Demandé maintenant, hors de l’exécution</translation>
    </message>
    <message>
        <source>Asked by you after the run: not stored, and in none of its numbers</source>
        <translation>Demandé par vous après l’exécution&#xa0;: non enregistré, et dans aucun de ses nombres</translation>
    </message>
    <message>
        <source>Reply asked now, outside the run</source>
        <translation>Réponse demandée maintenant, hors de l’exécution</translation>
    </message>
    <message>
        <source>What the model thought before it replied; no part of the reply, and not judged</source>
        <translation>Ce que le modèle a pensé avant de répondre&#xa0;; ne fait pas partie de la réponse et n’est pas jugé</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copier en JSON</translation>
    </message>
    <message>
        <source>Element, prompt, request, reply, verdict and response of this sample; what is not known is null</source>
        <translation>Élément, prompt, requête, réponse, verdict et réponse HTTP de cet échantillon&#xa0;; ce qui n’est pas connu vaut null</translation>
    </message>
    <message>
        <source>[system] %1

</source>
        <translation>[système] %1

</translation>
    </message>
    <message>
        <source>This sample cannot be read: %1</source>
        <translation>Cet échantillon ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Thinking, %1 characters</source>
        <translation>Réflexion, %1 caractères</translation>
    </message>
    <message>
        <source>Waiting for the server to start…</source>
        <translation>Attente du démarrage du serveur…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Demande en cours…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ask again now</source>
        <translation>Redemander maintenant</translation>
    </message>
    <message>
        <source>The replies of this run came from files: there is no model to ask</source>
        <translation>Les réponses de cette exécution viennent de fichiers&#xa0;: il n’y a pas de modèle à interroger</translation>
    </message>
    <message>
        <source>Gives up waiting for the reply</source>
        <translation>N’attend plus la réponse</translation>
    </message>
    <message>
        <source>Sends this one prompt to the run&apos;s backend now, past the response cache. The reply is shown beside the stored one and enters no number of the run; the server may charge for it.</source>
        <translation>Envoie maintenant ce seul prompt au backend de l’exécution, sans le cache de réponses. La réponse est affichée à côté de celle conservée et n’entre dans aucun nombre de l’exécution&#xa0;; le serveur peut la facturer.</translation>
    </message>
    <message>
        <source>The sample was copied as JSON</source>
        <translation>L’échantillon a été copié en JSON</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Report</name>
    <message>
        <source>The figure cannot be shown here.</source>
        <translation>La figure ne peut pas être affichée ici.</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 rows; the view itself exports all of them as CSV.</source>
        <translation>Ce sont les %1 premières de %2 lignes&#xa0;; la vue elle-même les exporte toutes en CSV.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Manifest as JSON</source>
        <translation>Manifeste en JSON</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ReportDialog</name>
    <message>
        <source>1 row</source>
        <translation>1 ligne</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>Le rapport n’a pas été enregistré</translation>
    </message>
    <message>
        <source>Views to put into the report</source>
        <translation>Vues à mettre dans le rapport</translation>
    </message>
    <message>
        <source>All its views with their figures and numbers, as the page is set now</source>
        <translation>Toutes ses vues avec figures et nombres, telle que la page est réglée</translation>
    </message>
    <message>
        <source>Its figure and its numbers, as the page is set now</source>
        <translation>Sa figure et ses nombres, telle que la page est réglée</translation>
    </message>
    <message>
        <source>The manifest of each run is always added: what it asked, of which model, with which settings, and what came back. Keys are never part of it.</source>
        <translation>Le manifeste de chaque exécution est toujours ajouté&#xa0;: ce qu’elle a demandé, à quel modèle, avec quels réglages, et ce qui est revenu. Les clés n’en font jamais partie.</translation>
    </message>
    <message>
        <source>Progress of the report</source>
        <translation>Progression du rapport</translation>
    </message>
    <message>
        <source>Narrowed to: %1</source>
        <translation>Restreint à&#xa0;: %1</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>calcul…</translation>
    </message>
    <message>
        <source>nothing to show</source>
        <translation>rien à afficher</translation>
    </message>
    <message>
        <source>The chosen views are still being computed</source>
        <translation>Les vues choisies sont encore en cours de calcul</translation>
    </message>
    <message>
        <source>As a web page or as PDF, in one file that needs no other</source>
        <translation>En page web ou en PDF, en un fichier qui n’en demande pas d’autre</translation>
    </message>
    <message>
        <source>Tick a view that has something to show</source>
        <translation>Cocher une vue qui a quelque chose à montrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Stop; nothing is written</source>
        <translation>Arrêter&#xa0;; rien n’est écrit</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Web page (*.html);;PDF (*.pdf)</source>
        <translation>Page web (*.html);;PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ReportView</name>
    <message>
        <source>Checks done</source>
        <translation>Vérifications faites</translation>
    </message>
    <message>
        <source>Waiting for its server to start…</source>
        <translation>Attente du démarrage de son serveur…</translation>
    </message>
    <message>
        <source>Testing, %1 of %2…</source>
        <translation>Test en cours, %1 sur %2…</translation>
    </message>
    <message>
        <source>The test could not be made: %1</source>
        <translation>Le test n’a pas pu être fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not tested yet. A test makes some twenty small calls and says what the server can do.</source>
        <translation>Pas encore testé. Un test fait une vingtaine de petits appels et dit ce que le serveur sait faire.</translation>
    </message>
    <message>
        <source>Tested %1 UTC</source>
        <translation>Testé %1 UTC</translation>
    </message>
    <message>
        <source>build %1</source>
        <translation>version %1</translation>
    </message>
    <message>
        <source>No run can be made with this backend.</source>
        <translation>Aucune exécution ne peut être faite avec ce backend.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>Cancel test</source>
        <translation>Annuler le test</translation>
    </message>
    <message>
        <source>Test backend</source>
        <translation>Tester le backend</translation>
    </message>
    <message>
        <source>Stop testing; what was known before stays</source>
        <translation>Arrêter le test&#xa0;; ce qui était connu reste</translation>
    </message>
    <message>
        <source>Eight checks, some twenty small calls, none of them cached</source>
        <translation>Huit vérifications, une vingtaine de petits appels, aucun depuis le cache</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Disabled with this backend:
%1</source>
        <translation>Désactivé avec ce backend&#xa0;:
%1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ReportWriter</name>
    <message>
        <source>Chronoscope report: %1</source>
        <translation>Rapport Chronoscope&#xa0;: %1</translation>
    </message>
    <message>
        <source>Written %1 by Chronoscope %2</source>
        <translation>Écrit le %1 par Chronoscope %2</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Affiché&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 The figure could not be drawn. %2</source>
        <translation>%1 La figure n’a pas pu être dessinée. %2</translation>
    </message>
    <message>
        <source>The disk is full: nothing was written to %1. Free some room or choose another folder.</source>
        <translation>Le disque est plein&#xa0;: rien n’a été écrit dans %1. Libérer de la place ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder.</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2. Choisir un autre dossier.</translation>
    </message>
    <message>
        <source>always (d) would score %1 %</source>
        <translation>toujours (d) obtiendrait&#xa0;%1&#xa0;%</translation>
    </message>
    <message>
        <source>always true would score %1 %</source>
        <translation>toujours vrai obtiendrait&#xa0;%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2 protocol</source>
        <translation>%1&#xa0;: protocole&#xa0;%2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Remarque&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ReportsView</name>
    <message>
        <source>Facts behind the chosen bar</source>
        <translation>Faits derrière la barre choisie</translation>
    </message>
    <message>
        <source>Double-click a fact, or press Enter, to see its dates</source>
        <translation>Double-cliquer un fait, ou appuyer sur Entrée, pour voir ses dates</translation>
    </message>
    <message>
        <source>Click a bar to list its facts</source>
        <translation>Cliquer une barre pour lister ses faits</translation>
    </message>
    <message>
        <source>%1 · %2 · n = %3</source>
        <translation>%1 · %2 · n = %3</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ResultFilterModel</name>
    <message>
        <source>Narrow what all result pages show (Alt+I). At first it is narrowed to one domain and the template Generation, so that an element counts once a year; without that, the templates of a run are added up.</source>
        <translation>Restreindre ce qu’affichent toutes les pages de résultats (Alt+I). D’abord restreint à un domaine et au gabarit Generation, pour qu’un élément compte une fois par an&#xa0;; sinon, les gabarits d’une exécution sont additionnés.</translation>
    </message>
    <message>
        <source>Keeps the elements whose subject has this text in it, in upper or lower case (Ctrl+F)</source>
        <translation>Garde les éléments dont le sujet contient ce texte, majuscules ou minuscules (Ctrl+F)</translation>
    </message>
    <message>
        <source>2010–2015, 2020</source>
        <translation>2010–2015, 2020</translation>
    </message>
    <message>
        <source>This view cannot be read.</source>
        <translation>Cette vue ne peut pas être lue.</translation>
    </message>
    <message>
        <source>%1
pinned: %2</source>
        <translation>%1
épinglées&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ResultPage</name>
    <message>
        <source>Annotate</source>
        <translation>Annoter</translation>
    </message>
    <message>
        <source>Say why the wrong answers that pass the filter are wrong, or see what was said</source>
        <translation>Dire pourquoi les réponses fausses qui passent le filtre sont fausses, ou voir ce qui a été dit</translation>
    </message>
    <message>
        <source>&amp;Annotate these…</source>
        <translation>&amp;Annoter celles-ci…</translation>
    </message>
    <message>
        <source>Make a queue of the wrong answers that pass the filter</source>
        <translation>Faire une file des réponses fausses qui passent le filtre</translation>
    </message>
    <message>
        <source>&amp;Share of each label in these</source>
        <translation>Part de chaque &amp;étiquette dans celles-ci</translation>
    </message>
    <message>
        <source>How many of the annotated wrong answers that pass the filter have each label, by year, run, relation or template</source>
        <translation>Combien des réponses fausses annotées qui passent le filtre portent chaque étiquette, par année, exécution, relation ou gabarit</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Open or make one from the menu at the upper left.</source>
        <translation>En ouvrir ou en créer un depuis le menu en haut à gauche.</translation>
    </message>
    <message>
        <source>Reading the runs…</source>
        <translation>Lecture des exécutions…</translation>
    </message>
    <message>
        <source>The runs cannot be read</source>
        <translation>Les exécutions ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Pas encore d’exécutions</translation>
    </message>
    <message>
        <source>No run is chosen</source>
        <translation>Aucune exécution n’est choisie</translation>
    </message>
    <message>
        <source>Tick the runs to look at in the list at the upper left.</source>
        <translation>Cocher les exécutions à regarder dans la liste en haut à gauche.</translation>
    </message>
    <message>
        <source>Show the newest runs</source>
        <translation>Afficher les exécutions les plus récentes</translation>
    </message>
    <message>
        <source>No replies yet</source>
        <translation>Pas encore de réponses</translation>
    </message>
    <message>
        <source>Results appear here as soon as a run has its first replies.</source>
        <translation>Les résultats apparaissent ici dès les premières réponses d’une exécution.</translation>
    </message>
    <message>
        <source>Nothing passes the filter</source>
        <translation>Rien ne passe le filtre</translation>
    </message>
    <message>
        <source>No chosen run asks what it is narrowed to, or nothing came out so.</source>
        <translation>Aucune exécution choisie ne demande ce à quoi il est restreint, ou rien n’a eu cette issue.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>No runs of ChroKnowledge yet</source>
        <translation>Pas encore d’exécution de ChroKnowledge</translation>
    </message>
    <message>
        <source>Show the ways in</source>
        <translation>Montrer les façons de commencer</translation>
    </message>
    <message>
        <source>Facts come in on the Benchmark page, and a run over them starts there.</source>
        <translation>Les faits s’importent à la page Benchmark, et une exécution s’y lance.</translation>
    </message>
    <message>
        <source>Go to Benchmark</source>
        <translation>Aller à Benchmark</translation>
    </message>
    <message>
        <source>The sample, your own facts, or one question to a model</source>
        <translation>L’exemple, vos propres faits ou une question à un modèle</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Results</name>
    <message numerus="yes">
        <source>At most %1 runs are shown together; %n were left out</source>
        <translation>
            <numerusform>Au plus %1 exécutions sont affichées ensemble&#xa0;; %n a été écartée</numerusform>
            <numerusform>Au plus %1 exécutions sont affichées ensemble&#xa0;; %n ont été écartées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen run(s) or scoring(s) are not in the workspace any more</source>
        <translation>
            <numerusform>%n exécution ou notation choisie n’est plus dans l’espace de travail</numerusform>
            <numerusform>%n exécutions ou notations choisies ne sont plus dans l’espace de travail</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ResumeBar</name>
    <message>
        <source>“%1” (%2 of %3)</source>
        <translation>«&#xa0;%1&#xa0;» (%2 sur %3)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>1 run is not finished: %1. Resume?</source>
        <translation>1 exécution n’est pas terminée&#xa0;: %1. Reprendre&#xa0;?</translation>
    </message>
    <message>
        <source>%1 runs are not finished: %2. Resume?</source>
        <translation>%1 exécutions ne sont pas terminées&#xa0;: %2. Reprendre&#xa0;?</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>Tout reprendre</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RobustnessControls</name>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>View: </source>
        <translation>Vue&#xa0;: </translation>
    </message>
    <message>
        <source>What is shown: W, the share of tests won, or R, facts that win all</source>
        <translation>Ce qui est affiché&#xa0;: W, la part des tests gagnés, ou R, les faits qui gagnent tout</translation>
    </message>
    <message>
        <source>Win rate W</source>
        <translation>Taux de victoire W</translation>
    </message>
    <message>
        <source>Robustness R</source>
        <translation>Robustesse R</translation>
    </message>
    <message>
        <source>Which run is shown</source>
        <translation>Quelle exécution est affichée</translation>
    </message>
    <message>
        <source>Which run it is compared with</source>
        <translation>À quelle exécution elle est comparée</translation>
    </message>
    <message>
        <source>&amp;Published</source>
        <translation>&amp;Publié</translation>
    </message>
    <message>
        <source>Show numbers of the paper below one&apos;s own, with what they are of</source>
        <translation>Afficher les nombres de l’article sous les siens, avec ce sur quoi ils portent</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>Points at equal distances, or bars of wider bins</source>
        <translation>Points à distances égales, ou barres de classes plus larges</translation>
    </message>
    <message>
        <source>Single precisions</source>
        <translation>Précisions seules</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>Single precisions, or also facts that are robust at two or three of them</source>
        <translation>Précisions seules, ou aussi faits robustes à deux ou trois d’entre elles</translation>
    </message>
    <message>
        <source>Table: bins</source>
        <translation>Tableau&#xa0;: classes</translation>
    </message>
    <message>
        <source>Table: curves</source>
        <translation>Tableau&#xa0;: courbes</translation>
    </message>
    <message>
        <source>What the table and the exported numbers are: the points, or the curves through the facts</source>
        <translation>Ce que sont le tableau et les nombres exportés&#xa0;: les points, ou les courbes à travers les faits</translation>
    </message>
    <message>
        <source>Table: models</source>
        <translation>Tableau&#xa0;: modèles</translation>
    </message>
    <message>
        <source>Table: lines</source>
        <translation>Tableau&#xa0;: droites</translation>
    </message>
    <message>
        <source>What the table and the exported numbers are: the models, or the line of each family</source>
        <translation>Ce que sont le tableau et les nombres exportés&#xa0;: les modèles, ou la droite de chaque famille</translation>
    </message>
    <message>
        <source>Which template&apos;s answers the category of an element is of</source>
        <translation>Le gabarit dont les réponses donnent la catégorie d’un élément</translation>
    </message>
    <message>
        <source>every other run</source>
        <translation>toute autre exécution</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RobustnessPage</name>
    <message>
        <source>Robustness</source>
        <translation>Robustesse</translation>
    </message>
    <message>
        <source>Facts with the dates they held: JSON Lines, or a table with subject, relation, object, start and end, such as TimeStress</source>
        <translation>Faits avec leurs dates de validité&#xa0;: JSON Lines, ou un tableau avec subject, relation, object, start et end, comme TimeStress</translation>
    </message>
    <message>
        <source>Have a model score what was true at dates inside and outside of its time</source>
        <translation>Faire noter par un modèle ce qui était vrai, à des dates dans et hors de sa période</translation>
    </message>
    <message>
        <source>There are no dated facts to ask about: import some first</source>
        <translation>Il n’y a pas de faits datés à demander&#xa0;: en importer d’abord</translation>
    </message>
    <message>
        <source>Keeps the facts whose subject has this text in it, in upper or lower case (Ctrl+F)</source>
        <translation>Garde les faits dont le sujet contient ce texte, majuscules ou minuscules (Ctrl+F)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>R&amp;elation</source>
        <translation>R&amp;elation</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>relation</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Précision</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>No published numbers</source>
        <translation>Pas de nombres publiés</translation>
    </message>
    <message>
        <source>The newest %1 runs are shown; %2 older ones are not: the filter chooses</source>
        <translation>Les %1 exécutions les plus récentes sont affichées&#xa0;; %2 plus anciennes ne le sont pas&#xa0;: le filtre choisit</translation>
    </message>
    <message>
        <source>Import &amp;facts…</source>
        <translation>Importer des &amp;faits…</translation>
    </message>
    <message>
        <source>&amp;Dates…</source>
        <translation>&amp;Dates…</translation>
    </message>
    <message>
        <source>The dated facts, and the dates a run would ask about: no model is needed</source>
        <translation>Les faits datés, et les dates qu’une exécution demanderait&#xa0;: aucun modèle n’est nécessaire</translation>
    </message>
    <message>
        <source>Facts whose bounds are known by year alone count at months and days as if they held from the first day of the first year to the last day of the last.</source>
        <translation>Les faits dont les bornes ne sont connues que par l’année comptent aux mois et aux jours comme s’ils étaient valables du premier jour de la première année au dernier jour de la dernière.</translation>
    </message>
    <message>
        <source>These numbers are global, of all precisions together, whichever the filter takes.</source>
        <translation>Ces nombres sont globaux, de toutes les précisions ensemble, quelles que soient celles que retient le filtre.</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunChooser</name>
    <message>
        <source>Runs to look at</source>
        <translation>Exécutions à regarder</translation>
    </message>
    <message>
        <source>At most %1 can be looked at together.</source>
        <translation>Au plus %1 peuvent être regardées ensemble.</translation>
    </message>
    <message>
        <source>&amp;Newest</source>
        <translation>Les plus réce&amp;ntes</translation>
    </message>
    <message>
        <source>The newest runs with replies, also those that are still to come</source>
        <translation>Les exécutions les plus récentes avec réponses, aussi celles à venir</translation>
    </message>
    <message>
        <source>&amp;Runs: none</source>
        <translation>E&amp;xécutions&#xa0;: aucune</translation>
    </message>
    <message>
        <source>&amp;Runs: %1</source>
        <translation>E&amp;xécutions&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>scored again</source>
        <translation>notée à nouveau</translation>
    </message>
    <message>
        <source>There are no runs in this workspace yet.</source>
        <translation>Il n’y a pas encore d’exécutions dans cet espace de travail.</translation>
    </message>
    <message>
        <source>The runs on all result pages (Alt+R); those of other studies stand on their own pages</source>
        <translation>Les exécutions de toutes les pages de résultats (Alt+R)&#xa0;; celles des autres études figurent sur leurs propres pages</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunDialog</name>
    <message>
        <source>Name of the run</source>
        <translation>Nom de l’exécution</translation>
    </message>
    <message>
        <source>What heat maps and tables call this run</source>
        <translation>Le nom de cette exécution dans les cartes thermiques et tableaux</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>This cannot be counted: %1</source>
        <translation>Ceci ne peut pas être compté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Each of %1 models</source>
        <translation>Chacun des %1 modèles</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>Coût&#xa0;: %1</translation>
    </message>
    <message>
        <source>Each run is called as its model; what is typed here stands in front</source>
        <translation>Chaque exécution porte le nom de son modèle&#xa0;; ce qui est saisi ici se place devant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Give the run a name</source>
        <translation>Donner un nom à l’exécution</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunFinder</name>
    <message>
        <source>Tag</source>
        <translation>Mot-clé</translation>
    </message>
    <message>
        <source>Only the runs with this tag</source>
        <translation>Seulement les exécutions avec ce mot-clé</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimées</translation>
    </message>
    <message>
        <source>Bring a deleted run back</source>
        <translation>Ramener une exécution supprimée</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Tous les mots-clés</translation>
    </message>
    <message>
        <source>Bring back “%1”</source>
        <translation>Ramener «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunFoot</name>
    <message>
        <source>Size of the run</source>
        <translation>Taille de l’exécution</translation>
    </message>
    <message>
        <source>Tokens, cost and time of the run</source>
        <translation>Tokens, coût et durée de l’exécution</translation>
    </message>
    <message>
        <source>An example of what is asked</source>
        <translation>Un exemple de ce qui est demandé</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Why the run cannot start</source>
        <translation>Pourquoi l’exécution ne peut pas démarrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>Lancer l’exécution</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start %1 runs</source>
        <translation>Lancer %1 exécutions</translation>
    </message>
    <message>
        <source>Test the model, make the run and begin asking</source>
        <translation>Tester le modèle, créer l’exécution et commencer à demander</translation>
    </message>
    <message>
        <source>What would be asked</source>
        <translation>Ce qui serait demandé</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunMarks</name>
    <message>
        <source>The run was not renamed</source>
        <translation>L’exécution n’a pas été renommée</translation>
    </message>
    <message>
        <source>The note was not stored</source>
        <translation>La note n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>The tags were not stored</source>
        <translation>Les mots-clés n’ont pas été enregistrés</translation>
    </message>
    <message>
        <source>“%1” was not deleted</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été supprimée</translation>
    </message>
    <message>
        <source>The run was not brought back</source>
        <translation>L’exécution n’a pas été ramenée</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunMenu</name>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Call the run something else</source>
        <translation>Donner un autre nom à l’exécution</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Note</translation>
    </message>
    <message>
        <source>Write down what the run is for</source>
        <translation>Écrire à quoi sert l’exécution</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>Mots-&amp;clés</translation>
    </message>
    <message>
        <source>Words to find the run by</source>
        <translation>Des mots pour retrouver l’exécution</translation>
    </message>
    <message>
        <source>&amp;Duplicate, like this…</source>
        <translation>&amp;Dupliquer, comme celle-ci…</translation>
    </message>
    <message>
        <source>A new run of the same slice and model, asked in the same way</source>
        <translation>Une nouvelle exécution de la même tranche et du même modèle, posée de la même façon</translation>
    </message>
    <message>
        <source>Again with another &amp;model…</source>
        <translation>Encore, avec un autre &amp;modèle…</translation>
    </message>
    <message>
        <source>The same questions, asked in the same way, of other models</source>
        <translation>Les mêmes questions, posées de la même façon, à d’autres modèles</translation>
    </message>
    <message>
        <source>&amp;Watch: ask the same again now</source>
        <translation>Sur&amp;veiller&#xa0;: reposer la même chose maintenant</translation>
    </message>
    <message>
        <source>The same prompts of the same model, never from the cache: has the provider changed the model? Both runs are kept, and what differs is shown.</source>
        <translation>Les mêmes prompts au même modèle, jamais depuis le cache&#xa0;: le fournisseur a-t-il changé le modèle&#xa0;? Les deux exécutions sont gardées, et ce qui diffère est affiché.</translation>
    </message>
    <message>
        <source>&amp;Compare with the run it repeats</source>
        <translation>Com&amp;parer avec l’exécution qu’elle répète</translation>
    </message>
    <message>
        <source>Year by year, with tests</source>
        <translation>Année par année, avec tests</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Take the run out of all lists; it can be brought back for some weeks</source>
        <translation>Retirer l’exécution de toutes les listes&#xa0;; elle peut être ramenée pendant quelques semaines</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunModelsForm</name>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Who answers: one run is made of each that is ticked</source>
        <translation>Qui répond&#xa0;: une exécution est faite pour chacun des cochés</translation>
    </message>
    <message>
        <source>Another, by its URI</source>
        <translation>Un autre, par son URI</translation>
    </message>
    <message>
        <source>A server that is not saved on the Backends page</source>
        <translation>Un serveur non enregistré à la page Backends</translation>
    </message>
    <message>
        <source>URI of the backend</source>
        <translation>URI du backend</translation>
    </message>
    <message>
        <source>PROTOCOL:BASE_URL?model=NAME&amp;key-env=VARIABLE, as on the command line. Backends that are used again are better saved on the Backends page.</source>
        <translation>PROTOCOL:BASE_URL?model=NAME&amp;key-env=VARIABLE, comme en ligne de commande. Il vaut mieux enregistrer à la page Backends ceux qui resservent.</translation>
    </message>
    <message>
        <source>%1, disabled: %2</source>
        <translation>%1, désactivé&#xa0;: %2</translation>
    </message>
    <message>
        <source>Models are saved on the Backends page; tick those that are to answer.</source>
        <translation>Les modèles s’enregistrent à la page Backends&#xa0;; cocher ceux qui doivent répondre.</translation>
    </message>
    <message>
        <source>Tick a model</source>
        <translation>Cocher un modèle</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Budget in US dollars</source>
        <translation>Budget en dollars américains</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Some figures cannot be had of %1: point here for which, and why.</source>
        <translation>Certains chiffres ne peuvent être obtenus de %1&#xa0;: pointez ici pour savoir lesquelles, et pourquoi.</translation>
    </message>
    <message>
        <source>whether it sees pictures is not known until it is tested on the Backends page</source>
        <translation>s’il voit les images n’est su qu’après un test sur la page Backends</translation>
    </message>
    <message>
        <source>its test says that it sees no pictures: %1</source>
        <translation>son test dit qu’il ne voit pas d’images&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et&#xa0;%1 de plus</translation>
    </message>
    <message>
        <source>Two ticked models are the same: change the calibration numbers, or untick one</source>
        <translation>Deux modèles cochés sont les mêmes&#xa0;: changez les nombres d’étalonnage ou décochez-en un</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunNoteBar</name>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ote</translation>
    </message>
    <message>
        <source>What you want to remember of this run; kept in the workspace</source>
        <translation>Ce qui est à retenir de cette exécution&#xa0;; gardé dans l’espace de travail</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>Mots-&amp;clés</translation>
    </message>
    <message>
        <source>Words to find runs by, separated by commas</source>
        <translation>Mots pour retrouver les exécutions, séparés par des virgules</translation>
    </message>
    <message>
        <source>What this run is for</source>
        <translation>À quoi sert cette exécution</translation>
    </message>
    <message>
        <source>paper, draft</source>
        <translation>article, brouillon</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunOptionsForm</name>
    <message>
        <source>The model writes the object itself</source>
        <translation>Le modèle écrit lui-même l’objet</translation>
    </message>
    <message>
        <source>The model chooses among the object and three distractors; elements with another number of distractors are left out</source>
        <translation>Le modèle choisit entre l’objet et trois distracteurs&#xa0;; les éléments avec un autre nombre de distracteurs sont écartés</translation>
    </message>
    <message>
        <source>The model says whether a statement is true</source>
        <translation>Le modèle dit si une affirmation est vraie</translation>
    </message>
    <message>
        <source>Words, sampler, seed, extraction, matching, stop and concurrency</source>
        <translation>Textes, tirage, graine, extraction, comparaison, arrêt et parallélisme</translation>
    </message>
    <message>
        <source>Quick look: 1 × greedy</source>
        <translation>Coup d’œil&#xa0;: 1 × glouton</translation>
    </message>
    <message>
        <source>One exemplar set at temperature 0: a tenth of the requests, and no Partial Correct</source>
        <translation>Un jeu d’exemples à température 0&#xa0;: un dixième des requêtes, et pas de Partial Correct</translation>
    </message>
    <message>
        <source>Paper: 5 × 2</source>
        <translation>Article&#xa0;: 5 × 2</translation>
    </message>
    <message>
        <source>Five exemplar sets at temperatures 0 and 0.7, as the paper asks</source>
        <translation>Cinq jeux d’exemples aux températures 0 et 0,7, comme dans l’article</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Gabarits</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Debiased</source>
        <translation>Débiaisé</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>How options and statements are laid out</source>
        <translation>Disposition des options et affirmations</translation>
    </message>
    <message>
        <source>The fixed layouts of the authors&apos; code: numbers compare with the paper, but the right option always stands at the same place.</source>
        <translation>Les dispositions fixes du code des auteurs&#xa0;: les nombres se comparent à l’article, mais la bonne option est toujours à la même place.</translation>
    </message>
    <message>
        <source>Options in a seeded order and half of the statements false: a model that always says the same gains nothing.</source>
        <translation>Options dans un ordre tiré de la graine et la moitié des affirmations fausses&#xa0;: un modèle qui dit toujours la même chose n’y gagne rien.</translation>
    </message>
    <message>
        <source>Exemplar sets</source>
        <translation>Jeux d’exemples</translation>
    </message>
    <message>
        <source>Each cell is asked once per set of four exemplars and temperature; the paper uses 5</source>
        <translation>Chaque cellule est demandée une fois par jeu de quatre exemples et par température&#xa0;; l’article en prend 5</translation>
    </message>
    <message>
        <source>Temperatures</source>
        <translation>Températures</translation>
    </message>
    <message>
        <source>Numbers from 0 (greedy) to 5, separated by commas; the paper uses 0 and 0.7</source>
        <translation>Nombres de 0 (glouton) à 5, séparés par des virgules&#xa0;; l’article prend 0 et 0.7</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Propre</translation>
    </message>
    <message>
        <source>Relation words</source>
        <translation>Mots des relations</translation>
    </message>
    <message>
        <source>Questions and sentences of the relations; the protocol brings its own.
Reference: as published. Biomedical triples are read as “subject relation object”, which turns them round.
Clean: biomedical triples are read as the UMLS means them, “object relation subject”. Others are the same.</source>
        <translation>Questions et phrases des relations&#xa0;; le protocole apporte les siennes.
Référence&#xa0;: telles que publiées. Les triplets biomédicaux sont lus «&#xa0;sujet relation objet&#xa0;», ce qui les retourne.
Propre&#xa0;: les triplets biomédicaux sont lus comme l’entend l’UMLS, «&#xa0;objet relation sujet&#xa0;». Les autres sont identiques.</translation>
    </message>
    <message>
        <source>Seeded</source>
        <translation>Par graine</translation>
    </message>
    <message>
        <source>Exemplar sampler</source>
        <translation>Tirage des exemples</translation>
    </message>
    <message>
        <source>Seeded: exemplars depend on run seed, element, year and set alone, so any part can be asked again.
Reference: one random stream over the whole benchmark, as the authors&apos; code draws.</source>
        <translation>Par graine&#xa0;: les exemples ne dépendent que de la graine de l’exécution, de l’élément, de l’année et du jeu&#xa0;; toute partie peut donc être redemandée.
Référence&#xa0;: un seul flux aléatoire sur tout le benchmark, comme tire le code des auteurs.</translation>
    </message>
    <message>
        <source>Run seed</source>
        <translation>Graine de l’exécution</translation>
    </message>
    <message>
        <source>Decides exemplars and option orders</source>
        <translation>Décide des exemples et de l’ordre des options</translation>
    </message>
    <message>
        <source>Lenient</source>
        <translation>Tolérante</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Stricte</translation>
    </message>
    <message>
        <source>Extraction</source>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>Lenient: reads the answer out of untidy replies.
Strict: a reply counts only if it opens with “A. ”, as in the authors&apos; code; any other is left out, not wrong.
MCQA: the whole reply is compared with the right objects.</source>
        <translation>Tolérante&#xa0;: lit la réponse dans des réponses désordonnées.
Stricte&#xa0;: une réponse ne compte que si elle commence par «&#xa0;A.&#xa0;», comme dans le code des auteurs&#xa0;; toute autre est écartée, pas fausse.
MCQA&#xa0;: toute la réponse est comparée aux bons objets.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>What is compared. Paper: lower case, punctuation as spaces. Reference: lower case only.</source>
        <translation>Ce qui est comparé. Article&#xa0;: minuscules, ponctuation en espaces. Référence&#xa0;: minuscules seulement.</translation>
    </message>
    <message>
        <source>as usual for the backend</source>
        <translation>comme d’habitude pour le backend</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Texts that end a reply, separated by commas: \n is the end of a line, \t a tab, \, a comma.
Empty: the end of the line for completion endpoints, which else go on with questions of their own; none for chats, which end by themselves and may think or greet in lines before they answer.
“none” sends none.</source>
        <translation>Textes qui terminent une réponse, séparés par des virgules&#xa0;: \n est la fin de ligne, \t une tabulation, \, une virgule.
Vide&#xa0;: la fin de ligne pour les points d’accès de complétion, qui sinon continuent avec leurs propres questions&#xa0;; aucun pour les chats, qui finissent d’eux-mêmes et peuvent réfléchir ou saluer avant de répondre.
«&#xa0;none&#xa0;» n’en envoie aucun.</translation>
    </message>
    <message>
        <source>as the backend suggests</source>
        <translation>comme le suggère le backend</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Parallélisme</translation>
    </message>
    <message>
        <source>Requests in flight at once</source>
        <translation>Requêtes en cours à la fois</translation>
    </message>
    <message>
        <source>Choose at least one template</source>
        <translation>Choisir au moins un gabarit</translation>
    </message>
    <message>
        <source>Temperatures are numbers separated by commas, such as 0, 0.7</source>
        <translation>Les températures sont des nombres séparés par des virgules, comme 0, 0.7</translation>
    </message>
    <message>
        <source>A temperature must be from 0 to 5</source>
        <translation>Une température doit être de 0 à 5</translation>
    </message>
    <message>
        <source>A temperature is given twice</source>
        <translation>Une température est donnée deux fois</translation>
    </message>
    <message>
        <source>Stop: a backslash stands before n, r, t, a comma or another backslash, and no text is empty</source>
        <translation>Arrêt&#xa0;: une barre oblique inverse précède n, r, t, une virgule ou une autre barre inverse, et aucun texte n’est vide</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunReplies</name>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>● right</source>
        <translation>● juste</translation>
    </message>
    <message>
        <source>✕ not right</source>
        <translation>✕ pas juste</translation>
    </message>
    <message>
        <source>Newest replies</source>
        <translation>Réponses les plus récentes</translation>
    </message>
    <message>
        <source>Newest replies of the chosen run</source>
        <translation>Réponses les plus récentes de l’exécution choisie</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>Demandé sur</translation>
    </message>
    <message>
        <source>End of the prompt</source>
        <translation>Fin du prompt</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Compte comme</translation>
    </message>
    <message>
        <source>not told for runs whose questions follow from replies</source>
        <translation>non dit pour les exécutions dont les questions découlent des réponses</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>requête %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>score %1</translation>
    </message>
    <message>
        <source>says no score</source>
        <translation>ne donne pas de score</translation>
    </message>
    <message>
        <source>The %1 replies that were asked for last, the last of all at the top</source>
        <translation>Les %1 réponses demandées en dernier, la toute dernière en haut</translation>
    </message>
    <message>
        <source>Newest replies: what this judge says of the replies of %1</source>
        <translation>Réponses les plus récentes : ce que ce juge dit des réponses de %1</translation>
    </message>
    <message>
        <source>log P = %1</source>
        <translation>log P = %1</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>un score</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunRequests</name>
    <message>
        <source>“%1” asks %2, which nobody here has named before. May it be asked?</source>
        <translation>«&#xa0;%1&#xa0;» interroge %2, que personne n’a nommé ici auparavant. Peut-on l’interroger&#xa0;?</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>“%1” has cost %2 so far. Ask its %3 requests again?</source>
        <translation>«&#xa0;%1&#xa0;» a coûté %2 jusqu’ici. Reposer ses %3 requêtes&#xa0;?</translation>
    </message>
    <message>
        <source>What “%1” costs is not known%2. Ask its %3 requests again?</source>
        <translation>Le coût de «&#xa0;%1&#xa0;» n’est pas connu%2. Reposer ses %3 requêtes&#xa0;?</translation>
    </message>
    <message>
        <source>The new run has the same budget, %1.</source>
        <translation>La nouvelle exécution a le même budget, %1.</translation>
    </message>
    <message>
        <source>It has no budget.</source>
        <translation>Elle n’a pas de budget.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1” was not created: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été créée&#xa0;: %2</translation>
    </message>
    <message>
        <source>Its backend is “%1”.</source>
        <translation>Son backend est «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Open backend</source>
        <translation>Ouvrir le backend</translation>
    </message>
    <message>
        <source>Back to the run</source>
        <translation>Retour à l’exécution</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1, like “%2”</source>
        <translation>%1, comme «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunStarter</name>
    <message>
        <source>another workspace was opened meanwhile</source>
        <translation>un autre espace de travail a été ouvert entre-temps</translation>
    </message>
    <message>
        <source>%1: looking for Partial Known elements</source>
        <translation>%1&#xa0;: recherche d’éléments Partial Known</translation>
    </message>
    <message>
        <source>%1: reading what the base run answered, %2 of %3 elements</source>
        <translation>%1&#xa0;: lecture des réponses de l’exécution de base, %2 éléments sur %3</translation>
    </message>
    <message>
        <source>%1: waiting for the backend&apos;s server to start</source>
        <translation>%1&#xa0;: attente du démarrage du serveur du backend</translation>
    </message>
    <message>
        <source>%1: testing the backend, %2 of %3</source>
        <translation>%1&#xa0;: test du backend, %2 sur %3</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunTable</name>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Columns for which the table is too narrow here: %1</source>
        <translation>Colonnes pour lesquelles le tableau est trop étroit ici&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunTableModel</name>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>⚠ Waiting</source>
        <translation>⚠ En attente</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Starting server</source>
        <translation>Démarrage du serveur</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Arrêt en cours</translation>
    </message>
    <message>
        <source>Changing</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Non lancée</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>En cours ailleurs</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompue</translation>
    </message>
    <message>
        <source>Incomplete import</source>
        <translation>Import incomplet</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Waiting until the server of “%1” is ready; Stop ends the waiting</source>
        <translation>Attend que le serveur de «&#xa0;%1&#xa0;» soit prêt&#xa0;; Arrêter met fin à l’attente</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>Prix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Budget&#xa0;: %1</translation>
    </message>
    <message>
        <source>The tokens of %1 replies, or requests that broke off, are not known: they are in the cost at an estimate</source>
        <translation>Les tokens de %1 réponses, ou requêtes rompues, ne sont pas connus&#xa0;: ils sont estimés dans le coût</translation>
    </message>
    <message>
        <source>%1 answered</source>
        <translation>%1 répondues</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 refusés</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 vides</translation>
    </message>
    <message>
        <source>%1 contradictory</source>
        <translation>%1 contradictoires</translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation>%1 illisibles</translation>
    </message>
    <message>
        <source>Only stored replies count.</source>
        <translation>Seules les réponses conservées comptent.</translation>
    </message>
    <message>
        <source>Requests that got no reply. They are missing samples, never wrong answers.</source>
        <translation>Requêtes sans réponse. Ce sont des échantillons manquants, jamais des réponses fausses.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 prompt + %2 completion tokens, as the backend counted them</source>
        <translation>%1 tokens de prompt + %2 de complétion, tels que le backend les a comptés</translation>
    </message>
    <message>
        <source>Replies stored per second, over the last two seconds</source>
        <translation>Réponses conservées par seconde, sur les deux dernières secondes</translation>
    </message>
    <message>
        <source>Time left at the present rate</source>
        <translation>Temps restant au rythme actuel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créée</translation>
    </message>
    <message>
        <source>Replies that came from the cache and cost nothing: %1</source>
        <translation>Réponses venues du cache, qui n’ont rien coûté&#xa0;: %1</translation>
    </message>
    <message>
        <source>errors: %1 of %2.</source>
        <translation>erreurs&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Replies that do not open with “A. ” and are left out, neither right nor wrong: %1.</source>
        <translation>Réponses qui ne commencent pas par «&#xa0;A.&#xa0;» et sont laissées de côté, ni justes ni fausses&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunsPage</name>
    <message>
        <source>Why the chosen run does not move</source>
        <translation>Pourquoi l’exécution choisie n’avance pas</translation>
    </message>
    <message>
        <source>“%1” was deleted</source>
        <translation>«&#xa0;%1&#xa0;» a été supprimée</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Continue or pause the selected run (Space)</source>
        <translation>Continuer ou suspendre l’exécution choisie (Espace)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Show what the selected run found (Enter)</source>
        <translation>Afficher ce que l’exécution choisie a trouvé (Entrée)</translation>
    </message>
    <message>
        <source>Raise &amp;budget…</source>
        <translation>Augmenter le &amp;budget…</translation>
    </message>
    <message>
        <source>Mor&amp;e</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>Rename, tag, watch, delete…</source>
        <translation>Renommer, mots-clés, surveiller, supprimer…</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>Nouvelle exécution…</translation>
    </message>
    <message>
        <source>Ask a model about a slice of the benchmark (Ctrl+N)</source>
        <translation>Interroger un modèle sur une tranche du benchmark (Ctrl+N)</translation>
    </message>
    <message>
        <source>The budget of “%1” was not changed: the run is going; stop it first</source>
        <translation>Le budget de «&#xa0;%1&#xa0;» n’a pas été changé&#xa0;: l’exécution tourne&#xa0;; l’arrêter d’abord</translation>
    </message>
    <message>
        <source>Choose a run first</source>
        <translation>Choisir d’abord une exécution</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>The replies of this run were imported: there is no model to ask again</source>
        <translation>Les réponses de cette exécution ont été importées&#xa0;: il n’y a pas de modèle à réinterroger</translation>
    </message>
    <message>
        <source>This run repeats no other</source>
        <translation>Cette exécution n’en répète aucune autre</translation>
    </message>
    <message>
        <source>The run is going; stop it first</source>
        <translation>L’exécution tourne&#xa0;; l’arrêter d’abord</translation>
    </message>
    <message>
        <source>The run is finished and needs no more money</source>
        <translation>L’exécution est terminée et n’a plus besoin d’argent</translation>
    </message>
    <message>
        <source>The run has no budget that could stop it</source>
        <translation>L’exécution n’a pas de budget qui puisse l’arrêter</translation>
    </message>
    <message>
        <source>Runs of this kind are made anew on the page that shows them</source>
        <translation>Les exécutions de ce genre sont refaites depuis la page qui les affiche</translation>
    </message>
    <message>
        <source>The replies of this run were imported from files: there is no model behind them to ask</source>
        <translation>Les réponses de cette exécution ont été importées de fichiers&#xa0;: il n’y a pas de modèle derrière elles</translation>
    </message>
    <message>
        <source>No request of the run ended in an error</source>
        <translation>Aucune requête de l’exécution n’a fini en erreur</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Ask nothing more for a while; the run keeps its place at the backend and goes on at once (Space)</source>
        <translation>Ne plus rien demander un moment&#xa0;; l’exécution garde sa place au backend et repart aussitôt (Espace)</translation>
    </message>
    <message>
        <source>Let the selected run go on with what is not answered yet (Space)</source>
        <translation>Laisser l’exécution choisie continuer avec ce qui n’est pas encore répondu (Espace)</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Pas encore d’exécutions</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>A run asks a model about a slice of the benchmark, in every year and template.</source>
        <translation>Une exécution interroge un modèle sur une tranche du benchmark, pour chaque année et gabarit.</translation>
    </message>
    <message>
        <source>Open or make one from the menu at the upper left.</source>
        <translation>En ouvrir ou en créer un depuis le menu en haut à gauche.</translation>
    </message>
    <message>
        <source>Ask errors &amp;again</source>
        <translation>Redem&amp;ander les erreurs</translation>
    </message>
    <message>
        <source>Ask 1 error &amp;again</source>
        <translation>Redem&amp;ander 1 erreur</translation>
    </message>
    <message>
        <source>Ask %1 errors &amp;again</source>
        <translation>Redem&amp;ander %1 erreurs</translation>
    </message>
    <message>
        <source>Ask again what ended in an error, and nothing else (Alt+A)</source>
        <translation>Reposer ce qui a fini en erreur, et rien d’autre (Alt+A)</translation>
    </message>
    <message>
        <source>Allow the run to spend more, and let it go on (Alt+B)</source>
        <translation>Autoriser l’exécution à dépenser plus, et la laisser continuer (Alt+B)</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 tokens en entrée, %2 en sortie</translation>
    </message>
    <message>
        <source>%1 of a budget of %2</source>
        <translation>%1 d’un budget de %2</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>%1 depuis le cache</translation>
    </message>
    <message>
        <source>Nothing has come for %1 s; requests that the server has not answered: %2</source>
        <translation>Rien n’est venu depuis %1 s&#xa0;; requêtes sans réponse du serveur&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>slice %1</source>
        <translation>tranche %1</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>Erreurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>What this run asks follows from replies: it is made anew on the page that shows it</source>
        <translation>Ce que demande cette exécution découle des réponses&#xa0;: elle se refait depuis la page qui l’affiche</translation>
    </message>
    <message>
        <source>End the sitting of the selected run: nothing more is asked, its backend is let go of. What was answered is kept, and the run can be resumed later</source>
        <translation>Terminer la séance de l’exécution choisie&#xa0;: plus rien n’est demandé, son serveur est libéré. Ce qui a reçu une réponse est conservé, et l’exécution peut être reprise plus tard</translation>
    </message>
    <message>
        <source>“%1” is going and was not deleted</source>
        <translation>«&#xa0;%1&#xa0;» est en cours et n’a pas été supprimée</translation>
    </message>
    <message>
        <source>&amp;Stop it</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>“%1” has finished</source>
        <translation>«&#xa0;%1&#xa0;» est terminée</translation>
    </message>
    <message>
        <source>Show results</source>
        <translation>Montrer les résultats</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SavedBar</name>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SavedViews</name>
    <message>
        <source>This workspace has a view of that name already.</source>
        <translation>Cet espace de travail a déjà une vue de ce nom.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Nothing is saved in this workspace yet.</source>
        <translation>Rien n’est encore enregistré dans cet espace de travail.</translation>
    </message>
    <message>
        <source>&amp;Views</source>
        <translation>&amp;Vues</translation>
    </message>
    <message>
        <source>Saved views: the filter, and which runs are looked at, under a name (Alt+V)</source>
        <translation>Vues enregistrées&#xa0;: le filtre, et les exécutions regardées, sous un nom (Alt+V)</translation>
    </message>
    <message>
        <source>Name for what is shown now</source>
        <translation>Nom pour ce qui est affiché maintenant</translation>
    </message>
    <message>
        <source>Name of the new view</source>
        <translation>Nom de la nouvelle vue</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Vues enregistrées</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Show these runs with this filter, and the rows that were pinned (Enter)</source>
        <translation>Afficher ces exécutions avec ce filtre, et les lignes qui étaient épinglées (Entrée)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>Lui donner un autre nom (F2)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete it; this can be undone (Del)</source>
        <translation>La supprimer&#xa0;; cela peut être annulé (Suppr)</translation>
    </message>
    <message>
        <source>Saved “%1”</source>
        <translation>«&#xa0;%1&#xa0;» enregistrée</translation>
    </message>
    <message>
        <source>This view cannot be read: %1</source>
        <translation>Cette vue ne peut pas être lue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation>«&#xa0;%1&#xa0;» supprimée</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ScoringDialog</name>
    <message>
        <source>Lenient: as a person would read</source>
        <translation>Tolérante&#xa0;: comme lirait une personne</translation>
    </message>
    <message>
        <source>Strict: only what opens with “A. ”</source>
        <translation>Stricte&#xa0;: seulement ce qui commence par «&#xa0;A.&#xa0;»</translation>
    </message>
    <message>
        <source>Paper: letters and digits, lower case</source>
        <translation>Article&#xa0;: lettres et chiffres, minuscules</translation>
    </message>
    <message>
        <source>Reference code: lower case only</source>
        <translation>Code de référence&#xa0;: minuscules seulement</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Re-score</source>
        <translation>Noter à nouveau</translation>
    </message>
    <message>
        <source>Re-score a run</source>
        <translation>Noter à nouveau une exécution</translation>
    </message>
    <message>
        <source>Scored as “%1”. The run&apos;s own judgement is kept.</source>
        <translation>Noté comme «&#xa0;%1&#xa0;». Le jugement propre à l’exécution est gardé.</translation>
    </message>
    <message>
        <source>Stopped; nothing was kept of it.</source>
        <translation>Arrêté&#xa0;; rien n’en a été gardé.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>The run whose stored replies are judged; no model is asked</source>
        <translation>L’exécution dont les réponses conservées sont jugées&#xa0;; aucun modèle n’est interrogé</translation>
    </message>
    <message>
        <source>Judgements of this run</source>
        <translation>Jugements de cette exécution</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Extraction</source>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Version of the judging rules. Runs and scorings keep the one they were made by; new ones get version %1.</source>
        <translation>Version des règles de jugement. Exécutions et notations gardent celle de leur création&#xa0;; les nouvelles reçoivent la version %1.</translation>
    </message>
    <message>
        <source>New judgement</source>
        <translation>Nouveau jugement</translation>
    </message>
    <message>
        <source>How the answer is read out of a reply</source>
        <translation>Comment la réponse est lue</translation>
    </message>
    <message>
        <source>How answer and objects are made comparable</source>
        <translation>Comment réponse et objets sont rendus comparables</translation>
    </message>
    <message>
        <source>The token set ratio from which an answer matches an object; the paper takes 70</source>
        <translation>Le token set ratio à partir duquel une réponse correspond à un objet&#xa0;; l’article prend 70</translation>
    </message>
    <message>
        <source>What the scoring is called wherever runs are chosen</source>
        <translation>Le nom de la notation partout où l’on choisit des exécutions</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>A scoring that is being made goes on</source>
        <translation>Une notation en cours continue</translation>
    </message>
    <message>
        <source>The scorings cannot be read: %1</source>
        <translation>Les notations ne peuvent pas être lues&#xa0;: %1</translation>
    </message>
    <message>
        <source>The run&apos;s own</source>
        <translation>Celui de l’exécution</translation>
    </message>
    <message>
        <source>How the replies were judged as they came; it stays</source>
        <translation>Comment les réponses ont été jugées à leur arrivée&#xa0;; cela reste</translation>
    </message>
    <message>
        <source>%1, made %2</source>
        <translation>%1, faite le %2</translation>
    </message>
    <message numerus="yes">
        <source>; %n answer(s) count as right because people accepted them</source>
        <translation>
            <numerusform>; %n réponse compte comme juste car acceptée par des personnes</numerusform>
            <numerusform>; %n réponses comptent comme justes car acceptées par des personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>No scores yet for this extraction and matching</source>
        <translation>Pas encore de scores pour cette extraction et cette comparaison</translation>
    </message>
    <message>
        <source>They come with the first scoring that has these two settings.</source>
        <translation>Ils viennent avec la première notation qui a ces deux réglages.</translation>
    </message>
    <message>
        <source>At %1, %2 of %3 replies (%4 %) would be right.</source>
        <translation>À %1, %2 réponses sur %3 (%4&#xa0;%) seraient justes.</translation>
    </message>
    <message>
        <source>No run has any replies yet</source>
        <translation>Aucune exécution n’a encore de réponses</translation>
    </message>
    <message>
        <source>The workspace is open for reading only</source>
        <translation>L’espace de travail est ouvert en lecture seule</translation>
    </message>
    <message>
        <source>%1 is still being asked: wait for its end or stop it</source>
        <translation>%1 est encore en cours&#xa0;: attendre la fin ou l’arrêter</translation>
    </message>
    <message>
        <source>It needs a name</source>
        <translation>Il faut un nom</translation>
    </message>
    <message>
        <source>The run has a scoring of that name</source>
        <translation>L’exécution a une notation de ce nom</translation>
    </message>
    <message>
        <source>A scoring of this run is being made</source>
        <translation>Une notation de cette exécution est en cours</translation>
    </message>
    <message>
        <source>Re-score %1 replies</source>
        <translation>Noter à nouveau %1 réponses</translation>
    </message>
    <message>
        <source>Judge the stored replies with these settings and keep both judgements</source>
        <translation>Juger les réponses conservées avec ces réglages et garder les deux jugements</translation>
    </message>
    <message>
        <source>The run&apos;s own judgement stays; choose a scoring</source>
        <translation>Le jugement propre à l’exécution reste&#xa0;; choisir une notation</translation>
    </message>
    <message>
        <source>Remove the scoring; it can be made again from the replies</source>
        <translation>Retirer la notation&#xa0;; elle peut être refaite des réponses</translation>
    </message>
    <message>
        <source>Removed “%1”.</source>
        <translation>«&#xa0;%1&#xa0;» retirée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Removed “%1”. The run has other replies than it was made from: made again, it will differ.</source>
        <translation>«&#xa0;%1&#xa0;» retirée. L’exécution a d’autres réponses que celles dont elle était faite&#xa0;: refaite, elle différera.</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>La refaire</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ScoringHub</name>
    <message>
        <source>The workspace cannot be written: it is closed, or another process is writing to it.</source>
        <translation>L’espace de travail ne peut pas être écrit&#xa0;: il est fermé, ou un autre processus y écrit.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ServerInstaller</name>
    <message>
        <source>“%1” failed</source>
        <translation>«&#xa0;%1&#xa0;» a échoué</translation>
    </message>
    <message>
        <source>the package was installed, but its server is not there</source>
        <translation>le paquet a été installé, mais son serveur n’y est pas</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Session</name>
    <message>
        <source>The run could not be started</source>
        <translation>L’exécution n’a pas pu être lancée</translation>
    </message>
    <message>
        <source>The run could not be changed</source>
        <translation>L’exécution n’a pas pu être changée</translation>
    </message>
    <message>
        <source>The replies could not be scored</source>
        <translation>Les réponses n’ont pas pu être notées</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>The file is empty (0 bytes).</source>
        <translation>Le fichier est vide (0 octet).</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>The words that this workspace has of its own are not used: new runs are asked with those of the program</source>
        <translation>Les mots propres à cet espace de travail ne sont pas utilisés&#xa0;: les nouvelles exécutions sont posées avec ceux du programme</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Rien n’a été importé</translation>
    </message>
    <message>
        <source>The workspace is open for reading only.</source>
        <translation>L’espace de travail est ouvert en lecture seule.</translation>
    </message>
    <message>
        <source>The import stopped</source>
        <translation>L’import s’est arrêté</translation>
    </message>
    <message>
        <source>The run was not created</source>
        <translation>L’exécution n’a pas été créée</translation>
    </message>
    <message>
        <source>The traversal run was not created</source>
        <translation>L’exécution de parcours n’a pas été créée</translation>
    </message>
    <message>
        <source>“%1” was made before it could be cancelled; it was not started</source>
        <translation>«&#xa0;%1&#xa0;» a été créée avant de pouvoir être annulée&#xa0;; elle n’a pas été lancée</translation>
    </message>
    <message>
        <source>The run cannot go on</source>
        <translation>L’exécution ne peut pas continuer</translation>
    </message>
    <message>
        <source>Waiting for the server of %1</source>
        <translation>Attente du serveur de %1</translation>
    </message>
    <message>
        <source>The run cannot go on: its server did not start</source>
        <translation>L’exécution ne peut pas continuer&#xa0;: son serveur n’a pas démarré</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The runs cannot be read</source>
        <translation>Les exécutions ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>The runs do not share what is left of their budget</source>
        <translation>Les exécutions ne partagent pas ce qui reste de leur budget</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Rechercher dans les réglages</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Aucun réglage ne contient ces mots.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>%1 Acts at the next start.</source>
        <translation>%1 Prend effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Rétablir %1</translation>
    </message>
    <message>
        <source>Back to the usual value</source>
        <translation>Retour à la valeur habituelle</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt);;All files (*)</source>
        <translation>Certificats (*.pem *.crt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Clear kept replies…</source>
        <translation>Effacer les réponses conservées…</translation>
    </message>
    <message>
        <source>What runs have stored in workspaces stays; the same question is sent, and paid for, again</source>
        <translation>Ce que des exécutions ont enregistré dans des espaces de travail reste&#xa0;; la même question est envoyée, et payée, à nouveau</translation>
    </message>
    <message>
        <source>Clear all kept replies?</source>
        <translation>Effacer toutes les réponses conservées&#xa0;?</translation>
    </message>
    <message>
        <source>Workspaces keep what their runs have stored. Questions that are asked again are sent, and paid for, again.</source>
        <translation>Les espaces de travail gardent ce que leurs exécutions ont enregistré. Les questions reposées sont envoyées, et payées, à nouveau.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Clearing…</source>
        <translation>Effacement…</translation>
    </message>
    <message>
        <source>Not used: %1</source>
        <translation>Non utilisé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not used: there is no such file to read</source>
        <translation>Non utilisé&#xa0;: il n’y a pas de tel fichier à lire</translation>
    </message>
    <message>
        <source>The network settings could not be read, so nothing is sent to other computers until one of them is chosen anew: %1</source>
        <translation>Les réglages du réseau n’ont pas pu être lus, rien n’est donc envoyé à d’autres ordinateurs tant qu’aucun n’est choisi à nouveau&#xa0;: %1</translation>
    </message>
    <message>
        <source>No replies are kept: there is no place for them.</source>
        <translation>Aucune réponse n’est conservée&#xa0;: il n’y a pas de place pour elles.</translation>
    </message>
    <message>
        <source>Now kept: %1 replies, %2.</source>
        <translation>Conservées maintenant&#xa0;: %1 réponses, %2.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Not used: there is no such folder</source>
        <translation>Pas utilisé&#xa0;: ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>What was chosen acts at the next start. Runs that are going on are paused then, and can be resumed.</source>
        <translation>Ce qui a été choisi agit au prochain démarrage. Les exécutions en cours sont alors suspendues, et peuvent être reprises.</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Redémarrer maintenant</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Ouvrir la page</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ShortcutsEditor</name>
    <message>
        <source>No keys</source>
        <translation>Pas de raccourci</translation>
    </message>
    <message>
        <source>The action has no keys of its own</source>
        <translation>L’action n’a pas de raccourci propre</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Raccourci habituel</translation>
    </message>
    <message>
        <source>The keys the program gave it</source>
        <translation>Le raccourci que le programme lui a donné</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Tout comme d’habitude</translation>
    </message>
    <message>
        <source>Every action has its usual keys again</source>
        <translation>Chaque action retrouve son raccourci habituel</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs raccourcis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Keys of the chosen action</source>
        <translation>Raccourci de l’action choisie</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>The changed keys as a JSON file</source>
        <translation>Les raccourcis changés dans un fichier JSON</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Keys from such a file, all of them or none</source>
        <translation>Les raccourcis d’un tel fichier, tous ou aucun</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>D’habitude %1</translation>
    </message>
    <message>
        <source>Keys of “%1”: press them in the field</source>
        <translation>Raccourci de «&#xa0;%1&#xa0;»&#xa0;: appuyer sur les touches dans le champ</translation>
    </message>
    <message>
        <source>%1 are the keys of “%2” (%3): nothing was changed.</source>
        <translation>%1 est le raccourci de «&#xa0;%2&#xa0;» (%3)&#xa0;: rien n’a été changé.</translation>
    </message>
    <message>
        <source>Export the keys</source>
        <translation>Exporter les raccourcis</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>The keys were not saved</source>
        <translation>Les raccourcis n’ont pas été enregistrés</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Importer des raccourcis</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The keys were not read</source>
        <translation>Les raccourcis n’ont pas été lus</translation>
    </message>
    <message>
        <source>The keys were not taken, none of them</source>
        <translation>Les raccourcis n’ont pas été repris, aucun d’eux</translation>
    </message>
    <message>
        <source>Took the keys of %1</source>
        <translation>Raccourcis de %1 repris</translation>
    </message>
    <message>
        <source>Press the keys here; Escape leaves them as they are</source>
        <translation>Appuyez ici sur les touches&#xa0;; Échap les laisse telles quelles</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SizesPanel</name>
    <message>
        <source>Sizes and families of the models</source>
        <translation>Tailles et familles des modèles</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Type a number of parameters, such as 8B or 8e9, or another family; F2 edits a cell. Kept in the workspace.</source>
        <translation>Saisir un nombre de paramètres, comme 8B ou 8e9, ou une autre famille&#xa0;; F2 modifie une cellule. Gardé dans l’espace de travail.</translation>
    </message>
    <message>
        <source>Parameters of the models</source>
        <translation>Paramètres des modèles</translation>
    </message>
    <message>
        <source>The workspace is read-only.</source>
        <translation>L’espace de travail est en lecture seule.</translation>
    </message>
    <message>
        <source>Such as 8B, 350M or 8e9. An empty cell forgets the size.</source>
        <translation>Par exemple 8B, 350M ou 8e9. Une cellule vide oublie la taille.</translation>
    </message>
    <message>
        <source>“%1” is no number of parameters: write 8B, 350M or 8e9.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de paramètres&#xa0;: écrire 8B, 350M ou 8e9.</translation>
    </message>
    <message>
        <source>The size was not kept</source>
        <translation>La taille n’a pas été gardée</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SleepGuard</name>
    <message>
        <source>A run is going</source>
        <translation>Une exécution est en cours</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SliceBar</name>
    <message>
        <source>Filter by subject</source>
        <translation>Filtrer par sujet</translation>
    </message>
    <message>
        <source>Keeps the elements whose subject has this text in it, in upper or lower case</source>
        <translation>Garde les éléments dont le sujet contient ce texte, majuscules ou minuscules</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Toutes les années</translation>
    </message>
    <message>
        <source>Every year an element has; invariant elements are asked at 2020 to 2024</source>
        <translation>Chaque année d’un élément&#xa0;; les éléments invariants sont demandés de 2020 à 2024</translation>
    </message>
    <message>
        <source>First year of the slice</source>
        <translation>Première année de la tranche</translation>
    </message>
    <message>
        <source>Last year of the slice</source>
        <translation>Dernière année de la tranche</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Échantillon</translation>
    </message>
    <message>
        <source>How many of the matching elements to take. A random sample depends only on the seed and the elements, so it can be drawn again.</source>
        <translation>Combien d’éléments prendre parmi ceux qui conviennent. Un échantillon aléatoire ne dépend que de la graine et des éléments, il peut donc être retiré à l’identique.</translation>
    </message>
    <message>
        <source>All elements</source>
        <translation>Tous les éléments</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premiers</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Seed of the sample</source>
        <translation>Graine de l’échantillon</translation>
    </message>
    <message>
        <source>Seed of the sample: the same seed draws the same elements</source>
        <translation>Graine de l’échantillon&#xa0;: la même graine tire les mêmes éléments</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>graine </translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Percent of the elements</source>
        <translation>Pourcentage des éléments</translation>
    </message>
    <message>
        <source>Number of elements</source>
        <translation>Nombre d’éléments</translation>
    </message>
    <message>
        <source>Share of the matching elements, drawn at random</source>
        <translation>Part des éléments qui conviennent, tirée au hasard</translation>
    </message>
    <message>
        <source>Elements to take</source>
        <translation>Éléments à prendre</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SliceFooter</name>
    <message>
        <source>New run on this slice…</source>
        <translation>Nouvelle exécution sur cette tranche…</translation>
    </message>
    <message>
        <source>Size of the slice</source>
        <translation>Taille de la tranche</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>The slice cannot be counted: %1</source>
        <translation>La tranche ne peut pas être comptée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>The slice holds nothing to ask</source>
        <translation>La tranche ne contient rien à demander</translation>
    </message>
    <message>
        <source>Ask a model about exactly the elements in the table</source>
        <translation>Interroger un modèle exactement sur les éléments du tableau</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SliceForm</name>
    <message>
        <source>Ask about %1 elements</source>
        <translation>Demander %1 éléments</translation>
    </message>
    <message>
        <source>Only these relations: %1</source>
        <translation>Seulement ces relations&#xa0;: %1</translation>
    </message>
    <message>
        <source>Relations are chosen in the tree of the Benchmark page</source>
        <translation>Les relations se choisissent dans l’arbre de la page Benchmark</translation>
    </message>
    <message>
        <source>Choose at least one domain</source>
        <translation>Choisir au moins un domaine</translation>
    </message>
    <message>
        <source>Choose at least one state</source>
        <translation>Choisir au moins un état</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SliceTreeModel</name>
    <message>
        <source>Slice</source>
        <translation>Tranche</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>What the slice holds. A slice is a product of domains, states and relations: a state or relation is on or off in every domain that has it.</source>
        <translation>Le contenu de la tranche. Une tranche est un produit de domaines, d’états et de relations&#xa0;: un état ou une relation est pris ou non dans chaque domaine qui l’a.</translation>
    </message>
    <message>
        <source>Elements in the workspace, whatever the filters beside say</source>
        <translation>Éléments de l’espace de travail, quoi que disent les filtres à côté</translation>
    </message>
    <message>
        <source>(no relation)</source>
        <translation>(sans relation)</translation>
    </message>
    <message>
        <source>%1 elements, %2 of them with exactly three distractors</source>
        <translation>%1 éléments, dont %2 avec exactement trois distracteurs</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SourceFiles</name>
    <message>
        <source>Files and folders of the source</source>
        <translation>Fichiers et dossiers de la source</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Fichiers…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Files of the source</source>
        <translation>Fichiers de la source</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>A folder of the source</source>
        <translation>Un dossier de la source</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StalePage</name>
    <message>
        <source>Stale or invented</source>
        <translation>Périmé ou inventé</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Genres</translation>
    </message>
    <message>
        <source>What the wrong replies of each run say</source>
        <translation>Ce que disent les réponses fausses de chaque exécution</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>By how many years the replies of one run are out of time</source>
        <translation>De combien d’années les réponses d’une exécution sont décalées</translation>
    </message>
    <message>
        <source>Asked × answered</source>
        <translation>Demandé × répondu</translation>
    </message>
    <message>
        <source>The year asked by the year that the reply is right for, of one run</source>
        <translation>L’année demandée selon l’année pour laquelle la réponse est juste, d’une exécution</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>The run of “Shift” and “Asked × answered”</source>
        <translation>L’exécution de «&#xa0;Décalage&#xa0;» et «&#xa0;Demandé × répondu&#xa0;»</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Which replies are counted. TF is left out: its replies name no object</source>
        <translation>Quelles réponses sont comptées. TF est omis&#xa0;: ses réponses ne nomment pas d’objet</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>Tous les échantillons</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gloutonnes</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Échantillonnées</translation>
    </message>
    <message>
        <source>Right replies</source>
        <translation>Réponses justes</translation>
    </message>
    <message>
        <source>Show the right replies on the diagonal; without them the colours spread over the others</source>
        <translation>Afficher les réponses justes sur la diagonale&#xa0;; sans elles les couleurs s’étalent sur les autres</translation>
    </message>
    <message>
        <source>Re-score…</source>
        <translation>Noter à nouveau…</translation>
    </message>
    <message>
        <source>Judge the stored replies of a run again with another extraction, matching or threshold</source>
        <translation>Juger à nouveau les réponses conservées d’une exécution avec une autre extraction, comparaison ou un autre seuil</translation>
    </message>
    <message>
        <source>TF replies cannot be stale</source>
        <translation>Les réponses TF ne peuvent pas être périmées</translation>
    </message>
    <message>
        <source>What passes the filter are replies to TF. They say true or false and name no object, so none of them is right for another year.</source>
        <translation>Ce qui passe le filtre, ce sont des réponses à TF. Elles disent vrai ou faux et ne nomment pas d’objet, aucune n’est donc juste pour une autre année.</translation>
    </message>
    <message>
        <source>Show all templates</source>
        <translation>Afficher tous les gabarits</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StaleTables</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Shares of wrong replies</source>
        <translation>Parts des réponses fausses</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>n wrong</source>
        <translation>n fausses</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Périmé</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>En avance</translation>
    </message>
    <message>
        <source>Distractor</source>
        <translation>Distracteur</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Contradictory</source>
        <translation>Contradictoire</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Elements with most stale replies</source>
        <translation>Éléments avec le plus de réponses périmées</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Fausses</translation>
    </message>
    <message>
        <source>Most years</source>
        <translation>Années max.</translation>
    </message>
    <message>
        <source>Click to look into an element, Enter or double click for its timeline</source>
        <translation>Cliquer pour examiner un élément, Entrée ou double clic pour sa chronologie</translation>
    </message>
    <message>
        <source>Shares of wrong replies, %</source>
        <translation>Parts des réponses fausses,&#xa0;%</translation>
    </message>
    <message>
        <source>Most stale elements</source>
        <translation>Éléments les plus périmés</translation>
    </message>
    <message>
        <source>%1 of %2 replies are wrong</source>
        <translation>%1 réponses sur %2 sont fausses</translation>
    </message>
    <message>
        <source>%1: %2 of n = %3 wrong replies</source>
        <translation>%1&#xa0;: %2 des n = %3 réponses fausses</translation>
    </message>
    <message>
        <source>Not diagnosed yet</source>
        <translation>Pas encore diagnostiqué</translation>
    </message>
    <message>
        <source>%1 greedy and %2 sampled replies that are right for an earlier year</source>
        <translation>%1 réponses gloutonnes et %2 échantillonnées justes pour une année antérieure</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StepCommands</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Take the last step back; stepping again shows the same reply without asking</source>
        <translation>Annuler la dernière étape&#xa0;; avancer à nouveau montre la même réponse sans redemander</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Send the next prompt to the model</source>
        <translation>Envoyer le prochain prompt au modèle</translation>
    </message>
    <message>
        <source>Run to end</source>
        <translation>Aller jusqu’au bout</translation>
    </message>
    <message>
        <source>Take all steps that are left, one after the other</source>
        <translation>Faire toutes les étapes restantes, l’une après l’autre</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop asking; the steps that were taken stay</source>
        <translation>Cesser de demander&#xa0;; les étapes faites restent</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Take the steps of this branch away, and ask the model anew; Ctrl+Z brings them back</source>
        <translation>Retirer les étapes de cette branche, et redemander au modèle&#xa0;; Ctrl+Z les ramène</translation>
    </message>
    <message>
        <source>Save to run</source>
        <translation>Enregistrer dans l’exécution</translation>
    </message>
    <message>
        <source>Write this traversal, with its trace and what came out of it, to the run</source>
        <translation>Écrire ce parcours, avec sa trace et son issue, dans l’exécution</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The model is being asked</source>
        <translation>Le modèle est interrogé</translation>
    </message>
    <message>
        <source>There is no step left</source>
        <translation>Il ne reste pas d’étape</translation>
    </message>
    <message>
        <source>No step has been taken</source>
        <translation>Aucune étape n’a été faite</translation>
    </message>
    <message>
        <source>Nothing is being asked</source>
        <translation>Rien n’est demandé</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StepView</name>
    <message>
        <source>previous, added above</source>
        <translation>précédente, ajoutée en haut</translation>
    </message>
    <message>
        <source>next, added below</source>
        <translation>suivante, ajoutée en bas</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>The candidate before and after this step: words that went are struck out, words that came are bold</source>
        <translation>Le candidat avant et après cette étape&#xa0;: les mots partis sont barrés, les mots venus sont en gras</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>What the model said, letter by letter</source>
        <translation>Ce qu’a dit le modèle, lettre pour lettre</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Ask the model this very step again (F8)</source>
        <translation>Redemander cette même étape au modèle (F8)</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3, %4</source>
        <translation>Étape %1 sur %2 · %3, %4</translation>
    </message>
    <message>
        <source>No candidate yet: no answer in this reply</source>
        <translation>Pas encore de candidat&#xa0;: aucune réponse dans cette réponse</translation>
    </message>
    <message>
        <source>Candidate: %1</source>
        <translation>Candidat&#xa0;: %1</translation>
    </message>
    <message>
        <source>Candidate: %1 (unchanged)</source>
        <translation>Candidat&#xa0;: %1 (inchangé)</translation>
    </message>
    <message>
        <source>no answer in it</source>
        <translation>pas de réponse dedans</translation>
    </message>
    <message>
        <source>%1 prompt tokens</source>
        <translation>%1 tokens de prompt</translation>
    </message>
    <message>
        <source>%1 reply tokens</source>
        <translation>%1 tokens de réponse</translation>
    </message>
    <message>
        <source>tokens not counted</source>
        <translation>tokens non comptés</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>cut off by the token limit</source>
        <translation>coupée par la limite de tokens</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Non applicable</translation>
    </message>
    <message>
        <source>Next: step %1 of %2 · %3, %4</source>
        <translation>Ensuite&#xa0;: étape %1 sur %2 · %3, %4</translation>
    </message>
    <message>
        <source>No candidate yet</source>
        <translation>Pas encore de candidat</translation>
    </message>
    <message>
        <source>This step ended in an error, which is no answer: the traversal stands where it was.</source>
        <translation>Cette étape a fini en erreur, ce qui n’est pas une réponse&#xa0;: le parcours reste où il était.</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>Pas encore demandé</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>Système&#xa0;: %1</translation>
    </message>
    <message>
        <source>What is sent to the model, to be read and copied; the block that this step adds is highlighted. What is shown to the model is changed under “Try changes”.</source>
        <translation>Ce qui est envoyé au modèle, à lire et copier&#xa0;; le bloc que cette étape ajoute est surligné. Ce qui est montré au modèle se change sous «&#xa0;Essayer des changements&#xa0;».</translation>
    </message>
    <message>
        <source>No year within the span can be shown to the model. Choose another year, or wider spans under “Try changes”.</source>
        <translation>Aucune année de l’étendue ne peut être montrée au modèle. Choisir une autre année, ou des étendues plus larges sous «&#xa0;Essayer des changements&#xa0;».</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StepsTable</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>A row per step; the mark says whether the candidate is right. A selected row is shown above.</source>
        <translation>Une ligne par étape&#xa0;; la marque dit si le candidat est juste. La ligne choisie est affichée au-dessus.</translation>
    </message>
    <message>
        <source>%1: </source>
        <translation>%1&#xa0;: </translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Montré</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun encore</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Réponse&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StressReadings</name>
    <message>
        <source>How far dates go: so many lengths of the fact&apos;s validity, half of them on either side of its middle. The papers take 10</source>
        <translation>Jusqu’où vont les dates&#xa0;: tant de durées de validité du fait, la moitié de chaque côté de son milieu. Les articles en prennent 10</translation>
    </message>
    <message>
        <source>Last date</source>
        <translation>Dernière date</translation>
    </message>
    <message>
        <source>Dates that end later are not asked: YYYY, YYYY-MM or YYYY-MM-DD. The papers take 2020-12-31</source>
        <translation>Les dates qui finissent plus tard ne sont pas demandées&#xa0;: AAAA, AAAA-MM ou AAAA-MM-JJ. Les articles prennent 2020-12-31</translation>
    </message>
    <message>
        <source>Whether all precisions of a fact have as many dates of each class: months and days in a year that holds a bound are left out then. TimeStress does so, the paper does not</source>
        <translation>Si toutes les précisions d’un fait ont autant de dates de chaque classe&#xa0;: les mois et les jours d’une année qui contient une borne sont alors laissés de côté. TimeStress le fait, l’article non</translation>
    </message>
    <message>
        <source>Where the object stands in the question, too: its last occurrence alone is scored, or every one, as the published code of TimeStress does</source>
        <translation>Quand l’objet est aussi dans la question&#xa0;: seule sa dernière occurrence est notée, ou toutes, comme le fait le code publié de TimeStress</translation>
    </message>
    <message>
        <source>“%1” is no date: the last one is written YYYY, YYYY-MM or YYYY-MM-DD</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date&#xa0;: la dernière s’écrit AAAA, AAAA-MM ou AAAA-MM-JJ</translation>
    </message>
    <message>
        <source> lengths of validity</source>
        <translation> durées de validité</translation>
    </message>
    <message>
        <source>As the sampler has it</source>
        <translation>Selon l’échantillonneur</translation>
    </message>
    <message>
        <source>As many at each</source>
        <translation>Autant à chacune</translation>
    </message>
    <message>
        <source>As many as there are</source>
        <translation>Autant qu’il y en a</translation>
    </message>
    <message>
        <source>Its last occurrence</source>
        <translation>Sa dernière occurrence</translation>
    </message>
    <message>
        <source>Every occurrence</source>
        <translation>Chaque occurrence</translation>
    </message>
    <message>
        <source>Dates reach</source>
        <translation>Portée des dates</translation>
    </message>
    <message>
        <source>Per precision</source>
        <translation>Par précision</translation>
    </message>
    <message>
        <source>Object scored</source>
        <translation>Objet noté</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StressRunDialog</name>
    <message>
        <source>%1 facts</source>
        <translation>%1 faits</translation>
    </message>
    <message>
        <source>%1 scored dates</source>
        <translation>%1 dates notées</translation>
    </message>
    <message>
        <source>%1: %2 correct, %3 incorrect, %4 transitional</source>
        <translation>%1&#xa0;: %2 correctes, %3 incorrectes, %4 de transition</translation>
    </message>
    <message>
        <source>New robustness run</source>
        <translation>Nouvelle exécution de robustesse</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What tables call this run</source>
        <translation>Le nom de cette exécution dans les tableaux</translation>
    </message>
    <message>
        <source>All relations</source>
        <translation>Toutes les relations</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>Facts of which relations; none ticked: all</source>
        <translation>Faits de quelles relations&#xa0;; aucune cochée&#xa0;: toutes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Paper: one period, 1950–2020, over two years</source>
        <translation>Article&#xa0;: une période, 1950–2020, sur deux ans</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Which facts are left out before the dates are drawn; periods are counted over all facts</source>
        <translation>Quels faits sont écartés avant le tirage des dates&#xa0;; les périodes sont comptées sur tous les faits</translation>
    </message>
    <message>
        <source>Of each relation</source>
        <translation>De chaque relation</translation>
    </message>
    <message>
        <source>So many of each relation, those with the most visited articles first</source>
        <translation>Tant par relation, ceux aux articles les plus visités d’abord</translation>
    </message>
    <message>
        <source>Relations: %1</source>
        <translation>Relations&#xa0;: %1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed draws the same months and days</source>
        <translation>La même graine tire les mêmes mois et jours</translation>
    </message>
    <message>
        <source>American: On December 1, 2019</source>
        <translation>Américaine&#xa0;: On December 1, 2019</translation>
    </message>
    <message>
        <source>Classic: On 1 December 2019</source>
        <translation>Classique&#xa0;: On 1 December 2019</translation>
    </message>
    <message>
        <source>The question alone</source>
        <translation>La question seule</translation>
    </message>
    <message>
        <source>After two examples</source>
        <translation>Après deux exemples</translation>
    </message>
    <message>
        <source>Dates explained</source>
        <translation>Dates expliquées</translation>
    </message>
    <message>
        <source>Granularity explained</source>
        <translation>Granularité expliquée</translation>
    </message>
    <message>
        <source>None: the bare text</source>
        <translation>Aucune&#xa0;: le texte nu</translation>
    </message>
    <message>
        <source>The model&apos;s own template</source>
        <translation>Le gabarit propre au modèle</translation>
    </message>
    <message>
        <source>USER: … ASSISTANT:</source>
        <translation>USER: … ASSISTANT:</translation>
    </message>
    <message>
        <source>Date style</source>
        <translation>Style de date</translation>
    </message>
    <message>
        <source>How dates are written</source>
        <translation>Comment les dates sont écrites</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>What stands before the question</source>
        <translation>Ce qui précède la question</translation>
    </message>
    <message>
        <source>Chat form</source>
        <translation>Forme de chat</translation>
    </message>
    <message>
        <source>How the question is put to a model that was trained to chat</source>
        <translation>Comment la question est posée à un modèle entraîné au chat</translation>
    </message>
    <message>
        <source>The first question as it is sent, and the object that is scored after it</source>
        <translation>La première question telle qu’envoyée, et l’objet noté après elle</translation>
    </message>
    <message>
        <source>There are no dated facts yet</source>
        <translation>Il n’y a pas encore de faits datés</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>%1, dates</source>
        <translation>%1, dates</translation>
    </message>
    <message>
        <source>The questions of this program cannot be read</source>
        <translation>Les questions de ce programme ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>There is nothing to ask: no fact is chosen that can be asked about</source>
        <translation>Il n’y a rien à demander&#xa0;: aucun fait choisi ne peut être demandé</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Who scores: one run is made of each that is ticked; they have to tell log-probabilities</source>
        <translation>Qui note&#xa0;: une exécution est faite pour chacun des cochés&#xa0;; ils doivent donner des log-probabilités</translation>
    </message>
    <message>
        <source>Facts, and the dates at which each object is scored</source>
        <translation>Faits, et dates auxquelles chaque objet est noté</translation>
    </message>
    <message>
        <source>Tokens of the questions and objects, from their lengths: they are read, not written</source>
        <translation>Tokens des questions et objets, d’après leurs longueurs&#xa0;: ils sont lus, pas écrits</translation>
    </message>
    <message>
        <source>Twenty facts of each relation, at years alone: a small share of the requests</source>
        <translation>Vingt faits de chaque relation, à l’année seulement&#xa0;: une petite part des requêtes</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>The paper&apos;s filter, all facts, at years, months and days</source>
        <translation>Le filtre de l’article, tous les faits, à l’année, au mois et au jour</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Sets what is asked and how</source>
        <translation>Règle ce qui est demandé et comment</translation>
    </message>
    <message>
        <source>Quick look: 20 facts a relation, years</source>
        <translation>Coup d’œil&#xa0;: 20 faits par relation, années</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>1 fait</translation>
    </message>
    <message>
        <source>Facts left out because there is no question for “%2”: %1</source>
        <translation>Faits laissés de côté, car il n’y a pas de question pour «&#xa0;%2&#xa0;»&#xa0;: %1</translation>
    </message>
    <message>
        <source>Facts left out because none of their dates can be asked: %1</source>
        <translation>Faits laissés de côté, car aucune de leurs dates ne peut être demandée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: facts without a correct or an incorrect date, which have no win rate: %2</source>
        <translation>%1&#xa0;: faits sans date correcte ou incorrecte, qui n’ont pas de taux de victoire&#xa0;: %2</translation>
    </message>
    <message>
        <source>How far dates go and until when, and where the paper can be read in two ways</source>
        <translation>Jusqu’où vont les dates et jusqu’à quand, et où l’article peut se lire de deux façons</translation>
    </message>
    <message>
        <source>calibration model</source>
        <translation>modèle d’étalonnage</translation>
    </message>
    <message>
        <source>calibration model robust %1</source>
        <translation>modèle d’étalonnage robuste %1</translation>
    </message>
    <message>
        <source>Facts that still hold after %2: %1. No later date of them is asked</source>
        <translation>Faits encore valables après %2&#xa0;: %1. Aucune date ultérieure n’en est demandée</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StudyFilter</name>
    <message>
        <source>Narrow what this page shows: its figures, their tables and exports, and what the Inspector lists (Alt+I)</source>
        <translation>Restreindre ce qu’affiche cette page&#xa0;: ses figures, leurs tableaux et exports, et ce que liste l’Inspecteur (Alt+I)</translation>
    </message>
    <message>
        <source>%1, not there</source>
        <translation>%1, absent</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>subject contains “%1”</source>
        <translation>le sujet contient «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>It is of another page.</source>
        <translation>Elle est d’une autre page.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StudyLabels</name>
    <message>
        <source>Flag</source>
        <translation>Signaler</translation>
    </message>
    <message>
        <source>To be looked at again</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>Éti&amp;quettes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on what is shown above</source>
        <translation>Note sur ce qui est affiché au-dessus</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take the last step of annotating back</source>
        <translation>Annuler la dernière étape d’annotation</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Étiquette&#xa0;: %1</translation>
    </message>
    <message>
        <source>The last step of annotating was about something else, or of an earlier day: it is taken back on the page Annotate</source>
        <translation>La dernière étape d’annotation portait sur autre chose, ou date d’un autre jour&#xa0;: elle s’annule à la page Annoter</translation>
    </message>
    <message>
        <source>Labels are about what is shown above, all its replies together.</source>
        <translation>Les étiquettes portent sur ce qui est montré ci-dessus, toutes ses réponses ensemble.</translation>
    </message>
    <message>
        <source>%1 Show all of them, to give or take them.</source>
        <translation>%1 Les montrer toutes, pour en donner ou en retirer.</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>Il n’y a rien à reprendre</translation>
    </message>
    <message>
        <source>Take back (Ctrl+Z): %1</source>
        <translation>Reprendre (Ctrl+Z)&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StudyPart</name>
    <message>
        <source>What the number is made of</source>
        <translation>De quoi le nombre est fait</translation>
    </message>
    <message>
        <source>This number cannot be read</source>
        <translation>Ce nombre ne peut pas être lu</translation>
    </message>
    <message>
        <source>The first %1 of %2 are listed</source>
        <translation>Les %1 premiers sur %2 sont listés</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StudyResultPage</name>
    <message>
        <source>&amp;New run…</source>
        <translation>&amp;Nouvelle exécution…</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Open or make one from the menu at the upper left.</source>
        <translation>En ouvrir ou en créer un depuis le menu en haut à gauche.</translation>
    </message>
    <message>
        <source>The runs cannot be read</source>
        <translation>Les exécutions ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Nothing passes the filter</source>
        <translation>Rien ne passe le filtre</translation>
    </message>
    <message>
        <source>No run asks what it is narrowed to: %1.</source>
        <translation>Aucune exécution ne demande ce à quoi il est restreint&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>R&amp;uns</source>
        <translation>E&amp;xécutions</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>exécutions</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>runs: %1</source>
        <translation>exécutions&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>Éti&amp;quettes</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>not annotated</source>
        <translation>non annoté</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What it is made &amp;of</source>
        <translation>De quoi il est &amp;fait</translation>
    </message>
    <message>
        <source>Opens the Inspector (Ctrl+J), which lists it</source>
        <translation>Ouvre l’inspecteur (Ctrl+J), qui le montre</translation>
    </message>
    <message>
        <source>&amp;Annotate…</source>
        <translation>&amp;Annoter…</translation>
    </message>
    <message>
        <source>Opens the labels of this one in the Inspector</source>
        <translation>Ouvre les étiquettes de celui-ci dans l’Inspecteur</translation>
    </message>
    <message>
        <source>&amp;Only this run</source>
        <translation>&amp;Seulement cette exécution</translation>
    </message>
    <message>
        <source>O&amp;nly what it is made of</source>
        <translation>Seulement c&amp;e dont c’est fait</translation>
    </message>
    <message>
        <source>Narrows the filter of this page to: %1; Alt+Left goes back</source>
        <translation>Restreint le filtre de cette page à&#xa0;: %1&#xa0;; Alt+Gauche revient</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Écarter</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Comparer avec</translation>
    </message>
    <message>
        <source>Show the ways in</source>
        <translation>Montrer les façons d’entrer</translation>
    </message>
    <message>
        <source>Alt+Left goes back to: %1</source>
        <translation>Alt+Gauche ramène à&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::TableWords</name>
    <message>
        <source>Interval, low</source>
        <translation>Intervalle, bas</translation>
    </message>
    <message>
        <source>Interval, high</source>
        <translation>Intervalle, haut</translation>
    </message>
    <message>
        <source>Interval by</source>
        <translation>Intervalle selon</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>Difference, points</source>
        <translation>Différence, points</translation>
    </message>
    <message>
        <source>Partial (greedy)</source>
        <translation>Partial (greedy)</translation>
    </message>
    <message>
        <source>Partial (sampled)</source>
        <translation>Partial (sampled)</translation>
    </message>
    <message>
        <source>Cut-off</source>
        <translation>Cut-off</translation>
    </message>
    <message>
        <source>Cut-off, low</source>
        <translation>Cut-off, bas</translation>
    </message>
    <message>
        <source>Cut-off, high</source>
        <translation>Cut-off, haut</translation>
    </message>
    <message>
        <source>Chrono-Correct</source>
        <translation>Chrono-Correct</translation>
    </message>
    <message>
        <source>Aliases missed</source>
        <translation>Alias manqués</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Acceptés</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Alias without answer</source>
        <translation>Alias sans réponse</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Annotateur</translation>
    </message>
    <message>
        <source>Answer is</source>
        <translation>La réponse est</translation>
    </message>
    <message>
        <source>Answered year</source>
        <translation>Année répondue</translation>
    </message>
    <message>
        <source>Asked year</source>
        <translation>Année demandée</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Beyond 1</source>
        <translation>Au-delà de 1</translation>
    </message>
    <message>
        <source>Beyond 2</source>
        <translation>Au-delà de 2</translation>
    </message>
    <message>
        <source>Beyond 3</source>
        <translation>Au-delà de 3</translation>
    </message>
    <message>
        <source>Beyond 4</source>
        <translation>Au-delà de 4</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>Calls counted</source>
        <translation>Appels comptés</translation>
    </message>
    <message>
        <source>Calls per correct</source>
        <translation>Appels par juste</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>CEM</source>
        <translation>CEM</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Changés</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Completion tokens</source>
        <translation>Tokens de complétion</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compté</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Declared cutoff</source>
        <translation>Coupure déclarée</translation>
    </message>
    <message>
        <source>Defined</source>
        <translation>Défini</translation>
    </message>
    <message>
        <source>Defined facts</source>
        <translation>Faits définis</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Contesté</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domaine</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>Estimé</translation>
    </message>
    <message>
        <source>Estimated high</source>
        <translation>Estimé, haut</translation>
    </message>
    <message>
        <source>Estimated low</source>
        <translation>Estimé, bas</translation>
    </message>
    <message>
        <source>Extrapolated</source>
        <translation>Extrapolé</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premiers</translation>
    </message>
    <message>
        <source>First after</source>
        <translation>Première après</translation>
    </message>
    <message>
        <source>First correct</source>
        <translation>Première juste</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Signalés</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Gagnés</translation>
    </message>
    <message>
        <source>Harmed</source>
        <translation>Gâchés</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Incomplets</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>Incorrect</translation>
    </message>
    <message>
        <source>Instruct</source>
        <translation>Instruct</translation>
    </message>
    <message>
        <source>Irrelevant</source>
        <translation>Irrelevant (hors sujet)</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Jugés</translation>
    </message>
    <message>
        <source>Judged elements</source>
        <translation>Éléments jugés</translation>
    </message>
    <message>
        <source>Judged years</source>
        <translation>Années jugées</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Known</translation>
    </message>
    <message>
        <source>Known after</source>
        <translation>Known après</translation>
    </message>
    <message>
        <source>Known before</source>
        <translation>Known avant</translation>
    </message>
    <message>
        <source>Known increase</source>
        <translation>Hausse de Known</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Label set</source>
        <translation>Jeu d’étiquettes</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>Étiquetés</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Latest (à jour)</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Écartés</translation>
    </message>
    <message>
        <source>Lifelong</source>
        <translation>À vie</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Correspondance</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Correspondants</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>Différence moyenne</translation>
    </message>
    <message>
        <source>Mean seconds</source>
        <translation>Secondes en moyenne</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesurés</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixte</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Named</source>
        <translation>Nommé</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Non applicable</translation>
    </message>
    <message>
        <source>Not random</source>
        <translation>Non aléatoires</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Only first</source>
        <translation>Seule la première</translation>
    </message>
    <message>
        <source>Only second</source>
        <translation>Seule la seconde</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open targets</source>
        <translation>Cibles ouvertes</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Other cells</source>
        <translation>Autres cellules</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Outdated (périmé)</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Partial known</source>
        <translation>Partial Known</translation>
    </message>
    <message>
        <source>Partly undefined</source>
        <translation>En partie non définis</translation>
    </message>
    <message>
        <source>Passed over</source>
        <translation>Sautés</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Pooled win rate</source>
        <translation>Taux de victoire réuni</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Pretrained</source>
        <translation>Préentraîné</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>Tokens de prompt</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Random robustness</source>
        <translation>Robustesse aléatoire</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Repeats elements</source>
        <translation>Éléments répétés</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>Rattrapés</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Robust</source>
        <translation>Robuste</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robustesse</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Run fewshot</source>
        <translation>Exécution few-shot</translation>
    </message>
    <message>
        <source>Run instruct</source>
        <translation>Exécution instruct</translation>
    </message>
    <message>
        <source>Run pretrained</source>
        <translation>Exécution préentraînée</translation>
    </message>
    <message>
        <source>Run standard</source>
        <translation>Exécution standard</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Échantillon</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Sd</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Seconde</translation>
    </message>
    <message>
        <source>Second correct</source>
        <translation>Seconde juste</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Shift years</source>
        <translation>Décalage, années</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Unique</translation>
    </message>
    <message>
        <source>Single minus lifelong</source>
        <translation>Unique moins à vie</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sûr</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Étendue</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Still wrong</source>
        <translation>Encore faux</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Gabarit</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Tokens per correct</source>
        <translation>Tokens par juste</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangés</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unknown</translation>
    </message>
    <message>
        <source>V fewshot</source>
        <translation>V few-shot</translation>
    </message>
    <message>
        <source>V standard</source>
        <translation>V standard</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Win ci high</source>
        <translation>Intervalle de W, haut</translation>
    </message>
    <message>
        <source>Win ci low</source>
        <translation>Intervalle de W, bas</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Taux de victoire</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>CEM without context</source>
        <translation>CEM sans contexte</translation>
    </message>
    <message>
        <source>Without context</source>
        <translation>Sans contexte</translation>
    </message>
    <message>
        <source>Without irrelevant</source>
        <translation>Hors sujet, sans contexte</translation>
    </message>
    <message>
        <source>Without other</source>
        <translation>Autre, sans contexte</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Fausses</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1,&#xa0;%</translation>
    </message>
    <message>
        <source>No correct date</source>
        <translation>Aucune date correcte</translation>
    </message>
    <message>
        <source>No incorrect date</source>
        <translation>Aucune date incorrecte</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Non posé</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>Win rate, low</source>
        <translation>Taux de victoire, bas</translation>
    </message>
    <message>
        <source>Win rate, high</source>
        <translation>Taux de victoire, haut</translation>
    </message>
    <message>
        <source>No score of a correct date</source>
        <translation>Aucun score d’une date correcte</translation>
    </message>
    <message>
        <source>No score of an incorrect date</source>
        <translation>Aucun score d’une date incorrecte</translation>
    </message>
    <message>
        <source>Lists without an item</source>
        <translation>Listes sans élément</translation>
    </message>
    <message>
        <source>Years left out</source>
        <translation>Années écartées</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Complets</translation>
    </message>
    <message>
        <source>First, %</source>
        <translation>Premier tour, %</translation>
    </message>
    <message>
        <source>Last, %</source>
        <translation>Dernier tour, %</translation>
    </message>
    <message>
        <source>More, %</source>
        <translation>Plus d’un tour, %</translation>
    </message>
    <message>
        <source>Paper, %</source>
        <translation>Article, %</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifiés</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::TokenTable</name>
    <message>
        <source>&lt; 0.1 %</source>
        <translation>&lt; 0.1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The server told no alternatives</source>
        <translation>Le serveur n’a pas donné d’autres choix</translation>
    </message>
    <message>
        <source>The likeliest tokens at this place:</source>
        <translation>Les tokens les plus probables à cet endroit&#xa0;:</translation>
    </message>
    <message>
        <source>
%1   %2   %3</source>
        <translation>
%1   %2   %3</translation>
    </message>
    <message>
        <source>Tokens of the reply</source>
        <translation>Tokens de la réponse</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>Log-prob.</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>As the server split the reply; · is a space, ⏎ a line break</source>
        <translation>Comme le serveur a découpé la réponse&#xa0;; · est une espace, ⏎ un saut de ligne</translation>
    </message>
    <message>
        <source>Natural logarithm of the probability the model gave this token</source>
        <translation>Logarithme naturel de la probabilité que le modèle a donnée à ce token</translation>
    </message>
    <message>
        <source>The same as a share of 100 %</source>
        <translation>La même en part de 100&#xa0;%</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::TraversalPage</name>
    <message>
        <source>Taken back: the traversal is no longer among the accepted ones</source>
        <translation>Repris&#xa0;: le parcours n’est plus parmi les acceptés</translation>
    </message>
    <message>
        <source>It could not be written: %1</source>
        <translation>L’écriture a échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Traversal</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>The run whose answers under the Generation template are shown to the model, and whose model is asked</source>
        <translation>L’exécution dont les réponses au gabarit Generation sont montrées au modèle, et dont le modèle est interrogé</translation>
    </message>
    <message>
        <source>New traversal run…</source>
        <translation>Nouvelle exécution de parcours…</translation>
    </message>
    <message>
        <source>Other ways to traverse</source>
        <translation>Autres façons de parcourir</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Show the model other years or objects, or ask another model, and see what changes</source>
        <translation>Montrer au modèle d’autres années ou objets, ou interroger un autre modèle, et voir ce qui change</translation>
    </message>
    <message>
        <source>The ways that were tried for this year, and a comparison of two of them</source>
        <translation>Les façons essayées pour cette année, et une comparaison de deux d’entre elles</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Measure ChroKnowPrompt over a sample of this run&apos;s elements</source>
        <translation>Mesurer ChroKnowPrompt sur un échantillon des éléments de cette exécution</translation>
    </message>
    <message>
        <source>Needs a finished run with the Generation template</source>
        <translation>Demande une exécution terminée avec le gabarit Generation</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Open one or make a new one (Alt+W).</source>
        <translation>En ouvrir ou en créer un (Alt+W).</translation>
    </message>
    <message>
        <source>There is no run to start from</source>
        <translation>Il n’y a pas d’exécution de départ</translation>
    </message>
    <message>
        <source>A traversal shows a model its own right answers of the years around a wrong one. Make a run with the Generation template first.</source>
        <translation>Un parcours montre à un modèle ses propres bonnes réponses des années autour d’une fausse. Faire d’abord une exécution avec le gabarit Generation.</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>Nouvelle exécution…</translation>
    </message>
    <message>
        <source>This run has no Generation template</source>
        <translation>Cette exécution n’a pas le gabarit Generation</translation>
    </message>
    <message>
        <source>Only answers to the Generation template can be shown to the model. Choose another run above, or make one.</source>
        <translation>Seules les réponses au gabarit Generation peuvent être montrées au modèle. Choisir une autre exécution ci-dessus, ou en faire une.</translation>
    </message>
    <message>
        <source>Reading the run…</source>
        <translation>Lecture de l’exécution…</translation>
    </message>
    <message>
        <source>The run cannot be read</source>
        <translation>L’exécution ne peut pas être lue</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>The run is not finished</source>
        <translation>L’exécution n’est pas terminée</translation>
    </message>
    <message>
        <source>%1 of its %2 elements have no category yet. Let it go on: elements appear here as they are decided.</source>
        <translation>%1 de ses %2 éléments n’ont pas encore de catégorie. La laisser continuer&#xa0;: les éléments apparaissent ici une fois décidés.</translation>
    </message>
    <message>
        <source>Show runs</source>
        <translation>Afficher les exécutions</translation>
    </message>
    <message>
        <source>Nothing to traverse in this run</source>
        <translation>Rien à parcourir dans cette exécution</translation>
    </message>
    <message>
        <source>None of its %1 elements is Partial Known: the model knows each of them in all years, in none, or up to a cut-off. Choose another run above.</source>
        <translation>Aucun de ses %1 éléments n’est Partial Known&#xa0;: le modèle connaît chacun toutes les années, aucune, ou jusqu’à une coupure. Choisir une autre exécution ci-dessus.</translation>
    </message>
    <message>
        <source>None of its %1 Partial Known elements has a hit within three years of a wrong year. Choose another run above.</source>
        <translation>Aucun de ses %1 éléments Partial Known n’a de succès à moins de trois ans d’une année fausse. Choisir une autre exécution ci-dessus.</translation>
    </message>
    <message>
        <source>The element cannot be read: %1</source>
        <translation>L’élément ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is no target: it is %2. Wrong and partial years can be traversed.</source>
        <translation>%1 n’est pas une cible&#xa0;: c’est %2. Seules les années fausses et partielles peuvent être parcourues.</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>non demandé</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · target year %4</source>
        <translation>%1 · %2 · %3 · année cible %4</translation>
    </message>
    <message>
        <source>No element is chosen</source>
        <translation>Aucun élément n’est choisi</translation>
    </message>
    <message>
        <source>Restarted: the step that was taken is gone</source>
        <translation>Recommencé&#xa0;: l’étape faite est partie</translation>
    </message>
    <message>
        <source>Restarted: the %1 steps that were taken are gone</source>
        <translation>Recommencé&#xa0;: les %1 étapes faites sont parties</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 is written as Chrono-Correct, with its trace</source>
        <translation>%1 est écrit comme Chrono-Correct, avec sa trace</translation>
    </message>
    <message>
        <source>The traversal of %1 is written as still wrong, with its trace</source>
        <translation>Le parcours de %1 est écrit comme encore faux, avec sa trace</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Try changes</source>
        <translation>Essayer des changements</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::TraversalReportPage</name>
    <message>
        <source>What traversals changed</source>
        <translation>Ce que les parcours ont changé</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Published rows</source>
        <translation>Lignes publiées</translation>
    </message>
    <message>
        <source>Which traversal runs are compared; at most %1</source>
        <translation>Quelles exécutions de parcours sont comparées&#xa0;; au plus %1</translation>
    </message>
    <message>
        <source>At most %1 runs at once</source>
        <translation>Au plus %1 exécutions à la fois</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>Known before and after: the paper&apos;s Tables 6 and 7. By changed object: Table 5</source>
        <translation>Known avant et après&#xa0;: tableaux 6 et 7 de l’article. Selon le changement d’objet&#xa0;: tableau 5</translation>
    </message>
    <message>
        <source>Known before and after</source>
        <translation>Known avant et après</translation>
    </message>
    <message>
        <source>By changed object</source>
        <translation>Selon le changement d’objet</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Effort</translation>
    </message>
    <message>
        <source>Deciding steps</source>
        <translation>Étapes décisives</translation>
    </message>
    <message>
        <source>Rescued and harmed</source>
        <translation>Rattrapés et gâchés</translation>
    </message>
    <message>
        <source>Bars in percent of the measured elements, else as counts</source>
        <translation>Barres en pourcentage des éléments mesurés, sinon en nombres</translation>
    </message>
    <message>
        <source>The paper&apos;s rows below one&apos;s own in the table. The same quantity only under the same protocol, the same kind of sample and the same version of the benchmark</source>
        <translation>Les lignes de l’article sous les siennes dans le tableau. La même grandeur seulement avec le même protocole, le même genre d’échantillon et la même version du benchmark</translation>
    </message>
    <message>
        <source>Numbers of the traversal runs</source>
        <translation>Nombres des exécutions de parcours</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Aucun espace de travail n’est ouvert</translation>
    </message>
    <message>
        <source>Open or make one from the menu at the upper left.</source>
        <translation>En ouvrir ou en créer un depuis le menu en haut à gauche.</translation>
    </message>
    <message>
        <source>The traversals cannot be read</source>
        <translation>Les parcours ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No traversal runs yet</source>
        <translation>Pas encore d’exécutions de parcours</translation>
    </message>
    <message>
        <source>A traversal run asks again what a finished run half knows, with neighbouring years shown.</source>
        <translation>Une exécution de parcours redemande ce qu’une exécution terminée sait à moitié, en montrant les années voisines.</translation>
    </message>
    <message>
        <source>New traversal run…</source>
        <translation>Nouvelle exécution de parcours…</translation>
    </message>
    <message>
        <source>Runs: %1</source>
        <translation>Exécutions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <translation>Exécution&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::TraversalRunDialog</name>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>New traversal run</source>
        <translation>Nouvelle exécution de parcours</translation>
    </message>
    <message>
        <source>ChroKnowPrompt over “%1”</source>
        <translation>ChroKnowPrompt sur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1, traversed</source>
        <translation>%1, parcouru</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Reference code</source>
        <translation>Code de référence</translation>
    </message>
    <message>
        <source>Nearest first</source>
        <translation>Les plus proches d’abord</translation>
    </message>
    <message>
        <source>Farthest first</source>
        <translation>Les plus lointaines d’abord</translation>
    </message>
    <message>
        <source>The run&apos;s model</source>
        <translation>Le modèle de l’exécution</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What tables call this run</source>
        <translation>Le nom de cette exécution dans les tableaux</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Paper: years with a right answer are shown, with that answer. Reference code: all years of a side, with what the model said there most often, right or wrong, and for earlier targets with their candidates.</source>
        <translation>Article&#xa0;: les années avec une bonne réponse sont montrées, avec cette réponse. Code de référence&#xa0;: toutes les années d’un côté, avec ce que le modèle y a dit le plus souvent, juste ou faux, et pour les cibles antérieures avec leurs candidats.</translation>
    </message>
    <message>
        <source>Previous years</source>
        <translation>Années précédentes</translation>
    </message>
    <message>
        <source>How many years before the target are looked back, at most. Under the reference code&apos;s protocol 0 means all of them</source>
        <translation>Combien d’années avant la cible sont regardées, au plus. Avec le protocole du code de référence, 0 signifie toutes</translation>
    </message>
    <message>
        <source>Next years</source>
        <translation>Années suivantes</translation>
    </message>
    <message>
        <source>How many years after the target are looked ahead, at most</source>
        <translation>Combien d’années après la cible sont regardées, au plus</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Which years of a side are shown first</source>
        <translation>Quelles années d’un côté sont montrées d’abord</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Échantillon</translation>
    </message>
    <message>
        <source>Share of the elements of every category that is measured; the paper took 10 %</source>
        <translation>Part des éléments de chaque catégorie qui est mesurée&#xa0;; l’article a pris 10&#xa0;%</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed draws the same elements</source>
        <translation>La même graine tire les mêmes éléments</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>0 = greedy, as in the paper</source>
        <translation>0 = glouton, comme dans l’article</translation>
    </message>
    <message>
        <source>Elements that are measured; of these the Partial Known, which are traversed; their wrong and partial years; requests</source>
        <translation>Éléments mesurés&#xa0;; parmi eux les Partial Known, qui sont parcourus&#xa0;; leurs années fausses et partielles&#xa0;; requêtes</translation>
    </message>
    <message>
        <source>Start traversal run</source>
        <translation>Lancer l’exécution de parcours</translation>
    </message>
    <message>
        <source>Counting: %1 of %2 elements</source>
        <translation>Comptage&#xa0;: %1 éléments sur %2</translation>
    </message>
    <message>
        <source>%1 elements measured · %2 of them Partial Known · %3 years to traverse (%4 without any year to show) · %5 requests at most</source>
        <translation>%1 éléments mesurés · dont %2 Partial Known · %3 années à parcourir (%4 sans année à montrer) · au plus %5 requêtes</translation>
    </message>
    <message>
        <source>This cannot be counted: %1</source>
        <translation>Ceci ne peut pas être compté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Give the run a name</source>
        <translation>Donner un nom à l’exécution</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>Lecture seule&#xa0;: un autre processus écrit dans cet espace de travail</translation>
    </message>
    <message>
        <source>This run cannot be traversed</source>
        <translation>Cette exécution ne peut pas être parcourue</translation>
    </message>
    <message>
        <source>There is nothing to ask: take a larger sample or wider spans</source>
        <translation>Il n’y a rien à demander&#xa0;: prendre un échantillon plus grand ou des étendues plus larges</translation>
    </message>
    <message>
        <source>The one that the run asked</source>
        <translation>Celui que l’exécution a interrogé</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Who is asked: one run is made of each that is ticked</source>
        <translation>Qui est interrogé&#xa0;: une exécution est faite pour chacun des cochés</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tick a model</source>
        <translation>Cocher un modèle</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::UnitLabelsPage</name>
    <message>
        <source>Labels of facts and questions</source>
        <translation>Étiquettes des faits et questions</translation>
    </message>
    <message>
        <source>Save the table as CSV (Ctrl+E)</source>
        <translation>Enregistrer le tableau en CSV (Ctrl+E)</translation>
    </message>
    <message>
        <source>No fact or question is annotated yet</source>
        <translation>Aucun fait ni question n’est encore annoté</translation>
    </message>
    <message>
        <source>Choose a fact or a question on the page of its study, and label it at the foot of the Inspector.</source>
        <translation>Choisir un fait ou une question à la page de son étude, et l’étiqueter au pied de l’Inspecteur.</translation>
    </message>
    <message>
        <source>The items cannot be read</source>
        <translation>Les items ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>There is no figure here: save the table as CSV.</source>
        <translation>Il n’y a pas de figure ici&#xa0;: enregistrer le tableau en CSV.</translation>
    </message>
    <message>
        <source>Its run or its item is not in this workspace any more</source>
        <translation>Son exécution ou son item n’est plus dans cet espace de travail</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Walk</name>
    <message>
        <source>main</source>
        <translation>principale</translation>
    </message>
    <message>
        <source>as its parent</source>
        <translation>comme son parent</translation>
    </message>
    <message>
        <source>Testing the backend %1…</source>
        <translation>Test du backend %1…</translation>
    </message>
    <message>
        <source>Waiting for the server of the backend…</source>
        <translation>Attente du serveur du backend…</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>Interrogation de %1…</translation>
    </message>
    <message>
        <source>spans %1 and %2</source>
        <translation>étendues %1 et %2</translation>
    </message>
    <message>
        <source>nearest first</source>
        <translation>les plus proches d’abord</translation>
    </message>
    <message>
        <source>farthest first</source>
        <translation>les plus lointaines d’abord</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 écartés</translation>
    </message>
    <message>
        <source>%1 shown again</source>
        <translation>%1 montrée à nouveau</translation>
    </message>
    <message>
        <source>%1 as it was</source>
        <translation>%1 comme avant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>another system text</source>
        <translation>un autre texte système</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>température %1</translation>
    </message>
    <message>
        <source>the run&apos;s model</source>
        <translation>le modèle de l’exécution</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::WelcomePage</name>
    <message>
        <source>Welcome to Chronoscope</source>
        <translation>Bienvenue dans Chronoscope</translation>
    </message>
    <message>
        <source>Which facts of which year does a language model recall?</source>
        <translation>Quels faits de quelle année un modèle de langue restitue-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Try the &amp;sample</source>
        <translation>Es&amp;sayer l’exemple</translation>
    </message>
    <message>
        <source>A small benchmark with finished runs: a heat map in seconds</source>
        <translation>Un petit benchmark avec des exécutions terminées&#xa0;: une carte thermique en quelques secondes</translation>
    </message>
    <message>
        <source>&amp;Ask a model</source>
        <translation>Interro&amp;ger un modèle</translation>
    </message>
    <message>
        <source>One question now, of one or several models</source>
        <translation>Une question maintenant, à un ou plusieurs modèles</translation>
    </message>
    <message>
        <source>Evaluate my own &amp;facts</source>
        <translation>Évaluer mes propres &amp;faits</translation>
    </message>
    <message>
        <source>A table of who or what, and when: pasted or from a file</source>
        <translation>Un tableau de qui ou quoi, et quand&#xa0;: collé ou d’un fichier</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>A workspace that is there already</source>
        <translation>Un espace de travail existant</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>An empty workspace for benchmarks and runs</source>
        <translation>Un espace de travail vide pour benchmarks et exécutions</translation>
    </message>
    <message>
        <source>Recent workspaces</source>
        <translation>Espaces de travail récents</translation>
    </message>
    <message>
        <source>Enter opens a workspace, Delete takes it off the list</source>
        <translation>Entrée ouvre un espace de travail, Suppr le retire de la liste</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>&amp;Retirer de la liste</translation>
    </message>
    <message>
        <source>The file stays where it is (Delete)</source>
        <translation>Le fichier reste où il est (Suppr)</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>n’y est plus</translation>
    </message>
    <message>
        <source>%1 – %2 (%3)</source>
        <translation>%1 – %2 (%3)</translation>
    </message>
    <message>
        <source>The sample could not be made</source>
        <translation>L’exemple n’a pas pu être créé</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 exécution</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 exécutions</translation>
    </message>
    <message>
        <source>The sample is being made</source>
        <translation>L’exemple est en préparation</translation>
    </message>
    <message>
        <source>… or drop a file anywhere in this window: a workspace, a benchmark, a table of facts, a model (GGUF), annotations, words</source>
        <translation>… ou déposez un fichier n’importe où dans cette fenêtre&#xa0;: un espace de travail, un benchmark, un tableau de faits, un modèle (GGUF), des annotations, des mots</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Making the sample: a benchmark, and what real and planted models answered…</source>
        <translation>Préparation de l’exemple&#xa0;: un benchmark, et ce que des modèles réels et simulés ont répondu…</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::WhatIfPanel</name>
    <message>
        <source>Branch</source>
        <translation>Branche</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Back to what the branch shows and asks</source>
        <translation>Retour à ce que la branche montre et demande</translation>
    </message>
    <message>
        <source>Years shown to the model</source>
        <translation>Années montrées au modèle</translation>
    </message>
    <message>
        <source>The years that are shown, in the order they are added. Untick one to leave it out; double-click an object (or press F2) to show another one.</source>
        <translation>Les années montrées, dans l’ordre de leur ajout. En décocher une pour l’omettre&#xa0;; double-cliquer un objet (ou F2) pour en montrer un autre.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Object shown</source>
        <translation>Objet montré</translation>
    </message>
    <message>
        <source>Nearest first</source>
        <translation>Les plus proches d’abord</translation>
    </message>
    <message>
        <source>Farthest first</source>
        <translation>Les plus lointaines d’abord</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>How many years before the target are looked back, at most</source>
        <translation>Combien d’années avant la cible sont regardées, au plus</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>How many years after the target are looked ahead, at most</source>
        <translation>Combien d’années après la cible sont regardées, au plus</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Which years of a side are shown first; the paper begins with the nearest</source>
        <translation>Quelles années d’un côté sont montrées d’abord&#xa0;; l’article commence par les plus proches</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>0 = greedy, as in the paper; a change asks all steps anew</source>
        <translation>0 = glouton, comme dans l’article&#xa0;; un changement repose toutes les étapes</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Who is asked; another model asks all steps anew, in a branch of its own</source>
        <translation>Qui est interrogé&#xa0;; un autre modèle repose toutes les étapes, dans une branche à part</translation>
    </message>
    <message>
        <source>System text without a candidate</source>
        <translation>Texte système sans candidat</translation>
    </message>
    <message>
        <source>Sent with a step that has no candidate yet</source>
        <translation>Envoyé avec une étape qui n’a pas encore de candidat</translation>
    </message>
    <message>
        <source>System text with a candidate</source>
        <translation>Texte système avec candidat</translation>
    </message>
    <message>
        <source>Sent with a step that has a candidate to verify and refine</source>
        <translation>Envoyé avec une étape qui a un candidat à vérifier et affiner</translation>
    </message>
    <message>
        <source>The system texts</source>
        <translation>Les textes système</translation>
    </message>
    <message>
        <source>The run&apos;s model</source>
        <translation>Le modèle de l’exécution</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>précédente</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivante</translation>
    </message>
    <message>
        <source>Go on with these changes beside the present branch, from the step where the prompts begin to differ (Ctrl+B)</source>
        <translation>Continuer avec ces changements à côté de la branche présente, dès l’étape où les prompts commencent à différer (Ctrl+B)</translation>
    </message>
    <message>
        <source>Change something above first</source>
        <translation>Changer d’abord quelque chose ci-dessus</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Changé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing is changed yet. Untick a year, double-click an object or change a field above, then branch.</source>
        <translation>Rien n’est encore changé. Décocher une année, double-cliquer un objet ou changer un champ ci-dessus, puis bifurquer.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::WordsDialog</name>
    <message>
        <source>Keep words</source>
        <translation>Garder les mots</translation>
    </message>
    <message>
        <source>Words of relations</source>
        <translation>Mots des relations</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The relations cannot be read: %1</source>
        <translation>Les relations ne peuvent pas être lues&#xa0;: %1</translation>
    </message>
    <message>
        <source>Every relation has words.</source>
        <translation>Chaque relation a des mots.</translation>
    </message>
    <message>
        <source>1 relation of this workspace has no words yet.</source>
        <translation>1 relation de cet espace de travail n’a pas encore de mots.</translation>
    </message>
    <message>
        <source>%1 relations of this workspace have no words yet.</source>
        <translation>%1 relations de cet espace de travail n’ont pas encore de mots.</translation>
    </message>
    <message>
        <source>The program has words for every relation of this workspace: nothing is to be said.</source>
        <translation>Le programme a des mots pour chaque relation de cet espace de travail&#xa0;: il n’y a rien à dire.</translation>
    </message>
    <message>
        <source>%1 What you keep is asked by later runs; runs that were made keep theirs.</source>
        <translation>%1 Ce qui est gardé est demandé par les exécutions suivantes&#xa0;; les exécutions faites gardent le leur.</translation>
    </message>
    <message>
        <source>The workspace is open for reading only</source>
        <translation>L’espace de travail est ouvert en lecture seule</translation>
    </message>
    <message>
        <source>The words were not kept: %1</source>
        <translation>Les mots n’ont pas été gardés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::WorkspaceCommands</name>
    <message>
        <source>Chronoscope workspace (*.chronoscope)</source>
        <translation>Espace de travail Chronoscope (*.chronoscope)</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>Nouvel espace de travail</translation>
    </message>
    <message>
        <source>untitled.chronoscope</source>
        <translation>sans titre.chronoscope</translation>
    </message>
    <message>
        <source>“%1” is there already. Open it?</source>
        <translation>«&#xa0;%1&#xa0;» est déjà là. L’ouvrir&#xa0;?</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open workspace</source>
        <translation>Ouvrir un espace de travail</translation>
    </message>
    <message>
        <source>This file is empty (0 bytes). Make a new workspace in it?</source>
        <translation>Ce fichier est vide (0 octet). Y créer un nouvel espace de travail&#xa0;?</translation>
    </message>
    <message>
        <source>Make a workspace</source>
        <translation>Créer un espace de travail</translation>
    </message>
    <message>
        <source>The workspace “%1” is not there any more</source>
        <translation>L’espace de travail «&#xa0;%1&#xa0;» n’y est plus</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation>Il a été cherché dans %1</translation>
    </message>
    <message>
        <source>Remove from Recent</source>
        <translation>Retirer des récents</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>Ouvrir dans une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Own facts.chronoscope</source>
        <translation>Mes faits.chronoscope</translation>
    </message>
    <message>
        <source>Own facts %1.chronoscope</source>
        <translation>Mes faits %1.chronoscope</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::YearStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Juste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Greedy answers: %1</source>
        <translation>Réponses gloutonnes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sampled answers: %1</source>
        <translation>Réponses échantillonnées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shown to the model</source>
        <translation>Montré au modèle</translation>
    </message>
    <message>
        <source>Years of the element</source>
        <translation>Années de l’élément</translation>
    </message>
    <message>
        <source>%1: %2, target year %3</source>
        <translation>%1&#xa0;: %2, année cible %3</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>précédente</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivante</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::AlphaChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::AlphaPlot</name>
    <message>
        <source>Log-probability by distance</source>
        <translation>Log-probabilité selon la distance</translation>
    </message>
    <message>
        <source>mean log P = %1</source>
        <translation>log P moyen = %1</translation>
    </message>
    <message>
        <source>no date has a score</source>
        <translation>sans aucun score</translation>
    </message>
    <message>
        <source>n = %1 dates</source>
        <translation>n = %1 dates</translation>
    </message>
    <message>
        <source>%1 without a score left out</source>
        <translation>%1 sans score écartées</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::AnswerGrid</name>
    <message>
        <source>Answers by model and year</source>
        <translation>Réponses par modèle et année</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4, %5</source>
        <translation>%1, %2, %3&#xa0;: %4, %5</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non jugé</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::BarsPlot</name>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>%1 of %2  (%3 %)</source>
        <translation>%1 sur %2  (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::CategoryMark</name>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Partial Correct (greedy)</source>
        <translation>Partial Correct (greedy)</translation>
    </message>
    <message>
        <source>Partial Correct (sampled)</source>
        <translation>Partial Correct (sampled)</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>Incorrect</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unknown</translation>
    </message>
    <message>
        <source>Cut-off</source>
        <translation>Cut-off</translation>
    </message>
    <message>
        <source>Cut-off (before)</source>
        <translation>Cut-off (avant)</translation>
    </message>
    <message>
        <source>Chrono-Correct</source>
        <translation>Chrono-Correct</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Non demandé</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::CurveChart</name>
    <message>
        <source>%1 · ▾ other elements than the year before</source>
        <translation>%1 · ▾ d’autres éléments que l’année d’avant</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::CurvePlot</name>
    <message>
        <source>Curves over years</source>
        <translation>Courbes au fil des années</translation>
    </message>
    <message>
        <source>Published figure</source>
        <translation>Chiffre publié</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::DateKinds</name>
    <message>
        <source>Correct date</source>
        <translation>Date correcte</translation>
    </message>
    <message>
        <source>Incorrect date</source>
        <translation>Date incorrecte</translation>
    </message>
    <message>
        <source>Transitional date</source>
        <translation>Date de transition</translation>
    </message>
    <message>
        <source>Excluded date</source>
        <translation>Date exclue</translation>
    </message>
    <message>
        <source>Discarded date</source>
        <translation>Date rejetée</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::DateStripChart</name>
    <message>
        <source>without a date</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>□ highest incorrect %1</source>
        <translation>□ incorrecte la plus haute %1</translation>
    </message>
    <message>
        <source>□ lowest correct %1</source>
        <translation>□ correcte la plus basse %1</translation>
    </message>
    <message>
        <source>○ loses a test, or ties</source>
        <translation>○ perd un test, ou égalité</translation>
    </message>
    <message>
        <source>◇ beats or ties with a correct date</source>
        <translation>◇ bat ou égale une date correcte</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::DateStripPlot</name>
    <message>
        <source>Dates of a fact</source>
        <translation>Dates d’un fait</translation>
    </message>
    <message>
        <source>log P = %1</source>
        <translation>log P = %1</translation>
    </message>
    <message>
        <source>log P is missing</source>
        <translation>log P manque</translation>
    </message>
    <message>
        <source>won all %1 tests</source>
        <translation>a gagné les %1 tests</translation>
    </message>
    <message>
        <source>below all %1 correct dates</source>
        <translation>sous toutes les&#xa0;%1 dates correctes</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>lost %1 of %2 tests: to %3</source>
        <translation>perdu&#xa0;%1 tests sur&#xa0;%2&#xa0;: contre&#xa0;%3</translation>
    </message>
    <message>
        <source>not below %1 of %2 correct dates: %3</source>
        <translation>pas sous&#xa0;%1 des&#xa0;%2 dates correctes&#xa0;:&#xa0;%3</translation>
    </message>
    <message>
        <source>as high counts as lost</source>
        <translation>l’égalité compte comme perdue</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::FigureExport</name>
    <message>
        <source>%1: a figure is written as .png, .svg or .pdf</source>
        <translation>%1&#xa0;: une figure s’écrit en .png, .svg ou .pdf</translation>
    </message>
    <message>
        <source>%1: a figure of %2 by %3 pixels could not be drawn</source>
        <translation>%1&#xa0;: une figure de %2 par %3 pixels n’a pas pu être dessinée</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::FigurePlot</name>
    <message>
        <source>%1, nothing selected</source>
        <translation>%1, rien de choisi</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::HeatmapPlot</name>
    <message>
        <source>%1 · first %2 of %3 rows, all of them in the CSV</source>
        <translation>%1 · %2 premières lignes sur %3, toutes dans le CSV</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Carte thermique</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, no cell selected</source>
        <translation>%1 lignes, %2 colonnes, aucune cellule choisie</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::HeatmapText</name>
    <message>
        <source>Not planned</source>
        <translation>Non prévu</translation>
    </message>
    <message>
        <source>Missing: no usable reply</source>
        <translation>Manquant&#xa0;: pas de réponse utilisable</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>95 % Wilson</source>
        <translation>Wilson à 95&#xa0;%</translation>
    </message>
    <message>
        <source>n = %1 of %2 %3</source>
        <translation>n = %1 sur %2 %3</translation>
    </message>
    <message>
        <source>n = %1 of 1 element</source>
        <translation>n = %1 sur 1 élément</translation>
    </message>
    <message>
        <source>n = %1 of %2 elements</source>
        <translation>n = %1 sur %2 éléments</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 manquants</translation>
    </message>
    <message>
        <source>Pinned to the top</source>
        <translation>Épinglée en haut</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>not planned</source>
        <translation>non prévu</translation>
    </message>
    <message>
        <source>dim: n &lt; %1</source>
        <translation>pâle&#xa0;: n &lt; %1</translation>
    </message>
    <message>
        <source>other elements</source>
        <translation>autres éléments</translation>
    </message>
    <message>
        <source>to be doubted</source>
        <translation>douteux</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::ObjectRibbon</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2–%3</source>
        <translation>%1, %2–%3</translation>
    </message>
    <message>
        <source>Objects by year</source>
        <translation>Objets par année</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::PlotText</name>
    <message>
        <source>Missing: no usable reply</source>
        <translation>Manquant&#xa0;: pas de réponse utilisable</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1  [%2, %3] %4</source>
        <translation>%1  [%2, %3] %4</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>%1 · pale: n &lt; %2</source>
        <translation>%1 · pâle&#xa0;: n &lt; %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::PointsPlot</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::SpiderChart</name>
    <message>
        <source>Outlines are broken where a value is missing (%1)</source>
        <translation>Les contours sont rompus là où une valeur manque (%1)</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::SpiderPlot</name>
    <message>
        <source>Spider plot</source>
        <translation>Radar</translation>
    </message>
    <message>
        <source>  n = %1</source>
        <translation>  n = %1</translation>
    </message>
    <message>
        <source>Published figure</source>
        <translation>Chiffre publié</translation>
    </message>
</context>
</TS>
