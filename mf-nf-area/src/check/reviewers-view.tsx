import type { InstrumentName } from '@portal/domain';
import { Disclosure } from '@portal/ui/core';
import { LidarSuggestions } from '../instruments/lidar-suggestions';
import { MESSAGES } from '../messages';

const { check } = MESSAGES;

/** The compliance that reviewers will be suggested, lidar by lidar. */
export function ReviewersView({ lidars }: { lidars: readonly InstrumentName[] }) {
  if (lidars.length === 0) return null;
  return (
    <>
      <h3>{check.suggestions}</h3>
      <p className="nf-soft">{check.suggestionsHint}</p>
      {lidars.map(({ _id, name }) => (
        <Disclosure key={_id} summary={name}>
          <LidarSuggestions id={_id} level={4} />
        </Disclosure>
      ))}
    </>
  );
}
