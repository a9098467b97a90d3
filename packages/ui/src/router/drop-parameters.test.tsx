import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useDropParameters } from './drop-parameters';

function openAt(address: string, names: readonly string[]) {
  function Dropping() {
    useDropParameters(names);
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <Dropping /> }], { initialEntries: ['/before', address] });
  render(<RouterProvider router={router} />);
  return router;
}

test.each([
  ['none', '/?status=draft', [], '?status=draft'],
  ['one, and the others stay', '/?status=foo&search=a+b', ['status'], '?search=a+b'],
  ['several at once', '/?status=foo&type=bar', ['status', 'type'], ''],
])('%s', (_why, address, names, left) => {
  const router = openAt(address, names);
  expect(router.state.location.search).toBe(left);
});
