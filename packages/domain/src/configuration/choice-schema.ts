import { array, boolean, number } from 'yup';
import type { InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { emptyAsNull, NOT_A_NUMBER } from '../fields/quantity';
import { reference } from '../fields/reference';
import { optionalLine, optionalText, REQUIRED, text } from '../fields/text';
import { LENGTHS } from '../limits/limits';

const MAX_ID = 2_147_483_647;
const MAX_LIDARS = 50;
const MAX_CHANNELS = 200;
const STATION = /^[a-z]{3}$/;

/** An id of the processing chain. If absent, the earlier value is kept; `null` removes it. */
const chainId = () =>
  number()
    .transform(emptyAsNull)
    .typeError(NOT_A_NUMBER)
    .integer('Must be a whole number')
    .min(1, `Must be between 1 and ${MAX_ID}`)
    .max(MAX_ID, `Must be between 1 and ${MAX_ID}`)
    .nullable();

const stationId = () =>
  optionalText()
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .test('station', 'Must be three letters', (value) => !value || STATION.test(value));

const chosenChannel = form({ string_id: text().required(REQUIRED), channel_id: chainId() });

const chosenLidar = form({
  lidar: reference().required(REQUIRED),
  is_included: boolean().typeError('Must be yes or no'),
  /** Required if the choice differs from the default. */
  reason: text(LENGTHS.reason),
  lidar_id: chainId(),
  version_id: chainId(),
  configuration_id: chainId(),
  configuration_name: optionalLine(LENGTHS.facilityName),
  channels: array().of(chosenChannel).typeError('Must be a list').max(MAX_CHANNELS, `At most ${MAX_CHANNELS} channels`),
});

/** The choices of CARS for an operational configuration: included lidars, with their ids in the processing chain. */
export const configurationChoiceSchema = exact(
  form({
    station_id: stationId(),
    lidars: array().of(chosenLidar).typeError('Must be a list').max(MAX_LIDARS, `At most ${MAX_LIDARS} lidars`),
  }),
);
export type ConfigurationChoiceInput = InferType<typeof configurationChoiceSchema>;
export type ChosenLidarInput = InferType<typeof chosenLidar>;

/** A new version of an operational configuration. `version` is the one it is based on. */
export const newConfigurationSchema = exact(
  form({
    version: number()
      .typeError(NOT_A_NUMBER)
      .integer('Must be a whole number')
      .min(0, 'Must be 0 or more')
      .max(MAX_ID, `Must be at most ${MAX_ID}`)
      .required(REQUIRED),
    reason: text(LENGTHS.reason).required(REQUIRED),
    configuration: configurationChoiceSchema,
  }),
);
export type NewConfigurationInput = InferType<typeof newConfigurationSchema>;

/** The reason for withdrawing an operational configuration. */
export const withdrawConfigurationSchema = exact(form({ reason: text(LENGTHS.reason).required(REQUIRED) }));
