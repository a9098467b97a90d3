import { useGetFacilityQuery } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { Alert, Button, Icon } from '@portal/ui/core';
import { INVITATIONS } from './facility-actions';
import type { OpenDialog } from './facility-actions';
import { MESSAGES } from './messages';

/** Props of `Registered`. */
export interface RegisteredProps {
  facility: NationalFacility;
  onOpen: OpenDialog;
}

const { add: texts } = MESSAGES;

/** Says that a facility is registered, and offers what comes next; once that is done, says so. */
export function Registered({ facility, onOpen }: RegisteredProps) {
  const { data: present = facility } = useGetFacilityQuery(facility._id);
  const { _id, acronym, submissions } = present;
  const { code } = submissions.initial_acceptance.status;
  const invitation = INVITATIONS[code];
  return (
    <Alert
      type="success"
      showIcon
      title={texts.done(acronym)}
      description={code === 'registered' ? texts.next : texts.invited}
      action={
        // The button stays under its next name: the window that it opened gives the focus back to it.
        invitation !== undefined && (
          <Button icon={<Icon name="send" />} aria-haspopup="dialog" onClick={() => onOpen('invite', _id)}>
            {invitation}
          </Button>
        )
      }
    />
  );
}
