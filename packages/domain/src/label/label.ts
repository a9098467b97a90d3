import type { Party } from '../acceptance/party';
import type { DisplayedStatus } from '../types/type-lists';
import type { Day } from '../time/day';
import type { CertificateStatus } from './certificate';
import type { LabelCondition } from './conditions';
import type { LabelDecision, LabelScope } from './label-decision';
import type { LabelOnDay, LabelRequest } from './label-on-day';
import type { LabelProposal, LabelStatus, LabelStep } from './label-steps';

/** A certificate of a facility, for those who read its label. */
export interface LabelCertificate {
  number: string;
  /** In groups. */
  code: string;
  verify_url: string;
  issued_at: number;
  valid_from: Day;
  valid_until: Day;
  status: CertificateStatus;
  /** SHA-256 of the PDF, hexadecimal. */
  sha256: string;
}

/** Whose turn it is with a label, in a sentence. */
export interface LabelTurn {
  pending_with: Party;
  sentence: string;
  /** Epoch seconds. */
  since: number | null;
  due: Day | null;
}

/** A step that this reader may take, or would take if its conditions were met. */
export interface LabelStepOffer {
  step: LabelStep;
  /** The conditions, of a proposal. */
  conditions: LabelCondition[];
  /** What the scope of a proposal can contain; `null` for steps without a scope. */
  scope: LabelScope | null;
}

/** The label of a facility: its state today, its record and its certificates. */
export interface LabelRecord {
  facility: { _id: string; acronym: string; pretty_name: string };
  /** Incremented by each decision. */
  version: number;
  /** The day of the answer. */
  on: Day;
  today: LabelOnDay;
  displayed_status: Pick<DisplayedStatus, 'code' | 'name'>;
  turns: LabelTurn[];
  /** Newest first. */
  decisions: LabelDecision[];
  /** Newest first. */
  certificates: LabelCertificate[];
  steps: LabelStepOffer[];
  /** The public page of the label; `null` if it was never granted. */
  public_page: string | null;
  /** Whether the reader is its owner or a deputy. */
  is_own_facility: boolean;
  is_demonstration: boolean;
}

/** A row of the labels of the network. */
export interface NetworkLabel {
  facility: { _id: string; acronym: string; pretty_name: string };
  status: LabelStatus;
  is_valid: boolean;
  request: Pick<LabelRequest, 'kind' | 'since'> | null;
  /** The first day of the label, before all renewals. */
  labelled_from: Day | null;
  valid_until: Day | null;
  /** Proposals whose conditions are met. */
  can: LabelProposal[];
}

/** The label of a facility today, beside the status that an administrator has chosen to show. */
export interface FacilityLabel {
  status: LabelStatus;
  is_valid: boolean;
  since: Day | null;
  valid_from: Day | null;
  valid_until: Day | null;
}

/** A label as anyone sees it, on its page, in open data and behind its badge. */
export interface PublicLabel {
  facility: { acronym: string; name: string | null; institute: string | null; country: string | null };
  status: Exclude<LabelStatus, 'none'>;
  is_valid: boolean;
  /** In words, such as "Labelled, valid until 2031-06-14". */
  sentence: string;
  since: Day | null;
  /** The first day of the label, before all renewals. */
  labelled_from: Day;
  /** Of the decision that counts: the grant or the last renewal that has begun. */
  valid_from: Day;
  /** Renewals included; `null` for a label that was withdrawn. */
  valid_until: Day | null;
  /** The last day for which it was granted, renewals included, whatever became of it since. */
  granted_until: Day;
  scope: LabelScope;
  public_text: string | null;
  /** Who decided, of the grant or the last renewal. */
  decision: { body: string; reference: string; on: Day };
  /** Who suspended or withdrew it; `null` for every other label. */
  lost_by: { body: string; reference: string; on: Day } | null;
  /** The last day with this scope and certificate: a renewal that begins earlier supersedes both. */
  scope_until: Day;
  /** The number of the certificate that counts, and its last day as it is printed. */
  certificate: string;
  certificate_until: Day;
  /** A renewal that begins after today, with its own decision and certificate, whatever became of the label since. */
  renewed: Pick<PublicLabel, 'valid_from' | 'valid_until' | 'scope' | 'decision' | 'certificate'> | null;
  /** Whether the facility is on the map of certified facilities, which follows from its displayed status as well. */
  is_on_map: boolean;
  page: string;
  is_demonstration: boolean;
}

/** The answer to a known verification code. */
export interface VerifiedCertificate {
  number: string;
  status: CertificateStatus;
  is_valid: boolean;
  sentence: string;
  /** The day of the answer. */
  on: Day;
  facility: { acronym: string; name: string | null; institute: string | null };
  valid_from: Day;
  valid_until: Day;
  scope: LabelScope;
  issued_on: Day;
  decision: { body: string; reference: string; on: Day };
  sha256: string;
  /** The page of the label of the facility. */
  page: string;
  is_demonstration: boolean;
}
