import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../install.mjs';
import { register } from './register.mjs';

const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url));
const ENDING = /\.template$/;

/** Fills the placeholders `{{word}}` of a text. Throws for an unknown word. */
export const fillIn = (text, words) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_all, word) => {
    if (!Object.hasOwn(words, word)) throw new Error(`The template uses the unknown word "${word}".`);
    return words[word];
  });

const json = (content) => `${JSON.stringify(content, null, 2)}\n`;

/**
 * Writes the folder of a new remote from the templates, also replacing placeholders in file names. Returns the
 * remaining steps for the user, in sentences.
 */
export function writeRemote({ remoteJson, words }) {
  const folder = join(ROOT, remoteJson.name);
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const from = join(parentPath, name);
    const to = join(folder, fillIn(from.slice(TEMPLATE.length), words).replace(ENDING, ''));
    mkdirSync(dirname(to), { recursive: true });
    if (ENDING.test(from)) writeFileSync(to, fillIn(readFileSync(from, 'utf8'), words));
    else cpSync(from, to);
  }
  writeFileSync(join(folder, 'remote.json'), json(remoteJson));
  return register(remoteJson);
}
