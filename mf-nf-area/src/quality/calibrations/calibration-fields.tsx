import type { PhotometerCalibration } from '@portal/domain';
import {
  CALIBRATION_CENTRES,
  CALIBRATION_CHECKS,
  CALIBRATION_KINDS,
  CALIBRATION_RESULTS,
  CHECK_STATES,
  CALIBRATION_DAY_FIELDS,
} from '@portal/domain';
import { Button, Disclosure, Icon } from '@portal/ui/core';
import {
  DateField,
  FieldGrid,
  FieldSpan,
  NumberField,
  SelectField,
  TextField,
  useFormikContext,
} from '@portal/ui/form';
import { CALIBRATION_MESSAGES as texts } from './messages';
import { emptyChannel } from './calibration-values';
import type { CalibrationValues } from './calibration-values';

const optionsOf = (list: readonly { code: string; name: string }[]) =>
  list.map(({ code, name }) => ({ value: code, label: name }));
const CENTRES = optionsOf(CALIBRATION_CENTRES);
const KINDS = optionsOf(CALIBRATION_KINDS);
const RESULTS = optionsOf(CALIBRATION_RESULTS);
const STATES = CHECK_STATES.map((value) => ({ value, label: texts.states[value] }));

/** The fields of a calibration: where it is made, its days, channels and checks, and its result. */
export function CalibrationFields({ saved }: { saved: PhotometerCalibration | null }) {
  return (
    <>
      <TextField name="instrument_number" label={texts.number} required />
      <SelectField name="centre" label={texts.centre} options={CENTRES} required />
      <SelectField name="kind" label={texts.kind} options={KINDS} required />
      <TextField name="network_project_id" label={texts.project} hint={texts.projectHint} />
      {CALIBRATION_DAY_FIELDS.map((name) => (
        <DateField
          key={name}
          name={name}
          label={texts.days[name]}
          hint={name === 'sent_at' ? texts.awayHint : undefined}
        />
      ))}
      <SelectField name="result" label={texts.result} options={RESULTS} emptyLabel={texts.noResult} />
      <DateField name="valid_until" label={texts.validUntil} hint={texts.validHint} />
      <FieldSpan>
        <Disclosure summary={texts.channelsTitle} open={saved !== null && saved.channels.length > 0}>
          <Channels />
        </Disclosure>
      </FieldSpan>
      <FieldSpan>
        <Disclosure summary={texts.checksTitle}>
          <FieldGrid>
            {CALIBRATION_CHECKS.map((name) => (
              <SelectField
                key={name}
                name={`checks.${name}`}
                label={texts.checks[name]}
                options={STATES}
                emptyLabel={null}
              />
            ))}
          </FieldGrid>
        </Disclosure>
      </FieldSpan>
    </>
  );
}

function Channels() {
  const { values, setFieldValue } = useFormikContext<CalibrationValues>();
  const { channels } = values;
  const write = (next: CalibrationValues['channels']) => void setFieldValue('channels', next);
  return (
    <div className="nf-stack">
      <p className="nf-soft">{texts.channelsHint}</p>
      {channels.map(({ nm }, index) => (
        // Rows are only added at the end; a removed one takes its values with it.
        // eslint-disable-next-line react/no-array-index-key
        <fieldset key={index} className="nf-qa-channel">
          <legend>{texts.wavelength(nm)}</legend>
          <NumberField name={`channels.${index}.nm`} label={texts.channel.nm} unit="nm" />
          <NumberField name={`channels.${index}.v0`} label={texts.channel.v0} />
          <NumberField name={`channels.${index}.u_percent`} label={texts.channel.u_percent} unit="%" />
          <NumberField name={`channels.${index}.shift_percent`} label={texts.channel.shift_percent} unit="%" />
          <Button
            icon={<Icon name="delete" />}
            aria-label={texts.removeChannel(nm)}
            onClick={() => write(channels.filter((_channel, at) => at !== index))}
          />
        </fieldset>
      ))}
      <div>
        <Button icon={<Icon name="add" />} onClick={() => write([...channels, emptyChannel()])}>
          {texts.addChannel}
        </Button>
      </div>
    </div>
  );
}
