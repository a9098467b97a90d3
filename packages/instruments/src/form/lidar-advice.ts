import { FEASIBILITY, flagTexts, LIDAR_FIELDS, MANDATORY_FEATURES, readOf } from '@portal/domain';
import type { Day, FeatureFacts, LidarFormValues, MandatoryFeature, Readiness } from '@portal/domain';
import type { Advice } from './advice';

/** An unplanned feature sets both bits of the feature code; the second sentence covers both. */
function onFeature(value: Readiness | null) {
  if (!value || value.operational) return undefined;
  return flagTexts('feature', value.planned ? 1 : 2)[0];
}

const onFeatures = (lidar: FeatureFacts) =>
  Object.fromEntries(MANDATORY_FEATURES.map((name) => [name, onFeature(lidar[name])])) as Advice<MandatoryFeature>;

/** Advice on a lidar without its channels, as of `today`. Empty fields receive none. */
export function adviceOnLidar(values: LidarFormValues, today: Day): Advice<keyof typeof LIDAR_FIELDS> {
  const facts = readOf(LIDAR_FIELDS, values);
  const failed = (code: number) => FEASIBILITY.find(({ bit, fails }) => bit === code && fails(facts, today));
  return {
    ...onFeatures(facts),
    ...(facts.type && { type: failed(1)?.text }),
    ...(facts.location && { location: failed(2)?.text }),
    ...(facts.status?.uses_planned_date &&
      facts.planned_operation_date !== null && {
        planned_operation_date: failed(4)?.text,
      }),
  };
}
