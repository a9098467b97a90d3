import { readAtlasName } from './atlas-name';
import { readAtlasText, readHead, type AtlasText, type TextHead } from './atlas-text';
import type { QaFileFacts } from './file-check';
import { pngProblem } from './png';

/** A file with what the self-check reads of its content. */
export interface QaFileContent extends QaFileFacts {
  /** `null` for plots and raw data. */
  text: string | null;
  /** Why a plot cannot be read; `null` for a whole one, and for other files. */
  plotProblem: string | null;
}

/** Whether a file must be a table of ATLAS: by its role, or by its name whatever the role. */
export const isTable = ({ name, role }: QaFileFacts): boolean =>
  role === 'ascii' || readAtlasName(name)?.form === 'text';

/** Whether a file must be a picture: by its role, or by its name whatever the role. */
const isPlot = ({ name, role }: QaFileFacts) => role === 'plot' || readAtlasName(name)?.form === 'plot';

const readsText = (file: QaFileFacts) => isTable(file) || (file.role !== 'plot' && file.role !== 'raw');

/** Whether the self-check reads the content of a file: of all but raw data under a name of their own. */
export const readsContent = (file: QaFileFacts): boolean => readsText(file) || isPlot(file);

/** A file with what is read of its bytes. */
export function contentOf(
  { name, role, sha256 }: QaFileFacts,
  bytes: Uint8Array,
  decode: (bytes: Uint8Array) => string,
): QaFileContent {
  const file = { name, role, sha256 };
  const text = readsText(file) ? decode(bytes) : null;
  return { ...file, text, plotProblem: isPlot(file) ? pngProblem(bytes) : null };
}

/** A file with the text of ATLAS in it, if it is one. */
export interface ReadFile {
  file: QaFileContent;
  /** The beginning of any text. */
  head: TextHead;
  text: AtlasText | null;
  problem: string | null;
}

const NO_HEAD: TextHead = { header: [], isExport: false };

/** Reads a file. */
export function readContent(file: QaFileContent): ReadFile {
  const head = file.text === null ? NO_HEAD : readHead(file.text);
  if (!isTable(file)) return { file, head, text: null, problem: file.plotProblem };
  const reading = readAtlasText(file.text ?? '');
  return 'problem' in reading
    ? { file, head, text: null, problem: reading.problem }
    : { file, head, text: reading.text, problem: file.plotProblem };
}
