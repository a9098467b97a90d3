import { useProfile } from '@portal/api-slice';
import type { RegularEvaluation } from '@portal/domain';
import { Button, DefinitionList, Panel } from '@portal/ui/core';
import { forgetUnsaved, isInputStored, readLocalDraft } from '@portal/ui/form';
import { useState } from 'react';
import { EVALUATION_MESSAGES } from './messages';
import { reviewDraftKey } from './review-form';

const { one: texts, review } = EVALUATION_MESSAGES;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The draft of a form that leaves the page just now, with its last input. */
function lastTyped(draftKey: string): Record<string, unknown> | undefined {
  isInputStored(draftKey);
  return readLocalDraft(draftKey)?.values;
}

/** What was typed in a review that somebody else has closed in the meantime, to be read and copied. */
export function UnsentReview({ evaluation }: { evaluation: RegularEvaluation }) {
  const draftKey = reviewDraftKey(useProfile()?._id, evaluation._id);
  const [values, setValues] = useState(() => lastTyped(draftKey));
  const items = [
    { label: review.conclusions, value: textOf(values?.['conclusions']) },
    { label: review.recommendations, value: textOf(values?.['recommendations']) },
  ].filter(({ value }) => value !== '');
  if (items.length === 0) return null;
  const discard = () => {
    forgetUnsaved(draftKey);
    setValues(undefined);
  };
  return (
    <Panel title={texts.unsent} actions={<Button onClick={discard}>{texts.discard}</Button>}>
      <p className="cars-soft">{texts.unsentHint}</p>
      <DefinitionList items={items} />
    </Panel>
  );
}
