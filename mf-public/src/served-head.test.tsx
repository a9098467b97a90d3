import { aPublicLidar } from '@portal/testing';
import { fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import { LidarPage } from './pages/lidar-page';

const lidar = aPublicLidar();

const addresses = () =>
  [...document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"], meta[property]')].length;

function serve(tag: string, values: Record<string, string>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  document.head.append(element);
}

test('what the server wrote about a page is there as long as the page, and goes with it', async () => {
  serve('link', { rel: 'canonical', href: `https://portal.example/lidar/${lidar._id}` });
  serve('link', { rel: 'alternate', type: 'application/json', href: `/api/open-data/lidar/${lidar._id}` });
  serve('meta', { property: 'og:title', content: lidar.name });
  serve('link', { rel: 'icon', href: '/favicon.svg' });
  fakeApi({ [`GET /lidar/system/${lidar._id}`]: loads(lidar) });
  const { unmount } = renderInPortal(<LidarPage />, { path: `/lidar/${lidar._id}`, route: '/lidar/:id' });
  await screen.findByRole('heading', { level: 1 });
  expect(addresses()).toBe(3);
  unmount();
  expect(addresses()).toBe(0);
  expect(document.head.querySelector('link[rel="icon"]')).not.toBeNull();
});
