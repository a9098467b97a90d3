import type { Condition, HistoryEntry, IssuedDecision } from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { tokenOf, type Caller } from '../../../test/callers';
import { emailsByRecipient } from '../../../test/emails';
import { addFacility } from '../../../test/facilities';
import { addDeputyOf, DEPUTY } from '../../../test/deputies';
import { readPdf, renderHere, wordsOf } from '../../../test/pdf';
import { storedBytes, storedFile } from '../../../test/files';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { applications, conditions, emails } from '../../platform/db/tables';
import { reporting } from './reporting.fixture';

const portal = testPortal();
Object.assign(portal.context, { pdf: renderHere });
const { callApi, db, context } = portal;
const { evaluated, carsToken, issue } = reporting(portal);

const DECISIONS = 'GET /national-facility/:id/decisions';
const CONDITIONS = 'GET /national-facility/:id/conditions';
const FULFIL = 'POST /national-facility/:id/conditions/:condition/fulfil';

const STATEMENT = 'The lidar is suitable once its telecover test is done.';
const UNTIL = Date.UTC(2027, 2, 1) / 1000;

const dataOf = async <Data>(answer: Promise<{ body: { data?: unknown } }>) => (await answer).body.data as Data;
const conditionsOf = (id: string, token: string) => dataOf<Condition[]>(callApi(CONDITIONS, { params: { id }, token }));

/** A facility accepted with two conditions. */
async function conditionallyAccepted() {
  const reviewed = await evaluated('waiting_final_report');
  const token = await carsToken();
  const asked = [
    { text: 'Show a telecover test.', due_date: UNTIL, instrument: reviewed.lidar.id },
    { text: 'Report once a year.' },
  ];
  const body = { acceptance: 'conditionally', statement: STATEMENT, conditions: asked };
  expect((await issue(reviewed.facility.id, body, token)).status).toBe(200);
  return { ...reviewed, id: reviewed.facility.id, token };
}

test('a decision is returned in words, with its conditions [12.23]', async () => {
  const { id, token, lidar } = await conditionallyAccepted();
  const decisions = await dataOf<IssuedDecision[]>(callApi(DECISIONS, { params: { id }, token }));
  expect(decisions).toEqual([
    {
      report: 'final',
      acceptance: expect.objectContaining({ code: 'conditionally' }),
      meaning:
        'The facility meets the requirements of initial acceptance on condition that it does what the report asks for in the time that it names.',
      issued_at: context.now().getTime() / 1000,
      statement: STATEMENT,
      without_plan_reason: null,
      conditions: [
        { text: 'Show a telecover test.', due_date: UNTIL, instrument: { _id: lidar.id, name: 'MUSA' } },
        { text: 'Report once a year.', due_date: null, instrument: null },
      ],
      recommendations: expect.arrayContaining([
        {
          on: 'MUSA',
          aspect: 'Feature',
          text: expect.any(String),
          compliance: expect.objectContaining({ code: 'yes' }),
        },
      ]),
    },
  ]);
  expect(await conditionsOf(id, token)).toMatchObject([
    { report: 'final', text: 'Show a telecover test.', due_date: UNTIL, fulfilled_at: null, is_superseded: false },
    { text: 'Report once a year.', due_date: null, instrument: null },
  ]);
});

test('the report contains the statement of the decision', async () => {
  await conditionallyAccepted();
  const [round] = await db.select().from(applications);
  const { storageKey } = await storedFile(portal, round?.finalReportId ?? '');
  const words = wordsOf(await readPdf((await storedBytes(portal, storageKey)) ?? Buffer.alloc(0)));
  for (const text of [STATEMENT, 'Show a telecover test.', 'MUSA', '2027-03-01', 'Report once a year.', 'The facility'])
    expect(words).toContain(text.replaceAll(' ', ''));
});

test('a decision can be issued without a statement', async () => {
  const { facility } = await evaluated('submitted');
  const token = await carsToken();
  expect((await issue(facility.id, { preliminary_acceptance: 'yes' }, token)).status).toBe(200);
  expect(await dataOf(callApi(DECISIONS, { params: { id: facility.id }, token }))).toMatchObject([
    { report: 'preliminary', statement: null, conditions: [] },
  ]);
});

test.each<[why: string, change: object, path: string, message: string]>([
  ['a statement that is too long', { statement: 'x'.repeat(4001) }, 'statement', 'Maximum 4000 characters'],
  [
    'a character that documents cannot render',
    { statement: 'Dust 𝄞' },
    'statement',
    'The character “𝄞” cannot be shown in documents',
  ],
  ['conditions that are not a list', { conditions: 'all' }, 'conditions', 'Must be a list'],
  [
    'too many conditions',
    { conditions: Array.from({ length: 51 }, () => ({ text: 'a' })) },
    'conditions',
    'At most 50 conditions',
  ],
  [
    'a condition of invisible characters',
    { conditions: [{ text: ' \u200B\u2028' }] },
    'conditions[0].text',
    'Required',
  ],
  ['a condition without a text', { conditions: [{ due_date: UNTIL }] }, 'conditions[0].text', 'Required'],
  [
    'a condition that is too long',
    { conditions: [{ text: 'x'.repeat(501) }] },
    'conditions[0].text',
    'Maximum 500 characters',
  ],
  [
    'a day in the past',
    { conditions: [{ text: 'a', due_date: 0 }] },
    'conditions[0].due_date',
    'Must be today or later',
  ],
  [
    'a day as text',
    { conditions: [{ text: 'a', due_date: '2027-03-01' }] },
    'conditions[0].due_date',
    'Must be a number, epoch seconds',
  ],
  ['a number as the statement', { statement: 5 }, 'statement', 'Must be a text'],
  ['a number as the text of a condition', { conditions: [{ text: 5 }] }, 'conditions[0].text', 'Must be a text'],
  [
    'an id as text',
    { configuration: { lidars: [{ lidar: '01241261-e58c-4fa7-b744-002d2239e8cf', lidar_id: '12' }] } },
    'configuration.lidars[0].lidar_id',
    'Must be a number',
  ],
  [
    'something other than an instrument',
    { conditions: [{ text: 'a', instrument: 'b' }] },
    'conditions[0].instrument',
    'Unknown record',
  ],
  [
    'an instrument of another facility',
    { conditions: [{ text: 'a' }, { text: 'b', instrument: '01241261-e58c-4fa7-b744-002d2239e8cf' }] },
    'conditions[1].instrument',
    'There is no such instrument in this application.',
  ],
])('%s is refused on its field, and no report is issued', async (_why, change, path, message) => {
  const { facility } = await evaluated('waiting_final_report');
  const answer = await issue(facility.id, { acceptance: 'conditionally', ...change }, await carsToken());
  expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
  expect((await db.select().from(applications)).map(({ status }) => status)).toEqual(['waiting_final_report']);
  expect(await db.select().from(conditions)).toEqual([]);
});

