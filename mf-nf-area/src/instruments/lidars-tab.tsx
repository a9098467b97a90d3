import { useListLidarsQuery } from '@portal/api-slice';
import { useAddForm } from '../url-state/use-add-form';
import { AddInstrument } from './add-instrument';
import { HintsDialog } from './hints-dialog';
import { InstrumentList } from './instrument-list';
import type { InstrumentsProps } from './kinds';
import { LidarEditor } from './lidar-editor';
import { LidarDialog } from './lidar-dialog';
import { useIsLeavingAdd } from './use-is-leaving';

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
