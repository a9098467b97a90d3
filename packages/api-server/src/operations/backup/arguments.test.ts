import { namedFile } from './arguments';

test.each<[argv: string[], file: string | undefined]>([
  [[], undefined],
  [['-'], '-'],
  [['portal.tar.gz'], '/home/ada/portal.tar.gz'],
  [['../portal.tar.gz'], '/home/portal.tar.gz'],
  [['/backups/portal.tar.gz'], '/backups/portal.tar.gz'],
])('%j names %s', (argv, file) => {
  expect(namedFile(argv, 'Usage', '/home/ada')).toBe(file);
});

test.each([[['--help']], [['a', 'b']], [['-x']]])('%j is answered with the usage', (argv) => {
  expect(() => namedFile(argv, 'Usage: backup [<file> | -]')).toThrow('Usage: backup');
});
