import { dayOf, prettyName, type FacilityLights } from '@portal/domain';
import { call } from '../../platform/http/call';
import { toBookRow } from '../book/lidar-light';
import { toPhotometerLight } from '../book/photometer-light';
import { loadNetwork, type FacilityOnDay } from './load-network';

const toLights = ({ facility, light, lidars, photometers }: FacilityOnDay): FacilityLights => ({
  facility: { _id: facility.id, acronym: facility.acronym, pretty_name: prettyName(facility) },
  light,
  lidars: lidars.map(({ id, name, light: own, rows, configurations }) => ({
    _id: id,
    name,
    light: own,
    rows: rows.map(toBookRow),
    configurations,
  })),
  photometers: photometers.map(({ id, name, row }) => ({ _id: id, name, ...toPhotometerLight(row) })),
});

/** The quality assurance of the whole network. */
export const networkCalls = [
  call('GET /network/lights', {
    capability: 'test-book.read-network',
    stage: '1b',
    summary: 'The lights of all accepted facilities and their instruments',
    answers:
      'For each facility its light, and for each of its lidars and photometers what is due, by when and why, on the day of the request; of a lidar also the states of its configurations.',
    handle: async ({ context }) => (await loadNetwork(context.db, 'all', dayOf(context.now()))).map(toLights),
  }),
];
