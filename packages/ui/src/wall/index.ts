export { Wall } from './wall';
