import { refusalOf, serverMessage } from '@portal/api-slice';
import { codeSchema } from '@portal/domain';
import type { NewCodes } from '@portal/domain';
import { Button, FormError, Loading } from '@portal/ui/core';
import { SendForm, TextField } from '@portal/ui/form';
import { useEffect, useEffectEvent } from 'react';
import { useBeginCodesMutation, useConfirmCodesMutation } from '../api/account';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';
import { FactorDialog } from './factor-dialog';
import { QrCode } from './qr-code';
import './second-factor.css';

const TEXTS = {
  problems: 'Not set up. Please correct:',
  failedTitle: 'Not set up',
  failed: 'Please try again in a moment.',
  send: 'Set up',
  cancel: 'Cancel',
};

/** In groups of four, as it is typed. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Sets up one-time codes: the secret for an app, the first code, and the recovery codes. */
export function SetUpCodesDialog({ open, onClose }: LazyDialogProps) {
  return (
    <FactorDialog open={open} title="Set up one-time codes" onClose={onClose}>
      {(onDone) => <Steps onDone={onDone} onClose={onClose} />}
    </FactorDialog>
  );
}

interface StepsProps extends Pick<LazyDialogProps, 'onClose'> {
  onDone: (recoveryCodes: readonly string[]) => void;
}

function Steps({ onDone, onClose }: StepsProps) {
  const [begin, { data, error }] = useBeginCodesMutation();
  const start = useEffectEvent(() => void begin());
  useEffect(() => start(), []);

  if (error)
    return (
      <FormError title={TEXTS.failedTitle}>
        {serverMessage(error) ?? TEXTS.failed} <Button onClick={() => void begin()}>Try again</Button>
      </FormError>
    );
  if (!data) return <Loading label="A secret is being made" />;
  return <FirstCode codes={data} onDone={onDone} onCancel={onClose} />;
}

interface FirstCodeProps {
  codes: NewCodes;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

function FirstCode({ codes: { secret, uri }, onDone, onCancel }: FirstCodeProps) {
  const [confirm] = useConfirmCodesMutation();
  async function send(values: { code: string }) {
    const { data, error } = await confirm(values);
    if (data) onDone(data.recovery_codes);
    return refusalOf(error);
  }
  return (
    <SendForm
      label="Set up one-time codes"
      texts={TEXTS}
      initialValues={{ code: '' }}
      validationSchema={codeSchema}
      onSend={send}
      onCancel={onCancel}
      focusOn="code"
    >
      <p>Scan this with an app for one-time codes on your phone, or type the key into it.</p>
      <div className="s-secret">
        <QrCode text={uri} label="QR code of the key" />
        <p>
          Key: <code>{grouped(secret)}</code>
        </p>
      </div>
      <TextField
        name="code"
        label="Code"
        hint="The six digits that the app shows now"
        autoComplete="one-time-code"
        required
      />
    </SendForm>
  );
}
