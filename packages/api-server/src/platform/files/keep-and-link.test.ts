import { randomUUID } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addFacility } from '../../../test/facilities';
import { addFile, heldFiles, storedBytes } from '../../../test/files';
import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { transaction } from '../db/client';
import { facilities, files } from '../db/tables';
import { linkFile, releaseFiles } from './files.store';
import { storeGenerated } from './keep-file';
import { sweepFiles } from './sweep-files';

const portal = testPortal();
const { db, context } = portal;

const DAY = 24 * 3600;
const found = async (id: string) => (await db.select().from(files)).find((file) => file.id === id);

describe('linking a file', () => {
  const link = { kind: 'image', as: 'lidar-picture', linkedId: randomUUID(), facilityId: randomUUID() } as const;

  test('succeeds once, for its uploader', async () => {
    const { id: uploaderId } = await addPerson(portal);
    const { id: fileId } = await addFile(portal, { uploaderId });
    expect(await linkFile(db, { ...link, fileId, uploaderId })).toBe(true);
    expect(await found(fileId)).toMatchObject({
      linkedAs: 'lidar-picture',
      linkedId: link.linkedId,
      facilityId: link.facilityId,
      uploaderId,
    });
    const elsewhere = { ...link, as: 'facility-picture', linkedId: randomUUID() } as const;
    expect(await linkFile(db, { ...elsewhere, fileId, uploaderId })).toBe(false);
    expect(await found(fileId)).toMatchObject({ linkedAs: 'lidar-picture', linkedId: link.linkedId });
  });

  test.each<[what: string, change: { kind?: 'document'; uploaderId?: null }]>([
    ['a document as a picture', { kind: 'document' }],
    ['a file without an uploader', { uploaderId: null }],
  ])('fails for %s', async (_what, change) => {
    const { id: uploaderId } = await addPerson(portal);
    const { id: fileId } = await addFile(portal, { uploaderId, ...change });
    expect(await linkFile(db, { ...link, fileId, uploaderId })).toBe(false);
    expect(await found(fileId)).toMatchObject({ linkedAs: null });
  });

  test('fails for another user, and as a file that the portal made', async () => {
    const { id: uploaderId } = await addPerson(portal);
    const { id: other } = await addPerson(portal, { email: 'grace@site.example' });
    const { id: fileId } = await addFile(portal, { uploaderId });
    expect(await linkFile(db, { ...link, fileId, uploaderId: other })).toBe(false);
    expect(await linkFile(db, { ...link, fileId, uploaderId: null })).toBe(false);
    expect(await linkFile(db, { ...link, fileId: randomUUID(), uploaderId })).toBe(false);
  });

  test('succeeds for one of several concurrent requests', async () => {
    const { id: uploaderId } = await addPerson(portal);
    const { id: fileId } = await addFile(portal, { uploaderId });
    const records = Array.from({ length: 5 }, () => randomUUID());
    const linked = await Promise.all(
      records.map((linkedId) => transaction(db, (tx) => linkFile(tx, { ...link, linkedId, fileId, uploaderId }))),
    );
    expect(linked.filter(Boolean)).toHaveLength(1);
  });
});

describe('files that the portal makes', () => {
  const bytes = Buffer.from('%PDF-1.7 … %%EOF');

  test('are stored before they are linked', async () => {
    const { id: facilityId } = await addFacility(portal);
    const id = await storeGenerated(context, { name: 'CIAO_submission_2026-06-15.pdf', bytes });
    expect(await found(id)).toMatchObject({ kind: 'document', contentType: 'application/pdf', size: bytes.length });
    const as = 'submission-report';
    const link = { fileId: id, uploaderId: null, kind: 'document', as, linkedId: facilityId, facilityId } as const;
    expect(await transaction(db, (tx) => linkFile(tx, link))).toBe(true);
    const file = await found(id);
    expect(await storedBytes(portal, file?.storageKey ?? '')).toEqual(bytes);
    portal.pass(10 * DAY);
    await sweepFiles(context);
    expect(await heldFiles(portal)).toMatchObject({ rows: 1, stored: 1 });
  });

  test('are removed after a day without a link', async () => {
    await storeGenerated(context, { name: 'a.pdf', bytes });
    portal.pass(DAY - 1);
    await sweepFiles(context);
    expect(await heldFiles(portal)).toMatchObject({ rows: 1, stored: 1 });
    portal.pass(1);
    await sweepFiles(context);
    expect(await heldFiles(portal)).toMatchObject({ rows: 0, stored: 0 });
  });
});

