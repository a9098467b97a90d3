import type { LabelProposalInput, LabelScope } from '@portal/domain';
import { labelProposalSchema, problems } from '@portal/domain';

/** A proposal as it is typed: chosen configurations as "lidar:number", and chosen photometers by id. */
export interface ProposeValues {
  configurations: string[];
  photometers: string[];
  note: string;
}

/** The value of a configuration in the form. */
export const configurationKey = (lidar: string, number: number) => `${lidar}:${number}`;

/** A proposal of everything that the scope can contain. */
export const proposeValues = ({ lidars, photometers }: LabelScope): ProposeValues => ({
  configurations: lidars.flatMap(({ _id, configurations }) =>
    configurations.map((number) => configurationKey(_id, number)),
  ),
  photometers: photometers.map(({ _id }) => _id),
  note: '',
});

/** Only what the scope can still contain is sent: a draft may be older than it. */
const asBody = ({ configurations, photometers, note }: ProposeValues, scope: LabelScope, version: number) => ({
  version,
  scope: {
    lidars: scope.lidars
      .map(({ _id, configurations: numbers }) => ({
        _id,
        configurations: numbers.filter((number) => configurations.includes(configurationKey(_id, number))),
      }))
      .filter(({ configurations: chosen }) => chosen.length > 0),
    photometers: scope.photometers.flatMap(({ _id }) => (photometers.includes(_id) ? [_id] : [])),
  },
  note,
});

export const proposeBody = (values: ProposeValues, scope: LabelScope, version: number): LabelProposalInput =>
  labelProposalSchema.cast(asBody(values, scope, version));

/** The field of the form that a path of the server is about. */
export function proposeField(path: string): string {
  if (path.startsWith('scope.photometers')) return 'photometers';
  return path.startsWith('scope') ? 'configurations' : path;
}

/** What is wrong with a proposal, by field. */
export const proposeProblems = (values: ProposeValues, scope: LabelScope, version: number): Record<string, string> =>
  Object.fromEntries(
    problems(labelProposalSchema, asBody(values, scope, version)).map(({ path, message }) => [
      proposeField(path),
      message,
    ]),
  );
