import type { Release } from '@portal/portal-contract';
import { AppError } from '../../platform/errors/app-error';
import { listRunning } from '../shares/shares.store';
import { withOthers } from './current';
import { distinguished } from './distinguished';
import { sharesEndedBy } from './heed-shares';
import type { ReleaseDeps } from './make-current';
import type { StoredRelease } from './releases.store';

/** The shares under way that releases would have to wait for, in sentences. */
export async function sharingProblems(
  { db, answeredCalls }: Pick<ReleaseDeps, 'db' | 'answeredCalls'>,
  releases: readonly Release[],
  live: readonly StoredRelease[],
): Promise<string[]> {
  const present = live.map(({ manifest }) => manifest);
  const next = withOthers(
    present,
    releases.map((release) => distinguished(release, present)),
  );
  const shares = await listRunning(db);
  try {
    await sharesEndedBy(db, { shares, pending: releases, next, isPublished: true, answeredCalls });
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.errors?.map(({ message }) => message) ?? [error.message];
    throw error;
  }
}
