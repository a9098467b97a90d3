import { statusOf, useGetFacilityQuery, useProfile } from '@portal/api-slice';
import type { QaTest, TestBook } from '@portal/domain';
import { canAny, formerTest, isAtCentre, QA_PAGES, qaTestType } from '@portal/domain';
import { useFocusAfterStep } from '@portal/quality';
import { EmptyState, ErrorState, Loading, PageTitle } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/form';
import { Link, useParams } from '@portal/ui/router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useGetBookOfTestQuery, useGetTestToEvaluateQuery, useListWaitingTestsQuery } from '../api/qa-tests';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { CENTRE_MESSAGES } from '../quality/messages';
import { TEST_MESSAGES } from '../quality/test/messages';
import { onDesk } from '../quality/test/channel-of-test';
import type { TestOnDesk } from '../quality/test/channel-of-test';
import { ChangesSinceReturn } from '../quality/test/changes-since-return';
import { EvaluateTest } from '../quality/test/evaluate-test';
import { NEXT_LINK, NextLink } from '../quality/test/next-link';
import { nextTest } from '../quality/test/next-test';
import { ReadTest } from '../quality/test/read-test';
import { TestDetails, TestFacts, TestState } from '../quality/test/test-facts';
import { rightsOn, TestSteps } from '../quality/test/test-steps';
import '../page.css';
import '../quality/quality.css';

const { test: texts } = TEST_MESSAGES;
const { title, failed } = CENTRE_MESSAGES;
const TRAIL = [{ label: title, path: QA_PAGES.centre }];

/** `/cars/qa-test/:id`: a test of a lidar, with its evaluation by channel. */
export function EvaluateTestPage() {
  const { id = '' } = useParams();
  if (!mayAsk(useProfile(), 'qa-test.list')) return <NotFound />;
  return (
    <div className="cars-page">
      <UnsavedForms>
        <Addressed key={id} id={id} />
      </UnsavedForms>
    </div>
  );
}

// A malformed id, a missing record and one that is not the user's to read must look the same.
const NOT_THERE = [400, 403, 404];

function Addressed({ id }: { id: string }) {
  const {
    currentData: test,
    isError,
    error,
    refetch,
  } = useGetTestToEvaluateQuery(id, { refetchOnMountOrArgChange: true });
  if (test) return <OfFacility test={test} />;
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return (
      <>
        <PageTitle title={texts.missingTitle} trail={TRAIL} />
        <EmptyState title={texts.missingTitle}>
          <p>{texts.missing}</p>
          <p>
            <Link to={QA_PAGES.centre}>{texts.toInbox}</Link>
          </p>
        </EmptyState>
      </>
    );
  return (
    <>
      <PageTitle title={title} />
      {isError ? <Failed onRetry={() => void refetch()} /> : <Loading label={texts.loading} />}
    </>
  );
}

function OfFacility({ test }: { test: QaTest }) {
  const facility = useGetFacilityQuery(test.facility);
  const book = useGetBookOfTestQuery(test.facility);
  const about = texts.title(qaTestType(test.type).name, test.lidar.name);
  const desk = useMemo(() => deskOf(test, book.data), [test, book.data]);
  const acronym = facility.data?.acronym;
  const retry = () => {
    void facility.refetch();
    void book.refetch();
  };
  const isFailed = (facility.isError && !facility.data) || (book.isError && !book.data);
  return (
    <>
      <PageTitle
        title={acronym === undefined ? about : `${about} (${acronym})`}
        crumb={about}
        trail={TRAIL}
        documentTitle={acronym === undefined ? about : `${acronym} – ${about}`}
      >
        <TestState test={test} />
      </PageTitle>
      {isFailed && <Failed onRetry={retry} />}
      {!isFailed && !(facility.data && book.data) && <Loading label={texts.loading} />}
      {facility.data && book.data && !desk && <EmptyState title={texts.missingTitle}>{texts.gone}</EmptyState>}
      {facility.data && book.data && desk && (
        <Content facility={facility.data} book={book.data} desk={desk} about={about} />
      )}
    </>
  );
}

/** The test with its configuration and the test before it; `null` once its lidar was deleted. */
function deskOf(test: QaTest, book: TestBook | undefined): TestOnDesk | null {
  const lidar = book?.lidars.find((each) => each.lidar._id === test.lidar._id);
  const configuration = lidar?.configurations.find(({ number }) => number === test.configuration);
  return lidar && configuration ? onDesk(test, configuration, formerTest(lidar.tests, test)) : null;
}

type ContentProps = Omit<Parameters<typeof TestSteps>[0], 'doubtful'> & { book: TestBook };

/** The test to go on with, once this one is out of the evaluator's hands. */
function useNext(test: QaTest, book: TestBook) {
  const isEvaluator = canAny(useProfile(), ['evaluate-qa-qc-test']);
  const { data: waiting } = useListWaitingTestsQuery(undefined, { skip: !isEvaluator });
  const [now] = useState(() => Date.now() / 1000);
  return useMemo(
    () => (isAtCentre(test.status) || !waiting ? undefined : nextTest(waiting, test, book, now)),
    [waiting, test, book, now],
  );
}

function Content({ book, ...props }: ContentProps) {
  const { facility, desk, about } = props;
  const next = useNext(desk.test, book);
  const doubtful = useRef<readonly string[]>([]);
  const onDoubt = useCallback((names: readonly string[]) => {
    doubtful.current = names;
  }, []);
  const { mayConclude } = rightsOn(useProfile(), facility, desk.test);
  // The keys of an evaluation go on from the channel at hand, and its conclusion with the next test.
  useFocusAfterStep(desk.test.status, mayConclude ? '[data-channel-panel]' : NEXT_LINK);
  return (
    <>
      {next && <NextLink next={next} />}
      <TestSteps {...props} doubtful={doubtful} />
      <TestFacts facility={facility} desk={desk} />
      <ChangesSinceReturn test={desk.test} />
      {mayConclude ? <EvaluateTest desk={desk} about={about} onDoubt={onDoubt} /> : <ReadTest desk={desk} />}
      <TestDetails test={desk.test} />
    </>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title={texts.failedTitle} onRetry={onRetry}>
    {failed}
  </ErrorState>
);
