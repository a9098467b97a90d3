import { useListPhotometersQuery } from '@portal/api-slice';
import { PHOTOMETER_ASPECTS } from '@portal/domain';
import type { Photometer } from '@portal/domain';
import { Dialog } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';
import { useAddForm } from '../url-state/use-add-form';
import { useUrlState } from '../url-state/use-url-state';
import { useCorrections } from '../questions/use-questions';
import { AddInstrument } from './add-instrument';
import { Assessment } from './assessment';
import { InstrumentList } from './instrument-list';
import type { InstrumentsProps } from './kinds';
import { PhotometerEditor } from './photometer-editor';
import { useIsLeavingAdd, useIsLeavingDialog } from './use-is-leaving';

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

interface PhotometerDialogProps {
  photometers: readonly Photometer[];
  facilityId: string;
  readOnly: boolean;
}

/** The dialog of the photometer that the URL names. */
function PhotometerDialog({ photometers, facilityId, readOnly }: PhotometerDialogProps) {
  const { urlState, go } = useUrlState();
  const photometer = photometers.find(({ _id }) => _id === urlState.photometer);
  const isLeaving = useIsLeavingDialog('photometer', photometer?._id ?? '');
  const corrects = useCorrections(facilityId, photometer?._id, readOnly);
  const close = () => go({ photometer: null });
  return (
    <Dialog title={MESSAGES.instruments.photometer.window} isOpen={photometer !== undefined} onClose={close}>
      {photometer && (
        <>
          <Assessment record={photometer} aspects={PHOTOMETER_ASPECTS} />
          <PhotometerEditor
            key={photometer._id}
            {...{ photometer, facilityId, readOnly, isLeaving, corrects }}
            onDone={close}
          />
        </>
      )}
    </Dialog>
  );
}
