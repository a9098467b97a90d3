import type { FieldError } from '../envelope/envelope';
import type { Lidar } from '../lidar/lidar';
import { NO_IDS } from './chain-ids';
import type { ChosenLidarInput, ConfigurationChoiceInput } from './choice-schema';
import type { ChosenLidar, ConfigurationChoice } from './configuration-version';
import { channelNamesOf } from './configure';
import { leftOutByDefault } from './left-out';

const ROOT = 'configuration';
const lidarPath = (at: number) => `${ROOT}.lidars[${at}]`;

export const CHOICE_REFUSALS = {
  reason: 'Please say why it differs from the default',
  lidar: 'There is no such lidar in the final report',
  lidarTwice: 'This lidar is named twice',
  channel: 'This lidar has no such channel in its configuration',
  channelTwice: 'This channel is named twice',
  empty: 'At least one lidar must be in the configuration. If none is to be processed, please withdraw it instead.',
  taken: 'This id stands for something else already',
} as const;

interface Before {
  choice: ConfigurationChoice;
  /**
   * Whether it was made for the same final report. After another report, only the ids of lidar and station are kept.
   */
  isSameReport: boolean;
}

const named = (sent: ConfigurationChoiceInput | undefined, id: string) =>
  sent?.lidars?.find(({ lidar }) => lidar === id);

/** The initial choice for a lidar. */
function start(lidar: Lidar, before: Before | undefined): ChosenLidar {
  const left_out_by_default = leftOutByDefault(lidar);
  const earlier = before?.choice.lidars.find((one) => one.lidar === lidar._id);
  const fresh = { is_included: left_out_by_default === null, reason: null, ...NO_IDS };
  const kept = before?.isSameReport ? earlier : earlier && { lidar_id: earlier.lidar_id };
  return { ...fresh, ...kept, lidar: lidar._id, name: lidar.name, left_out_by_default };
}

/** The value sent; if it is absent, the present one. */
const sentOr = <Value>(sent: Value | undefined, present: Value): Value => (sent === undefined ? present : sent);

function chosen(lidar: Lidar, before: Before | undefined, sent: ChosenLidarInput | undefined): ChosenLidar {
  const present = start(lidar, before);
  const is_included = sentOr(sent?.is_included, present.is_included);
  const idOf = (name: string) => {
    const entered = sent?.channels?.find(({ string_id }) => string_id === name);
    return sentOr(
      entered?.channel_id,
      present.channels.find(({ string_id }) => string_id === name)?.channel_id ?? null,
    );
  };
  return {
    ...present,
    is_included,
    // A reason for leaving a lidar out does not explain including it.
    reason: sentOr(sent?.reason, is_included === present.is_included ? (present.reason ?? '') : '') || null,
    lidar_id: sentOr(sent?.lidar_id, present.lidar_id),
    version_id: sentOr(sent?.version_id, present.version_id),
    configuration_id: sentOr(sent?.configuration_id, present.configuration_id),
    configuration_name: sentOr(sent?.configuration_name, present.configuration_name),
    channels: channelNamesOf(lidar).map((name) => ({ string_id: name, channel_id: idOf(name) })),
  };
}

/** The choices for the lidars of a final report; earlier choices apply where nothing is sent. */
export const chooseConfiguration = (
  lidars: readonly Lidar[],
  sent: ConfigurationChoiceInput | undefined,
  before?: Before,
): ConfigurationChoice => ({
  station_id: sentOr(sent?.station_id, before?.choice.station_id ?? null),
  lidars: lidars.map((lidar) => chosen(lidar, before, named(sent, lidar._id))),
});

const isTwice = <Item>(list: readonly Item[], at: number, keyOf: (item: Item) => unknown) =>
  list.findIndex((item) => keyOf(item) === keyOf(list[at] as Item)) < at;

function channelErrors({ channels }: ChosenLidar, sent: ChosenLidarInput, path: string): FieldError[] {
  const list = sent.channels ?? [];
  return list.flatMap(({ string_id }, at): FieldError[] => {
    const where = `${path}.channels[${at}].string_id`;
    if (isTwice(list, at, (one) => one.string_id)) return [{ path: where, message: CHOICE_REFUSALS.channelTwice }];
    if (channels.some((channel) => channel.string_id === string_id)) return [];
    return [{ path: where, message: CHOICE_REFUSALS.channel }];
  });
}

