import { createHash } from 'node:crypto';
import { EVENT_KINDS, QA_SETTINGS, QA_TEST_TYPES, type QaSeries, type QaTest, type TestBook } from '@portal/domain';
import { aPicture, heldFiles, storedBytes, storedFile } from '../../../test/files';
import { addFacility } from '../../../test/facilities';
import { addLidar } from '../../../test/instruments';
import { ownerToken } from '../../../test/callers';
import { enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import {
  aChannel,
  aConfigurationBody,
  aTelecoverName,
  aTelecoverText,
  DAY_IDS,
  OTHER_IDS,
} from '../../../test/quality';
import { lidarConfigurations, lidars, qaTests, rateLimits } from '../../platform/db/tables';
import { countSize } from '../../platform/limits/limits';
import { uploadedBytes } from '../../platform/files/quota.store';
import { MEASURED, testing } from './quality.fixture';

const portal = testPortal();
const { callApi, context, db, get, pass } = portal;
const { staffToken, accepted, onTest, readTest, saveTest, addFile, drafted, conclude } = testing(portal);

const newTest = (lidar: string, change: object = {}) => ({ lidar, type: 'telecover', configuration: 1, ...change });
const save = (id: string, body: object, token: string) =>
  callApi('POST /lidar/system/:id/configurations', { params: { id }, body, token });
const pathsOf = ({ body }: { body: { errors?: unknown } }) =>
  ((body.errors ?? []) as { path: string }[]).map(({ path }) => path);

test('the types of tests are served with their flags and settings', async () => {
  const { body } = await callApi('GET /types/qa-tests');
  expect(body.data).toMatchObject({
    types: QA_TEST_TYPES.map(({ code, interval_months }) => ({ code, interval_months })),
    events: EVENT_KINDS.map(({ code }) => ({ code })),
    settings: { version: QA_SETTINGS.version },
  });
});

describe('a test begins', () => {
  test('after the initial acceptance only', async () => {
    const facility = await addFacility(portal, {}, { status: 'submitted' });
    const lidar = await addLidar(portal, facility.id, { status: 'operational' });
    const token = await ownerToken(portal, facility);
    expect(await callApi('POST /qa-tests', { body: newTest(lidar.id), token })).toMatchObject({
      status: 409,
      body: { code: 1003, msg: 'QA tests start after the initial acceptance.' },
    });
  });

  test('for a lidar that is in operation', async () => {
    const { lidar, owner } = await accepted();
    await db.update(lidars).set({ status: 'planned' });
    expect((await callApi('POST /qa-tests', { body: newTest(lidar.id), token: owner })).status).toBe(409);
  });

  test.each<[why: string, change: object, path: string]>([
    ['another configuration', { configuration: 2 }, 'configuration'],
    ['another channel', { channels: ['1064xtax'] }, 'channels[0]'],
    ['a figure of another channel', { figures: [{ short_name: '1064xtax' }] }, 'figures[0]'],
    ['a measurement in the future', { measured_from: MEASURED + 9 * 86_400 }, 'measured_from'],
    ['an end before the beginning', { measured_from: MEASURED, measured_to: MEASURED - 60 }, 'measured_to'],
    ['more than a day', { measured_from: MEASURED - 86_460, measured_to: MEASURED }, 'measured_to'],
    ['a measurement before the lidar was in operation', { measured_from: 1_000_000_000 }, 'measured_from'],
    ['an unknown type', { type: 'guess' }, 'type'],
    ['a radiosonde in the future [12.602]', { radiosonde_at: MEASURED + 9 * 86_400 }, 'radiosonde_at'],
    [
      'a negative deviation [12.602]',
      { type: 'dark', figures: [{ short_name: '0532xppx', dark_deviation: -0.01 }] },
      'figures[0].dark_deviation',
    ],
    [
      'a channel that is named twice [12.602]',
      { type: 'dark', figures: [{ short_name: '0532xppx' }, { short_name: '0532xppx' }] },
      'figures[1].short_name',
    ],
  ])('but not with %s', async (_why, change, path) => {
    const { lidar, owner } = await accepted();
    const answer = await callApi('POST /qa-tests', { body: newTest(lidar.id, change), token: owner });
    expect([answer.status, pathsOf(answer)]).toEqual([422, [path]]);
  });

  const NO_PAIR = 'no pair of polarised channels, which this test needs';

  test.each<[why: string, change: object, path: string, message: string]>([
    ['of a configuration without one', { configuration: 2 }, 'type', `The configuration has ${NO_PAIR}`],
    ['of chosen channels without one', { channels: ['0532xppx'] }, 'type', `The chosen channels have ${NO_PAIR}`],
  ])('a polarisation calibration %s is refused [12.400]', async (_why, change, path, message) => {
    const { lidar, owner } = await accepted();
    await save(lidar.id, aConfigurationBody({ ...DAY_IDS, channels: [aChannel()] }), owner);
    const body = newTest(lidar.id, { type: 'polarisation_calibration', ...change });
    const { status, body: answer } = await callApi('POST /qa-tests', { body, token: owner });
    expect([status, answer.errors]).toEqual([422, [{ path, message }]]);
  });

  test('and a later change cannot leave it without one', async () => {
    const { lidar, owner } = await accepted();
    await save(lidar.id, aConfigurationBody({ ...DAY_IDS, channels: [aChannel()] }), owner);
    const body = newTest(lidar.id, { type: 'polarisation_calibration' });
    const { _id: id } = (await callApi('POST /qa-tests', { body, token: owner })).body.data as unknown as QaTest;
    expect(pathsOf(await saveTest(id, owner, { configuration: 2 }))).toEqual(['configuration']);
    expect(pathsOf(await saveTest(id, owner, { channels: ['0532xppx'] }))).toEqual(['channels']);
    await save(lidar.id, aConfigurationBody({ number: 1, version: 1, channels: [aChannel()] }), owner);
    expect(pathsOf(await onTest('POST /qa-tests/:id/submit', id, owner))).toContain('configuration');
  });

  test('on behalf of the facility by CARS, which cannot submit it', async () => {
    const { lidar } = await accepted();
    const cars = await staffToken('cars');
    const made = await callApi('POST /qa-tests', { body: newTest(lidar.id), token: cars });
    const { _id: id } = made.body.data as unknown as QaTest;
    expect((await saveTest(id, cars, { weather: 'Clear' })).status).toBe(200);
    expect((await onTest('POST /qa-tests/:id/submit', id, cars)).status).toBe(403);
  });
});

test.each(['superseded', 'retired'] as const)(
  'a configuration that is %s is neither chosen nor changed to, and kept by its tests',
  async (status) => {
    const { id, owner, lidar } = await drafted();
    await save(lidar.id, aConfigurationBody(DAY_IDS), owner);
    await db.update(lidarConfigurations).set({ status });
    const message = 'This configuration is no longer in use';
    const refused = { status: 422, body: { errors: [{ path: 'configuration', message }] } };
    const body = newTest(lidar.id, { configuration: 2 });
    expect(await callApi('POST /qa-tests', { body, token: owner })).toMatchObject(refused);
    expect(await saveTest(id, owner, { configuration: 2 })).toMatchObject(refused);
    expect((await saveTest(id, owner, { configuration: 1, comment: 'Clear.' })).status).toBe(200);
  },
);

test('of two editors of one version, the second receives the present test', async () => {
  const { id, owner } = await drafted();
  const { version } = await readTest(id, owner);
  expect((await saveTest(id, owner, { comment: 'First', version })).status).toBe(200);
  expect(await saveTest(id, owner, { comment: 'Second', version })).toMatchObject({
    status: 409,
    body: { code: 1003, data: { comment: 'First' } },
  });
});

test('a save names the version that it is based on, and each channel once [12.476]', async () => {
  const { id, owner } = await drafted();
  const unnamed = await onTest('POST /qa-tests/:id', id, owner, { comment: 'Of no version' });
  expect([unnamed.status, pathsOf(unnamed)]).toEqual([422, ['version']]);
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/submit', id, owner);
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  const results = ['0532xppx', '0532xcpx', '0532xppx'].map((name) => ({ name, assessment: 'pass' }));
  const twice = await saveTest(id, evaluator, { results });
  expect([twice.status, pathsOf(twice)]).toEqual([422, ['results[2].name']]);
  const concluded = await conclude(id, evaluator, { results, conclusions: 'Well.' });
  expect([concluded.status, pathsOf(concluded)]).toEqual([422, ['results[2].name']]);
  expect((await readTest(id, evaluator)).results).toEqual([]);
});

/** The size of files that was counted within the hour. */
const sizes = async () => (await db.select().from(rateLimits)).find(({ key }) => key.startsWith('qaUploadSizes'));

describe('a file of a test', () => {
  test('is kept byte for byte and sent as an attachment only [12.400]', async () => {
    const { id, owner } = await drafted();
    const png = await aPicture({ format: 'png' });
    const added = await addFile(id, owner, aTelecoverName().replace('.txt', '.png'), png);
    const file = (added.body.data as unknown as QaTest).files.at(-1);
    expect(file).toMatchObject({
      role: 'plot',
      size: png.length,
      sha256: createHash('sha256').update(png).digest('hex'),
    });
    const { storageKey } = await storedFile(portal, file?._id ?? '');
    expect(await storedBytes(portal, storageKey)).toEqual(png);
    const answer = await get(`/api/files/${file?._id}`, { authorization: `Bearer ${owner}` });
    expect(answer.rawPayload).toEqual(png);
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
  });

  const licel = `RM2661221.300\r\n Magurele 12/06/2026 21:30:00 12/06/2026 21:31:00 0093 26.0 44.3 00\r\n\r\n${'\0'.repeat(900)}`;
  test.each<[why: string, name: string, content: Buffer | string, role: string | undefined, kept: string]>([
    ['a text of ATLAS', aTelecoverName(), aTelecoverText(), undefined, 'ascii'],
    ['a text under another name', 'notes.txt', 'Clear.', undefined, 'other'],
    ['a text with its role', 'rs.txt', 'p T', 'radiosonde', 'radiosonde'],
    [
      'a drawing under the name of a text of ATLAS',
      aTelecoverName(),
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      undefined,
      'other',
    ],
    ['raw data of Licel', 'RM2661221.300', licel, undefined, 'raw'],
    ['NetCDF', 'data.nc', Buffer.concat([Buffer.from('CDF\u0001'), Buffer.alloc(50)]), undefined, 'raw'],
  ])('can be %s', async (_why, name, content, role, kept) => {
    const { id, owner } = await drafted();
    const answer = await addFile(id, owner, name, content, role);
    expect([answer.status, (answer.body.data as unknown as QaTest).files.at(-1)?.role]).toEqual([200, kept]);
  });

  test.each<[why: string, content: Buffer | string, role: string | undefined, status: number]>([
    ['an archive', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), undefined, 415],
    ['a PDF document', Buffer.from('%PDF-1.7\n\0\0%%EOF'), undefined, 415],
    ['nothing', '', undefined, 422],
    ['a text of more than 2 MB', 'a'.repeat(2 * 1024 * 1024 + 1), undefined, 413],
    ['a page as a text of ATLAS', '\uFEFF <!doctype html><title>range</title>', 'ascii', 422],
    ['XML as a text of ATLAS', '<?xml version="1.0"?><range/>', 'ascii', 422],
    ['a text as a plot', 'text', 'plot', 422],
    ['a role that there is not', 'text', 'guess', 400],
  ])('cannot be %s', async (_why, content, role, status) => {
    const { id, owner } = await drafted();
    const before = await heldFiles(portal);
    expect((await addFile(id, owner, 'file.txt', content, role)).status).toBe(status);
    expect(await heldFiles(portal)).toEqual(before);
  });

  const MB = 1024 * 1024;
  test.each<[why: string, content: Buffer, sentence: string]>([
    ['a text', Buffer.alloc(2 * MB + 1, 'a'), 'Texts of a test may have up to 2 MB.'],
    [
      'a plot',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5 * MB)]),
      'Plots of a test may have up to 5 MB.',
    ],
    [
      'raw data',
      Buffer.concat([Buffer.from('CDF\u0001'), Buffer.alloc(25 * MB)]),
      'Raw data of a test may have up to 25 MB.',
    ],
  ])('says the limit of its kind: %s', async (_why, content, sentence) => {
    const { id, owner } = await drafted();
    expect(await addFile(id, owner, 'large.nc', content)).toMatchObject({ status: 413, body: { msg: sentence } });
  });

  test('does not count towards the storage of its account', async () => {
    const { id, owner, facility } = await drafted();
    expect(await uploadedBytes(db, facility.ownerId)).toBe(0);
    expect((await addFile(id, owner, 'notes.txt', 'Clear.')).status).toBe(200);
    expect(await uploadedBytes(db, facility.ownerId)).toBe(0);
  });

  test('is removed from a draft with its bytes, and not through the call for other files', async () => {
    const { id, owner } = await drafted();
    const [first, second] = (await readTest(id, owner)).files;
    const other = await callApi('DELETE /files/:id', { params: { id: first?._id ?? '' }, token: owner });
    expect(other.status).toBe(409);
    const file = first?._id ?? '';
    const answer = await onTest('DELETE /qa-tests/:id/files/:file', id, owner, undefined, { file });
    expect((answer.body.data as unknown as QaTest).files).toEqual([second]);
    expect(await heldFiles(portal)).toMatchObject({ rows: 1, stored: 1 });
    expect((await onTest('DELETE /qa-tests/:id/files/:file', id, owner, undefined, { file })).status).toBe(404);
  });

  test('counts towards the size of an hour, also once it is removed, and is refused beyond it [12.582]', async () => {
    const { id, owner, facility } = await drafted();
    const before = await sizes();
    const { body } = await addFile(id, owner, 'notes.txt', 'Clear.');
    expect((await sizes())?.count).toBe((before?.count ?? 0) + 1);
    const { _id: file } = (body.data as unknown as QaTest).files.find(({ name }) => name === 'notes.txt') ?? {};
    await onTest('DELETE /qa-tests/:id/files/:file', id, owner, undefined, { file: file ?? '' });
    expect((await sizes())?.count).toBe((before?.count ?? 0) + 1);
    const left = QA_SETTINGS.files.bytesPerHour - 1000 * ((before?.count ?? 0) + 2);
    await countSize(context, 'qaUploadSizes', [facility.ownerId], left);
    const refused = { status: 429, body: { msg: expect.stringContaining('Please try again in 60 minutes.') } };
    expect(await addFile(id, owner, 'more.txt', 'Clear.'.repeat(200))).toMatchObject(refused);
    expect((await addFile(id, owner, 'last.txt', 'Clear.')).status).toBe(200);
    expect(await addFile(id, owner, 'more.txt', 'Clear.')).toMatchObject(refused);
    pass(3600);
    const { access_token: later } = await enter(portal, 'pi.ciao@site.example');
    expect((await addFile(id, later, 'more.txt', 'Clear.')).status).toBe(200);
  });

  test('of a submitted test can be neither added nor removed', async () => {
    const { id, owner } = await drafted();
    await onTest('POST /qa-tests/:id/submit', id, owner);
    const file = (await readTest(id, owner)).files[0]?._id ?? '';
    expect((await onTest('DELETE /qa-tests/:id/files/:file', id, owner, undefined, { file })).status).toBe(409);
    const before = await heldFiles(portal);
    expect((await addFile(id, owner, 'late.txt', 'late')).status).toBe(409);
    expect(await heldFiles(portal)).toEqual(before);
  });
});

