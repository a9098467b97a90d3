import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import type { LidarConfigurationRecord, NationalFacility, QaFile, QaTest, QaTestSummary } from '@portal/domain';
import { day, FILE_FLAGS, isLateAtCentre, QA_PAGES, QA_STATUS_WORDS } from '@portal/domain';
import { Button, Chip, DataSheet, Disclosure, formatMinute } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { TEST_MESSAGES } from './messages';
import { STATUS_TONES } from '../status-tones';
import type { TestOnDesk } from './channel-of-test';

const { test: texts } = TEST_MESSAGES;
const { facts } = texts;
const SECONDS_PER_DAY = 86_400;

/** The state of a test, and for how long it has waited if that is too long. */
export function TestState({ test }: { test: QaTest }) {
  const [now] = useState(() => Date.now() / 1000);
  const { submitted_at: submitted } = test;
  const days = submitted === null ? 0 : Math.floor((now - submitted) / SECONDS_PER_DAY);
  return (
    <>
      <Chip tone={STATUS_TONES[test.status]}>{QA_STATUS_WORDS[test.status]}</Chip>{' '}
      {isLateAtCentre(test, now) && <Chip tone="danger">{texts.late(days)}</Chip>}
    </>
  );
}

const named = ({ number, name }: Pick<LidarConfigurationRecord, 'number' | 'name'>) =>
  texts.configuration(number, name);

const momentsOf = ({ measured_from: from, measured_to: to }: QaTest) =>
  [from, to]
    .filter((moment) => moment !== null)
    .map(formatMinute)
    .join(' – ');

interface Fact {
  label: string;
  value: ReactNode;
  isWide?: boolean;
}

/** The facts of a test and what its facility says of it, in few lines: the plots come first. */
export function TestFacts({ facility, desk }: { facility: NationalFacility; desk: TestOnDesk }) {
  const { test, configuration, former } = desk;
  const { return_reason: returned, returned_channels: channels } = test;
  const all: Fact[] = [
    { label: facts.facility, value: <Link to={QA_PAGES.book(facility._id)}>{facility.pretty_name}</Link> },
    { label: facts.configuration, value: named(configuration) },
    { label: facts.measured, value: momentsOf(test) },
    { label: facts.submitted, value: day(test.submitted_at) },
    ...(former ? [{ label: facts.former, value: <FormerLink former={former} /> }] : []),
    ...(test.comment === null ? [] : [{ label: facts.comment, value: test.comment, isWide: true }]),
    ...(returned === null
      ? []
      : [{ label: facts.returned, value: texts.returnedText(returned, channels.join(', ')), isWide: true }]),
    ...(test.revoke_reason === null ? [] : [{ label: facts.revoked, value: test.revoke_reason, isWide: true }]),
  ];
  return (
    <dl className="cars-facts">
      {all.map(({ label, value, isWide }) => (
        <div key={label} className={isWide ? 'cars-facts-wide' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const FormerLink = ({ former }: { former: QaTestSummary }) => (
  <Link to={QA_PAGES.evaluation(former._id)}>
    {day(former.measured_from)}, {QA_STATUS_WORDS[former.status]}
  </Link>
);

/** The other values of a test, and its files. */
export const TestDetails = ({ test }: { test: QaTest }) => (
  <Disclosure summary={texts.more(test.files.length)}>
    <DataSheet
      items={[
        { label: facts.channels, value: test.channels.join(', ') },
        { label: facts.atlas, value: test.atlas_version },
        {
          label: facts.radiosonde,
          value: [test.radiosonde_source, test.radiosonde_at === null ? null : formatMinute(test.radiosonde_at)]
            .filter((each) => each !== null)
            .join(', '),
        },
        { label: facts.method, value: test.method },
        { label: facts.weather, value: test.weather, isWide: true },
      ]}
    />
    <Files test={test} />
  </Disclosure>
);

/** What the self-check noticed of a file, in sentences. */
function notesOn({ name }: QaFile, { self_check: check }: QaTest): string {
  const noticed = check?.files.find((file) => file.name === name);
  if (!noticed) return '';
  const flags = FILE_FLAGS.filter(({ bit }) => (noticed.code & bit) !== 0).map(({ text }) => text);
  return [...flags, noticed.ids ?? null, noticed.problem].filter((each) => each !== null).join(' ');
}

function Files({ test }: { test: QaTest }) {
  const download = useDownload();
  return (
    <>
      <h2 className="cars-subtitle">{texts.files}</h2>
      <ul className="cars-files" aria-label={texts.files}>
        {test.files.map((file) => (
          <li key={file._id}>
            <Button type="link" onClick={() => void download(DOWNLOAD_PATHS.file(file._id))}>
              {file.name}
            </Button>{' '}
            <span className="cars-soft">
              {texts.role[file.role]} {notesOn(file, test)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
