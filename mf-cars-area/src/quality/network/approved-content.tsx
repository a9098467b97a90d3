import type { ChannelSettings, LidarConfigurationRecord, QaTestSummary, TestBookRow } from '@portal/domain';
import { day, isValidStatus, QA_PAGES, QA_STATUS_WORDS, qaTestType } from '@portal/domain';
import { DataSheet, Dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { CENTRE_MESSAGES } from '../messages';

const { approval, none } = CENTRE_MESSAGES;
const { content: texts } = approval;

type Column = Exclude<keyof typeof texts.channels, 'caption'>;
const COLUMNS = (Object.keys(texts.channels) as (Column | 'caption')[]).filter((key) => key !== 'caption');

interface ApprovedContentProps {
  configuration: LidarConfigurationRecord;
  /** All tests of the lidar, and its lights. */
  tests: readonly QaTestSummary[];
  rows: readonly TestBookRow[];
}

/** What an approval is about: the ids, the channels with their values, and the valid results. */
export const ApprovedContent = ({ configuration, tests, rows }: ApprovedContentProps) => (
  // A region that scrolls can be reached by keyboard.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="cars-approved" aria-label={texts.title} tabIndex={0}>
    <DataSheet
      items={[
        { label: texts.station, value: configuration.station_id },
        { label: texts.lidar, value: configuration.scc_lidar_id },
        { label: texts.version, value: configuration.scc_version_id },
        { label: texts.configuration, value: configuration.scc_configuration_id },
      ]}
    />
    <table className="cars-figures" aria-label={texts.channels.caption}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {texts.channels[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {configuration.channels.map((channel) => (
          <ChannelRow key={channel.short_name} channel={channel} />
        ))}
      </tbody>
    </table>
    <Results tests={tests.filter(({ configuration: number }) => number === configuration.number)} rows={rows} />
  </section>
);

const ChannelRow = ({ channel }: { channel: ChannelSettings }) => (
  <tr>
    {COLUMNS.map((column) =>
      column === 'short_name' ? (
        <th key={column} scope="row">
          {channel.short_name}
        </th>
      ) : (
        <td key={column}>{channel[column] ?? none}</td>
      ),
    )}
  </tr>
);

/** The last valid test of each required type. */
function Results({ tests, rows }: Pick<ApprovedContentProps, 'tests' | 'rows'>) {
  return (
    <table className="cars-figures" aria-label={texts.results.caption}>
      <thead>
        <tr>
          <th scope="col">{texts.results.test}</th>
          <th scope="col">{texts.results.result}</th>
          <th scope="col">{texts.results.measured}</th>
          <th scope="col">{texts.results.due}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ is_required }) => is_required)
          .map(({ type, due }) => {
            const [valid] = tests
              .filter((test) => test.type === type && isValidStatus(test.status))
              .toSorted((one, other) => (other.measured_from ?? 0) - (one.measured_from ?? 0));
            return (
              <tr key={type}>
                <th scope="row">{qaTestType(type).name}</th>
                <td>
                  {valid ? <Link to={QA_PAGES.evaluation(valid._id)}>{QA_STATUS_WORDS[valid.status]}</Link> : none}
                </td>
                <td>
                  <Dated text={day(valid?.measured_from ?? null) ?? none} />
                </td>
                <td>
                  <Dated text={day(due) ?? none} />
                </td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}
