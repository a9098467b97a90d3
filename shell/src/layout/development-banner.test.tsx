import { render, screen } from '@testing-library/react';
import { DevelopmentBanner } from './development-banner';

test.each([
  [['mf-cars-area'], "Development: mf-cars-area comes from a developer's machine, not from its release."],
  [
    ['mf-admin', 'mf-cars-area'],
    "Development: mf-admin and mf-cars-area come from a developer's machine, not from their releases.",
  ],
])('%j', (parts, words) => {
  render(<DevelopmentBanner parts={parts} />);
  expect(screen.getByRole('complementary', { name: 'Development' })).toHaveTextContent(words);
});

test('renders nothing when all parts are released', () => {
  render(<DevelopmentBanner parts={[]} />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
