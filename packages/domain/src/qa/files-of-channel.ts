import { readAtlasName, type AtlasName } from './atlas-name';
import { channelOfFile, type FileContext, type QaFileFacts } from './file-check';
import { isAbout, resultNames } from './result-names';
import { qaTestType } from './test-types';

type Compared = Pick<FileContext, 'type' | 'configuration'>;
type Named = Pick<QaFileFacts, 'name'>;

const channelNamed = (name: AtlasName | null, { type, configuration }: Compared): string | undefined =>
  name?.type === type ? channelOfFile(name, configuration)?.short_name : undefined;

/** The channel of the configuration that a file of a test is about; undefined for a file of another test, and without one. */
export const channelIn = ({ name }: Named, context: Compared): string | undefined =>
  channelNamed(readAtlasName(name), context);

/** A file of a test, with what its name says of it. */
interface PlacedFile<File> {
  file: File;
  form: AtlasName['form'] | null;
  /** Short name of the channel that it is about; undefined for a file of another test, and without one. */
  channel: string | undefined;
  /** The file that counts in its place; `null` for a file that counts. */
  replacedBy: File | null;
}

/**
 * The files of a test by what they are about. Of a channel the newest counts by the time in its name, and of equal ones
 * the last upload; plots may be several of one channel. Files are in the order of their uploads.
 */
export function placeFiles<File extends Named>(files: readonly File[], context: Compared): PlacedFile<File>[] {
  const newest = new Map<string, { at: string; file: File }>();
  const placed = files.map((file) => {
    const name = readAtlasName(file.name);
    const channel = channelNamed(name, context);
    if (!name || channel === undefined) return { file, form: name?.form ?? null, channel, what: '' };
    const { form, extra, day, time } = name;
    const what = [form, channel, form === 'plot' ? extra : ''].join(' ');
    const at = `${day} ${time}`;
    if (at >= (newest.get(what)?.at ?? '')) newest.set(what, { at, file });
    return { file, form, channel, what };
  });
  return placed.map(({ what, ...each }) => {
    const counting = newest.get(what)?.file ?? each.file;
    return { ...each, replacedBy: counting === each.file ? null : counting };
  });
}

/** For each file, the one that counts in its place; `null` for a file that counts. */
export const replacedBy = <File extends Named>(files: readonly File[], context: Compared): (File | null)[] =>
  placeFiles(files, context).map((each) => each.replacedBy);

/** The text of a channel that counts; undefined if there is none. */
export const textOfChannel = <File extends Named>(
  files: readonly File[],
  context: Compared,
  isChannel: (shortName: string) => boolean,
): File | undefined =>
  placeFiles(files, context).find(
    ({ form, channel, replacedBy: newer }) =>
      form === 'text' && newer === null && channel !== undefined && isChannel(channel),
  )?.file;

/** The channels or pairs of the configuration that none of the files is about, by their names. */
export function missingNames(context: Compared, files: readonly { name: string }[]): string[] {
  const type = qaTestType(context.type);
  if (type.atlas === null) return [];
  const covered = files.flatMap((file) => channelIn(file, context) ?? []);
  const configured = context.configuration.channels.map(({ short_name }) => short_name);
  return resultNames(type, configured).filter((name) => !covered.some((channel) => isAbout(name, channel)));
}
