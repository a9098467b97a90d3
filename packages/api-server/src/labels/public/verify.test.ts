import { CODE_LENGTH, printedCode, type VerifiedCertificate } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { labelCertificates } from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import { labelling, SECRET } from '../labelled.fixture';

const portal = testPortal();
const { callApi, context, db, pass } = portal;
const { labelled, record, granted } = labelling(portal);
const DAY = 86_400;

beforeEach(() => {
  context.settings.mode = 'production';
});

const codes = async () =>
  (await db.select().from(labelCertificates).orderBy(labelCertificates.place)).map(({ code }) => code);

const verify = (code: string, ip = '192.0.2.7') => callApi('GET /open/verify/:code', { params: { code }, ip });
const verified = async (code: string) => (await verify(code)).body.data as unknown as VerifiedCertificate;

test('a code tells what its certificate is worth today, however it is typed [12.551]', async () => {
  const { scope } = await labelled();
  const [code = ''] = await codes();
  const [certificate] = await db.select().from(labelCertificates);
  for (const typed of [code, printedCode(code), code.toLowerCase(), printedCode(code).replaceAll('-', '%20')])
    expect(await verified(typed)).toEqual({
      number: 'ARS-2026-0001',
      status: 'valid',
      is_valid: true,
      sentence: 'This certificate is valid today, 2026-06-15.',
      on: '2026-06-15',
      facility: {
        acronym: 'CIAO',
        name: 'Izaña, "the" <observatory> & more',
        institute: 'Ινστιτούτο Ατμόσφαιρας',
      },
      valid_from: '2026-06-15',
      valid_until: '2027-06-14',
      scope,
      issued_on: '2026-06-15',
      decision: { body: 'ACTRIS RI Committee', reference: 'RIC-2026-12', on: '2026-06-15' },
      sha256: certificate?.sha256,
      page: 'https://portal.example/label/CIAO',
      is_demonstration: false,
    });
});

test('an earlier certificate is superseded by a renewal, and none is valid once the label is suspended, withdrawn or expired [12.552]', async () => {
  const { facility, scope } = await labelled();
  const statuses = async () => Promise.all((await codes()).map(async (code) => (await verified(code)).status));
  pass(300 * DAY);
  await record(facility.id, 'renew', granted(scope));
  expect(await statuses()).toEqual(['superseded', 'valid']);
  await record(facility.id, 'suspend');
  expect(await statuses()).toEqual(['superseded', 'suspended']);
  await record(facility.id, 'reinstate');
  expect(await statuses()).toEqual(['superseded', 'valid']);
  pass(364 * DAY);
  expect(await statuses()).toEqual(['superseded', 'valid']);
  pass(DAY);
  expect(await statuses()).toEqual(['superseded', 'expired']);
  const { body } = await verify((await codes())[1] ?? '');
  expect(JSON.stringify(body)).not.toContain(SECRET);
});

test('a certificate of a former label stays what it became, and its check says what holds today [12.821]', async () => {
  const { facility, scope } = await labelled();
  pass(100 * DAY);
  await record(facility.id, 'renew', granted(scope));
  pass(DAY);
  await record(facility.id, 'withdraw');
  const statuses = async () => Promise.all((await codes()).map(async (code) => (await verified(code)).status));
  expect(await statuses()).toEqual(['superseded', 'withdrawn']);
  await record(facility.id, 'propose', { scope });
  await record(facility.id, 'grant', granted(scope));
  expect(await statuses()).toEqual(['superseded', 'withdrawn', 'valid']);
  const [, withdrawn = ''] = await codes();
  expect((await verified(withdrawn)).sentence).toBe(
    'This certificate is not valid today, 2026-09-24: its label was withdrawn on 2026-09-24. Labelled, valid until 2027-09-23, with certificate ARS-2026-0003.',
  );
});

test('a certificate that a recorded renewal will supersede says so [12.821]', async () => {
  const { facility, scope } = await labelled();
  await record(facility.id, 'renew', granted(scope, '2026-12-01', '2031-11-30'));
  const [present = ''] = await codes();
  expect((await verified(present)).sentence).toBe(
    'This certificate is valid today, 2026-06-15. From 2026-12-01 on, certificate ARS-2026-0002 counts instead of it.',
  );
});

test('every code of no certificate has the same answer [12.553]', async () => {
  await labelled();
  const [first, ...others] = await Promise.all(
    ['A'.repeat(CODE_LENGTH), 'A', '0'.repeat(CODE_LENGTH), '%00', 'ARS-2026-0001'].map((code) => verify(code)),
  );
  expect(first).toMatchObject({ status: 404, body: { msg: 'This certificate is not known here.' } });
  for (const other of others) expect(other).toEqual(first);
});

test.each<[what: string, code: string]>([
  ['of 101 characters', 'A'.repeat(101)],
  ['of 5000 characters', 'A'.repeat(5000)],
  ['that is no part of an address', '%zz'],
])('a code %s has that answer as well [12.553]', async (_what, code) => {
  const answers = await Promise.all(
    ['A', code].map(async (each) => {
      const { statusCode, body, headers } = await portal.get(`/api/open/verify/${each}`);
      return { statusCode, body, type: headers['content-type'], kept: headers['cache-control'] };
    }),
  );
  expect(answers[1]).toEqual(answers[0]);
});

test('the last second of a wait is one second [12.554]', async () => {
  await labelled();
  for (let count = 0; count < LIMITS.certificateChecks.max; count += 1) await verify('A');
  pass(59);
  expect((await verify('A')).body.msg).toBe(
    'Too many checks of certificates from your network. Please try again in 1 second.',
  );
});

test('checks are limited for each network, with the time after which they work again [12.554]', async () => {
  await labelled();
  const [code = ''] = await codes();
  pass(20);
  for (let count = 0; count < LIMITS.certificateChecks.max; count += 1) expect((await verify(code)).status).toBe(200);
  pass(20);
  const answer = await portal.inject({ method: 'GET', url: `/api/open/verify/${code}`, remoteAddress: '192.0.2.7' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '40']);
  expect(answer.json()).toMatchObject({
    msg: 'Too many checks of certificates from your network. Please try again in 40 seconds.',
  });
  expect((await verify(code, '198.51.100.7')).status).toBe(200);
  pass(41);
  expect((await verify(code)).status).toBe(200);
});

test('in a demonstration, the answer says so [12.550]', async () => {
  context.settings.mode = 'demo';
  await labelled();
  const [code = ''] = await codes();
  expect(await verified(code)).toMatchObject({ is_demonstration: true });
});
