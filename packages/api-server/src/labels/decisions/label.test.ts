import { epochOf, type HistoryEntry } from '@portal/domain';
import { writtenEntries } from '../../../test/audit';
import { emailsInOrder } from '../../../test/emails';
import { addFile } from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { componentReviewers, facilities, labelDecisions, users } from '../../platform/db/tables';
import { aChange, aGrant, labelIn, labelling } from './label.fixture';

const portal = testPortal();
const { callApi, db } = portal;
const { labellable, proposed, granted, take, read } = labelling(portal);

const OWNER = 'pi.ciao@site.example';
const ADMINISTRATOR = 'administrator@site.example';
const CARS = 'cars@site.example';

const statusOf = async () => (await db.select().from(facilities))[0]?.displayed_status;
const entries = () => db.$count(labelDecisions);

/** The messages about labels, each with its recipients. */
const mails = async () =>
  (await emailsInOrder(portal))
    .filter(({ kind }) => kind.startsWith('label-'))
    .map(({ kind, recipients }) => `${kind}: ${recipients.join()}`);

test('a label goes from its proposal to its withdrawal, each step with its entry [12.520]', async () => {
  const { id, cars, administrator, scope, lidar, photometer } = await labellable();
  expect(await read(id, cars)).toMatchObject({ version: 0, today: { status: 'none', request: null }, decisions: [] });
  const offered = await take('propose', id, cars, { scope, note: 'All is well.' });
  expect(labelIn(offered)).toMatchObject({
    version: 1,
    today: { status: 'none', is_valid: false, request: { kind: 'label' } },
    turns: [{ pending_with: 'administrators' }],
    decisions: [
      {
        kind: 'propose',
        on: '2026-06-15',
        reason: 'All is well.',
        scope: {
          lidars: [{ _id: lidar.id, name: lidar.name, configurations: [1] }],
          photometers: [{ _id: photometer.id, name: 'Cimel 1' }],
        },
      },
    ],
  });
  const label = labelIn(await take('grant', id, administrator, aGrant()));
  expect(label).toMatchObject({
    today: {
      status: 'granted',
      is_valid: true,
      valid_until: '2031-06-14',
      period: { scope: { lidars: [{ _id: lidar.id }] } },
    },
    public_page: '/label/CIAO',
    turns: [],
  });
  expect(labelIn(await take('suspend', id, administrator, aChange()))).toMatchObject({
    today: { status: 'suspended', is_valid: false, public_text: 'A new laser.' },
  });
  expect(labelIn(await take('reinstate', id, administrator, aChange()))).toMatchObject({
    today: { status: 'granted', is_valid: true, public_text: 'A new laser.' },
  });
  const withdrawn = labelIn(await take('withdraw', id, administrator, aChange()));
  expect(withdrawn).toMatchObject({ today: { status: 'withdrawn', is_valid: false } });
  expect(withdrawn.decisions.map(({ kind }) => kind)).toEqual(['withdraw', 'reinstate', 'suspend', 'grant', 'propose']);
});

test('a grant states its decision, and the record keeps it [12.521]', async () => {
  const { answer } = await granted();
  expect(labelIn(answer).decisions[0]).toMatchObject({
    kind: 'grant',
    body: 'Research Infrastructure Committee',
    reference: 'RIC-2026-12',
    on: '2026-06-15',
    valid_from: '2026-06-15',
    valid_until: '2031-06-14',
  });
  await expect(db.delete(labelDecisions)).rejects.toThrow('Failed query: delete');
  expect(await entries()).toBe(2);
});

test.each<[why: string, change: object, path: string]>([
  ['without a body', { body: '' }, 'body'],
  ['without a reference', { reference: undefined }, 'reference'],
  ['of tomorrow', { on: epochOf('2026-06-16'), valid_from: epochOf('2026-06-16') }, 'on'],
  ['of more than a year ago', { on: epochOf('2025-06-14') }, 'on'],
  ['that ends before it begins', { valid_until: epochOf('2026-06-14') }, 'valid_until'],
  [
    'that begins before its decision',
    { valid_from: epochOf('2026-06-14'), valid_until: epochOf('2031-06-13') },
    'valid_from',
  ],
  ['that begins too far ahead', { valid_from: epochOf('2026-07-17') }, 'valid_from'],
  ['for more than five years', { valid_until: epochOf('2031-06-15') }, 'valid_until'],
  ['with the document of someone else', { document: '6f1e0c4e-0000-4000-8000-000000000000' }, 'document'],
])('a grant %s is refused on its field, and leaves nothing [12.521]', async (_why, change, path) => {
  const { id, administrator } = await proposed();
  const answer = await take('grant', id, administrator, aGrant(change));
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  expect(await entries()).toBe(1);
  expect(await read(id, administrator)).toMatchObject({ today: { status: 'none', request: { kind: 'label' } } });
});

