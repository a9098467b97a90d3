import { PREVIEW_PATH, previewTitle } from '@portal/domain';
import { digestOf } from '../../platform/digest/digest';
import type { Current } from '../releases/current';
import type { PublishingContext } from '../releases/release-files';
import { previewedBy } from './previewed';
import { findPreview, takePass } from './previews.store';

/** What marks a page that is not made of what is current. */
export interface ShownPreview {
  /** What it shows, in a few words. */
  title: string;
  /** Where it is opened; null for a program, which no bar helps. */
  link: string | null;
}

/** A portal as one page load shows it. */
export type ShownPortal = Current & { preview: ShownPreview };

/** Why a pass shows nothing: there is none (any more), or what it is for has ended, is gone or no longer fits. */
export type PassRefusal = 'no-pass' | 'ended';

/** What a pass shows, or why it shows nothing. A pass is used up by it. */
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
