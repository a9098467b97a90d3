/** Read in a source, inferred from it, or chosen for this portal. */
type Mark = 'R' | 'I' | 'X';

/**
 * The marks of all settings in the text of settings.ts, by their places. A mark in a comment is about the settings after
 * it, until the next mark, and about those of the table that follows.
 */
export function marksIn(text: string): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const tables: { name: string; mark: Mark | undefined }[] = [];
  for (const row of text.slice(text.indexOf('export const QA_SETTINGS')).split('\n')) {
    const table = tables.at(-1);
    const place = tables.slice(1).map(({ name }) => name);
    const [, mark] = /^ *(?:\/\*)?\*.*?\[([RIX])\]/.exec(row) ?? [];
    const [, name] = /^ *(?:export const )?(\w+)(?: =|:) /.exec(row) ?? [];
    const [, only] = /: \{ (\w+): /.exec(row) ?? [];
    if (mark && table) table.mark = mark as Mark;
    if (name && row.endsWith('{')) tables.push({ name, mark: table?.mark });
    else if (name && table?.mark) marks.set([...place, name, ...(only ? [only] : [])].join('.'), table.mark);
    if (/^ *\}/.test(row)) tables.pop();
  }
  return marks;
}
