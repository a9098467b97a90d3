import type { Component, RoleCode } from '@portal/domain';

/** All users of the fixture, by roles. */
export const PEOPLE = {
  owner: ['national_facility'],
  deputy: ['national_facility'],
  'another deputy': ['national_facility'],
  'reviewer of lidars': ['lidar_reviewer'],
  'reviewer of lidar data': ['lidar_data_reviewer'],
  'reviewer of photometers': ['photometer_reviewer'],
  'reviewer of photometer data': ['photometer_data_reviewer'],
  /** Reviews the administrator's facility, and nothing else. */
  evaluator: ['photometer_reviewer'],
  /** A former reviewer, who is still assigned. */
  'former reviewer': [],
  CARS: ['cars'],
  'CARS who review': ['cars', 'lidar_data_reviewer'],
  ARES: ['ares'],
  administrator: ['administrator'],
  /** Makes no requests: other users change the account. */
  'another administrator': ['administrator'],
  'administrator who owns': ['administrator', 'national_facility'],
  /** Owns one facility and reviews another. */
  'reviewing owner': ['national_facility', 'lidar_reviewer'],
  'somebody without a role': [],
  /** The target of changes of owners and reviewers. */
  'a possible deputy': ['national_facility'],
} as const satisfies Record<string, readonly RoleCode[]>;

export type Who = keyof typeof PEOPLE;
export const WHO = Object.keys(PEOPLE) as Who[];

/** The facilities of the fixture, all in the same state, with their owners and reviewers. */
export const FACILITIES = {
  first: {
    owner: 'owner',
    reviewers: {
      lidar: 'reviewer of lidars',
      lidar_data: 'reviewer of lidar data',
      photometer: 'reviewer of photometers',
      photometer_data: 'reviewer of photometer data',
    },
  },
  ofAdministrator: {
    owner: 'administrator who owns',
    reviewers: { lidar: 'reviewing owner', lidar_data: 'CARS who review', photometer: 'evaluator' },
  },
  /** Its owner is assigned as its reviewer too, as after a careless change of owner. */
  ofReviewer: { owner: 'reviewing owner', reviewers: { lidar: 'reviewing owner', photometer: 'former reviewer' } },
} as const satisfies Record<string, { owner: Who; reviewers: Partial<Record<Component, Who>> }>;

/** Deputies at every facility. */
export const DEPUTIES = ['deputy', 'another deputy'] as const satisfies readonly Who[];

export type Where = keyof typeof FACILITIES;
export const WHERE = Object.keys(FACILITIES) as Where[];

interface Actor {
  who: Who | null;
  /** The facility of this actor's requests. */
  at: Where;
}

/** All actors: one for each column of the matrix, and some in several of them. */
export const ACTORS = {
  nobody: { who: null, at: 'first' },
  'the owner': { who: 'owner', at: 'first' },
  'the deputy': { who: 'deputy', at: 'first' },
  'another owner': { who: 'owner', at: 'ofAdministrator' },
  'somebody without a role': { who: 'somebody without a role', at: 'first' },
  'the reviewer of lidars': { who: 'reviewer of lidars', at: 'first' },
  'the reviewer of lidar data': { who: 'reviewer of lidar data', at: 'first' },
  'the reviewer of photometers': { who: 'reviewer of photometers', at: 'first' },
  'the reviewer of photometer data': { who: 'reviewer of photometer data', at: 'first' },
  'an evaluator who is not assigned': { who: 'evaluator', at: 'first' },
  CARS: { who: 'CARS', at: 'first' },
  ARES: { who: 'ARES', at: 'first' },
  'an administrator': { who: 'administrator', at: 'first' },
  'an administrator who owns it': { who: 'administrator who owns', at: 'ofAdministrator' },
  'a reviewer who owns another': { who: 'reviewing owner', at: 'ofAdministrator' },
  'the owner, named as reviewer': { who: 'reviewing owner', at: 'ofReviewer' },
  'a reviewer who lost the role': { who: 'former reviewer', at: 'ofReviewer' },
  'CARS who review it': { who: 'CARS who review', at: 'ofAdministrator' },
} as const satisfies Record<string, Actor>;

export type ActorName = keyof typeof ACTORS;
export const ACTOR_NAMES = Object.keys(ACTORS) as ActorName[];
