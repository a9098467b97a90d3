import {
  CHANNEL_CATEGORIES,
  CHANNEL_GROUP_FIELDS,
  inFull,
  LIDAR_FIELDS,
  LIDAR_SECTIONS,
  missingInGroup,
} from '@portal/domain';
import type { CategoryName, Field, Lidar } from '@portal/domain';
import { coverageScene } from '@portal/plots';
import type { Block, Picture } from '../../platform/pdf/document';
import { PLOT_WIDTH, plotBlocks, sectionHeading, subheading } from './blocks';
import { instrumentTitle } from './instrument-title';
import { sectionBlocks } from './record-entries';

/** Fields common to the channels of a group; the channels themselves are listed separately. */
const COMMON = Object.entries<Field>(CHANNEL_GROUP_FIELDS).filter(([, { control }]) => control !== 'channels');

const NAMES = CHANNEL_CATEGORIES.map(({ name }) => name);

/** A group is shown in full if it is offered or has any value besides its availability. */
function isPrinted({ channels }: Lidar, name: CategoryName): boolean {
  const { availability, channels: selected = [], ...numbers } = channels[name] ?? {};
  return (
    availability?.offered === true || selected.length > 0 || Object.values(numbers).some((number) => number !== null)
  );
}

function groupTable({ channels }: Lidar, printed: readonly CategoryName[]): Block {
  return {
    kind: 'table',
    columns: [{ title: 'Group', share: 4 }, ...COMMON.map(([, { label }]) => ({ title: label, share: 4 }))],
    rows: printed.map((name) => {
      const values = new Map<string, unknown>(Object.entries(channels[name] ?? {}));
      const missing = missingInGroup(channels[name] ?? { availability: null });
      return [name, ...COMMON.map(([field, facts]) => inFull(facts, values.get(field)) || missing)];
    }),
  };
}

const NOT_FILLED_IN = 'Not filled in';

/** The groups not shown in full, one sentence for each availability; those without an availability come last. */
function otherGroups({ channels }: Lidar, others: readonly CategoryName[]): Block[] {
  const leadOf = (name: CategoryName) => channels[name]?.availability?.name ?? NOT_FILLED_IN;
  const leads = new Set([...others.map(leadOf).filter((lead) => lead !== NOT_FILLED_IN), NOT_FILLED_IN]);
  return [...leads].flatMap((lead) => {
    const names = others.filter((name) => leadOf(name) === lead);
    return names.length > 0 ? [{ kind: 'paragraph', text: `${lead}: ${names.join(', ')}.` }] : [];
  });
}

function groupBlocks(lidar: Lidar): Block[] {
  const printed = NAMES.filter((name) => isPrinted(lidar, name));
  const others = NAMES.filter((name) => !printed.includes(name));
  return [
    subheading('Channel groups'),
    ...(printed.length > 0 ? [groupTable(lidar, printed)] : []),
    ...otherGroups(lidar, others),
    ...plotBlocks(coverageScene(lidar, PLOT_WIDTH)),
  ];
}

function channelBlocks({ channels }: Lidar): Block[] {
  const rows = NAMES.flatMap((name) =>
    (channels[name]?.channels ?? []).map(({ short_name, description }) => [short_name, name, description]),
  );
  if (rows.length === 0) return [];
  const columns = [
    { title: 'Channel', share: 4 },
    { title: 'Group', share: 5 },
    { title: 'Description', share: 14 },
  ];
  return [subheading('Selected channels'), { kind: 'table', columns, rows }];
}

const SECTIONS = new Map(LIDAR_SECTIONS.map(({ id, title }) => [id, title]));

const headed = (lidar: Lidar, section: string): Block[] => [
  subheading(SECTIONS.get(section) ?? section),
  ...sectionBlocks(LIDAR_FIELDS, lidar, [section]),
];

/** A lidar with every field of its form. */
export function lidarBlocks(
  lidar: Lidar,
  picture: Picture | undefined,
  title = instrumentTitle('Lidar', lidar.name),
): Block[] {
  const [details, ...texts] = sectionBlocks(LIDAR_FIELDS, lidar, ['instrument', 'location', 'details']);
  return [
    { ...sectionHeading(title), begins: 'upper-half' },
    ...(details ? [{ ...details, picture }] : []),
    ...texts,
    ...headed(lidar, 'functions'),
    ...groupBlocks(lidar),
    ...channelBlocks(lidar),
    ...headed(lidar, 'features'),
  ];
}
