export { Plot } from './plot';
