import type { CallState, FacilityPeople, Permission, View } from '@portal/domain';
import type { KeepDays } from '@portal/portal-contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../db/client';
import type { FileStore } from '../storage/file-store';
import type { Renderer } from '../pdf/renderer';

/** Settings of the installation that the calls need; `env.ts` reads them, tests write them. */
export interface Settings {
  mode: 'demo' | 'production';
  /** Address under which people reach the portal, without a slash at the end. */
  publicUrl: string;
  /** Who gets the messages of the contact form; without it, the administrators do. */
  contactAddress?: string;
  /** How many files the page of administrators may upload at once; without it, as many as one likes. */
  maxUploadFiles?: number;
  /** The mail server; without it, messages wait in the database. */
  smtpUrl?: string;
  tileUrl: string;
  tileAttribution: string;
  /** How long personal data is kept, days; 0: for ever. */
  keepDays: KeepDays;
}

/** What every call may use. Wings that need more add it for their own calls. */
export interface Context {
  db: Db;
  files: FileStore;
  /** Folder in which uploads wait until they have been inspected. */
  incoming: string;
  /** Makes PDFs, off the event loop. */
  pdf: Renderer;
  settings: Settings;
  log: FastifyBaseLogger;
  /** Says a line on the console of the operator, who may see what no log may hold. */
  say: (line: string) => void;
  /** The clock, so that tests can set it. */
  now: () => Date;
}

/** Who calls: rights are looked up for every request, so a change of roles works at once. */
export interface Actor {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  permissions: Permission[];
  /** The refresh token behind the access token: ends with the session. */
  sessionId: string;
}

/** What a call is about: whose facility, in which state, and which parts of the call it touches. */
export interface AccessFacts {
  people?: FacilityPeople;
  state?: CallState;
  parts?: readonly string[];
}

export type App = FastifyInstance;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of a call; null for an anonymous caller. */
    actor: Actor | null;
    /** Set by the guard of a call: what the call is about. */
    about: AccessFacts | undefined;
    /** Set by the guard of a call: how much of the answer the caller may see. */
    view: View;
  }
}
