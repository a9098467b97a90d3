import { idsInName, readAtlasName } from './atlas-name';
import { checkFile, MISSING_CHANNEL, SAME_CONTENT } from './file-check';
import { readContent, type QaFileContent, type ReadFile } from './file-content';
import { missingNames, replacedBy } from './files-of-channel';
import { checkHeader } from './header-check';
import { presentLimits, type LimitsOfCheck } from './limits-of-check';
import { idsInHeader, otherIds } from './other-ids';
import { resultNames } from './result-names';
import type { SelfCheckContext } from './self-check-context';
import { QA_SETTINGS } from './settings';
import { fitsTest, suggest } from './suggest';
import type { ChannelSuggestion } from './suggestion';
import { qaTestType } from './test-types';
import { testInSentence } from './words';

/** What the self-check noticed of a file. */
export interface CheckedQaFile {
  name: string;
  code: number;
  /** Why a text cannot be read, or which other one it equals. */
  problem: string | null;
  /** The ids that are others than those of the configuration, in a sentence; absent in checks of before they were named. */
  ids?: string | null;
}

/** The result of the self-check of a test, stored with it at its submission. */
export interface SelfCheck extends LimitsOfCheck {
  /** Flags of the files, in their order. */
  files: CheckedQaFile[];
  /** All flags of files together, with that of a missing channel. */
  code: number;
  channels: ChannelSuggestion[];
}

/** Another file counts in the place of this one. */
export const notUsed = (newer: string): string => `Not used: ${newer} is newer and of the same channel.`;

/** A file of the same test has the same bytes. */
export const sameContent = (other: string): string => `The same content as ${other}.`;

/** A text of ATLAS must also fit the test that it is submitted for, and no file may be of another test. */
function problemOf(each: ReadFile, context: SelfCheckContext): string | null {
  const name = readAtlasName(each.file.name);
  if (name && name.type !== context.type && qaTestType(context.type).atlas !== null)
    return `It belongs to a ${testInSentence(name.type)}.`;
  const isOther = each.text !== null && !fitsTest(each.text, context);
  return isOther ? 'Its columns are not those of this test.' : each.problem;
}

/** The flags of one file: by its name, and by what it says of itself. */
function checkOne(each: ReadFile, context: SelfCheckContext): CheckedQaFile {
  const { file, head } = each;
  const problem = problemOf(each, context);
  const content = { isReadable: problem === null, isExport: head.isExport };
  const code = checkFile(file, context, content) | checkHeader(head, readAtlasName(file.name), context);
  const { configuration } = context;
  const ids = otherIds(idsInName(file.name), configuration) ?? otherIds(idsInHeader(head.header), configuration);
  return { name: file.name, code, problem, ids };
}

/**
 * Checks the files of a test and suggests a result for each channel. The browser and the server run the same check; the
 * one at the submission counts. It decides nothing.
 */
export function selfCheck(files: readonly QaFileContent[], context: SelfCheckContext): SelfCheck {
  const texts = files.map(readContent);
  const replaced = replacedBy(files, context);
  const checked = texts.map((each, place) => {
    const file = checkOne(each, context);
    const newer = replaced[place];
    const twin = files.slice(0, place).find((other) => other.sha256 === each.file.sha256);
    if (twin) return { ...file, code: file.code | SAME_CONTENT, problem: file.problem ?? sameContent(twin.name) };
    return newer ? { ...file, problem: file.problem ?? notUsed(newer.name) } : file;
  });
  const names = resultNames(qaTestType(context.type), context.channels);
  const isMissing = missingNames(context, files).length > 0;
  return {
    version: QA_SETTINGS.version,
    limits: presentLimits(context.type),
    files: checked,
    code: checked.reduce((code, each) => code | each.code, isMissing ? MISSING_CHANNEL : 0),
    channels: names.map((name) => suggest(name, texts, context)),
  };
}
