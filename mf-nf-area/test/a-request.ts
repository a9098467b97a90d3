import type { SlotSummary, SupportMessage, SupportRequest, SupportStatus } from '@portal/domain';
import { epochOf, SUPPORT_TURNS } from '@portal/domain';
import { anId } from '@portal/testing';

/** A request of a facility, by default new. */
export const aRequest = (status: SupportStatus = 'new', change: Partial<SupportRequest> = {}): SupportRequest => ({
  _id: anId(800),
  number: 'S-2026-014',
  facility: { _id: anId(10), acronym: 'CIAO' },
  kind: 'remote_qa',
  subject: 'A telecover that does not agree',
  text: 'The sector north is late.',
  instruments: [{ _id: anId(100), kind: 'lidar', name: 'RALI' }],
  test: null,
  wanted_from: null,
  wanted_to: null,
  flexibility: 'weeks',
  urgency: 'normal',
  blackout_dates: [],
  status,
  turn: SUPPORT_TURNS[status],
  created_at: epochOf('2026-10-01') + 36_000,
  status_since: epochOf('2026-10-02'),
  offered: [],
  scheduled: null,
  has_report: false,
  files: [],
  messages: [],
  ...change,
});

/** A message of the centre. */
export const aMessage = (change: Partial<SupportMessage> = {}): SupportMessage => ({
  _id: anId(810),
  step: 'ask',
  text: 'Which night?',
  by: 'centre',
  is_internal: false,
  at: epochOf('2026-10-02'),
  ...change,
});

/** Three days at the centre. */
export const aSlot = (change: Partial<SlotSummary> = {}): SlotSummary => ({
  _id: anId(820),
  kind: 'remote_qa',
  title: 'Help with telecovers',
  place: 'Magurele',
  from: epochOf('2027-03-01'),
  to: epochOf('2027-03-03'),
  ...change,
});
