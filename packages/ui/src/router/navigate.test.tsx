import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Navigate } from './navigate';

/** A portal that starts on a page which redirects once its data have loaded. */
function open() {
  history.replaceState(null, '', '/leading');
  const data: { arrive?: () => void } = {};
  function Leading() {
    const [isKnown, setIsKnown] = useState(false);
    data.arrive = () => setIsKnown(true);
    return isKnown ? <Navigate to="/own" replace /> : <h1>Loading</h1>;
  }
  const router = createBrowserRouter([
    { path: '/leading', element: <Leading /> },
    { path: '/own', element: <h1>Own</h1> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, arrive: () => data.arrive?.() };
}

test('a page redirects once its target is known', async () => {
  const { arrive } = open();
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'Own' })).toBeInTheDocument();
});

/** Ways to leave: a link, and a history entry that the router did not create. */
const WAYS: Readonly<Record<string, (router: ReturnType<typeof open>['router']) => Promise<void> | void>> = {
  'by a link': (router) => router.navigate('/elsewhere'),
  'to an entry without a key': () => {
    history.pushState(null, '', '/elsewhere');
    dispatchEvent(new PopStateEvent('popstate'));
  },
};

test.each(Object.entries(WAYS))('a user who has left %s in the meantime is not redirected', async (_how, leave) => {
  const { router, arrive } = open();
  // The next page is loading while this one is still shown.
  router.subscribe(({ location }) => {
    if (location.pathname === '/elsewhere') flushSync(arrive);
  });
  await act(async () => leave(router));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/elsewhere');
});
