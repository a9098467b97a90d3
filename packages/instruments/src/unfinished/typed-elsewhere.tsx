import type { UnfinishedCopy } from '@portal/domain';
import { Alert, Button, formatMoment } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { MESSAGES } from './messages';
import type { Keeping, UnfinishedWriter } from './unfinished-writer';

export interface TypedElsewhereProps {
  keeping: Keeping;
  writer: UnfinishedWriter | null;
}

const said = (theirs: UnfinishedCopy | null) =>
  theirs ? MESSAGES.elsewhere(theirs.updated_by, formatMoment(theirs.updated_at)) : MESSAGES.gone;

/** Reports that the copy was changed elsewhere and offers both states. Neither is overwritten without a choice. */
export function TypedElsewhere({ keeping, writer }: TypedElsewhereProps) {
  const { resetForm, setValues } = useFormikContext<object>();
  if (keeping.state !== 'conflict' || !writer) return null;
  const { theirs } = keeping;
  const take = () => {
    writer.takeTheirs(theirs);
    if (theirs) void setValues(theirs.values);
    else resetForm();
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={said(theirs)}
      description={
        <div className="ins-elsewhere">
          <Button onClick={() => writer.keepMine(theirs)}>{MESSAGES.keepMine}</Button>
          <Button onClick={take}>{theirs ? MESSAGES.takeTheirs : MESSAGES.takeSaved}</Button>
        </div>
      }
    />
  );
}
