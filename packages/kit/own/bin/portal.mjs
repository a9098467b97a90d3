#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../packages/config/run/install.mjs';
import { REMOTES } from '../packages/config/run/parts.mjs';
import { sayAge } from './kit-age.mjs';

/** Each command with its program and fixed arguments, and whether it needs a remote or the live shell. */
const COMMANDS = {
  create: { program: 'create-remote' },
  dev: { program: 'dev', isOfRemote: true },
  test: { program: 'test-remotes' },
  check: { program: 'release', always: ['--check'], isOfRemote: true, asksAge: true },
  release: { program: 'release', isOfRemote: true, asksAge: true },
  preview: { program: 'release', always: ['--preview'], isOfRemote: true },
  rollback: { program: 'rollback', isOfRemote: true },
  releases: { program: 'releases' },
};

const USAGE = `Use: npx portal <command>

  create mf-<name>     create a folder with one page, its test and a menu entry
  dev [mf-<name>]      run the whole portal on this machine with this remote, applying every change immediately
  test                 check the types and run the tests of every remote in this folder
  check [mf-<name>]    check whether the portal would accept the remote; nothing is sent or moved
  release [mf-<name>]  build the remote, upload it and make it current
  preview [mf-<name>]  build the remote and upload it as a preview for users with the link
  rollback [mf-<name>] return to the previous release, or to a version
  releases [mf-<name>] list the current releases with their dates, load times and failures
  releases key mf-<name>
                       make a key that signs releases
  releases verify [mf-<name>]
                       verify the signatures of the releases
  releases share mf-<name> --stop | --finish
                       stop a share, or give its release to everybody
  releases bisect      find the release that broke a page

--on <address> or PORTAL_URL selects a portal other than the one that this kit came from.`;

function address() {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const from = dependencies['@portal/kit'] ?? devDependencies['@portal/kit'] ?? '';
  return /^https?:/.test(from) ? new URL(from) : undefined;
}

const [name, ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
const asksForHelp = name === undefined || name === 'help' || [name, words[0]].includes('--help');
if (!command || asksForHelp) {
  console.error(USAGE);
  process.exit(asksForHelp ? 0 : 1);
}

const on = words.indexOf('--on');
if (on >= 0 && name !== 'dev') [, process.env.PORTAL_URL] = words.splice(on, 2);
const from = address();
// Unless another portal is named, use the one that the kit was installed from.
if (from) process.env.PORTAL_URL ||= from.origin;

// Teams have no shell, so `dev` always uses that of a portal.
if (name === 'dev' && on < 0) words.push('--on', process.env.PORTAL_URL || 'http://localhost:8080');

const isNamed = words.some((word) => word.startsWith('mf-'));
if (command.isOfRemote && !isNamed && REMOTES.length > 1) {
  console.error(`Name the remote: npx portal ${name} mf-<name>\nRemotes: ${REMOTES.join(', ')}`);
  process.exit(1);
}
const only = command.isOfRemote && !isNamed ? REMOTES : [];
process.argv.splice(2, Infinity, ...only, ...words, ...(command.always ?? []));
if (command.asksAge && from && from.origin === process.env.PORTAL_URL) await sayAge(from.origin, from.pathname);
await import(`../packages/config/run/${command.program}.mjs`);
