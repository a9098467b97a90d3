import { Button } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import type { ReactNode } from 'react';
import type { LazyDialogProps } from './use-lazy-dialog';
import './setting-dialog.css';

/** A dialog of the frame whose settings take effect immediately, so it only has a close button. */
export const SettingDialog = ({ open, onClose, title, children }: LazyDialogProps & SettingDialogProps) => (
  <Modal
    open={open}
    title={title}
    footer={
      <Button type="primary" onClick={onClose}>
        Close
      </Button>
    }
    onCancel={onClose}
  >
    {children}
  </Modal>
);

interface SettingDialogProps {
  title: string;
  children: ReactNode;
}
