import type { EditedEvaluation } from '@portal/domain';
import { render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { anApplication, anEvaluation, aReviewedLidar, compliance } from '../evaluations/review.fixture';
import { PrintedEvaluations } from './printed-evaluations';

const said: Partial<EditedEvaluation> = {
  compliance: compliance('no'),
  comments: 'Too far apart.',
  recommendations: 'Move it.\nThen measure.',
  evaluation_date: 1_770_000_000,
};

const APPLICATION = anApplication({
  lidars: [
    aReviewedLidar({
      channel_compliance: compliance('partially'),
      channel_comments: 'One channel is missing.',
      channel_recommendations: 'Add the channel.',
    }),
  ],
  synergy_compliance: anEvaluation(said),
});

const announce = (name: 'beforeprint' | 'afterprint') => act(async () => window.dispatchEvent(new Event(name)));
const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a printout has every compliance in words and every text [12.59, 12.294]', async () => {
  render(<PrintedEvaluations application={APPLICATION} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await announce('beforeprint');
  expect(linesOf(screen.getByRole('table', { name: 'All instruments by aspect' }))).toEqual([
    ['System', 'Feasibility', 'Feature', 'Channel', 'Instrument', 'Data'],
    ['RALI (lidar)', 'N/A', 'N/A', 'Partially compliant (draft)', 'N/A', 'N/A'],
    ['Sun photometer 1 (photometer)', 'Not applicable', 'Not applicable', 'Not applicable', 'N/A', 'N/A'],
  ]);
  // It belongs to no aspect, and therefore below no column.
  expect(screen.getByText(/^: Not compliant$/)).toHaveTextContent('Synergy: Not compliant');
  expect(linesOf(screen.getByRole('table', { name: 'Lidar RALI' }))).toContainEqual([
    'Channel',
    'Partially compliant (draft)',
    'One channel is missing.',
    'Add the channel.',
  ]);
  expect(linesOf(screen.getByRole('table', { name: 'Synergy' }))).toContainEqual([
    'Synergy',
    'Not compliant2026-02-02',
    'Too far apart.',
    'Move it.\nThen measure.',
  ]);
  await announce('afterprint');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
