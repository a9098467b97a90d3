import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isSubmitted, type AcceptanceStatusCode, type RoleCode } from '@portal/domain';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import type { FileLink } from '../../platform/db/schema/files';
import { componentReviewers } from '../../platform/db/tables';
import type { Call } from '../../app/calls';

const portal = testPortal();
const READS: readonly Call[] = ['GET /files/:id', 'GET /download/:id'];

type Who = 'nobody' | 'the uploader' | 'the owner' | 'a reviewer' | RoleCode;

/** A facility in a status, its owner and reviewer, and a file with the given use. */
async function world(link: FileLink | null, status: AcceptanceStatusCode = 'preliminary_report_issued') {
  const facility = await addFacility(portal, {}, { status });
  const reviewer = await addPerson(portal, { email: 'reviewer@site.example', roles: ['lidar_reviewer'] });
  await portal.db
    .insert(componentReviewers)
    .values({ facilityId: facility.id, component: 'lidar', userId: reviewer.id });
  const uploader = await addPerson(portal, { email: 'uploader@site.example' });
  const isPicture = link === null || link.endsWith('-picture');
  const file = await addFile(portal, {
    kind: isPicture ? 'image' : 'document',
    uploaderId: uploader.id,
    linkedAs: link,
    ...(link && link !== 'shared' && { linkedId: facility.id, facilityId: facility.id }),
  });
  return { facility, file, uploader };
}

async function tokenOf(who: Who) {
  if (who === 'nobody') return undefined;
  const known = {
    'the uploader': 'uploader@site.example',
    'the owner': 'pi.ciao@site.example',
    'a reviewer': 'reviewer@site.example',
  };
  const email = who in known ? known[who as keyof typeof known] : `${who}@site.example`;
  if (!(who in known)) await addPerson(portal, { email, roles: [who as RoleCode] });
  return (await enter(portal, email)).access_token;
}

async function statuses(id: string, who: Who) {
  const token = await tokenOf(who);
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answers = await Promise.all(
    READS.map((call) => portal.get(`/api${call.slice(4).replace(':id', id)}`, headers)),
  );
  return answers.map(({ statusCode }) => statusCode);
}

const REPORTS: FileLink[] = ['upgrade-plan', 'submission-report', 'preliminary-report', 'final-report'];
const PICTURES: FileLink[] = ['facility-picture', 'lidar-picture', 'photometer-picture'];

describe.each(REPORTS)('the file of a record as %s', (link) => {
  test.each<[who: Who, status: number]>([
    ['nobody', 401],
    ['the uploader', 403],
    ['the owner', 200],
    ['a reviewer', 200],
    ['national_facility', 403],
    ['lidar_reviewer', 200],
    ['cars', 200],
    ['ares', 200],
    ['administrator', 200],
  ])('requested by %s returns %d [11.8.1]', async (who, status) => {
    const { file } = await world(link);
    expect(await statuses(file.id, who)).toEqual([status, status]);
  });
});

test.each<[status: AcceptanceStatusCode, expected: number]>([
  ['draft', 404],
  ['submitted', 200],
])('in the status %s, an unassigned evaluator requesting a report receives %d', async (status, expected) => {
  const { file } = await world('submission-report', status);
  expect(isSubmitted(status)).toBe(expected === 200);
  expect(await statuses(file.id, 'lidar_reviewer')).toEqual([expected, expected]);
});

test.each(PICTURES)('every visitor sees a %s, even before the submission [11.8.1]', async (link) => {
  const { file } = await world(link, 'draft');
  expect(await statuses(file.id, 'nobody')).toEqual([200, 200]);
});

test.each<[who: Who, status: number]>([
  ['nobody', 401],
  ['national_facility', 200],
  ['administrator', 200],
])('a file shared by an administrator, requested by %s, returns %d [11.8.1]', async (who, status) => {
  const { file } = await world('shared');
  expect(await statuses(file.id, who)).toEqual([status, status]);
});

