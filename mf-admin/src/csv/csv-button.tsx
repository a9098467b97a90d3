import { fileFailed, saveCsv } from '@portal/api-slice';
import { day } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { useState } from 'react';

const MESSAGES = {
  save: 'CSV',
  name: (what: string) => `Download these ${what} as CSV`,
} as const;

/** A column of a file: the table column that it belongs to, its title, and its value in a row. */
export type CsvColumn<Row> = readonly [of: string, title: string, value: (row: Row) => string | null | undefined];

export interface CsvButtonProps<Row> {
  /** Plural noun for the rows; also the name of the file. */
  what: string;
  columns: readonly CsvColumn<Row>[];
  has: (column: string) => boolean;
  /** Loads the filtered rows of all pages, in the order of the table. */
  load: () => Promise<readonly Row[]>;
}

/** Exports exactly the filtered rows of all pages, with the visible columns. */
export function CsvButton<Row>({ what, columns, has, load }: CsvButtonProps<Row>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function save() {
    setBusy(true);
    setProblem(null);
    try {
      const rows = await load();
      const shown = columns.filter(([of]) => has(of));
      const lines = [shown.map(([, title]) => title), ...rows.map((row) => shown.map(([, , value]) => value(row)))];
      saveCsv(lines, `${what}-${day(Date.now() / 1000)}.csv`);
    } catch {
      setProblem(fileFailed());
    }
    setBusy(false);
  }
  return (
    <span>
      <Button
        size="small"
        icon={<Icon name="download" />}
        aria-label={MESSAGES.name(what)}
        loading={isBusy}
        onClick={() => void save()}
      >
        {MESSAGES.save}
      </Button>
      <output>{problem}</output>
    </span>
  );
}
