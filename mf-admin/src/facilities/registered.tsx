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

/** Says that a facility is registered, and offers what comes next. */
export const Registered = ({ facility: { _id, acronym }, onOpen }: RegisteredProps) => (
  <Alert
    type="success"
    showIcon
    title={texts.done(acronym)}
    description={texts.next}
    action={
      <Button icon={<Icon name="send" />} aria-haspopup="dialog" onClick={() => onOpen('invite', _id)}>
        {table.invite}
      </Button>
    }
  />
);
