import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useFocusAfterStep } from './use-focus-after-step';

function Page({ state, selector, children }: { state: string; selector?: string; children?: ReactNode }) {
  useFocusAfterStep(state, selector);
  return (
    <main>
      <h1 tabIndex={-1}>The test</h1>
      <section aria-label="Channel" tabIndex={-1} data-channel-panel="" />
      <button type="button">Elsewhere</button>
      {children}
    </main>
  );
}

const TAKE = <button type="button">Take</button>;

test.each([
  ['the heading', undefined, 'heading'],
  ['the element that is asked for', '[data-channel-panel]', 'region'],
  ['the heading, if there is no such element', '[data-nothing]', 'heading'],
] as const)('once the pressed button is gone, the focus goes to %s', (_where, selector, role) => {
  const asked = selector === undefined ? {} : { selector };
  const { rerender } = render(
    <Page state="submitted" {...asked}>
      {TAKE}
    </Page>,
  );
  screen.getByRole('button', { name: 'Take' }).focus();
  rerender(<Page state="in_evaluation" {...asked} />);
  expect(screen.getByRole(role)).toHaveFocus();
});

test('a change that was made elsewhere leaves the focus where it is', () => {
  const { rerender } = render(<Page state="submitted" />);
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(<Page state="in_evaluation" />);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('nothing takes the focus when the page is opened', () => {
  render(<Page state="submitted" />);
  expect(document.body).toHaveFocus();
});
