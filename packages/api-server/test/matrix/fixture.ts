import { INSTALLATION_ID } from '../../src/platform/db/schema/installation-id';
import { apiTokens, calendarAddresses, emails, identities, notices, oneTimeTokens } from '../../src/platform/db/tables';
import { digestOf } from '../../src/platform/digest/digest';
import { addFile, aPdf } from '../files';
import { testPortal, type TestPortal } from '../portal';
import { WHERE, WHO, type Where, type Who } from './actors';
import { keptFiles } from './kept-files';
import { addReleases, type Released } from './released';
import { SCENES, type Scene, type SceneName } from './scenes';
import { deriveState } from '../derived-state';
import { addFixturePeople, type FixturePerson } from './fixture-people';
import { addFixtureFacility, type FixtureFacility } from './facilities';

/** All records that calls can be about, and all actors. */
export interface Fixture {
  portal: TestPortal;
  scene: Scene;
  people: Record<Who, FixturePerson>;
  facilities: Record<Where, FixtureFacility>;
  /** An unlinked PDF that each of them has uploaded. */
  uploads: Record<Who, string>;
  shared: string;
  logo: string;
  /** The secret of a link that was sent by mail. */
  link: string;
  email: string;
  /** A notice for each user. */
  notices: Record<Who, string>;
  releases: Released;
  apiTokenId: string;
  /** A login at an institution for each user. */
  identities: Record<Who, string>;
  /** An address of the calendar for each user. */
  calendars: Record<Who, string>;
}

/** A portal that stores files in memory and renders no documents. */
export function trialPortal(): TestPortal {
  const portal = testPortal();
  Object.assign(portal.context, {
    files: keptFiles(),
    pdf: { render: () => Promise.resolve(aPdf()), close: () => Promise.resolve() },
  });
  return portal;
}

const LINK = 'the-secret-of-a-link';

async function addUploads(portal: TestPortal, people: Record<Who, FixturePerson>) {
  const uploads: [Who, string][] = [];
  for (const who of WHO) {
    const { id } = await addFile(portal, { kind: 'document', uploaderId: people[who].id });
    uploads.push([who, id]);
  }
  return Object.fromEntries(uploads) as Record<Who, string>;
}

async function addLink({ db, context }: TestPortal, { id }: FixturePerson) {
  const expiresAt = new Date(context.now().getTime() + 3_600_000);
  await db.insert(oneTimeTokens).values({ userId: id, kind: 'invitation', digest: digestOf(LINK), expiresAt });
  return LINK;
}

async function addEmail({ db }: TestPortal) {
  const mail = {
    kind: 'contact',
    subject: 'Dust',
    recipients: ['ada@site.example'],
    text: '',
    html: '',
    status: 'failed' as const,
  };
  const [added] = await db.insert(emails).values(mail).returning({ id: emails.id });
  return added?.id ?? '';
}

async function addNotices({ db }: TestPortal, people: Record<Who, FixturePerson>) {
  const rows = WHO.map((who) => ({ userId: people[who].id, subject: 'Dust', text: 'There is dust.' }));
  const added = await db.insert(notices).values(rows).returning({ id: notices.id, userId: notices.userId });
  const idOf = new Map(added.map(({ id, userId }) => [userId, id]));
  return Object.fromEntries(WHO.map((who) => [who, idOf.get(people[who].id) ?? ''])) as Record<Who, string>;
}

async function addCalendars({ db }: TestPortal, people: Record<Who, FixturePerson>) {
  const rows = WHO.map((who) => ({ userId: people[who].id, digest: `of no address of ${who}` }));
  const returned = { id: calendarAddresses.id, userId: calendarAddresses.userId };
  const added = await db.insert(calendarAddresses).values(rows).returning(returned);
  const idOf = new Map(added.map(({ id, userId }) => [userId, id]));
  return Object.fromEntries(WHO.map((who) => [who, idOf.get(people[who].id) ?? ''])) as Record<Who, string>;
}

async function addApiToken({ db, context }: TestPortal, { id: createdById }: FixturePerson) {
  const endsAt = new Date(context.now().getTime() + 3_600_000);
  const token = { name: 'ARES', scopes: ['certified' as const], digest: 'of no token', createdById, endsAt };
  const [added] = await db.insert(apiTokens).values(token).returning({ id: apiTokens.id });
  return added?.id ?? '';
}

async function addIdentities({ db }: TestPortal, people: Record<Who, FixturePerson>) {
  const rows = WHO.map((who) => ({ userId: people[who].id, issuer: 'https://login.example', subject: who }));
  const added = await db.insert(identities).values(rows).returning({ id: identities.id, userId: identities.userId });
  const idOf = new Map(added.map(({ id, userId }) => [userId, id]));
  return Object.fromEntries(WHO.map((who) => [who, idOf.get(people[who].id) ?? ''])) as Record<Who, string>;
}

/** Builds the fixture of a scene: users, facilities and their records. */
export async function build(portal: TestPortal, name: SceneName): Promise<Fixture> {
  const scene: Scene = SCENES[name];
  const people = await addFixturePeople(portal);
  const facilities: [Where, FixtureFacility][] = [];
  for (const where of WHERE) facilities.push([where, await addFixtureFacility(portal, where, scene, people)]);
  // Here, since state that a first request derives would be rolled back with its trial.
  await deriveState(portal.db);
  const shared = await addFile(portal, { kind: 'document', uploaderId: people.administrator.id, linkedAs: 'shared' });
  const logo = await addFile(portal, { linkedAs: 'installation-picture', linkedId: INSTALLATION_ID });
  return {
    portal,
    scene,
    people,
    facilities: Object.fromEntries(facilities) as Record<Where, FixtureFacility>,
    uploads: await addUploads(portal, people),
    shared: shared.id,
    logo: logo.id,
    link: await addLink(portal, people['somebody without a role']),
    email: await addEmail(portal),
    notices: await addNotices(portal, people),
    releases: await addReleases(portal, people['somebody without a role'].id),
    identities: await addIdentities(portal, people),
    calendars: await addCalendars(portal, people),
    apiTokenId: await addApiToken(portal, people.administrator),
  };
}
