import { COMPONENTS, LIDAR_ASPECTS, PHOTOMETER_ASPECTS, type Party } from '@portal/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { applications, componentReviewers, evaluations, lidars, photometers } from '../../platform/db/tables';

/*
 * The rules of the domain about whose turn it is, for lists that the database searches and pages: they must know it of
 * rows that are not loaded. A test compares both for every facility of the demonstration.
 */

type Instruments = typeof lidars | typeof photometers;

const countOf = (instruments: Instruments) =>
  sql`(select count(*) from ${instruments} where ${instruments.facilityId} = ${applications.facilityId})`;

// Counted and not asked for with "exists": that would be looked up among all rows of the table, for each list anew.
const has = (instruments: Instruments) => sql`${countOf(instruments)} > 0`;

const listed = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** How many of these aspects are submitted of an instrument, or of the facility. */
const given = (targetId: PgColumn, aspects: readonly string[]) =>
  sql`(select count(*) from ${evaluations} where ${evaluations.applicationId} = ${applications.id}
    and ${evaluations.targetId} = ${targetId} and ${evaluations.aspect} in (${listed(aspects)})
    and ${evaluations.evaluatedAt} is not null)`;

/** Whether one of these aspects is still to be submitted of an instrument that there is. */
export const lacks = (kind: 'lidar' | 'photometer', aspects: readonly string[]): SQL => {
  const instruments = kind === 'lidar' ? lidars : photometers;
  return sql`exists (select from ${instruments} where ${instruments.facilityId} = ${applications.facilityId}
    and ${given(instruments.id, aspects)} < ${aspects.length})`;
};

/** Whether the evaluation on synergy is still to be submitted; it counts where a lidar can meet a photometer. */
export const lacksSynergy: SQL = sql`(${has(lidars)} and ${has(photometers)}
  and ${given(applications.facilityId, ['synergy'])} = 0)`;

/** Whether a required evaluation is still to be submitted. */
export const isUnderEvaluation: SQL = sql`(${lacks('lidar', LIDAR_ASPECTS)}
  or ${lacks('photometer', PHOTOMETER_ASPECTS)} or ${lacksSynergy})`;

const reviewersOf = (kind: string) => {
  const components = COMPONENTS.map(({ code }) => code).filter((code) => code.startsWith(kind));
  return sql`(select count(*) from ${componentReviewers} where ${componentReviewers.facilityId} = ${applications.facilityId}
    and ${componentReviewers.component} in (${listed(components)})) = ${components.length}`;
};

/** Whether every component that has an instrument has a reviewer. */
export const hasReviewers: SQL = sql`((${has(lidars)} or ${has(photometers)})
  and (not ${has(lidars)} or ${reviewersOf('lidar')}) and (not ${has(photometers)} or ${reviewersOf('photometer')}))`;

/** Whose turn it is in an application, as a text. */
export const pendingParty = sql<Party>`case ${applications.status}
  when 'registered' then 'administrators'
  when 'submitted' then case when not ${isUnderEvaluation} then 'cars' when ${hasReviewers} then 'reviewers' else 'administrators' end
  when 'preliminary_report_issued' then
    case when ${applications.preliminaryAcceptance} = 'conditionally' then 'facility' else 'cars' end
  when 'waiting_final_report' then 'cars'
  when 'evaluated' then 'nobody'
  else 'facility' end`;

/** As searches find the day on which a step is due; `today` in UTC. */
export const dueWords = (today: string, words: { due: string; overdue: string }): SQL =>
  sql`case when ${applications.status} = 'evaluated' or ${applications.dueDate} is null then ''
    when ${applications.dueDate} < ${today}::date then ${words.overdue} || ' ' || ${applications.dueDate}
    else ${words.due} || ' ' || ${applications.dueDate} end`;
