import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import { isCorrectable, isUnderEvaluation } from '@portal/domain';
import type { NationalFacility, Question } from '@portal/domain';
import { QuestionCard } from '@portal/facilities';
import { Disclosure, ErrorState, Loading, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useEffect, useRef } from 'react';
import { isTheirs } from '../facility/is-theirs';
import { useUrlState } from '../url-state/use-url-state';
import { AnswerForm } from './answer-form';
import { QUESTION_MESSAGES as texts } from './messages';
import { openFields, useQuestions } from './use-questions';

/** The questions to a facility: open ones first, each with a form for the answer. Renders nothing if there are none. */
export function QuestionsPanel({ facility }: { facility: NationalFacility }) {
  const { mayRead, questions, isError, retry } = useQuestions(facility);
  if (!mayRead || questions?.length === 0) return null;
  return (
    <Panel title={texts.title}>
      {questions && <Questions facility={facility} questions={questions} />}
      {!questions && !isError && <Loading label={texts.loading} />}
      {!questions && isError && (
        <ErrorState title={texts.failedTitle} onRetry={retry}>
          {texts.failed}
        </ErrorState>
      )}
    </Panel>
  );
}

/** Unanswered questions before answered ones. */
const inOrder = (questions: readonly Question[]) => [
  ...questions.filter(({ answer }) => answer === null),
  ...questions.filter(({ answer }) => answer !== null),
];

function Questions({ facility, questions }: { facility: NationalFacility; questions: readonly Question[] }) {
  const open = inOrder(questions.filter(({ closed_at }) => closed_at === null));
  const closed = questions.filter(({ closed_at }) => closed_at !== null);
  const box = useFocusAskedFor();
  return (
    <div ref={box}>
      {open.map((question) => (
        <OneQuestion key={question._id} facility={facility} question={question} />
      ))}
      {closed.length > 0 && (
        <Disclosure summary={texts.earlier(closed.length)}>
          {closed.map((question) => (
            <OneQuestion key={question._id} facility={facility} question={question} />
          ))}
        </Disclosure>
      )}
    </div>
  );
}

/** A ref for the questions; a link that asks for it moves the focus to the first answer that is due, once. */
function useFocusAskedFor() {
  const { urlState, correct } = useUrlState();
  const { asksAnswer } = urlState;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!asksAnswer) return;
    const answer = box.current?.querySelector('textarea');
    answer?.focus();
    answer?.closest('form')?.scrollIntoView({ block: 'nearest' });
    correct({ asksAnswer: false });
  }, [asksAnswer, correct]);
  return box;
}

function OneQuestion({ facility, question }: { facility: NationalFacility; question: Question }) {
  const download = useDownload();
  const status = facility.submissions.initial_acceptance.status.code;
  const isOpen = isTheirs(facility) && question.closed_at === null && isUnderEvaluation(status);
  return (
    <QuestionCard question={question} pathOf={DOWNLOAD_PATHS.file} download={download}>
      {isOpen && isCorrectable(status) && <CorrectionLink question={question} />}
      {isOpen && question.answer === null && <AnswerForm facilityId={facility._id} question={question} />}
    </QuestionCard>
  );
}

/** A link to the form of the instrument, where the fields opened for correction can be edited. */
function CorrectionLink({ question }: { question: Question }) {
  const { to } = useUrlState();
  const { instrument } = question;
  if (instrument === null || openFields([question], instrument._id).length === 0) return null;
  const { _id, kind, name } = instrument;
  return <Link to={to({ tab: `${kind}s`, [kind]: _id })}>{texts.correct(kind, name)}</Link>;
}
