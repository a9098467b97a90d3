import { randomUUID } from 'node:crypto';
import { recordEarlierAcceptances } from '../../src/labelling/acceptance/record-earlier-acceptances';
import { renderMissingPdfs } from '../../src/labelling/acceptance/render-missing-pdfs';
import { hashPassword } from '../../src/people/accounts/password-hash';
import type { Context } from '../../src/platform/process/app-types';
import { transaction } from '../../src/platform/db/client';
import * as tables from '../../src/platform/db/tables';
import { DEMO_PASSWORD, ownerAccount, STAFF_ACCOUNTS, type StaffMember } from '../../src/demo/accounts';
import { demoFacility } from '../../src/demo/demo-facility';
import type { FacilityRows, UserRow } from '../../src/demo/demo.store';
import facts from '../../src/demo/facilities.json' with { type: 'json' };
import { loadDemo } from '../../src/demo/load-demo';
import { STAGES } from '../../src/demo/stages';
import { analyse, insertMany, listDemoAccounts } from './bulk.store';
import { copyOf, type Pattern } from './copies';
import { mailsAbout, type MailRow } from './mails';
import { placesOf } from './sites';
import { reviewersFor } from './staff';

const DAY_MS = 86_400_000;
/** Facilities that are written together: what they have fits into memory many times over. */
const BATCH_SIZE = 500;
/** Over how many days the copies of one facility are spread; a number that shares no factor with that of the facilities. */
const SPREAD_DAYS = 701;

const members = Object.keys(STAFF_ACCOUNTS) as StaffMember[];

/** In the place of an id that each copy has its own of; nothing else reads like it. */
const placeholder = (member: StaffMember) => `account of ${member}`;

/** The facilities of the demonstration, with placeholders for the ids of accounts. */
function patternsAt(now: Date): Pattern[] {
  const people = {
    staffId: placeholder,
    owner: (acronym: string) => ({ id: `owner of ${acronym}`, ...ownerAccount(acronym, true) }),
  };
  return facts.flatMap((one) => {
    const stage = STAGES[one.acronym];
    return stage ? [{ rows: demoFacility(one, stage, people, now), ownedBy: stage.ownedBy ?? one.acronym }] : [];
  });
}

/**
 * Fills an empty database with the demonstration and copies of its facilities all over the world, until there are
 * `count`: for benchmarks and tests. Every account has the password of the demonstration.
 */
export async function fillPortal(context: Context, count: number): Promise<void> {
  if (!(await loadDemo(context))) throw new Error('Something is in this database already: give me an empty one.');
  const now = context.now();
  const patterns = patternsAt(now);
  const places = placesOf(
    Math.max(count - patterns.length, 0),
    facts.map(({ acronym }) => acronym),
  );
  const demoIds = await listDemoAccounts(context.db);
  const demoId = (member: StaffMember) => demoIds.get(STAFF_ACCOUNTS[member].email) ?? member;
  const createdAt = new Date(now.getTime() - 8 * 365 * DAY_MS);
  const made = { passwordHash: await hashPassword(DEMO_PASSWORD), activatedAt: createdAt, createdAt };
  const staff = reviewersFor(places.length, demoId, made);

  const owners = places.map(({ acronym }): UserRow => {
    const { email, firstName, lastName } = ownerAccount(acronym, true);
    return { id: randomUUID(), email, firstName, lastName, ...made };
  });
  const copies = function* () {
    for (const [number, place] of places.entries()) {
      const [owner, pattern] = [owners[number], patterns[number % patterns.length]];
      if (!owner || !pattern) continue;
      const accounts = new Map(members.map((member) => [placeholder(member), staff.memberOf(member, number)]));
      const rows = copyOf(pattern, { place, ownerId: owner.id, earlier: (number % SPREAD_DAYS) * DAY_MS, accounts });
      yield { rows, mails: mailsAbout(rows, owner) };
    }
  };
  await transaction(context.db, async (tx) => {
    await insertMany(tx, tables.users, [...staff.users, ...owners]);
    const ownerRoles = owners.map(({ id }) => ({ userId: id, role: 'national_facility' as const }));
    await insertMany(tx, tables.userRoles, [...staff.roles, ...ownerRoles]);
    for (const part of inParts(copies(), BATCH_SIZE)) await insertPart(tx, part);
  });
  // Otherwise the first server started here would do both while it is measured.
  await recordEarlierAcceptances(context);
  await renderMissingPdfs(context).done;
  await analyse(context.db);
}

interface Copied {
  rows: FacilityRows;
  mails: MailRow[];
}

async function insertPart(tx: Context['db'], part: readonly Copied[]) {
  const all = <Row>(of: (rows: FacilityRows) => readonly Row[]) => part.flatMap(({ rows }) => [...of(rows)]);
  await insertMany(
    tx,
    tables.facilities,
    all(({ facility }) => [facility]),
  );
  await insertMany(
    tx,
    tables.lidars,
    all(({ lidars }) => lidars),
  );
  await insertMany(
    tx,
    tables.lidarChannelGroups,
    all(({ groups }) => groups),
  );
  await insertMany(
    tx,
    tables.photometers,
    all(({ photometers }) => photometers),
  );
  await insertMany(
    tx,
    tables.applications,
    all(({ applications }) => applications),
  );
  await insertMany(
    tx,
    tables.snapshots,
    all(({ snapshots }) => snapshots),
  );
  await insertMany(
    tx,
    tables.evaluations,
    all(({ evaluations }) => evaluations),
  );
  await insertMany(
    tx,
    tables.planAssessments,
    all(({ assessments }) => assessments),
  );
  await insertMany(
    tx,
    tables.componentReviewers,
    all(({ reviewers }) => reviewers),
  );
  await insertMany(
    tx,
    tables.auditEntries,
    all(({ history }) => history),
  );
  await insertMany(
    tx,
    tables.emails,
    part.flatMap(({ mails }) => mails),
  );
}

function* inParts<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let part: Item[] = [];
  for (const item of items) {
    part.push(item);
    if (part.length === size) {
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}
