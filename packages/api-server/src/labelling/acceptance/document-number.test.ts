import { addFacility } from '../../../test/facilities';
import { applicationOf } from '../../../test/applications';
import { drawNothing } from '../../../test/pdf';
import { testPortal } from '../../../test/portal';
import { documentNumbers } from '../../platform/db/tables';
import { reporting } from './reporting.fixture';

const portal = testPortal();
const { db } = portal;
const { evaluated, carsToken, issue } = reporting(portal);

const numbers = async () =>
  (await db.select().from(documentNumbers).orderBy(documentNumbers.number)).map(({ year, number }) => [year, number]);

const YEAR = () => portal.context.now().getUTCFullYear();

test('both documents of a round have one number [12.28]', async () => {
  const token = await carsToken();
  const { facility } = await evaluated();
  expect((await issue(facility.id, { preliminary_acceptance: 'yes' }, token)).status).toBe(200);
  expect(await numbers()).toEqual([[YEAR(), 1]]);
  expect((await issue(facility.id, { acceptance: 'yes' }, token)).status).toBe(200);
  expect(await numbers()).toEqual([[YEAR(), 1]]);
});

test('a report that is refused takes no number [12.28]', async () => {
  const token = await carsToken();
  const { facility } = await evaluated();
  expect((await issue(facility.id, { acceptance: 'yes' }, token)).status).not.toBe(200);
  expect(await numbers()).toEqual([]);
});

test('a number that another report takes meanwhile is not given twice, and the report gets the next one [12.28]', async () => {
  const token = await carsToken();
  const { facility } = await evaluated();
  const other = await applicationOf(portal, (await addFacility(portal, { acronym: 'OTHER' })).id);
  let drawn = 0;
  const render = async () => {
    drawn += 1;
    if (drawn === 1) await db.insert(documentNumbers).values({ year: YEAR(), number: 1, applicationId: other.id });
    return drawNothing.render({} as never);
  };
  Object.assign(portal.context, { pdf: { ...drawNothing, render } });
  expect((await issue(facility.id, { preliminary_acceptance: 'yes' }, token)).status).toBe(200);
  Object.assign(portal.context, { pdf: drawNothing });
  expect([await numbers(), drawn]).toEqual([
    [
      [YEAR(), 1],
      [YEAR(), 2],
    ],
    2,
  ]);
});
