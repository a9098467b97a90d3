import { act, render, screen, waitFor } from '@testing-library/react';
import { ErrorState } from './index';

const OFFLINE = 'There is no connection. This loads by itself once the connection is back.';

const setActing = (isActing: boolean) => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);

afterEach(() => {
  setActing(true);
  jest.restoreAllMocks();
});

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
});

/** The listeners for the return of the network, from now on. */
function listenersOfOnline() {
  const listeners = new Set<EventListener>();
  const noting = (name: 'add' | 'delete') => (type: string, listener: unknown) =>
    void (type === 'online' && listeners[name](listener as EventListener));
  jest.spyOn(window, 'addEventListener').mockImplementation(noting('add'));
  jest.spyOn(window, 'removeEventListener').mockImplementation(noting('delete'));
  return listeners;
}

test('it loads by itself although a browser lets the page change between two listeners', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const listeners = listenersOfOnline();
  const onRetry = jest.fn();
  render(
    <ErrorState title="The calendar could not be loaded" onRetry={onRetry}>
      Please try again in a moment.
    </ErrorState>,
  );
  onLine.mockReturnValue(true);
  // In `act`, the page would change only after the last listener.
  setActing(false);
  const atFirst = [...listeners];
  for (const listener of atFirst) {
    if (listeners.has(listener)) listener(new Event('online'));
    await Promise.resolve();
  }
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1));
});

test('what cannot be loaded again promises nothing', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ErrorState title="Gone">It was removed.</ErrorState>);
  expect(screen.getByText('It was removed.')).toBeVisible();
});
