import { byCode } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import type { EvaluationFormValues } from './evaluation-values';
import type { EvaluationTask } from './evaluation-task';
import { useEvaluationLists } from './lists';
import { EVALUATION_MESSAGES } from './messages';

export interface SubmitQuestionProps {
  task: Pick<EvaluationTask, 'aspect' | 'aspectName' | 'about'>;
  isOpen: boolean;
  isBusy: boolean;
  onConfirm: (values: EvaluationFormValues) => void;
  onCancel: () => void;
  onClosed: () => void;
}

const { confirm: texts } = EVALUATION_MESSAGES;

/** Confirms the submission of an evaluation. */
export function SubmitQuestion({ task, isOpen, isBusy, onConfirm, ...events }: SubmitQuestionProps) {
  const { aspect, aspectName, about } = task;
  const { values } = useFormikContext<EvaluationFormValues>();
  const { compliance: compliances } = useEvaluationLists();
  const compliance = byCode(compliances, String(values[`${aspect}_compliance`]));
  return (
    <ConfirmDialog
      open={isOpen}
      title={texts.title(aspectName)}
      confirmLabel={texts.submit}
      isBusy={isBusy}
      onConfirm={() => onConfirm(values)}
      {...events}
      question={
        <div className="evaluation-stack">
          <p>{texts.question(aspectName)}</p>
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