describe('the self-check', () => {
  test('suggests a result for each channel, and compares with the application [12.401]', async () => {
    const { id, owner } = await drafted(500);
    const { body } = await onTest('POST /qa-tests/:id/self-check', id, owner);
    const { self_check } = body.data as unknown as QaTest;
    expect(self_check).toMatchObject({ version: QA_SETTINGS.version, code: 0, files: [{ code: 0 }, { code: 0 }] });
    // The application states 251.25 m.
    expect(self_check?.channels).toMatchObject([
      { name: '0532xppx', code: 2 + 4, suggested: 'pass_with_remark' },
      { name: '0532xcpx', code: 2 + 4, suggested: 'pass_with_remark' },
    ]);
  });

  test('takes the radiosonde that is stated, if the header names none [12.472]', async () => {
    const { owner, lidar } = await accepted();
    const at = { measured_from: MEASURED, measured_to: MEASURED + 3600 };
    const made = await callApi('POST /qa-tests', {
      body: newTest(lidar.id, { ...at, type: 'rayleigh_fit' }),
      token: owner,
    });
    const { _id: id } = made.body.data as unknown as QaTest;
    const rows = Array.from({ length: 200 }, (_bin, index) => [(index + 1) / 20, 1, 1 + (index % 3) / 100].join(','));
    const text = ['range, attnRayleighBSC, RangeCorrectedSignal', ...rows].join('\n');
    await addFile(id, owner, aTelecoverName().replace('_tlc_', '_ray_'), text);
    const flagOf = async () => {
      const { body } = await onTest('POST /qa-tests/:id/self-check', id, owner);
      return ((body.data as unknown as QaTest).self_check?.channels[0]?.code ?? 0) & 32;
    };
    expect(await flagOf()).toBe(32);
    await saveTest(id, owner, {
      radiosonde_source: 'Bucharest',
      radiosonde_at: MEASURED - 3600,
    });
    expect(await flagOf()).toBe(0);
  });

  test('is stored once for equal requests at the same time [12.475]', async () => {
    const { id, owner } = await drafted();
    const { version } = await readTest(id, owner);
    const calls = Array.from({ length: 20 }, () => onTest('POST /qa-tests/:id/self-check', id, owner));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const after = await readTest(id, owner);
    expect([after.version, after.self_check?.channels.length]).toEqual([version + 1, 2]);
  });

  test('is forgotten with a new file, as it no longer belongs to the files', async () => {
    const { id, owner } = await drafted();
    await onTest('POST /qa-tests/:id/self-check', id, owner);
    await addFile(id, owner, 'notes.txt', 'Clear.');
    expect((await readTest(id, owner)).self_check).toBeNull();
  });

  test.each<[what: string, change: object, isKept: boolean]>([
    ['figures', { figures: [{ short_name: '0532xppx', dark_deviation: 0.001 }] }, false],
    ['times', { measured_from: MEASURED + 60 }, false],
    ['channels', { channels: ['0532xppx'] }, false],
    ['a method', { method: 'By hand' }, false],
    ['a radiosonde', { radiosonde_at: MEASURED }, false],
    ['a configuration', { configuration: 2 }, false],
    ['a comment', { comment: 'Clear.' }, true],
    ['the same times', { measured_from: MEASURED }, true],
  ])('of a test that is saved with %s: it is kept, unless it followed from others', async (_what, change, isKept) => {
    const { id, owner, lidar } = await drafted();
    await save(lidar.id, aConfigurationBody(DAY_IDS), owner);
    await onTest('POST /qa-tests/:id/self-check', id, owner);
    expect((await saveTest(id, owner, change)).status).toBe(200);
    expect((await readTest(id, owner)).self_check !== null).toBe(isKept);
  });

  test('says of the bytes of another facility to the evaluator only [12.630]', async () => {
    const first = await drafted();
    // A note has the same bytes wherever it is sent from.
    await addFile(first.id, first.owner, 'notes.txt', 'Clear.');
    await onTest('POST /qa-tests/:id/submit', first.id, first.owner);
    const { lidar, owner } = await accepted(OTHER_IDS, 'WAW');
    const body = newTest(lidar.id, { measured_from: MEASURED, measured_to: MEASURED });
    const { _id: id } = (await callApi('POST /qa-tests', { body, token: owner })).body.data as unknown as QaTest;
    const name = aTelecoverName('0532xppr_2480').replace('ino_120_201_310', 'abc_9_201_99');
    await addFile(id, owner, name, aTelecoverText().replace('= ino', '= abc'));
    await addFile(id, owner, 'notes.txt', 'Clear.');
    expect((await onTest('POST /qa-tests/:id/submit', id, owner)).status).toBe(200);
    const evaluator = await staffToken('evaluator');
    await onTest('POST /qa-tests/:id/take', id, evaluator);
    const codes = async (token: string) => (await readTest(id, token)).self_check?.files.map(({ code }) => code);
    expect([await codes(owner), await codes(evaluator)]).toEqual([
      [0, 0],
      [0, 128],
    ]);
  });

  test('notices a file that was submitted before', async () => {
    const { id, owner, lidar } = await drafted();
    await onTest('POST /qa-tests/:id/submit', id, owner);
    const body = newTest(lidar.id, { measured_from: MEASURED, measured_to: MEASURED });
    const made = await callApi('POST /qa-tests', { body, token: owner });
    const { _id: again } = made.body.data as unknown as QaTest;
    await addFile(again, owner, aTelecoverName(), aTelecoverText());
    const checked = await onTest('POST /qa-tests/:id/self-check', again, owner);
    expect((checked.body.data as unknown as QaTest).self_check).toMatchObject({
      code: 128 + 8,
      files: [{ code: 128 }],
    });
  });
});

