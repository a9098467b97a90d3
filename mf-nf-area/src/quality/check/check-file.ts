import type {
  ChannelSuggestion,
  Day,
  LidarConfigurationRecord,
  PlotLine,
  QaFileContent,
  QaTest,
  SelfCheckContext,
} from '@portal/domain';
import {
  channelOfFile,
  MISSING_CHANNEL,
  presentLimits,
  readAtlasName,
  selfCheck,
  seriesOf,
  statedDays,
  statedRadiosondeHours,
} from '@portal/domain';

/** What the browser found in one file. */
export interface FileFinding {
  /** Flags of the file, without that of missing channels, which concerns all files together. */
  code: number;
  /** Why a text cannot be read. */
  problem: string | null;
  /** The ids that are others than those of the configuration, in a sentence. */
  ids: string | null;
  /** Short name of its channel in the configuration. */
  channel: string | null;
  suggestion: ChannelSuggestion | null;
  /** The lines of its plot; empty if it has none. */
  lines: readonly PlotLine[];
}

type CheckedTest = Pick<QaTest, 'type' | 'measured_from' | 'measured_to' | 'radiosonde_at' | 'figures' | 'method'>;

/** What a file is compared with. */
export interface Compared {
  test: CheckedTest;
  configuration: LidarConfigurationRecord;
  today: Day;
}

/** The context of the self-check. The application and other tests are known to the server only, which checks again. */
function contextOf(test: CheckedTest, configuration: LidarConfigurationRecord, today: Day): SelfCheckContext {
  return {
    type: test.type,
    configuration,
    ...statedDays(test),
    today,
    submittedBefore: [],
    channels: configuration.channels.map(({ short_name }) => short_name),
    figures: test.figures,
    method: test.method,
    hoursToOthers: null,
    radiosondeHours: statedRadiosondeHours(test),
    stated: {},
    lastEta: {},
  };
}

const isAbout = ({ name }: ChannelSuggestion, channel: string | null) =>
  channel !== null && name.split('/').includes(channel);

/** Checks one file of a test. */
export function checkFileOfTest(content: QaFileContent, { test, configuration, today }: Compared): FileFinding {
  const name = readAtlasName(content.name);
  const channel = (name?.type === test.type && channelOfFile(name, configuration)?.short_name) || null;
  const check = selfCheck([content], contextOf(test, configuration, today));
  const [file] = check.files;
  const isText = content.role === 'ascii';
  const about = check.channels.find((each) => isAbout(each, channel));
  return {
    code: (file?.code ?? 0) & ~MISSING_CHANNEL,
    problem: file?.problem ?? null,
    ids: file?.ids ?? null,
    channel,
    suggestion: (isText && about) || null,
    lines:
      (isText &&
        file?.problem === null &&
        seriesOf(content.text ?? '', presentLimits(test.type), about?.name)?.lines) ||
      [],
  };
}
