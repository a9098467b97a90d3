import type { ReactNode } from 'react';

/** A column of a table. The identifying column comes first, the actions last; in three tables the specification has them first. */
export interface Column<Row> {
  /** Names the column in the URL; `actions` is reserved for the row's buttons. */
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /**
   * Sort key of a row, `null` last; without it the column cannot be sorted. `server`: in a `PagedTable`, whose rows
   * arrive sorted.
   */
  sortBy?: ((row: Row) => string | number | null) | 'server' | undefined;
  /** Aligns to the end of the cell, for figures and buttons. */
  align?: 'end' | undefined;
  /** In a card, puts the content below its title instead of beside it. */
  isStacked?: boolean | undefined;
  /** The column is the row's header. */
  isHeader?: boolean | undefined;
}
