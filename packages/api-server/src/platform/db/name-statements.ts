import { Client } from 'pg';

/** Maximum number of statements that a connection prepares: the portal's recurring ones are fewer. */
const MAX_ENTRIES = 200;

/** A query in the driver's format. */
interface Statement {
  text: string;
  name?: string;
}

// Only reads with values: the driver sends all others in other ways, several statements in one text among them.
const isReading = (asked: unknown, values: unknown): asked is Statement =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  asked.text.startsWith('select ') &&
  Array.isArray(values) &&
  values.length > 0;

/** Names by the texts of statements; the same for all connections. */
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_ENTRIES) return known;
  const name = `portal ${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** A connection that names its statements, so that the server parses and plans each of them once only. */
export class NamingClient extends Client {
  override query(...given: [asked: unknown, ...rest: unknown[]]): never {
    const [asked, values, ...rest] = given;
    const name = isReading(asked, values) ? nameOf(asked.text) : undefined;
    const named = name === undefined ? asked : { ...(asked as Statement), name };
    return super.query<never>(...([named, values, ...rest] as unknown as [never]));
  }
}
