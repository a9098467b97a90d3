import type { ReactNode } from 'react';
import './dialog.css';
import { Modal } from './modal';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

const WIDTH_PX = 1200;

/** A large dialog for a record, a form or a text; on a phone it fills the screen. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  return (
    <Modal
      open={isOpen}
      title={title}
      width={WIDTH_PX}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      rootClassName="p-dialog"
    >
      {children}
    </Modal>
  );
}
