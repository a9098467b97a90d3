import { TYPE_LISTS, type TypeListName } from '@portal/domain';
import { testPortal } from '../../../test/portal';

const { callApi } = testPortal();
const served = async (list: TypeListName) => (await callApi(`GET /types/${list}`)).body.data;
const LISTS = Object.keys(TYPE_LISTS) as TypeListName[];

test('there are ten lists', () => {
  expect(LISTS).toHaveLength(10);
});

test.each(LISTS)(
  '/types/%s serves its values to everybody, without a message [7.1.2, 7.5.1, 11.10.1]',
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

test('an unknown list is a 404', async () => {
  expect((await callApi('GET /types/nothing' as 'GET /types/instrument')).status).toBe(404);
});

test('the channel categories come with their channels, 102 in all, each in one [3.13, 7.5.2]', async () => {
  const { body } = await callApi('GET /lidar/channels/categories');
  const categories = body.data as unknown as { name: string; channels: { _id: string; category: string }[] }[];
  expect(categories.map(({ name }) => name)).toContain('Elastic 1064');
  const channels = categories.flatMap((category) => category.channels);
  expect(new Set(channels.map(({ _id }) => _id)).size).toBe(102);
  expect(channels).toHaveLength(102);
  for (const { name, channels: own } of categories)
    expect(new Set(own.map(({ category }) => category))).toEqual(new Set([name]));
});
