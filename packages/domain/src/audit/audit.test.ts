import { problems } from '../fields/problems';
import { AUDIT_KINDS, auditSentence } from './audit';
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

test('the query accepts known kinds and rejects others', () => {
  expect(Object.keys(AUDIT_KINDS)).toContain('application');
  expect(problems(auditQuerySchema, { kind: 'user', from: '2026-01-01', to: '2026-02-01', start: 0 })).toEqual([]);
  expect(problems(auditQuerySchema, { kind: 'toString' })).toEqual([{ path: 'kind', message: 'Unknown kind' }]);
  expect(problems(auditQuerySchema, { person: 'me' })).toEqual([{ path: 'person', message: 'Unknown record' }]);
});
