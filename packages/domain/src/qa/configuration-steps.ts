import { CATALOGUE } from '../errors/catalogue';
import type { ConfigurationStatus } from './configuration';
import type { MissingTest } from './configuration-tests';
import { qaTestType } from './test-types';

export type ConfigurationStep = 'approve' | 'suspend' | 'reinstate' | 'supersede' | 'retire';

/** The facts about a configuration that its steps depend on. */
export interface ConfigurationFacts {
  configurationStatus?: ConfigurationStatus;
  /** Required tests without a valid result for this configuration; undefined if that was not determined. */
  missingTests?: readonly MissingTest[];
}

interface ConfigurationStepRow {
  from: readonly ConfigurationStatus[];
  to: ConfigurationStatus;
  /** A requirement in addition to the state. */
  needs?: (facts: ConfigurationFacts) => boolean;
  refusal: string;
}

/**
 * The workflow of a configuration, which is provisional from the initial acceptance of its facility on. Who may take
 * which step is in the table of capabilities. The portal supersedes a configuration when another one of the same lidar
 * with the same id in the processing chain is approved.
 */
export const CONFIGURATION_STEPS: Record<ConfigurationStep, ConfigurationStepRow> = {
  approve: {
    from: ['provisional'],
    to: 'approved',
    needs: ({ missingTests }) => missingTests?.length === 0,
    refusal: 'Only a provisional configuration can be approved.',
  },
  suspend: { from: ['approved'], to: 'suspended', refusal: 'Only an approved configuration can be suspended.' },
  reinstate: { from: ['suspended'], to: 'approved', refusal: 'Only a suspended configuration can be reinstated.' },
  supersede: {
    from: ['approved', 'suspended'],
    to: 'superseded',
    refusal: 'Only a configuration that was approved can be superseded.',
  },
  retire: {
    from: ['provisional', 'approved', 'suspended'],
    to: 'retired',
    refusal: 'This configuration is not in use, or not yet.',
  },
};

const isIn = (step: ConfigurationStep, { configurationStatus }: ConfigurationFacts) =>
  configurationStatus !== undefined && CONFIGURATION_STEPS[step].from.includes(configurationStatus);

/** Whether the state of a configuration allows a step. */
export const allowsConfigurationStep = (step: ConfigurationStep, facts: ConfigurationFacts): boolean =>
  isIn(step, facts) && CONFIGURATION_STEPS[step].needs?.(facts) !== false;

/** The refusal of a step that the state does not allow. */
export const configurationRefusal = (step: ConfigurationStep) => ({
  status: 409 as const,
  code: CATALOGUE.notSaved.code,
  message: CONFIGURATION_STEPS[step].refusal,
});

const UNTESTED = 'Not every test that this configuration requires is valid.';

const toError = ({ type, names }: MissingTest) => ({
  path: type,
  message: `${qaTestType(type).name}: ${names.join(', ')}`,
});

/** The refusal of an approval for which only tests are missing, which names them. */
export function untestedRefusal(facts: ConfigurationFacts) {
  const { missingTests = [] } = facts;
  if (!isIn('approve', facts) || missingTests.length === 0) return undefined;
  return { ...configurationRefusal('approve'), message: UNTESTED, errors: missingTests.map(toError) };
}
