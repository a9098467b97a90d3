import { statusOf, useGetFacilityQuery } from '@portal/api-slice';
import type { LidarBook, NationalFacility, QaTest, TestBook } from '@portal/domain';
import { formerTest, isConcluded, QA_STATUS_WORDS, qaTestType } from '@portal/domain';
import { useFocusAfterStep } from '@portal/quality';
import { Alert, DataSheet, EmptyState, ErrorState, formatMinute, Loading, PageTitle, Panel } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/form';
import { Link, useParams, useSearchParams } from '@portal/ui/router';
import { useGetQaTestQuery } from '../api/qa-tests';
import { useGetTestBookQuery } from '../api/test-book';
import { isTheirs } from '../facility/is-theirs';
import { addressOfBook } from '../quality/addresses';
import { LidarTrends } from '../quality/book/lidar-trends';
import { CONFIGURATION_MESSAGES as configurations } from '../quality/configurations/messages';
import { QUALITY_MESSAGES } from '../quality/messages';
import { TEST_MESSAGES } from '../quality/test/messages';
import { DeleteDraft } from '../quality/test/delete-draft';
import { DetailsStep } from '../quality/test/details-step';
import { FilesStep } from '../quality/test/files-step';
import { ResultView } from '../quality/test/result-view';
import { StartForm } from '../quality/test/start-form';
import { stepIn, Steps } from '../quality/test/steps';
import { Submission } from '../quality/test/submission';
import '../page.css';
import '../quality/quality.css';

const { test: texts } = TEST_MESSAGES;
const { page } = QUALITY_MESSAGES;

/** `/qa-support/:nf/test/:id?`: a quality assurance test of a lidar, from its start to its result. */
export function QaTestPage() {
  const { nf = '', id } = useParams();
  return (
    <div className="nf-page">
      <UnsavedForms>
        <OfFacility key={`${nf} ${id}`} facilityId={nf} testId={id} />
      </UnsavedForms>
    </div>
  );
}

// A malformed id, a missing record and that of another user must look the same.
const NOT_THERE = [400, 403, 404];

interface Addressed {
  facilityId: string;
  testId: string | undefined;
}

function OfFacility({ facilityId, testId }: Addressed) {
  const facility = useGetFacilityQuery(facilityId);
  const book = useGetTestBookQuery(facilityId);
  const test = useGetQaTestQuery(testId ?? '', { skip: testId === undefined, refetchOnMountOrArgChange: true });
  const asked = [facility, book, ...(testId === undefined ? [] : [test])];
  const failed = asked.find(({ isError, currentData }) => isError && !currentData);
  const retry = () => asked.forEach(({ refetch }) => void refetch());
  if (failed && NOT_THERE.includes(statusOf(failed.error) ?? 0)) return <Missing facilityId={facilityId} />;
  if (failed)
    return (
      <>
        <PageTitle title={texts.newTitle} />
        <ErrorState title={texts.failedTitle} onRetry={retry}>
          {texts.failed}
        </ErrorState>
      </>
    );
  if (!facility.currentData || !book.currentData || (testId !== undefined && !test.currentData))
    return (
      <>
        <PageTitle title={texts.newTitle} />
        <Loading label={texts.loading} />
      </>
    );
  const parts = { facility: facility.currentData, book: book.currentData };
  return test.currentData ? <OneTest {...parts} test={test.currentData} /> : <NewTest {...parts} />;
}

const trailOf = ({ _id, acronym }: NationalFacility) => [
  { label: page.ofFacility(texts.book, acronym), path: addressOfBook(_id) },
];

function Missing({ facilityId }: { facilityId: string }) {
  return (
    <>
      <PageTitle title={texts.newTitle} />
      <EmptyState title={texts.missingTitle}>
        <p>{texts.missing}</p>
        <p>
          <Link to={addressOfBook(facilityId)}>{texts.toBook}</Link>
        </p>
      </EmptyState>
    </>
  );
}

interface Parts {
  facility: NationalFacility;
  book: TestBook;
}

