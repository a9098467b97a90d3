import type { NationalFacility } from '@portal/domain';
import { FILES } from '@portal/domain';
import { Alert, Icon } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { FileDrop, UploadProgress } from '@portal/ui/upload';
import { useEffect } from 'react';
import { isTheirs } from '../facility/is-theirs';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import { Action } from './action';
import { useDueKind } from './due-task';
import { useUpgradePlan } from './use-upgrade-plan';
import { useDialog } from './use-dialog';
import type { DialogProps } from './use-dialog';

const { actions, plan: texts } = MESSAGES;

/** Uploads the upgrade plan, which can be uploaded only once. */
export function UpgradePlanAction({ facility, isOpen }: { facility: NationalFacility; isOpen: boolean }) {
  const dialog = useDialog(isOpen);
  useOpenedByLink(isOpen, dialog.show);
  const due = useDueKind(facility);
  return (
    <>
      <Action
        label={actions.uploadPlan}
        // Administrators may upload the plan, but the step is the facility's.
        type={isTheirs(facility) && due === 'upgrade-plan' ? 'primary' : 'default'}
        icon={<Icon name="upload" />}
        isEnabled={isOpen}
        note={isOpen ? actions[isAskedFor(facility) ? 'planOpen' : 'planOptional'] : actions.planIsThere}
        noteRef={dialog.note}
        onClick={dialog.show}
      />
      {dialog.isThere && <PlanDialog facilityId={facility._id} {...dialog.props} />}
    </>
  );
}

/** Whether the round goes on only with a plan: after a preliminary report that accepts with conditions. */
const isAskedFor = ({ submissions: { initial_acceptance: application } }: NationalFacility) =>
  application.status.code !== 'evaluated' && application.preliminary_acceptance?.code === 'conditionally';

/** Opens the dialog for a link that asks for it, once. */
function useOpenedByLink(isPossible: boolean, show: () => void) {
  const { urlState, correct } = useUrlState();
  const { asksPlan } = urlState;
  useEffect(() => {
    if (!asksPlan) return;
    if (isPossible) show();
    correct({ asksPlan: false });
  }, [asksPlan, isPossible, show, correct]);
}

function PlanDialog({ facilityId, open, onClose, onClosed }: { facilityId: string } & DialogProps) {
  const { file, fraction, problem, choose, submit, stop } = useUpgradePlan(facilityId, onClose);
  const isSending = fraction !== null;
  const close = () => {
    stop();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      confirmLabel={texts.confirm}
      isBusy={isSending}
      onCancel={close}
      onClosed={onClosed}
      onConfirm={() => void submit()}
      question={
        <div className="nf-stack">
          <Alert type="warning" showIcon title={texts.warning} />
          {!isSending && (
            <FileDrop
              label={texts.label}
              accept={FILES.planExtensions}
              maxBytes={FILES.otherBytes}
              onFiles={choose}
              problem={problem ?? undefined}
            />
          )}
          {isSending && file && <UploadProgress name={file.name} fraction={fraction} />}
          <output>{!isSending && file && texts.chosen(file.name)}</output>
        </div>
      }
    />
  );
}
