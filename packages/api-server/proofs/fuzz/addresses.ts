import type { Chance } from './chance';
import { hostileText, wrongFor } from './hostile-values';
import type { Operation, Schema } from './operations';
import { shaped, type Vocabulary } from './vocabulary';

/** Path segments that name nothing, or a record that does not exist. */
const ODD_PARTS = [
  '',
  '.',
  '..',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%F0%28',
  '%ED%A0%80',
  '%EF%BF%BF',
  '%C0%AF',
  'constructor',
  '__proto__',
  '*',
  ':id',
  ';x=y',
  "'%3B--",
  '%7B%22$ne%22:null%7D',
  '0',
  '-1',
  'null',
  'x'.repeat(101),
  'x'.repeat(6000),
  '00000000-0000-0000-0000-000000000000',
  '6F1F3F0E-3B0E-4C38-9D53-0D2F4C9F7A11',
  '%F0%9F%A6%8A',
];

/** A lone surrogate has no encoding in UTF-8, and no client would send it. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text.slice(0, 3000)).toString());

/** A path with one of its values replaced. */
export function spoilPath(chance: Chance, path: string, { ids }: Vocabulary): string {
  const parts = path.split('/');
  const at = chance.between(2, Math.max(2, parts.length - 1));
  parts[at] = chance.weigh<() => string>([
    [3, () => chance.pick(ids)],
    [4, () => chance.pick(ODD_PARTS)],
    [2, () => encoded(hostileText(chance))],
  ])();
  return parts.join('/');
}

const ODD_QUERIES = [
  '?',
  '??',
  '?&&&',
  '?=',
  '?a[b]=1&a=2',
  '?a[]=1&a[]=2',
  '?__proto__=1&constructor=2',
  '?__proto__[x]=1',
  '?%00=%00',
  '?%',
  '?%F0%28=%ff',
  `?${'x=1&'.repeat(3000)}`,
  `?search=${'%25'.repeat(3000)}`,
  '#fragment',
  ';start=1',
];

const wrongText = (chance: Chance, schema: Schema) => wrongFor(chance, schema).replaceAll(/^"|"$/g, '').slice(0, 3000);

function value(chance: Chance, words: Vocabulary, schema: Schema): string {
  const text = chance.happens(0.5) ? String(shaped(words, chance, schema)) : wrongText(chance, schema);
  return encoded(text);
}

/** The query of a call: mostly its known parameters, with valid, invalid or repeated values. */
export function queryFor(chance: Chance, { parameters }: Operation, words: Vocabulary): string {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const count = known.length > 0 ? chance.between(0, 3) : 0;
  const pairs = Array.from({ length: count }, () => {
    const { name, schema } = chance.pick(known);
    return `${name}=${value(chance, words, schema)}`;
  });
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  return chance.happens(0.08) ? query + chance.pick(ODD_QUERIES) : query;
}
