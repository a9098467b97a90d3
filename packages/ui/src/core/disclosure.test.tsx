import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './index';

const print = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));
const section = () => screen.getByText('Concluded').closest('details');

test('content that loads something is added when the section is first opened, and not for paper', async () => {
  render(
    <Disclosure summary="Concluded" isLater>
      <p>Rows</p>
    </Disclosure>,
  );
  print('beforeprint');
  expect(section()).not.toHaveAttribute('open');
  expect(screen.queryByText('Rows')).toBeNull();
  print('afterprint');
  await userEvent.click(screen.getByText('Concluded'));
  expect(await screen.findByText('Rows')).toBeVisible();
});

test('other content is there from the start, and printed', () => {
  render(
    <Disclosure summary="Concluded">
      <p>Rows</p>
    </Disclosure>,
  );
  print('beforeprint');
  expect(screen.getByText('Rows')).toBeVisible();
  print('afterprint');
  expect(section()).not.toHaveAttribute('open');
});
