import type { KeepDays } from '@portal/portal-contract';
import { StartError } from '../errors/start-error';
import { readInstitutions } from './institutions';
import type { InstitutionSettings } from './app-types';
import { readS3Address, type S3Address } from '../storage/s3-address';

/** The parsed environment. */
export interface Environment {
  /** `demo`: demo content and accounts, links of unsent mail in the log. `production`: none of that. */
  mode: 'demo' | 'production';
  port: number;
  host: string;
  /** Number of trusted proxies in front of the portal, which state the client's address; 0: none. */
  trustedProxies: number;
  /** Public address of the portal, without a slash at the end. */
  publicUrl: string;
  /** Whether administrators and CARS must have a second factor. */
  secondFactor: (typeof SECOND_FACTOR)[number];
  dataDir: string;
  /** PostgreSQL; if undefined, the embedded database in the data folder. */
  databaseUrl?: string;
  /** Object storage; if undefined, the data folder. */
  objectStorage?: S3Address;
  smtpUrl?: string;
  mailFrom: string;
  /** Recipient of contact messages; the administrators if undefined. */
  contactAddress?: string;
  /** Maximum number of files in one upload on the page of administrators; unlimited if undefined. */
  maxUploadFiles?: number;
  /** Maximum size of the files of one account, and of the releases of one part, bytes; unlimited if undefined. */
  accountBytes?: number;
  partBytes?: number;
  /** Free space on the disk of the data folder below which no files are taken, bytes; no limit if undefined. */
  minFreeBytes?: number;
  /** Retention period of nightly backups of the embedded database, days; 0: none are made. */
  backupKeepDays: number;
  /** Retention period of personal data, days; 0: for ever. */
  keepDays: KeepDays;
  /** Institutions whose login is accepted beside passwords. */
  institutions?: InstitutionSettings[];
  /** Stages of labelling in use. */
  stages: (typeof STAGES)[number];
  /** Schema in which the call of the operational configuration of a facility answers. */
  configurationSchema: (typeof CONFIGURATION_SCHEMAS)[number];
  /** Template of the map tiles; empty: a map without tiles. */
  tileUrl: string;
  /** Shown on the map beside the tiles. */
  tileAttribution: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Address of the metrics; they are not served if undefined. */
  metrics?: { port: number; host: string };
  /** Time limit for running requests when the portal is stopped, s. */
  stopWithin: number;
  /** Maximum event loop delay, on average over a second, before requests are refused, ms; 0: no limit. */
  busyAfter: number;
  /** Builds beside it that the server releases when it starts. */
  releaseOnStart: (typeof RELEASE_ON_START)[number];
}

export type RawEnvironment = Record<string, string | undefined>;

