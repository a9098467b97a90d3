import type { LidarConfigurationRecord, QaTestSummary, TestBookRow } from '@portal/domain';
import { day, isValidStatus, QA_PAGES, QA_STATUS_WORDS, qaTestType } from '@portal/domain';
import { DataSheet, Dated, ScrollRegion } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { CENTRE_MESSAGES } from '../messages';
import { NETWORK_MESSAGES } from './messages';
import { compareChannels, compared } from './approved-values';
import type { ComparedChannel, ComparedValue } from './approved-values';

const { approval } = NETWORK_MESSAGES;
const { none } = CENTRE_MESSAGES;
const { content: texts } = approval;

interface ApprovedContentProps {
  configuration: LidarConfigurationRecord;
  /** The configuration that was approved last under the same id. */
  former: LidarConfigurationRecord | undefined;
  /** All tests of the lidar, and its lights. */
  tests: readonly QaTestSummary[];
  rows: readonly TestBookRow[];
}

const IDS = ['station_id', 'scc_lidar_id', 'scc_version_id', 'scc_configuration_id'] as const;

/** What an approval is about: the ids, the channels with their values, and the valid results. */
export const ApprovedContent = ({ configuration, former, tests, rows }: ApprovedContentProps) => (
  <ScrollRegion className="cars-approved" label={texts.title}>
    {former && <p className="cars-soft">{texts.former(`${former.number} – ${former.name}`)}</p>}
    <DataSheet
      items={IDS.map((id) => ({
        label: texts.ids[id],
        value: <Value {...compared(configuration[id], former?.[id])} />,
      }))}
    />
    <Channels configuration={configuration} former={former} />
    <Results tests={tests.filter(({ configuration: number }) => number === configuration.number)} rows={rows} />
  </ScrollRegion>
);

/** A value, with the one that was approved last if that was another. */
const Value = ({ value, before }: ComparedValue) => (
  <>
    {value ?? none}
    {before !== undefined && <span className="cars-before">{texts.before(before ?? none)}</span>}
  </>
);

function Channels({ configuration, former }: Pick<ApprovedContentProps, 'configuration' | 'former'>) {
  const { columns, notGiven, channels, removed } = compareChannels(configuration, former);
  return (
    <>
      <table className="cars-figures" aria-label={texts.channels}>
        <thead>
          <tr>
            <th scope="col">{texts.channel}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {texts.values[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map((channel) => (
            <ChannelRow key={channel.name.value} channel={channel} columns={columns} />
          ))}
        </tbody>
      </table>
      {notGiven.length > 0 && (
        <p className="cars-soft">{texts.notGiven(notGiven.map((column) => texts.values[column]))}</p>
      )}
      {removed.length > 0 && <p>{texts.removed(removed)}</p>}
    </>
  );
}

interface ChannelRowProps {
  channel: ComparedChannel;
  columns: readonly (keyof ComparedChannel['values'])[];
}

const ChannelRow = ({ channel: { name, isNew, values }, columns }: ChannelRowProps) => (
  <tr>
    <th scope="row">
      <Value {...name} />
      {isNew && <span className="cars-before">{texts.newChannel}</span>}
    </th>
    {columns.map((column) => (
      <td key={column}>
        <Value {...values[column]} />
      </td>
    ))}
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
