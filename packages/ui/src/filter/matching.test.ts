import { matching } from './matching';

const OPTIONS = [
  { value: '1', label: 'Évora observatory (EVO)', hint: 'Submitted' },
  { value: '2', label: 'Potenza (CIAO)', hint: 'Evaluated' },
];

test.each<[text: string, matches: string[]]>([
  ['', ['1', '2']],
  ['  ', ['1', '2']],
  ['ciao', ['2']],
  ['evora', ['1']],
  ['ÉVO', ['1']],
  ['observatory evo', ['1']],
  ['evaluated', ['2']],
  ['evora evaluated', []],
])('a search for "%s" matches %j', (text, matches) => {
  expect(matching(OPTIONS, text).map(({ value }) => value)).toEqual(matches);
});
