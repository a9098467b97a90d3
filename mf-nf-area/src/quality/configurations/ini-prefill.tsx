import { QA_SETTINGS, readConfigurationIni } from '@portal/domain';
import type { ConfigurationReading } from '@portal/domain';
import { useFormikContext } from '@portal/ui/form';
import { FileDrop } from '@portal/ui/upload';
import { useState } from 'react';
import { CONFIGURATION_MESSAGES } from './messages';
import { channelsToLookAt, withReading } from './configuration-values';
import type { ConfigurationValues } from './configuration-values';

const { ini: texts } = CONFIGURATION_MESSAGES;

const ENDINGS = ['ini', 'txt'];

interface IniPrefillProps {
  offered: readonly string[];
  /** Called when values were filled in, with the channels of which something is left to look at. */
  onRead: (channels: readonly string[]) => void;
}

/** Fills the form in from a file that ATLAS reads, and says line by line what is missing or was not taken. */
export function IniPrefill({ offered, onRead }: IniPrefillProps) {
  const { values, setValues } = useFormikContext<ConfigurationValues>();
  const [reading, setReading] = useState<ConfigurationReading | null>(null);
  const [problem, setProblem] = useState<string | undefined>();

  async function take([file]: readonly File[]) {
    const bytes = await file?.arrayBuffer().catch(() => null);
    const read = bytes ? readConfigurationIni(new TextDecoder().decode(bytes), offered) : null;
    const isRead = read !== null && !('problem' in read);
    setReading(isRead ? read : null);
    setProblem(isRead ? undefined : read === null ? texts.gone : texts.notRead(read.problem));
    if (!isRead) return;
    const filled = withReading(values, read);
    onRead(channelsToLookAt(filled, read));
    void setValues(filled);
  }

  return (
    <>
      <FileDrop
        label={texts.prefill}
        hint={texts.prefillHint}
        accept={ENDINGS}
        maxBytes={QA_SETTINGS.reader.maxText}
        onFiles={(files) => void take(files)}
        problem={problem}
      />
      <output>{reading && <Findings reading={reading} />}</output>
    </>
  );
}

function Findings({ reading: { system, channels, findings } }: { reading: ConfigurationReading }) {
  return (
    <div className="nf-stack nf-qa-findings">
      <p>{texts.filled(Object.keys(system).length, channels.length)}</p>
      {findings.length > 0 && (
        <>
          <p>{texts.findings(findings.length)}</p>
          <ul>
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
