import { useGetFacilityQuery, serverMessage, useConfirmed, useReviewers } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { loadedLater } from '@portal/ui/later';
import { Modal, ConfirmDialog, useLast } from '@portal/ui/overlay';
import { FormError } from '@portal/ui/core';
import { ReviewersDialog } from '@portal/facilities';
import { useInviteFacilityMutation } from '../api/facilities';
import { ArchiveDialog } from './archive-dialog';
import { MESSAGES } from './messages';
import { useFacilityUrlState } from './use-facility-url-state';
import type { FacilityDialog } from './use-facility-url-state';

const TransferForm = loadedLater(() => import('./windows').then((module) => module.TransferForm), MESSAGES.window);
const DueDateForm = loadedLater(() => import('./windows').then((module) => module.DueDateForm), MESSAGES.window);

/** The dialogs about the facility in the URL, whether or not the table contains it. */
export function FacilityDialogs({ facilities }: { facilities: readonly NationalFacility[] }) {
  const { urlState, go } = useFacilityUrlState();
  const facility = useFacility(urlState.dialog, facilities);
  const close = () => go({ dialog: null });
  const about = (dialog: FacilityDialog) => (urlState.dialog?.about === dialog ? facility : undefined);
  const transfer = about('transfer');
  const due = about('due');
  return (
    <>
      <InviteDialog facility={about('invite')} onClose={close} />
      <SetReviewers facility={about('reviewers')} onClose={close} />
      <ArchiveDialog facility={about('archive')} onClose={close} />
      <Modal
        open={transfer !== undefined}
        title={transfer && MESSAGES.transfer.title(transfer.acronym)}
        footer={null}
        onCancel={close}
        destroyOnHidden
      >
        {transfer && <TransferForm facility={transfer} onClose={close} />}
      </Modal>
      <Modal
        open={due !== undefined}
        title={due && MESSAGES.dueDate.title(due.acronym)}
        footer={null}
        onCancel={close}
        destroyOnHidden
      >
        {due && <DueDateForm facility={due} onClose={close} />}
      </Modal>
    </>
  );
}

/** The facility of a dialog: from the shown ones, or else loaded. An archived one is not requested again. */
function useFacility(dialog: { about: FacilityDialog; id: string } | null, shown: readonly NationalFacility[]) {
  const known = shown.find(({ _id }) => _id === dialog?.id);
  const isLoaded = dialog !== null && dialog.about !== 'archive' && known === undefined;
  const { currentData } = useGetFacilityQuery(dialog?.id ?? '', { skip: !isLoaded });
  return known ?? (isLoaded ? currentData : undefined);
}

interface InviteDialogProps {
  /** The facility to invite; undefined closes the dialog. */
  facility: NationalFacility | undefined;
  onClose: () => void;
}

const { invite: texts } = MESSAGES;

/** Confirms the invitation of a facility's leader; a refusal is shown in the dialog. */
function InviteDialog({ facility, onClose }: InviteDialogProps) {
  const { confirm, close, isBusy, error } = useConfirmed(useInviteFacilityMutation(), onClose);
  const shown = useLast(facility);
  if (!shown) return null;
  const { first_name, last_name, email } = shown.owner;
  return (
    <ConfirmDialog
      open={facility !== undefined}
      title={texts.title(shown.acronym)}
      confirmLabel={texts.confirm}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => facility && void confirm({ id: facility._id })}
      question={
        <div className="adm-stack">
          <p>{texts.question}</p>
          <p>{texts.to(`${first_name} ${last_name}`, email)}</p>
          {error !== undefined && (
            <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
          )}
        </div>
      }
    />
  );
}

interface SetReviewersProps {
  /** The facility whose reviewers to choose; undefined closes the dialog. */
  facility: NationalFacility | undefined;
  onClose: () => void;
}

function SetReviewers({ facility, onClose }: SetReviewersProps) {
  const shown = useLast(facility);
  const isOpen = facility !== undefined;
  const { candidates, declined, onRetry, save } = useReviewers(shown?._id ?? '', isOpen);
  if (!shown) return null;
  return (
    <ReviewersDialog
      open={isOpen}
      facility={shown}
      candidates={candidates}
      declined={declined}
      onRetry={onRetry}
      onSave={save}
      onClose={onClose}
    />
  );
}
