import type { InferType, Schema } from 'yup';
import { array, boolean, number } from 'yup';
import { form } from '../fields/form';
import { reference } from '../fields/reference';
import { REQUIRED, text } from '../fields/text';
import { composition, hash, namesEachOnce, part, word } from './identity';
import { BROWSERS, ERROR_KINDS } from './code-error';
import type { Browser, ErrorKind, Unmet } from './code-error';
import { FAULTS } from './outcome';
import { SHARE_RULE } from './share-rule';
import type { Fault } from './outcome';
import { MAX_MESSAGE } from './without-values';

const TAB = /^[0-9a-f]{16}$/;

/** No browser has more to report about one page. */
const MAX_ENTRIES = 20;

const list = (item: Schema) =>
  array(item).default([]).typeError('Must be a list').max(MAX_ENTRIES, `At most ${MAX_ENTRIES}`);

export const partParamsSchema = form({ name: part() });

export const partTokenParamsSchema = form({ name: part(), token: reference().required(REQUIRED) });

export const partKeyParamsSchema = form({ name: part(), key: reference().required(REQUIRED) });

export const releaseParamsSchema = form({ name: part(), hash: hash().required(REQUIRED) });

export const compositionParamsSchema = form({ id: composition() });

/** The target of a rollback, by hash or version; by default the previous release. */
export const rollbackSchema = form({ hash: hash(), version: text(32) });
export type Rollback = InferType<typeof rollbackSchema>;

const SERIAL = 'Must be a whole number, 0 or more';
const serial = () => number().typeError(SERIAL).integer(SERIAL).min(0, SERIAL);

/** `serial`: the call requires that nothing has moved since; `hold`: the release does not become current. */
export const describeQuerySchema = form({ serial: serial(), hold: boolean().typeError('Must be true or false') });

/** In characters; a shorter reason is meaningless. */
const MIN_REASON = 10;

const movedPart = form({
  name: part(),
  hash: hash().required(REQUIRED),
  /** The move requires this release to be the current one, so that two pipelines of a part do not undo each other. */
  replaces: hash(),
});

const movedParts = () =>
  array(movedPart.required(REQUIRED))
    .required(REQUIRED)
    .typeError('Must be a list')
    .min(1, REQUIRED)
    .max(MAX_ENTRIES, `At most ${MAX_ENTRIES}`)
    .test('once', 'Names a part twice', namesEachOnce);

const { min, max } = SHARE_RULE.percent;
const PERCENT = `Must be a whole number of percent from ${min} to ${max}`;

/** Sent releases to share together with a percentage of the tabs. */
export const shareSchema = form({
  parts: movedParts(),
  percent: number().typeError(PERCENT).integer(PERCENT).required(REQUIRED).min(min, PERCENT).max(max, PERCENT),
});
export type ShareInput = InferType<typeof shareSchema>;

/** How a user ends a share: with `finish`, its releases become current; otherwise they are taken back. */
export const endShareSchema = form({ finish: boolean().typeError('Must be true or false').default(false) });
export type EndShareInput = InferType<typeof endShareSchema>;

/** Sent releases to make current together: all of them or none. */
export const moveSchema = form({
  parts: movedParts(),
  /** The move requires that nothing has moved since this serial. */
  serial: serial(),
  /** Whether a version may be lower than the replaced one; requires a reason. */
  older: boolean().typeError('Must be true or false'),
  /** Whether open tabs must load it before they continue. */
  urgent: boolean().typeError('Must be true or false'),
  /** The reason for an unusual move. */
  reason: text(500)
    .min(MIN_REASON, `At least ${MIN_REASON} characters`)
    .when('older', ([older], reason) => (older === true ? reason.required(REQUIRED) : reason)),
});
export type MoveInput = InferType<typeof moveSchema>;

const MS = 'Must be between 0 and 1000000';

const loadSchema = form({
  part: part(),
  hash: hash().required(REQUIRED),
  /** The time from the request until the part could run. */
  ms: number().typeError('Must be a number').required(REQUIRED).min(0, MS).max(1_000_000, MS),
});

const isFault = (value: string | undefined): value is Fault => value !== undefined && Object.hasOwn(FAULTS, value);

const faultSchema = form({
  part: part(),
  hash: hash().required(REQUIRED),
  fault: text(64).required(REQUIRED).test('fault', 'Unknown fault', isFault),
});

/** A browser's report on the loaded parts, without user, URL or text. */
export const loadReportSchema = form({
  composition: composition(),
  loads: list(loadSchema.required(REQUIRED)),
  faults: list(faultSchema.required(REQUIRED)),
});

const said = () => boolean().typeError('Must be true or false').default(false);

/** A browser's report on a tab in a share, without user, URL or text. Each report is complete. */
export const shareReportSchema = form({
  share: composition(),
  /** A random number of the tab, used only for these reports. */
  tab: word(TAB, 'Must be sixteen digits').required(REQUIRED),
  /** The shared part whose release the tab has loaded. */
  part: part(),
  hash: hash().required(REQUIRED),
  failed_to_load: said(),
  failed_in_code: said(),
});
export type ShareReport = InferType<typeof shareReportSchema>;

/** A report as it is sent. */
export interface LoadReport {
  composition: string;
  loads: { part: string; hash: string; ms: number }[];
  faults: { part: string; hash: string; fault: Fault }[];
}

const PLACE = 'Must be between 1 and 10000000';
const place = () =>
  number().typeError('Must be a number').integer(PLACE).required(REQUIRED).min(1, PLACE).max(10_000_000, PLACE);

const PACKAGE = /^(@[a-z0-9-]+\/)?[a-z0-9-]+(\/[a-z0-9-]+)*$/;
const VERSION = /^[~^]?\d{1,5}(\.\d{1,5}){0,2}$/;
const WRONG_VERSION = 'Must be a version';

const unmetSchema = form({
  name: word(PACKAGE, 'Must be the name of a package').required(REQUIRED),
  wanted: word(VERSION, WRONG_VERSION),
  found: word(VERSION, WRONG_VERSION),
});

/** A browser's report on an error in the code of a release, without user, URL or values. */
export const codeErrorSchema = form({
  part: part(),
  hash: hash().required(REQUIRED),
  kind: text(64).oneOf(ERROR_KINDS, 'Unknown kind').required(REQUIRED),
  message: text(MAX_MESSAGE).default(''),
  /** The first stack position in the files of the release. */
  file: text(200)
    .matches(/^[\w@-][\w.@-]*\.js$/, 'Must be a script of the release')
    .required(REQUIRED),
  line: place(),
  column: place(),
  browser: text(64).oneOf(BROWSERS, 'Unknown browser').required(REQUIRED),
  /** Instead of a message: the unmet requirement for a shared package. */
  unmet: unmetSchema.optional().default(undefined),
  /** Only with the first report of an error by a tab: its composition and the parts that had been loaded. */
  tab: form({ composition: composition(), loaded: list(part()) })
    .optional()
    .default(undefined),
});

/** A report as it is sent. */
export interface CodeErrorReport {
  part: string;
  hash: string;
  kind: ErrorKind;
  message: string;
  file: string;
  line: number;
  column: number;
  browser: Browser;
  unmet?: Unmet | undefined;
  tab?: { composition: string; loaded: string[] } | undefined;
}
