import { byCode, NF_TYPES } from '@portal/domain';
import { aCertifiedFacility } from '@portal/testing';
import { byName, filterFacilities } from './filter-facilities';

const AGORA = aCertifiedFacility({
  acronym: 'AGORA',
  name: 'Andalusian Global ObseRvatory of the Atmosphere',
  lidars: [{ _id: 'l1', name: 'MULHACEN' }],
  photometers: [{ _id: 'p1', name: 'CE318-T Granada' }],
});
const IZO = aCertifiedFacility({
  acronym: 'IZO',
  name: 'Izaña Atmospheric Observatory',
  type: byCode(NF_TYPES, 'partner'),
  displayed_status: { code: 'initial_acceptance', name: 'Initial acceptance' },
  lidars: [],
  photometers: [{ _id: 'p2', name: 'PFR' }],
});
const NAMELESS = { ...AGORA, acronym: 'NAMELESS', name: null, photometers: [] };
const FACILITIES = [AGORA, IZO, NAMELESS];

test.each<[why: string, search: string, matches: string[]]>([
  ['all match when nothing is typed', '', ['AGORA', 'IZO', 'NAMELESS']],
  ['all match when only spaces are typed', '   ', ['AGORA', 'IZO', 'NAMELESS']],
  ['acronym in lower case', 'izo', ['IZO']],
  ['part of a name', 'andalus', ['AGORA']],
  ['without the accent', 'izana', ['IZO']],
  ['with the accent', 'Izaña', ['IZO']],
  ['type', 'partner', ['IZO']],
  ['status', 'labelled', ['AGORA', 'NAMELESS']],
  ['lidar', 'mulhacen', ['AGORA', 'NAMELESS']],
  ['photometer', 'PFR', ['IZO']],
  ['all words must occur, in any order', 'granada agora', ['AGORA']],
  ['contacts are not shown, so they are not searched', 'Lead', []],
  ['nothing fits', 'zeppelin', []],
  ['regular expression characters are literal', '.*', []],
])('%s', (_why, search, matches) => {
  expect(filterFacilities(FACILITIES, search).map(({ acronym }) => acronym)).toEqual(matches);
});

test('facilities are sorted by name, or by acronym without a name', () => {
  const facilities = [{ ...IZO, name: 'Zagreb' }, { ...AGORA, name: 'Évora' }, NAMELESS];
  expect(byName(facilities).map(({ name }) => name)).toEqual(['Évora', null, 'Zagreb']);
});
