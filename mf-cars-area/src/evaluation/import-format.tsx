import { IMPORTED_INDICATORS } from '@portal/domain';
import { DefinitionList, Disclosure, ExternalLink, ScrollRegion } from '@portal/ui/core';
import { EVALUATION_MESSAGES } from './messages';

const { importing: texts } = EVALUATION_MESSAGES;

/** The page of the server that describes its calls. */
const DOCS = '/api/docs';

/** How rows of indicators are written. */
export const ImportFormat = () => (
  <Disclosure summary={texts.format}>
    <div className="cars-stack">
      <p>{texts.columns}</p>
      <ScrollRegion label={texts.exampleLabel} className="cars-example">
        <pre>{texts.example}</pre>
      </ScrollRegion>
      <DefinitionList
        items={IMPORTED_INDICATORS.map(({ code, name, about }) => ({ label: code, value: `${name}: ${about}` }))}
      />
      <p>
        {texts.call} <ExternalLink href={DOCS}>{texts.docs}</ExternalLink>
      </p>
    </div>
  </Disclosure>
);
