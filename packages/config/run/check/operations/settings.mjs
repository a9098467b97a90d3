import { readFileSync } from 'node:fs';
import { ROOT } from '../../install.mjs';

const textOf = (path) => readFileSync(ROOT + path, 'utf8');
const allOf = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

export const settingsRead = () =>
  new Set(allOf(textOf('packages/api-server/src/platform/process/env.ts'), /\.(?:\w+)\(\s*'([A-Z][A-Z_]+)'/g));

/** The settings in the manual's table. */
export function settingsExplained() {
  const [, table] = /\n## Environment\n([\s\S]*?)\n## /.exec(textOf('docs/operations.md'));
  const names = allOf(table, /^\| ([^|]+) \|/gm).flatMap((cell) => allOf(cell, /`([A-Z_]+)`/g));
  return new Set(names);
}

/** The settings in a file for systemd or a shell, including commented ones. */
export const settingsIn = (path) => allOf(textOf(path), /^(?:# )?([A-Z][A-Z_]+)=/gm);

/** Names of the metrics that the server exports; the series of a histogram have suffixes. */
export function metricsExported(sources) {
  const names = sources.flatMap((path) => allOf(textOf(path), /name: '(portal_\w+)'/g));
  return new Set(names.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
}

/** Names of the portal's metrics in expressions. */
export const metricsUsed = (text) => new Set(allOf(text, /\b(portal_\w+)/g));

/** Elements of the first list that are not in the second. */
export const missing = (required, present) => [...required].filter((each) => !present.has(each));
