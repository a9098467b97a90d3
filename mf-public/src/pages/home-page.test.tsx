import { byCode, DEMONSTRATION, NF_TYPES, summarizeTasks } from '@portal/domain';
import type { CertifiedFacility, NfType } from '@portal/domain';
import { COMPOSITION_ELEMENT } from '@portal/portal-contract';
import { aCertifiedFacility, aProfile, itemOf } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomePage } from './home-page';

// The tests of this page do not need coastlines.
jest.mock('../map/coastlines', () => ({ loadCoastlines: () => Promise.resolve({ land: [], borders: [] }) }));

// jsdom has no layout, so it cannot scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = jest.fn();
});

const CERTIFIED = 'GET /national-facility/certified';
const CIAO = aCertifiedFacility();
const IZO = aCertifiedFacility({
  acronym: 'IZO',
  name: 'Izaña Atmospheric Observatory',
  type: byCode(NF_TYPES, 'partner'),
  displayed_status: { code: 'initial_acceptance', name: 'Initial acceptance' },
  lidar_pi_contact: null,
  lidars: [],
  photometers: [],
  position: { latitude: 28.309, longitude: -16.499 },
  country: { code: 'ES', name: 'Spain' },
  instrument_types: [{ code: 'photometer_sun', name: 'Automatic sun photometer' }],
  wavelengths: [1064],
});
const NOWHERE = aCertifiedFacility({ acronym: 'NOWHERE', name: 'Without instruments', position: null });

const open = (facilities: CertifiedFacility[], path = '/') => {
  fakeApi({ [CERTIFIED]: loads(facilities) });
  return renderInPortal(<HomePage />, { path });
};
const row = (name: RegExp) => screen.findByRole('row', { name });
const onMap = () => screen.queryAllByRole('button', { name: /facility$/ }).map((label) => label.textContent);

