import { loadedLater } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';

const {
  failed,
  lidar: { loading, formFailedTitle },
} = MESSAGES.instruments;

/** The form of a lidar with its grid of channels, loaded when it is opened: most visits of a facility do without. */
export const LaterLidarEditor = loadedLater(() => import('./lidar-editor').then((module) => module.LidarEditor), {
  loading,
  failedTitle: formFailedTitle,
  failed,
});
