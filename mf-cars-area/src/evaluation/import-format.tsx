import { IMPORTED_INDICATORS, indicatorExample } from '@portal/domain';
import { DefinitionList, Disclosure, ExternalLink, ScrollRegion } from '@portal/ui/core';
import { useState } from 'react';
import { EVALUATION_MESSAGES } from './messages';

const { importing: texts } = EVALUATION_MESSAGES;

/** The page of the server that describes its calls. */
const DOCS = '/api/docs';

/** How rows of indicators are written. */
export function ImportFormat() {
  const [example] = useState(() => indicatorExample(new Date().getUTCFullYear() - 1));
  return (
    <Disclosure summary={texts.format}>
      <div className="cars-stack">
        <p>{texts.columns}</p>
        <ScrollRegion label={texts.exampleLabel} className="cars-example">
          <pre>{example}</pre>
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
}
