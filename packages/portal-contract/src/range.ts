type Version = [major: number, minor: number, patch: number];

const NUMBER = '(0|[1-9][0-9]*)';
const VERSION = `${NUMBER}\\.${NUMBER}\\.${NUMBER}`;
const COMPARATOR = new RegExp(`^(\\^|>=|<)?${VERSION}$`);

/**
 * Syntax of a contract range, a subset of the library's syntax: parts such as `^1.2.0`, `>=1.2.0`, `<2.0.0` or
 * `1.2.0`, separated by spaces.
 */
export const CONTRACT_RANGE = new RegExp(`^(\\^|>=|<)?${VERSION}( (\\^|>=|<)?${VERSION})*$`);

/** Upper bound of a caret range: the left-most non-zero number must stay. */
function caretEnd([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  if (minor > 0) return [0, minor + 1, 0];
  return [0, 0, patch + 1];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function parse(text: string): { operator: string; version: Version } | null {
  const match = COMPARATOR.exec(text);
  if (!match) return null;
  return { operator: match[1] ?? '=', version: [Number(match[2]), Number(match[3]), Number(match[4])] };
}

function holds(operator: string, limit: Version, version: Version): boolean {
  if (operator === '^') return compare(version, limit) >= 0 && compare(version, caretEnd(limit)) < 0;
  if (operator === '>=') return compare(version, limit) >= 0;
  if (operator === '<') return compare(version, limit) < 0;
  return compare(version, limit) === 0;
}

/** Whether a version such as `1.2.0` is lower than another; an unreadable one is lower than none. */
export function isLowerVersion(version: string, than: string): boolean {
  const [one, other] = [parse(version), parse(than)];
  return one !== null && other !== null && compare(one.version, other.version) < 0;
}

/**
 * Whether a version of the contract is in a range, of which all parts must match. An invalid range or version matches
 * nothing, so that the remote is not run. For the browser, where the library of the server and the builds would be
 * larger than the rest of the loader; a test compares the two.
 */
export function fitsContract(range: string, version: string): boolean {
  const running = parse(version);
  if (!running || running.operator !== '=' || !CONTRACT_RANGE.test(range)) return false;
  return range.split(' ').every((part) => {
    const limit = parse(part);
    return limit !== null && holds(limit.operator, limit.version, running.version);
  });
}
