import type { LabelOnDay, LabelPeriod } from './label-on-day';
import { isLabelAbout, labelOfInstrument } from './label-of-instrument';

const MUSA = { _id: 'musa', name: 'MUSA', configurations: [1] };
const CIMEL = { _id: 'cimel', name: 'Cimel 1' };

const aPeriod = (place: number, until: string, change: Partial<LabelPeriod['scope']> = {}): LabelPeriod => ({
  from: '2026-06-15',
  until,
  scope: { lidars: [MUSA], photometers: [CIMEL], ...change },
  place,
});
const NOW = aPeriod(2, '2031-06-14');
const KEPT = { ...aPeriod(4, '2036-06-14'), from: '2031-06-15' };
const DROPPED = { ...aPeriod(4, '2036-06-14', { photometers: [] }), from: '2031-06-15' };
const EARLY = { ...DROPPED, from: '2031-06-01' };
const AGAIN = { ...aPeriod(6, '2041-06-14'), from: '2036-06-15' };

test.each<[why: string, periods: LabelPeriod[], id: string, isInScope: boolean, until: string]>([
  ['in its scope', [NOW], 'cimel', true, '2031-06-14'],
  ['outside its scope', [NOW], 'other', false, '2031-06-14'],
  ['that a renewal keeps', [NOW, KEPT], 'cimel', true, '2036-06-14'],
  ['that a renewal drops', [NOW, DROPPED], 'cimel', true, '2031-06-14'],
  ['that an early renewal drops', [NOW, EARLY], 'cimel', true, '2031-05-31'],
  ['that only a later renewal takes up again', [NOW, DROPPED, AGAIN], 'cimel', true, '2031-06-14'],
  ['that only a renewal takes up', [DROPPED, AGAIN], 'cimel', false, '2041-06-14'],
])('the label of a facility, for an instrument %s [12.811]', (_why, [period = NOW, ...later], id, isInScope, until) => {
  const label = { period, later, valid_until: later.at(-1)?.until ?? period.until };
  expect(labelOfInstrument(label, { kind: 'photometer', id })).toEqual({ isInScope, until });
});

test.each<[why: string, status: LabelOnDay['status'], periods: LabelPeriod[], isAbout: boolean]>([
  ['granted', 'granted', [NOW], true],
  ['suspended', 'suspended', [NOW], true],
  ['renewed without it ahead', 'granted', [NOW, DROPPED], true],
  ['renewed with it ahead', 'granted', [DROPPED, AGAIN], true],
  ['renewed without it', 'granted', [DROPPED], false],
  ['withdrawn', 'withdrawn', [NOW], false],
  ['expired', 'expired', [NOW], false],
  ['only proposed', 'none', [], false],
])('whether a label that is %s is about a photometer [12.819]', (_why, status, [period = null, ...later], isAbout) => {
  expect(isLabelAbout({ status, period, later }, { kind: 'photometer', id: 'cimel' })).toBe(isAbout);
});

test('there is nothing to say without a label', () => {
  expect(labelOfInstrument({ period: null, later: [], valid_until: null }, { kind: 'lidar', id: 'musa' })).toBe(null);
});
