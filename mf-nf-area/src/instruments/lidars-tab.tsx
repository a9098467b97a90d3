import { useListLidarsQuery } from '@portal/api-slice';
import { LIDAR_ASPECTS } from '@portal/domain';
import type { Lidar } from '@portal/domain';
import { Dialog } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';
import { useAddForm } from '../url-state/use-add-form';
import { useUrlState } from '../url-state/use-url-state';
import { useCorrections } from '../questions/use-questions';
import { AddInstrument } from './add-instrument';
import { Assessment } from './assessment';
import { InstrumentList } from './instrument-list';
import type { InstrumentsProps } from './kinds';
import { LidarEditor } from './lidar-editor';
import { LidarSuggestions } from './lidar-suggestions';
import { useIsLeavingAdd, useIsLeavingDialog } from './use-is-leaving';

const { compliance: texts, instruments } = MESSAGES;

/** The lidars of a facility. */
export function LidarsTab({ facility, access }: InstrumentsProps) {
  const { currentData: lidars, isError, refetch } = useListLidarsQuery(facility._id);
  const add = useAddForm('lidar');
  const isLeaving = useIsLeavingAdd('lidar');
  return (
    <div className="nf-stack">
      {access.mayEdit && (
        <AddInstrument kind="lidar">
          <LidarEditor lidar={null} facilityId={facility._id} onDone={add.close} isLeaving={isLeaving} />
        </AddInstrument>
      )}
      <InstrumentList
        kind="lidar"
        instruments={lidars}
        isFailed={isError}
        onRetry={() => void refetch()}
        mayEdit={access.mayEdit}
      />
      <LidarDialog lidars={lidars ?? []} facilityId={facility._id} readOnly={!access.mayEdit} />
      <HintsDialog lidars={lidars ?? []} />
    </div>
  );
}

interface LidarDialogProps {
  lidars: readonly Lidar[];
  facilityId: string;
  readOnly: boolean;
}

/** The dialog of the lidar that the URL names. */
function LidarDialog({ lidars, facilityId, readOnly }: LidarDialogProps) {
  const { urlState, go } = useUrlState();
  const lidar = lidars.find(({ _id }) => _id === urlState.lidar);
  const isLeaving = useIsLeavingDialog('lidar', lidar?._id ?? '');
  const corrects = useCorrections(facilityId, lidar?._id, readOnly);
  const close = () => go({ lidar: null });
  return (
    <Dialog title={instruments.lidar.window} isOpen={lidar !== undefined} onClose={close}>
      {lidar && (
        <>
          <Assessment record={lidar} aspects={LIDAR_ASPECTS} />
          <LidarEditor key={lidar._id} {...{ lidar, facilityId, readOnly, isLeaving, corrects }} onDone={close} />
        </>
      )}
    </Dialog>
  );
}

/** The criteria for a lidar, and the suggested compliance of the one that the URL names. */
function HintsDialog({ lidars }: { lidars: readonly Lidar[] }) {
  const { urlState, go } = useUrlState();
  const lidar = lidars.find(({ _id }) => _id === urlState.hints);
  return (
    <Dialog title={texts.window(lidar?.name ?? '')} isOpen={lidar !== undefined} onClose={() => go({ hints: null })}>
      {lidar && (
        <div className="nf-stack">
          <h3>{texts.criteria}</h3>
          <ul>
            {texts.list.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
          <LidarSuggestions id={lidar._id} />
        </div>
      )}
    </Dialog>
  );
}
