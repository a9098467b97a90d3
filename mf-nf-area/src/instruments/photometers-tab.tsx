import { PHOTOMETER_ASPECTS } from '@portal/domain';
import type { Photometer } from '@portal/domain';
import { Dialog } from '@portal/ui/overlay';
import { useListPhotometersQuery } from '../api/photometers';
import { MESSAGES } from '../messages';
import { useAddForm } from '../url-state/use-add-form';
import { useUrlState } from '../url-state/use-url-state';
import { useCorrections } from '../questions/use-questions';
import { AddInstrument } from './add-instrument';
import { Assessment } from './assessment';
import { InstrumentList } from './instrument-list';
import type { InstrumentsProps } from './kinds';
import { LaterPhotometerEditor } from './later-editors';
import { isKeptOnServer } from './use-instrument-lines';
import { useIsLeavingAdd, useIsLeavingDialog } from './use-is-leaving';
import { useCopyInAddress, useNewCopy } from './use-new-copy';

/** The photometers of a facility. */
export function PhotometersTab({ facility, access }: InstrumentsProps) {
  const { currentData: photometers, isError, refetch } = useListPhotometersQuery(facility._id);
  const add = useAddForm('photometer');
  const isLeaving = useIsLeavingAdd('photometer');
  const isKept = isKeptOnServer(facility, access);
  const newCopy = useNewCopy('photometer', facility._id, isKept);
  const copy = useCopyInAddress('photometer', newCopy);
  return (
    <div className="nf-stack">
      {access.mayEdit && (
        <AddInstrument kind="photometer" count={photometers?.length ?? 0} newCopy={newCopy}>
          {copy !== null && (
            <LaterPhotometerEditor
              key={copy}
              photometer={null}
              facilityId={facility._id}
              {...{ copy, isKept, isLeaving }}
              onDone={add.close}
              onReopen={() => add.open(copy)}
            />
          )}
        </AddInstrument>
      )}
      <InstrumentList
        kind="photometer"
        {...{ facility, access }}
        instruments={photometers}
        isFailed={isError}
        onRetry={() => void refetch()}
      />
      <PhotometerDialog
        photometers={photometers ?? []}
        facilityId={facility._id}
        readOnly={!access.mayEdit}
        isKept={isKept}
      />
    </div>
  );
}

interface PhotometerDialogProps {
  photometers: readonly Photometer[];
  facilityId: string;
  readOnly: boolean;
  /** Whether unsaved input is also stored on the server. */
  isKept: boolean;
}

function PhotometerDialog({ photometers, facilityId, readOnly, isKept }: PhotometerDialogProps) {
  const { urlState, go } = useUrlState();
  const photometer = photometers.find(({ _id }) => _id === urlState.photometer);
  const isLeaving = useIsLeavingDialog('photometer', photometer?._id ?? '');
  const corrects = useCorrections(facilityId, photometer?._id, readOnly);
  const close = () => go({ photometer: null });
  return (
    <Dialog
      title={MESSAGES.instruments.photometer.dialog}
      printedTitle={MESSAGES.instruments.photometer.printed(photometer?.name ?? '', readOnly)}
      isOpen={photometer !== undefined}
      onClose={close}
    >
      {photometer && (
        <>
          <Assessment record={photometer} aspects={PHOTOMETER_ASPECTS} />
          <LaterPhotometerEditor
            key={photometer._id}
            {...{ photometer, facilityId, readOnly, isKept, isLeaving, corrects }}
            onDone={close}
            onReopen={() => go({ tab: 'photometers', photometer: photometer._id })}
          />
        </>
      )}
    </Dialog>
  );
}
