import { CONTACT_FORM, pendingWith } from '@portal/domain';
import type { Party, PendingFacts } from '@portal/domain';
import { Dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useState } from 'react';
import { today } from './pending-with';

interface PendingSentenceProps {
  application: PendingFacts;
  /** The party of the reader, who hears that it is their turn. */
  reader?: Party | undefined;
}

/** What an application waits for, in a sentence; the contact form that it may name is a link. */
export function PendingSentence({ application, reader }: PendingSentenceProps) {
  const [now] = useState(today);
  const [before = '', after] = pendingWith(application, reader, now).sentence.split(CONTACT_FORM);
  return (
    <>
      <Dated text={before} />
      {after !== undefined && (
        <>
          <Link to="/contact">{CONTACT_FORM}</Link>
          {after}
        </>
      )}
    </>
  );
}
