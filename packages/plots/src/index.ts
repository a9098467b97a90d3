export { coverageScene } from './coverage';
export { durationScene } from './duration';
export type { DurationFacts } from './duration';
export { matrixScene } from './matrix';
export { networkScene } from './network';
export { FONT_SIZE } from './scene';
export type { Label, Mark, Scene } from './scene';
export { synergyScene } from './synergy';
export { DASHES, lineWidth, svgOf, TONES } from './svg';
