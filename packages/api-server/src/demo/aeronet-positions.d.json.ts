import type { SitePositions } from './facts';

declare const positions: SitePositions;
export default positions;