/** The origin of a version: a final report, or CARS between two reports. */
export type Approver = 'report' | 'CARS';

/** The errors of the choices sent, by field. */
export function choiceErrors(
  choice: ConfigurationChoice,
  sent: ConfigurationChoiceInput | undefined,
  by: Approver,
): FieldError[] {
  const list = sent?.lidars ?? [];
  const onSent = list.flatMap((input, at): FieldError[] => {
    const path = lidarPath(at);
    const found = choice.lidars.find(({ lidar }) => lidar === input.lidar);
    if (!found) return [{ path: `${path}.lidar`, message: CHOICE_REFUSALS.lidar }];
    if (isTwice(list, at, ({ lidar }) => lidar))
      return [{ path: `${path}.lidar`, message: CHOICE_REFUSALS.lidarTwice }];
    const isDefault = found.is_included === (found.left_out_by_default === null);
    const unexplained = isDefault || found.reason ? [] : [{ path: `${path}.reason`, message: CHOICE_REFUSALS.reason }];
    return [...unexplained, ...channelErrors(found, input, path)];
  });
  const errors = [...onSent, ...sharedIds(choice, sent)];
  return errors.length > 0 ? errors : emptied(choice, by);
}

/** A final report may leave out every lidar by default, with a reason for each. An empty choice is an error. */
function emptied({ lidars }: ConfigurationChoice, by: Approver): FieldError[] {
  if (lidars.some(({ is_included }) => is_included)) return [];
  const isDefault = lidars.every(({ left_out_by_default }) => left_out_by_default !== null);
  return by === 'report' && isDefault ? [] : [{ path: `${ROOT}.lidars`, message: CHOICE_REFUSALS.empty }];
}

/** An id that a version uses. It is unique in the whole processing chain. */
export interface UsedId {
  kind: 'station' | 'lidar' | 'lidar-version' | 'configuration' | 'channel';
  value: string;
  path: string;
}

function idsOfLidar(lidar: ChosenLidar, sent: ConfigurationChoiceInput | undefined): UsedId[] {
  const at = sent?.lidars?.findIndex((input) => input.lidar === lidar.lidar) ?? -1;
  const path = (field: string) => (at < 0 ? ROOT : `${lidarPath(at)}.${field}`);
  const entered = sent?.lidars?.[at]?.channels ?? [];
  const channels = lidar.channels.map(({ string_id, channel_id: id }) => {
    const place = entered.findIndex((channel) => channel.string_id === string_id);
    return { kind: 'channel' as const, id, path: place < 0 ? path('channels') : path(`channels[${place}].channel_id`) };
  });
  const all = [
    { kind: 'lidar' as const, id: lidar.lidar_id, path: path('lidar_id') },
    { kind: 'lidar-version' as const, id: lidar.version_id, path: path('version_id') },
    { kind: 'configuration' as const, id: lidar.configuration_id, path: path('configuration_id') },
    ...channels,
  ];
  return all.flatMap(({ id, ...used }) => (id === null ? [] : [{ ...used, value: String(id) }]));
}

/** The ids that a version uses: of its station and of the included lidars. */
export function usedIds(choice: ConfigurationChoice, sent: ConfigurationChoiceInput | undefined): UsedId[] {
  const { station_id: value } = choice;
  const station: UsedId[] = value === null ? [] : [{ kind: 'station', value, path: `${ROOT}.station_id` }];
  return [
    ...station,
    ...choice.lidars.filter(({ is_included }) => is_included).flatMap((one) => idsOfLidar(one, sent)),
  ];
}

function sharedIds(choice: ConfigurationChoice, sent: ConfigurationChoiceInput | undefined): FieldError[] {
  const ids = usedIds(choice, sent);
  return ids
    .filter((_, at) => isTwice(ids, at, ({ kind, value }) => `${kind} ${value}`))
    .map(({ path }) => ({ path, message: CHOICE_REFUSALS.taken }));
}
