import { Modal } from '@portal/ui/overlay';
import { EmailDetails } from './email-details';
import { MESSAGES } from './messages';

/** Props of `EmailWindow`. */
export interface EmailWindowProps {
  /** Of the e-mail to show; nothing is shown without. */
  id: string | null;
  onClose: () => void;
}

// As wide as the messages are, and the margins around them.
const WIDTH_PX = 760;

/** The details of an e-mail. */
export const EmailDialog = ({ id, onClose }: EmailWindowProps) => (
  <Modal
    open={id !== null}
    title={MESSAGES.window.title}
    width={WIDTH_PX}
    footer={null}
    onCancel={onClose}
    destroyOnHidden
  >
    {id !== null && <EmailDetails id={id} />}
  </Modal>
);
