import { CALLS } from '../../src/calls';
import { isAboutFacility } from './attempts';
import { trial } from './trial';
import { build, trialPortal } from './world';

const portal = trialPortal();
const calls = CALLS.map(({ call }) => call);

test('about no facility: everybody hears what the matrix says', async () => {
  const all = await trial(await build(portal, 'draft'), calls, (attempt) => !isAboutFacility(attempt));
  expect(all.length).toBeGreaterThan(600);
}, 120_000);
