import { creditParts } from './credit-parts';
import type { CreditPart } from './credit-parts';

const OSM = { text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' };

test.each<[credit: string, parts: CreditPart[]]>([
  ['Street tiles', [{ text: 'Street tiles' }]],
  ['© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>', [{ text: '© ' }, OSM]],
  ['&copy; Ada &amp; Co', [{ text: '© Ada & Co' }]],
  ['<b onclick="run()">Tiles</b> for all', [{ text: 'Tiles' }, { text: ' for all' }]],
  ['<a href="javascript:run()">Tiles</a>', [{ text: 'Tiles' }]],
  ['<img src="x" onerror="run()">', []],
  ['', []],
])('parses the credit %s', (credit, parts) => {
  expect(creditParts(credit)).toEqual(parts);
});
