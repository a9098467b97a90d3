import type { EvaluationKind, LabelRequestKind, LabelStep } from '@portal/domain';
import { REGULAR_EVALUATION_SETTINGS } from '@portal/domain';
import { dayOfEveryYear } from '../calendar/messages';

const OPENS_ON = dayOfEveryYear(REGULAR_EVALUATION_SETTINGS.opensOn);

/** Texts of the views of a label, which the areas of the centre and of the facilities share. */
export const LABEL_VIEW_MESSAGES = {
  copy: {
    copy: 'Copy',
    of: (what: string) => `Copy ${what}`,
    copied: 'Copied',
    refused: 'Not copied: please select the text and copy it.',
  },
  state: {
    none: 'No label',
    short: {
      none: 'No label',
      valid: 'Granted',
      'begins-later': 'Granted, not yet valid',
      suspended: 'Suspended',
      withdrawn: 'Withdrawn',
      expired: 'Expired',
    },
    facts: { from: 'Labelled from', until: 'Valid until', ends: 'Would have ended on', status: 'Public status' },
    publicText: 'The public reads:',
    chosenButShown: (chosen: string, shown: string) =>
      `“${shown}”: the public status follows the record of the label. “${chosen}”, set by an administrator, is not shown`,
    offMap: ', but keeps the facility off the map',
    openPage: 'Open the public page of the label',
    demonstration:
      'This portal is a demonstration. Its labels and certificates are examples, and none of them is real.',
  },
  open: {
    title: 'What is open',
    nothing: 'Nothing is open.',
    actions: {
      facility: (count: number) =>
        count === 1
          ? 'An action of an evaluation is to be carried out.'
          : `${count} actions of an evaluation are to be carried out.`,
      cars: (count: number) =>
        count === 1
          ? 'An action of an evaluation was reported as done and is to be confirmed.'
          : `${count} actions of an evaluation were reported as done and are to be confirmed.`,
    },
    since: (since: string) => `since ${since}`,
    due: (due: string) => `due ${due}`,
    requests: {
      label: 'Label proposed',
      renewal: 'Renewal proposed',
      suspension: 'Suspension proposed',
    } satisfies Record<LabelRequestKind, string>,
    requestSince: (words: string, since: string) => `${words} since ${since}.`,
    returned: {
      label: (on: string) => `The proposal of the label was returned on ${on}.`,
      renewal: (on: string) => `The proposal of a renewal was returned on ${on}.`,
    },
    reason: 'Reason:',
    note: 'Note:',
  },
  next: {
    title: 'What comes next',
    evaluation: {
      yearly: (on: string) => `The next regular evaluation opens on ${on}.`,
      full: (on: string) => `The next regular evaluation opens on ${on}. It is a full one, as a renewal needs it.`,
    } satisfies Record<EvaluationKind, (on: string) => string>,
    renewal: (from: string) => `The renewal of the label can be proposed from ${from} on.`,
    end: (until: string) => `The label ends on ${until}.`,
    endOfSuspended: (until: string) => `The label ends on ${until}, also while it is suspended.`,
  },
  scope: {
    title: 'Scope',
    none: 'The label has no scope yet.',
    later: (from: string, scope: string) => `From ${from}, by its renewal: ${scope}`,
    proposedSame: 'The proposal covers the same instruments.',
    proposed: (scope: string) => `Proposed: ${scope}`,
    leftOut: (from: string, scope: string) => `No longer included from ${from} on: ${scope}`,
    lidars: 'Lidars',
    photometers: 'Photometers',
  },
  decisions: {
    title: 'Record of the label',
    none: 'Nothing is recorded yet. The record begins when the centre proposes a label.',
    steps: {
      propose: 'Label proposed',
      'propose-renewal': 'Renewal proposed',
      'request-suspension': 'Suspension proposed',
      return: 'Proposal returned to the centre',
      grant: 'Label granted',
      refuse: 'Proposal refused',
      renew: 'Label renewed',
      suspend: 'Label suspended',
      reinstate: 'Label reinstated',
      withdraw: 'Label withdrawn',
      expire: 'Label expired',
    } satisfies Record<LabelStep, string>,
    body: 'Decided by',
    reference: 'Reference',
    recorded: 'Recorded on',
    validity: 'Valid',
    between: (from: string, until: string) => `${from} to ${until}`,
    certificate: 'Certificate',
    scope: 'Scope',
    reason: 'Reason',
    note: 'Note',
    publicText: 'The public reads',
    ended: 'Proposal',
    document: 'Document of the decision (PDF)',
    documentOf: (what: string, on: string) => `Document of the decision: ${what}, ${on}`,
    conditions: 'Conditions, as they were then',
  },
  conditions: { met: 'Met', warning: 'Warning', unmet: 'Not met' },
  certificates: {
    title: 'Certificates',
    none: 'No certificate yet. One is issued with each grant and each renewal.',
    caption: 'Certificates of the label',
    columns: { number: 'Number', validity: 'Valid', status: 'Status', code: 'Verification code', actions: 'Actions' },
    download: 'Download',
    downloadOf: (number: string) => `Download certificate ${number}`,
    verify: 'Verify',
    code: (number: string) => `verification code of ${number}`,
    address: (number: string) => `verification address of ${number}`,
    copyCode: 'Copy code',
    copyAddress: 'Copy address',
  },
  evaluations: {
    title: 'Regular evaluations',
    none: `No regular evaluation yet. The first one opens on ${OPENS_ON} of the year after the first day of the label.`,
    columns: { evaluation: 'Evaluation', period: 'Period', status: 'Result', open: 'What is open' },
    between: (from: string, to: string) => `${from} to ${to}`,
    due: (due: string) => `Due ${due}.`,
    nothing: '–',
  },
  badge: {
    title: 'Badge',
    text: 'Put the badge on a page of yours. It always shows the state of the label today and leads to its public page.',
    alt: (acronym: string, state: string) => `${acronym}: ${state}`,
    html: 'HTML',
    markdown: 'Markdown',
  },
} as const;
