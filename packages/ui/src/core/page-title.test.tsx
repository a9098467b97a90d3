import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { PageTitle } from './page-title';
import { PortalTheme } from './portal-theme';

test('names the tab; takes the focus after a navigation, not when the browser loaded the page', async () => {
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
