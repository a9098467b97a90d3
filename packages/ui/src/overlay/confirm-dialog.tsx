import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { inBody } from './in-body';

/** Props of `ConfirmWindow`. */
export interface ConfirmWindowProps {
  open: boolean;
  title: string;
  question: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** When it is gone, and the focus is back where it was, if that is still there. */
  onClosed?: () => void;
}

// A question lies above every other window, also one that was opened after the question was first asked.
const ON_TOP = 1110;

/** Asks before something that cannot be undone. Escape and the other button leave everything as it is. */
export function ConfirmDialog(props: ConfirmWindowProps) {
  const {
    open,
    title,
    question,
    confirmLabel,
    cancelLabel = 'Cancel',
    isBusy = false,
    onConfirm,
    onCancel,
    onClosed,
  } = props;
  return (
    <Modal
      open={open}
      title={title}
      okText={confirmLabel}
      cancelText={cancelLabel}
      confirmLoading={isBusy}
      onOk={onConfirm}
      onCancel={onCancel}
      afterClose={onClosed}
      zIndex={ON_TOP}
      getContainer={inBody}
    >
      {question}
    </Modal>
  );
}
