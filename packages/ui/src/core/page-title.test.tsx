import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { PageTitle } from './page-title';
import { PortalTheme } from './portal-theme';

test('the title names the tab and takes the focus after a navigation, but not on page load', async () => {
  render(
    <PortalTheme product="Portal">
      <MemoryRouter initialEntries={[window.location.pathname]}>
        <Link to="/contact">Contact</Link>
        <Routes>
          <Route path="/" element={<PageTitle title="Home" />} />
          <Route path="/contact" element={<PageTitle title="Contact form" documentTitle="Contact" />} />
        </Routes>
      </MemoryRouter>
    </PortalTheme>,
  );
  expect(document.title).toBe('Home – Portal');
  expect(screen.getByRole('heading', { name: 'Home' })).not.toHaveFocus();

  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(document.title).toBe('Contact – Portal');
  expect(screen.getByRole('heading', { name: 'Contact form' })).toHaveFocus();
});

test('the trail of a lower-level page links to the pages above [12.63]', async () => {
  render(
    <MemoryRouter initialEntries={['/edit-nf/7']}>
      <Routes>
        <Route
          path="/edit-nf/7"
          element={
            <PageTitle
              title="National Facility Athens (ATZ)"
              crumb="ATZ"
              trail={[{ label: 'National Facilities', path: '/admin/edit-nfs' }]}
            />
          }
        />
        <Route path="/admin/edit-nfs" element={<PageTitle title="Edit National Facilities" />} />
      </Routes>
    </MemoryRouter>,
  );
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(trail)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['National Facilities', 'ATZ']);
  expect(screen.getByText('ATZ')).toHaveAttribute('aria-current', 'page');

  await userEvent.click(screen.getByRole('link', { name: 'National Facilities' }));
  expect(screen.getByRole('heading', { name: 'Edit National Facilities' })).toHaveFocus();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
});
