import { renderInPortal } from '@portal/testing/portal';
import { fireEvent, screen } from '@testing-library/react';
import { PageLink, PreloadContext } from './page-link';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show() {
  const preload = jest.fn();
  const { unmount } = renderInPortal(
    <PreloadContext value={preload}>
      <PageLink to="/contact">Contact</PageLink>
    </PreloadContext>,
  );
  return { preload, unmount, link: screen.getByRole('link') };
}

test.each([
  ['a pointer rests on the link', 'pointerEnter'],
  ['the keyboard reaches it', 'focus'],
] as const)('the page is loaded when %s', (_why, event) => {
  const { preload, link } = show();
  fireEvent[event](link);
  jest.advanceTimersByTime(99);
  expect(preload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(preload.mock.calls).toEqual([['/contact']]);
});

test.each([
  ['pointerEnter', 'pointerLeave'],
  ['focus', 'blur'],
] as const)('a pointer or focus that only passes by loads nothing: %s, %s', (comes, goes) => {
  const { preload, link } = show();
  fireEvent[comes](link);
  fireEvent[goes](link);
  jest.advanceTimersByTime(1_000);
  expect(preload).not.toHaveBeenCalled();
});

test('a removed link loads nothing', () => {
  const { preload, link, unmount } = show();
  fireEvent.focus(link);
  unmount();
  jest.advanceTimersByTime(1_000);
  expect(preload).not.toHaveBeenCalled();
});
