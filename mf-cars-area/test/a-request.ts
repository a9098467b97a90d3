import type { SupportRequest } from '@portal/domain';
import { epochOf, SUPPORT_TURNS } from '@portal/domain';
import { anId } from '@portal/testing';

/** A new request for help with a test. */
export const aRequest = (change: Partial<SupportRequest> = {}): SupportRequest => ({
  _id: anId(801),
  number: 'S-2026-014',
  facility: { _id: anId(10), acronym: 'CIAO' },
  kind: 'remote_qa',
  subject: 'Telecover of the near range',
  text: 'Which sector comes first?',
  instruments: [],
  test: null,
  wanted_from: null,
  wanted_to: null,
  flexibility: 'any',
  urgency: 'normal',
  blackout_dates: [],
  status: 'new',
  turn: SUPPORT_TURNS[change.status ?? 'new'],
  created_at: epochOf('2026-06-12'),
  status_since: epochOf('2026-06-12'),
  offered: [],
  scheduled: null,
  has_report: false,
  files: [],
  messages: [],
  ...change,
});
