import { problems } from '../fields/problems';
import { AUDIT_KINDS, auditKindsOf, auditSentence } from './audit';
import { auditQuerySchema } from './schema';

const ADA = { _id: 'u1', name: 'Ada Byron' };
const object = (kind: string, name: string | null) => ({ kind, id: 'x', name });

test.each<[action: string, name: string | null, sentence: string]>([
  ['user.add', 'Charles Babbage', 'Ada Byron added the user Charles Babbage'],
  ['lidar.edit', 'MULTI', 'Ada Byron changed the lidar MULTI'],
  ['session.open', null, 'Ada Byron logged in'],
  ['session.close', null, 'Ada Byron logged out'],
  ['file.share', 'guide.pdf', 'Ada Byron shared guide.pdf'],
  ['something.new', 'X', 'Ada Byron something.new X'],
])('%s', (action, name, sentence) => {
  expect(auditSentence({ person: ADA, action, object: object('any', name) })).toBe(sentence);
});

test.each<[actor: string, action: string, after: Record<string, unknown> | undefined]>([
  ['The portal', 'release.publish', undefined],
  ['The portal', 'release.publish', { by: 'start of the server' }],
  ['The portal', 'release.publish', { by: 'share' }],
  ['Deploy token “pipeline”', 'release.publish', { by: 'deploy token', token: 'pipeline' }],
  ['Deploy token “pipeline”', 'release.rollback', { by: 'deploy token', token: 'pipeline' }],
  ['A deploy token', 'release.publish', { by: 'deploy token' }],
  ['API token “ARES”', 'data-feedback.add', { api_token: 'ARES' }],
  ['The portal', 'file.share', { by: 'deploy token', token: 'pipeline' }],
])('an entry without a user: %s, %s %j [12.271]', (actor, action, after) => {
  const sentence = auditSentence({
    person: null,
    action,
    object: object('release', 'mf-public'),
    ...(after && { after }),
  });
  expect(sentence).toMatch(new RegExp(`^${actor} \\w+ `));
  expect(sentence).toMatch(/ mf-public/);
});

test.each<[action: string, after: Record<string, unknown>, sentence: string]>([
  ['release.publish', { version: '1.1.0' }, 'Ada Byron released mf-a 1.1.0'],
  ['release.publish', {}, 'Ada Byron released mf-a'],
  ['release.rollback', { version: '1.0.0' }, 'Ada Byron rolled back mf-a to 1.0.0'],
  ['release.end-share', { outcome: 'finished' }, 'Ada Byron ended the share of mf-a: it went to everyone'],
  ['release.end-share', { outcome: 'stopped' }, 'Ada Byron ended the share of mf-a: it was taken back'],
  ['release.end-share', { outcome: 'something new' }, 'Ada Byron ended the share of mf-a'],
  ['release.withdraw', { version: '1.0.0' }, 'Ada Byron took back the release of mf-a'],
])('what became of a release: %s %j [12.271]', (action, after, sentence) => {
  expect(auditSentence({ person: ADA, action, object: object('release', 'mf-a'), after })).toBe(sentence);
});

test.each<[outcome: string, sentence: string]>([
  ['back', 'The portal ended the share of mf-a, which failed more often: it was taken back'],
  ['forward', 'The portal ended the share of mf-a, which did not fail more often: it went to everyone'],
  ['undecided', 'The portal ended the share of mf-a undecided: it was taken back'],
])('the portal decides a share: %s [12.271]', (outcome, sentence) => {
  const entry = { person: null, action: 'release.end-share', object: object('release', 'mf-a') };
  expect(auditSentence({ ...entry, after: { by: 'share', outcome } })).toBe(sentence);
});

test('an installation of the first stage has no kinds of later ones', () => {
  expect(auditKindsOf('all')).toEqual(Object.entries(AUDIT_KINDS));
  const names = auditKindsOf('1a').map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['Facilities', 'API tokens']));
  expect(names.join()).not.toMatch(/QA|Slots|Calibrations|calendars/);
});

test('the query accepts known kinds and rejects others', () => {
  expect(Object.keys(AUDIT_KINDS)).toContain('application');
  expect(problems(auditQuerySchema, { kind: 'user', from: '2026-01-01', to: '2026-02-01', start: 0 })).toEqual([]);
  expect(problems(auditQuerySchema, { kind: 'toString' })).toEqual([{ path: 'kind', message: 'Unknown kind' }]);
  expect(problems(auditQuerySchema, { person: 'me' })).toEqual([{ path: 'person', message: 'Unknown record' }]);
});
