import { render } from '@testing-library/react';
import { Chip } from './chip';
import { DataSheet } from './data-sheet';
import { Dated } from './dated';
import { DefinitionList } from './definition-list';
import { TableBody } from '../table/table-body';

test.each([
  ['Waiting for CARS to issue the report by 2026-12-01 (since 2026-11-16).', ['2026-12-01', '2026-11-16']],
  ['2026-11-16', ['2026-11-16']],
  ['No day', []],
])('%s: days are marked up, and the text is unchanged', (text, days) => {
  const { container } = render(<Dated text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('time')].map((each) => each.textContent)).toEqual(days);
});

const UNTIL = 'Accepted until 2026-12-01';
const COLUMNS = [{ key: 'value', title: 'Until', cell: ({ value }: { value: string }) => value }];
const items = [{ label: 'Acceptance', value: UNTIL }];

test.each([
  ['a sheet', <DataSheet key="" items={items} />],
  ['a list of values', <DefinitionList key="" items={items} />],
  [
    'a chip',
    <Chip key="" tone="info">
      {UNTIL}
    </Chip>,
  ],
  [
    'a table',
    <table key="">
      <TableBody rows={items} rowKey={({ label }) => label} columns={COLUMNS} />
    </table>,
  ],
])('a day in %s is not broken [12.286]', (_where, shown) => {
  const { container } = render(shown);
  expect(container.querySelector('time.p-dated')).toHaveTextContent('2026-12-01');
});
