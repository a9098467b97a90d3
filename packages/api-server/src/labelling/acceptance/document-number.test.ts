import { addFacility } from '../../../test/facilities';
import { applicationOf } from '../../../test/applications';
import { drawNothing } from '../../../test/pdf';
import { testPortal } from '../../../test/portal';
import { documentNumbers } from '../../platform/db/tables';
import { takeNumber } from './document-numbers.store';
import { reporting } from './reporting.fixture';

const portal = testPortal();
const { db } = portal;
const { evaluated, carsToken, issue } = reporting(portal);

const numbers = async () =>
  (await db.select().from(documentNumbers).orderBy(documentNumbers.number)).map(({ year, number }) => [year, number]);

const YEAR = () => portal.context.now().getUTCFullYear();

test('both documents of a round have the same number [12.28]', async () => {
  const token = await carsToken();
  const { facility } = await evaluated();
  expect((await issue(facility.id, { preliminary_acceptance: 'yes' }, token)).status).toBe(200);
  expect(await numbers()).toEqual([[YEAR(), 1]]);
  expect((await issue(facility.id, { acceptance: 'yes' }, token)).status).toBe(200);
  expect(await numbers()).toEqual([[YEAR(), 1]]);
});

test('a refused report takes no number [12.28]', async () => {
  const token = await carsToken();
  const { facility } = await evaluated();
  expect((await issue(facility.id, { acceptance: 'yes' }, token)).status).not.toBe(200);
  expect(await numbers()).toEqual([]);
});

test('rounds reported at the same time get different numbers, and keep them [12.28]', async () => {
  const acronyms = Array.from({ length: 20 }, (_none, at) => `A${at}`);
  const rounds: string[] = [];
  for (const acronym of acronyms)
    rounds.push((await applicationOf(portal, (await addFacility(portal, { acronym })).id)).id);
  const take = () => Promise.all(rounds.map((id) => takeNumber(db, id, portal.context.now())));
  const taken = await take();
  expect(taken.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(
    rounds.map((_id, at) => at + 1),
  );
  expect(await take()).toEqual(taken);
});

const fails = () => Promise.reject(new Error('There is no paper.'));

test('a round whose report could not be rendered keeps its number for the next attempt [12.28]', async () => {
  const token = await carsToken();
  const { facility } = await evaluated();
  Object.assign(portal.context, { pdf: { ...drawNothing, render: fails } });
  expect((await issue(facility.id, { preliminary_acceptance: 'yes' }, token)).status).toBe(500);
  Object.assign(portal.context, { pdf: drawNothing });
  expect((await issue(facility.id, { preliminary_acceptance: 'yes' }, token)).status).toBe(200);
  expect(await numbers()).toEqual([[YEAR(), 1]]);
});
