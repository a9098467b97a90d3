import { QA_SETTINGS } from './settings';

const LIMITS = QA_SETTINGS.reader;

/** One `name = value` of a file, with the number of its line from 1. Sections and names are in small letters. */
export interface IniEntry {
  section: string;
  name: string;
  value: string;
  line: number;
}

/** What a file of settings holds, and what of it cannot be read. */
export interface IniFile {
  entries: readonly IniEntry[];
  findings: readonly string[];
}

const QUOTED = /^(["'])(.*)\1$/;

/** A value without quotes and comments after it; the parser of ATLAS doubles percent signs. */
function valueIn(text: string): string {
  const [value = ''] = text.split(/[ \t][#;]/, 1);
  const trimmed = value.trim();
  return (QUOTED.exec(trimmed)?.[2] ?? trimmed).replaceAll('%%', '%');
}

const isComment = (line: string) => line.startsWith('#') || line.startsWith(';');

/**
 * Reads a file of settings as ATLAS does: sections, `name = value` or `name: value`, comments after `#` or `;`, and values
 * that go on in indented lines. What it cannot read is named by its line; nothing in a text makes it fail.
 */
export function readIni(text: string): IniFile | { problem: string } {
  if (text.length > LIMITS.maxText) return { problem: 'The file is too large.' };
  const entries: IniEntry[] = [];
  const findings: string[] = [];
  let section = '';
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const number = index + 1;
    if (line === '' || isComment(line)) continue;
    const last = entries.at(-1);
    const at = line.search(/[=:]/);
    if (raw.length > LIMITS.maxLine) findings.push(`Line ${number} is too long.`);
    else if (line.startsWith('[') && line.endsWith(']')) section = line.slice(1, -1).trim().toLowerCase();
    else if (at > 0) {
      const name = line.slice(0, at).trim().toLowerCase();
      entries.push({ section, name, value: valueIn(line.slice(at + 1)), line: number });
    } else if (last && /^\s/.test(raw))
      entries[entries.length - 1] = { ...last, value: `${last.value} ${valueIn(line)}` };
    else findings.push(`Line ${number} is neither a section nor a value.`);
  }
  return { entries, findings: findings.slice(0, LIMITS.maxFindings) };
}

/** The parts of a list, with commas or, without any, with spaces between them; `_` stands for none. */
export function listIn(value: string): (string | null)[] {
  const trimmed = value.trim().replace(/,$/, '');
  if (trimmed === '') return [];
  const parts = trimmed.includes(',') ? trimmed.split(',') : trimmed.split(/\s+/);
  return parts.map((part) => valueIn(part)).map((part) => (part === '_' || part === '' ? null : part));
}

/** A text as one value of a file: in one line, without commas, which would make it a list. */
export const asValue = (text: string): string =>
  text
    .replace(/[\s,]+/g, ' ')
    .trim()
    .replace(/^[#;]+\s*/, '')
    .replaceAll(' #', ' ')
    .replaceAll(' ;', ' ')
    .replaceAll('%', '%%');
