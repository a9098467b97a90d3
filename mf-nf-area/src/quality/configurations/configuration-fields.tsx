import { Disclosure } from '@portal/ui/core';
import {
  CheckboxGroupField,
  FieldGrid,
  FieldSpan,
  NumberField,
  SelectField,
  TextField,
  useFormikContext,
} from '@portal/ui/form';
import { useState } from 'react';
import { CONFIGURATION_MESSAGES as texts } from './messages';
import { channelSummary } from './channel-summary';
import { IniPrefill } from './ini-prefill';
import type { ConfigurationValues } from './configuration-values';

const { channel: words } = texts;

/** The fields of a configuration: its ids, the choice of channels, and a folded section for each chosen channel. */
export function ConfigurationFields({ offered }: { offered: readonly string[] }) {
  const { chosen } = useFormikContext<ConfigurationValues>().values;
  /** Channels of which a file has left something to look at. */
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      <FieldSpan>
        <IniPrefill offered={offered} onRead={setOpen} />
      </FieldSpan>
      <TextField name="name" label={texts.name} hint={texts.nameHint} required />
      <TextField name="station_id" label={texts.station} hint={texts.stationHint} required />
      <NumberField name="scc_lidar_id" label={texts.lidarId} required />
      <NumberField name="scc_version_id" label={texts.versionId} required />
      <NumberField name="scc_configuration_id" label={texts.configurationId} required />
      <FieldSpan>
        <CheckboxGroupField
          name="chosen"
          label={texts.chosen}
          options={offered.map((value) => ({ value, label: value }))}
          required
        />
      </FieldSpan>
      {offered
        .filter((shortName) => chosen.includes(shortName))
        .map((shortName) => (
          <FieldSpan key={shortName}>
            <ChannelSection shortName={shortName} isOpen={open.includes(shortName)} />
          </FieldSpan>
        ))}
    </>
  );
}

/** The short names that a channel can have: where the application leaves the geometry open, it can be stated. */
const geometriesOf = (shortName: string) => {
  const stem = shortName.slice(0, -1);
  return [
    { value: shortName, label: words.geometries.x },
    { value: `${stem}r`, label: words.geometries.r },
    { value: `${stem}t`, label: words.geometries.t },
  ];
};

const OPTICS = ['g_r', 'g_t', 'h_r', 'h_t', 'k'] as const;

function ChannelSection({ shortName, isOpen }: { shortName: string; isOpen: boolean }) {
  const path = `channels.${shortName}`;
  const { channels } = useFormikContext<ConfigurationValues>().values;
  const summary = (
    <span>
      {shortName} <span className="nf-soft">{channelSummary(shortName, channels[shortName])}</span>
    </span>
  );
  return (
    <Disclosure summary={summary} sectionTitle={shortName} open={isOpen}>
      <FieldGrid>
        {shortName.endsWith('x') && (
          <SelectField
            name={`${path}.short_name`}
            label={words.geometry}
            options={geometriesOf(shortName)}
            emptyLabel={null}
          />
        )}
        <NumberField name={`${path}.scc_channel_id`} label={words.scc_channel_id} />
        <TextField name={`${path}.recorder_channel_id`} label={words.recorder_channel_id} />
        <NumberField name={`${path}.laser`} label={words.laser} />
        <NumberField name={`${path}.dead_time`} label={words.dead_time} unit="ns" />
        <NumberField name={`${path}.trigger_delay`} label={words.trigger_delay} unit="ns" />
        <NumberField name={`${path}.first_signal_rangebin`} label={words.first_signal_rangebin} />
        <NumberField name={`${path}.filter_fwhm`} label={words.filter_fwhm} unit="nm" />
      </FieldGrid>
      <Disclosure summary={texts.optics} sectionTitle={`${shortName}: ${texts.optics}`}>
        <FieldGrid>
          <NumberField name={`${path}.background_low`} label={words.background_low} />
          <NumberField name={`${path}.background_high`} label={words.background_high} />
          {OPTICS.map((name) => (
            <NumberField key={name} name={`${path}.${name}`} label={words[name]} />
          ))}
        </FieldGrid>
      </Disclosure>
    </Disclosure>
  );
}
