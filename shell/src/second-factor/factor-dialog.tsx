import { Modal } from '@portal/ui/overlay';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';
import { RecoveryCodesView } from './recovery-codes';

interface FactorDialogProps extends LazyDialogProps {
  title: string;
  /** The form. It ends with new recovery codes, or with an empty list if the user has some already. */
  children: (onDone: (recoveryCodes: readonly string[]) => void) => ReactNode;
}

/** A dialog that adds or renews a second factor. Recovery codes, which cannot be read again, close by their button only. */
export function FactorDialog({ open, onClose, title, children }: FactorDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isShowing = codes.length > 0;
  return (
    <Modal
      open={open}
      title={title}
      footer={null}
      onCancel={onClose}
      closable={!isShowing}
      keyboard={!isShowing}
      mask={{ closable: !isShowing }}
      afterClose={() => setCodes([])}
      destroyOnHidden
    >
      {isShowing ? (
        <RecoveryCodesView codes={codes} onClose={onClose} />
      ) : (
        children((made) => (made.length > 0 ? setCodes(made) : onClose()))
      )}
    </Modal>
  );
}
