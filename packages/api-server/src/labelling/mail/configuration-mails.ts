import { configurationDifferences, LEFT_OUT, type ChosenLidar, type ConfigurationDifference } from '@portal/domain';
import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Version {
  number: number;
  validFrom: string;
  reason: string | null;
  choice: { lidars: ChosenLidar[] };
  configurations: Parameters<typeof configurationDifferences>[0];
}

interface VersionMail {
  facility: { _id: string; acronym: string; pretty_name: string };
  /** Addresses of the data centre's users. */
  ares: string[];
  publicUrl: string;
  version: Version;
}

/** Maximum number of changed values of a lidar in a message; the full list can be downloaded. */
const MAX_VALUES = 12;

const toAres = ({ ares, facility, publicUrl }: VersionMail, kind: string, message: Message): Mail[] =>
  ares.length > 0 ? [{ kind, recipients: ares, facilityId: facility._id, ...renderMessage(message, publicUrl) }] : [];

const openVersions = ({ facility, publicUrl }: VersionMail) => ({
  label: 'Open the versions of the configuration',
  url: `${publicUrl}/cars/evaluate-nf/${facility._id}`,
});

const addressOf = ({ facility, publicUrl }: VersionMail) =>
  `${publicUrl}/api/national-facility/${facility._id}/operational-configuration`;

function differenceOf({ lidar, what, values }: ConfigurationDifference): string {
  if (what === 'new') return `${lidar}: new in this version.`;
  if (what === 'gone') return `${lidar}: no longer in this version.`;
  const shown = values.slice(0, MAX_VALUES).map(({ path, before, after }) => `${path}: ${before} → ${after}`);
  const more = values.length - shown.length;
  return `${lidar}: ${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

const namesOf = ({ choice }: Version) => {
  const names = choice.lidars.filter(({ is_included }) => is_included).map(({ name }) => name);
  return names.length > 0 ? `Lidars: ${names.join(', ')}.` : 'No lidar is in it.';
};

/** Remarks on lidars left out, with the reason, and on lidars included against the default. */
const remarksOn = ({ choice }: Version) =>
  choice.lidars.flatMap(({ name, is_included, left_out_by_default, reason }) => {
    const why = left_out_by_default ? LEFT_OUT[left_out_by_default] : null;
    if (is_included) return why ? [`Taken in: ${name}. ${why} ${reason ?? ''}`.trim()] : [];
    return [`Left out: ${name}. ${[why, reason].filter(Boolean).join(' ')}`.trim()];
  });

function whatWasApproved({ facility, version }: VersionMail, superseded: Version | undefined): string {
  const name = facility.pretty_name;
  const since = `It is version ${version.number} and holds from ${version.validFrom} on${superseded ? `, in place of version ${superseded.number}` : ''}.`;
  const begins =
    version.reason === null
      ? `With the final report, the operational configuration of the National Facility ${name} was approved.`
      : `CARS approved a new version of the operational configuration of the National Facility ${name}: ${version.reason}`;
  return `${begins} ${since} ${namesOf(version)}`;
}

interface Superseding {
  superseded: Version | undefined;
  /** The version before this one, in force until now or withdrawn. */
  last: Version | undefined;
}

/** The differences from the last announced version. */
function differencesFrom(last: Version, { version }: VersionMail, isWithdrawn: boolean): string[] {
  const differences = configurationDifferences(last.configurations, version.configurations);
  const since = `What changed since version ${last.number}${isWithdrawn ? ', which had been withdrawn' : ''}:`;
  return [
    since,
    ...(differences.length > 0 ? differences.map(differenceOf) : ['Nothing in the configurations themselves.']),
  ];
}

/**
 * To the data centre: a version is in force, with its differences. None for an empty version that follows none in
 * force.
 */
export function approvedMail({ superseded, last, ...mail }: VersionMail & Superseding): Mail[] {
  const { facility, version, publicUrl } = mail;
  if (!superseded && version.configurations.length === 0) return [];
  return toAres(mail, 'configuration-approved', {
    subject: `${facility.acronym}: operational configuration approved`,
    paragraphs: [
      whatWasApproved(mail, superseded),
      ...remarksOn(version),
      ...(last ? differencesFrom(last, mail, superseded === undefined) : []),
      'You can download it (JSON) from the facility page and from View NF History.',
      `API (login required): ${addressOf(mail)}?version=${version.number}; all changes: ${publicUrl}/api/operational-configurations`,
    ],
    action: openVersions(mail),
  });
}

/** To the data centre: no version is in force from this day. No message if there are no recipients. */
export function withdrawnMail({ reason, ...mail }: VersionMail & { reason: string }): Mail[] {
  const { facility, version, publicUrl } = mail;
  return toAres(mail, 'configuration-withdrawn', {
    subject: `${facility.acronym}: operational configuration withdrawn`,
    paragraphs: [
      `Version ${version.number} of the operational configuration of the National Facility ${facility.pretty_name} was withdrawn. From today on, none is in force. ${namesOf(version)}`,
      `The reason: ${reason}`,
      `API (login required), all changes: ${publicUrl}/api/operational-configurations`,
    ],
    action: openVersions(mail),
  });
}
