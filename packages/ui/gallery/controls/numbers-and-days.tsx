import { DatePicker, InputNumber } from 'antd';
import { useState } from 'react';
import { DateInput } from '../../src/filter';
import { DateField, NumberField } from '../../src/form';
import { isDay } from '../../src/core/format';
import { AntdField } from '../antd-field';
import type { Control } from '../control';
import { FieldStates } from '../field-states';

const MAX_PERCENT = 100;

const aPercentage = (value: string) => {
  if (value === '') return undefined;
  if (!Number.isFinite(Number(value.replace(',', '.')))) return 'Must be a number';
  return Number(value.replace(',', '.')) > MAX_PERCENT ? `Must be at most ${MAX_PERCENT}` : undefined;
};
const aDay = (value: string) => (value === '' || isDay(value) ? undefined : 'Must be a date, yyyy-mm-dd');

function DayOfFilter() {
  const [day, setDay] = useState('2026-03-04');
  return <DateInput label="Changed since" value={day} min="2026-01-01" max="2026-12-31" onChange={setDay} />;
}

export const NUMBERS_AND_DAYS: readonly Control[] = [
  {
    id: 'number',
    title: 'Number with a unit',
    from: 'the portal',
    parts: ['NumberField'],
    because: 'A text input whose unit is part of its description. antd silently turns 12,5 into 125 and 150 into 100.',
    shown: (
      <FieldStates
        label="Humidity"
        empty=""
        filled="12.5"
        wrong="150"
        check={aPercentage}
        advice="Of the last calibration"
        field={(props) => <NumberField {...props} unit="%" step={0.5} />}
      />
    ),
    counterpart: {
      name: 'InputNumber',
      shown: (
        <AntdField label="Humidity">{(id) => <InputNumber id={id} min={0} max={MAX_PERCENT} suffix="%" />}</AntdField>
      ),
    },
  },
  {
    id: 'date',
    title: 'Day',
    from: 'the portal',
    parts: ['DateField', 'CalendarButton', 'DateInput'],
    because:
      'A text input with a button for the browser’s own calendar. In antd’s, no day can be selected with the keyboard, and mistyped text is lost.',
    shown: (
      <>
        <FieldStates
          label="Planned operation date"
          empty=""
          filled="2026-03-04"
          wrong="31.02.2026"
          check={aDay}
          advice="At most one year from now"
          field={(props) => <DateField {...props} />}
        />
        <DayOfFilter />
      </>
    ),
    counterpart: {
      name: 'DatePicker',
      shown: <AntdField label="Planned operation date">{(id) => <DatePicker id={id} />}</AntdField>,
    },
  },
];
