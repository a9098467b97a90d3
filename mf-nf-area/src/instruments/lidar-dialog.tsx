import { LIDAR_ASPECTS } from '@portal/domain';
import type { Lidar } from '@portal/domain';
import { Dialog } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import { Assessment } from './assessment';
import { LidarEditor } from './lidar-editor';
import { useIsLeavingDialog } from './use-is-leaving';

/** Props of `LidarWindow`. */
export interface LidarWindowProps {
  lidars: readonly Lidar[];
  facilityId: string;
  readOnly: boolean;
}

/** The window of the lidar that the address names. */
export function LidarDialog({ lidars, facilityId, readOnly }: LidarWindowProps) {
  const { urlState, go } = useUrlState();
  const lidar = lidars.find(({ _id }) => _id === urlState.lidar);
  const isLeaving = useIsLeavingDialog('lidar', lidar?._id ?? '');
  const close = () => go({ lidar: null });
  return (
    <Dialog title={MESSAGES.instruments.lidar.window} isOpen={lidar !== undefined} onClose={close}>
      {lidar && (
        <>
          <Assessment record={lidar} aspects={LIDAR_ASPECTS} />
          <LidarEditor key={lidar._id} {...{ lidar, facilityId, readOnly, isLeaving }} onDone={close} />
        </>
      )}
    </Dialog>
  );
}
