import { saveCsv } from '@portal/api-slice';
import { day } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { useState } from 'react';

const MESSAGES = {
  save: 'CSV',
  name: (what: string) => `Download these ${what} as CSV`,
  failed: 'The file was not made. Please try again in a moment.',
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
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  async function save() {
    setState('busy');
    try {
      const rows = await load();
      const shown = columns.filter(([of]) => has(of));
      const lines = [shown.map(([, title]) => title), ...rows.map((row) => shown.map(([, , value]) => value(row)))];
      saveCsv(lines, `${what}-${day(Date.now() / 1000)}.csv`);
      setState('ready');
    } catch {
      setState('failed');
    }
  }
  return (
    <span>
      <Button
        size="small"
        icon={<Icon name="download" />}
        aria-label={MESSAGES.name(what)}
        loading={state === 'busy'}
        onClick={() => void save()}
      >
        {MESSAGES.save}
      </Button>
      <output>{state === 'failed' && MESSAGES.failed}</output>
    </span>
  );
}
