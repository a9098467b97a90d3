import { askerInWords, labelOf, nameOfAspect } from '@portal/domain';
import type { Question } from '@portal/domain';
import { Chip, dated, formatDay } from '@portal/ui/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Download } from '../reports/documents';
import { DownloadButton } from '../reports/download-button';
import '../facilities.css';
import { MESSAGES } from './messages';

export interface QuestionCardProps {
  question: Question;
  pathOf: (fileId: string) => string;
  download: Download;
  /** The actions on the question. */
  children?: ReactNode;
}

const { states } = MESSAGES;

function stateOf({ answer, closed_at }: Question) {
  if (closed_at !== null) return { tone: 'neutral', words: states.closed } as const;
  return answer === null
    ? ({ tone: 'warning', words: states.open } as const)
    : ({ tone: 'success', words: states.answered } as const);
}

function aboutOf({ instrument, aspect }: Question): string {
  const whole = instrument === null ? MESSAGES.application : MESSAGES.about(instrument.kind, instrument.name);
  return aspect === null ? whole : `${whole}, ${nameOfAspect(aspect)}`;
}

/** A question with its answer. All permitted readers see the same. */
export function QuestionCard({ question, pathOf, download, children }: QuestionCardProps) {
  const { tone, words } = stateOf(question);
  const title = useId();
  return (
    <article className="fac-question" aria-labelledby={title}>
      <div className="fac-status">
        <h3 id={title}>{aboutOf(question)}</h3>
        <Chip tone={tone}>{words}</Chip>
      </div>
      <p className="fac-question-note">
        {dated(MESSAGES.asked(askerInWords(question.asker), formatDay(question.asked_at)))}
        {question.until !== null && dated(` · ${MESSAGES.until(formatDay(question.until))}`)}
      </p>
      <p className="fac-question-text">{question.text}</p>
      <OpenedFields question={question} />
      {question.answer !== null && (
        <section className="fac-answer" aria-label={MESSAGES.answer}>
          <p className="fac-question-note">{dated(MESSAGES.answered(formatDay(question.answered_at)))}</p>
          <p className="fac-question-text">{question.answer}</p>
          <div className="fac-buttons">
            {question.files.map(({ _id, name }) => (
              <DownloadButton key={_id} label={name} path={pathOf(_id)} download={download} />
            ))}
          </div>
        </section>
      )}
      {children}
    </article>
  );
}

function OpenedFields({ question: { instrument, fields } }: { question: Question }) {
  if (instrument === null || fields.length === 0) return null;
  return (
    <p>
      {MESSAGES.opened}: {fields.map((path) => labelOf(instrument.kind, path)).join('; ')}
    </p>
  );
}
