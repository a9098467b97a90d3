import { statusOf, useProfile } from '@portal/api-slice';
import { can, EVALUATION_KIND_WORDS, LABEL_PAGES } from '@portal/domain';
import { Button, EmptyState, ErrorState, Loading, PageTitle } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/later';
import { Dialog } from '@portal/ui/overlay';
import { Link, useParams, useUrlParameter } from '@portal/ui/router';
import { useGetEvaluationAtCentreQuery } from '../api/evaluations';
import { EvaluationList } from '../evaluation/evaluation-list';
import { later } from '../evaluation/later';
import { EVALUATION_MESSAGES } from '../evaluation/messages';
import { OneEvaluation } from '../evaluation/one-evaluation';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import '../page.css';
import '../quality/quality.css';
import '../evaluation/evaluation.css';

const { title, list, opening, importing, one: texts, failed } = EVALUATION_MESSAGES;
const TRAIL = [{ label: title, path: LABEL_PAGES.evaluations }];

const ImportIndicators = later(({ ImportIndicators: form }) => form);
const OpenForm = later(({ OpenForm: form }) => form);

/** `/cars/evaluation/:id?`: all regular evaluations, or the review of one. */
export function EvaluationPage() {
  const { id } = useParams();
  if (!mayAsk(useProfile(), 'regular-evaluation.list')) return <NotFound />;
  return (
    <div className="cars-page">
      <UnsavedForms>{id === undefined ? <All /> : <Addressed key={id} id={id} />}</UnsavedForms>
    </div>
  );
}

/** The parameter with the facility of a new evaluation, or with this word for any. */
const OPEN = 'open';
const ANY = 'new';
/** The parameter of the window for imports. */
const IMPORT = 'import';

function All() {
  const profile = useProfile();
  const [opened, setOpened] = useUrlParameter(OPEN, { replace: true });
  const [imported, setImported] = useUrlParameter(IMPORT, { replace: true });
  const mayOpen = can(profile, 'evaluate-qa-qc-test');
  const mayImport = mayAsk(profile, 'data-indicator.import');
  const facility = mayOpen ? opened : null;
  return (
    <>
      <PageTitle title={title} />
      <div className="cars-buttons">
        {mayOpen && <Button onClick={() => setOpened(ANY)}>{list.open}</Button>}
        {mayImport && <Button onClick={() => setImported(OPEN)}>{list.import}</Button>}
      </div>
      <EvaluationList />
      <Dialog title={opening.title} isOpen={facility !== null} onClose={() => setOpened(null)}>
        <OpenForm facilityId={facility === ANY ? '' : (facility ?? '')} onClose={() => setOpened(null)} />
      </Dialog>
      <Dialog title={importing.title} isOpen={mayImport && imported !== null} onClose={() => setImported(null)}>
        <ImportIndicators onClose={() => setImported(null)} />
      </Dialog>
    </>
  );
}

// A malformed id, a missing record and one that is not the user's to read must look the same.
const NOT_THERE = [400, 403, 404];

function Addressed({ id }: { id: string }) {
  const { currentData, isError, error, refetch } = useGetEvaluationAtCentreQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) {
    const { kind, year, facility } = currentData;
    const about = texts.title(EVALUATION_KIND_WORDS[kind], year, facility.acronym);
    return (
      <>
        <PageTitle title={about} trail={TRAIL} documentTitle={`${facility.acronym} – ${about}`} />
        <OneEvaluation evaluation={currentData} about={about} today={currentData.on} />
      </>
    );
  }
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return (
      <>
        <PageTitle title={texts.missingTitle} trail={TRAIL} />
        <EmptyState title={texts.missingTitle}>
          <p>{texts.missing}</p>
          <p>
            <Link to={LABEL_PAGES.evaluations}>{texts.toList}</Link>
          </p>
        </EmptyState>
      </>
    );
  return (
    <>
      <PageTitle title={title} />
      {isError ? (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {failed}
        </ErrorState>
      ) : (
        <Loading label={texts.loading} />
      )}
    </>
  );
}
