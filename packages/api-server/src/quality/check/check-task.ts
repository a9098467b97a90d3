import {
  contentOf,
  selfCheck,
  seriesOf,
  type Limits,
  type QaFileFacts,
  type QaSeries,
  type SelfCheck,
  type SelfCheckContext,
} from '@portal/domain';

/** A file with its bytes; `null` for files whose content is not read. */
export interface CheckedFile extends QaFileFacts {
  bytes: Uint8Array | null;
}

/** The work of a thread: the self-check of a test, or the lines of one text for a plot. */
export type CheckTask =
  | { kind: 'self-check'; files: readonly CheckedFile[]; context: SelfCheckContext }
  | { kind: 'series'; bytes: Uint8Array; limits: Limits; name: string };

export type CheckAnswer = { check: SelfCheck } | { series: QaSeries | null };

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const NO_BYTES = new Uint8Array();

/** Does the work. It takes long for large files, which is why threads do it. */
export function runTask(task: CheckTask): CheckAnswer {
  if (task.kind === 'series') return { series: seriesOf(decode(task.bytes), task.limits, task.name) };
  const files = task.files.map(({ bytes, ...file }) => contentOf(file, bytes ?? NO_BYTES, decode));
  return { check: selfCheck(files, task.context) };
}
