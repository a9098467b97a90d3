import { Component, lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';
import type { LocationMapProps } from './location-map';

const LocationMap = lazy(() => import('./location-map').then((module) => ({ default: module.LocationMap })));

/** A small map that comes after the rest of the page. Whatever happens to it, the page around it stays. */
export const LazyLocationMap = (props: LocationMapProps) => (
  <OrWords words={MESSAGES.map.locationFailed}>
    <Suspense fallback={<div className="pub-small-map" />}>
      <LocationMap {...props} />
    </Suspense>
  </OrWords>
);

/** Words in the place of something that could not be loaded. */
class OrWords extends Component<{ words: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <p className="pub-soft">{this.props.words}</p> : this.props.children;
  }
}
