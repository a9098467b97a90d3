import type { NationalFacility } from '@portal/domain';
import { tokenOf, type Caller } from '../../../test/callers';
import { writtenEntries } from '../../../test/audit';
import { addFile } from '../../../test/files';
import { testPortal } from '../../../test/portal';
import { users } from '../../platform/db/tables';
import { aChange, aGrant, labelIn, labelling } from './label.fixture';

const portal = testPortal();
const { callApi, db } = portal;
const { granted, proposed, take, read } = labelling(portal);

const REASON = 'The laser was broken for a whole year.';

/** A suspended label whose decision has a document. */
async function suspended() {
  const fixture = await granted();
  const admin = (await db.select().from(users)).find(({ email }) => email === 'administrator@site.example');
  const file = await addFile(portal, { kind: 'document', uploaderId: admin?.id ?? null });
  const answer = await take('suspend', fixture.id, fixture.administrator, aChange({ document: file.id }));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { ...fixture, file };
}

test.each<[caller: Caller, label: number, file: number]>([
  ['nobody', 401, 401],
  ['its owner', 200, 200],
  ['another owner', 403, 403],
  ['the reviewer of lidars', 200, 200],
  ['an evaluator', 200, 200],
  ['CARS', 200, 200],
  ['ARES', 200, 403],
  ['an administrator', 200, 200],
])(
  '%s: the label %d, the document of its decision %d, and the reason with it [12.776]',
  async (caller, label, file) => {
    const { id, facility, file: document } = await suspended();
    const token = await tokenOf(portal, caller, facility);
    const answer = await callApi('GET /national-facility/:id/label', { params: { id }, ...(token && { token }) });
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const sent = await portal.get(`/api/files/${document.id}`, headers);
    expect([answer.status, sent.statusCode]).toEqual([label, file]);
    if (label !== 200) return;
    const [decision] = labelIn(answer).decisions;
    const isReader = file === 200;
    expect(decision).toMatchObject({
      kind: 'suspend',
      reference: 'RIC-2026-12',
      public_text: 'A new laser.',
    });
    expect([decision?.reason, decision?.document]).toEqual(isReader ? [REASON, document.id] : [null, null]);
  },
);

test('the note of a proposal is read by the same [12.776]', async () => {
  const { id, facility, administrator, cars, scope } = await proposed();
  await take('return', id, administrator, { reason: 'The scope lacks the photometer.' });
  await take('propose', id, cars, { scope, note: 'Nothing was found.' });
  const notes = async (token?: string) => {
    const { today, decisions } = await read(id, token ?? '');
    return [today.request?.reason, decisions[0]?.reason];
  };
  expect(await notes(await tokenOf(portal, 'its owner', facility))).toEqual([
    'Nothing was found.',
    'Nothing was found.',
  ]);
  expect(await notes(await tokenOf(portal, 'ARES', facility))).toEqual([null, null]);
});

test('the record of a facility says what is proposed of its label, a suspension included, and not why [12.835]', async () => {
  const { id, cars, owner, administrator } = await proposed();
  const requestOf = async () => {
    const { body } = await callApi('GET /national-facility/:id/general-info', { params: { id }, token: owner });
    expect(JSON.stringify(body)).not.toContain(REASON);
    return (body.data as unknown as NationalFacility).label_request;
  };
  expect(await requestOf()).toBe('label');
  await take('grant', id, administrator, aGrant());
  expect(await requestOf()).toBeNull();
  await take('request-suspension', id, cars, { reason: REASON });
  expect(await requestOf()).toBe('suspension');
  expect((await read(id, owner)).today.request).toMatchObject({ kind: 'suspension', reason: REASON });
});

test('the document of a decision is sent as an attachment that may run nothing [12.776]', async () => {
  const { owner, file } = await suspended();
  const { headers } = await portal.get(`/api/files/${file.id}`, { authorization: `Bearer ${owner}` });
  expect(headers['content-disposition']).toMatch(/^attachment/);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('the log says what each entry changes, and no reason [12.777]', async () => {
  const { id, cars, administrator } = await granted();
  await take('request-suspension', id, cars, { reason: REASON });
  await take('suspend', id, administrator, aChange());
  await take('reinstate', id, administrator, aChange());
  await take('withdraw', id, administrator, aChange());
  const entries = (await writtenEntries(portal)).filter(({ objectKind }) => objectKind === 'label');
  expect(entries.map(({ action, oldValue }) => [action, oldValue])).toEqual([
    ['label.propose', { proposed: null }],
    ['label.grant', { status: 'none', proposed: 'label' }],
    ['label.request-suspension', { proposed: null }],
    ['label.suspend', { status: 'granted', proposed: 'suspension' }],
    ['label.reinstate', { status: 'suspended' }],
    ['label.withdraw', { status: 'granted' }],
  ]);
  expect(entries.map(({ newValue }) => newValue)).toMatchObject([
    { proposed: 'label' },
    { status: 'granted', proposed: null, valid_until: '2031-06-14' },
    { proposed: 'suspension' },
    { status: 'suspended', proposed: null },
    { status: 'granted' },
    { status: 'withdrawn' },
  ]);
  expect(entries.every(({ actorId }) => actorId !== null)).toBe(true);
  expect(JSON.stringify(entries)).not.toMatch(/laser/);
});