test.each<[step: 'suspend' | 'withdraw' | 'request-suspension', change: object, path: string]>([
  ['suspend', aChange({ reason: 'Too short.' }), 'reason'],
  ['withdraw', aChange({ reason: undefined }), 'reason'],
  ['suspend', aChange({ public_text: 'x'.repeat(301) }), 'public_text'],
  ['suspend', aChange({ public_text: null }), 'public_text'],
  ['suspend', aChange({ public_text: ' \u3164' }), 'public_text'],
  ['request-suspension', { reason: 'Too short.' }, 'reason'],
])('%s with %j is refused on its field [12.779]', async (step, body, path) => {
  const { id, cars, administrator } = await granted();
  const token = step === 'request-suspension' ? cars : administrator;
  expect(await take(step, id, token, body)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

test('a decision is not older than the one before it', async () => {
  const { id, administrator } = await granted();
  expect(await take('suspend', id, administrator, aChange({ on: epochOf('2026-06-14') }))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'on', message: 'Must not be before the decision of 2026-06-15' }] },
  });
});

test('of two grants at once one succeeds, and the other gets 409 with the label [12.522]', async () => {
  const { id, administrator } = await proposed();
  const grant = () => take('grant', id, administrator, aGrant());
  const answers = await atOnce(portal, id, [grant, grant]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ data: { version: 2, today: { status: 'granted' } } });
  expect(await entries()).toBe(2);
});

test('of a grant and a return at once one succeeds [12.522]', async () => {
  const { id, administrator } = await proposed();
  const answers = await atOnce(portal, id, [
    () => take('grant', id, administrator, aGrant()),
    () => take('return', id, administrator, { reason: 'The scope lacks the photometer.' }),
  ]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(await entries()).toBe(2);
  expect((await read(id, administrator)).today.request).toBe(null);
});

test('a step from an outdated version is refused with the present label [12.522]', async () => {
  const { id, administrator } = await granted();
  const answer = await take('suspend', id, administrator, { ...aChange(), version: 1 });
  expect(answer).toMatchObject({ status: 409, body: { data: { version: 2, today: { status: 'granted' } } } });
  expect(await entries()).toBe(2);
});

test('a step that the state does not allow is refused in a sentence', async () => {
  const { id, administrator } = await labellable();
  expect(await take('grant', id, administrator, aGrant())).toMatchObject({
    status: 409,
    body: { msg: 'Only a proposed label can be granted.' },
  });
});

test.each<[why: string, change: (scope: { lidar: string; photometer: string }) => object, path: string]>([
  [
    'a configuration that is not approved',
    ({ lidar }) => ({ lidars: [{ _id: lidar, configurations: [2] }] }),
    'scope.lidars[0].configurations',
  ],
  [
    'the lidar of another facility',
    ({ photometer }) => ({ lidars: [{ _id: photometer, configurations: [1] }] }),
    'scope.lidars[0].configurations',
  ],
  [
    'the photometer of another facility',
    ({ lidar }) => ({ lidars: [{ _id: lidar, configurations: [1] }], photometers: [lidar] }),
    'scope.photometers[0]',
  ],
  [
    'a lidar that is named twice',
    ({ lidar }) => ({ lidars: [1, 2].map(() => ({ _id: lidar, configurations: [1] })) }),
    'scope.lidars[1]._id',
  ],
  ['no lidar', () => ({ lidars: [] }), 'scope.lidars'],
  [
    'no photometer near its lidar',
    ({ lidar }) => ({ lidars: [{ _id: lidar, configurations: [1] }], photometers: [] }),
    'scope.photometers',
  ],
])('a proposal with %s is refused on its field [12.523] [12.813]', async (_why, change, path) => {
  const { id, cars, lidar, photometer } = await labellable();
  const scope = change({ lidar: lidar.id, photometer: photometer.id });
  expect(await take('propose', id, cars, { scope })).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  expect(await entries()).toBe(0);
});

test('the document of a decision is a PDF that its readers can download [12.521]', async () => {
  const { id, administrator, owner } = await proposed();
  const [admin] = (await db.select().from(users)).filter(({ email }) => email === ADMINISTRATOR);
  const picture = await addFile(portal, { uploaderId: admin?.id ?? null });
  const refused = await take('grant', id, administrator, aGrant({ document: picture.id }));
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'document' }] } });
  const file = await addFile(portal, { kind: 'document', uploaderId: admin?.id ?? null });
  const { decisions } = labelIn(await take('grant', id, administrator, aGrant({ document: file.id })));
  expect(decisions[0]?.document).toBe(file.id);
  const download = async (token: string) =>
    (await portal.get(`/api/files/${file.id}`, { authorization: `Bearer ${token}` })).statusCode;
  expect(await download(owner)).toBe(200);
  await addPerson(portal, { email: 'ares@site.example', roles: ['ares'] });
  const { access_token: ares } = await enter(portal, 'ares@site.example');
  expect((await read(id, ares)).decisions[0]).toMatchObject({ kind: 'grant', document: null });
  expect(await download(ares)).toBe(403);
});

