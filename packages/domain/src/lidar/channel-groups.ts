import type { AnySchema } from 'yup';
import type { CategoryName } from '../channels/categories';
import { LIDAR_CHANNELS } from '../channels/channels';
import { form } from '../fields/form';
import { REQUIRED } from '../fields/text';
import { CHANNEL_GROUP_FIELDS } from '../records/channel-group';
import { emptyRowOf, namesOf, typedOf } from '../records/record';
import { shapeOf } from '../records/schema';
import type { Row, RowChange, Shown } from '../records/record';

/** All channels of one category of one lidar, with their common values. */
export type ChannelGroup = Shown<typeof CHANNEL_GROUP_FIELDS>;

/** Channel groups by category name. Categories without a description are absent. */
export type ChannelGroups = Partial<Record<CategoryName, ChannelGroup>>;

const SHAPE = shapeOf(CHANNEL_GROUP_FIELDS);

/** Whether the group exists or is planned, so that its other fields are required. */
const isOffered = (availability: unknown) => Boolean(availability) && availability !== 'no';

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

export const channelGroupsSchema = form({
  'Elastic 1064': groupSchema('Elastic 1064'),
  'Elastic 532': groupSchema('Elastic 532'),
  'Elastic 355': groupSchema('Elastic 355'),
  'Raman 1064': groupSchema('Raman 1064'),
  'Raman 532': groupSchema('Raman 532'),
  'Raman 355': groupSchema('Raman 355'),
  'Water vapour 355': groupSchema('Water vapour 355'),
})
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
