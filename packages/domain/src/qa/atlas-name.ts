import { isDay, type Day } from '../time/day';
import type { StatedIds } from './other-ids';
import { QA_TEST_TYPES, type QaTestTypeCode } from './test-types';

/** What ATLAS says of a file in its name: `<station>_<lidar>_<version>_<configuration>_<date>_<time>_<test>_…`. */
export interface AtlasName {
  station_id: string;
  lidar_id: number;
  version_id: number;
  configuration_id: number;
  day: Day;
  /** UTC, `hh:mm:ss`. The durations and times in the files themselves are not reliable. */
  time: string;
  type: QaTestTypeCode;
  /** Eight characters, such as `0532xcpr`. */
  channel: string;
  scc_channel_id: number;
  /** What follows it in the name; usually empty. */
  extra: string;
  /** Of ATLAS, such as `0.5.1`. */
  atlas_version: string;
  form: 'text' | 'plot';
}

/** Longer names are none of ATLAS: the server keeps 120 characters before the ending. */
const MAX_NAME = 124;
const STATION = /^[a-z]{3}$/;
const ID = /^\d{1,9}$/;
const CHANNEL = /^\d{4}[a-z]{4}$/;
const EXTRA = /^[\w.+-]*$/;
const VERSION = /^\d{1,4}(\.\d{1,4}){0,3}$/;
const CLOCK = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/;
const FORMS: Readonly<Partial<Record<string, AtlasName['form']>>> = { txt: 'text', png: 'plot' };

/** The type of tests and the number of parts of its code, which may be two. */
function testOf(parts: readonly string[]): { type: QaTestTypeCode; length: number } | null {
  for (const length of [2, 1]) {
    const atlas = parts.slice(0, length).join('_');
    const found = QA_TEST_TYPES.find((each) => each.atlas === atlas);
    if (found && parts.length >= length) return { type: found.code, length };
  }
  return null;
}

const dayFrom = (digits: string): Day | null => {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return /^\d{8}$/.test(digits) && isDay(day) ? day : null;
};

/** Reads the name of a file that ATLAS wrote, in whatever case; `null` for any other name. */
export function readAtlasName(fileName: string): AtlasName | null {
  const name = fileName.toLowerCase();
  const dot = name.lastIndexOf('.');
  const form = FORMS[name.slice(dot + 1)];
  if (name.length > MAX_NAME || dot < 0 || !form) return null;
  const parts = name.slice(0, dot).split('_');
  const [station = '', lidar = '', version = '', configuration = '', date = '', time = '', ...rest] = parts;
  const test = testOf(rest);
  const clock = CLOCK.exec(time);
  const day = dayFrom(date);
  if (!test || !clock || !day || !STATION.test(station)) return null;
  if (![lidar, version, configuration].every((id) => ID.test(id))) return null;
  const [channel = '', sccChannel = '', ...end] = rest.slice(test.length);
  const mark = end.lastIndexOf('atlas');
  const atlas = end[mark + 1] ?? '';
  const isWhole = mark >= 0 && mark === end.length - 2 && VERSION.test(atlas);
  const extra = end.slice(0, mark).join('_');
  if (!CHANNEL.test(channel) || !ID.test(sccChannel) || !isWhole || !EXTRA.test(extra)) return null;
  return {
    station_id: station,
    lidar_id: Number(lidar),
    version_id: Number(version),
    configuration_id: Number(configuration),
    day,
    time: clock.slice(1).join(':'),
    type: test.type,
    channel,
    scc_channel_id: Number(sccChannel),
    extra,
    atlas_version: atlas,
    form,
  };
}

/** How names of ATLAS begin, whatever follows: station, lidar, version and configuration before the day. */
const BEGINNING = /^([a-z]{3,4})_(\d{1,9})_(\d{1,9})_(\d{1,9})_\d{8}_/;
const CONFIGURATION_FILE = /^config_file_(\d{1,9})_(\d{1,9})_(\d{1,9})(?!\d)/;
const WRITER = /(^|_)atlas_\d/;

/** Whether a name is one of ATLAS, or looks as if it were meant to be. */
export function isLikeAtlasName(name: string): boolean {
  const small = name.toLowerCase();
  return BEGINNING.test(small) || WRITER.test(small);
}

/** The ids that a name states, even if ATLAS would not write the rest of it. */
export function idsInName(name: string): StatedIds {
  const small = name.toLowerCase();
  const [, lidar, version, configuration] = CONFIGURATION_FILE.exec(small) ?? [];
  const [, station, ...ids] = BEGINNING.exec(small) ?? ['', undefined, lidar, version, configuration];
  const [scc_lidar_id, scc_version_id, scc_configuration_id] = ids.map((id) => (id === undefined ? id : Number(id)));
  return { station_id: station, scc_lidar_id, scc_version_id, scc_configuration_id };
}

/** Whether a version of ATLAS is older than another, number by number; any is new enough for an empty one. */
export function isOlderAtlas(version: string, than: string): boolean {
  if (than === '') return false;
  const [one, other] = [version, than].map((each) => each.split('.').map(Number));
  for (let index = 0; index < Math.max(one?.length ?? 0, other?.length ?? 0); index += 1) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
