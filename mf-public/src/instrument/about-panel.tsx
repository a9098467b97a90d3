import { acceptedInWords, isPart, labelInWords, prettyName, QUALITY_LINES } from '@portal/domain';
import type { AboutInstrument, InstrumentKind } from '@portal/domain';
import { Button, Dated, DefinitionList, Panel, useCopy } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { instrumentData, instrumentPidinst } from '../open-data/addresses';
import { MESSAGES } from './messages';
import '../open-data/open-data.css';

const { about: WORDS } = MESSAGES;

export interface AboutPanelProps {
  about: AboutInstrument;
  /** The id of the instrument. */
  id: string;
}

/** The facility and label of an instrument, the accepted version with its dates, licence, citation and downloads. */
export function AboutPanel({ about, id }: AboutPanelProps) {
  const { facility, accepted, changed_on, licence, quality } = about;
  const label = labelInWords(about);
  return (
    <div className="pub-about">
      <Panel title={WORDS.title}>
        <DefinitionList
          items={[
            ...(facility
              ? [
                  { label: WORDS.facility, value: <Facility facility={facility} isOnMap={isPart(about)} /> },
                  { label: WORDS.institute, value: facility.institute ?? WORDS.notGiven },
                ]
              : []),
            ...(label === null
              ? []
              : [{ label: WORDS.label, value: <Label page={about.label?.page} words={label} /> }]),
            ...(quality === undefined || label === null
              ? []
              : [{ label: WORDS.quality, value: QUALITY_LINES[quality] }]),
            { label: WORDS.accepted, value: acceptedInWords(accepted) },
            { label: WORDS.changed, value: changed_on },
            { label: WORDS.licence, value: <Licence licence={licence} /> },
          ]}
        />
        <Citation text={about.citation} />
        <Downloads kind={about.kind} id={id} />
      </Panel>
    </div>
  );
}

interface FacilityProps {
  facility: NonNullable<AboutInstrument['facility']>;
  /** An instrument that is no longer part of its facility is not on the map. */
  isOnMap: boolean;
}

const Facility = ({ facility, isOnMap }: FacilityProps) => (
  <>
    {prettyName(facility)}
    {isOnMap && (
      <>
        <br />
        <Link to={`/?search=${encodeURIComponent(facility.acronym)}`}>{WORDS.onMap(facility.acronym)}</Link>
      </>
    )}
  </>
);

/** The label in words, with a link to its page if it has one. */
const Label = ({ page, words }: { page: string | null | undefined; words: string }) => (
  <>
    <Dated text={words} />
    {page && (
      <>
        <br />
        <Link to={new URL(page, window.location.origin).pathname}>{WORDS.labelPage}</Link>
      </>
    )}
  </>
);

function Licence({ licence }: Pick<AboutInstrument, 'licence'>) {
  if (!licence) return WORDS.notGiven;
  return licence.url === null ? licence.name : <a href={licence.url}>{licence.name}</a>;
}

function Citation({ text }: { text: string }) {
  const { outcome, copy } = useCopy(text);
  return (
    <>
      <p className="pub-citation">
        <span>{WORDS.cite}</span>
        <Dated text={text} />
      </p>
      <Button onClick={() => void copy()}>{WORDS.copy}</Button> <output>{outcome && WORDS[outcome]}</output>
    </>
  );
}

const Downloads = ({ kind, id }: { kind: InstrumentKind; id: string }) => (
  <p className="pub-open-data pub-downloads">
    {MESSAGES.forPrograms} <a href={instrumentData(kind, id)}>{MESSAGES.json}</a>,{' '}
    <a href={instrumentPidinst(kind, id)}>{MESSAGES.pidinst}</a>
  </p>
);
