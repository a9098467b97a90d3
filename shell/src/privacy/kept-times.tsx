import { ACCOUNTS } from '@portal/domain';
import type { KeepDays } from '@portal/portal-contract';
import { DefinitionList } from '@portal/ui/core';
import type { Definition } from '@portal/ui/core';
import { keptFor, shorterOf } from './kept-for';

const SECONDS_A_DAY = 86_400;
const upTo = (seconds: number) => `Up to ${keptFor(seconds / SECONDS_A_DAY)}`;

/** What is the same in every installation. */
const ALWAYS: Definition[] = [
  { label: 'Your account', value: 'Until it is anonymised' },
  { label: 'Your sessions, with a digest of your network address', value: upTo(ACCOUNTS.refreshTokenSeconds) },
  { label: 'Links that set a password', value: upTo(ACCOUNTS.activationLinkSeconds) },
];

const configured = ({ emails, audit, logins, contact }: KeepDays): Definition[] => [
  { label: 'What you changed, and when', value: keptFor(audit) },
  { label: 'When you logged in or out', value: keptFor(shorterOf(logins, audit)) },
  { label: 'Messages that the portal sent', value: keptFor(emails) },
  { label: 'What came in through the contact form', value: keptFor(contact) },
];

/** How long what tells about people is kept in this installation. */
export const KeptTimes = ({ keepDays }: { keepDays: KeepDays | undefined }) => (
  <DefinitionList items={[...ALWAYS, ...(keepDays ? configured(keepDays) : [])]} />
);
