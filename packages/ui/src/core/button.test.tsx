import { render, screen } from '@testing-library/react';
import { Button } from './button';

const named = () => screen.getByRole('button', { name: 'Submit' });

test('the name of a button is its label before, while and after it is loading', () => {
  const { rerender } = render(<Button>Submit</Button>);
  expect(named()).not.toHaveAttribute('aria-busy');
  rerender(<Button loading>Submit</Button>);
  expect(named()).toHaveAttribute('aria-busy', 'true');
  rerender(<Button>Submit</Button>);
  expect(named()).not.toHaveAttribute('aria-busy');
});
