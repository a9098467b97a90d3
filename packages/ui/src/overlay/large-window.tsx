import { Modal } from 'antd';
import type { ReactNode } from 'react';
import './large-window.css';

/** Props of `LargeWindow`. */
export interface LargeWindowProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

const WIDTH_PX = 1200;

/** A window with a whole record, form or text in it; on a phone it takes the whole screen. */
export function LargeWindow({ title, isOpen, onClose, children }: LargeWindowProps) {
  return (
    <Modal
      open={isOpen}
      title={title}
      width={WIDTH_PX}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      rootClassName="p-large-window"
    >
      {children}
    </Modal>
  );
}
