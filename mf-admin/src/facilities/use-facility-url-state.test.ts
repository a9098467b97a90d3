import { facilityUrlStateOf, withFacilityUrlState } from './use-facility-url-state';
import type { FacilityUrlState } from './use-facility-url-state';

test.each<[address: string, urlState: FacilityUrlState]>([
  ['', { isAdding: false, dialog: null }],
  ['add=open', { isAdding: true, dialog: null }],
  ['due=7&page=2', { isAdding: false, dialog: { about: 'due', id: '7' } }],
  ['invite=1&transfer=2', { isAdding: false, dialog: { about: 'invite', id: '1' } }],
])('"%s" opens', (address, urlState) => {
  expect(facilityUrlStateOf(new URLSearchParams(address))).toEqual(urlState);
});

test.each<[from: string, change: Partial<FacilityUrlState>, to: string]>([
  ['page=2', { isAdding: true }, 'page=2&add=open'],
  ['add=open&search=x', { isAdding: false }, 'search=x'],
  ['invite=1', { dialog: { about: 'due', id: '2' } }, 'due=2'],
  ['due=2&add=open', { dialog: null }, 'add=open'],
  ['due=2', { isAdding: true }, 'due=2&add=open'],
])('from "%s", the other parameters stay', (from, change, to) => {
  expect(`${withFacilityUrlState(new URLSearchParams(from), change)}`).toBe(to);
});
