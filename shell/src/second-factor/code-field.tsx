import type { FactorChallenge, PasskeyProof } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import { TextField } from '@portal/ui/form';
import { useState } from 'react';
import { NOT_USED, provePasskey } from './passkeys';

/** The field for a one-time code or a recovery code. */
export const CodeField = ({ codes }: Pick<FactorChallenge, 'codes'>) => (
  <TextField
    name="code"
    label={codes ? 'Code' : 'Recovery code'}
    hint={
      codes ? 'The six digits in your app, or a recovery code' : 'One of those that you kept when you set up a passkey'
    }
    autoComplete="one-time-code"
  />
);

interface PasskeyButtonProps {
  challenge: NonNullable<FactorChallenge['passkey']>;
  onProof: (proof: PasskeyProof) => Promise<unknown>;
}

/** Asks for a passkey and hands its proof on. */
export function PasskeyButton({ challenge, onProof }: PasskeyButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'unused'>('idle');
  async function use() {
    setState('busy');
    const proof = await provePasskey(challenge);
    if (proof) await onProof(proof);
    setState(proof ? 'idle' : 'unused');
  }
  return (
    <>
      {state === 'unused' && <FormError title="Not confirmed">{NOT_USED}</FormError>}
      <div>
        <Button loading={state === 'busy'} onClick={() => void use()}>
          Use a passkey
        </Button>
      </div>
    </>
  );
}
