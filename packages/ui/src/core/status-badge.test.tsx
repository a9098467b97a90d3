import { render, screen } from '@testing-library/react';
import { StatusBadge } from './index';

test.each([
  ['default', 'p-chip-neutral'],
  ['warning', 'p-chip-warning'],
  ['success', 'p-chip-success'],
] as const)('the tone %s has the style %s', (tone, look) => {
  render(<StatusBadge tone={tone}>Registered</StatusBadge>);
  expect(screen.getByText('Registered')).toHaveClass(look);
});
