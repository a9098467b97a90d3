import type { View } from '@portal/domain';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Db } from '../../platform/db/client';
import type { RecordVersion } from './write-instruments.store';

/** The fields common to all stored instruments. */
export interface StoredInstrument {
  row: RecordVersion & { facilityId: string; name: string; pictureId: string | null };
}

/** The fields common to the input of all instruments. */
export interface SentInstrument {
  name: string;
  pictures?: readonly string[] | undefined;
  version?: number | undefined;
}

/** The ids of an instrument and its facility. */
export interface Place {
  id: string;
  facilityId: string;
}

/** Lidar or photometer: all differences between the two when they are added, changed and deleted. */
export interface InstrumentKind<
  Input extends SentInstrument,
  Stored extends StoredInstrument,
  Shown extends { version: number },
> {
  kind: 'lidar' | 'photometer';
  picture: 'lidar-picture' | 'photometer-picture';
  find: (db: Db, id: string) => Promise<Stored | undefined>;
  schema: ObjectSchema<AnyObject>;
  /** The record in the view of its facility or an evaluator. */
  load: (db: Db, id: string, view: View) => Promise<Shown | undefined>;
  /** The record after applying this input. */
  merged: (stored: Stored, input: Input) => Stored;
  /** The form values; `null` gives those of an empty form. */
  formValues: (stored: Stored | null) => object;
  names: (tx: Db, facilityId: string) => Promise<{ id: string; name: string }[]>;
  insert: (tx: Db, place: Place, input: Input) => Promise<void>;
  /** False if the record has a different version by now. */
  update: (tx: Db, recordVersion: RecordVersion, input: Input) => Promise<boolean>;
  remove: (tx: Db, id: string) => Promise<void>;
}
