import { epochSeconds, epochOf, type Question } from '@portal/domain';
import type { ListedQuestion } from './questions.store';

/** A question in the view common to all its readers: it names neither the author nor the answering user. */
export const toQuestion = ({ question, round, files }: ListedQuestion): Question => ({
  _id: question.id,
  round,
  asker: question.asker,
  instrument:
    question.instrumentId && question.instrumentKind
      ? { _id: question.instrumentId, kind: question.instrumentKind, name: question.instrumentName ?? '' }
      : null,
  aspect: question.aspect,
  text: question.text,
  asked_at: epochSeconds(question.askedAt),
  fields: question.fields,
  until: question.until === null ? null : epochOf(question.until),
  answer: question.answer,
  answered_at: question.answeredAt && epochSeconds(question.answeredAt),
  files,
  closed_at: question.closedAt && epochSeconds(question.closedAt),
});
