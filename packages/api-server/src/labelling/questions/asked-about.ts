import { componentOf, day, fieldAt, isCorrectable, type Day, type QuestionInput } from '@portal/domain';
import { refusedField } from '../../platform/errors/app-error';
import type { LoadedFacility } from '../facilities/load-facility';

/** The instrument of a question with its current name. */
export interface AskedInstrument {
  id: string;
  name: string;
  kind: 'lidar' | 'photometer';
}

const NO_INSTRUMENT = 'There is no such instrument in this application.';
const NO_ASPECT = 'This instrument is not evaluated on this aspect.';
const NOT_SAID = 'Choose the instrument that is evaluated on this aspect.';
const NO_SYNERGY = 'The synergy is evaluated for the facility as a whole, not for an instrument.';
const NO_FIELD = 'This field cannot be opened for correction.';
const NOTHING_TO_CORRECT = 'Choose the instrument whose fields are opened.';
const NO_DAY = 'Say until when the fields are open.';
const TOO_LATE = 'Fields can be opened until the preliminary report only.';
const PAST = 'Must be today or later';

function instrumentOf({ lidars, photometers }: LoadedFacility, id: string | null | undefined): AskedInstrument | null {
  if (!id) return null;
  const isAsked = (one: { id: string }) => one.id === id;
  const lidar = lidars.find(isAsked);
  const photometer = photometers.find(isAsked);
  if (lidar) return { id, name: lidar.name, kind: 'lidar' };
  if (photometer) return { id, name: photometer.name, kind: 'photometer' };
  throw refusedField('instrument', NO_INSTRUMENT);
}

function mustBeOf(instrument: AskedInstrument | null, aspect: QuestionInput['aspect']) {
  if (!aspect) return;
  if (aspect === 'synergy') {
    if (instrument) throw refusedField('aspect', NO_SYNERGY);
    return;
  }
  if (!instrument) throw refusedField('instrument', NOT_SAID);
  if (!componentOf(aspect)?.startsWith(instrument.kind)) throw refusedField('aspect', NO_ASPECT);
}

/** Pictures are not typed in and become public at once, so they cannot be opened for correction. */
function mustBeCorrectable(
  { application }: LoadedFacility,
  instrument: AskedInstrument | null,
  { fields = [], until }: QuestionInput,
) {
  if (fields.length === 0) return;
  if (!isCorrectable(application.status)) throw refusedField('fields', TOO_LATE);
  if (!instrument) throw refusedField('instrument', NOTHING_TO_CORRECT);
  if (!until) throw refusedField('until', NO_DAY);
  for (const [at, path] of fields.entries()) {
    const field = fieldAt(instrument.kind, path);
    if (!field || field.control === 'pictures') throw refusedField(`fields[${at}]`, NO_FIELD);
  }
}

/** The subject of a question; parts that do not fit the application are refused on their own fields. */
export function askedAbout(loaded: LoadedFacility, input: QuestionInput, today: Day) {
  const instrument = instrumentOf(loaded, input.instrument);
  mustBeOf(instrument, input.aspect);
  mustBeCorrectable(loaded, instrument, input);
  const until = day(input.until);
  if (until !== null && until < today) throw refusedField('until', PAST);
  return { instrument, aspect: input.aspect ?? null, fields: [...new Set(input.fields)], until };
}
