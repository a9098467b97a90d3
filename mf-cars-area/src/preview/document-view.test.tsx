import type { DocumentBlock } from '@portal/domain';
import type { Scene } from '@portal/plots';
import { render, screen, within } from '@testing-library/react';
import { DocumentView } from './document-view';

const SCENE: Scene = {
  width: 660,
  height: 200,
  title: 'Range of the channel groups',
  description: 'One group.',
  marks: [],
  table: { columns: ['Group', 'Full overlap'], rows: [['Elastic 532', '300 m']] },
};

const BLOCKS: DocumentBlock<Scene, never>[] = [
  { kind: 'letterhead', lines: [{ text: 'Aerosol network', isName: true }, { text: 'Observatory Road 1' }] },
  { kind: 'title', text: 'Preliminary report on initial acceptance', subtitle: 'CIAO (CIAO)' },
  { kind: 'entries', entries: [{ label: 'Round', value: '1' }] },
  { kind: 'heading', level: 2, text: 'Conditions' },
  {
    kind: 'table',
    columns: [
      { title: 'No.', share: 1 },
      { title: 'Condition', share: 3 },
    ],
    rows: [['1', 'Repair the laser.']],
  },
  { kind: 'heading', level: 3, text: 'Lidar RALI' },
  { kind: 'paragraph', text: 'Open and enclosed.' },
  { kind: 'plot', scene: SCENE },
];

test('a document is shown with its headings, values, tables and plots, in their order [12.58]', async () => {
  render(<DocumentView content={{ title: 'Preview: Preliminary report: CIAO', blocks: BLOCKS }} />);
  const shown = within(screen.getByRole('article', { name: 'Preview: Preliminary report: CIAO' }));
  const headings = shown.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings).toEqual(['H2 Preliminary report on initial acceptance', 'H3 Conditions', 'H4 Lidar RALI']);
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Aerosol network',
    'Observatory Road 1',
  ]);
  expect(shown.getByRole('term')).toHaveTextContent('Round');
  expect(shown.getByRole('definition')).toHaveTextContent('1');
  const conditions = within(shown.getByRole('region', { name: 'No., Condition' }));
  expect(conditions.getByRole('row', { name: '1 Repair the laser.' })).toBeVisible();
  expect(shown.getByText('Open and enclosed.')).toBeVisible();
  expect(await shown.findByRole('img', { name: 'Range of the channel groups' })).toHaveAttribute(
    'viewBox',
    '0 0 660 200',
  );
});
