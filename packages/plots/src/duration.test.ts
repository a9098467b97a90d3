import type { Phase } from '@portal/domain';
import { durationScene } from './duration';
import { FONT_SIZE, overlap } from './scene';
import type { Label } from './scene';

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

test.each([260, 300, 860])('a time of a few days has dates on its axis, %s px wide [12.244]', (width) => {
  const phases: Phase[] = [
    { side: 'administrators', by: 'facility.register', from: at('2026-11-14'), until: at('2026-11-18') },
    { side: 'facility', by: 'facility.invite', from: at('2026-11-18'), until: null },
  ];
  const scene = durationScene({ phases, due: null, now: at('2026-11-25') }, width);
  const axis = scene?.marks.filter((mark) => mark.kind === 'text' && /^\d{4}-\d\d-\d\d$/.test(mark.text)) ?? [];
  expect(axis.length).toBeGreaterThanOrEqual(2);
  expect(axis[0]).toMatchObject({ text: '2026-11-14' });
});

test('a label covers the lines that would cross it, that of the due date too [12.294]', () => {
  const marks = durationScene({ phases: PHASES, due: at('2026-01-20'), now: NOW }, 300)?.marks ?? [];
  const place = marks.findIndex((mark) => mark.kind === 'text' && mark.text === 'Administrators: 0 days');
  expect(marks[place - 1]).toMatchObject({ kind: 'area', tone: 'ground' });
  expect(marks.findLastIndex(({ tone }) => tone === 'grid')).toBeLessThan(place);
  expect(marks.findIndex(({ tone }) => tone === 'criterion')).toBeGreaterThan(-1);
  expect(marks.findLastIndex(({ tone }) => tone === 'criterion')).toBeLessThan(place - 1);
});

test.each(['2026-01-02', '2026-04-30'])('the due date %s is named within the plot [12.294]', (due) => {
  const marks = durationScene({ phases: PHASES, due: at(due), now: NOW }, 300)?.marks ?? [];
  const label = marks.find((mark) => mark.kind === 'text' && mark.text === `due ${due}`) as Label;
  const half = (label.text.length * FONT_SIZE) / 4;
  expect(label).toMatchObject({ anchor: 'middle' });
  expect([label.x - half >= 0, label.x + half <= 300]).toEqual([true, true]);
});

test('the labels of the axis do not overlap on a phone', () => {
  const phases: Phase[] = [{ side: 'facility', by: 'facility.invite', from: at('2025-12-15'), until: null }];
  const scene = durationScene({ phases, due: null, now: at('2026-07-20') }, 300);
  const axis = scene?.marks.filter((mark) => mark.kind === 'text' && /^\d{4}-\d\d$/.test(mark.text)) ?? [];
  expect(axis.length).toBeGreaterThan(2);
  for (const [index, label] of axis.slice(1).entries())
    expect(overlap(label as Label, axis[index] as Label)).toBe(false);
});

test('an application without phases has no plot', () => {
  expect(durationScene({ phases: [], due: null, now: NOW }, 640)).toBeUndefined();
});
