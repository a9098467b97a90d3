import { DOWNLOAD_PATHS, statusOf, useDownload } from '@portal/api-slice';
import type { NationalFacility, SupportRequest } from '@portal/domain';
import { allowsSupportStep } from '@portal/domain';
import { RequestChip, RequestView } from '@portal/quality';
import { Button, DropDownForm, EmptyState, ErrorState, Loading, Panel } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import { useGetMyRequestQuery } from '../../api/support';
import { isTheirs } from '../../facility/is-theirs';
import { addressOfTest } from '../addresses';
import { BackToRequests } from './back-to-requests';
import { REQUEST_MESSAGES } from './messages';
import { AnswerForm, CancelForm, MessageForm } from './request-forms';

const { list: texts, message, cancel } = REQUEST_MESSAGES;

// A malformed id, a missing request and that of another facility must look the same.
const NOT_THERE = [400, 403, 404];

interface OneRequestProps {
  id: string;
  facility: NationalFacility;
}

/** A request with its messages, and what the facility can do with it. */
export function OneRequest({ id, facility }: OneRequestProps) {
  const {
    currentData: request,
    isError,
    error,
    refetch,
  } = useGetMyRequestQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <div className="nf-stack">
      <BackToRequests facilityId={facility._id} />
      {request && <Shown request={request} mayAct={isTheirs(facility)} />}
      {!request && isError && NOT_THERE.includes(statusOf(error) ?? 0) && (
        <EmptyState title={texts.title}>{texts.missing}</EmptyState>
      )}
      {!request && isError && !NOT_THERE.includes(statusOf(error) ?? 0) && (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {texts.failed}
        </ErrorState>
      )}
      {!request && !isError && <Loading label={texts.loading} />}
    </div>
  );
}

function Shown({ request, mayAct }: { request: SupportRequest; mayAct: boolean }) {
  const download = useDownload();
  return (
    <Panel title={`${request.number}: ${request.subject}`} actions={<RequestChip request={request} />}>
      <div className="nf-stack">
        <RequestView
          request={request}
          onDownload={(file) => void download(DOWNLOAD_PATHS.file(file))}
          testPage={(test) => addressOfTest(request.facility._id, test)}
        />
        {mayAct && <Actions request={request} />}
      </div>
    </Panel>
  );
}

function Actions({ request }: { request: SupportRequest }) {
  const [isWriting, setWriting] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const allows = (step: 'answer' | 'write' | 'cancel') => allowsSupportStep(step, { supportStatus: request.status });
  const title = cancel.title(request.number);
  return (
    <>
      {allows('answer') && <AnswerForm request={request} />}
      {allows('write') && (
        <DropDownForm label={message.open} isOpen={isWriting} onToggle={setWriting}>
          <MessageForm request={request} onClose={() => setWriting(false)} />
        </DropDownForm>
      )}
      {allows('cancel') && (
        <div>
          <Button danger aria-haspopup="dialog" onClick={() => setCancelling(true)}>
            {cancel.open}
          </Button>
          <Modal open={isCancelling} title={title} footer={null} onCancel={() => setCancelling(false)} destroyOnHidden>
            <CancelForm request={request} title={title} onClose={() => setCancelling(false)} />
          </Modal>
        </div>
      )}
    </>
  );
}
