import { Outlet } from '@portal/ui/router';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useServedHead } from './use-served-head';

const addresses = () =>
  [...document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"], meta[property]')].length;

function serve(tag: string, values: Record<string, string>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  document.head.append(element);
}

function Frame() {
  useServedHead();
  return <Outlet />;
}

/** Opens a page for which the server wrote metadata. */
function open(path: string) {
  document.head.replaceChildren();
  serve('link', { rel: 'canonical', href: `https://portal.example${path}` });
  serve('link', { rel: 'alternate', type: 'application/json', href: `/api/open-data${path}` });
  serve('meta', { property: 'og:title', content: 'RALI' });
  serve('link', { rel: 'icon', href: '/favicon.svg' });
  const page = { path: '*', element: <h1>Page</h1> };
  const router = createMemoryRouter([{ element: <Frame />, children: [page] }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

test.each(['/privacy', '/lidar/1'])(
  'metadata that the server wrote for %s is removed when another page is shown',
  async (path) => {
    const go = open(path);
    expect(screen.getByRole('heading')).toBeInTheDocument();
    expect(addresses()).toBe(3);
    await go(`${path}?search=x#here`);
    expect(addresses()).toBe(3);
    await go('/contact');
    expect(addresses()).toBe(0);
    expect(document.head.querySelector('link[rel="icon"]')).not.toBeNull();
  },
);
