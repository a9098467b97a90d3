import type { MenuEntry } from '@portal/portal-contract';
import { summarizeTasks } from '@portal/domain';
import type { ServedTask } from '@portal/domain';
import { aProfile } from '@portal/testing';
import { fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { PageTitle } from '@portal/ui/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MenuList } from './menu-list';

const ENTRIES: MenuEntry[] = [
  { label: 'Home', icon: 'home', order: 10, path: '/' },
  {
    label: 'NF Area',
    icon: 'an icon of next year',
    order: 20,
    children: [
      { label: 'Update NF Information', path: '/edit-my-nf/', covers: '/edit-nf' },
      { label: 'View reports', path: '/view-reports/', counts: ['/report/'] },
    ],
  },
];

test.each<[path: string, current: string[]]>([
  ['/view-reports/', ['View reports']],
  ['/view-reports', ['View reports']],
  ['/edit-my-nf/7', ['Update NF Information']],
  ['/edit-nf/7', ['Update NF Information']],
  ['/edit-my-nf-too', []],
  ['/', ['Home']],
  ['/elsewhere', []],
])('on %s, %j is marked as current', (path, current) => {
  renderInPortal(<MenuList entries={ENTRIES} />, { path });
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual(current);
});

function MenuAndPage() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <MenuList entries={ENTRIES} />
      {isOpen && <PageTitle title="CIAO" trail={[{ label: 'View reports', path: '/view-reports/' }]} />}
      <button type="button" onClick={() => setIsOpen(false)}>
        Leave
      </button>
    </>
  );
}

test('on a page with a trail, the entry of the list that it names is marked, until the page is left [12.63]', async () => {
  renderInPortal(<MenuAndPage />, { path: '/edit-nf/7' });
  const menu = within(screen.getByRole('list', { name: 'NF Area' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('View reports');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Update NF Information');
});

test('a section is a list with the name of the section', () => {
  renderInPortal(<MenuList entries={ENTRIES} />);
  expect(within(screen.getByRole('list', { name: 'NF Area' })).getAllByRole('link')).toHaveLength(2);
});

test('when minimised, links keep their names and a section opens the whole menu', async () => {
  const onExpand = jest.fn();
  renderInPortal(<MenuList entries={ENTRIES} isRail onExpand={onExpand} />);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveTextContent('Home');
  expect(screen.queryByRole('link', { name: 'View reports' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /NF Area/ }));
  expect(onExpand).toHaveBeenCalled();
});

test.each(['Home', 'View reports'])('following the link %s closes the menu', async (name) => {
  const onFollow = jest.fn();
  renderInPortal(<MenuList entries={ENTRIES} onFollow={onFollow} />, { path: '/elsewhere' });
  await userEvent.click(screen.getByRole('link', { name }));
  expect(onFollow).toHaveBeenCalledTimes(1);
});

test('links show the number of open tasks on their pages, each of several alike by itself [12.604]', async () => {
  const facility = { _id: '7', acronym: 'CIAO', pretty_name: 'CIAO' };
  const task = {
    kind: 'application',
    what: '',
    progress: null,
    since: null,
    due_date: null,
    facility,
    button: '',
  } as const;
  const tasks: ServedTask[] = [
    { ...task, path: '/edit-nf/7', key: '0' },
    { ...task, path: '/edit-nf/8', key: '1' },
    { ...task, path: '/view-reports?open=7', key: '2', size: 3 },
    { ...task, path: '/report/7', key: '3' },
  ];
  const made = fakeApi({ 'GET /user/task-summary': loads(summarizeTasks(tasks)) });
  renderInPortal(<MenuList entries={ENTRIES} />, { profile: aProfile() });
  const links = within(screen.getByRole('list', { name: 'NF Area' }));
  await screen.findByText(/^2/);
  expect(links.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Update NF Information2 open tasks',
    'View reports4 open tasks',
  ]);
  expect(made.map(({ call }) => call)).toEqual(['GET /user/task-summary']);
  expect(screen.getByRole('link', { name: 'Update NF Information' })).toBeVisible();
});
