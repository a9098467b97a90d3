import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast, ToastRegion } from './index';

test('an unexpected failure shows its request id, and a repeated one the latest id', () => {
  render(<ToastRegion />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  act(() => showToast({ tone: 'danger', text: 'API Server Error!', reference: '0b1c2d3e4f50' }));
  act(() => showToast({ tone: 'danger', text: 'API Server Error!', reference: '9a8b7c6d5e4f' }));
  expect(region).toHaveTextContent('API Server Error!Reference: 9a8b7c6d5e4f');
  expect(region).not.toHaveTextContent('0b1c2d3e4f50');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
});

test('a message is announced, shown once when repeated, and closes by timer or button [8.3, 11.10.5]', async () => {
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

test('a success ends the message of an earlier failure of the same action only [12.292]', () => {
  render(<ToastRegion />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  act(() => {
    showToast({ tone: 'danger', text: 'Not shared.', about: '/file/1/share' });
    showToast({ tone: 'danger', text: 'Not sent.', about: '/emails/1/resend' });
    showToast({ tone: 'danger', text: 'Permission denied!' });
    showToast({ tone: 'success', text: 'Shared.', about: '/file/1/share' });
  });
  expect(region).not.toHaveTextContent('Not shared.');
  for (const left of ['Not sent.', 'Permission denied!', 'Shared.']) expect(region).toHaveTextContent(left);
});
