import { byCode, COMPLIANCES } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { ConfirmWindow } from '@portal/ui/overlay';
import type { VerdictFormValues } from './verdict-values';
import type { Judging } from './judging';
import { VERDICT_MESSAGES } from './messages';

/** Props of `SubmitQuestion`. */
export interface SubmitQuestionProps {
  judging: Pick<Judging, 'subject' | 'aspect' | 'about'>;
  isOpen: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  onClosed: () => void;
}

const { confirm: texts } = VERDICT_MESSAGES;

/** Asks before a verdict is submitted for good, and shows which. */
export function SubmitQuestion({ judging, isOpen, isBusy, ...events }: SubmitQuestionProps) {
  const { subject, aspect, about } = judging;
  const { values } = useFormikContext<VerdictFormValues>();
  const compliance = byCode(COMPLIANCES, String(values[`${subject}_compliance`]));
  return (
    <ConfirmWindow
      open={isOpen}
      title={texts.title(aspect)}
      confirmLabel={texts.submit}
      isBusy={isBusy}
      {...events}
      question={
        <div className="verdict-stack">
          <p>{texts.question(aspect)}</p>
          <p>
            {about}: {compliance && <Chip tone={compliance.colour}>{compliance.name}</Chip>}
          </p>
          <p>
            <strong>{texts.irreversible}</strong>
          </p>
        </div>
      }
    />
  );
}
