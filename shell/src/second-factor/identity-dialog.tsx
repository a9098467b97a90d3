import { dataOf, refusalOf } from '@portal/api-slice';
import type { ConfirmIdentity, IdentityChallenge, PasskeyProof } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import { PasswordField, SendForm } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import { useConfirmIdentityMutation } from '../api/account';
import { composition } from '../composition';
import { CodeField, PasskeyButton } from './code-field';
import './second-factor.css';

export interface IdentityDialogProps {
  challenge: IdentityChallenge;
  /** Called once, with whether the user has confirmed the identity. */
  onDone: (isConfirmed: boolean) => void;
}

const TEXTS = {
  problems: 'Not confirmed. Please correct:',
  failedTitle: 'Not confirmed',
  failed: 'Please try again in a moment.',
  send: 'Confirm',
  cancel: 'Cancel',
};

/** Above every other dialog: it interrupts one. */
const ON_TOP = 1120;

type Way = 'password' | 'code';

const MISSING = { password: 'Please enter your password', code: 'Please enter the code' };

const filled = (values: Record<Way, string>, way: Way) => (values[way].trim() ? {} : { [way]: MISSING[way] });

/**
 * What can be typed. A remote on the page could read a password and keep it, so one is typed there only by users without
 * a second factor; a code is of no use afterwards.
 */
function waysOf({ codes, passkey }: IdentityChallenge): readonly Way[] {
  if (!codes && !passkey) return ['password'];
  return composition().alone ? ['password', 'code'] : ['code'];
}

/** Asks for the password, a code or a passkey. */
export function IdentityDialog({ challenge: first, onDone }: IdentityDialogProps) {
  const [challenge, setChallenge] = useState<IdentityChallenge>(first);
  const [ways] = useState(() => waysOf(first));
  const [way, setWay] = useState<Way>(ways[0] ?? 'password');
  const [send, { error, reset }] = useConfirmIdentityMutation();

  async function confirm(shown: ConfirmIdentity) {
    const { error: refusal } = await send(shown);
    // The challenge of before is used up.
    const next = dataOf(refusal) as IdentityChallenge | undefined;
    if (next) setChallenge(next);
    return refusalOf(refusal);
  }
  async function prove(passkey: PasskeyProof) {
    if (!(await confirm({ passkey }))) onDone(true);
  }
  const change = () => {
    reset();
    setWay(way === 'password' ? 'code' : 'password');
  };
  const passkeyError = refusalOf(error)?.errors?.['passkey'];

  return (
    <Modal open title="Is it you?" footer={null} zIndex={ON_TOP} onCancel={() => onDone(false)}>
      <p className="s-ask">
        You are about to change something that matters for an account. Please confirm that it is you.
      </p>
      <SendForm
        key={way}
        label="Confirm that it is you"
        texts={TEXTS}
        initialValues={{ password: '', code: '' }}
        validate={(values) => filled(values, way)}
        onSend={(values) => confirm({ [way]: values[way] })}
        onSent={() => onDone(true)}
        onCancel={() => onDone(false)}
      >
        {passkeyError !== undefined && <FormError title={TEXTS.failedTitle}>{passkeyError}</FormError>}
        {challenge.passkey && <PasskeyButton challenge={challenge.passkey} onProof={prove} />}
        {way === 'password' ? (
          <PasswordField name="password" label="Password" autoComplete="current-password" required />
        ) : (
          <CodeField codes={challenge.codes} />
        )}
      </SendForm>
      {ways.length > 1 && (
        <Button type="link" className="s-link" onClick={change}>
          {way === 'password' ? 'Use a code' : 'Use the password'}
        </Button>
      )}
    </Modal>
  );
}
