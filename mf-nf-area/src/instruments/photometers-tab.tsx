import { useListPhotometersQuery } from '@portal/api-slice';
import { useAddForm } from '../url-state/use-add-form';
import { AddInstrument } from './add-instrument';
import { InstrumentList } from './instrument-list';
import type { InstrumentsProps } from './kinds';
import { PhotometerEditor } from './photometer-editor';
import { PhotometerDialog } from './photometer-dialog';
import { useIsLeavingAdd } from './use-is-leaving';

/** The photometers of a facility. */
export function PhotometersTab({ facility, access }: InstrumentsProps) {
  const { currentData: photometers, isError, refetch } = useListPhotometersQuery(facility._id);
  const add = useAddForm('photometer');
  const isLeaving = useIsLeavingAdd('photometer');
  return (
    <div className="nf-stack">
      {access.mayEdit && (
        <AddInstrument kind="photometer">
          <PhotometerEditor photometer={null} facilityId={facility._id} onDone={add.close} isLeaving={isLeaving} />
        </AddInstrument>
      )}
      <InstrumentList
        kind="photometer"
        instruments={photometers}
        isFailed={isError}
        onRetry={() => void refetch()}
        mayEdit={access.mayEdit}
      />
      <PhotometerDialog photometers={photometers ?? []} facilityId={facility._id} readOnly={!access.mayEdit} />
    </div>
  );
}
