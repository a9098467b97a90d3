import { parseArgs } from 'node:util';
import { problems, userSchema } from '@portal/domain';
import { StartError } from '../../platform/errors/start-error';

export interface FirstAdministrator {
  email: string;
  firstName: string;
  lastName: string;
}

const USAGE = 'Usage: bootstrap --email <address> --first-name <name> --last-name <name>';

const OPTIONS = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

/** The user in the command line; a `StartError` names the mistake and its correction. */
export function readArguments(argv: string[]): FirstAdministrator {
  const values = parse(argv);
  const user = { email: values.email, first_name: values['first-name'], last_name: values['last-name'], roles: [] };
  const wrong = problems(userSchema, user).map(({ path, message }) => `--${path.replace('_', '-')}: ${message}`);
  if (wrong.length > 0) throw new StartError([...wrong, USAGE].join('\n'));
  const { email, first_name: firstName, last_name: lastName } = userSchema.cast(user);
  return { email, firstName, lastName };
}
