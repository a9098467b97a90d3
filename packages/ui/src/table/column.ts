import type { ReactNode } from 'react';

/** A column of a table. What identifies a row comes first, what can be done with it last. */
export interface Column<Row> {
  /** Names the column in the address; a column with the key `actions` holds the row's buttons. */
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /**
   * What the rows are sorted by, `null` last; the column cannot be sorted without. `server`: in a `PagedTable`, whose
   * rows are sorted before they come.
   */
  sortBy?: ((row: Row) => string | number | null) | 'server' | undefined;
  /** At the end of the cell, for figures and buttons. */
  align?: 'end' | undefined;
  /** Holds several things: in a card it stands below its title, not beside it. */
  isStacked?: boolean | undefined;
  /** The column that names its row. */
  isHeader?: boolean | undefined;
}
