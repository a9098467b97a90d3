import { failedDelivery, type Delivery, type SendError } from './delivery';
import { hideSecrets, withoutAddresses } from './hide-secrets';
import { recordDelivery, type Tried } from './delivery-outcome';

const NOW = new Date('2026-06-15T12:00:00Z');
const [A, B, C] = ['a@site.example', 'b@site.example', 'c@site.example'];

const tried = (change: Partial<Tried> = {}): Tried => ({
  recipients: [A, B],
  accepted: [],
  attempts: 1,
  retryUntil: null,
  text: 'Text',
  html: '<p>Text</p>',
  secrets: [],
  ...change,
});
const no = (address: string, isFinal: boolean) => ({ address, answer: isFinal ? '550 No' : '450 Later', isFinal });
const delivery = (change: Partial<Delivery> = {}): Delivery => ({ accepted: [], refusals: [], ...change });
const trouble = (isFinal: boolean) => delivery({ trouble: { answer: 'Away', isFinal, isOfServer: !isFinal } });

test.each<[why: string, message: Partial<Tried>, delivery: Delivery, outcome: object]>([
  ['all recipients have it', {}, delivery({ accepted: [A, B] }), { status: 'sent', sentAt: NOW, accepted: [A, B] }],
  ['the last recipient has it', { accepted: [A] }, delivery({ accepted: [B] }), { status: 'sent', accepted: [A, B] }],
  [
    'one is refused permanently',
    {},
    delivery({ accepted: [A], refusals: [no(B, true)] }),
    { status: 'failed', accepted: [A], lastError: `${B}: 550 No (accepted for the other recipients)` },
  ],
  [
    'all are refused permanently',
    {},
    delivery({ refusals: [no(A, true), no(B, true)] }),
    { status: 'failed', lastError: `${A}: 550 No; ${B}: 550 No` },
  ],
  [
    'one is refused permanently and one temporarily',
    {},
    delivery({ refusals: [no(A, true), no(B, false)] }),
    {
      status: 'pending',
      nextAttemptAt: new Date('2026-06-15T12:01:00Z'),
      retryUntil: new Date('2026-06-18T12:00:00Z'),
    },
  ],
  ['the server is away', {}, trouble(false), { status: 'pending', accepted: [], lastError: 'Away' }],
  ['the message is refused', {}, trouble(true), { status: 'failed', lastError: 'Away' }],
  [
    'it is away for the fifth time',
    { attempts: 5, retryUntil: new Date('2026-06-18T12:00:00Z') },
    trouble(false),
    { nextAttemptAt: new Date('2026-06-15T18:00:00Z'), retryUntil: new Date('2026-06-18T12:00:00Z') },
  ],
  [
    'the next attempt would still be in time',
    { attempts: 9, retryUntil: new Date('2026-06-15T18:00:00Z') },
    trouble(false),
    { status: 'pending' },
  ],
  [
    'the next attempt would be too late',
    { attempts: 9, retryUntil: new Date('2026-06-15T17:59:59Z') },
    trouble(false),
    { status: 'failed', lastError: 'Away' },
  ],
])('when %s', (_why, message, given, outcome) => {
  expect(recordDelivery(tried(message), given, NOW)).toMatchObject(outcome);
});

const refusedAt = (command: string, response: string, code = 'EENVELOPE'): SendError => ({
  code,
  command,
  response,
  message: `Refused: ${response}`,
  permanent: response.startsWith('5'),
});

test.each<[what: string, error: SendError, isFinal: boolean, isOfServer: boolean]>([
  ['the connection is refused', { code: 'ESOCKET', message: 'connect ECONNREFUSED' }, false, true],
  ['the login is refused permanently', refusedAt('AUTH PLAIN', '535 Wrong password', 'EAUTH'), false, true],
  ['the sender is refused permanently', refusedAt('MAIL FROM', '553 Not your address'), false, true],
  ['the content is refused permanently', refusedAt('DATA', '554 Spam', 'EMESSAGE'), true, false],
  ['the content is refused temporarily', refusedAt('DATA', '451 Greylisted', 'EMESSAGE'), false, false],
  ['an address is malformed', { code: 'EENVELOPE', command: 'API', message: 'Invalid recipient' }, true, false],
  ['the portal stops', { code: 'EABORT', message: 'Aborted' }, false, true],
  ['the reason is unknown', { message: 'Something odd' }, false, true],
])('when %s', (_what, error, isFinal, isOfServer) => {
  expect(failedDelivery(error).trouble).toMatchObject({ isFinal, isOfServer });
});

test('an answer is one line that a database can store', () => {
  const response = `550-No\u0000 such\r\n550 user ${'x'.repeat(1000)}`;
  const [refusal] = failedDelivery({
    message: 'All were refused',
    rejectedErrors: [{ ...refusedAt('RCPT TO', response), recipient: C }],
  }).refusals;
  expect(refusal?.answer).toMatch(/^550-No such 550 user x{200}/);
  expect(refusal?.answer).toHaveLength(300);
});

test('secrets are hidden in every form', () => {
  const hidden = hideSecrets({ text: 'a?x&y a?x&y', html: 'a?x&amp;y and a?x&y', secrets: ['a?x&y'] });
  expect(hidden).toEqual({ text: 'hidden hidden', html: 'hidden and hidden', secrets: ['hidden'] });
});

test.each([
  ['550 <ada@site.example>: unknown', '550 <(address)>: unknown'],
  ['no "Ada.Byron+x@site.example", no b@c', 'no "(address)", no (address)'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%s is logged as %s', (text, logged) => {
  expect(withoutAddresses(text)).toBe(logged);
});
