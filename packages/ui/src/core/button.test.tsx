import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Button, LinkButton } from './button';

const named = () => screen.getByRole('button', { name: 'Submit' });
const next = () => screen.getByRole('link', { name: 'Next' });

const link = (isDisabled: boolean) => (
  <MemoryRouter>
    <LinkButton to="/next" disabled={isDisabled}>
      Next
    </LinkButton>
  </MemoryRouter>
);

test('the name of a button is its label before, while and after it is loading', () => {
  const { rerender } = render(<Button>Submit</Button>);
  expect(named()).not.toHaveAttribute('aria-busy');
  rerender(<Button loading>Submit</Button>);
  expect(named()).toHaveAttribute('aria-busy', 'true');
  rerender(<Button>Submit</Button>);
  expect(named()).not.toHaveAttribute('aria-busy');
});

test('a button that is loading keeps the focus, and neither acts nor sends its form', () => {
  const act = jest.fn();
  const send = jest.fn((event: Event) => event.preventDefault());
  const form = (isLoading: boolean) => (
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <Button htmlType="submit" loading={isLoading} onClick={act}>
        Submit
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  named().focus();
  rerender(form(true));
  fireEvent.click(named());
  expect(named()).toHaveFocus();
  expect(act).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  rerender(form(false));
  fireEvent.click(named());
  expect(act).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a link that is disabled goes nowhere, and says so', () => {
  const { rerender } = render(link(true));
  expect(next()).not.toHaveAttribute('href');
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  rerender(link(false));
  expect(next()).toHaveAttribute('href', '/next');
  expect(next()).not.toHaveAttribute('aria-disabled');
});
