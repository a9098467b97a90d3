import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useUrlParameter } from './use-url-parameter';

function openAt(address: string, replace: boolean) {
  const shown = { value: null as string | null, set: (_value: string | null) => {} };
  function Reading() {
    [shown.value, shown.set] = useUrlParameter('step', { replace });
    return null;
  }
  const pages = [
    { path: '/', element: <Reading /> },
    { path: '/before', element: null },
  ];
  const router = createMemoryRouter(pages, { initialEntries: ['/before', address] });
  render(<RouterProvider router={router} />);
  return { router, shown };
}

test.each([
  ['is set beside others', '/?tab=a+b', 'grant', '?tab=a+b&step=grant'],
  ['is changed in its place', '/?step=renew&tab=a', 'grant', '?step=grant&tab=a'],
  ['is removed, and the others stay', '/?step=grant&tab=a', null, '?tab=a'],
])('a parameter %s', (_what, address, value, search) => {
  const { router, shown } = openAt(address, false);
  act(() => shown.set(value));
  expect(router.state.location.search).toBe(search);
  expect(shown.value).toBe(value);
});

test.each([
  ['adds an entry to the history', false, '/', ''],
  ['or takes the place of the present one', true, '/before', ''],
])('a change %s', async (_what, replace, pathname, search) => {
  const { router, shown } = openAt('/', replace);
  act(() => shown.set('grant'));
  await act(() => router.navigate(-1));
  expect(router.state.location).toMatchObject({ pathname, search });
});
