import type { Browser, ErrorKind } from './code-error';
import type { PartGrant } from './grant';
import type { Fault, LoadStep } from './outcome';
import type { Provenance, ReleaseKey } from './provenance';
import type { Sides } from './share-evidence';
import type { ShareSide } from './share-rule';

/** How often a release failed in browsers in one way. */
export interface FaultCount {
  fault: Fault;
  count: number;
  /** Epoch seconds. */
  first_at: number;
  last_at: number;
  /** Id of the composition in which it was seen last. */
  composition: string;
}

/** How often one thing went wrong in the code of a release, in browsers, at one place. */
export interface CodeErrorCount {
  kind: ErrorKind;
  /** Without anything that may be a person's. */
  message: string;
  /** The place in the release: a script, and line and column in it, from 1. */
  file: string;
  line: number;
  column: number;
  /** The place in the source, such as `src/pages/home-page.tsx:42`; `null` where it is not known. */
  source: string | null;
  /** What is called or read there, where that is known. */
  name: string | null;
  browsers: Browser[];
  count: number;
  /** Epoch seconds. */
  first_at: number;
  last_at: number;
}

/** A release of a part, as administrators and its team see it. */
export interface ReleaseRecord {
  version: string;
  hash: string;
  /** Range of the portal contract that it needs; for the shell, the version that it keeps. */
  contract: string;
  /** Epoch seconds. */
  released_at: number;
  /** When it stopped being current; `null` while it is, or when it never was. */
  replaced_at: number | null;
  is_current: boolean;
  /** Whether a share of it ended without it going to everybody. */
  was_taken_back: boolean;
  /** False when its files have been removed, long after it was current for the last time. */
  is_kept: boolean;
  /** Its origin as its builder stated it; `null` where nothing was stated, as for builds that came with the server. */
  provenance: Provenance | null;
  /** Id of the key that signed it; `null` if it is not signed. */
  signed_by: string | null;
  loads: LoadStep[];
  faults: FaultCount[];
  /** What went wrong in its code, the latest first. */
  errors: CodeErrorCount[];
}

/** A deploy token of a part, as administrators see it. */
export interface HeldToken {
  _id: string;
  name: string;
  /** Epoch seconds. */
  created_at: number;
  /** The day on which it was used last; `null` before the first time. */
  last_used_at: number | null;
  /** When it no longer holds; `null`: never. */
  ends_at: number | null;
}

/** What a part was granted, as administrators and teams see it. */
export interface GrantRecord extends PartGrant {
  /** Epoch seconds; `null`: it does not end. */
  ends_at: number | null;
  /** When the part was taken out of use for good; `null` while it is in use. */
  retired_at: number | null;
  /** What its pages say while it is switched off; `null` while it is on. */
  off: string | null;
  /** Address of its team; `null`: administrators hear of what is decided. */
  email: string | null;
}

/** A part of the portal and its releases, the newest first. */
export interface ReleasedPart {
  name: string;
  grant: GrantRecord;
  /** Tokens that hold, the newest first. */
  tokens: HeldToken[];
  /** Public keys of its team, the newest first; those that ended stay listed. */
  keys: ReleaseKey[];
  releases: ReleaseRecord[];
}

/** Releases that a part of the tabs gets beside the present ones, and how both do. */
export interface ShareRecord {
  _id: string;
  parts: { name: string; version: string; hash: string }[];
  /** The part of the tabs, percent. */
  percent: number;
  /** Epoch seconds. */
  started_at: number;
  /** Until when nothing is decided, as one of the parts was moved by itself before; `null` when it was not. */
  quiet_until: number | null;
  sides: Sides<ShareSide>;
}

/** The response of `GET /releases`. */
export interface ReleaseOverview {
  /** Id of the present composition. */
  composition: string;
  /** Grows with every pointer that moves. */
  serial: number;
  /** How old a tab may become on code that was taken back, minutes; 0: as old as it likes. */
  tab_minutes: number;
  parts: ReleasedPart[];
  /** Shares under way. */
  shares: ShareRecord[];
}

/** The response of `POST /releases/:name`: current now, or which of its files the server still needs. */
export interface ReleaseAnswer {
  is_current: boolean;
  missing: string[];
  version: string;
  hash: string;
  composition: string;
  serial: number;
}

/** The response of `GET /releases/:name/:hash`: everything that is needed to verify a release. */
export interface StatedRelease {
  /** The content of its `release.json`. */
  release: unknown;
  provenance: Provenance | null;
  /** A compact JSON Web Signature of the statement; `null` if it is not signed. */
  signature: string | null;
}

/** The response of `POST /releases/moves`: the composition in which all of them are current. */
export interface MoveAnswer {
  composition: string;
  serial: number;
}

/** The response of `POST /releases/shares`: the share, and the composition that its tabs get. */
export interface ShareAnswer {
  share: string;
  composition: string;
}

/** The response of `POST /releases/fit`: whether builds would be taken, without anything being moved. */
export interface FitAnswer {
  /** Why they would be refused, in sentences; empty if they fit. */
  problems: string[];
  /** What cannot be told, as a build is too old to say what it takes or gives. */
  unknown: string[];
}

/** The response of `GET /releases/compositions/:id`: the releases behind a page that names this id. */
export interface CompositionRecord {
  composition: string;
  /** Since when, epoch seconds. */
  since: number;
  parts: { name: string; version: string; hash: string }[];
}

/** The response of `POST /releases/:name/deploy-token`: the token, shown this once. */
export interface DeployToken {
  token: string;
}
