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

/** What a final report approves for the processing of data, beside the acceptance; nothing with a "no". */
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
