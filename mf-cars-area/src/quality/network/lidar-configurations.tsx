import { useDownload, useGetFacilityQuery, useProfile } from '@portal/api-slice';
import type {
  ConfigurationInBook,
  ConfigurationStatus,
  MissingTest,
  NationalFacility,
  Profile,
  QaTestSummary,
  TestBookRow,
} from '@portal/domain';
import { CONFIGURATION_WORDS, day, holdersFor, may, qaTestType, relationsOf, resultNames } from '@portal/domain';
import { Button, Chip, Dated, ErrorState, Loading } from '@portal/ui/core';
import type { Tone } from '@portal/ui/core';
import { useState } from 'react';
import { sheetOfApproval, useGetBookOfTestQuery } from '../../api/qa-tests';
import type { ApprovalStep } from '../../api/qa-tests';
import { later } from '../later';
import { CENTRE_MESSAGES } from '../messages';
import { NETWORK_MESSAGES } from './messages';
import { lastApproved } from './approved-values';
import type { NetworkRow } from './network-rows';

const { lidar: texts, approval } = NETWORK_MESSAGES;
const { failed } = CENTRE_MESSAGES;

const ApprovalForm = later(({ ApprovalForm: form }) => form);

const TONES: Record<ConfigurationStatus, Tone> = {
  draft: 'neutral',
  provisional: 'info',
  approved: 'success',
  suspended: 'danger',
  superseded: 'neutral',
  retired: 'neutral',
};
const STEPS: readonly ApprovalStep[] = ['approve', 'suspend', 'reinstate'];

/** The configurations of a lidar: what their approval lacks, their states, and the steps of the centre. */
export function LidarConfigurations({ row }: { row: NetworkRow }) {
  const book = useGetBookOfTestQuery(row.facility._id, { refetchOnMountOrArgChange: true });
  const facility = useGetFacilityQuery(row.facility._id);
  const lidar = book.currentData?.lidars.find((each) => each.lidar._id === row.id);
  return (
    <section className="cars-stack" aria-label={texts.configurations}>
      <h2 className="cars-subtitle">{texts.configurations}</h2>
      {!book.currentData && book.isError && (
        <ErrorState title={texts.failedTitle} onRetry={() => void book.refetch()}>
          {failed}
        </ErrorState>
      )}
      {!book.currentData && !book.isError && <Loading label={texts.loading} />}
      {lidar?.configurations.length === 0 && <p className="cars-soft">{texts.noConfigurations}</p>}
      {lidar?.configurations.map((configuration) => (
        <Configuration
          key={configuration.number}
          lidarId={row.id}
          configuration={configuration}
          former={lastApproved(lidar.configurations, configuration)}
          tests={lidar.tests}
          rows={lidar.rows}
          facility={facility.data}
        />
      ))}
    </section>
  );
}

/** The steps that the user may take. This only hides useless buttons: the server decides. */
function stepsFor(
  profile: Profile | null,
  facility: NationalFacility | undefined,
  { status, missing_tests: missingTests }: ConfigurationInBook,
): readonly ApprovalStep[] {
  if (!facility) return [];
  const actor = profile && { id: profile._id, permissions: profile.permissions };
  const relation = relationsOf(actor, { ...holdersFor(facility, profile), reviewers: {} });
  const facts = { configurationStatus: status, missingTests };
  return STEPS.filter((step) => may(`lidar-configuration.${step}`, relation, facts).allowed);
}

interface ConfigurationProps {
  lidarId: string;
  configuration: ConfigurationInBook;
  former: ConfigurationInBook | undefined;
  tests: readonly QaTestSummary[];
  rows: readonly TestBookRow[];
  facility: NationalFacility | undefined;
}

function Configuration({ lidarId, configuration, former, tests, rows, facility }: ConfigurationProps) {
  const [open, setOpen] = useState<ApprovalStep | null>(null);
  const download = useDownload();
  const steps = stepsFor(useProfile(), facility, configuration);
  const { number, name, status, turn, history } = configuration;
  const what = texts.named(number, name);
  return (
    <article className="cars-configuration" aria-label={what}>
      <div className="cars-buttons">
        <strong>{what}</strong>
        <Chip tone={TONES[status]}>{CONFIGURATION_WORDS[status]}</Chip>
        {steps.map((step) => (
          <Button
            key={step}
            size="small"
            type={step === 'approve' ? 'primary' : 'default'}
            aria-label={approval.of(approval[step], what)}
            aria-expanded={open === step}
            onClick={() => setOpen(open === step ? null : step)}
          >
            {approval[step]}
          </Button>
        ))}
        {history.some((period) => period.status === 'approved') && (
          <Button
            size="small"
            aria-label={approval.of(texts.sheet, what)}
            onClick={() => void download(sheetOfApproval(lidarId, number))}
          >
            {texts.sheet}
          </Button>
        )}
      </div>
      {open !== null && (
        <ApprovalForm
          key={open}
          step={open}
          lidarId={lidarId}
          configuration={configuration}
          former={former}
          tests={tests}
          rows={rows}
          onClose={() => setOpen(null)}
        />
      )}
      <p className="cars-soft">
        {texts.ids(
          configuration.station_id,
          configuration.scc_lidar_id,
          configuration.scc_version_id,
          configuration.scc_configuration_id,
        )}
      </p>
      <Missing configuration={configuration} />
      <p>{turn.sentence}</p>
      {history.length > 0 && (
        <>
          <p className="cars-soft">{texts.history}</p>
          <ul className="cars-list">
            {history.map(({ status: state, valid_from, valid_to, reason }) => (
              <li key={valid_from}>
                <Dated text={texts.period(CONFIGURATION_WORDS[state], day(valid_from) ?? '', day(valid_to))} /> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

/** Of more names, that they are all of them says more than their list. */
const FEW = 4;

function Missing({ configuration: { missing_tests: missing, channels } }: { configuration: ConfigurationInBook }) {
  const shortNames = channels.map(({ short_name }) => short_name);
  const namesIn = ({ type, names }: MissingTest) =>
    names.length > FEW && names.length === resultNames(qaTestType(type), shortNames).length
      ? texts.allNames(names.length)
      : names.join(', ');
  if (missing.length === 0) return <p>{texts.complete}</p>;
  return (
    <div>
      <p>{texts.missingTests}</p>
      <ul className="cars-list">
        {missing.map((each) => (
          <li key={each.type}>{texts.missingTest(qaTestType(each.type).name, namesIn(each))}</li>
        ))}
      </ul>
    </div>
  );
}
