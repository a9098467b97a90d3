import type { NamedRelease } from './began-with';
import type { Browser, ErrorKind } from './code-error';
import type { PartGrant } from './grant';
import type { Fault, LoadStep } from './outcome';
import type { Provenance, ReleaseKey } from './provenance';
import type { Sides } from './share-evidence';
import type { ShareSide } from './share-rule';

/** The number of failures of a release in browsers, by kind of failure. */
export interface FaultCount {
  fault: Fault;
  count: number;
  /** Epoch seconds. */
  first_at: number;
  last_at: number;
  composition: string;
}

/** The number of errors of one kind at one position in the code of a release, in browsers. */
export interface CodeErrorCount {
  kind: ErrorKind;
  /** Without possible personal data. */
  message: string;
  /** The position in the release: script, line and column, from 1. */
  file: string;
  line: number;
  column: number;
  /** The position in the source, such as `src/pages/home-page.tsx:42`; `null` if unknown. */
  source: string | null;
  /** The name called or read there; `null` if unknown. */
  name: string | null;
  browsers: Browser[];
  count: number;
  /** Epoch seconds. */
  first_at: number;
  last_at: number;
  /**
   * The releases of other parts with which it demonstrably began; several if they cannot be told apart. Older servers do
   * not tell it.
   */
  began_with?: NamedRelease[];
}

/**
 * How a release was taken back: at the end of its share, by a rollback, or by an administrator. A share ends by itself
 * (it failed, was undecided, or lapsed with its key or grant), on request (`share-ended`), or by another move;
 * `share-stopped`: on request or by another move, which old records do not tell apart.
 */
export type TakenBackHow =
  | 'share-failed'
  | 'share-undecided'
  | 'share-lapsed'
  | 'share-ended'
  | 'share-by-rollback'
  | 'share-by-start'
  | 'share-by-withdrawal'
  | 'share-by-retirement'
  | 'share-stopped'
  | 'rollback'
  | 'withdrawn';

/** When, how and by whom a release was taken back. */
export interface TakenBack {
  /** Epoch seconds. */
  at: number;
  how: TakenBackHow;
  /** The user or deploy token; `null` for the portal itself, or if unknown. */
  by: string | null;
  reason: string | null;
  /** The counts at the end of its share; `null` if no share of it ended, or from before they were kept. */
  sides: Sides<ShareSide> | null;
}

/** The end of a share after which its releases went to all users. */
export interface SharedForAll {
  /** Epoch seconds. */
  at: number;
  /** Whether the portal decided it, by the rule of shares. */
  is_automatic: boolean;
  /** The counts at its end; `null` if they were not kept yet. */
  sides: Sides<ShareSide> | null;
}

/** Why the origin of a release is not stated. */
export interface UnstatedOrigin {
  /** It is a build that the server released at its start, was built before origins were stated, or was sent without one. */
  why: 'start of the server' | 'older' | 'not sent';
  /** The user or deploy token that released it; `null` for the portal itself, or if unknown. */
  by: string | null;
}

/** A release of a part, as administrators and the part's team see it. */
export interface ReleaseRecord {
  version: string;
  hash: string;
  /** The range of contract versions that it needs; for the shell, the version that it implements. */
  contract: string;
  /** Epoch seconds. */
  released_at: number;
  /** When it stopped being current; `null` if it is current or never was. */
  replaced_at: number | null;
  is_current: boolean;
  /** Since when it is current without a break, epoch seconds; `null` for any other release. */
  current_since: number | null;
  /** Whether it is or was current for everybody; false for a release that was at most shared. */
  was_current: boolean;
  /** Whether it was taken back, at the end of its share, by a rollback or by an administrator. */
  was_taken_back: boolean;
  /** The last time it was taken back; `null` if it is current or was merely replaced. */
  taken_back: TakenBack | null;
  /** Its last share, if it then went to all users. Older servers do not tell it. */
  shared_for_all?: SharedForAll | null;
  /** When a rollback or an administrator took it back, epoch seconds; `null` otherwise. */
  withdrawn_at: number | null;
  /** The hash of the release that it replaced, to which a rollback leads; `null` if there is none. */
  replaces: string | null;
  /** False once its files have been removed, long after it was last current. */
  is_kept: boolean;
  /** The origin stated by its builder; `null` if none was stated, as for builds delivered with the server. */
  provenance: Provenance | null;
  /** Why no origin is stated; `null` if one is. */
  unstated: UnstatedOrigin | null;
  /** The id of the key that signed it; `null` if it is not signed. */
  signed_by: string | null;
  loads: LoadStep[];
  faults: FaultCount[];
  /** Errors in its code, the latest first. */
  errors: CodeErrorCount[];
}

