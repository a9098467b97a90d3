import { differences, TYPE_LISTS } from '@portal/domain';
import type { UnfinishedCopy } from '@portal/domain';
import { Button, Icon, formatMoment } from '@portal/ui/core';
import { draftBase, offeredByForms, offerReplaced, setDraftBase, useFormikContext } from '@portal/ui/form';
import { useEffect } from 'react';
import { firstOf } from './first-of';
import { MESSAGES } from './messages';
import type { Keeping, UnfinishedWriter } from './unfinished-writer';

export interface TypedElsewhereProps {
  draftKey: string;
  keeping: Keeping;
  writer: UnfinishedWriter | null;
  /** Whether the instrument was never saved, so that no saved state can be taken. */
  isNew: boolean;
}

const MAX_CHARACTERS = 40;

const shortened = (text: string) => (text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text);

/** The first of the fields that were changed in both, each with the text that it has elsewhere. */
function fieldsIn({ kind, values }: UnfinishedCopy, contested: object | null): string {
  const list = contested ? differences(kind, values, contested, TYPE_LISTS) : [];
  return firstOf(list.map(({ label, before }) => MESSAGES.field(label, shortened(before))));
}

function said({ theirs, contested, isAgain }: Extract<Keeping, { state: 'conflict' }>): string {
  if (!theirs) return MESSAGES.gone;
  const [fields, at] = [fieldsIn(theirs, contested), formatMoment(theirs.updated_at)];
  return fields ? MESSAGES.elsewhere(fields, at, isAgain) : MESSAGES.copyElsewhere(at);
}

/** The words for giving up what was typed here, and for what the form shows instead. */
function wordsOf(theirs: UnfinishedCopy | null, isNew: boolean) {
  if (theirs) return { take: MESSAGES.takeTheirs, took: MESSAGES.tookTheirs };
  return isNew
    ? { take: MESSAGES.discardMine, took: MESSAGES.discardedMine }
    : { take: MESSAGES.takeSaved, took: MESSAGES.tookSaved };
}

/** The writer of each open form. */
const writers = offeredByForms<UnfinishedWriter>();

/** Asks which text to keep of the fields that were changed both here and elsewhere. None is overwritten without a choice. */
export function TypedElsewhere({ draftKey, keeping, writer, isNew }: TypedElsewhereProps) {
  const { values, initialValues, resetForm, setValues } = useFormikContext<object>();
  useEffect(() => (writer ? writers.announce(draftKey, writer) : undefined), [draftKey, writer]);
  if (keeping.state !== 'conflict' || !writer) return null;
  const { theirs } = keeping;
  const words = wordsOf(theirs, isNew);
  const take = () => {
    const base = draftBase(draftKey);
    const instead = writer.takeTheirs(theirs);
    if (instead) void setValues(instead);
    else resetForm();
    offerReplaced({
      draftKey,
      text: words.took,
      typed: values,
      instead: instead ?? initialValues,
      onBack() {
        // The question is open again: in the form that is open by now, or when it is opened the next time.
        setDraftBase(draftKey, base);
        writers.find(draftKey)?.askAgain(theirs, values, base);
      },
    });
  };
  return (
    <div className="ins-elsewhere" role="alert">
      <p>
        <Icon name="warning" /> {said(keeping)}
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
