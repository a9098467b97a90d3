import { ACCEPTANCE_STATUSES } from '@portal/domain';
import { CALLS } from '../../src/app/calls';
import { isAboutFacility } from './attempts';
import { SCENES } from './scenes';
import { trial } from './trial';
import { build, trialPortal } from './fixture';

test('every status has a scene in which all calls are', () => {
  const full = Object.values(SCENES).filter((scene) => !('tries' in scene));
  expect([...new Set(full.map(({ status }) => status))].toSorted()).toEqual(
    ACCEPTANCE_STATUSES.map(({ code }) => code).toSorted(),
  );
});

const portal = trialPortal();
const calls = CALLS.map(({ call }) => call);

test('about no facility: everybody hears what the matrix says [11.3.12]', async () => {
  const all = await trial(await build(portal, 'draft'), calls, (attempt) => !isAboutFacility(attempt));
  expect(all.length).toBeGreaterThan(600);
}, 600_000);
