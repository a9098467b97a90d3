import { useGetFacilityQuery } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { Alert, Button, Icon } from '@portal/ui/core';
import type { OpenWindow } from './facility-actions';
import { MESSAGES } from './messages';

/** Props of `Registered`. */
export interface RegisteredProps {
  facility: NationalFacility;
  onOpen: OpenWindow;
}

const { add: texts, table } = MESSAGES;

/** Says that a facility is registered, and offers what comes next; once that is done, says so. */
export function Registered({ facility, onOpen }: RegisteredProps) {
  const { data: present = facility } = useGetFacilityQuery(facility._id);
  const { _id, acronym, submissions } = present;
  const isNew = submissions.initial_acceptance.status.code === 'registered';
  return (
    <Alert
      type="success"
      showIcon
      title={texts.done(acronym)}
      description={isNew ? texts.next : texts.invited}
      action={
        isNew && (
          <Button icon={<Icon name="send" />} aria-haspopup="dialog" onClick={() => onOpen('invite', _id)}>
            {table.invite}
          </Button>
        )
      }
    />
  );
}
