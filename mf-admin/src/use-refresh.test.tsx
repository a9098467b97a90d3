import { renderHook } from '@testing-library/react';
import { useRefresh } from './use-refresh';

const MINUTE = 60_000;
let isHidden = false;
const refresh = jest.fn();

function setHidden(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  refresh.mockClear();
});
afterEach(() => void jest.useRealTimers());

test('refreshes once a minute while the tab is visible', () => {
  const { unmount } = renderHook(() => useRefresh(refresh, MINUTE));
  jest.advanceTimersByTime(MINUTE - 1);
  expect(refresh).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * MINUTE + 1);
  expect(refresh).toHaveBeenCalledTimes(3);
  unmount();
  jest.advanceTimersByTime(MINUTE);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('does not refresh while the tab is hidden, but immediately when it is shown after a long time', () => {
  renderHook(() => useRefresh(refresh, MINUTE));
  setHidden(true);
  jest.advanceTimersByTime(10 * MINUTE);
  expect(refresh).not.toHaveBeenCalled();
  setHidden(false);
  expect(refresh).toHaveBeenCalledTimes(1);
  setHidden(true);
  setHidden(false);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('calls the latest function', () => {
  const later = jest.fn();
  const { rerender } = renderHook(({ call }) => useRefresh(call, MINUTE), { initialProps: { call: refresh } });
  rerender({ call: later });
  jest.advanceTimersByTime(MINUTE);
  expect(refresh).not.toHaveBeenCalled();
  expect(later).toHaveBeenCalledTimes(1);
});
