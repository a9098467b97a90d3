import { browserMessage } from './browser-messages';

const NAMES = new Set(['coordinates', 'station', 'removeChild', 'URL']);

test.each<[browser: string, message: string, kept: string]>([
  [
    'Chromium',
    "Cannot read properties of undefined (reading 'name')",
    'Cannot read properties of undefined (reading …)',
  ],
  ['Firefox', 'can\'t access property "name", e is undefined', "can't access property …, … is undefined"],
  ['WebKit', "undefined is not an object (evaluating 'e.name')", 'undefined is not an object (evaluating …)'],
  ['WebKit', "e.coordinates is not a function. (In 'e.coordinates(t)', …)", '….coordinates is not a function. (In …)'],
  ['Chromium', '(intermediate value).coordinates is not a function', '….coordinates is not a function'],
  ['Chromium', 'station is not a function', '… is not a function'],
  ['Chromium', 'e.zebulon is not a function', '… is not a function'],
  ['Chromium', `Unexpected token 'Z', "Zebulon Qu"... is not valid JSON`, '… is not valid JSON'],
  ['Firefox', 'JSON.parse: unexpected character at line 1 column 2 of the JSON data', '… is not valid JSON'],
  ['WebKit', 'JSON Parse error: Unexpected identifier "Zebulon"', '… is not valid JSON'],
  [
    'Chromium',
    "Failed to execute 'json' on 'Response': Unexpected end of JSON input",
    "Failed to execute '…' on '…': … is not valid JSON",
  ],
  [
    'Chromium',
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    "Failed to execute 'removeChild' on '…': The node to be removed is not a child of this node.",
  ],
  ['Chromium', "Failed to construct 'URL': Invalid URL", "Failed to construct 'URL': Invalid URL"],
  [
    'Chromium',
    "Failed to execute 'querySelector' on 'Document': '#zebulon quixote' is not a valid selector.",
    "Failed to execute '…' on '…': '…' is not a valid selector.",
  ],
  ['Chromium', "Failed to execute 'x' on 'Y': Zebulon", "Failed to execute '…' on '…': …"],
  ['Chromium', 'Failed to fetch', 'Failed to fetch'],
  ['Firefox', 'NetworkError when attempting to fetch resource.', 'NetworkError when attempting to fetch resource.'],
  ['no browser', 'Zebulon Quixote', '…'],
  ['no browser', 'The value of the element is not valid', '…'],
  ['no browser', '', ''],
])('a message of %s: %s', (_browser, message, kept) => {
  expect(browserMessage(message, NAMES)).toBe(kept);
  expect(browserMessage(kept, NAMES)).toBe(kept);
});

/** What a person may have typed: names, words of browsers, whole messages of theirs, quotes, signs. */
const TYPED = [
  'Zebulon',
  'value of undefined',
  'is not a function',
  'x is not a constructor',
  'Cannot convert Zebulon to a BigInt',
  "it's (not) [valid",
  '"quoted" `text`',
  '/^',
  '4711',
  '',
] as const;

const use = (value: unknown) => value;
const asAny = (value: unknown) => value as never;

test.each<[code: string, run: (typed: string) => unknown, kept: string]>([
  ['BigInt(typed + "n")', (typed) => BigInt(`${typed}n`), 'Cannot convert … to a BigInt'],
  ['"x" in typed', (typed) => 'x' in asAny(typed), "Cannot use 'in' operator to search for … in …"],
  ['typed in 1', (typed) => typed in asAny(1), "Cannot use 'in' operator to search for … in …"],
  ['null[typed]', (typed) => use(asAny(null)[typed]), 'Cannot read properties of null (reading …)'],
  [
    'null[typed] = 1',
    (typed) => Reflect.apply(() => ((asAny(null) as Record<string, number>)[typed] = 1), null, []),
    'Cannot set properties of null (setting …)',
  ],
  ['[1].map(typed)', (typed) => [1].map(asAny(typed)), '… is not a function'],
  ['new Date(typed + "x").toISOString()', (typed) => new Date(`${typed}x`).toISOString(), 'Invalid time value'],
  ['new URL(typed)', (typed) => new URL(typed), 'Invalid URL'],
  ['new RegExp("(" + typed)', (typed) => new RegExp(`(${typed}`), 'Invalid regular expression: …'],
  [
    'new RegExp("", "z" + typed)',
    (typed) => new RegExp('', `z${typed}`),
    'Invalid flags supplied to RegExp constructor …',
  ],
  ['JSON.parse("{" + typed)', (typed) => use(JSON.parse(`{${typed}`)), '… is not valid JSON'],
  [
    'Object.fromEntries([typed])',
    (typed) => Object.fromEntries([asAny(typed)]),
    'Iterator value … is not an entry object',
  ],
  [
    'Object.defineProperty(typed, …)',
    (typed) => Object.defineProperty(asAny(typed), 'x', {}),
    '… called on non-object',
  ],
  [
    'Object.create(typed)',
    (typed) => use(Object.create(asAny(typed))),
    'Object prototype may only be an Object or null: …',
  ],
  [
    'Object.freeze({})[typed] = 1',
    (typed) => ((Object.freeze({}) as Record<string, number>)[typed] = 1),
    'Cannot add property …, object is not extensible',
  ],
  ['time zone', (typed) => new Intl.DateTimeFormat('en', { timeZone: `x${typed}` }), 'Invalid time zone specified: …'],
  [
    'notation',
    (typed) => new Intl.NumberFormat('en', { notation: asAny(`x${typed}`) }),
    'Value … out of range for … options property …',
  ],
  [
    'class extends typed',
    (typed) => class extends (typed as unknown as typeof Object) {},
    'Class extends value … is not a constructor or null',
  ],
  ['new Set(typed.length)', (typed) => new Set(asAny(typed.length + 1)), '… is not iterable (cannot read property …)'],
  ['"".repeat', (typed) => 'x'.repeat(-1 - typed.length), 'Invalid count value: …'],
  ['String.fromCodePoint', (typed) => String.fromCodePoint(-1 - typed.length), 'Invalid code point …'],
  ['structuredClone', (typed) => structuredClone({ [typed]: () => {} }), '… could not be cloned.'],
  ['new Promise(typed)', (typed) => new Promise(asAny(typed)), 'Promise resolver … is not a function'],
  ['decodeURIComponent', (typed) => decodeURIComponent(`${encodeURIComponent(typed)}%`), 'URI malformed'],
  ['normalize', (typed) => 'x'.normalize(`x${typed}`), 'The normalization form should be one of …'],
  [
    'circular',
    (typed) => {
      const loop: Record<string, unknown> = {};
      loop[typed] = loop;
      return JSON.stringify(loop);
    },
    'Converting circular structure to JSON …',
  ],
  ['toLocaleString', (typed) => (1).toLocaleString(`x-${typed}`), 'Incorrect locale information provided'],
])('%s fails with the same message for all that is typed', (_code, run, kept) => {
  const messages = TYPED.map((typed) => {
    try {
      run(typed);
    } catch (error) {
      return browserMessage(error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'no error', NAMES);
    }
    return kept;
  });
  expect(messages).toEqual(TYPED.map(() => kept));
});
