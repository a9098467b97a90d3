import type { ChannelSuggestion, LidarConfigurationRecord, QaResult, QaTest, QaTestSummary } from '@portal/domain';
import { textOfChannel } from '@portal/domain';
import { namesOf } from './test-evaluation';

/** A test with what its evaluation compares it with. */
export interface TestOnDesk {
  test: QaTest;
  configuration: LidarConfigurationRecord;
  /** The names of its channels, pairs or the lidar. */
  names: readonly string[];
  /** The last valid test of the same kind. */
  former: QaTestSummary | undefined;
}

export const onDesk = (
  test: QaTest,
  configuration: LidarConfigurationRecord,
  former: QaTestSummary | undefined,
): TestOnDesk => ({ test, configuration, former, names: namesOf(test, configuration) });

export const suggestionOf = (
  { self_check: check }: Pick<QaTest, 'self_check'>,
  name: string,
): ChannelSuggestion | undefined => check?.channels.find((channel) => channel.name === name);

export const resultOf = ({ results }: Pick<QaTest, 'results'>, name: string): QaResult | undefined =>
  results.find((result) => result.name === name);

/** Whether a channel, or one of a pair, has a text to draw. */
export function hasText({ test, configuration }: TestOnDesk, name: string): boolean {
  const context = { type: test.type, configuration };
  return name.split('/').some((shortName) => textOfChannel(test.files, context, (each) => each === shortName));
}
