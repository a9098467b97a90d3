import type { CallState, FacilityPeople, Permission, TokenScope, View } from '@portal/domain';
import type { KeepDays } from '@portal/portal-contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../db/client';
import type { FileStore } from '../storage/file-store';
import type { Renderer } from '../pdf/renderer';
import type { Pictures } from '../pictures/pictures';

/** An institution whose login is accepted (OpenID Connect). */
export interface InstitutionSettings {
  /** Short and permanent: logins that were begun name it. */
  id: string;
  /** On the button of the login page. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Settings of the installation that the calls need; `env.ts` reads them, tests set them. */
export interface Settings {
  mode: 'demo' | 'production';
  /** Public address of the portal, without a slash at the end. */
  publicUrl: string;
  /** Whether administrators and CARS must have a second factor. */
  secondFactor: 'required' | 'optional';
  /** Recipient of contact messages; the administrators if undefined. */
  contactAddress?: string;
  /** Maximum number of files in one upload on the page of administrators; unlimited if undefined. */
  maxUploadFiles?: number;
  /** Maximum size of the files of one account, and of the releases of one part, bytes; unlimited if undefined. */
  accountBytes?: number;
  partBytes?: number;
  /** Free space on the disk of the data folder below which no files are taken, bytes; no limit if undefined. */
  minFreeBytes?: number;
  /** The mail server; if undefined, messages stay in the database. */
  smtpUrl?: string;
  /** The sender of messages: an address, or a name with the address in angle brackets. */
  mailFrom?: string;
  /** Institutions whose login is accepted beside passwords. */
  institutions?: InstitutionSettings[];
  /** Stages of labelling in use: with `1a`, the calls of later ones answer as unknown addresses. */
  stages?: 'all' | '1a';
  /** Schema of the operational configuration of a facility: that of the final report (1.0), or of the test book. */
  configurationSchema?: '1.0' | '1.1';
  tileUrl: string;
  tileAttribution: string;
  /** Retention period of personal data, days; 0: for ever. */
  keepDays: KeepDays;
}

/** The context of every call. Wings that need more add it for their own calls. */
export interface Context {
  db: Db;
  files: FileStore;
  /** Folder in which uploads wait for their inspection. */
  incoming: string;
  /** Makes PDFs, off the event loop. */
  pdf: Renderer;
  /** Decodes pictures, outside this process. */
  pictures: Pictures;
  settings: Settings;
  log: FastifyBaseLogger;
  /** Prints a line to the console of the operator, who may see data that no log may contain. */
  say: (line: string) => void;
  /** The clock, so that tests can set it. */
  now: () => Date;
}

/** The caller: rights are looked up for every request, so a change of roles takes effect at once. */
export interface Actor {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  permissions: Permission[];
  /** The refresh token behind the access token: ends with the session. */
  sessionId: string;
  /** Set if the user must first set up a second factor, and can do nothing else until then. */
  lacksFactor?: true;
}

/** A service with an API token, without being a user. */
export interface Machine {
  tokenId: string;
  /** The name that an administrator gave the token. */
  name: string;
  scopes: TokenScope[];
  /** The administrator who made the token. */
  madeById: string;
}

/** The object of a call: the users and the state of its facility, and the parts of the call that are affected. */
export interface AccessFacts {
  people?: FacilityPeople;
  state?: CallState;
  parts?: readonly string[];
  /** What a refusal for the present state answers with: the record as the caller may read it. */
  present?: () => Promise<unknown>;
}

export type App = FastifyInstance;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of a call; null for an anonymous caller. */
    actor: Actor | null;
    /** Set by the guard of a call; null unless an API token was sent. */
    machine: Machine | null;
    /** Set by the guard of a call: the object of the call. */
    about: AccessFacts | undefined;
    /** Set by the guard of a call: the part of the response that the caller may see. */
    view: View;
  }
}
