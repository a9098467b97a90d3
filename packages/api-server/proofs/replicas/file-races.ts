import { CATALOGUE } from '@portal/domain';
import { aPdf } from '../../test/files';
import { at } from './person';
import type { Race } from './race';
import { addInstrument, uploadPlan, type FixtureFacility } from './facility';
import { roundOf } from './step-races';
import { fromAllServers, type Fixture } from './fixture';

const GONE = { status: 404, code: CATALOGUE.notLoaded.code };

const rowOf = (id: string) => `select 1 from files where id = '${id}' for update`;

async function deletingFile({ anna }: Fixture): Promise<Race> {
  const id = await uploadPlan(anna, 0, aPdf());
  return {
    what: 'delete an upload',
    held: rowOf(id),
    tries: fromAllServers((index) => () => at(anna, index).delete(`/files/${id}`)),
    winners: 'one',
    refusal: GONE,
    leaves: { 'entry file.delete': 1, 'file upload': -1 },
  };
}

async function sharingFile({ ben }: Fixture): Promise<Race> {
  const id = await uploadPlan(ben, 1, aPdf());
  return {
    what: 'share an upload',
    held: rowOf(id),
    tries: fromAllServers((index) => () => at(ben, index).post(`/files/${id}/share`)),
    winners: 'one',
    refusal: { status: 409, code: CATALOGUE.notSaved.code },
    leaves: { 'entry file.share': 1, 'file shared': 1, 'file upload': -1 },
  };
}

/** Files that are deleted or shared. */
export const fileRaces = (fixture: Fixture): (() => Promise<Race>)[] => [
  () => deletingFile(fixture),
  () => sharingFile(fixture),
];

/** One instrument too many is deleted while the application is open. */
export async function deletingInstrument(facility: FixtureFacility, kind: 'lidar' | 'photometer'): Promise<Race> {
  const id = await addInstrument(facility, kind, 0);
  const { owner } = facility.fixture;
  return {
    what: `${facility.acronym}: delete a ${kind}`,
    held: roundOf(facility.id),
    tries: fromAllServers((index) => () => at(owner, index).delete(`/${kind}/system/${id}`)),
    winners: 'one',
    refusal: GONE,
    leaves: { [`entry ${kind}.delete`]: 1 },
  };
}
