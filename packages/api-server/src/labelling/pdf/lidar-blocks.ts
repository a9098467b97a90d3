import { CHANNEL_CATEGORIES, CHANNEL_GROUP_FIELDS, lidarFormValues } from '@portal/domain';
import type { CategoryName, Lidar, LIDAR_FIELDS } from '@portal/domain';
import type { Block, Picture } from '../../platform/pdf/document';
import { entriesOf, wordsOf } from './record-entries';

type Section = 'details' | 'information' | 'functions' | 'features' | 'additional' | 'shown as picture';

/** Where each field stands; a new field of the form does not compile until it has its place. */
const SECTION_OF: Readonly<Record<keyof typeof LIDAR_FIELDS, Section>> = {
  name: 'details',
  pictures: 'shown as picture',
  latitude: 'details',
  longitude: 'details',
  altitude: 'details',
  status: 'details',
  planned_operation_date: 'details',
  type: 'details',
  manufacturer: 'details',
  location: 'details',
  additional_info: 'information',
  laser_alignment: 'functions',
  polarisation_calibration: 'functions',
  telecover_measurement: 'functions',
  dark_signal_measurement: 'functions',
  photodetector_eye_piece: 'features',
  pretrigger_20us: 'features',
  eye_safety: 'features',
  unattended_operation: 'features',
  continuous_operation: 'features',
  t_h_control: 'features',
  lidar_status_control: 'features',
  additional_features: 'additional',
};

const pathsOf = (section: Section) =>
  Object.entries(SECTION_OF).flatMap(([path, place]) => (place === section ? [path] : []));

/** What channels of a group have in common; the channels themselves are listed below it. */
const COMMON = Object.entries(CHANNEL_GROUP_FIELDS).filter(([name]) => name !== 'channels');

const NAMES = CHANNEL_CATEGORIES.map(({ name }) => name);

/** A group is told in full when it is offered, or when anything besides its absence was filled in. */
function isTold({ channels }: Lidar, name: CategoryName): boolean {
  const { availability, channels: selected = [], ...numbers } = channels[name] ?? {};
  return (
    availability?.offered === true || selected.length > 0 || Object.values(numbers).some((number) => number !== null)
  );
}

function groupTable(lidar: Lidar, told: readonly CategoryName[]): Block {
  const words = wordsOf('lidar', lidarFormValues(lidar));
  return {
    kind: 'table',
    columns: [{ title: 'Group', share: 4 }, ...COMMON.map(([, { label }]) => ({ title: label, share: 4 }))],
    rows: told.map((name) => [name, ...COMMON.map(([field]) => words(`channels.${name}.${field}`))]),
  };
}

const sentence = (lead: string, names: readonly CategoryName[]): Block[] =>
  names.length > 0 ? [{ kind: 'paragraph', text: `${lead}: ${names.join(', ')}.` }] : [];

function groupBlocks(lidar: Lidar): Block[] {
  const told = NAMES.filter((name) => isTold(lidar, name));
  const others = NAMES.filter((name) => !told.includes(name));
  return [
    { kind: 'heading', level: 3, text: 'Channel groups' },
    ...(told.length > 0 ? [groupTable(lidar, told)] : []),
    ...sentence(
      'Not available',
      others.filter((name) => lidar.channels[name]?.availability),
    ),
    ...sentence(
      'Not filled in',
      others.filter((name) => !lidar.channels[name]?.availability),
    ),
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
  return [
    { kind: 'heading', level: 3, text: 'Selected channels' },
    { kind: 'table', columns, rows },
  ];
}

/** A lidar with every field of its form. */
export function lidarBlocks(lidar: Lidar, picture: Picture | undefined, title = `Lidar ${lidar.name}`): Block[] {
  const values = lidarFormValues(lidar);
  const entries = (section: Section): Block => ({
    kind: 'entries',
    entries: entriesOf('lidar', values, pathsOf(section)),
    ...(section === 'details' && { picture }),
  });
  return [
    { kind: 'heading', level: 2, text: title, bookmark: true, newPage: true },
    entries('details'),
    entries('information'),
    { kind: 'heading', level: 3, text: 'Additional functions' },
    entries('functions'),
    ...groupBlocks(lidar),
    ...channelBlocks(lidar),
    { kind: 'heading', level: 3, text: 'Features' },
    entries('features'),
    entries('additional'),
  ];
}
