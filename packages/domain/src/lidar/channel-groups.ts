import type { AnySchema } from 'yup';
import { CHANNEL_CATEGORIES } from '../channels/categories';
import type { CategoryName } from '../channels/categories';
import { LIDAR_CHANNELS } from '../channels/channels';
import { form } from '../fields/form';
import { REQUIRED } from '../fields/text';
import { CHANNEL_GROUP_FIELDS } from '../records/channel-group';
import { emptyRowOf, namesOf, typedOf } from '../records/record';
import { shapeOf } from '../records/schema';
import type { Row, RowChange, Shown } from '../records/record';
import { isOffered } from './offered';

/** All channels of one category of one lidar, with their common values. */
export type ChannelGroup = Shown<typeof CHANNEL_GROUP_FIELDS>;

/** Channel groups by category name. Categories without a description are absent. */
export type ChannelGroups = Partial<Record<CategoryName, ChannelGroup>>;

const SHAPE = shapeOf(CHANNEL_GROUP_FIELDS);

const onceOffered = (schema: AnySchema): AnySchema =>
  schema.when('availability', ([availability]: unknown[], then: AnySchema) =>
    isOffered(availability) ? then.required(REQUIRED) : then,
  );

const asked = Object.fromEntries(
  namesOf(CHANNEL_GROUP_FIELDS, ({ required }) => required === 'when_offered').map((name) => [
    name,
    onceOffered(SHAPE[name]),
  ]),
) as Omit<typeof SHAPE, 'availability'>;

const channelsOf = (category: CategoryName) =>
  asked.channels
    .test('category', `Not a channel of ${category}`, (ids) =>
      (ids ?? []).every((id) => LIDAR_CHANNELS.some((channel) => channel._id === id && channel.category === category)),
    )
    .test(
      'some',
      REQUIRED,
      (ids, { parent }: { parent: { availability?: unknown } }) => !isOffered(parent.availability) || ids?.length !== 0,
    );

const groupSchema = (category: CategoryName) => form({ ...SHAPE, ...asked, channels: channelsOf(category) });

const groupSchemas = Object.fromEntries(CHANNEL_CATEGORIES.map(({ name }) => [name, groupSchema(name)])) as Record<
  CategoryName,
  ReturnType<typeof groupSchema>
>;

export const channelGroupsSchema = form(groupSchemas)
  .typeError('Must be given by category')
  .meta({ keys: 'channel category' });

/** Initial values of the form of a group; empty if `null`. */
export const channelGroupFormValues = (group: ChannelGroup | null) => typedOf(CHANNEL_GROUP_FIELDS, group);
export type ChannelGroupFormValues = ReturnType<typeof channelGroupFormValues>;

const NOTHING = emptyRowOf(CHANNEL_GROUP_FIELDS);

/** A group as stored. One that is not offered has no values except its availability. */
export function channelGroupRow(sent: RowChange<typeof CHANNEL_GROUP_FIELDS>): Row<typeof CHANNEL_GROUP_FIELDS> {
  const values = isOffered(sent.availability) ? sent : { availability: sent.availability };
  return { ...NOTHING, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) };
}
