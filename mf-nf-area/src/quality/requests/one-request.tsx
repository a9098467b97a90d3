import { DOWNLOAD_PATHS, statusOf, useDownload } from '@portal/api-slice';
import type { NationalFacility, SlotSummary, SupportRequest, SupportStep } from '@portal/domain';
import { allowsMoveByFacility, allowsSupportStep, dayOf, epochOf, slotWords } from '@portal/domain';
import { DownloadButton } from '@portal/facilities';
import { RequestChip, RequestView } from '@portal/quality';
import { Button, dated, DropDownForm, EmptyState, ErrorState, formatDay, Loading, Panel } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import { reportOfRequest, useChooseMySlotMutation, useGetMyRequestQuery } from '../../api/support';
import { isTheirs } from '../../facility/is-theirs';
import { addressOfTest } from '../addresses';
import { BackToRequests } from './back-to-requests';
import { REQUEST_MESSAGES } from './messages';
import { AnswerForm, CancelForm, MessageForm, MoveForm, OthersForm } from './request-forms';

const { list: texts, slots, others, move, message, cancel } = REQUEST_MESSAGES;

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
  const [choose, { isLoading }] = useChooseMySlotMutation();
  const chooseButton = (slot: SlotSummary) => (
    <Button
      disabled={isLoading}
      aria-label={slots.chooseOf(slotWords(slot))}
      onClick={() => void choose({ id: request._id, slot: slot._id })}
    >
      {slots.choose}
    </Button>
  );
  return (
    <Panel title={`${request.number}: ${request.subject}`} actions={<RequestChip request={request} />}>
      <div className="nf-stack">
        <RequestView
          request={request}
          onDownload={(file) => void download(DOWNLOAD_PATHS.file(file))}
          testPage={(test) => addressOfTest(request.facility._id, test)}
          {...(mayAct && { slotAction: chooseButton })}
        />
        {request.has_report && (
          <div>
            <DownloadButton label={texts.report} path={reportOfRequest(request._id)} download={download} />
          </div>
        )}
        {mayAct && <Actions request={request} />}
      </div>
    </Panel>
  );
}

const presentDay = () => epochOf(dayOf(new Date()));

/** The facility can give a slot up until some days before it. */
function useIsMovable({ scheduled }: SupportRequest): boolean {
  const [today] = useState(presentDay);
  return scheduled !== null && today <= scheduled.movable_until;
}

function Actions({ request }: { request: SupportRequest }) {
  const [open, setOpen] = useState<'write' | 'others' | 'move' | 'cancel' | null>(null);
  const isMovable = useIsMovable(request);
  const facts = { supportStatus: request.status, isMovable };
  const allows = (step: SupportStep) => allowsSupportStep(step, facts);
  const toggle = (which: typeof open) => (isOpen: boolean) => setOpen(isOpen ? which : null);
  const close = () => setOpen(null);
  const title = cancel.title(request.number);
  return (
    <>
      {allows('answer') && <AnswerForm request={request} />}
      {allows('ask-for-others') && (
        <DropDownForm label={others.open} isOpen={open === 'others'} onToggle={toggle('others')}>
          <OthersForm request={request} onClose={close} />
        </DropDownForm>
      )}
      {allowsMoveByFacility(facts) && (
        <DropDownForm label={move.open} isOpen={open === 'move'} onToggle={toggle('move')}>
          <MoveForm request={request} onClose={close} />
        </DropDownForm>
      )}
      {request.scheduled && (
        <p className="nf-soft">{dated(move.until(formatDay(request.scheduled.movable_until) ?? ''))}</p>
      )}
      {allows('write') && (
        <DropDownForm label={message.open} isOpen={open === 'write'} onToggle={toggle('write')}>
          <MessageForm request={request} onClose={close} />
        </DropDownForm>
      )}
      {allows('cancel') && (
        <div>
          <Button danger aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
            {cancel.open}
          </Button>
          <Modal open={open === 'cancel'} title={title} footer={null} onCancel={close} destroyOnHidden>
            <CancelForm request={request} title={title} onClose={close} />
          </Modal>
        </div>
      )}
    </>
  );
}
