<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>BuildReportView</name>
    <message>
        <source>… and %1 more remarks in the saved report</source>
        <translation>… 저장된 보고서에 비고 %1개 더 있음</translation>
    </message>
</context>
<context>
    <name>EditingView</name>
    <message>
        <source>Before: %1 %</source>
        <translation>이전: %1 %</translation>
    </message>
    <message>
        <source>CEM after editing, %, over what was wrong before</source>
        <translation>편집 후 CEM, %, 틀렸던 것 대비</translation>
    </message>
    <message>
        <source>task</source>
        <translation>과제</translation>
    </message>
    <message>
        <source>CEM after editing, %</source>
        <translation>편집 후 CEM, %</translation>
    </message>
    <message>
        <source>95 % Wilson, by item</source>
        <translation>95 % Wilson, 항목별</translation>
    </message>
    <message>
        <source>No run of editing yet</source>
        <translation>아직 편집 실행이 없음</translation>
    </message>
    <message>
        <source>Avg</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>%1 lifelong</source>
        <translation>%1 누적</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>논문 수치</translation>
    </message>
    <message>
        <source>items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>“Edit by demonstrations…” asks again what a run got wrong, of a model that is told the right answers; “Edited elsewhere…” brings in what an edited model answers.</source>
        <translation>“예시로 편집…”은 실행이 틀린 것을 옳은 답을 알려 준 모델에 다시 묻고, “다른 곳에서 편집…”은 편집된 모델의 답을 가져옵니다.</translation>
    </message>
    <message>
        <source>CEM edited one by one minus edited with all, points</source>
        <translation>하나씩 편집한 CEM 빼기 모두 편집한 CEM, 점</translation>
    </message>
    <message>
        <source>Points of CEM</source>
        <translation>CEM 점</translation>
    </message>
    <message>
        <source>No method has both settings</source>
        <translation>두 설정을 모두 가진 방법이 없습니다</translation>
    </message>
    <message>
        <source>A run of the single setting and one of the lifelong setting are needed, of the same model and method, over the same run before.</source>
        <translation>같은 모델과 방법으로, 같은 앞선 실행에 대한 개별 설정의 실행과 누적 설정의 실행이 필요합니다.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>점수 없음</translation>
    </message>
    <message>
        <source>Single: %1 of n = %2
Lifelong: %3 of n = %4</source>
        <translation>개별: n = %2 중 %1
누적: n = %4 중 %3</translation>
    </message>
    <message>
        <source>%1, before: %2</source>
        <translation>%1, 이전: %2</translation>
    </message>
    <message>
        <source>run</source>
        <translation>실행</translation>
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
        <translation>사용자 프롬프트 팩 하나를 쓰지 못했습니다</translation>
    </message>
    <message>
        <source>The window could not be opened</source>
        <translation>창을 열 수 없었음</translation>
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
        <translation>묻지 않음</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Years of what is named when asked about now, % of outputs of T.A</source>
        <translation>현재에 대한 답이 가리키는 것의 시기, T.A 출력의 %</translation>
    </message>
    <message>
        <source>year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>Outputs, %</source>
        <translation>출력, %</translation>
    </message>
    <message>
        <source>No answer about now names anybody of its list</source>
        <translation>현재에 대한 답 중 목록의 누구도 가리키는 것이 없음</translation>
    </message>
    <message>
        <source>This needs a run that asks T.A.</source>
        <translation>T.A를 묻는 실행이 필요합니다.</translation>
    </message>
    <message>
        <source>%1 outputs name one who held it then</source>
        <translation>출력 %1개가 당시의 보유자를 가리킴</translation>
    </message>
    <message>
        <source>%1 of %2 by the year that is asked, %</source>
        <translation>%2의 %1, 묻는 연도별, %</translation>
    </message>
    <message>
        <source>asked year, the first of %1</source>
        <translation>묻는 연도, %1년 묶음의 첫해</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>95 % Wilson, by item</source>
        <translation>95 % Wilson, 항목별</translation>
    </message>
    <message>
        <source>No run asks %1</source>
        <translation>%1을(를) 묻는 실행이 없음</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Whom the answers about now name, % of items of T.A</source>
        <translation>현재에 대한 답이 가리키는 것, T.A 항목의 %</translation>
    </message>
    <message>
        <source>run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Items, %</source>
        <translation>항목, %</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Latest (최신)</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Outdated (지난 값)</translation>
    </message>
    <message>
        <source>Irrelevant</source>
        <translation>Irrelevant (무관)</translation>
    </message>
    <message>
        <source>No answers about now yet</source>
        <translation>현재에 대한 답이 아직 없음</translation>
    </message>
    <message>
        <source>names</source>
        <translation>가리키는 것</translation>
    </message>
    <message>
        <source>items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>published</source>
        <translation>논문</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>논문 수치</translation>
    </message>
    <message>
        <source>To be doubted as printed: %1</source>
        <translation>인쇄된 값이 의심됨: %1</translation>
    </message>
    <message>
        <source>What outputs name with a misaligned context, and without it, %</source>
        <translation>어긋난 문맥이 있을 때와 없을 때 출력이 가리키는 것, %</translation>
    </message>
    <message>
        <source>run and task</source>
        <translation>실행과 과제</translation>
    </message>
    <message>
        <source>No answers beside a context yet</source>
        <translation>문맥과 함께 물은 답이 아직 없음</translation>
    </message>
    <message>
        <source>This needs a run that asks F.M.C or P.M.C.</source>
        <translation>F.M.C 또는 P.M.C를 묻는 실행이 필요합니다.</translation>
    </message>
    <message>
        <source>%1 by how an item is asked, mean over items in %</source>
        <translation>항목을 묻는 방식별 %1, 항목 평균 %</translation>
    </message>
    <message>
        <source>asked as</source>
        <translation>물은 방식</translation>
    </message>
    <message>
        <source>Nothing was answered yet</source>
        <translation>아직 답이 없음</translation>
    </message>
    <message>
        <source>%1 against %2
Higher in %3 items, lower in %4</source>
        <translation>%1 대 %2
높은 항목 %3개, 낮은 항목 %4개</translation>
    </message>
    <message>
        <source>type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>task</source>
        <translation>과제</translation>
    </message>
    <message>
        <source>95 %, Student&apos;s t over paired items</source>
        <translation>95 %, 짝지은 항목의 Student t</translation>
    </message>
    <message>
        <source>The two runs share no question</source>
        <translation>두 실행에 공통된 질문이 없음</translation>
    </message>
    <message>
        <source>CEM of %1 minus %2, points</source>
        <translation>%1의 CEM − %2의 CEM, 점</translation>
    </message>
    <message>
        <source>Avg</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>모든 유형</translation>
    </message>
    <message>
        <source>paired items</source>
        <translation>짝지은 항목</translation>
    </message>
    <message>
        <source>“No” controls</source>
        <translation>“No” 대조 항목</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>The mean over the tasks that the run asks, each counting the same</source>
        <translation>실행이 묻는 과제들의 평균이며 과제마다 똑같이 셉니다</translation>
    </message>
    <message>
        <source>%1 by type and task in % · %2</source>
        <translation>유형과 과제별 %1, % · %2</translation>
    </message>
    <message>
        <source>%1 by dimension, mean over its tasks in %</source>
        <translation>차원별 %1, 과제 평균 %</translation>
    </message>
    <message>
        <source>now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Win rate W, mean over facts in %</source>
        <translation>승률 W, 사실 평균 %</translation>
    </message>
    <message>
        <source>Robustness R, % of facts</source>
        <translation>강건성 R, 사실의 %</translation>
    </message>
    <message>
        <source>precision of the dates</source>
        <translation>날짜의 정밀도</translation>
    </message>
    <message>
        <source>Win rate, %</source>
        <translation>승률, %</translation>
    </message>
    <message>
        <source>Robust, %</source>
        <translation>강건, %</translation>
    </message>
    <message>
        <source>95 % of the mean over facts</source>
        <translation>사실 평균의 95 %</translation>
    </message>
    <message>
        <source>95 % Wilson, corrected for continuity</source>
        <translation>95 % Wilson, 연속성 보정</translation>
    </message>
    <message>
        <source>facts</source>
        <translation>사실</translation>
    </message>
    <message>
        <source>Nothing was scored yet</source>
        <translation>아직 점수가 없음</translation>
    </message>
    <message>
        <source>Mean log P(object | question) by distance · %1 · %2</source>
        <translation>거리별 평균 log P(객체 | 질문) · %1 · %2</translation>
    </message>
    <message>
        <source>α: distance from the middle of validity, in lengths of it</source>
        <translation>α: 유효 기간 중앙에서의 거리, 유효 기간 길이 단위</translation>
    </message>
    <message>
        <source>mean log P</source>
        <translation>평균 log P</translation>
    </message>
    <message>
        <source>No date of this precision has a score yet</source>
        <translation>이 정밀도의 날짜에는 아직 점수가 없음</translation>
    </message>
    <message>
        <source>%1, %2: %3 · %4</source>
        <translation>%1, %2: %3 · %4</translation>
    </message>
    <message>
        <source>date in the question · %1</source>
        <translation>질문의 날짜 · %1</translation>
    </message>
    <message>
        <source>log P</source>
        <translation>log P</translation>
    </message>
    <message>
        <source>This fact was not asked at this precision</source>
        <translation>이 사실은 이 정밀도로 묻지 않았음</translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation>α = %1</translation>
    </message>
    <message>
        <source>
the server said %1</source>
        <translation>
서버의 답: %1</translation>
    </message>
    <message>
        <source>%1 % against %2 %</source>
        <translation>%1 % 대 %2 %</translation>
    </message>
    <message>
        <source>%1 minus other runs, points</source>
        <translation>%1 − 다른 실행, 점</translation>
    </message>
    <message>
        <source>measure and other run</source>
        <translation>지표와 다른 실행</translation>
    </message>
    <message>
        <source>Difference, points</source>
        <translation>차이, 점</translation>
    </message>
    <message>
        <source>95 %; W: Student&apos;s t over paired facts, R: Tango&apos;s score</source>
        <translation>95 %; W: 짝지은 사실의 Student t, R: Tango 점수</translation>
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
        <translation>다른 실행이 없음</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Elements × templates</source>
        <translation>요소 × 템플릿</translation>
    </message>
    <message>
        <source>Categories over all years of the run</source>
        <translation>실행의 모든 연도에 걸친 범주</translation>
    </message>
    <message>
        <source>Elements by how often their objects change</source>
        <translation>객체가 바뀌는 횟수별 요소</translation>
    </message>
    <message>
        <source>changes between consecutive years</source>
        <translation>연속한 연도 사이의 변화</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>Correct, %1 · %2, percentage points</source>
        <translation>Correct, %1 · %2, 퍼센트포인트</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>95 % bootstrap by element</source>
        <translation>95 % 부트스트랩, 요소별</translation>
    </message>
    <message>
        <source>95 % Tango</source>
        <translation>95 % Tango</translation>
    </message>
    <message>
        <source>No question that both runs have judged</source>
        <translation>두 실행이 모두 판정한 질문이 없음</translation>
    </message>
    <message>
        <source>elements × templates</source>
        <translation>요소 × 템플릿</translation>
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
        <translation>이 레이블 %1개 / 레이블된 %2개; 전체 오답 %3개, 그중 주석 %4개</translation>
    </message>
    <message>
        <source>
An element counts more than once, so the interval is too narrow</source>
        <translation>
한 요소가 여러 번 세어지므로 구간이 너무 좁음</translation>
    </message>
    <message>
        <source> (the %1 largest of %2)</source>
        <translation> (%2개 중 가장 큰 %1개)</translation>
    </message>
    <message>
        <source>Correct, %</source>
        <translation>Correct, %</translation>
    </message>
    <message>
        <source>year asked about</source>
        <translation>묻는 연도</translation>
    </message>
    <message>
        <source>Not defined: Correct is over greedy replies, and the run asks none (no temperature 0)</source>
        <translation>정의되지 않음: Correct는 그리디 응답으로 정해지는데 이 실행은 그리디 응답을 묻지 않음(온도 0 없음)</translation>
    </message>
    <message>
        <source>%1 samples lost to errors</source>
        <translation>오류로 잃은 샘플 %1개</translation>
    </message>
    <message>
        <source>Replies by score, n = %1</source>
        <translation>점수별 응답, n = %1</translation>
    </message>
    <message>
        <source>score of the best match (rounded down)</source>
        <translation>가장 잘 맞는 것의 점수(내림)</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>No reply is judged by its score</source>
        <translation>점수로 판정되는 응답이 없음</translation>
    </message>
    <message>
        <source>Options and truth values are right or wrong whatever the threshold.</source>
        <translation>선택지와 참/거짓은 임곗값과 상관없이 맞거나 틀립니다.</translation>
    </message>
    <message>
        <source>Wrong at this threshold</source>
        <translation>이 임곗값에서 오답</translation>
    </message>
    <message>
        <source>Right at this threshold</source>
        <translation>이 임곗값에서 정답</translation>
    </message>
    <message>
        <source>&lt;%1</source>
        <translation>&lt;%1</translation>
    </message>
    <message>
        <source>Replies that give no answer are among them</source>
        <translation>답이 없는 응답도 포함됨</translation>
    </message>
    <message>
        <source>What wrong replies say, % of wrong replies · %1</source>
        <translation>틀린 응답의 내용, 틀린 응답의 % · %1</translation>
    </message>
    <message>
        <source>Wrong replies, %</source>
        <translation>틀린 응답, %</translation>
    </message>
    <message>
        <source>Not diagnosed</source>
        <translation>진단 안 됨</translation>
    </message>
    <message>
        <source>%1 of %2 replies are wrong</source>
        <translation>응답 %2개 중 %1개가 틀림</translation>
    </message>
    <message>
        <source>No wrong replies</source>
        <translation>틀린 응답이 없음</translation>
    </message>
    <message>
        <source>By how many years replies are out of time · %1 · %2 · n = %3</source>
        <translation>응답이 시점에서 벗어난 햇수 · %1 · %2 · n = %3</translation>
    </message>
    <message>
        <source>asked year − answered year (ahead &lt; 0 &lt; stale)</source>
        <translation>묻는 연도 − 답의 연도 (앞섬 &lt; 0 &lt; 지남)</translation>
    </message>
    <message>
        <source>No reply is right for another year</source>
        <translation>다른 연도에 맞는 응답이 없음</translation>
    </message>
    <message>
        <source>Not diagnosed yet</source>
        <translation>아직 진단 안 됨</translation>
    </message>
    <message>
        <source>Every wrong reply is a distractor, something else, a refusal or empty.</source>
        <translation>틀린 응답은 모두 오답 선택지, 그 밖의 것, 거부 또는 빈 응답입니다.</translation>
    </message>
    <message>
        <source>Press “Diagnose” above to compare its wrong replies with the other years.</source>
        <translation>위의 “진단”을 눌러 틀린 응답을 다른 연도와 비교하십시오.</translation>
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
        <translation>다른 연도에 맞는 응답 n = %2개의 %1 %</translation>
    </message>
    <message>
        <source>Year asked by year answered, replies · %1 · %2</source>
        <translation>묻는 연도 × 답의 연도, 응답 · %1 · %2</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>묻는 연도</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>답의 연도</translation>
    </message>
    <message>
        <source>No reply names a year</source>
        <translation>연도를 가리키는 응답이 없음</translation>
    </message>
    <message>
        <source>right for the year asked</source>
        <translation>묻는 연도에 맞음</translation>
    </message>
    <message>
        <source>Known before and after ChroKnowPrompt</source>
        <translation>ChroKnowPrompt 전후의 Known</translation>
    </message>
    <message>
        <source>Domain · state · run</source>
        <translation>도메인 · 상태 · 실행</translation>
    </message>
    <message>
        <source>Domain · state</source>
        <translation>도메인 · 상태</translation>
    </message>
    <message>
        <source>Measured elements, %</source>
        <translation>측정된 요소, %</translation>
    </message>
    <message>
        <source>Measured elements</source>
        <translation>측정된 요소</translation>
    </message>
    <message>
        <source>Known before</source>
        <translation>이전에 Known</translation>
    </message>
    <message>
        <source>Rescued by previous years</source>
        <translation>이전 연도로 회복</translation>
    </message>
    <message>
        <source>Rescued with next years</source>
        <translation>이후 연도까지로 회복</translation>
    </message>
    <message>
        <source>Not traversed to the end</source>
        <translation>순회가 끝나지 않음</translation>
    </message>
    <message>
        <source>Not Known</source>
        <translation>Known 아님</translation>
    </message>
    <message>
        <source>Nothing was measured</source>
        <translation>측정된 것이 없음</translation>
    </message>
    <message>
        <source>The step that made the last candidate</source>
        <translation>마지막 후보를 만든 단계</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Chrono-Correct target years</source>
        <translation>Chrono-Correct가 된 목표 연도</translation>
    </message>
    <message>
        <source>Chrono-Correct</source>
        <translation>Chrono-Correct</translation>
    </message>
    <message>
        <source>Previous %1</source>
        <translation>이전 %1</translation>
    </message>
    <message>
        <source>Next %1</source>
        <translation>이후 %1</translation>
    </message>
    <message>
        <source>No target year became Chrono-Correct</source>
        <translation>Chrono-Correct가 된 목표 연도가 없음</translation>
    </message>
    <message>
        <source>Points of CEM</source>
        <translation>CEM 점</translation>
    </message>
    <message>
        <source>%1 minus %2, points</source>
        <translation>%1에서 %2을(를) 뺀 값, 점</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>Robustness R</source>
        <translation>강건성 R</translation>
    </message>
    <message>
        <source>Win rate W</source>
        <translation>승률 W</translation>
    </message>
    <message>
        <source>%1 items lack a score of the judge that could be read</source>
        <translation>항목 %1개에 읽을 수 있는 판정 모델의 점수가 없습니다</translation>
    </message>
    <message>
        <source>planted %1 %, measured %2 %: %3 points</source>
        <translation>심은 값 %1 %, 측정값 %2 %: %3점</translation>
    </message>
    <message>
        <source>Replies planted as right and measured as right, % · %1</source>
        <translation>옳게 심은 응답과 옳다고 측정된 응답, % · %1</translation>
    </message>
    <message>
        <source>Replies, %</source>
        <translation>응답, %</translation>
    </message>
    <message>
        <source>%1 · measured</source>
        <translation>%1 · 측정</translation>
    </message>
    <message>
        <source>%1 · planted</source>
        <translation>%1 · 심음</translation>
    </message>
    <message>
        <source>replies</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>Replies to %1 planted as right and measured as right, by the year that is asked, %</source>
        <translation>%1의 옳게 심은 응답과 옳다고 측정된 응답, 묻는 연도별, %</translation>
    </message>
    <message>
        <source>The run does not ask %1 of any year</source>
        <translation>이 실행은 %1을(를) 어느 연도에 대해서도 묻지 않습니다</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>심음</translation>
    </message>
    <message>
        <source>No fact of this run passes the filter</source>
        <translation>이 실행의 사실 중 필터를 통과하는 것이 없습니다</translation>
    </message>
    <message>
        <source>Undefined: no fact has a test</source>
        <translation>정의되지 않음: 검정이 있는 사실이 없습니다</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>수치 없음</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>정의되지 않음</translation>
    </message>
    <message>
        <source>No fact was asked at as many dates in both runs</source>
        <translation>두 실행에서 같은 수의 날짜로 물은 사실이 없습니다</translation>
    </message>
    <message>
        <source>No fact is defined in both runs</source>
        <translation>두 실행 모두에 정의된 사실이 없음</translation>
    </message>
    <message>
        <source>Both runs asked about no fact in common</source>
        <translation>두 실행이 함께 물은 사실이 없습니다</translation>
    </message>
    <message>
        <source>Facts robust in one of the two alone: %1</source>
        <translation>둘 중 하나에서만 강건한 사실: %1</translation>
    </message>
    <message>
        <source>Facts undefined in one of them: %1</source>
        <translation>한쪽에서 정의되지 않은 사실: %1</translation>
    </message>
    <message>
        <source>Facts not asked at as many dates by both: %1</source>
        <translation>두 실행이 같은 수의 날짜로 묻지 않은 사실: %1</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>짝 없음</translation>
    </message>
    <message>
        <source>%1 control</source>
        <translation>%1 대조</translation>
    </message>
    <message>
        <source>%1 by task, %: means over a task’s items; Avg: the mean over the tasks</source>
        <translation>과제별 %1, %: 과제의 항목에 대한 평균; 평균: 과제들의 평균</translation>
    </message>
    <message>
        <source>No fact was asked at a correct or an incorrect date of this precision</source>
        <translation>이 정밀도의 맞는 날짜나 틀린 날짜로 물은 사실이 없습니다</translation>
    </message>
    <message>
        <source>lists of dated answers, as DyKnow, V-DyKnow and EvolveBench have them: the page Benchmark imports them as facts</source>
        <translation>DyKnow, V-DyKnow, EvolveBench 형식의 날짜 있는 답 목록: 벤치마크 페이지에서 사실로 가져옵니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::app::WindowDiagnosis</name>
    <message>
        <source>Chronoscope ended unexpectedly</source>
        <translation>Chronoscope가 예기치 않게 끝남</translation>
    </message>
    <message>
        <source>“%1” was open. Everything that was stored is kept, and runs can be resumed.</source>
        <translation>“%1”이(가) 열려 있었습니다. 저장된 것은 모두 보관되며 실행은 재개할 수 있습니다.</translation>
    </message>
    <message>
        <source>No workspace was open.</source>
        <translation>열린 작업 공간이 없었습니다.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>다시 열기</translation>
    </message>
    <message>
        <source>Diagnostic bundle…</source>
        <translation>진단 묶음…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>나중에</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui</name>
    <message>
        <source>Workspace menu</source>
        <translation>작업 공간 메뉴</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>새 작업 공간</translation>
    </message>
    <message>
        <source>Open workspace</source>
        <translation>작업 공간 열기</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>새 실행</translation>
    </message>
    <message>
        <source>Go to or do</source>
        <translation>이동 또는 실행</translation>
    </message>
    <message>
        <source>Show or hide the Inspector</source>
        <translation>인스펙터 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Help on this page</source>
        <translation>이 페이지의 도움말</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Page Ask</source>
        <translation>질문 페이지</translation>
    </message>
    <message>
        <source>Page Benchmark</source>
        <translation>벤치마크 페이지</translation>
    </message>
    <message>
        <source>Page Runs</source>
        <translation>실행 페이지</translation>
    </message>
    <message>
        <source>Page Heat map</source>
        <translation>히트맵 페이지</translation>
    </message>
    <message>
        <source>Page Answers</source>
        <translation>답변 페이지</translation>
    </message>
    <message>
        <source>Page Profile</source>
        <translation>프로필 페이지</translation>
    </message>
    <message>
        <source>Page Categories</source>
        <translation>범주 페이지</translation>
    </message>
    <message>
        <source>Page Stale</source>
        <translation>지난 답 페이지</translation>
    </message>
    <message>
        <source>Page Compare</source>
        <translation>비교 페이지</translation>
    </message>
    <message>
        <source>Page Elements</source>
        <translation>요소 페이지</translation>
    </message>
    <message>
        <source>Page Traversal</source>
        <translation>순회 페이지</translation>
    </message>
    <message>
        <source>Page Robustness</source>
        <translation>강건성 페이지</translation>
    </message>
    <message>
        <source>Page MINED</source>
        <translation>MINED 페이지</translation>
    </message>
    <message>
        <source>Page Annotate</source>
        <translation>주석 페이지</translation>
    </message>
    <message>
        <source>Page Backends</source>
        <translation>백엔드 페이지</translation>
    </message>
    <message>
        <source>The filter before</source>
        <translation>이전 필터</translation>
    </message>
    <message>
        <source>The filter after</source>
        <translation>다음 필터</translation>
    </message>
    <message>
        <source>Search what the page lists</source>
        <translation>페이지의 목록에서 검색</translation>
    </message>
    <message>
        <source>Choose the runs that are shown</source>
        <translation>표시할 실행 선택</translation>
    </message>
    <message>
        <source>Saved views: save or open one</source>
        <translation>저장된 보기: 저장하거나 열기</translation>
    </message>
    <message>
        <source>Figure or table</source>
        <translation>그림 또는 표</translation>
    </message>
    <message>
        <source>Export figure or numbers</source>
        <translation>그림이나 수치 내보내기</translation>
    </message>
    <message>
        <source>Annotate the wrong answers that pass the filter</source>
        <translation>필터를 통과한 오답에 주석 달기</translation>
    </message>
    <message>
        <source>Share of each label in what passes the filter</source>
        <translation>필터를 통과한 것에서 각 레이블의 비율</translation>
    </message>
    <message>
        <source>Ask every model every year</source>
        <translation>모든 모델에 모든 연도 묻기</translation>
    </message>
    <message>
        <source>Ask the chosen answer again, with its prompt as it stands</source>
        <translation>선택한 답을 지금의 프롬프트로 다시 묻기</translation>
    </message>
    <message>
        <source>Make a run of the question</source>
        <translation>질문으로 실행 만들기</translation>
    </message>
    <message>
        <source>Import benchmark files</source>
        <translation>벤치마크 파일 가져오기</translation>
    </message>
    <message>
        <source>Paste a table: evaluate my own facts</source>
        <translation>표 붙여넣기: 내 사실 평가</translation>
    </message>
    <message>
        <source>Build a benchmark from its source</source>
        <translation>출처에서 벤치마크 만들기</translation>
    </message>
    <message>
        <source>Extend the benchmark to newer years</source>
        <translation>벤치마크를 최근 연도로 확장</translation>
    </message>
    <message>
        <source>Make wrong options for elements that lack them</source>
        <translation>오답 선택지가 없는 요소에 만들어 주기</translation>
    </message>
    <message>
        <source>New run on the slice that is chosen</source>
        <translation>선택한 슬라이스로 새 실행</translation>
    </message>
    <message>
        <source>Choose the whole benchmark as the slice</source>
        <translation>벤치마크 전체를 슬라이스로 선택</translation>
    </message>
    <message>
        <source>Edit the chosen element</source>
        <translation>선택한 요소 편집</translation>
    </message>
    <message>
        <source>Pause or resume the selected run</source>
        <translation>선택한 실행 일시 중지 또는 재개</translation>
    </message>
    <message>
        <source>A new run like the selected one</source>
        <translation>선택한 것과 같은 새 실행</translation>
    </message>
    <message>
        <source>The same questions of other models</source>
        <translation>같은 질문을 다른 모델에</translation>
    </message>
    <message>
        <source>Watch: ask the same again now, never from the cache</source>
        <translation>감시: 같은 것을 지금 캐시 없이 다시 묻기</translation>
    </message>
    <message>
        <source>Compare with the run it repeats</source>
        <translation>반복한 원래 실행과 비교</translation>
    </message>
    <message>
        <source>Narrow the filter to the chosen bar</source>
        <translation>선택한 막대로 필터 좁히기</translation>
    </message>
    <message>
        <source>Score replies again under other rules</source>
        <translation>다른 규칙으로 응답 다시 채점</translation>
    </message>
    <message>
        <source>New traversal run</source>
        <translation>새 순회 실행</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>한 단계 뒤로</translation>
    </message>
    <message>
        <source>Run to end</source>
        <translation>끝까지 실행</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>Branch with what was changed</source>
        <translation>바꾼 것으로 분기</translation>
    </message>
    <message>
        <source>Write the traversal to the run</source>
        <translation>순회를 실행에 기록</translation>
    </message>
    <message>
        <source>Take back what was done last</source>
        <translation>마지막 작업 되돌리기</translation>
    </message>
    <message>
        <source>Import dated facts</source>
        <translation>날짜 있는 사실 가져오기</translation>
    </message>
    <message>
        <source>New robustness run</source>
        <translation>새 강건성 실행</translation>
    </message>
    <message>
        <source>Import items of MINED</source>
        <translation>MINED 항목 가져오기</translation>
    </message>
    <message>
        <source>New MINED run</source>
        <translation>새 MINED 실행</translation>
    </message>
    <message>
        <source>Let a model judge the replies of a MINED run</source>
        <translation>MINED 실행의 응답을 모델이 판정하게 하기</translation>
    </message>
    <message>
        <source>New queue of items to annotate</source>
        <translation>주석할 항목의 새 큐</translation>
    </message>
    <message>
        <source>Make a scoring of the answers accepted as right</source>
        <translation>정답으로 인정된 답으로 채점 만들기</translation>
    </message>
    <message>
        <source>Add a model server</source>
        <translation>모델 서버 추가</translation>
    </message>
    <message>
        <source>Find model servers on this computer</source>
        <translation>이 컴퓨터의 모델 서버 찾기</translation>
    </message>
    <message>
        <source>Open a model file (GGUF)</source>
        <translation>모델 파일 열기(GGUF)</translation>
    </message>
    <message>
        <source>Test the chosen backend</source>
        <translation>선택한 백엔드 시험</translation>
    </message>
    <message>
        <source>Set the API key of the chosen backend</source>
        <translation>선택한 백엔드의 API 키 설정</translation>
    </message>
    <message>
        <source>Prices of models</source>
        <translation>모델 가격</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>어디서나</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>벤치마크</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>범주</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>지난 답</translation>
    </message>
    <message>
        <source>Traversal</source>
        <translation>순회</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>강건성</translation>
    </message>
    <message>
        <source>MINED</source>
        <translation>MINED</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>주석</translation>
    </message>
    <message>
        <source>Backends</source>
        <translation>백엔드</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>레이블: %1</translation>
    </message>
    <message>
        <source> (status %1)</source>
        <translation> (상태 %1)</translation>
    </message>
    <message>
        <source>Error, no answer: %1%2</source>
        <translation>오류, 답 없음: %1%2</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>답 없음: %1</translation>
    </message>
    <message>
        <source>Answer: “%1”</source>
        <translation>답: “%1”</translation>
    </message>
    <message>
        <source>Right: “%1” (score %2)</source>
        <translation>정답: “%1” (점수 %2)</translation>
    </message>
    <message>
        <source>Wrong: “%1” (score %2); right is “%3”</source>
        <translation>오답: “%1” (점수 %2); 정답은 “%3”</translation>
    </message>
    <message>
        <source>run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Type the URI of a backend</source>
        <translation>백엔드의 URI 입력</translation>
    </message>
    <message>
        <source>free: no language model is asked</source>
        <translation>무료: 언어 모델에 묻지 않음</translation>
    </message>
    <message>
        <source>free: a server on this machine</source>
        <translation>무료: 이 컴퓨터의 서버</translation>
    </message>
    <message>
        <source>Time: about %1, by the model&apos;s latency</source>
        <translation>시간: 약 %1, 모델의 지연 시간 기준</translation>
    </message>
    <message>
        <source>Time: about %1, as fast as %2</source>
        <translation>시간: 약 %1, %2의 속도 기준</translation>
    </message>
    <message>
        <source>Time: at least %1, by the limit of requests a minute</source>
        <translation>시간: 최소 %1, 분당 요청 한도 기준</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>가격 모름</translation>
    </message>
    <message>
        <source>free</source>
        <translation>무료</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, in all: %2</source>
        <translation>%1, 합계: %2</translation>
    </message>
    <message>
        <source>No budget: the price of %1 is not known. Add it on the Backends page, under Prices.</source>
        <translation>예산 없음: %1의 가격을 모릅니다. 백엔드 페이지의 가격에서 추가하십시오.</translation>
    </message>
    <message>
        <source>this model</source>
        <translation>이 모델</translation>
    </message>
    <message>
        <source>Of all runs together, shared as they are expected to cost; each stops before it would cost more than its share.</source>
        <translation>모든 실행 합계이며 예상 비용에 따라 나눕니다. 각 실행은 제 몫을 넘기 전에 멈춥니다.</translation>
    </message>
    <message>
        <source>The run stops before it would cost more.</source>
        <translation>실행은 이보다 더 들기 전에 멈춥니다.</translation>
    </message>
    <message>
        <source>No budget: %1.</source>
        <translation>예산 없음: %1.</translation>
    </message>
    <message>
        <source>No budget: this model is free.</source>
        <translation>예산 없음: 이 모델은 무료입니다.</translation>
    </message>
    <message>
        <source>No budget: these models are free.</source>
        <translation>예산 없음: 이 모델들은 무료입니다.</translation>
    </message>
    <message>
        <source>About Chronoscope</source>
        <translation>Chronoscope 정보</translation>
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
        <translation>언어 모델이 어느 해의 어떤 사실을 기억하는지 봅니다.

GNU 일반 공중 사용 허가서 버전 3 또는 그 이후 버전에 따르는 자유 소프트웨어입니다. 법이 허용하는 한 어떠한 보증도 없습니다.

Qt %1와(과) 다른 라이브러리로 만들었습니다. 자세히에 그 이름과 라이선스가 있습니다.</translation>
    </message>
    <message>
        <source>ChroKnowledge, the paper&apos;s section on categories; intervals: Wilson 1927</source>
        <translation>ChroKnowledge, 논문의 범주 절; 구간: Wilson 1927</translation>
    </message>
    <message>
        <source>The paper on temporal robustness: its definitions of W, R and α</source>
        <translation>시간 강건성 논문: W, R, α의 정의</translation>
    </message>
    <message>
        <source>MINED: its two scores, CEM and F1, as its published code computes them</source>
        <translation>MINED: 두 점수 CEM과 F1, 공개된 코드의 계산대로</translation>
    </message>
    <message>
        <source>Share correct</source>
        <translation>Correct 비율</translation>
    </message>
    <message>
        <source>Of the questions behind a cell, those whose every greedy reply names a right object of that year. Questions whose replies ended in an error are left out, not counted as wrong.</source>
        <translation>셀에 속한 질문 중 모든 그리디 응답이 그해의 맞는 객체를 말한 것. 응답이 오류로 끝난 질문은 제외되며 오답으로 세지 않습니다.</translation>
    </message>
    <message>
        <source>share = correct ÷ (correct + partial + incorrect)</source>
        <translation>비율 = correct ÷ (correct + partial + incorrect)</translation>
    </message>
    <message>
        <source>n = elements × templates asked in that year that have a category</source>
        <translation>n = 그해에 물은 요소 × 템플릿 중 범주가 있는 것</translation>
    </message>
    <message>
        <source>An answer</source>
        <translation>답 하나</translation>
    </message>
    <message>
        <source>What a run answered about one element in one year under one template, beside the category of all its replies there.</source>
        <translation>실행이 한 요소, 한 연도, 한 템플릿에 답한 것과 그곳의 모든 응답의 범주.</translation>
    </message>
    <message>
        <source>no formula: the stored reply and its category</source>
        <translation>식 없음: 저장된 응답과 그 범주</translation>
    </message>
    <message>
        <source>n = one element in one year under one template</source>
        <translation>n = 한 요소, 한 연도, 한 템플릿</translation>
    </message>
    <message>
        <source>Share correct by year or domain</source>
        <translation>연도 또는 도메인별 Correct 비율</translation>
    </message>
    <message>
        <source>The share correct along the axis. Over several years its interval comes from drawing whole elements anew, as the years of one element are not independent.</source>
        <translation>축을 따른 Correct 비율. 한 요소의 연도들은 서로 독립이 아니므로 여러 연도의 구간은 요소를 통째로 다시 뽑아 구합니다.</translation>
    </message>
    <message>
        <source>n = elements × templates × years behind the point</source>
        <translation>n = 점에 속한 요소 × 템플릿 × 연도</translation>
    </message>
    <message>
        <source>Elements by category over all years</source>
        <translation>모든 연도에 걸친 범주별 요소</translation>
    </message>
    <message>
        <source>An element is Known, Partial Known, Cut-off or Unknown by what its categories are over all years that the run asks about.</source>
        <translation>요소는 실행이 묻는 모든 연도의 범주에 따라 Known, Partial Known, Cut-off 또는 Unknown입니다.</translation>
    </message>
    <message>
        <source>share = elements of the category ÷ elements with a category</source>
        <translation>비율 = 그 범주의 요소 ÷ 범주가 있는 요소</translation>
    </message>
    <message>
        <source>n = elements under one template</source>
        <translation>n = 한 템플릿의 요소</translation>
    </message>
    <message>
        <source>Wrong replies by kind</source>
        <translation>종류별 틀린 응답</translation>
    </message>
    <message>
        <source>A wrong reply that names what was right before is stale, what became right later is ahead, a wrong option is a distractor; the rest is refused, empty, unreadable or other.</source>
        <translation>이전에 맞던 것을 말하면 지난 답, 나중에 맞게 되는 것을 말하면 앞선 답, 틀린 선택지를 말하면 오답 선택지이고, 나머지는 거부, 빈 응답, 읽을 수 없음, 그 밖입니다.</translation>
    </message>
    <message>
        <source>share = wrong replies of the kind ÷ wrong replies</source>
        <translation>비율 = 그 종류의 틀린 응답 ÷ 틀린 응답</translation>
    </message>
    <message>
        <source>n = wrong replies</source>
        <translation>n = 틀린 응답</translation>
    </message>
    <message>
        <source>This program&apos;s own reading of replies, by matching them with all right objects</source>
        <translation>모든 맞는 객체와 견주어 이 프로그램이 응답을 읽은 결과</translation>
    </message>
    <message>
        <source>Difference of two runs</source>
        <translation>두 실행의 차이</translation>
    </message>
    <message>
        <source>The share correct of the first run minus that of the second, over the questions that both were asked and that have a category in both.</source>
        <translation>두 실행이 모두 묻고 둘 다 범주가 있는 질문에서 첫째 실행의 Correct 비율에서 둘째 실행의 것을 뺀 값.</translation>
    </message>
    <message>
        <source>difference = (only first right − only second right) ÷ n</source>
        <translation>차이 = (첫째만 정답 − 둘째만 정답) ÷ n</translation>
    </message>
    <message>
        <source>n = questions that both runs were asked</source>
        <translation>n = 두 실행이 모두 물은 질문</translation>
    </message>
    <message>
        <source>McNemar 1947, exact; Tango 1998; Holm 1979</source>
        <translation>McNemar 1947, 정확; Tango 1998; Holm 1979</translation>
    </message>
    <message>
        <source>What the runs know of one element</source>
        <translation>실행들이 한 요소에 대해 아는 것</translation>
    </message>
    <message>
        <source>By year, the category of the replies of each run, above the right objects of that year.</source>
        <translation>연도별로 각 실행의 응답 범주, 그해의 맞는 객체 위에 표시.</translation>
    </message>
    <message>
        <source>no formula: categories of stored replies</source>
        <translation>식 없음: 저장된 응답의 범주</translation>
    </message>
    <message>
        <source>Share of a label</source>
        <translation>레이블의 비율</translation>
    </message>
    <message>
        <source>Of the annotated wrong answers that pass the filter, those that were given this label.</source>
        <translation>필터를 통과하고 주석된 오답 중 이 레이블이 붙은 것.</translation>
    </message>
    <message>
        <source>share = cells with the label ÷ annotated cells</source>
        <translation>비율 = 레이블이 붙은 셀 ÷ 주석된 셀</translation>
    </message>
    <message>
        <source>n = annotated cells</source>
        <translation>n = 주석된 셀</translation>
    </message>
    <message>
        <source>The label set that is shown; Cohen 1960 and Krippendorff 2004 for agreement</source>
        <translation>표시된 레이블 세트; 일치도는 Cohen 1960과 Krippendorff 2004</translation>
    </message>
    <message>
        <source>Of the elements that the run before knew in part, the questions that were wrong and are right after being led through the neighbouring years: Chrono-Correct.</source>
        <translation>이전 실행이 부분적으로 알던 요소 중, 틀렸다가 이웃 연도를 거친 뒤 맞게 된 질문: Chrono-Correct.</translation>
    </message>
    <message>
        <source>share = Chrono-Correct ÷ questions that were wrong before</source>
        <translation>비율 = Chrono-Correct ÷ 이전에 틀린 질문</translation>
    </message>
    <message>
        <source>n = questions traversed</source>
        <translation>n = 순회한 질문</translation>
    </message>
    <message>
        <source>ChroKnowledge, its section on ChroKnowPrompt</source>
        <translation>ChroKnowledge, ChroKnowPrompt 절</translation>
    </message>
    <message>
        <source>Win rate W, robustness R</source>
        <translation>승률 W, 강건성 R</translation>
    </message>
    <message>
        <source>A test holds the score of the object at a date when it was right against one when it was not. W is the share of tests won; R the share of facts that win all of theirs.</source>
        <translation>검정은 객체가 맞던 날짜의 점수와 맞지 않던 날짜의 점수를 맞붙입니다. W는 이긴 검정의 비율, R은 제 검정을 모두 이긴 사실의 비율입니다.</translation>
    </message>
    <message>
        <source>W = tests won ÷ tests; R = facts that win all ÷ facts</source>
        <translation>W = 이긴 검정 ÷ 검정; R = 모두 이긴 사실 ÷ 사실</translation>
    </message>
    <message>
        <source>n = facts with a test</source>
        <translation>n = 검정이 있는 사실</translation>
    </message>
    <message>
        <source>n = tests of the fact</source>
        <translation>n = 사실의 검정</translation>
    </message>
    <message>
        <source>Log-probability by distance</source>
        <translation>거리별 로그 확률</translation>
    </message>
    <message>
        <source>The mean log-probability of the object by how far the date asked is from the middle of the time in which it was right, in lengths of that time.</source>
        <translation>묻는 날짜가 객체가 맞던 기간의 중앙에서 얼마나 떨어졌는지에 따른(기간 길이 단위) 객체의 평균 로그 확률.</translation>
    </message>
    <message>
        <source>α = (date − middle of validity) ÷ length of validity</source>
        <translation>α = (날짜 − 유효 기간 중앙) ÷ 유효 기간 길이</translation>
    </message>
    <message>
        <source>n = dates asked in the bin</source>
        <translation>n = 구간에서 물은 날짜</translation>
    </message>
    <message>
        <source>Lost tests by distance</source>
        <translation>거리별 진 검정</translation>
    </message>
    <message>
        <source>Of the tests that were lost, those whose wrong date is at least so many lengths of validity away.</source>
        <translation>진 검정 중 틀린 날짜가 유효 기간 길이의 몇 배 이상 떨어진 것.</translation>
    </message>
    <message>
        <source>share = lost tests with |α| ≥ k ÷ lost tests</source>
        <translation>비율 = |α| ≥ k인 진 검정 ÷ 진 검정</translation>
    </message>
    <message>
        <source>n = lost tests</source>
        <translation>n = 진 검정</translation>
    </message>
    <message>
        <source>Robust at both precisions</source>
        <translation>두 정밀도 모두에서 강건</translation>
    </message>
    <message>
        <source>Of the facts robust at one precision of the date, those robust at another too.</source>
        <translation>한 날짜 정밀도에서 강건한 사실 중 다른 정밀도에서도 강건한 것.</translation>
    </message>
    <message>
        <source>share = robust at both ÷ robust at the column&apos;s</source>
        <translation>비율 = 둘 다 강건 ÷ 열의 정밀도에서 강건</translation>
    </message>
    <message>
        <source>n = facts robust at the column&apos;s</source>
        <translation>n = 열의 정밀도에서 강건한 사실</translation>
    </message>
    <message>
        <source>R by popularity</source>
        <translation>인기도별 R</translation>
    </message>
    <message>
        <source>Facts robust at every precision, by how often the articles of subject and object are visited.</source>
        <translation>모든 정밀도에서 강건한 사실, 주체와 객체 문서의 조회 수별.</translation>
    </message>
    <message>
        <source>visits of a fact = √(subject&apos;s × object&apos;s)</source>
        <translation>사실의 조회 수 = √(주체 × 객체)</translation>
    </message>
    <message>
        <source>n = facts in the bin</source>
        <translation>n = 구간의 사실</translation>
    </message>
    <message>
        <source>R by model size</source>
        <translation>모델 크기별 R</translation>
    </message>
    <message>
        <source>Robustness at every precision by the number of parameters, with a line for each family.</source>
        <translation>모든 정밀도에서의 강건성, 매개변수 수별, 계열마다 직선 하나.</translation>
    </message>
    <message>
        <source>R = a + b × log₁₀ parameters</source>
        <translation>R = a + b × log₁₀ 매개변수</translation>
    </message>
    <message>
        <source>n = facts of the run</source>
        <translation>n = 실행의 사실</translation>
    </message>
    <message>
        <source>Variance over precisions</source>
        <translation>정밀도 사이의 분산</translation>
    </message>
    <message>
        <source>How much R of a fact changes with the precision of the date, with few-shots against without.</source>
        <translation>사실의 R이 날짜 정밀도에 따라 얼마나 바뀌는지, 퓨샷과 그렇지 않은 경우.</translation>
    </message>
    <message>
        <source>ratio = mean variance few-shot ÷ mean variance standard</source>
        <translation>비 = 퓨샷 평균 분산 ÷ 표준 평균 분산</translation>
    </message>
    <message>
        <source>n = facts in both runs</source>
        <translation>n = 두 실행에 모두 있는 사실</translation>
    </message>
    <message>
        <source>Facts that one run wins</source>
        <translation>한 실행이 이기는 사실</translation>
    </message>
    <message>
        <source>Fact by fact, which of two runs has the higher W or R; equal values are ties.</source>
        <translation>사실마다 두 실행 중 어느 쪽의 W나 R이 높은지. 같으면 무승부입니다.</translation>
    </message>
    <message>
        <source>share = facts won ÷ facts in both</source>
        <translation>비율 = 이긴 사실 ÷ 둘 다 있는 사실</translation>
    </message>
    <message>
        <source>W and R of one run minus those of another, over the facts that both were asked at as many dates.</source>
        <translation>두 실행이 같은 수의 날짜로 물은 사실에서 한 실행의 W와 R에서 다른 실행의 것을 뺀 값.</translation>
    </message>
    <message>
        <source>difference = value of the run − value of the other</source>
        <translation>차이 = 실행의 값 − 다른 실행의 값</translation>
    </message>
    <message>
        <source>Robust facts by category</source>
        <translation>범주별 강건한 사실</translation>
    </message>
    <message>
        <source>Facts by the ChroKnowledge category of their element, and how many are robust at every precision.</source>
        <translation>요소의 ChroKnowledge 범주별 사실과 그중 모든 정밀도에서 강건한 것.</translation>
    </message>
    <message>
        <source>share = robust facts ÷ facts of the category</source>
        <translation>비율 = 강건한 사실 ÷ 범주의 사실</translation>
    </message>
    <message>
        <source>n = facts with such an element</source>
        <translation>n = 그런 요소가 있는 사실</translation>
    </message>
    <message>
        <source>score = mean over items of the item&apos;s CEM (or F1), × 100</source>
        <translation>점수 = 항목의 CEM(또는 F1)을 항목에 걸쳐 평균, × 100</translation>
    </message>
    <message>
        <source>Score by type of entity</source>
        <translation>개체 유형별 점수</translation>
    </message>
    <message>
        <source>The same over the items of one type of entity.</source>
        <translation>한 개체 유형의 항목에 대한 같은 값.</translation>
    </message>
    <message>
        <source>n = items of the type in the task</source>
        <translation>n = 과제에서 그 유형의 항목</translation>
    </message>
    <message>
        <source>Score of a dimension</source>
        <translation>차원 점수</translation>
    </message>
    <message>
        <source>The mean of the tasks that belong to a dimension.</source>
        <translation>한 차원에 속한 과제들의 평균.</translation>
    </message>
    <message>
        <source>score = mean of the tasks&apos; scores</source>
        <translation>점수 = 과제 점수의 평균</translation>
    </message>
    <message>
        <source>n = tasks of the dimension</source>
        <translation>n = 차원의 과제</translation>
    </message>
    <message>
        <source>Answers over time</source>
        <translation>시간에 따른 답</translation>
    </message>
    <message>
        <source>Of the answers about now, those that name somebody who held it in a year, for every year.</source>
        <translation>현재에 대한 답 중 어느 해의 보유자를 가리키는 것, 해마다.</translation>
    </message>
    <message>
        <source>share = answers that name a holder of the year ÷ answers</source>
        <translation>비율 = 그해의 보유자를 가리키는 답 ÷ 답</translation>
    </message>
    <message>
        <source>n = answers about now</source>
        <translation>n = 현재에 대한 답</translation>
    </message>
    <message>
        <source>Score by year asked</source>
        <translation>묻는 연도별 점수</translation>
    </message>
    <message>
        <source>How the questions of a year, or of five, are answered.</source>
        <translation>한 해 또는 다섯 해의 질문에 어떻게 답하는지.</translation>
    </message>
    <message>
        <source>n = items of these years</source>
        <translation>n = 그 해들의 항목</translation>
    </message>
    <message>
        <source>Latest, outdated or irrelevant</source>
        <translation>Latest, Outdated 또는 Irrelevant</translation>
    </message>
    <message>
        <source>Over all replies to an item about now: Latest if any names the latest value, else Outdated if any names another of its list, else Irrelevant.</source>
        <translation>현재에 대한 항목의 모든 응답에서 하나라도 최신 값을 말하면 Latest, 아니면 하나라도 목록의 다른 값을 말하면 Outdated, 아니면 Irrelevant.</translation>
    </message>
    <message>
        <source>share = items of the kind ÷ items</source>
        <translation>비율 = 그 종류의 항목 ÷ 항목</translation>
    </message>
    <message>
        <source>n = items</source>
        <translation>n = 항목</translation>
    </message>
    <message>
        <source>With a context of another time</source>
        <translation>다른 시기의 문맥과 함께</translation>
    </message>
    <message>
        <source>Whether an answer holds a right value, else the one that the context names, else another of the list, else none; beside it the same questions without their context.</source>
        <translation>답에 맞는 값이 있는지, 아니면 문맥이 말하는 값인지, 아니면 목록의 다른 값인지, 아무것도 아닌지. 옆에는 문맥 없는 같은 질문.</translation>
    </message>
    <message>
        <source>share = answers of the kind ÷ answers</source>
        <translation>비율 = 그 종류의 답 ÷ 답</translation>
    </message>
    <message>
        <source>n = answers</source>
        <translation>n = 답</translation>
    </message>
    <message>
        <source>The four ways of asking</source>
        <translation>네 가지 묻는 방식</translation>
    </message>
    <message>
        <source>Each item is asked in four configurations; the score of each, over all items with a reply to it.</source>
        <translation>각 항목을 네 가지 구성으로 묻습니다. 그 구성에 응답이 있는 모든 항목의 점수입니다.</translation>
    </message>
    <message>
        <source>score = mean over items of that configuration&apos;s score, × 100</source>
        <translation>점수 = 그 구성의 점수를 항목에 걸쳐 평균, × 100</translation>
    </message>
    <message>
        <source>n = items with a reply</source>
        <translation>n = 응답이 있는 항목</translation>
    </message>
    <message>
        <source>After editing</source>
        <translation>편집 후</translation>
    </message>
    <message>
        <source>What a model answers once it is told the right answers behind demonstrations.</source>
        <translation>예시 뒤에 정답을 알려 준 모델의 답.</translation>
    </message>
    <message>
        <source>Ratings of people</source>
        <translation>사람의 평점</translation>
    </message>
    <message>
        <source>What people gave items, from 0 to 10.</source>
        <translation>사람들이 항목에 준 0~10점.</translation>
    </message>
    <message>
        <source>mean of the ratings</source>
        <translation>평점의 평균</translation>
    </message>
    <message>
        <source>n = ratings</source>
        <translation>n = 평점</translation>
    </message>
    <message>
        <source>Nothing was sent: the calibration model is computed in this program.</source>
        <translation>아무것도 보내지 않음: 보정 모델은 이 프로그램 안에서 계산됩니다.</translation>
    </message>
    <message>
        <source>The replies of this run came from files; what was sent is not known.</source>
        <translation>이 실행의 응답은 파일에서 왔습니다. 무엇을 보냈는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The request cannot be rebuilt</source>
        <translation>요청을 다시 만들 수 없음</translation>
    </message>
    <message>
        <source>Not kept: the run&apos;s backend has its response cache switched off.</source>
        <translation>보관 안 됨: 실행 백엔드의 응답 캐시가 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>Not kept: responses of backends that were not tested are not cached.</source>
        <translation>보관 안 됨: 시험하지 않은 백엔드의 응답은 캐시하지 않습니다.</translation>
    </message>
    <message>
        <source>Not looked up: no response cache is open</source>
        <translation>찾아보지 않음: 열린 응답 캐시가 없음</translation>
    </message>
    <message>
        <source>Not looked up: responses of a managed server are kept by what was started, and it is not running.</source>
        <translation>찾아보지 않음: 관리 서버의 응답은 시작된 내용별로 보관되는데 서버가 돌고 있지 않습니다.</translation>
    </message>
    <message>
        <source>Not in the response cache: only answers to this very request from this server and build are, and errors are not kept.</source>
        <translation>응답 캐시에 없음: 이 서버와 빌드의 바로 이 요청에 대한 답만 들어 있으며 오류는 보관하지 않습니다.</translation>
    </message>
    <message>
        <source>
… the first %1 of %2 KiB; Copy as JSON has all of it</source>
        <translation>
… %2 KiB 중 처음 %1 KiB; JSON으로 복사하면 전부 들어 있음</translation>
    </message>
    <message>
        <source>
or another of the backend&apos;s %1 servers: which one answered is not stored</source>
        <translation>
또는 백엔드의 서버 %1개 중 다른 것: 어느 서버가 답했는지는 저장되지 않음</translation>
    </message>
    <message>
        <source>From the response cache; it says what is stored.</source>
        <translation>응답 캐시에서 가져옴. 저장된 내용과 같습니다.</translation>
    </message>
    <message>
        <source>From the response cache, but it says something else than what is stored: it is of another time.</source>
        <translation>응답 캐시에서 가져왔으나 저장된 내용과 다릅니다. 다른 시점의 것입니다.</translation>
    </message>
    <message>
        <source>The kept response tells no log-probabilities: the run did not ask for them.</source>
        <translation>보관된 응답에 로그 확률이 없습니다. 실행이 요청하지 않았습니다.</translation>
    </message>
    <message>
        <source>Tokens of the reply as the server told them.</source>
        <translation>서버가 알려 준 응답의 토큰.</translation>
    </message>
    <message>
        <source>Tokens of the kept response, which says something else than what is stored.</source>
        <translation>보관된 응답의 토큰. 저장된 내용과 다릅니다.</translation>
    </message>
    <message>
        <source>Error, no reply: %1</source>
        <translation>오류, 응답 없음: %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>an empty reply</source>
        <translation>빈 응답</translation>
    </message>
    <message>
        <source>same as stored</source>
        <translation>저장된 것과 같음</translation>
    </message>
    <message>
        <source>differs from stored</source>
        <translation>저장된 것과 다름</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>%1 elements · few-shots: %2</source>
        <translation>요소 %1개 · 퓨샷: %2</translation>
    </message>
    <message>
        <source>%1 element · few-shots: %2</source>
        <translation>요소 %1개 · 퓨샷: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Copy &amp;value</source>
        <translation>값 복사(&amp;V)</translation>
    </message>
    <message>
        <source>Copy as &amp;image</source>
        <translation>그림으로 복사(&amp;I)</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>표로 복사(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;TSV, for a spreadsheet</source>
        <translation>스프레드시트용 TSV(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;LaTeX</source>
        <translation>LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>Copy as &amp;citable text</source>
        <translation>인용 텍스트로 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;What is this number?</source>
        <translation>이 수치는 무엇인가요?(&amp;W)</translation>
    </message>
    <message>
        <source>ChroKnowPrompt over “%1” · %2 Partial Known elements · %3 protocol · up to %4 years before and %5 after · temperature %6</source>
        <translation>“%1”의 ChroKnowPrompt · Partial Known 요소 %2개 · %3 프로토콜 · 이전 최대 %4년, 이후 %5년 · 온도 %6</translation>
    </message>
    <message>
        <source>%1 · %2 requests</source>
        <translation>%1 · 요청 %2개</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 · temperatures %5 · %6 protocol · %7 exemplars · %8 extraction · judging rules %9</source>
        <translation>%1 · %2 · %3 · %4 · 온도 %5 · %6 프로토콜 · %7 예시 · %8 추출 · 판정 규칙 %9</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>요소 1개</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>요소 %1개</translation>
    </message>
    <message>
        <source>1 set</source>
        <translation>세트 1개</translation>
    </message>
    <message>
        <source>%1 sets</source>
        <translation>세트 %1개</translation>
    </message>
    <message>
        <source>no stop text</source>
        <translation>중지 텍스트 없음</translation>
    </message>
    <message>
        <source>stop at %1</source>
        <translation>%1에서 중지</translation>
    </message>
    <message>
        <source>no category and no percentage: Correct is over greedy replies (temperature 0), and none are asked</source>
        <translation>범주와 백분율 없음: Correct는 그리디 응답(온도 0)으로 정해지는데 묻지 않음</translation>
    </message>
    <message>
        <source>greedy only: nothing can be Partial (sampled)</source>
        <translation>그리디만: Partial (sampled)가 나올 수 없음</translation>
    </message>
    <message>
        <source>Repeats “%1” of %2</source>
        <translation>%2의 “%1”을(를) 반복</translation>
    </message>
    <message>
        <source>the server now names its model %1, then %2</source>
        <translation>서버가 모델 이름을 지금은 %1, 그때는 %2(이)라고 함</translation>
    </message>
    <message>
        <source>no greedy reply of both yet</source>
        <translation>두 실행 모두의 그리디 응답이 아직 없음</translation>
    </message>
    <message>
        <source>all %1 greedy replies are the same, word for word</source>
        <translation>그리디 응답 %1개가 모두 글자 그대로 같음</translation>
    </message>
    <message>
        <source>%1 of %2 greedy replies (%3 %) have other words</source>
        <translation>그리디 응답 %2개 중 %1개(%3 %)의 글이 다름</translation>
    </message>
    <message>
        <source>right %1 % then, %2 % now</source>
        <translation>정답 그때 %1 %, 지금 %2 %</translation>
    </message>
    <message>
        <source>%1 no longer right, %2 newly right</source>
        <translation>더 이상 맞지 않음 %1개, 새로 맞음 %2개</translation>
    </message>
    <message>
        <source>%1 without a reply in both</source>
        <translation>둘 다에 응답이 없는 것 %1개</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Light or dark, whichever the desktop has, or white on black with thick lines.</source>
        <translation>데스크톱을 따라 밝거나 어둡게, 또는 검은 바탕에 흰색과 굵은 선.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>시스템에 맞춤</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>전체 크기</translation>
    </message>
    <message>
        <source>Text, lines and figures together, on top of what the desktop sets.</source>
        <translation>글자, 선, 그림을 함께, 데스크톱 설정에 더해 조절합니다.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Open the last workspace</source>
        <translation>마지막 작업 공간 열기</translation>
    </message>
    <message>
        <source>At the start, unless another is named. Without it the welcome page is shown.</source>
        <translation>시작할 때 다른 것을 지정하지 않으면 엽니다. 끄면 시작 페이지가 나옵니다.</translation>
    </message>
    <message>
        <source>Tell when a run ends</source>
        <translation>실행이 끝나면 표시</translation>
    </message>
    <message>
        <source>Marks the window in the task bar where another one is in front.</source>
        <translation>다른 창이 앞에 있을 때 작업 표시줄에서 창을 표시합니다.</translation>
    </message>
    <message>
        <source>Notify when a run ends</source>
        <translation>실행이 끝나면 알림</translation>
    </message>
    <message>
        <source>A notification of the desktop where another window is in front; pressed, it shows the run.</source>
        <translation>다른 창이 앞에 있을 때의 데스크톱 알림. 누르면 실행을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Stay awake for runs</source>
        <translation>실행 중 절전 막기</translation>
    </message>
    <message>
        <source>The computer does not go to sleep by itself while a run is going.</source>
        <translation>실행이 진행되는 동안 컴퓨터가 스스로 절전에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>주석자</translation>
    </message>
    <message>
        <source>The name that your annotations carry, also in what is exported.</source>
        <translation>주석에 붙는 이름. 내보낸 것에도 들어갑니다.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>오프라인</translation>
    </message>
    <message>
        <source>Nothing is sent to any other computer, by this window or the command line. Model servers of this computer still answer.</source>
        <translation>이 창도 명령줄도 다른 컴퓨터로 아무것도 보내지 않습니다. 이 컴퓨터의 모델 서버는 계속 답합니다.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>프록시</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:3128. Empty: as the environment says (HTTPS_PROXY).</source>
        <translation>예: http://proxy.example:3128. 비우면 환경에 따름(HTTPS_PROXY).</translation>
    </message>
    <message>
        <source>Own certificates</source>
        <translation>자체 인증서</translation>
    </message>
    <message>
        <source>A PEM file of the authorities to trust instead of the system&apos;s.</source>
        <translation>시스템 대신 신뢰할 인증 기관의 PEM 파일.</translation>
    </message>
    <message>
        <source>Size of kept replies</source>
        <translation>보관 응답의 크기</translation>
    </message>
    <message>
        <source>Replies are kept so that the same question is not paid for twice; the oldest go first.</source>
        <translation>같은 질문에 두 번 돈을 내지 않도록 응답을 보관합니다. 가장 오래된 것부터 지웁니다.</translation>
    </message>
    <message>
        <source> GB</source>
        <translation> GB</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>변경 1개</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>변경 %1개</translation>
    </message>
    <message>
        <source>1 year filled</source>
        <translation>1년 채움</translation>
    </message>
    <message>
        <source>%1 years filled</source>
        <translation>%1년 채움</translation>
    </message>
    <message>
        <source>few-shot</source>
        <translation>퓨샷</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Statements that Wikidata calls deprecated</source>
        <translation>Wikidata가 폐기했다고 하는 진술</translation>
    </message>
    <message>
        <source>Statements whose object is not known</source>
        <translation>객체를 알 수 없는 진술</translation>
    </message>
    <message>
        <source>Statements that end before they begin</source>
        <translation>시작 전에 끝나는 진술</translation>
    </message>
    <message>
        <source>Statements with dates that make no pairs</source>
        <translation>날짜가 짝을 이루지 않는 진술</translation>
    </message>
    <message>
        <source>Statements that do not say when</source>
        <translation>언제인지 말하지 않는 진술</translation>
    </message>
    <message>
        <source>Statements that begin after the source ends</source>
        <translation>출처가 끝난 뒤 시작하는 진술</translation>
    </message>
    <message>
        <source>Statements whose value is no object</source>
        <translation>값이 객체가 아닌 진술</translation>
    </message>
    <message>
        <source>Statements that say that there was nobody</source>
        <translation>아무도 없었다고 하는 진술</translation>
    </message>
    <message>
        <source>Impossible days, kept as their month</source>
        <translation>없는 날짜, 그 달로 유지</translation>
    </message>
    <message>
        <source>Entities that Wikidata does not know</source>
        <translation>Wikidata가 모르는 개체</translation>
    </message>
    <message>
        <source>Entities that came twice</source>
        <translation>두 번 나온 개체</translation>
    </message>
    <message>
        <source>Not of every year or edition</source>
        <translation>모든 연도나 판에 있지 않음</translation>
    </message>
    <message>
        <source>More than are kept of a relation</source>
        <translation>한 관계에 두는 수보다 많음</translation>
    </message>
    <message>
        <source>Elements that wait for names</source>
        <translation>이름을 기다리는 요소</translation>
    </message>
    <message>
        <source>Rows that cannot be read</source>
        <translation>읽을 수 없는 행</translation>
    </message>
    <message>
        <source>Rows of other relations</source>
        <translation>다른 관계의 행</translation>
    </message>
    <message>
        <source>Releases outside the years</source>
        <translation>연도 밖의 릴리스</translation>
    </message>
    <message>
        <source>Rows without a relation</source>
        <translation>관계 없는 행</translation>
    </message>
    <message>
        <source>Rows that the source suppresses</source>
        <translation>출처가 숨기는 행</translation>
    </message>
    <message>
        <source>Rows without a concept</source>
        <translation>개념 없는 행</translation>
    </message>
    <message>
        <source>Names with broken letters</source>
        <translation>글자가 깨진 이름</translation>
    </message>
    <message>
        <source>Subjects without a name</source>
        <translation>이름 없는 주체</translation>
    </message>
    <message>
        <source>Objects without a name</source>
        <translation>이름 없는 객체</translation>
    </message>
    <message>
        <source>Concepts related to themselves</source>
        <translation>자기 자신과 관련된 개념</translation>
    </message>
    <message>
        <source>Subjects that are their own object</source>
        <translation>자기 자신이 객체인 주체</translation>
    </message>
    <message>
        <source>Triples that came twice</source>
        <translation>두 번 나온 트리플</translation>
    </message>
    <message>
        <source>Files that are not of the Code</source>
        <translation>법전(Code)이 아닌 파일</translation>
    </message>
    <message>
        <source>Volumes of which only the cover changed</source>
        <translation>표지만 바뀐 권</translation>
    </message>
    <message>
        <source>Editions outside the years</source>
        <translation>연도 밖의 판</translation>
    </message>
    <message>
        <source>Sections that stand in two files</source>
        <translation>두 파일에 있는 절</translation>
    </message>
    <message>
        <source>Paragraphs of one edition only</source>
        <translation>한 판에만 있는 단락</translation>
    </message>
    <message>
        <source>Paragraphs that cannot be followed over the years</source>
        <translation>여러 해에 걸쳐 따라갈 수 없는 단락</translation>
    </message>
    <message>
        <source>Paragraphs that change in letters alone</source>
        <translation>글자만 바뀐 단락</translation>
    </message>
    <message>
        <source>Changes of more than twelve words</source>
        <translation>열두 낱말을 넘는 변경</translation>
    </message>
    <message>
        <source>Changes with fewer than five words around</source>
        <translation>주변 낱말이 다섯 개 미만인 변경</translation>
    </message>
    <message>
        <source>Changes that mend a typing error</source>
        <translation>오타를 고친 변경</translation>
    </message>
    <message>
        <source>Changes of style alone</source>
        <translation>문체만 바뀐 변경</translation>
    </message>
    <message>
        <source>Changes that a model called trivial</source>
        <translation>모델이 사소하다고 한 변경</translation>
    </message>
    <message>
        <source>Entities read</source>
        <translation>읽은 개체</translation>
    </message>
    <message>
        <source>… with one of the relations</source>
        <translation>… 해당 관계가 있는 것</translation>
    </message>
    <message>
        <source>Statements of these</source>
        <translation>이들의 진술</translation>
    </message>
    <message>
        <source>… that say when</source>
        <translation>… 언제인지 말하는 것</translation>
    </message>
    <message>
        <source>Elements made</source>
        <translation>만든 요소</translation>
    </message>
    <message>
        <source>… with an object in the years</source>
        <translation>… 연도 안에 객체가 있는 것</translation>
    </message>
    <message>
        <source>… with one in every year</source>
        <translation>… 모든 연도에 있는 것</translation>
    </message>
    <message>
        <source>… with all names</source>
        <translation>… 이름이 모두 있는 것</translation>
    </message>
    <message>
        <source>Set aside as few-shots</source>
        <translation>퓨샷으로 따로 둔 것</translation>
    </message>
    <message>
        <source>Taken of the others</source>
        <translation>나머지에서 택한 것</translation>
    </message>
    <message>
        <source>Files of the Code</source>
        <translation>법전(Code)의 파일</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>절</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>단락</translation>
    </message>
    <message>
        <source>… followed through every edition</source>
        <translation>… 모든 판에서 따라간 것</translation>
    </message>
    <message>
        <source>… that never changed</source>
        <translation>… 바뀌지 않은 것</translation>
    </message>
    <message>
        <source>… that changed</source>
        <translation>… 바뀐 것</translation>
    </message>
    <message>
        <source>Questions about changes</source>
        <translation>변경에 대한 질문</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>릴리스</translation>
    </message>
    <message>
        <source>Facts of these relations</source>
        <translation>이 관계들의 사실</translation>
    </message>
    <message>
        <source>Subjects in every release</source>
        <translation>모든 릴리스에 있는 주체</translation>
    </message>
    <message>
        <source>Triples read</source>
        <translation>읽은 트리플</translation>
    </message>
    <message>
        <source>Edges read</source>
        <translation>읽은 간선</translation>
    </message>
    <message>
        <source>… of these relations</source>
        <translation>… 이 관계들의 것</translation>
    </message>
    <message>
        <source>Wikidata: who held what, and when</source>
        <translation>Wikidata: 누가 언제 무엇이었는지</translation>
    </message>
    <message>
        <source>UMLS: medicine by releases</source>
        <translation>UMLS: 릴리스별 의학</translation>
    </message>
    <message>
        <source>CFR: United States law by editions</source>
        <translation>CFR: 판별 미국 연방 규정</translation>
    </message>
    <message>
        <source>CSKG: common sense</source>
        <translation>CSKG: 상식</translation>
    </message>
    <message>
        <source>Math-KG: mathematics</source>
        <translation>Math-KG: 수학</translation>
    </message>
    <message>
        <source>A dump (plain, gz or bz2), answers of wbgetentities, or answers of the query service. CC0.</source>
        <translation>덤프(일반, gz 또는 bz2), wbgetentities의 답, 또는 쿼리 서비스의 답. CC0.</translation>
    </message>
    <message>
        <source>Folders of releases (2020AA …) with META/MRCONSO.RRF and MRREL.RRF. You need a licence of your own for them.</source>
        <translation>META/MRCONSO.RRF와 MRREL.RRF가 있는 릴리스 폴더(2020AA …). 본인의 라이선스가 필요합니다.</translation>
    </message>
    <message>
        <source>XML of the yearly editions, as govinfo.gov has it: volumes, parts or sections of at least two years. Public domain.</source>
        <translation>govinfo.gov의 연간 판 XML: 적어도 두 해의 권, 편 또는 절. 공유 저작물.</translation>
    </message>
    <message>
        <source>cskg.tsv, plain or gz. CC BY-SA 4.0: elements made of it are under that licence, too.</source>
        <translation>cskg.tsv, 일반 또는 gz. CC BY-SA 4.0: 여기서 만든 요소도 같은 라이선스를 따릅니다.</translation>
    </message>
    <message>
        <source>Triples as TSV, CSV or JSON Lines, with a map of relation names and a glossary. Without a glossary terms stay untranslated and are marked.</source>
        <translation>TSV, CSV, JSON Lines의 트리플과 관계 이름 대응표, 용어집. 용어집이 없으면 용어는 번역되지 않고 표시됩니다.</translation>
    </message>
    <message>
        <source>Left out, and why</source>
        <translation>제외된 것과 이유</translation>
    </message>
    <message>
        <source>What was left after each step</source>
        <translation>단계마다 남은 것</translation>
    </message>
    <message>
        <source>Rules for the years between</source>
        <translation>사이 연도의 규칙</translation>
    </message>
    <message>
        <source>Relations</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>Files that were read</source>
        <translation>읽은 파일</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>읽을 수 없었던 것</translation>
    </message>
    <message>
        <source>Leave them empty (none)</source>
        <translation>비워 둠(none)</translation>
    </message>
    <message>
        <source>Longer, nothing changed</source>
        <translation>길어짐, 바뀐 것 없음</translation>
    </message>
    <message>
        <source>Changed in the new years</source>
        <translation>새 연도에서 바뀜</translation>
    </message>
    <message>
        <source>Became dynamic</source>
        <translation>동적으로 됨</translation>
    </message>
    <message>
        <source>Its past is told otherwise</source>
        <translation>과거가 다르게 전해짐</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>사라짐</translation>
    </message>
    <message>
        <source>New</source>
        <translation>새것</translation>
    </message>
    <message>
        <source>%1 dynamic</source>
        <translation>동적 %1개</translation>
    </message>
    <message>
        <source>%1 static</source>
        <translation>정적 %1개</translation>
    </message>
    <message>
        <source>%1 timeless</source>
        <translation>시간 없음 %1개</translation>
    </message>
    <message>
        <source>%1 few-shots</source>
        <translation>퓨샷 %1개</translation>
    </message>
    <message>
        <source>%1 wait for names</source>
        <translation>이름 대기 %1개</translation>
    </message>
    <message>
        <source>%1 not chosen</source>
        <translation>선택 안 됨 %1개</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>%1 기준</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>라이선스: %1</translation>
    </message>
    <message>
        <source>No element can be taken yet: %1 are whole, but the source does not name all that is in them. Add a file with the names, or tick “Take elements whose names are missing”.</source>
        <translation>아직 택할 수 있는 요소가 없습니다. %1개가 온전하지만 출처가 그 안의 모든 것에 이름을 주지 않습니다. 이름 파일을 추가하거나 “이름이 빠진 요소도 택하기”를 체크하십시오.</translation>
    </message>
    <message>
        <source>No element is taken: %1 are whole, but a relation needs as many dynamic as static ones. Set “Of each” to all to take whatever there is.</source>
        <translation>택한 요소가 없습니다. %1개가 온전하지만 관계에는 동적과 정적이 같은 수만큼 필요합니다. “각각”을 전부로 하면 있는 것을 모두 택합니다.</translation>
    </message>
    <message>
        <source>No element is taken: none has an object in every year.</source>
        <translation>택한 요소가 없음: 모든 연도에 객체가 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1: the same here</source>
        <translation>%1: 여기서는 같음</translation>
    </message>
    <message>
        <source>%1 whole elements, %2 of them dynamic</source>
        <translation>온전한 요소 %1개, 그중 동적 %2개</translation>
    </message>
    <message>
        <source>As chosen</source>
        <translation>선택한 대로</translation>
    </message>
    <message>
        <source>Write three</source>
        <translation>세 개 쓰기</translation>
    </message>
    <message>
        <source>Rewrite those that were called right</source>
        <translation>맞다고 한 것 다시 쓰기</translation>
    </message>
    <message>
        <source>Check them</source>
        <translation>확인하기</translation>
    </message>
    <message>
        <source>Which letters does the answer name?</source>
        <translation>답이 가리키는 글자는?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>still called right</source>
        <translation>아직 맞다고 함</translation>
    </message>
    <message>
        <source>answer without letters</source>
        <translation>글자 없는 답</translation>
    </message>
    <message>
        <source>too few options</source>
        <translation>선택지가 너무 적음</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>답 없음</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>대기 중</translation>
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
        <translation>요소 %1개에 새 선택지</translation>
    </message>
    <message>
        <source>%1 new versions of elements that runs use</source>
        <translation>실행이 쓰는 요소의 새 버전 %1개</translation>
    </message>
    <message>
        <source>%1 few-shots are in use and stay</source>
        <translation>퓨샷 %1개는 사용 중이라 그대로 둠</translation>
    </message>
    <message>
        <source>%1 were there</source>
        <translation>%1개는 이미 있었음</translation>
    </message>
    <message>
        <source>%1 with options that look like a right one</source>
        <translation>맞는 것과 비슷한 선택지가 있는 것 %1개</translation>
    </message>
    <message>
        <source>%1 have fewer than three: no multiple choice for them</source>
        <translation>%1개는 세 개 미만: 객관식 없음</translation>
    </message>
    <message>
        <source>No question has its replies in both runs</source>
        <translation>두 실행 모두에 응답이 있는 질문이 없음</translation>
    </message>
    <message>
        <source>CEM %1 points</source>
        <translation>CEM %1점</translation>
    </message>
    <message>
        <source> [%1, %2]</source>
        <translation> [%1, %2]</translation>
    </message>
    <message>
        <source>n = %1 pairs</source>
        <translation>n = %1쌍</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>없음 %1개</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>Avg</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>published, %1</source>
        <translation>논문, %1</translation>
    </message>
    <message>
        <source> (to be doubted: %1)</source>
        <translation> (의심됨: %1)</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>논문 수치</translation>
    </message>
    <message>
        <source>items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>To be doubted as printed: %1</source>
        <translation>인쇄된 값이 의심됨: %1</translation>
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
        <translation>판정 모델</translation>
    </message>
    <message>
        <source>Import a folder of MINED</source>
        <translation>MINED 폴더 가져오기</translation>
    </message>
    <message>
        <source>Import task files of MINED</source>
        <translation>MINED 과제 파일 가져오기</translation>
    </message>
    <message>
        <source>Task files (*.json);;All files (*)</source>
        <translation>과제 파일 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>%1 and %2 imported</source>
        <translation>%1, %2 가져옴</translation>
    </message>
    <message>
        <source>%1 item</source>
        <translation>항목 %1개</translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation>항목 %1개</translation>
    </message>
    <message>
        <source>%1 picture</source>
        <translation>그림 %1개</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <translation>그림 %1개</translation>
    </message>
    <message>
        <source>No new items</source>
        <translation>새 항목 없음</translation>
    </message>
    <message>
        <source>%1 was there</source>
        <translation>%1개는 이미 있었음</translation>
    </message>
    <message>
        <source>%1 has its picture now</source>
        <translation>%1개에 이제 그림이 있음</translation>
    </message>
    <message>
        <source>%1 have their pictures now</source>
        <translation>%1개에 이제 그림이 있음</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1개 제외</translation>
    </message>
    <message>
        <source>%1 picture not taken</source>
        <translation>그림 %1개를 받지 못함</translation>
    </message>
    <message>
        <source>%1 pictures not taken</source>
        <translation>그림 %1개를 받지 못함</translation>
    </message>
    <message>
        <source>%1 fault found</source>
        <translation>결함 %1개 발견</translation>
    </message>
    <message>
        <source>%1 faults found</source>
        <translation>결함 %1개 발견</translation>
    </message>
    <message>
        <source>The import stopped</source>
        <translation>가져오기가 멈춤</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1에 값이 없음</translation>
    </message>
    <message>
        <source>n = %1 items</source>
        <translation>n = 항목 %1개</translation>
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
%1이(가) 말함</translation>
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
        <translation>지금 누가 맡고 있는지</translation>
    </message>
    <message>
        <source>who held it from one year to another</source>
        <translation>어느 해부터 어느 해까지 누가 맡았는지</translation>
    </message>
    <message>
        <source>who held it in a year</source>
        <translation>어느 해에 누가 맡았는지</translation>
    </message>
    <message>
        <source>who held it in a year, beside a text about a later holder</source>
        <translation>어느 해에 누가 맡았는지, 나중 보유자에 대한 글과 함께</translation>
    </message>
    <message>
        <source>who held it in a year, beside a text about an earlier holder</source>
        <translation>어느 해에 누가 맡았는지, 이전 보유자에 대한 글과 함께</translation>
    </message>
    <message>
        <source>who held it long before anybody did; “unknown” is right</source>
        <translation>아무도 맡기 훨씬 전에 누가 맡았는지. “unknown”이 정답</translation>
    </message>
    <message>
        <source>who holds it when nobody can know yet; “unknown” is right</source>
        <translation>아직 아무도 알 수 없을 때 누가 맡는지. “unknown”이 정답</translation>
    </message>
    <message>
        <source>who held it when something else was so</source>
        <translation>다른 일이 있던 때 누가 맡았는지</translation>
    </message>
    <message>
        <source>which of two holders was the earlier one</source>
        <translation>두 보유자 중 누가 먼저였는지</translation>
    </message>
    <message>
        <source>who held it so many years after somebody else</source>
        <translation>누군가의 몇 년 뒤에 누가 맡는지</translation>
    </message>
    <message>
        <source>whether it is so, Yes or No, after being told that the answer was wrong</source>
        <translation>답이 틀렸다는 말을 들은 뒤 그러한지, Yes 또는 No</translation>
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
        <translation>완성할 문장</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>%1, with the generalisation image</source>
        <translation>%1, 일반화 그림과 함께</translation>
    </message>
    <message>
        <source>%1, with the original image</source>
        <translation>%1, 원래 그림과 함께</translation>
    </message>
    <message>
        <source>Gold is empty</source>
        <translation>정답(gold)이 비어 있음</translation>
    </message>
    <message>
        <source>Gold not in its list</source>
        <translation>정답이 자기 목록에 없음</translation>
    </message>
    <message>
        <source>Gold is outdated</source>
        <translation>정답이 지난 값</translation>
    </message>
    <message>
        <source>Gold is not the latest</source>
        <translation>정답이 최신 값이 아님</translation>
    </message>
    <message>
        <source>Gold outside of its time</source>
        <translation>정답이 제 시기 밖</translation>
    </message>
    <message>
        <source>Malformed attributes</source>
        <translation>속성 형식 오류</translation>
    </message>
    <message>
        <source>List in descending order</source>
        <translation>목록이 내림차순</translation>
    </message>
    <message>
        <source>List in mixed order</source>
        <translation>목록 순서가 뒤섞임</translation>
    </message>
    <message>
        <source>Ambiguous date</source>
        <translation>모호한 날짜</translation>
    </message>
    <message>
        <source>Context not after the question</source>
        <translation>문맥이 질문보다 뒤가 아님</translation>
    </message>
    <message>
        <source>Context not before the question</source>
        <translation>문맥이 질문보다 앞이 아님</translation>
    </message>
    <message>
        <source>Slip of a template</source>
        <translation>템플릿의 실수</translation>
    </message>
    <message>
        <source>Ranking: gold is the later one</source>
        <translation>Ranking: 정답이 나중 것</translation>
    </message>
    <message>
        <source>Calculation back in time</source>
        <translation>Calculation이 과거 방향</translation>
    </message>
    <message>
        <source>Calculation is ambiguous</source>
        <translation>Calculation이 모호함</translation>
    </message>
    <message>
        <source>Calculation back and ambiguous</source>
        <translation>Calculation이 과거 방향이고 모호함</translation>
    </message>
    <message>
        <source>Past date can be answered</source>
        <translation>과거 날짜에 답이 있음</translation>
    </message>
    <message>
        <source>Future date can be answered</source>
        <translation>미래 날짜에 답이 있음</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>사건 없음</translation>
    </message>
    <message>
        <source>Chained events</source>
        <translation>이어진 사건</translation>
    </message>
    <message>
        <source>Asserts what is wrong</source>
        <translation>틀린 것을 주장함</translation>
    </message>
    <message>
        <source>Denies what is right</source>
        <translation>맞는 것을 부정함</translation>
    </message>
    <message>
        <source>Property misspelt</source>
        <translation>속성 철자 오류</translation>
    </message>
    <message>
        <source>Picture missing</source>
        <translation>그림 없음</translation>
    </message>
    <message>
        <source>Nobody holds it now</source>
        <translation>지금 맡은 사람이 없음</translation>
    </message>
    <message>
        <source>There is no gold, or one of which nothing is left to compare</source>
        <translation>정답이 없거나 비교할 것이 남지 않음</translation>
    </message>
    <message>
        <source>The attribute list of the item does not have its gold</source>
        <translation>항목의 속성 목록에 그 정답이 없음</translation>
    </message>
    <message>
        <source>The gold of a question about now has ended, while another value is open</source>
        <translation>현재에 대한 질문의 정답은 끝났는데 다른 값이 열려 있음</translation>
    </message>
    <message>
        <source>Another value begins later than the gold of a question about now</source>
        <translation>현재에 대한 질문의 정답보다 다른 값이 늦게 시작함</translation>
    </message>
    <message>
        <source>The gold did not hold in the years that the question is about</source>
        <translation>질문한 연도에 정답이 유효하지 않았음</translation>
    </message>
    <message>
        <source>Some attribute strings are not as they should be; they were read as well as possible</source>
        <translation>일부 속성 문자열이 형식과 다름. 가능한 대로 읽었음</translation>
    </message>
    <message>
        <source>The attribute list goes from the newest to the oldest</source>
        <translation>속성 목록이 최신에서 오래된 순</translation>
    </message>
    <message>
        <source>The attribute list is in no order of time</source>
        <translation>속성 목록에 시간 순서가 없음</translation>
    </message>
    <message>
        <source>More than one may have held it in the years that are asked about</source>
        <translation>질문한 연도에 둘 이상이 맡았을 수 있음</translation>
    </message>
    <message>
        <source>The context should be of later than the question, and is not</source>
        <translation>문맥이 질문보다 뒤여야 하는데 그렇지 않음</translation>
    </message>
    <message>
        <source>The context should be of earlier than the question, and is not</source>
        <translation>문맥이 질문보다 앞이어야 하는데 그렇지 않음</translation>
    </message>
    <message>
        <source>The words of the question say something twice, or lack something</source>
        <translation>질문의 낱말이 겹치거나 빠짐</translation>
    </message>
    <message>
        <source>The gold is the later of the two by their starts</source>
        <translation>시작을 보면 정답이 둘 중 나중 것</translation>
    </message>
    <message>
        <source>The question counts a negative number of years</source>
        <translation>질문이 음수의 햇수를 셈</translation>
    </message>
    <message>
        <source>More than one may have held it in one of the two years</source>
        <translation>두 해 중 하나에 둘 이상이 맡았을 수 있음</translation>
    </message>
    <message>
        <source>The years are negative, and more than one may have held it</source>
        <translation>햇수가 음수이고 둘 이상이 맡았을 수 있음</translation>
    </message>
    <message>
        <source>Somebody held it at the date that should have no answer</source>
        <translation>답이 없어야 할 날짜에 맡은 사람이 있었음</translation>
    </message>
    <message>
        <source>Somebody holds it at the date that should have no answer</source>
        <translation>답이 없어야 할 날짜에 맡은 사람이 있음</translation>
    </message>
    <message>
        <source>The question names no event that tells its time</source>
        <translation>질문에 시점을 알려 주는 사건이 없음</translation>
    </message>
    <message>
        <source>Several events follow from each other, or the subject is not the pictured one</source>
        <translation>여러 사건이 이어지거나 주체가 그림의 주체가 아님</translation>
    </message>
    <message>
        <source>The gold is Yes, and what the question asserts is not so</source>
        <translation>정답은 Yes인데 질문의 주장이 사실이 아님</translation>
    </message>
    <message>
        <source>The gold is No, and what the question asserts is so</source>
        <translation>정답은 No인데 질문의 주장이 사실임</translation>
    </message>
    <message>
        <source>The property is written in an unusual way</source>
        <translation>속성이 낯선 방식으로 쓰여 있음</translation>
    </message>
    <message>
        <source>A picture could not be found, or was refused: the item is not asked about it</source>
        <translation>그림을 찾지 못했거나 거부됨: 항목을 그 그림으로 묻지 않음</translation>
    </message>
    <message>
        <source>No fault: every value has ended, so the newest start counts as the latest</source>
        <translation>결함 아님: 모든 값이 끝났으므로 가장 늦게 시작한 것을 최신으로 침</translation>
    </message>
    <message>
        <source>The picture cannot be read</source>
        <translation>그림을 읽을 수 없음</translation>
    </message>
    <message>
        <source>The picture has no size, or is too large to be shown</source>
        <translation>그림에 크기가 없거나 너무 커서 표시할 수 없음</translation>
    </message>
    <message>
        <source>The picture cannot be shown: %1</source>
        <translation>그림을 표시할 수 없음: %1</translation>
    </message>
    <message>
        <source>Quality of the textual data</source>
        <translation>텍스트 데이터의 품질</translation>
    </message>
    <message>
        <source>Quality of the visual data</source>
        <translation>시각 데이터의 품질</translation>
    </message>
    <message>
        <source>First text of your own</source>
        <translation>직접 쓴 첫째 글</translation>
    </message>
    <message>
        <source>Second text of your own</source>
        <translation>직접 쓴 둘째 글</translation>
    </message>
    <message>
        <source>wrong throughout</source>
        <translation>전부 틀림</translation>
    </message>
    <message>
        <source>does not show it</source>
        <translation>보여 주지 않음</translation>
    </message>
    <message>
        <source>another meaning</source>
        <translation>다른 뜻</translation>
    </message>
    <message>
        <source>all right and clear</source>
        <translation>모두 맞고 명확함</translation>
    </message>
    <message>
        <source>shows it beyond doubt</source>
        <translation>의심 없이 보여 줌</translation>
    </message>
    <message>
        <source>what the context says</source>
        <translation>문맥의 뜻 그대로</translation>
    </message>
    <message>
        <source>now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>α %1 over %2 items rated by several, %3</source>
        <translation>α %1, 여러 사람이 평가한 항목 %2개, %3</translation>
    </message>
    <message>
        <source>The item has no such picture</source>
        <translation>항목에 그런 그림이 없음</translation>
    </message>
    <message>
        <source>%1 dated fact</source>
        <translation>날짜 있는 사실 %1개</translation>
    </message>
    <message>
        <source>%1 dated facts</source>
        <translation>날짜 있는 사실 %1개</translation>
    </message>
    <message>
        <source>At a date</source>
        <translation>어느 날짜에</translation>
    </message>
    <message>
        <source>What Robustness asks behind “On May 3, 2012, ”: {s} stands for the subject. The object is the answer that it scores.</source>
        <translation>강건성이 “On May 3, 2012, ” 뒤에 묻는 것: {s}는 주체 자리입니다. 객체가 점수를 매기는 답입니다.</translation>
    </message>
    <message>
        <source>%1 dated fact was there</source>
        <translation>날짜 있는 사실 %1개는 이미 있었음</translation>
    </message>
    <message>
        <source>%1 dated facts were there</source>
        <translation>날짜 있는 사실 %1개는 이미 있었음</translation>
    </message>
    <message>
        <source>%1 cannot be asked about: no question for “%2”</source>
        <translation>%1개는 물을 수 없음: “%2”에 대한 질문이 없음</translation>
    </message>
    <message>
        <source>%1 dated fact imported</source>
        <translation>날짜 있는 사실 %1개 가져옴</translation>
    </message>
    <message>
        <source>%1 dated facts imported</source>
        <translation>날짜 있는 사실 %1개 가져옴</translation>
    </message>
    <message>
        <source>No new dated facts</source>
        <translation>새로운 날짜 있는 사실 없음</translation>
    </message>
    <message>
        <source>%1 line left out</source>
        <translation>%1줄 제외</translation>
    </message>
    <message>
        <source>%1 lines left out</source>
        <translation>%1줄 제외</translation>
    </message>
    <message>
        <source>%1 is of a relation without a question</source>
        <translation>%1개는 질문이 없는 관계임</translation>
    </message>
    <message>
        <source>%1 are of relations without a question</source>
        <translation>%1개는 질문이 없는 관계들임</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>가져온 것이 없음</translation>
    </message>
    <message>
        <source>Dated facts (*.jsonl *.json *.csv);;All files (*)</source>
        <translation>날짜 있는 사실 (*.jsonl *.json *.csv);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>95 % Wilson, corrected for continuity</source>
        <translation>95 % Wilson, 연속성 보정</translation>
    </message>
    <message>
        <source>no family</source>
        <translation>계열 없음</translation>
    </message>
    <message>
        <source>How far off the lost tests are, %</source>
        <translation>진 검정이 얼마나 벗어났는지, %</translation>
    </message>
    <message>
        <source>distance of the incorrect date</source>
        <translation>틀린 날짜의 거리</translation>
    </message>
    <message>
        <source>Lost tests, %</source>
        <translation>진 검정, %</translation>
    </message>
    <message>
        <source>|α| ≥ %1</source>
        <translation>|α| ≥ %1</translation>
    </message>
    <message>
        <source>lost tests</source>
        <translation>진 검정</translation>
    </message>
    <message>
        <source>No run asks at this precision</source>
        <translation>이 정밀도로 묻는 실행이 없음</translation>
    </message>
    <message>
        <source>robust at</source>
        <translation>강건한 정밀도</translation>
    </message>
    <message>
        <source>of the facts robust at</source>
        <translation>기준 정밀도</translation>
    </message>
    <message>
        <source>Also robust, %</source>
        <translation>함께 강건, %</translation>
    </message>
    <message>
        <source>facts</source>
        <translation>사실</translation>
    </message>
    <message>
        <source>%1 of %2 facts</source>
        <translation>사실 %2개 중 %1개</translation>
    </message>
    <message>
        <source>
%1 of %2 facts that are defined at both</source>
        <translation>
둘 다 정의된 사실 %2개 중 %1개</translation>
    </message>
    <message>
        <source>The run asks at no precision</source>
        <translation>실행이 어느 정밀도로도 묻지 않음</translation>
    </message>
    <message>
        <source>visits of the article; of a fact: √(subject&apos;s × object&apos;s)</source>
        <translation>문서 조회 수; 사실은 √(주체 × 객체)</translation>
    </message>
    <message>
        <source>Robust, % of facts</source>
        <translation>강건, 사실의 %</translation>
    </message>
    <message>
        <source>The popularity of no fact is known</source>
        <translation>인기도가 알려진 사실이 없음</translation>
    </message>
    <message>
        <source>Import facts with pop_subject and pop_object, the visits of both articles, and ask about these in a new run.</source>
        <translation>pop_subject와 pop_object(두 문서의 조회 수)가 있는 사실을 가져와 새 실행에서 물으십시오.</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>사실</translation>
    </message>
    <message>
        <source>about %1 visits</source>
        <translation>조회 약 %1회</translation>
    </message>
    <message>
        <source>Robust facts by size of the model, %</source>
        <translation>모델 크기별 강건한 사실, %</translation>
    </message>
    <message>
        <source>parameters (logarithmic); dashed: extrapolated</source>
        <translation>매개변수(로그); 점선: 외삽</translation>
    </message>
    <message>
        <source>The size of no model is known</source>
        <translation>크기가 알려진 모델이 없음</translation>
    </message>
    <message>
        <source>Enter the number of parameters of a model at the right, such as 8B or 8e9.</source>
        <translation>오른쪽에 모델의 매개변수 수를 8B나 8e9처럼 입력하십시오.</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1, 매개변수 %2</translation>
    </message>
    <message>
        <source>Mean variance of R over the precisions, few-shot against standard</source>
        <translation>정밀도 사이 R의 평균 분산, 퓨샷 대 표준</translation>
    </message>
    <message>
        <source>variance with the standard prompt</source>
        <translation>표준 프롬프트의 분산</translation>
    </message>
    <message>
        <source>Variance with few-shot</source>
        <translation>퓨샷의 분산</translation>
    </message>
    <message>
        <source>No fact is defined at every precision in both runs</source>
        <translation>두 실행 모두에서 모든 정밀도에 정의된 사실이 없음</translation>
    </message>
    <message>
        <source>The variance needs runs that ask the same facts at year, month and day.</source>
        <translation>분산을 보려면 같은 사실을 연, 월, 일로 묻는 실행들이 필요합니다.</translation>
    </message>
    <message>
        <source>variance with standard prompt = %1</source>
        <translation>표준 프롬프트의 분산 = %1</translation>
    </message>
    <message>
        <source>ratio few-shot ÷ standard = %1</source>
        <translation>퓨샷 ÷ 표준 비 = %1</translation>
    </message>
    <message>
        <source>no ratio: the standard prompt has no variance</source>
        <translation>비 없음: 표준 프롬프트에 분산이 없음</translation>
    </message>
    <message>
        <source>ratio 1</source>
        <translation>비 1</translation>
    </message>
    <message>
        <source>Facts won by the pretrained and by the instruct run, %</source>
        <translation>사전 학습 실행과 instruct 실행이 이긴 사실, %</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>Facts, %</source>
        <translation>사실, %</translation>
    </message>
    <message>
        <source>Pretrained</source>
        <translation>사전 학습</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Instruct</source>
        <translation>Instruct</translation>
    </message>
    <message>
        <source>Both runs have no fact in common</source>
        <translation>두 실행에 공통된 사실이 없음</translation>
    </message>
    <message>
        <source>Win rate W</source>
        <translation>승률 W</translation>
    </message>
    <message>
        <source>Robustness R</source>
        <translation>강건성 R</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <source>Facts by what the model knows of their element over the years</source>
        <translation>모델이 여러 해에 걸쳐 그 요소를 아는 정도별 사실</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>사실</translation>
    </message>
    <message>
        <source>Robust</source>
        <translation>강건</translation>
    </message>
    <message>
        <source>Not robust</source>
        <translation>강건하지 않음</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>정의되지 않음</translation>
    </message>
    <message>
        <source>No fact is of an element that the other run asks</source>
        <translation>다른 실행이 묻는 요소의 사실이 없음</translation>
    </message>
    <message>
        <source>robust: %1  [%2, %3] %4</source>
        <translation>강건: %1  [%2, %3] %4</translation>
    </message>
    <message>
        <source>
%1 of %2 elements have a fact that is not robust</source>
        <translation>
요소 %2개 중 %1개에 강건하지 않은 사실이 있음</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>논문</translation>
    </message>
    <message>
        <source>%1: a line needs models of two sizes</source>
        <translation>%1: 직선에는 두 크기의 모델이 필요함</translation>
    </message>
    <message>
        <source>%1: %2 points per tenfold parameters</source>
        <translation>%1: 매개변수 열 배마다 %2점</translation>
    </message>
    <message>
        <source>%1; it never reaches R = 100 %</source>
        <translation>%1; R = 100 %에 이르지 않음</translation>
    </message>
    <message>
        <source>%1; R = 100 % at %2 parameters, an extrapolation: no model supports it</source>
        <translation>%1; 매개변수 %2에서 R = 100 %, 외삽일 뿐 뒷받침하는 모델 없음</translation>
    </message>
    <message>
        <source>%1; R = 100 % at %2 parameters</source>
        <translation>%1; 매개변수 %2에서 R = 100 %</translation>
    </message>
    <message>
        <source>%1 of %2 facts undefined at a precision</source>
        <translation>사실 %2개 중 %1개가 어느 정밀도에서 정의되지 않음</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 more lines are in the table.</source>
        <translation>표에 %1줄이 더 있습니다.</translation>
    </message>
    <message>
        <source>The first run was asked with examples: it is taken as few-shot.</source>
        <translation>첫째 실행은 예시와 함께 물었으므로 퓨샷으로 봅니다.</translation>
    </message>
    <message>
        <source>The runs are of two models, %1 and %2.</source>
        <translation>두 실행의 모델이 %1와(과) %2(으)로 다릅니다.</translation>
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
        <translation>%1은(는) 모든 사실에서 정의되지 않음</translation>
    </message>
    <message>
        <source>%1 = %2, n = %3 facts</source>
        <translation>%1 = %2, n = 사실 %3개</translation>
    </message>
    <message>
        <source>%1 = %2 [%3, %4], n = %5 facts</source>
        <translation>%1 = %2 [%3, %4], n = 사실 %5개</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>subject contains “%1”</source>
        <translation>주체에 “%1” 포함</translation>
    </message>
    <message>
        <source>no label</source>
        <translation>레이블 없음</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>레이블 %1</translation>
    </message>
    <message>
        <source>%1 robust, %2 not, %3 undefined</source>
        <translation>강건 %1, 아님 %2, 정의되지 않음 %3</translation>
    </message>
    <message>
        <source>Undefined: %1</source>
        <translation>정의되지 않음: %1</translation>
    </message>
    <message>
        <source>Robust: all %1 tests won</source>
        <translation>강건: 검정 %1개를 모두 이김</translation>
    </message>
    <message>
        <source>Not robust: %1 of %2 tests lost, %3 won</source>
        <translation>강건하지 않음: 검정 %2개 중 %1개 짐, %3개 이김</translation>
    </message>
    <message>
        <source>
Dates without a score, which are in no test: %1</source>
        <translation>
점수가 없어 어느 검정에도 없는 날짜: %1</translation>
    </message>
    <message>
        <source>%1 by random scores</source>
        <translation>무작위 점수라면 %1</translation>
    </message>
    <message>
        <source>%1 undefined: %2</source>
        <translation>%1 정의되지 않음: %2</translation>
    </message>
    <message>
        <source>%1 of the lost tests are a duration or more away</source>
        <translation>진 검정의 %1이(가) 유효 기간 길이 이상 떨어짐</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>월</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>일</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>no correct date</source>
        <translation>맞는 날짜 없음</translation>
    </message>
    <message>
        <source>no incorrect date</source>
        <translation>틀린 날짜 없음</translation>
    </message>
    <message>
        <source>the scores of all correct dates are missing</source>
        <translation>맞는 날짜의 점수가 모두 없음</translation>
    </message>
    <message>
        <source>the scores of all incorrect dates are missing</source>
        <translation>틀린 날짜의 점수가 모두 없음</translation>
    </message>
    <message>
        <source>lost to the incorrect date %1 with the same log P: a tie is lost</source>
        <translation>log P가 같은 틀린 날짜 %1에 짐: 동점은 진 것</translation>
    </message>
    <message>
        <source>as high as the correct date %1, which loses by the tie</source>
        <translation>맞는 날짜 %1와(과) 같은 높이, 그 날짜가 동점으로 짐</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>개요</translation>
    </message>
    <message>
        <source>α curve</source>
        <translation>α 곡선</translation>
    </message>
    <message>
        <source>Lost tests</source>
        <translation>진 검정</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>전이</translation>
    </message>
    <message>
        <source>Popularity</source>
        <translation>인기도</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>모델 크기</translation>
    </message>
    <message>
        <source>Few-shot variance</source>
        <translation>퓨샷 분산</translation>
    </message>
    <message>
        <source>Pretrained or instruct</source>
        <translation>사전 학습 또는 instruct</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>실행 비교</translation>
    </message>
    <message>
        <source>Across systems</source>
        <translation>시스템 사이</translation>
    </message>
    <message>
        <source>Mean log P(object | question) by α = (date − middle of validity) ÷ length of validity.</source>
        <translation>α = (날짜 − 유효 기간 중앙) ÷ 유효 기간 길이에 따른 평균 log P(객체 | 질문).</translation>
    </message>
    <message>
        <source>Of the lost tests, the share whose incorrect date is at least so many lengths of validity from its middle: |α| ≥ 1 … 4.</source>
        <translation>진 검정 중 틀린 날짜가 중앙에서 유효 기간 길이의 몇 배 이상 떨어진 비율: |α| ≥ 1 … 4.</translation>
    </message>
    <message>
        <source>Facts robust at both precisions ÷ facts robust at the column&apos;s. Undefined at a precision counts as not robust there.</source>
        <translation>두 정밀도 모두 강건한 사실 ÷ 열의 정밀도에서 강건한 사실. 한 정밀도에서 정의되지 않으면 그곳에서 강건하지 않은 것으로 셉니다.</translation>
    </message>
    <message>
        <source>Facts robust at every precision ÷ facts, by visits of their articles; the curve is a quadratic through the facts. Visits of a fact = √(subject&apos;s × object&apos;s).</source>
        <translation>모든 정밀도에서 강건한 사실 ÷ 사실, 문서 조회 수별. 곡선은 사실들을 지나는 이차식입니다. 사실의 조회 수 = √(주체 × 객체).</translation>
    </message>
    <message>
        <source>R at every precision by number of parameters; per family the line R = a + b × log₁₀ parameters. Beyond the largest model it is an extrapolation.</source>
        <translation>모든 정밀도의 R, 매개변수 수별. 계열마다 직선 R = a + b × log₁₀ 매개변수. 가장 큰 모델을 넘으면 외삽입니다.</translation>
    </message>
    <message>
        <source>Mean over facts of the variance of R over the three precisions, few-shot against standard prompt; ratio = few-shot ÷ standard, below 1 more alike.</source>
        <translation>세 정밀도에 걸친 R의 분산을 사실에 대해 평균, 퓨샷 대 표준 프롬프트. 비 = 퓨샷 ÷ 표준, 1보다 작으면 더 고름.</translation>
    </message>
    <message>
        <source>Facts that each of two runs wins by W and by R at every precision; equal values are ties.</source>
        <translation>두 실행이 각각 W와 모든 정밀도의 R로 이기는 사실. 값이 같으면 무승부입니다.</translation>
    </message>
    <message>
        <source>Facts by the ChroKnowledge category of their element, and whether they are robust at every precision. Click a bar to list its facts.</source>
        <translation>요소의 ChroKnowledge 범주별 사실과 모든 정밀도에서 강건한지 여부. 막대를 누르면 사실 목록이 나옵니다.</translation>
    </message>
    <message>
        <source>Standard: </source>
        <translation>표준: </translation>
    </message>
    <message>
        <source>Pretrained: </source>
        <translation>사전 학습: </translation>
    </message>
    <message>
        <source>Run: </source>
        <translation>실행: </translation>
    </message>
    <message>
        <source>Few-shot: </source>
        <translation>퓨샷: </translation>
    </message>
    <message>
        <source>Instruct: </source>
        <translation>Instruct: </translation>
    </message>
    <message>
        <source>Against: </source>
        <translation>상대: </translation>
    </message>
    <message>
        <source>Elements: </source>
        <translation>요소: </translation>
    </message>
    <message>
        <source>W %1 against %2</source>
        <translation>W %1 대 %2</translation>
    </message>
    <message>
        <source>%1 · robust only in the first · %2</source>
        <translation>%1 · 첫째에서만 강건 · %2</translation>
    </message>
    <message>
        <source>%1 · robust only in the second · %2</source>
        <translation>%1 · 둘째에서만 강건 · %2</translation>
    </message>
    <message>
        <source>No fact is defined in both runs</source>
        <translation>두 실행 모두에 정의된 사실이 없음</translation>
    </message>
    <message>
        <source>%1: %2 points, n = %3 pairs</source>
        <translation>%1: %2점, n = %3쌍</translation>
    </message>
    <message>
        <source>%1: %2 points [%3, %4], n = %5 pairs</source>
        <translation>%1: %2점 [%3, %4], n = %5쌍</translation>
    </message>
    <message>
        <source>%1 minus %2 · %3</source>
        <translation>%1 − %2 · %3</translation>
    </message>
    <message>
        <source>%1 robust only in the first, %2 only in the second</source>
        <translation>첫째에서만 강건 %1, 둘째에서만 강건 %2</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>사실 1개</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <translation>사실 %1개</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>질문 1개</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>질문 %1개</translation>
    </message>
    <message>
        <source>not in form</source>
        <translation>형식에 맞지 않음</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>no reply yet</source>
        <translation>아직 응답 없음</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>맞음 %1</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>거부 %1</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>빈 응답 %1</translation>
    </message>
    <message>
        <source>%1 contradictory</source>
        <translation>모순 %1</translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation>읽을 수 없음 %1</translation>
    </message>
    <message>
        <source>%1 left out, neither right nor wrong</source>
        <translation>제외 %1, 맞지도 틀리지도 않음</translation>
    </message>
    <message>
        <source>%1 lost to errors</source>
        <translation>오류로 잃음 %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>said by %1 of n = %2 replies that answer</source>
        <translation>답한 응답 n = %2개 중 %1개가 말함</translation>
    </message>
    <message>
        <source>The answer is %1</source>
        <translation>답은 %1</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>앞섬</translation>
    </message>
    <message>
        <source>Distractor</source>
        <translation>오답 선택지</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>그 밖</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>빈 응답</translation>
    </message>
    <message>
        <source>Contradictory</source>
        <translation>모순</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>답의 연도</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>빈 응답</translation>
    </message>
    <message>
        <source>contradictory</source>
        <translation>모순</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>%1, left out</source>
        <translation>%1, 제외됨</translation>
    </message>
    <message>
        <source>The reply does not open with “A. ”: strict extraction leaves it out. It counts neither as right nor as wrong.</source>
        <translation>응답이 “A. ”로 시작하지 않아 엄격한 추출이 제외합니다. 맞은 것도 틀린 것도 아닙니다.</translation>
    </message>
    <message>
        <source>The reply gives an answer.</source>
        <translation>응답에 답이 있습니다.</translation>
    </message>
    <message>
        <source>The reply declines to answer. It counts as wrong.</source>
        <translation>응답이 답하기를 거부합니다. 틀린 것으로 셉니다.</translation>
    </message>
    <message>
        <source>The reply holds no answer. It counts as wrong.</source>
        <translation>응답에 답이 없습니다. 틀린 것으로 셉니다.</translation>
    </message>
    <message>
        <source>The letter of one option stands with the text of another. It counts as wrong.</source>
        <translation>한 선택지의 글자와 다른 선택지의 글이 함께 있습니다. 틀린 것으로 셉니다.</translation>
    </message>
    <message>
        <source>The reply says nothing that could be taken for one answer. It counts as wrong.</source>
        <translation>하나의 답으로 볼 만한 것이 응답에 없습니다. 틀린 것으로 셉니다.</translation>
    </message>
    <message>
        <source>stale by 1 year</source>
        <translation>1년 지난 답</translation>
    </message>
    <message>
        <source>stale by %1 years</source>
        <translation>%1년 지난 답</translation>
    </message>
    <message>
        <source>ahead by 1 year</source>
        <translation>1년 앞선 답</translation>
    </message>
    <message>
        <source>ahead by %1 years</source>
        <translation>%1년 앞선 답</translation>
    </message>
    <message>
        <source>a distractor of the element</source>
        <translation>요소의 오답 선택지</translation>
    </message>
    <message>
        <source>wrong in every year, and no distractor</source>
        <translation>모든 연도에서 틀림, 오답 선택지도 아님</translation>
    </message>
    <message>
        <source>contradictory: a letter with the text of another option</source>
        <translation>모순: 글자와 다른 선택지의 글</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1백만</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2~%3)</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>연결됨</translation>
    </message>
    <message>
        <source>Same answer again</source>
        <translation>다시 같은 답</translation>
    </message>
    <message>
        <source>Log-probs of replies</source>
        <translation>응답의 로그 확률</translation>
    </message>
    <message>
        <source>Log-probs of given text</source>
        <translation>주어진 글의 로그 확률</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>동시에 여럿</translation>
    </message>
    <message>
        <source>Sampling fields</source>
        <translation>샘플링 필드</translation>
    </message>
    <message>
        <source>There is a server, it takes the key, and it lists the model</source>
        <translation>서버가 있고, 키를 받으며, 모델을 목록에 올림</translation>
    </message>
    <message>
        <source>A small question gets an answer, and its tokens are counted</source>
        <translation>작은 질문에 답이 오고 토큰이 세어짐</translation>
    </message>
    <message>
        <source>The same greedy request three times: is it the same text, how far apart are the log-probabilities?</source>
        <translation>같은 그리디 요청을 세 번: 글이 같은지, 로그 확률이 얼마나 다른지</translation>
    </message>
    <message>
        <source>Log-probabilities of what the model writes are finite, at most 0 and not made up</source>
        <translation>모델이 쓰는 것의 로그 확률이 유한하고 0 이하이며 꾸며지지 않음</translation>
    </message>
    <message>
        <source>Log-probabilities of a text given to the model: “Paris” beats “xylophone”</source>
        <translation>모델에 준 글의 로그 확률: “Paris”가 “xylophone”을 이김</translation>
    </message>
    <message>
        <source>A small red picture is called red</source>
        <translation>작은 빨간 그림을 빨강이라고 함</translation>
    </message>
    <message>
        <source>Eight requests at the same time are all answered</source>
        <translation>동시에 보낸 요청 여덟 개에 모두 답함</translation>
    </message>
    <message>
        <source>Temperature, seed and limits are neither rejected nor ignored</source>
        <translation>온도, 시드, 한도가 거부되거나 무시되지 않음</translation>
    </message>
    <message>
        <source>green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>주황</translation>
    </message>
    <message>
        <source>red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>시도 안 함</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>시작 중</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>준비됨</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Confidence of replies (log-probabilities): %1</source>
        <translation>응답의 확신도(로그 확률): %1</translation>
    </message>
    <message>
        <source>Scores of given objects (log-probabilities): %1</source>
        <translation>주어진 객체의 점수(로그 확률): %1</translation>
    </message>
    <message>
        <source>Questions with images: %1</source>
        <translation>그림이 있는 질문: %1</translation>
    </message>
    <message>
        <source>&lt; $0.0001</source>
        <translation>&lt; $0.0001</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>$%1 in · $%2 out per million tokens</source>
        <translation>백만 토큰당 입력 $%1 · 출력 $%2</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>Tokens: about %1 in · %2 out</source>
        <translation>토큰: 입력 약 %1 · 출력 약 %2</translation>
    </message>
    <message>
        <source>cannot be told beforehand</source>
        <translation>미리 알 수 없음</translation>
    </message>
    <message>
        <source>about %1 (%2 to %3)</source>
        <translation>약 %1 (%2~%3)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1일</translation>
    </message>
    <message>
        <source>%1 of %2 in flight</source>
        <translation>%2개 중 %1개 진행 중</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>%1개 진행 중</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1개 대기 중</translation>
    </message>
    <message>
        <source>1 retry</source>
        <translation>재시도 1회</translation>
    </message>
    <message>
        <source>%1 retries</source>
        <translation>재시도 %1회</translation>
    </message>
    <message>
        <source>%1 × 429 (too many requests)</source>
        <translation>%1 × 429 (요청이 너무 많음)</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>캐시에서 %1개</translation>
    </message>
    <message>
        <source>The workspace cannot be written.</source>
        <translation>작업 공간에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The server refuses the key or will not be paid. Set the key on the Backends page, then resume.</source>
        <translation>서버가 키를 거부하거나 결제를 받지 않습니다. 백엔드 페이지에서 키를 설정한 뒤 재개하십시오.</translation>
    </message>
    <message>
        <source>Too many errors in a row. They are asked again when the run is resumed.</source>
        <translation>오류가 너무 많이 이어졌습니다. 실행을 재개하면 다시 묻습니다.</translation>
    </message>
    <message>
        <source>The budget is used up. What was answered is kept.</source>
        <translation>예산을 다 썼습니다. 받은 답은 보관됩니다.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>없음</translation>
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
        <translation>Cut-off (이후)</translation>
    </message>
    <message>
        <source>Cut-off (before)</source>
        <translation>Cut-off (이전)</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unknown</translation>
    </message>
    <message>
        <source>No question on which they differ: nothing to test</source>
        <translation>둘이 다른 질문이 없음: 검정할 것이 없음</translation>
    </message>
    <message>
        <source>McNemar&apos;s test, exact: %1</source>
        <translation>McNemar 정확 검정: %1</translation>
    </message>
    <message>
        <source>McNemar&apos;s test: %1</source>
        <translation>McNemar 검정: %1</translation>
    </message>
    <message>
        <source>Only %1 is right: %2</source>
        <translation>%1만 정답: %2</translation>
    </message>
    <message>
        <source>Both are right: %1</source>
        <translation>둘 다 정답: %1</translation>
    </message>
    <message>
        <source>Corrected over %1 years (Holm): %2</source>
        <translation>%1개 연도에 대해 보정(Holm): %2</translation>
    </message>
    <message>
        <source>★ below 0.05 after the correction</source>
        <translation>★ 보정 후 0.05 미만</translation>
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
        <translation>p &lt; 0.001 (%1)</translation>
    </message>
    <message>
        <source>%1 · %2 elements · %3 pairs</source>
        <translation>%1 · 요소 %2개 · %3쌍</translation>
    </message>
    <message>
        <source>Several templates are added up, so an element counts more than once a year: intervals by bootstrap over elements, and no test. Choose one template for McNemar&apos;s test.</source>
        <translation>여러 템플릿을 합쳐 한 요소가 한 해에 여러 번 세어집니다. 구간은 요소 부트스트랩이고 검정은 없습니다. McNemar 검정을 보려면 템플릿 하나를 고르십시오.</translation>
    </message>
    <message>
        <source>★ p &lt; 0.05 by McNemar&apos;s test, after Holm&apos;s correction over %1 years. Bands: 95 % Tango.</source>
        <translation>★ McNemar 검정 p &lt; 0.05, %1개 연도에 Holm 보정. 띠: 95 % Tango.</translation>
    </message>
    <message>
        <source>no cut-off: fewer than three judged years</source>
        <translation>컷오프 없음: 판정된 연도가 셋 미만</translation>
    </message>
    <message>
        <source>no cut-off: no drop beyond chance</source>
        <translation>컷오프 없음: 우연을 넘는 하락이 없음</translation>
    </message>
    <message>
        <source>no cut-off: the curve rises</source>
        <translation>컷오프 없음: 곡선이 올라감</translation>
    </message>
    <message>
        <source>%1 [%2, %3]</source>
        <translation>%1 [%2, %3]</translation>
    </message>
    <message>
        <source>Cut-off estimate: %1</source>
        <translation>컷오프 추정: %1</translation>
    </message>
    <message>
        <source>%1 % correct up to then, %2 % after</source>
        <translation>그때까지 Correct %1 %, 그 뒤 %2 %</translation>
    </message>
    <message>
        <source>The step explains %1 % of the curve</source>
        <translation>계단이 곡선의 %1 %를 설명함</translation>
    </message>
    <message>
        <source>%1 % of the bootstrap draws find none</source>
        <translation>부트스트랩의 %1 %에서는 찾지 못함</translation>
    </message>
    <message>
        <source>A later year is as likely</source>
        <translation>더 늦은 연도도 그만큼 가능함</translation>
    </message>
    <message>
        <source>Over all %1 elements, not the same in every year</source>
        <translation>요소 %1개 전체, 연도마다 같지 않음</translation>
    </message>
    <message>
        <source>Over the %1 of %2 elements judged in every year</source>
        <translation>모든 연도에 판정된 요소 %2개 중 %1개</translation>
    </message>
    <message>
        <source>Over %1 elements, the same in every year</source>
        <translation>요소 %1개, 모든 연도에 같음</translation>
    </message>
    <message>
        <source>Correct: %1 minus %2, percentage points</source>
        <translation>Correct: %1 − %2, 퍼센트포인트</translation>
    </message>
    <message>
        <source>Difference, points</source>
        <translation>차이, 점</translation>
    </message>
    <message>
        <source>95 % Tango</source>
        <translation>95 % Tango</translation>
    </message>
    <message>
        <source>Right in the first alone: %1 · in the second alone: %2 · in both: %3</source>
        <translation>첫째만 정답: %1 · 둘째만 정답: %2 · 둘 다: %3</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 at %2 × %3 × %4</source>
        <translation>%1, %2 × %3 × %4</translation>
    </message>
    <message>
        <source>Elements: facts in the slice.
Cells: one per element, year and template that can ask it.
Requests: cells × exemplar sets × temperatures; each is one question to the model.</source>
        <translation>요소: 슬라이스의 사실.
셀: 요소, 연도, 물을 수 있는 템플릿마다 하나.
요청: 셀 × 예시 세트 × 온도. 하나가 모델에 보내는 질문 하나입니다.</translation>
    </message>
    <message>
        <source>Without temperature 0 no cell gets a category and no percentage is shown: Correct is over greedy replies</source>
        <translation>온도 0이 없으면 셀에 범주가 없고 백분율도 표시되지 않습니다: Correct는 그리디 응답으로 정해집니다</translation>
    </message>
    <message>
        <source>not annotated</source>
        <translation>주석 없음</translation>
    </message>
    <message>
        <source>run %1, not shown</source>
        <translation>실행 %1, 표시 안 됨</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>R&amp;uns</source>
        <translation>실행(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>프로토콜(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Domain</source>
        <translation>도메인(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>상태(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Relation</source>
        <translation>관계(&amp;R)</translation>
    </message>
    <message>
        <source>Su&amp;bject</source>
        <translation>주체(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Elements</source>
        <translation>요소(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>템플릿(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Years</source>
        <translation>연도(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Category of the cell</source>
        <translation>셀의 범주(&amp;C)</translation>
    </message>
    <message>
        <source>Category &amp;over the years</source>
        <translation>전체 연도의 범주(&amp;O)</translation>
    </message>
    <message>
        <source>Kind of &amp;wrong answer</source>
        <translation>오답의 종류(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>레이블(&amp;L)</translation>
    </message>
    <message>
        <source>labels: %1</source>
        <translation>레이블: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>⚑ gold is wrong, says %1</source>
        <translation>⚑ 정답(gold)이 틀림, %1의 의견</translation>
    </message>
    <message>
        <source>elements × templates</source>
        <translation>요소 × 템플릿</translation>
    </message>
    <message numerus="yes">
        <source>%n templates added up: an element counts once in each, so the interval is too narrow</source>
        <translation>
            <numerusform>템플릿 %n개를 합침: 한 요소가 각각에서 한 번씩 세어져 구간이 너무 좁음</numerusform>
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
        <translation>일반</translation>
    </message>
    <message>
        <source>Biomedical</source>
        <translation>생의학</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>법률</translation>
    </message>
    <message>
        <source>Commonsense</source>
        <translation>상식</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation>수학</translation>
    </message>
    <message>
        <source>Dynamic</source>
        <translation>동적</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>정적</translation>
    </message>
    <message>
        <source>Invariant</source>
        <translation>불변</translation>
    </message>
    <message>
        <source>reference protocol</source>
        <translation>참조 프로토콜</translation>
    </message>
    <message>
        <source>debiased protocol</source>
        <translation>편향 제거 프로토콜</translation>
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
        <translation>네트워크</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>속도 제한</translation>
    </message>
    <message>
        <source>server</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>not authorised</source>
        <translation>인증 안 됨</translation>
    </message>
    <message>
        <source>quota</source>
        <translation>할당량</translation>
    </message>
    <message>
        <source>bad request</source>
        <translation>잘못된 요청</translation>
    </message>
    <message>
        <source>unreadable reply</source>
        <translation>읽을 수 없는 응답</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>지원 안 됨</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>Why answers are wrong, % of the labelled wrong answers · %1</source>
        <translation>답이 틀린 이유, 레이블된 오답의 % · %1</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>비율, %</translation>
    </message>
    <message>
        <source>label</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>labelled wrong answers</source>
        <translation>레이블된 오답</translation>
    </message>
    <message>
        <source>All Incorrect answers are annotated: %1 %.</source>
        <translation>Incorrect 답이 모두 주석됨: %1 %.</translation>
    </message>
    <message>
        <source>; a lower bound, for %1 missed ones have no accepted answer</source>
        <translation>; 놓친 %1개에 인정된 답이 없으므로 하한</translation>
    </message>
    <message>
        <source>Were all annotated: %1 % [%2, %3], from the %4 answers that were annotated in the order of the random queue%5.</source>
        <translation>모두 주석된다면: %1 % [%2, %3], 무작위 큐 순서로 주석된 답 %4개에서%5.</translation>
    </message>
    <message>
        <source>What was annotated does not come from a queue of random order: it says nothing of the other answers.</source>
        <translation>주석된 것이 무작위 순서의 큐에서 오지 않았습니다. 다른 답에 대해서는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The random queue does not hold all the wrong answers that are looked at: no estimate for all of them.</source>
        <translation>무작위 큐가 보는 오답 전부를 담고 있지 않습니다. 전체에 대한 추정이 없습니다.</translation>
    </message>
    <message>
        <source>Too little was annotated in the order of the random queue for an estimate: %1 answers from its beginning, of %2 at least.</source>
        <translation>무작위 큐 순서로 주석된 것이 추정하기에 너무 적습니다: 처음부터 %1개, 최소 %2개 필요.</translation>
    </message>
    <message>
        <source>This scoring counts accepted answers already: see the run&apos;s own judgement.</source>
        <translation>이 채점은 이미 인정된 답을 셉니다. 실행 자체의 판정을 보십시오.</translation>
    </message>
    <message>
        <source>1 cell more</source>
        <translation>셀 1개 더</translation>
    </message>
    <message>
        <source>%1 cells more</source>
        <translation>셀 %1개 더</translation>
    </message>
    <message>
        <source>Correct %1 % as judged, %2 % with the accepted answers as they stand (%3), n = %4.</source>
        <translation>Correct 판정대로 %1 %, 현재 인정된 답을 넣으면 %2 % (%3), n = %4.</translation>
    </message>
    <message>
        <source>%1 of %2 labelled Incorrect answers were right and missed by the matcher: %3 % [%4, %5].</source>
        <translation>레이블된 Incorrect 답 %2개 중 %1개는 맞았으나 매칭이 놓쳤음: %3 % [%4, %5].</translation>
    </message>
    <message>
        <source>No Incorrect answer is labelled.</source>
        <translation>레이블된 Incorrect 답이 없습니다.</translation>
    </message>
    <message>
        <source>Of the missed ones %1 have no accepted answer: nothing follows from them.</source>
        <translation>놓친 것 중 %1개에는 인정된 답이 없어 아무것도 따라 나오지 않습니다.</translation>
    </message>
    <message>
        <source>Label set: %1. Annotations of these runs made with it: %2.</source>
        <translation>레이블 세트: %1. 이것으로 이 실행들에 단 주석: %2.</translation>
    </message>
    <message>
        <source>%1 with “%2”</source>
        <translation>%1개는 “%2”(으)로</translation>
    </message>
    <message>
        <source>%1 Not counted: %2.</source>
        <translation>%1 세지 않음: %2.</translation>
    </message>
    <message>
        <source>Agreement is undefined, for only one answer was ever given.</source>
        <translation>답이 한 가지뿐이어서 일치도가 정의되지 않습니다.</translation>
    </message>
    <message>
        <source>reliable</source>
        <translation>신뢰할 만함</translation>
    </message>
    <message>
        <source>enough for tentative conclusions</source>
        <translation>잠정 결론에 충분함</translation>
    </message>
    <message>
        <source>too little to rely on</source>
        <translation>믿기에는 너무 적음</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha over the whole answer: %1, %2.</source>
        <translation>답 전체에 대한 Krippendorff 알파: %1, %2.</translation>
    </message>
    <message>
        <source>Labels: %1 +%2: %3</source>
        <translation>레이블: %1 +%2: %3</translation>
    </message>
    <message>
        <source>by template, all chosen years</source>
        <translation>템플릿별, 선택한 모든 연도</translation>
    </message>
    <message>
        <source>by template, %1</source>
        <translation>템플릿별, %1</translation>
    </message>
    <message>
        <source>by domain</source>
        <translation>도메인별</translation>
    </message>
    <message>
        <source>by state</source>
        <translation>상태별</translation>
    </message>
    <message>
        <source>by relation</source>
        <translation>관계별</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>연도별</translation>
    </message>
    <message>
        <source>Correct, % of cells</source>
        <translation>Correct, 셀의 %</translation>
    </message>
    <message>
        <source>Correct, % of elements</source>
        <translation>Correct, 요소의 %</translation>
    </message>
    <message>
        <source>95 % bootstrap by element</source>
        <translation>95 % 부트스트랩, 요소별</translation>
    </message>
    <message>
        <source>95 % Wilson</source>
        <translation>95 % Wilson</translation>
    </message>
    <message>
        <source>%1 correct of %2 judged</source>
        <translation>판정 %2개 중 correct %1개</translation>
    </message>
    <message>
        <source>Here every element counts once: Wilson&apos;s interval</source>
        <translation>여기서는 요소마다 한 번 셈: Wilson 구간</translation>
    </message>
    <message>
        <source>n counts (element, year, template): elements repeat</source>
        <translation>n은 (요소, 연도, 템플릿)을 셈: 요소가 반복됨</translation>
    </message>
    <message>
        <source>Its interval, of 2,000 draws of the elements, is not computed yet</source>
        <translation>요소를 2,000번 뽑는 구간이 아직 계산되지 않음</translation>
    </message>
    <message>
        <source>No interval: fewer than two elements</source>
        <translation>구간 없음: 요소가 둘 미만</translation>
    </message>
    <message>
        <source>All elements are alike: Wilson&apos;s interval, each element once</source>
        <translation>모든 요소가 같음: Wilson 구간, 요소마다 한 번</translation>
    </message>
    <message>
        <source>A spider needs at least three corners</source>
        <translation>방사형 그림에는 꼭짓점이 셋 이상 필요</translation>
    </message>
    <message>
        <source>The runs or the filter leave fewer than three templates: see the table (Ctrl+T), or choose another axis.</source>
        <translation>실행이나 필터가 남긴 템플릿이 셋 미만입니다. 표(Ctrl+T)를 보거나 다른 축을 고르십시오.</translation>
    </message>
    <message>
        <source>The runs or the filter leave fewer: see the table (Ctrl+T), the curves, or choose another axis.</source>
        <translation>실행이나 필터가 남긴 것이 더 적습니다. 표(Ctrl+T)나 곡선을 보거나 다른 축을 고르십시오.</translation>
    </message>
    <message>
        <source>%1 (published)</source>
        <translation>%1 (논문)</translation>
    </message>
    <message>
        <source>Table %1 of %2</source>
        <translation>%2의 표 %1</translation>
    </message>
    <message>
        <source>The same only if: %1</source>
        <translation>다음일 때만 같음: %1</translation>
    </message>
    <message>
        <source>%1: declared %2</source>
        <translation>%1: 공표 %2</translation>
    </message>
    <message>
        <source>Correct, % of elements × templates</source>
        <translation>Correct, 요소 × 템플릿의 %</translation>
    </message>
    <message>
        <source>Correct, %</source>
        <translation>Correct, %</translation>
    </message>
    <message>
        <source>
Reference protocol: always answering (d) would score 100 %</source>
        <translation>
참조 프로토콜: 항상 (d)로 답하면 100 %</translation>
    </message>
    <message>
        <source>
Reference protocol: always answering true would score 100 %</source>
        <translation>
참조 프로토콜: 항상 true로 답하면 100 %</translation>
    </message>
    <message>
        <source>%1 correct · %2 partial (greedy) · %3 partial (sampled) · %4 incorrect</source>
        <translation>correct %1 · partial (greedy) %2 · partial (sampled) %3 · incorrect %4</translation>
    </message>
    <message>
        <source>Other elements than in the year before in %1 of %2 rows</source>
        <translation>%2행 중 %1행에서 전년과 요소가 다름</translation>
    </message>
    <message>
        <source>Other elements than in the year before: %1 more, %2 fewer</source>
        <translation>전년과 요소가 다름: %1개 많고 %2개 적음</translation>
    </message>
    <message>
        <source>all samples</source>
        <translation>모든 샘플</translation>
    </message>
    <message>
        <source>greedy samples</source>
        <translation>그리디 샘플</translation>
    </message>
    <message>
        <source>sampled at a temperature above 0</source>
        <translation>0보다 높은 온도의 샘플</translation>
    </message>
    <message>
        <source>Not diagnosed yet: its wrong replies have not been compared with the other years</source>
        <translation>아직 진단 안 됨: 틀린 응답을 다른 연도와 비교하지 않았음</translation>
    </message>
    <message>
        <source>not known while elements are open</source>
        <translation>열린 요소가 있는 동안은 알 수 없음</translation>
    </message>
    <message>
        <source>%1 % [%2, %3]</source>
        <translation>%1 % [%2, %3]</translation>
    </message>
    <message>
        <source>Protocol paper: ChroKnowPrompt as the paper&apos;s text has it. The authors&apos; code differs, and so may the published figures.</source>
        <translation>프로토콜 paper: 논문의 글에 따른 ChroKnowPrompt. 저자의 코드는 다르며 발표된 수치도 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>Protocol reference as an earlier version of this program had it: it reused right answers only and read replies in its own way. The figures are kept as they were measured; they are not by the authors&apos; rules.</source>
        <translation>이 프로그램 이전 버전의 프로토콜 reference: 맞는 답만 다시 쓰고 응답을 나름대로 읽었습니다. 수치는 측정된 대로 보관되며 저자의 규칙을 따르지 않습니다.</translation>
    </message>
    <message>
        <source>Protocol reference: the rules of the authors&apos; code. Known differences from the authors&apos; run: the Legal question is asked (theirs is empty), every target year is visited (theirs passes over some categories, and takes places for indices), and the previous span counts the steps of the previous side (theirs counts the years that exist, and so takes some next years for previous ones). As with theirs, a candidate that opens like talk is thrown away, “Norway” like “No”.</source>
        <translation>프로토콜 reference: 저자 코드의 규칙. 저자의 실행과 알려진 차이: 법률 질문을 물음(저자 쪽은 비어 있음), 모든 목표 연도를 방문함(저자 쪽은 일부 범주를 건너뛰고 자리를 색인으로 씀), 이전 범위는 이전 쪽의 단계를 셈(저자 쪽은 존재하는 연도를 세어 이후 연도 일부를 이전으로 침). 저자와 같이 잡담처럼 시작하는 후보는 버립니다. “No”처럼 “Norway”도 버립니다.</translation>
    </message>
    <message>
        <source>Gain, all years shown: %1</source>
        <translation>이득, 모든 연도 제시: %1</translation>
    </message>
    <message>
        <source>Gain, previous years alone: %1</source>
        <translation>이득, 이전 연도만: %1</translation>
    </message>
    <message>
        <source>unknown, for what a picture is billed as is not known</source>
        <translation>그림의 요금을 몰라 알 수 없음</translation>
    </message>
    <message>
        <source>not known, for that of one model is not</source>
        <translation>모델 하나의 것을 몰라 알 수 없음</translation>
    </message>
    <message>
        <source>The score of one run minus that of another, over the items that have a score in both.</source>
        <translation>두 실행 모두에 점수가 있는 항목에서 한 실행의 점수에서 다른 실행의 점수를 뺀 값.</translation>
    </message>
    <message>
        <source>difference = score of the run − score of the other</source>
        <translation>차이 = 실행의 점수 − 다른 실행의 점수</translation>
    </message>
    <message>
        <source>n = items in both runs</source>
        <translation>n = 두 실행에 모두 있는 항목</translation>
    </message>
    <message>
        <source>Score of an item</source>
        <translation>항목 점수</translation>
    </message>
    <message>
        <source>The mean over the four ways in which the item is asked; an empty answer counts 0.</source>
        <translation>항목을 묻는 네 방식의 평균. 빈 답은 0으로 셉니다.</translation>
    </message>
    <message>
        <source>score = mean of the configurations&apos; CEM (or F1)</source>
        <translation>점수 = 구성들의 CEM(또는 F1) 평균</translation>
    </message>
    <message>
        <source>n = replies to the item</source>
        <translation>n = 항목에 대한 응답</translation>
    </message>
    <message>
        <source>Faults of items</source>
        <translation>항목의 결함</translation>
    </message>
    <message>
        <source>What is wrong with the items as they came, counted by kind.</source>
        <translation>온 그대로의 항목의 문제를 종류별로 센 것.</translation>
    </message>
    <message>
        <source>no formula: faults counted</source>
        <translation>식 없음: 결함의 수</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>행 복사(&amp;R)</translation>
    </message>
    <message>
        <source>clean relation words</source>
        <translation>정리된 관계 문구</translation>
    </message>
    <message>
        <source>reference relation words</source>
        <translation>참조 관계 문구</translation>
    </message>
    <message>
        <source>all %1 scores are the same</source>
        <translation>점수 %1개가 모두 같음</translation>
    </message>
    <message>
        <source>%1 of %2 scores (%3 %) are others, by %4 in the mean and %5 at most</source>
        <translation>점수 %2개 중 %1개(%3 %)가 다름, 평균 %4, 최대 %5</translation>
    </message>
    <message>
        <source>%1 without a score in both</source>
        <translation>둘 다에 점수가 없는 것 %1개</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>글꼴</translation>
    </message>
    <message>
        <source>Name of a font of this computer. Empty: the desktop&apos;s.</source>
        <translation>이 컴퓨터의 글꼴 이름. 비우면 데스크톱의 것.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>움직임 줄이기</translation>
    </message>
    <message>
        <source>Nothing blinks, fades or runs by itself.</source>
        <translation>저절로 깜박이거나 흐려지거나 움직이는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Carry on if no end is known (open)</source>
        <translation>끝을 모르면 이어 감(open)</translation>
    </message>
    <message>
        <source>Carry on in any case (paper)</source>
        <translation>어떤 경우든 이어 감(paper)</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>판정 모델</translation>
    </message>
    <message>
        <source>people</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 replies</source>
        <translation>응답 %1개</translation>
    </message>
    <message>
        <source>%1: %2 agree on %3 % of %4</source>
        <translation>%1: %2, %4의 %3 %에서 일치</translation>
    </message>
    <message>
        <source>%1: %2 have nothing in common</source>
        <translation>%1: %2, 공통된 것 없음</translation>
    </message>
    <message>
        <source>, κ %1</source>
        <translation>, κ %1</translation>
    </message>
    <message>
        <source>, %1 left out</source>
        <translation>, %1개 제외</translation>
    </message>
    <message>
        <source>domain</source>
        <translation>도메인</translation>
    </message>
    <message>
        <source>state</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>template</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>element</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Accept what is said, and go to the next item</source>
        <translation>말한 것을 받아들이고 다음 항목으로</translation>
    </message>
    <message>
        <source>Back to the item before</source>
        <translation>이전 항목으로</translation>
    </message>
    <message>
        <source>Skip: leave it for later</source>
        <translation>건너뛰기: 나중으로 남겨 둠</translation>
    </message>
    <message>
        <source>Flag, or take the flag away</source>
        <translation>표시하거나 표시 떼기</translation>
    </message>
    <message>
        <source>Severity: 1, 2, 3, none</source>
        <translation>심각도: 1, 2, 3, 없음</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>메모 쓰기</translation>
    </message>
    <message>
        <source>Leave the note; it is kept</source>
        <translation>메모에서 나가기. 메모는 보관됨</translation>
    </message>
    <message>
        <source>Yes: take the suggested label</source>
        <translation>예: 제안된 레이블 받아들이기</translation>
    </message>
    <message>
        <source>Accept the shown answer as right, with a reason; again: take that back</source>
        <translation>표시된 답을 이유와 함께 정답으로 인정. 다시 누르면 되돌림</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>이 키 목록</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Words and numbers of the window. Exported tables and the command line stay as they are.</source>
        <translation>창의 말과 수. 내보낸 표와 명령줄은 그대로입니다.</translation>
    </message>
    <message>
        <source>%1 element</source>
        <translation>요소 %1개</translation>
    </message>
    <message>
        <source>%1 cell</source>
        <translation>셀 %1개</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>셀 %1개</translation>
    </message>
    <message>
        <source>%1 request</source>
        <translation>요청 %1개</translation>
    </message>
    <message>
        <source>%1 requests</source>
        <translation>요청 %1개</translation>
    </message>
    <message>
        <source>%1 template</source>
        <translation>템플릿 %1개</translation>
    </message>
    <message>
        <source>%1 templates</source>
        <translation>템플릿 %1개</translation>
    </message>
    <message>
        <source>%1 set</source>
        <translation>세트 %1개</translation>
    </message>
    <message>
        <source>%1 temperature</source>
        <translation>온도 %1개</translation>
    </message>
    <message>
        <source>%1 temperatures</source>
        <translation>온도 %1개</translation>
    </message>
    <message>
        <source>%1 relation has no entry in the relation pack and is asked with the generic question</source>
        <translation>관계 %1개가 관계 팩에 없어 일반 질문으로 물음</translation>
    </message>
    <message>
        <source>%1 relations have no entry in the relation pack and are asked with the generic question</source>
        <translation>관계 %1개가 관계 팩에 없어 일반 질문으로 물음</translation>
    </message>
    <message>
        <source>%1 element lacks three distractors: templates that need them leave it out</source>
        <translation>요소 %1개에 오답 선택지가 셋이 아님: 그것이 필요한 템플릿은 제외함</translation>
    </message>
    <message>
        <source>%1 elements lack three distractors: templates that need them leave these out</source>
        <translation>요소 %1개에 오답 선택지가 셋이 아님: 그것이 필요한 템플릿은 제외함</translation>
    </message>
    <message>
        <source>%1 element has fewer than four exemplars in some year: its prompts show fewer</source>
        <translation>요소 %1개에 예시가 넷 미만인 해가 있음: 프롬프트가 더 적게 보임</translation>
    </message>
    <message>
        <source>%1 elements have fewer than four exemplars in some year: their prompts show fewer</source>
        <translation>요소 %1개에 예시가 넷 미만인 해가 있음: 프롬프트가 더 적게 보임</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>과제(&amp;T)</translation>
    </message>
    <message>
        <source>task</source>
        <translation>과제</translation>
    </message>
    <message>
        <source>&amp;Dimension</source>
        <translation>차원(&amp;D)</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>차원</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>유형(&amp;Y)</translation>
    </message>
    <message>
        <source>type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>&amp;Configuration</source>
        <translation>구성(&amp;C)</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>구성</translation>
    </message>
    <message>
        <source>C&amp;ontext</source>
        <translation>문맥(&amp;O)</translation>
    </message>
    <message>
        <source>context</source>
        <translation>문맥</translation>
    </message>
    <message>
        <source>with</source>
        <translation>있음</translation>
    </message>
    <message>
        <source>without</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>no question for the relation “%1”: %2 of its facts cannot be asked about until it has one (Benchmark, Words of relations…)</source>
        <translation>관계 “%1”에 대한 질문이 없음: 질문이 생길 때까지 사실 %2개를 물을 수 없음(벤치마크, 관계의 문구…)</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>없음</translation>
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
        <translation>Cut-off (이후)</translation>
    </message>
    <message>
        <source>cutoff before</source>
        <translation>Cut-off (이전)</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>지난 답</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>앞선 답</translation>
    </message>
    <message>
        <source>distractor</source>
        <translation>오답 선택지</translation>
    </message>
    <message>
        <source>other</source>
        <translation>그 밖</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 외 %2개</translation>
    </message>
    <message>
        <source>run: %1</source>
        <translation>실행: %1</translation>
    </message>
    <message>
        <source>relation: %1</source>
        <translation>관계: %1</translation>
    </message>
    <message>
        <source>cells: %1</source>
        <translation>셀: %1</translation>
    </message>
    <message>
        <source>over the years: %1</source>
        <translation>전체 연도: %1</translation>
    </message>
    <message>
        <source>wrong answers: %1</source>
        <translation>틀린 응답: %1</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>전부</translation>
    </message>
    <message>
        <source>Label sets: look at, make or edit them</source>
        <translation>레이블 세트: 보기, 만들기, 고치기</translation>
    </message>
    <message>
        <source>Find items of the queue</source>
        <translation>큐에서 항목 찾기</translation>
    </message>
    <message>
        <source>Find items of the queue that hold a text</source>
        <translation>글을 담은 큐 항목 찾기</translation>
    </message>
    <message>
        <source>List the items that are like this one</source>
        <translation>이것과 비슷한 항목 나열</translation>
    </message>
    <message>
        <source>The edit was not taken back</source>
        <translation>편집을 되돌리지 못했습니다</translation>
    </message>
    <message>
        <source>“%1” is as it was before the edit</source>
        <translation>“%1”은(는) 편집하기 전과 같습니다</translation>
    </message>
    <message>
        <source>“%1” was saved as version %2. Runs that asked it keep theirs.</source>
        <translation>“%1”을(를) 버전 %2로 저장했습니다. 이미 물은 실행은 자기 버전을 유지합니다.</translation>
    </message>
    <message>
        <source>The budget is spent at about %1 % of it</source>
        <translation>약 %1 %에서 예산이 소진됩니다</translation>
    </message>
    <message>
        <source>W of one fact, and whether it is robust</source>
        <translation>한 사실의 W와 강건 여부</translation>
    </message>
    <message>
        <source>The tests of one fact that were won, of those that its dates of one precision make; it is robust (R = 1) where all are won, else not (R = 0).</source>
        <translation>한 정밀도의 날짜들로 만든 검정 가운데 이긴 검정. 모두 이기면 강건하고(R = 1), 아니면 강건하지 않습니다(R = 0).</translation>
    </message>
    <message>
        <source>W = tests won ÷ tests; R = 1 where W = 1, else 0</source>
        <translation>W = 이긴 검정 ÷ 검정, R은 W = 1이면 1, 아니면 0</translation>
    </message>
    <message>
        <source>Colours of heat maps</source>
        <translation>히트맵 색</translation>
    </message>
    <message>
        <source>From low to high. All are even, and told apart with any colour vision; also in exported figures.</source>
        <translation>낮은 데서 높은 데로. 모두 고르고 어떤 색각으로도 구별됩니다. 내보낸 그림도 같습니다.</translation>
    </message>
    <message>
        <source>Blue to yellow (cividis)</source>
        <translation>파랑에서 노랑(cividis)</translation>
    </message>
    <message>
        <source>Violet to yellow (viridis)</source>
        <translation>보라에서 노랑(viridis)</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>회색</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>How the window writes when something was done. Files and the command line keep ISO 8601.</source>
        <translation>언제 했는지 창이 적는 방법입니다. 파일과 명령줄은 ISO 8601을 지킵니다.</translation>
    </message>
    <message>
        <source>2026-11-23 14:05 (ISO 8601)</source>
        <translation>2026-11-23 14:05 (ISO 8601)</translation>
    </message>
    <message>
        <source>As the language writes them</source>
        <translation>언어가 적는 대로</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>시간대</translation>
    </message>
    <message>
        <source>Of these times. What is stored is UTC.</source>
        <translation>이 시각들의 시간대입니다. 저장되는 것은 UTC입니다.</translation>
    </message>
    <message>
        <source>This computer&apos;s</source>
        <translation>이 컴퓨터의 시간대</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>New runs</source>
        <translation>새 실행</translation>
    </message>
    <message>
        <source>A new run begins</source>
        <translation>새 실행은</translation>
    </message>
    <message>
        <source>What the dialog of a new run shows at first.</source>
        <translation>새 실행 대화 상자가 처음에 보여 주는 것입니다.</translation>
    </message>
    <message>
        <source>As the last one</source>
        <translation>지난번처럼 시작</translation>
    </message>
    <message>
        <source>With the values below</source>
        <translation>아래 값으로 시작</translation>
    </message>
    <message>
        <source>Exemplar sets</source>
        <translation>예시 세트</translation>
    </message>
    <message>
        <source>How often each question is asked at each temperature, with other exemplars each time.</source>
        <translation>온도마다 각 질문을 몇 번, 매번 다른 예시로 묻는지.</translation>
    </message>
    <message>
        <source>Temperatures</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>Without 0 there are no categories; with 0 alone no Partial (sampled).</source>
        <translation>0이 없으면 범주가 없고, 0만 있으면 Partial (sampled)가 없습니다.</translation>
    </message>
    <message>
        <source>0 and 0.7, as the paper asks</source>
        <translation>0과 0.7, 논문처럼</translation>
    </message>
    <message>
        <source>0 alone</source>
        <translation>0만</translation>
    </message>
    <message>
        <source>0 and 1</source>
        <translation>0과 1</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>작업 공간</translation>
    </message>
    <message>
        <source>Where new ones are made and others are looked for. Empty: where the last one was.</source>
        <translation>새것을 만들고 다른 것을 찾는 곳. 비우면 지난 것이 있던 곳.</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Where figures, tables and reports are saved. Empty: where the last of its kind was.</source>
        <translation>그림, 표, 보고서를 저장하는 곳. 비우면 같은 종류의 지난 것이 있던 곳.</translation>
    </message>
    <message>
        <source> · Avg</source>
        <translation> · 평균</translation>
    </message>
    <message>
        <source>The mean over the tasks that the run asks, each counting the same</source>
        <translation>실행이 묻는 과제들의 평균이며 과제마다 똑같이 셉니다</translation>
    </message>
    <message>
        <source>Only items that the filter takes</source>
        <translation>필터에 남는 항목만</translation>
    </message>
    <message>
        <source>what it says of runs takes no item away</source>
        <translation>실행에 관한 조건은 항목을 빼지 않습니다</translation>
    </message>
    <message>
        <source>Transfer, % of the facts robust at the column&apos;s precision</source>
        <translation>전이, 열의 정밀도에서 강건한 사실 가운데 %</translation>
    </message>
    <message>
        <source>Robust facts by popularity, %</source>
        <translation>인기도별 강건한 사실, %</translation>
    </message>
    <message>
        <source>None of these runs was asked with examples: “few-shot” is only the place that a run was chosen for.</source>
        <translation>이 실행들 가운데 예시와 함께 물은 것은 없습니다. “few-shot”은 실행을 고른 자리일 뿐입니다.</translation>
    </message>
    <message>
        <source>None of these runs was asked as a chat: “pretrained” and “instruct” are only the places that the runs were chosen for.</source>
        <translation>이 실행들 가운데 대화로 물은 것은 없습니다. “pretrained”와 “instruct”는 실행을 고른 자리일 뿐입니다.</translation>
    </message>
    <message>
        <source>won against all: of the incorrect dates %1 is highest, and its log P = %2 lower by %3</source>
        <translation>모두에게 이김: 틀린 날짜 가운데 %1이(가) 가장 높고, 그 log P = %2은(는) %3만큼 낮음</translation>
    </message>
    <message>
        <source>lost to the incorrect date %1, whose log P = %2 is higher by %3</source>
        <translation>틀린 날짜 %1에 짐: 그 log P = %2이(가) %3만큼 높음</translation>
    </message>
    <message>
        <source>below all correct dates: of these %1 is lowest, and its log P = %2 higher by %3</source>
        <translation>모든 맞는 날짜보다 낮음: 그 가운데 %1이(가) 가장 낮고, 그 log P = %2은(는) %3만큼 높음</translation>
    </message>
    <message>
        <source>beats the correct date %1, whose log P = %2 is lower by %3</source>
        <translation>맞는 날짜 %1을(를) 이김: 그 log P = %2이(가) %3만큼 낮음</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>%1 of %2 templates</source>
        <translation>템플릿 %2개 중 %1개</translation>
    </message>
    <message>
        <source>Lower end of the 95 % interval; the column “Interval by” says of which kind, the help how it is made.</source>
        <translation>95 % 구간의 아래 끝. 종류는 “구간 방법” 열에, 만드는 방법은 도움말에 있습니다.</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval; the column “Interval by” says of which kind, the help how it is made.</source>
        <translation>95 % 구간의 위 끝. 종류는 “구간 방법” 열에, 만드는 방법은 도움말에 있습니다.</translation>
    </message>
    <message>
        <source>How the interval is made: Wilson&apos;s of a share (1927), or by drawing whole elements anew (bootstrap).</source>
        <translation>구간을 만드는 방법: 비율의 Wilson 구간(1927), 또는 요소 전체를 다시 뽑기(부트스트랩).</translation>
    </message>
    <message>
        <source>Probability of a difference at least as large, were there none: McNemar&apos;s exact test (1947) over the questions that both runs were asked.</source>
        <translation>차이가 없다고 할 때 이만큼 이상의 차이가 날 확률: 두 실행이 모두 받은 질문에 대한 McNemar의 정확 검정(1947).</translation>
    </message>
    <message>
        <source>The same, raised for the number of comparisons in the table (Holm 1979).</source>
        <translation>같은 값을 표의 비교 수에 맞추어 올린 것(Holm 1979).</translation>
    </message>
    <message>
        <source>(only the first run right − only the second right) ÷ questions that both were asked, × 100.</source>
        <translation>(첫째 실행만 맞음 − 둘째 실행만 맞음) ÷ 둘 다 받은 질문, × 100.</translation>
    </message>
    <message>
        <source>correct ÷ (correct + partial + incorrect) × 100, over the cells with a category; errors are left out.</source>
        <translation>정답 ÷ (정답 + 부분 정답 + 오답) × 100, 범주가 있는 셀에 대해; 오류는 제외합니다.</translation>
    </message>
    <message>
        <source>Cells whose every greedy reply is right.</source>
        <translation>모든 그리디 응답이 맞은 셀.</translation>
    </message>
    <message>
        <source>Cells in which some greedy replies are right.</source>
        <translation>그리디 응답 일부가 맞은 셀.</translation>
    </message>
    <message>
        <source>Cells in which no greedy reply is right, but one that was sampled.</source>
        <translation>그리디 응답은 모두 틀렸으나 샘플링된 응답이 맞은 셀.</translation>
    </message>
    <message>
        <source>Cells in which no reply is right.</source>
        <translation>맞은 응답이 없는 셀.</translation>
    </message>
    <message>
        <source>Cells without a category, for their replies ended in errors: never counted as wrong.</source>
        <translation>응답이 오류로 끝나 범주가 없는 셀: 틀린 것으로 세지 않습니다.</translation>
    </message>
    <message>
        <source>Elements × templates × years behind the number.</source>
        <translation>이 수를 이루는 요소 × 템플릿 × 연도.</translation>
    </message>
    <message>
        <source>Elements behind the number, each counted once.</source>
        <translation>이 수를 이루는 요소, 각각 한 번씩.</translation>
    </message>
    <message>
        <source>The last year that the model knows, estimated from the share correct by year; the help says how.</source>
        <translation>연도별 정답 비율로 추정한, 모델이 아는 마지막 연도. 방법은 도움말에 있습니다.</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ of two annotators (1960): 1 always the same, 0 as by chance.</source>
        <translation>두 주석자의 Cohen κ(1960): 1은 항상 같음, 0은 우연 수준.</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s α of all annotators (2004): 1 always the same, 0 as by chance. In tables of dates: (date − middle of validity) ÷ its length.</source>
        <translation>모든 주석자의 Krippendorff α(2004): 1은 항상 같음, 0은 우연 수준. 날짜 표에서는 (날짜 − 유효 기간의 가운데) ÷ 기간 길이.</translation>
    </message>
    <message>
        <source>W: tests won ÷ tests, mean over facts, × 100.</source>
        <translation>W: 이긴 검정 ÷ 검정, 사실별 평균, × 100.</translation>
    </message>
    <message>
        <source>R: facts that win all of their tests ÷ facts, × 100.</source>
        <translation>R: 모든 검정을 이긴 사실 ÷ 사실, × 100.</translation>
    </message>
    <message>
        <source>Pairs of a correct and an incorrect date whose scores are held against each other.</source>
        <translation>점수를 서로 견주는 맞는 날짜와 틀린 날짜의 쌍.</translation>
    </message>
    <message>
        <source>Cover exact match × 100: the right answer is in the reply; mean over items.</source>
        <translation>Cover exact match × 100: 정답이 응답 안에 있음; 항목 평균.</translation>
    </message>
    <message>
        <source>How far the words of reply and right answer agree, × 100; mean over items.</source>
        <translation>응답과 정답의 낱말이 일치하는 정도, × 100; 항목 평균.</translation>
    </message>
    <message>
        <source>W %1 : %2 % · %3</source>
        <translation>W %1 : %2 % · %3</translation>
    </message>
    <message>
        <source>Lower end of the 95 % interval of W, a mean over facts; the help says how it is made.</source>
        <translation>사실별 평균인 W의 95 % 구간 아래 끝. 만드는 방법은 도움말에 있습니다.</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval of W, a mean over facts; the help says how it is made.</source>
        <translation>사실별 평균인 W의 95 % 구간 위 끝. 만드는 방법은 도움말에 있습니다.</translation>
    </message>
    <message>
        <source>On to the next part of the window</source>
        <translation>창의 다음 부분으로</translation>
    </message>
    <message>
        <source>Back to the part of the window before</source>
        <translation>창의 이전 부분으로</translation>
    </message>
    <message>
        <source>Delete the selected run, where it does not go</source>
        <translation>선택한 실행이 진행 중이 아니면 삭제</translation>
    </message>
    <message>
        <source>%1 of them are robust by the tests that are left: robustness may be as low as %2</source>
        <translation>그중 %1개는 남은 검정으로만 강건합니다. 강건성은 %2까지 낮을 수 있습니다</translation>
    </message>
    <message>
        <source>not available: %1</source>
        <translation>사용할 수 없음: %1</translation>
    </message>
    <message>
        <source>answers, %1, but does not list %2; it lists %3</source>
        <translation>응답함, %1, 그러나 %2은(는) 목록에 없음. 목록에 있는 수: %3</translation>
    </message>
    <message>
        <source>answers, %1, 1 model</source>
        <translation>응답함, %1, 모델 1개</translation>
    </message>
    <message>
        <source>answers, %1, %2 models</source>
        <translation>응답함, %1, 모델 %2개</translation>
    </message>
    <message>
        <source>answers, %1; %2</source>
        <translation>응답함, %1. %2</translation>
    </message>
    <message>
        <source>build unknown</source>
        <translation>빌드 알 수 없음</translation>
    </message>
    <message>
        <source>build %1</source>
        <translation>빌드 %1</translation>
    </message>
    <message>
        <source>%1 models are served: name one with model=…, e.g. %2</source>
        <translation>모델 %1개가 제공됩니다. model=…(으)로 하나를 지정하세요. 예: %2</translation>
    </message>
    <message>
        <source>the list of models cannot be had: %1</source>
        <translation>모델 목록을 얻을 수 없음: %1</translation>
    </message>
    <message>
        <source>%1; tokens are not counted, so costs stay unknown</source>
        <translation>%1. 토큰을 세지 않으므로 비용을 알 수 없음</translation>
    </message>
    <message>
        <source>%1; try again, or say mode=completion if that is meant</source>
        <translation>%1. 다시 시도하거나, 의도한 것이라면 mode=completion을 쓰세요</translation>
    </message>
    <message>
        <source>%1; to leave a field out, add drop=%2</source>
        <translation>%1. 필드를 빼려면 drop=%2을(를) 더하세요</translation>
    </message>
    <message>
        <source>rejected: %1; to leave them out, add drop=…</source>
        <translation>거부됨: %1. 빼려면 다음을 더하세요: drop=…</translation>
    </message>
    <message>
        <source>chat answers %1; %2</source>
        <translation>채팅 응답 %1. %2</translation>
    </message>
    <message>
        <source>chat: %1; %2</source>
        <translation>채팅: %1. %2</translation>
    </message>
    <message>
        <source>no chat; %1</source>
        <translation>채팅 없음. %1</translation>
    </message>
    <message>
        <source>completion answers %1</source>
        <translation>완성 응답 %1</translation>
    </message>
    <message>
        <source>completion: %1</source>
        <translation>완성: %1</translation>
    </message>
    <message>
        <source>no completion</source>
        <translation>완성 없음</translation>
    </message>
    <message>
        <source>%1 equal greedy requests gave 1 text, %2</source>
        <translation>같은 그리디 요청 %1개의 결과: 텍스트 1개, %2</translation>
    </message>
    <message>
        <source>%1 equal greedy requests gave %2 texts, %3</source>
        <translation>같은 그리디 요청 %1개의 결과: 텍스트 %2개, %3</translation>
    </message>
    <message>
        <source>log-probabilities unknown</source>
        <translation>로그 확률 알 수 없음</translation>
    </message>
    <message>
        <source>largest log-probability difference %1</source>
        <translation>로그 확률의 최대 차이 %1</translation>
    </message>
    <message>
        <source>this protocol has no log-probabilities</source>
        <translation>이 프로토콜에는 로그 확률이 없음</translation>
    </message>
    <message>
        <source>the server sends none, or such as cannot be true (0, −9999, null)</source>
        <translation>서버가 보내지 않거나 참일 수 없는 값(0, −9999, null)을 보냄</translation>
    </message>
    <message>
        <source>all log-probabilities are 0: the server makes them up</source>
        <translation>로그 확률이 모두 0: 서버가 지어낸 값</translation>
    </message>
    <message>
        <source>the alternatives&apos; probabilities add up to %1</source>
        <translation>다른 후보의 확률을 더하면 %1</translation>
    </message>
    <message>
        <source>1 token, finite and at most 0, alternatives add up to at most %1</source>
        <translation>토큰 1개, 유한하고 0 이하, 다른 후보의 합은 최대 %1</translation>
    </message>
    <message>
        <source>%1 tokens, finite and at most 0, alternatives add up to at most %2</source>
        <translation>토큰 %1개, 유한하고 0 이하, 다른 후보의 합은 최대 %2</translation>
    </message>
    <message>
        <source>the server sends no log-probabilities for given text</source>
        <translation>서버가 주어진 글의 로그 확률을 보내지 않음</translation>
    </message>
    <message>
        <source>this protocol cannot score a given text</source>
        <translation>이 프로토콜은 주어진 글을 채점할 수 없음</translation>
    </message>
    <message>
        <source>“Paris” and “xylophone” get the same log-probability (%1): the server makes it up</source>
        <translation>“Paris”와 “xylophone”의 로그 확률이 같음(%1): 서버가 지어낸 값</translation>
    </message>
    <message>
        <source>the model&apos;s own next token gets a log-probability that is %1 off when it is given instead of generated</source>
        <translation>모델 자신의 다음 토큰을 생성하지 않고 주면 로그 확률이 %1만큼 다름</translation>
    </message>
    <message>
        <source>%1: xylophone should not win, and nothing else could be compared</source>
        <translation>%1: xylophone이 이기면 안 되며, 다른 비교는 할 수 없었음</translation>
    </message>
    <message>
        <source>%1: usable, but this model does not know the capital of France</source>
        <translation>%1: 쓸 수 있으나 이 모델은 프랑스의 수도를 모름</translation>
    </message>
    <message>
        <source>“Paris” %1, “xylophone” %2; its own next token agrees to %3</source>
        <translation>“Paris” %1, “xylophone” %2. 모델 자신의 다음 토큰과의 차이 %3</translation>
    </message>
    <message>
        <source>“Paris” %1, “xylophone” %2</source>
        <translation>“Paris” %1, “xylophone” %2</translation>
    </message>
    <message>
        <source>no images in this protocol or mode</source>
        <translation>이 프로토콜이나 모드에는 이미지가 없음</translation>
    </message>
    <message>
        <source>a red picture is called %1</source>
        <translation>빨간 그림을 %1(이)라고 부름</translation>
    </message>
    <message>
        <source>%1 requests took %2 s, one alone %3 s; %4 slots</source>
        <translation>요청 %1개에 %2초, 하나만은 %3초. 슬롯 %4개</translation>
    </message>
    <message>
        <source>%1 requests took %2 s, one alone %3 s</source>
        <translation>요청 %1개에 %2초, 하나만은 %3초</translation>
    </message>
    <message>
        <source>%1 of %2 failed: %3</source>
        <translation>%2개 중 %1개 실패: %3</translation>
    </message>
    <message>
        <source>%1 tokens came although 16 is the limit</source>
        <translation>한도는 16인데 토큰 %1개가 옴</translation>
    </message>
    <message>
        <source>three samples at temperature 1.5 are the same text: temperature or seed is ignored</source>
        <translation>온도 1.5의 샘플 세 개가 같은 텍스트: 온도나 시드를 무시함</translation>
    </message>
    <message>
        <source>no field rejected; %1 samples gave 1 text</source>
        <translation>거부된 필드 없음. 샘플 %1개의 결과: 텍스트 1개</translation>
    </message>
    <message>
        <source>no field rejected; %1 samples gave %2 texts</source>
        <translation>거부된 필드 없음. 샘플 %1개의 결과: 텍스트 %2개</translation>
    </message>
    <message>
        <source>no answer in time: the test may take %1 s in all; test-s=SECONDS in the backend&apos;s URI gives it more</source>
        <translation>제시간에 답이 없음: 테스트는 모두 %1초까지. 백엔드 URI의 test-s=초(으)로 늘릴 수 있음</translation>
    </message>
    <message>
        <source>the test was stopped</source>
        <translation>테스트를 중지함</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>참조</translation>
    </message>
    <message>
        <source>debiased</source>
        <translation>편향 제거</translation>
    </message>
    <message>
        <source>seeded</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>lenient</source>
        <translation>관대한</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>엄격한</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>사용자가 중지함</translation>
    </message>
    <message>
        <source>interrupted when the program was closed</source>
        <translation>프로그램을 닫을 때 중단됨</translation>
    </message>
    <message>
        <source>the program ended while it ran</source>
        <translation>실행 중에 프로그램이 끝남</translation>
    </message>
    <message>
        <source>%1 of %2 are answered</source>
        <translation>%2개 중 %1개에 답이 있음</translation>
    </message>
    <message>
        <source>the budget of $%1 is used up: $%2 spent, the next request may cost $%3</source>
        <translation>예산 $%1을(를) 다 씀: $%2 사용, 다음 요청은 $%3이(가) 들 수 있음</translation>
    </message>
    <message>
        <source>the server of this run is one that Chronoscope starts, and it is not running</source>
        <translation>이 실행의 서버는 Chronoscope가 시작하는 것인데 실행 중이 아님</translation>
    </message>
    <message>
        <source>another model is served there than the run was made with: %1</source>
        <translation>실행을 만들 때와 다른 모델이 제공됨: %1</translation>
    </message>
    <message>
        <source>this server was tested and cannot give: %1</source>
        <translation>이 서버는 테스트했으며 다음을 줄 수 없음: %1</translation>
    </message>
    <message>
        <source>log-probabilities of a given text</source>
        <translation>주어진 글의 로그 확률</translation>
    </message>
    <message>
        <source>log-probabilities of its own tokens</source>
        <translation>자신의 토큰의 로그 확률</translation>
    </message>
    <message>
        <source>the environment variable that holds the key is not set</source>
        <translation>키를 담은 환경 변수가 설정되지 않음</translation>
    </message>
    <message>
        <source>the workspace is no longer at its place: it was moved, removed or replaced</source>
        <translation>작업 공간이 제자리에 없음: 옮겨지거나 지워지거나 바뀜</translation>
    </message>
    <message>
        <source>%1 (after %2 attempts)</source>
        <translation>%1 (%2번 시도 후)</translation>
    </message>
    <message>
        <source>%1: resting %2 s as the server asked</source>
        <translation>%1: 서버의 요청으로 %2초 쉼</translation>
    </message>
    <message>
        <source>no connection: %1</source>
        <translation>연결 없음: %1</translation>
    </message>
    <message>
        <source>no connection to the server: %1</source>
        <translation>서버에 연결할 수 없음: %1</translation>
    </message>
    <message>
        <source>no connection to the server</source>
        <translation>서버에 연결할 수 없음</translation>
    </message>
    <message>
        <source>no connection in time</source>
        <translation>제시간에 연결되지 않음</translation>
    </message>
    <message>
        <source>offline: the settings let nothing leave this computer</source>
        <translation>오프라인: 설정에 따라 이 컴퓨터에서 아무것도 나가지 않음</translation>
    </message>
    <message>
        <source>the connection broke within the headers</source>
        <translation>헤더 도중에 연결이 끊김</translation>
    </message>
    <message>
        <source>the connection broke: %1</source>
        <translation>연결이 끊김: %1</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>연결이 끊김</translation>
    </message>
    <message>
        <source>the server&apos;s certificate could not be verified: %1</source>
        <translation>서버의 인증서를 확인할 수 없음: %1</translation>
    </message>
    <message>
        <source>the server&apos;s certificate could not be verified</source>
        <translation>서버의 인증서를 확인할 수 없음</translation>
    </message>
    <message>
        <source>the reply could not be read</source>
        <translation>답을 읽을 수 없음</translation>
    </message>
    <message>
        <source>the server does not speak HTTP</source>
        <translation>서버가 HTTP를 쓰지 않음</translation>
    </message>
    <message>
        <source>the server answered with status %1</source>
        <translation>서버가 상태 %1(으)로 응답함</translation>
    </message>
    <message>
        <source>no byte for %1 s</source>
        <translation>%1초 동안 아무것도 오지 않음</translation>
    </message>
    <message>
        <source>no complete reply within %1 s</source>
        <translation>%1초 안에 답이 완성되지 않음</translation>
    </message>
    <message>
        <source>the server was ended by %1</source>
        <translation>서버가 %1(으)로 끝남</translation>
    </message>
    <message>
        <source>the server ended with exit status %1</source>
        <translation>서버가 종료 상태 %1(으)로 끝남</translation>
    </message>
    <message>
        <source>the server could not be started</source>
        <translation>서버를 시작할 수 없음</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>파일을 읽을 수 없음</translation>
    </message>
    <message>
        <source>no such run</source>
        <translation>그런 실행이 없음</translation>
    </message>
    <message>
        <source>no such workspace</source>
        <translation>그런 작업 공간이 없음</translation>
    </message>
    <message>
        <source>%1 (HTTP %2)</source>
        <translation>%1 (HTTP %2)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>CEM, cover exact match: 1 where the reply has a gold in it, word for word, else 0</source>
        <translation>CEM(cover exact match): 응답에 정답이 글자 그대로 들어 있으면 1, 아니면 0</translation>
    </message>
    <message>
        <source>no date, so it is asked in no year</source>
        <translation>날짜가 없어 어느 연도에도 묻지 않음</translation>
    </message>
    <message>
        <source>starts after the year the table is of</source>
        <translation>표의 연도 이후에 시작함</translation>
    </message>
    <message>
        <source>no year of it is asked about</source>
        <translation>이 행의 어느 연도도 묻지 않음</translation>
    </message>
    <message>
        <source>no question is known for “%1”: without words of its own the generic one is used</source>
        <translation>“%1”에 대한 질문이 없음: 고유한 문구가 없으면 일반 질문을 씀</translation>
    </message>
    <message>
        <source>“%1” is right for %2, 1 year before the year asked (%3).</source>
        <translation>“%1”은(는) %2년에 맞으며, 물은 연도(%3)보다 1년 앞섭니다.</translation>
    </message>
    <message>
        <source>“%1” is right for %2, 1 year after the year asked (%3).</source>
        <translation>“%1”은(는) %2년에 맞으며, 물은 연도(%3)보다 1년 뒤입니다.</translation>
    </message>
    <message>
        <source>“%1” is right for %2, %3 years before the year asked (%4).</source>
        <translation>“%1”은(는) %2년에 맞으며, 물은 연도(%4)보다 %3년 앞섭니다.</translation>
    </message>
    <message>
        <source>“%1” is right for %2, %3 years after the year asked (%4).</source>
        <translation>“%1”은(는) %2년에 맞으며, 물은 연도(%4)보다 %3년 뒤입니다.</translation>
    </message>
    <message>
        <source>“%1” is one of the element&apos;s distractors.</source>
        <translation>“%1”은(는) 이 요소의 오답 선택지입니다.</translation>
    </message>
    <message>
        <source>“%1” is right for no year and no distractor. The nearest right name is “%2” at %3.</source>
        <translation>“%1”은(는) 어느 연도에도 맞지 않고 오답 선택지도 아닙니다. 가장 가까운 정답은 “%2”(%3)입니다.</translation>
    </message>
    <message>
        <source>“%1” is right for no year and no distractor.</source>
        <translation>“%1”은(는) 어느 연도에도 맞지 않고 오답 선택지도 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” resembles the right “%2” at %3, just under the threshold of %4.</source>
        <translation>“%1”은(는) 정답 “%2”와(과) %3 만큼 비슷하여 기준 %4에 조금 못 미칩니다.</translation>
    </message>
    <message>
        <source>A truth value names no object, so it does not say what is wrong.</source>
        <translation>참·거짓은 대상을 말하지 않으므로 무엇이 틀렸는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The reply opens like a refusal.</source>
        <translation>응답이 거부처럼 시작합니다.</translation>
    </message>
    <message>
        <source>The reply holds no answer.</source>
        <translation>응답에 답이 없습니다.</translation>
    </message>
    <message>
        <source>The reply ended at the token limit before it gave an answer.</source>
        <translation>답을 하기 전에 토큰 한도에서 끝났습니다.</translation>
    </message>
    <message>
        <source>The letter of one option stands with the text of another: “%1”.</source>
        <translation>한 선택지의 글자와 다른 선택지의 내용이 함께 있습니다: “%1”.</translation>
    </message>
    <message>
        <source>The reply does not open as strict extraction wants it: “A. …”.</source>
        <translation>응답이 엄격한 추출 형식 “A. …”으로 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>The reply says nothing that could be taken for an answer.</source>
        <translation>답으로 볼 수 있는 내용이 없습니다.</translation>
    </message>
    <message>
        <source>None of the options can be recognised in the reply.</source>
        <translation>응답에서 선택지를 알아볼 수 없습니다.</translation>
    </message>
    <message>
        <source>The reply says neither true nor false.</source>
        <translation>응답이 참도 거짓도 말하지 않습니다.</translation>
    </message>
    <message>
        <source>The reply is right when it is read leniently: “%1” at %2.</source>
        <translation>느슨하게 읽으면 맞습니다: “%1”(%2).</translation>
    </message>
    <message>
        <source>missing in one of them · %1</source>
        <translation>한쪽에 없음 · %1</translation>
    </message>
    <message>
        <source>CEM %1 against %2 · %3</source>
        <translation>CEM %1 대 %2 · %3</translation>
    </message>
    <message>
        <source>missing · %1</source>
        <translation>없음 · %1</translation>
    </message>
    <message>
        <source>W %1 · %2</source>
        <translation>W %1 · %2</translation>
    </message>
    <message>
        <source>undefined · %1</source>
        <translation>정의되지 않음 · %1</translation>
    </message>
    <message>
        <source>the name is longer than %1 bytes</source>
        <translation>이름이 %1바이트보다 깁니다</translation>
    </message>
    <message>
        <source>Export annotations</source>
        <translation>주석 내보내기</translation>
    </message>
    <message>
        <source>The annotations were not exported</source>
        <translation>주석을 내보내지 못했습니다</translation>
    </message>
    <message>
        <source>1 annotation in %1</source>
        <translation>%1에 주석 1개</translation>
    </message>
    <message>
        <source>%1 annotations in %2</source>
        <translation>%2에 주석 %1개</translation>
    </message>
    <message>
        <source>Nothing is annotated yet</source>
        <translation>아직 주석 없음</translation>
    </message>
    <message>
        <source>Export all annotations</source>
        <translation>모든 주석 내보내기</translation>
    </message>
    <message>
        <source>CSV, for a spreadsheet (*.csv);;JSON Lines, for programs (*.jsonl);;Tasks of Label Studio (*.json)</source>
        <translation>CSV, 스프레드시트용 (*.csv);;JSON Lines, 프로그램용 (*.jsonl);;Label Studio 작업 (*.json)</translation>
    </message>
    <message>
        <source>%1 (unfinished)</source>
        <translation>%1 (미완료)</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>not judged · %1</source>
        <translation>판정되지 않음 · %1</translation>
    </message>
    <message>
        <source>&amp;Only what it is made of</source>
        <translation>이것을 이루는 것만(&amp;O)</translation>
    </message>
    <message>
        <source>Narrows the filter of all result pages to this number; Alt+Left goes back</source>
        <translation>모든 결과 페이지의 필터를 이 수치로 좁힙니다. Alt+Left로 돌아갑니다</translation>
    </message>
    <message>
        <source>Make a queue of the wrong answers behind it</source>
        <translation>이것에 속한 오답으로 큐 만들기</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>비교 대상(&amp;C)</translation>
    </message>
    <message>
        <source>As&amp;k again…</source>
        <translation>다시 묻기(&amp;K)…</translation>
    </message>
    <message>
        <source>Shows the prompt in the Inspector, to be sent once more; nothing stored is changed</source>
        <translation>인스펙터에 프롬프트를 보여 다시 보낼 수 있게 합니다. 저장된 것은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Only this run</source>
        <translation>이 실행만(&amp;O)</translation>
    </message>
    <message>
        <source>Narrows the filter of all result pages to this run; Alt+Left goes back</source>
        <translation>모든 결과 페이지의 필터를 이 실행으로 좁힙니다. Alt+Left로 돌아갑니다</translation>
    </message>
    <message>
        <source>&amp;Only this element</source>
        <translation>이 요소만(&amp;O)</translation>
    </message>
    <message>
        <source>Narrows the filter of all result pages to this element; Alt+Left goes back</source>
        <translation>모든 결과 페이지의 필터를 이 요소로 좁힙니다. Alt+Left로 돌아갑니다</translation>
    </message>
    <message>
        <source>&amp;Annotate these…</source>
        <translation>이것에 주석 달기(&amp;A)…</translation>
    </message>
    <message>
        <source>Saved figures</source>
        <translation>저장하는 그림</translation>
    </message>
    <message>
        <source>Fineness</source>
        <translation>해상도</translation>
    </message>
    <message>
        <source>Dots per inch of pictures that are saved or copied. SVG and PDF are drawings: they are sharp in any size.</source>
        <translation>저장하거나 복사하는 이미지의 인치당 점 수입니다. SVG와 PDF는 벡터 그림이라 어떤 크기에서도 선명합니다.</translation>
    </message>
    <message>
        <source>%1 dpi</source>
        <translation>%1 dpi</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Papers want white; slides may be dark.</source>
        <translation>논문에는 흰 바탕이, 발표 자료에는 어두운 바탕도 어울립니다.</translation>
    </message>
    <message>
        <source>Light, on white</source>
        <translation>밝은 색, 흰 바탕</translation>
    </message>
    <message>
        <source>As the window shows them</source>
        <translation>창에 보이는 그대로</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Models, keys and prices</source>
        <translation>모델, 키, 가격</translation>
    </message>
    <message>
        <source>Model servers and files, API keys, what a model costs: on the page Backends.</source>
        <translation>모델 서버와 파일, API 키, 모델 비용은 백엔드 페이지에서 정합니다.</translation>
    </message>
    <message>
        <source>Dated facts and their dates</source>
        <translation>날짜 있는 사실과 그 날짜</translation>
    </message>
    <message>
        <source>Items of the workspace</source>
        <translation>작업공간의 항목</translation>
    </message>
    <message>
        <source>The questions as they came; no run has asked them.</source>
        <translation>들어온 그대로의 질문. 아직 묻지 않은 것.</translation>
    </message>
    <message>
        <source>no formula: questions listed</source>
        <translation>식 없음: 질문 목록</translation>
    </message>
    <message>
        <source>CEM %1 % with the context and %2 % without: %3 points</source>
        <translation>CEM 문맥 있음 %1 %, 없음 %2 %: %3점</translation>
    </message>
    <message>
        <source>n = %1 outputs</source>
        <translation>n = 출력 %1개</translation>
    </message>
    <message>
        <source>%1 %, n = %2 of %3 outputs</source>
        <translation>%1 %, n = 출력 %3개 중 %2개</translation>
    </message>
    <message>
        <source>names who held it in %1</source>
        <translation>%1년에 맡고 있던 이를 언급</translation>
    </message>
    <message>
        <source>all answers about now</source>
        <translation>현재에 관한 모든 답변</translation>
    </message>
    <message>
        <source>nobody of the list</source>
        <translation>목록에 없는 이</translation>
    </message>
    <message>
        <source>%1 with its context</source>
        <translation>%1, 문맥 포함</translation>
    </message>
    <message>
        <source>%1 without its context</source>
        <translation>%1, 문맥 없이</translation>
    </message>
    <message>
        <source>%1 %, n = %2 of %3 items</source>
        <translation>%1 %, n = 항목 %3개 중 %2개</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Latest (최신)</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Outdated (지난 값)</translation>
    </message>
    <message>
        <source>Irrelevant</source>
        <translation>Irrelevant (무관)</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>The context&apos;s</source>
        <translation>문맥의 것</translation>
    </message>
    <message>
        <source>Another of the list</source>
        <translation>목록의 다른 것</translation>
    </message>
    <message>
        <source>Facts of the elements</source>
        <translation>요소의 사실</translation>
    </message>
    <message>
        <source>It held until %1, but no date after %2 is asked, as in the paper: “stress --clip” asks later ones.</source>
        <translation>%1까지 유효했지만 논문처럼 %2 뒤의 날짜는 묻지 않습니다. 더 늦은 날짜는 “stress --clip”으로 묻습니다.</translation>
    </message>
    <message>
        <source>It held until %1, but no date after %2 is asked: the run was made so.</source>
        <translation>%1까지 유효했지만 %2 뒤의 날짜는 묻지 않습니다. 실행을 그렇게 만들었습니다.</translation>
    </message>
    <message>
        <source>One year in %1 is asked.</source>
        <translation>%1년에 한 해씩 묻습니다.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>How the window writes them. Exported tables and the command line keep 1234.5.</source>
        <translation>창에서 숫자를 쓰는 방식입니다. 내보낸 표와 명령줄은 1234.5 그대로입니다.</translation>
    </message>
    <message>
        <source>No exemplars, asked without any: %1</source>
        <translation>예시 없음, 예시 없이 물음: %1</translation>
    </message>
    <message>
        <source>No exemplars of its own, shown those of the shipped relation “%1”: %2</source>
        <translation>자체 예시 없음, 제공된 관계 “%1”의 예시를 보임: %2</translation>
    </message>
    <message>
        <source>exemplars for “%1” from the shipped relation “%2”</source>
        <translation>“%1”의 예시는 제공된 관계 “%2”에서</translation>
    </message>
    <message>
        <source>Measured beside planted</source>
        <translation>심은 값 옆의 측정값</translation>
    </message>
    <message>
        <source>Of a calibration model: replies for which the right answer was planted, and replies that hold it.</source>
        <translation>보정 모델에 대해: 옳은 답을 심은 응답과 그 답을 담은 응답.</translation>
    </message>
    <message>
        <source>share = such replies ÷ replies, × 100</source>
        <translation>비율 = 해당 응답 ÷ 응답, × 100</translation>
    </message>
    <message>
        <source>n = replies</source>
        <translation>n = 응답</translation>
    </message>
    <message>
        <source>No run that the result pages show has asked about this element</source>
        <translation>결과 페이지에 보이는 실행 중 이 요소를 물은 것이 없습니다</translation>
    </message>
    <message>
        <source>The result pages show no run yet</source>
        <translation>결과 페이지에 아직 실행이 없습니다</translation>
    </message>
    <message>
        <source>The replies of %1 are judged by %2, in the run %3</source>
        <translation>%1의 응답은 %2이(가) 실행 %3에서 평가했습니다</translation>
    </message>
    <message>
        <source>and %1 more, see the command “report --view mined”</source>
        <translation>그 밖에 %1개, 명령 “report --view mined” 참조</translation>
    </message>
    <message>
        <source>Of several finished runs of judges over the same replies the one made last counts</source>
        <translation>같은 응답에 대해 끝난 평가 실행이 여럿이면 마지막에 만든 것이 반영됩니다</translation>
    </message>
    <message>
        <source>No judge has read its replies</source>
        <translation>그 응답을 읽은 판정 모델이 없습니다</translation>
    </message>
    <message>
        <source>Runs that no judge has read: %1</source>
        <translation>판정 모델이 읽지 않은 실행: %1</translation>
    </message>
    <message>
        <source>with context</source>
        <translation>문맥 있음</translation>
    </message>
    <message>
        <source>without context</source>
        <translation>문맥 없음</translation>
    </message>
    <message>
        <source>%1 %2%3 (n = %4)</source>
        <translation>%1 %2%3 (n = %4)</translation>
    </message>
    <message>
        <source>No dated facts yet</source>
        <translation>아직 날짜 있는 사실 없음</translation>
    </message>
    <message>
        <source>Robustness asks about facts that held from one date to another: a file of such facts comes first.</source>
        <translation>강건성은 어느 날짜부터 어느 날짜까지 유효했던 사실을 묻습니다. 먼저 그런 사실의 파일이 필요합니다.</translation>
    </message>
    <message>
        <source>Import dated facts…</source>
        <translation>날짜 있는 사실 가져오기…</translation>
    </message>
    <message>
        <source>No robustness run yet</source>
        <translation>아직 강건성 실행 없음</translation>
    </message>
    <message>
        <source>Dated facts that are here: %1. A run has a model score them at dates inside and outside of their time.</source>
        <translation>여기 있는 날짜가 있는 사실: %1. 실행은 모델이 그 기간 안팎의 날짜에서 점수를 매기게 합니다.</translation>
    </message>
    <message>
        <source>New robustness run…</source>
        <translation>새 강건성 실행…</translation>
    </message>
    <message>
        <source>Facts appear here once all of their dates have been asked.</source>
        <translation>모든 날짜를 물은 사실부터 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>No fact is scored yet</source>
        <translation>아직 점수 있는 사실 없음</translation>
    </message>
    <message>
        <source>%1 The run is not going on: continue it on the Runs page.</source>
        <translation>%1 실행이 진행 중이 아닙니다. 실행 페이지에서 계속하십시오.</translation>
    </message>
    <message>
        <source>Go to runs</source>
        <translation>실행으로 이동</translation>
    </message>
    <message>
        <source>No ChroKnowledge run yet</source>
        <translation>아직 ChroKnowledge 실행 없음</translation>
    </message>
    <message>
        <source>Across systems shows how robust the facts are whose elements a model knows over the years: make a run over the elements, and take their facts in “Dates…”.</source>
        <translation>시스템 사이는 모델이 여러 해에 걸쳐 아는 요소의 사실이 얼마나 강건한지 보여 줍니다. 그 요소로 실행을 만들고 “날짜…”에서 그 사실을 가져오십시오.</translation>
    </message>
    <message>
        <source>The ratio compares a run with the standard prompt and one with few-shot examples, over the same facts.</source>
        <translation>이 비는 같은 사실에 대한 표준 프롬프트 실행과 퓨샷 예시 실행을 비교합니다.</translation>
    </message>
    <message>
        <source>Another model, prompt or wording over the same facts at the same dates.</source>
        <translation>같은 날짜의 같은 사실에 대한 다른 모델, 프롬프트 또는 문구.</translation>
    </message>
    <message>
        <source>A pretrained model is compared with its instruct version over the same facts.</source>
        <translation>같은 사실에 대해 사전 학습 모델을 그 instruct 버전과 비교합니다.</translation>
    </message>
    <message>
        <source>One run more is needed</source>
        <translation>실행이 하나 더 필요함</translation>
    </message>
    <message>
        <source>One run of another model is needed</source>
        <translation>다른 모델의 실행이 하나 필요함</translation>
    </message>
    <message>
        <source>No fact was asked at the same dates</source>
        <translation>같은 날짜로 물은 사실이 없습니다</translation>
    </message>
    <message>
        <source>Both runs asked about facts in common, but not at as many dates of each: the sampler, the precisions or the last date differ.</source>
        <translation>두 실행이 같은 사실을 물었지만 각각의 날짜 수가 다릅니다: 추출 방식, 정밀도 또는 마지막 날짜가 다릅니다.</translation>
    </message>
    <message>
        <source>The facts that both runs asked about lack a correct or an incorrect date with a score in one of them.</source>
        <translation>두 실행이 함께 물은 사실에는 한쪽에서 점수가 있는 맞는 날짜나 틀린 날짜가 없습니다.</translation>
    </message>
    <message>
        <source>The runs have no fact in common</source>
        <translation>두 실행에 공통된 사실이 없습니다</translation>
    </message>
    <message>
        <source>No fact that the filter takes was asked in both: choose other runs, or clear the filter.</source>
        <translation>필터가 남기는 사실 중 둘 다 물은 것이 없습니다: 다른 실행을 고르거나 필터를 지우십시오.</translation>
    </message>
    <message>
        <source>None was asked in both: choose another run above, or make one over the same facts.</source>
        <translation>둘 다 물은 것이 없습니다: 위에서 다른 실행을 고르거나 같은 사실로 새로 만드십시오.</translation>
    </message>
    <message>
        <source>no row of this table has a start and an end</source>
        <translation>이 표에는 시작과 끝이 모두 있는 행이 없습니다</translation>
    </message>
    <message>
        <source>Parquet is not read: write the table as CSV</source>
        <translation>Parquet은 읽지 않습니다. 표를 CSV로 저장하십시오</translation>
    </message>
    <message>
        <source>no dated facts: neither JSON Lines nor a table with subject, relation, object, start and end, nor one of TimeStress</source>
        <translation>날짜가 있는 사실이 아닙니다. JSON Lines도, subject, relation, object, start, end 열이 있는 표도, TimeStress 표도 아닙니다</translation>
    </message>
    <message>
        <source>No test was lost, so there is nothing to take a share of</source>
        <translation>진 검정이 없어 비율을 낼 것이 없습니다</translation>
    </message>
    <message>
        <source>none lost</source>
        <translation>진 것 없음</translation>
    </message>
    <message>
        <source>n = 0</source>
        <translation>n = 0</translation>
    </message>
    <message>
        <source>n = 0: no fact is robust at %1, so there is nothing to take a share of</source>
        <translation>n = 0: %1에서 강건한 사실이 없어 비율을 낼 것이 없습니다</translation>
    </message>
    <message>
        <source>
Facts undefined somewhere, left out: %1</source>
        <translation>
어딘가에서 정의되지 않아 제외된 사실: %1</translation>
    </message>
    <message>
        <source>
Facts undefined for either, in no bar: %1</source>
        <translation>
어느 한쪽에서 정의되지 않아 막대에 없는 사실: %1</translation>
    </message>
    <message>
        <source>Not published</source>
        <translation>발표되지 않음</translation>
    </message>
    <message>
        <source>dates without a score, in no test: %1</source>
        <translation>점수가 없어 어느 검정에도 없는 날짜: %1</translation>
    </message>
    <message>
        <source>scores that are no numbers and lose their tests: %1</source>
        <translation>숫자가 아니어서 검정에 지는 점수: %1</translation>
    </message>
    <message>
        <source>facts not asked to the end, in no number: %1</source>
        <translation>끝까지 묻지 않아 어느 수치에도 없는 사실: %1</translation>
    </message>
    <message>
        <source>Facts whose popularity is not known, in no point: %1.</source>
        <translation>인기를 알 수 없어 어느 점에도 없는 사실: %1.</translation>
    </message>
    <message>
        <source>Runs that have such facts, too: %1. Their counts stand in the tip of these lines, by reason in the table of the overview.</source>
        <translation>그런 사실이 있는 다른 실행: %1. 그 수는 이 줄의 도움말에, 이유별로는 개요의 표에 있습니다.</translation>
    </message>
    <message>
        <source>Facts of no element that the other run asks: %1.</source>
        <translation>다른 실행이 묻는 요소에 속하지 않는 사실: %1.</translation>
    </message>
    <message>
        <source>Facts of the run still to be asked: %1</source>
        <translation>실행에서 아직 물을 사실: %1</translation>
    </message>
    <message>
        <source>Of its dates still to be asked: %1</source>
        <translation>아직 물을 날짜: %1</translation>
    </message>
    <message>
        <source>Facts that lack some of their scores: %1</source>
        <translation>일부 점수가 없는 사실: %1</translation>
    </message>
    <message>
        <source>Scores that are no numbers and lose their tests: %1</source>
        <translation>숫자가 아니어서 검정에 지는 점수: %1</translation>
    </message>
    <message>
        <source>Global: pooled tests</source>
        <translation>Global: 합친 검정</translation>
    </message>
    <message>
        <source>Global: mean of precisions</source>
        <translation>Global: 정밀도의 평균</translation>
    </message>
    <message>
        <source>Global: all precisions of a fact together. R is 1 if it is 1 at each. W is the mean of the precisions&apos; win rates; or, with pooled tests, the share of all its tests that are won.</source>
        <translation>Global: 한 사실의 모든 정밀도를 함께 봅니다. 각 정밀도에서 1이면 R은 1입니다. W는 정밀도별 승률의 평균이거나, 검정을 합치면 모든 검정 중 이긴 비율입니다.</translation>
    </message>
    <message>
        <source>How precise the dates in the questions are. A fact whose bounds are known by year alone counts at months and days, too: as one that held from the first day of its first year to the last day of its last year.</source>
        <translation>질문 속 날짜의 정밀도입니다. 경계를 연도로만 아는 사실도 월과 일에서 셉니다: 첫 해 첫날부터 마지막 해 마지막 날까지 유효했던 것으로 봅니다.</translation>
    </message>
    <message>
        <source>Known by year alone: months and days are judged as if it held from the first day of the first year to the last day of the last.</source>
        <translation>연도로만 알려짐: 월과 일은 첫 해 첫날부터 마지막 해 마지막 날까지 유효했던 것으로 판정합니다.</translation>
    </message>
    <message>
        <source>Paper: some nine correct years</source>
        <translation>논문: 맞는 해 아홉쯤</translation>
    </message>
    <message>
        <source>How the years around a fact&apos;s time are chosen. TimeStress: 201 points at equal distances over ten lengths of the fact&apos;s validity; every year that one of them falls into is asked once, so a short fact has fewer dates. Paper: every so many years, so that about nine are correct.</source>
        <translation>사실의 기간 둘레에서 연도를 고르는 방법입니다. TimeStress: 유효 기간의 열 배에 걸쳐 같은 간격의 201개 점을 두고, 점이 들어가는 연도를 각각 한 번 묻습니다. 그래서 짧은 사실은 날짜가 적습니다. 논문: 맞는 연도가 약 아홉 개가 되도록 몇 년마다 하나씩.</translation>
    </message>
    <message>
        <source>%1 not judged</source>
        <translation>%1개 판정 없음</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>심음</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>planted and measured as right</source>
        <translation>맞음으로 심고 맞음으로 측정</translation>
    </message>
    <message>
        <source>planted as right, measured as wrong</source>
        <translation>맞음으로 심고 틀림으로 측정</translation>
    </message>
    <message>
        <source>planted as wrong, measured as right</source>
        <translation>틀림으로 심고 맞음으로 측정</translation>
    </message>
    <message>
        <source>planted and measured as wrong</source>
        <translation>틀림으로 심고 틀림으로 측정</translation>
    </message>
    <message>
        <source>n = %1 replies</source>
        <translation>n = 응답 %1개</translation>
    </message>
    <message>
        <source>planted %1 %, measured %2 %: %3 points</source>
        <translation>심은 값 %1 %, 측정값 %2 %: %3점</translation>
    </message>
    <message>
        <source>as planted</source>
        <translation>심은 대로</translation>
    </message>
    <message>
        <source>not as planted</source>
        <translation>심은 것과 다름</translation>
    </message>
    <message>
        <source>There was no test: no fact has a correct and an incorrect date with scores, so none could be lost</source>
        <translation>검정이 없었습니다: 점수가 있는 옳은 날짜와 틀린 날짜를 모두 가진 사실이 없어 질 수 있는 것이 없었습니다</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>검정 없음</translation>
    </message>
    <message>
        <source>%1: %2; %3: %4</source>
        <translation>%1: %2; %3: %4</translation>
    </message>
    <message>
        <source>The runs ask different slices of the benchmark, with no element in common. Choose two runs of the same slice.</source>
        <translation>두 실행은 벤치마크의 서로 다른 슬라이스를 물어 공통된 요소가 없습니다. 같은 슬라이스의 두 실행을 고르세요.</translation>
    </message>
    <message>
        <source>The runs use no template in common (%1).</source>
        <translation>두 실행에 공통된 템플릿이 없습니다 (%1).</translation>
    </message>
    <message>
        <source>The runs ask no year in common (%1).</source>
        <translation>두 실행이 묻는 연도에 공통된 것이 없습니다 (%1).</translation>
    </message>
    <message>
        <source>The runs ask elements and years in common, but no element at the same year.</source>
        <translation>두 실행에 공통된 요소와 연도가 있지만, 같은 연도에 함께 물은 요소가 없습니다.</translation>
    </message>
    <message>
        <source>What both runs ask is not judged in both yet: wait until they have replies, or ask the requests with errors again.</source>
        <translation>두 실행이 함께 묻는 것이 아직 양쪽에서 판정되지 않았습니다. 응답이 올 때까지 기다리거나, 오류가 난 요청을 다시 물으세요.</translation>
    </message>
    <message>
        <source>Both runs have judged questions in common, but none of them passes the filter: %1.</source>
        <translation>두 실행에 함께 판정된 질문이 있지만, 필터를 통과하는 것이 없습니다: %1.</translation>
    </message>
    <message>
        <source>Both runs have judged questions in common, but under other templates than the one chosen above.</source>
        <translation>두 실행에 함께 판정된 질문이 있지만, 위에서 고른 것과 다른 템플릿의 질문입니다.</translation>
    </message>
    <message>
        <source>calibration model %1</source>
        <translation>보정 모델 %1</translation>
    </message>
    <message>
        <source>calibration model</source>
        <translation>보정 모델</translation>
    </message>
    <message>
        <source>Elements that are Correct in every year.</source>
        <translation>모든 연도에서 Correct인 요소.</translation>
    </message>
    <message>
        <source>Elements with right replies up to a year and none after it, or from a year on and none before it.</source>
        <translation>어느 해까지는 맞은 응답이 있고 그 뒤로는 없거나, 어느 해부터는 있고 그 전에는 없는 요소.</translation>
    </message>
    <message>
        <source>Elements with right replies in some years, without a year that parts them from the rest.</source>
        <translation>일부 연도에 맞은 응답이 있으나 나머지와 가르는 연도가 없는 요소.</translation>
    </message>
    <message>
        <source>Elements that are Incorrect in every year.</source>
        <translation>모든 연도에서 Incorrect인 요소.</translation>
    </message>
    <message>
        <source>Elements of which a year lacks a category: they have none either.</source>
        <translation>범주가 없는 연도가 있는 요소: 이 요소도 범주가 없습니다.</translation>
    </message>
    <message>
        <source>Elements under one template, those without a category among them.</source>
        <translation>한 템플릿의 요소, 범주가 없는 것 포함.</translation>
    </message>
    <message>
        <source>Answers that the judge counts as right.</source>
        <translation>판정이 맞다고 세는 답.</translation>
    </message>
    <message>
        <source>Answers that the judge counts as wrong.</source>
        <translation>판정이 틀리다고 세는 답.</translation>
    </message>
    <message>
        <source>correct ÷ judged × 100.</source>
        <translation>correct ÷ judged × 100.</translation>
    </message>
    <message>
        <source>Items that at least two annotators labelled.</source>
        <translation>주석자가 둘 이상 레이블을 단 항목.</translation>
    </message>
    <message>
        <source>Items that were given this label by anybody.</source>
        <translation>누구든 이 레이블을 붙인 항목.</translation>
    </message>
    <message>
        <source>Items that some annotators gave this label and others did not.</source>
        <translation>어떤 주석자는 이 레이블을 붙이고 다른 주석자는 붙이지 않은 항목.</translation>
    </message>
    <message>
        <source>The value of the measure: 1 always the same, 0 as by chance.</source>
        <translation>지표 값: 1은 항상 같음, 0은 우연 수준.</translation>
    </message>
    <message>
        <source>Answers with a verdict.</source>
        <translation>판정이 있는 답.</translation>
    </message>
    <message>
        <source>Incorrect answers that people have annotated.</source>
        <translation>사람이 주석을 단 Incorrect 답.</translation>
    </message>
    <message>
        <source>Of these, those that people hold for right: another name of the right object.</source>
        <translation>그중 사람이 맞다고 보는 것: 맞는 객체의 다른 이름.</translation>
    </message>
    <message>
        <source>alias_missed ÷ labelled × 100.</source>
        <translation>alias_missed ÷ labelled × 100.</translation>
    </message>
    <message>
        <source>Of these, those without an answer that people accepted.</source>
        <translation>그중 사람이 인정한 답이 없는 것.</translation>
    </message>
    <message>
        <source>Questions that become right once the accepted answers count.</source>
        <translation>인정된 답을 세면 맞게 되는 질문.</translation>
    </message>
    <message>
        <source>Share correct with the accepted answers, in per cent.</source>
        <translation>인정된 답을 넣은 Correct 비율, %.</translation>
    </message>
    <message>
        <source>Annotated answers, drawn in random order, that the estimate is made of.</source>
        <translation>추정에 쓰인 주석된 답, 무작위 순서로 뽑음.</translation>
    </message>
    <message>
        <source>Answers of that order that nobody has annotated yet.</source>
        <translation>그 순서의 답 중 아직 아무도 주석을 달지 않은 것.</translation>
    </message>
    <message>
        <source>Share correct that is expected were all Incorrect answers annotated, in per cent.</source>
        <translation>모든 Incorrect 답에 주석을 달았을 때 예상되는 Correct 비율, %.</translation>
    </message>
    <message>
        <source>Lower end of the 95 % interval of the estimate.</source>
        <translation>추정의 95 % 구간 아래 끝.</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval of the estimate.</source>
        <translation>추정의 95 % 구간 위 끝.</translation>
    </message>
    <message>
        <source>Annotated wrong answers with this label.</source>
        <translation>이 레이블이 붙은 주석된 오답.</translation>
    </message>
    <message>
        <source>cells with the label ÷ annotated cells × 100.</source>
        <translation>레이블이 붙은 셀 ÷ 주석된 셀 × 100.</translation>
    </message>
    <message>
        <source>Elements whose category is known before and after.</source>
        <translation>이전과 이후의 범주가 알려진 요소.</translation>
    </message>
    <message>
        <source>Known elements before, in per cent of those measured.</source>
        <translation>이전의 Known 요소, 측정된 것 중 %.</translation>
    </message>
    <message>
        <source>Known elements after being led through the neighbouring years, in per cent of those measured.</source>
        <translation>이웃 연도를 거친 뒤의 Known 요소, 측정된 것 중 %.</translation>
    </message>
    <message>
        <source>known_after − known_before, in percentage points.</source>
        <translation>known_after − known_before, 퍼센트포인트.</translation>
    </message>
    <message>
        <source>Elements or questions that the traversal has not come to yet.</source>
        <translation>순회가 아직 이르지 않은 요소나 질문.</translation>
    </message>
    <message>
        <source>Partial Known elements that were traversed.</source>
        <translation>순회한 Partial Known 요소.</translation>
    </message>
    <message>
        <source>Of these, those that are Known afterwards.</source>
        <translation>그중 이후에 Known인 것.</translation>
    </message>
    <message>
        <source>Questions, one year of one element each, that were wrong before.</source>
        <translation>이전에 틀렸던 질문, 각각 한 요소의 한 연도.</translation>
    </message>
    <message>
        <source>Chrono-Correct: targets that are right at a step of the traversal.</source>
        <translation>Chrono-Correct: 순회의 어느 단계에서 맞은 목표.</translation>
    </message>
    <message>
        <source>Targets that are wrong at every step.</source>
        <translation>모든 단계에서 틀린 목표.</translation>
    </message>
    <message>
        <source>Of these, those that were right at some step on the way.</source>
        <translation>그중 도중의 어느 단계에서 맞았던 것.</translation>
    </message>
    <message>
        <source>Targets without a year to show before or after them.</source>
        <translation>앞이나 뒤에 보여 줄 연도가 없는 목표.</translation>
    </message>
    <message>
        <source>Requests that the traversals sent.</source>
        <translation>순회가 보낸 요청.</translation>
    </message>
    <message>
        <source>Of these, those for which the server counted tokens.</source>
        <translation>그중 서버가 토큰을 센 것.</translation>
    </message>
    <message>
        <source>Tokens sent, as the server counted them.</source>
        <translation>보낸 토큰, 서버가 센 대로.</translation>
    </message>
    <message>
        <source>Tokens received, as the server counted them.</source>
        <translation>받은 토큰, 서버가 센 대로.</translation>
    </message>
    <message>
        <source>calls ÷ chrono_correct.</source>
        <translation>calls ÷ chrono_correct.</translation>
    </message>
    <message>
        <source>All tokens ÷ chrono_correct.</source>
        <translation>모든 토큰 ÷ chrono_correct.</translation>
    </message>
    <message>
        <source>Number of the element in the workspace.</source>
        <translation>작업 공간에서의 요소 번호.</translation>
    </message>
    <message>
        <source>How alike candidate and right object are, 0 to 100, as the judge compares words.</source>
        <translation>후보와 맞는 객체가 얼마나 비슷한지, 0~100, 판정이 낱말을 견주는 대로.</translation>
    </message>
    <message>
        <source>Facts behind the number, those without a test among them where the table counts these apart.</source>
        <translation>이 수를 이루는 사실. 표가 검정 없는 사실을 따로 세는 곳에서는 그것도 포함합니다.</translation>
    </message>
    <message>
        <source>Facts without a test: a correct or an incorrect date has no score, or none was asked.</source>
        <translation>검정이 없는 사실: 맞는 날짜나 틀린 날짜에 점수가 없거나, 그런 날짜를 묻지 않았습니다.</translation>
    </message>
    <message>
        <source>R of scores drawn at random: the mean chance of these facts to win all of their tests, × 100.</source>
        <translation>무작위로 뽑은 점수의 R: 이 사실들이 모든 검정을 이길 확률의 평균, × 100.</translation>
    </message>
    <message>
        <source>Facts whose dates are not all asked yet.</source>
        <translation>아직 날짜를 다 묻지 않은 사실.</translation>
    </message>
    <message>
        <source>Dates without a score: an error, or a server that gives no log-probabilities.</source>
        <translation>점수가 없는 날짜: 오류이거나, 서버가 로그 확률을 주지 않음.</translation>
    </message>
    <message>
        <source>Scores that are no number (NaN).</source>
        <translation>숫자가 아닌 점수(NaN).</translation>
    </message>
    <message>
        <source>Facts that lack some of their scores; they count by the others.</source>
        <translation>일부 점수가 없는 사실. 나머지 점수로 셉니다.</translation>
    </message>
    <message>
        <source>Tests won: the correct date has the higher score.</source>
        <translation>이긴 검정: 맞는 날짜의 점수가 더 높음.</translation>
    </message>
    <message>
        <source>Facts that win all of their tests; of one fact: 1, else 0.</source>
        <translation>모든 검정을 이긴 사실. 한 사실이면 이겼을 때 1, 아니면 0.</translation>
    </message>
    <message>
        <source>Of these, those that are robust by the tests that are left.</source>
        <translation>그중 남은 검정으로 강건한 것.</translation>
    </message>
    <message>
        <source>W over all tests of all precisions together, × 100.</source>
        <translation>모든 정밀도의 검정 전체를 합친 W, × 100.</translation>
    </message>
    <message>
        <source>Facts of which no date of this precision was asked.</source>
        <translation>이 정밀도의 날짜를 하나도 묻지 않은 사실.</translation>
    </message>
    <message>
        <source>Facts of which no correct date was asked.</source>
        <translation>맞는 날짜를 하나도 묻지 않은 사실.</translation>
    </message>
    <message>
        <source>Facts of which no incorrect date was asked.</source>
        <translation>틀린 날짜를 하나도 묻지 않은 사실.</translation>
    </message>
    <message>
        <source>Facts of which no correct date has a score.</source>
        <translation>점수가 있는 맞는 날짜가 없는 사실.</translation>
    </message>
    <message>
        <source>Facts of which no incorrect date has a score.</source>
        <translation>점수가 있는 틀린 날짜가 없는 사실.</translation>
    </message>
    <message>
        <source>Dates with a score at which the fact was right.</source>
        <translation>사실이 맞던 때의 점수 있는 날짜.</translation>
    </message>
    <message>
        <source>Dates with a score at which it was not right.</source>
        <translation>사실이 맞지 않던 때의 점수 있는 날짜.</translation>
    </message>
    <message>
        <source>Tests lost: the incorrect date has the higher score, or the same.</source>
        <translation>진 검정: 틀린 날짜의 점수가 더 높거나 같음.</translation>
    </message>
    <message>
        <source>Lost tests whose incorrect date has |α| ≥ 1, in per cent of those lost.</source>
        <translation>틀린 날짜가 |α| ≥ 1인 진 검정, 진 것 중 %.</translation>
    </message>
    <message>
        <source>Lost tests whose incorrect date has |α| ≥ 2, in per cent of those lost.</source>
        <translation>틀린 날짜가 |α| ≥ 2인 진 검정, 진 것 중 %.</translation>
    </message>
    <message>
        <source>Lost tests whose incorrect date has |α| ≥ 3, in per cent of those lost.</source>
        <translation>틀린 날짜가 |α| ≥ 3인 진 검정, 진 것 중 %.</translation>
    </message>
    <message>
        <source>Lost tests whose incorrect date has |α| ≥ 4, in per cent of those lost.</source>
        <translation>틀린 날짜가 |α| ≥ 4인 진 검정, 진 것 중 %.</translation>
    </message>
    <message>
        <source>Facts on which the first run has the higher value.</source>
        <translation>첫째 실행의 값이 더 높은 사실.</translation>
    </message>
    <message>
        <source>Facts on which both have the same value.</source>
        <translation>둘의 값이 같은 사실.</translation>
    </message>
    <message>
        <source>Facts on which the second run has the higher value.</source>
        <translation>둘째 실행의 값이 더 높은 사실.</translation>
    </message>
    <message>
        <source>Lower end of the bin, in lengths of the time in which the fact was right.</source>
        <translation>구간의 아래 끝, 사실이 맞던 기간의 길이 단위.</translation>
    </message>
    <message>
        <source>Upper end of the bin, in lengths of the time in which the fact was right.</source>
        <translation>구간의 위 끝, 사실이 맞던 기간의 길이 단위.</translation>
    </message>
    <message>
        <source>Dates with a score in the bin.</source>
        <translation>구간에 든 점수 있는 날짜.</translation>
    </message>
    <message>
        <source>Mean natural logarithm of the probability of the object at the dates of the bin.</source>
        <translation>구간의 날짜에서 객체의 확률의 자연로그 평균.</translation>
    </message>
    <message>
        <source>Dates or facts that are left out: the place on the axis, or a value, is not defined for them.</source>
        <translation>제외된 날짜나 사실: 축 위의 위치나 값이 정의되지 않습니다.</translation>
    </message>
    <message>
        <source>Facts robust at the known precision too ÷ facts robust at the given one, × 100.</source>
        <translation>given 정밀도에서 강건한 사실 중 known 정밀도에서도 강건한 것 ÷ given 정밀도에서 강건한 사실, × 100.</translation>
    </message>
    <message>
        <source>Facts robust at both precisions.</source>
        <translation>두 정밀도 모두에서 강건한 사실.</translation>
    </message>
    <message>
        <source>Facts robust at the given precision, of those with tests at both.</source>
        <translation>두 정밀도 모두 검정이 있는 사실 중 given 정밀도에서 강건한 것.</translation>
    </message>
    <message>
        <source>The share over these facts alone, × 100.</source>
        <translation>이 사실들만의 비율, × 100.</translation>
    </message>
    <message>
        <source>Facts that lack tests at a precision or more.</source>
        <translation>하나 이상의 정밀도에 검정이 없는 사실.</translation>
    </message>
    <message>
        <source>Mean of the shares over all pairs of different precisions.</source>
        <translation>서로 다른 정밀도의 모든 쌍에 대한 비율의 평균.</translation>
    </message>
    <message>
        <source>Middle of the bin: √(subject’s × object’s visits).</source>
        <translation>구간의 가운데: √(주체의 조회 수 × 객체의 조회 수).</translation>
    </message>
    <message>
        <source>R at the middle of the bin by the curve that is laid through the facts, × 100.</source>
        <translation>사실들을 지나는 곡선에 따른 구간 가운데의 R, × 100.</translation>
    </message>
    <message>
        <source>Facts of which the visits are not known.</source>
        <translation>조회 수를 알 수 없는 사실.</translation>
    </message>
    <message>
        <source>Constant of the curve of second degree that is laid through the facts.</source>
        <translation>사실들을 지나는 이차 곡선의 상수항.</translation>
    </message>
    <message>
        <source>Its factor of the visits.</source>
        <translation>조회 수의 계수.</translation>
    </message>
    <message>
        <source>Its factor of the squared visits.</source>
        <translation>조회 수 제곱의 계수.</translation>
    </message>
    <message>
        <source>Parameters of the model, as somebody said.</source>
        <translation>누군가 밝힌 모델의 매개변수 수.</translation>
    </message>
    <message>
        <source>Models behind the line.</source>
        <translation>직선을 이루는 모델.</translation>
    </message>
    <message>
        <source>R at one parameter by the line, × 100.</source>
        <translation>직선에 따른 매개변수 하나일 때의 R, × 100.</translation>
    </message>
    <message>
        <source>What R gains, × 100, where a model has ten times as many parameters.</source>
        <translation>모델의 매개변수가 열 배일 때 R이 늘어나는 양, × 100.</translation>
    </message>
    <message>
        <source>Parameters at which the line reaches 100 %.</source>
        <translation>직선이 100 %에 이르는 매개변수 수.</translation>
    </message>
    <message>
        <source>Whether that is beyond the largest model measured.</source>
        <translation>그것이 측정한 가장 큰 모델을 넘는지 여부.</translation>
    </message>
    <message>
        <source>Mean over facts of the variance of R over precisions, without few-shots.</source>
        <translation>정밀도에 걸친 R의 분산을 사실에 대해 평균, 퓨샷 없이.</translation>
    </message>
    <message>
        <source>The same with few-shots.</source>
        <translation>퓨샷이 있을 때의 같은 값.</translation>
    </message>
    <message>
        <source>v_fewshot ÷ v_standard.</source>
        <translation>v_fewshot ÷ v_standard.</translation>
    </message>
    <message>
        <source>W or R of the first run, × 100.</source>
        <translation>첫째 실행의 W 또는 R, × 100.</translation>
    </message>
    <message>
        <source>W or R of the other, × 100.</source>
        <translation>다른 실행의 W 또는 R, × 100.</translation>
    </message>
    <message>
        <source>first − second, in percentage points.</source>
        <translation>first − second, 퍼센트포인트.</translation>
    </message>
    <message>
        <source>Facts whose value differs between the runs.</source>
        <translation>실행 사이에 값이 다른 사실.</translation>
    </message>
    <message>
        <source>Facts that are left out, as both runs asked them at other dates.</source>
        <translation>제외된 사실: 두 실행이 서로 다른 날짜로 물었습니다.</translation>
    </message>
    <message>
        <source>Robust facts that the calibration model was planted with, in per cent.</source>
        <translation>보정 모델에 심은 강건한 사실, %.</translation>
    </message>
    <message>
        <source>Facts that came out as they were planted.</source>
        <translation>심은 대로 나온 사실.</translation>
    </message>
    <message>
        <source>Elements of the category.</source>
        <translation>범주의 요소.</translation>
    </message>
    <message>
        <source>Elements of which a fact loses a test at some precision.</source>
        <translation>어느 정밀도에서 검정을 지는 사실이 있는 요소.</translation>
    </message>
    <message>
        <source>Facts that lose a test at some precision.</source>
        <translation>어느 정밀도에서 검정을 지는 사실.</translation>
    </message>
    <message>
        <source>Items that are left out for want of a score.</source>
        <translation>점수가 없어 제외된 항목.</translation>
    </message>
    <message>
        <source>Items behind the number.</source>
        <translation>이 수를 이루는 항목.</translation>
    </message>
    <message>
        <source>Items that the judge has read.</source>
        <translation>판정 모델이 읽은 항목.</translation>
    </message>
    <message>
        <source>Items of which a reply names the latest value, in per cent.</source>
        <translation>응답이 최신 값을 말하는 항목, %.</translation>
    </message>
    <message>
        <source>Items of which a reply names another value of the list, and none the latest, in per cent.</source>
        <translation>응답이 최신 값은 말하지 않고 목록의 다른 값을 말하는 항목, %.</translation>
    </message>
    <message>
        <source>Items or answers that name nothing of the list, in per cent.</source>
        <translation>목록의 어떤 값도 말하지 않는 항목이나 답, %.</translation>
    </message>
    <message>
        <source>Answers behind the shares.</source>
        <translation>비율을 이루는 답.</translation>
    </message>
    <message>
        <source>Answers that name the value of the context, and no right one, in per cent.</source>
        <translation>맞는 값 없이 문맥의 값을 말하는 답, %.</translation>
    </message>
    <message>
        <source>Answers that name another value of the list, and none of these, in per cent.</source>
        <translation>이들 없이 목록의 다른 값을 말하는 답, %.</translation>
    </message>
    <message>
        <source>The same of the questions without their context, in per cent.</source>
        <translation>문맥 없는 질문의 같은 값, %.</translation>
    </message>
    <message>
        <source>Without their context: answers that name another value of the list, in per cent.</source>
        <translation>문맥 없이: 목록의 다른 값을 말하는 답, %.</translation>
    </message>
    <message>
        <source>Without their context: answers that name nothing of the list, in per cent.</source>
        <translation>문맥 없이: 목록의 어떤 값도 말하지 않는 답, %.</translation>
    </message>
    <message>
        <source>Without their context: answers that hold a right value, in per cent.</source>
        <translation>문맥 없이: 맞는 값이 든 답, %.</translation>
    </message>
    <message>
        <source>Question with the picture: score of this way of asking.</source>
        <translation>그림이 있는 질문: 이 묻는 방식의 점수.</translation>
    </message>
    <message>
        <source>Question with another picture: score of this way of asking.</source>
        <translation>다른 그림이 있는 질문: 이 묻는 방식의 점수.</translation>
    </message>
    <message>
        <source>Completion with the picture: score of this way of asking.</source>
        <translation>그림이 있는 이어쓰기: 이 묻는 방식의 점수.</translation>
    </message>
    <message>
        <source>Completion with another picture: score of this way of asking.</source>
        <translation>다른 그림이 있는 이어쓰기: 이 묻는 방식의 점수.</translation>
    </message>
    <message>
        <source>Score of the first run, × 100.</source>
        <translation>첫째 실행의 점수, × 100.</translation>
    </message>
    <message>
        <source>Score of the other, × 100.</source>
        <translation>다른 실행의 점수, × 100.</translation>
    </message>
    <message>
        <source>The first value − the second, in percentage points.</source>
        <translation>첫째 값 − 둘째 값, 퍼센트포인트.</translation>
    </message>
    <message>
        <source>Items on which the first run has the higher score.</source>
        <translation>첫째 실행의 점수가 더 높은 항목.</translation>
    </message>
    <message>
        <source>Items on which it has the lower score.</source>
        <translation>첫째 실행의 점수가 더 낮은 항목.</translation>
    </message>
    <message>
        <source>Replies or items that both sides have judged.</source>
        <translation>두 쪽이 모두 판정한 응답이나 항목.</translation>
    </message>
    <message>
        <source>Those that both hold for right.</source>
        <translation>둘 다 맞다고 보는 것.</translation>
    </message>
    <message>
        <source>Those that only the first side holds for right.</source>
        <translation>첫째 쪽만 맞다고 보는 것.</translation>
    </message>
    <message>
        <source>Those that only the second side holds for right.</source>
        <translation>둘째 쪽만 맞다고 보는 것.</translation>
    </message>
    <message>
        <source>Those that both hold for wrong.</source>
        <translation>둘 다 틀리다고 보는 것.</translation>
    </message>
    <message>
        <source>Those on which both agree, in per cent.</source>
        <translation>둘의 판정이 같은 것, %.</translation>
    </message>
    <message>
        <source>Those of which one side says nothing clear.</source>
        <translation>한쪽이 분명하게 말하지 않은 것.</translation>
    </message>
    <message>
        <source>Year whose holder an answer names.</source>
        <translation>답이 그 보유자를 말하는 연도.</translation>
    </message>
    <message>
        <source>Answers that name somebody who held it in that year.</source>
        <translation>그해의 보유자를 말하는 답.</translation>
    </message>
    <message>
        <source>named ÷ outputs × 100.</source>
        <translation>named ÷ outputs × 100.</translation>
    </message>
    <message>
        <source>First year asked about.</source>
        <translation>묻는 첫해.</translation>
    </message>
    <message>
        <source>Last year asked about.</source>
        <translation>묻는 마지막 해.</translation>
    </message>
    <message>
        <source>Replies behind the number.</source>
        <translation>이 수를 이루는 응답.</translation>
    </message>
    <message>
        <source>Replies for which the right answer was planted, in per cent.</source>
        <translation>옳은 답을 심은 응답, %.</translation>
    </message>
    <message>
        <source>Replies that hold the right answer, in per cent.</source>
        <translation>옳은 답이 든 응답, %.</translation>
    </message>
    <message>
        <source>CEM before the editing, × 100.</source>
        <translation>편집 전 CEM, × 100.</translation>
    </message>
    <message>
        <source>CEM after it, × 100.</source>
        <translation>편집 후 CEM, × 100.</translation>
    </message>
    <message>
        <source>CEM where one item is edited at a time, × 100.</source>
        <translation>항목을 하나씩 편집할 때의 CEM, × 100.</translation>
    </message>
    <message>
        <source>CEM where all edits stay, × 100.</source>
        <translation>모든 편집이 남을 때의 CEM, × 100.</translation>
    </message>
    <message>
        <source>single − lifelong, in percentage points.</source>
        <translation>single − lifelong, 퍼센트포인트.</translation>
    </message>
    <message>
        <source>Items behind “single”.</source>
        <translation>“single”을 이루는 항목.</translation>
    </message>
    <message>
        <source>Items behind “lifelong”.</source>
        <translation>“lifelong”을 이루는 항목.</translation>
    </message>
    <message>
        <source>Mean rating, 0 to 10.</source>
        <translation>평점의 평균, 0~10.</translation>
    </message>
    <message>
        <source>Standard deviation of the ratings.</source>
        <translation>평점의 표준편차.</translation>
    </message>
    <message>
        <source>Mean seconds that a rating took.</source>
        <translation>평점 하나에 걸린 평균 시간(초).</translation>
    </message>
    <message>
        <source>Ratings given.</source>
        <translation>매긴 평점.</translation>
    </message>
    <message>
        <source>Mean distance of two people’s ratings of an item.</source>
        <translation>한 항목에 대한 두 사람의 평점 차이의 평균.</translation>
    </message>
    <message>
        <source>Year asked about.</source>
        <translation>묻는 연도.</translation>
    </message>
    <message>
        <source>Right replies.</source>
        <translation>맞는 응답.</translation>
    </message>
    <message>
        <source>Wrong replies.</source>
        <translation>틀린 응답.</translation>
    </message>
    <message>
        <source>Replies that give this answer.</source>
        <translation>이 답을 하는 응답.</translation>
    </message>
    <message>
        <source>Replies to the question.</source>
        <translation>질문에 대한 응답.</translation>
    </message>
    <message>
        <source>Requests that ended in an error.</source>
        <translation>오류로 끝난 요청.</translation>
    </message>
    <message>
        <source>Share correct of somebody who gives the same option every time, in per cent: what MCQA and TF must exceed.</source>
        <translation>매번 같은 선택지를 답할 때의 Correct 비율, %: MCQA와 TF는 이를 넘어야 합니다.</translation>
    </message>
    <message>
        <source>Questions that both runs were asked and that have a category in both.</source>
        <translation>두 실행이 모두 물었고 둘 다 범주가 있는 질문.</translation>
    </message>
    <message>
        <source>Questions that are Correct in the first run.</source>
        <translation>첫째 실행에서 Correct인 질문.</translation>
    </message>
    <message>
        <source>Questions that are Correct in the second run.</source>
        <translation>둘째 실행에서 Correct인 질문.</translation>
    </message>
    <message>
        <source>Questions that are Correct in the first run alone.</source>
        <translation>첫째 실행에서만 Correct인 질문.</translation>
    </message>
    <message>
        <source>Questions that are Correct in the second run alone.</source>
        <translation>둘째 실행에서만 Correct인 질문.</translation>
    </message>
    <message>
        <source>Years with a share correct.</source>
        <translation>Correct 비율이 있는 연도.</translation>
    </message>
    <message>
        <source>Elements with a category in such a year.</source>
        <translation>그런 연도에 범주가 있는 요소.</translation>
    </message>
    <message>
        <source>Earliest year of the 95 % interval of the cut-off.</source>
        <translation>컷오프의 95 % 구간에서 가장 이른 연도.</translation>
    </message>
    <message>
        <source>Latest year of the 95 % interval of the cut-off.</source>
        <translation>컷오프의 95 % 구간에서 가장 늦은 연도.</translation>
    </message>
    <message>
        <source>First year after the cut-off.</source>
        <translation>컷오프 다음의 첫해.</translation>
    </message>
    <message>
        <source>Share correct up to the cut-off, in per cent.</source>
        <translation>컷오프까지의 Correct 비율, %.</translation>
    </message>
    <message>
        <source>Share correct after it, in per cent.</source>
        <translation>그 뒤의 Correct 비율, %.</translation>
    </message>
    <message>
        <source>How much of what the years differ by one drop explains, in per cent.</source>
        <translation>연도 사이의 차이를 한 번의 하락이 얼마나 설명하는지, %.</translation>
    </message>
    <message>
        <source>Upper bound on the probability of so clear a drop, were there none.</source>
        <translation>하락이 없다고 할 때 이만큼 뚜렷한 하락이 나올 확률의 상한.</translation>
    </message>
    <message>
        <source>Draws of elements in which no step was found, in per cent.</source>
        <translation>요소를 다시 뽑아 계단을 찾지 못한 비율, %.</translation>
    </message>
    <message>
        <source>Elements behind the estimate.</source>
        <translation>추정을 이루는 요소.</translation>
    </message>
    <message>
        <source>Cells that came out as they were planted.</source>
        <translation>심은 대로 나온 셀.</translation>
    </message>
    <message>
        <source>agree ÷ cells × 100.</source>
        <translation>agree ÷ cells × 100.</translation>
    </message>
    <message>
        <source>Cells for which an error was planted.</source>
        <translation>오류를 심은 셀.</translation>
    </message>
    <message>
        <source>Cells planted as Correct.</source>
        <translation>Correct로 심은 셀.</translation>
    </message>
    <message>
        <source>Cells planted as Partial (greedy).</source>
        <translation>Partial (greedy)로 심은 셀.</translation>
    </message>
    <message>
        <source>Cells planted as Partial (sampled).</source>
        <translation>Partial (sampled)로 심은 셀.</translation>
    </message>
    <message>
        <source>Cells planted as Incorrect.</source>
        <translation>Incorrect로 심은 셀.</translation>
    </message>
    <message>
        <source>Cells that came out without a category.</source>
        <translation>범주 없이 나온 셀.</translation>
    </message>
    <message>
        <source>Cells that came out as Correct.</source>
        <translation>Correct로 나온 셀.</translation>
    </message>
    <message>
        <source>Cells that came out as Partial (greedy).</source>
        <translation>Partial (greedy)로 나온 셀.</translation>
    </message>
    <message>
        <source>Cells that came out as Partial (sampled).</source>
        <translation>Partial (sampled)로 나온 셀.</translation>
    </message>
    <message>
        <source>Cells that came out as Incorrect.</source>
        <translation>Incorrect로 나온 셀.</translation>
    </message>
    <message>
        <source>How many years out of time the answer is: below 0 it was right earlier, above 0 it became right later.</source>
        <translation>답이 몇 년 어긋났는지: 0보다 작으면 더 일찍 맞던 답, 0보다 크면 나중에 맞게 된 답.</translation>
    </message>
    <message>
        <source>In per cent of the replies that are out of time.</source>
        <translation>시점이 어긋난 응답 중 %.</translation>
    </message>
    <message>
        <source>Year that was asked about.</source>
        <translation>물은 연도.</translation>
    </message>
    <message>
        <source>Year in which the answer was right.</source>
        <translation>그 답이 맞던 연도.</translation>
    </message>
    <message>
        <source>Wrong replies that name what was right before.</source>
        <translation>이전에 맞던 것을 말하는 틀린 응답.</translation>
    </message>
    <message>
        <source>Wrong replies that name what became right later.</source>
        <translation>나중에 맞게 된 것을 말하는 틀린 응답.</translation>
    </message>
    <message>
        <source>Wrong replies that name a wrong option.</source>
        <translation>오답 선택지를 말하는 틀린 응답.</translation>
    </message>
    <message>
        <source>Wrong replies that name something else.</source>
        <translation>그 밖의 것을 말하는 틀린 응답.</translation>
    </message>
    <message>
        <source>Replies that refuse to answer.</source>
        <translation>답하기를 거부하는 응답.</translation>
    </message>
    <message>
        <source>Replies without words.</source>
        <translation>글이 없는 응답.</translation>
    </message>
    <message>
        <source>Replies that name several options.</source>
        <translation>선택지를 여럿 말하는 응답.</translation>
    </message>
    <message>
        <source>Replies in which no answer is found.</source>
        <translation>답을 찾을 수 없는 응답.</translation>
    </message>
    <message>
        <source>Such replies ÷ wrong replies × 100.</source>
        <translation>해당 응답 ÷ 틀린 응답 × 100.</translation>
    </message>
    <message>
        <source>a count; the column “%1” of the printed table</source>
        <translation>개수; 출력된 표의 “%1” 열</translation>
    </message>
    <message>
        <source>n = elements × templates × years behind the number that was clicked on</source>
        <translation>n = 누른 수를 이루는 요소 × 템플릿 × 연도</translation>
    </message>
    <message>
        <source>Questions behind the number</source>
        <translation>이 수를 이루는 질문</translation>
    </message>
    <message>
        <source>Every element in every year under every template that the number is made of, those without a category among them.</source>
        <translation>이 수를 이루는 모든 템플릿, 모든 연도의 모든 요소. 범주가 없는 것도 포함합니다.</translation>
    </message>
    <message>
        <source>Questions whose every greedy reply names a right object of that year.</source>
        <translation>모든 그리디 응답이 그해의 맞는 객체를 말하는 질문.</translation>
    </message>
    <message>
        <source>Questions of which some greedy replies are right, and others are not.</source>
        <translation>그리디 응답 일부는 맞고 나머지는 틀린 질문.</translation>
    </message>
    <message>
        <source>Questions of which no greedy reply is right, but at least one that was sampled at a higher temperature.</source>
        <translation>맞은 그리디 응답은 없으나, 더 높은 온도에서 샘플링한 응답이 하나 이상 맞은 질문.</translation>
    </message>
    <message>
        <source>Questions of which no reply is right, greedy or sampled.</source>
        <translation>그리디든 샘플링이든 맞은 응답이 없는 질문.</translation>
    </message>
    <message>
        <source>Questions without a category: not asked yet, or errors took the replies that would decide. They are never counted as wrong.</source>
        <translation>범주가 없는 질문: 아직 묻지 않았거나, 결정할 응답을 오류로 잃었습니다. 틀린 것으로 세지 않습니다.</translation>
    </message>
    <message>
        <source>n = questions that both runs were asked and that have a category in both</source>
        <translation>n = 두 실행이 모두 물었고 둘 다 범주가 있는 질문</translation>
    </message>
    <message>
        <source>McNemar 1947: the questions that two runs differ on</source>
        <translation>McNemar 1947: 두 실행이 갈리는 질문</translation>
    </message>
    <message>
        <source>Questions that both runs were asked</source>
        <translation>두 실행이 모두 물은 질문</translation>
    </message>
    <message>
        <source>The pairs that the difference is made of: one question, judged in both runs.</source>
        <translation>차이를 이루는 쌍: 두 실행에서 판정된 한 질문.</translation>
    </message>
    <message>
        <source>Only the first right</source>
        <translation>첫째만 정답</translation>
    </message>
    <message>
        <source>Questions that are Correct in the first run and not in the second.</source>
        <translation>첫째 실행에서 Correct이고 둘째에서는 아닌 질문.</translation>
    </message>
    <message>
        <source>Only the second right</source>
        <translation>둘째만 정답</translation>
    </message>
    <message>
        <source>Questions that are Correct in the second run and not in the first.</source>
        <translation>둘째 실행에서 Correct이고 첫째에서는 아닌 질문.</translation>
    </message>
    <message>
        <source>Both right</source>
        <translation>둘 다 정답</translation>
    </message>
    <message>
        <source>Questions that are Correct in both runs.</source>
        <translation>두 실행 모두에서 Correct인 질문.</translation>
    </message>
    <message>
        <source>both = first_correct − only_first, columns of the printed table</source>
        <translation>both = first_correct − only_first, 출력된 표의 열</translation>
    </message>
    <message>
        <source>Neither right</source>
        <translation>둘 다 오답</translation>
    </message>
    <message>
        <source>Questions that are Correct in neither run.</source>
        <translation>두 실행 모두에서 Correct가 아닌 질문.</translation>
    </message>
    <message>
        <source>neither = pairs − first_correct − only_second, columns of the printed table</source>
        <translation>neither = pairs − first_correct − only_second, 출력된 표의 열</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>As it needs</source>
        <translation>필요한 만큼</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Of plots that are saved or copied, in pixels of the screen. Where only one side is given the other one follows.</source>
        <translation>저장하거나 복사하는 그림의 너비, 화면 픽셀 단위. 한 변만 정하면 다른 변은 따라갑니다.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>Of plots that are saved or copied, in pixels of the screen. A picture has more of them where it is finer than 96 dpi.</source>
        <translation>저장하거나 복사하는 그림의 높이, 화면 픽셀 단위. 96 dpi보다 세밀한 그림은 픽셀이 더 많습니다.</translation>
    </message>
    <message>
        <source>refused: “%1”</source>
        <translation>거부: “%1”</translation>
    </message>
    <message>
        <source>%1 (run %2)</source>
        <translation>%1 (실행 %2)</translation>
    </message>
    <message>
        <source>Trivial baseline: always saying Yes scores %1</source>
        <translation>단순 기준선: 항상 Yes라고 답하면 %1점</translation>
    </message>
    <message>
        <source> · in A.T.E always Yes scores %1</source>
        <translation> · A.T.E에서 항상 Yes는 %1점</translation>
    </message>
    <message>
        <source>%1 row stands there twice</source>
        <translation>%1개 행이 두 번 있음</translation>
    </message>
    <message>
        <source>%1 rows stand there twice</source>
        <translation>%1개 행이 두 번 있음</translation>
    </message>
    <message>
        <source>dates to</source>
        <translation>날짜의 끝</translation>
    </message>
    <message>
        <source>sampler</source>
        <translation>추출 방식</translation>
    </message>
    <message>
        <source>lengths of validity</source>
        <translation>유효 기간의 길이</translation>
    </message>
    <message>
        <source>as many dates at each precision</source>
        <translation>정밀도마다 같은 수의 날짜</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>object scored</source>
        <translation>점수를 매기는 객체</translation>
    </message>
    <message>
        <source>every occurrence</source>
        <translation>나오는 것 모두</translation>
    </message>
    <message>
        <source>its last occurrence</source>
        <translation>마지막으로 나온 것</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 또는 </translation>
    </message>
    <message>
        <source>These runs were not asked in the same way, so their numbers are not of the same tests. %1.</source>
        <translation>이 실행들은 같은 방식으로 묻지 않아 그 수치가 같은 검정에서 나온 것이 아닙니다. %1.</translation>
    </message>
    <message>
        <source>Asked without examples, so no few-shot runs, and left out: %1.</source>
        <translation>예시 없이 물어 퓨샷 실행이 아니므로 제외됨: %1.</translation>
    </message>
    <message>
        <source>
Ties, which count as lost: %1</source>
        <translation>
진 것으로 세는 동점: %1</translation>
    </message>
    <message>
        <source>TimeStress: up to 201 years around the fact</source>
        <translation>TimeStress: 사실 주변의 최대 201개 연도</translation>
    </message>
    <message>
        <source>not asked at a correct or an incorrect date</source>
        <translation>맞는 날짜나 틀린 날짜로 묻지 않음</translation>
    </message>
    <message>
        <source>W of a fact = tests won ÷ tests, a tie being lost; ✓ where all are won. In the figure a ring is a correct date that loses, a diamond an incorrect one that beats a correct one, a square the highest incorrect and the lowest correct date; lines lead from the date pointed at to those of its lost tests. α = (date − middle of validity) ÷ length of validity.</source>
        <translation>한 사실의 W = 이긴 검정 ÷ 검정, 동점은 진 것입니다. 모두 이기면 ✓. 그림에서 고리는 지는 맞는 날짜, 마름모는 맞는 날짜를 이기는 틀린 날짜, 네모는 가장 높은 틀린 날짜와 가장 낮은 맞는 날짜입니다. 가리킨 날짜에서 진 검정의 날짜들로 선이 이어집니다. α = (날짜 − 유효 기간의 가운데) ÷ 유효 기간의 길이.</translation>
    </message>
    <message>
        <source>W and R of the run minus those of another one, over the facts that are defined in both and were asked at as many dates. Global: R is of facts that are robust at every precision, W is the mean of the precisions. Click a difference for the facts behind it.</source>
        <translation>실행의 W와 R에서 다른 실행의 것을 뺀 값, 둘 다 정의되고 같은 수의 날짜로 물은 사실에 대해. Global: R은 모든 정밀도에서 강건한 사실의 비율이고, W는 정밀도들의 평균입니다. 차이를 누르면 그 사실들이 나옵니다.</translation>
    </message>
    <message>
        <source>The runs ask different slices of the benchmark; only what all of them ask can be compared pair by pair</source>
        <translation>실행들이 벤치마크의 서로 다른 슬라이스를 묻습니다. 모두가 묻는 것만 쌍으로 비교할 수 있습니다</translation>
    </message>
    <message>
        <source>The runs ask different years</source>
        <translation>실행들이 묻는 연도가 다릅니다</translation>
    </message>
    <message>
        <source>The runs use different templates</source>
        <translation>실행들이 쓰는 템플릿이 다릅니다</translation>
    </message>
    <message>
        <source>The runs use different protocols, so MCQA and TF are asked differently</source>
        <translation>실행들이 쓰는 프로토콜이 달라 MCQA와 TF를 묻는 방식이 다릅니다</translation>
    </message>
    <message>
        <source>The runs use different template packs, so their prompts are worded differently</source>
        <translation>실행들이 쓰는 템플릿 팩이 달라 프롬프트의 문구가 다릅니다</translation>
    </message>
    <message>
        <source>The runs use different relation packs, so their questions are worded differently</source>
        <translation>실행들이 쓰는 관계 팩이 달라 질문의 문구가 다릅니다</translation>
    </message>
    <message>
        <source>The runs draw their exemplars differently</source>
        <translation>실행들이 예시를 뽑는 방식이 다릅니다</translation>
    </message>
    <message>
        <source>The runs use different numbers of exemplar sets, so Correct takes a different number of right replies</source>
        <translation>실행들의 예시 세트 수가 달라 Correct에 필요한 맞은 응답의 수가 다릅니다</translation>
    </message>
    <message>
        <source>The runs use different temperatures, so the categories rest on different samples</source>
        <translation>실행들의 온도가 달라 범주가 서로 다른 샘플에 근거합니다</translation>
    </message>
    <message>
        <source>The runs have different seeds, so exemplars and the order of options may differ</source>
        <translation>실행들의 시드가 달라 예시와 선택지의 순서가 다를 수 있습니다</translation>
    </message>
    <message>
        <source>The requests were sent with different parameters</source>
        <translation>요청을 보낸 매개변수가 다릅니다</translation>
    </message>
    <message>
        <source>The answers are read out of the replies differently</source>
        <translation>응답에서 답을 추출하는 방식이 다릅니다</translation>
    </message>
    <message>
        <source>The answers are prepared for matching differently</source>
        <translation>매칭하기 전에 답을 다듬는 방식이 다릅니다</translation>
    </message>
    <message>
        <source>The answers are matched with different thresholds</source>
        <translation>답을 매칭하는 임곗값이 다릅니다</translation>
    </message>
    <message>
        <source>The runs are judged by different versions of the judging rules; re-score the older one to compare them</source>
        <translation>실행들이 서로 다른 버전의 판정 규칙으로 판정되었습니다. 비교하려면 더 오래된 쪽을 다시 채점하십시오</translation>
    </message>
    <message>
        <source>Different numbers of answers count as right because people accepted them</source>
        <translation>사람이 인정하여 정답으로 세는 답의 수가 다릅니다</translation>
    </message>
    <message>
        <source>%1 is not finished: what is not asked, or not judged, is missing.</source>
        <translation>%1은(는) 끝나지 않았습니다: 묻지 않았거나 판정되지 않은 것은 빠져 있습니다.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>Mean of a judging model’s scores, each 0 to 1, × 100.</source>
        <translation>판정 모델 점수(각 0에서 1)의 평균 × 100.</translation>
    </message>
    <message>
        <source>The mean over tasks is taken over all types together</source>
        <translation>과제 평균은 모든 유형을 합하여 구합니다</translation>
    </message>
    <message>
        <source>The two runs share no such question</source>
        <translation>두 실행에 공통된 그런 질문이 없습니다</translation>
    </message>
    <message>
        <source>no average</source>
        <translation>평균 없음</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>수치 없음</translation>
    </message>
    <message>
        <source>no later holder has a year of their own</source>
        <translation>뒤의 이 가운데 혼자인 연도가 있는 이가 없습니다</translation>
    </message>
    <message>
        <source>no earlier holder has a year of their own</source>
        <translation>앞선 이 가운데 혼자인 연도가 있는 이가 없습니다</translation>
    </message>
    <message>
        <source>%1 period without an end is no dated fact</source>
        <translation>끝이 없는 기간 %1개는 날짜가 있는 사실이 아닙니다</translation>
    </message>
    <message>
        <source>%1 periods without an end are no dated facts</source>
        <translation>끝이 없는 기간 %1개는 날짜가 있는 사실이 아닙니다</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>파일이 비어 있습니다</translation>
    </message>
    <message>
        <source>the JSON ends too early: the file stops in the middle of it</source>
        <translation>JSON이 너무 일찍 끝납니다. 파일이 중간에 끊겼습니다</translation>
    </message>
    <message>
        <source>%1 file left out</source>
        <translation>제외된 파일 %1개</translation>
    </message>
    <message>
        <source>%1 files left out</source>
        <translation>제외된 파일 %1개</translation>
    </message>
    <message>
        <source>more than %1 visits</source>
        <translation>방문 수 %1 초과</translation>
    </message>
    <message>
        <source>ratio %1</source>
        <translation>비율 %1</translation>
    </message>
    <message>
        <source>The last point, at %1, holds all that have more than %2 visits.</source>
        <translation>마지막 점(%1)에는 방문 수가 %2보다 많은 것이 모두 들어 있습니다.</translation>
    </message>
    <message>
        <source>W = tests won ÷ tests, a test being a correct against an incorrect date; a tie is lost. R = facts that win all of their tests ÷ facts. Global: R is of facts that are robust at every precision, W the mean of the precisions or of all tests pooled, as is chosen. Brackets, where cells have room for them: 95 % intervals over facts.</source>
        <translation>W = 이긴 검정 ÷ 검정. 검정은 맞는 날짜와 틀린 날짜의 비교이며, 비기면 진 것입니다. R = 모든 검정을 이긴 사실 ÷ 사실. Global: R은 모든 정밀도에서 강건한 사실의 비율, W는 선택에 따라 정밀도들의 평균 또는 모든 검정을 합한 값입니다. 괄호(셀에 자리가 있을 때): 사실에 대한 95 % 구간.</translation>
    </message>
    <message>
        <source>“%1” was saved as version %2. Runs that were made show the one before.</source>
        <translation>“%1”을(를) 버전 %2(으)로 저장했습니다. 이미 만든 실행은 이전 것을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Cover exact match × 100: the right answer is in the reply; of a task the mean over its items, of an average the mean over its tasks.</source>
        <translation>Cover exact match × 100: 정답이 응답 안에 있음. 과제는 그 항목의 평균, 평균은 그 과제들의 평균.</translation>
    </message>
    <message>
        <source>How far the words of reply and right answer agree, × 100; of a task the mean over its items, of an average the mean over its tasks.</source>
        <translation>응답과 정답의 낱말이 얼마나 일치하는지 × 100. 과제는 그 항목의 평균, 평균은 그 과제들의 평균.</translation>
    </message>
    <message>
        <source>Score of a task, or their average</source>
        <translation>과제의 점수 또는 그 평균</translation>
    </message>
    <message>
        <source>CEM: the right answer is in the reply, cover exact match. F1: how far the words of both agree. An item&apos;s score is the mean over its questions, a task&apos;s the mean over its items. Avg is the mean over the tasks that the run asks, each counting the same.</source>
        <translation>CEM: 정답이 응답 안에 있음(cover exact match). F1: 둘의 낱말이 얼마나 일치하는지. 항목의 점수는 그 질문의 평균, 과제의 점수는 그 항목의 평균입니다. Avg는 실행이 묻는 과제들의 평균이며 모두 똑같이 셉니다.</translation>
    </message>
    <message>
        <source>score of a task = mean over its items of the item&apos;s CEM (or F1), × 100; Avg = mean of the tasks&apos; scores</source>
        <translation>과제의 점수 = 그 항목의 CEM(또는 F1) 평균 × 100. Avg = 과제 점수의 평균</translation>
    </message>
    <message>
        <source>n = items of the task; of Avg, of all tasks</source>
        <translation>n = 과제의 항목 수. Avg는 모든 과제의 항목 수</translation>
    </message>
    <message>
        <source>score of a task = mean over its items of the item&apos;s CEM, × 100; average = mean of the tasks&apos; scores</source>
        <translation>과제의 점수 = 그 항목의 CEM 평균 × 100. 평균 = 과제 점수의 평균</translation>
    </message>
    <message>
        <source>n = items of the task; of the average, of all tasks</source>
        <translation>n = 과제의 항목 수. 평균은 모든 과제의 항목 수</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>아무것도 보내지 않음</translation>
    </message>
    <message>
        <source>No response came</source>
        <translation>HTTP 응답이 오지 않음</translation>
    </message>
    <message>
        <source>Not shown: the server repeated the key in it.</source>
        <translation>보이지 않음: 서버가 그 안에 키를 되풀이했습니다.</translation>
    </message>
    <message>
        <source>
… the first %1 of %2 KiB</source>
        <translation>
… %2 KiB 중 처음 %1</translation>
    </message>
    <message>
        <source>As received just now; nothing of it is stored.</source>
        <translation>방금 받은 그대로이며 아무것도 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>The response tells no log-probabilities. They are asked for where the model&apos;s test on the page Backends found them.</source>
        <translation>HTTP 응답에 로그 확률이 없습니다. 백엔드 페이지의 모델 시험이 찾아낸 곳에서만 요청합니다.</translation>
    </message>
    <message>
        <source>Click a cell of the overview, or a fact in a list.</source>
        <translation>개요의 셀이나 목록의 사실을 누르세요.</translation>
    </message>
    <message>
        <source>Click a number of a figure, or an item in a list.</source>
        <translation>그림의 수치나 목록의 항목을 누르세요.</translation>
    </message>
    <message>
        <source>Period ends before it starts</source>
        <translation>시작하기 전에 끝나는 기간</translation>
    </message>
    <message>
        <source>The attribute list has a value that ends before it starts, so nobody can tell when it held</source>
        <translation>속성 목록에 시작하기 전에 끝나는 값이 있어 언제 성립했는지 알 수 없음</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>논문</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>버전 %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Labels are about the fact at this precision in this run, all its dates together.</source>
        <translation>레이블은 이 실행에서 이 정밀도의 사실에 대한 것이며, 모든 날짜를 함께 봅니다.</translation>
    </message>
    <message>
        <source>Labels are about the question in this run, all its ways of asking together.</source>
        <translation>레이블은 이 실행의 질문에 대한 것이며, 묻는 방식을 모두 함께 봅니다.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>The exemplars were edited between the runs, so their prompts may show other ones</source>
        <translation>실행 사이에 예시가 수정되어 프롬프트에 다른 예시가 나올 수 있음</translation>
    </message>
    <message>
        <source>” or “</source>
        <translation>” 또는 “</translation>
    </message>
    <message>
        <source>not asked at the precision %1, and Global needs all three</source>
        <translation>정밀도 %1에서 묻지 않았고, Global에는 셋 다 필요함</translation>
    </message>
    <message>
        <source>%1 · %2 · gold: %3</source>
        <translation>%1 · %2 · 정답: %3</translation>
    </message>
    <message>
        <source>%1 · gold: %2</source>
        <translation>%1 · 정답: %2</translation>
    </message>
    <message>
        <source>category</source>
        <translation>범주</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>표시됨</translation>
    </message>
    <message>
        <source>Read in the layout of %1: lists: %2, values: %3</source>
        <translation>%1 형식으로 읽음: 목록 %2, 값 %3</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>제외: %1</translation>
    </message>
    <message>
        <source>guessed at: %1</source>
        <translation>추정: %1</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>폴더 가져오기</translation>
    </message>
    <message>
        <source>a task file of MINED that is not read with the folder around it: import it, or its own folder, by itself</source>
        <translation>바깥 폴더와 함께 읽지 않는 MINED 과제 파일: 이 파일이나 그 폴더를 따로 가져오세요</translation>
    </message>
    <message>
        <source>not read with this folder</source>
        <translation>이 폴더와 함께 읽지 않음</translation>
    </message>
    <message>
        <source>not read with this folder, though it is a task file: import it by itself</source>
        <translation>과제 파일이지만 이 폴더와 함께 읽지 않음: 따로 가져오세요</translation>
    </message>
    <message>
        <source>%1 with · %2</source>
        <translation>%1 있음 · %2</translation>
    </message>
    <message>
        <source>%1 without · %2</source>
        <translation>%1 없음 · %2</translation>
    </message>
    <message>
        <source>ask either a subject with a relation or a question</source>
        <translation>주어와 관계를 함께 묻거나 질문 하나를 물으세요</translation>
    </message>
    <message>
        <source>say which years are asked, e.g. 2010-2023</source>
        <translation>물을 연도를 적으세요. 예: 2010-2023</translation>
    </message>
    <message>
        <source>no template is asked</source>
        <translation>물을 템플릿이 없습니다</translation>
    </message>
    <message>
        <source>%1 is no place in a question; {year} is one</source>
        <translation>%1은(는) 질문에 쓸 수 있는 자리가 아닙니다. {year}을(를) 쓰세요</translation>
    </message>
    <message>
        <source>the question names a year of its own, %1: write {year} there, or ask %2 alone</source>
        <translation>질문에 이미 연도(%1)가 적혀 있습니다. 그 자리에 {year}을(를) 쓰거나 %2년만 물으세요</translation>
    </message>
    <message>
        <source>more than %1 questions at once: a run is made for so many</source>
        <translation>한 번에 질문이 %1개를 넘습니다. 이만큼은 실행으로 물으세요</translation>
    </message>
    <message>
        <source>multiple choice needs a right answer and three distractors for it, true/false a right answer</source>
        <translation>객관식에는 정답과 오답 보기 세 개가, 참/거짓에는 정답이 필요합니다</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>What somebody calls the run.</source>
        <translation>실행에 붙인 이름.</translation>
    </message>
    <message>
        <source>The model as the server names it.</source>
        <translation>서버가 부르는 모델 이름.</translation>
    </message>
    <message>
        <source>Whether the run goes, waits, has stopped or has finished.</source>
        <translation>실행이 진행, 대기, 멈춤, 끝남 중 어느 것인지.</translation>
    </message>
    <message>
        <source>Requests with a stored outcome, errors among them, of all that the run asks.</source>
        <translation>실행의 모든 요청 중 결과가 저장된 것, 오류 포함.</translation>
    </message>
    <message>
        <source>Replies stored per second, over the last two seconds; only while it goes.</source>
        <translation>지난 2초 동안 초당 저장된 응답. 진행 중에만.</translation>
    </message>
    <message>
        <source>Requests left ÷ rate; only while it goes.</source>
        <translation>남은 요청 ÷ 속도. 진행 중에만.</translation>
    </message>
    <message>
        <source>Requests that got no reply. They are missing samples, never wrong answers.</source>
        <translation>응답을 받지 못한 요청. 없는 샘플이며 결코 오답이 아닙니다.</translation>
    </message>
    <message>
        <source>Prompt and completion tokens, as the backend counted them.</source>
        <translation>백엔드가 센 프롬프트와 응답 토큰.</translation>
    </message>
    <message>
        <source>Tokens × price; where the tokens of a reply are not known, an estimate.</source>
        <translation>토큰 × 가격. 응답의 토큰을 모르면 추정값.</translation>
    </message>
    <message>
        <source>When the run was made.</source>
        <translation>실행을 만든 때.</translation>
    </message>
    <message>
        <source>Tags that people gave it.</source>
        <translation>사람들이 붙인 태그.</translation>
    </message>
    <message>
        <source>What the element is about; in the legal domain, the question to fill in</source>
        <translation>요소의 대상. 법률 도메인에서는 채울 질문</translation>
    </message>
    <message>
        <source>What is asked of the subject</source>
        <translation>주체에 대해 묻는 것</translation>
    </message>
    <message>
        <source>Domain of the benchmark</source>
        <translation>벤치마크의 도메인</translation>
    </message>
    <message>
        <source>Dynamic: the objects change over the years; static: they do not; invariant: without time</source>
        <translation>동적: 해마다 객체가 바뀜. 정적: 바뀌지 않음. 불변: 시간 없음</translation>
    </message>
    <message>
        <source>Years of the slice the element is asked at; a number after them counts the years where some between are missing</source>
        <translation>요소를 묻는 슬라이스의 연도. 뒤의 수는 사이에 빠진 해가 있을 때의 햇수입니다</translation>
    </message>
    <message>
        <source>Wrong options in the file; multiple choice needs exactly three</source>
        <translation>파일의 오답 선택지. 객관식에는 정확히 셋이 필요함</translation>
    </message>
    <message>
        <source>What ChroKnowPrompt changed</source>
        <translation>ChroKnowPrompt가 바꾼 것</translation>
    </message>
    <message>
        <source>This workspace: what is stored of it</source>
        <translation>이 작업 공간에 저장된 것</translation>
    </message>
    <message>
        <source>How far a run is, and what it cost</source>
        <translation>실행의 진행과 비용</translation>
    </message>
    <message>
        <source>Counted from the replies that are stored; a request that got none is an error, never a wrong answer.</source>
        <translation>저장된 응답에서 셉니다. 응답이 없는 요청은 오류이며 오답이 아닙니다.</translation>
    </message>
    <message>
        <source>replies = stored ÷ all that the run asks; cost = tokens × price of the model</source>
        <translation>응답 = 저장된 것 ÷ 실행이 묻는 전부. 비용 = 토큰 × 모델 가격</translation>
    </message>
    <message>
        <source>n = requests of the run</source>
        <translation>n = 실행의 요청</translation>
    </message>
    <message>
        <source>What an element has</source>
        <translation>요소가 가진 것</translation>
    </message>
    <message>
        <source>One fact that is asked about: in how many years of the slice, and with how many wrong options.</source>
        <translation>묻는 사실 하나: 슬라이스의 몇 해에, 오답 선택지 몇 개로.</translation>
    </message>
    <message>
        <source>no formula: years and options counted</source>
        <translation>수식 없음: 연도와 선택지를 셈</translation>
    </message>
    <message>
        <source>n = one element</source>
        <translation>n = 요소 하나</translation>
    </message>
    <message>
        <source>An answer asked for now</source>
        <translation>지금 물어본 답</translation>
    </message>
    <message>
        <source>What a model replies to one question of one year. It is right where it names what is right that year; without a right answer it has no mark. Nothing is stored.</source>
        <translation>한 해의 한 질문에 모델이 한 응답. 그 해의 정답을 말하면 맞습니다. 정답을 모르면 표시가 없습니다. 아무것도 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>right where the likeness to a right object reaches the judge&apos;s bound, of 100</source>
        <translation>정답 객체와의 유사도(100 기준)가 판정 한계 이상이면 맞음</translation>
    </message>
    <message>
        <source>n = one reply, at temperature 0</source>
        <translation>n = 응답 하나, 온도 0</translation>
    </message>
    <message>
        <source>Category of a year</source>
        <translation>한 해의 범주</translation>
    </message>
    <message>
        <source>What the run before said of the element in that year. A ring: a traversal made it right, and was accepted.</source>
        <translation>앞선 실행이 그 해의 요소에 대해 말한 것. 고리: 순회로 맞게 되어 받아들여짐.</translation>
    </message>
    <message>
        <source>no formula: the category of stored replies</source>
        <translation>수식 없음: 저장된 응답의 범주</translation>
    </message>
    <message>
        <source>n = one element in one year</source>
        <translation>n = 한 해의 요소 하나</translation>
    </message>
    <message>
        <source>What a step of the traversal took</source>
        <translation>순회 한 단계에 든 것</translation>
    </message>
    <message>
        <source>Tokens as the server counted them, and the time from the request to the end of its reply.</source>
        <translation>서버가 센 토큰과, 요청부터 응답 끝까지의 시간.</translation>
    </message>
    <message>
        <source>no formula: as measured</source>
        <translation>수식 없음: 측정값</translation>
    </message>
    <message>
        <source>n = one request</source>
        <translation>n = 요청 하나</translation>
    </message>
    <message>
        <source>The server, and this computer&apos;s clock</source>
        <translation>서버와 이 컴퓨터의 시계</translation>
    </message>
    <message>
        <source>What the numbers are narrowed to</source>
        <translation>수를 좁힌 범위</translation>
    </message>
    <message>
        <source>The numbers of the page are counted over what passes every part of the filter alone.</source>
        <translation>페이지의 수는 필터의 모든 부분을 통과한 것만 셉니다.</translation>
    </message>
    <message>
        <source>no formula: what does not pass is left out</source>
        <translation>수식 없음: 통과하지 않은 것은 제외</translation>
    </message>
    <message>
        <source>n = as the page below says</source>
        <translation>n = 아래 페이지에 적힌 대로</translation>
    </message>
    <message>
        <source>The filter above the page</source>
        <translation>페이지 위의 필터</translation>
    </message>
    <message>
        <source>A date that the fact is asked at</source>
        <translation>사실을 묻는 날짜</translation>
    </message>
    <message>
        <source>Whether the fact is right at the date, and how far that is from the middle of the time in which it was right, in lengths of that time.</source>
        <translation>그 날짜에 사실이 맞는지, 맞았던 기간의 중간에서 그 기간 길이로 얼마나 떨어졌는지.</translation>
    </message>
    <message>
        <source>n = one date of one fact</source>
        <translation>n = 사실 하나의 날짜 하나</translation>
    </message>
    <message>
        <source>First minus second, all years together: %1 points</source>
        <translation>모든 연도 합산, 첫째 − 둘째: %1점</translation>
    </message>
    <message>
        <source>subject: it is empty</source>
        <translation>주어: 비어 있습니다</translation>
    </message>
    <message>
        <source>relation: it is empty</source>
        <translation>관계: 비어 있습니다</translation>
    </message>
    <message>
        <source>object: there is none</source>
        <translation>객체: 없습니다</translation>
    </message>
    <message>
        <source>object: a name is empty</source>
        <translation>객체: 이름이 비어 있습니다</translation>
    </message>
    <message>
        <source>years: “%1” has some, the element none</source>
        <translation>연도: “%1”에는 있지만 요소에는 없습니다</translation>
    </message>
    <message>
        <source>years: “%1” has none</source>
        <translation>연도: “%1”에 없습니다</translation>
    </message>
    <message>
        <source>years: those of “%1” are no ascending list</source>
        <translation>연도: “%1”의 연도가 오름차순이 아닙니다</translation>
    </message>
    <message>
        <source>distractor: it is empty</source>
        <translation>오답 선택지: 비어 있습니다</translation>
    </message>
    <message>
        <source>distractor: “%1” is right in some year</source>
        <translation>오답 선택지: “%1”은(는) 어느 연도에는 정답입니다</translation>
    </message>
    <message>
        <source>distractor: “%1” is there twice</source>
        <translation>오답 선택지: “%1”이(가) 두 번 있습니다</translation>
    </message>
    <message>
        <source>text: it is not UTF-8</source>
        <translation>텍스트: UTF-8이 아닙니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AcceptedScoringDialog</name>
    <message>
        <source>Accepted answers</source>
        <translation>인정된 답</translation>
    </message>
    <message>
        <source>Make scoring</source>
        <translation>채점 만들기</translation>
    </message>
    <message>
        <source>Scoring of accepted answers</source>
        <translation>인정된 답의 채점</translation>
    </message>
    <message>
        <source>Accepted in this run&apos;s own items</source>
        <translation>이 실행의 항목에서 인정됨</translation>
    </message>
    <message>
        <source>Accepted in any run&apos;s items</source>
        <translation>어느 실행의 항목에서든 인정됨</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>The run that is judged again, with its own settings</source>
        <translation>자체 설정 그대로 다시 판정할 실행</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>What one model may say, the others may too: take any run&apos;s items where runs are compared</source>
        <translation>한 모델이 말해도 되는 것은 다른 모델도 됩니다. 실행을 비교할 때는 모든 실행의 항목을 쓰십시오</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>How the scoring is called; the run has none of this name yet</source>
        <translation>채점의 이름. 이 실행에 같은 이름이 없어야 함</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>The workspace is open for reading only.</source>
        <translation>작업 공간이 읽기 전용으로 열려 있습니다.</translation>
    </message>
    <message>
        <source>Judging the replies…</source>
        <translation>응답 판정 중…</translation>
    </message>
    <message>
        <source>No answer is accepted there: accept some on the Items tab first (A).</source>
        <translation>인정된 답이 없습니다. 먼저 항목 탭에서 인정하십시오(A).</translation>
    </message>
    <message>
        <source>The scoring needs a name.</source>
        <translation>채점에 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>The scoring was stopped.</source>
        <translation>채점이 중지되었습니다.</translation>
    </message>
    <message>
        <source>Accepted answers: %1, in so many cells: %2</source>
        <translation>인정된 답: %1, 셀 수: %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AcceptedText</name>
    <message>
        <source>Accepted %1 as %2</source>
        <translation>%1을(를) %2(으)로 인정</translation>
    </message>
    <message>
        <source>Chrono-Correct</source>
        <translation>Chrono-Correct</translation>
    </message>
    <message>
        <source>still wrong</source>
        <translation>여전히 틀림</translation>
    </message>
    <message>
        <source>, “%1”</source>
        <translation>, “%1”</translation>
    </message>
    <message>
        <source>, asked of %1</source>
        <translation>, %1에게 물음</translation>
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
        <translation>Chrono-Correct로 인정됨: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AcceptedTraversals</name>
    <message>
        <source>No element is chosen</source>
        <translation>선택한 요소가 없음</translation>
    </message>
    <message>
        <source>The workspace is open for reading only</source>
        <translation>작업 공간이 읽기 전용으로 열려 있음</translation>
    </message>
    <message>
        <source>It is being written</source>
        <translation>쓰는 중</translation>
    </message>
    <message>
        <source>Nothing was traversed</source>
        <translation>순회한 것이 없음</translation>
    </message>
    <message>
        <source>Not before the last step</source>
        <translation>마지막 단계 전에는 안 됨</translation>
    </message>
    <message>
        <source>This traversal is accepted already</source>
        <translation>이 순회는 이미 인정됨</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ActionBook</name>
    <message>
        <source>The file is too large to be one of keys.</source>
        <translation>파일이 단축키 파일로는 너무 큽니다.</translation>
    </message>
    <message>
        <source>The file is no JSON: %1, at byte %2.</source>
        <translation>JSON 파일이 아닙니다: %1, 바이트 %2.</translation>
    </message>
    <message>
        <source>The file holds no keys of Chronoscope.</source>
        <translation>Chronoscope 단축키가 없는 파일입니다.</translation>
    </message>
    <message>
        <source>“%1” are no keys, of “%2”.</source>
        <translation>“%2”의 “%1”은(는) 단축키가 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” and “%2” would both be %3.</source>
        <translation>“%1”와(과) “%2”이(가) 모두 %3이(가) 됩니다.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>하는 일</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AnnotatePage</name>
    <message>
        <source>Annotating</source>
        <translation>주석 작업</translation>
    </message>
    <message>
        <source>All items of this queue are annotated.</source>
        <translation>이 큐의 모든 항목에 주석을 달았습니다.</translation>
    </message>
    <message>
        <source>Only this item is left: it is not annotated yet.</source>
        <translation>이 항목만 남았습니다: 아직 주석이 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>다시 실행할 것이 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>되돌릴 것이 없습니다.</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>다시 실행함: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>되돌림: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>This answer counts as right already.</source>
        <translation>이 답은 이미 정답으로 셉니다.</translation>
    </message>
    <message>
        <source>A truth value names nothing that could be accepted as right.</source>
        <translation>참/거짓 값은 정답으로 인정할 것을 가리키지 않습니다.</translation>
    </message>
    <message>
        <source>A refusal is no answer that could be accepted as right.</source>
        <translation>거부는 정답으로 인정할 수 있는 답이 아닙니다.</translation>
    </message>
    <message>
        <source>This reply contradicts itself: letter and text are of two options.</source>
        <translation>이 응답은 모순됩니다: 글자와 글이 다른 선택지의 것입니다.</translation>
    </message>
    <message>
        <source>There is no answer in this reply to accept.</source>
        <translation>이 응답에는 인정할 답이 없습니다.</translation>
    </message>
    <message>
        <source>Who annotates?</source>
        <translation>누가 주석을 답니까?</translation>
    </message>
    <message>
        <source>Your name stands with all that you annotate:</source>
        <translation>이 이름이 모든 주석에 붙습니다:</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>지침</translation>
    </message>
    <message>
        <source>What annotators of “%1” should keep to:</source>
        <translation>“%1”의 주석자가 지킬 것:</translation>
    </message>
    <message>
        <source>Label all open items</source>
        <translation>열린 항목 모두에 레이블</translation>
    </message>
    <message>
        <source>Label for all %1 items of this queue that are still open. Labels of another set give way to it:</source>
        <translation>이 큐에서 아직 열린 항목 %1개 모두의 레이블. 다른 세트의 레이블은 이것으로 바뀝니다:</translation>
    </message>
    <message>
        <source>Label %1 items: %2</source>
        <translation>항목 %1개에 레이블: %2</translation>
    </message>
    <message>
        <source>Remove the queue “%1” with its %2 items? That cannot be undone. What was annotated stays.</source>
        <translation>항목 %2개가 있는 큐 “%1”을(를) 제거할까요? 되돌릴 수 없습니다. 주석은 남습니다.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>The queue “%1” is removed. What was annotated stays.</source>
        <translation>큐 “%1”을(를) 제거했습니다. 주석은 남습니다.</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Open one or make a new one (Alt+W).</source>
        <translation>열거나 새로 만드십시오(Alt+W).</translation>
    </message>
    <message>
        <source>The annotations cannot be read</source>
        <translation>주석을 읽을 수 없음</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Reading the annotations…</source>
        <translation>주석 읽는 중…</translation>
    </message>
    <message>
        <source>Reading the queue…</source>
        <translation>큐 읽는 중…</translation>
    </message>
    <message>
        <source>The queue cannot be read</source>
        <translation>큐를 읽을 수 없음</translation>
    </message>
    <message>
        <source>This queue is empty</source>
        <translation>이 큐는 비어 있음</translation>
    </message>
    <message>
        <source>Its runs were removed. What was annotated stays.</source>
        <translation>실행이 제거되었습니다. 주석은 남습니다.</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>새 실행…</translation>
    </message>
    <message>
        <source>There is no queue</source>
        <translation>큐가 없음</translation>
    </message>
    <message>
        <source>There is no queue yet</source>
        <translation>아직 큐가 없음</translation>
    </message>
    <message>
        <source>A queue is a list of wrong answers to read, one after the other. It is made of what the filter over the result pages chooses: narrow it there first if you like.</source>
        <translation>큐는 하나씩 읽을 오답의 목록입니다. 결과 페이지의 필터가 고른 것으로 만들므로, 필요하면 먼저 거기서 좁히십시오.</translation>
    </message>
    <message>
        <source>New queue…</source>
        <translation>새 큐…</translation>
    </message>
    <message>
        <source>Reading the item…</source>
        <translation>항목 읽는 중…</translation>
    </message>
    <message>
        <source>The item cannot be read: %1</source>
        <translation>항목을 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>%1 · %2 · %3%4</source>
        <translation>%1 · %2 · %3%4</translation>
    </message>
    <message>
        <source> (undone)</source>
        <translation> (되돌림)</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Its labels</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>Not annotated</source>
        <translation>주석되지 않음</translation>
    </message>
    <message>
        <source>Labels that waited for your name are not stored, for their item was not read yet: %1</source>
        <translation>이름을 기다리던 레이블이 저장되지 않았습니다. 항목을 아직 읽지 않았기 때문입니다: %1</translation>
    </message>
    <message>
        <source>There is no run of ChroKnowledge yet</source>
        <translation>아직 ChroKnowledge 실행이 없습니다</translation>
    </message>
    <message>
        <source>What is gone through here are its wrong answers. Facts and items of the other systems get labels and notes in the Inspector (Ctrl+J) of their pages.</source>
        <translation>여기서는 그 실행의 틀린 답을 살펴봅니다. 다른 시스템의 사실과 항목에는 해당 페이지의 인스펙터(Ctrl+J)에서 레이블과 메모를 답니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AnnotationHub</name>
    <message>
        <source>No workspace is open.</source>
        <translation>열린 작업 공간이 없습니다.</translation>
    </message>
    <message>
        <source>The workspace is open for reading only: another process is writing to it.</source>
        <translation>작업 공간이 읽기 전용으로 열려 있습니다. 다른 프로세스가 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>The annotations cannot be read: %1</source>
        <translation>주석을 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>The annotations are being read.</source>
        <translation>주석을 읽고 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of annotations were refused and are not kept</source>
        <translation>
            <numerusform>주석 변경 %n개가 거부되어 보관되지 않음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of annotations could not be saved</source>
        <translation>
            <numerusform>주석 변경 %n개를 저장하지 못함</numerusform>
        </translation>
    </message>
    <message>
        <source>The annotations cannot be read</source>
        <translation>주석을 읽을 수 없음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AnnotationSession</name>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>You labelled it with “%1”: %2. A label from here takes its place.</source>
        <translation>“%1”(으)로 레이블함: %2. 여기의 레이블이 그 자리를 차지합니다.</translation>
    </message>
    <message>
        <source>This is not kept: %1.</source>
        <translation>보관되지 않음: %1.</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>되돌리기: %1</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>레이블: %1</translation>
    </message>
    <message>
        <source>Take the flag away</source>
        <translation>표시 떼기</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>No severity</source>
        <translation>심각도 없음</translation>
    </message>
    <message>
        <source>Severity %1</source>
        <translation>심각도 %1</translation>
    </message>
    <message>
        <source>Take the note away</source>
        <translation>메모 떼기</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>The note is too long: its first %1 characters are kept.</source>
        <translation>메모가 너무 깁니다: 처음 %1자만 보관됩니다.</translation>
    </message>
    <message>
        <source>Accept as right: %1</source>
        <translation>정답으로 인정: %1</translation>
    </message>
    <message>
        <source>Not accepted as right: %1</source>
        <translation>정답으로 인정 안 함: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AnswersModel</name>
    <message>
        <source>not asked</source>
        <translation>묻지 않음</translation>
    </message>
    <message>
        <source>%1: not asked</source>
        <translation>%1: 묻지 않음</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>The objects that hold in that year</source>
        <translation>그해에 유효한 객체</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>%1: the mark of the cell, and the most frequent answer of all its samples, with how many of those that answer say it where not all do. A click sorts by the mark, wrong ones first.</source>
        <translation>%1: 셀의 표시와 모든 샘플에서 가장 잦은 답. 모두가 아니면 답한 것 중 몇 개가 그렇게 말하는지. 누르면 표시 순으로 정렬하며 틀린 것이 먼저입니다.</translation>
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
        <translation>답변</translation>
    </message>
    <message>
        <source>Save all rows as a table, CSV or TSV (Ctrl+E)</source>
        <translation>모든 행을 표(CSV 또는 TSV)로 저장 (Ctrl+E)</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>The template whose answers are shown</source>
        <translation>답을 표시할 템플릿</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Which rows are listed, by the marks of their cells. What has no mark, because it is not asked, not judged yet or lost to errors, counts neither way.</source>
        <translation>셀의 표시에 따라 어떤 행을 나열할지. 묻지 않았거나 아직 판정 전이거나 오류로 잃어 표시가 없는 것은 어느 쪽으로도 세지 않습니다.</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>모든 행</translation>
    </message>
    <message>
        <source>Runs differ</source>
        <translation>실행이 갈림</translation>
    </message>
    <message>
        <source>All wrong</source>
        <translation>모두 오답</translation>
    </message>
    <message>
        <source>Any wrong</source>
        <translation>하나라도 오답</translation>
    </message>
    <message>
        <source>The marks of two runs are not the same</source>
        <translation>두 실행의 표시가 같지 않음</translation>
    </message>
    <message>
        <source>Every run that has a mark is Incorrect: none of its samples is right</source>
        <translation>표시가 있는 실행이 모두 Incorrect: 맞는 샘플이 하나도 없음</translation>
    </message>
    <message>
        <source>At least one run is Incorrect</source>
        <translation>실행 하나 이상이 Incorrect</translation>
    </message>
    <message>
        <source>Search all replies</source>
        <translation>모든 응답에서 검색</translation>
    </message>
    <message>
        <source>Rows of which some reply of any run, greedy or sampled, holds these words; whatever the case. Escape gives it up.</source>
        <translation>어느 실행이든 그리디나 샘플 응답에 이 낱말이 있는 행. 대소문자 무관. Esc로 그만둡니다.</translation>
    </message>
    <message>
        <source>Answers of the runs, a row for each element and year</source>
        <translation>실행들의 답, 요소와 연도마다 한 행</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>답 복사</translation>
    </message>
    <message>
        <source>Edit the element…</source>
        <translation>요소 편집…</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%2행 중 %1행</translation>
    </message>
    <message>
        <source>An element in one year is a row</source>
        <translation>한 해의 한 요소가 한 행</translation>
    </message>
    <message>
        <source>The answers cannot be read</source>
        <translation>답을 읽을 수 없음</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Searching all replies</source>
        <translation>모든 응답 검색 중</translation>
    </message>
    <message>
        <source>The replies could not be searched</source>
        <translation>응답을 검색할 수 없었음</translation>
    </message>
    <message>
        <source>It could not be written.</source>
        <translation>쓸 수 없었습니다.</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>내보내기: %1</translation>
    </message>
    <message>
        <source>CSV table (*.csv);;TSV table (*.tsv)</source>
        <translation>CSV 표 (*.csv);;TSV 표 (*.tsv)</translation>
    </message>
    <message>
        <source>The table was not saved</source>
        <translation>표를 저장하지 못함</translation>
    </message>
    <message>
        <source>%1 is a workspace, or another database: it is not written over.</source>
        <translation>%1은(는) 작업 공간 또는 다른 데이터베이스이므로 덮어쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Writing %1 rows</source>
        <translation>%1행 쓰는 중</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>행 1개</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AskCellPanel</name>
    <message>
        <source>Prompt; can be changed for this answer</source>
        <translation>프롬프트. 이 답을 위해 바꿀 수 있음</translation>
    </message>
    <message>
        <source>Reply as it came</source>
        <translation>온 그대로의 응답</translation>
    </message>
    <message>
        <source>Ask this again</source>
        <translation>다시 묻기</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>아직 답 없음</translation>
    </message>
    <message>
        <source>No answer chosen</source>
        <translation>선택한 답 없음</translation>
    </message>
    <message>
        <source>Choose a cell to see its prompt and the reply as it came.</source>
        <translation>셀을 골라 프롬프트와 온 그대로의 응답을 보십시오.</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation>프롬프트와 응답</translation>
    </message>
    <message>
        <source>The prompt as sent, which can be changed, and the reply as it came</source>
        <translation>보낸 그대로의 프롬프트(바꿀 수 있음)와 온 그대로의 응답</translation>
    </message>
    <message>
        <source>Ask this model with its prompt as it stands (F5)</source>
        <translation>이 모델에 지금의 프롬프트로 묻기(F5)</translation>
    </message>
    <message>
        <source>[system] %1</source>
        <translation>[시스템] %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AskForm</name>
    <message>
        <source>A question</source>
        <translation>질문 하나</translation>
    </message>
    <message>
        <source>A fact</source>
        <translation>사실 하나</translation>
    </message>
    <message>
        <source>Asked as the benchmark asks its facts; one of the workspace brings what is right, its distractors and its few-shots</source>
        <translation>벤치마크가 사실을 묻는 방식으로 묻습니다. 작업 공간의 사실이면 정답, 오답 선택지, 퓨샷이 함께 옵니다</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>{year} stands for the year; without it the question is asked as “In 2015, …”, and without years as it is</source>
        <translation>{year}는 연도 자리입니다. 없으면 “In 2015, …” 식으로, 연도가 없으면 그대로 묻습니다</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Completed from the workspace</source>
        <translation>작업 공간에서 자동 완성</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>&amp;Years</source>
        <translation>연도(&amp;Y)</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>2015-2023, or 2015,2018; empty: those of what is right</source>
        <translation>2015-2023 또는 2015,2018; 비우면 정답의 연도</translation>
    </message>
    <message>
        <source>For a fact of the workspace with three distractors</source>
        <translation>오답 선택지가 셋인 작업 공간의 사실용</translation>
    </message>
    <message>
        <source>Ri&amp;ght answer, if known</source>
        <translation>아는 정답(&amp;G)</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>One a line: an answer for all years, or 2015=answer, or 2015-2018=answer</source>
        <translation>한 줄에 하나: 모든 연도의 답, 또는 2015=답, 또는 2015-2018=답</translation>
    </message>
    <message>
        <source>2015-2016=François Hollande</source>
        <translation>2015-2016=François Hollande</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>모델(&amp;M)</translation>
    </message>
    <message>
        <source>Models to ask</source>
        <translation>물을 모델</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Ask every model every year (Ctrl+Enter)</source>
        <translation>모든 모델에 모든 연도 묻기(Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Wait for no more answers</source>
        <translation>더 이상 답을 기다리지 않음</translation>
    </message>
    <message>
        <source>For a fact of which it is known what is right</source>
        <translation>무엇이 맞는지 알려진 사실에만</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>예시</translation>
    </message>
    <message>
        <source>A calibration model answers only what it is told is right: say so above, or ask a fact of the workspace.</source>
        <translation>보정 모델은 정답이라고 알려 준 것만 답합니다. 위에 정답을 적거나 작업 공간의 사실을 물으세요.</translation>
    </message>
    <message>
        <source>Fill in a question or a fact, whichever is chosen, and what is right by year</source>
        <translation>고른 쪽에 따라 질문이나 사실과 해마다 맞는 답을 채웁니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AskPage</name>
    <message>
        <source>Ask</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>&amp;Keep as elements…</source>
        <translation>요소로 보관(&amp;K)…</translation>
    </message>
    <message>
        <source>Make a &amp;run of it…</source>
        <translation>실행으로 만들기(&amp;R)…</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>Import the fact, with what is right by year, into the workspace</source>
        <translation>연도별 정답과 함께 사실을 작업 공간으로 가져오기</translation>
    </message>
    <message>
        <source>Import the fact, with what is right by year, into a new workspace</source>
        <translation>연도별 정답과 함께 사실을 새 작업 공간으로 가져오기</translation>
    </message>
    <message>
        <source>A new run that asks this fact of the workspace</source>
        <translation>작업 공간의 이 사실을 묻는 새 실행</translation>
    </message>
    <message>
        <source>A run asks elements of the workspace: type a fact that is one, or keep this one first.</source>
        <translation>실행은 작업 공간의 요소를 묻습니다. 요소인 사실을 입력하거나 먼저 이것을 보관하십시오.</translation>
    </message>
    <message>
        <source>What is right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>Nothing has been asked yet</source>
        <translation>아직 물은 것이 없음</translation>
    </message>
    <message>
        <source>Type a question, tick one or several models, and press Enter. The answers stand here by year as they come; nothing is stored.</source>
        <translation>질문을 입력하고 모델을 하나 이상 체크한 뒤 Enter를 누르십시오. 답이 오는 대로 연도별로 여기에 나옵니다. 저장되는 것은 없습니다.</translation>
    </message>
    <message>
        <source>Tick a model to ask; models are added on the page Backends.</source>
        <translation>물을 모델을 체크하십시오. 모델은 백엔드 페이지에서 추가합니다.</translation>
    </message>
    <message>
        <source>Not asked: %1. MCQA needs a fact with three distractors, TF one of which it is known what is right.</source>
        <translation>묻지 않음: %1. MCQA에는 오답 선택지 세 개가 있는 사실이, TF에는 무엇이 맞는지 알려진 사실이 필요합니다.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>답변 하나</translation>
    </message>
    <message>
        <source>A fact alone, with subject and relation, can be an element of a workspace</source>
        <translation>주어와 관계가 있는 사실만 작업 공간의 요소가 될 수 있습니다</translation>
    </message>
    <message>
        <source>As&amp;k again</source>
        <translation>다시 묻기(&amp;K)</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>표로 복사(&amp;T)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::AuditView</name>
    <message>
        <source>&amp;Trust the file in new runs</source>
        <translation>새 실행에서 파일을 신뢰(&amp;T)</translation>
    </message>
    <message>
        <source>Count the golds of the file also where its own attribute list says otherwise, as published scores do. Runs that are made already keep what they were made with.</source>
        <translation>파일 자체의 속성 목록과 달라도 파일의 정답을 셉니다. 발표된 점수가 그렇게 합니다. 이미 만든 실행은 만들 때의 것을 유지합니다.</translation>
    </message>
    <message>
        <source>Findings, and how many items have each</source>
        <translation>발견 사항과 각각의 항목 수</translation>
    </message>
    <message>
        <source>Items with the chosen finding</source>
        <translation>선택한 발견 사항의 항목</translation>
    </message>
    <message>
        <source>Items: %1</source>
        <translation>항목: %1</translation>
    </message>
    <message>
        <source>Faults: %1</source>
        <translation>결함: %1</translation>
    </message>
    <message>
        <source>Golds that disagree with their own attribute list, which counts unless the file is trusted: %1</source>
        <translation>자체 속성 목록과 어긋나는 정답. 파일을 신뢰하지 않으면 목록이 우선: %1</translation>
    </message>
    <message>
        <source>the first %1 findings are listed</source>
        <translation>처음 %1개의 발견 사항을 나열함</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>결함</translation>
    </message>
    <message>
        <source>to be known</source>
        <translation>알아 둘 것</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>발견된 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BackendDetail</name>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>Remove backend</source>
        <translation>백엔드 제거</translation>
    </message>
    <message>
        <source>Remove it from the list; runs made with it stay (Delete in the list)</source>
        <translation>목록에서 제거합니다. 이것으로 만든 실행은 남습니다(목록에서 Delete)</translation>
    </message>
    <message>
        <source>Edit price…</source>
        <translation>가격 편집…</translation>
    </message>
    <message>
        <source>Open the price table at this model</source>
        <translation>가격표를 이 모델에서 열기</translation>
    </message>
    <message>
        <source>free: a server on this machine</source>
        <translation>무료: 이 컴퓨터의 서버</translation>
    </message>
    <message>
        <source>: no line of the price table fits this model. Costs are then shown as unknown, and there is no budget.</source>
        <translation>: 가격표에 이 모델에 맞는 줄이 없습니다. 비용은 알 수 없음으로 표시되고 예산도 없습니다.</translation>
    </message>
    <message>
        <source>Add price…</source>
        <translation>가격 추가…</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BackendForm</name>
    <message>
        <source>Time limits, attempts, cache and body fields</source>
        <translation>시간 제한, 시도 횟수, 캐시, 본문 필드</translation>
    </message>
    <message>
        <source>What is wrong with this backend</source>
        <translation>이 백엔드의 문제</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>What the New run dialog calls it; also: chronoscope run create --backend NAME</source>
        <translation>새 실행 대화 상자에서의 이름. chronoscope run create --backend NAME에도 씀</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>프로토콜</translation>
    </message>
    <message>
        <source>How the server is spoken to. Most servers understand OpenAI&apos;s chat.</source>
        <translation>서버와 통신하는 방식. 대부분 OpenAI chat을 이해합니다.</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>기본 URL</translation>
    </message>
    <message>
        <source>Where the server is, e.g. http://127.0.0.1:8000. Several servers of the same model are separated by commas; {port} stands for the port of a server that Chronoscope starts.</source>
        <translation>서버의 위치, 예: http://127.0.0.1:8000. 같은 모델의 서버가 여럿이면 쉼표로 나눕니다. {port}는 Chronoscope가 시작하는 서버의 포트입니다.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>The model&apos;s id as the server lists it; may be empty where a server has only one</source>
        <translation>서버가 나열하는 모델 id. 하나뿐이면 비워도 됨</translation>
    </message>
    <message>
        <source>the server&apos;s only model</source>
        <translation>서버의 유일한 모델</translation>
    </message>
    <message>
        <source>Fetch models</source>
        <translation>모델 가져오기</translation>
    </message>
    <message>
        <source>Ask the server which models it has</source>
        <translation>서버에 어떤 모델이 있는지 묻기</translation>
    </message>
    <message>
        <source>Chat, or completion where there is no chat</source>
        <translation>Chat, 없으면 completion</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Completion</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>방식</translation>
    </message>
    <message>
        <source>Chat: prompts are sent as turns. Completion: as plain text to be continued.</source>
        <translation>Chat: 프롬프트를 대화 차례로 보냄. Completion: 이어 쓸 글로 보냄.</translation>
    </message>
    <message>
        <source>requests at once</source>
        <translation>동시 요청</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Most requests in flight per server. Empty: a local server gets as many as it has places for, a remote one is felt out.</source>
        <translation>서버마다 진행 중인 요청의 최대 수. 비우면 로컬 서버는 자리 수만큼, 원격 서버는 맞춰 가며 정합니다.</translation>
    </message>
    <message>
        <source>requests a minute</source>
        <translation>분당 요청</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Most requests a minute</source>
        <translation>분당 최대 요청</translation>
    </message>
    <message>
        <source>tokens a minute</source>
        <translation>분당 토큰</translation>
    </message>
    <message>
        <source>Most tokens a minute, prompts and replies together</source>
        <translation>분당 최대 토큰, 프롬프트와 응답 합계</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Connect within</source>
        <translation>연결 제한</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10초</translation>
    </message>
    <message>
        <source>Seconds until a connection must stand</source>
        <translation>연결이 될 때까지의 초</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>침묵</translation>
    </message>
    <message>
        <source>120 s</source>
        <translation>120초</translation>
    </message>
    <message>
        <source>Seconds without a byte after which a request is given up</source>
        <translation>1바이트도 오지 않으면 요청을 포기하는 초</translation>
    </message>
    <message>
        <source>Whole request</source>
        <translation>요청 전체</translation>
    </message>
    <message>
        <source>900 s</source>
        <translation>900초</translation>
    </message>
    <message>
        <source>Seconds after which a request is given up, whatever arrives</source>
        <translation>무엇이 오든 요청을 포기하는 초</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>시도</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>How often a request is sent before it counts as an error</source>
        <translation>오류로 세기 전에 요청을 보내는 횟수</translation>
    </message>
    <message>
        <source>Fields left out</source>
        <translation>뺄 필드</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Body fields that this server rejects, with commas between them, e.g. top_p,seed</source>
        <translation>이 서버가 거부하는 본문 필드, 쉼표로 구분. 예: top_p,seed</translation>
    </message>
    <message>
        <source>Length field</source>
        <translation>길이 필드</translation>
    </message>
    <message>
        <source>Newer OpenAI models want max_completion_tokens</source>
        <translation>최신 OpenAI 모델은 max_completion_tokens를 요구함</translation>
    </message>
    <message>
        <source>Extra fields</source>
        <translation>추가 필드</translation>
    </message>
    <message>
        <source>A JSON object laid over every request. Not for keys.</source>
        <translation>모든 요청에 덧씌우는 JSON 객체. 키에는 쓰지 않음.</translation>
    </message>
    <message>
        <source>Use stored replies to equal requests</source>
        <translation>같은 요청의 보관된 응답 사용</translation>
    </message>
    <message>
        <source>Ask the server every time</source>
        <translation>매번 서버에 묻기</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>Hits are counted and shown with the run</source>
        <translation>캐시에서 온 것은 세어 실행과 함께 표시</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>저장 안 됨: %1</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>서버에 묻는 중…</translation>
    </message>
    <message>
        <source>No list of models: %1</source>
        <translation>모델 목록 없음: %1</translation>
    </message>
    <message>
        <source>The server has 1 model: %1</source>
        <translation>서버의 모델 1개: %1</translation>
    </message>
    <message>
        <source>The server has %1 models: choose one</source>
        <translation>서버의 모델 %1개: 하나를 고르십시오</translation>
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
        <translation>백엔드에 이름이 필요함</translation>
    </message>
    <message>
        <source>A name has no “:” in it, as an address has</source>
        <translation>이름에는 주소처럼 “:”를 쓸 수 없음</translation>
    </message>
    <message>
        <source>There is a backend of this name already</source>
        <translation>같은 이름의 백엔드가 이미 있음</translation>
    </message>
    <message>
        <source>The saved backends were not written</source>
        <translation>저장된 백엔드를 쓰지 못함</translation>
    </message>
    <message>
        <source>The prices were not written</source>
        <translation>가격을 쓰지 못함</translation>
    </message>
    <message>
        <source>The network settings were not written</source>
        <translation>네트워크 설정을 쓰지 못함</translation>
    </message>
    <message>
        <source>The kept replies were not cleared</source>
        <translation>보관된 응답을 지우지 못함</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BackendTableModel</name>
    <message>
        <source>Waiting for its server</source>
        <translation>서버를 기다리는 중</translation>
    </message>
    <message>
        <source>Testing, %1 of %2</source>
        <translation>시험 중, %2 중 %1</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>시험 안 됨</translation>
    </message>
    <message>
        <source>Tested %1 UTC</source>
        <translation>%1 UTC에 시험함</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>%1, port %2</source>
        <translation>%1, 포트 %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>프로토콜</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Last test</source>
        <translation>마지막 시험</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>서버</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BackendsPage</name>
    <message>
        <source>Your list of backends cannot be read, and is left as it is; changes last until Chronoscope is closed: %1</source>
        <translation>백엔드 목록을 읽을 수 없어 그대로 둡니다. 변경은 Chronoscope를 닫을 때까지만 유지됩니다: %1</translation>
    </message>
    <message>
        <source>Replies are not cached: %1</source>
        <translation>응답이 캐시되지 않음: %1</translation>
    </message>
    <message>
        <source>Backends</source>
        <translation>백엔드</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>What models cost: the table that estimates, costs and budgets are made with</source>
        <translation>모델의 비용: 추정, 비용, 예산이 쓰는 표</translation>
    </message>
    <message>
        <source>Find local servers</source>
        <translation>로컬 서버 찾기</translation>
    </message>
    <message>
        <source>Look for model servers on the usual ports of this machine</source>
        <translation>이 컴퓨터의 흔한 포트에서 모델 서버 찾기</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>백엔드 추가</translation>
    </message>
    <message>
        <source>Save where a model can be asked</source>
        <translation>모델을 물을 수 있는 곳 저장</translation>
    </message>
    <message>
        <source>&amp;Open model file…</source>
        <translation>모델 파일 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>A GGUF file, served by llama.cpp on this machine; it can be dropped on the window, too</source>
        <translation>이 컴퓨터의 llama.cpp가 제공하는 GGUF 파일. 창에 끌어다 놓아도 됨</translation>
    </message>
    <message>
        <source>More of model files</source>
        <translation>모델 파일 더 보기</translation>
    </message>
    <message>
        <source>The bundled model, and Chronoscope&apos;s own llama.cpp server</source>
        <translation>함께 제공되는 모델과 Chronoscope 자체 llama.cpp 서버</translation>
    </message>
    <message>
        <source>Add ChronoTiny (bundled)</source>
        <translation>ChronoTiny 추가(함께 제공)</translation>
    </message>
    <message>
        <source>Remove Chronoscope&apos;s own llama.cpp server</source>
        <translation>Chronoscope의 llama.cpp 서버 제거</translation>
    </message>
    <message>
        <source>Saved backends</source>
        <translation>저장된 백엔드</translation>
    </message>
    <message>
        <source>No backends yet</source>
        <translation>아직 백엔드 없음</translation>
    </message>
    <message>
        <source>Type where a model can be asked</source>
        <translation>모델을 물을 수 있는 곳 입력</translation>
    </message>
    <message>
        <source>Open model file…</source>
        <translation>모델 파일 열기…</translation>
    </message>
    <message>
        <source>A GGUF file, served by llama.cpp on this machine</source>
        <translation>이 컴퓨터의 llama.cpp가 제공하는 GGUF 파일</translation>
    </message>
    <message>
        <source>A very small model that comes with Chronoscope, served by llama.cpp: to try things out</source>
        <translation>Chronoscope와 함께 오는 아주 작은 모델, llama.cpp로 제공: 시험용</translation>
    </message>
    <message>
        <source>What was typed for the backend “%1” cannot be saved as it is</source>
        <translation>백엔드 “%1”에 입력한 것을 그대로 저장할 수 없음</translation>
    </message>
    <message>
        <source>New backend</source>
        <translation>새 백엔드</translation>
    </message>
    <message>
        <source>%1 was added; its server is started and tested</source>
        <translation>%1을(를) 추가함. 서버를 시작하고 시험합니다</translation>
    </message>
    <message>
        <source>&amp;Ask it</source>
        <translation>물어보기(&amp;A)</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1을(를) 제거함</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>A backend says where a language model can be asked: a server on this machine, one that Chronoscope starts, or a provider&apos;s. It is tested before it is used. What is found on this computer can be asked on the page Ask without being added.</source>
        <translation>백엔드는 언어 모델에 물을 수 있는 곳입니다: 이 컴퓨터의 서버, Chronoscope가 시작하는 서버, 또는 제공업체의 서버. 쓰기 전에 시험합니다. 이 컴퓨터에서 찾은 것은 추가하지 않아도 질문 페이지에서 물을 수 있습니다.</translation>
    </message>
    <message>
        <source>The chosen one</source>
        <translation>선택한 백엔드</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BenchmarkHeader</name>
    <message>
        <source>Benchmark</source>
        <translation>벤치마크</translation>
    </message>
    <message>
        <source>Elements are the facts a model is asked about; few-shots are the solved examples shown before each question. Both are counted in the whole workspace.</source>
        <translation>요소는 모델에 묻는 사실이고, 퓨샷은 질문 앞에 보여 주는 풀린 예시입니다. 둘 다 작업 공간 전체에서 셉니다.</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>파일 가져오기…</translation>
    </message>
    <message>
        <source>Import folder…</source>
        <translation>폴더 가져오기…</translation>
    </message>
    <message>
        <source>Paste a table…</source>
        <translation>표 붙여넣기…</translation>
    </message>
    <message>
        <source>&amp;Build…</source>
        <translation>만들기(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Extend…</source>
        <translation>확장(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Distractors…</source>
        <translation>오답 선택지(&amp;D)…</translation>
    </message>
    <message>
        <source>From sources</source>
        <translation>출처에서</translation>
    </message>
    <message>
        <source>Make a benchmark from Wikidata, UMLS, CFR, CSKG or Math-KG, or extend this one</source>
        <translation>Wikidata, UMLS, CFR, CSKG, Math-KG로 벤치마크를 만들거나 이것을 확장</translation>
    </message>
    <message>
        <source>Elements made from a source, with a look at them before they are stored</source>
        <translation>출처로 만든 요소, 저장 전에 미리 보기</translation>
    </message>
    <message>
        <source>What a newer source says of this benchmark, stored as a new workspace</source>
        <translation>최신 출처가 이 벤치마크에 대해 말하는 것, 새 작업 공간으로 저장</translation>
    </message>
    <message>
        <source>Wrong options for the elements that lack them, written and checked by a model</source>
        <translation>오답 선택지가 없는 요소에 모델이 쓰고 확인한 것</translation>
    </message>
    <message>
        <source>Import benchmark files, or a table of your own facts</source>
        <translation>벤치마크 파일 또는 내 사실의 표 가져오기</translation>
    </message>
    <message>
        <source>Benchmark files and tables (*.jsonl *.json *.csv *.tsv *.txt);;All files (*)</source>
        <translation>벤치마크 파일과 표 (*.jsonl *.json *.csv *.tsv *.txt);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>An import is going on</source>
        <translation>가져오기가 진행 중</translation>
    </message>
    <message>
        <source>Add elements from benchmark files or from a table of your own facts (Ctrl+I)</source>
        <translation>벤치마크 파일이나 내 사실의 표에서 요소 추가(Ctrl+I)</translation>
    </message>
    <message>
        <source>Add facts copied from a spreadsheet (Ctrl+Shift+V)</source>
        <translation>스프레드시트에서 복사한 사실 추가(Ctrl+Shift+V)</translation>
    </message>
    <message>
        <source>&amp;Words of relations…</source>
        <translation>관계의 문구(&amp;W)…</translation>
    </message>
    <message>
        <source>How relations that the program does not know are asked about</source>
        <translation>프로그램이 모르는 관계를 묻는 방식</translation>
    </message>
    <message>
        <source>E&amp;xemplars held out…</source>
        <translation>제외한 예시(&amp;X)…</translation>
    </message>
    <message>
        <source>Facts of your own that are shown before questions and not asked, to be edited</source>
        <translation>질문 앞에 보이고 묻지 않는 자신의 사실을 고치기</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>폴더 가져오기</translation>
    </message>
    <message>
        <source>Every file of a folder as what it is: benchmark files, tables of facts, dated facts, tasks of MINED</source>
        <translation>폴더의 파일마다 그 종류대로: 벤치마크 파일, 사실 표, 날짜가 있는 사실, MINED 과제</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BenchmarkPage</name>
    <message>
        <source>Build from a source…</source>
        <translation>출처에서 만들기…</translation>
    </message>
    <message>
        <source>Make a benchmark from Wikidata, UMLS, CFR, CSKG or Math-KG</source>
        <translation>Wikidata, UMLS, CFR, CSKG, Math-KG로 벤치마크 만들기</translation>
    </message>
    <message>
        <source>Domains, states and relations of the slice</source>
        <translation>슬라이스의 도메인, 상태, 관계</translation>
    </message>
    <message>
        <source>Check only this</source>
        <translation>이것만 체크</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>모두 체크</translation>
    </message>
    <message>
        <source>Edit element…</source>
        <translation>요소 편집…</translation>
    </message>
    <message>
        <source>No benchmark yet</source>
        <translation>아직 벤치마크 없음</translation>
    </message>
    <message>
        <source>Drop benchmark files, a folder or a table of your own facts here, or import them.</source>
        <translation>벤치마크 파일, 폴더 또는 내 사실의 표를 여기에 놓거나 가져오십시오.</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>파일 가져오기…</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>The benchmark cannot be read</source>
        <translation>벤치마크를 읽을 수 없음</translation>
    </message>
    <message>
        <source>The slice cannot be read</source>
        <translation>슬라이스를 읽을 수 없음</translation>
    </message>
    <message>
        <source>No element in this slice</source>
        <translation>이 슬라이스에 요소 없음</translation>
    </message>
    <message>
        <source>Nothing is checked in the tree beside.</source>
        <translation>옆의 트리에 체크된 것이 없습니다.</translation>
    </message>
    <message>
        <source>No element matches the subject text and the years.</source>
        <translation>주체 글과 연도에 맞는 요소가 없습니다.</translation>
    </message>
    <message>
        <source>Show all elements</source>
        <translation>모든 요소 표시</translation>
    </message>
    <message>
        <source>Select an element to see its objects year by year.</source>
        <translation>요소를 골라 연도별 객체를 보십시오.</translation>
    </message>
    <message>
        <source>This element cannot be read: %1</source>
        <translation>이 요소를 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>Open or make one, try the sample, or drop a file of facts anywhere.</source>
        <translation>열거나 만들고, 예제를 써 보거나, 사실 파일을 아무 데나 끌어다 놓으십시오.</translation>
    </message>
    <message>
        <source>Show the ways in</source>
        <translation>시작 방법 보기</translation>
    </message>
    <message>
        <source>The page of the first start</source>
        <translation>처음 시작할 때의 페이지</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>슬라이스</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>%1 쪽으로 가기</translation>
    </message>
    <message>
        <source>What this workspace has to ask about is of another kind: see %1.</source>
        <translation>이 작업 공간에서 물을 수 있는 것은 다른 종류입니다: %1 참조.</translation>
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
        <translation>여전히 틀림</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>해당 없음</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%2단계 중 %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>점수 %1</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>일치 없음</translation>
    </message>
    <message>
        <source>Chrono-Correct: %1, %2</source>
        <translation>Chrono-Correct: %1, %2</translation>
    </message>
    <message>
        <source>Chrono-Correct: “%1” is %2, %3</source>
        <translation>Chrono-Correct: “%1”은(는) %2, %3</translation>
    </message>
    <message>
        <source>Still wrong: no candidate came out of the replies</source>
        <translation>여전히 틀림: 응답에서 후보가 나오지 않음</translation>
    </message>
    <message>
        <source>Still wrong: “%1”, %2; it was right at an earlier step</source>
        <translation>여전히 틀림: “%1”, %2; 이전 단계에서는 맞았음</translation>
    </message>
    <message>
        <source>Still wrong: “%1”, %2</source>
        <translation>여전히 틀림: “%1”, %2</translation>
    </message>
    <message>
        <source>Not applicable: there is no year to show</source>
        <translation>해당 없음: 보여 줄 연도가 없음</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>분기</translation>
    </message>
    <message>
        <source>The selected branch is the one that is stepped</source>
        <translation>선택한 분기를 순회합니다</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>분기</translation>
    </message>
    <message>
        <source>Ends as</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>Shows the steps of that branch beside those of the selected one</source>
        <translation>선택한 분기 옆에 그 분기의 단계를 표시</translation>
    </message>
    <message>
        <source>%1
asks %2
%3 steps in common with its parent</source>
        <translation>%1
%2에게 물음
부모와 공통 %3단계</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BudgetDialog</name>
    <message>
        <source>Raise and resume</source>
        <translation>늘리고 재개</translation>
    </message>
    <message>
        <source>Raise budget</source>
        <translation>예산 늘리기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Budget of %1</source>
        <translation>%1의 예산</translation>
    </message>
    <message>
        <source>Spent so far</source>
        <translation>지금까지 지출</translation>
    </message>
    <message>
        <source>At worst, where the server did not count tokens or gave no answer</source>
        <translation>최악의 경우. 서버가 토큰을 세지 않았거나 답하지 않은 곳</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>예산</translation>
    </message>
    <message>
        <source>What the run was allowed to spend</source>
        <translation>실행이 쓸 수 있었던 금액</translation>
    </message>
    <message>
        <source>The whole run</source>
        <translation>실행 전체</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>If the rest costs as much a request as what was asked so far</source>
        <translation>나머지도 요청당 지금까지만큼 든다면</translation>
    </message>
    <message>
        <source>New budget</source>
        <translation>새 예산</translation>
    </message>
    <message>
        <source>US dollars that the run may spend in all, what is spent included</source>
        <translation>이미 쓴 것을 포함해 실행이 쓸 수 있는 총 미국 달러</translation>
    </message>
    <message>
        <source>It has to be more than the %1 spent so far</source>
        <translation>지금까지 쓴 %1보다 많아야 함</translation>
    </message>
    <message>
        <source>It is no more than it was</source>
        <translation>이전보다 많지 않음</translation>
    </message>
    <message>
        <source>Keep the new budget and let the run go on</source>
        <translation>새 예산을 저장하고 실행을 계속</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BuildDialog</name>
    <message>
        <source>%1 elements and %2 few-shots stored</source>
        <translation>요소 %1개와 퓨샷 %2개 저장됨</translation>
    </message>
    <message>
        <source>, %1 were there</source>
        <translation>, %1개는 이미 있었음</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Build a benchmark from its source</source>
        <translation>출처에서 벤치마크 만들기</translation>
    </message>
    <message>
        <source>Extend the benchmark by a newer source</source>
        <translation>최신 출처로 벤치마크 확장</translation>
    </message>
    <message>
        <source>What comes of the build</source>
        <translation>만든 결과</translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <translation>변경(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>미리 보기(&amp;P)</translation>
    </message>
    <message>
        <source>%1 elements drawn by the seed</source>
        <translation>시드로 뽑은 요소 %1개</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>보고서(&amp;R)</translation>
    </message>
    <message>
        <source>What was left out and why, and where it came from</source>
        <translation>제외된 것과 이유, 그리고 출처</translation>
    </message>
    <message>
        <source>Progress of the build</source>
        <translation>만들기 진행 상황</translation>
    </message>
    <message>
        <source>Put into the workspace</source>
        <translation>작업 공간에 넣기</translation>
    </message>
    <message>
        <source>Store as a new workspace…</source>
        <translation>새 작업 공간으로 저장…</translation>
    </message>
    <message>
        <source>Cancelled; nothing was stored</source>
        <translation>취소됨. 저장된 것 없음</translation>
    </message>
    <message>
        <source>Reading %1 · %2 of %3</source>
        <translation>%1 읽는 중 · %3 중 %2</translation>
    </message>
    <message>
        <source>Asking Wikidata · %1 of %2 entities are there</source>
        <translation>Wikidata에 묻는 중 · 개체 %2개 중 %1개 받음</translation>
    </message>
    <message>
        <source>Asking the model · %1 of %2</source>
        <translation>모델에 묻는 중 · %2 중 %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Press Ask Wikidata: its answers are kept in the folder</source>
        <translation>Wikidata에 묻기를 누르십시오. 답은 폴더에 보관됩니다</translation>
    </message>
    <message>
        <source>Press Read: there are %1 to be read</source>
        <translation>읽기를 누르십시오. 읽을 것: %1</translation>
    </message>
    <message>
        <source>Nothing is read yet</source>
        <translation>아직 읽은 것이 없음</translation>
    </message>
    <message>
        <source>Elements are shown here as they would be stored.</source>
        <translation>요소가 저장될 모습으로 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>The source is being read</source>
        <translation>출처를 읽는 중</translation>
    </message>
    <message>
        <source>The model is being tested</source>
        <translation>모델을 시험하는 중</translation>
    </message>
    <message>
        <source>It has been asked</source>
        <translation>이미 물었음</translation>
    </message>
    <message>
        <source>There is nothing to ask</source>
        <translation>물을 것이 없음</translation>
    </message>
    <message>
        <source>Testing the model…</source>
        <translation>모델 시험 중…</translation>
    </message>
    <message>
        <source>Nothing is stored yet</source>
        <translation>아직 저장된 것 없음</translation>
    </message>
    <message>
        <source>%1 places could not be read: see the report. Nothing is stored yet</source>
        <translation>%1곳을 읽을 수 없었음. 보고서 참조. 아직 저장된 것 없음</translation>
    </message>
    <message>
        <source>It is being stored</source>
        <translation>저장 중</translation>
    </message>
    <message>
        <source>It is stored</source>
        <translation>저장됨</translation>
    </message>
    <message>
        <source>No element is taken</source>
        <translation>택한 요소 없음</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>An import is going on</source>
        <translation>가져오기가 진행 중</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Ask Wikidata</source>
        <translation>Wikidata에 묻기</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>Stop reading; nothing is stored</source>
        <translation>읽기 중지. 저장되는 것 없음</translation>
    </message>
    <message>
        <source>Adds the elements; what is there is never changed</source>
        <translation>요소를 추가합니다. 있는 것은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>The benchmark that is open, and its runs, stay what they are</source>
        <translation>열린 벤치마크와 그 실행은 그대로 남습니다</translation>
    </message>
    <message>
        <source>Store the new edition</source>
        <translation>새 판 저장</translation>
    </message>
    <message>
        <source>Workspaces (*.chronoscope)</source>
        <translation>작업 공간 (*.chronoscope)</translation>
    </message>
    <message>
        <source>%1 extended.chronoscope</source>
        <translation>%1 확장.chronoscope</translation>
    </message>
    <message>
        <source>Storing…</source>
        <translation>저장 중…</translation>
    </message>
    <message>
        <source>Not stored: %1</source>
        <translation>저장 안 됨: %1</translation>
    </message>
    <message>
        <source>The new edition was not stored</source>
        <translation>새 판을 저장하지 못함</translation>
    </message>
    <message>
        <source>There is a file of this name. A new edition is a workspace of its own.</source>
        <translation>같은 이름의 파일이 있습니다. 새 판은 별도의 작업 공간입니다.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2의 %1</translation>
    </message>
    <message>
        <source>What was built is not stored</source>
        <translation>만든 것이 저장되지 않았습니다</translation>
    </message>
    <message>
        <source>What was read can be looked at</source>
        <translation>읽은 것을 볼 수 있습니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BuildForm</name>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Wikidata, by ids</source>
        <translation>Wikidata, id로</translation>
    </message>
    <message>
        <source>Wikidata, by a query</source>
        <translation>Wikidata, 쿼리로</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Who says what is true</source>
        <translation>무엇이 참인지 말하는 쪽</translation>
    </message>
    <message>
        <source>From</source>
        <translation>가져올 곳</translation>
    </message>
    <message>
        <source>Files that are there, or answers that Wikidata gives now and that are kept as files</source>
        <translation>있는 파일, 또는 Wikidata가 지금 주는 답(파일로 보관)</translation>
    </message>
    <message>
        <source>What is read, in this order</source>
        <translation>읽는 것, 이 순서로</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>개체</translation>
    </message>
    <message>
        <source>Ids of those whose statements are wanted</source>
        <translation>진술을 원하는 개체의 id</translation>
    </message>
    <message>
        <source>File with the query</source>
        <translation>쿼리 파일</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>A SPARQL query</source>
        <translation>SPARQL 쿼리</translation>
    </message>
    <message>
        <source>Queries (*.rq *.sparql *.txt);;All files (*)</source>
        <translation>쿼리 (*.rq *.sparql *.txt);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>쿼리</translation>
    </message>
    <message>
        <source>A file with SPARQL: subject, statement, rank, object and times</source>
        <translation>SPARQL 파일: 주체, 진술, 순위, 객체, 시간</translation>
    </message>
    <message>
        <source>Folder for the answers</source>
        <translation>답을 둘 폴더</translation>
    </message>
    <message>
        <source>A folder for the answers</source>
        <translation>답을 둘 폴더</translation>
    </message>
    <message>
        <source>Keep in</source>
        <translation>보관할 곳</translation>
    </message>
    <message>
        <source>A folder for the answers: what is there already is not asked for again</source>
        <translation>답을 둘 폴더. 이미 있는 것은 다시 묻지 않습니다</translation>
    </message>
    <message>
        <source>you@example.org</source>
        <translation>you@example.org</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>연락처</translation>
    </message>
    <message>
        <source>Your mail address or page: Wikidata wants to know whom to write to</source>
        <translation>메일 주소 또는 페이지: Wikidata가 연락할 곳을 요구합니다</translation>
    </message>
    <message>
        <source>Wikidata&apos;s own</source>
        <translation>Wikidata의 것</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Of the service, where it is another than Wikidata&apos;s</source>
        <translation>Wikidata와 다른 서비스일 때의 주소</translation>
    </message>
    <message>
        <source>Relations</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>those of the paper</source>
        <translation>논문의 것</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>찾기…</translation>
    </message>
    <message>
        <source>Look which properties the files have, and how many entities say when</source>
        <translation>파일에 어떤 속성이 있고 몇 개체가 언제인지 말하는지 보기</translation>
    </message>
    <message>
        <source>Ids or names, with commas between; empty: those of the paper</source>
        <translation>id나 이름, 쉼표로 구분. 비우면 논문의 것</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 dated of %2</source>
        <translation>%2개 중 날짜 있음 %1개</translation>
    </message>
    <message>
        <source>The files have no statements</source>
        <translation>파일에 진술이 없음</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>첫해</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>마지막 해</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>An element needs an object in each of them</source>
        <translation>요소는 이 모든 해에 객체가 있어야 함</translation>
    </message>
    <message>
        <source>as it says</source>
        <translation>출처에 적힌 대로</translation>
    </message>
    <message>
        <source>Source of</source>
        <translation>출처 연도</translation>
    </message>
    <message>
        <source>Year the source is of: nothing is said about later ones</source>
        <translation>출처의 연도. 그 뒤는 말하지 않습니다</translation>
    </message>
    <message>
        <source>All that a statement touches</source>
        <translation>진술이 걸치는 모든 해</translation>
    </message>
    <message>
        <source>Those on whose last day it holds</source>
        <translation>마지막 날에 유효한 해</translation>
    </message>
    <message>
        <source>Year rule</source>
        <translation>연도 규칙</translation>
    </message>
    <message>
        <source>Which years a dated statement is about</source>
        <translation>날짜 있는 진술이 어느 해에 대한 것인지</translation>
    </message>
    <message>
        <source>Empty years</source>
        <translation>빈 연도</translation>
    </message>
    <message>
        <source>What a year of which the source says nothing, between two of which it says something, takes from the years before</source>
        <translation>출처가 말하는 두 해 사이의 말 없는 해가 앞선 해에서 가져오는 것</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전부</translation>
    </message>
    <message>
        <source>Of each</source>
        <translation>각각</translation>
    </message>
    <message>
        <source>So many dynamic and so many static elements of each relation, as in the paper; all: whatever there is</source>
        <translation>논문처럼 관계마다 동적, 정적 요소를 이만큼씩. 전부: 있는 대로</translation>
    </message>
    <message>
        <source>Few-shots</source>
        <translation>퓨샷</translation>
    </message>
    <message>
        <source>Elements of each relation that are set aside as solved examples</source>
        <translation>풀린 예시로 따로 두는 관계별 요소 수</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>The same seed chooses the same elements</source>
        <translation>같은 시드는 같은 요소를 고릅니다</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Of the names, as Wikidata abbreviates it</source>
        <translation>이름의 언어, Wikidata의 약호로</translation>
    </message>
    <message>
        <source>File with names</source>
        <translation>이름 파일</translation>
    </message>
    <message>
        <source>Names of ids, or a glossary</source>
        <translation>id의 이름, 또는 용어집</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>A file with names that the source lacks: entities with labels, or a glossary</source>
        <translation>출처에 없는 이름의 파일: 레이블이 있는 개체 또는 용어집</translation>
    </message>
    <message>
        <source>Their ids stand for them; else they wait for names and are left out</source>
        <translation>id가 이름을 대신합니다. 아니면 이름을 기다리며 제외됩니다</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Who does the step of the build that needs a model</source>
        <translation>모델이 필요한 단계를 맡을 모델</translation>
    </message>
    <message>
        <source>The paper&apos;s</source>
        <translation>논문의 것</translation>
    </message>
    <message>
        <source>Of the files</source>
        <translation>파일에서</translation>
    </message>
    <message>
        <source>The years end before they begin</source>
        <translation>연도가 시작 전에 끝남</translation>
    </message>
    <message>
        <source>Add the files of the source</source>
        <translation>출처의 파일을 추가하십시오</translation>
    </message>
    <message>
        <source>Name the entities to ask for</source>
        <translation>물을 개체를 적으십시오</translation>
    </message>
    <message>
        <source>Choose the file with the query</source>
        <translation>쿼리 파일을 고르십시오</translation>
    </message>
    <message>
        <source>Choose a folder for the answers</source>
        <translation>답을 둘 폴더를 고르십시오</translation>
    </message>
    <message>
        <source>Wikidata wants an address it can write to</source>
        <translation>Wikidata가 연락할 주소를 요구합니다</translation>
    </message>
    <message>
        <source>Take elements without names</source>
        <translation>이름 없는 요소도 가져오기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BuildPreview</name>
    <message>
        <source>Elements as they would be stored</source>
        <translation>저장될 모습의 요소</translation>
    </message>
    <message>
        <source>See what was left out, and why</source>
        <translation>제외된 것과 이유 보기</translation>
    </message>
    <message>
        <source>Take them without their names</source>
        <translation>이름 없이 가져오기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::BuildReportView</name>
    <message>
        <source>Save table…</source>
        <translation>표 저장…</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>보고서 저장…</translation>
    </message>
    <message>
        <source>Sample to check…</source>
        <translation>확인용 표본…</translation>
    </message>
    <message>
        <source>Part of the report</source>
        <translation>보고서의 부분</translation>
    </message>
    <message>
        <source>This table as CSV</source>
        <translation>이 표를 CSV로</translation>
    </message>
    <message>
        <source>Everything, with all elements, as one JSON document</source>
        <translation>모든 요소를 담은 전체를 JSON 문서 하나로</translation>
    </message>
    <message>
        <source>%1 elements drawn by the seed, with the page of each in the source, to be checked by hand (CSV)</source>
        <translation>시드로 뽑은 요소 %1개와 출처의 해당 페이지, 손으로 확인용(CSV)</translation>
    </message>
    <message>
        <source>Report of the build</source>
        <translation>만들기 보고서</translation>
    </message>
    <message>
        <source>There is nothing to tell here</source>
        <translation>여기에는 말할 것이 없음</translation>
    </message>
    <message>
        <source>What was left after each step, and what was left out and why, is here once the source is read</source>
        <translation>출처를 읽고 나면 단계마다 남은 것, 제외된 것과 이유가 여기에 나옵니다</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>파일을 저장하지 못함</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>표 저장</translation>
    </message>
    <message>
        <source>build table.csv</source>
        <translation>build table.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>표 (*.csv)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>build.json</source>
        <translation>build.json</translation>
    </message>
    <message>
        <source>Reports (*.json)</source>
        <translation>보고서 (*.json)</translation>
    </message>
    <message>
        <source>Save a sample to check by hand</source>
        <translation>손으로 확인할 표본 저장</translation>
    </message>
    <message>
        <source>to check.csv</source>
        <translation>to check.csv</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::CalibrationForm</name>
    <message>
        <source>Error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Share of the requests that fail, 0 to 1</source>
        <translation>실패하는 요청의 비율, 0~1</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>지연</translation>
    </message>
    <message>
        <source>Mean time to answer; 0 answers at once</source>
        <translation>평균 답변 시간. 0이면 바로 답함</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Model seed</source>
        <translation>모델 시드</translation>
    </message>
    <message>
        <source>Decides which cells are known: the same seed plants the same knowledge</source>
        <translation>어느 셀을 아는지 정합니다. 같은 시드는 같은 지식을 심습니다</translation>
    </message>
    <message>
        <source>Decides which facts are robust: the same seed plants the same scores</source>
        <translation>어느 사실이 강건한지 정합니다. 같은 시드는 같은 점수를 심습니다</translation>
    </message>
    <message>
        <source>Cut-off year</source>
        <translation>컷오프 연도</translation>
    </message>
    <message>
        <source>Last year the model knows; nothing later is known</source>
        <translation>모델이 아는 마지막 해. 그 뒤는 모릅니다</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>재현</translation>
    </message>
    <message>
        <source>Share of the cells up to the cut-off that are known, 0 to 1</source>
        <translation>컷오프까지의 셀 중 아는 비율, 0~1</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>Share of the known cells answered right in only some samples, 0 to 1</source>
        <translation>아는 셀 중 일부 샘플에서만 맞는 비율, 0~1</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>지난 답</translation>
    </message>
    <message>
        <source>Share of the wrong answers that repeat an earlier holder where there is one, 0 to 1</source>
        <translation>틀린 답 중 이전 보유자가 있을 때 그를 되풀이하는 비율, 0~1</translation>
    </message>
    <message>
        <source>Recovers</source>
        <translation>회복</translation>
    </message>
    <message>
        <source>Share of the cells not recalled that are answered right where the prompt shows a right neighbouring year, 0 to 1: what ChroKnowPrompt is to find again</source>
        <translation>기억하지 못한 셀 중 맞는 이웃 연도를 보여 주면 맞는 비율, 0~1: ChroKnowPrompt가 다시 찾아야 할 것</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>잡음</translation>
    </message>
    <message>
        <source>Share of untidy replies, 0 to 1: whole sentences, markdown, no “A.”</source>
        <translation>어수선한 응답의 비율, 0~1: 온 문장, 마크다운, “A.” 없음</translation>
    </message>
    <message>
        <source>Refusal</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>Share of the requests refused, 0 to 1</source>
        <translation>거부하는 요청의 비율, 0~1</translation>
    </message>
    <message>
        <source>Robust</source>
        <translation>강건</translation>
    </message>
    <message>
        <source>Share of the facts whose correct dates all beat the incorrect ones, at each precision for itself, 0 to 1</source>
        <translation>맞는 날짜가 틀린 날짜를 모두 이기는 사실의 비율, 정밀도마다 따로, 0~1</translation>
    </message>
    <message>
        <source>Nearly</source>
        <translation>거의</translation>
    </message>
    <message>
        <source>Share of the facts that are robust but for dates just outside of their time, 0 to 1</source>
        <translation>기간 바로 밖의 날짜만 아니면 강건한 사실의 비율, 0~1</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>무감각</translation>
    </message>
    <message>
        <source>Share of the facts that are scored alike at every date, 0 to 1; the rest at random</source>
        <translation>모든 날짜에 같은 점수인 사실의 비율, 0~1. 나머지는 무작위</translation>
    </message>
    <message>
        <source>Share of the questions that need no year after the cut-off and are answered right, 0 to 1</source>
        <translation>컷오프 이후의 지식이 필요 없는 질문 중 맞게 답하는 비율, 0~1</translation>
    </message>
    <message>
        <source>Mistaken</source>
        <translation>오인</translation>
    </message>
    <message>
        <source>Share of the generalisation images that are taken for another&apos;s, 0 to 1</source>
        <translation>일반화 이미지를 다른 대상의 것으로 오인하는 비율, 0~1</translation>
    </message>
    <message>
        <source>Swayed</source>
        <translation>휘둘림</translation>
    </message>
    <message>
        <source>Share of the contexts of another time whose holder is repeated, 0 to 1</source>
        <translation>다른 시기의 문맥에 나온 보유자를 그대로 되풀이하는 비율, 0~1</translation>
    </message>
    <message>
        <source>It answers from the benchmark itself: nothing after the cut-off, before it the share Recall is known, of which Partial only now and then; of what is wrong, Stale names an earlier holder. Point at a field for what it means.</source>
        <translation>벤치마크 자체에서 답합니다. 컷오프 이후는 전혀 모르고, 그 전은 재현 비율만큼 알며 그중 부분 비율은 가끔만 맞힙니다. 틀린 답 중 지난 답 비율은 이전 보유자를 말합니다. 칸을 가리키면 뜻이 보입니다.</translation>
    </message>
    <message>
        <source>It answers from the items themselves: nothing after the cut-off, before it the share Recall; of what is wrong, Stale names an earlier holder. Point at a field for what it means.</source>
        <translation>항목 자체에서 답합니다. 컷오프 이후는 모르고, 그 전은 재현 비율만큼 압니다. 틀린 답 중 지난 답 비율은 이전 보유자를 말합니다. 칸을 가리키면 뜻이 보입니다.</translation>
    </message>
    <message>
        <source>%1. Share of these questions that is answered right up to the cut-off, 0 to 1; a dash: as Recall says</source>
        <translation>%1. 컷오프까지 이 질문들에 맞게 답하는 비율, 0~1. 줄표: 재현 값을 따름</translation>
    </message>
    <message>
        <source>%1. Share of what is known that is answered right where it is asked so, 0 to 1; a dash: all</source>
        <translation>%1. 이렇게 물을 때 아는 것 가운데 맞게 답하는 비율, 0~1. 줄표: 전부</translation>
    </message>
    <message>
        <source>Recall of a task instead of the one above; a dash leaves that</source>
        <translation>위의 재현 대신 쓰는 과제별 재현. 줄표는 위의 값을 그대로 둠</translation>
    </message>
    <message>
        <source>Of what is known, the share that is answered right in each way of asking; a dash: all</source>
        <translation>아는 것 가운데 묻는 방식마다 맞게 답하는 비율. 줄표: 전부</translation>
    </message>
    <message>
        <source>Told by demonstrations</source>
        <translation>예시로 알려 줌</translation>
    </message>
    <message>
        <source>Share of the questions whose answer is repeated once it was told in front of them, as runs of editing do, 0 to 1; a dash: all</source>
        <translation>편집 실행처럼 질문 앞에서 답을 알려 주었을 때 그 답을 되풀이하는 질문의 비율, 0~1. 줄표: 전부</translation>
    </message>
    <message>
        <source>What it knows of each task and in each way of asking</source>
        <translation>과제마다, 묻는 방식마다 아는 것</translation>
    </message>
    <message>
        <source>By task and way of asking</source>
        <translation>과제와 묻는 방식별</translation>
    </message>
    <message>
        <source>By task and way of asking: %1 planted</source>
        <translation>과제와 묻는 방식별: %1개 심음</translation>
    </message>
    <message>
        <source>It scores facts as planted, at each precision by itself: the share Robust prefers every right date, Nearly all but the nearest years, Blind scores all dates alike, the rest goes by chance. Point at a field for what it means.</source>
        <translation>정밀도마다 따로, 심은 대로 사실에 점수를 줍니다. 강건 비율은 모든 맞는 날짜를, 거의 비율은 바로 옆 연도만 빼고 선호하며, 무감각 비율은 모든 날짜를 같게, 나머지는 무작위로 매깁니다. 칸을 가리키면 뜻이 보입니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::CategoriesPage</name>
    <message>
        <source>Categories</source>
        <translation>범주</translation>
    </message>
    <message>
        <source>What has a bar of its own</source>
        <translation>막대 하나를 이루는 것</translation>
    </message>
    <message>
        <source>Bars: runs</source>
        <translation>막대: 실행</translation>
    </message>
    <message>
        <source>Bars: domains</source>
        <translation>막대: 도메인</translation>
    </message>
    <message>
        <source>Bars: states</source>
        <translation>막대: 상태</translation>
    </message>
    <message>
        <source>Bars: templates</source>
        <translation>막대: 템플릿</translation>
    </message>
    <message>
        <source>Bars: relations</source>
        <translation>막대: 관계</translation>
    </message>
    <message>
        <source>S&amp;hares</source>
        <translation>비율(&amp;H)</translation>
    </message>
    <message>
        <source>Percent of the elements of each bar instead of counts</source>
        <translation>개수 대신 각 막대 요소의 퍼센트</translation>
    </message>
    <message>
        <source>C&amp;ategories</source>
        <translation>범주(&amp;A)</translation>
    </message>
    <message>
        <source>Known, Partial Known, Cut-off and Unknown, over all years of the run</source>
        <translation>실행의 모든 연도에 걸친 Known, Partial Known, Cut-off, Unknown</translation>
    </message>
    <message>
        <source>O&amp;bject changes</source>
        <translation>객체 변화(&amp;B)</translation>
    </message>
    <message>
        <source>How often the objects of the elements differ between consecutive years: a fact of the benchmark</source>
        <translation>연속한 해 사이에 요소의 객체가 바뀐 횟수: 벤치마크의 사실</translation>
    </message>
    <message>
        <source>Close the list (Esc)</source>
        <translation>목록 닫기(Esc)</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>목록 닫기</translation>
    </message>
    <message>
        <source>Elements behind the segment</source>
        <translation>이 조각에 속한 요소</translation>
    </message>
    <message>
        <source>&amp;Narrow to these</source>
        <translation>이것으로 좁히기(&amp;N)</translation>
    </message>
    <message>
        <source>Let the filter of all pages choose these elements alone; so does a double click on the segment</source>
        <translation>모든 페이지의 필터가 이 요소들만 고르게 함. 조각을 두 번 눌러도 됨</translation>
    </message>
    <message>
        <source>changes: %1</source>
        <translation>변화: %1</translation>
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
        <translation>%1: %2쌍</translation>
    </message>
    <message>
        <source>%1: none of %2 judged</source>
        <translation>%1: %2개 중 판정된 것 없음</translation>
    </message>
    <message>
        <source>%1: %2 % of %3 correct</source>
        <translation>%1: %3개 중 %2 % 정답</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, in the other run %2</source>
        <translation>%1, 다른 실행은 %2</translation>
    </message>
    <message>
        <source>
%1: %2 of %3 greedy and %4 of %5 sampled replies right, %6 lost to errors</source>
        <translation>
%1: 그리디 %3개 중 %2개, 샘플 %5개 중 %4개 정답, 오류로 잃음 %6개</translation>
    </message>
    <message numerus="yes">
        <source>
%n more left out: not in the form that strict extraction counts</source>
        <translation>
            <numerusform>
%n개 더 제외: 엄격한 추출이 세는 형식이 아님</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::CellLabelBar</name>
    <message>
        <source>&amp;Label</source>
        <translation>레이블(&amp;L)</translation>
    </message>
    <message>
        <source>Give one label to all chosen wrong answers, as one step of undo</source>
        <translation>고른 오답 모두에 한 레이블을 주기, 한 번에 되돌릴 수 있음</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Take the labels back</source>
        <translation>레이블 되돌리기</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>%1개 선택</translation>
    </message>
    <message>
        <source>%1 chosen, %2 of them wrong</source>
        <translation>%1개 선택, 그중 오답 %2개</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The answers were not labelled</source>
        <translation>답에 레이블을 달지 못함</translation>
    </message>
    <message>
        <source>Label %1: %2</source>
        <translation>레이블 %1: %2</translation>
    </message>
    <message>
        <source>All of them have this label already</source>
        <translation>모두 이미 이 레이블이 있음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ChangesView</name>
    <message>
        <source>Nothing is new</source>
        <translation>새로운 것 없음</translation>
    </message>
    <message>
        <source>: the source lacks it</source>
        <translation>: 출처에 없음</translation>
    </message>
    <message>
        <source>: not of every year</source>
        <translation>: 모든 해에 있지 않음</translation>
    </message>
    <message>
        <source>: names are missing</source>
        <translation>: 이름이 빠짐</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>아무도 없음</translation>
    </message>
    <message>
        <source>Ticked: it is added</source>
        <translation>체크: 추가됩니다</translation>
    </message>
    <message>
        <source>Ticked: it stays, with the years that it had</source>
        <translation>체크: 있던 연도와 함께 남습니다</translation>
    </message>
    <message>
        <source>Ticked: its past is put right as the source says now. Else it keeps its past, and gets the new years.</source>
        <translation>체크: 출처가 지금 말하는 대로 과거를 바로잡습니다. 아니면 과거는 그대로 두고 새 연도를 받습니다.</translation>
    </message>
    <message>
        <source>Ticked: it gets the new years. Else it stays as it was.</source>
        <translation>체크: 새 연도를 받습니다. 아니면 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Which changes</source>
        <translation>어떤 변경</translation>
    </message>
    <message>
        <source>All elements</source>
        <translation>모든 요소</translation>
    </message>
    <message>
        <source>Elements and what the newer source says of them</source>
        <translation>요소와 최신 출처가 말하는 것</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>What</source>
        <translation>무엇</translation>
    </message>
    <message>
        <source>New years</source>
        <translation>새 연도</translation>
    </message>
    <message>
        <source>The benchmark has no element, and the source gives none</source>
        <translation>벤치마크에 요소가 없고 출처도 주지 않음</translation>
    </message>
    <message>
        <source>Add a newer source at the left: what it says otherwise, and what is new, is listed here, element by element. Untick what is not to be taken.</source>
        <translation>왼쪽에 최신 출처를 추가하십시오. 다르게 말하는 것과 새로운 것이 요소별로 여기에 나옵니다. 택하지 않을 것은 체크를 푸십시오.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The source says the same as the benchmark</source>
        <translation>출처가 벤치마크와 같음</translation>
    </message>
    <message>
        <source>%1: was %2, is %3</source>
        <translation>%1: 이전 %2, 지금 %3</translation>
    </message>
    <message>
        <source>… and %1 more years</source>
        <translation>… 외 %1년</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::CheckList</name>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Search this list</source>
        <translation>이 목록 검색</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ChipWidget</name>
    <message>
        <source>%1
Press to change it</source>
        <translation>%1
누르면 바꿉니다</translation>
    </message>
    <message>
        <source>Show all again (Del)</source>
        <translation>다시 모두 표시(Del)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>제거: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ClaimsDialog</name>
    <message>
        <source>%1 items of A.T.E added</source>
        <translation>A.T.E 항목 %1개 추가됨</translation>
    </message>
    <message>
        <source>, %1 were there</source>
        <translation>, %1개는 이미 있었음</translation>
    </message>
    <message>
        <source>Add a control with a wrong holder, gold No, for each</source>
        <translation>각각에 틀린 보유자, 정답 No인 대조 항목 추가</translation>
    </message>
    <message>
        <source>Add to the workspace</source>
        <translation>작업 공간에 추가</translation>
    </message>
    <message>
        <source>Make A.T.E out of wrong answers</source>
        <translation>오답으로 A.T.E 만들기</translation>
    </message>
    <message>
        <source>A.T.E asks Yes or No about the right holder, after the model is told that its answer was wrong. It is made of the items of T.A, T.I.A and T.S.A that every chosen run answered wrong in all its configurations.</source>
        <translation>A.T.E는 모델에게 답이 틀렸다고 한 뒤 맞는 보유자에 대해 Yes 또는 No를 묻습니다. 선택한 모든 실행이 모든 구성에서 틀린 T.A, T.I.A, T.S.A 항목으로 만듭니다.</translation>
    </message>
    <message>
        <source>Runs whose wrong answers count</source>
        <translation>오답을 셀 실행</translation>
    </message>
    <message>
        <source>Items that all chosen runs got wrong</source>
        <translation>선택한 모든 실행이 틀린 항목</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>과제</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Without them always saying Yes is right in every item</source>
        <translation>없으면 항상 Yes라고 하는 것이 모든 항목에서 정답</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Tick a run</source>
        <translation>실행을 체크하십시오</translation>
    </message>
    <message>
        <source>Reading the answers…</source>
        <translation>답 읽는 중…</translation>
    </message>
    <message>
        <source>No item of cognition is wrong in all of them</source>
        <translation>모두가 틀린 Cognition 항목이 없음</translation>
    </message>
    <message>
        <source>%1 items of cognition are wrong in all of them</source>
        <translation>모두가 틀린 Cognition 항목 %1개</translation>
    </message>
    <message>
        <source>The items are being added</source>
        <translation>항목을 추가하는 중</translation>
    </message>
    <message>
        <source>Tick runs of which the answers are there</source>
        <translation>답이 있는 실행을 체크하십시오</translation>
    </message>
    <message>
        <source>There is nothing to make items of</source>
        <translation>항목을 만들 것이 없음</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>An import is going on</source>
        <translation>가져오기가 진행 중</translation>
    </message>
    <message>
        <source>Each item keeps the list of these models</source>
        <translation>각 항목에 이 모델들의 목록이 남습니다</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>추가 중…</translation>
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
        <translation>A.T.E 항목이 추가되지 않았습니다</translation>
    </message>
    <message>
        <source>; wrong items without a control, for nobody else of their list surely did not hold then: %1</source>
        <translation>; 목록에 그때 확실히 아니었던 다른 이가 없어 대조 항목이 없는 틀린 항목: %1</translation>
    </message>
    <message>
        <source>; wrong items without a claim, for their question has no year: %1</source>
        <translation>; 질문에 연도가 없어 주장을 만들지 못한 틀린 항목: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ColumnChooser</name>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Choose the columns of the table; also with the right button on its header</source>
        <translation>표의 열 선택. 머리글을 오른쪽 단추로 눌러도 됨</translation>
    </message>
    <message>
        <source>Show all columns</source>
        <translation>모든 열 표시</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>첫째 실행</translation>
    </message>
    <message>
        <source>The run whose share of Correct is taken first</source>
        <translation>Correct 비율을 먼저 취하는 실행</translation>
    </message>
    <message>
        <source>⇄</source>
        <translation>⇄</translation>
    </message>
    <message>
        <source>Swap the runs</source>
        <translation>실행 바꾸기</translation>
    </message>
    <message>
        <source>Swap the two runs: the difference changes its sign</source>
        <translation>두 실행을 바꿈: 차이의 부호가 바뀝니다</translation>
    </message>
    <message>
        <source>Second run</source>
        <translation>둘째 실행</translation>
    </message>
    <message>
        <source>The run whose share of Correct is taken off the first one&apos;s</source>
        <translation>첫째 것에서 Correct 비율을 뺄 실행</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>Of the templates that the filter leaves and both runs use. With one template every element counts once a year, as McNemar&apos;s test needs it.</source>
        <translation>필터가 남기고 두 실행이 모두 쓰는 템플릿 중. 템플릿이 하나면 요소가 한 해에 한 번 세어지며 McNemar 검정에 필요합니다.</translation>
    </message>
    <message>
        <source>All years together. Elements repeat over the years, so the interval is the 95 % bootstrap over elements (2,000 draws).</source>
        <translation>모든 연도 합계. 요소가 연도에 걸쳐 반복되므로 구간은 요소별 95 % 부트스트랩(2,000회)입니다.</translation>
    </message>
    <message>
        <source>Lists of the comparison</source>
        <translation>비교 목록</translation>
    </message>
    <message>
        <source>&amp;Questions that differ</source>
        <translation>다른 질문(&amp;Q)</translation>
    </message>
    <message>
        <source>Against each &amp;other run</source>
        <translation>다른 실행 각각과(&amp;O)</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>계산 중…</translation>
    </message>
    <message>
        <source>Tick another run in the list at the upper left; both must have replies.</source>
        <translation>왼쪽 위 목록에서 실행을 하나 더 체크하십시오. 둘 다 응답이 있어야 합니다.</translation>
    </message>
    <message>
        <source>Two runs are needed</source>
        <translation>실행이 둘 필요함</translation>
    </message>
    <message>
        <source>Show the newest runs</source>
        <translation>최신 실행 표시</translation>
    </message>
    <message>
        <source>No question that both runs have judged</source>
        <translation>두 실행이 모두 판정한 질문이 없음</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>The numbers may differ for another reason than the model:</source>
        <translation>수치가 모델이 아닌 다른 이유로 다를 수 있습니다:</translation>
    </message>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>All templates</source>
        <translation>모든 템플릿</translation>
    </message>
    <message>
        <source>The numbers may differ for another reason than the model</source>
        <translation>수치가 모델이 아닌 다른 이유로 다를 수 있습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n reasons</source>
        <translation>
            <numerusform>이유 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ComparedView</name>
    <message>
        <source>&amp;against</source>
        <translation>상대(&amp;A)</translation>
    </message>
    <message>
        <source>The run that is subtracted</source>
        <translation>뺄 실행</translation>
    </message>
    <message>
        <source>The run that is subtracted, over the questions that both asked</source>
        <translation>뺄 실행, 둘 다 물은 질문에 대해</translation>
    </message>
    <message>
        <source>There is no other run yet</source>
        <translation>아직 다른 실행이 없음</translation>
    </message>
    <message>
        <source>Two runs are compared over the questions that both asked.</source>
        <translation>두 실행은 둘 다 물은 질문에 대해 비교합니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ConstructDialog</name>
    <message>
        <source>%1 items of %2 entities</source>
        <translation>개체 %2개의 항목 %1개</translation>
    </message>
    <message>
        <source> · %1 “No” controls</source>
        <translation> · “No” 대조 항목 %1개</translation>
    </message>
    <message>
        <source>Save as task files…</source>
        <translation>과제 파일로 저장…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Put into the workspace</source>
        <translation>작업 공간에 넣기</translation>
    </message>
    <message>
        <source>What comes of the construction</source>
        <translation>구성 결과</translation>
    </message>
    <message>
        <source>&amp;Items</source>
        <translation>항목(&amp;I)</translation>
    </message>
    <message>
        <source>%1 items of each task</source>
        <translation>과제마다 항목 %1개</translation>
    </message>
    <message>
        <source>Items of each task</source>
        <translation>과제별 항목</translation>
    </message>
    <message>
        <source>&amp;Tasks</source>
        <translation>과제(&amp;T)</translation>
    </message>
    <message>
        <source>What was not built, and why</source>
        <translation>만들지 못한 것과 이유</translation>
    </message>
    <message>
        <source>&amp;Not built</source>
        <translation>만들지 못함(&amp;N)</translation>
    </message>
    <message>
        <source>Progress of the construction</source>
        <translation>구성 진행 상황</translation>
    </message>
    <message>
        <source>A folder in the published layout, with the task files in its inference_data; the pictures stay where they are</source>
        <translation>inference_data에 과제 파일이 있는 공개 배치의 폴더. 그림은 제자리에 둡니다</translation>
    </message>
    <message>
        <source>Making items · %1 of %2 entities</source>
        <translation>항목 만드는 중 · 개체 %2개 중 %1개</translation>
    </message>
    <message>
        <source>Cancelled; nothing was stored</source>
        <translation>취소됨. 저장된 것 없음</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Press Make items</source>
        <translation>항목 만들기를 누르십시오</translation>
    </message>
    <message>
        <source>Nothing is made yet</source>
        <translation>아직 만든 것 없음</translation>
    </message>
    <message>
        <source>Nothing is stored yet</source>
        <translation>아직 저장된 것 없음</translation>
    </message>
    <message>
        <source>&amp;Not built (%1)</source>
        <translation>만들지 못함(&amp;N) (%1)</translation>
    </message>
    <message>
        <source>The tables are being read</source>
        <translation>표를 읽는 중</translation>
    </message>
    <message>
        <source>The items are being stored</source>
        <translation>항목을 저장하는 중</translation>
    </message>
    <message>
        <source>The task files are being written</source>
        <translation>과제 파일을 쓰는 중</translation>
    </message>
    <message>
        <source>No item could be built: see Not built</source>
        <translation>만들 수 있는 항목 없음: 만들지 못함 참조</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Make items</source>
        <translation>항목 만들기</translation>
    </message>
    <message>
        <source>Stop storing; what was stored until then stays</source>
        <translation>저장 중지. 그때까지 저장된 것은 남음</translation>
    </message>
    <message>
        <source>Stop; nothing is stored</source>
        <translation>중지. 저장되는 것 없음</translation>
    </message>
    <message>
        <source>They are stored</source>
        <translation>저장됨</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>An import is going on</source>
        <translation>가져오기가 진행 중</translation>
    </message>
    <message>
        <source>Adds the items with their pictures; what is there is never changed</source>
        <translation>그림과 함께 항목을 추가합니다. 있는 것은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>Storing…</source>
        <translation>저장 중…</translation>
    </message>
    <message>
        <source>Storing · %1 of %2 items</source>
        <translation>저장 중 · 항목 %2개 중 %1개</translation>
    </message>
    <message>
        <source>Cancelled; what was stored until then is in the workspace</source>
        <translation>취소됨. 그때까지 저장된 것은 작업 공간에 있음</translation>
    </message>
    <message>
        <source>Not stored: %1</source>
        <translation>저장 안 됨: %1</translation>
    </message>
    <message>
        <source>A folder for the task files</source>
        <translation>과제 파일을 둘 폴더</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>쓰는 중…</translation>
    </message>
    <message>
        <source>The task files are in %1</source>
        <translation>과제 파일이 %1에 있음</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>쓰지 못함: %1</translation>
    </message>
    <message>
        <source>P.U.D: of %1 items the office does not say since when it is there (column since): it may have had a holder before its list begins</source>
        <translation>P.U.D: 항목 %1개에서 직위가 언제부터 있었는지 알 수 없습니다(since 열). 목록이 시작되기 전에도 보유자가 있었을 수 있습니다</translation>
    </message>
    <message>
        <source>%1: in %2 items the context is about a holder further away: the one next to the right one has no year that is surely their own</source>
        <translation>%1: 항목 %2개에서 문맥이 더 먼 보유자에 관한 것입니다. 정답 바로 옆의 보유자에게는 확실히 그의 것인 해가 없습니다</translation>
    </message>
    <message>
        <source>They are being made</source>
        <translation>만드는 중입니다</translation>
    </message>
    <message>
        <source>What they are made of</source>
        <translation>무엇으로 만드는지</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>만든 결과</translation>
    </message>
    <message>
        <source>Make tasks out of dated attributes</source>
        <translation>날짜 있는 속성으로 과제 만들기</translation>
    </message>
    <message>
        <source>The items are not stored</source>
        <translation>항목이 저장되지 않음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ConstructForm</name>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>표 (*.csv);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Add “No” controls of A.T.E</source>
        <translation>A.T.E의 “No” 대조 항목 추가</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>선택: %1</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>개체</translation>
    </message>
    <message>
        <source>CSV with entity, type, hypernym, image and paraphrase_image: whom the two pictures of a row show</source>
        <translation>entity, type, hypernym, image, paraphrase_image가 있는 CSV: 한 행의 두 그림이 누구를 보여 주는지</translation>
    </message>
    <message>
        <source>The table of entities</source>
        <translation>개체 표</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>CSV with entity, property, value, start and end, and optionally since, the year in which the office began: who held what when</source>
        <translation>entity, property, value, start, end와 필요하면 직을 시작한 해 since가 있는 CSV: 누가 언제 무엇이었는지</translation>
    </message>
    <message>
        <source>The table of attributes</source>
        <translation>속성 표</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>The folder that the paths in the table of entities are relative to</source>
        <translation>개체 표의 경로가 기준으로 삼는 폴더</translation>
    </message>
    <message>
        <source>The folder of the pictures</source>
        <translation>그림 폴더</translation>
    </message>
    <message>
        <source>As in MINED</source>
        <translation>MINED 그대로</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>정리됨</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>문구</translation>
    </message>
    <message>
        <source>The templates of the paper with their slips, or the same in sound grammar</source>
        <translation>실수까지 그대로인 논문의 템플릿, 또는 문법을 바로잡은 것</translation>
    </message>
    <message>
        <source>About the next holder</source>
        <translation>다음 보유자에 대해</translation>
    </message>
    <message>
        <source>About the latest holder</source>
        <translation>최신 보유자에 대해</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>문맥</translation>
    </message>
    <message>
        <source>What the misaligned context of F.M.C is about; the paper names the latest value, its files have the next one</source>
        <translation>F.M.C의 어긋난 문맥이 무엇에 대한 것인지. 논문은 최신 값이라 하고 파일에는 다음 값이 있습니다</translation>
    </message>
    <message>
        <source>Per list</source>
        <translation>목록당</translation>
    </message>
    <message>
        <source>Items of T.S.A, F.M.C and P.M.C of one property of an entity, at most</source>
        <translation>한 개체의 한 속성에 대한 T.S.A, F.M.C, P.M.C 항목의 최대 수</translation>
    </message>
    <message>
        <source>Years before</source>
        <translation>이전 햇수</translation>
    </message>
    <message>
        <source>P.U.D asks so many years before the first record</source>
        <translation>P.U.D는 첫 기록보다 이만큼 앞을 묻습니다</translation>
    </message>
    <message>
        <source>Years after</source>
        <translation>이후 햇수</translation>
    </message>
    <message>
        <source>F.U.D asks so many years after the last record, or after 2025</source>
        <translation>F.U.D는 마지막 기록 또는 2025년보다 이만큼 뒤를 묻습니다</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Of A.T.E</source>
        <translation>A.T.E 비율</translation>
    </message>
    <message>
        <source>Share of the cognition items of which A.T.E is made. What models got wrong makes better ones: see Claims in the Import menu, once there are runs</source>
        <translation>A.T.E를 만들 Cognition 항목의 비율. 모델이 틀린 것으로 만들면 더 좋습니다. 실행이 생기면 가져오기 메뉴의 주장을 보십시오</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Of all that is drawn</source>
        <translation>뽑는 모든 것의 시드</translation>
    </message>
    <message>
        <source>A wrong holder for each item of A.T.E, of which the gold is No: in the published files always saying Yes is right</source>
        <translation>A.T.E 항목마다 정답이 No인 틀린 보유자. 공개된 파일에서는 항상 Yes가 정답입니다</translation>
    </message>
    <message>
        <source>Tables and pictures</source>
        <translation>표와 그림</translation>
    </message>
    <message>
        <source>Choose a table of entities</source>
        <translation>개체 표를 고르십시오</translation>
    </message>
    <message>
        <source>Choose a table of attributes</source>
        <translation>속성 표를 고르십시오</translation>
    </message>
    <message>
        <source>Choose the folder of the pictures</source>
        <translation>그림 폴더를 고르십시오</translation>
    </message>
    <message>
        <source>There is no such file: %1</source>
        <translation>그런 파일이 없음: %1</translation>
    </message>
    <message>
        <source>There is no such folder: %1</source>
        <translation>그런 폴더가 없음: %1</translation>
    </message>
    <message>
        <source>About the holder right before</source>
        <translation>바로 앞의 보유자</translation>
    </message>
    <message>
        <source>About any holder before</source>
        <translation>앞선 임의의 보유자</translation>
    </message>
    <message>
        <source>Past contexts</source>
        <translation>과거 문맥</translation>
    </message>
    <message>
        <source>What the misaligned context of P.M.C is about</source>
        <translation>P.M.C의 어긋난 문맥이 무엇에 관한 것인지</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>년</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>일</translation>
    </message>
    <message>
        <source>C.A counts</source>
        <translation>C.A 단위</translation>
    </message>
    <message>
        <source>The paper&apos;s text says days, its template and its files have years</source>
        <translation>논문 본문은 일이라고 하지만 양식과 파일은 년으로 셉니다</translation>
    </message>
    <message>
        <source>C.A also asks back in time</source>
        <translation>C.A에서 과거 방향으로도 묻기</translation>
    </message>
    <message>
        <source>As “after -15 years”, which a third of the published items do</source>
        <translation>“after -15 years”처럼 묻습니다. 공개된 항목의 3분의 1이 그렇습니다</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>A folder with entities.csv, attributes.csv and the pictures, in it or in its imgs: fills the three fields below</source>
        <translation>entities.csv, attributes.csv와 그림이(그 안이나 imgs에) 있는 폴더: 아래 세 칸을 채웁니다</translation>
    </message>
    <message>
        <source>with all three of them</source>
        <translation>셋이 모두 있는 폴더</translation>
    </message>
    <message>
        <source>There is no entities.csv in %1</source>
        <translation>%1에 entities.csv가 없습니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ConstructPreview</name>
    <message>
        <source>Some items of each task</source>
        <translation>과제마다 몇 항목</translation>
    </message>
    <message>
        <source>GI</source>
        <translation>GI</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>과제</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>%1 control</source>
        <translation>%1 대조</translation>
    </message>
    <message>
        <source>Context: %1</source>
        <translation>문맥: %1</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>I: the original image</source>
        <translation>I: 원본 이미지</translation>
    </message>
    <message>
        <source>GI: the generalisation image, another picture of it</source>
        <translation>GI: 일반화 이미지, 같은 대상의 다른 그림</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DateDetail</name>
    <message>
        <source>not asked yet</source>
        <translation>아직 묻지 않음</translation>
    </message>
    <message>
        <source>log P is missing</source>
        <translation>log P 없음</translation>
    </message>
    <message>
        <source>log P = %1</source>
        <translation>log P = %1</translation>
    </message>
    <message>
        <source>Text as it was sent, the object marked</source>
        <translation>보낸 그대로의 글, 객체 표시</translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation>α = %1</translation>
    </message>
    <message>
        <source>There is no reply to this date yet.</source>
        <translation>이 날짜에는 아직 응답이 없습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The log-probabilities of the single tokens were not kept: they are in smaller runs.</source>
        <translation>토큰별 로그 확률은 보관되지 않았습니다. 더 작은 실행에는 있습니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DatesDialog</name>
    <message>
        <source>%1 correct</source>
        <translation>맞음 %1</translation>
    </message>
    <message>
        <source>%1 incorrect</source>
        <translation>틀림 %1</translation>
    </message>
    <message>
        <source>%1 transitional</source>
        <translation>전환 %1</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>제외 %1</translation>
    </message>
    <message>
        <source>%1 discarded</source>
        <translation>버림 %1</translation>
    </message>
    <message>
        <source>%1 dates: %2</source>
        <translation>날짜 %1개: %2</translation>
    </message>
    <message>
        <source>Dated facts and their dates</source>
        <translation>날짜 있는 사실과 그 날짜</translation>
    </message>
    <message>
        <source>Take facts of the elements</source>
        <translation>요소의 사실 가져오기</translation>
    </message>
    <message>
        <source>Dated facts of the dynamic elements of this workspace, at years: both systems can then be asked about the same facts</source>
        <translation>이 작업 공간의 동적 요소에서 얻는 연도 단위의 날짜 있는 사실: 두 시스템에 같은 사실을 물을 수 있습니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Subject, relation or object</source>
        <translation>주체, 관계 또는 객체</translation>
    </message>
    <message>
        <source>Dated facts</source>
        <translation>날짜 있는 사실</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>The facts cannot be read: %1</source>
        <translation>사실을 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <translation>사실 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 facts</source>
        <translation>사실 %2개 중 %1개</translation>
    </message>
    <message>
        <source>The dates of this fact cannot be read: %1</source>
        <translation>이 사실의 날짜를 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>There is no question for “%1”: a run leaves its facts out until it has words.</source>
        <translation>“%1”에 대한 질문이 없습니다. 문구가 생길 때까지 실행에서 그 사실은 빠집니다.</translation>
    </message>
    <message>
        <source>201 points over ten lengths of its validity fall into these years, until %1; each year is asked once.</source>
        <translation>유효 기간의 열 배에 걸친 201개 점이 %1까지 이 연도들에 들어가며, 각 연도를 한 번 묻습니다.</translation>
    </message>
    <message>
        <source>Excluded dates are in no test: nothing is known of the fact outside of %1.</source>
        <translation>제외된 날짜는 어느 검정에도 없습니다: %1 밖의 일은 알려져 있지 않습니다.</translation>
    </message>
    <message>
        <source>Excluded dates are in no test: they touch another period of the fact.</source>
        <translation>제외된 날짜는 어느 검정에도 없습니다: 사실의 다른 기간에 닿아 있습니다.</translation>
    </message>
    <message>
        <source>Discarded dates are in no test: a bound of the fact is in their year.</source>
        <translation>버린 날짜는 어느 검정에도 없습니다: 사실의 경계가 그 연도에 있습니다.</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>사실 1개</translation>
    </message>
    <message>
        <source>This workspace has no dynamic element</source>
        <translation>이 작업 공간에는 동적 요소가 없습니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DeclaredDates</name>
    <message>
        <source>&amp;Declared dates…</source>
        <translation>공표된 날짜(&amp;D)…</translation>
    </message>
    <message>
        <source>Note the knowledge cut-off that a model&apos;s vendor declares, to see it beside the estimate</source>
        <translation>모델 제공자가 공표한 지식 컷오프를 적어 추정치 옆에서 보기</translation>
    </message>
    <message>
        <source>Knowledge cut-off as the vendor declares it, YYYY, YYYY-MM or YYYY-MM-DD</source>
        <translation>제공자가 공표한 지식 컷오프, YYYY, YYYY-MM 또는 YYYY-MM-DD</translation>
    </message>
    <message>
        <source>Declared cut-off of %1</source>
        <translation>%1의 공표 컷오프</translation>
    </message>
    <message>
        <source>YYYY-MM</source>
        <translation>YYYY-MM</translation>
    </message>
    <message>
        <source>not a date yet</source>
        <translation>아직 날짜가 아님</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Departure</name>
    <message numerus="yes">
        <source>%n change(s) of annotations are not saved yet. Leaving the workspace once more gives them up</source>
        <translation>
            <numerusform>주석 변경 %n개가 아직 저장되지 않았습니다. 작업 공간을 한 번 더 나가면 버려집니다</numerusform>
        </translation>
    </message>
    <message>
        <source>It is lost when Chronoscope is quit.</source>
        <translation>Chronoscope를 종료하면 사라집니다.</translation>
    </message>
    <message>
        <source>Back to the form</source>
        <translation>양식으로 돌아가기</translation>
    </message>
    <message>
        <source>Quit without it</source>
        <translation>버리고 종료</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>1 run is going on (%1)</source>
        <translation>실행 1개 진행 중 (%1)</translation>
    </message>
    <message>
        <source>%1 runs are going on (%2)</source>
        <translation>실행 %1개 진행 중 (%2)</translation>
    </message>
    <message>
        <source>An import is going on</source>
        <translation>가져오기가 진행 중</translation>
    </message>
    <message>
        <source>What has been read is kept. The rest can be imported again later.</source>
        <translation>읽은 것은 보관됩니다. 나머지는 나중에 다시 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>Every reply that has come is kept. The rest is asked when the run is resumed; that is offered when the workspace is opened again.</source>
        <translation>온 응답은 모두 보관됩니다. 나머지는 실행을 재개하면 묻습니다. 작업 공간을 다시 열면 재개를 제안합니다.</translation>
    </message>
    <message>
        <source>Stop it and quit</source>
        <translation>중지하고 종료</translation>
    </message>
    <message>
        <source>Pause and quit</source>
        <translation>일시 중지하고 종료</translation>
    </message>
    <message>
        <source>Stop it and close</source>
        <translation>중지하고 닫기</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>일시 중지하고 닫기</translation>
    </message>
    <message>
        <source>Stop it and open</source>
        <translation>중지하고 열기</translation>
    </message>
    <message>
        <source>Pause and open</source>
        <translation>일시 중지하고 열기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DesktopTies</name>
    <message>
        <source>The import has ended</source>
        <translation>가져오기가 끝남</translation>
    </message>
    <message>
        <source>The scoring has finished</source>
        <translation>채점이 끝남</translation>
    </message>
    <message>
        <source>The scoring stopped: %1</source>
        <translation>채점이 멈춤: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DiagnoseStrip</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Replies judged</source>
        <translation>판정된 응답</translation>
    </message>
    <message>
        <source>Stop; what is half done is not kept</source>
        <translation>중지. 하다 만 것은 보관되지 않음</translation>
    </message>
    <message>
        <source>Judging the replies of %1: %2 of %3</source>
        <translation>%1의 응답 판정 중: %3 중 %2</translation>
    </message>
    <message>
        <source>The workspace is open for reading only</source>
        <translation>작업 공간이 읽기 전용으로 열려 있음</translation>
    </message>
    <message>
        <source>A run that is still being asked is diagnosed when it has ended or is stopped</source>
        <translation>아직 묻는 중인 실행은 끝나거나 중지되면 진단합니다</translation>
    </message>
    <message>
        <source>The wrong replies are not diagnosed yet: they have not been compared with the right answers of other years.</source>
        <translation>틀린 응답이 아직 진단되지 않았습니다. 다른 연도의 정답과 비교하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 runs are not diagnosed yet.</source>
        <translation>실행 %2개 중 %1개가 아직 진단되지 않았습니다.</translation>
    </message>
    <message>
        <source>It stopped: %1</source>
        <translation>멈춤: %1</translation>
    </message>
    <message>
        <source>Diagnose %1 replies</source>
        <translation>응답 %1개 진단</translation>
    </message>
    <message>
        <source>Judge the stored replies again as the runs did, and keep what the wrong ones say. No model is asked.</source>
        <translation>저장된 응답을 실행과 같은 방식으로 다시 판정하고 틀린 것이 무엇을 말하는지 보관합니다. 모델에 묻지 않습니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DiagnosticsDialog</name>
    <message>
        <source>Put the newest &amp;replies in, word for word</source>
        <translation>최신 응답을 글자 그대로 넣기(&amp;R)</translation>
    </message>
    <message>
        <source>Diagnostic bundle</source>
        <translation>진단 묶음</translation>
    </message>
    <message>
        <source>What helps others to find a mistake, in one file that you can send them. This is all that it holds; keys are never in it.</source>
        <translation>잘못을 찾는 데 도움이 되는 것을 보낼 수 있는 파일 하나로 모읍니다. 담긴 것은 이것이 전부이며 키는 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Files of the bundle</source>
        <translation>묶음의 파일</translation>
    </message>
    <message>
        <source>What the chosen file holds</source>
        <translation>선택한 파일의 내용</translation>
    </message>
    <message>
        <source>They may be anybody&apos;s data: look at them before you send them</source>
        <translation>누군가의 데이터일 수 있습니다. 보내기 전에 살펴보십시오</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Gathering…</source>
        <translation>모으는 중…</translation>
    </message>
    <message numerus="yes">
        <source>%n files, %1 before they are packed</source>
        <translation>
            <numerusform>파일 %n개, 압축 전 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the diagnostic bundle</source>
        <translation>진단 묶음 저장</translation>
    </message>
    <message>
        <source>ZIP files (*.zip)</source>
        <translation>ZIP 파일 (*.zip)</translation>
    </message>
    <message>
        <source>The bundle could not be saved</source>
        <translation>묶음을 저장할 수 없었음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DisagreementList</name>
    <message>
        <source>&amp;Final word</source>
        <translation>최종 결정(&amp;F)</translation>
    </message>
    <message>
        <source>Decide what the chosen items are: it stands for the annotators&apos; own labels, which stay</source>
        <translation>선택한 항목이 무엇인지 결정: 주석자의 레이블을 대신하며 그 레이블은 남습니다</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Take back what was decided last</source>
        <translation>마지막 결정 되돌리기</translation>
    </message>
    <message>
        <source>Items on which annotators differ</source>
        <translation>주석자가 갈리는 항목</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>갈림</translation>
    </message>
    <message>
        <source>Final word</source>
        <translation>최종 결정</translation>
    </message>
    <message>
        <source>Labels that some but not all of its annotators gave</source>
        <translation>일부 주석자만 준 레이블</translation>
    </message>
    <message>
        <source>; the first %1 are shown</source>
        <translation>; 처음 %1개 표시</translation>
    </message>
    <message>
        <source>an element that no shown run asks about</source>
        <translation>표시된 실행이 묻지 않는 요소</translation>
    </message>
    <message>
        <source>no label</source>
        <translation>레이블 없음</translation>
    </message>
    <message>
        <source>Choose an item to see who says what.</source>
        <translation>항목을 골라 누가 무엇이라 하는지 보십시오.</translation>
    </message>
    <message>
        <source>%1 items are chosen.</source>
        <translation>항목 %1개를 골랐습니다.</translation>
    </message>
    <message>
        <source>Final word of %1: %2</source>
        <translation>%1의 최종 결정: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> — %1</source>
        <translation> — %1</translation>
    </message>
    <message>
        <source>None: take my final word back</source>
        <translation>없음: 내 최종 결정 되돌리기</translation>
    </message>
    <message>
        <source>Final word: %1</source>
        <translation>최종 결정: %1</translation>
    </message>
    <message>
        <source>Final word taken back</source>
        <translation>최종 결정을 되돌림</translation>
    </message>
    <message>
        <source>Items on which annotators differ: %1, without a final word: %2%3</source>
        <translation>주석자 의견이 다른 항목: %1, 최종 판정 없음: %2%3</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DiscoveryPanel</name>
    <message>
        <source>Add as backend</source>
        <translation>백엔드로 추가</translation>
    </message>
    <message>
        <source>Cancel search</source>
        <translation>검색 취소</translation>
    </message>
    <message>
        <source>Model servers on this machine</source>
        <translation>이 컴퓨터의 모델 서버</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>빌드</translation>
    </message>
    <message>
        <source>Save the chosen server and model as a backend (Enter)</source>
        <translation>선택한 서버와 모델을 백엔드로 저장(Enter)</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>목록 닫기</translation>
    </message>
    <message>
        <source>Looking for model servers on ports 11434, 1234, 8000, 8080 and 30000 of this machine…</source>
        <translation>이 컴퓨터의 포트 11434, 1234, 8000, 8080, 30000에서 모델 서버를 찾는 중…</translation>
    </message>
    <message>
        <source>its only model</source>
        <translation>유일한 모델</translation>
    </message>
    <message>
        <source>No model server answers on the usual ports of this machine.</source>
        <translation>이 컴퓨터의 흔한 포트에서 답하는 모델 서버가 없습니다.</translation>
    </message>
    <message>
        <source>1 server on this machine</source>
        <translation>이 컴퓨터의 서버 1개</translation>
    </message>
    <message>
        <source>%1 servers on this machine</source>
        <translation>이 컴퓨터의 서버 %1개</translation>
    </message>
    <message>
        <source>local server</source>
        <translation>로컬 서버</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DistractorsDialog</name>
    <message>
        <source>Give them to the elements</source>
        <translation>요소에 주기</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>오답 선택지</translation>
    </message>
    <message>
        <source>Every element has three distractors</source>
        <translation>모든 요소에 오답 선택지가 셋 있음</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Those that have fewer than three distractors, by domain</source>
        <translation>오답 선택지가 셋 미만인 것, 도메인별</translation>
    </message>
    <message>
        <source>By a model, in rounds</source>
        <translation>모델로, 여러 라운드</translation>
    </message>
    <message>
        <source>Without a model, unverified</source>
        <translation>모델 없이, 확인 안 됨</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>쓰기</translation>
    </message>
    <message>
        <source>By a model in rounds, as in the paper; or out of the other elements, which nobody has checked</source>
        <translation>논문처럼 모델이 여러 라운드로, 또는 아무도 확인하지 않은 다른 요소에서</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Who writes and who checks; it needs a chat</source>
        <translation>쓰고 확인할 모델. chat이 필요함</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Times that the options are checked, at most; what is called right is rewritten</source>
        <translation>선택지를 확인하는 최대 횟수. 맞다고 한 것은 다시 씁니다</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Orders the options, and draws those without a model</source>
        <translation>선택지 순서를 정하고 모델 없이 만든 것을 뽑음</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>표시할 것</translation>
    </message>
    <message>
        <source>A run with its rounds, or what the workspace holds</source>
        <translation>실행과 그 라운드, 또는 작업 공간의 내용</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>%1: %2 lack some</source>
        <translation>%1: %2개가 모자람</translation>
    </message>
    <message>
        <source>What the workspace holds</source>
        <translation>작업 공간의 내용</translation>
    </message>
    <message>
        <source>Nothing of this run is whole yet</source>
        <translation>이 실행에 아직 온전한 것이 없음</translation>
    </message>
    <message>
        <source>Shares by domain are here once elements have distractors from this window</source>
        <translation>이 창의 오답 선택지가 있는 요소가 생기면 도메인별 비율이 나옵니다</translation>
    </message>
    <message>
        <source>This run has no elements</source>
        <translation>이 실행에 요소가 없음</translation>
    </message>
    <message>
        <source>No element has distractors from this window yet. Start a run, or draw them without a model, at the left.</source>
        <translation>아직 이 창의 오답 선택지가 있는 요소가 없습니다. 왼쪽에서 실행을 시작하거나 모델 없이 뽑으십시오.</translation>
    </message>
    <message>
        <source>No run is chosen: there are no rounds to read</source>
        <translation>선택한 실행이 없어 읽을 라운드가 없음</translation>
    </message>
    <message>
        <source>Nothing has been asked of it yet</source>
        <translation>아직 물은 것이 없음</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>The elements are being written</source>
        <translation>요소를 쓰는 중</translation>
    </message>
    <message>
        <source>Tick a domain</source>
        <translation>도메인을 체크하십시오</translation>
    </message>
    <message>
        <source>A run is going on</source>
        <translation>실행이 진행 중</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>실행 시작</translation>
    </message>
    <message>
        <source>Draw distractors</source>
        <translation>오답 선택지 뽑기</translation>
    </message>
    <message>
        <source>Elements that runs have used stay; a new version stands beside them</source>
        <translation>실행이 쓴 요소는 남고 새 버전이 그 옆에 생깁니다</translation>
    </message>
    <message>
        <source>Elements that lack distractors get those of this run</source>
        <translation>오답 선택지가 없는 요소가 이 실행의 것을 받습니다</translation>
    </message>
    <message>
        <source>The run is not finished: see the page Runs</source>
        <translation>실행이 끝나지 않음: 실행 페이지 참조</translation>
    </message>
    <message>
        <source>%1, distractors</source>
        <translation>%1, 오답 선택지</translation>
    </message>
    <message>
        <source>“%1” is being started; it goes on without this window, and stands on the page Runs</source>
        <translation>“%1” 시작. 이 창 없이도 계속되며 실행 페이지에 있습니다</translation>
    </message>
    <message>
        <source>An import is going on: give them afterwards</source>
        <translation>가져오기가 진행 중: 그 뒤에 주십시오</translation>
    </message>
    <message>
        <source>The elements get their distractors…</source>
        <translation>요소에 오답 선택지를 주는 중…</translation>
    </message>
    <message>
        <source>Shares by domain</source>
        <translation>도메인별 비율</translation>
    </message>
    <message>
        <source>Options that a model called right in round 1 and in the last round, and elements that needed more than one round. In the paper, about 20 % of the distractors written for commonsense were right.</source>
        <translation>모델이 1라운드와 마지막 라운드에서 맞다고 한 선택지와 한 라운드 넘게 필요했던 요소. 논문에서는 상식 도메인에 쓴 오답 선택지의 약 20 %가 맞는 것이었습니다.</translation>
    </message>
    <message>
        <source>Elements with their distractors</source>
        <translation>요소와 그 오답 선택지</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>≈ looks like a right one: matching of texts would count it as right. ? nobody has checked it.</source>
        <translation>≈ 맞는 것과 비슷함: 텍스트 매칭이 정답으로 셀 수 있습니다. ? 아무도 확인하지 않았습니다.</translation>
    </message>
    <message>
        <source>Rounds of the chosen element</source>
        <translation>선택한 요소의 라운드</translation>
    </message>
    <message>
        <source>Choose an element to read its rounds: what was asked, and the answers</source>
        <translation>요소를 골라 라운드를 읽으십시오: 물은 것과 답</translation>
    </message>
    <message>
        <source>No distractors were given</source>
        <translation>오답 선택지를 주지 못했습니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::DockTitle</name>
    <message>
        <source>Window of its own, or part of this one</source>
        <translation>별도의 창 또는 이 창의 일부</translation>
    </message>
    <message>
        <source>Close the %1</source>
        <translation>%1 닫기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::EditDialog</name>
    <message>
        <source>Start editing</source>
        <translation>편집 시작</translation>
    </message>
    <message>
        <source>Edit by demonstrations</source>
        <translation>예시로 편집</translation>
    </message>
    <message>
        <source>What a run got wrong is asked again, of a model that is told the right answers behind demonstrations (IKE); its weights stay as they are.</source>
        <translation>실행에서 틀린 항목을, 예시 뒤에 정답을 알려 준 모델에게 다시 묻습니다(IKE). 모델의 가중치는 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Single: each fact is known when it is asked about</source>
        <translation>개별: 물을 때 해당 사실이 주어집니다</translation>
    </message>
    <message>
        <source>Lifelong: it is found among all facts by the question</source>
        <translation>누적: 질문으로 모든 사실 가운데서 찾습니다</translation>
    </message>
    <message>
        <source>character n-grams of this program, or openai:https://…?model=NAME</source>
        <translation>이 프로그램의 문자 n-그램, 또는 openai:https://…?model=이름</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>What tables call the run</source>
        <translation>표에서 이 실행을 부르는 이름</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>답한 실행</translation>
    </message>
    <message>
        <source>The finished run whose wrong items are asked again</source>
        <translation>틀린 항목을 다시 물을, 끝난 실행</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Who answers: mostly the model of that run</source>
        <translation>답하는 모델: 대개 그 실행의 모델</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Whether the fact that is asked about is told, or looked for among all that were edited</source>
        <translation>묻는 사실을 알려 줄지, 편집된 모든 사실 가운데서 찾을지</translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation>예시 수</translation>
    </message>
    <message>
        <source>Shown at most in front of each question; the paper has 32</source>
        <translation>각 질문 앞에 보이는 최대 수. 논문은 32개</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>찾는 방법</translation>
    </message>
    <message>
        <source>What finds the demonstrations that are most like the question: a server of sentence embeddings. Empty: character n-grams, offline, which results are labelled with</source>
        <translation>질문과 가장 비슷한 예시를 찾는 방법: 문장 임베딩 서버. 비우면 오프라인 문자 n-그램이며, 결과에 그렇게 표시됩니다</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>%1 edited, lifelong</source>
        <translation>%1 편집, 누적</translation>
    </message>
    <message>
        <source>%1 edited, single</source>
        <translation>%1 편집, 개별</translation>
    </message>
    <message>
        <source>No run of MINED is finished: its wrong items are what is edited</source>
        <translation>끝난 MINED 실행이 없습니다. 그 틀린 항목이 편집 대상입니다</translation>
    </message>
    <message>
        <source>Give the run a name</source>
        <translation>실행에 이름을 붙이십시오</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>What is to be edited is being counted</source>
        <translation>편집할 항목을 세고 있습니다</translation>
    </message>
    <message>
        <source>Servers cannot be asked here: leave “Found by” empty</source>
        <translation>여기서는 서버에 물을 수 없습니다. “찾는 방법”을 비워 두세요</translation>
    </message>
    <message>
        <source>%1 items to edit in %2 requests; %3 were right throughout</source>
        <translation>편집할 항목 %1개, 요청 %2건; %3개는 모두 맞았습니다</translation>
    </message>
    <message>
        <source>Test the backend, make the run and begin asking</source>
        <translation>백엔드를 시험하고 실행을 만들어 묻기 시작합니다</translation>
    </message>
    <message>
        <source>There is nothing to edit: no answer of this run is wrong</source>
        <translation>편집할 것이 없음: 이 실행에는 틀린 답이 없음</translation>
    </message>
    <message>
        <source>; %1 are left out, as a reply is missing and no answer is wrong (%2 have no answer at all)</source>
        <translation>; 응답이 빠졌고 틀린 답이 없어 %1개는 제외(%2개는 답이 전혀 없음)</translation>
    </message>
    <message>
        <source>; of %1 to edit a reply is missing, too: their score before is not known until the errors are asked again</source>
        <translation>; 편집할 %1개는 응답도 빠져 있어 오류를 다시 묻기 전에는 이전 점수를 알 수 없음</translation>
    </message>
    <message>
        <source>; the %1 questions of F.M.C and P.M.C are not edited, as their context says what is right</source>
        <translation>; F.M.C와 P.M.C의 질문 %1개는 문맥이 정답을 말하므로 편집하지 않음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::EditingView</name>
    <message>
        <source>lifelong</source>
        <translation>누적</translation>
    </message>
    <message>
        <source>single</source>
        <translation>개별</translation>
    </message>
    <message>
        <source>&amp;Published</source>
        <translation>논문 수치(&amp;P)</translation>
    </message>
    <message>
        <source>Tables 6 and 7 of the paper below one&apos;s own; they are never mixed with them</source>
        <translation>자신의 것 아래에 논문의 표 6과 7. 서로 섞지 않습니다</translation>
    </message>
    <message>
        <source>Single minus li&amp;felong</source>
        <translation>개별 빼기 누적(&amp;F)</translation>
    </message>
    <message>
        <source>What a method loses where all facts are edited, in place of one at a time</source>
        <translation>한 번에 하나가 아니라 모든 사실을 편집할 때 방법이 잃는 것</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementDetail</name>
    <message>
        <source>%1 (also: %2)</source>
        <translation>%1 (다른 이름: %2)</translation>
    </message>
    <message>
        <source>Selected element</source>
        <translation>선택한 요소</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>Right answers; this element has no years</source>
        <translation>정답. 이 요소에는 연도가 없음</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>오답 선택지</translation>
    </message>
    <message>
        <source>Wrong options of the multiple choice</source>
        <translation>객관식의 오답 선택지</translation>
    </message>
    <message>
        <source>Other keys of the file</source>
        <translation>파일의 다른 키</translation>
    </message>
    <message>
        <source>Kept as they were; no run uses them</source>
        <translation>있던 그대로 보관. 어느 실행도 쓰지 않음</translation>
    </message>
    <message>
        <source>Select an element to see its objects year by year.</source>
        <translation>요소를 골라 연도별 객체를 보십시오.</translation>
    </message>
    <message>
        <source>Copy the element&apos;s id</source>
        <translation>요소의 id 복사</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>편집…</translation>
    </message>
    <message>
        <source>Change its objects by year, their other names, and the distractors (F2); runs that asked it keep it as it is</source>
        <translation>연도별 객체, 다른 이름, 오답 선택지 변경(F2). 이미 물은 실행은 그대로 유지합니다</translation>
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
        <translation>전체 id 복사: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source> — multiple choice needs exactly three and leaves this element out</source>
        <translation> — 객관식에는 정확히 셋이 필요해 이 요소를 제외합니다</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementEditor</name>
    <message>
        <source>Edit element</source>
        <translation>요소 편집</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>What the question is about</source>
        <translation>질문의 대상</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>Its words in the packs of relations make the question</source>
        <translation>관계 팩의 문구가 질문을 만듭니다</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>오답 선택지</translation>
    </message>
    <message>
        <source>Wrong options of the multiple choice, with | between; exactly three are needed for it</source>
        <translation>객관식의 오답 선택지, |로 구분. 정확히 셋이 필요함</translation>
    </message>
    <message>
        <source>Drag an end of a ribbon to another year, or the whole of it; double-click a free year of its row for one more period</source>
        <translation>띠의 끝이나 띠 전체를 다른 해로 끄십시오. 행의 빈 해를 두 번 누르면 기간이 하나 더 생깁니다</translation>
    </message>
    <message>
        <source>&amp;Subject</source>
        <translation>주체(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Relation</source>
        <translation>관계(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Distractors</source>
        <translation>오답 선택지(&amp;D)</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>다른 이름</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>Other names that are right, with | between</source>
        <translation>맞는 다른 이름, |로 구분</translation>
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
        <translation>객체 추가</translation>
    </message>
    <message>
        <source>One more object, of the years that are free</source>
        <translation>비어 있는 해의 객체 하나 더</translation>
    </message>
    <message>
        <source>Remove object</source>
        <translation>객체 제거</translation>
    </message>
    <message>
        <source>The chosen object with all its years</source>
        <translation>선택한 객체와 그 모든 연도</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>마지막 단계 되돌리기</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>The step that was taken back</source>
        <translation>되돌린 단계</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Save element</source>
        <translation>요소 저장</translation>
    </message>
    <message>
        <source>The element cannot be read: %1</source>
        <translation>요소를 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1개 더</translation>
    </message>
    <message>
        <source>No run has asked this element yet. What you save stands in for it.</source>
        <translation>아직 이 요소를 물은 실행이 없습니다. 저장한 것이 이것을 대신합니다.</translation>
    </message>
    <message>
        <source>Runs that have asked it keep it as it is: %1. What you save is a new version, which new runs ask in its place.</source>
        <translation>이미 물은 실행은 그대로 유지합니다: %1. 저장한 것은 새 버전이며 새 실행은 그것을 묻습니다.</translation>
    </message>
    <message>
        <source>“%1” is no list of years: write 2010-2013, 2015</source>
        <translation>“%1”은(는) 연도 목록이 아닙니다. 2010-2013, 2015처럼 쓰십시오</translation>
    </message>
    <message>
        <source>New object</source>
        <translation>새 객체</translation>
    </message>
    <message>
        <source>It was not saved: %1</source>
        <translation>저장 안 됨: %1</translation>
    </message>
    <message>
        <source>It was edited since; this is how it is now. </source>
        <translation>그 뒤에 편집되었습니다. 이것이 지금 모습입니다. </translation>
    </message>
    <message>
        <source>No distractors. Several stand with | between them.</source>
        <translation>오답 선택지 없음. 여러 개는 |로 나눕니다.</translation>
    </message>
    <message>
        <source>Reads as 1 distractor. Several stand with | between them.</source>
        <translation>오답 선택지 1개로 읽힙니다. 여러 개는 |로 나눕니다.</translation>
    </message>
    <message>
        <source>Reads as %1 distractors</source>
        <translation>오답 선택지 %1개로 읽힙니다</translation>
    </message>
    <message>
        <source>first | second | third</source>
        <translation>첫째 | 둘째 | 셋째</translation>
    </message>
    <message>
        <source>An exemplar: it stands solved before the questions about its relation, and is not asked. Runs that were made show it as it is; later ones show what you save.</source>
        <translation>예시: 그 관계의 질문 앞에 풀린 채 놓이고 묻지 않습니다. 이미 만든 실행은 지금 그대로 보여 주고, 이후의 실행은 저장한 것을 보여 줍니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementExport</name>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Write all elements into files that can be imported again</source>
        <translation>모든 요소를 다시 가져올 수 있는 파일로 씁니다</translation>
    </message>
    <message>
        <source>In the &amp;published layout…</source>
        <translation>공개된 형식으로(&amp;P)…</translation>
    </message>
    <message>
        <source>The files of ChroKnowBench, few-shots included</source>
        <translation>ChroKnowBench의 파일, 퓨샷 포함</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>표로(CSV)(&amp;T)…</translation>
    </message>
    <message>
        <source>A row for each object and the years it held: for a spreadsheet</source>
        <translation>대상마다 한 줄과 그것이 맞았던 연도: 스프레드시트용</translation>
    </message>
    <message>
        <source>As a table (&amp;JSON Lines)…</source>
        <translation>표로(JSON Lines)(&amp;J)…</translation>
    </message>
    <message>
        <source>The same, for programs</source>
        <translation>같은 내용, 프로그램용</translation>
    </message>
    <message>
        <source>Export the elements into which folder?</source>
        <translation>요소를 어느 폴더로 내보낼까요?</translation>
    </message>
    <message>
        <source>The elements were not exported</source>
        <translation>요소를 내보내지 못했습니다</translation>
    </message>
    <message>
        <source>There is no element that this layout would give back unchanged</source>
        <translation>이 형식이 그대로 되돌려 줄 요소가 없습니다</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>파일 %1개</translation>
    </message>
    <message>
        <source>1 element in %1</source>
        <translation>%1에 요소 1개</translation>
    </message>
    <message>
        <source>%1 elements in %2</source>
        <translation>%2에 요소 %1개</translation>
    </message>
    <message>
        <source>%1 are left out: the layout would not give them back unchanged</source>
        <translation>%1개는 제외됨: 이 형식은 그대로 되돌려 주지 못합니다</translation>
    </message>
    <message>
        <source>import it with the years %1–%2</source>
        <translation>연도 %1–%2로 가져오세요</translation>
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
        <translation>Cut-off (이후)</translation>
    </message>
    <message>
        <source>%1 stale</source>
        <translation>지난 답 %1</translation>
    </message>
    <message>
        <source>%1 wrong</source>
        <translation>오답 %1</translation>
    </message>
    <message>
        <source>%1 wrong replies, %2 of them stale</source>
        <translation>틀린 응답 %1개, 그중 지난 답 %2개</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
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
        <translation>주체 검색</translation>
    </message>
    <message>
        <source>Shows the subjects that hold this text (Ctrl+F)</source>
        <translation>이 글이 있는 주체 표시(Ctrl+F)</translation>
    </message>
    <message>
        <source>Partial Known elements, most promising first</source>
        <translation>Partial Known 요소, 가장 유망한 것부터</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>요소 1개</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>요소 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 elements</source>
        <translation>요소 %2개 중 %1개</translation>
    </message>
    <message>
        <source>of %1 Partial Known</source>
        <translation>Partial Known %1개 중</translation>
    </message>
    <message>
        <source>%1 not decided yet</source>
        <translation>아직 정해지지 않음 %1</translation>
    </message>
    <message>
        <source>Partial Known elements with a hit up to %1 years before or %2 after a wrong or partial year, those with the most and nearest hits first. These are the paper&apos;s spans, whatever spans are chosen under “Try changes”.</source>
        <translation>틀리거나 부분적인 해의 %1년 전까지 또는 %2년 뒤까지 맞은 것이 있는 Partial Known 요소, 맞은 것이 많고 가까운 순. “바꿔 보기”에서 고른 범위와 상관없이 논문의 범위입니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementTable</name>
    <message>
        <source>Elements of the slice</source>
        <translation>슬라이스의 요소</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>표로 복사</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementTableModel</name>
    <message>
        <source>Without time; asked at %1</source>
        <translation>시간 없음; %1에 물음</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>도메인</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>오답 선택지</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElementsPage</name>
    <message>
        <source>Elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Find in this list</source>
        <translation>이 목록에서 찾기</translation>
    </message>
    <message>
        <source>Shows the subjects of this list that hold this text. The filter “Subject” above holds for all pages.</source>
        <translation>이 글이 있는 이 목록의 주체를 표시합니다. 위의 “주체” 필터는 모든 페이지에 적용됩니다.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>Replies are counted over the cells and runs that pass the filter</source>
        <translation>응답은 필터를 통과한 셀과 실행에 걸쳐 셉니다</translation>
    </message>
    <message>
        <source>Most wrong replies first</source>
        <translation>틀린 응답이 많은 순</translation>
    </message>
    <message>
        <source>Most stale replies first</source>
        <translation>지난 답이 많은 순</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>이름순</translation>
    </message>
    <message>
        <source>Elements that pass the filter</source>
        <translation>필터를 통과한 요소</translation>
    </message>
    <message>
        <source>No subject holds “%1”</source>
        <translation>“%1”이(가) 있는 주체가 없음</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>요소 1개</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>요소 %1개</translation>
    </message>
    <message>
        <source>The element cannot be read</source>
        <translation>요소를 읽을 수 없음</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>No element is chosen</source>
        <translation>선택한 요소가 없음</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 — the most frequent answer of each year, all samples together</source>
        <translation>%1 · %2 · %3 — 연도별 가장 잦은 답, 모든 샘플 합계</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ElsewhereDialog</name>
    <message>
        <source>A run of %1 items was made</source>
        <translation>항목 %1개의 실행을 만들었습니다</translation>
    </message>
    <message>
        <source>%1 replies are not in the file, and missing</source>
        <translation>파일에 없어 빠진 응답: %1</translation>
    </message>
    <message>
        <source>%1 rows are left out, the first, row %2: %3</source>
        <translation>제외한 행: %1, 첫째는 %2행: %3</translation>
    </message>
    <message>
        <source>Save what is to be edited…</source>
        <translation>편집할 것 저장…</translation>
    </message>
    <message>
        <source>Bring answers in</source>
        <translation>답 가져오기</translation>
    </message>
    <message>
        <source>Editing elsewhere</source>
        <translation>다른 곳에서 편집</translation>
    </message>
    <message>
        <source>Another program changes the weights: FT, MEND or SERAC in EasyEdit. It takes what a run got wrong; what the edited model then answers comes back beside one&apos;s own runs of editing.</source>
        <translation>다른 프로그램이 가중치를 바꿉니다: EasyEdit의 FT, MEND 또는 SERAC. 실행이 틀린 것을 가져가고, 편집된 모델의 답은 자신의 편집 실행 옆으로 돌아옵니다.</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>답한 실행</translation>
    </message>
    <message>
        <source>The finished run before the editing</source>
        <translation>편집 전에 끝난 실행</translation>
    </message>
    <message>
        <source>A folder with edits.json, as EasyEdit reads it (subject, src, rephrase, pred, alt, image, image_rephrase), and the pictures</source>
        <translation>EasyEdit가 읽는 edits.json(subject, src, rephrase, pred, alt, image, image_rephrase)과 그림이 담긴 폴더</translation>
    </message>
    <message>
        <source>Single: each fact is edited, asked about and taken back</source>
        <translation>개별: 사실마다 편집하고 묻고 되돌립니다</translation>
    </message>
    <message>
        <source>Lifelong: all are edited, then all are asked about</source>
        <translation>누적: 모두 편집한 뒤 모두 묻습니다</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>How the model was edited</source>
        <translation>모델을 편집한 방법</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Whether it was edited with one fact at a time</source>
        <translation>한 번에 사실 하나씩 편집했는지</translation>
    </message>
    <message>
        <source>A folder for what is to be edited</source>
        <translation>편집할 것을 둘 폴더</translation>
    </message>
    <message>
        <source>File of the answers</source>
        <translation>답의 파일</translation>
    </message>
    <message>
        <source>what the edited model answers: JSON</source>
        <translation>편집된 모델의 답: JSON</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Choose the file of the answers</source>
        <translation>답의 파일을 고르십시오</translation>
    </message>
    <message>
        <source>Its answers</source>
        <translation>그 답</translation>
    </message>
    <message>
        <source>A JSON array, or one object a line: element_id, or id and eval_type, and a prediction for each configuration, as in MINED&apos;s result files</source>
        <translation>JSON 배열, 또는 한 줄에 객체 하나: element_id, 또는 id와 eval_type, 그리고 MINED 결과 파일처럼 구성마다 예측 하나</translation>
    </message>
    <message>
        <source>What the edited model answers</source>
        <translation>편집된 모델의 답</translation>
    </message>
    <message>
        <source>Answers (*.json *.jsonl);;All files (*)</source>
        <translation>답 (*.json *.jsonl);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>쓰는 중…</translation>
    </message>
    <message>
        <source>%1 items with %2 pictures are in %3</source>
        <translation>%3에 항목 %1개, 그림 %2개가 있습니다</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>쓰지 못함: %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>%1, lifelong</source>
        <translation>%1, 누적</translation>
    </message>
    <message>
        <source>%1, single</source>
        <translation>%1, 개별</translation>
    </message>
    <message>
        <source>Not brought in: %1</source>
        <translation>가져오지 못함: %1</translation>
    </message>
    <message>
        <source>No run of MINED is finished</source>
        <translation>끝난 MINED 실행이 없습니다</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>Something is being read or written</source>
        <translation>읽거나 쓰는 중입니다</translation>
    </message>
    <message>
        <source>There is no such file: %1</source>
        <translation>그런 파일이 없음: %1</translation>
    </message>
    <message>
        <source>Say how the model was edited</source>
        <translation>모델을 어떻게 편집했는지 적으십시오</translation>
    </message>
    <message>
        <source>Makes a run of them beside the run before</source>
        <translation>앞의 실행 옆에 이 답들의 실행을 만듭니다</translation>
    </message>
    <message>
        <source>%1 was not brought in</source>
        <translation>%1을(를) 가져오지 못했습니다</translation>
    </message>
    <message>
        <source>%1 replies of the file are no text: they count as empty answers</source>
        <translation>파일의 응답 %1개가 글이 아닙니다: 빈 답으로 셉니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::EndNotice</name>
    <message>
        <source>Show the run</source>
        <translation>실행 표시</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>창 표시</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::EvidenceViews</name>
    <message>
        <source>Request</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>The HTTP request byte for byte; headers are left out, for they carry the key</source>
        <translation>바이트 단위 그대로의 HTTP 요청. 헤더는 키가 들어 있어 뺍니다</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>HTTP 응답</translation>
    </message>
    <message>
        <source>The HTTP response, where it is known</source>
        <translation>알려진 경우의 HTTP 응답</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Tokens of the reply with their log-probabilities, where the response tells them</source>
        <translation>HTTP 응답이 알려 주는 경우, 응답의 토큰과 그 로그 확률</translation>
    </message>
    <message>
        <source>Request as sent</source>
        <translation>보낸 그대로의 요청</translation>
    </message>
    <message>
        <source>Response as received</source>
        <translation>받은 그대로의 HTTP 응답</translation>
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
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>고치기(&amp;E)…</translation>
    </message>
    <message>
        <source>Exemplars held out</source>
        <translation>제외한 예시</translation>
    </message>
    <message>
        <source>Facts that are held out</source>
        <translation>예시로 제외한 사실</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The exemplars cannot be read: %1</source>
        <translation>예시를 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>No fact of a table of your own is held out. Of a relation with six elements or more, four are when the table is imported.</source>
        <translation>자신의 표에서 예시로 제외한 사실이 없습니다. 요소가 여섯 개 이상인 관계에서는 표를 가져올 때 네 개를 제외합니다.</translation>
    </message>
    <message>
        <source>These facts of your own stand solved before the questions about their relation, and are not asked. An edit shows in later runs; runs that were made keep what they showed.</source>
        <translation>이 자신의 사실들은 그 관계의 질문 앞에 풀린 채 놓이고 묻지 않습니다. 고친 것은 이후의 실행에 나오고, 이미 만든 실행은 보여 준 것을 지닙니다.</translation>
    </message>
    <message>
        <source>The workspace is open for reading only</source>
        <translation>작업 공간이 읽기 전용으로 열려 있음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactListModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>%1, %2: %3
%4</source>
        <translation>%1, %2: %3
%4</translation>
    </message>
    <message>
        <source>Undefined: %1</source>
        <translation>정의되지 않음: %1</translation>
    </message>
    <message>
        <source>%1 correct and %2 incorrect dates with a score</source>
        <translation>점수 있는 맞는 날짜 %1개, 틀린 날짜 %2개</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>유효</translation>
    </message>
    <message>
        <source>W year</source>
        <translation>W 연</translation>
    </message>
    <message>
        <source>W month</source>
        <translation>W 월</translation>
    </message>
    <message>
        <source>W day</source>
        <translation>W 일</translation>
    </message>
    <message>
        <source>W global</source>
        <translation>W global</translation>
    </message>
    <message>
        <source>Win rate W in %, the share of tests won; a correct date that is only as likely as an incorrect one loses. ✓: all are won, the fact is robust (R = 1). –: undefined</source>
        <translation>승률 W(%), 이긴 검정의 비율입니다. 틀린 날짜와 확률이 같은 올바른 날짜는 집니다. ✓: 모두 이김, 사실이 강건합니다(R = 1). –: 정의되지 않음</translation>
    </message>
    <message>
        <source>Tests lost, %1: %2</source>
        <translation>진 검정, %1: %2</translation>
    </message>
    <message>
        <source>Tests won: %1 of %2</source>
        <translation>이긴 검정: %2 중 %1</translation>
    </message>
    <message>
        <source>Dates without a score: %1</source>
        <translation>점수가 없는 날짜: %1</translation>
    </message>
    <message>
        <source>Tests that the fact loses, of all that it has, at the precision that is chosen above: %1</source>
        <translation>위에서 고른 정밀도에서 사실이 가진 모든 검정 중 진 검정: %1</translation>
    </message>
    <message>
        <source>Lost, %1</source>
        <translation>짐, %1</translation>
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
        <translation>제외: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>알아 둘 것</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>From</source>
        <translation>가져올 곳</translation>
    </message>
    <message>
        <source>To</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>연도</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactRowsView</name>
    <message>
        <source>Rows as they are imported</source>
        <translation>가져올 모습 그대로의 행</translation>
    </message>
    <message>
        <source>What there is to know of the chosen row</source>
        <translation>고른 행에 대해 알아 둘 것</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1행: %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactUnitView</name>
    <message>
        <source>not asked yet</source>
        <translation>아직 묻지 않음</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Dates of the fact</source>
        <translation>사실의 날짜</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>분류</translation>
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
        <translation>사실의 유효 기간 중앙에서의 거리, 기간 길이 단위</translation>
    </message>
    <message>
        <source>Natural logarithm of the probability of the object after the question with this date</source>
        <translation>이 날짜의 질문 뒤에 객체가 올 확률의 자연로그</translation>
    </message>
    <message>
        <source>This fact cannot be read: %1</source>
        <translation>이 사실을 읽을 수 없음: %1</translation>
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
        <translation>유효 %1</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation>그리고 %1</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>날짜 없음</translation>
    </message>
    <message>
        <source>Choose a date to see what was sent and what the model made of it.</source>
        <translation>날짜를 골라 무엇을 보냈고 모델이 어떻게 보았는지 보십시오.</translation>
    </message>
    <message>
        <source>The reply cannot be read: %1</source>
        <translation>응답을 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>log P, second</source>
        <translation>log P, 둘째</translation>
    </message>
    <message>
        <source>The same in the second of the two runs that are compared</source>
        <translation>비교하는 두 실행 가운데 둘째의 값</translation>
    </message>
    <message>
        <source>%1: %2
%3: %4</source>
        <translation>%1: %2
%3: %4</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactsDialog</name>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>From</source>
        <translation>가져올 곳</translation>
    </message>
    <message>
        <source>To</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>At</source>
        <translation>시점</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>다른 이름</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>오답 선택지</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>확인 안 됨</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>도메인</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>%1 element</source>
        <translation>요소 %1개</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>요소 %1개</translation>
    </message>
    <message>
        <source>%1 element-year</source>
        <translation>요소-연도 %1개</translation>
    </message>
    <message>
        <source>%1 element-years</source>
        <translation>요소-연도 %1개</translation>
    </message>
    <message>
        <source>%1 needs distractors</source>
        <translation>%1개에 오답 선택지 필요</translation>
    </message>
    <message>
        <source>%1 need distractors</source>
        <translation>%1개에 오답 선택지 필요</translation>
    </message>
    <message>
        <source>%1 row left out</source>
        <translation>%1행 제외</translation>
    </message>
    <message>
        <source>%1 rows left out</source>
        <translation>%1행 제외</translation>
    </message>
    <message>
        <source>Import your own facts</source>
        <translation>내 사실 가져오기</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Paste rows from a spreadsheet here, with a line of column names first: subject, relation, object, from, to</source>
        <translation>스프레드시트의 행을 여기에 붙여 넣으십시오. 첫 줄은 열 이름: subject, relation, object, from, to</translation>
    </message>
    <message>
        <source>The column that holds this</source>
        <translation>이것이 있는 열</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>First year that is asked about</source>
        <translation>묻는 첫해</translation>
    </message>
    <message>
        <source>Last year that is asked about</source>
        <translation>묻는 마지막 해</translation>
    </message>
    <message>
        <source>Save the rows that are left out</source>
        <translation>제외된 행 저장</translation>
    </message>
    <message>
        <source>Tables (*.%1);;All files (*)</source>
        <translation>표 (*.%1);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>left out.%1</source>
        <translation>left out.%1</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 가져오기</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>붙여 넣은 표</translation>
    </message>
    <message>
        <source>asked fact</source>
        <translation>물은 사실</translation>
    </message>
    <message>
        <source>Nothing is pasted yet</source>
        <translation>아직 붙여 넣은 것 없음</translation>
    </message>
    <message>
        <source>No row says anything about these years</source>
        <translation>이 연도에 대해 말하는 행이 없음</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>The rows were not saved</source>
        <translation>행을 저장하지 못함</translation>
    </message>
    <message>
        <source>Rows, and words of their relations</source>
        <translation>행과 그 관계의 문구</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>문구(&amp;W)</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>가져온 것이 없음</translation>
    </message>
    <message>
        <source>&amp;Words (%1 new)</source>
        <translation>문구(&amp;W) (새것 %1)</translation>
    </message>
    <message>
        <source>Open a table of your own facts</source>
        <translation>자신의 사실 표 열기</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.jsonl *.json);;All files (*)</source>
        <translation>표 (*.csv *.tsv *.txt *.jsonl *.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Import %1 (%2 of %3)</source>
        <translation>%1 가져오기 (%3개 중 %2)</translation>
    </message>
    <message>
        <source>%1
Here already, but not the same: %2. Runs would ask both; edit the one that is here on the page Benchmark instead, if they are one fact.</source>
        <translation>%1
이미 있으나 같지 않음: %2. 실행은 둘 다 묻게 됩니다. 같은 사실이면 벤치마크 페이지에서 있는 것을 고치십시오.</translation>
    </message>
    <message>
        <source>Distractors are the wrong options of multiple choice and true/false: other holders of the same relation. Too few rows hold it here; a column of distractors, or a model later, brings more.</source>
        <translation>오답 선택지는 객관식과 참·거짓에 쓰이며, 같은 관계의 다른 보유자에서 옵니다. 이 표에는 그런 행이 부족합니다. 오답 선택지 열이나 나중에 모델로 보충할 수 있습니다.</translation>
    </message>
    <message>
        <source>Those here are of %1 to %2: choose these years, and they may be the same.</source>
        <translation>있는 것은 %1~%2년입니다. 이 연도를 고르면 같아질 수 있습니다.</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>제외</translation>
    </message>
    <message>
        <source>The rows tell of %1 to %2; the last %3 years are asked, unless you choose others: %4 to %5.</source>
        <translation>행은 %1년부터 %2년까지 말합니다. 다른 연도를 고르지 않으면 마지막 %3년을 묻습니다: %4년부터 %5년까지.</translation>
    </message>
    <message>
        <source>Held out: exemplars that stand before the questions about their relation, four where it has six elements or more. They are not asked.</source>
        <translation>제외: 그 관계의 질문 앞에 놓이는 예시로, 요소가 여섯 개 이상이면 네 개입니다. 예시는 묻지 않습니다.</translation>
    </message>
    <message>
        <source>%1 held out as an exemplar</source>
        <translation>예시로 %1개 제외</translation>
    </message>
    <message>
        <source>%1 held out as exemplars</source>
        <translation>예시로 %1개 제외</translation>
    </message>
    <message>
        <source>%1 element-year to ask and %2 held out</source>
        <translation>물을 요소-연도 %1개, 예시로 제외한 %2개</translation>
    </message>
    <message>
        <source>%1 element-years to ask and %2 held out</source>
        <translation>물을 요소-연도 %1개, 예시로 제외한 %2개</translation>
    </message>
    <message>
        <source>%1
Here as exemplars with other objects, which stay as they are: %2.</source>
        <translation>%1
여기서 다른 객체의 예시로 쓰이며 그대로 둠: %2.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactsFoot</name>
    <message>
        <source>&amp;Open a file…</source>
        <translation>파일 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>A table in a file: CSV, TSV or JSON Lines; it can be dropped on the window, too</source>
        <translation>파일에 든 표: CSV, TSV 또는 JSON Lines. 창에 끌어다 놓을 수도 있습니다</translation>
    </message>
    <message>
        <source>Save the other rows…</source>
        <translation>나머지 행 저장…</translation>
    </message>
    <message>
        <source>Write the rows that are left out into a table of their own, to be mended</source>
        <translation>고칠 수 있게 제외된 행을 별도의 표로 쓰기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Import, then &amp;ask…</source>
        <translation>가져온 뒤 묻기(&amp;A)…</translation>
    </message>
    <message>
        <source>Import, and choose at once which models are asked about it</source>
        <translation>가져온 다음, 이에 대해 물을 모델을 바로 고릅니다</translation>
    </message>
    <message>
        <source>Next: words of a new relation</source>
        <translation>다음: 새 관계 하나의 문구</translation>
    </message>
    <message>
        <source>Next: words of %1 new relations</source>
        <translation>다음: 새 관계 %1개의 문구</translation>
    </message>
    <message>
        <source>Import the good rows</source>
        <translation>좋은 행 가져오기</translation>
    </message>
    <message>
        <source>Skip this table</source>
        <translation>이 표 건너뛰기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FactsView</name>
    <message>
        <source>Facts of the run</source>
        <translation>실행의 사실</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <translation>사실 %1개</translation>
    </message>
    <message>
        <source> · those that lose most tests first</source>
        <translation> · 검정을 많이 진 순</translation>
    </message>
    <message>
        <source>The dates of this fact cannot be read</source>
        <translation>이 사실의 날짜를 읽을 수 없음</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>사실 1개</translation>
    </message>
    <message>
        <source>W at other precisions</source>
        <translation>다른 정밀도의 W</translation>
    </message>
    <message>
        <source> · where the table is wider: %1</source>
        <translation> · 표가 더 넓을 때: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FigurePage</name>
    <message>
        <source>Working</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>The same numbers as a table (Ctrl+T)</source>
        <translation>같은 수치를 표로(Ctrl+T)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Save the figure as PNG, SVG or PDF, or its numbers as CSV (Ctrl+E)</source>
        <translation>그림을 PNG, SVG, PDF로, 또는 수치를 CSV로 저장(Ctrl+E)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy the numbers as a table</source>
        <translation>수치를 표로 복사</translation>
    </message>
    <message>
        <source>As &amp;TSV, for a spreadsheet</source>
        <translation>스프레드시트용 TSV로(&amp;T)</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>Markdown으로(&amp;M)</translation>
    </message>
    <message>
        <source>As &amp;LaTeX</source>
        <translation>LaTeX로(&amp;L)</translation>
    </message>
    <message>
        <source>%1, as a table</source>
        <translation>%1, 표로</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>행 복사</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>내보내기: %1</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF (*.pdf);;Numbers as CSV (*.csv)</source>
        <translation>PNG 그림 (*.png);;SVG 그림 (*.svg);;PDF (*.pdf);;CSV 수치 (*.csv)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is nothing to show any more.</source>
        <translation>더 이상 표시할 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is a workspace, or another database: it is not written over.</source>
        <translation>%1은(는) 작업 공간 또는 다른 데이터베이스이므로 덮어쓰지 않습니다.</translation>
    </message>
    <message>
        <source>It could not be written.</source>
        <translation>쓸 수 없었습니다.</translation>
    </message>
    <message>
        <source>The figure was not saved</source>
        <translation>그림을 저장하지 못함</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n row(s)</source>
        <translation>
            <numerusform>%n행 복사됨</numerusform>
        </translation>
    </message>
    <message>
        <source>The figure was not copied</source>
        <translation>그림을 복사하지 못함</translation>
    </message>
    <message>
        <source>Copied the figure as an image</source>
        <translation>그림을 이미지로 복사함</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>Chronoscope %1, workspace %2.</source>
        <translation>Chronoscope %1, 작업 공간 %2.</translation>
    </message>
    <message>
        <source>%1 %2 Printed by: %3</source>
        <translation>%1 %2 출력 명령: %3</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>표시…</translation>
    </message>
    <message>
        <source>What is shown, and how</source>
        <translation>무엇을 어떻게 보일지</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Numbers as CSV (*.csv);;PNG image (*.png);;SVG drawing (*.svg);;PDF (*.pdf)</source>
        <translation>CSV 수치 (*.csv);;PNG 이미지 (*.png);;SVG 그림 (*.svg);;PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FileDrop</name>
    <message>
        <source>Drop to open a workspace, to import a benchmark, a table of facts, annotations or words, or to add a model&apos;s file</source>
        <translation>놓으면 작업 공간을 열거나, 벤치마크·사실 표·주석·낱말을 가져오거나, 모델 파일을 추가합니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FileIntake</name>
    <message>
        <source>%1 annotation</source>
        <translation>주석 %1개</translation>
    </message>
    <message>
        <source>%1 annotations</source>
        <translation>주석 %1개</translation>
    </message>
    <message>
        <source>what it is about is not in this workspace: element %1</source>
        <translation>대상이 이 작업 공간에 없음: 요소 %1</translation>
    </message>
    <message>
        <source>Only %1 was taken: drop the others once it is open</source>
        <translation>%1만 받았습니다. 열린 뒤에 나머지를 놓으십시오</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Annotations, label sets and words belong to a workspace: open it first.</source>
        <translation>주석, 레이블 세트, 낱말은 작업 공간에 속합니다. 먼저 여십시오.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No annotations came in</source>
        <translation>들어온 주석이 없습니다</translation>
    </message>
    <message>
        <source>%1 came in</source>
        <translation>%1 들어옴</translation>
    </message>
    <message>
        <source>%1 replaced by what was said later</source>
        <translation>%1 나중 것으로 바뀜</translation>
    </message>
    <message>
        <source>%1 kept, for what is here was said later</source>
        <translation>%1 여기 것이 나중이라 그대로 둠</translation>
    </message>
    <message>
        <source>%1 already there</source>
        <translation>%1 이미 있음</translation>
    </message>
    <message>
        <source>%1 of what is not in this workspace</source>
        <translation>%1 이 작업 공간에 없는 것에 대한 것</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 거부됨</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 가져오기</translation>
    </message>
    <message>
        <source>The label set did not come in</source>
        <translation>레이블 세트가 들어오지 않았습니다</translation>
    </message>
    <message>
        <source>The label set “%1” is here: a new queue on the page Annotate can use it</source>
        <translation>레이블 세트 “%1”이(가) 있습니다. 주석 페이지의 새 큐에서 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>No words came in</source>
        <translation>들어온 낱말이 없습니다</translation>
    </message>
    <message>
        <source>the workspace is open for reading only</source>
        <translation>작업 공간이 읽기 전용으로 열려 있습니다</translation>
    </message>
    <message>
        <source>The words of %1 are kept in this workspace: later runs use them</source>
        <translation>%1의 낱말을 이 작업 공간에 두었습니다. 이후 실행이 씁니다</translation>
    </message>
    <message>
        <source>it holds neither dated facts nor a table of facts</source>
        <translation>날짜가 있는 사실도 사실 표도 들어 있지 않음</translation>
    </message>
    <message>
        <source>may be a table of facts, but beside a benchmark only one with the columns subject, relation and object is read: import the file itself</source>
        <translation>사실 표일 수 있으나 벤치마크 옆에서는 subject, relation, object 열이 있는 표만 읽습니다: 파일을 따로 가져오세요</translation>
    </message>
    <message>
        <source>it is named like a benchmark file, and is no file</source>
        <translation>벤치마크 파일과 같은 이름이지만 파일이 아닙니다</translation>
    </message>
    <message>
        <source>holds a table of facts, but is not named like one: import the file itself</source>
        <translation>사실 표가 들어 있으나 표의 이름이 아닙니다: 파일을 따로 가져오세요</translation>
    </message>
    <message>
        <source>1 file was left alone</source>
        <translation>파일 1개를 그대로 두었습니다</translation>
    </message>
    <message>
        <source>%1 files were left alone</source>
        <translation>파일 %1개를 그대로 두었습니다</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <translation>읽을 권한이 없음</translation>
    </message>
    <message>
        <source>a link to nothing</source>
        <translation>대상이 없는 링크</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>1 file or folder cannot be read</source>
        <translation>파일 또는 폴더 1개를 읽을 수 없음</translation>
    </message>
    <message>
        <source>%1 files or folders cannot be read</source>
        <translation>파일 또는 폴더 %1개를 읽을 수 없음</translation>
    </message>
    <message>
        <source>Looking through %1 was cancelled; nothing was imported</source>
        <translation>%1 살펴보기가 취소되었습니다. 가져온 것이 없습니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FilterBar</name>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>F&amp;ilter</source>
        <translation>필터(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>지우기(&amp;C)</translation>
    </message>
    <message>
        <source>Show everything again (Alt+C)</source>
        <translation>다시 모두 표시(Alt+C)</translation>
    </message>
    <message>
        <source>Su&amp;bject</source>
        <translation>주체(&amp;B)</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Subject contains</source>
        <translation>주체에 포함</translation>
    </message>
    <message>
        <source>Such as %1</source>
        <translation>예: %1</translation>
    </message>
    <message>
        <source>There is nothing to choose from yet.</source>
        <translation>아직 고를 것이 없습니다.</translation>
    </message>
    <message>
        <source>Write it as in %1</source>
        <translation>%1처럼 쓰십시오</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>필터…</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>필터: %1</translation>
    </message>
    <message>
        <source>What was shown before (Alt+Left)</source>
        <translation>이전에 보이던 것 (Alt+왼쪽)</translation>
    </message>
    <message>
        <source>What was shown after that (Alt+Right)</source>
        <translation>그 다음에 보이던 것 (Alt+오른쪽)</translation>
    </message>
    <message>
        <source>Nothing was shown here before this</source>
        <translation>이전에 여기에 보이던 것이 없습니다</translation>
    </message>
    <message>
        <source>Nothing was shown here after this</source>
        <translation>이후에 여기에 보이던 것이 없습니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::FlipList</name>
    <message>
        <source>Year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>The year of the questions listed; a click on the curve chooses it</source>
        <translation>나열된 질문의 연도. 곡선을 누르면 고릅니다</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Which of the two runs is right alone</source>
        <translation>두 실행 중 어느 쪽만 맞는지</translation>
    </message>
    <message>
        <source>Questions on which the runs differ</source>
        <translation>실행이 갈리는 질문</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>모든 연도</translation>
    </message>
    <message>
        <source>All that differ</source>
        <translation>갈리는 것 모두</translation>
    </message>
    <message>
        <source>Only %1 is right</source>
        <translation>%1만 정답</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>질문 1개</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>질문 %1개</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>A click shows the replies of the run that is wrong; in the column of a run, those of that run</source>
        <translation>클릭하면 틀린 실행의 답이 보입니다. 실행의 열을 클릭하면 그 실행의 답이 보입니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::GgufPanel</name>
    <message>
        <source>Output of the installation</source>
        <translation>설치 출력</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>설치</translation>
    </message>
    <message>
        <source>Step %v of %m</source>
        <translation>%m단계 중 %v</translation>
    </message>
    <message>
        <source>&amp;Install for Chronoscope</source>
        <translation>Chronoscope용으로 설치(&amp;I)</translation>
    </message>
    <message>
        <source>Run these commands; nothing outside of Chronoscope&apos;s own folder is changed</source>
        <translation>이 명령들을 실행합니다. Chronoscope 폴더 밖은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>다시 찾기(&amp;L)</translation>
    </message>
    <message>
        <source>Look for llama-server again, once it is installed</source>
        <translation>llama-server를 설치한 뒤 다시 찾기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Leave it; what was installed so far is removed</source>
        <translation>그만두기. 지금까지 설치된 것은 제거됩니다</translation>
    </message>
    <message>
        <source>Open a model&apos;s file</source>
        <translation>모델 파일 열기</translation>
    </message>
    <message>
        <source>Models (*.gguf);;All files (*)</source>
        <translation>모델 (*.gguf);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Chronoscope is set to stay offline (Settings, Network), so nothing can be installed from here.</source>
        <translation>Chronoscope가 오프라인으로 설정되어 있어(설정, 네트워크) 여기서 설치할 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened as a model</source>
        <translation>“%1”을(를) 모델로 열 수 없음</translation>
    </message>
    <message>
        <source>No llama.cpp server was found on this machine for %1.</source>
        <translation>이 컴퓨터에 %1용 llama.cpp 서버가 없습니다.</translation>
    </message>
    <message>
        <source>Install llama.cpp yourself, so that llama-server is in PATH, and look again; or let Chronoscope install one into a folder of its own, from this machine&apos;s Python package index. These commands are run:</source>
        <translation>llama-server가 PATH에 있도록 llama.cpp를 직접 설치하고 다시 찾거나, Chronoscope가 이 컴퓨터의 Python 패키지 색인에서 자체 폴더에 설치하게 하십시오. 실행되는 명령:</translation>
    </message>
    <message>
        <source>Install llama.cpp, so that llama-server is in PATH, and look again. %1</source>
        <translation>llama-server가 PATH에 있도록 llama.cpp를 설치하고 다시 찾으십시오. %1</translation>
    </message>
    <message>
        <source>There is no Python 3 to install one with.</source>
        <translation>설치에 쓸 Python 3이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing was installed: %1. Without a network, or where no package index answers, install llama.cpp by other means and look again.</source>
        <translation>설치되지 않음: %1. 네트워크가 없거나 패키지 색인이 답하지 않으면 다른 방법으로 llama.cpp를 설치하고 다시 찾으십시오.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::HeatmapControls</name>
    <message>
        <source>Rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Rows: </source>
        <translation>행: </translation>
    </message>
    <message>
        <source>What the rows stand for</source>
        <translation>행이 나타내는 것</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Of: </source>
        <translation>대상: </translation>
    </message>
    <message>
        <source>Whose answers are shown</source>
        <translation>누구의 답을 표시할지</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>Less: </source>
        <translation>빼기: </translation>
    </message>
    <message>
        <source>Shows the difference to this run, over the questions that both have answered</source>
        <translation>둘 다 답한 질문에 대해 이 실행과의 차이를 표시</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>Sort: </source>
        <translation>정렬: </translation>
    </message>
    <message>
        <source>How the rows are sorted: by their value over all years, or in the year named; rows without a value come last</source>
        <translation>행 정렬 방법: 모든 연도의 값 또는 지정한 연도의 값 순. 값이 없는 행은 마지막</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>도메인</translation>
    </message>
    <message>
        <source>States</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>Relations</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>모든 실행</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>이름순</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>값순</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>%1순</translation>
    </message>
    <message>
        <source>Choose one run before to compare it with another</source>
        <translation>다른 실행과 비교하려면 먼저 실행 하나를 고르십시오</translation>
    </message>
    <message>
        <source>Highest, or Z, first</source>
        <translation>높은 것 또는 Z부터</translation>
    </message>
    <message>
        <source>Lowest, or A, first</source>
        <translation>낮은 것 또는 A부터</translation>
    </message>
    <message>
        <source>Original order</source>
        <translation>원래 순서</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::HeatmapPage</name>
    <message>
        <source>Heat map</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Write the number into each cell</source>
        <translation>각 셀에 수치 쓰기</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>맞춤</translation>
    </message>
    <message>
        <source>Spread the colours over the numbers shown instead of the whole scale</source>
        <translation>전체 척도 대신 표시된 수치에 걸쳐 색 펼치기</translation>
    </message>
    <message>
        <source>Unpin all rows</source>
        <translation>모든 행 고정 해제</translation>
    </message>
    <message>
        <source>What it is made of</source>
        <translation>무엇으로 이루어졌는지</translation>
    </message>
    <message>
        <source>Only this row</source>
        <translation>이 행만</translation>
    </message>
    <message>
        <source>Only this year</source>
        <translation>이 연도만</translation>
    </message>
    <message>
        <source>Annotate these…</source>
        <translation>이것에 주석 달기…</translation>
    </message>
    <message>
        <source>Unpin row</source>
        <translation>행 고정 해제</translation>
    </message>
    <message>
        <source>Pin row to the top</source>
        <translation>행을 맨 위에 고정</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::HelpWindow</name>
    <message>
        <source>Chronoscope help</source>
        <translation>Chronoscope 도움말</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>절</translation>
    </message>
    <message>
        <source>This build of the program does not hold its help text.</source>
        <translation>이 빌드에는 도움말이 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>도움말 검색</translation>
    </message>
    <message>
        <source>Getting started</source>
        <translation>시작하기</translation>
    </message>
    <message>
        <source>Importing, and facts of your own</source>
        <translation>가져오기와 내 사실</translation>
    </message>
    <message>
        <source>Models and keys</source>
        <translation>모델과 키</translation>
    </message>
    <message>
        <source>While a run goes</source>
        <translation>실행하는 동안</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>결과 읽기</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>프로필</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>범주</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>지난 답</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Watch a model</source>
        <translation>모델 지켜보기</translation>
    </message>
    <message>
        <source>Several models, one budget</source>
        <translation>여러 모델, 한 예산</translation>
    </message>
    <message>
        <source>Replies as they come</source>
        <translation>들어오는 응답</translation>
    </message>
    <message>
        <source>Elements and the Inspector</source>
        <translation>요소와 인스펙터</translation>
    </message>
    <message>
        <source>ChroKnowPrompt</source>
        <translation>ChroKnowPrompt</translation>
    </message>
    <message>
        <source>How one traversal goes</source>
        <translation>순회가 진행되는 방법</translation>
    </message>
    <message>
        <source>The two protocols</source>
        <translation>두 프로토콜</translation>
    </message>
    <message>
        <source>Stepping by hand</source>
        <translation>손으로 한 걸음씩</translation>
    </message>
    <message>
        <source>Traversal runs and their report</source>
        <translation>순회 실행과 보고</translation>
    </message>
    <message>
        <source>Temporal robustness</source>
        <translation>시간 강건성</translation>
    </message>
    <message>
        <source>What a dated fact is</source>
        <translation>날짜 있는 사실이란</translation>
    </message>
    <message>
        <source>Dates: Correct, Incorrect, Transitional</source>
        <translation>날짜: Correct, Incorrect, Transitional</translation>
    </message>
    <message>
        <source>Which dates are asked</source>
        <translation>어느 날짜를 묻는가</translation>
    </message>
    <message>
        <source>How a date is put</source>
        <translation>날짜를 적는 방법</translation>
    </message>
    <message>
        <source>The filter above the page</source>
        <translation>페이지 위의 필터</translation>
    </message>
    <message>
        <source>Which facts: the paper&apos;s filter</source>
        <translation>어느 사실인가: 논문의 필터</translation>
    </message>
    <message>
        <source>Win rate W and robustness R</source>
        <translation>승률 W와 강건성 R</translation>
    </message>
    <message>
        <source>What the page shows</source>
        <translation>페이지가 보여 주는 것</translation>
    </message>
    <message>
        <source>What the reports say</source>
        <translation>보고가 말하는 것</translation>
    </message>
    <message>
        <source>An example: a real, very small model</source>
        <translation>예: 실제의 아주 작은 모델</translation>
    </message>
    <message>
        <source>MINED: pictures and time</source>
        <translation>MINED: 그림과 시간</translation>
    </message>
    <message>
        <source>The eleven tasks</source>
        <translation>열한 가지 과제</translation>
    </message>
    <message>
        <source>Bringing items in</source>
        <translation>항목 가져오기</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>What the views say</source>
        <translation>보기가 말하는 것</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>한계</translation>
    </message>
    <message>
        <source>Benchmarks from their sources</source>
        <translation>출처에서 만드는 벤치마크</translation>
    </message>
    <message>
        <source>The sources</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Years, and the years between</source>
        <translation>해와 그 사이의 해</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>몇 개</translation>
    </message>
    <message>
        <source>Preview and report</source>
        <translation>미리보기와 보고</translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>확장</translation>
    </message>
    <message>
        <source>Distractors</source>
        <translation>오답 선택지</translation>
    </message>
    <message>
        <source>Annotating failure cases</source>
        <translation>실패 사례에 주석 달기</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>큐</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Labels and suggestions</source>
        <translation>레이블과 제안</translation>
    </message>
    <message>
        <source>Answers accepted as right</source>
        <translation>옳다고 받아들인 답</translation>
    </message>
    <message>
        <source>Several annotators</source>
        <translation>여러 주석자</translation>
    </message>
    <message>
        <source>Facts and questions</source>
        <translation>사실과 질문</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>Categories of answers and of elements</source>
        <translation>답과 요소의 범주</translation>
    </message>
    <message>
        <source>Stale or invented: what a wrong reply says</source>
        <translation>지난 답인가 지어낸 답인가: 틀린 응답이 말하는 것</translation>
    </message>
    <message>
        <source>Shares: Wilson&apos;s interval</source>
        <translation>비율: Wilson 구간</translation>
    </message>
    <message>
        <source>Figures over several years: bootstrap by element</source>
        <translation>여러 해의 수치: 요소별 부트스트랩</translation>
    </message>
    <message>
        <source>Two runs on the same elements: McNemar&apos;s test</source>
        <translation>같은 요소의 두 실행: McNemar 검정</translation>
    </message>
    <message>
        <source>Size of a difference: Tango&apos;s interval</source>
        <translation>차이의 크기: Tango 구간</translation>
    </message>
    <message>
        <source>Many tests at once: Holm&apos;s correction</source>
        <translation>여러 검정: Holm 보정</translation>
    </message>
    <message>
        <source>The last year a model knows: cut-off estimate</source>
        <translation>모델이 아는 마지막 해: 컷오프 추정</translation>
    </message>
    <message>
        <source>What ChroKnowPrompt changed</source>
        <translation>ChroKnowPrompt가 바꾼 것</translation>
    </message>
    <message>
        <source>Shares of labels</source>
        <translation>레이블의 비율</translation>
    </message>
    <message>
        <source>Agreement of annotators: Cohen&apos;s kappa and Krippendorff&apos;s alpha</source>
        <translation>주석자의 일치: Cohen의 카파와 Krippendorff의 알파</translation>
    </message>
    <message>
        <source>When something breaks</source>
        <translation>무언가 잘못되었을 때</translation>
    </message>
    <message>
        <source>Checking a workspace</source>
        <translation>작업 공간 검사</translation>
    </message>
    <message>
        <source>The log and the diagnostic bundle</source>
        <translation>기록과 진단 묶음</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>용어</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Keys that are always the same</source>
        <translation>늘 같은 키</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of the language that these words are in</comment>
        <translation>ko</translation>
    </message>
    <message>
        <source>Reference of all commands</source>
        <translation>모든 명령 참조</translation>
    </message>
    <message>
        <source>Commands: the main job</source>
        <translation>명령: 주된 작업</translation>
    </message>
    <message>
        <source>Commands: a question now, and facts of one&apos;s own</source>
        <translation>명령: 지금 묻는 질문과 자신의 사실</translation>
    </message>
    <message>
        <source>Commands: is the right date preferred?</source>
        <translation>명령: 옳은 날짜를 더 낫게 여기는가?</translation>
    </message>
    <message>
        <source>Commands: pictures and time</source>
        <translation>명령: 그림과 시간</translation>
    </message>
    <message>
        <source>Commands: benchmarks from their sources</source>
        <translation>명령: 출처에서 만드는 벤치마크</translation>
    </message>
    <message>
        <source>Commands: real models</source>
        <translation>명령: 실제 모델</translation>
    </message>
    <message>
        <source>Commands: reading results</source>
        <translation>명령: 결과 읽기</translation>
    </message>
    <message>
        <source>Commands: ChroKnowPrompt</source>
        <translation>명령: ChroKnowPrompt</translation>
    </message>
    <message>
        <source>Commands: annotating failure cases</source>
        <translation>명령: 실패 사례에 주석 달기</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>측정한 것</translation>
    </message>
    <message>
        <source>Asking a question</source>
        <translation>질문하기</translation>
    </message>
    <message>
        <source>A new run</source>
        <translation>새 실행</translation>
    </message>
    <message>
        <source>The list of runs</source>
        <translation>실행 목록</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Words: temporal robustness</source>
        <translation>용어: 시간 강건성</translation>
    </message>
    <message>
        <source>Words: MINED</source>
        <translation>용어: MINED</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ImportPanel</name>
    <message>
        <source>%1 element</source>
        <translation>요소 %1개</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>요소 %1개</translation>
    </message>
    <message>
        <source>%1 few-shot</source>
        <translation>퓨샷 %1개</translation>
    </message>
    <message>
        <source>%1 few-shots</source>
        <translation>퓨샷 %1개</translation>
    </message>
    <message>
        <source>%1 and %2 imported</source>
        <translation>%1, %2 가져옴</translation>
    </message>
    <message>
        <source>%1 imported</source>
        <translation>%1 가져옴</translation>
    </message>
    <message>
        <source>Nothing new imported</source>
        <translation>새로 가져온 것 없음</translation>
    </message>
    <message>
        <source>%1 was there</source>
        <translation>%1개는 이미 있었음</translation>
    </message>
    <message>
        <source>%1 were there</source>
        <translation>%1개는 이미 있었음</translation>
    </message>
    <message>
        <source>%1 is in it twice</source>
        <translation>%1개가 두 번 들어 있음</translation>
    </message>
    <message>
        <source>%1 are in it twice</source>
        <translation>%1개가 두 번 들어 있음</translation>
    </message>
    <message>
        <source>%1 line skipped</source>
        <translation>%1줄 건너뜀</translation>
    </message>
    <message>
        <source>%1 lines skipped</source>
        <translation>%1줄 건너뜀</translation>
    </message>
    <message>
        <source>%1 line imported in part</source>
        <translation>%1줄 일부만 가져옴</translation>
    </message>
    <message>
        <source>%1 lines imported in part</source>
        <translation>%1줄 일부만 가져옴</translation>
    </message>
    <message>
        <source>%1 other file left out</source>
        <translation>다른 파일 %1개 제외</translation>
    </message>
    <message>
        <source>%1 other files left out</source>
        <translation>다른 파일 %1개 제외</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 외 %1개</translation>
    </message>
    <message>
        <source>What was left out, and why</source>
        <translation>제외된 것과 이유</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>가져오기 취소</translation>
    </message>
    <message>
        <source>Stop reading; what was imported until now stays</source>
        <translation>읽기 중지. 지금까지 가져온 것은 남음</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>가져오기 진행 상황</translation>
    </message>
    <message>
        <source>Close the import result</source>
        <translation>가져오기 결과 닫기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Fold the list</source>
        <translation>목록 접기</translation>
    </message>
    <message>
        <source>List every line and file that was left out, and why</source>
        <translation>제외된 줄과 파일, 그 이유를 모두 나열</translation>
    </message>
    <message>
        <source>Cancelling %1</source>
        <translation>%1 취소 중</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 가져오는 중</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>Import cancelled; what was read until then is in the workspace</source>
        <translation>가져오기 취소됨. 그때까지 읽은 것은 작업 공간에 있습니다</translation>
    </message>
    <message>
        <source>%1 of what was read lack exactly three distractors: multiple choice leaves them out</source>
        <translation>읽은 것 중 %1개는 오답 선택지가 정확히 셋이 아님: 객관식에서 제외</translation>
    </message>
    <message>
        <source>not a benchmark file, by its name; a table of your own facts is imported by itself</source>
        <translation>이름으로 보아 벤치마크 파일이 아님. 내 사실의 표는 따로 가져옵니다</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, %2번째 줄: %3</translation>
    </message>
    <message>
        <source>%1: %2 lines, the first line %3: %4</source>
        <translation>%1: %2줄, 첫 번째는 %3번째 줄: %4</translation>
    </message>
    <message>
        <source>and 1 more file</source>
        <translation>외 파일 1개</translation>
    </message>
    <message>
        <source>and %1 more files</source>
        <translation>외 파일 %1개</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>About these files</source>
        <translation>이 파일들에 대해</translation>
    </message>
    <message>
        <source>What the help says about files of this kind</source>
        <translation>이런 파일에 대한 도움말</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>새로운 것 없음</translation>
    </message>
    <message>
        <source>All came in</source>
        <translation>모두 가져옴</translation>
    </message>
    <message>
        <source>Nothing came in</source>
        <translation>가져온 것 없음</translation>
    </message>
    <message>
        <source>Some of it was left out</source>
        <translation>일부가 제외됨</translation>
    </message>
    <message>
        <source>%1 of what was read have a distractor that is a right answer of some year, or there twice: multiple choice is asked as the file has it</source>
        <translation>읽은 것 중 %1개에 어느 해의 정답이거나 두 번 나오는 오답 선택지가 있습니다. 객관식은 파일에 있는 그대로 묻습니다</translation>
    </message>
    <message>
        <source>%1 line with a year that lacks objects or a release date</source>
        <translation>대상이나 공개 날짜가 없는 연도가 있는 줄 %1개</translation>
    </message>
    <message>
        <source>%1 lines with a year that lacks objects or a release date</source>
        <translation>대상이나 공개 날짜가 없는 연도가 있는 줄 %1개</translation>
    </message>
    <message>
        <source>%1 of them held out as an exemplar</source>
        <translation>그중 %1개는 예시로 제외</translation>
    </message>
    <message>
        <source>%1 of them held out as exemplars</source>
        <translation>그중 %1개는 예시로 제외</translation>
    </message>
    <message>
        <source>its rows tell of %1 to %2, but only the years %3 to %4 are asked; the years can be chosen before the import</source>
        <translation>행은 %1년부터 %2년까지 말하지만 %3년부터 %4년까지만 묻습니다. 연도는 가져오기 전에 고를 수 있습니다</translation>
    </message>
    <message>
        <source>%1 picture that nothing names</source>
        <translation>아무것도 가리키지 않는 그림 %1개</translation>
    </message>
    <message>
        <source>%1 pictures that nothing names</source>
        <translation>아무것도 가리키지 않는 그림 %1개</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Inspector</name>
    <message>
        <source>not asked yet</source>
        <translation>아직 묻지 않음</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>선택한 것 없음</translation>
    </message>
    <message>
        <source>Click a cell of a heat map, or an element of the benchmark.</source>
        <translation>히트맵의 셀이나 벤치마크의 요소를 누르십시오.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>세트</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Temperature; 0 is greedy decoding</source>
        <translation>온도. 0은 그리디 디코딩</translation>
    </message>
    <message>
        <source>Exemplar set: which four exemplars stood before the question</source>
        <translation>예시 세트: 질문 앞에 놓인 예시 네 개</translation>
    </message>
    <message>
        <source>What was read out of the reply</source>
        <translation>응답에서 읽어 낸 것</translation>
    </message>
    <message>
        <source>This element cannot be read: %1</source>
        <translation>이 요소를 읽을 수 없음: %1</translation>
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
        <translation>가장 가까운 맞는 객체와의 token_set_ratio. %1 이상이면 일치. %2 미만은 정확히 재지 않음</translation>
    </message>
    <message>
        <source>%1
matches %2</source>
        <translation>%1
%2와(과) 일치</translation>
    </message>
    <message>
        <source>Choose an element above</source>
        <translation>위에서 요소를 고르십시오</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>편집…</translation>
    </message>
    <message>
        <source>Edit the element: its objects by year, other names, distractors. Runs keep what they asked.</source>
        <translation>요소 편집: 연도별 객체, 다른 이름, 오답 선택지. 실행은 물은 것을 그대로 유지합니다.</translation>
    </message>
    <message>
        <source>Temp.</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>Likeness of the answer to the nearest right name, 0 to 100; from %1 on it counts as right unless a scoring says otherwise. What is nothing like a right name stands as below %2.</source>
        <translation>가장 가까운 정답과 비슷한 정도(0–100). 채점이 달리 정하지 않으면 %1부터 맞은 것으로 봅니다. 정답과 전혀 비슷하지 않으면 %2 미만으로 표시합니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::InspectorDock</name>
    <message>
        <source>Inspector</source>
        <translation>인스펙터</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ItemListModel</name>
    <message>
        <source>not asked</source>
        <translation>묻지 않음</translation>
    </message>
    <message>
        <source>missing: no answer yet, or an error</source>
        <translation>없음: 아직 답이 없거나 오류</translation>
    </message>
    <message>
        <source>empty: counts as wrong</source>
        <translation>빈 응답: 오답으로 셈</translation>
    </message>
    <message>
        <source>right: a gold is contained; F1 %1 %</source>
        <translation>맞음: 정답이 들어 있음; F1 %1 %</translation>
    </message>
    <message>
        <source>wrong: no gold is contained; F1 %1 %</source>
        <translation>틀림: 정답이 들어 있지 않음; F1 %1 %</translation>
    </message>
    <message>
        <source>%1 with</source>
        <translation>%1 있음</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 없음</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>With its misaligned context.</source>
        <translation>어긋난 문맥과 함께.</translation>
    </message>
    <message>
        <source>Without its context.</source>
        <translation>문맥 없이.</translation>
    </message>
    <message>
        <source>The item has no such picture</source>
        <translation>항목에 그런 그림이 없음</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 픽셀</translation>
    </message>
    <message>
        <source>Mean of the configurations: CEM %1 %, F1 %2 %</source>
        <translation>구성 평균: CEM %1 %, F1 %2 %</translation>
    </message>
    <message>
        <source>It lacks a reply, and is in no number</source>
        <translation>응답이 빠져 어느 수치에도 들지 않음</translation>
    </message>
    <message>
        <source>Mean of the configurations, %</source>
        <translation>구성 평균, %</translation>
    </message>
    <message>
        <source>GI</source>
        <translation>GI</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>과제</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>CEM</source>
        <translation>CEM</translation>
    </message>
    <message>
        <source>Q + I, Q + GI, G + I and G + GI, in this order</source>
        <translation>Q + I, Q + GI, G + I, G + GI, 이 순서로</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>refused: matches nothing, counts as wrong</source>
        <translation>거부: 아무것과도 맞지 않음, 오답으로 셈</translation>
    </message>
    <message>
        <source>I: the original image</source>
        <translation>I: 원본 이미지</translation>
    </message>
    <message>
        <source>GI: the generalisation image, another picture of it</source>
        <translation>GI: 일반화 이미지, 같은 대상의 다른 그림</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>그림</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ItemUnitView</name>
    <message>
        <source> · with its context</source>
        <translation> · 문맥과 함께</translation>
    </message>
    <message>
        <source> · without its context</source>
        <translation> · 문맥 없이</translation>
    </message>
    <message>
        <source>Gold: %1</source>
        <translation>정답: %1</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>아직 묻지 않음</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(빔)</translation>
    </message>
    <message>
        <source>The request as it is sent, with its picture in place</source>
        <translation>그림이 제자리에 있는 보낸 그대로의 요청</translation>
    </message>
    <message>
        <source>The generalisation image</source>
        <translation>일반화 그림</translation>
    </message>
    <message>
        <source>The original image</source>
        <translation>원래 그림</translation>
    </message>
    <message>
        <source>Replies of the configurations</source>
        <translation>구성별 응답</translation>
    </message>
    <message>
        <source>Asked as</source>
        <translation>물은 방식</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>응답</translation>
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
        <translation>판정 모델</translation>
    </message>
    <message>
        <source>Words that reply and gold share, %</source>
        <translation>응답과 정답이 공유하는 낱말, %</translation>
    </message>
    <message>
        <source>The item has no such picture</source>
        <translation>항목에 그런 그림이 없음</translation>
    </message>
    <message>
        <source>This item cannot be read: %1</source>
        <translation>이 항목을 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Made of what these answered wrong: %1</source>
        <translation>다음이 틀린 것으로 만듦: %1</translation>
    </message>
    <message>
        <source>no answer: %1</source>
        <translation>답변 없음: %1</translation>
    </message>
    <message>
        <source>“%1” says no score</source>
        <translation>“%1”에는 점수가 없음</translation>
    </message>
    <message>
        <source>“%1” is read as %2</source>
        <translation>“%1”을(를) %2(으)로 읽음</translation>
    </message>
    <message>
        <source>Judge %1, in the run %2: %3</source>
        <translation>판정 모델 %1, 실행 %2: %3</translation>
    </message>
    <message>
        <source>; asked again: </source>
        <translation>; 다시 물음: </translation>
    </message>
    <message>
        <source> (it does not count: of several judges’ runs the one made last and finished does)</source>
        <translation> (반영되지 않음: 평가 실행이 여럿이면 마지막에 만들어 끝난 것이 반영됩니다)</translation>
    </message>
    <message>
        <source>(refused) %1</source>
        <translation>(거부) %1</translation>
    </message>
    <message>
        <source>Gold: %1, of the list, which counts unless the file is trusted; the file says %2</source>
        <translation>정답: %1, 파일을 믿지 않는 한 쓰이는 목록의 값입니다. 파일은 %2</translation>
    </message>
    <message>
        <source>Gold: %1, of the list, which counts in this run; the file says %2</source>
        <translation>정답: %1, 이 실행에서 쓰이는 목록의 값입니다. 파일은 %2</translation>
    </message>
    <message>
        <source>Gold: %1, of the file, which this run trusts; the list says %2</source>
        <translation>정답: %1, 이 실행이 믿는 파일의 값입니다. 목록은 %2</translation>
    </message>
    <message>
        <source>Context: %1</source>
        <translation>문맥: %1</translation>
    </message>
    <message>
        <source>Question (Q): %1</source>
        <translation>질문 (Q): %1</translation>
    </message>
    <message>
        <source>Completion (G): %1</source>
        <translation>완성문 (G): %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ItemView</name>
    <message>
        <source>(refused)</source>
        <translation>(거부)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(빔)</translation>
    </message>
    <message>
        <source>(no answer in it)</source>
        <translation>(답이 없음)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>right</source>
        <translation>맞음</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>, 또는 </translation>
    </message>
    <message>
        <source>The question that the reply below answers, as it was asked, without the exemplars before it. Another answer may be to another order of options</source>
        <translation>아래 응답이 답한 질문, 물은 그대로, 앞의 예시 제외. 다른 답은 선택지 순서가 다를 수 있습니다</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>무엇인지</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>그리디</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Replies at temperature 0 that say this</source>
        <translation>온도 0에서 이렇게 말하는 응답</translation>
    </message>
    <message>
        <source>Replies at higher temperatures that say this</source>
        <translation>더 높은 온도에서 이렇게 말하는 응답</translation>
    </message>
    <message>
        <source>Likeness to the nearest right name, 0 to 100, whether that counts or not</source>
        <translation>가장 가까운 맞는 이름과의 유사도 0~100, 셈에 드는지와 무관</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>The first reply that says the chosen answer, letter by letter. Tinted: the answer read out of it; bold: words that the nearest right name has too</source>
        <translation>선택한 답을 말하는 첫 응답, 글자 그대로. 색칠: 읽어 낸 답; 굵게: 가장 가까운 맞는 이름에도 있는 낱말</translation>
    </message>
    <message>
        <source>What the program takes the most frequent wrong answer for. It is no label until you make it one</source>
        <translation>가장 잦은 오답을 프로그램이 무엇으로 보는지. 받아들여야 레이블이 됩니다</translation>
    </message>
    <message>
        <source>What the other runs of the workspace most often say to the same question</source>
        <translation>작업 공간의 다른 실행이 같은 질문에 가장 자주 하는 말</translation>
    </message>
    <message>
        <source>%1 No label of this set stands for that.</source>
        <translation>%1 이 세트에는 그에 맞는 레이블이 없습니다.</translation>
    </message>
    <message>
        <source>Suggested: %1. %2</source>
        <translation>제안: %1. %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>as the scoring “%1” judged it</source>
        <translation>채점 “%1”의 판정</translation>
    </message>
    <message>
        <source>Right in %1: %2</source>
        <translation>%1에 맞음: %2</translation>
    </message>
    <message>
        <source>nearest right name: %1 (%2)</source>
        <translation>가장 가까운 맞는 이름: %1 (%2)</translation>
    </message>
    <message>
        <source>cut off by the token limit</source>
        <translation>토큰 한도로 잘림</translation>
    </message>
    <message>
        <source>a sampled reply</source>
        <translation>샘플 응답</translation>
    </message>
    <message>
        <source>a greedy reply</source>
        <translation>그리디 응답</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) failed, which is no answer</source>
        <translation>
            <numerusform>요청 %n개 실패, 답이 아님</numerusform>
        </translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>답 없음</translation>
    </message>
    <message>
        <source>%1: %2 (%3 of %4) · %5</source>
        <translation>%1: %2 (%4 중 %3) · %5</translation>
    </message>
    <message>
        <source>Other runs (%1)</source>
        <translation>다른 실행 (%1)</translation>
    </message>
    <message>
        <source>severity %1</source>
        <translation>심각도 %1</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>표시됨</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Final word (%1): %2</source>
        <translation>최종 결정 (%1): %2</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1의 의견: %2</translation>
    </message>
    <message>
        <source>Others have annotated this item. What they say is shown once you have said something yourself.</source>
        <translation>다른 사람들이 이 항목에 주석을 달았습니다. 자신의 의견을 낸 뒤에 표시됩니다.</translation>
    </message>
    <message>
        <source>Use this label (Y)</source>
        <translation>이 라벨 사용(Y)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ItemsView</name>
    <message>
        <source>Find an item by subject, gold or type</source>
        <translation>주체, 정답, 유형으로 항목 찾기</translation>
    </message>
    <message>
        <source>Items of which task</source>
        <translation>어느 과제의 항목</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>모든 과제</translation>
    </message>
    <message>
        <source>Items with which answers</source>
        <translation>어떤 답의 항목</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>모든 답</translation>
    </message>
    <message>
        <source>All wrong</source>
        <translation>모두 오답</translation>
    </message>
    <message>
        <source>Some wrong</source>
        <translation>일부 오답</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>모두 정답</translation>
    </message>
    <message>
        <source>Missing answers</source>
        <translation>답 없음</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>질문 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 questions</source>
        <translation>질문 %2개 중 %1개</translation>
    </message>
    <message>
        <source>Find in subject, gold or type</source>
        <translation>주체, 정답, 유형에서 찾기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::JobStrip</name>
    <message>
        <source>How far it is</source>
        <translation>진행 정도</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::JobsBar</name>
    <message>
        <source>1 run</source>
        <translation>실행 1개</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>실행 %1개</translation>
    </message>
    <message>
        <source>Running jobs</source>
        <translation>진행 중인 작업</translation>
    </message>
    <message>
        <source>free</source>
        <translation>무료</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>가격 모름</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>No workspace</source>
        <translation>작업 공간 없음</translation>
    </message>
    <message>
        <source>Read only · another process is writing</source>
        <translation>읽기 전용 · 다른 프로세스가 쓰는 중</translation>
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
        <translation>일시 중지 %1</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>오류 1개</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>오류 %1개</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>Idle · %1 in the workspace</source>
        <translation>대기 · 작업 공간에 %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::JudgeDialog</name>
    <message>
        <source>Start judging</source>
        <translation>판정 시작</translation>
    </message>
    <message>
        <source>Judge answers</source>
        <translation>답 판정</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>What tables call the judge&apos;s run</source>
        <translation>표에서 판정 실행을 부르는 이름</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>답한 실행</translation>
    </message>
    <message>
        <source>The run whose stored replies are judged</source>
        <translation>저장된 응답을 판정할 실행</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>판정 모델</translation>
    </message>
    <message>
        <source>Who scores them; it sees the golds, and no picture</source>
        <translation>점수를 매길 모델. 정답은 보고 그림은 보지 않습니다</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>%1 judged by %2</source>
        <translation>%1, 판정 %2</translation>
    </message>
    <message>
        <source>No run of MINED is finished: a judge reads stored replies</source>
        <translation>끝난 MINED 실행이 없음: 판정 모델은 저장된 응답을 읽습니다</translation>
    </message>
    <message>
        <source>Give the run a name</source>
        <translation>실행에 이름을 붙이십시오</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>%1 replies are judged, each in one request; an answer that is no score is asked for once more</source>
        <translation>응답 %1개를 요청 하나씩으로 판정합니다. 점수가 아닌 답은 한 번 더 묻습니다</translation>
    </message>
    <message>
        <source>Test the backend, make the run and begin judging</source>
        <translation>백엔드를 시험하고 실행을 만들어 판정을 시작</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::KeyDialog</name>
    <message>
        <source>API key</source>
        <translation>API 키</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>%1의 키</translation>
    </message>
    <message>
        <source>It is sent to this host and to no other, and is never written to a file in clear.</source>
        <translation>이 호스트에만 보내며 평문으로 파일에 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>키 붙여넣기</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>키 표시</translation>
    </message>
    <message>
        <source>Keep it in the system&apos;s keychain</source>
        <translation>시스템 키체인에 보관</translation>
    </message>
    <message>
        <source>Encrypted by the system, there at the next start</source>
        <translation>시스템이 암호화, 다음 시작 때도 있음</translation>
    </message>
    <message>
        <source>Keep it for this session only</source>
        <translation>이 세션에만 보관</translation>
    </message>
    <message>
        <source>In memory, until Chronoscope is closed</source>
        <translation>메모리에, Chronoscope를 닫을 때까지</translation>
    </message>
    <message>
        <source>It is in an environment variable:</source>
        <translation>환경 변수에 있음:</translation>
    </message>
    <message>
        <source>Read when a request is sent; only the name is saved</source>
        <translation>요청을 보낼 때 읽으며 이름만 저장함</translation>
    </message>
    <message>
        <source>Name of the environment variable</source>
        <translation>환경 변수 이름</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Use key</source>
        <translation>키 사용</translation>
    </message>
    <message>
        <source>No keychain is available: %1. Without one the key lasts for this session, or is read from an environment variable.</source>
        <translation>쓸 수 있는 키체인이 없음: %1. 없으면 키는 이 세션 동안만 유지되거나 환경 변수에서 읽습니다.</translation>
    </message>
    <message>
        <source>Name the variable: letters, digits and _</source>
        <translation>변수 이름: 글자, 숫자, _</translation>
    </message>
    <message>
        <source>This variable is not set now</source>
        <translation>이 변수는 지금 설정되어 있지 않음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::KeyList</name>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Plain keys work wherever nothing is typed. While a note or reason is, the same keys work with Alt, and Enter with Ctrl; Ctrl+Z and Ctrl+Shift+Z then are of the text.</source>
        <translation>글을 입력하는 곳이 아니면 키만 누르면 됩니다. 메모나 이유를 입력하는 동안에는 Alt와 함께, Enter는 Ctrl과 함께 누릅니다. 이때 Ctrl+Z와 Ctrl+Shift+Z는 글에 적용됩니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::KeyRow</name>
    <message>
        <source>Set key…</source>
        <translation>키 설정…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>잊기</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 키</translation>
    </message>
    <message>
        <source>Give the key of this host; it is bound to the host and never written in clear</source>
        <translation>이 호스트의 키를 주십시오. 호스트에 묶이며 평문으로 쓰지 않습니다</translation>
    </message>
    <message>
        <source>Remove the key from memory and from the keychain</source>
        <translation>메모리와 키체인에서 키 제거</translation>
    </message>
    <message>
        <source>—</source>
        <translation>—</translation>
    </message>
    <message>
        <source>None needed: a server on this machine</source>
        <translation>필요 없음: 이 컴퓨터의 서버</translation>
    </message>
    <message>
        <source>No key for %1</source>
        <translation>%1의 키 없음</translation>
    </message>
    <message>
        <source>Being put into the keychain…</source>
        <translation>키체인에 넣는 중…</translation>
    </message>
    <message>
        <source>In the keychain, for %1</source>
        <translation>키체인에 있음, %1용</translation>
    </message>
    <message>
        <source>For this session, for %1</source>
        <translation>이 세션 동안, %1용</translation>
    </message>
    <message>
        <source>For this session: the keychain did not take it (%1). To have it at the next start, name an environment variable.</source>
        <translation>이 세션 동안: 키체인이 받지 않음(%1). 다음 시작 때도 쓰려면 환경 변수를 지정하십시오.</translation>
    </message>
    <message>
        <source>From the environment variable %1</source>
        <translation>환경 변수 %1에서</translation>
    </message>
    <message>
        <source>The environment variable %1 is not set</source>
        <translation>환경 변수 %1이(가) 설정되지 않음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::KeychainProbe</name>
    <message>
        <source>the system has none</source>
        <translation>시스템에 없음</translation>
    </message>
    <message>
        <source>the system&apos;s does not answer (%1)</source>
        <translation>시스템의 것이 답하지 않음(%1)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelLegend</name>
    <message>
        <source>Labels in this view</source>
        <translation>이 보기의 레이블</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n개 더</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more label(s)</source>
        <translation>
            <numerusform>레이블 %n개 더</numerusform>
        </translation>
    </message>
    <message>
        <source>Label %1, %2</source>
        <translation>레이블 %1, %2</translation>
    </message>
    <message>
        <source>Answers labelled “%1”; an answer shows the mark of its first label. Press to show these answers alone, on all result pages</source>
        <translation>“%1” 레이블이 붙은 답. 답에는 첫 레이블의 표시가 나옵니다. 누르면 모든 결과 페이지에 이 답만 표시합니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelNumbers</name>
    <message>
        <source>What the audit says</source>
        <translation>감사 결과</translation>
    </message>
    <message>
        <source>Numbers of the annotations</source>
        <translation>주석의 수치</translation>
    </message>
    <message>
        <source>alias missed: labelled Incorrect answers that were right and not seen by the matcher, with the 95 % Wilson interval of their share; gained: cells that become Correct with the accepted answers; sample: answers that were annotated in the order of a random queue, passed over: those left out between them; estimated: Correct were all Incorrect answers annotated, told from that sample and what is known besides.</source>
        <translation>놓친 다른 이름: Incorrect 답으로 레이블되었으나 맞았고 매칭이 놓친 답과 그 비율의 95 % Wilson 구간; 얻음: 인정된 답으로 Correct가 되는 셀; 표본: 무작위 큐 순서로 주석된 답; 건너뜀: 그 사이에 남겨진 것; 추정: 모든 Incorrect 답을 주석했을 때의 Correct, 이 표본과 따로 알려진 것으로 추정.</translation>
    </message>
    <message>
        <source>alpha: Krippendorff&apos;s, of all annotators; kappa: Cohen&apos;s, of two. 1: they always agree; 0: as by chance; empty: undefined, for only one answer was ever given. items: labelled by two or more; disputed: of these, those on which they differ.</source>
        <translation>alpha: 모든 주석자의 Krippendorff 값; kappa: 두 주석자의 Cohen 값. 1: 항상 일치; 0: 우연 수준; 빈칸: 답이 한 가지뿐이라 정의되지 않음. 항목: 두 사람 이상이 단 것; 다툼: 그중 서로 다른 것.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelPanel</name>
    <message>
        <source>%1 · suggested</source>
        <translation>%1 · 제안됨</translation>
    </message>
    <message>
        <source>Items of this queue to which you gave this label</source>
        <translation>이 레이블을 준 이 큐의 항목</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>심각도</translation>
    </message>
    <message>
        <source>How bad the mistake is: 1 slight, 2 plain, 3 grave (V)</source>
        <translation>실수의 정도: 1 가벼움, 2 뚜렷함, 3 심함(V)</translation>
    </message>
    <message>
        <source>Severity %1</source>
        <translation>심각도 %1</translation>
    </message>
    <message>
        <source>⚑ Flag</source>
        <translation>⚑ 표시</translation>
    </message>
    <message>
        <source>Flag it to find it again (F)</source>
        <translation>다시 찾도록 표시(F)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Note (N). Ctrl+Enter: keep it and go on</source>
        <translation>메모(N). Ctrl+Enter: 저장하고 계속</translation>
    </message>
    <message>
        <source>What you want to remember of it. Esc leaves it; other keys work with Alt while you type</source>
        <translation>기억할 것. Esc로 나가며, 입력 중에는 다른 키를 Alt와 함께 씁니다</translation>
    </message>
    <message>
        <source>Answers that you hold to be right. They count in scorings made from annotations, never by themselves</source>
        <translation>정답이라고 보는 답. 주석으로 만든 채점에서 셀 뿐 저절로 세지 않습니다</translation>
    </message>
    <message>
        <source>Why it is right</source>
        <translation>정답인 이유</translation>
    </message>
    <message>
        <source>Why? Enter keeps it, Esc leaves</source>
        <translation>이유는? Enter는 저장, Esc는 나가기</translation>
    </message>
    <message>
        <source>History</source>
        <translation>이력</translation>
    </message>
    <message>
        <source>Everything that anybody did to this item</source>
        <translation>이 항목에 누구든 한 모든 것</translation>
    </message>
    <message>
        <source>Accepted as right: %1</source>
        <translation>정답으로 인정: %1</translation>
    </message>
    <message>
        <source>Accepted as right: %1 (%2)</source>
        <translation>정답으로 인정: %1 (%2)</translation>
    </message>
    <message>
        <source>Accept “%1” as right:</source>
        <translation>“%1”을(를) 정답으로 인정:</translation>
    </message>
    <message>
        <source>Nothing was done to it yet.</source>
        <translation>아직 한 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelSetModel</name>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>stale answers</source>
        <translation>지난 답</translation>
    </message>
    <message>
        <source>answers right later</source>
        <translation>나중에 옳은 답</translation>
    </message>
    <message>
        <source>answers right one year off</source>
        <translation>한 해 차이로 옳은 답</translation>
    </message>
    <message>
        <source>distractors</source>
        <translation>오답 선택지</translation>
    </message>
    <message>
        <source>right, but not matched</source>
        <translation>옳으나 매칭되지 않음</translation>
    </message>
    <message>
        <source>no answer to read</source>
        <translation>읽을 답이 없음</translation>
    </message>
    <message>
        <source>refusals</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>the benchmark is wrong</source>
        <translation>벤치마크가 틀림</translation>
    </message>
    <message>
        <source>all the rest</source>
        <translation>나머지 모두</translation>
    </message>
    <message>
        <source>any that is free</source>
        <translation>비어 있는 아무 색</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>모래색</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>남색</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>장미색</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>하늘색</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>자주색</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>청록색</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>보라색</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>올리브색</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록색</translation>
    </message>
    <message>
        <source>two labels are called “%1”</source>
        <translation>“%1”이라는 레이블이 둘입니다</translation>
    </message>
    <message>
        <source>Not changed: %1</source>
        <translation>변경 안 됨: %1</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>세트의 이름</translation>
    </message>
    <message>
        <source>Several labels to one item</source>
        <translation>한 항목에 레이블 여럿</translation>
    </message>
    <message>
        <source>Label %1</source>
        <translation>레이블 %1</translation>
    </message>
    <message>
        <source>Add a label</source>
        <translation>레이블 추가</translation>
    </message>
    <message>
        <source>Not removed: annotations have this label. Make a new version of the set without it.</source>
        <translation>제거하지 않음: 이 레이블을 가진 주석이 있습니다. 이것 없는 새 버전을 만드세요.</translation>
    </message>
    <message>
        <source>Remove a label</source>
        <translation>레이블 제거</translation>
    </message>
    <message>
        <source>Move a label</source>
        <translation>레이블 옮기기</translation>
    </message>
    <message numerus="yes">
        <source>%n annotation(s) have this key, so it stays as it is.</source>
        <translation>
            <numerusform>주석 %n개가 이 키를 가지므로 그대로 둡니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>What is pressed to give the label: by its place</source>
        <translation>레이블을 줄 때 누르는 키: 자리에 따라</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>As it is shown</source>
        <translation>보이는 이름</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>저장 이름</translation>
    </message>
    <message>
        <source>What annotations and files hold: a to z, digits and hyphens</source>
        <translation>주석과 파일에 담기는 것: a~z, 숫자, 붙임표</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Of its mark. Two labels of one colour are told apart by a frame</source>
        <translation>표시의 색. 색이 같은 두 레이블은 테두리로 구별됩니다</translation>
    </message>
    <message>
        <source>Suggested for</source>
        <translation>제안 대상</translation>
    </message>
    <message>
        <source>Which answers the program suggests it for, or what it counts it as</source>
        <translation>프로그램이 어떤 답에 제안하는지, 무엇으로 세는지</translation>
    </message>
    <message>
        <source>When to give it</source>
        <translation>언제 주는가</translation>
    </message>
    <message>
        <source>Shown as a tooltip where the label is</source>
        <translation>레이블이 있는 곳에 도움말로 보입니다</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>쓰임</translation>
    </message>
    <message>
        <source>Annotations that have it</source>
        <translation>이것을 가진 주석</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelSetsDialog</name>
    <message>
        <source>Label 1</source>
        <translation>레이블 1</translation>
    </message>
    <message>
        <source>Several labels to one item</source>
        <translation>한 항목에 레이블 여럿</translation>
    </message>
    <message>
        <source>Label sets</source>
        <translation>레이블 세트</translation>
    </message>
    <message>
        <source>Label set</source>
        <translation>레이블 세트</translation>
    </message>
    <message>
        <source>The set that is shown</source>
        <translation>보이는 세트</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>새것(&amp;N)</translation>
    </message>
    <message>
        <source>A set with one label, to begin with</source>
        <translation>레이블 하나로 시작하는 세트</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>복제(&amp;D)</translation>
    </message>
    <message>
        <source>Another set with the same labels</source>
        <translation>같은 레이블을 가진 다른 세트</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>Take a label set in from a JSON file</source>
        <translation>JSON 파일에서 레이블 세트 가져오기</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the set to a JSON file</source>
        <translation>세트를 JSON 파일로 적기</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>Take the set out of the workspace</source>
        <translation>작업 공간에서 세트 빼기</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>이름(&amp;M)</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>세트의 이름</translation>
    </message>
    <message>
        <source>Off: a label takes the place of the one before</source>
        <translation>끄면 레이블이 앞의 것을 대신합니다</translation>
    </message>
    <message>
        <source>Labels of the set</source>
        <translation>세트의 레이블</translation>
    </message>
    <message>
        <source>Add label</source>
        <translation>레이블 추가</translation>
    </message>
    <message>
        <source>Put a label at the end</source>
        <translation>끝에 레이블 넣기</translation>
    </message>
    <message>
        <source>Remove label</source>
        <translation>레이블 제거</translation>
    </message>
    <message>
        <source>Take the chosen label out (Delete)</source>
        <translation>고른 레이블 빼기(Delete)</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>One key earlier (Alt+Up)</source>
        <translation>한 키 앞으로(Alt+Up)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>One key later (Alt+Down)</source>
        <translation>한 키 뒤로(Alt+Down)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Take the last edit back (Ctrl+Z)</source>
        <translation>마지막 고침 되돌리기(Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Make it again (Ctrl+Shift+Z)</source>
        <translation>다시 하기(Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Save as new &amp;version</source>
        <translation>새 버전으로 저장(&amp;V)</translation>
    </message>
    <message>
        <source>Keeps the set as it was beside it, for the annotations that were made with it</source>
        <translation>이 세트로 만든 주석을 위해 옛 세트를 곁에 남깁니다</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Keep the set in the workspace</source>
        <translation>세트를 작업 공간에 보관</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기(Esc)</translation>
    </message>
    <message>
        <source>%1 (built in)</source>
        <translation>%1 (내장)</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>저장하는 중…</translation>
    </message>
    <message>
        <source>This set comes with the program. Duplicate it to have one of your own.</source>
        <translation>프로그램에 딸린 세트입니다. 복제하면 자기 것이 됩니다.</translation>
    </message>
    <message>
        <source>%1 and %2 use this set: its name and the keys of given labels stay. A new version is another set, beside this one.</source>
        <translation>%1와(과) %2이(가) 이 세트를 씁니다. 이름과 이미 준 레이블의 키는 그대로입니다. 새 버전은 이 옆의 다른 세트입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n annotation(s)</source>
        <translation>
            <numerusform>주석 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s)</source>
        <translation>
            <numerusform>큐 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved yet. %1</source>
        <translation>아직 저장하지 않음. %1</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>아직 저장하지 않음.</translation>
    </message>
    <message>
        <source>Annotations and queues name the set, so its name stays</source>
        <translation>주석과 큐가 이 세트를 부르므로 이름은 그대로입니다</translation>
    </message>
    <message>
        <source>How the set is called in this workspace</source>
        <translation>이 작업 공간에서 세트를 부르는 이름</translation>
    </message>
    <message>
        <source>Annotations or queues use it</source>
        <translation>주석이나 큐가 씁니다</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>My labels</source>
        <translation>내 레이블</translation>
    </message>
    <message>
        <source>Import label set</source>
        <translation>레이블 세트 가져오기</translation>
    </message>
    <message>
        <source>Label set (*.json)</source>
        <translation>레이블 세트 (*.json)</translation>
    </message>
    <message>
        <source>The label set cannot be read</source>
        <translation>레이블 세트를 읽을 수 없음</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>파일이 너무 큽니다.</translation>
    </message>
    <message>
        <source>The label set was not imported</source>
        <translation>레이블 세트를 가져오지 못함</translation>
    </message>
    <message>
        <source>Export label set</source>
        <translation>레이블 세트 내보내기</translation>
    </message>
    <message>
        <source>The label set was not written</source>
        <translation>레이블 세트를 적지 못했습니다</translation>
    </message>
    <message>
        <source>Remove the label set “%1”?</source>
        <translation>레이블 세트 “%1”을(를) 제거할까요?</translation>
    </message>
    <message>
        <source>Nothing uses it. That cannot be undone.</source>
        <translation>아무것도 쓰지 않습니다. 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Not saved: there is a label set of this name. Give it another one.</source>
        <translation>저장하지 않음: 이 이름의 레이블 세트가 있습니다. 다른 이름을 주세요.</translation>
    </message>
    <message>
        <source>Keep the changes of “%1”?</source>
        <translation>“%1”의 바뀐 것을 보관할까요?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LabelsPage</name>
    <message>
        <source>Labels</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>표시할 것</translation>
    </message>
    <message>
        <source>What the columns stand for</source>
        <translation>열이 나타내는 것</translation>
    </message>
    <message>
        <source>The label set whose annotations are counted, at first the one most used; those made with another are left out</source>
        <translation>주석을 셀 레이블 세트. 처음에는 가장 많이 쓴 것이며, 다른 세트의 주석은 제외됩니다</translation>
    </message>
    <message>
        <source>Make a scoring of accepted answers…</source>
        <translation>인정된 답으로 채점 만들기…</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>일치도</translation>
    </message>
    <message>
        <source>Matcher audit</source>
        <translation>매칭 감사</translation>
    </message>
    <message>
        <source>Columns: years</source>
        <translation>열: 연도</translation>
    </message>
    <message>
        <source>Columns: runs</source>
        <translation>열: 실행</translation>
    </message>
    <message>
        <source>Columns: relations</source>
        <translation>열: 관계</translation>
    </message>
    <message>
        <source>Columns: domains</source>
        <translation>열: 도메인</translation>
    </message>
    <message>
        <source>Columns: templates</source>
        <translation>열: 템플릿</translation>
    </message>
    <message>
        <source>Judge a run again with the accepted answers as right, whatever label set they were given with: a scoring of its own beside the run&apos;s own judgement, which stays</source>
        <translation>어느 레이블 세트로든 인정된 답을 정답으로 쳐서 실행을 다시 판정: 남아 있는 자체 판정 옆의 별도 채점</translation>
    </message>
    <message>
        <source>Label set: %1</source>
        <translation>레이블 세트: %1</translation>
    </message>
    <message>
        <source>The annotations cannot be read</source>
        <translation>주석을 읽을 수 없음</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Reading the annotations…</source>
        <translation>주석 읽는 중…</translation>
    </message>
    <message>
        <source>Nothing is annotated yet</source>
        <translation>아직 주석 없음</translation>
    </message>
    <message>
        <source>Read wrong answers on the Items tab and say why each is wrong: what it adds up to appears here.</source>
        <translation>항목 탭에서 오답을 읽고 왜 틀렸는지 말하십시오. 합계가 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>Annotate…</source>
        <translation>주석 달기…</translation>
    </message>
    <message>
        <source>%1 Left out, as their annotators give no label together: %2.</source>
        <translation>%1 주석자들이 함께 준 레이블이 없어 제외: %2.</translation>
    </message>
    <message>
        <source>No labels here</source>
        <translation>여기에 레이블 없음</translation>
    </message>
    <message>
        <source>None of the wrong answers that pass the filter has a label that its annotators give together.</source>
        <translation>필터를 통과한 오답 중 주석자들이 함께 준 레이블이 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>No item has two annotators yet</source>
        <translation>아직 주석자가 둘인 항목이 없음</translation>
    </message>
    <message>
        <source>Agreement is counted over items that at least two people labelled; of those that pass the filter %1 are labelled at all. Let somebody else work through the same queue, or merge another copy of the workspace (chronoscope annotate merge).</source>
        <translation>일치도는 두 사람 이상이 레이블한 항목에서 셉니다. 필터를 통과한 것 중 레이블된 것은 %1개입니다. 다른 사람이 같은 큐를 작업하게 하거나 작업 공간의 다른 사본을 합치십시오(chronoscope annotate merge).</translation>
    </message>
    <message>
        <source>The matcher cannot be audited</source>
        <translation>매칭을 감사할 수 없음</translation>
    </message>
    <message>
        <source>The annotations cannot be read: %1</source>
        <translation>주석을 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>%1: agreement of annotators</source>
        <translation>%1: 주석자 일치도</translation>
    </message>
    <message>
        <source>%1: matcher audit</source>
        <translation>%1: 매칭 감사</translation>
    </message>
    <message>
        <source>The matcher cannot be audited: %1</source>
        <translation>매칭을 감사할 수 없음: %1</translation>
    </message>
    <message>
        <source>The scoring “%1” is made. The run&apos;s own judgement is as it was.</source>
        <translation>채점 “%1”을(를) 만들었습니다. 실행 자체의 판정은 그대로입니다.</translation>
    </message>
    <message>
        <source>Show it beside the others</source>
        <translation>다른 것 옆에 표시</translation>
    </message>
    <message>
        <source>These are numbers without a figure: export them as CSV.</source>
        <translation>그림이 없는 수치입니다. CSV로 내보내십시오.</translation>
    </message>
    <message>
        <source>Shares of labels</source>
        <translation>레이블의 비율</translation>
    </message>
    <message>
        <source>Export annotations…</source>
        <translation>주석 내보내기…</translation>
    </message>
    <message>
        <source>Write all that is annotated in this workspace: CSV, JSON Lines or Label Studio</source>
        <translation>이 작업 공간의 모든 주석을 씁니다: CSV, JSON Lines 또는 Label Studio</translation>
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
        <translation>객체 변화: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::LoadStrip</name>
    <message>
        <source>Keep the runs that are shown now</source>
        <translation>지금 표시된 실행 유지</translation>
    </message>
    <message>
        <source>Reading the runs</source>
        <translation>실행 읽는 중</translation>
    </message>
    <message>
        <source>Reading the runs: %1 of %2 cells</source>
        <translation>실행 읽는 중: 셀 %2개 중 %1개</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::MainMenu</name>
    <message>
        <source>&amp;New workspace…</source>
        <translation>새 작업 공간(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open workspace…</source>
        <translation>작업 공간 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Close workspace</source>
        <translation>작업 공간 닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>보고서(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Go to or do…</source>
        <translation>이동 또는 실행(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>인스펙터(&amp;I)</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>배치 초기화(&amp;Y)</translation>
    </message>
    <message>
        <source>Docks, column widths and sizes as in a fresh window; pages open as never seen</source>
        <translation>도크, 열 너비, 크기를 새 창처럼. 페이지는 처음 보는 것처럼 열립니다</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>설정(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Chronoscope</source>
        <translation>Chronoscope 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>종료(&amp;Q)</translation>
    </message>
    <message>
        <source>Rec&amp;ent</source>
        <translation>최근(&amp;E)</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>더 이상 없음</translation>
    </message>
    <message>
        <source>%1 – %2 (%3)</source>
        <translation>%1 – %2 (%3)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>시스템에 맞춤(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>고대비(&amp;H)</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Open in a new &amp;window…</source>
        <translation>새 창에서 열기(&amp;W)…</translation>
    </message>
    <message>
        <source>Another workspace beside this one</source>
        <translation>이것 옆의 다른 작업 공간</translation>
    </message>
    <message>
        <source>&amp;Diagnostic bundle…</source>
        <translation>진단 묶음(&amp;D)…</translation>
    </message>
    <message>
        <source>What helps to find a mistake: versions, settings, the log; shown before it is saved</source>
        <translation>잘못을 찾는 데 도움이 되는 것: 버전, 설정, 기록. 저장하기 전에 표시됩니다</translation>
    </message>
    <message>
        <source>Second window &amp;beside this one</source>
        <translation>이 창 옆의 둘째 창(&amp;B)</translation>
    </message>
    <message>
        <source>Welco&amp;me page</source>
        <translation>시작 페이지(&amp;M)</translation>
    </message>
    <message>
        <source>The sample, one&apos;s own facts, workspaces opened lately</source>
        <translation>예제, 내 사실, 최근에 연 작업 공간</translation>
    </message>
    <message>
        <source>Im&amp;port…</source>
        <translation>가져오기(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::MainWindow</name>
    <message>
        <source>Ask %1?</source>
        <translation>%1에 물을까요?</translation>
    </message>
    <message>
        <source>The run sends its requests to this host, which nobody has used on this computer so far. A workspace from elsewhere can name any host, also services on this computer.</source>
        <translation>실행은 이 컴퓨터에서 아직 아무도 쓰지 않은 이 호스트로 요청을 보냅니다. 다른 곳에서 온 작업 공간은 이 컴퓨터의 서비스를 포함해 어떤 호스트든 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>Ask this host</source>
        <translation>이 호스트에 묻기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>%1 has finished</source>
        <translation>%1이(가) 끝남</translation>
    </message>
    <message>
        <source>The run has finished</source>
        <translation>실행이 끝남</translation>
    </message>
    <message>
        <source>The run stopped: %1</source>
        <translation>실행이 멈춤: %1</translation>
    </message>
    <message>
        <source>%1%2 – Chronoscope</source>
        <translation>%1%2 – Chronoscope</translation>
    </message>
    <message>
        <source> (read only)</source>
        <translation> (읽기 전용)</translation>
    </message>
    <message>
        <source>Chronoscope</source>
        <translation>Chronoscope</translation>
    </message>
    <message>
        <source>“%1” cannot be done now</source>
        <translation>“%1”은(는) 지금 할 수 없음</translation>
    </message>
    <message>
        <source>This view cannot be read: %1</source>
        <translation>이 보기를 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>The layout is as in a fresh window</source>
        <translation>배치를 새 창처럼 되돌림</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>벤치마크</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>프로필</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>범주</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>지난 답</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Traversal</source>
        <translation>순회</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>주석</translation>
    </message>
    <message>
        <source>Backends</source>
        <translation>백엔드</translation>
    </message>
    <message>
        <source>Parts of the page Annotate</source>
        <translation>주석 페이지의 부분</translation>
    </message>
    <message>
        <source>It&amp;ems</source>
        <translation>항목(&amp;E)</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>레이블(&amp;B)</translation>
    </message>
    <message>
        <source>Facts and &amp;questions</source>
        <translation>사실과 질문(&amp;Q)</translation>
    </message>
    <message>
        <source>Parts of the page Traversal</source>
        <translation>순회 페이지의 부분</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <translation>단계별로(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;What runs changed</source>
        <translation>실행이 바꾼 것(&amp;W)</translation>
    </message>
    <message>
        <source>A new workspace was made for this: %1</source>
        <translation>이를 위해 새 작업 공간을 만들었습니다: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kept as elements of the workspace: %1</source>
        <translation>작업 공간의 요소로 보관함: %1</translation>
    </message>
    <message>
        <source>The workspace has this element already</source>
        <translation>작업 공간에 이미 있는 요소입니다</translation>
    </message>
    <message>
        <source>Nothing was kept</source>
        <translation>보관된 것이 없습니다</translation>
    </message>
    <message>
        <source>Go to Benchmark</source>
        <translation>벤치마크로 가기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ManagedPanel</name>
    <message>
        <source>Chronoscope starts this server</source>
        <translation>Chronoscope가 이 서버를 시작함</translation>
    </message>
    <message>
        <source>A command that is started on a free port of this machine when it is needed, and ended with the program</source>
        <translation>필요할 때 이 컴퓨터의 빈 포트에서 시작하고 프로그램과 함께 끝나는 명령</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>파일 선택</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Looked up in PATH; it is not given to a shell</source>
        <translation>PATH에서 찾음. 셸에 넘기지 않습니다</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>인자</translation>
    </message>
    <message>
        <source>{port} stands for the port, {model} for the model file and {threads} for a thread on each core that is free when it starts. Keys do not belong here: servers take them from the environment.</source>
        <translation>{port}는 포트, {model}은 모델 파일, {threads}는 시작 때 비어 있는 코어마다 하나의 스레드 수입니다. 키는 여기에 두지 마십시오. 서버는 환경에서 키를 받습니다.</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>모델 파일</translation>
    </message>
    <message>
        <source>What {model} stands for</source>
        <translation>{model}이 나타내는 것</translation>
    </message>
    <message>
        <source>Ready when</source>
        <translation>준비 조건</translation>
    </message>
    <message>
        <source>Path that answers 200 once the server is ready: /health, or /v1/models</source>
        <translation>서버가 준비되면 200을 답하는 경로: /health 또는 /v1/models</translation>
    </message>
    <message>
        <source>State of the server</source>
        <translation>서버 상태</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Start the server on a free port</source>
        <translation>빈 포트에서 서버 시작</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>End the server and all its processes</source>
        <translation>서버와 그 모든 프로세스 끝내기</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>End the server and start it again, with the command as it is now</source>
        <translation>서버를 끝내고 지금의 명령으로 다시 시작</translation>
    </message>
    <message>
        <source>Output of the server</source>
        <translation>서버 출력</translation>
    </message>
    <message>
        <source>What the server writes appears here.</source>
        <translation>서버가 쓰는 것이 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>a server needs a program, such as llama-server</source>
        <translation>서버에는 llama-server 같은 프로그램이 필요함</translation>
    </message>
    <message>
        <source>the arguments have no {port}, so the server would not know where to listen</source>
        <translation>인자에 {port}가 없어 서버가 어디서 들을지 모름</translation>
    </message>
    <message>
        <source>the arguments want a model file</source>
        <translation>인자에 모델 파일이 필요함</translation>
    </message>
    <message>
        <source>the path that tells when it is ready begins with /</source>
        <translation>준비를 알리는 경로는 /로 시작함</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>저장 안 됨: %1</translation>
    </message>
    <message>
        <source>%1 on port %2</source>
        <translation>포트 %2의 %1</translation>
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
        <translation>항목을 읽을 수 없음</translation>
    </message>
    <message>
        <source>The runs cannot be read</source>
        <translation>실행을 읽을 수 없음</translation>
    </message>
    <message>
        <source>The ratings cannot be read</source>
        <translation>평점을 읽을 수 없음</translation>
    </message>
    <message>
        <source>Ask a model that sees about the pictures</source>
        <translation>그림을 보는 모델에게 묻기</translation>
    </message>
    <message>
        <source>&amp;Folder in the published layout…</source>
        <translation>공개 배치의 폴더(&amp;F)…</translation>
    </message>
    <message>
        <source>A folder with inference_data and imgs, or with task files right in it</source>
        <translation>inference_data와 imgs가 있거나 과제 파일이 바로 들어 있는 폴더</translation>
    </message>
    <message>
        <source>&amp;Task files…</source>
        <translation>과제 파일(&amp;T)…</translation>
    </message>
    <message>
        <source>Their pictures are looked for beside them</source>
        <translation>그림은 그 옆에서 찾습니다</translation>
    </message>
    <message>
        <source>The eleven tasks from a table of who held what when and two pictures of each entity</source>
        <translation>누가 언제 무엇이었는지의 표와 개체별 그림 두 장으로 만드는 열한 과제</translation>
    </message>
    <message>
        <source>Made of what every chosen run got wrong; a finished run is needed</source>
        <translation>선택한 모든 실행이 틀린 것으로 만듦. 끝난 실행이 필요함</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>표시할 것</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>과제</translation>
    </message>
    <message>
        <source>All runs by the eleven tasks</source>
        <translation>모든 실행, 열한 과제별</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>차원</translation>
    </message>
    <message>
        <source>All runs by the six dimensions</source>
        <translation>모든 실행, 여섯 차원별</translation>
    </message>
    <message>
        <source>Answers over time</source>
        <translation>시간에 따른 답</translation>
    </message>
    <message>
        <source>Years of what is named when asked about now</source>
        <translation>현재에 대한 답이 가리키는 것의 시기</translation>
    </message>
    <message>
        <source>Asked year</source>
        <translation>묻는 연도</translation>
    </message>
    <message>
        <source>How questions of a year are answered, by that year</source>
        <translation>어느 해의 질문에 어떻게 답하는지, 그 해별</translation>
    </message>
    <message>
        <source>Latest or outdated</source>
        <translation>Latest 또는 Outdated</translation>
    </message>
    <message>
        <source>Whether answers about now name the latest value</source>
        <translation>현재에 대한 답이 최신 값을 말하는지</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>문맥</translation>
    </message>
    <message>
        <source>What a misaligned context does to answers</source>
        <translation>어긋난 문맥이 답에 미치는 영향</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>일치도</translation>
    </message>
    <message>
        <source>The four ways in which each item is asked</source>
        <translation>각 항목을 묻는 네 가지 방식</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Two runs over the questions that both asked</source>
        <translation>둘 다 물은 질문에 대한 두 실행</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>The questions one by one, with their pictures</source>
        <translation>그림과 함께 질문 하나씩</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>What models answer once they were told, or edited</source>
        <translation>알려 주거나 편집한 뒤 모델의 답</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>감사</translation>
    </message>
    <message>
        <source>What is wrong with the items</source>
        <translation>항목의 문제</translation>
    </message>
    <message>
        <source>Rate items</source>
        <translation>항목 평가</translation>
    </message>
    <message>
        <source>What persons say of texts and pictures</source>
        <translation>글과 그림에 대한 사람의 의견</translation>
    </message>
    <message>
        <source>Which run is shown</source>
        <translation>표시할 실행</translation>
    </message>
    <message>
        <source>Which task&apos;s questions of a year</source>
        <translation>어느 과제의 연도별 질문</translation>
    </message>
    <message>
        <source>&amp;Published</source>
        <translation>논문 수치(&amp;P)</translation>
    </message>
    <message>
        <source>The paper&apos;s own figures below one&apos;s own; they are never mixed with them</source>
        <translation>자신의 것 아래에 논문의 수치. 서로 섞지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Judge…</source>
        <translation>판정(&amp;J)…</translation>
    </message>
    <message>
        <source>Have another model score the stored replies of a run</source>
        <translation>실행의 저장된 응답에 다른 모델이 점수를 매기게 하기</translation>
    </message>
    <message>
        <source>The newest %1 runs are shown; %2 older ones are not</source>
        <translation>최신 실행 %1개 표시. 이전 %2개는 표시되지 않음</translation>
    </message>
    <message>
        <source>No questions about pictures yet</source>
        <translation>아직 그림에 대한 질문이 없음</translation>
    </message>
    <message>
        <source>MINED asks who is meant by a picture, and when. A folder with its task files and pictures comes first.</source>
        <translation>MINED는 그림이 누구를 가리키는지, 언제인지를 묻습니다. 먼저 과제 파일과 그림이 있는 폴더가 필요합니다.</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>폴더 가져오기…</translation>
    </message>
    <message>
        <source>No MINED run yet</source>
        <translation>아직 MINED 실행이 없음</translation>
    </message>
    <message>
        <source>%1 items are here. A run asks a model that sees about their pictures.</source>
        <translation>항목 %1개가 있습니다. 실행은 그림을 보는 모델에게 묻습니다.</translation>
    </message>
    <message>
        <source>New MINED run…</source>
        <translation>새 MINED 실행…</translation>
    </message>
    <message>
        <source>This view has no figure: save its rows as CSV.</source>
        <translation>이 보기에는 그림이 없습니다. 행을 CSV로 저장하십시오.</translation>
    </message>
    <message>
        <source>There are no questions about pictures to ask: import some first</source>
        <translation>그림에 대해 물을 질문이 없음: 먼저 가져오십시오</translation>
    </message>
    <message>
        <source>Keeps the items whose subject has this text in it, in upper or lower case (Ctrl+F)</source>
        <translation>주체에 이 글이 있는 항목만, 대소문자 무관(Ctrl+F)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Import it&amp;ems…</source>
        <translation>항목 가져오기(&amp;E)…</translation>
    </message>
    <message>
        <source>View: </source>
        <translation>보기: </translation>
    </message>
    <message>
        <source>Run: </source>
        <translation>실행: </translation>
    </message>
    <message>
        <source>Means over all items, each counting the same; the average of the view Tasks is the mean over tasks.</source>
        <translation>모든 항목의 평균이며 항목마다 똑같이 셉니다. 과제 보기의 평균은 과제들의 평균입니다.</translation>
    </message>
    <message>
        <source>&amp;Edit by demonstrations…</source>
        <translation>예시로 편집(&amp;E)…</translation>
    </message>
    <message>
        <source>Ask again what a run got wrong, of a model that is told the right answers (IKE)</source>
        <translation>실행에서 틀린 것을, 정답을 알려 준 모델에게 다시 묻습니다(IKE)</translation>
    </message>
    <message>
        <source>What is shown: CEM (cover exact match), whether a gold is contained in the answer; F1, the words that answer and gold share; or the score of a model that judges</source>
        <translation>표시할 것: CEM(cover exact match, 답변에 정답이 들어 있는지), F1(답변과 정답이 함께 쓴 낱말), 또는 판정 모델의 점수</translation>
    </message>
    <message>
        <source>No run of editing yet</source>
        <translation>아직 편집 실행이 없음</translation>
    </message>
    <message>
        <source>What a run got wrong is asked again, of a model that is told the right answers: a finished run of MINED comes first.</source>
        <translation>실행이 틀린 것을 옳은 답을 들은 모델에게 다시 묻습니다. 먼저 끝난 MINED 실행이 있어야 합니다.</translation>
    </message>
    <message>
        <source>Edit by demonstrations…</source>
        <translation>예시로 편집…</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>보정</translation>
    </message>
    <message>
        <source>What was planted in a calibration model, beside what was measured</source>
        <translation>보정 모델에 심은 것과 그 옆의 측정값</translation>
    </message>
    <message>
        <source>By task and way of asking, or by the years that one task asks about</source>
        <translation>과제와 묻는 방식별, 또는 한 과제가 묻는 연도별</translation>
    </message>
    <message>
        <source>By task</source>
        <translation>과제별</translation>
    </message>
    <message>
        <source>%1 by asked year</source>
        <translation>%1, 묻는 연도별</translation>
    </message>
    <message>
        <source>The scores shown are not those of %1: of the runs of judges over the same replies the one made last and finished counts</source>
        <translation>표시된 점수는 %1의 것이 아닙니다: 같은 응답에 대한 평가 실행 가운데 마지막에 만들어 끝난 것이 반영됩니다</translation>
    </message>
    <message>
        <source>No run of a calibration model</source>
        <translation>보정 모델의 실행이 없습니다</translation>
    </message>
    <message>
        <source>A calibration model answers from the attributes with as much knowledge as was planted in it: what is measured of it has to be that. It costs nothing.</source>
        <translation>보정 모델은 심어 둔 만큼의 지식으로 속성에서 답합니다. 측정값이 그와 같아야 합니다. 비용이 들지 않습니다.</translation>
    </message>
    <message>
        <source>Edited else&amp;where…</source>
        <translation>다른 곳에서 편집(&amp;W)…</translation>
    </message>
    <message>
        <source>Save what a run got wrong for an editor of weights, and bring in what the edited model answers</source>
        <translation>실행이 틀린 것을 가중치 편집기를 위해 저장하고, 편집된 모델의 답을 가져옵니다</translation>
    </message>
    <message>
        <source>What a run got wrong is asked again, of a model that is told the right answers. What a model says that was edited elsewhere comes in with “Edited elsewhere…”.</source>
        <translation>실행이 틀린 것을 옳은 답을 알려 준 모델에 다시 묻습니다. 다른 곳에서 편집된 모델의 답은 “다른 곳에서 편집…”으로 들어옵니다.</translation>
    </message>
    <message>
        <source>Bring in questions about pictures: a folder in the published layout of MINED, or single task files</source>
        <translation>그림에 대한 질문 가져오기: MINED 공개 배치의 폴더 또는 개별 과제 파일</translation>
    </message>
    <message>
        <source>Ma&amp;ke items…</source>
        <translation>항목 만들기(&amp;K)…</translation>
    </message>
    <message>
        <source>New questions about pictures: the tasks out of dated attributes, or A.T.E out of what runs got wrong</source>
        <translation>그림에 대한 새 질문: 날짜 있는 속성으로 만든 과제, 또는 실행이 틀린 것으로 만든 A.T.E</translation>
    </message>
    <message>
        <source>Make &amp;tasks out of dated attributes…</source>
        <translation>날짜 있는 속성으로 과제 만들기(&amp;T)…</translation>
    </message>
    <message>
        <source>Make &amp;A.T.E out of wrong answers…</source>
        <translation>오답으로 A.T.E 만들기(&amp;A)…</translation>
    </message>
    <message>
        <source>Make tasks out of dated attributes…</source>
        <translation>날짜 있는 속성으로 과제 만들기…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no other run yet</source>
        <translation>아직 다른 실행이 없음</translation>
    </message>
    <message>
        <source>Two runs are compared over the questions that both asked.</source>
        <translation>두 실행은 둘 다 물은 질문에 대해 비교합니다.</translation>
    </message>
    <message>
        <source>A run by the types of its items; from the tasks Enter leads here, and Esc or Alt+Left back</source>
        <translation>항목 유형별 실행. 과제에서 Enter를 누르면 여기로, Esc나 Alt+왼쪽을 누르면 되돌아갑니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::MinedPlots</name>
    <message>
        <source>Noise leaves the answer in a reply; a refusal holds none, so that as much less is measured than was planted. What is missing is in neither.</source>
        <translation>잡음이 있어도 응답에 답은 남습니다. 거부에는 답이 없으므로 심은 것보다 그만큼 적게 측정됩니다. 빠진 것은 어느 쪽에도 들지 않습니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::MinedRunDialog</name>
    <message>
        <source>%1 items</source>
        <translation>항목 %1개</translation>
    </message>
    <message>
        <source>%1 items are not asked: %2</source>
        <translation>항목 %1개는 묻지 않음: %2</translation>
    </message>
    <message>
        <source>Golds that disagree with their own attribute list, which counts: %1</source>
        <translation>자체 속성 목록과 어긋나는 정답(목록이 우선): %1</translation>
    </message>
    <message>
        <source>New MINED run</source>
        <translation>새 MINED 실행</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>What tables call this run</source>
        <translation>표에서 이 실행을 부르는 이름</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>과제</translation>
    </message>
    <message>
        <source>Items of which tasks; none ticked: all</source>
        <translation>어느 과제의 항목. 체크 없으면 전부</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Items of which types; none ticked: all</source>
        <translation>어느 유형의 항목. 체크 없으면 전부</translation>
    </message>
    <message>
        <source>Asked as</source>
        <translation>물은 방식</translation>
    </message>
    <message>
        <source>Question (Q) or its completion (G), with the original (I) or the generalisation image (GI); an item&apos;s score is the mean of these</source>
        <translation>질문(Q) 또는 완성(G), 원래 그림(I) 또는 일반화 그림(GI). 항목 점수는 이들의 평균</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전부</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>So many of them, drawn at random</source>
        <translation>무작위로 뽑는 수</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>The same seed draws the same items</source>
        <translation>같은 시드는 같은 항목을 뽑습니다</translation>
    </message>
    <message>
        <source>As in the files, slips and all</source>
        <translation>파일 그대로, 실수까지</translation>
    </message>
    <message>
        <source>Clean: the slips put right</source>
        <translation>정리됨: 실수를 바로잡음</translation>
    </message>
    <message>
        <source>The value that the file chose</source>
        <translation>파일이 고른 값</translation>
    </message>
    <message>
        <source>The latest value of the list</source>
        <translation>목록의 최신 값</translation>
    </message>
    <message>
        <source>Chat: with a system turn of its own</source>
        <translation>Chat: 별도의 시스템 차례와 함께</translation>
    </message>
    <message>
        <source>One text, as the public run sends it</source>
        <translation>공개된 실행처럼 글 하나로</translation>
    </message>
    <message>
        <source>Those of the attribute list, where the file&apos;s disagree</source>
        <translation>파일과 어긋나면 속성 목록의 것</translation>
    </message>
    <message>
        <source>Those of the file, as published scores count</source>
        <translation>발표된 점수처럼 파일의 것</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> 토큰</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>문구</translation>
    </message>
    <message>
        <source>The words of the questions</source>
        <translation>질문의 문구</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>문맥</translation>
    </message>
    <message>
        <source>Who the context of F.M.C is about. F.M.C and P.M.C are asked with their context and without.</source>
        <translation>F.M.C의 문맥이 누구에 대한 것인지. F.M.C와 P.M.C는 문맥 있이, 없이 모두 묻습니다.</translation>
    </message>
    <message>
        <source>Sent as</source>
        <translation>보내는 방식</translation>
    </message>
    <message>
        <source>How the prompt travels behind its picture</source>
        <translation>프롬프트가 그림 뒤에 어떻게 실리는지</translation>
    </message>
    <message>
        <source>Golds</source>
        <translation>정답(gold)</translation>
    </message>
    <message>
        <source>What counts as right where the file and its own attribute list disagree: see Audit</source>
        <translation>파일과 자체 속성 목록이 어긋날 때 무엇을 정답으로 셀지: 감사 참조</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>최장 응답</translation>
    </message>
    <message>
        <source>The public run takes 10 tokens</source>
        <translation>공개된 실행은 10 토큰</translation>
    </message>
    <message>
        <source>The end of the first prompt as it is sent, behind its picture</source>
        <translation>보낸 그대로의 첫 프롬프트의 끝, 그림 뒤</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>There are no items yet</source>
        <translation>아직 항목이 없음</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>모든 과제</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>모든 유형</translation>
    </message>
    <message>
        <source>Types: %1</source>
        <translation>유형: %1</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>세는 중…</translation>
    </message>
    <message>
        <source>%1, MINED</source>
        <translation>%1, MINED</translation>
    </message>
    <message>
        <source>Choose how the items are asked: no configuration is ticked</source>
        <translation>항목을 어떻게 물을지 고르십시오: 체크된 구성 없음</translation>
    </message>
    <message>
        <source>There is nothing to ask: no item is chosen that can be asked about</source>
        <translation>물을 것이 없음: 물을 수 있는 항목이 선택되지 않음</translation>
    </message>
    <message>
        <source>completion</source>
        <translation>완성</translation>
    </message>
    <message>
        <source>question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>generalisation image</source>
        <translation>일반화 그림</translation>
    </message>
    <message>
        <source>image</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>%1 + %2 (%3)</source>
        <translation>%1 + %2 (%3)</translation>
    </message>
    <message>
        <source>1 configuration</source>
        <translation>구성 1개</translation>
    </message>
    <message>
        <source>%1 configurations</source>
        <translation>구성 %1개</translation>
    </message>
    <message>
        <source>%1 items, %2 of them asked with and without their context</source>
        <translation>항목 %1개, 그중 %2개는 문맥 있이와 없이 물음</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 requests about %4 pictures</source>
        <translation>%1 × %2 = 그림 %4개에 대한 요청 %3개</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Who answers: one run is made of each that is ticked; they have to see pictures</source>
        <translation>답할 모델: 체크한 것마다 실행 하나가 만들어짐. 그림을 볼 수 있어야 함</translation>
    </message>
    <message>
        <source>Each item is asked in each configuration that is ticked; items with a context are asked with it and without</source>
        <translation>항목마다 체크한 구성 각각으로 묻습니다. 문맥이 있는 항목은 문맥 있이와 없이 묻습니다</translation>
    </message>
    <message>
        <source>Tokens of the texts from their lengths; those of pictures as the model counts them</source>
        <translation>글의 토큰은 길이로, 그림의 토큰은 모델이 세는 대로</translation>
    </message>
    <message>
        <source>Quick look: 50 items × 1</source>
        <translation>빠르게 보기: 항목 50개 × 1</translation>
    </message>
    <message>
        <source>Fifty items drawn at random, as a question with the original picture alone</source>
        <translation>무작위로 뽑은 항목 쉰 개, 원래 그림과 질문으로만</translation>
    </message>
    <message>
        <source>Paper: all × 4</source>
        <translation>논문: 전부 × 4</translation>
    </message>
    <message>
        <source>Every item in all four configurations, as the paper asks</source>
        <translation>논문처럼 모든 항목을 네 구성 모두로</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>사전 설정</translation>
    </message>
    <message>
        <source>Sets what is asked and how</source>
        <translation>무엇을 어떻게 물을지 정함</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 토큰</translation>
    </message>
    <message>
        <source>tokens not known for this model, and not counted</source>
        <translation>이 모델의 토큰을 몰라 세지 않음</translation>
    </message>
    <message>
        <source>Pictures: %1</source>
        <translation>그림: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pictures, %1</source>
        <translation>그림, %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 외 %2개</translation>
    </message>
    <message>
        <source>1 item is not asked: %1</source>
        <translation>항목 1개는 묻지 않습니다: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ModelForm</name>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Who answers: one of the saved backends, or a calibration model. That is asked like any other and answers from the benchmark itself, so that what comes out can be compared with what was planted.</source>
        <translation>답할 쪽: 저장된 백엔드 중 하나, 또는 보정 모델. 보정 모델은 다른 것처럼 묻지만 벤치마크에서 스스로 답하므로 나온 것을 심은 것과 비교할 수 있습니다.</translation>
    </message>
    <message>
        <source>Who answers: one of the saved backends, or one that is named by its URI</source>
        <translation>답할 쪽: 저장된 백엔드 중 하나, 또는 URI로 지정한 것</translation>
    </message>
    <message>
        <source>The chosen backend</source>
        <translation>선택한 백엔드</translation>
    </message>
    <message>
        <source>URI of the backend</source>
        <translation>백엔드의 URI</translation>
    </message>
    <message>
        <source>PROTOCOL:BASE_URL?model=NAME&amp;key-env=VARIABLE, as on the command line. Backends that are used again are better saved on the Backends page.</source>
        <translation>명령줄과 같은 PROTOCOL:BASE_URL?model=NAME&amp;key-env=VARIABLE. 다시 쓸 백엔드는 백엔드 페이지에 저장하는 것이 낫습니다.</translation>
    </message>
    <message>
        <source>Last test: %1</source>
        <translation>마지막 시험: %1</translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>아직 시험 안 됨</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>기타…</translation>
    </message>
    <message>
        <source>Check the pipeline: calibration model (no language model, planted knowledge)</source>
        <translation>파이프라인 점검: 보정 모델(언어 모델 아님, 심은 지식)</translation>
    </message>
    <message>
        <source>Last test: %1. It is tested again before the run.</source>
        <translation>마지막 시험: %1. 실행 전에 다시 시험합니다.</translation>
    </message>
    <message>
        <source>Not tested yet. It is tested before the run.</source>
        <translation>아직 시험 안 됨. 실행 전에 시험합니다.</translation>
    </message>
    <message>
        <source>Disabled with this backend: %1</source>
        <translation>이 백엔드에서는 불가: %1</translation>
    </message>
    <message>
        <source>What the calibration model knows, and how it fails: the numbers planted in it, which results should show again</source>
        <translation>교정 모델이 아는 것과 틀리는 방식: 심어 둔 수치이며, 결과에 다시 나타나야 합니다</translation>
    </message>
    <message>
        <source>Calibration numbers</source>
        <translation>교정 수치</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ModelList</name>
    <message>
        <source>Last test: %1</source>
        <translation>마지막 시험: %1</translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>아직 시험 안 됨</translation>
    </message>
    <message>
        <source>Found on this computer: %1</source>
        <translation>이 컴퓨터에서 찾음: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ModelStep</name>
    <message>
        <source>The model is asked of every change whether it alters what the rule says. Questions of which no change does are left out; without a model they say “meaning: unchecked”.</source>
        <translation>변경마다 규칙의 뜻이 바뀌는지 모델에 묻습니다. 그런 변경이 없는 질문은 제외됩니다. 모델이 없으면 “meaning: unchecked”라고 적힙니다.</translation>
    </message>
    <message>
        <source>The model translates the terms that the glossary lacks. They are marked; without a model they stay as they are.</source>
        <translation>용어집에 없는 용어를 모델이 번역합니다. 표시가 붙으며, 모델이 없으면 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Ask the model</source>
        <translation>모델에 묻기</translation>
    </message>
    <message>
        <source>Ask the model: 1 request</source>
        <translation>모델에 묻기: 요청 1개</translation>
    </message>
    <message>
        <source>Ask the model: %1 requests</source>
        <translation>모델에 묻기: 요청 %1개</translation>
    </message>
    <message>
        <source>Nothing is stored by it: look at the preview and the report afterwards</source>
        <translation>저장되는 것은 없습니다. 그 뒤 미리 보기와 보고서를 보십시오</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::NewQueueDialog</name>
    <message>
        <source>Random (seeded): the first items are a fair sample</source>
        <translation>무작위(시드): 앞의 항목이 공정한 표본이 됨</translation>
    </message>
    <message>
        <source>Where the models disagree most</source>
        <translation>모델이 가장 많이 갈리는 곳</translation>
    </message>
    <message>
        <source>Nearest under the matcher&apos;s threshold</source>
        <translation>매칭 임곗값에 아래에서 가장 가까운 것</translation>
    </message>
    <message>
        <source>By relation</source>
        <translation>관계별</translation>
    </message>
    <message>
        <source>Most out of date first</source>
        <translation>가장 지난 것부터</translation>
    </message>
    <message>
        <source>Blind: hide what others say until I have said something</source>
        <translation>블라인드: 내 의견을 내기 전에는 다른 사람의 말을 숨김</translation>
    </message>
    <message>
        <source>Make queue</source>
        <translation>큐 만들기</translation>
    </message>
    <message>
        <source>New queue</source>
        <translation>새 큐</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>The filter that stands over the result pages. Change it there, and this follows</source>
        <translation>결과 페이지의 필터. 거기서 바꾸면 여기도 따라갑니다</translation>
    </message>
    <message>
        <source>Queue %1</source>
        <translation>큐 %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>How the queue is called in this workspace</source>
        <translation>이 작업 공간에서 큐의 이름</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>In which order the items come. It is frozen when the queue is made</source>
        <translation>항목이 나오는 순서. 큐를 만들 때 고정됩니다</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전부</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>Takes the first so many items in this order; 0 takes all</source>
        <translation>이 순서의 처음부터 이만큼. 0이면 전부</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>The same seed, filter and results give the same order again</source>
        <translation>같은 시드, 필터, 결과는 같은 순서를 다시 줍니다</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>Take a label set in from a JSON file</source>
        <translation>JSON 파일에서 레이블 세트 가져오기</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>The reasons to choose from</source>
        <translation>고를 이유들</translation>
    </message>
    <message>
        <source>What annotators should keep to, if anything</source>
        <translation>주석자가 지킬 것(있다면)</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>지침</translation>
    </message>
    <message>
        <source>Shown over the items of this queue</source>
        <translation>이 큐의 항목 위에 표시됨</translation>
    </message>
    <message>
        <source>For a second pass whose agreement with the first is to mean something</source>
        <translation>첫 번째와의 일치도가 뜻을 가져야 할 두 번째 작업용</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n labels)</source>
        <translation>
            <numerusform>%1 (레이블 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>Import label set</source>
        <translation>레이블 세트 가져오기</translation>
    </message>
    <message>
        <source>Label set (*.json)</source>
        <translation>레이블 세트 (*.json)</translation>
    </message>
    <message>
        <source>The label set cannot be read</source>
        <translation>레이블 세트를 읽을 수 없음</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>파일이 너무 큽니다.</translation>
    </message>
    <message>
        <source>Wrong answers of the chosen runs, where: %1</source>
        <translation>선택한 실행의 오답, 조건: %1</translation>
    </message>
    <message>
        <source>No run is chosen, or the runs are still being read</source>
        <translation>선택한 실행이 없거나 아직 읽는 중</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>세는 중…</translation>
    </message>
    <message>
        <source>Nothing wrong passes the filter: widen it on a result page</source>
        <translation>필터를 통과한 오답이 없음: 결과 페이지에서 넓히십시오</translation>
    </message>
    <message>
        <source>Nobody knows yet what is out of date in “%1”: diagnose it first, or choose another order</source>
        <translation>“%1”에서 무엇이 지난 답인지 아직 모름: 먼저 진단하거나 다른 순서를 고르십시오</translation>
    </message>
    <message>
        <source>The queue needs a name</source>
        <translation>큐에 이름이 필요함</translation>
    </message>
    <message>
        <source>There is a queue of this name</source>
        <translation>같은 이름의 큐가 있음</translation>
    </message>
    <message>
        <source>Making the queue…</source>
        <translation>큐 만드는 중…</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>항목 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation>항목 %1개</translation>
    </message>
    <message>
        <source>The queue was not made</source>
        <translation>큐를 만들지 못함</translation>
    </message>
    <message>
        <source>The label set was not imported</source>
        <translation>레이블 세트를 가져오지 못함</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>편집…</translation>
    </message>
    <message>
        <source>Look at the labels of the sets, change them, or make a set</source>
        <translation>세트의 레이블을 보고, 바꾸고, 세트를 만듭니다</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>주석자</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>겹침</translation>
    </message>
    <message>
        <source>So many of the items go to two annotators, so that their agreement can be measured</source>
        <translation>이만큼의 항목이 두 주석자에게 가서 일치를 잴 수 있습니다</translation>
    </message>
    <message>
        <source>An overlap needs two annotators</source>
        <translation>겹치려면 주석자가 둘 필요합니다</translation>
    </message>
    <message>
        <source>%1 · about %2 for each, %3 of them for two</source>
        <translation>%1 · 각자 약 %2, 그중 %3은 둘에게</translation>
    </message>
    <message>
        <source>Names, between commas; empty: everybody</source>
        <translation>이름을 쉼표로; 비우면 모두</translation>
    </message>
    <message>
        <source>The items are shared out to them, as evenly as it goes: each name as its bearer annotates under. With no name everybody gets every item</source>
        <translation>항목을 되도록 고르게 나눕니다. 이름은 주석을 다는 사람의 이름입니다. 이름이 없으면 모두가 모든 항목을 받습니다</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>항목 1개</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::NewRunDialog</name>
    <message>
        <source>New run</source>
        <translation>새 실행</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>슬라이스</translation>
    </message>
    <message>
        <source>&amp;Whole benchmark</source>
        <translation>벤치마크 전체(&amp;W)</translation>
    </message>
    <message>
        <source>Every element and every year again</source>
        <translation>다시 모든 요소와 모든 연도</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>How it is asked</source>
        <translation>묻는 방식</translation>
    </message>
    <message>
        <source>Tokens from the lengths of some of the prompts; the highest figure is reached when every reply is as long as the limit allows.
Cost from the price table of the Backends page.</source>
        <translation>일부 프롬프트의 길이로 추정한 토큰. 모든 응답이 한도만큼 길면 최댓값에 이릅니다.
비용은 백엔드 페이지의 가격표에 따릅니다.</translation>
    </message>
    <message>
        <source>See &amp;prompts…</source>
        <translation>프롬프트 보기(&amp;P)…</translation>
    </message>
    <message>
        <source>One exact prompt under each template, as it would be sent</source>
        <translation>템플릿마다 보낼 그대로의 프롬프트 하나</translation>
    </message>
    <message>
        <source>The slice holds nothing these templates can ask</source>
        <translation>이 템플릿이 물을 것이 슬라이스에 없음</translation>
    </message>
    <message>
        <source>This slice is not what “%1” asked: it was %2 elements then, and is %3 now</source>
        <translation>이 슬라이스는 “%1”이(가) 물은 것과 다릅니다: 그때 요소 %2개, 지금 %3개</translation>
    </message>
    <message>
        <source>There is no benchmark yet: bring one in, or facts of your own, on the page Benchmark</source>
        <translation>아직 벤치마크가 없습니다. 벤치마크 페이지에서 벤치마크나 자신의 사실을 가져오십시오</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>이 알림 닫기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::NumberNote</name>
    <message>
        <source>What is this number?</source>
        <translation>이 수치는 무엇인가요?</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>선택됨</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>무엇인지</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>식</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>셈</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>The help says what the numbers of this page are.</source>
        <translation>이 페이지의 수치가 무엇인지는 도움말에 있습니다.</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>명령줄</translation>
    </message>
    <message>
        <source>The command line has no report of this; Export… writes the table as CSV.</source>
        <translation>명령줄에는 이 보고서가 없습니다. 내보내기…가 표를 CSV로 씁니다.</translation>
    </message>
    <message>
        <source>Copy &amp;command</source>
        <translation>명령 복사(&amp;C)</translation>
    </message>
    <message>
        <source>More in the &amp;help</source>
        <translation>도움말에서 더 보기(&amp;H)</translation>
    </message>
    <message>
        <source>Its column</source>
        <translation>그 열</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::NumberPart</name>
    <message>
        <source>Only the first right</source>
        <translation>첫째만 정답</translation>
    </message>
    <message>
        <source>Only the second right</source>
        <translation>둘째만 정답</translation>
    </message>
    <message>
        <source>Both right</source>
        <translation>둘 다 정답</translation>
    </message>
    <message>
        <source>Neither right</source>
        <translation>둘 다 오답</translation>
    </message>
    <message>
        <source>What the number is made of</source>
        <translation>수치를 이루는 것</translation>
    </message>
    <message>
        <source>The first %1 of %2 are listed</source>
        <translation>%2개 중 처음 %1개를 나열함</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 points [%2, %3], n = %4 pairs</source>
        <translation>%1점 [%2, %3], n = %4쌍</translation>
    </message>
    <message>
        <source>No question that both runs have judged</source>
        <translation>두 실행이 모두 판정한 질문이 없음</translation>
    </message>
    <message>
        <source>%1 % correct [%2, %3], n = %4</source>
        <translation>%1 % 정답 [%2, %3], n = %4</translation>
    </message>
    <message>
        <source>None of %1 judged</source>
        <translation>%1개 중 판정된 것 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n templates added up: an element counts once in each</source>
        <translation>
            <numerusform>템플릿 %n개를 합침: 한 요소가 각각에서 한 번씩 세어짐</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples lost to errors</source>
        <translation>오류로 잃은 샘플 %1개</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Not asked yet, or errors took the samples that would decide</source>
        <translation>아직 묻지 않았거나 결정할 샘플을 오류로 잃음</translation>
    </message>
    <message>
        <source>Copy &amp;value</source>
        <translation>값 복사(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What is this number?</source>
        <translation>이 수치는 무엇인가요?(&amp;W)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::OpeningCover</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 여는 중…</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::OptionsPart</name>
    <message>
        <source>≈ looks like a right one: matching of texts would count it as right. ? nobody has checked it.</source>
        <translation>≈ 맞는 것과 비슷함: 텍스트 매칭이 정답으로 셀 수 있습니다. ? 아무도 확인하지 않았습니다.</translation>
    </message>
    <message>
        <source>How a model wrote them</source>
        <translation>모델이 쓴 과정</translation>
    </message>
    <message>
        <source>The rounds: what the model was asked, and its answers</source>
        <translation>라운드: 모델에게 물은 것과 그 답</translation>
    </message>
    <message>
        <source>Rounds in which the distractors were written</source>
        <translation>오답 선택지를 쓴 라운드</translation>
    </message>
    <message>
        <source>Distractors: %1</source>
        <translation>오답 선택지: %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Palette</name>
    <message>
        <source>Go to or do</source>
        <translation>이동 또는 실행</translation>
    </message>
    <message>
        <source>Page, action, run, saved view, element, setting or help</source>
        <translation>페이지, 동작, 실행, 저장된 보기, 요소, 설정 또는 도움말</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>찾은 것</translation>
    </message>
    <message>
        <source>%1  ·  %2%3</source>
        <translation>%1  ·  %2%3</translation>
    </message>
    <message>
        <source>Nothing has these words</source>
        <translation>이 낱말이 있는 것이 없음</translation>
    </message>
    <message>
        <source>Type a page, action, run, element, setting or help chapter, or a question with its “?”</source>
        <translation>페이지, 동작, 실행, 요소, 설정, 도움말 장 또는 “?”로 끝나는 질문을 입력하세요</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PaletteSearch</name>
    <message>
        <source>Saved view</source>
        <translation>저장된 보기</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ask the models</source>
        <translation>모델에 묻기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PictureView</name>
    <message>
        <source>Zoom with Ctrl and the wheel or + and −, move by dragging or with the arrow keys, 0 fits</source>
        <translation>Ctrl+휠 또는 +와 −로 확대하고, 끌거나 화살표 키로 옮기며, 0은 맞춤입니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PlantedModels</name>
    <message>
        <source>No language model. It is asked like any other and answers from the benchmark itself, so that what comes out can be compared with what was planted.</source>
        <translation>언어 모델이 아닙니다. 다른 모델과 똑같이 묻지만 벤치마크 자체로 답하므로, 나온 결과를 심은 값과 비교할 수 있습니다.</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>하나 더 추가</translation>
    </message>
    <message>
        <source>One more calibration model, planted with other numbers, is asked too</source>
        <translation>다른 숫자를 심은 보정 모델 하나에 더 묻습니다</translation>
    </message>
    <message>
        <source>Planted: %1</source>
        <translation>심은 값: %1</translation>
    </message>
    <message>
        <source>recall %1</source>
        <translation>재현 %1</translation>
    </message>
    <message>
        <source>partial %1</source>
        <translation>부분 %1</translation>
    </message>
    <message>
        <source>stale %1</source>
        <translation>지난 답 %1</translation>
    </message>
    <message>
        <source>recovers %1</source>
        <translation>회복 %1</translation>
    </message>
    <message>
        <source>mistaken %1</source>
        <translation>오인 %1</translation>
    </message>
    <message>
        <source>swayed %1</source>
        <translation>휘둘림 %1</translation>
    </message>
    <message>
        <source>noise %1</source>
        <translation>잡음 %1</translation>
    </message>
    <message>
        <source>refusal %1</source>
        <translation>거부 %1</translation>
    </message>
    <message>
        <source>nearly %1</source>
        <translation>거의 %1</translation>
    </message>
    <message>
        <source>blind %1</source>
        <translation>무감각 %1</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>오류 %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>Calibration model, robust %1</source>
        <translation>보정 모델, 강건 %1</translation>
    </message>
    <message>
        <source>Calibration model %1</source>
        <translation>보정 모델 %1</translation>
    </message>
    <message>
        <source>Calibration model whose numbers are shown</source>
        <translation>수치를 보이는 보정 모델</translation>
    </message>
    <message>
        <source>The calibration model whose numbers stand below; each has its own</source>
        <translation>아래에 수치가 나온 보정 모델. 저마다 자기 것이 있음</translation>
    </message>
    <message>
        <source>What a calibration model knows, and how it fails: the numbers planted in it, which results should show again</source>
        <translation>교정 모델이 아는 것과 틀리는 방식: 심어 둔 수치이며, 결과에 다시 나타나야 합니다</translation>
    </message>
    <message>
        <source>Calibration numbers</source>
        <translation>교정 수치</translation>
    </message>
    <message>
        <source>%1 (a check)</source>
        <translation>%1 (점검용)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PooledList</name>
    <message>
        <source>The first run against each other one</source>
        <translation>첫째 실행 대 나머지 각각</translation>
    </message>
    <message>
        <source>%1 less each other run, over all years; 95 % bootstrap</source>
        <translation>%1 − 다른 실행 각각, 모든 연도; 95 % 부트스트랩</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PreparationStrip</name>
    <message>
        <source>Cancel run</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Give it up; no run is made</source>
        <translation>그만두기. 실행은 만들어지지 않음</translation>
    </message>
    <message>
        <source>How far the new run is</source>
        <translation>새 실행의 진행 정도</translation>
    </message>
    <message>
        <source> · %1 more after it</source>
        <translation> · 뒤에 %1개 더</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PriceTableModel</name>
    <message>
        <source>any</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>A price is a number of US dollars per million tokens, such as 0.15</source>
        <translation>가격은 백만 토큰당 미국 달러의 수입니다. 예: 0.15</translation>
    </message>
    <message>
        <source>The model&apos;s id; with a * at its end, all ids that begin so. The longest that fits counts.</source>
        <translation>모델 id. 끝에 *가 있으면 그렇게 시작하는 모든 id. 맞는 것 중 가장 긴 것이 우선합니다.</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>프로토콜</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>$ / million in</source>
        <translation>입력 $ / 백만</translation>
    </message>
    <message>
        <source>$ / million out</source>
        <translation>출력 $ / 백만</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::PricesView</name>
    <message>
        <source>Remove price</source>
        <translation>가격 제거</translation>
    </message>
    <message>
        <source>US dollars per million tokens. The longest model id that fits counts; * stands for any ending. A model without a line has no known price, which is never taken for free.</source>
        <translation>백만 토큰당 미국 달러. 맞는 것 중 가장 긴 모델 id가 우선하며 *는 아무 끝이나 됩니다. 줄이 없는 모델은 가격을 모르는 것이며 무료로 보지 않습니다.</translation>
    </message>
    <message>
        <source>Remove the chosen line (Delete)</source>
        <translation>선택한 줄 제거(Delete)</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Not changed: %1</source>
        <translation>변경 안 됨: %1</translation>
    </message>
    <message>
        <source>Your price file cannot be read, and is left as it is; changes last until Chronoscope is closed: %1</source>
        <translation>가격 파일을 읽을 수 없어 그대로 둡니다. 변경은 Chronoscope를 닫을 때까지만 유지됩니다: %1</translation>
    </message>
    <message>
        <source>Protocol of the new price; empty = any</source>
        <translation>새 가격의 프로토콜. 비우면 모두</translation>
    </message>
    <message>
        <source>any protocol</source>
        <translation>모든 프로토콜</translation>
    </message>
    <message>
        <source>Model of the new price</source>
        <translation>새 가격의 모델</translation>
    </message>
    <message>
        <source>model id</source>
        <translation>모델 id</translation>
    </message>
    <message>
        <source>US dollars per million tokens in</source>
        <translation>입력 백만 토큰당 미국 달러</translation>
    </message>
    <message>
        <source>$ in</source>
        <translation>입력 $</translation>
    </message>
    <message>
        <source>US dollars per million tokens out</source>
        <translation>출력 백만 토큰당 미국 달러</translation>
    </message>
    <message>
        <source>$ out</source>
        <translation>출력 $</translation>
    </message>
    <message>
        <source>Where and when the price was read</source>
        <translation>가격을 읽은 곳과 때</translation>
    </message>
    <message>
        <source>source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Add price</source>
        <translation>가격 추가</translation>
    </message>
    <message>
        <source>Put the line into the table</source>
        <translation>줄을 표에 넣기</translation>
    </message>
    <message>
        <source>A price needs a model and two numbers</source>
        <translation>가격에는 모델과 두 수가 필요함</translation>
    </message>
    <message>
        <source>The price of %1 was removed</source>
        <translation>%1의 가격을 제거함</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ProfilePage</name>
    <message>
        <source>Profile</source>
        <translation>프로필</translation>
    </message>
    <message>
        <source>What the corners of the spider are</source>
        <translation>방사형 그림의 꼭짓점이 무엇인지</translation>
    </message>
    <message>
        <source>Corners: years</source>
        <translation>꼭짓점: 연도</translation>
    </message>
    <message>
        <source>Corners: templates</source>
        <translation>꼭짓점: 템플릿</translation>
    </message>
    <message>
        <source>Corners: domains</source>
        <translation>꼭짓점: 도메인</translation>
    </message>
    <message>
        <source>Corners: relations</source>
        <translation>꼭짓점: 관계</translation>
    </message>
    <message>
        <source>The year that is compared between templates</source>
        <translation>템플릿 사이에 비교할 연도</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>모든 연도</translation>
    </message>
    <message>
        <source>What has a line of its own</source>
        <translation>선 하나를 이루는 것</translation>
    </message>
    <message>
        <source>Lines: runs</source>
        <translation>선: 실행</translation>
    </message>
    <message>
        <source>Lines: runs and domains</source>
        <translation>선: 실행과 도메인</translation>
    </message>
    <message>
        <source>Lines: runs and templates</source>
        <translation>선: 실행과 템플릿</translation>
    </message>
    <message>
        <source>&amp;Cut-off</source>
        <translation>컷오프(&amp;C)</translation>
    </message>
    <message>
        <source>Estimate the last year each line knows: where its curve drops, with the 95 % interval of a bootstrap over elements</source>
        <translation>각 선이 아는 마지막 해 추정: 곡선이 떨어지는 곳, 요소별 부트스트랩의 95 % 구간과 함께</translation>
    </message>
    <message>
        <source>Intervals by bootstrap take a while; press to do without the rest</source>
        <translation>부트스트랩 구간은 시간이 걸립니다. 누르면 나머지 없이 진행합니다</translation>
    </message>
    <message>
        <source>&amp;Intervals</source>
        <translation>구간(&amp;I)</translation>
    </message>
    <message>
        <source>Draw the 95 % intervals as bands</source>
        <translation>95 % 구간을 띠로 그리기</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>맞춤(&amp;F)</translation>
    </message>
    <message>
        <source>Let the axis span what is shown instead of 0 to 100 %</source>
        <translation>축을 0~100 % 대신 표시된 것에 맞추기</translation>
    </message>
    <message>
        <source>&amp;Published</source>
        <translation>논문 수치(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Spider</source>
        <translation>방사형(&amp;S)</translation>
    </message>
    <message>
        <source>An outline for each line over years, templates, domains or relations</source>
        <translation>연도, 템플릿, 도메인, 관계에 걸쳐 선마다 윤곽 하나</translation>
    </message>
    <message>
        <source>Cur&amp;ves</source>
        <translation>곡선(&amp;V)</translation>
    </message>
    <message>
        <source>Curves over the years, with cut-off estimates</source>
        <translation>연도별 곡선과 컷오프 추정</translation>
    </message>
    <message>
        <source>No intervals: %1</source>
        <translation>구간 없음: %1</translation>
    </message>
    <message>
        <source>Intervals: %1 of %2 · Stop</source>
        <translation>구간: %2 중 %1 · 중지</translation>
    </message>
    <message>
        <source>No published table counts the same as this spider, so none is drawn beside it</source>
        <translation>이 방사형과 같은 것을 세는 논문의 표가 없어 옆에 그리지 않습니다</translation>
    </message>
    <message>
        <source>Draw the published figures of the same quantity beside one&apos;s own</source>
        <translation>같은 양의 논문 수치를 자신의 것 옆에 그리기</translation>
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
        <translation>틀리거나 부분적인 %2개 해 중 %1개에 범위 안의 맞은 해가 있음</translation>
    </message>
    <message>
        <source>Promise %1: the sum of 1 / distance in years over those hits</source>
        <translation>유망도 %1: 그 맞은 해들에 대한 1 / 햇수 거리의 합</translation>
    </message>
    <message>
        <source>Accepted as Chrono-Correct: %1</source>
        <translation>Chrono-Correct로 인정됨: %1</translation>
    </message>
    <message>
        <source>%1 of %2 years</source>
        <translation>%2개 해 중 %1개</translation>
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
        <translation>%1, %2. 빠진 것이 없습니다. 다른 요소, 연도, 세트는 채운 것만 다릅니다.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>[System text, where the model has a chat]
%1

[Prompt]
%2</source>
        <translation>[시스템 글, 모델에 chat이 있을 때]
%1

[프롬프트]
%2</translation>
    </message>
    <message>
        <source>Prompts of the new run</source>
        <translation>새 실행의 프롬프트</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::QueueBar</name>
    <message>
        <source>New queue…</source>
        <translation>새 큐…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>주석</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>큐</translation>
    </message>
    <message>
        <source>The list of items that is annotated</source>
        <translation>주석을 달 항목의 목록</translation>
    </message>
    <message>
        <source>Who annotates: every annotation bears this name. Press to change it</source>
        <translation>주석자: 모든 주석에 이 이름이 붙습니다. 누르면 바꿉니다</translation>
    </message>
    <message>
        <source>More about this queue</source>
        <translation>이 큐 더 보기</translation>
    </message>
    <message>
        <source>Label all open items…</source>
        <translation>열린 항목 모두에 레이블…</translation>
    </message>
    <message>
        <source>Guideline…</source>
        <translation>지침…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Remove this queue…</source>
        <translation>이 큐 제거…</translation>
    </message>
    <message>
        <source>What was annotated stays</source>
        <translation>주석은 남습니다</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>item %1 of %2</source>
        <translation>항목 %2개 중 %1번째</translation>
    </message>
    <message>
        <source>%1 of %2 annotated</source>
        <translation>%2개 중 %1개 주석됨</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1개 건너뜀</translation>
    </message>
    <message>
        <source>median %1 s each</source>
        <translation>중앙값 항목당 %1초</translation>
    </message>
    <message>
        <source>Annotated by you. The median is of the time you spent on each item until your last change of it</source>
        <translation>내가 주석한 것. 중앙값은 각 항목을 마지막으로 바꿀 때까지 쓴 시간의 것입니다</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not saved yet</source>
        <translation>
            <numerusform>변경 %n개가 아직 저장되지 않음</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving failed: %1
It is tried again every few seconds. As long as the workspace stays open nothing is lost.</source>
        <translation>저장 실패: %1
몇 초마다 다시 시도합니다. 작업 공간이 열려 있는 동안 잃는 것은 없습니다.</translation>
    </message>
    <message>
        <source>Make a list of items from what the filter chooses</source>
        <translation>필터가 고른 것으로 항목 목록 만들기</translation>
    </message>
    <message>
        <source>Find in this queue</source>
        <translation>이 큐에서 찾기</translation>
    </message>
    <message>
        <source>Find items that hold a text (/), or that are like this one (M)</source>
        <translation>글을 담은 항목(/)이나 이것과 비슷한 항목(M) 찾기</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Back to the item before (Backspace)</source>
        <translation>앞 항목으로(Backspace)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Leave the item for later (S)</source>
        <translation>항목을 나중으로(S)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Keep what is said, and go to the next open item (Enter)</source>
        <translation>말한 것을 두고 다음 열린 항목으로(Enter)</translation>
    </message>
    <message>
        <source>Label sets…</source>
        <translation>레이블 세트…</translation>
    </message>
    <message>
        <source>not assigned to you</source>
        <translation>내 몫이 아님</translation>
    </message>
    <message>
        <source>%1 of your %2 annotated</source>
        <translation>내 몫 %2 가운데 %1 주석함</translation>
    </message>
    <message>
        <source>Annotator: %1</source>
        <translation>주석자: %1</translation>
    </message>
    <message>
        <source>Your name…</source>
        <translation>이름…</translation>
    </message>
    <message>
        <source>Export annotations…</source>
        <translation>주석 내보내기…</translation>
    </message>
    <message>
        <source>Write all that is annotated in this workspace: CSV, JSON Lines or Label Studio</source>
        <translation>이 작업 공간의 모든 주석을 씁니다: CSV, JSON Lines 또는 Label Studio</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::QueueFinder</name>
    <message>
        <source>in the subject</source>
        <translation>주체에</translation>
    </message>
    <message>
        <source>in the relation</source>
        <translation>관계에</translation>
    </message>
    <message>
        <source>in a right answer</source>
        <translation>옳은 답에</translation>
    </message>
    <message>
        <source>in a reply</source>
        <translation>응답에</translation>
    </message>
    <message>
        <source>in your note</source>
        <translation>내 메모에</translation>
    </message>
    <message>
        <source>same element, same wrong reply</source>
        <translation>같은 요소, 같은 틀린 응답</translation>
    </message>
    <message>
        <source>same wrong reply</source>
        <translation>같은 틀린 응답</translation>
    </message>
    <message>
        <source>same element</source>
        <translation>같은 요소</translation>
    </message>
    <message>
        <source>Like this one</source>
        <translation>이것과 비슷한 것</translation>
    </message>
    <message>
        <source>Items of the same element, or with the same wrong reply (M)</source>
        <translation>같은 요소이거나 같은 틀린 응답인 항목(M)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>찾기 닫기(Esc)</translation>
    </message>
    <message>
        <source>Label all like this one</source>
        <translation>모두에 이것처럼 레이블</translation>
    </message>
    <message>
        <source>Gives every item of the list the labels that you gave this one: one step, which can be undone</source>
        <translation>목록의 모든 항목에 이것에 준 레이블을 줍니다. 한 걸음이며 되돌릴 수 있습니다</translation>
    </message>
    <message>
        <source>Find in this queue</source>
        <translation>이 큐에서 찾기</translation>
    </message>
    <message>
        <source>Find in this queue (/)</source>
        <translation>이 큐에서 찾기(/)</translation>
    </message>
    <message>
        <source>Subject, relation, right answers, replies and your notes. Enter searches</source>
        <translation>주체, 관계, 옳은 답, 응답, 내 메모. Enter로 찾습니다</translation>
    </message>
    <message>
        <source>Items that were found</source>
        <translation>찾은 항목</translation>
    </message>
    <message>
        <source>Type a text, or look for items like the one in hand.</source>
        <translation>글을 입력하거나 이것과 비슷한 항목을 찾으세요.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>찾는 중…</translation>
    </message>
    <message>
        <source>Item %1 · %2 · %3</source>
        <translation>항목 %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>찾지 못했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>항목 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>, the first %1 are listed</source>
        <translation>, 처음 %1개를 나열합니다</translation>
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
            <numerusform>항목 %n개에 이것처럼 레이블</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Rail</name>
    <message>
        <source>Workspace ▾</source>
        <translation>작업 공간 ▾</translation>
    </message>
    <message>
        <source>Workspace menu</source>
        <translation>작업 공간 메뉴</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Menu: workspaces, report, theme, help (Alt+W)</source>
        <translation>메뉴: 작업 공간, 보고서, 테마, 도움말(Alt+W)</translation>
    </message>
    <message>
        <source>%1
%2 is open</source>
        <translation>%1
%2이(가) 열려 있음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RatingField</name>
    <message>
        <source>Write the context in words of your own</source>
        <translation>문맥을 자신의 말로 쓰십시오</translation>
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
        <translation>0(%1)에서 10(%2)까지</translation>
    </message>
    <message>
        <source>0 to 10, higher is better: digits, arrow keys for half a point, Page Up and Page Down for one; Enter goes on</source>
        <translation>0에서 10까지, 높을수록 좋음: 숫자 키, 화살표는 0.5점, Page Up과 Page Down은 1점, Enter는 다음으로</translation>
    </message>
    <message>
        <source>0 to 10; a dash is not rated yet; Enter goes on</source>
        <translation>0에서 10까지, 줄표는 아직 평가하지 않은 것, Enter는 다음으로</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RatingView</name>
    <message>
        <source>What is rated</source>
        <translation>평가할 것</translation>
    </message>
    <message>
        <source>Data of entities</source>
        <translation>개체의 데이터</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>문맥</translation>
    </message>
    <message>
        <source>The attributes and pictures of each entity (items of T.A), or the contexts of F.M.C and P.M.C: two texts of your own are rated by how far they mean what the context says</source>
        <translation>각 개체의 속성과 그림(T.A 항목), 또는 F.M.C와 P.M.C의 문맥: 직접 쓴 두 글이 문맥과 얼마나 같은 뜻인지 평가합니다</translation>
    </message>
    <message>
        <source>Who rates</source>
        <translation>평가자</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Who rates: each person&apos;s ratings are kept apart</source>
        <translation>평가자: 사람마다 평점을 따로 보관합니다</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>이전(&amp;P)</translation>
    </message>
    <message>
        <source>Keep this and show the item before (Alt+Page Up)</source>
        <translation>저장하고 이전 항목 표시(Alt+Page Up)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>다음(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>불러오기(&amp;L)…</translation>
    </message>
    <message>
        <source>Read ratings from a file; the newer of two counts</source>
        <translation>파일에서 평점 읽기. 둘 중 새것이 우선합니다</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Write all ratings to a file, one a line</source>
        <translation>모든 평점을 한 줄에 하나씩 파일로 쓰기</translation>
    </message>
    <message>
        <source>The generalisation image</source>
        <translation>일반화 그림</translation>
    </message>
    <message>
        <source>The original image</source>
        <translation>원래 그림</translation>
    </message>
    <message>
        <source>The attributes of the entity, or the context</source>
        <translation>개체의 속성 또는 문맥</translation>
    </message>
    <message>
        <source>Nothing to rate</source>
        <translation>평가할 것 없음</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 rated</source>
        <translation>%2개 중 %1번째 · %3개 평가됨</translation>
    </message>
    <message>
        <source>%1 s an item</source>
        <translation>항목당 %1초</translation>
    </message>
    <message>
        <source>The workspace has no item of T.A</source>
        <translation>작업 공간에 T.A 항목이 없음</translation>
    </message>
    <message>
        <source>The workspace has no item of F.M.C or P.M.C</source>
        <translation>작업 공간에 F.M.C나 P.M.C 항목이 없음</translation>
    </message>
    <message>
        <source>%1 · %2 · item %3</source>
        <translation>%1 · %2 · 항목 %3</translation>
    </message>
    <message>
        <source>Hypernym: %1 · Property: %2</source>
        <translation>상위어: %1 · 속성: %2</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>말하지 않음</translation>
    </message>
    <message>
        <source>The rating is not kept</source>
        <translation>평점이 보관되지 않음</translation>
    </message>
    <message>
        <source>Load ratings</source>
        <translation>평점 불러오기</translation>
    </message>
    <message>
        <source>Ratings (*.jsonl);;All files (*)</source>
        <translation>평점 (*.jsonl);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The ratings cannot be read</source>
        <translation>평점을 읽을 수 없음</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1번째 줄: %2</translation>
    </message>
    <message>
        <source>%1 lines are left out</source>
        <translation>%1줄 제외됨</translation>
    </message>
    <message>
        <source>Save ratings</source>
        <translation>평점 저장</translation>
    </message>
    <message>
        <source>Ratings (*.jsonl)</source>
        <translation>평점 (*.jsonl)</translation>
    </message>
    <message>
        <source>The ratings are not saved</source>
        <translation>평점을 저장하지 못함</translation>
    </message>
    <message>
        <source>The filter takes no item to rate</source>
        <translation>필터에 남는 평가할 항목이 없습니다</translation>
    </message>
    <message>
        <source>Keep this and show the next item (Ctrl+Return, or Enter at the last rating)</source>
        <translation>보관하고 다음 항목 보기(Ctrl+Return 또는 마지막 평가에서 Enter)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RecallsForm</name>
    <message>
        <source>Recall, %1</source>
        <translation>재현, %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RelationWordsForm</name>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>Relations that the program has no words for. What you write is kept in this workspace: later runs and imports use it, runs that were made keep theirs.</source>
        <translation>프로그램에 문구가 없는 관계. 여기 쓴 것은 이 작업 공간에 보관됩니다. 이후의 실행과 가져오기가 쓰고, 이미 만든 실행은 제 것을 유지합니다.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>진술</translation>
    </message>
    <message>
        <source>What True/false says behind “In 2015, ”: {s} stands for the subject, {o} for the object</source>
        <translation>참/거짓이 “In 2015, ” 뒤에 말하는 것: {s}는 주체, {o}는 객체 자리입니다</translation>
    </message>
    <message>
        <source>Which of the prompts is shown, as a model gets it</source>
        <translation>어느 프롬프트를 모델이 받는 그대로 표시할지</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>%1 (new)</source>
        <translation>%1 (새것)</translation>
    </message>
    <message>
        <source>“%1”, %2</source>
        <translation>“%1”, %2</translation>
    </message>
    <message>
        <source>“%1”, %2: %3</source>
        <translation>“%1”, %2: %3</translation>
    </message>
    <message>
        <source>No prompt: %1</source>
        <translation>프롬프트 없음: %1</translation>
    </message>
    <message>
        <source>What Multiple choice asks behind “In 2015, ”: {s} stands for the subject. Generation needs no words: it names subject and relation as they are.</source>
        <translation>객관식이 “In 2015, ” 뒤에 묻는 것: {s}는 주체 자리입니다. Generation에는 문구가 필요 없습니다. 주체와 관계를 그대로 말합니다.</translation>
    </message>
    <message>
        <source>%1 relations are new: each can be chosen below. Those you leave are asked with the words suggested for them.</source>
        <translation>새 관계 %1개: 아래에서 하나씩 고를 수 있습니다. 그대로 둔 것은 제안된 낱말로 묻습니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ReplyPanel</name>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>The prompt as sent</source>
        <translation>보낸 그대로의 프롬프트</translation>
    </message>
    <message>
        <source>Prompt as sent</source>
        <translation>보낸 그대로의 프롬프트</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>Reply, as received</source>
        <translation>받은 그대로의 응답</translation>
    </message>
    <message>
        <source>Asked now, outside the run</source>
        <translation>실행 밖에서 지금 물음</translation>
    </message>
    <message>
        <source>Asked by you after the run: not stored, and in none of its numbers</source>
        <translation>실행 뒤에 직접 물음: 저장되지 않고 어느 수치에도 들지 않음</translation>
    </message>
    <message>
        <source>Reply asked now, outside the run</source>
        <translation>실행 밖에서 지금 물은 응답</translation>
    </message>
    <message>
        <source>What the model thought before it replied; no part of the reply, and not judged</source>
        <translation>모델이 응답 전에 생각한 것. 응답의 일부가 아니며 판정하지 않음</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>생각</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>JSON으로 복사</translation>
    </message>
    <message>
        <source>Element, prompt, request, reply, verdict and response of this sample; what is not known is null</source>
        <translation>이 샘플의 요소, 프롬프트, 요청, 응답, 판정, HTTP 응답. 모르는 것은 null</translation>
    </message>
    <message>
        <source>[system] %1

</source>
        <translation>[시스템] %1

</translation>
    </message>
    <message>
        <source>This sample cannot be read: %1</source>
        <translation>이 샘플을 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>Thinking, %1 characters</source>
        <translation>생각, %1자</translation>
    </message>
    <message>
        <source>Waiting for the server to start…</source>
        <translation>서버가 시작되기를 기다리는 중…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>묻는 중…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Ask again now</source>
        <translation>지금 다시 묻기</translation>
    </message>
    <message>
        <source>The replies of this run came from files: there is no model to ask</source>
        <translation>이 실행의 응답은 파일에서 왔음: 물을 모델이 없음</translation>
    </message>
    <message>
        <source>Gives up waiting for the reply</source>
        <translation>응답을 기다리지 않음</translation>
    </message>
    <message>
        <source>Sends this one prompt to the run&apos;s backend now, past the response cache. The reply is shown beside the stored one and enters no number of the run; the server may charge for it.</source>
        <translation>이 프롬프트 하나를 응답 캐시를 거치지 않고 지금 실행의 백엔드로 보냅니다. 응답은 저장된 것 옆에 표시되며 실행의 어느 수치에도 들지 않습니다. 서버가 요금을 물릴 수 있습니다.</translation>
    </message>
    <message>
        <source>The sample was copied as JSON</source>
        <translation>샘플을 JSON으로 복사함</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Report</name>
    <message>
        <source>The figure cannot be shown here.</source>
        <translation>그림을 여기에 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 rows; the view itself exports all of them as CSV.</source>
        <translation>%2행 중 처음 %1행입니다. 보기에서 모두 CSV로 내보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Manifest as JSON</source>
        <translation>JSON 매니페스트</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%2쪽 중 %1쪽</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ReportDialog</name>
    <message>
        <source>1 row</source>
        <translation>행 1개</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>보고서 저장…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>보고서를 저장하지 못함</translation>
    </message>
    <message>
        <source>Views to put into the report</source>
        <translation>보고서에 넣을 보기</translation>
    </message>
    <message>
        <source>All its views with their figures and numbers, as the page is set now</source>
        <translation>지금 설정된 대로, 그림과 수치를 포함한 모든 보기</translation>
    </message>
    <message>
        <source>Its figure and its numbers, as the page is set now</source>
        <translation>지금 설정된 대로, 그림과 수치</translation>
    </message>
    <message>
        <source>The manifest of each run is always added: what it asked, of which model, with which settings, and what came back. Keys are never part of it.</source>
        <translation>각 실행의 매니페스트는 항상 들어갑니다: 무엇을, 어느 모델에, 어떤 설정으로 물었고 무엇이 돌아왔는지. 키는 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Progress of the report</source>
        <translation>보고서 진행 상황</translation>
    </message>
    <message>
        <source>Narrowed to: %1</source>
        <translation>좁힌 조건: %1</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>계산 중…</translation>
    </message>
    <message>
        <source>nothing to show</source>
        <translation>표시할 것 없음</translation>
    </message>
    <message>
        <source>The chosen views are still being computed</source>
        <translation>고른 보기를 아직 계산하는 중</translation>
    </message>
    <message>
        <source>As a web page or as PDF, in one file that needs no other</source>
        <translation>웹 페이지나 PDF로, 다른 파일이 필요 없는 파일 하나로</translation>
    </message>
    <message>
        <source>Tick a view that has something to show</source>
        <translation>표시할 것이 있는 보기를 체크하십시오</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Stop; nothing is written</source>
        <translation>중지. 아무것도 쓰지 않음</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>Web page (*.html);;PDF (*.pdf)</source>
        <translation>웹 페이지 (*.html);;PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ReportView</name>
    <message>
        <source>Checks done</source>
        <translation>끝난 점검</translation>
    </message>
    <message>
        <source>Waiting for its server to start…</source>
        <translation>서버가 시작되기를 기다리는 중…</translation>
    </message>
    <message>
        <source>Testing, %1 of %2…</source>
        <translation>시험 중, %2 중 %1…</translation>
    </message>
    <message>
        <source>The test could not be made: %1</source>
        <translation>시험할 수 없었음: %1</translation>
    </message>
    <message>
        <source>Not tested yet. A test makes some twenty small calls and says what the server can do.</source>
        <translation>아직 시험 안 됨. 시험은 작은 호출 스무 번쯤으로 서버가 무엇을 할 수 있는지 알려 줍니다.</translation>
    </message>
    <message>
        <source>Tested %1 UTC</source>
        <translation>%1 UTC에 시험함</translation>
    </message>
    <message>
        <source>build %1</source>
        <translation>빌드 %1</translation>
    </message>
    <message>
        <source>No run can be made with this backend.</source>
        <translation>이 백엔드로는 실행을 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Cancel test</source>
        <translation>시험 취소</translation>
    </message>
    <message>
        <source>Test backend</source>
        <translation>백엔드 시험</translation>
    </message>
    <message>
        <source>Stop testing; what was known before stays</source>
        <translation>시험 중지. 이전에 알던 것은 남음</translation>
    </message>
    <message>
        <source>Eight checks, some twenty small calls, none of them cached</source>
        <translation>여덟 가지 점검, 작은 호출 스무 번쯤, 캐시하지 않음</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Disabled with this backend:
%1</source>
        <translation>이 백엔드에서는 불가:
%1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ReportWriter</name>
    <message>
        <source>Chronoscope report: %1</source>
        <translation>Chronoscope 보고서: %1</translation>
    </message>
    <message>
        <source>Written %1 by Chronoscope %2</source>
        <translation>작성 %1, Chronoscope %2</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>표시: %1</translation>
    </message>
    <message>
        <source>%1 The figure could not be drawn. %2</source>
        <translation>%1 그림을 그릴 수 없었습니다. %2</translation>
    </message>
    <message>
        <source>The disk is full: nothing was written to %1. Free some room or choose another folder.</source>
        <translation>디스크가 가득 참: %1에 아무것도 쓰지 않았습니다. 공간을 비우거나 다른 폴더를 고르십시오.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder.</source>
        <translation>%1에 쓸 수 없음: %2. 다른 폴더를 고르십시오.</translation>
    </message>
    <message>
        <source>always (d) would score %1 %</source>
        <translation>항상 (d)라면 %1 %</translation>
    </message>
    <message>
        <source>always true would score %1 %</source>
        <translation>항상 참이라면 %1 %</translation>
    </message>
    <message>
        <source>%1: %2 protocol</source>
        <translation>%1: %2 프로토콜</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>참고: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ReportsView</name>
    <message>
        <source>Facts behind the chosen bar</source>
        <translation>선택한 막대에 속한 사실</translation>
    </message>
    <message>
        <source>Double-click a fact, or press Enter, to see its dates</source>
        <translation>사실을 두 번 누르거나 Enter를 누르면 날짜가 나옵니다</translation>
    </message>
    <message>
        <source>Click a bar to list its facts</source>
        <translation>막대를 누르면 사실 목록이 나옵니다</translation>
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
        <translation>모든 결과 페이지의 표시를 좁힙니다(Alt+I). 처음에는 한 도메인과 템플릿 Generation으로 좁혀 요소가 한 해에 한 번 세어집니다. 그렇지 않으면 실행의 템플릿을 합칩니다.</translation>
    </message>
    <message>
        <source>Keeps the elements whose subject has this text in it, in upper or lower case (Ctrl+F)</source>
        <translation>주체에 이 글이 있는 요소만, 대소문자 무관(Ctrl+F)</translation>
    </message>
    <message>
        <source>2010–2015, 2020</source>
        <translation>2010–2015, 2020</translation>
    </message>
    <message>
        <source>This view cannot be read.</source>
        <translation>이 보기를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1
pinned: %2</source>
        <translation>%1
고정: %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ResultPage</name>
    <message>
        <source>Annotate</source>
        <translation>주석</translation>
    </message>
    <message>
        <source>Say why the wrong answers that pass the filter are wrong, or see what was said</source>
        <translation>필터를 통과한 오답이 왜 틀렸는지 말하거나, 나온 의견 보기</translation>
    </message>
    <message>
        <source>&amp;Annotate these…</source>
        <translation>이것에 주석 달기(&amp;A)…</translation>
    </message>
    <message>
        <source>Make a queue of the wrong answers that pass the filter</source>
        <translation>필터를 통과한 오답으로 큐 만들기</translation>
    </message>
    <message>
        <source>&amp;Share of each label in these</source>
        <translation>이 중 각 레이블의 비율(&amp;S)</translation>
    </message>
    <message>
        <source>How many of the annotated wrong answers that pass the filter have each label, by year, run, relation or template</source>
        <translation>필터를 통과하고 주석된 오답 중 각 레이블이 몇 개인지, 연도, 실행, 관계, 템플릿별</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Open or make one from the menu at the upper left.</source>
        <translation>왼쪽 위 메뉴에서 열거나 만드십시오.</translation>
    </message>
    <message>
        <source>Reading the runs…</source>
        <translation>실행 읽는 중…</translation>
    </message>
    <message>
        <source>The runs cannot be read</source>
        <translation>실행을 읽을 수 없음</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>아직 실행 없음</translation>
    </message>
    <message>
        <source>No run is chosen</source>
        <translation>선택한 실행 없음</translation>
    </message>
    <message>
        <source>Tick the runs to look at in the list at the upper left.</source>
        <translation>왼쪽 위 목록에서 볼 실행을 체크하십시오.</translation>
    </message>
    <message>
        <source>Show the newest runs</source>
        <translation>최신 실행 표시</translation>
    </message>
    <message>
        <source>No replies yet</source>
        <translation>아직 응답 없음</translation>
    </message>
    <message>
        <source>Results appear here as soon as a run has its first replies.</source>
        <translation>실행에 첫 응답이 오는 대로 결과가 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>Nothing passes the filter</source>
        <translation>필터를 통과한 것 없음</translation>
    </message>
    <message>
        <source>No chosen run asks what it is narrowed to, or nothing came out so.</source>
        <translation>선택한 어느 실행도 좁힌 조건을 묻지 않거나 그런 결과가 없었습니다.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>No runs of ChroKnowledge yet</source>
        <translation>아직 ChroKnowledge 실행이 없습니다</translation>
    </message>
    <message>
        <source>Show the ways in</source>
        <translation>시작하는 방법 보기</translation>
    </message>
    <message>
        <source>Facts come in on the Benchmark page, and a run over them starts there.</source>
        <translation>사실은 벤치마크 페이지에서 가져오고, 실행도 그곳에서 시작합니다.</translation>
    </message>
    <message>
        <source>Go to Benchmark</source>
        <translation>벤치마크로 가기</translation>
    </message>
    <message>
        <source>The sample, your own facts, or one question to a model</source>
        <translation>예제, 자신의 사실 또는 모델에게 던지는 질문 하나</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Results</name>
    <message numerus="yes">
        <source>At most %1 runs are shown together; %n were left out</source>
        <translation>
            <numerusform>함께 표시하는 실행은 최대 %1개; %n개 제외됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen run(s) or scoring(s) are not in the workspace any more</source>
        <translation>
            <numerusform>선택한 실행 또는 채점 %n개가 더 이상 작업 공간에 없음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ResumeBar</name>
    <message>
        <source>“%1” (%2 of %3)</source>
        <translation>“%1” (%3 중 %2)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1개 더</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>1 run is not finished: %1. Resume?</source>
        <translation>끝나지 않은 실행 1개: %1. 재개할까요?</translation>
    </message>
    <message>
        <source>%1 runs are not finished: %2. Resume?</source>
        <translation>끝나지 않은 실행 %1개: %2. 재개할까요?</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>Resume all</source>
        <translation>모두 재개</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RobustnessControls</name>
    <message>
        <source>What is shown</source>
        <translation>표시할 것</translation>
    </message>
    <message>
        <source>View: </source>
        <translation>보기: </translation>
    </message>
    <message>
        <source>What is shown: W, the share of tests won, or R, facts that win all</source>
        <translation>표시할 것: W는 이긴 검정의 비율, R은 모두 이긴 사실</translation>
    </message>
    <message>
        <source>Win rate W</source>
        <translation>승률 W</translation>
    </message>
    <message>
        <source>Robustness R</source>
        <translation>강건성 R</translation>
    </message>
    <message>
        <source>Which run is shown</source>
        <translation>표시할 실행</translation>
    </message>
    <message>
        <source>Which run it is compared with</source>
        <translation>어느 실행과 비교할지</translation>
    </message>
    <message>
        <source>&amp;Published</source>
        <translation>논문 수치(&amp;P)</translation>
    </message>
    <message>
        <source>Show numbers of the paper below one&apos;s own, with what they are of</source>
        <translation>자신의 것 아래에 논문의 수치와 그 대상 표시</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>막대</translation>
    </message>
    <message>
        <source>Points at equal distances, or bars of wider bins</source>
        <translation>같은 거리의 점, 또는 더 넓은 구간의 막대</translation>
    </message>
    <message>
        <source>Single precisions</source>
        <translation>개별 정밀도</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>조합</translation>
    </message>
    <message>
        <source>Single precisions, or also facts that are robust at two or three of them</source>
        <translation>개별 정밀도, 또는 둘이나 셋에서 강건한 사실도</translation>
    </message>
    <message>
        <source>Table: bins</source>
        <translation>표: 구간</translation>
    </message>
    <message>
        <source>Table: curves</source>
        <translation>표: 곡선</translation>
    </message>
    <message>
        <source>What the table and the exported numbers are: the points, or the curves through the facts</source>
        <translation>표와 내보낸 수치의 내용: 점, 또는 사실들을 지나는 곡선</translation>
    </message>
    <message>
        <source>Table: models</source>
        <translation>표: 모델</translation>
    </message>
    <message>
        <source>Table: lines</source>
        <translation>표: 직선</translation>
    </message>
    <message>
        <source>What the table and the exported numbers are: the models, or the line of each family</source>
        <translation>표와 내보낸 수치의 내용: 모델, 또는 계열별 직선</translation>
    </message>
    <message>
        <source>Which template&apos;s answers the category of an element is of</source>
        <translation>요소의 범주를 어느 템플릿의 답으로 볼지</translation>
    </message>
    <message>
        <source>every other run</source>
        <translation>다른 모든 실행</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RobustnessPage</name>
    <message>
        <source>Robustness</source>
        <translation>강건성</translation>
    </message>
    <message>
        <source>Facts with the dates they held: JSON Lines, or a table with subject, relation, object, start and end, such as TimeStress</source>
        <translation>유효했던 날짜가 있는 사실: JSON Lines, 또는 TimeStress처럼 subject, relation, object, start, end가 있는 표</translation>
    </message>
    <message>
        <source>Have a model score what was true at dates inside and outside of its time</source>
        <translation>유효 기간 안팎의 날짜에 참이던 것에 모델이 점수를 매기게 하기</translation>
    </message>
    <message>
        <source>There are no dated facts to ask about: import some first</source>
        <translation>물을 날짜 있는 사실이 없음: 먼저 가져오십시오</translation>
    </message>
    <message>
        <source>Keeps the facts whose subject has this text in it, in upper or lower case (Ctrl+F)</source>
        <translation>주체에 이 글이 있는 사실만, 대소문자 무관(Ctrl+F)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>R&amp;elation</source>
        <translation>관계(&amp;E)</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>정밀도(&amp;P)</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>No published numbers</source>
        <translation>논문 수치 없음</translation>
    </message>
    <message>
        <source>The newest %1 runs are shown; %2 older ones are not: the filter chooses</source>
        <translation>최신 실행 %1개 표시. 이전 %2개는 표시되지 않음: 필터가 고릅니다</translation>
    </message>
    <message>
        <source>Import &amp;facts…</source>
        <translation>사실 가져오기(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Dates…</source>
        <translation>날짜(&amp;D)…</translation>
    </message>
    <message>
        <source>The dated facts, and the dates a run would ask about: no model is needed</source>
        <translation>날짜 있는 사실과 실행이 물을 날짜: 모델이 필요 없습니다</translation>
    </message>
    <message>
        <source>Facts whose bounds are known by year alone count at months and days as if they held from the first day of the first year to the last day of the last.</source>
        <translation>경계를 연도로만 아는 사실은 월과 일에서 첫 해 첫날부터 마지막 해 마지막 날까지 유효했던 것으로 셉니다.</translation>
    </message>
    <message>
        <source>These numbers are global, of all precisions together, whichever the filter takes.</source>
        <translation>이 수치는 필터가 무엇을 남기든 모든 정밀도를 합친 Global 값입니다.</translation>
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
        <translation>볼 실행</translation>
    </message>
    <message>
        <source>At most %1 can be looked at together.</source>
        <translation>함께 볼 수 있는 것은 최대 %1개입니다.</translation>
    </message>
    <message>
        <source>&amp;Newest</source>
        <translation>최신(&amp;N)</translation>
    </message>
    <message>
        <source>The newest runs with replies, also those that are still to come</source>
        <translation>응답이 있는 최신 실행. 앞으로 생길 것도 포함</translation>
    </message>
    <message>
        <source>&amp;Runs: none</source>
        <translation>실행(&amp;R): 없음</translation>
    </message>
    <message>
        <source>&amp;Runs: %1</source>
        <translation>실행(&amp;R): %1</translation>
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
        <translation>다시 채점됨</translation>
    </message>
    <message>
        <source>There are no runs in this workspace yet.</source>
        <translation>이 작업 공간에 아직 실행이 없습니다.</translation>
    </message>
    <message>
        <source>The runs on all result pages (Alt+R); those of other studies stand on their own pages</source>
        <translation>모든 결과 페이지의 실행(Alt+R). 다른 연구의 실행은 각 페이지에 있습니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunDialog</name>
    <message>
        <source>Name of the run</source>
        <translation>실행의 이름</translation>
    </message>
    <message>
        <source>What heat maps and tables call this run</source>
        <translation>히트맵과 표에서 이 실행을 부르는 이름</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>세는 중…</translation>
    </message>
    <message>
        <source>This cannot be counted: %1</source>
        <translation>셀 수 없음: %1</translation>
    </message>
    <message>
        <source>Each of %1 models</source>
        <translation>모델 %1개 각각</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>비용: %1</translation>
    </message>
    <message>
        <source>Each run is called as its model; what is typed here stands in front</source>
        <translation>실행마다 모델의 이름이 붙고 여기 입력한 것이 앞에 붙습니다</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Give the run a name</source>
        <translation>실행에 이름을 붙이십시오</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunFinder</name>
    <message>
        <source>Tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Only the runs with this tag</source>
        <translation>이 태그가 있는 실행만</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>삭제됨</translation>
    </message>
    <message>
        <source>Bring a deleted run back</source>
        <translation>삭제한 실행 되살리기</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>모든 태그</translation>
    </message>
    <message>
        <source>Bring back “%1”</source>
        <translation>“%1” 되살리기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunFoot</name>
    <message>
        <source>Size of the run</source>
        <translation>실행의 크기</translation>
    </message>
    <message>
        <source>Tokens, cost and time of the run</source>
        <translation>실행의 토큰, 비용, 시간</translation>
    </message>
    <message>
        <source>An example of what is asked</source>
        <translation>물을 것의 예</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Why the run cannot start</source>
        <translation>실행을 시작할 수 없는 이유</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>실행 시작</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Start %1 runs</source>
        <translation>실행 %1개 시작</translation>
    </message>
    <message>
        <source>Test the model, make the run and begin asking</source>
        <translation>모델을 시험하고 실행을 만들어 묻기 시작</translation>
    </message>
    <message>
        <source>What would be asked</source>
        <translation>묻게 될 내용</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunMarks</name>
    <message>
        <source>The run was not renamed</source>
        <translation>실행 이름을 바꾸지 못함</translation>
    </message>
    <message>
        <source>The note was not stored</source>
        <translation>메모를 저장하지 못함</translation>
    </message>
    <message>
        <source>The tags were not stored</source>
        <translation>태그를 저장하지 못함</translation>
    </message>
    <message>
        <source>“%1” was not deleted</source>
        <translation>“%1”을(를) 삭제하지 못함</translation>
    </message>
    <message>
        <source>The run was not brought back</source>
        <translation>실행을 되살리지 못함</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunMenu</name>
    <message>
        <source>&amp;Rename</source>
        <translation>이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>Call the run something else</source>
        <translation>실행에 다른 이름 붙이기</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>메모(&amp;N)</translation>
    </message>
    <message>
        <source>Write down what the run is for</source>
        <translation>실행의 용도 적기</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>태그(&amp;T)</translation>
    </message>
    <message>
        <source>Words to find the run by</source>
        <translation>실행을 찾을 낱말</translation>
    </message>
    <message>
        <source>&amp;Duplicate, like this…</source>
        <translation>이처럼 복제(&amp;D)…</translation>
    </message>
    <message>
        <source>A new run of the same slice and model, asked in the same way</source>
        <translation>같은 슬라이스와 모델, 같은 방식의 새 실행</translation>
    </message>
    <message>
        <source>Again with another &amp;model…</source>
        <translation>다른 모델로 다시(&amp;M)…</translation>
    </message>
    <message>
        <source>The same questions, asked in the same way, of other models</source>
        <translation>같은 질문을 같은 방식으로 다른 모델에</translation>
    </message>
    <message>
        <source>&amp;Watch: ask the same again now</source>
        <translation>감시: 지금 같은 것을 다시 묻기(&amp;W)</translation>
    </message>
    <message>
        <source>The same prompts of the same model, never from the cache: has the provider changed the model? Both runs are kept, and what differs is shown.</source>
        <translation>같은 모델에 같은 프롬프트를 캐시 없이: 제공자가 모델을 바꾸었는지 봅니다. 두 실행 모두 보관되고 차이가 표시됩니다.</translation>
    </message>
    <message>
        <source>&amp;Compare with the run it repeats</source>
        <translation>반복한 원래 실행과 비교(&amp;C)</translation>
    </message>
    <message>
        <source>Year by year, with tests</source>
        <translation>연도별, 검정과 함께</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>삭제(&amp;E)</translation>
    </message>
    <message>
        <source>Take the run out of all lists; it can be brought back for some weeks</source>
        <translation>모든 목록에서 실행을 빼기. 몇 주 동안 되살릴 수 있음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunModelsForm</name>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Who answers: one run is made of each that is ticked</source>
        <translation>답할 모델: 체크한 것마다 실행 하나가 만들어짐</translation>
    </message>
    <message>
        <source>Another, by its URI</source>
        <translation>다른 것, URI로</translation>
    </message>
    <message>
        <source>A server that is not saved on the Backends page</source>
        <translation>백엔드 페이지에 저장되지 않은 서버</translation>
    </message>
    <message>
        <source>URI of the backend</source>
        <translation>백엔드의 URI</translation>
    </message>
    <message>
        <source>PROTOCOL:BASE_URL?model=NAME&amp;key-env=VARIABLE, as on the command line. Backends that are used again are better saved on the Backends page.</source>
        <translation>명령줄과 같은 PROTOCOL:BASE_URL?model=NAME&amp;key-env=VARIABLE. 다시 쓸 백엔드는 백엔드 페이지에 저장하는 것이 낫습니다.</translation>
    </message>
    <message>
        <source>%1, disabled: %2</source>
        <translation>%1, 불가: %2</translation>
    </message>
    <message>
        <source>Models are saved on the Backends page; tick those that are to answer.</source>
        <translation>모델은 백엔드 페이지에 저장됩니다. 답할 것을 체크하십시오.</translation>
    </message>
    <message>
        <source>Tick a model</source>
        <translation>모델을 체크하십시오</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>예산</translation>
    </message>
    <message>
        <source>Budget in US dollars</source>
        <translation>예산, 미국 달러</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Some figures cannot be had of %1: point here for which, and why.</source>
        <translation>%1에서는 얻을 수 없는 수치가 있습니다. 무엇이고 왜인지는 여기를 가리켜 보세요.</translation>
    </message>
    <message>
        <source>whether it sees pictures is not known until it is tested on the Backends page</source>
        <translation>그림을 보는지는 백엔드 페이지에서 시험해야 압니다</translation>
    </message>
    <message>
        <source>its test says that it sees no pictures: %1</source>
        <translation>시험 결과 그림을 보지 못합니다: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>Two ticked models are the same: change the calibration numbers, or untick one</source>
        <translation>선택한 두 모델이 같습니다: 교정 수치를 바꾸거나 하나를 해제하세요</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunNoteBar</name>
    <message>
        <source>N&amp;ote</source>
        <translation>메모(&amp;O)</translation>
    </message>
    <message>
        <source>What you want to remember of this run; kept in the workspace</source>
        <translation>이 실행에 대해 기억할 것. 작업 공간에 보관됨</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>태그(&amp;T)</translation>
    </message>
    <message>
        <source>Words to find runs by, separated by commas</source>
        <translation>실행을 찾을 낱말, 쉼표로 구분</translation>
    </message>
    <message>
        <source>What this run is for</source>
        <translation>이 실행의 용도</translation>
    </message>
    <message>
        <source>paper, draft</source>
        <translation>논문, 초안</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunOptionsForm</name>
    <message>
        <source>The model writes the object itself</source>
        <translation>모델이 객체를 직접 씀</translation>
    </message>
    <message>
        <source>The model chooses among the object and three distractors; elements with another number of distractors are left out</source>
        <translation>모델이 객체와 오답 선택지 셋 중에서 고름. 오답 선택지 수가 다른 요소는 제외됨</translation>
    </message>
    <message>
        <source>The model says whether a statement is true</source>
        <translation>모델이 진술이 참인지 말함</translation>
    </message>
    <message>
        <source>Words, sampler, seed, extraction, matching, stop and concurrency</source>
        <translation>문구, 추출 방식, 시드, 답 추출, 매칭, 중지, 동시성</translation>
    </message>
    <message>
        <source>Quick look: 1 × greedy</source>
        <translation>빠르게 보기: 1 × 그리디</translation>
    </message>
    <message>
        <source>One exemplar set at temperature 0: a tenth of the requests, and no Partial Correct</source>
        <translation>온도 0에서 예시 세트 하나: 요청의 십분의 일, Partial Correct 없음</translation>
    </message>
    <message>
        <source>Paper: 5 × 2</source>
        <translation>논문: 5 × 2</translation>
    </message>
    <message>
        <source>Five exemplar sets at temperatures 0 and 0.7, as the paper asks</source>
        <translation>논문처럼 예시 세트 다섯, 온도 0과 0.7</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>사전 설정</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>참조</translation>
    </message>
    <message>
        <source>Debiased</source>
        <translation>편향 제거</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>프로토콜</translation>
    </message>
    <message>
        <source>How options and statements are laid out</source>
        <translation>선택지와 진술의 배치</translation>
    </message>
    <message>
        <source>The fixed layouts of the authors&apos; code: numbers compare with the paper, but the right option always stands at the same place.</source>
        <translation>저자 코드의 고정 배치: 수치를 논문과 비교할 수 있지만 맞는 선택지가 늘 같은 자리에 있습니다.</translation>
    </message>
    <message>
        <source>Options in a seeded order and half of the statements false: a model that always says the same gains nothing.</source>
        <translation>시드로 정한 순서의 선택지와 절반이 거짓인 진술: 늘 같은 말을 하는 모델은 얻는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Exemplar sets</source>
        <translation>예시 세트</translation>
    </message>
    <message>
        <source>Each cell is asked once per set of four exemplars and temperature; the paper uses 5</source>
        <translation>셀마다 예시 네 개의 세트와 온도별로 한 번씩 묻습니다. 논문은 5</translation>
    </message>
    <message>
        <source>Temperatures</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>Numbers from 0 (greedy) to 5, separated by commas; the paper uses 0 and 0.7</source>
        <translation>0(그리디)~5의 수, 쉼표로 구분. 논문은 0과 0.7</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>정리됨</translation>
    </message>
    <message>
        <source>Relation words</source>
        <translation>관계 문구</translation>
    </message>
    <message>
        <source>Questions and sentences of the relations; the protocol brings its own.
Reference: as published. Biomedical triples are read as “subject relation object”, which turns them round.
Clean: biomedical triples are read as the UMLS means them, “object relation subject”. Others are the same.</source>
        <translation>관계의 질문과 문장. 프로토콜이 제 것을 가져옵니다.
참조: 발표된 대로. 생의학 트리플을 “주체 관계 객체”로 읽어 방향이 뒤집힙니다.
정리됨: 생의학 트리플을 UMLS의 뜻대로 “객체 관계 주체”로 읽습니다. 나머지는 같습니다.</translation>
    </message>
    <message>
        <source>Seeded</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Exemplar sampler</source>
        <translation>예시 추출 방식</translation>
    </message>
    <message>
        <source>Seeded: exemplars depend on run seed, element, year and set alone, so any part can be asked again.
Reference: one random stream over the whole benchmark, as the authors&apos; code draws.</source>
        <translation>시드: 예시가 실행 시드, 요소, 연도, 세트에만 달려 있어 어느 부분이든 다시 물을 수 있습니다.
참조: 저자 코드처럼 벤치마크 전체에 난수열 하나.</translation>
    </message>
    <message>
        <source>Run seed</source>
        <translation>실행 시드</translation>
    </message>
    <message>
        <source>Decides exemplars and option orders</source>
        <translation>예시와 선택지 순서를 정함</translation>
    </message>
    <message>
        <source>Lenient</source>
        <translation>관대</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>엄격</translation>
    </message>
    <message>
        <source>Extraction</source>
        <translation>추출</translation>
    </message>
    <message>
        <source>Lenient: reads the answer out of untidy replies.
Strict: a reply counts only if it opens with “A. ”, as in the authors&apos; code; any other is left out, not wrong.
MCQA: the whole reply is compared with the right objects.</source>
        <translation>관대: 어수선한 응답에서도 답을 읽습니다.
엄격: 저자 코드처럼 “A. ”로 시작하는 응답만 셉니다. 나머지는 오답이 아니라 제외입니다.
MCQA: 응답 전체를 맞는 객체와 비교합니다.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>논문</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>매칭</translation>
    </message>
    <message>
        <source>What is compared. Paper: lower case, punctuation as spaces. Reference: lower case only.</source>
        <translation>비교하는 것. 논문: 소문자, 문장 부호는 공백으로. 참조: 소문자만.</translation>
    </message>
    <message>
        <source>as usual for the backend</source>
        <translation>백엔드의 평소대로</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Texts that end a reply, separated by commas: \n is the end of a line, \t a tab, \, a comma.
Empty: the end of the line for completion endpoints, which else go on with questions of their own; none for chats, which end by themselves and may think or greet in lines before they answer.
“none” sends none.</source>
        <translation>응답을 끝내는 글, 쉼표로 구분: \n은 줄 끝, \t는 탭, \,는 쉼표.
비우면: completion 끝점은 줄 끝(아니면 스스로 질문을 이어 감), chat은 없음(스스로 끝나며 답하기 전에 여러 줄로 생각하거나 인사할 수 있음).
“none”은 아무것도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>as the backend suggests</source>
        <translation>백엔드가 권하는 대로</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>동시성</translation>
    </message>
    <message>
        <source>Requests in flight at once</source>
        <translation>동시에 진행할 요청</translation>
    </message>
    <message>
        <source>Choose at least one template</source>
        <translation>템플릿을 하나 이상 고르십시오</translation>
    </message>
    <message>
        <source>Temperatures are numbers separated by commas, such as 0, 0.7</source>
        <translation>온도는 쉼표로 나눈 수입니다. 예: 0, 0.7</translation>
    </message>
    <message>
        <source>A temperature must be from 0 to 5</source>
        <translation>온도는 0에서 5까지여야 함</translation>
    </message>
    <message>
        <source>A temperature is given twice</source>
        <translation>같은 온도가 두 번 있음</translation>
    </message>
    <message>
        <source>Stop: a backslash stands before n, r, t, a comma or another backslash, and no text is empty</source>
        <translation>중지: 역슬래시는 n, r, t, 쉼표 또는 역슬래시 앞에 오며 빈 글은 안 됨</translation>
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
        <translation>● 맞음</translation>
    </message>
    <message>
        <source>✕ not right</source>
        <translation>✕ 맞지 않음</translation>
    </message>
    <message>
        <source>Newest replies</source>
        <translation>최신 응답</translation>
    </message>
    <message>
        <source>Newest replies of the chosen run</source>
        <translation>선택한 실행의 최신 응답</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>물은 대상</translation>
    </message>
    <message>
        <source>End of the prompt</source>
        <translation>프롬프트의 끝</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>not told for runs whose questions follow from replies</source>
        <translation>질문이 응답에 따라 정해지는 실행에는 표시하지 않음</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>요청 %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>점수 %1</translation>
    </message>
    <message>
        <source>says no score</source>
        <translation>점수를 말하지 않음</translation>
    </message>
    <message>
        <source>The %1 replies that were asked for last, the last of all at the top</source>
        <translation>마지막에 요청한 응답 %1개, 가장 마지막 것이 맨 위</translation>
    </message>
    <message>
        <source>Newest replies: what this judge says of the replies of %1</source>
        <translation>최신 응답: 이 판정 모델이 %1의 응답에 대해 말한 것</translation>
    </message>
    <message>
        <source>log P = %1</source>
        <translation>log P = %1</translation>
    </message>
    <message>
        <source>a score</source>
        <translation>점수</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunRequests</name>
    <message>
        <source>“%1” asks %2, which nobody here has named before. May it be asked?</source>
        <translation>“%1”은(는) 여기서 아무도 지정한 적 없는 %2에 묻습니다. 물어도 될까요?</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>“%1” has cost %2 so far. Ask its %3 requests again?</source>
        <translation>“%1”에 지금까지 %2이(가) 들었습니다. 요청 %3개를 다시 물을까요?</translation>
    </message>
    <message>
        <source>What “%1” costs is not known%2. Ask its %3 requests again?</source>
        <translation>“%1”의 비용을 알 수 없습니다%2. 요청 %3개를 다시 물을까요?</translation>
    </message>
    <message>
        <source>The new run has the same budget, %1.</source>
        <translation>새 실행의 예산도 %1입니다.</translation>
    </message>
    <message>
        <source>It has no budget.</source>
        <translation>예산이 없습니다.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>다시 묻기</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1” was not created: %2</source>
        <translation>“%1”을(를) 만들지 못함: %2</translation>
    </message>
    <message>
        <source>Its backend is “%1”.</source>
        <translation>백엔드는 “%1”입니다.</translation>
    </message>
    <message>
        <source>Open backend</source>
        <translation>백엔드 열기</translation>
    </message>
    <message>
        <source>Back to the run</source>
        <translation>실행으로 돌아가기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>%1, like “%2”</source>
        <translation>%1, “%2”처럼</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunStarter</name>
    <message>
        <source>another workspace was opened meanwhile</source>
        <translation>그동안 다른 작업 공간이 열림</translation>
    </message>
    <message>
        <source>%1: looking for Partial Known elements</source>
        <translation>%1: Partial Known 요소 찾는 중</translation>
    </message>
    <message>
        <source>%1: reading what the base run answered, %2 of %3 elements</source>
        <translation>%1: 기준 실행의 답 읽는 중, 요소 %3개 중 %2개</translation>
    </message>
    <message>
        <source>%1: waiting for the backend&apos;s server to start</source>
        <translation>%1: 백엔드의 서버가 시작되기를 기다리는 중</translation>
    </message>
    <message>
        <source>%1: testing the backend, %2 of %3</source>
        <translation>%1: 백엔드 시험 중, %3 중 %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunTable</name>
    <message>
        <source>Runs</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Columns for which the table is too narrow here: %1</source>
        <translation>표가 좁아 여기에 보이지 않는 열: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunTableModel</name>
    <message>
        <source>Running</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>⚠ Waiting</source>
        <translation>⚠ 대기 중</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>일시 중지</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>시작 중</translation>
    </message>
    <message>
        <source>Starting server</source>
        <translation>서버 시작 중</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>중지하는 중</translation>
    </message>
    <message>
        <source>Changing</source>
        <translation>변경 중</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>시작 안 됨</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>다른 곳에서 진행 중</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>중단됨</translation>
    </message>
    <message>
        <source>Incomplete import</source>
        <translation>가져오기 미완료</translation>
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
        <translation>“%1”의 서버가 준비되기를 기다리는 중. 중지하면 기다림을 끝냅니다</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>가격: %1</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>예산: %1</translation>
    </message>
    <message>
        <source>The tokens of %1 replies, or requests that broke off, are not known: they are in the cost at an estimate</source>
        <translation>응답 %1개 또는 끊긴 요청의 토큰을 몰라 비용에 추정치로 들어 있음</translation>
    </message>
    <message>
        <source>%1 answered</source>
        <translation>%1개 답함</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>거부 %1</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>빈 응답 %1</translation>
    </message>
    <message>
        <source>%1 contradictory</source>
        <translation>모순 %1</translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation>읽을 수 없음 %1</translation>
    </message>
    <message>
        <source>Only stored replies count.</source>
        <translation>저장된 응답만 셉니다.</translation>
    </message>
    <message>
        <source>Requests that got no reply. They are missing samples, never wrong answers.</source>
        <translation>응답을 받지 못한 요청. 없는 샘플이며 결코 오답이 아닙니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 prompt + %2 completion tokens, as the backend counted them</source>
        <translation>백엔드가 센 대로 프롬프트 %1 + 생성 %2 토큰</translation>
    </message>
    <message>
        <source>Replies stored per second, over the last two seconds</source>
        <translation>최근 2초 동안 초당 저장된 응답</translation>
    </message>
    <message>
        <source>Time left at the present rate</source>
        <translation>지금 속도로 남은 시간</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>남은 시간</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>만든 때</translation>
    </message>
    <message>
        <source>Replies that came from the cache and cost nothing: %1</source>
        <translation>캐시에서 와서 비용이 들지 않은 응답: %1</translation>
    </message>
    <message>
        <source>errors: %1 of %2.</source>
        <translation>오류: %2 중 %1.</translation>
    </message>
    <message>
        <source>Replies that do not open with “A. ” and are left out, neither right nor wrong: %1.</source>
        <translation>“A. ”로 시작하지 않아 제외된, 맞지도 틀리지도 않은 응답: %1.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::RunsPage</name>
    <message>
        <source>Why the chosen run does not move</source>
        <translation>선택한 실행이 나아가지 않는 이유</translation>
    </message>
    <message>
        <source>“%1” was deleted</source>
        <translation>“%1”을(를) 삭제함</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>되돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>Continue or pause the selected run (Space)</source>
        <translation>선택한 실행 계속 또는 일시 중지(Space)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Show what the selected run found (Enter)</source>
        <translation>선택한 실행의 결과 표시(Enter)</translation>
    </message>
    <message>
        <source>Raise &amp;budget…</source>
        <translation>예산 늘리기(&amp;B)…</translation>
    </message>
    <message>
        <source>Mor&amp;e</source>
        <translation>더 보기(&amp;E)</translation>
    </message>
    <message>
        <source>Rename, tag, watch, delete…</source>
        <translation>이름 바꾸기, 태그, 감시, 삭제…</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>새 실행…</translation>
    </message>
    <message>
        <source>Ask a model about a slice of the benchmark (Ctrl+N)</source>
        <translation>벤치마크 슬라이스를 모델에 묻기(Ctrl+N)</translation>
    </message>
    <message>
        <source>The budget of “%1” was not changed: the run is going; stop it first</source>
        <translation>“%1”의 예산을 바꾸지 않음: 실행이 진행 중이니 먼저 중지하십시오</translation>
    </message>
    <message>
        <source>Choose a run first</source>
        <translation>먼저 실행을 고르십시오</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>The replies of this run were imported: there is no model to ask again</source>
        <translation>이 실행의 응답은 가져온 것임: 다시 물을 모델이 없음</translation>
    </message>
    <message>
        <source>This run repeats no other</source>
        <translation>이 실행은 다른 것을 반복하지 않음</translation>
    </message>
    <message>
        <source>The run is going; stop it first</source>
        <translation>실행이 진행 중: 먼저 중지하십시오</translation>
    </message>
    <message>
        <source>The run is finished and needs no more money</source>
        <translation>실행이 끝나 더 이상 돈이 필요 없음</translation>
    </message>
    <message>
        <source>The run has no budget that could stop it</source>
        <translation>실행에 멈출 예산이 없음</translation>
    </message>
    <message>
        <source>Runs of this kind are made anew on the page that shows them</source>
        <translation>이런 실행은 그것을 보여 주는 페이지에서 새로 만듭니다</translation>
    </message>
    <message>
        <source>The replies of this run were imported from files: there is no model behind them to ask</source>
        <translation>이 실행의 응답은 파일에서 가져온 것임: 물을 모델이 없음</translation>
    </message>
    <message>
        <source>No request of the run ended in an error</source>
        <translation>오류로 끝난 요청이 없음</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 중지</translation>
    </message>
    <message>
        <source>Ask nothing more for a while; the run keeps its place at the backend and goes on at once (Space)</source>
        <translation>잠시 더 묻지 않음. 백엔드의 자리를 지키며 바로 이어집니다(Space)</translation>
    </message>
    <message>
        <source>Let the selected run go on with what is not answered yet (Space)</source>
        <translation>아직 답하지 않은 것으로 선택한 실행을 계속(Space)</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>아직 실행 없음</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>A run asks a model about a slice of the benchmark, in every year and template.</source>
        <translation>실행은 벤치마크 슬라이스를 모든 연도와 템플릿으로 모델에 묻습니다.</translation>
    </message>
    <message>
        <source>Open or make one from the menu at the upper left.</source>
        <translation>왼쪽 위 메뉴에서 열거나 만드십시오.</translation>
    </message>
    <message>
        <source>Ask errors &amp;again</source>
        <translation>오류 다시 묻기(&amp;A)</translation>
    </message>
    <message>
        <source>Ask 1 error &amp;again</source>
        <translation>오류 1개 다시 묻기(&amp;A)</translation>
    </message>
    <message>
        <source>Ask %1 errors &amp;again</source>
        <translation>오류 %1개 다시 묻기(&amp;A)</translation>
    </message>
    <message>
        <source>Ask again what ended in an error, and nothing else (Alt+A)</source>
        <translation>오류로 끝난 것만 다시 묻기(Alt+A)</translation>
    </message>
    <message>
        <source>Allow the run to spend more, and let it go on (Alt+B)</source>
        <translation>실행이 더 쓰도록 허용하고 계속(Alt+B)</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>입력 %1 토큰, 출력 %2</translation>
    </message>
    <message>
        <source>%1 of a budget of %2</source>
        <translation>예산 %2 중 %1</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation>캐시에서 %1개</translation>
    </message>
    <message>
        <source>Nothing has come for %1 s; requests that the server has not answered: %2</source>
        <translation>%1초 동안 온 것 없음. 서버가 답하지 않은 요청: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>slice %1</source>
        <translation>슬라이스 %1</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>오류: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>What this run asks follows from replies: it is made anew on the page that shows it</source>
        <translation>이 실행이 묻는 것은 응답에 따라 정해짐: 그것을 보여 주는 페이지에서 새로 만듭니다</translation>
    </message>
    <message>
        <source>End the sitting of the selected run: nothing more is asked, its backend is let go of. What was answered is kept, and the run can be resumed later</source>
        <translation>선택한 실행을 이번에는 끝냅니다. 더 묻지 않고 백엔드를 놓아줍니다. 이미 받은 답은 남으며 나중에 이어서 할 수 있습니다</translation>
    </message>
    <message>
        <source>“%1” is going and was not deleted</source>
        <translation>“%1”은(는) 진행 중이어서 삭제하지 않았습니다</translation>
    </message>
    <message>
        <source>&amp;Stop it</source>
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>“%1” has finished</source>
        <translation>“%1” 끝남</translation>
    </message>
    <message>
        <source>Show results</source>
        <translation>결과 보기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SavedBar</name>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 저장됨</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>되돌리기(&amp;U)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SavedViews</name>
    <message>
        <source>This workspace has a view of that name already.</source>
        <translation>이 작업 공간에 그 이름의 보기가 이미 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Nothing is saved in this workspace yet.</source>
        <translation>이 작업 공간에 아직 저장된 것이 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Views</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>Saved views: the filter, and which runs are looked at, under a name (Alt+V)</source>
        <translation>저장된 보기: 필터와 보는 실행을 이름으로 저장(Alt+V)</translation>
    </message>
    <message>
        <source>Name for what is shown now</source>
        <translation>지금 표시된 것의 이름</translation>
    </message>
    <message>
        <source>Name of the new view</source>
        <translation>새 보기의 이름</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>저장된 보기</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Show these runs with this filter, and the rows that were pinned (Enter)</source>
        <translation>이 필터로 이 실행들과 고정했던 행 표시(Enter)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>이름 바꾸기(&amp;N)</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>다른 이름 붙이기(F2)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Delete it; this can be undone (Del)</source>
        <translation>삭제. 되돌릴 수 있음(Del)</translation>
    </message>
    <message>
        <source>Saved “%1”</source>
        <translation>“%1” 저장됨</translation>
    </message>
    <message>
        <source>This view cannot be read: %1</source>
        <translation>이 보기를 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation>“%1” 삭제됨</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>되돌리기(&amp;U)</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ScoringDialog</name>
    <message>
        <source>Lenient: as a person would read</source>
        <translation>관대: 사람이 읽듯이</translation>
    </message>
    <message>
        <source>Strict: only what opens with “A. ”</source>
        <translation>엄격: “A. ”로 시작하는 것만</translation>
    </message>
    <message>
        <source>Paper: letters and digits, lower case</source>
        <translation>논문: 글자와 숫자, 소문자</translation>
    </message>
    <message>
        <source>Reference code: lower case only</source>
        <translation>참조 코드: 소문자만</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Re-score</source>
        <translation>다시 채점</translation>
    </message>
    <message>
        <source>Re-score a run</source>
        <translation>실행 다시 채점</translation>
    </message>
    <message>
        <source>Scored as “%1”. The run&apos;s own judgement is kept.</source>
        <translation>“%1”(으)로 채점함. 실행 자체의 판정은 유지됩니다.</translation>
    </message>
    <message>
        <source>Stopped; nothing was kept of it.</source>
        <translation>중지됨. 보관된 것 없음.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>The run whose stored replies are judged; no model is asked</source>
        <translation>저장된 응답을 판정할 실행. 모델에 묻지 않음</translation>
    </message>
    <message>
        <source>Judgements of this run</source>
        <translation>이 실행의 판정</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Extraction</source>
        <translation>추출</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>매칭</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>임곗값</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Version of the judging rules. Runs and scorings keep the one they were made by; new ones get version %1.</source>
        <translation>판정 규칙의 버전. 실행과 채점은 만들 때의 것을 유지하고 새것은 버전 %1이 됩니다.</translation>
    </message>
    <message>
        <source>New judgement</source>
        <translation>새 판정</translation>
    </message>
    <message>
        <source>How the answer is read out of a reply</source>
        <translation>응답에서 답을 읽는 방식</translation>
    </message>
    <message>
        <source>How answer and objects are made comparable</source>
        <translation>답과 객체를 비교할 수 있게 만드는 방식</translation>
    </message>
    <message>
        <source>The token set ratio from which an answer matches an object; the paper takes 70</source>
        <translation>답이 객체와 일치한다고 보는 token set ratio. 논문은 70</translation>
    </message>
    <message>
        <source>What the scoring is called wherever runs are chosen</source>
        <translation>실행을 고르는 곳에서 채점을 부르는 이름</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>A scoring that is being made goes on</source>
        <translation>만드는 중인 채점은 계속됩니다</translation>
    </message>
    <message>
        <source>The scorings cannot be read: %1</source>
        <translation>채점을 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>The run&apos;s own</source>
        <translation>실행 자체</translation>
    </message>
    <message>
        <source>How the replies were judged as they came; it stays</source>
        <translation>온 때에 응답이 판정된 방식. 그대로 남습니다</translation>
    </message>
    <message>
        <source>%1, made %2</source>
        <translation>%1, 만든 때 %2</translation>
    </message>
    <message numerus="yes">
        <source>; %n answer(s) count as right because people accepted them</source>
        <translation>
            <numerusform>; 사람이 인정하여 정답으로 세는 답 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>No scores yet for this extraction and matching</source>
        <translation>이 추출과 매칭의 점수가 아직 없음</translation>
    </message>
    <message>
        <source>They come with the first scoring that has these two settings.</source>
        <translation>이 두 설정의 첫 채점과 함께 생깁니다.</translation>
    </message>
    <message>
        <source>At %1, %2 of %3 replies (%4 %) would be right.</source>
        <translation>%1에서 응답 %3개 중 %2개(%4 %)가 정답이 됩니다.</translation>
    </message>
    <message>
        <source>No run has any replies yet</source>
        <translation>아직 응답이 있는 실행이 없음</translation>
    </message>
    <message>
        <source>The workspace is open for reading only</source>
        <translation>작업 공간이 읽기 전용으로 열려 있음</translation>
    </message>
    <message>
        <source>%1 is still being asked: wait for its end or stop it</source>
        <translation>%1은(는) 아직 묻는 중: 끝나기를 기다리거나 중지하십시오</translation>
    </message>
    <message>
        <source>It needs a name</source>
        <translation>이름이 필요함</translation>
    </message>
    <message>
        <source>The run has a scoring of that name</source>
        <translation>실행에 그 이름의 채점이 있음</translation>
    </message>
    <message>
        <source>A scoring of this run is being made</source>
        <translation>이 실행의 채점을 만드는 중</translation>
    </message>
    <message>
        <source>Re-score %1 replies</source>
        <translation>응답 %1개 다시 채점</translation>
    </message>
    <message>
        <source>Judge the stored replies with these settings and keep both judgements</source>
        <translation>이 설정으로 저장된 응답을 판정하고 두 판정을 모두 보관</translation>
    </message>
    <message>
        <source>The run&apos;s own judgement stays; choose a scoring</source>
        <translation>실행 자체의 판정은 남습니다. 채점을 고르십시오</translation>
    </message>
    <message>
        <source>Remove the scoring; it can be made again from the replies</source>
        <translation>채점 제거. 응답으로 다시 만들 수 있음</translation>
    </message>
    <message>
        <source>Removed “%1”.</source>
        <translation>“%1” 제거됨.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Removed “%1”. The run has other replies than it was made from: made again, it will differ.</source>
        <translation>“%1” 제거됨. 만들 때와 응답이 달라져 다시 만들면 결과가 다릅니다.</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>다시 만들기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ScoringHub</name>
    <message>
        <source>The workspace cannot be written: it is closed, or another process is writing to it.</source>
        <translation>작업 공간에 쓸 수 없음: 닫혀 있거나 다른 프로세스가 쓰고 있습니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ServerInstaller</name>
    <message>
        <source>“%1” failed</source>
        <translation>“%1” 실패</translation>
    </message>
    <message>
        <source>the package was installed, but its server is not there</source>
        <translation>패키지는 설치되었으나 서버가 없음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Session</name>
    <message>
        <source>The run could not be started</source>
        <translation>실행을 시작할 수 없었음</translation>
    </message>
    <message>
        <source>The run could not be changed</source>
        <translation>실행을 바꿀 수 없었음</translation>
    </message>
    <message>
        <source>The replies could not be scored</source>
        <translation>응답을 채점할 수 없었음</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1을(를) 열 수 없음</translation>
    </message>
    <message>
        <source>The file is empty (0 bytes).</source>
        <translation>파일이 비어 있습니다(0바이트).</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 여는 중…</translation>
    </message>
    <message>
        <source>The words that this workspace has of its own are not used: new runs are asked with those of the program</source>
        <translation>이 작업 공간 자체의 문구를 쓰지 않음: 새 실행은 프로그램의 문구로 묻습니다</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>가져온 것이 없음</translation>
    </message>
    <message>
        <source>The workspace is open for reading only.</source>
        <translation>작업 공간이 읽기 전용으로 열려 있습니다.</translation>
    </message>
    <message>
        <source>The import stopped</source>
        <translation>가져오기가 멈춤</translation>
    </message>
    <message>
        <source>The run was not created</source>
        <translation>실행을 만들지 못함</translation>
    </message>
    <message>
        <source>The traversal run was not created</source>
        <translation>순회 실행을 만들지 못함</translation>
    </message>
    <message>
        <source>“%1” was made before it could be cancelled; it was not started</source>
        <translation>취소하기 전에 “%1”이(가) 만들어졌음. 시작하지 않았습니다</translation>
    </message>
    <message>
        <source>The run cannot go on</source>
        <translation>실행을 계속할 수 없음</translation>
    </message>
    <message>
        <source>Waiting for the server of %1</source>
        <translation>%1의 서버를 기다리는 중</translation>
    </message>
    <message>
        <source>The run cannot go on: its server did not start</source>
        <translation>실행을 계속할 수 없음: 서버가 시작되지 않음</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The runs cannot be read</source>
        <translation>실행을 읽을 수 없음</translation>
    </message>
    <message>
        <source>The runs do not share what is left of their budget</source>
        <translation>실행들이 남은 예산을 나누어 쓰지 않음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>설정 검색</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>이 낱말이 있는 설정이 없습니다.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>키보드</translation>
    </message>
    <message>
        <source>%1 Acts at the next start.</source>
        <translation>%1 다음 시작 때 적용됩니다.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 초기화</translation>
    </message>
    <message>
        <source>Back to the usual value</source>
        <translation>평소 값으로</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>파일 선택…</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt);;All files (*)</source>
        <translation>인증서 (*.pem *.crt);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>Clear kept replies…</source>
        <translation>보관 응답 지우기…</translation>
    </message>
    <message>
        <source>What runs have stored in workspaces stays; the same question is sent, and paid for, again</source>
        <translation>작업 공간에 저장된 것은 남습니다. 같은 질문은 다시 보내고 다시 비용을 냅니다</translation>
    </message>
    <message>
        <source>Clear all kept replies?</source>
        <translation>보관된 응답을 모두 지울까요?</translation>
    </message>
    <message>
        <source>Workspaces keep what their runs have stored. Questions that are asked again are sent, and paid for, again.</source>
        <translation>작업 공간은 실행이 저장한 것을 유지합니다. 다시 묻는 질문은 다시 보내고 다시 비용을 냅니다.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Clearing…</source>
        <translation>지우는 중…</translation>
    </message>
    <message>
        <source>Not used: %1</source>
        <translation>사용 안 됨: %1</translation>
    </message>
    <message>
        <source>Not used: there is no such file to read</source>
        <translation>사용 안 됨: 읽을 그런 파일이 없음</translation>
    </message>
    <message>
        <source>The network settings could not be read, so nothing is sent to other computers until one of them is chosen anew: %1</source>
        <translation>네트워크 설정을 읽을 수 없어, 하나를 새로 고를 때까지 다른 컴퓨터로 아무것도 보내지 않습니다: %1</translation>
    </message>
    <message>
        <source>No replies are kept: there is no place for them.</source>
        <translation>보관된 응답 없음: 둘 곳이 없습니다.</translation>
    </message>
    <message>
        <source>Now kept: %1 replies, %2.</source>
        <translation>지금 보관: 응답 %1개, %2.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>폴더 고르기…</translation>
    </message>
    <message>
        <source>Not used: there is no such folder</source>
        <translation>쓰지 않음: 그런 폴더가 없습니다</translation>
    </message>
    <message>
        <source>What was chosen acts at the next start. Runs that are going on are paused then, and can be resumed.</source>
        <translation>선택한 것은 다음에 시작할 때 적용됩니다. 진행 중인 실행은 멈추었다가 이어서 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>지금 다시 시작</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>페이지 열기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::ShortcutsEditor</name>
    <message>
        <source>No keys</source>
        <translation>단축키 없음</translation>
    </message>
    <message>
        <source>The action has no keys of its own</source>
        <translation>이 동작에는 자체 단축키가 없음</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>평소 단축키</translation>
    </message>
    <message>
        <source>The keys the program gave it</source>
        <translation>프로그램이 준 단축키</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>모두 평소대로</translation>
    </message>
    <message>
        <source>Every action has its usual keys again</source>
        <translation>모든 동작이 평소 단축키로 돌아갑니다</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>동작과 단축키</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Keys of the chosen action</source>
        <translation>선택한 동작의 단축키</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>The changed keys as a JSON file</source>
        <translation>바꾼 단축키를 JSON 파일로</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>Keys from such a file, all of them or none</source>
        <translation>그런 파일의 단축키, 전부 아니면 없음</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>평소 %1</translation>
    </message>
    <message>
        <source>Keys of “%1”: press them in the field</source>
        <translation>“%1”의 단축키: 칸에서 누르십시오</translation>
    </message>
    <message>
        <source>%1 are the keys of “%2” (%3): nothing was changed.</source>
        <translation>%1은(는) “%2”(%3)의 단축키: 바뀐 것 없음.</translation>
    </message>
    <message>
        <source>Export the keys</source>
        <translation>단축키 내보내기</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>The keys were not saved</source>
        <translation>단축키를 저장하지 못함</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>단축키 가져오기</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The keys were not read</source>
        <translation>단축키를 읽지 못함</translation>
    </message>
    <message>
        <source>The keys were not taken, none of them</source>
        <translation>단축키를 하나도 받지 않음</translation>
    </message>
    <message>
        <source>Took the keys of %1</source>
        <translation>%1의 단축키를 받음</translation>
    </message>
    <message>
        <source>Press the keys here; Escape leaves them as they are</source>
        <translation>여기에서 키를 누르세요. Esc를 누르면 그대로 둡니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SizesPanel</name>
    <message>
        <source>Sizes and families of the models</source>
        <translation>모델의 크기와 계열</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>계열</translation>
    </message>
    <message>
        <source>Type a number of parameters, such as 8B or 8e9, or another family; F2 edits a cell. Kept in the workspace.</source>
        <translation>매개변수 수를 8B나 8e9처럼, 또는 다른 계열을 입력하십시오. F2로 셀을 편집합니다. 작업 공간에 보관됩니다.</translation>
    </message>
    <message>
        <source>Parameters of the models</source>
        <translation>모델의 매개변수</translation>
    </message>
    <message>
        <source>The workspace is read-only.</source>
        <translation>작업 공간이 읽기 전용입니다.</translation>
    </message>
    <message>
        <source>Such as 8B, 350M or 8e9. An empty cell forgets the size.</source>
        <translation>예: 8B, 350M, 8e9. 빈 셀은 크기를 잊습니다.</translation>
    </message>
    <message>
        <source>“%1” is no number of parameters: write 8B, 350M or 8e9.</source>
        <translation>“%1”은(는) 매개변수 수가 아닙니다: 8B, 350M, 8e9처럼 쓰십시오.</translation>
    </message>
    <message>
        <source>The size was not kept</source>
        <translation>크기가 보관되지 않음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SleepGuard</name>
    <message>
        <source>A run is going</source>
        <translation>실행이 진행 중</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SliceBar</name>
    <message>
        <source>Filter by subject</source>
        <translation>주체로 거르기</translation>
    </message>
    <message>
        <source>Keeps the elements whose subject has this text in it, in upper or lower case</source>
        <translation>주체에 이 글이 있는 요소만, 대소문자 무관</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>모든 연도</translation>
    </message>
    <message>
        <source>Every year an element has; invariant elements are asked at 2020 to 2024</source>
        <translation>요소에 있는 모든 연도. 불변 요소는 2020~2024년에 묻습니다</translation>
    </message>
    <message>
        <source>First year of the slice</source>
        <translation>슬라이스의 첫해</translation>
    </message>
    <message>
        <source>Last year of the slice</source>
        <translation>슬라이스의 마지막 해</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>표본</translation>
    </message>
    <message>
        <source>How many of the matching elements to take. A random sample depends only on the seed and the elements, so it can be drawn again.</source>
        <translation>맞는 요소 중 몇 개를 택할지. 무작위 표본은 시드와 요소에만 달려 있어 다시 뽑을 수 있습니다.</translation>
    </message>
    <message>
        <source>All elements</source>
        <translation>모든 요소</translation>
    </message>
    <message>
        <source>First</source>
        <translation>처음부터</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>퍼센트</translation>
    </message>
    <message>
        <source>Seed of the sample</source>
        <translation>표본의 시드</translation>
    </message>
    <message>
        <source>Seed of the sample: the same seed draws the same elements</source>
        <translation>표본의 시드: 같은 시드는 같은 요소를 뽑습니다</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>시드 </translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Percent of the elements</source>
        <translation>요소의 퍼센트</translation>
    </message>
    <message>
        <source>Number of elements</source>
        <translation>요소의 수</translation>
    </message>
    <message>
        <source>Share of the matching elements, drawn at random</source>
        <translation>맞는 요소 중 무작위로 뽑는 비율</translation>
    </message>
    <message>
        <source>Elements to take</source>
        <translation>택할 요소</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SliceFooter</name>
    <message>
        <source>New run on this slice…</source>
        <translation>이 슬라이스로 새 실행…</translation>
    </message>
    <message>
        <source>Size of the slice</source>
        <translation>슬라이스의 크기</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>세는 중…</translation>
    </message>
    <message>
        <source>The slice cannot be counted: %1</source>
        <translation>슬라이스를 셀 수 없음: %1</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>The slice holds nothing to ask</source>
        <translation>슬라이스에 물을 것이 없음</translation>
    </message>
    <message>
        <source>Ask a model about exactly the elements in the table</source>
        <translation>표에 있는 바로 그 요소를 모델에 묻기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SliceForm</name>
    <message>
        <source>Ask about %1 elements</source>
        <translation>요소 %1개 묻기</translation>
    </message>
    <message>
        <source>Only these relations: %1</source>
        <translation>이 관계만: %1</translation>
    </message>
    <message>
        <source>Relations are chosen in the tree of the Benchmark page</source>
        <translation>관계는 벤치마크 페이지의 트리에서 고릅니다</translation>
    </message>
    <message>
        <source>Choose at least one domain</source>
        <translation>도메인을 하나 이상 고르십시오</translation>
    </message>
    <message>
        <source>Choose at least one state</source>
        <translation>상태를 하나 이상 고르십시오</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SliceTreeModel</name>
    <message>
        <source>Slice</source>
        <translation>슬라이스</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>What the slice holds. A slice is a product of domains, states and relations: a state or relation is on or off in every domain that has it.</source>
        <translation>슬라이스의 내용. 슬라이스는 도메인, 상태, 관계의 곱입니다. 상태나 관계는 그것이 있는 모든 도메인에서 켜지거나 꺼집니다.</translation>
    </message>
    <message>
        <source>Elements in the workspace, whatever the filters beside say</source>
        <translation>옆의 필터와 상관없는 작업 공간의 요소</translation>
    </message>
    <message>
        <source>(no relation)</source>
        <translation>(관계 없음)</translation>
    </message>
    <message>
        <source>%1 elements, %2 of them with exactly three distractors</source>
        <translation>요소 %1개, 그중 오답 선택지가 정확히 셋인 것 %2개</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::SourceFiles</name>
    <message>
        <source>Files and folders of the source</source>
        <translation>출처의 파일과 폴더</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>파일…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>폴더…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Files of the source</source>
        <translation>출처의 파일</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>A folder of the source</source>
        <translation>출처의 폴더</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StalePage</name>
    <message>
        <source>Stale or invented</source>
        <translation>지난 답인가 지어낸 답인가</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>What the wrong replies of each run say</source>
        <translation>각 실행의 틀린 응답이 말하는 것</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>By how many years the replies of one run are out of time</source>
        <translation>한 실행의 응답이 시점에서 벗어난 햇수</translation>
    </message>
    <message>
        <source>Asked × answered</source>
        <translation>물음 × 답</translation>
    </message>
    <message>
        <source>The year asked by the year that the reply is right for, of one run</source>
        <translation>한 실행의 묻는 연도와 응답이 맞는 연도</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>The run of “Shift” and “Asked × answered”</source>
        <translation>“이동”과 “물음 × 답”의 실행</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>Which replies are counted. TF is left out: its replies name no object</source>
        <translation>셀 응답. TF는 응답이 객체를 말하지 않으므로 제외</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>모든 샘플</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>그리디</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>Right replies</source>
        <translation>맞는 응답</translation>
    </message>
    <message>
        <source>Show the right replies on the diagonal; without them the colours spread over the others</source>
        <translation>대각선의 맞는 응답 표시. 없으면 색이 나머지에 걸쳐 펼쳐집니다</translation>
    </message>
    <message>
        <source>Re-score…</source>
        <translation>다시 채점…</translation>
    </message>
    <message>
        <source>Judge the stored replies of a run again with another extraction, matching or threshold</source>
        <translation>다른 추출, 매칭, 임곗값으로 실행의 저장된 응답을 다시 판정</translation>
    </message>
    <message>
        <source>TF replies cannot be stale</source>
        <translation>TF 응답은 지난 답일 수 없음</translation>
    </message>
    <message>
        <source>What passes the filter are replies to TF. They say true or false and name no object, so none of them is right for another year.</source>
        <translation>필터를 통과한 것은 TF의 응답입니다. 참 또는 거짓만 말하고 객체를 말하지 않아 다른 연도에 맞을 수 없습니다.</translation>
    </message>
    <message>
        <source>Show all templates</source>
        <translation>모든 템플릿 표시</translation>
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
        <translation>틀린 응답의 비율</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>n wrong</source>
        <translation>n 오답</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>지난 답</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>앞섬</translation>
    </message>
    <message>
        <source>Distractor</source>
        <translation>오답 선택지</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>그 밖</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>빈 응답</translation>
    </message>
    <message>
        <source>Contradictory</source>
        <translation>모순</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>Elements with most stale replies</source>
        <translation>지난 답이 가장 많은 요소</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>오답</translation>
    </message>
    <message>
        <source>Most years</source>
        <translation>최대 햇수</translation>
    </message>
    <message>
        <source>Click to look into an element, Enter or double click for its timeline</source>
        <translation>누르면 요소를 살펴보고, Enter나 두 번 누르면 연표</translation>
    </message>
    <message>
        <source>Shares of wrong replies, %</source>
        <translation>틀린 응답의 비율, %</translation>
    </message>
    <message>
        <source>Most stale elements</source>
        <translation>지난 답이 많은 요소</translation>
    </message>
    <message>
        <source>%1 of %2 replies are wrong</source>
        <translation>응답 %2개 중 %1개가 틀림</translation>
    </message>
    <message>
        <source>%1: %2 of n = %3 wrong replies</source>
        <translation>%1: 틀린 응답 n = %3개 중 %2개</translation>
    </message>
    <message>
        <source>Not diagnosed yet</source>
        <translation>아직 진단 안 됨</translation>
    </message>
    <message>
        <source>%1 greedy and %2 sampled replies that are right for an earlier year</source>
        <translation>이전 연도에 맞는 그리디 응답 %1개와 샘플 응답 %2개</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StepCommands</name>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Take the last step back; stepping again shows the same reply without asking</source>
        <translation>마지막 단계 되돌리기. 다시 나아가면 묻지 않고 같은 응답을 보입니다</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Send the next prompt to the model</source>
        <translation>다음 프롬프트를 모델에 보내기</translation>
    </message>
    <message>
        <source>Run to end</source>
        <translation>끝까지 실행</translation>
    </message>
    <message>
        <source>Take all steps that are left, one after the other</source>
        <translation>남은 단계를 차례로 모두 진행</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Stop asking; the steps that were taken stay</source>
        <translation>묻기 중지. 진행한 단계는 남음</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>Take the steps of this branch away, and ask the model anew; Ctrl+Z brings them back</source>
        <translation>이 분기의 단계를 지우고 모델에 새로 묻기. Ctrl+Z로 되살립니다</translation>
    </message>
    <message>
        <source>Save to run</source>
        <translation>실행에 저장</translation>
    </message>
    <message>
        <source>Write this traversal, with its trace and what came out of it, to the run</source>
        <translation>이 순회를 그 자취와 결과와 함께 실행에 쓰기</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The model is being asked</source>
        <translation>모델에 묻는 중</translation>
    </message>
    <message>
        <source>There is no step left</source>
        <translation>남은 단계 없음</translation>
    </message>
    <message>
        <source>No step has been taken</source>
        <translation>진행한 단계 없음</translation>
    </message>
    <message>
        <source>Nothing is being asked</source>
        <translation>묻고 있는 것 없음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StepView</name>
    <message>
        <source>previous, added above</source>
        <translation>이전, 위에 추가됨</translation>
    </message>
    <message>
        <source>next, added below</source>
        <translation>이후, 아래에 추가됨</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>The candidate before and after this step: words that went are struck out, words that came are bold</source>
        <translation>이 단계 전후의 후보: 빠진 낱말은 줄을 긋고 들어온 낱말은 굵게</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>What the model said, letter by letter</source>
        <translation>모델이 말한 것, 글자 그대로</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>다시 묻기</translation>
    </message>
    <message>
        <source>Ask the model this very step again (F8)</source>
        <translation>바로 이 단계를 모델에 다시 묻기(F8)</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3, %4</source>
        <translation>%2단계 중 %1 · %3, %4</translation>
    </message>
    <message>
        <source>No candidate yet: no answer in this reply</source>
        <translation>아직 후보 없음: 이 응답에 답이 없음</translation>
    </message>
    <message>
        <source>Candidate: %1</source>
        <translation>후보: %1</translation>
    </message>
    <message>
        <source>Candidate: %1 (unchanged)</source>
        <translation>후보: %1 (그대로)</translation>
    </message>
    <message>
        <source>no answer in it</source>
        <translation>답이 없음</translation>
    </message>
    <message>
        <source>%1 prompt tokens</source>
        <translation>프롬프트 %1 토큰</translation>
    </message>
    <message>
        <source>%1 reply tokens</source>
        <translation>응답 %1 토큰</translation>
    </message>
    <message>
        <source>tokens not counted</source>
        <translation>토큰 세지 않음</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>cut off by the token limit</source>
        <translation>토큰 한도로 잘림</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>해당 없음</translation>
    </message>
    <message>
        <source>Next: step %1 of %2 · %3, %4</source>
        <translation>다음: %2단계 중 %1 · %3, %4</translation>
    </message>
    <message>
        <source>No candidate yet</source>
        <translation>아직 후보 없음</translation>
    </message>
    <message>
        <source>This step ended in an error, which is no answer: the traversal stands where it was.</source>
        <translation>이 단계는 오류로 끝났으며 답이 아닙니다. 순회는 있던 곳에 머뭅니다.</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>아직 묻지 않음</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>시스템: %1</translation>
    </message>
    <message>
        <source>What is sent to the model, to be read and copied; the block that this step adds is highlighted. What is shown to the model is changed under “Try changes”.</source>
        <translation>모델에 보내는 것. 읽고 복사할 수 있으며 이 단계가 더하는 부분이 강조됩니다. 모델에 보이는 것은 “바꿔 보기”에서 바꿉니다.</translation>
    </message>
    <message>
        <source>No year within the span can be shown to the model. Choose another year, or wider spans under “Try changes”.</source>
        <translation>범위 안에 모델에 보일 수 있는 연도가 없습니다. 다른 연도를 고르거나 “바꿔 보기”에서 범위를 넓히십시오.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StepsTable</name>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>A row per step; the mark says whether the candidate is right. A selected row is shown above.</source>
        <translation>단계마다 한 행. 표시는 후보가 맞는지 말합니다. 선택한 행이 위에 표시됩니다.</translation>
    </message>
    <message>
        <source>%1: </source>
        <translation>%1: </translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>보인 것</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>후보</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>답 없음</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>답: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StressReadings</name>
    <message>
        <source>How far dates go: so many lengths of the fact&apos;s validity, half of them on either side of its middle. The papers take 10</source>
        <translation>날짜가 미치는 범위: 사실의 유효 기간의 몇 배이며, 그 가운데의 양쪽에 절반씩입니다. 논문은 10을 씁니다</translation>
    </message>
    <message>
        <source>Last date</source>
        <translation>마지막 날짜</translation>
    </message>
    <message>
        <source>Dates that end later are not asked: YYYY, YYYY-MM or YYYY-MM-DD. The papers take 2020-12-31</source>
        <translation>더 늦게 끝나는 날짜는 묻지 않습니다: YYYY, YYYY-MM 또는 YYYY-MM-DD. 논문은 2020-12-31을 씁니다</translation>
    </message>
    <message>
        <source>Whether all precisions of a fact have as many dates of each class: months and days in a year that holds a bound are left out then. TimeStress does so, the paper does not</source>
        <translation>한 사실의 모든 정밀도가 부류마다 같은 수의 날짜를 가지는지: 그러면 경계가 있는 연도의 월과 일은 뺍니다. TimeStress는 그렇게 하고 논문은 하지 않습니다</translation>
    </message>
    <message>
        <source>Where the object stands in the question, too: its last occurrence alone is scored, or every one, as the published code of TimeStress does</source>
        <translation>객체가 질문에도 나올 때: 마지막으로 나온 것만 점수를 매기거나, TimeStress의 공개 코드처럼 모두 매깁니다</translation>
    </message>
    <message>
        <source>“%1” is no date: the last one is written YYYY, YYYY-MM or YYYY-MM-DD</source>
        <translation>“%1”은(는) 날짜가 아닙니다: 마지막 날짜는 YYYY, YYYY-MM 또는 YYYY-MM-DD로 씁니다</translation>
    </message>
    <message>
        <source> lengths of validity</source>
        <translation> 배(유효 기간 길이)</translation>
    </message>
    <message>
        <source>As the sampler has it</source>
        <translation>추출 방식대로</translation>
    </message>
    <message>
        <source>As many at each</source>
        <translation>각각 같은 수</translation>
    </message>
    <message>
        <source>As many as there are</source>
        <translation>있는 만큼</translation>
    </message>
    <message>
        <source>Its last occurrence</source>
        <translation>마지막으로 나온 것</translation>
    </message>
    <message>
        <source>Every occurrence</source>
        <translation>나오는 것 모두</translation>
    </message>
    <message>
        <source>Dates reach</source>
        <translation>날짜 범위</translation>
    </message>
    <message>
        <source>Per precision</source>
        <translation>정밀도별</translation>
    </message>
    <message>
        <source>Object scored</source>
        <translation>점수를 매기는 객체</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StressRunDialog</name>
    <message>
        <source>%1 facts</source>
        <translation>사실 %1개</translation>
    </message>
    <message>
        <source>%1 scored dates</source>
        <translation>점수 매기는 날짜 %1개</translation>
    </message>
    <message>
        <source>%1: %2 correct, %3 incorrect, %4 transitional</source>
        <translation>%1: 맞음 %2, 틀림 %3, 전환 %4</translation>
    </message>
    <message>
        <source>New robustness run</source>
        <translation>새 강건성 실행</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>What tables call this run</source>
        <translation>표에서 이 실행을 부르는 이름</translation>
    </message>
    <message>
        <source>All relations</source>
        <translation>모든 관계</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전부</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>사실</translation>
    </message>
    <message>
        <source>Facts of which relations; none ticked: all</source>
        <translation>어느 관계의 사실. 체크 없으면 전부</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Paper: one period, 1950–2020, over two years</source>
        <translation>논문: 한 기간, 1950–2020, 2년 초과</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Which facts are left out before the dates are drawn; periods are counted over all facts</source>
        <translation>날짜를 뽑기 전에 제외할 사실. 기간은 모든 사실에 걸쳐 셉니다</translation>
    </message>
    <message>
        <source>Of each relation</source>
        <translation>관계마다</translation>
    </message>
    <message>
        <source>So many of each relation, those with the most visited articles first</source>
        <translation>관계마다 이만큼, 조회가 많은 문서부터</translation>
    </message>
    <message>
        <source>Relations: %1</source>
        <translation>관계: %1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>The same seed draws the same months and days</source>
        <translation>같은 시드는 같은 달과 날을 뽑습니다</translation>
    </message>
    <message>
        <source>American: On December 1, 2019</source>
        <translation>미국식: On December 1, 2019</translation>
    </message>
    <message>
        <source>Classic: On 1 December 2019</source>
        <translation>고전식: On 1 December 2019</translation>
    </message>
    <message>
        <source>The question alone</source>
        <translation>질문만</translation>
    </message>
    <message>
        <source>After two examples</source>
        <translation>예시 둘 뒤</translation>
    </message>
    <message>
        <source>Dates explained</source>
        <translation>날짜 설명</translation>
    </message>
    <message>
        <source>Granularity explained</source>
        <translation>세분도 설명</translation>
    </message>
    <message>
        <source>None: the bare text</source>
        <translation>없음: 글만</translation>
    </message>
    <message>
        <source>The model&apos;s own template</source>
        <translation>모델 자체 템플릿</translation>
    </message>
    <message>
        <source>USER: … ASSISTANT:</source>
        <translation>USER: … ASSISTANT:</translation>
    </message>
    <message>
        <source>Date style</source>
        <translation>날짜 양식</translation>
    </message>
    <message>
        <source>How dates are written</source>
        <translation>날짜를 쓰는 방식</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>What stands before the question</source>
        <translation>질문 앞에 놓이는 것</translation>
    </message>
    <message>
        <source>Chat form</source>
        <translation>대화 형식</translation>
    </message>
    <message>
        <source>How the question is put to a model that was trained to chat</source>
        <translation>대화하도록 학습된 모델에 질문하는 방식</translation>
    </message>
    <message>
        <source>The first question as it is sent, and the object that is scored after it</source>
        <translation>보낸 그대로의 첫 질문과 그 뒤에 점수를 매기는 객체</translation>
    </message>
    <message>
        <source>There are no dated facts yet</source>
        <translation>아직 날짜 있는 사실 없음</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>세는 중…</translation>
    </message>
    <message>
        <source>%1, dates</source>
        <translation>%1, 날짜</translation>
    </message>
    <message>
        <source>The questions of this program cannot be read</source>
        <translation>이 프로그램의 질문을 읽을 수 없음</translation>
    </message>
    <message>
        <source>There is nothing to ask: no fact is chosen that can be asked about</source>
        <translation>물을 것이 없음: 물을 수 있는 사실이 선택되지 않음</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Who scores: one run is made of each that is ticked; they have to tell log-probabilities</source>
        <translation>점수를 매길 모델: 체크한 것마다 실행 하나가 만들어짐. 로그 확률을 알려 주어야 함</translation>
    </message>
    <message>
        <source>Facts, and the dates at which each object is scored</source>
        <translation>사실과 각 객체의 점수를 매기는 날짜</translation>
    </message>
    <message>
        <source>Tokens of the questions and objects, from their lengths: they are read, not written</source>
        <translation>질문과 객체의 토큰, 길이로 추정: 쓰는 것이 아니라 읽는 것</translation>
    </message>
    <message>
        <source>Twenty facts of each relation, at years alone: a small share of the requests</source>
        <translation>관계마다 사실 스무 개, 연 단위로만: 요청의 작은 일부</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>논문</translation>
    </message>
    <message>
        <source>The paper&apos;s filter, all facts, at years, months and days</source>
        <translation>논문의 필터, 모든 사실, 연·월·일</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>사전 설정</translation>
    </message>
    <message>
        <source>Sets what is asked and how</source>
        <translation>무엇을 어떻게 물을지 정함</translation>
    </message>
    <message>
        <source>Quick look: 20 facts a relation, years</source>
        <translation>간단히 보기: 관계마다 사실 20개, 연도</translation>
    </message>
    <message>
        <source>1 fact</source>
        <translation>사실 1개</translation>
    </message>
    <message>
        <source>Facts left out because there is no question for “%2”: %1</source>
        <translation>“%2”에 대한 질문이 없어 제외된 사실: %1</translation>
    </message>
    <message>
        <source>Facts left out because none of their dates can be asked: %1</source>
        <translation>날짜를 하나도 물을 수 없어 제외된 사실: %1</translation>
    </message>
    <message>
        <source>%1: facts without a correct or an incorrect date, which have no win rate: %2</source>
        <translation>%1: 맞는 날짜나 틀린 날짜가 없어 승률이 없는 사실: %2</translation>
    </message>
    <message>
        <source>How far dates go and until when, and where the paper can be read in two ways</source>
        <translation>날짜가 어디까지 언제까지 미치는지, 그리고 논문을 두 가지로 읽을 수 있는 곳</translation>
    </message>
    <message>
        <source>calibration model</source>
        <translation>보정 모델</translation>
    </message>
    <message>
        <source>calibration model robust %1</source>
        <translation>보정 모델 강건 %1</translation>
    </message>
    <message>
        <source>Facts that still hold after %2: %1. No later date of them is asked</source>
        <translation>%2 뒤에도 유효한 사실: %1개. 그보다 늦은 날짜는 묻지 않습니다</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StudyFilter</name>
    <message>
        <source>Narrow what this page shows: its figures, their tables and exports, and what the Inspector lists (Alt+I)</source>
        <translation>이 페이지의 표시를 좁히기: 그림, 표, 내보내기, 인스펙터 목록(Alt+I)</translation>
    </message>
    <message>
        <source>%1, not there</source>
        <translation>%1, 없음</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>subject contains “%1”</source>
        <translation>주체에 “%1” 포함</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>전부</translation>
    </message>
    <message>
        <source>It is of another page.</source>
        <translation>다른 페이지의 것입니다.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StudyLabels</name>
    <message>
        <source>Flag</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>To be looked at again</source>
        <translation>다시 볼 것</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>레이블(&amp;L)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Note on what is shown above</source>
        <translation>위에 표시된 것에 대한 메모</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Take the last step of annotating back</source>
        <translation>마지막 주석 단계 되돌리기</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>레이블: %1</translation>
    </message>
    <message>
        <source>The last step of annotating was about something else, or of an earlier day: it is taken back on the page Annotate</source>
        <translation>마지막 주석 단계는 다른 것에 대한 것이거나 이전에 한 것입니다. 주석 페이지에서 되돌립니다</translation>
    </message>
    <message>
        <source>Labels are about what is shown above, all its replies together.</source>
        <translation>레이블은 위에 보이는 것에 대한 것이며, 모든 응답을 함께 봅니다.</translation>
    </message>
    <message>
        <source>%1 Show all of them, to give or take them.</source>
        <translation>%1 모두 보여 주어 붙이거나 뗄 수 있게 합니다.</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>되돌릴 것이 없습니다</translation>
    </message>
    <message>
        <source>Take back (Ctrl+Z): %1</source>
        <translation>되돌리기(Ctrl+Z): %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StudyPart</name>
    <message>
        <source>What the number is made of</source>
        <translation>수치를 이루는 것</translation>
    </message>
    <message>
        <source>This number cannot be read</source>
        <translation>이 수치를 읽을 수 없음</translation>
    </message>
    <message>
        <source>The first %1 of %2 are listed</source>
        <translation>%2개 중 처음 %1개를 나열함</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::StudyResultPage</name>
    <message>
        <source>&amp;New run…</source>
        <translation>새 실행(&amp;N)…</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Open or make one from the menu at the upper left.</source>
        <translation>왼쪽 위 메뉴에서 열거나 만드십시오.</translation>
    </message>
    <message>
        <source>The runs cannot be read</source>
        <translation>실행을 읽을 수 없음</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Nothing passes the filter</source>
        <translation>필터를 통과한 것 없음</translation>
    </message>
    <message>
        <source>No run asks what it is narrowed to: %1.</source>
        <translation>좁힌 조건을 묻는 실행이 없음: %1.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>R&amp;uns</source>
        <translation>실행(&amp;U)</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>모델(&amp;M)</translation>
    </message>
    <message>
        <source>model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>runs: %1</source>
        <translation>실행: %1</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>레이블(&amp;L)</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>not annotated</source>
        <translation>주석 없음</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What it is made &amp;of</source>
        <translation>무엇으로 이루어졌는지(&amp;O)</translation>
    </message>
    <message>
        <source>Opens the Inspector (Ctrl+J), which lists it</source>
        <translation>그것을 나열하는 인스펙터를 엽니다(Ctrl+J)</translation>
    </message>
    <message>
        <source>&amp;Annotate…</source>
        <translation>주석 달기(&amp;A)…</translation>
    </message>
    <message>
        <source>Opens the labels of this one in the Inspector</source>
        <translation>이것의 레이블을 인스펙터에서 엽니다</translation>
    </message>
    <message>
        <source>&amp;Only this run</source>
        <translation>이 실행만(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;nly what it is made of</source>
        <translation>이것을 이루는 것만(&amp;N)</translation>
    </message>
    <message>
        <source>Narrows the filter of this page to: %1; Alt+Left goes back</source>
        <translation>이 페이지의 필터를 다음으로 좁힙니다: %1; Alt+Left로 돌아갑니다</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>제외(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>비교 대상(&amp;C)</translation>
    </message>
    <message>
        <source>Show the ways in</source>
        <translation>시작하는 방법 보기</translation>
    </message>
    <message>
        <source>Alt+Left goes back to: %1</source>
        <translation>Alt+왼쪽으로 되돌아가기: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::TableWords</name>
    <message>
        <source>Interval, low</source>
        <translation>구간 하한</translation>
    </message>
    <message>
        <source>Interval, high</source>
        <translation>구간 상한</translation>
    </message>
    <message>
        <source>Interval by</source>
        <translation>구간 방법</translation>
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
        <translation>차이, 점</translation>
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
        <translation>Cut-off, 하한</translation>
    </message>
    <message>
        <source>Cut-off, high</source>
        <translation>Cut-off, 상한</translation>
    </message>
    <message>
        <source>Chrono-Correct</source>
        <translation>Chrono-Correct</translation>
    </message>
    <message>
        <source>Aliases missed</source>
        <translation>놓친 다른 이름</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>인정됨</translation>
    </message>
    <message>
        <source>After</source>
        <translation>이후</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>일치</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>다른 이름</translation>
    </message>
    <message>
        <source>Alias without answer</source>
        <translation>답 없는 다른 이름</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>알파</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>주석자</translation>
    </message>
    <message>
        <source>Answer is</source>
        <translation>답의 종류</translation>
    </message>
    <message>
        <source>Answered year</source>
        <translation>답의 연도</translation>
    </message>
    <message>
        <source>Asked year</source>
        <translation>묻는 연도</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Beyond 1</source>
        <translation>1 초과</translation>
    </message>
    <message>
        <source>Beyond 2</source>
        <translation>2 초과</translation>
    </message>
    <message>
        <source>Beyond 3</source>
        <translation>3 초과</translation>
    </message>
    <message>
        <source>Beyond 4</source>
        <translation>4 초과</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>호출</translation>
    </message>
    <message>
        <source>Calls counted</source>
        <translation>센 호출</translation>
    </message>
    <message>
        <source>Calls per correct</source>
        <translation>정답당 호출</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>후보</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>경우</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>범주</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>셀</translation>
    </message>
    <message>
        <source>CEM</source>
        <translation>CEM</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>우연</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>변함</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>변화</translation>
    </message>
    <message>
        <source>Completion tokens</source>
        <translation>생성 토큰</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>구성</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>문맥</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>셈</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Declared cutoff</source>
        <translation>공표된 컷오프</translation>
    </message>
    <message>
        <source>Defined</source>
        <translation>정의됨</translation>
    </message>
    <message>
        <source>Defined facts</source>
        <translation>정의된 사실</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>차원</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>갈림</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>도메인</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>추정</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>추정됨</translation>
    </message>
    <message>
        <source>Estimated high</source>
        <translation>추정 상한</translation>
    </message>
    <message>
        <source>Estimated low</source>
        <translation>추정 하한</translation>
    </message>
    <message>
        <source>Extrapolated</source>
        <translation>외삽</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>사실</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>계열</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>필드</translation>
    </message>
    <message>
        <source>First</source>
        <translation>처음부터</translation>
    </message>
    <message>
        <source>First after</source>
        <translation>첫째 이후</translation>
    </message>
    <message>
        <source>First correct</source>
        <translation>첫째 정답</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>표시됨</translation>
    </message>
    <message>
        <source>From</source>
        <translation>가져올 곳</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>얻음</translation>
    </message>
    <message>
        <source>Harmed</source>
        <translation>손상</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>미완료</translation>
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
        <translation>Irrelevant (무관)</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>판정 모델</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>판정됨</translation>
    </message>
    <message>
        <source>Judged elements</source>
        <translation>판정된 요소</translation>
    </message>
    <message>
        <source>Judged years</source>
        <translation>판정된 연도</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Known</translation>
    </message>
    <message>
        <source>Known after</source>
        <translation>이후 Known</translation>
    </message>
    <message>
        <source>Known before</source>
        <translation>이전에 Known</translation>
    </message>
    <message>
        <source>Known increase</source>
        <translation>Known 증가</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>Label set</source>
        <translation>레이블 세트</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>레이블됨</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Latest (최신)</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>Lifelong</source>
        <translation>누적</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>사라짐</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>일치</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>일치함</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>평균 차이</translation>
    </message>
    <message>
        <source>Mean seconds</source>
        <translation>평균 초</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>측정됨</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>섞임</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Named</source>
        <translation>말한 것</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>해당 없음</translation>
    </message>
    <message>
        <source>Not random</source>
        <translation>무작위 아님</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>Only first</source>
        <translation>첫째만</translation>
    </message>
    <message>
        <source>Only second</source>
        <translation>둘째만</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Open targets</source>
        <translation>열린 목표</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>그 밖</translation>
    </message>
    <message>
        <source>Other cells</source>
        <translation>다른 셀</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Outdated (지난 값)</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>Partial known</source>
        <translation>Partial Known</translation>
    </message>
    <message>
        <source>Partly undefined</source>
        <translation>일부 정의되지 않음</translation>
    </message>
    <message>
        <source>Passed over</source>
        <translation>건너뜀</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>퍼센트</translation>
    </message>
    <message>
        <source>Pooled win rate</source>
        <translation>합산 승률</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>Pretrained</source>
        <translation>사전 학습</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>프롬프트 토큰</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>프로토콜</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>품질</translation>
    </message>
    <message>
        <source>Random robustness</source>
        <translation>무작위 강건성</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>평점</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>비</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>관계</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>Repeats elements</source>
        <translation>반복 요소</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>회복</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Robust</source>
        <translation>강건</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>강건성</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Run fewshot</source>
        <translation>퓨샷 실행</translation>
    </message>
    <message>
        <source>Run instruct</source>
        <translation>Instruct 실행</translation>
    </message>
    <message>
        <source>Run pretrained</source>
        <translation>사전 학습 실행</translation>
    </message>
    <message>
        <source>Run standard</source>
        <translation>표준 실행</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>표본</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Sd</source>
        <translation>표준 편차</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>둘째</translation>
    </message>
    <message>
        <source>Second correct</source>
        <translation>둘째 정답</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>심각도</translation>
    </message>
    <message>
        <source>Shift years</source>
        <translation>이동 햇수</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>개별</translation>
    </message>
    <message>
        <source>Single minus lifelong</source>
        <translation>개별 빼기 누적</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>온전함</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Still wrong</source>
        <translation>여전히 틀림</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>과제</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>검정</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>To</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Tokens per correct</source>
        <translation>정답당 토큰</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>변함 없음</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>정의되지 않음</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unknown</translation>
    </message>
    <message>
        <source>V fewshot</source>
        <translation>V 퓨샷</translation>
    </message>
    <message>
        <source>V standard</source>
        <translation>V 표준</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Win ci high</source>
        <translation>W 구간 상한</translation>
    </message>
    <message>
        <source>Win ci low</source>
        <translation>W 구간 하한</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>승률</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>이김</translation>
    </message>
    <message>
        <source>CEM without context</source>
        <translation>문맥 없는 CEM</translation>
    </message>
    <message>
        <source>Without context</source>
        <translation>문맥 없음</translation>
    </message>
    <message>
        <source>Without irrelevant</source>
        <translation>문맥 없는 무관</translation>
    </message>
    <message>
        <source>Without other</source>
        <translation>문맥 없는 그 밖</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>오답</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>No correct date</source>
        <translation>맞는 날짜 없음</translation>
    </message>
    <message>
        <source>No incorrect date</source>
        <translation>틀린 날짜 없음</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>묻지 않음</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>월</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>일</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>Win rate, low</source>
        <translation>승률, 하한</translation>
    </message>
    <message>
        <source>Win rate, high</source>
        <translation>승률, 상한</translation>
    </message>
    <message>
        <source>No score of a correct date</source>
        <translation>맞는 날짜의 점수 없음</translation>
    </message>
    <message>
        <source>No score of an incorrect date</source>
        <translation>틀린 날짜의 점수 없음</translation>
    </message>
    <message>
        <source>Lists without an item</source>
        <translation>항목이 없는 목록</translation>
    </message>
    <message>
        <source>Years left out</source>
        <translation>제외된 연도</translation>
    </message>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>완전</translation>
    </message>
    <message>
        <source>First, %</source>
        <translation>첫 회, %</translation>
    </message>
    <message>
        <source>Last, %</source>
        <translation>마지막 회, %</translation>
    </message>
    <message>
        <source>More, %</source>
        <translation>여러 회, %</translation>
    </message>
    <message>
        <source>Paper, %</source>
        <translation>논문, %</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>확인됨</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::TokenTable</name>
    <message>
        <source>&lt; 0.1 %</source>
        <translation>&lt; 0.1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The server told no alternatives</source>
        <translation>서버가 다른 후보를 알려 주지 않음</translation>
    </message>
    <message>
        <source>The likeliest tokens at this place:</source>
        <translation>이 자리에서 가장 그럴듯한 토큰:</translation>
    </message>
    <message>
        <source>
%1   %2   %3</source>
        <translation>
%1   %2   %3</translation>
    </message>
    <message>
        <source>Tokens of the reply</source>
        <translation>응답의 토큰</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>로그 확률</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>확률</translation>
    </message>
    <message>
        <source>As the server split the reply; · is a space, ⏎ a line break</source>
        <translation>서버가 나눈 대로의 응답. ·는 공백, ⏎는 줄바꿈</translation>
    </message>
    <message>
        <source>Natural logarithm of the probability the model gave this token</source>
        <translation>모델이 이 토큰에 준 확률의 자연로그</translation>
    </message>
    <message>
        <source>The same as a share of 100 %</source>
        <translation>같은 값을 100 %의 몫으로</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::TraversalPage</name>
    <message>
        <source>Taken back: the traversal is no longer among the accepted ones</source>
        <translation>되돌림: 이 순회는 더 이상 인정된 것이 아님</translation>
    </message>
    <message>
        <source>It could not be written: %1</source>
        <translation>쓸 수 없었음: %1</translation>
    </message>
    <message>
        <source>Traversal</source>
        <translation>순회</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>The run whose answers under the Generation template are shown to the model, and whose model is asked</source>
        <translation>Generation 템플릿의 답을 모델에 보이고 그 모델에 묻는 실행</translation>
    </message>
    <message>
        <source>New traversal run…</source>
        <translation>새 순회 실행…</translation>
    </message>
    <message>
        <source>Other ways to traverse</source>
        <translation>다른 순회 방법</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>분기</translation>
    </message>
    <message>
        <source>Show the model other years or objects, or ask another model, and see what changes</source>
        <translation>모델에 다른 연도나 객체를 보이거나 다른 모델에 물어 무엇이 바뀌는지 보기</translation>
    </message>
    <message>
        <source>The ways that were tried for this year, and a comparison of two of them</source>
        <translation>이 연도에 시도한 방법과 그중 둘의 비교</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Measure ChroKnowPrompt over a sample of this run&apos;s elements</source>
        <translation>이 실행의 요소 표본으로 ChroKnowPrompt 측정</translation>
    </message>
    <message>
        <source>Needs a finished run with the Generation template</source>
        <translation>Generation 템플릿이 있는 끝난 실행이 필요함</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Open one or make a new one (Alt+W).</source>
        <translation>열거나 새로 만드십시오(Alt+W).</translation>
    </message>
    <message>
        <source>There is no run to start from</source>
        <translation>시작할 실행이 없음</translation>
    </message>
    <message>
        <source>A traversal shows a model its own right answers of the years around a wrong one. Make a run with the Generation template first.</source>
        <translation>순회는 틀린 해 주변에서 모델 자신이 맞힌 답을 보여 줍니다. 먼저 Generation 템플릿으로 실행을 만드십시오.</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>새 실행…</translation>
    </message>
    <message>
        <source>This run has no Generation template</source>
        <translation>이 실행에 Generation 템플릿이 없음</translation>
    </message>
    <message>
        <source>Only answers to the Generation template can be shown to the model. Choose another run above, or make one.</source>
        <translation>Generation 템플릿의 답만 모델에 보일 수 있습니다. 위에서 다른 실행을 고르거나 만드십시오.</translation>
    </message>
    <message>
        <source>Reading the run…</source>
        <translation>실행 읽는 중…</translation>
    </message>
    <message>
        <source>The run cannot be read</source>
        <translation>실행을 읽을 수 없음</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>The run is not finished</source>
        <translation>실행이 끝나지 않음</translation>
    </message>
    <message>
        <source>%1 of its %2 elements have no category yet. Let it go on: elements appear here as they are decided.</source>
        <translation>요소 %2개 중 %1개에 아직 범주가 없습니다. 계속 두십시오. 정해지는 대로 요소가 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>Show runs</source>
        <translation>실행 보기</translation>
    </message>
    <message>
        <source>Nothing to traverse in this run</source>
        <translation>이 실행에 순회할 것이 없음</translation>
    </message>
    <message>
        <source>None of its %1 elements is Partial Known: the model knows each of them in all years, in none, or up to a cut-off. Choose another run above.</source>
        <translation>요소 %1개 중 Partial Known이 없습니다. 모델은 각각을 모든 해에, 아무 해에도 아니게, 또는 컷오프까지 압니다. 위에서 다른 실행을 고르십시오.</translation>
    </message>
    <message>
        <source>None of its %1 Partial Known elements has a hit within three years of a wrong year. Choose another run above.</source>
        <translation>Partial Known 요소 %1개 중 틀린 해의 3년 안에 맞은 것이 있는 것이 없습니다. 위에서 다른 실행을 고르십시오.</translation>
    </message>
    <message>
        <source>The element cannot be read: %1</source>
        <translation>요소를 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>%1 is no target: it is %2. Wrong and partial years can be traversed.</source>
        <translation>%1은(는) 목표가 아님: %2입니다. 틀리거나 부분적인 해만 순회할 수 있습니다.</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>묻지 않음</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · target year %4</source>
        <translation>%1 · %2 · %3 · 목표 연도 %4</translation>
    </message>
    <message>
        <source>No element is chosen</source>
        <translation>선택한 요소가 없음</translation>
    </message>
    <message>
        <source>Restarted: the step that was taken is gone</source>
        <translation>다시 시작: 진행한 단계가 사라짐</translation>
    </message>
    <message>
        <source>Restarted: the %1 steps that were taken are gone</source>
        <translation>다시 시작: 진행한 %1단계가 사라짐</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>%1 is written as Chrono-Correct, with its trace</source>
        <translation>%1을(를) 자취와 함께 Chrono-Correct로 씀</translation>
    </message>
    <message>
        <source>The traversal of %1 is written as still wrong, with its trace</source>
        <translation>%1의 순회를 자취와 함께 여전히 틀림으로 씀</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Try changes</source>
        <translation>바꿔 보기</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::TraversalReportPage</name>
    <message>
        <source>What traversals changed</source>
        <translation>순회가 바꾼 것</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>퍼센트</translation>
    </message>
    <message>
        <source>Published rows</source>
        <translation>논문의 행</translation>
    </message>
    <message>
        <source>Which traversal runs are compared; at most %1</source>
        <translation>비교할 순회 실행. 최대 %1개</translation>
    </message>
    <message>
        <source>At most %1 runs at once</source>
        <translation>한 번에 최대 실행 %1개</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>표시할 것</translation>
    </message>
    <message>
        <source>Known before and after: the paper&apos;s Tables 6 and 7. By changed object: Table 5</source>
        <translation>전후의 Known: 논문의 표 6과 7. 바뀐 객체별: 표 5</translation>
    </message>
    <message>
        <source>Known before and after</source>
        <translation>전후의 Known</translation>
    </message>
    <message>
        <source>By changed object</source>
        <translation>바뀐 객체별</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>노력</translation>
    </message>
    <message>
        <source>Deciding steps</source>
        <translation>결정한 단계</translation>
    </message>
    <message>
        <source>Rescued and harmed</source>
        <translation>회복과 손상</translation>
    </message>
    <message>
        <source>Bars in percent of the measured elements, else as counts</source>
        <translation>막대를 측정된 요소의 퍼센트로, 아니면 개수로</translation>
    </message>
    <message>
        <source>The paper&apos;s rows below one&apos;s own in the table. The same quantity only under the same protocol, the same kind of sample and the same version of the benchmark</source>
        <translation>표에서 자신의 것 아래에 논문의 행. 같은 프로토콜, 같은 종류의 표본, 같은 벤치마크 버전일 때만 같은 양입니다</translation>
    </message>
    <message>
        <source>Numbers of the traversal runs</source>
        <translation>순회 실행의 수치</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>열린 작업 공간 없음</translation>
    </message>
    <message>
        <source>Open or make one from the menu at the upper left.</source>
        <translation>왼쪽 위 메뉴에서 열거나 만드십시오.</translation>
    </message>
    <message>
        <source>The traversals cannot be read</source>
        <translation>순회를 읽을 수 없음</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>No traversal runs yet</source>
        <translation>아직 순회 실행 없음</translation>
    </message>
    <message>
        <source>A traversal run asks again what a finished run half knows, with neighbouring years shown.</source>
        <translation>순회 실행은 끝난 실행이 반쯤 아는 것을 이웃 연도를 보이며 다시 묻습니다.</translation>
    </message>
    <message>
        <source>New traversal run…</source>
        <translation>새 순회 실행…</translation>
    </message>
    <message>
        <source>Runs: %1</source>
        <translation>실행: %1</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <translation>실행: %1</translation>
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
        <translation>세는 중…</translation>
    </message>
    <message>
        <source>New traversal run</source>
        <translation>새 순회 실행</translation>
    </message>
    <message>
        <source>ChroKnowPrompt over “%1”</source>
        <translation>“%1”의 ChroKnowPrompt</translation>
    </message>
    <message>
        <source>%1, traversed</source>
        <translation>%1, 순회</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>논문</translation>
    </message>
    <message>
        <source>Reference code</source>
        <translation>참조 코드</translation>
    </message>
    <message>
        <source>Nearest first</source>
        <translation>가까운 것부터</translation>
    </message>
    <message>
        <source>Farthest first</source>
        <translation>먼 것부터</translation>
    </message>
    <message>
        <source>The run&apos;s model</source>
        <translation>실행의 모델</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>What tables call this run</source>
        <translation>표에서 이 실행을 부르는 이름</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>프로토콜</translation>
    </message>
    <message>
        <source>Paper: years with a right answer are shown, with that answer. Reference code: all years of a side, with what the model said there most often, right or wrong, and for earlier targets with their candidates.</source>
        <translation>논문: 정답이 있는 해를 그 답과 함께 보입니다. 참조 코드: 한쪽의 모든 해를 모델이 그곳에서 가장 자주 한 말과 함께(맞든 틀리든), 앞선 목표는 그 후보와 함께 보입니다.</translation>
    </message>
    <message>
        <source>Previous years</source>
        <translation>이전 연도</translation>
    </message>
    <message>
        <source>How many years before the target are looked back, at most. Under the reference code&apos;s protocol 0 means all of them</source>
        <translation>목표보다 몇 해 앞까지 볼지, 최대. 참조 코드 프로토콜에서 0은 전부</translation>
    </message>
    <message>
        <source>Next years</source>
        <translation>이후 연도</translation>
    </message>
    <message>
        <source>How many years after the target are looked ahead, at most</source>
        <translation>목표보다 몇 해 뒤까지 볼지, 최대</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>Which years of a side are shown first</source>
        <translation>한쪽의 어느 해를 먼저 보일지</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>표본</translation>
    </message>
    <message>
        <source>Share of the elements of every category that is measured; the paper took 10 %</source>
        <translation>범주마다 측정하는 요소의 비율. 논문은 10 %</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>The same seed draws the same elements</source>
        <translation>같은 시드는 같은 요소를 뽑습니다</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>0 = greedy, as in the paper</source>
        <translation>논문처럼 0 = 그리디</translation>
    </message>
    <message>
        <source>Elements that are measured; of these the Partial Known, which are traversed; their wrong and partial years; requests</source>
        <translation>측정되는 요소; 그중 순회하는 Partial Known; 그 틀리거나 부분적인 해; 요청</translation>
    </message>
    <message>
        <source>Start traversal run</source>
        <translation>순회 실행 시작</translation>
    </message>
    <message>
        <source>Counting: %1 of %2 elements</source>
        <translation>세는 중: 요소 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 elements measured · %2 of them Partial Known · %3 years to traverse (%4 without any year to show) · %5 requests at most</source>
        <translation>측정 요소 %1개 · 그중 Partial Known %2개 · 순회할 해 %3개(보일 해가 없는 것 %4개) · 요청 최대 %5개</translation>
    </message>
    <message>
        <source>This cannot be counted: %1</source>
        <translation>셀 수 없음: %1</translation>
    </message>
    <message>
        <source>Give the run a name</source>
        <translation>실행에 이름을 붙이십시오</translation>
    </message>
    <message>
        <source>Read only: another process is writing to this workspace</source>
        <translation>읽기 전용: 다른 프로세스가 이 작업 공간에 쓰고 있음</translation>
    </message>
    <message>
        <source>This run cannot be traversed</source>
        <translation>이 실행은 순회할 수 없음</translation>
    </message>
    <message>
        <source>There is nothing to ask: take a larger sample or wider spans</source>
        <translation>물을 것이 없음: 표본을 늘리거나 범위를 넓히십시오</translation>
    </message>
    <message>
        <source>The one that the run asked</source>
        <translation>실행이 물었던 것</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Who is asked: one run is made of each that is ticked</source>
        <translation>물을 대상: 체크한 것마다 실행 하나가 만들어짐</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tick a model</source>
        <translation>모델을 체크하십시오</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::UnitLabelsPage</name>
    <message>
        <source>Labels of facts and questions</source>
        <translation>사실과 질문의 레이블</translation>
    </message>
    <message>
        <source>Save the table as CSV (Ctrl+E)</source>
        <translation>표를 CSV로 저장(Ctrl+E)</translation>
    </message>
    <message>
        <source>No fact or question is annotated yet</source>
        <translation>아직 주석된 사실이나 질문 없음</translation>
    </message>
    <message>
        <source>Choose a fact or a question on the page of its study, and label it at the foot of the Inspector.</source>
        <translation>해당 연구의 페이지에서 사실이나 질문을 골라 인스펙터 아래쪽에서 레이블을 다십시오.</translation>
    </message>
    <message>
        <source>The items cannot be read</source>
        <translation>항목을 읽을 수 없음</translation>
    </message>
    <message>
        <source>There is no figure here: save the table as CSV.</source>
        <translation>여기에는 그림이 없습니다. 표를 CSV로 저장하십시오.</translation>
    </message>
    <message>
        <source>Its run or its item is not in this workspace any more</source>
        <translation>그 실행이나 항목이 더 이상 이 작업 공간에 없음</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::Walk</name>
    <message>
        <source>main</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>as its parent</source>
        <translation>부모와 같음</translation>
    </message>
    <message>
        <source>Testing the backend %1…</source>
        <translation>백엔드 %1 시험 중…</translation>
    </message>
    <message>
        <source>Waiting for the server of the backend…</source>
        <translation>백엔드의 서버를 기다리는 중…</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>%1에 묻는 중…</translation>
    </message>
    <message>
        <source>spans %1 and %2</source>
        <translation>범위 %1, %2</translation>
    </message>
    <message>
        <source>nearest first</source>
        <translation>가까운 것부터</translation>
    </message>
    <message>
        <source>farthest first</source>
        <translation>먼 것부터</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1개 제외</translation>
    </message>
    <message>
        <source>%1 shown again</source>
        <translation>%1 다시 보임</translation>
    </message>
    <message>
        <source>%1 as it was</source>
        <translation>%1 이전대로</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>another system text</source>
        <translation>다른 시스템 글</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>온도 %1</translation>
    </message>
    <message>
        <source>the run&apos;s model</source>
        <translation>실행의 모델</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::WelcomePage</name>
    <message>
        <source>Welcome to Chronoscope</source>
        <translation>Chronoscope에 오신 것을 환영합니다</translation>
    </message>
    <message>
        <source>Which facts of which year does a language model recall?</source>
        <translation>언어 모델은 어느 해의 어떤 사실을 기억할까요?</translation>
    </message>
    <message>
        <source>Try the &amp;sample</source>
        <translation>샘플 써 보기(&amp;S)</translation>
    </message>
    <message>
        <source>A small benchmark with finished runs: a heat map in seconds</source>
        <translation>끝난 실행이 있는 작은 벤치마크: 몇 초 만에 히트맵</translation>
    </message>
    <message>
        <source>&amp;Ask a model</source>
        <translation>모델에 질문(&amp;A)</translation>
    </message>
    <message>
        <source>One question now, of one or several models</source>
        <translation>지금 질문 하나를, 한 모델 또는 여러 모델에</translation>
    </message>
    <message>
        <source>Evaluate my own &amp;facts</source>
        <translation>내 사실 평가(&amp;F)</translation>
    </message>
    <message>
        <source>A table of who or what, and when: pasted or from a file</source>
        <translation>누가 또는 무엇이 언제였는지의 표: 붙여넣기 또는 파일</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>A workspace that is there already</source>
        <translation>이미 있는 작업 공간</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>새로 만들기(&amp;N)…</translation>
    </message>
    <message>
        <source>An empty workspace for benchmarks and runs</source>
        <translation>벤치마크와 실행을 위한 빈 작업 공간</translation>
    </message>
    <message>
        <source>Recent workspaces</source>
        <translation>최근 작업 공간</translation>
    </message>
    <message>
        <source>Enter opens a workspace, Delete takes it off the list</source>
        <translation>Enter로 작업 공간을 열고 Delete로 목록에서 뺍니다</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>목록에서 제거(&amp;R)</translation>
    </message>
    <message>
        <source>The file stays where it is (Delete)</source>
        <translation>파일은 제자리에 남습니다(Delete)</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>더 이상 없음</translation>
    </message>
    <message>
        <source>%1 – %2 (%3)</source>
        <translation>%1 – %2 (%3)</translation>
    </message>
    <message>
        <source>The sample could not be made</source>
        <translation>샘플을 만들 수 없었음</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>실행 1개</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>실행 %1개</translation>
    </message>
    <message>
        <source>The sample is being made</source>
        <translation>예제를 만드는 중</translation>
    </message>
    <message>
        <source>… or drop a file anywhere in this window: a workspace, a benchmark, a table of facts, a model (GGUF), annotations, words</source>
        <translation>… 또는 이 창 아무 데나 파일을 놓으십시오: 작업 공간, 벤치마크, 사실 표, 모델(GGUF), 주석, 낱말</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Making the sample: a benchmark, and what real and planted models answered…</source>
        <translation>예제를 만드는 중: 벤치마크와, 실제 모델 및 심어 둔 모델의 답…</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::WhatIfPanel</name>
    <message>
        <source>Branch</source>
        <translation>분기</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Back to what the branch shows and asks</source>
        <translation>분기가 보이고 묻는 것으로 돌아가기</translation>
    </message>
    <message>
        <source>Years shown to the model</source>
        <translation>모델에 보이는 연도</translation>
    </message>
    <message>
        <source>The years that are shown, in the order they are added. Untick one to leave it out; double-click an object (or press F2) to show another one.</source>
        <translation>보이는 연도, 더해지는 순서대로. 빼려면 체크를 풀고, 다른 객체를 보이려면 두 번 누르거나 F2를 누르십시오.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>Object shown</source>
        <translation>보이는 객체</translation>
    </message>
    <message>
        <source>Nearest first</source>
        <translation>가까운 것부터</translation>
    </message>
    <message>
        <source>Farthest first</source>
        <translation>먼 것부터</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>How many years before the target are looked back, at most</source>
        <translation>목표보다 몇 해 앞까지 볼지, 최대</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>이후</translation>
    </message>
    <message>
        <source>How many years after the target are looked ahead, at most</source>
        <translation>목표보다 몇 해 뒤까지 볼지, 최대</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>Which years of a side are shown first; the paper begins with the nearest</source>
        <translation>한쪽의 어느 해를 먼저 보일지. 논문은 가까운 것부터</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>0 = greedy, as in the paper; a change asks all steps anew</source>
        <translation>논문처럼 0 = 그리디. 바꾸면 모든 단계를 새로 묻습니다</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Who is asked; another model asks all steps anew, in a branch of its own</source>
        <translation>물을 대상. 다른 모델이면 별도의 분기에서 모든 단계를 새로 묻습니다</translation>
    </message>
    <message>
        <source>System text without a candidate</source>
        <translation>후보 없는 시스템 글</translation>
    </message>
    <message>
        <source>Sent with a step that has no candidate yet</source>
        <translation>아직 후보가 없는 단계와 함께 보냄</translation>
    </message>
    <message>
        <source>System text with a candidate</source>
        <translation>후보 있는 시스템 글</translation>
    </message>
    <message>
        <source>Sent with a step that has a candidate to verify and refine</source>
        <translation>확인하고 다듬을 후보가 있는 단계와 함께 보냄</translation>
    </message>
    <message>
        <source>The system texts</source>
        <translation>시스템 글</translation>
    </message>
    <message>
        <source>The run&apos;s model</source>
        <translation>실행의 모델</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>next</source>
        <translation>이후</translation>
    </message>
    <message>
        <source>Go on with these changes beside the present branch, from the step where the prompts begin to differ (Ctrl+B)</source>
        <translation>프롬프트가 달라지기 시작하는 단계부터 지금 분기 옆에서 이 변경으로 계속(Ctrl+B)</translation>
    </message>
    <message>
        <source>Change something above first</source>
        <translation>먼저 위에서 무언가를 바꾸십시오</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>변경: %1</translation>
    </message>
    <message>
        <source>Nothing is changed yet. Untick a year, double-click an object or change a field above, then branch.</source>
        <translation>아직 바뀐 것이 없습니다. 연도의 체크를 풀거나 객체를 두 번 누르거나 위의 칸을 바꾼 뒤 분기하십시오.</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::WordsDialog</name>
    <message>
        <source>Keep words</source>
        <translation>문구 저장</translation>
    </message>
    <message>
        <source>Words of relations</source>
        <translation>관계의 문구</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>The relations cannot be read: %1</source>
        <translation>관계를 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>Every relation has words.</source>
        <translation>모든 관계에 문구가 있습니다.</translation>
    </message>
    <message>
        <source>1 relation of this workspace has no words yet.</source>
        <translation>이 작업 공간의 관계 1개에 아직 문구가 없습니다.</translation>
    </message>
    <message>
        <source>%1 relations of this workspace have no words yet.</source>
        <translation>이 작업 공간의 관계 %1개에 아직 문구가 없습니다.</translation>
    </message>
    <message>
        <source>The program has words for every relation of this workspace: nothing is to be said.</source>
        <translation>이 작업 공간의 모든 관계에 프로그램의 문구가 있습니다. 더 쓸 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1 What you keep is asked by later runs; runs that were made keep theirs.</source>
        <translation>%1 저장한 것은 이후의 실행이 묻습니다. 이미 만든 실행은 제 것을 유지합니다.</translation>
    </message>
    <message>
        <source>The workspace is open for reading only</source>
        <translation>작업 공간이 읽기 전용으로 열려 있음</translation>
    </message>
    <message>
        <source>The words were not kept: %1</source>
        <translation>문구를 저장하지 못함: %1</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::WorkspaceCommands</name>
    <message>
        <source>Chronoscope workspace (*.chronoscope)</source>
        <translation>Chronoscope 작업 공간 (*.chronoscope)</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>새 작업 공간</translation>
    </message>
    <message>
        <source>untitled.chronoscope</source>
        <translation>제목 없음.chronoscope</translation>
    </message>
    <message>
        <source>“%1” is there already. Open it?</source>
        <translation>“%1”이(가) 이미 있습니다. 열까요?</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Open workspace</source>
        <translation>작업 공간 열기</translation>
    </message>
    <message>
        <source>This file is empty (0 bytes). Make a new workspace in it?</source>
        <translation>이 파일은 비어 있습니다(0바이트). 여기에 새 작업 공간을 만들까요?</translation>
    </message>
    <message>
        <source>Make a workspace</source>
        <translation>작업 공간 만들기</translation>
    </message>
    <message>
        <source>The workspace “%1” is not there any more</source>
        <translation>작업 공간 “%1”이(가) 더 이상 없음</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation>%1에서 찾았음</translation>
    </message>
    <message>
        <source>Remove from Recent</source>
        <translation>최근에서 제거</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>새 창에서 열기</translation>
    </message>
    <message>
        <source>Own facts.chronoscope</source>
        <translation>내 사실.chronoscope</translation>
    </message>
    <message>
        <source>Own facts %1.chronoscope</source>
        <translation>내 사실 %1.chronoscope</translation>
    </message>
</context>
<context>
    <name>chronoscope::ui::YearStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>정답: %1</translation>
    </message>
    <message>
        <source>Greedy answers: %1</source>
        <translation>그리디 답: %1</translation>
    </message>
    <message>
        <source>Sampled answers: %1</source>
        <translation>샘플 답: %1</translation>
    </message>
    <message>
        <source>Shown to the model</source>
        <translation>모델에 보임</translation>
    </message>
    <message>
        <source>Years of the element</source>
        <translation>요소의 연도</translation>
    </message>
    <message>
        <source>%1: %2, target year %3</source>
        <translation>%1: %2, 목표 연도 %3</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>next</source>
        <translation>이후</translation>
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
        <translation>%1–%2</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::AlphaPlot</name>
    <message>
        <source>Log-probability by distance</source>
        <translation>거리별 로그 확률</translation>
    </message>
    <message>
        <source>mean log P = %1</source>
        <translation>평균 log P = %1</translation>
    </message>
    <message>
        <source>no date has a score</source>
        <translation>점수 있는 날짜 없음</translation>
    </message>
    <message>
        <source>n = %1 dates</source>
        <translation>n = 날짜 %1개</translation>
    </message>
    <message>
        <source>%1 without a score left out</source>
        <translation>점수 없는 %1개 제외</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::AnswerGrid</name>
    <message>
        <source>Answers by model and year</source>
        <translation>모델과 연도별 답</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4, %5</source>
        <translation>%1, %2, %3: %4, %5</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>판정 안 됨</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::BarsPlot</name>
    <message>
        <source>Bars</source>
        <translation>막대</translation>
    </message>
    <message>
        <source>%1 of %2  (%3 %)</source>
        <translation>%2 중 %1  (%3 %)</translation>
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
        <translation>Cut-off (이전)</translation>
    </message>
    <message>
        <source>Chrono-Correct</source>
        <translation>Chrono-Correct</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>묻지 않음</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::CurveChart</name>
    <message>
        <source>%1 · ▾ other elements than the year before</source>
        <translation>%1 · ▾ 전년과 다른 요소</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::CurvePlot</name>
    <message>
        <source>Curves over years</source>
        <translation>연도별 곡선</translation>
    </message>
    <message>
        <source>Published figure</source>
        <translation>논문 수치</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::DateKinds</name>
    <message>
        <source>Correct date</source>
        <translation>맞는 날짜</translation>
    </message>
    <message>
        <source>Incorrect date</source>
        <translation>틀린 날짜</translation>
    </message>
    <message>
        <source>Transitional date</source>
        <translation>전환 날짜</translation>
    </message>
    <message>
        <source>Excluded date</source>
        <translation>제외된 날짜</translation>
    </message>
    <message>
        <source>Discarded date</source>
        <translation>버린 날짜</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::DateStripChart</name>
    <message>
        <source>without a date</source>
        <translation>날짜 없음</translation>
    </message>
    <message>
        <source>□ highest incorrect %1</source>
        <translation>□ 가장 높은 틀린 날짜 %1</translation>
    </message>
    <message>
        <source>□ lowest correct %1</source>
        <translation>□ 가장 낮은 맞는 날짜 %1</translation>
    </message>
    <message>
        <source>○ loses a test, or ties</source>
        <translation>○ 검정에서 지거나 비김</translation>
    </message>
    <message>
        <source>◇ beats or ties with a correct date</source>
        <translation>◇ 맞는 날짜를 이기거나 비김</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::DateStripPlot</name>
    <message>
        <source>Dates of a fact</source>
        <translation>사실의 날짜</translation>
    </message>
    <message>
        <source>log P = %1</source>
        <translation>log P = %1</translation>
    </message>
    <message>
        <source>log P is missing</source>
        <translation>log P 없음</translation>
    </message>
    <message>
        <source>won all %1 tests</source>
        <translation>검정 %1개 모두 이김</translation>
    </message>
    <message>
        <source>below all %1 correct dates</source>
        <translation>맞는 날짜 %1개 모두보다 낮음</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 외 %2개</translation>
    </message>
    <message>
        <source>lost %1 of %2 tests: to %3</source>
        <translation>검정 %2개 중 %1개에서 짐: %3에게</translation>
    </message>
    <message>
        <source>not below %1 of %2 correct dates: %3</source>
        <translation>맞는 날짜 %2개 중 %1개보다 낮지 않음: %3</translation>
    </message>
    <message>
        <source>as high counts as lost</source>
        <translation>같으면 진 것으로 봄</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::FigureExport</name>
    <message>
        <source>%1: a figure is written as .png, .svg or .pdf</source>
        <translation>%1: 그림은 .png, .svg, .pdf로 씁니다</translation>
    </message>
    <message>
        <source>%1: a figure of %2 by %3 pixels could not be drawn</source>
        <translation>%1: %2×%3 픽셀의 그림을 그릴 수 없었음</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::FigurePlot</name>
    <message>
        <source>%1, nothing selected</source>
        <translation>%1, 선택 없음</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::HeatmapPlot</name>
    <message>
        <source>%1 · first %2 of %3 rows, all of them in the CSV</source>
        <translation>%1 · %3행 중 처음 %2행, 전체는 CSV에</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, no cell selected</source>
        <translation>%1행, %2열, 선택한 셀 없음</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::HeatmapText</name>
    <message>
        <source>Not planned</source>
        <translation>계획 안 됨</translation>
    </message>
    <message>
        <source>Missing: no usable reply</source>
        <translation>없음: 쓸 수 있는 응답 없음</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1점</translation>
    </message>
    <message>
        <source>95 % Wilson</source>
        <translation>95 % Wilson</translation>
    </message>
    <message>
        <source>n = %1 of %2 %3</source>
        <translation>n = %2 %3 중 %1</translation>
    </message>
    <message>
        <source>n = %1 of 1 element</source>
        <translation>n = 요소 1개 중 %1</translation>
    </message>
    <message>
        <source>n = %1 of %2 elements</source>
        <translation>n = 요소 %2개 중 %1</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>없음 %1개</translation>
    </message>
    <message>
        <source>Pinned to the top</source>
        <translation>맨 위에 고정됨</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>not planned</source>
        <translation>계획 안 됨</translation>
    </message>
    <message>
        <source>dim: n &lt; %1</source>
        <translation>흐림: n &lt; %1</translation>
    </message>
    <message>
        <source>other elements</source>
        <translation>다른 요소</translation>
    </message>
    <message>
        <source>to be doubted</source>
        <translation>의심됨</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::ObjectRibbon</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <translation>연도별 객체</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::PlotText</name>
    <message>
        <source>Missing: no usable reply</source>
        <translation>없음: 쓸 수 있는 응답 없음</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1점</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
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
        <translation>%1 · 옅은 표시: n &lt; %2</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::PointsPlot</name>
    <message>
        <source>Points</source>
        <translation>점</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::SpiderChart</name>
    <message>
        <source>Outlines are broken where a value is missing (%1)</source>
        <translation>값이 없는 곳에서 윤곽이 끊김 (%1)</translation>
    </message>
</context>
<context>
    <name>chronoscope::widgets::SpiderPlot</name>
    <message>
        <source>Spider plot</source>
        <translation>방사형 그림</translation>
    </message>
    <message>
        <source>  n = %1</source>
        <translation>  n = %1</translation>
    </message>
    <message>
        <source>Published figure</source>
        <translation>논문 수치</translation>
    </message>
</context>
</TS>