const MODES = ['demo', 'production'] as const;
/** Builds of parts that no team has released; every new build; none. */
const RELEASE_ON_START = ['missing', 'always', 'never'] as const;
const SECOND_FACTOR = ['required', 'optional'] as const;
const STAGES = ['all', '1a'] as const;
const CONFIGURATION_SCHEMAS = ['1.0', '1.1'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const [SHORTEST_DAYS, LONGEST_DAYS] = [30, 36_500] as const;
const OPEN_STREET_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const OPEN_STREET_ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** Reads the environment, or throws one `StartError` with all mistakes in it. The default of MODE is `production`. */
export function readEnvironment(raw: RawEnvironment): Environment {
  const read = new Reader(raw);
  const mode = read.oneOf('MODE', MODES, 'production');
  const port = read.wholeNumber('PORT', 65_535, 8080);
  const publicUrl = read.url('PUBLIC_URL', ['http', 'https']) ?? `http://localhost:${port}`;
  const [databaseUrl, objectStorage, smtpUrl, contactAddress] = [
    read.url('DATABASE_URL', ['postgres', 'postgresql']),
    read.objectStorage('FILES_URL'),
    read.url('SMTP_URL', ['smtp', 'smtps']),
    read.address('CONTACT_ADDRESS'),
  ];
  const institutions = read.institutions('OIDC_INSTITUTIONS');
  const maxUploadFiles = read.wholeNumber('MAX_UPLOAD_FILES', 1000, 0);
  const [accountBytes, partBytes, minFreeBytes] = [
    read.megabytes('ACCOUNT_MEGABYTES', 1000),
    read.megabytes('PART_MEGABYTES', 500),
    read.megabytes('MIN_FREE_MEGABYTES', 500),
  ];
  const metrics = read.metrics(port);
  const environment: Environment = {
    mode,
    port,
    host: read.text('HOST') ?? '127.0.0.1',
    trustedProxies: read.wholeNumber('TRUSTED_PROXIES', 10, 0),
    publicUrl: publicUrl.replace(/\/+$/, ''),
    secondFactor: read.oneOf('SECOND_FACTOR', SECOND_FACTOR, mode === 'demo' ? 'optional' : 'required'),
    dataDir: read.text('DATA_DIR') ?? '.data',
    mailFrom: read.address('MAIL_FROM') ?? 'portal@localhost',
    backupKeepDays: read.wholeNumber('BACKUP_KEEP_DAYS', 3650, 14),
    keepDays: read.keepDays(),
    stages: read.oneOf('STAGES', STAGES, 'all'),
    configurationSchema: read.configurationSchema(),
    tileUrl: read.tiles('TILE_URL', OPEN_STREET_TILES),
    tileAttribution: read.text('TILE_ATTRIBUTION') ?? OPEN_STREET_ATTRIBUTION,
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    stopWithin: read.wholeNumber('STOP_WITHIN', 600, 25),
    busyAfter: read.wholeNumber('BUSY_AFTER', 60_000, 300),
    releaseOnStart: read.oneOf('RELEASE_ON_START', RELEASE_ON_START, 'missing'),
    ...(databaseUrl && { databaseUrl }),
    ...(objectStorage && { objectStorage }),
    ...(smtpUrl && { smtpUrl }),
    ...(contactAddress && { contactAddress }),
    ...(institutions && { institutions }),
    ...(maxUploadFiles > 0 && { maxUploadFiles }),
    ...(accountBytes > 0 && { accountBytes }),
    ...(partBytes > 0 && { partBytes }),
    ...(minFreeBytes > 0 && { minFreeBytes }),
    ...(metrics && { metrics }),
  };
  if (mode === 'production') {
    read.need('PUBLIC_URL', 'the address of the portal, for the links in its messages');
    read.need('SMTP_URL', 'the mail server, without which no one could set a password');
    read.need('MAIL_FROM', 'the sender of the messages');
  }
  read.finish();
  return environment;
}

/** Reads the settings one by one and collects their errors; a blank one counts as unset. */
class Reader {
  private readonly mistakes: string[] = [];

  constructor(private readonly raw: RawEnvironment) {}

  text(name: string) {
    return this.raw[name]?.trim() || undefined;
  }

  oneOf<T extends string>(name: string, choices: readonly T[], otherwise: T): T {
    const text = this.text(name);
    const choice = choices.find((each) => each === text);
    if (text && !choice) this.mistake(name, `must be one of ${choices.join(', ')}`);
    return choice ?? otherwise;
  }

  wholeNumber(name: string, largest: number, otherwise: number) {
    const text = this.text(name) ?? String(otherwise);
    const isRight = /^\d+$/.test(text) && Number(text) <= largest;
    if (!isRight) this.mistake(name, `must be a whole number from 0 to ${largest}`);
    return isRight ? Number(text) : otherwise;
  }

  /** In bytes. */
  megabytes(name: string, otherwise: number) {
    return this.wholeNumber(name, 1_000_000, otherwise) * 1_000_000;
  }

  /** A stored message is the evidence that it was sent: with a shorter period, reminders would be sent again. */
  days(name: string, otherwise: number) {
    const days = this.wholeNumber(name, LONGEST_DAYS, otherwise);
    if (days > 0 && days < SHORTEST_DAYS) this.mistake(name, `must be 0, for ever, or at least ${SHORTEST_DAYS}`);
    return days;
  }

  keepDays(): KeepDays {
    return {
      emails: this.days('KEEP_EMAILS_DAYS', 730),
      audit: this.days('KEEP_AUDIT_DAYS', 0),
      logins: this.days('KEEP_LOGINS_DAYS', 365),
      contact: this.days('KEEP_CONTACT_DAYS', 730),
    };
  }

  /** Addresses may contain a password, so a wrong one is not repeated in the message. */
  url(name: string, schemes: string[]) {
    const text = this.text(name);
    const isRight = !text || (URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)));
    if (!isRight)
      this.mistakes.push(
        `${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}.`,
      );
    return isRight ? text : undefined;
  }

  /** Contains a password too. */
  objectStorage(name: string) {
    const text = this.text(name);
    const address = text && readS3Address(text);
    if (text && !address)
      this.mistakes.push(
        `${name} must look like s3://KEY:SECRET@host/bucket?region=eu-west-1, with / and + in the secret written as %2F and %2B.`,
      );
    return address || undefined;
  }

  /** Contains secrets too. */
  institutions(name: string) {
    const text = this.text(name);
    const institutions = text && readInstitutions(text);
    if (text && !institutions)
      this.mistakes.push(
        `${name} must look like [{"id":"uni","name":"University","issuer":"https://login.example","client_id":"…","client_secret":"…"}], with ids of letters, digits and hyphens, each id and issuer once.`,
      );
    return institutions || undefined;
  }

  address(name: string) {
    const text = this.text(name);
    // A plain address, or a name with the address in angle brackets.
    if (text && !/^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text))
      this.mistake(name, 'must be an email address');
    return text;
  }

  /** Unset: the given tiles. Empty: none. */
  tiles(name: string, otherwise: string) {
    const text = this.raw[name]?.trim() ?? otherwise;
    const isRight =
      text === '' || (/^https?:\/\//.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)));
    if (!isRight)
      this.mistake(name, 'must be an http address with {z}, {x} and {y} in it, or empty for a map without tiles');
    return text;
  }

  /** Not public, and so never on the portal's own port. */
  metrics(portalPort: number) {
    if (!this.text('METRICS_PORT')) return undefined;
    const port = this.wholeNumber('METRICS_PORT', 65_535, 0);
    if (port !== 0 && port === portalPort) this.mistake('METRICS_PORT', 'must be another port than that of the portal');
    return { port, host: this.text('METRICS_HOST') ?? '127.0.0.1' };
  }

  /** Schema 1.1 says what the test book knows, which an installation of the first stage has not. */
  configurationSchema() {
    const schema = this.oneOf('CONFIGURATION_SCHEMA', CONFIGURATION_SCHEMAS, '1.0');
    if (schema === '1.1' && this.text('STAGES') === '1a')
      this.mistake('CONFIGURATION_SCHEMA', 'must be 1.0 where STAGES is 1a');
    return schema;
  }

  need(name: string, what: string) {
    if (!this.text(name)) this.mistakes.push(`${name} is missing: ${what}.`);
  }

  finish() {
    if (this.mistakes.length === 0) return;
    const hint = this.text('MODE') ? '' : '\nThis is production mode; for a portal with demo content set MODE=demo.';
    throw new StartError(
      `The portal cannot start with these settings:\n${this.mistakes.map((each) => `- ${each}`).join('\n')}${hint}`,
    );
  }

  private mistake(name: string, rule: string) {
    this.mistakes.push(`${name} ${rule}, not "${this.raw[name]}".`);
  }
}
