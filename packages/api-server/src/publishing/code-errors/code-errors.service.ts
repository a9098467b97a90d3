import type { CodeErrorReport } from '@portal/domain';
import { unmetMessage, withoutValues } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import { countTowards } from '../../platform/limits/limits';
import type { PublishingContext } from '../releases/release-files';
import { findRelease } from '../releases/releases.store';
import { addCodeError, countAgain, countFailedTab } from './code-errors.store';
import { textsInScript } from './script-texts';
import { sourceLineOf } from './source-line';

/** The message as it is stored. Browsers remove values too, but reports may come from any client. */
async function messageOf(context: PublishingContext, release: Release, report: CodeErrorReport) {
  const { kind, message, unmet } = report;
  if (unmet) return unmetMessage(unmet);
  return withoutValues(message, kind, await textsInScript(context.releaseFiles, release, report));
}

/**
 * Counts an error that a browser reports, for a script of any release. The source position is looked up when the
 * error is seen for the first time. The network is only used for rate limiting; it is not stored.
 */
export async function countCodeError(
  context: PublishingContext,
  report: CodeErrorReport,
  network: string,
): Promise<void> {
  const { db, now, releaseFiles } = context;
  await countTowards(context, 'codeErrors', [network]);
  const { part, hash, kind, file, line, column, browser, tab } = report;
  const stored = await findRelease(db, part, hash);
  if (!stored?.releasedAt || !Object.hasOwn(stored.manifest.files, file)) return;
  const message = await messageOf(context, stored.manifest, report);
  const error = { releaseId: stored.id, kind, message, file, line, column, browser };
  if (!(await countAgain(db, error, now()))) {
    const place = await sourceLineOf(releaseFiles, stored.manifest, report);
    await addCodeError(db, { ...error, source: place?.source, name: place?.name }, now());
  }
  if (tab) await countFailedTab(db, error, { ...tab, at: now() });
}
