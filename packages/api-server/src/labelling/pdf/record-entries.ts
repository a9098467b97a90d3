import { dateLabels, inFull, namesOf, NOT_GIVEN, type DocumentEntry, type Field, type Fields } from '@portal/domain';

/** Length in characters above which a value has a row of its own instead of sharing one. */
const LONG = 90;

const isText = ({ control }: Field) => control === 'lines';

function entryOf(field: Field, name: string, { label, shown }: { label: string; shown: unknown }): DocumentEntry {
  const value = inFull(field, shown) || NOT_GIVEN;
  // Names have a row of their own too, so that the entries after them form pairs.
  return { label, value, isLong: isText(field) || name === 'name' || value.length > LONG };
}

/** The given fields of a record with their labels, in this order. */
export function entriesOf(fields: Fields, record: object, names: readonly string[]): DocumentEntry[] {
  const values = new Map<string, unknown>(Object.entries(record));
  const labels = dateLabels(record);
  return names.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const label = labels[name] ?? field.label;
    return [entryOf(field, name, { label, shown: values.get(name) ?? null })];
  });
}

/** Sections of a record without its pictures: short entries first, followed by long texts over the full width. */
export function sectionBlocks(fields: Fields, record: object, sections: readonly string[]) {
  const isIn = ({ section, control }: Field) =>
    section !== undefined && sections.includes(section) && control !== 'pictures';
  const short = namesOf(fields, (field) => isIn(field) && !isText(field));
  const texts = namesOf(fields, (field) => isIn(field) && isText(field));
  return [short, texts]
    .filter(({ length }) => length > 0)
    .map((names) => ({ kind: 'entries' as const, entries: entriesOf(fields, record, names) }));
}
