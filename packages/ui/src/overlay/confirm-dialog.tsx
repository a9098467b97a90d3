import type { ReactNode } from 'react';
import { Button } from '../core/button';
import './dialog.css';
import { inBody } from './in-body';
import { Modal } from './modal';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  question: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isBusy?: boolean;
  /** Whether the action can be confirmed, i.e. all input requested by the question is present. */
  isReady?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called after closing, once the focus is restored. */
  onClosed?: () => void;
}

// Above every other dialog, including those opened after this one was first rendered.
const ON_TOP = 1110;

/** Confirms an irreversible action. Escape and the cancel button change nothing. */
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
      footer={
        <div className="p-answers">
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button type="primary" loading={isBusy} disabled={!isReady} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
      onCancel={onCancel}
      afterClose={onClosed}
      zIndex={ON_TOP}
      getContainer={inBody}
    >
      {question}
    </Modal>
  );
}
