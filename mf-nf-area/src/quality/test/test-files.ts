import type { LidarConfigurationRecord, QaFile, QaTest } from '@portal/domain';
import { placeFiles } from '@portal/domain';
import type { ChosenFile } from '../check/use-chosen-files';
import { keyOf } from '../check/use-chosen-files';

/** A file that is in the test or on its way to it. */
export interface TestFile {
  key: string;
  name: string;
  /** As the test has it; undefined while it is not there. */
  stored: QaFile | undefined;
  /** As this browser has read it; undefined for files of an earlier visit. */
  chosen: ChosenFile | undefined;
}

/** The files of a test with those that will come, in the order in which the server has them. */
export function filesOfTest(test: QaTest, chosen: readonly ChosenFile[]): TestFile[] {
  const wanted = chosen.filter(({ state }) => state !== 'held' && state !== 'refused');
  const inTest = test.files.map((stored): TestFile => {
    const key = keyOf(stored);
    // Without a secure connection there are no digests, and the name has to do.
    const arrived = wanted.findLast(({ state, file }) => state === 'arrived' && file.name === stored.name);
    return { key, name: stored.name, stored, chosen: wanted.find((each) => each.key === key) ?? arrived };
  });
  const known = new Set(inTest.map((each) => each.chosen?.key));
  const coming = wanted.filter(({ key }) => !known.has(key));
  return [
    ...inTest,
    ...coming.map((each) => ({ key: each.key, name: each.file.name, stored: undefined, chosen: each })),
  ];
}

/** What the files of a test are about. */
export function aboutFiles(test: QaTest, configuration: LidarConfigurationRecord, files: readonly TestFile[]) {
  const placed = placeFiles(files, { type: test.type, configuration });
  const countingOf = (shortName: string) =>
    placed.filter(({ replacedBy, channel }) => replacedBy === null && channel === shortName);
  return {
    /** Files in whose place a newer one of the same channel counts. */
    replaced: placed.flatMap(({ file, replacedBy: newer }) => (newer ? [{ file, newer }] : [])),
    /** The files that count of a channel. */
    filesOf: (shortName: string) => countingOf(shortName).map(({ file }) => file),
    /** The text that counts of a channel. */
    textOf: (shortName: string) => countingOf(shortName).find(({ form }) => form === 'text')?.file,
  };
}
