import type { View } from '@portal/domain';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Db } from '../../platform/db/client';
import type { RecordVersion } from './write-instruments.store';

/** What every instrument has, whatever else its row holds. */
export interface StoredInstrument {
  row: RecordVersion & { facilityId: string; name: string; pictureId: string | null };
}

/** What every form of an instrument sends, whatever else it has. */
export interface SentInstrument {
  name: string;
  pictures?: readonly string[] | undefined;
  version?: number | undefined;
}

/** An instrument by its own id and its facility. */
export interface Place {
  id: string;
  facilityId: string;
}

/** Lidar or photometer: all that differs between the two where they are added, changed and deleted. */
export interface InstrumentKind<
  Input extends SentInstrument,
  Stored extends StoredInstrument,
  Shown extends { version: number },
> {
  kind: 'lidar' | 'photometer';
  picture: 'lidar-picture' | 'photometer-picture';
  find: (db: Db, id: string) => Promise<Stored | undefined>;
  /** What is sent to change it. */
  schema: ObjectSchema<AnyObject>;
  /** The record as its facility or an evaluator sees it. */
  load: (db: Db, id: string, view: View) => Promise<Shown | undefined>;
  /** What the record would be with this input. */
  merged: (stored: Stored, input: Input) => Stored;
  /** The values of the form; nothing stored is an empty form. */
  formValues: (stored: Stored | null) => object;
  /** The names of all of a facility. */
  names: (tx: Db, facilityId: string) => Promise<{ id: string; name: string }[]>;
  insert: (tx: Db, place: Place, input: Input) => Promise<void>;
  /** False when the record has another version by now. */
  update: (tx: Db, recordVersion: RecordVersion, input: Input) => Promise<boolean>;
  remove: (tx: Db, id: string) => Promise<void>;
}
