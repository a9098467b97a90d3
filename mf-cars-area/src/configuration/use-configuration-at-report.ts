import { chooseConfiguration } from '@portal/domain';
import type { ConfigurationChoice, ConfigurationChoiceInput, ReviewedApplication } from '@portal/domain';
import { useMemo } from 'react';
import { useListConfigurationsQuery } from '../api/configurations';
import { problemsIn, toInput, toValues } from './configuration-values';
import type { ConfigurationValues } from './configuration-values';

interface Read {
  problems: Record<string, string> | null;
  /** `undefined` if nothing differs from the default. */
  input?: ConfigurationChoiceInput;
}

const NOTHING: Read = { problems: null };

interface When {
  /** Whether a final report can be issued, at once or with a reason for the missing plan. */
  isNear: boolean;
  isOpen: boolean;
}

interface ConfigurationAtReport {
  /** Whether it is still loading; input typed before would be lost. */
  isLoading: boolean;
  /**
   * The configuration that the final report approves by default; `undefined` until it is loaded, or if no final report
   * can be issued.
   */
  start: ConfigurationChoice | undefined;
  values: ConfigurationValues | undefined;
  /** The choices made with an acceptance; a "no" approves nothing. */
  read: (acceptance: string, values: ConfigurationValues | undefined) => Read;
}

/** The operational configuration of a final report: the default and the choices that differ from it. */
export function useConfigurationAtReport(
  application: ReviewedApplication,
  { isNear, isOpen }: When,
): ConfigurationAtReport {
  const { lidars, facility } = application;
  const { currentData: versions, isError } = useListConfigurationsQuery(facility._id, { skip: !isNear });
  const start = useMemo(() => {
    if (!isOpen || !versions) return undefined;
    const [choice] = versions;
    return chooseConfiguration(lidars, undefined, choice && { choice, isSameReport: false });
  }, [isOpen, versions, lidars]);
  const values = useMemo(() => start && toValues(start), [start]);
  const read: ConfigurationAtReport['read'] = (acceptance, typed) => {
    if (!start || !typed || acceptance === 'no' || JSON.stringify(typed) === JSON.stringify(values)) return NOTHING;
    const problems = problemsIn(start, typed, 'report');
    return problems ? { problems } : { problems, input: toInput(start, typed) };
  };
  return { isLoading: isNear && !versions && !isError, start, values, read };
}
