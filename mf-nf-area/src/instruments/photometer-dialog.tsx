import { PHOTOMETER_ASPECTS } from '@portal/domain';
import type { Photometer } from '@portal/domain';
import { Dialog } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import { Assessment } from './assessment';
import { PhotometerEditor } from './photometer-editor';
import { useIsLeavingDialog } from './use-is-leaving';

/** Props of `PhotometerWindow`. */
export interface PhotometerWindowProps {
  photometers: readonly Photometer[];
  facilityId: string;
  readOnly: boolean;
}

/** The window of the photometer that the address names. */
export function PhotometerDialog({ photometers, facilityId, readOnly }: PhotometerWindowProps) {
  const { urlState, go } = useUrlState();
  const photometer = photometers.find(({ _id }) => _id === urlState.photometer);
  const isLeaving = useIsLeavingDialog('photometer', photometer?._id ?? '');
  const close = () => go({ photometer: null });
  return (
    <Dialog title={MESSAGES.instruments.photometer.window} isOpen={photometer !== undefined} onClose={close}>
      {photometer && (
        <>
          <Assessment record={photometer} aspects={PHOTOMETER_ASPECTS} />
          <PhotometerEditor key={photometer._id} {...{ photometer, facilityId, readOnly, isLeaving }} onDone={close} />
        </>
      )}
    </Dialog>
  );
}
