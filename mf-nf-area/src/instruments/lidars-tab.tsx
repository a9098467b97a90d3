import { LIDAR_ASPECTS, MAX_INSTRUMENTS, noMoreOf } from '@portal/domain';
import type { Lidar } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { Dialog } from '@portal/ui/overlay';
import { useListLidarsQuery } from '../api/lidars';
import { MESSAGES } from '../messages';
import { useAddForm } from '../url-state/use-add-form';
import { useUrlState } from '../url-state/use-url-state';
import { useCorrections } from '../questions/use-questions';
import { Assessment } from './assessment';
import { InstrumentList } from './instrument-list';
import type { InstrumentsProps } from './kinds';
import { LaterLidarEditor } from './later-editors';
import { LidarSuggestions } from './lidar-suggestions';
import { isKeptOnServer } from './use-instrument-lines';
import { useIsLeavingDialog } from './use-is-leaving';
import { useNewCopy } from './use-new-copy';

const { compliance: texts, instruments } = MESSAGES;

/** The lidars of a facility; the form of a lidar is a separate page. */
export function LidarsTab({ facility, access }: InstrumentsProps) {
  const { currentData: lidars, isError, refetch } = useListLidarsQuery(facility._id);
  const { open } = useAddForm('lidar');
  const newCopy = useNewCopy('lidar', facility._id, isKeptOnServer(facility, access));
  const isFull = (lidars?.length ?? 0) >= MAX_INSTRUMENTS;
  return (
    <div className="nf-stack">
      {access.mayEdit && isFull && <p className="nf-soft">{noMoreOf('lidar')}</p>}
      {access.mayEdit && !isFull && (
        <div>
          <Button icon={<Icon name="add" />} data-opens="new-lidar" onClick={() => open(newCopy())}>
            {instruments.lidar.add}
          </Button>
        </div>
      )}
      <InstrumentList
        kind="lidar"
        {...{ facility, access }}
        instruments={lidars}
        isFailed={isError}
        onRetry={() => void refetch()}
      />
      {!access.mayEdit && <LidarDialog lidars={lidars ?? []} facilityId={facility._id} />}
      <HintsDialog lidars={lidars ?? []} />
    </div>
  );
}

interface LidarDialogProps {
  lidars: readonly Lidar[];
  facilityId: string;
}

/** The dialog of the lidar in the URL, for readers and for users who correct fields opened for correction. */
function LidarDialog({ lidars, facilityId }: LidarDialogProps) {
  const { urlState, go } = useUrlState();
  const lidar = lidars.find(({ _id }) => _id === urlState.lidar);
  const isLeaving = useIsLeavingDialog('lidar', lidar?._id ?? '');
  const corrects = useCorrections(facilityId, lidar?._id, true);
  const close = () => go({ lidar: null });
  return (
    <Dialog
      title={instruments.lidar.dialog}
      printedTitle={instruments.lidar.printed(lidar?.name ?? '')}
      isOpen={lidar !== undefined}
      onClose={close}
    >
      {lidar && (
        <>
          <p className="nf-on-screen">
            <strong>{lidar.name}</strong>
          </p>
          <Assessment record={lidar} aspects={LIDAR_ASPECTS} />
          <LaterLidarEditor key={lidar._id} {...{ lidar, facilityId, isLeaving, corrects }} readOnly onDone={close} />
        </>
      )}
    </Dialog>
  );
}

/** The criteria for a lidar, and the suggested compliance of the lidar in the URL. */
function HintsDialog({ lidars }: { lidars: readonly Lidar[] }) {
  const { urlState, go } = useUrlState();
  const lidar = lidars.find(({ _id }) => _id === urlState.hints);
  return (
    <Dialog title={texts.dialog(lidar?.name ?? '')} isOpen={lidar !== undefined} onClose={() => go({ hints: null })}>
      {lidar && (
        <div className="nf-stack">
          <h3>{texts.criteria}</h3>
          <ul>
            {texts.list.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
          <LidarSuggestions lidar={lidar} />
        </div>
      )}
    </Dialog>
  );
}
