import { loadedLater } from '@portal/ui/later';
import { MESSAGES } from '../messages';

const { form: texts } = MESSAGES.instruments;

/** The form of a lidar with its grid of channels, loaded when it is opened: most visits of a facility do without. */
export const LaterLidarEditor = loadedLater(() => import('./lidar-editor').then((module) => module.LidarEditor), texts);

/** The form of a photometer, likewise. */
export const LaterPhotometerEditor = loadedLater(
  () => import('./photometer-editor').then((module) => module.PhotometerEditor),
  texts,
);