function NewTest({ facility, book }: Parts) {
  const inService = book.lidars.filter(({ light }) => light !== 'grey');
  return (
    <>
      <PageTitle
        title={texts.newTitle}
        trail={trailOf(facility)}
        documentTitle={`${facility.acronym} – ${texts.newTitle}`}
      />
      {isTheirs(facility) ? (
        <>
          <Steps current="start" isStarted={false} />
          <Panel>
            <StartForm facilityId={facility._id} lidars={inService} />
          </Panel>
        </>
      ) : (
        <Alert type="info" showIcon title={texts.readOnly} />
      )}
    </>
  );
}

function OneTest({ facility, book, test }: Parts & { test: QaTest }) {
  const lidar = book.lidars.find((each) => each.lidar._id === test.lidar._id);
  useFocusAfterStep(test.status);
  const title = texts.title(qaTestType(test.type).name, test.lidar.name);
  return (
    <>
      <PageTitle title={title} trail={trailOf(facility)} documentTitle={`${facility.acronym} – ${title}`} />
      {/* A result comes first. */}
      {!isConcluded(test.status) && <Facts test={test} lidar={lidar} />}
      <Content facility={facility} test={test} lidar={lidar} />
      {isConcluded(test.status) && <Facts test={test} lidar={lidar} />}
    </>
  );
}

function Facts({ test, lidar }: { test: QaTest; lidar: LidarBook | undefined }) {
  const { facts } = texts;
  const configuration = lidar?.configurations.find(({ number }) => number === test.configuration);
  const moments = [test.measured_from, test.measured_to].filter((each) => each !== null).map(formatMinute);
  return (
    <Panel>
      <DataSheet
        items={[
          { label: facts.lidar, value: test.lidar.name },
          {
            label: facts.configuration,
            value: configuration
              ? configurations.named(configuration.number, configuration.name)
              : String(test.configuration),
          },
          { label: facts.type, value: qaTestType(test.type).name },
          { label: facts.status, value: QA_STATUS_WORDS[test.status] },
          { label: facts.measured, value: moments.join(' – ') },
        ]}
      />
    </Panel>
  );
}

const isFollowed = (test: QaTest, { tests }: LidarBook) =>
  tests.some(
    ({ _id, type, measured_from }) =>
      _id !== test._id && type === test.type && (measured_from ?? Infinity) > (test.measured_from ?? 0),
  );

const dueOf = (test: QaTest, { rows }: LidarBook) => rows.find(({ type }) => type === test.type)?.due ?? null;

function Content({ facility, test, lidar }: Pick<Parts, 'facility'> & { test: QaTest; lidar: LidarBook | undefined }) {
  const [params] = useSearchParams();
  const configuration = lidar?.configurations.find(({ number }) => number === test.configuration);
  // The lidar was deleted: its tests stay readable as far as they name it.
  if (!lidar || !configuration) return null;
  const parts = { test, configuration, former: formerTest(lidar.tests, test) };
  const mayEdit = isTheirs(facility);
  if (!mayEdit || (test.status !== 'draft' && test.status !== 'returned'))
    return (
      <Panel>
        <div className="nf-stack">
          <ResultView {...parts} mayEdit={mayEdit} isFollowed={isFollowed(test, lidar)} due={dueOf(test, lidar)} />
          <LidarTrends lidarId={lidar.lidar._id} tests={lidar.tests} type={test.type} />
        </div>
      </Panel>
    );
  const step = stepIn(params);
  return (
    <>
      {test.status === 'returned' && (
        <Alert
          type="warning"
          showIcon
          title={texts.returned}
          description={[test.return_reason, texts.returnedChannels(test.returned_channels.join(', '))].join(' ')}
        />
      )}
      <Steps current={step} isStarted />
      <Panel title={texts.stepNames[step]}>
        {step === 'files' && <FilesStep {...parts} />}
        {step === 'details' && <DetailsStep {...parts} />}
        {step === 'submit' && <Submission {...parts} />}
      </Panel>
      <DeleteDraft test={test} />
    </>
  );
}
