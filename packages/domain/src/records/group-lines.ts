import type { ChannelGroup } from '../lidar/channel-groups';
import { lineInWords, type PageLine } from './page-lines';
import { missingInGroup } from './words';

/** Whether a lidar does not have a group: then there is nothing to describe. */
export const isAbsentGroup = ({ availability, channels }: ChannelGroup): boolean =>
  availability !== null && !availability.offered && channels.length === 0;

/** A value of a channel group in words. The start date is that of existing and planned groups. */
export function groupLineInWords(line: PageLine, group: ChannelGroup): string {
  const isShown = line.name !== 'operation_start_date' || group.availability?.offered === true;
  const value = (group as Readonly<Record<string, unknown>>)[line.name] ?? null;
  return (isShown && lineInWords(line, value)) || missingInGroup(group);
}
