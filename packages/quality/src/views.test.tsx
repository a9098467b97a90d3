import { render, screen } from '@testing-library/react';
import { presentLimits } from '@portal/domain';
import { AssessmentChip, findingsOf, LightChip, limitsNote } from './index';

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
  const [overlap, ...flags] = findingsOf('telecover', suggestion, presentLimits('telecover'));
  expect(overlap).toBe('Full overlap from 368 m.');
  expect(flags).toHaveLength(1);
  const stated = { ...suggestion, figures: { ...suggestion.figures, stated_overlap_m: 250 } };
  expect(findingsOf('telecover', stated, {})[0]).toBe('Full overlap from 368 m; the application states 250 m.');
  expect(findingsOf('telecover', undefined, {})).toEqual([]);
});

test.each([
  [null, 0, ['No suggestion: which column is the reflected channel is not confirmed.']],
  ['fail', 1, ['The ratio is not constant', 'Rotation and residual are left out: which column']],
  ['not_assessable', null, []],
] as const)('a calibration says that the order of its columns is not confirmed, %#', (suggested, code, begins) => {
  const suggestion = { name: '0532xcar/0532xpar', suggested, code, figures: null };
  const found = findingsOf('polarisation_calibration', suggestion, presentLimits('polarisation_calibration'));
  expect(found).toHaveLength(begins.length);
  found.forEach((sentence, place) => expect(sentence).toContain(begins[place]));
});

test.each([
  [null, 'The limits are those of version 3 of the thresholds.'],
  [{ version: 3 }, 'The limits are those of version 3 of the thresholds.'],
  [{ version: 1, limits: presentLimits('telecover') }, 'The limits are those of version 1 of the thresholds.'],
  [{ version: 1 }, 'The self-check was made with version 1 of the thresholds. Its limits were not stored.'],
])('limits say of which version they are, if that is known, %#', (check, words) => {
  expect(limitsNote(check, 'telecover')).toBe(words);
});
