import { Checkbox, Segmented, Select as AntdSelect } from 'antd';
import { useState } from 'react';
import { SearchSelect, Select } from '../../src/filter';
import { CheckboxGroupField, ChoiceField, ChoiceGridField, SearchSelectField, SelectField } from '../../src/form';
import { AntdField } from '../antd-field';
import type { Control } from '../control';
import { FieldStates } from '../field-states';

const PLACES = ['Athens', 'Bucharest', 'Évora', 'Granada', 'Leipzig', 'Potenza', 'Warsaw'];
const OPTIONS = PLACES.map((label) => ({ value: label.toLowerCase(), label }));
const AVAILABILITY = ['Existing', 'Planned', 'No'].map((label) => ({ value: label.toLowerCase(), label }));
const STATUSES = ['Operational', 'Planned', 'Dismissed'].map((label) => ({ value: label.toLowerCase(), label }));
const TELESCOPES = ['Near range', 'Far range'].map((label) => ({ key: label, label }));
const WAVELENGTHS = ['355 nm', '532 nm', '1064 nm'].map((label) => ({ key: label, label }));

const someChoice = (value: string) => (value === '' ? 'Please choose one' : undefined);
const someChoices = (values: string[]) => (values.length === 0 ? 'Please choose at least one' : undefined);

function Filters() {
  const [status, setStatus] = useState('');
  const [place, setPlace] = useState('');
  return (
    <>
      <Select label="Availability" emptyLabel="Any" options={AVAILABILITY} value={status} onChange={setStatus} />
      <SearchSelect label="Station" options={OPTIONS} value={place} onChange={setPlace} />
    </>
  );
}

export const CHOICES: readonly Control[] = [
  {
    id: 'select',
    title: 'Select',
    from: 'the browser',
    parts: ['SelectField', 'Select'],
    because:
      'The native element, which every keyboard, phone and screen reader supports, at no cost in bytes. antd’s adds 21 kB, and selects the highlighted option on its own.',
    shown: (
      <FieldStates
        label="Availability"
        empty=""
        filled="planned"
        wrong=""
        check={someChoice}
        advice="Of the whole group"
        field={(props) => <SelectField {...props} options={AVAILABILITY} />}
      />
    ),
    counterpart: {
      name: 'Select',
      shown: <AntdField label="Availability">{(id) => <AntdSelect id={id} options={AVAILABILITY} />}</AntdField>,
    },
  },
  {
    id: 'search-select',
    title: 'Select of a long list',
    from: 'the portal',
    parts: ['SearchSelectField', 'SearchSelect'],
    because:
      'A combobox according to ARIA, which can also query the server. Leaving it selects nothing, whereas antd selects the option that happens to be highlighted.',
    shown: (
      <>
        <FieldStates
          label="Station"
          empty=""
          filled="granada"
          wrong=""
          check={someChoice}
          advice="Where the lidar stands"
          field={(props) => <SearchSelectField {...props} options={OPTIONS} />}
        />
        <Filters />
      </>
    ),
    counterpart: {
      name: 'Select with search',
      shown: <AntdField label="Station">{(id) => <AntdSelect id={id} showSearch options={OPTIONS} />}</AntdField>,
    },
  },
  {
    id: 'several',
    title: 'Several values',
    from: 'the browser',
    parts: ['CheckboxGroupField', 'CheckBox'],
    because:
      'All values are visible at once, and each is one click away. On Tab, antd’s multiple select adds a value that the user did not choose.',
    shown: (
      <FieldStates<string[]>
        label="Stations"
        empty={[]}
        filled={['athens', 'granada']}
        wrong={[]}
        check={someChoices}
        advice="All that take part"
        field={(props) => <CheckboxGroupField {...props} options={OPTIONS} />}
      />
    ),
    counterpart: {
      name: 'Select of several, and Checkbox.Group',
      shown: (
        <>
          <AntdField label="Stations">{(id) => <AntdSelect id={id} mode="multiple" options={OPTIONS} />}</AntdField>
          <Checkbox.Group options={OPTIONS} />
        </>
      ),
    },
  },
  {
    id: 'choice',
    title: 'Choice of one click',
    from: 'the browser',
    parts: ['ChoiceField', 'Choices'],
    because:
      'Radio buttons that look like one control. antd’s weighs 18 kB and has an additional tab stop on which no key has an effect.',
    shown: (
      <FieldStates
        label="Instrument status"
        empty=""
        filled="planned"
        wrong=""
        check={someChoice}
        advice="On the day of the application"
        isNeverReadOnly
        field={(props) => <ChoiceField {...props} options={STATUSES} />}
      />
    ),
    counterpart: { name: 'Segmented', shown: <Segmented options={STATUSES} /> },
  },
  {
    id: 'grid',
    title: 'Grid of choices',
    from: 'the browser',
    parts: ['ChoiceGridField'],
    because: 'A table of checkboxes, each with a full name; on a phone, a list for each row. antd has no equivalent.',
    shown: (
      <FieldStates<string[]>
        label="Channels"
        empty={[]}
        filled={['Near range 355 nm', 'Far range 532 nm']}
        wrong={[]}
        check={someChoices}
        advice="All that are recorded"
        field={(props) => (
          <ChoiceGridField
            {...props}
            rows={TELESCOPES}
            columns={WAVELENGTHS}
            cell={(row, column) => ({ value: `${row} ${column}`, label: `${row}, ${column}` })}
          />
        )}
      />
    ),
  },
];
