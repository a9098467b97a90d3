import {
  addYear,
  advisoriesFor,
  CHANNEL_GROUP,
  CHANNEL_GROUP_FIELDS,
  draftShapeOf,
  flagTexts,
  hasPolarisationPair,
  isBy,
  readOf,
} from '@portal/domain';
import type { ChannelGroup, ChannelGroupFormValues, Day, ServedChannelCategory, TypeLists } from '@portal/domain';
import type { Advice } from './advice';
import type { GroupField } from './group-state';

const startsTooLate = ({ availability, operation_start_date }: ChannelGroup, today: Day) =>
  availability?.needs_start_within_one_year === true && !isBy(operation_start_date, addYear(today));

const lacksPair = ({ role }: ServedChannelCategory, { channels }: ChannelGroup) =>
  role === 'elastic' && !hasPolarisationPair(channels);

const isEmpty = (value: ChannelGroup[keyof ChannelGroup]) =>
  value === null || (Array.isArray(value) && value.length === 0);

const SHAPE = draftShapeOf(CHANNEL_GROUP_FIELDS);

/** Advice on a channel group as of `today`. Empty fields and fields with an error receive none. */
export function adviceOnGroup(
  category: ServedChannelCategory,
  values: ChannelGroupFormValues,
  today: Day,
  lists?: TypeLists,
) {
  // Evaluated as if it were saved now.
  const group = readOf(CHANNEL_GROUP_FIELDS, values, lists);
  const facts = { status: null, planned_operation_date: null, channels: { [category.name]: group } };
  const advisories = new Map(advisoriesFor(facts, today).map(({ id, text }) => [id, text]));
  const failed = (code: number) => CHANNEL_GROUP.find(({ bit, fails }) => bit === code && fails(group, category));
  const said: Advice<GroupField> = {
    operation_start_date: startsTooLate(group, today) ? CHANNEL_GROUP_FIELDS.availability.hint : advisories.get('A3'),
    height_resolution: failed(2)?.text,
    time_resolution: failed(4)?.text,
    distance_full_overlap: advisories.get('A1'),
    minimum_altitude_range: failed(8)?.text,
    channels: lacksPair(category, group) ? flagTexts('wavelength', 4)[0] : undefined,
  };
  const isAdvised = (field: GroupField) =>
    said[field] !== undefined && !isEmpty(group[field]) && SHAPE[field].isValidSync(values[field]);
  return Object.fromEntries(
    Object.entries(said).filter(([field]) => isAdvised(field as GroupField)),
  ) as Advice<GroupField>;
}
