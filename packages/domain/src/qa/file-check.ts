import type { Flag } from '../lidar/check';
import { addDays, type Day } from '../time/day';
import { idsInName, isLikeAtlasName, isOlderAtlas, readAtlasName, type AtlasName } from './atlas-name';
import { isSameChannel, type ConfigurationIds, type ChannelSettings } from './configuration';
import { codeFrom } from './flags';
import { otherIds } from './other-ids';
import { QA_SETTINGS } from './settings';
import { isOtherThan, type StatedDays } from './stated-times';
import { qaTestType, type QaFileRole, type QaTestTypeCode } from './test-types';

const { due: DAYS } = QA_SETTINGS;

/** What is noticed of the files of a test of any type; the channel that is missing concerns them all. */
export const FILE_FLAGS = [
  { bit: 1, text: 'The name is not one of ATLAS for this test.' },
  { bit: 2, text: 'Station, lidar, version or configuration are others than those of the configuration.' },
  { bit: 4, text: 'The channel is not in the configuration, or the header names another one than the file name.' },
  { bit: 8, text: 'A channel of the configuration is missing.' },
  { bit: 16, text: `Measured on another day than stated, or more than ${DAYS.oldMeasurement} days ago.` },
  { bit: 32, text: 'The file cannot be read, or is of another test.' },
  { bit: 64, text: 'The version of ATLAS is too old.' },
  { bit: 128, text: 'The same content was submitted before, or is in this test under another name.' },
] as const satisfies readonly Flag[];

export const OTHER_IDS = 2;
export const OTHER_CHANNEL = 4;
export const MISSING_CHANNEL = 8;
export const UNREADABLE = 32;
export const SAME_CONTENT = 128;

/** The flags with which a test cannot be submitted. */
export const BLOCKING = OTHER_IDS | OTHER_CHANNEL | UNREADABLE;

/** A file of a test, before its content is looked at. */
export interface QaFileFacts {
  name: string;
  role: QaFileRole;
  /** Hex digest of its bytes. */
  sha256: string;
}

/** What the files of a test are compared with. */
export interface FileContext extends StatedDays {
  type: QaTestTypeCode;
  configuration: ConfigurationIds & { channels: readonly Pick<ChannelSettings, 'short_name' | 'scc_channel_id'>[] };
  today: Day;
  /** Digests of the files of other tests. */
  submittedBefore: readonly string[];
}

/** The channel of the configuration that a file is about; undefined if its name or its id is another one. */
export const channelOfFile = (name: AtlasName, { channels }: FileContext['configuration']) =>
  channels.find(
    ({ short_name, scc_channel_id }) =>
      isSameChannel(short_name, name.channel) && (scc_channel_id === null || scc_channel_id === name.scc_channel_id),
  );

const isOnOtherDay = (name: AtlasName, context: FileContext): boolean =>
  isOtherThan(name.day, context) || name.day < addDays(context.today, -DAYS.oldMeasurement);

const NAMED: readonly QaFileRole[] = ['ascii', 'plot'];

/** Whether the name should be one of ATLAS: by the role, by the name itself, or because the content is an export. */
const shouldBeNamed = ({ name, role }: QaFileFacts, { isExport }: ContentFacts) =>
  role !== 'raw' && (NAMED.includes(role) || isLikeAtlasName(name) || isExport);

/** What the content of a file says, as far as flags follow from it. */
export interface ContentFacts {
  /** Whether a text of ATLAS or a plot could be read. */
  isReadable: boolean;
  /** A text that looks like an export of ATLAS. */
  isExport: boolean;
}

/** The flags of one file by its name, whatever its role. */
export function checkFile(file: QaFileFacts, context: FileContext, content: ContentFacts): number {
  const name = readAtlasName(file.name);
  return codeFrom({
    // Files of tests that ATLAS writes none for may have any name.
    1: qaTestType(context.type).atlas !== null && name?.type !== context.type && shouldBeNamed(file, content),
    2: otherIds(idsInName(file.name), context.configuration) !== null,
    4: name !== null && channelOfFile(name, context.configuration) === undefined,
    16: name !== null && isOnOtherDay(name, context),
    32: !content.isReadable,
    64: name !== null && isOlderAtlas(name.atlas_version, QA_SETTINGS.minAtlasVersion),
    128: context.submittedBefore.includes(file.sha256),
  });
}
