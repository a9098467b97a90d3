import { serverMessage } from '@portal/api-slice';
import { Button, FormError } from '@portal/ui/core';
import { useRenewRecoveryCodesMutation } from '../api/account';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';
import { FactorDialog } from './factor-dialog';
import './second-factor.css';

/** Replaces the recovery codes after a confirmation, and shows the new ones. */
export function RenewCodesDialog({ open, onClose }: LazyDialogProps) {
  return (
    <FactorDialog open={open} title="New recovery codes" onClose={onClose}>
      {(onDone) => <Question onDone={onDone} onClose={onClose} />}
    </FactorDialog>
  );
}

interface QuestionProps extends Pick<LazyDialogProps, 'onClose'> {
  onDone: (recoveryCodes: readonly string[]) => void;
}

function Question({ onDone, onClose }: QuestionProps) {
  const [renew, { error, isLoading }] = useRenewRecoveryCodesMutation();
  async function make() {
    const { data } = await renew();
    if (data) onDone(data.recovery_codes);
  }
  return (
    <div className="s-recovery">
      <span>The codes that you have kept no longer work afterwards.</span>
      {error && <FormError title="No new codes">{serverMessage(error) ?? 'Please try again in a moment.'}</FormError>}
      <div className="s-ways">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" loading={isLoading} onClick={() => void make()}>
          Make new codes
        </Button>
      </div>
    </div>
  );
}
