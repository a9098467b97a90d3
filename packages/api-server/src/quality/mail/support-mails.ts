import { QA_PAGES } from '@portal/domain';
import type { SupportStep } from '@portal/domain';
import type { News } from './holder-mail';

interface AboutRequest {
  number: string;
  subject: string;
  facility: { id: string; name: string };
}

/** What happened, for those who were not the ones to do it. */
const DID: Record<SupportStep | 'add', { kind: string; did: string; words: string }> = {
  add: { kind: 'support-request-new', did: 'A facility asks for support', words: 'The request' },
  acknowledge: { kind: 'support-request-accepted', did: 'The centre has taken the request on', words: 'Message' },
  ask: { kind: 'support-request-question', did: 'The centre has a question', words: 'The question' },
  answer: { kind: 'support-request-answered', did: 'The facility has answered a question', words: 'The answer' },
  write: { kind: 'support-request-message', did: 'There is a new message', words: 'The message' },
  complete: { kind: 'support-request-completed', did: 'The request is completed', words: 'Conclusions' },
  decline: { kind: 'support-request-declined', did: 'The request was declined', words: 'The reason' },
  cancel: { kind: 'support-request-cancelled', did: 'The request was cancelled', words: 'The reason' },
  reopen: { kind: 'support-request-reopened', did: 'The centre has taken the request up again', words: 'The reason' },
};

/** News of a request for the other side. */
export function supportNews(
  { number, subject, facility }: AboutRequest,
  step: SupportStep | 'add',
  { text, toCentre }: { text: string | null; toCentre: boolean },
): News {
  const { kind, did, words } = DID[step];
  return {
    kind,
    subject: `${number}: ${did.charAt(0).toLowerCase()}${did.slice(1)}`,
    paragraphs: [
      `${did}: ${number} (${subject}) of ${facility.name}.`,
      ...(text === null ? [] : [`${words}: ${text}`]),
    ],
    action: 'Open the request',
    path: toCentre ? QA_PAGES.centre : QA_PAGES.book(facility.id),
  };
}
