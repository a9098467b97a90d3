import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { CODE_ALPHABET, CODE_LENGTH, DEMONSTRATION, printedCode } from '@portal/domain';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { accessibilityProblems } from '../../../test/pdf-ua';
import { comparable, readPdf, renderHere, wordsOf } from '../../../test/pdf';
import { testPortal } from '../../../test/portal';
import { facilities, files, labelCertificates, labelDecisions } from '../../platform/db/tables';
import { labelling } from '../labelled.fixture';
import { newCode } from './new-code';

const portal = testPortal();
const { db, context, get, pass } = portal;
const { accepted, granted, labelled, record } = labelling(portal);
const DRAWS_NOTHING = context.pdf;
const DAY = 86_400;

beforeEach(() => {
  context.pdf = renderHere;
  context.settings.mode = 'production';
});

const certificates = () => db.select().from(labelCertificates).orderBy(labelCertificates.number);

const pdfOf = (id: string, token: string, query = '') =>
  get(`/api/national-facility/${id}/label/certificate.pdf${query}`, { authorization: `Bearer ${token}` });

test('a grant has its certificate, which says who has the label, for what, how long and by which decision [12.540]', async () => {
  const { facility } = await labelled();
  const { rawPayload, headers, statusCode } = await pdfOf(facility.id, await ownerToken(portal, facility));
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toContain('CIAO_certificate_ARS-2026-0001.pdf');
  const [row] = await certificates();
  const pdf = await readPdf(rawPayload);
  const words = wordsOf(pdf);
  for (const said of [
    'Izaña, "the" <observatory> & more (CIAO)',
    'Ινστιτούτο Ατμόσφαιρας',
    'Brazil',
    '23.5614 °S, 46.7350 °W',
    'MUSA Lidar 1, 3',
    'Cimel 1 Photometer',
    'Valid from 2026-06-15',
    'Valid until 2027-06-14',
    'ARS-2026-0001',
    'ACTRIS RI Committee',
    'RIC-2026-12',
    printedCode(row?.code ?? ''),
    `https://portal.example/verify/${printedCode(row?.code ?? '')}`,
  ])
    expect(words).toContain(comparable(said));
  expect(words).not.toContain('DEMONSTRATION');
  expect(pdf.figures.join()).toContain(`https://portal.example/verify/${printedCode(row?.code ?? '')}`);
  expect(pdf.outside).toEqual([]);
  expect(accessibilityProblems(rawPayload)).toEqual([]);
});

test('the bytes that are served have the digest that was stored, whatever changes afterwards [12.541]', async () => {
  const { facility } = await labelled();
  const token = await ownerToken(portal, facility);
  const digests: string[] = [];
  for (const name of ['another name', 'a third one']) {
    const { rawPayload } = await pdfOf(facility.id, token);
    digests.push(createHash('sha256').update(rawPayload).digest('hex'));
    await db.update(facilities).set({ name });
    pass(60);
  }
  const [row] = await certificates();
  expect(digests).toEqual([row?.sha256, row?.sha256]);
});

test('numbers begin anew with each year, have no gaps, and no two grants at once share one [12.542]', async () => {
  context.pdf = DRAWS_NOTHING;
  const all = [];
  for (const acronym of ['AAA', 'BBB', 'CCC']) all.push(await accepted({ acronym }));
  await Promise.all(all.map(({ facility, scope }) => record(facility.id, 'grant', granted(scope))));
  pass(200 * DAY);
  const [first] = all;
  if (first) await record(first.facility.id, 'renew', granted(first.scope));
  const numbers = (await certificates()).map(({ content }) => content.number);
  expect(numbers.toSorted()).toEqual(['ARS-2026-0001', 'ARS-2026-0002', 'ARS-2026-0003', 'ARS-2027-0001']);
});

