import type { UnfinishedCopy } from '@portal/domain';
import { Button, Icon, formatMoment } from '@portal/ui/core';
import { draftBase, offeredByForms, offerReplaced, setDraftBase, useFormikContext } from '@portal/ui/form';
import { useEffect } from 'react';
import { MESSAGES } from './messages';
import type { Keeping, UnfinishedWriter } from './unfinished-writer';

export interface TypedElsewhereProps {
  draftKey: string;
  keeping: Keeping;
  writer: UnfinishedWriter | null;
  /** Whether the instrument was never saved, so that no saved state can be taken. */
  isNew: boolean;
}

const said = (theirs: UnfinishedCopy | null) =>
  theirs ? MESSAGES.elsewhere(theirs.updated_by, formatMoment(theirs.updated_at)) : MESSAGES.gone;

/** The words for giving up what was typed here, and for what the form shows instead. */
function wordsOf(theirs: UnfinishedCopy | null, isNew: boolean) {
  if (theirs) return { take: MESSAGES.takeTheirs, took: MESSAGES.tookTheirs };
  return isNew
    ? { take: MESSAGES.discardMine, took: MESSAGES.discardedMine }
    : { take: MESSAGES.takeSaved, took: MESSAGES.tookSaved };
}

/** The writer of each open form. */
const writers = offeredByForms<UnfinishedWriter>();

/** Reports that the copy was changed elsewhere and offers both states. Neither is overwritten without a choice. */
export function TypedElsewhere({ draftKey, keeping, writer, isNew }: TypedElsewhereProps) {
  const { values, initialValues, resetForm, setValues } = useFormikContext<object>();
  useEffect(() => (writer ? writers.announce(draftKey, writer) : undefined), [draftKey, writer]);
  if (keeping.state !== 'conflict' || !writer) return null;
  const { theirs } = keeping;
  const words = wordsOf(theirs, isNew);
  const take = () => {
    const base = draftBase(draftKey);
    writer.takeTheirs(theirs);
    if (theirs) void setValues(theirs.values);
    else resetForm();
    offerReplaced({
      draftKey,
      text: words.took,
      typed: values,
      instead: theirs?.values ?? initialValues,
      onBack() {
        // The question is open again: in the form that is open by now, or when it is opened the next time.
        setDraftBase(draftKey, base);
        writers.find(draftKey)?.askAgain(theirs, values);
      },
    });
  };
  return (
    <div className="ins-elsewhere" role="alert">
      <p>
        <Icon name="warning" /> {said(theirs)}
      </p>
      <Button size="small" onClick={() => writer.keepMine(theirs)}>
        {MESSAGES.keepMine}
      </Button>
      <Button size="small" onClick={take}>
        {words.take}
      </Button>
    </div>
  );
}
