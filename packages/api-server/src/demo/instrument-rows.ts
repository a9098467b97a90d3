import { randomUUID } from 'node:crypto';
import type { Day } from '@portal/domain';
import type { Strength } from './channel-completion';
import type { Chooser } from './chooser';
import type { NewGroupRow, NewLidarRow, NewPhotometerRow } from './demo.store';
import type { FacilityFacts, LidarFacts } from './facts';
import { completeLidar, markedLidar } from './lidar-completion';
import { isStillThere, knownLidar } from './lidars';
import type { DemoLidar } from './lidars';
import { isListed, photometerOf } from './photometers';
import { plusMinutes } from './timeline';

export interface InstrumentSettings {
  facilityId: string;
  /** Whether all fields required by an application are filled in, or only known ones. */
  isComplete: boolean;
  strength: Strength;
  today: Day;
  /** Time when the owner began to fill in the application. */
  startedAt: Date;
  choose: Chooser;
}

export interface Instruments {
  lidars: NewLidarRow[];
  groups: NewGroupRow[];
  photometers: NewPhotometerRow[];
}

/** Minutes between the entry of two instruments; lists are ordered by time of entry. */
const MINUTES_PER_INSTRUMENT = 25;

/** The instruments of a facility as rows. */
export function instrumentRows(facility: FacilityFacts, settings: InstrumentSettings): Instruments {
  const lidars = facility.lidars.filter(isStillThere).map((facts, index) => {
    const lidar = lidarOf(facts, facility, index, settings);
    return { groups: lidar.groups, row: { ...lidar.values, ...bookkeeping(settings, index) } };
  });
  const photometers = facility.photometers.filter(isListed).map((facts, index) => ({
    ...photometerOf(facts, facility, settings.isComplete),
    ...bookkeeping(settings, lidars.length + index),
  }));
  return {
    lidars: lidars.map(({ row }) => row),
    groups: lidars.flatMap(({ row, groups }) => groups.map((group) => ({ lidarId: row.id, ...group }))),
    photometers,
  };
}

function lidarOf(facts: LidarFacts, facility: FacilityFacts, index: number, settings: InstrumentSettings): DemoLidar {
  const known = knownLidar(facts, facility);
  const isFuture = index > 0 && isNameOnly(facts);
  return markedLidar(settings.isComplete ? completeLidar(known, facts, { ...settings, isFuture }) : known);
}

const isNameOnly = ({ emission_wavelengths_nm, channels, operational_since }: LidarFacts) =>
  emission_wavelengths_nm === null && channels === null && operational_since === null;

function bookkeeping({ facilityId, startedAt }: InstrumentSettings, index: number) {
  const typedAt = plusMinutes(startedAt, (index + 1) * MINUTES_PER_INSTRUMENT);
  return { id: randomUUID(), facilityId, pictureId: null, version: 1, createdAt: typedAt, updatedAt: typedAt };
}

/** Capabilities that the first lidar lacked before it was rebuilt. */
const BEFORE = { polarisation_calibration: 'manual', unattended_operation: 'no', continuous_operation: 'no' } as const;

/** The instruments before the owner updated a returned application. */
export function earlierInstruments({ lidars, groups, photometers }: Instruments): Instruments {
  const [rebuilt, ...others] = lidars;
  if (!rebuilt) return { lidars, groups, photometers };
  return {
    lidars: [{ ...rebuilt, ...BEFORE }, ...others],
    groups: groups.map((group) =>
      // Twice as long, as the old laser was weaker.
      group.lidarId === rebuilt.id
        ? { ...group, time_resolution: group.time_resolution && group.time_resolution * 2 }
        : group,
    ),
    photometers,
  };
}
