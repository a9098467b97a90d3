import { problems } from '../fields/problems';
import { assessedBy, assessedPath, countUnassessed } from './open-assessments';
import { asksForUpgrade, assessmentsInWords } from './plan-assessment';
import { planAssessmentDraftSchema, planAssessmentSchema } from './plan-assessment-schema';

test.each([
  ['yes', false],
  ['partially', true],
  ['no', true],
  [null, false],
])('compliance %s asks for an upgrade: %s', (compliance, asks) => {
  expect(asksForUpgrade(compliance)).toBe(asks);
});

test('reviewers assess the aspects that they may evaluate', () => {
  expect(assessedBy(['lidar'])).toEqual([
    'lidar-feasibility',
    'lidar-feature',
    'lidar-channel',
    'lidar-general',
    'lidar',
  ]);
  expect(assessedBy(['lidar_data', 'photometer'])).toEqual(['lidar-data', 'photometer-general', 'photometer']);
  expect(countUnassessed(['photometer_data'], { 'photometer-data': 2, photometer: 1, synergy: 1 })).toBe(2);
});

test('the URL name of an aspect contains its kind', () => {
  expect([assessedPath('lidar', 'data'), assessedPath('facility', 'synergy')]).toEqual(['lidar-data', 'synergy']);
});

test('a number of assessments in words', () => {
  expect([1, 2].map(assessmentsInWords)).toEqual([
    '1 assessment of the upgrade plan',
    '2 assessments of the upgrade plan',
  ]);
});

const CHOOSE = 'Choose a value from the list';

test.each<[why: string, body: object, draft: string[], submitted: string[]]>([
  ['everything', { assessment: 'partly', comments: 'No day is named.' }, [], []],
  ['nothing', {}, [], ['assessment: Required', 'comments: Required']],
  ['null', { assessment: null, comments: null }, [], ['assessment: Required', 'comments: Required']],
  ['empty texts', { assessment: '', comments: ' ' }, [], ['assessment: Required', 'comments: Required']],
  [
    'a value of another list',
    { assessment: 'partially', comments: 'x' },
    [`assessment: ${CHOOSE}`],
    [`assessment: ${CHOOSE}`],
  ],
  [
    'too long a text',
    { assessment: 'accepted', comments: 'x'.repeat(10_001) },
    ['comments: Maximum 10000 characters'],
    ['comments: Maximum 10000 characters'],
  ],
  [
    'a character that documents cannot show',
    { assessment: 'accepted', comments: 'Dust 𝄞' },
    ['comments: The character “𝄞” cannot be shown in documents'],
    ['comments: The character “𝄞” cannot be shown in documents'],
  ],
])('with %s [12.25]', (_why, body, draft, submitted) => {
  const said = (schema: Parameters<typeof problems>[0]) =>
    problems(schema, body).map(({ path, message }) => `${path}: ${message}`);
  expect(said(planAssessmentDraftSchema)).toEqual(draft);
  expect(said(planAssessmentSchema)).toEqual(submitted);
});
