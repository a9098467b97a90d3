import type { Fault } from '@portal/domain';
import { classify, partAtFault } from './classify';
import type { Answer, Evidence } from './fault';
import { LoadFault } from './fault';

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type });
const answered = (answer: Partial<Answer>): Evidence => ({
  stage: 'entry',
  seen: 'failed',
  answer: { status: 200, contentType: 'text/javascript; charset=utf-8', isIntact: true, ...answer },
});

test.each<[why: string, evidence: Evidence, is: Fault]>([
  ['a remote for another contract', { stage: 'contract' }, 'unfit-contract'],
  ['no answer', answered({ status: 0 }), 'unreachable'],
  ['an answer was lost once', answered({}), 'unreachable'],
  ['the entry is missing', answered({ status: 404 }), 'missing'],
  ['the entry was removed', answered({ status: 410 }), 'missing'],
  ['the server has an error', answered({ status: 500 }), 'refused'],
  ['the server asks for a login', answered({ status: 401 }), 'refused'],
  ['a page instead of a script', answered({ contentType: 'text/html' }), 'not-a-script'],
  ['a byte differs', answered({ isIntact: false }), 'altered'],
  ['the entry left no container', { stage: 'entry', seen: 'no-container' }, 'threw-on-load'],
  ['it throws when it gets the shared packages', { stage: 'init', error: new Error('x') }, 'threw-on-init'],
  ['its page throws while it is evaluated', { stage: 'page', error: new TypeError('x') }, 'threw-on-load'],
  ['its page throws a value that is not an error', { stage: 'page', error: 'x' }, 'threw-on-load'],
  ['its page throws when it is shown', { stage: 'render', error: new Error('x') }, 'threw-on-render'],
  ['a chunk is missing', { stage: 'page', error: chunkError('missing') }, 'part-missing'],
  ['a chunk is missing that a shown page requests', { stage: 'render', error: chunkError('error') }, 'part-missing'],
  ['a chunk never arrives', { stage: 'page', error: chunkError('timeout') }, 'too-slow'],
  ['nothing arrives', { stage: 'waiting' }, 'too-slow'],
  ['the page is not a component', { stage: 'component' }, 'no-component'],
])('%s', (_why, evidence, is) => {
  expect(classify(new LoadFault(evidence))).toBe(is);
});

test('a chunk requested without a network does not count as missing', () => {
  const error = new LoadFault({ stage: 'page', error: chunkError('missing') });
  expect(classify(error, false)).toBe('unreachable');
});

test('an unexpected error counts as thrown while loading', () => {
  expect(classify(new Error('x'))).toBe('threw-on-load');
  expect(classify(undefined)).toBe('threw-on-load');
});

test.each<[why: string, error: unknown, part: string]>([
  ['a chunk of its own', '/releases/mf-public/abc/7.js', 'mf-public'],
  ['a group of the shell', 'http://portal.example/releases/shell/def/form.js', 'shell'],
  ['a chunk without an address', undefined, 'mf-public'],
])('the part at fault for %s', (_why, request, part) => {
  const error = Object.assign(chunkError('error'), { request });
  expect(partAtFault('mf-public', new LoadFault({ stage: 'page', error }))).toBe(part);
  expect(partAtFault('mf-public', error)).toBe(part);
});

test('the part that throws is at fault, whatever position the message contains', () => {
  expect(partAtFault('mf-public', new LoadFault({ stage: 'page', error: new Error('/releases/shell/x') }))).toBe(
    'mf-public',
  );
});
