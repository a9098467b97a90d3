import { Modal } from '@portal/ui/overlay';
import type { ReactNode } from 'react';

/** Props of `InstrumentWindow`. */
export interface InstrumentWindowProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

const WIDTH_PX = 1120;

/** A window with a form or a long text; on a phone it takes the whole screen. */
export function InstrumentWindow({ title, isOpen, onClose, children }: InstrumentWindowProps) {
  return (
    <Modal
      open={isOpen}
      title={title}
      width={WIDTH_PX}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      rootClassName="nf-window"
    >
      {children}
    </Modal>
  );
}
