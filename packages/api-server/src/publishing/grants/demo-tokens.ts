import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../../platform/digest/digest';
import type { Context } from '../../platform/process/app-types';
import { newDeployToken } from './deploy-tokens.service';
import { addToken, listTokens, removeOwnTokens } from './deploy-tokens.store';

/** Name of the file in the data folder from which the commands of a demonstration take their tokens. */
export const DEMO_TOKENS_FILE = 'deploy-tokens.json';

type Tokens = Record<string, string>;

/** The tokens of the last start; empty if there are none, or if they cannot be read. */
async function readTokens(path: string): Promise<Tokens> {
  try {
    const content: unknown = JSON.parse(await readFile(path, 'utf8'));
    const entries = Object.entries(content ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Writes the file atomically, readable by the operator only from the start. */
async function writeTokens(path: string, tokens: Tokens): Promise<void> {
  const aside = `${path}.${randomUUID()}.part`;
  await writeFile(aside, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600 });
  await rename(aside, path);
}

/**
 * Gives every part of a demonstration a deploy token and writes the tokens to the data folder. Those of an earlier start
 * stay the same; tokens that an administrator made are not affected, as they are not in the file.
 */
export async function writeDemoTokens(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { dataDir, parts }: { dataDir: string; parts: readonly string[] },
): Promise<void> {
  const path = join(dataDir, DEMO_TOKENS_FILE);
  const before = await readTokens(path);
  const stored = await listTokens(db, now());
  const tokens = Object.fromEntries(
    Object.entries(before).filter(([part, known]) =>
      stored.some((token) => token.part === part && token.digest === digestOf(known)),
    ),
  );
  for (const part of parts) {
    if (tokens[part] === undefined) {
      const token = newDeployToken();
      await removeOwnTokens(db, part);
      await addToken(db, { part, name: 'Demonstration', digest: digestOf(token), createdById: null, createdAt: now() });
      tokens[part] = token;
    }
  }
  await writeTokens(path, tokens);
}
