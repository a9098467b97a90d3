import { ownFrame } from './own-frame';

const OWN = 'http://localhost/releases/mf-public/0123456789abcdef/7.abc.js:1:2048';
const SHELL = 'http://localhost/releases/shell/fedcba9876543210/main.js:2:5';
const IN_REMOTE = { part: 'mf-public', hash: '0123456789abcdef', file: '7.abc.js', line: 1, column: 2048 };
const IN_SHELL = { part: 'shell', hash: 'fedcba9876543210', file: 'main.js', line: 2, column: 5 };

test.each<[what: string, stack: string, frame: object | null]>([
  ['Chromium', `TypeError: \n    at onClick (${OWN})\n    at call (${SHELL})`, IN_REMOTE],
  ['Chromium, asynchronous', `Error: \n    at async ${OWN}`, IN_REMOTE],
  ['Firefox and WebKit', `onClick@${OWN}\ncall@${SHELL}`, IN_REMOTE],
  ['the code of the shell', `at ${SHELL}\nat ${OWN}`, IN_SHELL],
  ['a browser function called from a part', `at JSON.parse (<anonymous>)\nat ${OWN}`, IN_REMOTE],
  ['a script that was requested again', OWN.replace('.js', '.js?attempt=2'), IN_REMOTE],
  ['an extension', `at chrome-extension://abc/content.js:1:1\nat ${OWN}`, null],
  ['an extension of Firefox', `f@moz-extension://abc/content.js:1:1\nf@${OWN}`, null],
  ['another portal', OWN.replace('localhost', 'elsewhere.example'), null],
  ['a page', 'at http://localhost/lidar/17:1:1', null],
  ['a build under development', 'at http://localhost/releases/mf-public/development/main.js:1:1', null],
  ['nothing', '', null],
])('the position of an error in %s', (_what, stack, frame) => {
  expect(ownFrame(stack)).toEqual(frame);
});

test('the position within some parts', () => {
  expect(ownFrame(`at ${SHELL}\nat ${OWN}`, { parts: ['mf-public'] })).toEqual(IN_REMOTE);
  expect(ownFrame(`at ${OWN}`, { parts: ['mf-pub'] })).toBeNull();
});

const TYPED = `at f (${OWN.replace('mf-public', 'mf-cars-area')})`;
const REAL = `    at onClick (${OWN})`;
const LIMIT = (Error as { stackTraceLimit?: number }).stackTraceLimit ?? 10;

test.each<[what: string, stack: string]>([
  ['before other lines of it', `Error: I saw\n    ${TYPED}\nyesterday\n${REAL}\n    at call (${SHELL})`],
  ['at its end, above as many lines as a stack can have', `Error: I saw\n    ${TYPED}${`\n${REAL}`.repeat(LIMIT)}`],
])('a stack that a person typed into the message is not the position of the error: %s', (_what, stack) => {
  expect(ownFrame(stack)).toEqual(IN_REMOTE);
});

test('nor is it if the part that it names has not been loaded', () => {
  const parts = ['shell', 'mf-public'];
  expect(ownFrame(`Error: I saw\n    ${TYPED}\n${REAL}`, { parts })).toEqual(IN_REMOTE);
});
