import { Button, DefinitionList, formatDay } from '@portal/ui/core';
import type { RefObject } from 'react';
import { ComplianceMark } from './compliance-mark';
import { isDraft } from './verdict-values';
import type { EditedVerdict } from '@portal/domain';
import type { Judging } from './judging';
import { VERDICT_MESSAGES } from './messages';
import { TypedText } from './typed-text';

const { form, reading: texts } = VERDICT_MESSAGES;

/** Props of `VerdictReading`. */
export interface VerdictReadingProps extends Judging {
  copyKey: string;
  /** The sentence that says how things stand. */
  stateRef: RefObject<HTMLParagraphElement | null>;
}

/** A verdict for those who may not change it, and what they had typed, if that was possible before. */
export function VerdictReading({ copyKey, stateRef, ...judging }: VerdictReadingProps) {
  const { subject, aspect, verdict, onClose } = judging;
  return (
    <div className="verdict-stack">
      <p ref={stateRef} tabIndex={-1}>
        {stateOf(judging)}
      </p>
      <DefinitionList
        items={[
          { label: form.compliance(aspect), value: <ComplianceMark verdict={verdict} /> },
          { label: form.comments, value: verdict.comments },
          { label: form.recommendations, value: verdict.recommendations },
        ]}
      />
      <TypedText subject={subject} verdict={verdict} copyKey={copyKey} onDiscarded={() => stateRef.current?.focus()} />
      {onClose && (
        <div>
          <Button onClick={onClose}>{form.close}</Button>
        </div>
      )}
    </div>
  );
}

const nameOf = ({ reviewer }: EditedVerdict) => reviewer && `${reviewer.first_name} ${reviewer.last_name}`;

/** Who has judged or will, in sentences. */
function stateOf({ verdict, upTo }: Pick<Judging, 'verdict' | 'upTo'>): string {
  if (verdict.evaluation_date !== null) return texts.submitted(formatDay(verdict.evaluation_date), nameOf(verdict));
  const state = isDraft(verdict) ? texts.draftBy(nameOf(verdict)) : texts.nothing;
  return `${state} ${upTo === null ? texts.closed : texts.upTo(upTo)}`;
}
