import { DOWNLOAD_PATHS, useDownload, useListQuestionsQuery, useProfile } from '@portal/api-slice';
import { may } from '@portal/domain';
import type { Question, ReviewedApplication } from '@portal/domain';
import { QuestionCard } from '@portal/facilities';
import { Button, Disclosure, ErrorState, Icon, Loading, Panel } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { later } from '../frame/later';
import { relationTo } from '../evaluations/rights';
import { CloseQuestion } from './close-question';
import { QUESTION_MESSAGES as texts } from './messages';

const AskForm = later(({ AskForm: content }) => content);

/** The questions to the facility, for users who may read them, with the form to ask one. */
export function QuestionsPanel({ application }: { application: ReviewedApplication }) {
  const relation = relationTo(useProfile(), application);
  const { _id: id, submissions } = application.facility;
  const state = { status: submissions.initial_acceptance.status.code };
  const mayRead = may('question.read', relation).allowed;
  const { currentData: questions, isError, refetch } = useListQuestionsQuery(id, { skip: !mayRead });
  const mayAsk = may('question.ask', relation, state).allowed;
  if (!mayRead || (!mayAsk && questions?.length === 0)) return null;
  const card = (question: Question) => (
    <OneQuestion
      key={question._id}
      {...{ id, question }}
      mayClose={question.closed_at === null && may('question.close', relation, state, [question.asker]).allowed}
    />
  );
  return (
    <Panel title={texts.title} actions={mayAsk && <AskAction application={application} />}>
      {questions && <Questions questions={questions} card={card} />}
      {!questions && !isError && <Loading label={texts.loading} />}
      {!questions && isError && (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {texts.failed}
        </ErrorState>
      )}
    </Panel>
  );
}

interface QuestionsProps {
  questions: readonly Question[];
  card: (question: Question) => ReactNode;
}

/** Open questions, and the closed ones of all rounds, collapsed. */
function Questions({ questions, card }: QuestionsProps) {
  const closed = questions.filter(({ closed_at }) => closed_at !== null);
  if (questions.length === 0) return <p>{texts.empty}</p>;
  return (
    <>
      {questions.filter(({ closed_at }) => closed_at === null).map(card)}
      {closed.length > 0 && <Disclosure summary={texts.closed(closed.length)}>{closed.map(card)}</Disclosure>}
    </>
  );
}

interface OneQuestionProps {
  /** Id of the facility. */
  id: string;
  question: Question;
  mayClose: boolean;
}

function OneQuestion({ id, question, mayClose }: OneQuestionProps) {
  const download = useDownload();
  return (
    <QuestionCard question={question} pathOf={DOWNLOAD_PATHS.file} download={download}>
      {mayClose && <CloseQuestion id={id} question={question} />}
    </QuestionCard>
  );
}

/** The width of the fields of a form, and the padding of a window. */
const FORM_WIDTH_PX = 688;

function AskAction({ application }: { application: ReviewedApplication }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<Icon name="send" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      <Modal
        open={isOpen}
        title={texts.askAt(application.facility.acronym)}
        width={FORM_WIDTH_PX}
        footer={null}
        onCancel={close}
        destroyOnHidden
      >
        <AskForm application={application} onClose={close} />
      </Modal>
    </>
  );
}
