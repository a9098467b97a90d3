import { Collapse, Descriptions, Statistic, Steps, Tabs as AntdTabs, Tag, Timeline } from 'antd';
import { useState } from 'react';
import { Chip, DataSheet, DefinitionList, Disclosure, StatusBadge } from '../../src/core';
import { Formik, FormLayout, FormOutline, FormSection } from '../../src/form';
import { Tabs } from '../../src/tabs';
import type { Tab } from '../../src/tabs';
import type { Control } from '../control';

const FACTS = [
  { label: 'Acronym', value: 'ATZ' },
  { label: 'Institute', value: 'National Technical University of Athens' },
  { label: 'Altitude', value: '212 m' },
  { label: 'Ceilometer PI', value: null },
];
const STEPS = ['Registered', 'Submitted', 'Preliminary report', 'Final report'];

const TABS: readonly Tab[] = [
  { key: 'general', label: 'General info', content: <p>The facility.</p> },
  { key: 'lidars', label: 'Lidars', count: 2, content: <input aria-label="Kept while hidden" /> },
  { key: 'photometers', label: 'Photometers', content: <p>No photometer registered</p> },
];

function SomeTabs() {
  const [active, setActive] = useState('general');
  return <Tabs label="Facility" tabs={TABS} active={active} onChange={setActive} />;
}

const SECTIONS = [
  { id: 'location', title: 'Location', progress: { done: 3, all: 3 } },
  { id: 'details', title: 'Details', progress: { done: 2, all: 5 }, problems: 1 },
];

export const READING: readonly Control[] = [
  {
    id: 'tabs',
    title: 'Tabs',
    from: 'the portal',
    parts: ['Tabs'],
    because:
      'Arrow keys move between them, and text typed in a tab is kept. antd’s are equally good, but weigh 16 kB; ours are 96 lines of code.',
    shown: <SomeTabs />,
    counterpart: {
      name: 'Tabs',
      shown: <AntdTabs items={TABS.map(({ key, label, content }) => ({ key, label, children: content }))} />,
    },
  },
  {
    id: 'sheet-of-data',
    title: 'Data sheet and list of facts',
    from: 'the portal',
    parts: ['DataSheet', 'DefinitionList'],
    because:
      'A description list in as many columns as fit; missing values are summarised in one line. antd’s draws a table with one or three columns, and adds 2.5 kB.',
    shown: (
      <>
        <DataSheet items={FACTS} />
        <DefinitionList items={FACTS} />
      </>
    ),
    counterpart: {
      name: 'Descriptions, and Statistic',
      shown: (
        <>
          <Descriptions items={FACTS.map(({ label, value }) => ({ key: label, label, children: value }))} />
          <Statistic title="Altitude" value={212} suffix="m" />
        </>
      ),
    },
  },
  {
    id: 'outline',
    title: 'Sections of a form as steps',
    from: 'the portal',
    parts: ['FormOutline', 'FormSection'],
    because:
      'Links to sections, each with its progress and the number of problems. antd’s Steps and Timeline weigh 22 and 24 kB alone, and are not links.',
    shown: (
      <Formik initialValues={{}} onSubmit={() => {}}>
        <FormLayout
          label="Lidar"
          outline={<FormOutline sections={SECTIONS} label="Sections of the lidar" />}
          isOutlineAbove
        >
          {SECTIONS.map(({ id, title }) => (
            <FormSection key={id} id={id} title={title} level={3}>
              <p>Fields stand here.</p>
            </FormSection>
          ))}
        </FormLayout>
      </Formik>
    ),
    counterpart: {
      name: 'Steps and Timeline',
      shown: (
        <>
          <Steps current={1} orientation="vertical" items={STEPS.map((title) => ({ title }))} />
          <Timeline items={STEPS.map((title) => ({ content: title }))} />
        </>
      ),
    },
  },
  {
    id: 'disclosure',
    title: 'Disclosure',
    from: 'the browser',
    parts: ['Disclosure'],
    because: 'The native element: the browser’s search finds its content, and it is open in print.',
    shown: (
      <Disclosure summary="How labelling works">
        <p>In four steps.</p>
      </Disclosure>
    ),
    counterpart: {
      name: 'Collapse',
      shown: <Collapse items={[{ key: 'how', label: 'How labelling works', children: 'In four steps.' }]} />,
    },
  },
  {
    id: 'chip',
    title: 'Chip',
    from: 'the portal',
    parts: ['Chip', 'StatusBadge'],
    because: 'A word in a colour that has the same meaning everywhere, with sufficient contrast in light and dark.',
    shown: (
      <div className="g-row">
        <Chip tone="success">Compliant</Chip>
        <Chip tone="warning">Planned</Chip>
        <Chip tone="danger">Not compliant</Chip>
        <Chip tone="neutral">Not assessed</Chip>
        <Chip tone="info">New</Chip>
        <StatusBadge tone="success">Accepted</StatusBadge>
      </div>
    ),
    counterpart: { name: 'Tag', shown: <Tag color="success">Compliant</Tag> },
  },
];
