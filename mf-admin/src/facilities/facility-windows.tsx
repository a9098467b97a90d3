import type { NationalFacility } from '@portal/domain';
import { Modal } from '@portal/ui/overlay';
import { DueDateForm } from './due-date-form';
import { InviteWindow } from './invite-window';
import { MESSAGES } from './messages';
import { SetReviewers } from './set-reviewers';
import { TransferForm } from './transfer-form';
import { useFacilityPlace } from './use-facility-place';
import type { FacilityWindow } from './use-facility-place';

/** The windows about the facility that the address names. */
export function FacilityWindows({ facilities }: { facilities: readonly NationalFacility[] }) {
  const { place, go } = useFacilityPlace();
  const close = () => go({ window: null });
  const about = (window: FacilityWindow) =>
    place.window?.about === window ? facilities.find(({ _id }) => _id === place.window?.id) : undefined;
  const transfer = about('transfer');
  const due = about('due');
  return (
    <>
      <InviteWindow facility={about('invite')} onClose={close} />
      <SetReviewers facility={about('reviewers')} onClose={close} />
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
