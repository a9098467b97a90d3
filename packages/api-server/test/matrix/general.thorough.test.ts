import { CALLS } from '../../src/app/calls';
import { isAboutFacility } from './attempts';
import { trial } from './trial';
import { build, trialPortal } from './fixture';

const portal = trialPortal();
const calls = CALLS.map(({ call }) => call);

test('requests about no facility are answered as the matrix requires, for every actor [11.3.12]', async () => {
  const all = await trial(await build(portal, 'draft'), calls, (attempt) => !isAboutFacility(attempt));
  expect(all.length).toBeGreaterThan(600);
}, 600_000);
