import { render, screen } from '@testing-library/react';
import { DataSheet } from './data-sheet';

test('given values have their labels, and missing ones are named in one line', () => {
  const { container } = render(
    <DataSheet
      items={[
        { label: 'Name', value: 'Potenza' },
        { label: 'Altitude (m)', value: 0 },
        { label: 'Host', value: '' },
        { label: 'Type', value: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Altitude (m)']);
  expect(container).toHaveTextContent('Not given: Host, Type');
});

test('a value of several lines takes the whole width', () => {
  render(
    <DataSheet
      items={[
        { label: 'Name', value: 'Potenza' },
        { label: 'Remarks', value: 'Long.', isWide: true },
      ]}
    />,
  );
  expect(screen.getByText('Long.').parentElement).toHaveClass('p-sheet-wide');
  expect(screen.getByText('Potenza').parentElement).not.toHaveClass('p-sheet-wide');
});

test('a complete sheet names no missing values, and an empty one has no terms', () => {
  const { container, rerender } = render(<DataSheet items={[{ label: 'Name', value: 'Potenza' }]} />);
  expect(container).not.toHaveTextContent('Not given');
  rerender(<DataSheet items={[{ label: 'Name', value: '' }]} />);
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('Not given: Name');
});