const fulfil = async (
  id: string,
  condition: string,
  token: string,
  body: object = { fulfilment: 'Seen on 3 March.' },
) => callApi(FULFIL, { params: { id, condition }, body, token });

describe('a condition', () => {
  test('is closed once, with the explanation of CARS, and recorded in the history [12.23]', async () => {
    const { id, token } = await conditionallyAccepted();
    const [first] = await conditionsOf(id, token);
    const { status, body } = await fulfil(id, first?._id ?? '', token);
    expect([status, body.code]).toEqual([200, 2]);
    expect(body.data).toMatchObject([
      { fulfilled_at: context.now().getTime() / 1000, fulfilment: 'Seen on 3 March.' },
      { fulfilled_at: null },
    ]);
    expect((await entriesOf(portal, id)).at(-1)).toMatchObject({
      action: 'application.fulfil-condition',
      oldValue: { condition: 'Show a telecover test.' },
      newValue: { reason: 'Seen on 3 March.' },
    });
    expect((await fulfil(id, first?._id ?? '', token)).status).toBe(409);
  });

  test('is closed with a message to the owner and the deputies, with its text and a note if it was the last [12.193]', async () => {
    const { id, token, facility } = await conditionallyAccepted();
    await addDeputyOf(portal, id);
    const [first, second] = await conditionsOf(id, token);
    const told = async (condition: Condition | undefined) => {
      await db.delete(emails);
      expect((await fulfil(id, condition?._id ?? '', token)).status).toBe(200);
      return emailsByRecipient(portal);
    };
    const mails = await told(first);
    expect(mails.map(({ kind, recipients, subject }) => [kind, recipients, subject])).toEqual([
      ['condition-closed', [DEPUTY], 'CIAO: a condition was closed as met'],
      ['condition-closed', ['pi.ciao@site.example'], 'CIAO: a condition was closed as met'],
    ]);
    for (const { text } of mails)
      for (const words of [
        'was closed as met: Show a telecover test. · MUSA · until 2027-03-01',
        'How it was met: Seen on 3 March.',
        'One condition is still open. Waiting for the facility to meet the conditions',
      ])
        expect(text).toContain(words);
    for (const { subject, text } of await told(second)) {
      expect(subject).toBe('CIAO: the last open condition was closed as met');
      expect(text).toContain('It was the last one: no condition is open now. Initial acceptance completed on');
    }
    const owner = await tokenOf(portal, 'its owner', facility);
    const { body } = await callApi('GET /national-facility/:id/history', { params: { id }, token: owner });
    expect((body.data as unknown as HistoryEntry[])[0]).toMatchObject({
      condition: second?.text,
      reason: 'Seen on 3 March.',
    });
  });

  test('is closed by one of two simultaneous requests', async () => {
    const { id, token } = await conditionallyAccepted();
    const [first] = await conditionsOf(id, token);
    const close = () => fulfil(id, first?._id ?? '', token);
    const answers = await atOnce(portal, id, [close, close]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test.each<[why: string, body: object, path: string, message: string]>([
    ['nothing', {}, 'fulfilment', 'Required'],
    ['an empty text', { fulfilment: ' ' }, 'fulfilment', 'Required'],
    ['too long a text', { fulfilment: 'x'.repeat(501) }, 'fulfilment', 'Maximum 500 characters'],
  ])('is not closed with %s', async (_why, body, path, message) => {
    const { id, token } = await conditionallyAccepted();
    const [first] = await conditionsOf(id, token);
    const answer = await fulfil(id, first?._id ?? '', token, body);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
  });

  test('of another facility is not found', async () => {
    const { id, token } = await conditionallyAccepted();
    const [first] = await conditionsOf(id, token);
    const other = await addFacility(portal, { acronym: 'OTHER' });
    expect((await fulfil(other.id, first?._id ?? '', token)).status).toBe(404);
  });

  test.each<[who: Caller, answer: number]>([
    ['nobody', 401],
    ['another owner', 403],
    ['its owner', 403],
    ['ARES', 403],
    ['an administrator', 200],
  ])('is read and closed by permitted users only: closing as %s returns %i', async (who, answer) => {
    const { id, token, facility } = await conditionallyAccepted();
    const [first] = await conditionsOf(id, token);
    const caller = await tokenOf(portal, who, facility);
    expect((await fulfil(id, first?._id ?? '', caller ?? '')).status).toBe(answer);
  });
});
