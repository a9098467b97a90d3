import { labelOn } from '../label/label-on-day';
import { aDecision as decision } from './decision.fixture';
import { stageOf, type StageFacts } from './stage-of';

const TODAY = '2026-06-15';

const facts = (change: Partial<StageFacts> = {}): StageFacts => ({
  registered_on: '2024-01-01',
  submitted_on: '2024-03-01',
  accepted_on: '2025-01-01',
  refused_on: null,
  label: labelOn([], TODAY),
  granted_on: null,
  proposed_on: null,
  on: TODAY,
  ...change,
});

const proposed = decision('propose', '2026-04-01');
const granted = decision('grant', '2026-04-10', { valid_from: '2026-04-10', valid_until: '2031-04-09' });
const ahead = decision('grant', '2026-06-10', { valid_from: '2026-06-16', valid_until: '2031-06-15' });
const ended = decision('grant', '2021-04-10', { valid_from: '2021-04-10', valid_until: '2026-04-09' });
const labelled = (...decisions: Parameters<typeof labelOn>[0][number][]) => ({
  label: labelOn(decisions, TODAY),
  granted_on: '2026-04-10',
  proposed_on: '2026-04-01',
});

test.each<[why: string, change: Partial<StageFacts>, stage: string, since: string]>([
  ['nothing was submitted', { submitted_on: null, accepted_on: null }, 'registered', '2024-01-01'],
  ['an application was submitted', { accepted_on: null }, '1a', '2024-03-01'],
  ['it was refused', { accepted_on: null, refused_on: '2025-02-01' }, 'ended', '2025-02-01'],
  ['it was refused, with an earlier acceptance in force', { refused_on: '2025-02-01' }, '1b', '2025-01-01'],
  ['it is accepted', {}, '1b', '2025-01-01'],
  ['a label is proposed', labelled(proposed), '1c', '2026-04-01'],
  ['the proposal was returned', labelled(proposed, decision('return', '2026-04-02')), '1b', '2025-01-01'],
  ['the label was refused', labelled(proposed, decision('refuse', '2026-04-02')), '1b', '2025-01-01'],
  ['the label is granted', labelled(proposed, granted), '2', '2026-04-10'],
  ['the label begins later', { ...labelled(proposed, ahead), granted_on: '2026-06-10' }, '1c', '2026-04-01'],
  ['it began after its grant', { ...labelled(granted), granted_on: '2026-04-02' }, '2', '2026-04-10'],
  ['its renewal is proposed', labelled(granted, decision('propose-renewal', '2026-05-01')), '2', '2026-04-10'],
  ['it is suspended', labelled(granted, decision('suspend', '2026-05-01')), '2', '2026-04-10'],
  ['the acceptance has ended meanwhile', { ...labelled(granted), accepted_on: null }, '2', '2026-04-10'],
  ['it was withdrawn', labelled(granted, decision('withdraw', '2026-05-01')), 'ended', '2026-05-01'],
  ['it has expired', labelled(ended), 'ended', '2026-04-10'],
  ['a label was proposed anew', labelled(ended, decision('propose', '2026-05-01')), '1c', '2026-05-01'],
  ['its renewal was proposed too late', labelled(ended, decision('propose-renewal', '2026-04-01')), '1c', '2026-04-10'],
])('when %s [12.740]', (_why, change, stage, since) => {
  expect(stageOf(facts(change))).toEqual({ stage, since });
});
