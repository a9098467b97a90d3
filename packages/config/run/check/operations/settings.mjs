import { readFileSync } from 'node:fs';
import { ROOT } from '../../install.mjs';

const textOf = (path) => readFileSync(ROOT + path, 'utf8');
const allOf = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** The settings that the server reads. */
export const settingsRead = () =>
  new Set(allOf(textOf('packages/api-server/src/platform/process/env.ts'), /\.(?:\w+)\(\s*'([A-Z][A-Z_]+)'/g));

/** The settings that the table in the manual explains. */
export function settingsExplained() {
  const [, table] = /\n## Environment\n([\s\S]*?)\n## /.exec(textOf('docs/operations.md'));
  const names = allOf(table, /^\| ([^|]+) \|/gm).flatMap((cell) => allOf(cell, /`([A-Z_]+)`/g));
  return new Set(names);
}

/** The settings in a file for systemd or a shell, those that are commented out included. */
export const settingsIn = (path) => allOf(textOf(path), /^(?:# )?([A-Z][A-Z_]+)=/gm);

/** Names of the metrics that the server tells; a histogram's series have endings. */
export function metricsTold(sources) {
  const names = sources.flatMap((path) => allOf(textOf(path), /name: '(portal_\w+)'/g));
  return new Set(names.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
}

/** Names of the portal's metrics in expressions. */
export const metricsAsked = (text) => new Set(allOf(text, /\b(portal_\w+)/g));

/** Elements of the first that the second lacks. */
export const missing = (wanted, there) => [...wanted].filter((each) => !there.has(each));
