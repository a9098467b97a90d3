/** A moment in epoch seconds as `yyyy-mm-dd hh:mm UTC`. */
export const formatMoment = (epoch: number) =>
  `${new Date(epoch * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
