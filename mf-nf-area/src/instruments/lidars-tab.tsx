import { useListLidarsQuery } from '@portal/api-slice';
import { useAddForm } from '../place/use-add-form';
import { AddInstrument } from './add-instrument';
import { HintsWindow } from './hints-window';
import { InstrumentList } from './instrument-list';
import type { InstrumentsProps } from './kinds';
import { LidarEditor } from './lidar-editor';
import { LidarWindow } from './lidar-window';
import { useLeavesAdd } from './use-leaves';

/** The lidars of a facility. */
export function LidarsTab({ facility, access }: InstrumentsProps) {
  const { currentData: lidars, isError, refetch } = useListLidarsQuery(facility._id);
  const add = useAddForm('lidar');
  const leaves = useLeavesAdd('lidar');
  return (
    <div className="nf-stack">
      {access.mayEdit && (
        <AddInstrument kind="lidar">
          <LidarEditor lidar={null} facilityId={facility._id} onDone={add.close} leaves={leaves} />
        </AddInstrument>
      )}
      <InstrumentList
        kind="lidar"
        instruments={lidars}
        isFailed={isError}
        onRetry={() => void refetch()}
        mayEdit={access.mayEdit}
      />
      <LidarWindow lidars={lidars ?? []} facilityId={facility._id} readOnly={!access.mayEdit} />
      <HintsWindow lidars={lidars ?? []} />
    </div>
  );
}
