import { serverMessage } from '@portal/api-slice';
import { Button, FormError } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useRenewRecoveryCodesMutation } from '../api/account';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';
import { RecoveryCodesView } from './recovery-codes';
import './second-factor.css';

/** Replaces the recovery codes after a confirmation, and shows the new ones. */
export function RenewCodesDialog({ open, onClose }: LazyDialogProps) {
  return (
    <Modal open={open} title="New recovery codes" footer={null} onCancel={onClose} destroyOnHidden>
      <Steps onClose={onClose} />
    </Modal>
  );
}

function Steps({ onClose }: Pick<LazyDialogProps, 'onClose'>) {
  const [renew, { data, error, isLoading }] = useRenewRecoveryCodesMutation();
  if (data) return <RecoveryCodesView codes={data.recovery_codes} onClose={onClose} />;
  return (
    <div className="s-recovery">
      <span>The codes that you have kept no longer work afterwards.</span>
      {error && <FormError title="No new codes">{serverMessage(error) ?? 'Please try again in a moment.'}</FormError>}
      <div className="s-ways">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" loading={isLoading} onClick={() => void renew()}>
          Make new codes
        </Button>
      </div>
    </div>
  );
}
