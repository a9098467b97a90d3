import { act, render, screen } from '@testing-library/react';
import { ErrorState } from './index';

const OFFLINE = 'There is no connection. This loads by itself once the connection is back.';

test('without a network, what failed says that it loads by itself, and does', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = jest.fn();
  render(
    <ErrorState title="The calendar could not be loaded" onRetry={onRetry}>
      Please try again in a moment.
    </ErrorState>,
  );
  expect(screen.getByText(OFFLINE)).toBeVisible();
  expect(screen.queryByText('Please try again in a moment.')).toBeNull();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Please try again in a moment.')).toBeVisible();
  onLine.mockRestore();
});

test('what cannot be loaded again promises nothing', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ErrorState title="Gone">It was removed.</ErrorState>);
  expect(screen.getByText('It was removed.')).toBeVisible();
  onLine.mockRestore();
});
