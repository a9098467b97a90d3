import { snapshots } from '../../platform/db/tables';
import { testPortal } from '../../../test/portal';
import { wholeRound } from '../../../test/rounds';
import type { ReportSnapshot } from '../pdf/report-snapshot';

const portal = testPortal();

async function finalReport() {
  const rows = await portal.db.select().from(snapshots);
  return rows.find(({ kind }) => kind === 'final-report')?.content as ReportSnapshot;
}

test('a final report that says the same as the preliminary one lists no change [12.28]', async () => {
  await wholeRound(portal, 'yes');
  expect((await finalReport()).changes).toEqual([]);
});

test('another decision is a change, and the only one [12.28]', async () => {
  await wholeRound(portal, 'no');
  expect((await finalReport()).changes).toEqual([{ what: 'Decision', before: 'Accepted', after: 'Not accepted' }]);
});
