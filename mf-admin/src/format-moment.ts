/** A moment in epoch seconds as `yyyy-mm-dd hh:mm`, in UTC; whatever shows it says so elsewhere, as a head of a table. */
export const formatMinute = (epoch: number) => new Date(epoch * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** A moment in epoch seconds as `yyyy-mm-dd hh:mm UTC`. */
export const formatMoment = (epoch: number) => `${formatMinute(epoch)} UTC`;
