import type { NationalFacility } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import { MESSAGES } from '../messages';
import { ResetForm } from './reset-form';

const { reset: texts } = MESSAGES;

/** Ends the round: the evaluation begins anew, or the application goes back to the facility. */
export function ResetAction({ facility }: { facility: NationalFacility }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<Icon name="retry" />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Modal open={isOpen} title={texts.title} footer={null} onCancel={close} destroyOnHidden>
        <ResetForm facility={facility} onClose={close} />
      </Modal>
    </>
  );
}