test.each<[why: string, name: string, text: string, message: RegExp]>([
  [
    'the ids of another lidar',
    aTelecoverName('0532xppr_1480', '121'),
    aTelecoverText(),
    /lidar 121, .*; expected ino, 120/,
  ],
  ['a channel that the configuration does not have', aTelecoverName('0355xppr_1480'), aTelecoverText(), /channel/],
  ['a file of another test', aTelecoverName().replace('_tlc_', '_ray_'), aTelecoverText(), /belongs to a Rayleigh fit/],
  ['a text that cannot be read', aTelecoverName('0532xcpt_1481'), 'range, N1\nx', /columns|number|bins/],
])('a test with %s is not submitted, and the file is named [12.401]', async (_why, name, text, message) => {
  const { id, owner } = await drafted();
  await addFile(id, owner, name, text);
  const answer = await onTest('POST /qa-tests/:id/submit', id, owner);
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    [{ path: 'files[2]', message: expect.stringMatching(message) }],
  ]);
  expect((await readTest(id, owner)).status).toBe('draft');
});

const FOREIGN = aTelecoverText().replace('= ino', '= abc');

test.each<[name: string, role: string | undefined]>([
  [aTelecoverName().toUpperCase(), undefined],
  [aTelecoverName(), 'other'],
  ['telecover.csv', undefined],
  ['hello.txt', 'settings'],
  ['telecover 532 final (2).txt', undefined],
])('an export of another station is not submitted as %s in the role %s [12.620]', async (name, role) => {
  const { id, owner } = await drafted();
  await addFile(id, owner, name, FOREIGN, role);
  const answer = await onTest('POST /qa-tests/:id/submit', id, owner);
  const message = 'The file is of station abc; expected ino.';
  expect([answer.status, answer.body.errors]).toEqual([422, [{ path: 'files[2]', message }]]);
});

