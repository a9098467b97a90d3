import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { REMOTES } from '../parts.mjs';

const json = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const remotes = () => REMOTES.map((name) => json(`${name}/remote.json`));

/** Every page of the portal: those of the shell, followed by those of the remotes. */
export const pages = () => [...json('shell/pages.json'), ...remotes().flatMap((remote) => remote.pages)];

/** The menu of a user with all rights: labels and paths, in order. */
export const menu = () =>
  remotes()
    .flatMap((remote) => remote.menu)
    .toSorted((one, other) => one.order - other.order)
    .map(({ label, path, children = [] }) => [label, path ?? children.map((child) => [child.label, child.path])]);
