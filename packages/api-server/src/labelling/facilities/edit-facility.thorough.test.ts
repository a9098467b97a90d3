import type { AcceptanceStatusCode, NationalFacility } from '@portal/domain';
import { latestEntry, writtenEntries } from '../../../test/audit';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { applications, emails, facilities, files } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const EDIT = 'POST /national-facility/:id/edit/general-info';
const HIS = { acronym: 'CIAO', name: 'Observatory', pi_contact: 'pi@site.example', lidar_pi_name: 'Ada' };

/** A facility, and a function that saves its general information as the caller. */
async function open(caller: Caller = 'its owner', status: AcceptanceStatusCode = 'draft') {
  const facility = await addFacility(portal, HIS, { status });
  const token = await tokenOf(portal, caller, facility);
  const save = (body: object) => callApi(EDIT, { token, params: { id: facility.id }, body });
  return { facility, token, save };
}

const actions = async () => (await writtenEntries(portal)).map(({ action }) => action);
const statusNow = async () => (await db.select().from(applications))[0]?.status;

describe('editable parts', () => {
  const EVERY_STATUS: AcceptanceStatusCode[] = [
    'registered',
    'invited',
    'draft',
    'submitted',
    'preliminary_report_issued',
    'waiting_final_report',
    'evaluated',
  ];
  const EDITABLE = EVERY_STATUS.slice(0, 3);
  const LOCKED = EVERY_STATUS.slice(3);
  const CHANGES = {
    content: { name: 'Another name' },
    contacts: { lidar_pi_name: 'Bea' },
    acronym: { acronym: 'NEW' },
    'PI contact': { pi_contact: 'new@site.example' },
    type: { type: 'partner' },
    'displayed status': { displayed_status: 'labelled' },
  };
  type Part = keyof typeof CHANGES;
  type ApiAnswer = readonly [status: number, code: number];
  const DONE: ApiAnswer = [200, 2];
  const FORBIDDEN: ApiAnswer = [403, 1001];
  const LATE: ApiAnswer = [409, 1005];
  const STRANGER: ApiAnswer = [401, 1001];

  /** The answers for each caller and part: while the application can be edited, and after the submission. */
  const TABLE: [Caller, Part, whileEditable: ApiAnswer, afterwards: ApiAnswer][] = [
    ['its owner', 'content', DONE, LATE],
    ['its owner', 'contacts', DONE, LATE],
    ['its owner', 'acronym', FORBIDDEN, FORBIDDEN],
    ['its owner', 'PI contact', FORBIDDEN, FORBIDDEN],
    ['its owner', 'type', FORBIDDEN, FORBIDDEN],
    ['its owner', 'displayed status', FORBIDDEN, FORBIDDEN],
    ['CARS', 'content', DONE, LATE],
    ['CARS', 'contacts', DONE, DONE],
    ['CARS', 'acronym', DONE, DONE],
    ['CARS', 'PI contact', DONE, DONE],
    ['CARS', 'type', DONE, DONE],
    ['CARS', 'displayed status', FORBIDDEN, FORBIDDEN],
    ['an administrator', 'content', DONE, LATE],
    ['an administrator', 'contacts', DONE, DONE],
    ['an administrator', 'acronym', DONE, DONE],
    ['an administrator', 'PI contact', DONE, DONE],
    ['an administrator', 'type', DONE, DONE],
    ['an administrator', 'displayed status', DONE, DONE],
    ['another owner', 'content', FORBIDDEN, FORBIDDEN],
    ['the reviewer of lidars', 'content', FORBIDDEN, FORBIDDEN],
    ['an evaluator', 'contacts', FORBIDDEN, FORBIDDEN],
    ['ARES', 'contacts', FORBIDDEN, FORBIDDEN],
    ['nobody', 'content', STRANGER, STRANGER],
  ];
  /** Where the status makes no difference, a single status of each kind is tested. */
  const some = (statuses: AcceptanceStatusCode[], first: ApiAnswer, later: ApiAnswer) =>
    first === later ? statuses.slice(-1) : statuses;
  const rows = TABLE.flatMap(([caller, part, first, later]) => [
    ...some(EDITABLE, first, later).map((status) => [caller, part, status, first] as const),
    ...some(LOCKED, first, later).map((status) => [caller, part, status, later] as const),
  ]);
  const isDone = ([, , , answer]: (typeof rows)[number]) => answer === DONE;

  test.each(rows.filter(isDone))('%s changes %s while %s [6.5, 6.12, 11.6.8]', async (caller, part, status) => {
    const { facility, save } = await open(caller, status);
    const { status: answered, body } = await save(CHANGES[part]);
    expect([answered, body.code]).toEqual(DONE);
    expect(body.data).toMatchObject({ _id: facility.id, version: facility.version + 1 });
    expect((await db.select().from(facilities))[0]?.version).toBe(facility.version + 1);
  });

  test.each(rows.filter((row) => !isDone(row)))(
    '%s cannot change %s while %s: %j [4.5, 4.6, 6.5, 11.6.8]',
    async (caller, part, status, expected) => {
      const { save } = await open(caller, status);
      const before = await stored(portal);
      const { status: answered, body } = await save(CHANGES[part]);
      expect([answered, body.code]).toEqual(expected);
      expect(await stored(portal)).toEqual(before);
    },
  );

  test('one forbidden field refuses the whole request, regardless of the other fields [11.5.6, 11.10.3]', async () => {
    const { save } = await open();
    const before = await stored(portal);
    const body = { name: 'Another name', pi_contact: 'new@site.example', lidar_pi_contact: 'no address' };
    expect(await save(body)).toMatchObject({ status: 403, body: { code: 1001 } });
    expect(await stored(portal)).toEqual(before);
  });

  test('changing and removing the type are both recorded in the audit log', async () => {
    const { facility, save } = await open('CARS', 'evaluated');
    for (const type of ['partner', null]) expect((await save({ type })).status).toBe(200);
    expect((await db.select().from(facilities))[0]).toMatchObject({ type: null, version: facility.version + 2 });
    expect(await writtenEntries(portal, 'facility.edit')).toMatchObject([
      { oldValue: { type: '' }, newValue: { type: 'partner' } },
      { oldValue: { type: 'partner' }, newValue: { type: '' } },
    ]);
    expect(await save({ type: 'castle' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'type', message: 'Choose a value from the list' }] },
    });
  });

  test.each<Caller>(['its owner', 'CARS', 'an administrator'])(
    'by %s, a name has no web address [12.895]',
    async (caller) => {
      const { facility, save, token } = await open(caller);
      const before = await stored(portal);
      const address = 'Confirm at http://site.example/x?token=1 within 24 hours';
      const { status, body } = await save({ name: address, lidar_pi_name: address });
      const message = 'Must not contain a web address';
      expect([status, body.errors]).toEqual([
        422,
        expect.arrayContaining([
          { path: 'name', message },
          { path: 'lidar_pi_name', message },
        ]),
      ]);
      expect(await stored(portal)).toEqual(before);
      await db.update(facilities).set({ name: address });
      const read = await callApi('GET /national-facility/:id/general-info', { token, params: { id: facility.id } });
      expect(read.body.data).toMatchObject({ name: address });
      expect((await save({ name: 'St. John / J.-P.' })).status).toBe(200);
    },
  );

  test('unchanged fields of other parts are accepted, as the form sends the whole facility [7.3.6, 11.5.6]', async () => {
    const { token, facility, save } = await open();
    const present = (await callApi('GET /national-facility/:id/general-info', { token, params: { id: facility.id } }))
      .body.data as unknown as NationalFacility;
    const { status, body } = await save({ ...present, name: 'Another name' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Another name', acronym: 'CIAO', pi_contact: 'pi@site.example' });
  });
});

