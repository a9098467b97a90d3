import { epochSeconds, PREVIEW, type PreviewInput, type PreviewPass, type PreviewRecord } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { digestOf, randomSecret } from '../../platform/digest/digest';
import type { Actor, Context } from '../../platform/process/app-types';
import { mustBeGranted } from '../grants/must-be-granted';
import { mustBeSigned } from '../grants/must-be-signed';
import { findComposition } from '../releases/compositions.store';
import { mustFit, type ReleaseDeps } from '../releases/make-current';
import type { Releaser } from '../releases/releaser';
import { sentWhole } from '../releases/move.service';
import { byOf } from '../releases/releaser';
import { currentReleases, type StoredRelease } from '../releases/releases.store';
import { refusedRelease, unfit } from '../refusals';
import { opensPreviews } from './opens-previews';
import { previewedBy } from './previewed';
import { isPreviewerOf } from './previewers.store';
import { findPreview, insertPass, insertPreview, type MadePreview, type StoredPreview } from './previews.store';

/** A preview, as described to users who may open it. */
export const toRecord = ({ id, parts, compositionId, madeBy, endsAt }: MadePreview): PreviewRecord => ({
  _id: id,
  parts,
  composition: compositionId,
  made_by: madeBy,
  ends_at: epochSeconds(endsAt),
});

const seconds = (now: Date, count: number) => new Date(now.getTime() + count * 1000);
const nameOf = ({ part, version, hash }: StoredRelease) => ({ name: part, version, hash });

/** Tabs enter a preview through the live shell, which must support it. */
async function shellMustKnow(db: Db): Promise<void> {
  const shell = (await currentReleases(db)).find(({ part }) => part === 'shell');
  if (shell?.manifest.kind !== 'shell' || !opensPreviews(shell.manifest))
    throw refusedRelease(
      409,
      `The live shell ${shell?.version ?? ''} has no page that opens previews. Please release a newer shell first.`,
    );
}

/**
 * Creates a preview of releases that were sent, in place of the live ones, for a day. Throws as for a release: 404 and
 * 409 if a release was not sent completely, 422 if one is not granted or does not fit.
 */
export async function previewReleases(
  deps: ReleaseDeps,
  { parts }: PreviewInput,
  releaser: Releaser,
): Promise<PreviewRecord> {
  const { db, now } = deps;
  await shellMustKnow(db);
  const releases: StoredRelease[] = [];
  for (const part of parts) releases.push(await sentWhole(deps, part));
  const manifests = releases.map(({ manifest }) => manifest);
  await mustBeGranted(db, manifests, now());
  await mustBeSigned(db, releases);
  mustFit(deps, manifests, { live: await currentReleases(db), releaser });
  const preview = await transaction(db, async (tx) => {
    const made = await insertPreview(tx, {
      parts: releases.map(nameOf),
      createdAt: now(),
      createdById: releaser.actorId ?? null,
      endsAt: seconds(now(), PREVIEW.seconds),
    });
    for (const { part, version, hash } of releases)
      await writeAudit(tx, {
        actorId: releaser.actorId,
        action: 'release.preview',
        objectKind: 'release',
        objectId: part,
        objectName: part,
        newValue: { version, hash, preview: made.id, ...byOf(releaser) },
      });
    return made;
  });
  return read(db, preview, now());
}

async function read(db: Db, { id }: StoredPreview, now: Date): Promise<PreviewRecord> {
  const found = await findPreview(db, id, now);
  if (!found) throw new Error('A preview ended before it began.');
  return toRecord(found);
}

/** Previews a past composition for a day, for administrators. Throws 404 if unknown, 422 if removed or unfit. */
export async function replayComposition(context: ReleaseDeps, actor: Actor, id: string): Promise<PreviewRecord> {
  const { db, now } = context;
  await shellMustKnow(db);
  const past = await findComposition(db, id);
  if (!past) throw refusedRelease(404, 'The portal was never made of this composition.');
  const { problems } = await previewedBy(context, { parts: past.parts, isWhole: true });
  if (problems.length > 0) throw unfit(problems);
  const preview = await transaction(db, async (tx) => {
    const made = await insertPreview(tx, {
      parts: past.parts,
      compositionId: id,
      createdAt: now(),
      createdById: actor.id,
      endsAt: seconds(now(), PREVIEW.seconds),
    });
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'release.replay',
      objectKind: 'release',
      objectId: id,
      objectName: id,
      newValue: { preview: made.id },
    });
    return made;
  });
  return read(db, preview, now());
}

const ENDED =
  'This preview has ended, or there never was one. A preview can be opened for a day; its team makes a new one.';

/** The preview of a call, and whether an administrator chose this user for it. */
export async function aboutPreview({ db, now }: Context, id: string, actor: Actor | null) {
  const preview = await findPreview(db, id, now());
  if (!preview) throw new AppError('notLoaded', 404, { message: ENDED });
  const names = preview.parts.map(({ name }) => name);
  // A past release may have been withdrawn for a reason, so past compositions are for administrators only.
  const isPreviewer = preview.compositionId === null && actor !== null && (await isPreviewerOf(db, actor.id, names));
  return { preview, state: { isPreviewer } };
}

/**
 * A pass for one page load of a preview, which ends with the session. Throws 422 with the reasons if it no longer fits.
 */
export async function enterPreview(
  context: Context & Pick<ReleaseDeps, 'answeredCalls'>,
  actor: Actor,
  preview: MadePreview,
): Promise<PreviewPass> {
  const { problems } = await previewedBy(context, { parts: preview.parts, isWhole: preview.compositionId !== null });
  if (problems.length > 0) throw unfit(problems);
  return newPass(context, { previewId: preview.id, sessionId: actor.sessionId });
}

/** Makes a pass; only its digest is stored. */
export async function newPass(
  { db, now }: Pick<Context, 'db' | 'now'>,
  pass: { previewId: string; sessionId: string } | { parts: { name: string; hash: string }[] },
): Promise<PreviewPass> {
  const secret = randomSecret();
  await insertPass(db, { digest: digestOf(secret), ...pass, endsAt: seconds(now(), PREVIEW.passSeconds) });
  return { pass: secret };
}
