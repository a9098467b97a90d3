import { containsAll, searchWords } from './searchable';

test.each([
  ['bjorn', 'Bjørn Lund', true],
  ['Bjørn', 'bjorn lund', true],
  ['malaga', 'Málaga', true],
  ['lodz', 'Łódź', true],
  ['strasse', 'Schloßstraße', true],
  ['istanbul', 'ISTANBUL', true],
  ['lund bjorn', 'Bjørn Lund', true],
  ['lund anna', 'Bjørn Lund', false],
  ['', 'anything', true],
])('"%s" in "%s": %s', (search, text, isFound) => {
  expect(containsAll(text, searchWords(search))).toBe(isFound);
});
