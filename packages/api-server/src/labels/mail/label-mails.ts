import { endedProposal, LABEL_PAGES, LABEL_STEPS, type Day, type LabelOnDay, type LabelStep } from '@portal/domain';
import type { DecisionRow } from '../../labelling/label/label-decisions.store';
import type { News } from '../../quality/mail/holder-mail';

type Decided = Pick<
  DecisionRow,
  'kind' | 'decidedOn' | 'body' | 'reference' | 'reason' | 'publicText' | 'validFrom' | 'validUntil'
>;

interface Words {
  kind: string;
  subject: string;
  sentence: string;
}

const WORDS: Record<LabelStep, Words> = {
  propose: { kind: 'label-proposed', subject: 'label proposed', sentence: 'The label was proposed.' },
  'propose-renewal': {
    kind: 'label-proposed',
    subject: 'renewal of the label proposed',
    sentence: 'The renewal of the label was proposed.',
  },
  'request-suspension': {
    kind: 'label-proposed',
    subject: 'suspension of the label proposed',
    sentence: 'The suspension of the label was proposed. Whether it is suspended is decided outside the portal.',
  },
  return: {
    kind: 'label-returned',
    subject: 'proposal about the label returned',
    sentence: 'What was proposed about the label was returned.',
  },
  grant: { kind: 'label-granted', subject: 'label granted', sentence: 'The label was granted.' },
  refuse: {
    kind: 'label-refused',
    subject: 'label refused',
    sentence: 'What was proposed about the label was refused.',
  },
  renew: { kind: 'label-renewed', subject: 'label renewed', sentence: 'The label was renewed.' },
  suspend: { kind: 'label-suspended', subject: 'label suspended', sentence: 'The label was suspended.' },
  reinstate: { kind: 'label-reinstated', subject: 'label reinstated', sentence: 'The label was reinstated.' },
  withdraw: { kind: 'label-withdrawn', subject: 'label withdrawn', sentence: 'The label was withdrawn.' },
  expire: { kind: 'label-expired', subject: 'label expired', sentence: 'The validity of the label has ended.' },
};

const ofDecision = ({ body, reference, decidedOn }: Decided) =>
  body === null || reference === null ? [] : [`Decided on ${decidedOn} by ${body}, reference ${reference}.`];

const ofValidity = ({ validFrom, validUntil }: Decided) =>
  validFrom === null || validUntil === null ? [] : [`It is valid from ${validFrom} until ${validUntil}.`];

interface LabelEntry {
  decision: Decided;
  before: LabelOnDay;
  /** The label from now on. */
  label: LabelOnDay;
  facility: { id: string; name: string };
}

function ofReturned({ kind }: Decided, { is_valid, period, valid_until }: LabelOnDay): string[] {
  if (kind !== 'reinstate' || period === null || valid_until === null) return [];
  return [`It is valid ${is_valid ? '' : `from ${period.from} `}until ${valid_until}.`];
}

/** What an entry in the record of a label says to its readers; reasons are not for everyone. */
export function labelNews({ decision, before, label, facility }: LabelEntry, path: string, withReason = true): News {
  const { kind, subject, sentence } = WORDS[decision.kind];
  const { reason, publicText } = decision;
  const ended = endedProposal(decision.kind, before.request);
  return {
    kind,
    subject,
    paragraphs: [
      `${facility.name}: ${sentence}`,
      ...ofDecision(decision),
      ...ofValidity(decision),
      ...ofReturned(decision, label),
      ...(ended === null ? [] : [ended]),
      ...(withReason && reason !== null
        ? [`${LABEL_STEPS[decision.kind].hasConditions ? 'Note' : 'Reason'}: ${reason}`]
        : []),
      ...(publicText === null ? [] : [`The public reads: ${publicText}`]),
    ],
    action: 'Open the label',
    path,
  };
}

/** A label ends soon. */
export const endingNews = (name: string, until: Day, { days, path }: { days: number; path: string }): News => ({
  kind: 'label-ending',
  subject: `label ends on ${until}`,
  paragraphs: [
    `${name}: The label is valid until ${until}, and ends after that day unless it is renewed.`,
    days === 0 ? 'This is its last day.' : `${days} ${days === 1 ? 'day remains' : 'days remain'}.`,
  ],
  action: 'Open the label',
  path,
});

/** Where holders, and others, read the label of a facility. */
export const labelPaths = ({ id }: { id: string }) => ({ own: LABEL_PAGES.own(id), centre: LABEL_PAGES.centre(id) });
