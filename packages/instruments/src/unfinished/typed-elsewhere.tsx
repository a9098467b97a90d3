import type { UnfinishedCopy } from '@portal/domain';
import { Button, Icon, formatMoment } from '@portal/ui/core';
import { draftBase, offerReplaced, setDraftBase, useFormikContext } from '@portal/ui/form';
import { MESSAGES } from './messages';
import type { Keeping, UnfinishedWriter } from './unfinished-writer';

export interface TypedElsewhereProps {
  draftKey: string;
  keeping: Keeping;
  writer: UnfinishedWriter | null;
}

const said = (theirs: UnfinishedCopy | null) =>
  theirs ? MESSAGES.elsewhere(theirs.updated_by, formatMoment(theirs.updated_at)) : MESSAGES.gone;

/** Reports that the copy was changed elsewhere and offers both states. Neither is overwritten without a choice. */
export function TypedElsewhere({ draftKey, keeping, writer }: TypedElsewhereProps) {
  const { values, initialValues, resetForm, setValues } = useFormikContext<object>();
  if (keeping.state !== 'conflict' || !writer) return null;
  const { theirs } = keeping;
  const take = () => {
    const base = draftBase(draftKey);
    writer.takeTheirs(theirs);
    if (theirs) void setValues(theirs.values);
    else resetForm();
    offerReplaced({
      draftKey,
      text: theirs ? MESSAGES.tookTheirs : MESSAGES.tookSaved,
      typed: values,
      instead: theirs?.values ?? initialValues,
      onBack() {
        // The question is open again, here or when the form is opened the next time.
        setDraftBase(draftKey, base);
        writer.askAgain(theirs, values);
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
        {theirs ? MESSAGES.takeTheirs : MESSAGES.takeSaved}
      </Button>
    </div>
  );
}
