import { focusOpener, opensSheet } from './sheet-focus';

const PAGE = `
  <button id="menu">Menu</button>
  <div class="cars-desk">
    <button role="tab" aria-selected="false">All</button>
    <button role="tab" aria-selected="true" id="tab">Lidars</button>
    <div hidden><button data-opens="lidar-data.1" id="hidden">Hidden</button></div>
    <div><button data-opens="lidar-data.1" id="cell">Data</button></div>
  </div>
  <div class="p-side-sheet" tabindex="-1" id="sheet"></div>`;

test('a control is marked with the sheet that it opens', () => {
  expect(opensSheet('synergy')).toEqual({ 'data-opens': 'synergy' });
});

test.each<[why: string, from: string | null, param: string, to: string]>([
  ['after a link, the shown cell of the evaluation', null, 'lidar-data.1', 'cell'],
  ['in the closing sheet, the shown cell', 'sheet', 'lidar-data.1', 'cell'],
  ['without a shown cell, the open tab', null, 'synergy', 'tab'],
  ['elsewhere on the page, nothing else', 'menu', 'lidar-data.1', 'menu'],
])('gets the focus: %s [12.59]', (_why, from, param, to) => {
  document.body.innerHTML = PAGE;
  if (from !== null) document.getElementById(from)?.focus();
  focusOpener(param);
  expect(document.activeElement?.id).toBe(to);
});
