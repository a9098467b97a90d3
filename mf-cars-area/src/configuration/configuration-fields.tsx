import type { ChosenLidar, ConfigurationChoice } from '@portal/domain';
import { Disclosure } from '@portal/ui/core';
import { FieldGrid, NumberField, SelectField, TextField, useFormikContext } from '@portal/ui/form';
import type { ConfigurationValues } from './configuration-values';
import { MESSAGES as texts } from './messages';

const PLACES = [
  { value: 'yes', label: texts.places.yes },
  { value: 'no', label: texts.places.no },
];

/**
 * The lidars of an operational configuration: whether they are included, and their ids; for a form whose values contain
 * `configuration`.
 */
export function ConfigurationFields({ start }: { start: ConfigurationChoice }) {
  return (
    <>
      <TextField name="configuration.station_id" label={texts.station} hint={texts.stationHint} />
      {start.lidars.length === 0 && <p>{texts.noLidars}</p>}
      {start.lidars.map((lidar, at) => (
        <LidarFields key={lidar.lidar} lidar={lidar} at={at} />
      ))}
    </>
  );
}

function LidarFields({ lidar, at }: { lidar: ChosenLidar; at: number }) {
  const { configuration } = useFormikContext<{ configuration: ConfigurationValues }>().values;
  const name = (field: string) => `configuration.lidars.${at}.${field}`;
  const isIncluded = configuration.lidars[at]?.is_included === 'yes';
  return (
    <Disclosure
      summary={<span className="cars-text">{texts.summary(lidar.name, isIncluded)}</span>}
      sectionTitle={lidar.name}
    >
      <FieldGrid>
        <SelectField
          name={name('is_included')}
          label={texts.place(lidar.name)}
          options={PLACES}
          hint={texts.byDefault(lidar.left_out_by_default)}
        />
        <TextField name={name('reason')} label={texts.reason} hint={texts.reasonHint} />
        <NumberField name={name('lidar_id')} label={texts.lidarId} />
        <NumberField name={name('version_id')} label={texts.versionId} />
        <NumberField name={name('configuration_id')} label={texts.configurationId} />
        <TextField name={name('configuration_name')} label={texts.configurationName} />
      </FieldGrid>
      {lidar.channels.length > 0 && (
        <Disclosure summary={texts.channels(lidar.channels.length)}>
          <FieldGrid>
            {lidar.channels.map(({ string_id }, channel) => (
              <NumberField key={string_id} name={name(`channels.${channel}`)} label={texts.channel(string_id)} />
            ))}
          </FieldGrid>
        </Disclosure>
      )}
    </Disclosure>
  );
}
