import type { ConfigurationChoice } from '@portal/domain';
import { Disclosure } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { ConfigurationFields } from './configuration-fields';
import type { ConfigurationValues } from './configuration-values';
import { MESSAGES as texts } from './messages';

interface Values {
  acceptance?: string;
  configuration?: ConfigurationValues;
}

/** The configuration approved by a final report, beside the acceptance; empty for a "no". */
export function ConfigurationAtReport({ start }: { start: ConfigurationChoice }) {
  const { acceptance, configuration } = useFormikContext<Values>().values;
  if (!configuration || (acceptance !== 'yes' && acceptance !== 'conditionally')) return null;
  const taken = configuration.lidars.filter(({ is_included }) => is_included === 'yes').length;
  return (
    <Disclosure summary={texts.atReport(taken, start.lidars.length)}>
      <div className="cars-stack">
        <p>{texts.intro}</p>
        <ConfigurationFields start={start} />
      </div>
    </Disclosure>
  );
}
