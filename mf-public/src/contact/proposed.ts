import { LENGTHS } from '@portal/domain';
import type { ContactMessage } from '@portal/domain';

/** The subject and the message in an address, no longer than their fields accept. */
export const proposedIn = (params: URLSearchParams): Pick<ContactMessage, 'subject' | 'message'> => ({
  subject: (params.get('subject') ?? '').replaceAll(/\s+/g, ' ').slice(0, LENGTHS.contactSubject),
  message: (params.get('message') ?? '').slice(0, LENGTHS.contactMessage),
});
