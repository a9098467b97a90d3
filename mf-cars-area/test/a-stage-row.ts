import type { NetworkStageRow, OpenStep } from '@portal/domain';

/** A facility in the network by stage, by default with its tests running and nothing open. */
export const aStageRow = (acronym: string, change: Partial<NetworkStageRow> = {}): NetworkStageRow => ({
  facility: { _id: `id-of-${acronym}`, acronym, pretty_name: `${acronym} observatory` },
  stage: '1b',
  stage_since: '2026-01-01',
  label: { status: 'none', is_valid: false, valid_until: null },
  open: [],
  due: [],
  moved_on: '2026-05-01',
  stands_still_for: null,
  ...change,
});

/** An open step, by default of the facility. */
export const aStep = (text: string, change: Partial<OpenStep> = {}): OpenStep => ({
  stage: '1b',
  about: 'test',
  text,
  pending_with: 'facility',
  since: null,
  due: null,
  path: null,
  ...change,
});