test.each<[who: Who, status: number]>([
  ['nobody', 401],
  ['the uploader', 200],
  ['the owner', 404],
  ['cars', 404],
  ['lidar_reviewer', 404],
  ['administrator', 200],
])('an unlinked upload requested by %s returns %d [11.8.1]', async (who, status) => {
  const { file } = await world(null);
  expect(await statuses(file.id, who)).toEqual([status, status]);
});

test('a file being written or removed is not found by any user', async () => {
  const { id } = await addFile(portal);
  expect(await statuses(id, 'administrator')).toEqual([404, 404]);
});

test.each(['no-id', '0b9f7a3e-58a5-4d55-9a5c-0d0d3c1f7c11'])('%s is not the id of a file', async (id) => {
  expect(await statuses(id, 'administrator')).toEqual([404, 404]);
});

describe('the response', () => {
  const SAFE = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'access-control-expose-headers': 'Content-Disposition',
    'content-length': '9',
  };

  test('displays a public picture and lets every cache keep it permanently [7.5.8, 11.8.2]', async () => {
    const { file } = await world('lidar-picture');
    const { headers, payload } = await portal.get(`/api/files/${file.id}`);
    expect(payload).toBe('the bytes');
    expect(headers).toMatchObject({
      ...SAFE,
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="station.jpg"; filename*=UTF-8''station.jpg`,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${file.sha256}"`,
    });
  });

  test.each([
    ['the same tag', (tag: string) => tag, 304],
    ['the same tag among others, weakened by a proxy', (tag: string) => `"x", W/${tag}`, 304],
    ['another tag', () => '"x"', 200],
  ])('%s', async (_what, tagFor, status) => {
    const { file } = await world('lidar-picture');
    const answer = await portal.get(`/api/files/${file.id}`, { 'if-none-match': tagFor(`"${file.sha256}"`) });
    expect([answer.statusCode, answer.payload]).toEqual([status, status === 304 ? '' : 'the bytes']);
  });

  test('offers a download for saving, even of a picture [11.8.2]', async () => {
    const { file } = await world('lidar-picture');
    const { headers } = await portal.get(`/api/download/${file.id}`);
    expect(headers).toMatchObject({ ...SAFE, 'content-disposition': expect.stringMatching(/^attachment; /) });
  });

  test.each(['files', 'download'])(
    '/%s saves a document under its name, and no cache keeps it [7.5.8]',
    async (noun) => {
      const { file } = await world('upgrade-plan');
      const authorization = `Bearer ${await tokenOf('the owner')}`;
      const { headers } = await portal.get(`/api/${noun}/${file.id}`, { authorization });
      expect(headers).toMatchObject({
        ...SAFE,
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Ubersicht.pdf"; filename*=UTF-8''%C3%9Cbersicht.pdf`,
        'cache-control': 'no-store',
      });
    },
  );

  test('displays an unlinked picture to its uploader, and no cache keeps it', async () => {
    const { file } = await world(null);
    const authorization = `Bearer ${await tokenOf('the uploader')}`;
    const { headers } = await portal.get(`/api/files/${file.id}`, { authorization });
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^inline; /),
      'cache-control': 'no-store',
    });
  });

  test('is an error if the bytes are missing, and the error is logged', async () => {
    const { file } = await world('lidar-picture');
    await portal.context.files.delete(file.storageKey);
    const answer = await portal.get(`/api/files/${file.id}`);
    expect([answer.statusCode, answer.json().msg]).toEqual([404, 'The content of this file is missing.']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(portal.logged.join('')).toMatch(`"level":50`);
    expect(portal.logged.join('')).toMatch(file.storageKey);
  });
});

test('leaves no open file and logs no failure if the client disconnects', async () => {
  const { file } = await world('lidar-picture');
  const endless = createReadStream('/dev/zero');
  jest.spyOn(portal.context.files, 'get').mockResolvedValue(endless);
  const { port } = new URL(await portal.listen());
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET /api/files/${file.id} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await once(socket, 'data');
  socket.destroy();
  await finished(endless).catch(() => {});
  await wait(50);
  expect(endless.destroyed).toBe(true);
  expect(portal.logged.filter((line) => /"level":(40|50)/.test(line))).toEqual([]);
});
