export { Plot } from './plot';
export type { PlotProps } from './plot';
