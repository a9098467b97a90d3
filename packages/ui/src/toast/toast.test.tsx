import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast, ToastRegion } from './index';

test('a message is announced, stands there once however often it comes, and goes by itself or by its button', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<ToastRegion />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region).toHaveAttribute('aria-live', 'polite');

  act(() => {
    showToast({ tone: 'danger', text: 'Permission denied!' });
    showToast({ tone: 'danger', text: 'Permission denied!' });
    showToast({ tone: 'success', text: 'Information saved successfully!' });
  });
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);

  act(() => jest.advanceTimersByTime(5000));
  expect(region).not.toHaveTextContent('saved');
  expect(region).toHaveTextContent('Permission denied!');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(region).toBeEmptyDOMElement();
  jest.useRealTimers();
});
