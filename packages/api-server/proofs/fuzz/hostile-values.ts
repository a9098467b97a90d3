import type { Chance } from './chance';
import type { Schema } from './operations';

const repeat = (text: string, times: number) => text.repeat(times);
const json = (value: unknown) => JSON.stringify(value);
const nested = (open: string, close: string, levels: number) => `${repeat(open, levels)}1${repeat(close, levels)}`;

/** Texts that no user would enter, unescaped; lone surrogates become escapes in JSON. */
export const TEXTS: readonly (() => string)[] = [
  () => '',
  () => '   \t\r\n ',
  () => '\0',
  () => 'a\0b',
  () => '\ud800',
  () => 'x\udfff',
  () => '\ufeffx\u200b\u2028\u2029\u202e',
  () => `Z${repeat('\u0301', 2000)}`,
  () => '👩‍👩‍👧‍👦🇪🇺',
  () => 'ﷺ'.repeat(255),
  () => repeat('x', 256),
  () => repeat('é', 10_001),
  () => repeat('x', 300_000),
  () => `${repeat('@', 60_000)} x`,
  () => `${repeat('a', 50_000)}@${repeat('a.', 50_000)}`,
  () => repeat('\n', 5000),
  () => '\u0001\u0008\u001b[31m\u007f\u0085',
  () => '<img src=x onerror=alert(1)><script>alert(1)</script>',
  () => '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  () => 'x\r\nBcc: all@site.example\r\n\r\n<b>',
  () => "'; drop table users; --",
  () => '%25%00%\\_%_',
  () => '=HYPERLINK("http://evil.example","x")',
  () => '../../../../etc/passwd',
  () => 'C:\\..\\..\\con.pdf',
  () => 'file:///etc/passwd',
  () => 'javascript:alert(1)',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => 'hasOwnProperty',
  () => 'null',
  () => 'undefined',
  () => 'NaN',
  () => 'true',
  () => '0x10',
  () => '1e309',
  () => '-0',
  () => '１２３',
  () => '2026-02-30',
  () => '0000-00-00',
  () => '9999-12-31T23:59:60Z',
  () => '+275760-09-14',
  () => '00000000-0000-0000-0000-000000000000',
  () => '6F1F3F0E-3B0E-4C38-9D53-0D2F4C9F7A11',
  () => 'a@b',
  () => '"quoted local"@site.example',
  () => 'ada@site.example, all@site.example',
  () => 'ada@xn--80ak6aa92e.example',
];

/** Numbers at the limits, as JSON. */
const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1e308',
  '1e400',
  '-1e400',
  '5e-324',
  '1.7976931348623157e308',
  '9007199254740993',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '18446744073709551616',
  '0.1e-6',
  '90.00001',
  '180.0001',
  '253402300800',
  '-62135596801',
  '8640000000000001',
  repeat('9', 400),
];

const ID = '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11';

/** JSON values that are neither text nor number. */
const OTHERS: readonly (() => string)[] = [
  () => 'null',
  () => 'true',
  () => 'false',
  () => '[]',
  () => '{}',
  () => '[[[["x"]]]]',
  () => '[null,null]',
  () => json([ID, ID, ID]),
  () => json(Array.from({ length: 5000 }, () => ID)),
  () => json(Array.from({ length: 300 }, (_, index) => ({ _id: index, name: 'x' }))),
  () => nested('{"a":', '}', 50),
  () => nested('{"a":', '}', 20_000),
  () => nested('[', ']', 50_000),
  () => '{"toString":1,"valueOf":null,"constructor":{"prototype":{}},"length":-1}',
  () => '{"_id":{"_id":{"_id":"x"}}}',
  () => '{"length":4294967296,"0":"x"}',
  () => '{"then":"x","toJSON":"x","inspect":1}',
  () => '{"$ne":null,"$gt":""}',
  () => '{"__type":"Date","value":"x"}',
  () => json(Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`field${index}`, index]))),
];

/** A hostile text. */
export const hostileText = (chance: Chance): string => chance.pick(TEXTS)();

/** A value of the wrong kind or size, as JSON. */
export const hostileValue = (chance: Chance): string =>
  chance.weigh([
    [5, () => json(hostileText(chance))],
    [3, () => chance.pick(NUMBERS)],
    [3, () => chance.pick(OTHERS)()],
  ])();

/** Values exactly at the limits of the schema, and one step beyond, as JSON. */
function edges(schema: Schema): string[] {
  const { minimum, maximum, maxLength } = schema;
  const numbers = [minimum, maximum].flatMap((edge) =>
    edge === undefined ? [] : [edge, edge - 1, edge + 1, edge + 0.5],
  );
  const texts =
    maxLength === undefined ? [] : [repeat('x', maxLength), repeat('x', maxLength + 1), repeat('😀', maxLength)];
  return [...numbers, ...texts].map(json);
}

/** A wrong value for a node of the schema: at its limits, or arbitrary. */
export function wrongFor(chance: Chance, schema: Schema): string {
  const own = edges(schema);
  return own.length > 0 && chance.happens(0.3) ? chance.pick(own) : hostileValue(chance);
}
