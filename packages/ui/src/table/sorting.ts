import type { Column } from './column';

/** By which column rows are sorted, and which way. */
export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
}

/** As it stands in the address: the key of the column, after a hyphen when the largest comes first. */
export function parseSorting(text: string): Sorting | null {
  if (text === '') return null;
  return text.startsWith('-') ? { key: text.slice(1), direction: 'descending' } : { key: text, direction: 'ascending' };
}

/** The other way round of `parseSorting`. */
export const sortingText = ({ key, direction }: Sorting) => (direction === 'descending' ? `-${key}` : key);

/** What pressing the title of a column leads to: its smallest first, and at the next press its largest. */
export const nextSorting = (key: string, now: Sorting | null): Sorting => ({
  key,
  direction: now?.key === key && now.direction === 'ascending' ? 'descending' : 'ascending',
});

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows in this order; as they came where no such column can be sorted. Rows without a value are always last. */
export function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], by: Sorting | null): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === by?.key)?.sortBy;
  if (typeof sortBy !== 'function') return rows;
  const sign = by?.direction === 'descending' ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .toSorted(({ value: one }, { value: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return (
        sign * (typeof one === 'number' && typeof other === 'number' ? one - other : compare(`${one}`, `${other}`))
      );
    })
    .map(({ row }) => row);
}
