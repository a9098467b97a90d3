import { PHOTOMETER_ASPECTS } from '@portal/domain';
import type { Photometer } from '@portal/domain';
import { LargeWindow } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';
import { usePlace } from '../place/use-place';
import { Assessment } from './assessment';
import { PhotometerEditor } from './photometer-editor';
import { useLeavesWindow } from './use-leaves';

/** Props of `PhotometerWindow`. */
export interface PhotometerWindowProps {
  photometers: readonly Photometer[];
  facilityId: string;
  readOnly: boolean;
}

/** The window of the photometer that the address names. */
export function PhotometerWindow({ photometers, facilityId, readOnly }: PhotometerWindowProps) {
  const { place, go } = usePlace();
  const photometer = photometers.find(({ _id }) => _id === place.photometer);
  const leaves = useLeavesWindow('photometer', photometer?._id ?? '');
  const close = () => go({ photometer: null });
  return (
    <LargeWindow title={MESSAGES.instruments.photometer.window} isOpen={photometer !== undefined} onClose={close}>
      {photometer && (
        <>
          <Assessment record={photometer} aspects={PHOTOMETER_ASPECTS} />
          <PhotometerEditor key={photometer._id} {...{ photometer, facilityId, readOnly, leaves }} onDone={close} />
        </>
      )}
    </LargeWindow>
  );
}
