import { Modal } from 'antd';
import type { ReactNode } from 'react';
import './dialog.css';

/** Props of `Dialog`. */
export interface LargeWindowProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

const WIDTH_PX = 1200;

/** A window with a whole record, form or text in it; on a phone it takes the whole screen. */
export function Dialog({ title, isOpen, onClose, children }: LargeWindowProps) {
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