describe('a save', () => {
  test('keeps omitted fields and clears empty ones [7.3.6]', async () => {
    const { save } = await open();
    const { body } = await save({ name: ' Station ', lidar_pi_name: '' });
    expect(body.data).toMatchObject({ name: 'Station', lidar_pi_name: null, pi_contact: 'pi@site.example' });
  });

  test('records exactly the changed fields [11.12.6]', async () => {
    const { facility, save } = await open();
    await save({ name: 'Station', acronym: 'CIAO', lidar_pi_name: 'Ada' });
    expect(await latestEntry(portal)).toMatchObject({
      actorId: facility.ownerId,
      action: 'facility.edit',
      objectKind: 'facility',
      objectId: facility.id,
      objectName: 'CIAO',
      facilityId: facility.id,
      oldValue: { name: 'Observatory' },
      newValue: { name: 'Station' },
    });
  });

  test('without changes succeeds and records nothing, even with an old version', async () => {
    const { facility, save } = await open('its owner', 'registered');
    const before = await stored(portal);
    const { status, body } = await save({ name: 'Observatory', version: facility.version - 1 });
    expect([status, body.code]).toEqual([200, 2]);
    expect(await stored(portal)).toEqual(before);
  });

  test.each<[who: Caller, from: AcceptanceStatusCode, to: AcceptanceStatusCode]>([
    ['its owner', 'registered', 'draft'],
    ['its owner', 'invited', 'draft'],
    ['its owner', 'draft', 'draft'],
    ['CARS', 'registered', 'registered'],
    ['an administrator', 'invited', 'invited'],
  ])('by %s while %s leads to %s [11.6.1]', async (caller, from, to) => {
    const { save } = await open(caller, from);
    portal.pass(60);
    await save({ name: 'Station' });
    const moved = from !== to;
    const [application] = await db.select().from(applications);
    expect(application?.status).toBe(to);
    expect(application?.statusSince).toEqual(new Date(moved ? '2026-06-15T12:01:00Z' : '2026-06-15T12:00:00Z'));
    expect((await actions()).includes('application.start')).toBe(moved);
  });

  test.each<[why: string, body: object, path: string]>([
    ['an invalid address', { lidar_pi_contact: 'nobody' }, 'lidar_pi_contact'],
    ['a name that is too long', { name: 'x'.repeat(65) }, 'name'],
    ['a name that documents cannot render', { name: 'Key 𝄞' }, 'name'],
    ['an empty acronym', { acronym: null }, 'acronym'],
    ['an empty displayed status', { displayed_status: null }, 'displayed_status'],
    ['two pictures', { pictures: ['a', 'b'].map((c) => c.repeat(36)) }, 'pictures'],
    ['a picture that is not first in the list', { picture: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11' }, 'picture'],
  ])('with %s is refused on the field', async (_why, sent, path) => {
    const { save } = await open();
    const before = await stored(portal);
    const { status, body } = await save(sent);
    expect([status, body.code]).toEqual([422, 1003]);
    expect(body.errors).toContainEqual({ path, message: expect.any(String) });
    expect(await stored(portal)).toEqual(before);
  });

  test.each(['null', '[]', '"x"', '1e400', '{"pictures":{"length":-1},"name":[[1]]}', '{"acronym":{"a":1}}'])(
    'never fails on %s',
    async (body) => {
      const { facility, token } = await open();
      const url = `/api/national-facility/${facility.id}/edit/general-info`;
      const { statusCode } = await portal.post(url, body, 'application/json', token);
      expect(statusCode).toBeLessThan(500);
    },
  );
});

describe('two users editing the same version', () => {
  test('the second is refused and receives the current facility [11.5.20]', async () => {
    const { facility, save } = await open();
    await save({ name: 'First', version: facility.version });
    const before = await stored(portal);
    const { status, body } = await save({ name: 'Second', version: facility.version });
    expect([status, body.code]).toEqual([409, 1003]);
    expect(body.data).toMatchObject({ name: 'First', version: facility.version + 1 });
    expect(await stored(portal)).toEqual(before);
  });

  test('a version from the future is refused too', async () => {
    const { facility, save } = await open();
    const before = await stored(portal);
    const { status, body } = await save({ name: 'Second', version: facility.version + 1 });
    expect([status, body.code]).toEqual([409, 1003]);
    expect(body.data).toMatchObject({ name: HIS.name, version: facility.version });
    expect(await stored(portal)).toEqual(before);
  });

  test('without a version the last save wins [11.5.20]', async () => {
    const { save } = await open();
    await save({ name: 'First' });
    expect((await save({ name: 'Second' })).status).toBe(200);
  });

  test('exactly one of two simultaneous requests is saved', async () => {
    const { facility, save } = await open('its owner', 'registered');
    const both = ['First', 'Second'].map((name) => save({ name, version: facility.version }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await db.select().from(facilities))[0]?.version).toBe(facility.version + 1);
    expect((await actions()).filter((action) => action.endsWith('.edit') || action.endsWith('.start'))).toEqual([
      'application.start',
      'facility.edit',
    ]);
    expect(await statusNow()).toBe('draft');
  });
});

describe('the acronym', () => {
  test.each(['ATOLL', 'atoll'])('%s is rejected as taken, in upper or lower case [11.5.1]', async (acronym) => {
    await addFacility(portal, { acronym: 'ATOLL' });
    const { save } = await open('CARS');
    const before = await stored(portal);
    const { status, body } = await save({ acronym });
    expect([status, body.code]).toEqual([422, 1003]);
    expect(body.errors).toEqual([
      { path: 'acronym', message: `A facility with the acronym ${acronym} already exists.` },
    ]);
    expect(await stored(portal)).toEqual(before);
  });

  test('may change between upper and lower case for its own facility', async () => {
    const { save } = await open('CARS');
    expect((await save({ acronym: 'ciao' })).body.data).toMatchObject({ acronym: 'ciao' });
  });
});

describe('the displayed status', () => {
  test('is a separate change, and the owner is notified', async () => {
    const { facility, save } = await open('an administrator', 'evaluated');
    const { body } = await save({ displayed_status: 'suspended', lidar_pi_name: 'Bea' });
    expect(body.data).toMatchObject({ displayed_status: { code: 'suspended' }, version: facility.version + 1 });
    expect((await actions()).slice(-2)).toEqual(['facility.edit', 'facility.set-displayed-status']);
    expect(await latestEntry(portal)).toMatchObject({
      oldValue: { displayed_status: 'candidate' },
      newValue: { displayed_status: 'suspended' },
    });
    const [mail] = await db.select().from(emails);
    expect(mail).toMatchObject({
      kind: 'displayed-status-changed',
      recipients: ['pi.ciao@site.example'],
      facilityId: facility.id,
    });
    expect(mail?.text).toContain('from "Candidate" to "Label suspended"');
    expect(mail?.text).toContain(`https://portal.example/edit-nf/${facility.id}`);
  });
});

describe('the picture', () => {
  test('is an upload of the same user, and the previous picture is released [3.4, 11.5.7]', async () => {
    const { facility, save } = await open();
    const [first, second] = [
      await addFile(portal, { uploaderId: facility.ownerId }),
      await addFile(portal, { uploaderId: facility.ownerId }),
    ];
    await save({ pictures: [first.id] });
    const { body } = await save({ pictures: [second.id], picture: second.id });
    expect(body.data).toMatchObject({ pictures: [second.id], picture: second.id });
    const rows = await db.select().from(files);
    expect(rows.find(({ id }) => id === second.id)).toMatchObject({
      linkedAs: 'facility-picture',
      linkedId: facility.id,
      facilityId: facility.id,
    });
    expect(rows.find(({ id }) => id === first.id)).toMatchObject({ linkedAs: null, uploaderId: null });
    expect((await save({ pictures: [] })).body.data).toMatchObject({ pictures: [], picture: null });
  });

  test.each<[why: string, change: (owner: string, other: string) => Parameters<typeof addFile>[1]]>([
    ['a document', (owner) => ({ kind: 'document', uploaderId: owner })],
    ['an upload of another user', (_owner, other) => ({ uploaderId: other })],
    ['an upload without an uploader', () => ({})],
  ])('%s is refused', async (_why, change) => {
    const { facility, save } = await open();
    const other = await addPerson(portal);
    const file = await addFile(portal, change(facility.ownerId, other.id));
    const before = await stored(portal);
    const { status, body } = await save({ pictures: [file.id] });
    expect([status, body.code]).toEqual([422, 1003]);
    expect(body.errors).toEqual([
      { path: 'pictures', message: 'This picture is no longer there. Please upload it again.' },
    ]);
    expect(await stored(portal)).toEqual(before);
  });

  test('the picture of another facility is refused [11.5.7]', async () => {
    const { facility, save } = await open();
    const file = await addFile(portal, { uploaderId: facility.ownerId });
    await save({ pictures: [file.id] });
    const other = await addFacility(portal, { acronym: 'TWO', ownerId: facility.ownerId }, { status: 'draft' });
    const token = await ownerToken(portal, facility);
    const { status } = await callApi(EDIT, { token, params: { id: other.id }, body: { pictures: [file.id] } });
    expect(status).toBe(422);
  });
});
