import type { InferType } from 'yup';
import { array } from 'yup';
import { form } from '../fields/form';
import { reference } from '../fields/reference';
import { email, REQUIRED } from '../fields/text';
import { composition, hash, namesEachOnce, part } from './identity';

/** The lifetimes of a preview and of the pass for one page load, in seconds. */
export const PREVIEW = { seconds: 24 * 60 * 60, passSeconds: 60 } as const;

/** The shell's path below which links to previews are. */
export const PREVIEW_PATH = '/preview';

/** The path for leaving a preview; the next one is shown if a preview is refused. */
export const PREVIEW_LEAVE = `${PREVIEW_PATH}/leave`;
export const PREVIEW_ENDED = `${PREVIEW_PATH}/ended`;

/** The form field with the pass, sent by a previewing tab to load a page; programs use the header instead. */
export const PASS_FIELD = 'pass';
export const PASS_HEADER = 'preview-pass';

/** More than the number of parts of a portal. */
const MAX_PARTS = 20;
const MAX_PEOPLE = 50;

const releaseOf = () => form({ name: part(), hash: hash().required(REQUIRED) });

export const previewSchema = form({
  parts: array(releaseOf().required(REQUIRED))
    .required(REQUIRED)
    .typeError('Must be a list')
    .min(1, REQUIRED)
    .max(MAX_PARTS, `At most ${MAX_PARTS}`)
    .test('once', 'Names a part twice', namesEachOnce),
});
export type PreviewInput = InferType<typeof previewSchema>;

export const previewParamsSchema = form({ id: reference().required(REQUIRED) });

export const compositionRangeSchema = form({ from: composition(), to: composition() });

/** The users who may preview a part, by the email addresses of their accounts. */
export const previewersSchema = form({
  emails: array(email(REQUIRED))
    .required(REQUIRED)
    .typeError('Must be a list')
    .max(MAX_PEOPLE, `At most ${MAX_PEOPLE}`),
});
export type PreviewersInput = InferType<typeof previewersSchema>;

/** A preview, as seen by its previewers. */
export interface PreviewRecord {
  _id: string;
  parts: { name: string; version: string; hash: string }[];
  /**
   * The id of the past composition that it shows; `null` if it shows `parts` together with the live releases of all
   * other parts.
   */
  composition: string | null;
  /** The user who made it; `null` if it was made with a deploy token. */
  made_by: string | null;
  /** Its expiry, epoch seconds. */
  ends_at: number;
}

/** A pass for loading one page of a preview, once and within a minute. */
export interface PreviewPass {
  pass: string;
}

/** The content of a preview in words: "mf-x 1.3.0 and shell 2.0.0", or "composition 0123456789ab". */
export function previewTitle({ parts, composition: id }: Pick<PreviewRecord, 'parts' | 'composition'>): string {
  if (id !== null) return `composition ${id}`;
  return new Intl.ListFormat('en').format(parts.map(({ name, version }) => `${name} ${version}`));
}
