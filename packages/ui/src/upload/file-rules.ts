const BYTES_PER_MEGABYTE = 1024 * 1024;

export interface FileRules {
  /** Allowed file extensions, without the dot. */
  accept: readonly string[];
  maxBytes: number;
  multiple: boolean;
}

/** The reason for rejecting files, as a sentence; `null` if they are accepted. The server checks their content. */
export function refusal(files: readonly File[], { accept, maxBytes, multiple }: FileRules): string | null {
  if (files.length > 1 && !multiple) return 'Please choose one file.';
  for (const { name, size } of files) {
    const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
    if (!accept.includes(ending)) return `“${name}” cannot be taken: only ${listOf(accept)} files.`;
    if (size > maxBytes) return `“${name}” is too large: ${megabytes(size)} MB, at most ${megabytes(maxBytes)} MB.`;
    if (size === 0) return `“${name}” is empty.`;
  }
  return null;
}

/** The files that are accepted, and why others are not: of several, each is decided by itself. */
export function sorted(files: readonly File[], rules: FileRules): { taken: File[]; reasons: string[] } {
  const ofAll = rules.multiple ? null : refusal(files, rules);
  if (ofAll !== null) return { taken: [], reasons: [ofAll] };
  const reasons = files.map((file) => refusal([file], rules));
  return {
    taken: files.filter((_file, place) => reasons[place] === null),
    reasons: reasons.filter((reason) => reason !== null),
  };
}

/** The rules in one line. */
export const rulesLine = ({ accept, maxBytes }: Omit<FileRules, 'multiple'>) =>
  `${listOf(accept)}, at most ${megabytes(maxBytes)} MB`;

const listOf = (accept: readonly string[]) =>
  accept.length < 2 ? accept.join('') : `${accept.slice(0, -1).join(', ')} or ${accept.at(-1)}`;

// Rounded up, so that a file just above the limit does not appear to meet it.
const megabytes = (bytes: number) => Math.ceil((bytes / BYTES_PER_MEGABYTE) * 100) / 100;
