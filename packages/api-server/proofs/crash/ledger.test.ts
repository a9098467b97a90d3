import { Ledger } from './ledger';

const aResponse = (status: number, msg = '') => ({ status, body: { msg } });
const AWAY = 'The portal is busy or its database is away. Please try again in a moment.';

test.each<[what: string, answers: number[], stored: number, wrong: string[]]>([
  ['all acknowledged, all stored', [200, 200], 2, []],
  ['one unanswered, and stored', [200, 0], 2, []],
  ['one unanswered, and not stored', [200, 503], 1, []],
  ['one acknowledged is lost', [200, 200], 1, ['F edit: 2 acknowledged, 1 stored']],
  ['one is stored twice', [200, 0], 3, ['F edit: 2 tried, 3 stored']],
])('%s', (_what, answers, stored, wrong) => {
  const ledger = new Ledger();
  for (const status of answers) ledger.note('F', 'edit', aResponse(status, AWAY));
  expect(ledger.compare(new Map([['F edit', stored]]))).toEqual(wrong);
  expect(ledger.surprises).toEqual([]);
});

test('an unexpected answer is recorded', () => {
  const ledger = new Ledger();
  ledger.note('F', 'edit', aResponse(500, 'Could not save information!'));
  ledger.note('F', 'edit', aResponse(503, 'Service Unavailable'));
  ledger.see(aResponse(403, 'No.'));
  expect(ledger.surprises).toEqual([
    'edit: 500 Could not save information!',
    '503 in the words "Service Unavailable"',
    'a load: 403 No.',
  ]);
});