test('a visitor sees a welcome, contact information, all facilities in the list, and those with a position on the map [1.2, 2.3.1, 11.6.16]', async () => {
  open([CIAO, IZO, NOWHERE]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Certified aerosol remote-sensing facilities');
  expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
  expect(await row(/Izaña/)).toHaveTextContent(/IZO.*Partner facility.*Initial acceptance.*–/);
  expect(await row(/Without instruments/)).toHaveTextContent('not on the map');
  expect(onMap()).toEqual(['IZO', 'CIAO']);
  expect(screen.queryByText('How labelling works')).not.toBeInTheDocument();
});

test('a member sees a greeting, with tasks above the map [2.3.2]', async () => {
  fakeApi({ [CERTIFIED]: loads([CIAO]), 'GET /user/task-summary': loads(summarizeTasks([])) });
  renderInPortal(<HomePage />, { profile: aProfile([], { first_name: 'Ada', last_name: 'Member' }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ada Member');
  expect(await screen.findByText('You have no open tasks.')).toBeVisible();
  await row(/Potenza/);
});

test('the label of a marker opens a popup with status, contact, and instruments that open in new tabs [2.3.7, 2.3.8]', async () => {
  open([CIAO]);
  await row(/Potenza/);
  await userEvent.click(screen.getByRole('button', { name: 'CIAO, Potenza observatory, ACTRIS facility' }));
  const popup = within(screen.getByRole('dialog', { name: 'CIAO' }));
  expect(popup.getByText('Labelled')).toBeInTheDocument();
  expect(popup.getByRole('link', { name: 'Lidar Lead' })).toHaveAttribute('href', 'mailto:lidar.lead@site.example');
  for (const [name, path] of [
    [/RALI/, `/lidar/${CIAO.lidars[0]?._id}`],
    [/Sun photometer 1/, `/photometer/${CIAO.photometers[0]?._id}`],
  ] as const) {
    expect(popup.getByRole('link', { name })).toHaveAttribute('href', path);
    expect(popup.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
});

function stagesAre(stages: 'all' | '1a', mode: 'demo' | 'production' = 'production') {
  const settings = JSON.stringify({ settings: { stages, mode, tileUrl: '', tileAttribution: '' } });
  document.head.innerHTML = `<script type="application/json" id="${COMPOSITION_ELEMENT}">${settings}</script>`;
}

afterEach(() => {
  document.head.innerHTML = '';
});

test('map and list say until when a label is valid and lead to its page; all labels are one link away [12.774]', async () => {
  stagesAre('all');
  const until = { valid_until: '2031-06-14', page: 'https://portal.example/label/CIAO' };
  open([
    { ...CIAO, label: until },
    { ...IZO, label: null },
  ]);
  const cell = within(await row(/Potenza/)).getByText(/^Labelled/);
  expect(cell).toHaveTextContent(/^Labelled, valid until 2031-06$/);
  expect(within(cell).getByRole('link')).toHaveAttribute('href', '/label/CIAO');
  expect(await row(/Izaña/)).not.toHaveTextContent('valid until');
  await userEvent.click(screen.getByRole('button', { name: /^CIAO,/ }));
  expect(screen.getByRole('dialog', { name: 'CIAO' })).toHaveTextContent('Labelled, valid until 2031-06');
  expect(screen.getByRole('link', { name: 'All labels' })).toHaveAttribute('href', '/labels');
});

test.each<[stages: 'all' | '1a', mode: 'demo' | 'production', isMarked: boolean]>([
  ['all', 'demo', true],
  ['all', 'production', false],
  ['1a', 'demo', false],
])(
  'the labels on the map are marked as none in a demonstration that has any (%s, %s) [12.792]',
  async (stages, mode, isMarked) => {
    stagesAre(stages, mode);
    open([CIAO]);
    await row(/Potenza/);
    expect(screen.queryAllByText(DEMONSTRATION)).toHaveLength(isMarked ? 1 : 0);
  },
);

test('where no labels are granted, nothing leads to them [12.774]', async () => {
  stagesAre('1a');
  open([CIAO]);
  await row(/Potenza/);
  expect(screen.queryByRole('link', { name: 'All labels' })).not.toBeInTheDocument();
});

test('a PI without an email address is named without a link [11.11.4]', async () => {
  open([IZO]);
  await row(/Izaña/);
  await userEvent.click(screen.getByRole('button', { name: /^IZO,/ }));
  const popup = screen.getByRole('dialog', { name: 'IZO' });
  expect(popup).toHaveTextContent('Contact: Lidar Lead');
  expect(popup.querySelector('a[href^="mailto:"]')).toBeNull();
});

test('a row highlights its marker, and a label highlights its row', async () => {
  open([CIAO, IZO]);
  await userEvent.hover(await row(/Izaña/));
  expect(screen.getByRole('button', { name: /^IZO,/ }).closest('.pub-label')).toHaveClass('pub-label-active');
  await userEvent.hover(screen.getByRole('button', { name: /^CIAO,/ }));
  expect(await row(/Potenza/)).toHaveClass('pub-row-active');
  expect(await row(/Izaña/)).not.toHaveClass('pub-row-active');
});

test('a row that scrolls under a resting mouse highlights nothing', async () => {
  open([CIAO, IZO]);
  const passing = await row(/Izaña/);
  fireEvent.mouseOver(passing);
  expect(passing).not.toHaveClass('pub-row-active');
  fireEvent.mouseMove(passing);
  expect(passing).toHaveClass('pub-row-active');
});

test('a facility in the list can be shown on the map', async () => {
  open([CIAO, IZO]);
  await userEvent.click(await screen.findByRole('button', { name: 'IZO: show on the map' }));
  expect(screen.getByRole('dialog', { name: 'IZO' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'IZO: show on the map' })).toHaveFocus();
});

test('the search filters list and map, is kept in the URL, and reports when nothing matches [12.1]', async () => {
  const { address } = open([CIAO, IZO]);
  await row(/Potenza/);
  const search = screen.getByRole('searchbox', { name: 'Search facilities' });
  await enter(search, 'izana');
  expect(address()).toBe('/?search=izana');
  expect(onMap()).toEqual(['IZO']);
  expect(screen.getByText('1 of 2 facilities')).toBeInTheDocument();
  await enter(search, 'x');
  expect(screen.getByText(/No facility matches “izanax”/)).toBeInTheDocument();
  expect(onMap()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all facilities' }));
  expect(onMap()).toEqual(['IZO', 'CIAO']);
  expect(address()).toBe('/');
});

test('a URL with a search opens the filtered list', async () => {
  open([CIAO, IZO], '/?search=potenza');
  await row(/Potenza/);
  expect(onMap()).toEqual(['CIAO']);
});

const filter = (label: string) => screen.getByRole('combobox', { name: label });

test('filters by label state, type, wavelength and country apply to list and map, and are kept in the URL [12.70]', async () => {
  const { address } = open([CIAO, IZO, NOWHERE]);
  await row(/Potenza/);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('group', { name: 'Filters of map and list' });
  for (const [label, choice, query, shown] of [
    ['Label state', 'Initial acceptance', 'status=initial_acceptance', ['IZO']],
    ['Type of instrument', 'Automatic sun photometer', 'type=photometer_sun', ['IZO']],
    ['Wavelength', '1064 nm', 'wavelength=1064', ['IZO']],
    ['Country', 'Italy', 'country=IT', ['CIAO']],
  ] as const) {
    await userEvent.selectOptions(filter(label), choice);
    expect(address()).toBe(`/?${query}`);
    expect(onMap()).toEqual(shown);
    await userEvent.selectOptions(filter(label), 'All');
    expect(onMap().toSorted()).toEqual(['CIAO', 'IZO']);
  }
  // Only values that occur can be chosen.
  expect(
    within(filter('Wavelength'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', '1064 nm', '532 nm', '355 nm']);
});

test('a URL with filters opens them; if search and filters match nothing, both are cleared together [12.70]', async () => {
  const { address } = open([CIAO, IZO], '/?country=ES');
  // The choices are derived from the facilities, which load after the filter itself.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('ES'));
  expect(onMap()).toEqual(['IZO']);
  await enter(screen.getByRole('searchbox', { name: 'Search facilities' }), 'potenza');
  expect(address()).toBe('/?country=ES&search=potenza');
  expect(screen.getByText(/No facility has all that the filters ask for/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all facilities' }));
  expect(address()).toBe('/');
  expect(onMap().toSorted()).toEqual(['CIAO', 'IZO']);
});

const LEFT_OUT = 'A filter in the address matches no facility and is left out.';

test('filters with values that no facility has are ignored and removed from the URL, and a notice says so [12.70]', async () => {
  const { address } = open([CIAO, IZO], '/?country=XX&wavelength=999&status=initial_acceptance');
  await row(/IZO/);
  await waitFor(() => expect(address()).toBe('/?status=initial_acceptance'));
  expect(onMap()).toEqual(['IZO']);
  expect(screen.getByText(LEFT_OUT)).toBeVisible();
  await userEvent.selectOptions(filter('Label state'), 'All');
  expect(screen.queryByText(LEFT_OUT)).not.toBeInTheDocument();
});

test('facilities outside the view are named at the edge of the map [12.70]', async () => {
  open([CIAO, NOWHERE]);
  // In tests, the map has no size and shows nothing.
  expect(await screen.findByRole('button', { name: 'Outside the view: CIAO. Show on the map' })).toBeInTheDocument();
});

test('of a large network, many facilities outside the view are counted at the edge of the map, which their names would cover', async () => {
  open(Array.from({ length: 121 }, (_, at) => ({ ...CIAO, acronym: `F${at}` })));
  const edge = await screen.findByRole('button', { name: /^Outside the view: F0, F1, .*F120\. Show on the map$/ });
  expect(edge).toHaveTextContent(/^. 121 facilities$/);
});

test('the legend explains the colours in words [2.3.5]', async () => {
  open([CIAO, IZO]);
  await row(/Potenza/);
  expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent('ACTRIS facility Other facility types');
});

test('the legend names the network as the server does', async () => {
  const renamed = { ...itemOf(NF_TYPES, 'actris'), name: 'Site of our network' as NfType['name'] };
  open([IZO, { ...CIAO, type: renamed }]);
  await row(/Potenza/);
  expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent('Site of our network Other facility types');
});

test('the legend has its words before the facilities have loaded', async () => {
  fakeApi({ [CERTIFIED]: () => new Promise(() => {}) });
  renderInPortal(<HomePage />);
  await screen.findByText('Loading facilities…');
  expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent('ACTRIS facility Other facility types');
});

const MANY = Array.from({ length: 250 }, (_, at) => ({ ...NOWHERE, acronym: `F${at}`, name: `Facility ${at}` }));
const rowsIn = async () => within(await screen.findByRole('table')).getAllByRole('row').length - 1;

test('all rows of a long list are printed', async () => {
  open(MANY);
  expect(await rowsIn()).toBe(200);
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
  expect(await rowsIn()).toBe(250);
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  expect(await rowsIn()).toBe(200);
});

test('a page to which the user comes back shows as many rows as before', async () => {
  const { unmount } = open(MANY);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more (50 not shown yet)' }));
  expect(await rowsIn()).toBe(250);
  unmount();
  // The same entry of the history.
  open(MANY);
  expect(await rowsIn()).toBe(250);
});

test.each([
  ['GeoJSON', '/api/open-data/facilities.geojson'],
  ['CSV', '/api/open-data/facilities.csv'],
])('the facilities can be downloaded as %s', async (name, address) => {
  open([CIAO]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
});

test('no facility is certified yet', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No certified facility yet' })).toBeInTheDocument();
});

test('a failed load is reported and can be retried', async () => {
  let isDown = true;
  fakeApi({ [CERTIFIED]: () => (isDown ? fails(500) : loads([CIAO])) });
  renderInPortal(<HomePage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The facilities could not be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/Potenza/)).toBeInTheDocument();
});

test('the page reports that facilities are loading', async () => {
  fakeApi({ [CERTIFIED]: () => new Promise(() => {}) });
  renderInPortal(<HomePage />);
  expect(await screen.findByText('Loading facilities…')).toBeInTheDocument();
});
