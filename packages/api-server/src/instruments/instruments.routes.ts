import { AppError } from '../http/app-error';
import { call } from '../http/call';
import { idParams } from '../http/params';
import { loadPublicLidar, loadPublicPhotometer } from './load-instruments';

export const instrumentCalls = [
  call('GET /lidar/system/:id', {
    summary: 'A lidar, as its public page shows it',
    params: idParams,
    answers: 'The lidar with its channel groups, functions and features.',
    handle: async ({ context, params }) => {
      const lidar = await loadPublicLidar(context.db, params.id);
      if (!lidar) throw new AppError('notLoaded', 404, { message: 'There is no lidar under this address.' });
      return lidar;
    },
  }),
  call('GET /photometer/system/:id', {
    summary: 'A photometer, as its public page shows it',
    params: idParams,
    answers: 'The photometer.',
    handle: async ({ context, params }) => {
      const photometer = await loadPublicPhotometer(context.db, params.id);
      if (!photometer) throw new AppError('notLoaded', 404, { message: 'There is no photometer under this address.' });
      return photometer;
    },
  }),
];
