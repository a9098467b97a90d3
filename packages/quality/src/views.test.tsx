import { render, screen } from '@testing-library/react';
import { AssessmentChip, findingsOf, LightChip } from './index';

test('a light says its words, and those of its sentence where one is given', () => {
  render(
    <>
      <LightChip light="amber" />
      <LightChip light="red" words="Overdue since 2026-06-15" />
    </>,
  );
  expect(screen.getByText('Due soon')).toBeInTheDocument();
  expect(screen.getByText('Overdue since 2026-06-15')).toBeInTheDocument();
});

test('an assessment is shown in words', () => {
  render(<AssessmentChip assessment="not_assessable" />);
  expect(screen.getByText('Not assessable')).toBeInTheDocument();
});

test('findings are the height of full overlap and a sentence for each flag', () => {
  const suggestion = {
    name: '0532xpar',
    suggested: 'pass_with_remark',
    code: 4,
    figures: { full_overlap_m: 367.5 },
  } as const;
  const [overlap, ...flags] = findingsOf('telecover', suggestion);
  expect(overlap).toBe('Full overlap from 368 m.');
  expect(flags).toHaveLength(1);
  expect(findingsOf('telecover', undefined)).toEqual([]);
});
