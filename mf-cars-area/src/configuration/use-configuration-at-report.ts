import { chooseConfiguration } from '@portal/domain';
import type { ConfigurationChoice, ConfigurationChoiceInput, ReviewedApplication } from '@portal/domain';
import { useMemo } from 'react';
import { useListConfigurationsQuery } from '../api/configurations';
import { problemsIn, toInput, toValues } from './configuration-values';
import type { ConfigurationValues } from './configuration-values';

interface Read {
  problems: Record<string, string> | null;
  /** `undefined` where nothing differs from the default. */
  input?: ConfigurationChoiceInput;
}

const NOTHING: Read = { problems: null };

interface When {
  /** A final report can be issued, as it is or once it is said why there is no plan. */
  isNear: boolean;
  isOpen: boolean;
}

interface ConfigurationAtReport {
  /** It is not known yet; what is typed before would be lost when it comes. */
  isLoading: boolean;
  /** What the final report approves by default; `undefined` until it is known, and where it is not the time. */
  start: ConfigurationChoice | undefined;
  values: ConfigurationValues | undefined;
  /** What was chosen with an acceptance; a "no" approves nothing. */
  read: (acceptance: string, values: ConfigurationValues | undefined) => Read;
}

/** The operational configuration that goes with a final report: the default, and what was chosen instead. */
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
