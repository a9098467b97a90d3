import type { InferType } from 'yup';
import { array } from 'yup';
import { form } from '../fields/form';
import { reference } from '../fields/reference';
import { email, REQUIRED } from '../fields/text';
import { composition, hash, namesEachOnce, part } from './identity';

/** How long a preview can be opened, s, and how long the pass for one page load holds. */
export const PREVIEW = { seconds: 24 * 60 * 60, passSeconds: 60 } as const;

/** The page of the shell below which links to previews lead. */
export const PREVIEW_PATH = '/preview';

/** Where a tab goes that leaves its preview, and where one that was refused it. */
export const PREVIEW_LEAVE = `${PREVIEW_PATH}/leave`;
export const PREVIEW_ENDED = `${PREVIEW_PATH}/ended`;

/** A field of the form that a tab in a preview sends to load a page, and the header of programs that do the same. */
export const PASS_FIELD = 'pass';
export const PASS_HEADER = 'preview-pass';

/** As many as a portal has parts, at most. */
const MAX_PARTS = 20;
const MAX_PEOPLE = 50;

const releaseOf = () => form({ name: part(), hash: hash().required(REQUIRED) });

/** Releases, each of another part. */
export const previewSchema = form({
  parts: array(releaseOf().required(REQUIRED))
    .required(REQUIRED)
    .typeError('Must be a list')
    .min(1, REQUIRED)
    .max(MAX_PARTS, `At most ${MAX_PARTS}`)
    .test('once', 'Names a part twice', namesEachOnce),
});
export type PreviewInput = InferType<typeof previewSchema>;

/** Path of a call about one preview. */
export const previewParamsSchema = form({ id: reference().required(REQUIRED) });

/** The compositions that are asked for: from one to a later one. */
export const compositionRangeSchema = form({ from: composition(), to: composition() });

/** The people who may preview a part, by the addresses of their accounts. */
export const previewersSchema = form({
  emails: array(email(REQUIRED))
    .required(REQUIRED)
    .typeError('Must be a list')
    .max(MAX_PEOPLE, `At most ${MAX_PEOPLE}`),
});
export type PreviewersInput = InferType<typeof previewersSchema>;

/** A preview, as those see it who may open it. */
export interface PreviewRecord {
  _id: string;
  /** The releases that it shows in place of those that are live. */
  parts: { name: string; version: string; hash: string }[];
  /** Id of the past composition that it shows whole; `null`: the parts, among all others as they are live. */
  composition: string | null;
  /** Who made it; `null`: who holds a deploy token of its parts. */
  made_by: string | null;
  /** Until when it can be opened, epoch seconds. */
  ends_at: number;
}

/** What loads one page of a preview, once and within a minute. */
export interface PreviewPass {
  pass: string;
}

/** What a preview shows, in a few words: "mf-x 1.3.0 and shell 2.0.0", or "composition 0123456789ab". */
export function previewTitle({ parts, composition: id }: Pick<PreviewRecord, 'parts' | 'composition'>): string {
  if (id !== null) return `composition ${id}`;
  return new Intl.ListFormat('en').format(parts.map(({ name, version }) => `${name} ${version}`));
}