/** A deploy token of a part, as administrators see it. */
export interface HeldToken {
  _id: string;
  name: string;
  /** Epoch seconds. */
  created_at: number;
  /** The day of its last use; `null` if it was never used. */
  last_used_at: number | null;
  /** Its expiry; `null` if it does not expire. */
  ends_at: number | null;
}

/** Why a part has no pages, as the audit log records it. */
export interface PartStop {
  action: 'release.switch-off' | 'release.withdraw' | 'release.retire';
  /** Epoch seconds. */
  at: number;
  by: string | null;
  reason: string | null;
}

/** The grant of a part, as administrators and teams see it. */
export interface GrantRecord extends PartGrant {
  /** Epoch seconds; `null` if it does not end. */
  ends_at: number | null;
  /** When the part was permanently retired; `null` while it is in use. */
  retired_at: number | null;
  /** The text on its pages while it is switched off; `null` while it is on. */
  off: string | null;
  /** The email address of its team; `null` if administrators are notified of automatic decisions. */
  email: string | null;
}

/** A part of the portal and its releases, the newest first. */
export interface ReleasedPart {
  name: string;
  grant: GrantRecord;
  /** The last step that took the part out of use; `null` while it is in use. */
  stopped: PartStop | null;
  /** Valid tokens, the newest first. */
  tokens: HeldToken[];
  /** The team's public keys, the newest first, including ended ones. */
  keys: ReleaseKey[];
  releases: ReleaseRecord[];
}

/** Releases that a percentage of the tabs receives instead of the present ones, with the results of both sides. */
export interface ShareRecord {
  _id: string;
  parts: { name: string; version: string; hash: string }[];
  percent: number;
  /** Epoch seconds. */
  started_at: number;
  /** The end of the quiet period after an earlier automatic decision on one of the parts; `null` if there was none. */
  quiet_until: number | null;
  sides: Sides<ShareSide>;
}

export interface ReleaseOverview {
  composition: string;
  /** Incremented by every move of a part. */
  serial: number;
  /** The maximum age of a tab on withdrawn code in minutes; 0 if unlimited. */
  tab_minutes: number;
  /** The first menu position that is free for a new part. */
  next_menu_position: number;
  parts: ReleasedPart[];
  shares: ShareRecord[];
}

/** The response of `POST /releases/:name`: whether the release is current, and the files still needed. */
export interface ReleaseAnswer {
  is_current: boolean;
  missing: string[];
  version: string;
  hash: string;
  composition: string;
  serial: number;
}

/** The response of `GET /releases/:name/:hash`: the data for verifying a release. */
export interface StatedRelease {
  release: unknown;
  provenance: Provenance | null;
  /** A compact JSON Web Signature of the statement; `null` if it is not signed. */
  signature: string | null;
}

/** The response of `POST /releases/moves`: the composition in which all moved releases are current. */
export interface MoveAnswer {
  composition: string;
  serial: number;
}

/** The response of `POST /releases/shares`: the share, and the composition of its tabs. */
export interface ShareAnswer {
  share: string;
  composition: string;
}

/** The response of `POST /releases/fit`: whether builds would be accepted; nothing is moved. */
export interface FitAnswer {
  /** The reasons for a refusal, in sentences; empty if the builds fit. */
  problems: string[];
  /** Aspects that cannot be checked, because a build is too old to state what it requires or provides. */
  unknown: string[];
}

/** The response of `GET /releases/compositions/:id`: the releases of a page with this composition id. */
export interface CompositionRecord {
  composition: string;
  /** Epoch seconds. */
  since: number;
  parts: { name: string; version: string; hash: string }[];
}

/** The response of `POST /releases/:name/deploy-token`: the token, shown only once. */
export interface DeployToken {
  token: string;
}
