import type { ReactNode } from 'react';
import { inBody } from './in-body';
import { Modal } from './modal';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  question: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isBusy?: boolean;
  /** Whether it can be confirmed: what the question asks for is there. */
  isReady?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called after closing, when the focus has been restored. */
  onClosed?: () => void;
}

// Above every other dialog, including one opened after this was first rendered.
const ON_TOP = 1110;

/** Confirms an irreversible action. Escape and the other button change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    question,
    confirmLabel,
    cancelLabel = 'Cancel',
    isBusy = false,
    isReady = true,
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
      okButtonProps={{ disabled: !isReady }}
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
