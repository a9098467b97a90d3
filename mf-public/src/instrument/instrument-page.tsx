import type { AboutInstrument, PublicLidar, PublicPhotometer } from '@portal/domain';
import { day, expiredInWords, takenInWords } from '@portal/domain';
import { Dated, ErrorState, formatDegrees, Loading, PageTitle, Panel } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { Component, lazy, Suspense } from 'react';
import { AboutPanel } from './about-panel';
import { MESSAGES } from './messages';
import { MissingRecord } from './missing-record';
import '../page.css';
import './instrument.css';
import type { LocationMapProps } from './location-map';

export interface InstrumentPageProps {
  kind: 'Lidar' | 'Photometer';
  /** The instrument in this URL; undefined while loading or on failure. */
  instrument: PublicLidar | PublicPhotometer | undefined;
  /** Its facility, label and acceptance; undefined while loading. */
  about: AboutInstrument | undefined;
  failure: 'missing' | 'failed' | null;
  onRetry: () => void;
  children: ReactNode;
}

const TRAIL = [{ label: MESSAGES.home, path: '/' }];

/** The page of an instrument in one of its states: missing, failed, loading, or loaded. */
export function InstrumentPage({ kind, instrument, about, failure, onRetry, children }: InstrumentPageProps) {
  if (failure === 'missing') return <Missing kind={kind} />;
  if (failure === 'failed') return <Failed kind={kind} onRetry={onRetry} />;
  if (!instrument) return <Loading label={MESSAGES.loading(kind)} />;
  return (
    <article className="pub-page pub-instrument">
      <PageTitle title={instrument.name} trail={TRAIL}>
        <p className="pub-soft">{[kind, instrument.status?.name].filter(Boolean).join(', ')}</p>
      </PageTitle>
      <OfWhatTime instrument={instrument} about={about} />
      <div className={`pub-instrument-columns pub-instrument-${kind.toLowerCase()}`}>
        {about && <AboutPanel about={about} id={instrument._id} />}
        <div className="pub-instrument-record">{children}</div>
        <Location instrument={instrument} />
      </div>
    </article>
  );
}

interface Loaded extends Pick<InstrumentPageProps, 'about'> {
  instrument: NonNullable<InstrumentPageProps['instrument']>;
}

/** What became of the label, if it was lost or has ended. */
function lostLabel(about: AboutInstrument | undefined): string | null {
  if (!about) return null;
  return takenInWords(about) ?? expiredInWords(about, day(Date.now() / 1000) ?? '');
}

/**
 * The accepted version and its end, and whether the label was lost or has ended. Users who see the current record are told that
 * the public may see another version.
 */
function OfWhatTime({ instrument, about }: Loaded) {
  if (instrument.part_of) {
    const words = MESSAGES.accepted(instrument.part_of);
    const lost = lostLabel(about);
    return (
      <p className="pub-soft pub-of-time">
        <Dated text={lost === null ? words : `${words}. ${lost}`} />
      </p>
    );
  }
  // Only the current record has a version number.
  return 'version' in instrument ? <p className="pub-soft">{MESSAGES.presentRecord}</p> : null;
}

const Missing = ({ kind }: Pick<InstrumentPageProps, 'kind'>) => (
  <MissingRecord title={MESSAGES.missingTitle(kind)}>{MESSAGES.missing(kind)}</MissingRecord>
);

const Failed = ({ kind, onRetry }: Pick<InstrumentPageProps, 'kind' | 'onRetry'>) => (
  <div className="pub-page">
    <PageTitle title={kind} trail={TRAIL} />
    <ErrorState title={MESSAGES.failedTitle(kind)} onRetry={onRetry}>
      {MESSAGES.failed}
    </ErrorState>
  </div>
);

function Location({ instrument }: { instrument: NonNullable<InstrumentPageProps['instrument']> }) {
  const { name, latitude, longitude } = instrument;
  if (latitude === null || longitude === null) return null;
  return (
    <div className="pub-location">
      <Panel title={MESSAGES.position}>
        <p>
          {formatDegrees(latitude, 'N')}, {formatDegrees(longitude, 'E')}
        </p>
        <LazyLocationMap name={name} latitude={latitude} longitude={longitude} />
      </Panel>
    </div>
  );
}

const LocationMap = lazy(() => import('./location-map').then((module) => ({ default: module.LocationMap })));

/** A small map that loads after the rest of the page; if it fails, the page around it stays. */
const LazyLocationMap = (props: LocationMapProps) => (
  <OrWords words={MESSAGES.mapFailed}>
    <Suspense fallback={<div className="pub-small-map" />}>
      <LocationMap {...props} />
    </Suspense>
  </OrWords>
);

/** Error boundary that shows a text instead of its content. */
class OrWords extends Component<{ words: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <p className="pub-soft">{this.props.words}</p> : this.props.children;
  }
}
