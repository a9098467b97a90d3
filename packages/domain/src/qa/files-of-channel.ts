import { readAtlasName } from './atlas-name';
import { channelOfFile, type FileContext, type QaFileFacts } from './file-check';
import { isAbout, resultNames } from './result-names';
import { qaTestType } from './test-types';

type Compared = Pick<FileContext, 'type' | 'configuration'>;
type Named = Pick<QaFileFacts, 'name'>;

/** The channel of the configuration that a file of a test is about; undefined for a file of another test, and without one. */
export function channelIn({ name: fileName }: Named, context: Compared): string | undefined {
  const name = readAtlasName(fileName);
  return name?.type === context.type ? channelOfFile(name, context.configuration)?.short_name : undefined;
}

/** What a file shows, which another one can replace, and when that was measured; plots may be several of one channel. */
function shownBy(file: Named, context: Compared): { what: string; at: string } | null {
  const channel = channelIn(file, context);
  const name = readAtlasName(file.name);
  if (!name || channel === undefined) return null;
  const { form, extra, day, time } = name;
  return { what: [form, channel, form === 'plot' ? extra : ''].join(' '), at: `${day} ${time}` };
}

/**
 * For each file, the one that counts in its place: the newest of its channel by the time in the name, and of equal ones
 * the last upload; `null` for a file that counts. Files are in the order of their uploads.
 */
export function replacedBy<File extends Named>(files: readonly File[], context: Compared): (File | null)[] {
  const shown = files.map((file) => shownBy(file, context));
  const newest = new Map<string, { at: string; file: File }>();
  files.forEach((file, place) => {
    const one = shown[place];
    if (one && one.at >= (newest.get(one.what)?.at ?? '')) newest.set(one.what, { at: one.at, file });
  });
  return files.map((file, place) => {
    const counting = newest.get(shown[place]?.what ?? '')?.file ?? file;
    return counting === file ? null : counting;
  });
}

/** The text of a channel that counts; undefined if there is none. */
export function textOfChannel<File extends Named>(
  files: readonly File[],
  context: Compared,
  isChannel: (shortName: string) => boolean,
): File | undefined {
  const replaced = replacedBy(files, context);
  return files.find((file, place) => {
    const channel = channelIn(file, context);
    const isText = readAtlasName(file.name)?.form === 'text';
    return isText && replaced[place] === null && channel !== undefined && isChannel(channel);
  });
}

/** The channels or pairs of the configuration that none of the files is about, by their names. */
export function missingNames(context: Compared, files: readonly { name: string }[]): string[] {
  const type = qaTestType(context.type);
  if (type.atlas === null) return [];
  const covered = files.flatMap((file) => channelIn(file, context) ?? []);
  const configured = context.configuration.channels.map(({ short_name }) => short_name);
  return resultNames(type, configured).filter((name) => !covered.some((channel) => isAbout(name, channel)));
}
