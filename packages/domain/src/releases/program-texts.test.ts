import { textsAt } from './program-texts';

/** The texts of a program at the position that is marked with ¦. */
function textsOf(marked: string) {
  const lines = marked.slice(0, marked.indexOf('¦')).split('\n');
  return textsAt(marked.replace('¦', ''), { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 });
}

test.each<[what: string, program: string, fixed: string[]]>([
  ['added texts', 'throw ¦new Error("Station "+t+" was not found"),b("other")', ['Station', 'was not found']],
  ['a concatenation', "¦new Error('Station '.concat(t,' was not found'));x='other'", ['Station', 'was not found']],
  ['a template', '¦new Error(`Station ${t.of({a:`no ${x}`})} was not found`)', ['Station', 'no', 'was not found']],
  ['an unfinished template', '¦new Error(`Station ${t', ['Station']],
  ['a choice', 'throw ¦Error(t?"a lidar":"a photometer")}function b(){"other"}', ['a lidar', 'a photometer']],
  ['escapes', String.raw`¦new Error("can\'t \"read\"\x21 \u2026\n")`, ['can\'t "read"! …']],
  ['a position behind the name', 'throw new TypeError¦("Station "+t),b("other")', ['Station']],
  ['texts without a word', '¦new Error(": "+t+"m")', []],
  ['a later line', 'throw new Error("other")\nthrow ¦new Error("Station")', ['Station']],
  ['the end of the program', 'f()¦', []],
])('the texts of %s', (_what, program, fixed) => {
  expect(textsOf(program).fixed).toEqual(fixed);
});

test.each<[program: string, isCreated: boolean]>([
  ['throw ¦new TypeError("x")', true],
  ['¦throw TypeError("x")', true],
  ['throw new TypeError¦("x")', true],
  ['throw new TypeError(¦"x")', true],
  ['constructor(t){¦super("x")}', true],
  ['throw ¦new Na("x")', true],
  ['throw ¦new s.Refused("x")', true],
  ['throw ¦new(t?TypeError:RangeError)("x")', true],
  ['throw ¦new [TypeError][0]("x")', true],
  ['throw ¦Reflect.construct(TypeError,["x"])', true],
  ['¦new URL("x")', false],
  ['¦new Intl.DateTimeFormat("en",{timeZone:t})', false],
  ['e.coordinates.¦map("x")', false],
  ['t.lastError;¦e.map("x")', false],
])('whether an error is created: %s', (program, isCreated) => {
  expect(textsOf(program).isCreated).toBe(isCreated);
});

test('the names around the position, and no others', () => {
  const far = 'x'.repeat(300);
  expect([...textsOf(`let zebulon="${far}";e.coordinates.¦map(n)`).names]).toEqual(
    expect.arrayContaining(['coordinates', 'map']),
  );
  expect(textsOf(`let zebulon="${far}";e.coordinates.¦map(n)`).names.has('zebulon')).toBe(false);
});

test('a position outside of the program has no texts', () => {
  expect(textsAt('a()', { line: 7, column: 900 })).toMatchObject({ isCreated: false, fixed: [] });
});

test.each<[program: string, begins: boolean, ends: boolean]>([
  ['throw ¦new Error("Station "+t+" was not found"),b("other")', true, true],
  ['throw new Error¦("Station "+t)', true, false],
  ['throw new Error(¦ t+" was not found" )', false, true],
  ['¦new Error(`Station ${t} was not found`, {cause:e})', true, true],
  ['¦new Error(`${t} was not ${u}`)', false, false],
  ['¦new Error("Station was not found")', true, true],
  ['¦new Error(t?"a lidar":"a photometer")', false, true],
  ['¦new Error(": "+t)', false, false],
  ['¦new Error(t)', false, false],
  ['e.¦map("x")', false, false],
])('whether a message begins and ends with a text: %s', (program, begins, ends) => {
  expect(textsOf(program)).toMatchObject({ begins, ends });
});