test('a grant does not wait for the certificate of another one to be drawn, and both numbers are printed [12.542]', async () => {
  // Of the embedded database there is one connection, on which the transactions follow one another.
  if (portal.kind === 'embedded') return;
  const slow = await accepted({ acronym: 'AAA' });
  const quick = await accepted({ acronym: 'BBB' });
  const titles: string[] = [];
  const events = new EventEmitter();
  const begun = once(events, 'begun');
  const released = once(events, 'released');
  context.pdf = {
    ...DRAWS_NOTHING,
    render: async (document) => {
      titles.push(document.title);
      if (titles.length === 1) {
        events.emit('begun');
        await released;
      }
      return DRAWS_NOTHING.render(document);
    },
  };
  const first = record(slow.facility.id, 'grant', granted(slow.scope));
  await begun;
  await record(quick.facility.id, 'grant', granted(quick.scope));
  events.emit('released');
  await first;
  const numbers = (await certificates()).map(({ facilityId, content }) => [facilityId, content.number]);
  expect(numbers).toEqual([
    [quick.facility.id, 'ARS-2026-0001'],
    [slow.facility.id, 'ARS-2026-0002'],
  ]);
  // The number that another grant was faster to take is drawn again.
  expect(titles.map((title) => title.slice(0, 25))).toEqual([
    'Certificate ARS-2026-0001',
    'Certificate ARS-2026-0001',
    'Certificate ARS-2026-0002',
  ]);
});

test('a certificate that cannot be drawn leaves no decision, no number and no file [12.543]', async () => {
  const { facility, scope } = await accepted();
  context.pdf = { render: () => Promise.reject(new Error('No memory.')), close: async () => {} };
  await expect(record(facility.id, 'grant', granted(scope))).rejects.toThrow('No memory.');
  expect([await db.select().from(labelDecisions), await certificates(), await db.select().from(files)]).toEqual([
    [],
    [],
    [],
  ]);
  context.pdf = DRAWS_NOTHING;
  await record(facility.id, 'grant', granted(scope));
  expect((await certificates()).map(({ content }) => content.number)).toEqual(['ARS-2026-0001']);
});

test('an earlier certificate is served by its number, the newest by default, and an unknown number is a 404', async () => {
  context.pdf = DRAWS_NOTHING;
  const { facility, scope } = await labelled();
  pass(10 * DAY);
  await record(facility.id, 'renew', granted(scope));
  const token = await ownerToken(portal, facility);
  const nameOf = async (query: string) => {
    const { statusCode, headers } = await pdfOf(facility.id, token, query);
    return statusCode === 200 ? /filename="?([^";]+)/.exec(String(headers['content-disposition']))?.[1] : statusCode;
  };
  expect(await nameOf('')).toBe('CIAO_certificate_ARS-2026-0002.pdf');
  expect(await nameOf('?number=ARS-2026-0001')).toBe('CIAO_certificate_ARS-2026-0001.pdf');
  expect(await nameOf('?number=ARS-2026-0009')).toBe(404);
});

test.each<[caller: Caller, status: number]>([
  ['nobody', 401],
  ['its owner', 200],
  ['another owner', 403],
  ['CARS', 200],
  ['ARES', 200],
  ['an administrator', 200],
])('the certificate for %s: %i', async (caller, status) => {
  context.pdf = DRAWS_NOTHING;
  const { facility } = await labelled();
  const token = await tokenOf(portal, caller, facility);
  const url = `/api/national-facility/${facility.id}/label/certificate.pdf`;
  expect((await get(url, token ? { authorization: `Bearer ${token}` } : {})).statusCode).toBe(status);
});

test('a facility that never had a label has no certificate', async () => {
  const { facility } = await accepted();
  expect((await pdfOf(facility.id, await ownerToken(portal, facility))).statusCode).toBe(404);
});

test('in a demonstration, every page of a certificate says that it is none [12.544]', async () => {
  context.settings.mode = 'demo';
  const { facility, scope } = await accepted();
  const lidars = Array.from({ length: 60 }, (_unused, at) => ({
    _id: scope.lidars[0]?._id ?? '',
    name: `A lidar with a long name, number ${at}`,
    configurations: [1],
  }));
  await record(facility.id, 'grant', granted({ ...scope, lidars }));
  const { rawPayload } = await pdfOf(facility.id, await ownerToken(portal, facility));
  const { pages, outside } = await readPdf(rawPayload);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(comparable(page)).toContain(comparable(DEMONSTRATION));
  // It runs across the page, from corner to corner; the reader measures it as if it lay flat.
  expect(outside.filter((text) => text !== DEMONSTRATION)).toEqual([]);
});

test('codes have 26 letters of the alphabet without look-alikes, and none comes twice [12.545]', () => {
  const codes = Array.from({ length: 500 }, newCode);
  const pattern = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`, 'u');
  expect(codes.filter((code) => !pattern.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(500);
  expect(new Set(codes.join('')).size).toBe(CODE_ALPHABET.length);
});
