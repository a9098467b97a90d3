import {
  ADDITIONAL_FUNCTIONS,
  byCode,
  FEASIBILITY,
  FEATURES,
  flagTexts,
  INSTRUMENT_LOCATIONS,
  INSTRUMENT_STATUSES,
  INSTRUMENT_TYPES,
  MANDATORY_FEATURES,
} from '@portal/domain';
import type { Day, LidarFormValues, MandatoryFeature } from '@portal/domain';
import type { Advice } from './advice';
import type { LidarField } from './lidar-sections';
import { epochIn } from './typed-values';

// No code stands in both lists with different meanings.
const READINESS = [...ADDITIONAL_FUNCTIONS, ...FEATURES];

/** What is not even planned sets both bits of the feature code; the second sentence says it all. */
function onFeature(code: string) {
  const value = byCode(READINESS, code);
  if (!value || value.operational) return undefined;
  return flagTexts('feature', value.planned ? 1 : 2)[0];
}

const onFeatures = (values: LidarFormValues) =>
  Object.fromEntries(MANDATORY_FEATURES.map((name) => [name, onFeature(values[name])])) as Advice<MandatoryFeature>;

/** What to reconsider in a lidar apart from its channels, as of today. What is still empty is not spoken of. */
export function adviceOnLidar(values: LidarFormValues, today: Day): Advice<LidarField> {
  const facts = {
    type: byCode(INSTRUMENT_TYPES, values.type),
    location: byCode(INSTRUMENT_LOCATIONS, values.location),
    status: byCode(INSTRUMENT_STATUSES, values.status),
    planned_operation_date: epochIn(values.planned_operation_date),
  };
  const failed = (wanted: number) => FEASIBILITY.find(({ bit, fails }) => bit === wanted && fails(facts, today));
  return {
    ...onFeatures(values),
    ...(facts.type && { type: failed(1)?.text }),
    ...(facts.location && { location: failed(2)?.text }),
    ...(facts.status?.uses_planned_date && { planned_operation_date: failed(4)?.text }),
  };
}
