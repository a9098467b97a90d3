import type { Phase } from '@portal/domain';
import { durationScene } from './duration';

const at = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
const PHASES: Phase[] = [
  { side: 'facility', by: 'facility.invite', from: at('2026-01-01'), until: at('2026-03-02') },
  { side: 'evaluation', by: 'application.submit', from: at('2026-03-02'), until: null },
];
const NOW = at('2026-03-12');

test('the table lists the party, dates, days and due date of each phase', () => {
  const scene = durationScene({ phases: PHASES, due: at('2026-04-01'), now: NOW }, 640);
  expect(scene?.table.rows).toEqual([
    ['Facility', '2026-01-01', '2026-03-02', '60', '–'],
    ['Reviewers and CARS', '2026-03-02', 'Still pending', '10', '2026-04-01'],
  ]);
  expect(scene?.description).toContain('Facility: 60 days');
  const words = scene?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])) ?? [];
  expect(words).toEqual(expect.arrayContaining(['Administrators: 0 days', 'due 2026-04-01', '2026-02', '2026-03']));
});

const tones = (due: number | null) =>
  durationScene({ phases: PHASES, due, now: NOW }, 640)?.marks.map(({ tone }) => tone) ?? [];

test('an open phase is hatched, and a due date is drawn as a line', () => {
  expect(tones(null).filter((tone) => tone === 'planned')).toHaveLength(2);
  expect(tones(null)).not.toContain('criterion');
  expect(tones(at('2026-04-01'))).toContain('criterion');
});

test('the axis labels at most eight months for a phase of many years', () => {
  const phases: Phase[] = [{ side: 'facility', by: 'facility.invite', from: at('2015-06-15'), until: null }];
  const scene = durationScene({ phases, due: null, now: NOW }, 640);
  const axis = scene?.marks.filter((mark) => mark.kind === 'text' && /^\d{4}-\d\d$/.test(mark.text)) ?? [];
  expect(axis.length).toBeGreaterThan(2);
  expect(axis.length).toBeLessThanOrEqual(8);
});

test('an application without phases has no plot', () => {
  expect(durationScene({ phases: [], due: null, now: NOW }, 640)).toBeUndefined();
});
