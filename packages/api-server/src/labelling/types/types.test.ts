// @own-modules: a module remembers the names.
import { TYPE_LISTS, type TypeListName } from '@portal/domain';
import { addFacility } from '../../../test/facilities';
import { addLidar } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { renameType } from '../../../test/type-names';

const portal = testPortal();
const { callApi } = portal;
const served = async (list: TypeListName) => (await callApi(`GET /types/${list}`)).body.data;
const LISTS = Object.keys(TYPE_LISTS) as TypeListName[];

test('there are ten lists', () => {
  expect(LISTS).toHaveLength(10);
});

test.each(LISTS)(
  '/types/%s returns its values to every visitor, without a message [7.1.2, 7.5.1, 11.10.1]',
  async (list) => {
    const { status, body } = await callApi(`GET /types/${list}`);
    expect(status).toBe(200);
    expect(body).toEqual({ data: TYPE_LISTS[list] });
  },
);

test('a value has an id, a code and a name [3.10, 3.13, 7.5.1]', async () => {
  expect(await served('compliance')).toMatchObject([
    { _id: 'yes', code: 'yes', name: 'Compliant' },
    { _id: 'partially', code: 'partially', name: 'Partially compliant' },
    { _id: 'no', code: 'no', name: 'Not compliant' },
  ]);
  expect(await served('acceptance')).toMatchObject([
    { _id: 'yes', code: 'yes', name: 'Accepted' },
    { _id: 'conditionally', code: 'conditionally', name: 'Conditionally accepted' },
    { _id: 'no', code: 'no', name: 'Not accepted' },
  ]);
});

test('an unknown list returns 404', async () => {
  expect((await callApi('GET /types/nothing' as 'GET /types/instrument')).status).toBe(404);
});

test('the channel categories have 102 channels in total, each in one category [3.13, 7.5.2]', async () => {
  const { body } = await callApi('GET /lidar/channels/categories');
  const categories = body.data as unknown as { name: string; channels: { _id: string; category: string }[] }[];
  expect(categories.map(({ name }) => name)).toContain('Elastic 1064');
  const channels = categories.flatMap((category) => category.channels);
  expect(new Set(channels.map(({ _id }) => _id)).size).toBe(102);
  expect(channels).toHaveLength(102);
  for (const { name, channels: own } of categories)
    expect(new Set(own.map(({ category }) => category))).toEqual(new Set([name]));
});

/** Lifetime of the cached names on a server. */
const LIFETIME_MS = 60_000;

test('a name changed in the database is served within a minute, in lists and in records', async () => {
  const { id: facilityId } = await addFacility(portal);
  const { id } = await addLidar(portal, facilityId, { photodetector_eye_piece: 'planned', pretrigger_20us: 'no' });
  await renameType(portal, 'instrument/feature', 'planned', 'On its way');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LIFETIME_MS);
  try {
    const { body: list } = await callApi('GET /types/instrument/feature');
    expect(list.data).toEqual(
      TYPE_LISTS['instrument/feature'].map((item) =>
        item.code === 'planned' ? { ...item, name: 'On its way' } : item,
      ),
    );
    const { body: lidar } = await callApi('GET /lidar/system/:id', { params: { id } });
    expect(lidar.data).toMatchObject({
      photodetector_eye_piece: { code: 'planned', name: 'On its way', planned: true },
      pretrigger_20us: { name: 'Not available' },
    });
  } finally {
    clock.mockRestore();
  }
});
