import type { Light, QualityLine } from '@portal/domain';
import { facilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import type { ReadQuality } from '../../labelling/open-data/about-instrument.service';
import { readTestBook } from './book.service';

/** While a test is in evaluation, nothing is stated: its result is not known. */
const LINES: Record<Light, QualityLine> = {
  green: 'up-to-date',
  amber: 'due',
  red: 'due',
  blue: 'not-stated',
  grey: 'not-stated',
};

/** What the public may know of the test book of an instrument: no more than whether it is up to date. */
export const readQualityLine: ReadQuality = async (context, { kind, id, facilityId }) => {
  const facts = await facilityAccessFacts(context, facilityId);
  if (!facts) return 'not-stated';
  const { lidars, photometers } = await readTestBook(context, facts, 'public');
  const light =
    kind === 'lidar'
      ? lidars.find(({ lidar }) => lidar._id === id)?.light
      : photometers.find(({ photometer }) => photometer._id === id)?.light;
  return light === undefined ? 'not-stated' : LINES[light];
};
