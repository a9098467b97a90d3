import { useGetFacilityQuery } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { Modal } from '@portal/ui/overlay';
import { DueDateForm } from './due-date-form';
import { InviteDialog } from './invite-dialog';
import { MESSAGES } from './messages';
import { SetReviewers } from './set-reviewers';
import { TransferForm } from './transfer-form';
import { useFacilityUrlState } from './use-facility-url-state';
import type { FacilityDialog } from './use-facility-url-state';

/** The windows about the facility that the address names, whether it is among these that are shown or not. */
export function FacilityDialogs({ facilities }: { facilities: readonly NationalFacility[] }) {
  const { urlState, go } = useFacilityUrlState();
  const facility = useFacility(urlState.window?.id, facilities);
  const close = () => go({ window: null });
  const about = (window: FacilityDialog) => (urlState.window?.about === window ? facility : undefined);
  const transfer = about('transfer');
  const due = about('due');
  return (
    <>
      <InviteDialog facility={about('invite')} onClose={close} />
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

/** A facility by id: one of those that are there, else it is loaded. */
function useFacility(id: string | undefined, shown: readonly NationalFacility[]) {
  const known = shown.find(({ _id }) => _id === id);
  const { currentData } = useGetFacilityQuery(id ?? '', { skip: id === undefined || known !== undefined });
  return known ?? (id === undefined ? undefined : currentData);
}