test('a test without its day and its files is not submitted', async () => {
  const { lidar, owner } = await accepted();
  const made = await callApi('POST /qa-tests', { body: newTest(lidar.id), token: owner });
  const { _id: id } = made.body.data as unknown as QaTest;
  const answer = await onTest('POST /qa-tests/:id/submit', id, owner);
  expect([answer.status, pathsOf(answer)]).toEqual([422, ['measured_from', 'measured_to', 'files']]);
});

test('files of a draft without its days are of no other day', async () => {
  const { lidar, owner } = await accepted();
  const made = await callApi('POST /qa-tests', { body: newTest(lidar.id), token: owner });
  const { _id: id } = made.body.data as unknown as QaTest;
  await addFile(id, owner, aTelecoverName(), aTelecoverText());
  const { body } = await onTest('POST /qa-tests/:id/self-check', id, owner);
  expect((body.data as unknown as QaTest).self_check?.files).toMatchObject([{ code: 0 }]);
});

test('a test is not submitted with notes alone [12.624]', async () => {
  const { lidar, owner } = await accepted();
  const body = newTest(lidar.id, { measured_from: MEASURED, measured_to: MEASURED });
  const { _id: id } = (await callApi('POST /qa-tests', { body, token: owner })).body.data as unknown as QaTest;
  await addFile(id, owner, 'telecover.txt', aTelecoverText(), 'ascii');
  expect(pathsOf(await onTest('POST /qa-tests/:id/submit', id, owner))).toEqual(['files']);
});

