import { COMPLIANCES, LIDAR_ASPECTS, type LidarAspect, type PhotometerAspect, type Evaluation } from '@portal/domain';
import { comparable, readPdf, wordsOf } from '../../../test/pdf';
import { anEvaluatedLidar, anEvaluatedPhotometer, aReport, anEvaluation } from '../../../test/reports';
import { aLidar, aPhotometer } from '../../../test/snapshots';
import { render } from '../../platform/pdf/render';
import { reportDocument } from './report-document';

const rendered = async (report: ReturnType<typeof aReport>) => readPdf(await render(reportDocument(report)));

const PARAGRAPHS = ['First paragraph.', '', 'Second one, after an empty line.', '– a list', '– of two'].join('\n');
const LONG = Array.from({ length: 1100 }, (_unused, index) => `Wort${index}`).join(' ');

/** Sample texts of reviewers, each used once, so that its position identifies its evaluation. */
const TEXTS = [
  'Ο ανιχνευτής είναι σωστά ευθυγραμμισμένος, ≤ 15 m.',
  'Система работает непрерывно; «Аэрозоль» № 5.',
  PARAGRAPHS,
  LONG,
  'Çà et là: ď, ľ, ő, ş, ţ, Æ, Þ – 532 nm → 607 nm.',
];

const texts = (name: string, at: number): Partial<Evaluation> => ({
  comments: `${name} comments: ${TEXTS[at % TEXTS.length]}`,
  recommendations: `${name} recommendations: ${TEXTS[(at + 2) % TEXTS.length]}`,
});

const evaluationsOf = <Aspect extends string>(target: string, aspects: readonly Aspect[]) =>
  Object.fromEntries(
    aspects.map((aspect, at) => [
      aspect,
      anEvaluation({ ...texts(`${target} ${aspect}`, at), compliance: 'partially' }),
    ]),
  ) as Record<Aspect, Evaluation>;

const isLong = (text: string) => text.includes(LONG);

/** Recommendations appear with their evaluation and in the complete list. */
const isLongRecommendation = (text: string) => isLong(text) && text.includes(' recommendations: ');

const typedIn = (...evaluations: Evaluation[]) =>
  evaluations.flatMap(({ comments, recommendations }) => [comments ?? '', recommendations ?? '']);

test('every comment and every recommendation is complete, in every alphabet and at any length [11.7.5, 11.7.6]', async () => {
  const ofLidars = [
    evaluationsOf<LidarAspect>('MUSA', LIDAR_ASPECTS),
    evaluationsOf<LidarAspect>('PEARL', LIDAR_ASPECTS),
  ];
  const ofPhotometer = evaluationsOf<PhotometerAspect>('Cimel', ['general', 'data']);
  const evaluations = evaluationsOf('Facility', ['synergy', 'lidar', 'photometer'] as const);
  const report = aReport({
    lidars: ofLidars.map((of) => anEvaluatedLidar(of)),
    photometers: [anEvaluatedPhotometer(ofPhotometer)],
    evaluations,
  });
  const typed = typedIn(...[...ofLidars, ofPhotometer, evaluations].flatMap((of) => Object.values<Evaluation>(of)));
  expect(typed).toHaveLength(30);
  const found = await rendered(report);
  const words = wordsOf(found);
  // Word by word, as a text may continue on the next page, after footer and header.
  const told = typed.flatMap((text) => text.split(/\s+/)).map(comparable);
  expect(told.filter((word) => !words.includes(word))).toEqual([]);
  expect(found.outside).toEqual([]);
  expect(found.pages.join(' ').match(/Wort\d+/g)).toHaveLength(
    1100 * (typed.filter(isLong).length + typed.filter(isLongRecommendation).length),
  );
});

test('the report has the decision, its dates, the round and the pairs [11.7.5]', async () => {
  const lidar = anEvaluatedLidar({}, aLidar({ name: 'MUSA' }));
  const near = anEvaluatedPhotometer({}, aPhotometer({ name: 'Near one' }));
  const edge = anEvaluatedPhotometer({}, aPhotometer({ name: 'Edge', latitude: 40.610_03, longitude: 15.7239 }));
  const report = aReport({ lidars: [lidar], photometers: [near, edge], preliminary: 'conditionally', final: 'yes' });
  const found = await rendered(report);
  expect(found).toMatchObject({
    title: 'Final report: Potenza observatory (CIAO)',
    language: 'en',
    bookmarks: [
      'Final acceptance: Accepted',
      'Next steps',
      'Upgrade plan',
      'Recommendations',
      'Evaluations',
      'Synergy',
      'Lidar MUSA',
      'Photometer Near one',
      'Photometer Edge',
      'Annex: general information',
      'Annex: lidar MUSA',
      'Annex: photometer Near one',
      'Annex: photometer Edge',
    ],
  });
  const words = wordsOf(found);
  const wanted = [
    'Final report on initial acceptance',
    'Issued 2026-08-20',
    'Application submitted 2026-06-15',
    'Preliminary report 2026-07-01',
    'Upgrade plan Uploaded',
    'Round 2',
    'MUSA Near one Compliant Compliant 0.00 Compliant',
    'MUSA Edge Compliant Compliant >1.00 Not compliant',
    'Evaluated by Lidar data reviewer, 2026-06-10',
    'Evaluated by Administrator, 2026-06-10',
    'Page 1 of',
  ];
  expect(wanted.filter((text) => !words.includes(comparable(text)))).toEqual([]);
});

test.each<[preliminary: 'yes' | 'conditionally' | 'no', steps: string]>([
  ['yes', 'Upload an upgrade plan, which the final report does not require The facility'],
  ['conditionally', 'Upload the upgrade plan The facility'],
  ['no', 'Upload an upgrade plan, which the final report does not require The facility'],
])('after a preliminary %s the next steps name the upgrade plan: %s', async (preliminary, steps) => {
  const words = wordsOf(await rendered(aReport({ kind: 'preliminary', preliminary, final: null })));
  expect(words).toContain(comparable(steps));
});

test('the synergy of a pair has the name at the time of issue', async () => {
  const compliances = COMPLIANCES.map((item) => ({ ...item, name: item.code === 'yes' ? 'Fulfilled' : item.name }));
  const lidars = [anEvaluatedLidar({}, aLidar({ name: 'MUSA' }))];
  const photometers = [anEvaluatedPhotometer({}, aPhotometer({ name: 'Near one' }))];
  const words = wordsOf(await rendered(aReport({ lidars, photometers, compliances })));
  expect(words).toContain(comparable('MUSA Near one Compliant Compliant 0.00 Fulfilled'));
});

test('a preliminary report does not mention the final one', async () => {
  const report = aReport({ kind: 'preliminary', preliminary: 'no', final: null, issued_at: 1_785_542_400 });
  const words = wordsOf(await rendered(report));
  expect(words).toContain(comparable('Preliminary acceptance: Not accepted'));
  expect(words).not.toContain(comparable('Final acceptance'));
  expect(words).not.toContain(comparable('Upgrade plan'));
});

test('without pairs there is no table of pairs; missing evaluations are left out [11.7.6]', async () => {
  const nothing: Evaluation = { compliance: null, comments: null, recommendations: null, evaluation_date: null };
  const found = await rendered(aReport({ photometers: [], evaluations: { synergy: nothing } }));
  expect(wordsOf(found)).toContain(comparable('There is no pair of lidar and photometer.'));
  expect(found.bookmarks).not.toContain('All lidars');
  expect(wordsOf(found)).not.toContain(comparable('Synergy Compliance'));
});
