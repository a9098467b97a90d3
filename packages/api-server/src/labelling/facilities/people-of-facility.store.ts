import { sql } from 'drizzle-orm';
import type { Component } from '@portal/domain';
import { componentReviewers, facilities, facilityDeputies, users } from '../../platform/db/tables';

export interface ReviewerRow {
  component: Component;
  id: string;
  firstName: string;
  lastName: string;
  /** Start of the current work, in epoch seconds. */
  since: number;
}

/** A user who edits and reads a facility as its owner does. */
export interface DeputyRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Time of naming, in epoch seconds. */
  since: number;
}

/** The reviewers of the facility of a row, by component. */
export const reviewersOfFacility = sql<ReviewerRow[]>`coalesce((select json_agg(json_build_object(
    'component', ${componentReviewers.component}, 'id', ${users.id},
    'firstName', ${users.firstName}, 'lastName', ${users.lastName},
    'since', floor(extract(epoch from ${componentReviewers.workSince}))::int8) order by ${componentReviewers.component})
  from ${componentReviewers} join ${users} on ${users.id} = ${componentReviewers.userId}
  where ${componentReviewers.facilityId} = ${facilities.id}), '[]')`;

/** The deputies of the facility of a row, in the order in which they were named. */
export const deputiesOfFacility = sql<DeputyRow[]>`coalesce((select json_agg(json_build_object(
    'id', ${users.id}, 'firstName', ${users.firstName}, 'lastName', ${users.lastName}, 'email', ${users.email},
    'since', floor(extract(epoch from ${facilityDeputies.createdAt}))::int8)
    order by ${facilityDeputies.createdAt}, ${users.email})
  from ${facilityDeputies} join ${users} on ${users.id} = ${facilityDeputies.userId}
  where ${facilityDeputies.facilityId} = ${facilities.id}), '[]')`;
