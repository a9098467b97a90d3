import {
  conditionInWords,
  meaningOf,
  pendingWith,
  type Acceptance,
  type AcceptanceCode,
  type MeaningSettings,
  type NationalFacility,
  type SetCondition,
} from '@portal/domain';
import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

interface Groups {
  /** The facility after the report. */
  facility: NationalFacility;
  /** The owner, followed by the deputies. */
  holders: readonly Person[];
  /** Addresses of the PIs who are neither owner nor deputy. */
  contacts: string[];
  statement: string | null;
  conditions: readonly SetCondition[];
  /** Meanings of the outcomes, as configured for the installation. */
  meanings: MeaningSettings;
  publicUrl: string;
}

type Report = 'preliminary' | 'final';

/** The decision in unambiguous words, independent of the names in the list of acceptances. */
const DECIDED: Record<Report, Record<AcceptanceCode, { subject: string; said: string }>> = {
  preliminary: {
    yes: { subject: 'preliminary decision: accepted', said: 'The preliminary decision is to accept the application.' },
    conditionally: {
      subject: 'preliminary decision: accepted conditionally',
      said: 'The preliminary decision is to accept the application conditionally.',
    },
    no: {
      subject: 'preliminary decision: not accepted',
      said: 'The preliminary decision is not to accept the application.',
    },
  },
  final: {
    yes: { subject: 'application accepted', said: 'The application was accepted.' },
    conditionally: {
      subject: 'application accepted conditionally',
      said: 'The application was accepted conditionally.',
    },
    no: { subject: 'application not accepted', said: 'The application was not accepted.' },
  },
};

const APPLY_AGAIN =
  'To apply again, please ask the administrators to return the application to the facility: it can then be changed and submitted again. Use the contact form:';

/** Consequences of the preliminary report, before the sentence on the pending step. */
const PRELIMINARY_NEXT: Record<AcceptanceCode, string> = {
  yes: 'The final report makes the final decision. No upgrade plan is required, but one may be uploaded.',
  conditionally:
    'The report lists what needs to improve. Please respond with an upgrade plan (PDF): it is uploaded once, on the facility page, and cannot be changed afterwards.',
  no: 'See the comments in the report. The final report makes the final decision. No upgrade plan is required, but one may be uploaded.',
};

/** Requirements of the final report. */
const FINAL_NEXT: Record<AcceptanceCode, readonly string[]> = {
  yes: [],
  conditionally: ['Please follow the recommendations of the report.'],
  no: ['See the comments in the report.'],
};

const acceptanceOf = ({ submissions }: NationalFacility) => submissions.initial_acceptance;

function decided(acceptance: Acceptance | null): Acceptance {
  if (!acceptance) throw new Error('A report without an acceptance is told of.');
  return acceptance;
}

const ownPage = ({ facility, publicUrl }: Groups) => ({
  label: 'Open your National Facility',
  url: `${publicUrl}/edit-nf/${facility._id}`,
});

const toGroup = ({ facility, publicUrl }: Groups, kind: string, recipients: string[], message: Message): Mail[] =>
  recipients.length > 0 ? [{ kind, recipients, facilityId: facility._id, ...renderMessage(message, publicUrl) }] : [];

interface News {
  kind: string;
  subject: string;
  /** The decision and the next step, one paragraph each. */
  paragraphs: string[];
}

const issued = (what: Report, { facility }: Groups, { code, name }: Acceptance) =>
  `The ${what} report on the initial acceptance of the National Facility ${facility.pretty_name} was issued. ${DECIDED[what][code].said} In the report, the decision reads "${name}".`;

/** Statement and conditions, as in the report. */
const words = ({ statement, conditions }: Groups): string[] => [
  ...(statement ? [`Statement: ${statement}`] : []),
  ...(conditions.length > 0
    ? [['Conditions:', ...conditions.map((one, at) => `${at + 1}. ${conditionInWords(one)}`)].join('\n')]
    : []),
];

const subjectOf = (what: Report, { facility }: Groups, { code }: Acceptance) =>
  `${facility.acronym}: ${what} report issued, ${DECIDED[what][code].subject}`;

/** How to apply again after a final "no". */
const again = ({ publicUrl }: Groups, { code }: Acceptance) =>
  code === 'no' ? [`${APPLY_AGAIN} ${publicUrl}/contact`] : [];

/** To the owner and each deputy, and in a separate message to the PIs, who may have no account. */
function toFacility(groups: Groups, { kind, subject, paragraphs }: News): Mail[] {
  const { holders, contacts, facility } = groups;
  const [owner] = holders;
  const toHolder = (to: Person): Message => ({
    subject,
    greeting: `Dear ${to.firstName} ${to.lastName}`,
    paragraphs: [...paragraphs, 'You can download the report (PDF) from the facility page.'],
    action: ownPage(groups),
  });
  const toContacts: Message = {
    subject,
    paragraphs: [
      ...paragraphs,
      `You receive this email because your address is a contact of ${facility.pretty_name}. The facility leader${owner ? `, ${owner.firstName} ${owner.lastName},` : ''} can download the report.`,
    ],
  };
  return [
    ...holders.flatMap((to) => toGroup(groups, kind, [to.email], toHolder(to))),
    ...toGroup(groups, kind, contacts, toContacts),
  ];
}

/** After the preliminary report: the acceptance and the next step, to the owner, the deputies and the PIs. */
export function preliminaryReportMails(groups: Groups): Mail[] {
  const acceptance = acceptanceOf(groups.facility);
  const decision = decided(acceptance.preliminary_acceptance);
  return toFacility(groups, {
    kind: 'preliminary-report-issued',
    subject: subjectOf('preliminary', groups, decision),
    paragraphs: [
      issued('preliminary', groups, decision),
      meaningOf('preliminary', decision.code, groups.meanings),
      ...words(groups),
      PRELIMINARY_NEXT[decision.code],
      pendingWith(acceptance).sentence,
    ],
  });
}

interface Final extends Groups {
  administrators: string[];
  /** Names of the lidars whose configuration the report approves. */
  approved: readonly string[];
}

/** After the final report: the acceptance, to the owner, the deputies, the PIs and administrators. */
export function finalReportMails({ administrators, approved, ...groups }: Final): Mail[] {
  const { facility, publicUrl } = groups;
  const acceptance = acceptanceOf(facility);
  const decision = decided(acceptance.acceptance);
  const subject = subjectOf('final', groups, decision);
  const outcome = issued('final', groups, decision);
  const configurations =
    approved.length > 0 ? [`The operational configuration is approved for: ${approved.join(', ')}.`] : [];
  const news: Message = {
    subject,
    paragraphs: [
      outcome,
      `The public status of the facility is "${facility.displayed_status.name}". It is not updated automatically; change it on the facility page if needed.`,
    ],
    action: { label: 'Open the National Facility', url: `${publicUrl}/edit-nf/${facility._id}` },
  };
  return [
    ...toFacility(groups, {
      kind: 'final-report-issued',
      subject,
      paragraphs: [
        outcome,
        meaningOf('final', decision.code, groups.meanings),
        ...words(groups),
        ...configurations,
        ...FINAL_NEXT[decision.code],
        // For a refused application the sentence would repeat the decision.
        ...(decision.code === 'no' ? again(groups, decision) : [pendingWith(acceptance).sentence]),
      ],
    }),
    ...toGroup(groups, 'final-report-issued', administrators, news),
  ];
}
