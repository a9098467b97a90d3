import { CONTACT_FORM, pendingWith } from '@portal/domain';
import type { Party, PendingFacts } from '@portal/domain';
import { Dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useState } from 'react';
import { today } from './pending-with';

interface PendingSentenceProps {
  application: PendingFacts;
  /** The reader's party; the sentence addresses the reader directly when the application is pending with it. */
  reader?: Party | undefined;
}

/** A sentence about the next action in an application; a mention of the contact form becomes a link. */
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
