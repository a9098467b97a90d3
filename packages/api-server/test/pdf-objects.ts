import { inflateSync } from 'node:zlib';

/** A name such as /Table, without its slash. */
export class Name {
  constructor(readonly text: string) {}
}
/** A reference to another object. */
export class Ref {
  constructor(readonly number: number) {}
}
/** A bare token: an operator of a page, `true`, `null`. */
export class Word {
  constructor(readonly text: string) {}
}
export type Dict = Map<string, Value>;
export type Value = Name | Ref | Word | Dict | Value[] | string | number;

export interface PdfObjects {
  get: (ref: Value | undefined) => Value | undefined;
  /** The decompressed content of a stream. */
  stream: (ref: Value | undefined) => string;
  all: Value[];
  catalog: Dict;
}

const TOKEN =
  /<<|>>|\[|\]|\/[^\s<>[\]()/%]*|\((?:\\[\s\S]|[^\\()])*\)|<[\da-fA-F\s]*>|[+-]?(?:\d+\.?\d*|\.\d+)(?=[\s<>[\]()/]|$)|[^\s<>[\]()/%]+/gy;
const SPACE = /\s*/y;

/** Reads values one after the other, in the syntax of PDF. */
export function valuesOf(source: string, from = 0) {
  let at = from;
  function token(): string | undefined {
    SPACE.lastIndex = at;
    SPACE.exec(source);
    TOKEN.lastIndex = SPACE.lastIndex;
    const [found] = TOKEN.exec(source) ?? [];
    if (found !== undefined) at = TOKEN.lastIndex;
    return found;
  }
  function until(end: string): Value[] {
    const values: Value[] = [];
    for (let next = token(); next !== undefined && next !== end; next = token()) add(values, next);
    return values;
  }
  function add(values: Value[], next: string) {
    if (next === 'R') values.splice(-2, 2, new Ref(Number(values.at(-2))));
    else values.push(valueOf(next));
  }
  function valueOf(next: string): Value {
    if (next === '<<') return dictOf(until('>>'));
    if (next === '[') return until(']');
    if (next.startsWith('/')) return new Name(next.slice(1));
    if (next.startsWith('(')) return next.slice(1, -1);
    if (next.startsWith('<')) return Buffer.from(next.slice(1, -1), 'hex').toString('latin1');
    return /^[+-]?[\d.]+$/.test(next) ? Number(next) : new Word(next);
  }
  return {
    /** The values up to this token, or the end. */
    until,
    /** The position after the last value. */
    place: () => at,
  };
}

const dictOf = (values: Value[]): Dict =>
  new Map(
    values.flatMap((value, index) =>
      index % 2 === 0 && value instanceof Name ? [[value.text, values[index + 1] ?? new Word('null')] as const] : [],
    ),
  );

/** The objects of a PDF with a plain table of references, as pdfkit writes it. */
export function readObjects(bytes: Uint8Array): PdfObjects {
  const source = Buffer.from(bytes).toString('latin1');
  const places = [...source.matchAll(/^(\d{10}) \d{5} ([nf])\b/gm)];
  const bodies = new Map(
    places.flatMap(([, place, kind], number) =>
      kind === 'n' ? [[number, bodyOf(source, Number(place))] as const] : [],
    ),
  );
  const get: PdfObjects['get'] = (value) => (value instanceof Ref ? bodies.get(value.number)?.value : value);
  function stream(ref: Value | undefined) {
    const body = ref instanceof Ref ? bodies.get(ref.number) : undefined;
    const dict = body?.value;
    if (!body || !(dict instanceof Map)) return '';
    const packed = Buffer.from(source.slice(body.data, body.data + Number(dict.get('Length'))), 'latin1');
    return (dict.has('Filter') ? inflateSync(packed) : packed).toString('latin1');
  }
  const trailer = valuesOf(source, source.lastIndexOf('trailer') + 'trailer'.length).until('startxref')[0];
  const catalog = trailer instanceof Map ? get(trailer.get('Root')) : undefined;
  if (!(catalog instanceof Map)) throw new Error('The PDF has no catalog.');
  return { get, stream, catalog, all: [...bodies.values()].map(({ value }) => value) };
}

function bodyOf(source: string, place: number) {
  const start = source.indexOf('obj', place) + 'obj'.length;
  const stream = /stream\r?\n|endobj/g;
  stream.lastIndex = start;
  const values = valuesOf(source.slice(start, source.indexOf('endobj', start))).until('stream');
  stream.exec(source);
  return { value: values[0] ?? new Word('null'), data: stream.lastIndex };
}