describe('released files', () => {
  test('keep their links if the transaction fails', async () => {
    const { id: uploaderId } = await addPerson(portal);
    const file = await addFile(portal, { uploaderId });
    const failing = transaction(db, async (tx) => {
      await releaseFiles(tx, [file.id]);
      throw new Error('Something else went wrong.');
    });
    await expect(failing).rejects.toThrow('Something else went wrong.');
    expect(await found(file.id)).toEqual(file);
  });

  test('have no owner from then on, and the clean-up removes them', async () => {
    const { id: uploaderId } = await addPerson(portal);
    const [one, other] = [await addFile(portal, { uploaderId }), await addFile(portal, { uploaderId })];
    portal.pass(DAY - 1);
    const link = { kind: 'image', as: 'lidar-picture', linkedId: randomUUID(), facilityId: randomUUID() } as const;
    await linkFile(db, { ...link, fileId: other.id, uploaderId });
    await transaction(db, (tx) => releaseFiles(tx, [one.id]));
    expect(await linkFile(db, { ...link, fileId: one.id, uploaderId })).toBe(false);
    portal.pass(1);
    await sweepFiles(context);
    expect((await db.select().from(files)).map(({ id }) => id)).toEqual([other.id]);
    expect(await heldFiles(portal)).toMatchObject({ stored: 1 });
  });

  test('may be an empty list', async () => {
    const { id: uploaderId } = await addPerson(portal);
    const file = await addFile(portal, { uploaderId });
    await releaseFiles(db, []);
    expect(await found(file.id)).toEqual(file);
  });
});

describe('the clean-up', () => {
  test('removes uploads that had no link for a day [11.8.5]', async () => {
    const { id: uploaderId } = await addPerson(portal);
    await addFile(portal, { uploaderId });
    portal.pass(DAY - 1);
    await sweepFiles(context);
    expect(await heldFiles(portal)).toMatchObject({ rows: 1, stored: 1 });
    const young = await addFile(portal, { uploaderId });
    portal.pass(1);
    await sweepFiles(context);
    expect((await db.select().from(files)).map(({ id }) => id)).toEqual([young.id]);
    expect(await heldFiles(portal)).toMatchObject({ stored: 1 });
  });

  test('keeps linked and shared files, however old', async () => {
    const { id: linkedId, ownerId: uploaderId } = await addFacility(portal);
    await addFile(portal, { uploaderId, linkedAs: 'facility-picture', linkedId, facilityId: linkedId });
    await addFile(portal, { uploaderId, linkedAs: 'shared' });
    portal.pass(100 * DAY);
    await sweepFiles(context);
    expect(await heldFiles(portal)).toMatchObject({ rows: 2, stored: 2 });
  });

  test('continues after an interruption at any point', async () => {
    const { id: uploaderId } = await addPerson(portal);
    const [stuck, bare] = [await addFile(portal, { uploaderId }), await addFile(portal, { uploaderId })];
    await context.files.delete(bare.storageKey);
    portal.pass(DAY);
    jest.spyOn(context.files, 'delete').mockImplementationOnce(async () => {
      throw new Error('The storage is away.');
    });
    await sweepFiles(context);
    expect((await db.select().from(files)).length).toBe(1);
    expect((await found(stuck.id)) ?? (await found(bare.id))).toMatchObject({ uploaderId: null });
    await sweepFiles(context);
    expect(await heldFiles(portal)).toMatchObject({ rows: 0, stored: 0 });
  });

  test('continues after one file that a record still refers to', async () => {
    const { ownerId: uploaderId } = await addFacility(portal);
    const named = await addFile(portal, { uploaderId });
    await db.update(facilities).set({ pictureId: named.id });
    await addFile(portal, { uploaderId });
    portal.pass(DAY);
    await sweepFiles(context);
    expect((await db.select().from(files)).map((file) => file.id)).toEqual([named.id]);
    expect(portal.logged.join('')).toContain('a file could not be removed');
  });

  test('removes the remains of uploads that a stop of the server interrupted, after a day', async () => {
    mkdirSync(context.incoming, { recursive: true });
    const at = context.now().getTime() / 1000;
    for (const [name, age] of [
      ['old', DAY + 1],
      ['young', 60],
    ] as const) {
      const path = join(context.incoming, name);
      writeFileSync(path, 'half of a fi');
      utimesSync(path, at - age, at - age);
    }
    await sweepFiles(context);
    expect(await heldFiles(portal)).toMatchObject({ incoming: 1 });
  });
});
