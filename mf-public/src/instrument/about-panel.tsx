import { acceptedInWords, isPart, labelInWords, prettyName } from '@portal/domain';
import type { AboutInstrument } from '@portal/domain';
import { Button, Dated, DefinitionList, Panel, useCopy } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { MESSAGES } from './messages';

const { about: WORDS } = MESSAGES;

/** The facility and label of an instrument, the accepted version with its dates, its licence and its citation. */
export function AboutPanel({ about }: { about: AboutInstrument }) {
  const { facility, accepted, changed_on, licence } = about;
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
            ...(label === null ? [] : [{ label: WORDS.label, value: label }]),
            { label: WORDS.accepted, value: acceptedInWords(accepted) },
            { label: WORDS.changed, value: changed_on },
            { label: WORDS.licence, value: <Licence licence={licence} /> },
          ]}
        />
        <Citation text={about.citation} />
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
