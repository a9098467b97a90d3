import { PortalTheme } from '@portal/ui/core';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { putComposition } from '../composition.fixture';
import { FrameFault } from './frame-fault';

const Ill = () => {
  throw new Error('ill');
};

test('an error in the frame shows a message and is reported to the server once', async () => {
  // React and the router also log the caught error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  putComposition();
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  const router = createMemoryRouter([{ path: '/', element: <Ill />, errorElement: <FrameFault /> }]);
  render(
    <PortalTheme product="Portal">
      <RouterProvider router={router} />
    </PortalTheme>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The portal cannot be shown');
  expect(screen.getByRole('button', { name: 'Load the portal again' })).toBeVisible();
  expect(screen.getByText('Reference: a1b2c3d4e5f6')).toBeVisible();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
