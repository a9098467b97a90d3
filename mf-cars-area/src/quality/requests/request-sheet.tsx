import { DOWNLOAD_PATHS, statusOf, useDownload, useProfile } from '@portal/api-slice';
import type { SupportRequest } from '@portal/domain';
import { isAdministrator, QA_PAGES } from '@portal/domain';
import { RequestChip, RequestView } from '@portal/quality';
import { Button, EmptyState, ErrorState, Loading } from '@portal/ui/core';
import { SideSheet, useLast } from '@portal/ui/overlay';
import { useUrlParameter } from '@portal/ui/router';
import {
  reportOfRequest,
  useAcknowledgeRequestMutation,
  useGetRequestAtCentreQuery,
  useTakeRequestOverMutation,
} from '../../api/support';
import { CENTRE_MESSAGES } from '../messages';
import { takerOf } from '../taker-of';
import { REQUEST_MESSAGES as texts } from './messages';
import { RequestSteps } from './request-steps';
import { mayStep } from './rights';

const { failed } = CENTRE_MESSAGES;
const PARAM = 'request';

/** The request that the URL names, in a sheet over the page. */
export function RequestSheet() {
  const [id, setId] = useUrlParameter(PARAM);
  const shown = useLast(id ?? undefined);
  const { currentData: request } = useGetRequestAtCentreQuery(shown ?? '', { skip: shown === undefined });
  const title = request ? texts.titleOf(request.number, request.subject) : texts.title;
  return (
    <SideSheet title={title} isOpen={id !== null} onClose={() => setId(null)}>
      {shown !== undefined && <Content key={shown} id={shown} />}
    </SideSheet>
  );
}

// A malformed id, a missing record and one that is not the user's to read must look the same.
const NOT_THERE = [400, 403, 404];

function Content({ id }: { id: string }) {
  const answer = useGetRequestAtCentreQuery(id, { refetchOnMountOrArgChange: true });
  const { currentData: request, isError, error, refetch } = answer;
  if (request) return <Request request={request} />;
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return <EmptyState title={texts.title}>{texts.missing}</EmptyState>;
  if (isError)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {failed}
      </ErrorState>
    );
  return <Loading label={texts.loading} />;
}

function Request({ request }: { request: SupportRequest }) {
  const profile = useProfile();
  const download = useDownload();
  const [acknowledge, { isLoading }] = useAcknowledgeRequestMutation();
  const [takeOver, { isLoading: isTakingOver }] = useTakeRequestOverMutation();
  return (
    <div className="cars-stack">
      <div className="cars-buttons cars-heading-actions">
        <RequestChip request={request} />
        {mayStep(profile, request, 'acknowledge') && (
          <Button type="primary" loading={isLoading} onClick={() => void acknowledge(request._id)}>
            {texts.acknowledge}
          </Button>
        )}
        {request.assignee && <span>{takerOf(request.assignee)}</span>}
        {mayStep(profile, request, 'take-over') && (
          <Button loading={isTakingOver} onClick={() => void takeOver(request._id)}>
            {texts.takeOver}
          </Button>
        )}
        {request.has_report && (
          <Button onClick={() => void download(reportOfRequest(request._id))}>{texts.report}</Button>
        )}
      </div>
      {request.is_own_facility && <p>{isAdministrator(profile) ? texts.ownAsAdministrator : texts.own}</p>}
      <RequestSteps key={request.status} request={request} />
      <RequestView
        request={request}
        onDownload={(file) => void download(DOWNLOAD_PATHS.file(file))}
        testPage={QA_PAGES.evaluation}
      />
    </div>
  );
}
