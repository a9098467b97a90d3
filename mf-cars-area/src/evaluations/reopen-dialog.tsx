import { refusalOf, useProfile } from '@portal/api-slice';
import { ReasonDialog } from '@portal/facilities';
import { useReopenEvaluationMutation } from '../api/evaluation';
import type { EvaluationTask } from './evaluation-task';
import { EVALUATION_MESSAGES } from './messages';

export interface ReopenDialogProps {
  task: Pick<EvaluationTask, 'address' | 'about' | 'evaluation' | 'facilityName'>;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

const { reopen: texts } = EVALUATION_MESSAGES;

/** Reopens this evaluation only, with a reason. */
export function ReopenDialog({ task, ...dialog }: ReopenDialogProps) {
  const { address, about, evaluation, facilityName } = task;
  const userId = useProfile()?._id;
  const [reopen] = useReopenEvaluationMutation();
  const { version } = evaluation;
  return (
    <ReasonDialog
      title={texts.title(about, facilityName)}
      effects={texts.effects}
      hint={texts.hint}
      confirmLabel={texts.confirm}
      draftKey={`${userId}:reopen:${address.aspect}:${address.instrumentId ?? address.facilityId}`}
      onConfirm={async (reason) => refusalOf((await reopen({ ...address, reason, version })).error)}
      {...dialog}
    />
  );
}
