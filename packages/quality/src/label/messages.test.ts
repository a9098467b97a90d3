import type { LabelDecision } from '@portal/domain';
import { epochOf, openingOn } from '@portal/domain';
import { LABEL_VIEW_MESSAGES } from './messages';

const grantedFrom = (first: string) => [
  {
    kind: 'grant' as const,
    place: 1,
    recorded_at: epochOf('2025-12-01'),
    reason: null,
    public_text: null,
    valid_from: first,
    valid_until: '2030-12-31',
    scope: { lidars: [], photometers: [] },
  } satisfies Partial<LabelDecision>,
];

test.each<[first: string]>([['2026-01-01'], ['2026-01-31'], ['2026-02-01'], ['2026-02-02'], ['2026-12-31']])(
  'the first evaluation of a label that begins on %s opens on the day that the page tells [12.763]',
  (first) => {
    const opens = (on: string) => openingOn({ decisions: grantedFrom(first), evaluations: [] }, on) !== null;
    expect(LABEL_VIEW_MESSAGES.evaluations.none).toContain(
      'on 1 February of the year after the first day of the label',
    );
    expect(['2026-02-01', '2026-12-31', '2027-01-31', '2027-02-01'].map(opens)).toEqual([false, false, false, true]);
  },
);
