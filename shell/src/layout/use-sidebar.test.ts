import { act, renderHook } from '@testing-library/react';
import { useSidebar } from './use-sidebar';

let isNarrow: boolean;
const listeners = new Set<() => void>();

beforeEach(() => {
  localStorage.clear();
  listeners.clear();
  isNarrow = false;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: isNarrow,
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

function resize(toNarrow: boolean) {
  isNarrow = toNarrow;
  act(() => listeners.forEach((listener) => listener()));
}

const sidebar = () => renderHook(() => useSidebar()).result;

test('is open on a wide screen; minimised by the user, it stays so for the next visit', () => {
  const first = sidebar();
  expect(first.current).toMatchObject({ isOpen: true, isOverlay: false });
  act(() => first.current.toggle());
  expect(first.current.isOpen).toBe(false);
  expect(sidebar().current.isOpen).toBe(false);
});

test('is minimised below 768 px, and reopens above [2.2.6]', () => {
  const { current: before } = sidebar();
  expect(before.isOpen).toBe(true);
  const bar = sidebar();
  resize(true);
  expect(bar.current).toMatchObject({ isOpen: false, isOverlay: true });
  act(() => bar.current.toggle());
  expect(bar.current.isOpen).toBe(true);
  act(() => bar.current.close());
  expect(bar.current.isOpen).toBe(false);
  resize(false);
  expect(bar.current).toMatchObject({ isOpen: true, isOverlay: false });
});

test('uses the exact width of a tablet [2.2.6]', () => {
  sidebar();
  expect(window.matchMedia).toHaveBeenCalledWith('(width < 768px)');
});
