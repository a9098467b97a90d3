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
  /** As the report leaves it. */
  facility: NationalFacility;
  /** The owner, then the deputies. */
  holders: readonly Person[];
  /** Addresses of the PIs who are none of them. */
  contacts: string[];
  /** Why it was decided so. */
  statement: string | null;
  conditions: readonly SetCondition[];
  /** What outcomes mean, in the words of the installation. */
  meanings: MeaningSettings;
  publicUrl: string;
}

/** The decision in words that cannot be misread, whatever the list of acceptances calls it. */
const DECIDED: Record<AcceptanceCode, { subject: string; said: string }> = {
  yes: { subject: 'accepted', said: 'The application was accepted.' },
  conditionally: { subject: 'accepted conditionally', said: 'The application was accepted conditionally.' },
  no: { subject: 'not accepted', said: 'The application was not accepted.' },
};

const APPLY_AGAIN =
  'To apply again, please ask the administrators to return the application to the facility: it can then be changed and submitted anew. The contact form of the portal reaches them:';

/** What follows the preliminary report, before it is said whose turn it is. */
const PRELIMINARY_NEXT: Record<AcceptanceCode, string> = {
  yes: 'The final report decides for good. An upgrade plan is not needed; one can be uploaded once.',
  conditionally:
    'What has to be improved stands in the recommendations of the report. They are to be answered in an upgrade plan (PDF), which is uploaded once on the page of the facility and cannot be changed afterwards.',
  no: 'The reasons stand in the comments of the report. The final report decides for good. An upgrade plan is not required; one can be uploaded once.',
};

/** What the final report asks for. */
const FINAL_NEXT: Record<AcceptanceCode, readonly string[]> = {
  yes: [],
  conditionally: ['Please follow the recommendations of the report.'],
  no: ['The reasons stand in the comments of the report.'],
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
  /** What was decided, and what comes next; one paragraph each. */
  paragraphs: string[];
}

const issued = (what: string, { facility }: Groups, { code, name }: Acceptance) =>
  `The ${what} report on the initial acceptance of the National Facility ${facility.pretty_name} was issued. ${DECIDED[code].said} In the report, the decision reads "${name}".`;

/** Why it was decided so, and what is asked for, as they stand in the report. */
const words = ({ statement, conditions }: Groups): string[] => [
  ...(statement ? [`Statement: ${statement}`] : []),
  ...(conditions.length > 0
    ? [['Conditions:', ...conditions.map((one, at) => `${at + 1}. ${conditionInWords(one)}`)].join('\n')]
    : []),
];

const subjectOf = (what: string, { facility }: Groups, { code }: Acceptance) =>
  `${facility.acronym}: ${what} report issued, application ${DECIDED[code].subject}`;

/** How to apply again, after a no. */
const again = ({ publicUrl }: Groups, { code }: Acceptance) =>
  code === 'no' ? [`${APPLY_AGAIN} ${publicUrl}/contact`] : [];

/** To the owner and each deputy, and apart from that to the PIs, who may have no account. */
function toFacility(groups: Groups, { kind, subject, paragraphs }: News): Mail[] {
  const { holders, contacts, facility } = groups;
  const [owner] = holders;
  const toHolder = (to: Person): Message => ({
    subject,
    greeting: `Dear ${to.firstName} ${to.lastName}`,
    paragraphs: [...paragraphs, 'The report can be downloaded on the page of the facility (PDF).'],
    action: ownPage(groups),
  });
  const toContacts: Message = {
    subject,
    paragraphs: [
      ...paragraphs,
      `You get this message because your address is a contact of ${facility.pretty_name}. The report can be downloaded by the person who manages the facility in the portal, ${owner ? `${owner.firstName} ${owner.lastName}` : ''}.`,
    ],
  };
  return [
    ...holders.flatMap((to) => toGroup(groups, kind, [to.email], toHolder(to))),
    ...toGroup(groups, kind, contacts, toContacts),
  ];
}

/** After the preliminary report: the acceptance and what to do next, to the owner and to the PIs. */
export function preliminaryReportMails(groups: Groups): Mail[] {
  const acceptance = acceptanceOf(groups.facility);
  const decision = decided(acceptance.preliminary_acceptance);
  return toFacility(groups, {
    kind: 'preliminary-report-issued',
    subject: subjectOf('preliminary', groups, decision),
    paragraphs: [
      issued('preliminary', groups, decision),
      meaningOf(decision.code, groups.meanings),
      ...words(groups),
      PRELIMINARY_NEXT[decision.code],
      pendingWith(acceptance).sentence,
      ...again(groups, decision),
    ],
  });
}

interface Final extends Groups {
  administrators: string[];
  /** Names of the lidars whose configuration it approves. */
  approved: readonly string[];
}

/** After the final report: the acceptance, to the owner, to the PIs and to administrators. */
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
      `The displayed status of the facility is "${facility.displayed_status.name}". It does not follow the evaluation by itself: where it should change, please set it on the page of the facility.`,
    ],
    action: { label: 'Open the National Facility', url: `${publicUrl}/edit-nf/${facility._id}` },
  };
  return [
    ...toFacility(groups, {
      kind: 'final-report-issued',
      subject,
      paragraphs: [
        outcome,
        meaningOf(decision.code, groups.meanings),
        ...words(groups),
        ...configurations,
        ...FINAL_NEXT[decision.code],
        pendingWith(acceptance).sentence,
        ...again(groups, decision),
      ],
    }),
    ...toGroup(groups, 'final-report-issued', administrators, news),
  ];
}
