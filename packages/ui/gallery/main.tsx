import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PortalTheme, showChosenColours } from '../src/core';
import { GalleryPage } from './gallery-page';

showChosenColours();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for the gallery.');
createRoot(root).render(
  <PortalTheme product="Aerosol Labelling Portal">
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <GalleryPage /> }])} />
  </PortalTheme>,
);