test('the newest text of a channel is checked and drawn, whatever came last [12.623]', async () => {
  const { id, owner } = await drafted();
  const suggested = async () => {
    const { body } = await onTest('POST /qa-tests/:id/self-check', id, owner);
    return (body.data as unknown as QaTest).self_check?.channels[0]?.suggested;
  };
  const series = async () =>
    (await onTest('GET /qa-tests/:id/series/:short_name', id, owner, undefined, { short_name: '0532xppx' })).body.data;
  const [first, before] = [await suggested(), await series()];
  const late = aTelecoverText({ late: 500 });
  await addFile(id, owner, aTelecoverName().replace('_213000_', '_200000_'), late);
  expect([await suggested(), await series()]).toEqual([first, before]);
  await addFile(id, owner, aTelecoverName().replace('_213000_', '_220000_'), late);
  expect([first, await suggested()]).toEqual(['pass', 'pass_with_remark']);
  expect(await series()).not.toEqual(before);
});

test('files that a newer one replaces do not count towards the most files of a test [12.623]', async () => {
  const { id, owner } = await drafted();
  for (let index = 2; index < QA_SETTINGS.files.perTest; index += 1)
    expect((await addFile(id, owner, `note-${index}.txt`, `Note ${index}`)).status).toBe(200);
  const refused = await addFile(id, owner, 'one-too-many.txt', 'One too many');
  expect(refused).toMatchObject({ status: 422, body: { msg: 'A test has at most 60 files.' } });
  const newer = aTelecoverName().replace('_213000_', '_220000_');
  expect((await addFile(id, owner, newer, aTelecoverText())).status).toBe(200);
});

