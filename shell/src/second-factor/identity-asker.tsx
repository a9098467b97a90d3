import { askIdentityBy } from '@portal/api-slice';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { classify } from '../remotes/classify';
import { LoadFault } from '../remotes/fault';
import { reportFault } from '../reports/reports';
import type { IdentityDialogProps } from './identity-dialog';

interface Question extends IdentityDialogProps {
  Dialog: ComponentType<IdentityDialogProps>;
}

const load = () => import('./identity-dialog').then((module) => module.IdentityDialog);

/** Asks users to confirm their identity when a call requires it. The call waits, and nothing typed is lost. */
export function IdentityAsker() {
  const [asked, setAsked] = useState<Question | null>(null);
  useEffect(
    () =>
      askIdentityBy(async (challenge) => {
        try {
          const Dialog = await load();
          return await new Promise<boolean>((resolve) => {
            const onDone = (isConfirmed: boolean) => {
              setAsked(null);
              resolve(isConfirmed);
            };
            setAsked({ Dialog, challenge, onDone });
          });
        } catch (error) {
          const fault = new LoadFault({ stage: 'page', error });
          reportFault('shell', classify(fault), fault);
          return false;
        }
      }),
    [],
  );
  return asked && <asked.Dialog challenge={asked.challenge} onDone={asked.onDone} />;
}
