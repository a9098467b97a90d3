import {
  dayOf,
  hasPhotometerNear,
  LABEL_SETTINGS,
  METRES_PER_KM,
  type FieldError,
  type LabelProposalInput,
  type LabelRecord,
  type LabelScope,
  type SuspensionRequestInput,
} from '@portal/domain';
import { AppError } from '../../platform/errors/app-error';
import { conditionsOf } from './label-facts';
import { takeLabelStep, type LabelAction } from './take-label-step';

type ScopeInput = LabelProposalInput['scope'];

const UNKNOWN_LIDAR = 'Not a lidar of the facility with an approved configuration';
const UNKNOWN_PHOTOMETER = 'Not a photometer of the facility';
const TWICE = 'Named twice';
const NO_PHOTOMETER = `Choose a calibrated photometer within ${LABEL_SETTINGS.photometerWithin / METRES_PER_KM} km of a chosen lidar`;

const isRepeated = (ids: readonly string[], index: number) => ids.indexOf(ids[index] ?? '') !== index;

/** What is wrong with a scope, by what it can contain. */
function problemsOfScope({ lidars, photometers = [] }: ScopeInput, possible: LabelScope): FieldError[] {
  const problems: FieldError[] = [];
  const ids = lidars.map(({ _id }) => _id);
  lidars.forEach(({ _id, configurations }, index) => {
    const path = `scope.lidars[${index}]`;
    const lidar = possible.lidars.find((each) => each._id === _id);
    if (isRepeated(ids, index)) problems.push({ path: `${path}._id`, message: TWICE });
    const unknown = configurations.filter((number) => !lidar?.configurations.includes(number));
    if (!lidar) problems.push({ path: `${path}.configurations`, message: UNKNOWN_LIDAR });
    else if (unknown.length > 0)
      problems.push({ path: `${path}.configurations`, message: `Not approved: ${unknown.join(', ')}` });
  });
  photometers.forEach((id, index) => {
    const path = `scope.photometers[${index}]`;
    if (!possible.photometers.some(({ _id }) => _id === id)) problems.push({ path, message: UNKNOWN_PHOTOMETER });
    else if (isRepeated(photometers, index)) problems.push({ path, message: TWICE });
  });
  return problems;
}

/** The scope in the order in which it was offered, with the names of today. */
const toScope = ({ lidars, photometers = [] }: ScopeInput, possible: LabelScope): LabelScope => ({
  lidars: possible.lidars.flatMap(({ _id, name, configurations }) => {
    const chosen = lidars.find((lidar) => lidar._id === _id);
    if (!chosen) return [];
    return [{ _id, name, configurations: configurations.filter((number) => chosen.configurations.includes(number)) }];
  }),
  photometers: possible.photometers.filter(({ _id }) => photometers.includes(_id)),
});

/** Proposes a label or its renewal, with the conditions as they are at that time. */
export const proposeLabel = (
  action: LabelAction,
  kind: 'propose' | 'propose-renewal',
  { version, scope, note }: LabelProposalInput,
): Promise<LabelRecord> =>
  takeLabelStep(action, {
    kind,
    version,
    valuesOf: async ({ onDay: { proposable }, at }) => {
      const errors = problemsOfScope(scope, proposable.scope);
      const chosen = toScope(scope, proposable.scope);
      if (errors.length === 0 && !hasPhotometerNear(proposable.book, chosen, 'calibrated'))
        errors.push({ path: 'scope.photometers', message: NO_PHOTOMETER });
      if (errors.length > 0) throw new AppError('notSaved', 422, { errors });
      return {
        decidedOn: dayOf(at),
        reason: note ?? null,
        scope: chosen,
        conditions: conditionsOf(kind, proposable),
      };
    },
  });

/** Proposes the suspension of a label; whether it is suspended is decided outside. */
export const requestSuspension = (
  action: LabelAction,
  { version, reason }: SuspensionRequestInput,
): Promise<LabelRecord> =>
  takeLabelStep(action, {
    kind: 'request-suspension',
    version,
    valuesOf: async ({ at }) => ({ decidedOn: dayOf(at), reason }),
  });
