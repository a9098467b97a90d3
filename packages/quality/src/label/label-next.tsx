import type { LabelRecord, RegularEvaluationSummary } from '@portal/domain';
import { firstDayOfRenewal, nextOpening } from '@portal/domain';
import { dated } from '@portal/ui/core';
import '../quality.css';
import { LABEL_VIEW_MESSAGES } from './messages';

const { next: texts } = LABEL_VIEW_MESSAGES;

type LabelOfRecord = Pick<LabelRecord, 'on' | 'today' | 'decisions'>;

interface LabelNextProps {
  record: LabelOfRecord;
  /** The regular evaluations of the facility; `undefined` for those who do not read them. */
  evaluations: readonly RegularEvaluationSummary[] | undefined;
}

/** The days that come by themselves: of the next evaluation, of a renewal, and of the end of the label. */
export function LabelNext({ record, evaluations }: LabelNextProps) {
  const sentences = [...evaluationOf(record, evaluations), ...endOf(record)];
  if (sentences.length === 0) return null;
  return (
    <ul className="qa-next" aria-label={texts.title}>
      {sentences.map((sentence) => (
        <li key={sentence}>{dated(sentence)}</li>
      ))}
    </ul>
  );
}

function evaluationOf({ decisions, on: today }: LabelOfRecord, evaluations: LabelNextProps['evaluations']): string[] {
  if (!evaluations) return [];
  const next = nextOpening({ decisions: decisions.toReversed(), evaluations }, today);
  return next ? [texts.evaluation[next.kind](next.on)] : [];
}

function endOf({ today, on }: LabelOfRecord): string[] {
  const { status, valid_until: until, request } = today;
  const renewal = firstDayOfRenewal(today);
  if (renewal === null || until === null) return [];
  if (status === 'suspended') return [texts.endOfSuspended(until)];
  if (status !== 'granted') return [];
  return [...(renewal > on && request === null ? [texts.renewal(renewal)] : []), texts.end(until)];
}
