import type { ReactNode } from 'react';
import './dialog.css';
import { Modal } from './modal';

export interface DialogProps {
  title: string;
  /** The title on paper, where it stands alone and names its subject. */
  printedTitle?: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

const WIDTH_PX = 1200;

/** A large dialog for a record, a form or a text; on a phone it fills the screen. */
export function Dialog({ title, printedTitle, isOpen, onClose, children }: DialogProps) {
  return (
    <Modal
      open={isOpen}
      title={title}
      width={WIDTH_PX}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      rootClassName={printedTitle === undefined ? 'p-dialog' : 'p-dialog p-dialog-titled'}
    >
      {printedTitle !== undefined && <h2 className="p-dialog-on-paper">{printedTitle}</h2>}
      {children}
    </Modal>
  );
}
