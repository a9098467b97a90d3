import type { Settings } from '../process/app-types';

/** Whether messages are delivered. Without a mail server they wait in the database. */
export const isDelivering = ({ smtpUrl }: Pick<Settings, 'smtpUrl'>) => smtpUrl !== undefined && smtpUrl !== '';
