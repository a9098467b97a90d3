import type { MenuEntry } from '@portal/portal-contract';
import { renderInPortal } from '@portal/testing/portal';
import { Link, Navigate, useLocation } from '@portal/ui/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithFollowedLink } from './followed-link';
import { MenuList } from './menu-list';

const OWN = { label: 'Update NF Information', path: '/edit-my-nf/' };
const ENTRIES: MenuEntry[] = [
  {
    label: 'NF Area',
    icon: 'facility',
    order: 20,
    children: [OWN, { label: 'Request support', path: '/under-construction' }],
  },
  {
    label: 'Area',
    icon: 'evaluate',
    order: 30,
    children: [
      { label: 'Schedule Support', path: '/under-construction' },
      { label: 'National Facilities', path: '/edit-nf/' },
    ],
  },
];

function Frame() {
  const { pathname } = useLocation();
  return (
    <WithFollowedLink>
      <MenuList entries={ENTRIES} />
      {pathname === OWN.path && <Navigate to="/edit-nf/?personalNf=true" replace />}
      <Link to="/edit-nf/7">A facility</Link>
      <Link to="/under-construction">Later</Link>
    </WithFollowedLink>
  );
}

const marked = () => screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent);
const click = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('of two links to the same page, the one that was clicked is marked', async () => {
  renderInPortal(<Frame />, { path: '/' });
  await click('Schedule Support');
  expect(marked()).toEqual(['Schedule Support']);
  await click('Request support');
  expect(marked()).toEqual(['Request support']);
});

test('of two links to the same page, none is marked if neither was clicked', () => {
  renderInPortal(<Frame />, { path: '/under-construction' });
  expect(marked()).toEqual([]);
});

test('a link whose page redirects stays marked until the user goes on', async () => {
  renderInPortal(<Frame />, { path: '/' });
  await click(OWN.label);
  expect(marked()).toEqual([OWN.label]);
  await click('A facility');
  expect(marked()).toEqual(['National Facilities']);
});
