import { PREVIEW_PATH, previewTitle } from '@portal/domain';
import { digestOf } from '../../platform/digest/digest';
import type { Current } from '../releases/current';
import type { PublishingContext } from '../releases/release-files';
import { previewedBy } from './previewed';
import { findPreview, takePass } from './previews.store';

/** The mark of a page that does not have the current releases. */
export interface ShownPreview {
  /** A short description of its releases. */
  title: string;
  /** Address at which it is opened; null for a program, which needs no bar. */
  link: string | null;
}

/** A portal as one page load shows it. */
export type ShownPortal = Current & { preview: ShownPreview };

/** Why a pass is refused: it does not exist or was used, or its preview has ended, is removed or no longer fits. */
export type PassRefusal = 'no-pass' | 'ended';

/** The portal that a pass shows, or the reason for its refusal. Consumes the pass. */
export async function showPreview(
  context: Pick<PublishingContext, 'db' | 'now' | 'answeredCalls'>,
  pass: string,
): Promise<ShownPortal | PassRefusal> {
  const { db, now } = context;
  const taken = await takePass(db, digestOf(pass), now());
  if (taken === undefined) return 'no-pass';
  if (taken === null) return 'ended';
  const { previewId, parts } = taken;
  const preview = previewId === null ? null : await findPreview(db, previewId, now());
  const wanted = preview
    ? { parts: preview.parts, isWhole: preview.compositionId !== null }
    : parts && { parts, isWhole: true };
  if (!wanted) return 'ended';
  const { current, problems } = await previewedBy(context, wanted);
  if (problems.length > 0) return 'ended';
  const mark = preview
    ? {
        title: previewTitle({ parts: preview.parts, composition: preview.compositionId }),
        link: `${PREVIEW_PATH}/${preview.id}`,
      }
    : { title: 'releases that a program tries', link: null };
  return { ...current, preview: mark };
}
