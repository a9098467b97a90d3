import type { Instrument } from '@portal/domain';
import { formatDay } from '@portal/ui/core';
import type { Definition } from '@portal/ui/core';

type Described = Omit<Instrument, 'additional_info'>;

const DEGREE_DECIMALS = 4;
const degrees = (value: number | null) => value?.toFixed(DEGREE_DECIMALS);

/** One field serves both: when operation began, or when it shall begin. */
const dateLabel = ({ status }: Described) =>
  status?.code === 'operational' ? 'Operational since' : 'Planned operation date';

/** The lines that lidars and photometers share, in the order in which both show them. Units are in the labels. */
export const instrumentLines = (instrument: Described): Definition[] => [
  { label: 'Instrument name', value: instrument.name },
  { label: 'Latitude (°N)', value: degrees(instrument.latitude) },
  { label: 'Longitude (°E)', value: degrees(instrument.longitude) },
  { label: 'Altitude (m)', value: instrument.altitude?.toString() },
  { label: 'Status', value: instrument.status?.name },
  { label: dateLabel(instrument), value: formatDay(instrument.planned_operation_date) },
  { label: 'Type', value: instrument.type?.name },
  { label: 'Manufacturer', value: instrument.manufacturer },
];