test('a second submission is refused', async () => {
  const { id, owner } = await drafted();
  const first = await onTest('POST /qa-tests/:id/submit', id, owner);
  expect(first).toMatchObject({ status: 200, body: { code: 3, msg: 'The test is submitted.' } });
  expect(await onTest('POST /qa-tests/:id/submit', id, owner)).toMatchObject({ status: 409, body: { code: 1003 } });
});

test('the lines of a channel have at most 800 points; a channel without a text has none', async () => {
  const { id, owner } = await drafted();
  const series = async (short_name: string) =>
    (await onTest('GET /qa-tests/:id/series/:short_name', id, owner, undefined, { short_name })).body
      .data as unknown as QaSeries;
  const { lines } = await series('0532xppx');
  expect(lines.map(({ name }) => name).join()).toBe('N,E,S,W,repeated,N,E,S,W');
  expect(lines[0]?.points[0]?.[0]).toBe(7.5);
  expect(await series('1064xtax')).toEqual({ lines: [] });
});

test('a self-check is stored with its limits, and the lines are drawn in its windows', async () => {
  const { id, owner } = await drafted();
  await onTest('POST /qa-tests/:id/self-check', id, owner);
  const { self_check: check } = await readTest(id, owner);
  expect(check?.limits).toEqual({ telecover: QA_SETTINGS.telecover });
  const north = async () => {
    const params = { short_name: '0532xppx' };
    const { body } = await onTest('GET /qa-tests/:id/series/:short_name', id, owner, undefined, params);
    return (body.data as unknown as QaSeries).lines[0]?.points[0]?.[1] ?? 0;
  };
  const today = await north();
  if (!check) throw new Error('There is no self-check.');
  const limits = { telecover: { ...QA_SETTINGS.telecover, normaliseFrom: 300, normaliseTo: 600 } };
  await db.update(qaTests).set({ selfCheck: { ...check, limits } });
  expect(await north()).toBeLessThan(today);
});

test('ARES sees concluded tests only', async () => {
  const { id, facility, owner } = await drafted();
  await onTest('POST /qa-tests/:id/submit', id, owner);
  const ares = await staffToken('ares', 'ares');
  const { body } = await callApi('GET /national-facility/:id/test-book', { params: { id: facility.id }, token: ares });
  expect((body.data as unknown as TestBook).lidars[0]?.tests).toEqual([]);
  expect((await onTest('GET /qa-tests/:id', id, ares)).status).toBe(404);
});

test('a name with its ending in capitals is kept, and is one of ATLAS', async () => {
  const { id, owner } = await drafted();
  const name = aTelecoverName().replace('.txt', '.TXT');
  await addFile(id, owner, name, aTelecoverText());
  expect((await readTest(id, owner)).files.at(-1)).toMatchObject({ name, role: 'ascii' });
});
