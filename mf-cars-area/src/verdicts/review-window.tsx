import { Modal } from '@portal/ui/overlay';
import type { ReactNode } from 'react';
import './verdicts.css';

/** Props of `ReviewWindow`. */
export interface ReviewWindowProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

const WIDTH_PX = 1200;

/** A window with a verdict or a system in it; on a phone it takes the whole screen. */
export function ReviewWindow({ title, isOpen, onClose, children }: ReviewWindowProps) {
  return (
    <Modal
      open={isOpen}
      title={title}
      width={WIDTH_PX}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      rootClassName="verdict-window"
    >
      {children}
    </Modal>
  );
}
