import { CHANNEL_CATEGORIES, LIDAR_CHANNELS, TYPE_LISTS } from '@portal/domain';
import type { ServedChannelCategory, TypeListName } from '@portal/domain';
import { call } from '../../platform/http/call';
import { readTypeLists } from './type-lists.store';

const LIST_NAMES = Object.keys(TYPE_LISTS) as TypeListName[];

const typeListCall = (list: TypeListName) =>
  call(`GET /types/${list}`, {
    capability: 'type-list.read',
    summary: `Values of the list "${list}"`,
    answers: 'Every value with its id, code, name and attributes, in the order used in forms.',
    handle: async ({ context }) => (await readTypeLists(context.db))[list],
  });

const categories = (): ServedChannelCategory[] =>
  CHANNEL_CATEGORIES.map((category) => ({
    ...category,
    channels: LIDAR_CHANNELS.filter((channel) => channel.category === category.name),
  }));

/** The lists of choices in forms. */
export const typeCalls = [
  ...LIST_NAMES.map(typeListCall),
  call('GET /lidar/channels/categories', {
    capability: 'type-list.read',
    summary: 'Groups of lidar channels',
    answers: 'Every group with its channels.',
    handle: async () => categories(),
  }),
];
