import type { Column } from './column';

/** Column and direction of the order. */
export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Parses the order in the URL: the key of a column, with a leading hyphen for descending. */
export function parseSorting(text: string): Sorting | null {
  if (text === '') return null;
  return text.startsWith('-') ? { key: text.slice(1), direction: 'descending' } : { key: text, direction: 'ascending' };
}

/** The inverse of `parseSorting`. */
export const sortingText = ({ key, direction }: Sorting) => (direction === 'descending' ? `-${key}` : key);

/** The order after a click on a column title: ascending, then descending. */
export const nextSorting = (key: string, now: Sorting | null): Sorting => ({
  key,
  direction: now?.key === key && now.direction === 'ascending' ? 'descending' : 'ascending',
});

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows in this order; unchanged if the column cannot be sorted. Rows without a value are always last. */
export function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], by: Sorting | null): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === by?.key)?.sortBy;
  if (typeof sortBy !== 'function') return rows;
  const sign = by?.direction === 'descending' ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .toSorted(({ value: a }, { value: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(`${a}`, `${b}`));
    })
    .map(({ row }) => row);
}