test('the fitting public status is set with the step, as the choice of the administrator [12.524]', async () => {
  const { id, administrator } = await granted({ set_displayed_status: true });
  expect(await statusOf()).toBe('labelled');
  expect((await writtenEntries(portal, 'facility.set-displayed-status'))[0]?.newValue).toEqual({
    displayed_status: 'labelled',
  });
  await take('suspend', id, administrator, aChange({ set_displayed_status: false }));
  expect(await statusOf()).toBe('labelled');
  await take('reinstate', id, administrator, aChange());
  await take('withdraw', id, administrator, aChange({ set_displayed_status: true }));
  expect(await statusOf()).toBe('withdrawn');
});

test('each step is told to those whom it concerns [12.525]', async () => {
  await addPerson(portal, { email: 'ares@site.example', roles: ['ares'] });
  const { id, administrator } = await proposed();
  await db.update(facilities).set({ pi_contact: 'Lead@site.example', lidar_pi_contact: OWNER });
  expect(await mails()).toEqual([`label-proposed: ${ADMINISTRATOR}`]);
  await take('grant', id, administrator, aGrant());
  const told = [`${ADMINISTRATOR},${CARS}`, 'ares@site.example', 'lead@site.example', OWNER];
  expect((await mails()).slice(1).toSorted()).toEqual(told.map((who) => `label-granted: ${who}`).toSorted());
  await take('suspend', id, administrator, aChange());
  const suspended = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'label-suspended');
  const withReason = suspended.filter(({ text }) => text.includes('The laser was broken'));
  expect(withReason.map(({ recipients }) => recipients.join())).not.toContain('ares@site.example');
  expect(withReason).toHaveLength(3);
});

test('a proposal that is returned goes back to the centre, with the reason [12.526]', async () => {
  const { id, administrator, cars } = await proposed();
  const returned = await take('return', id, administrator, { reason: 'The scope lacks the photometer.' });
  expect(labelIn(returned)).toMatchObject({ today: { status: 'none', request: null } });
  expect((await mails()).slice(1)).toEqual([`label-returned: ${ADMINISTRATOR},${CARS}`]);
  expect((await read(id, cars)).steps.map(({ step }) => step)).toEqual(['propose']);
});

test('a refusal leads back to what was before the proposal [12.526]', async () => {
  const { id, administrator } = await proposed();
  const { body } = await take('refuse', id, administrator, aChange());
  expect(labelIn({ status: 200, body })).toMatchObject({ today: { status: 'none', request: null }, public_page: null });
});

test('a withdrawal ends what is proposed, and says so [12.527]', async () => {
  const { id, cars, administrator } = await granted();
  await take('request-suspension', id, cars, { reason: 'No data for a whole year.' });
  const { today } = labelIn(await take('withdraw', id, administrator, aChange()));
  expect(today).toMatchObject({ status: 'withdrawn', request: null });
  const [mail] = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'label-withdrawn');
  expect(mail?.text).toContain('The proposal of a suspension ended with this.');
});

test('the centre proposes, administrators record, and others do neither [12.528]', async () => {
  const { id, cars, owner, scope, administrator } = await labellable();
  const { version: _version, ...body } = { version: 0, scope };
  expect((await take('propose', id, owner, body)).status).toBe(403);
  await take('propose', id, cars, body);
  expect((await take('grant', id, cars, aGrant())).status).toBe(403);
  expect((await read(id, cars)).steps).toEqual([]);
  expect((await read(id, administrator)).steps.map(({ step }) => step)).toEqual(['return', 'grant', 'refuse']);
  expect((await read(id, owner)).steps).toEqual([]);
});

test('the facility and its reviewers read reasons, and the data centre does not [12.528]', async () => {
  const { id, cars, owner } = await granted();
  await take('request-suspension', id, cars, { reason: 'No data for a whole year.' });
  const { id: reviewerId } = await addPerson(portal, { email: 'reviewer@site.example', roles: ['lidar_reviewer'] });
  await db.insert(componentReviewers).values({ facilityId: id, component: 'lidar', userId: reviewerId });
  await addPerson(portal, { email: 'ares@site.example', roles: ['ares'] });
  const tokenOf = async (email: string) => (await enter(portal, email)).access_token;
  for (const token of [owner, cars, await tokenOf('reviewer@site.example')])
    expect((await read(id, token)).today.request?.reason).toBe('No data for a whole year.');
  const ares = await callApi('GET /national-facility/:id/label', {
    params: { id },
    token: await tokenOf('ares@site.example'),
  });
  expect(ares.status).toBe(200);
  expect(JSON.stringify(ares.body)).not.toContain('No data for');
});

test('no reader of the label learns who decided, and the facility not from its history either [12.528]', async () => {
  const { id, owner } = await granted();
  const label = await read(id, owner);
  const { body } = await callApi('GET /national-facility/:id/history', { params: { id }, token: owner });
  const history = (body.data as unknown as HistoryEntry[]).filter(({ action }) => action.startsWith('label.'));
  expect(history.map(({ action, person }) => [action, person])).toEqual([
    ['label.grant', null],
    ['label.propose', null],
  ]);
  expect(JSON.stringify(label)).not.toMatch(/Byron|administrator@|cars@/);
});
