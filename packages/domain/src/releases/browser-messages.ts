import { BROWSER_SENTENCES, CODE } from './browser-sentences';

/** What stands for a value. */
export const GAP = '…';

/** What browsers say of JSON, whose wording depends on what was parsed. */
const ABOUT_JSON =
  /^(?:Unexpected|Expected|Bad|Unterminated|Exponent|No number|JSON\.parse)[^]*\bJSON\b|^JSON Parse error/;
const NOT_JSON = `${GAP} is not valid JSON`;

const NAME = String.raw`'[\w…]{1,60}'`;
/** With these words a browser says where it refused a value: the name of a method or property, and of its interface. */
const REFUSED = new RegExp(
  `^Failed to (?:execute ${NAME} on ${NAME}|construct ${NAME}|set the ${NAME} property on ${NAME}|read the ${NAME} property from ${NAME}): `,
);
const QUOTED_NAME = /'([\w…]{1,60})'/g;

const QUOTES = /["`“”„‘’«»]/g;
/** An empty value leaves one space or two. */
const SPACES = /\s/g;

interface Template {
  said: string;
  /** The texts between the gaps. */
  texts: readonly string[];
  /** The position of the gap that is source code; -1 if none is. */
  code: number;
}

function toTemplate(line: string): Template {
  const gaps: readonly string[] = line.match(/[…§]/g) ?? [];
  return { said: line, texts: line.replaceAll(SPACES, '').split(/[…§]/), code: gaps.indexOf(CODE) };
}

const lengthOf = ({ texts }: Template) => texts.reduce((sum, text) => sum + text.length, 0);

/** Whether it begins with a value, which may itself begin like another message. */
const isOpen = ({ texts }: Template) => texts[0] === '';

let known: readonly Template[] | undefined;

/** The templates, the most specific first; made once, when a message is first compared. */
const templates = () =>
  (known ??= BROWSER_SENTENCES.trim()
    .split('\n')
    .map(toTemplate)
    .toSorted(
      (a, b) =>
        Number(isOpen(a)) - Number(isOpen(b)) || lengthOf(b) - lengthOf(a) || Number(b.code > -1) - Number(a.code > -1),
    ));

/** The values of a message in the gaps of a template; `null` if the message is not of it. Takes linear time. */
function valuesIn(message: string, { texts }: Template): string[] | null {
  const [first = '', ...rest] = texts;
  const last = rest.pop();
  if (last === undefined) return message === first ? [] : null;
  if (!message.startsWith(first) || !message.endsWith(last)) return null;
  const end = message.length - last.length;
  const values: string[] = [];
  let from = first.length;
  for (const text of rest) {
    const at = message.indexOf(text, from);
    if (at === -1) return null;
    values.push(message.slice(from, at));
    from = at + text.length;
  }
  return from <= end ? [...values, message.slice(from, end)] : null;
}

/** Source code without anything but the members that the program has at the position. */
const MEMBER = /\.([A-Za-z]{3,60})$/;
function codeWith(code: string, names: ReadonlySet<string>): string {
  const member = MEMBER.exec(code)?.[1];
  return member !== undefined && names.has(member) ? `${GAP}.${member}` : GAP;
}

function matched(message: string, names: ReadonlySet<string>): string | null {
  const compared = message.replaceAll(SPACES, '');
  for (const template of templates()) {
    const values = valuesIn(compared, template);
    if (values) return template.said.replace(CODE, () => codeWith(values[template.code] ?? '', names));
  }
  return null;
}

/**
 * A message of a browser without values, in the browser's wording with plain quotes; a gap if it is none that browsers
 * are known to create. Only names that the program has at the position are kept besides.
 */
export function browserMessage(message: string, names: ReadonlySet<string>): string {
  const plain = message.replaceAll(QUOTES, "'").trim();
  const where = REFUSED.exec(plain)?.[0] ?? '';
  const what = plain.slice(where.length);
  const keptWhere = where.replaceAll(QUOTED_NAME, (_all, name: string) => `'${names.has(name) ? name : GAP}'`);
  if (what === '') return keptWhere;
  return keptWhere + (ABOUT_JSON.test(what) ? NOT_JSON : (matched(what, names) ?? GAP));
}
