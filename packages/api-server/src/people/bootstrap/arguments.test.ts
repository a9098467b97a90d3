import { readArguments } from './arguments';

const GOOD = ['--email', ' admin@site.example ', '--first-name', 'Ada', '--last-name', 'Byron'];

test('the first administrator is named on the command line', () => {
  expect(readArguments(GOOD)).toEqual({ email: 'admin@site.example', firstName: 'Ada', lastName: 'Byron' });
});

test.each<[why: string, argv: string[], sentence: string]>([
  ['nothing', [], '--email: Invalid E-Mail address'],
  ['no last name', GOOD.slice(0, 4), '--last-name: Please enter a name'],
  ['a wrong address', ['--email', 'admin', ...GOOD.slice(2)], '--email: Invalid E-Mail address'],
  ['an unknown option', [...GOOD, '--password', 'x'], "Unknown option '--password'"],
  ['a value without an option', [...GOOD, 'admin'], "Unexpected argument 'admin'"],
])('%s is refused with the mistake and the usage', (_why, argv, sentence) => {
  const read = () => readArguments(argv);
  expect(read).toThrow(sentence);
  expect(read).toThrow('Usage: bootstrap --email <address>');
});
