import { isForTokens, type Capability } from '@portal/domain';
import { AppError } from '../../platform/errors/app-error';
import { digestOf } from '../../platform/digest/digest';
import { countTowards } from '../../platform/limits/limits';
import type { Context, Machine } from '../../platform/process/app-types';
import { findToken, noteUse } from './api-tokens.store';

/** Prefix of every API token, by which people, and scanners of published code, recognise one. */
export const API_TOKEN_PREFIX = 'api_';

const HOUR_MS = 3_600_000;

/** The holder of a bearer token that is an API token; null for other tokens. Refuses with 401 one that is not valid. */
export async function findMachine({ db, now }: Context, bearer: string | undefined): Promise<Machine | null> {
  if (!bearer?.startsWith(API_TOKEN_PREFIX)) return null;
  const token = await findToken(db, digestOf(bearer), now());
  if (token) return { tokenId: token.id, name: token.name, scopes: token.scopes, madeById: token.createdById };
  const message = 'This API token is unknown, has expired or was ended. An administrator can make another one.';
  throw new AppError('permissionDenied', 401, { message });
}

const READS = 'An API token can only read, and send feedback on data and indicators.';

/** Refuses with 403 what no token does, then counts the call towards the limit of the token. */
export async function countCall(
  context: Context,
  { tokenId }: Machine,
  { capability, isLoad }: { capability: Capability; isLoad: boolean },
): Promise<void> {
  if (!isForTokens(capability, isLoad)) throw new AppError('permissionDenied', 403, { message: READS });
  await countTowards(context, 'callsOfApiToken', [tokenId]);
  const now = context.now();
  await noteUse(context.db, tokenId, { now, before: new Date(now.getTime() - HOUR_MS) });
}
