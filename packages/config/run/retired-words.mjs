import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { findRetired } from './language/find-retired.mjs';
import { EXCEPTIONS } from './language/words.mjs';

/** Files with hand-written content; pictures, fonts and the lock file are excluded. */
const TEXT = /\.([cm]?[jt]sx?|css|html|json|md|sql|ya?ml|template|conf|service|env)$/;

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
const paths = listed
  .toString()
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));

const used = new Set();
const findings = paths.flatMap((path) => {
  const text = TEXT.test(path) && path !== 'pnpm-lock.yaml' ? readFileSync(join(ROOT, path), 'utf8') : '';
  const here = findRetired(path, text).map((finding) => ({ path, ...finding }));
  const exception = EXCEPTIONS.find((each) => each.path.test(path));
  if (exception && here.length > 0) used.add(exception);
  return exception ? [] : here;
});

for (const { path, line, word, use } of findings)
  console.error(`${path}${line > 0 ? `:${line}` : ''}: "${word}" is retired; use ${use}`);

const idle = EXCEPTIONS.filter((exception) => !used.has(exception) && !exception.optional);
for (const { path } of idle) console.error(`The exception ${path} no longer applies to any file: remove it.`);

process.exitCode = findings.length + idle.length > 0 ? 1 : 0;
