import { choiceErrors, configurationChoiceSchema } from '@portal/domain';
import type { Approver, ChosenLidar, ConfigurationChoice, ConfigurationChoiceInput } from '@portal/domain';

/** A lidar in the form; all values are text. */
interface LidarValues {
  is_included: string;
  reason: string;
  lidar_id: string;
  version_id: string;
  configuration_id: string;
  configuration_name: string;
  /** Ids of channels in the order of the choice. */
  channels: string[];
}

/** An operational configuration in the form; lidars in the order of the initial choice. */
export interface ConfigurationValues {
  station_id: string;
  lidars: LidarValues[];
}

const shown = (value: string | number | null) => String(value ?? '');

/** The form values of a choice. */
export const toValues = ({ station_id, lidars }: ConfigurationChoice): ConfigurationValues => ({
  station_id: shown(station_id),
  lidars: lidars.map((lidar) => ({
    is_included: lidar.is_included ? 'yes' : 'no',
    reason: shown(lidar.reason),
    lidar_id: shown(lidar.lidar_id),
    version_id: shown(lidar.version_id),
    configuration_id: shown(lidar.configuration_id),
    configuration_name: shown(lidar.configuration_name),
    channels: lidar.channels.map(({ channel_id }) => shown(channel_id)),
  })),
});

const typedLidar = ({ lidar, channels }: ChosenLidar, values: LidarValues | undefined) => ({
  ...values,
  lidar,
  is_included: values?.is_included !== 'no',
  channels: channels.map(({ string_id }, at) => ({ string_id, channel_id: values?.channels[at] ?? '' })),
});

const typed = (start: ConfigurationChoice, { station_id, lidars }: ConfigurationValues) => ({
  station_id,
  lidars: start.lidars.map((lidar, at) => typedLidar(lidar, lidars[at])),
});

/** The request body for valid form values. */
export const toInput = (start: ConfigurationChoice, values: ConfigurationValues): ConfigurationChoiceInput =>
  configurationChoiceSchema.cast(typed(start, values));

interface Refused {
  path?: string;
  message: string;
}

function schemaErrors(value: object): Refused[] {
  try {
    configurationChoiceSchema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    const { inner = [] } = error as { inner?: Refused[] };
    return inner.map(({ path, message }) => ({ path: `configuration.${path}`, message }));
  }
}

/** Messages keyed by field name: the server's `lidars[0]` is `lidars.0` in a form. */
export const byField = (messages: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [
      path
        .replaceAll(/\[(\d+)\]/g, '.$1')
        .replace(/[.](channel_id|string_id)$/, '')
        // Messages about all lidars are shown at the first one.
        .replace(/[.]lidars$/, '.lidars.0.is_included'),
      message,
    ]),
  );

/** The problems of the typed values, by field; `null` if there are none. */
export function problemsIn(
  start: ConfigurationChoice,
  values: ConfigurationValues,
  by: Approver,
): Record<string, string> | null {
  const problems = schemaErrors(typed(start, values));
  if (problems.length === 0) {
    const sent = toInput(start, values);
    const chosen = { ...start, lidars: start.lidars.map((lidar, at) => ({ ...lidar, ...sent.lidars?.[at] })) };
    // The server uses the same function.
    problems.push(...choiceErrors(chosen as ConfigurationChoice, sent, by));
  }
  if (problems.length === 0) return null;
  return byField(Object.fromEntries(problems.toReversed().map(({ path = '', message }) => [path, message])));
}
