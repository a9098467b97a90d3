import { decodeJwt } from 'jose';
import { epochOf, COMPONENTS } from '@portal/domain';
import { evaluationOf } from '../evaluations';
import { lidarBody, photometerBody } from '../instruments';
import { PASSWORD } from '../people';
import { ACTORS, DEPUTIES } from './actors';
import { WITHOUT_FACTOR } from './fixture-people';
import {
  changedAccounts,
  lockedAccounts,
  newAccounts,
  checkedLinks,
  newPasswords,
  usedAccounts,
} from './account-requests';
import { fileRequests } from './file-requests';
import { ofOneTeam, ofTeams, ORIGIN, previews } from './release-requests';
import { incomplete, one, part, uploadOf, type ApiRequest, type Request } from './request';
import { labelRequests } from './label-requests';
import { qualityRequests } from './quality-requests';
import { regularEvaluationRequests } from './regular-evaluation-requests';
import type { Call } from '../../src/app/calls';

const generalInfo = ({ facility }: ApiRequest): Request[] => [
  part('content', { name: 'Another name' }),
  part('contacts', { lidar_pi_name: 'Another lead' }),
  // The facility once had a label, so its acronym stays.
  part('acronym, pi_contact, type', {
    acronym: facility.acronym,
    pi_contact: 'another@site.example',
    type: 'partner',
  }),
  part('displayed_status', { displayed_status: 'labelled' }),
  { name: 'nothing', body: {} },
  {
    name: 'content and displayed_status',
    parts: ['content', 'displayed_status'],
    body: { name: 'Another name', displayed_status: 'labelled' },
  },
];

const acceptance = (asked: ApiRequest): Request[] => [
  part('user_file', { user_file: uploadOf(asked) }),
  part('preliminary_acceptance', { preliminary_acceptance: 'yes' }),
  part('acceptance', { acceptance: 'yes' }),
  { name: 'nothing', body: {}, isIncomplete: true },
];

const preview = (): Request[] => [
  part('preliminary_acceptance', { preliminary_acceptance: 'yes' }),
  part('acceptance', { acceptance: 'yes' }),
  { name: 'nothing', body: {}, isIncomplete: true },
];

const newOwner = ({ fixture }: ApiRequest) => fixture.people['somebody without a role'].id;

/** The actor's own notice, or the owner's for actors who have none. */
const noticeOf = ({ fixture, actor }: ApiRequest) => fixture.notices[ACTORS[actor].who ?? 'owner'];

/** The actor's present session, or the owner's for actors who have none. */
const sessionOf = ({ fixture, actor }: ApiRequest) =>
  String(decodeJwt(fixture.people[ACTORS[actor].who ?? 'owner'].access).sid);

/** The actor's own login at an institution, or the owner's for actors who have none. */
const identityOf = ({ fixture, actor }: ApiRequest) => fixture.identities[ACTORS[actor].who ?? 'owner'];
/** The actor's own passkey, or the owner's for actors who have none. */
const passkeyOf = ({ fixture, actor }: ApiRequest) => fixture.people[ACTORS[actor].who ?? 'owner'].passkey ?? '';

/** Deputies leave, and are removed. */
const removals = ({ fixture, actor }: ApiRequest): Request[] =>
  DEPUTIES.map((who) => ({
    name: who,
    ids: { user: fixture.people[who].id },
    parts: ACTORS[actor].who === who ? [] : ['another deputy'],
  }));

/** Every component, of which each reviewer may decline only one. */
const declines = ({ fixture, facility, actor }: ApiRequest): Request[] =>
  COMPONENTS.map(({ code }) => {
    const { who } = ACTORS[actor];
    const isOwn = who !== null && facility.people.reviewers[code] === fixture.people[who].id;
    return {
      name: code,
      ids: { component: code },
      parts: isOwn ? [] : ["another reviewer's component"],
      body: { reason: 'We share a laboratory.' },
    };
  });

/** The bodies, by call; a call without an entry that is not an evaluation has a body without fields. */
const SENT: Partial<Record<Call, (asked: ApiRequest) => Request[]>> = {
  'POST /auth/login': ({ fixture }) => one({ email: fixture.people[WITHOUT_FACTOR].email, password: PASSWORD }),
  'POST /auth/reset-password': () => incomplete,
  'POST /auth/check-link': checkedLinks,
  'POST /auth/change-password': newPasswords,
  'POST /user/sessions/:id/end': (asked) => [{ name: '', ids: { id: sessionOf(asked) }, body: {} }],
  'POST /auth/confirm-identity': () => one({ password: PASSWORD }),
  'POST /user/second-factors/codes': () => incomplete,
  'POST /user/second-factors/passkeys': () => incomplete,
  'POST /user/second-factors/passkeys/:id/rename': (asked) => [
    { name: '', ids: { id: passkeyOf(asked) }, body: { name: 'Another' } },
  ],
  'POST /user/second-factors/passkeys/:id/remove': (asked) => [{ name: '', ids: { id: passkeyOf(asked) }, body: {} }],
  'POST /user/profile': () => one({ profile: { first_name: 'Ada', last_name: 'Byron' } }),
  'POST /user/preferences': () => one({ digest: false }),
  'POST /user/add': newAccounts,
  'POST /user/:id/edit': changedAccounts,
  'POST /user/:id/deactivate': usedAccounts,
  'POST /user/:id/end-sessions': usedAccounts,
  'POST /user/:id/remove-factors': usedAccounts,
  'POST /user/:id/unlock': usedAccounts,
  'POST /user/:id/lock': lockedAccounts,
  'POST /user/:id/activate': usedAccounts,
  'POST /user/:id/anonymise': ({ fixture }) => [
    { name: 'who is in use', ids: { id: fixture.people.CARS.id }, body: {} },
  ],
  'POST /auth/institution/begin': () => incomplete,
  'POST /auth/institution/finish': () => incomplete,
  'POST /user/identities/:id/unlink': (asked) => [{ name: '', ids: { id: identityOf(asked) }, body: {} }],
  'POST /user/identities/:id/link': (asked) => [{ name: '', ids: { id: identityOf(asked) }, body: {} }],
  'POST /api-tokens': () => one({ name: 'ARES', scopes: ['configurations'] }),
  'DELETE /api-tokens/:id': ({ fixture }) => [{ name: '', ids: { id: fixture.apiTokenId } }],
  'POST /contact': () => incomplete,
  'POST /notices/:id/read': (asked) => [{ name: '', ids: { id: noticeOf(asked) }, body: {} }],
  'POST /notices/read': (asked) => one({ newest: noticeOf(asked) }),
  'POST /national-facility/register': (asked) => one({ acronym: 'NEW', owner: newOwner(asked) }),
  'POST /national-facility/:id/edit/general-info': generalInfo,
  'POST /national-facility/:id/edit/picture': () => one({ file: null }),
  'POST /national-facility/:id/edit/add-lidar-system': () => one(lidarBody({ name: 'Another' })),
  'POST /national-facility/:id/edit/add-photometer-system': () => one(photometerBody({ name: 'Another' })),
  'POST /lidar/system/edit/:id': () => one(lidarBody({ name: 'Another' })),
  'POST /photometer/system/edit/:id': () => one(photometerBody({ name: 'Another' })),
  'GET /national-facility/:id/unfinished-instruments/:kind/:copy': ({ facility }) => [
    { name: '', ids: { kind: 'lidar', copy: facility.lidarId } },
  ],
  'POST /national-facility/:id/unfinished-instruments/:kind/:copy': ({ facility }) => [
    { name: '', ids: { kind: 'lidar', copy: facility.lidarId }, body: { version: 0, values: { name: 'Not yet' } } },
  ],
  'DELETE /national-facility/:id/unfinished-instruments/:kind/:copy': ({ facility }) => [
    { name: '', ids: { kind: 'lidar', copy: facility.lidarId } },
  ],
  'GET /open-data/lidar/:id': ({ facility }) => [{ name: '', ids: { id: facility.lidarId } }],
  'GET /open-data/photometer/:id': ({ facility }) => [{ name: '', ids: { id: facility.photometerId } }],
  'GET /open-data/lidar/:id/pidinst': ({ facility }) => [{ name: '', ids: { id: facility.lidarId } }],
  'GET /open-data/photometer/:id/pidinst': ({ facility }) => [{ name: '', ids: { id: facility.photometerId } }],
  'GET /lidar/system/:id/about': ({ facility }) => [{ name: '', ids: { id: facility.lidarId } }],
  'GET /photometer/system/:id/about': ({ facility }) => [{ name: '', ids: { id: facility.photometerId } }],
  'POST /national-facility/:id/transfer': (asked) => one({ owner: newOwner(asked) }),
  'GET /national-facility/:id/accepted-versions/:number': () => [{ name: '', ids: { number: '1' } }],
  'POST /national-facility/:id/conditions/:condition/report': ({ facility }) => [
    { name: '', ids: { condition: facility.conditionId }, body: { report: 'The telecover test is done.' } },
  ],
  'POST /national-facility/:id/conditions/:condition/fulfil': ({ facility }) => [
    { name: '', ids: { condition: facility.conditionId }, body: { fulfilment: 'Seen by CARS.' } },
  ],
  'POST /national-facility/:id/deputies': ({ fixture }) => one({ email: fixture.people['a possible deputy'].email }),
  'DELETE /national-facility/:id/deputies/:user': removals,
  'POST /national-facility/:id/decline-review/:component': declines,
  'POST /national-facility/:id/operational-configurations': () => incomplete,
  'POST /national-facility/:id/operational-configurations/:number/withdraw': () => [
    { name: '', ids: { number: '1' }, body: {}, isIncomplete: true },
  ],
  'POST /national-facility/:id/questions': ({ facility }) => [
    { name: 'a question', body: { text: 'Which laser is it?' } },
    // Fields can be opened only until the preliminary report; the same users can set a due date later too.
    part('fields, until', { text: 'Is this right?', instrument: facility.lidarId, until: epochOf('2199-12-31') }),
  ],
  'POST /national-facility/:id/questions/:question/answer': ({ facility }) => [
    { name: '', ids: { question: facility.questionId }, body: { text: 'A new one.' } },
  ],
  'POST /national-facility/:id/questions/:question/close': ({ facility }) => [
    { name: '', parts: ['lidar'], ids: { question: facility.questionId }, body: {} },
  ],
  'POST /national-facility/:id/due-date': () => one({ due_date: epochOf('2026-12-24') }),
  'POST /national-facility/:id/set-initial-acceptance-reviewers': ({ fixture }) =>
    one({ lidar: fixture.people['reviewer of lidars'].id }),
  'POST /national-facility/:id/edit/initial-acceptance': acceptance,
  'POST /national-facility/:id/initial-acceptance-report-preview': preview,
  'POST /national-facility/:id/initial-acceptance-report-content': preview,
  'POST /national-facility/:id/reset-initial-acceptance': () => one({ target: 'evaluation', reason: 'A new laser.' }),
  'POST /national-facility/:id/withdraw/initial-acceptance': () => one({ reason: 'The wrong lidar.' }),
  'POST /national-facility/:id/archive': () => [
    // Every facility of the fixture has had an earlier round.
    { name: '', body: { reason: 'Registered twice.' }, facts: { isOnRecord: true } },
  ],
  'POST /files': () => incomplete,
  'POST /files/:id/share': (asked) => [{ name: '', ids: { id: uploadOf(asked) }, body: {} }],
  'POST /installation/edit': () => one({ version: 0, infrastructure: 'Another network' }),
  'POST /installation/logo': () => incomplete,
  'GET /releases': ofTeams(),
  'GET /releases/matrix': ofTeams(),
  'GET /releases/compositions/:id': ({ fixture }) => [{ name: '', ids: { id: fixture.releases.composition } }],
  'GET /releases/compositions/:id/news': ({ fixture }) => [{ name: '', ids: { id: fixture.releases.composition } }],
  'POST /releases/tab-age': () => one({ minutes: 30 }),
  'POST /releases/fit': ofTeams({ body: ({ next }) => ({ releases: [next] }) }),
  'POST /releases/moves': ofOneTeam({ body: ({ hash }) => ({ parts: [{ name: 'mf-public', hash }] }) }),
  'POST /releases/shares': ofOneTeam({
    body: ({ hash }) => ({ parts: [{ name: 'mf-public', hash }], percent: 0 }),
    isIncomplete: true,
  }),
  'POST /releases/:name/share/end': ofOneTeam({ body: () => ({ finish: 'maybe' }), isIncomplete: true }),
  'POST /share-reports': ({ fixture }) =>
    one({
      share: '0'.repeat(12),
      tab: '0'.repeat(16),
      part: 'mf-public',
      hash: fixture.releases.hash,
      failed_to_load: false,
      failed_in_code: false,
    }),
  'POST /releases/:name': ofOneTeam({ body: ({ next }) => next }),
  'POST /releases/:name/:hash/files': ofOneTeam({ isIncomplete: true }),
  'GET /releases/:name/:hash': ofTeams(),
  'POST /releases/:name/:hash/origin': ofOneTeam({ body: () => ORIGIN }),
  'POST /releases/:name/keys': () => [
    { name: '', ids: { name: 'mf-public' }, body: { name: 'Team', public_key: 'A'.repeat(43) } },
  ],
  'DELETE /releases/:name/keys/:key': ({ fixture: { releases } }) => [
    { name: '', ids: { name: 'mf-admin', key: releases.keyId } },
  ],
  'POST /releases/:name/rollback': ofOneTeam({ body: () => ({}) }),
  'POST /releases/:name/deploy-token': () => [{ name: '', ids: { name: 'mf-public' }, body: {} }],
  'DELETE /releases/:name/deploy-token/:token': ({ fixture: { releases } }) => [
    { name: '', ids: { name: 'mf-public', token: releases.tokenId } },
  ],
  'POST /releases/:name/grant': () => [
    { name: '', ids: { name: 'mf-new' }, body: { prefixes: ['/new'], menu_from: 200, menu_to: 209 } },
  ],
  'POST /releases/:name/switch': () => [{ name: '', ids: { name: 'mf-public' }, body: { off: 'Under repair.' } }],
  'POST /releases/:name/withdraw': () => [{ name: '', ids: { name: 'mf-public' }, body: { reason: 'A mistake.' } }],
  'POST /releases/:name/retire': () => [{ name: '', ids: { name: 'mf-public' }, body: { reason: 'No longer used.' } }],
  'POST /previews': ofOneTeam({ body: ({ hash }) => ({ parts: [{ name: 'mf-public', hash }] }) }),
  'GET /previews/:id': previews,
  'POST /previews/:id/passes': previews,
  'GET /releases/:name/previewers': () => [{ name: '', ids: { name: 'mf-public' } }],
  'POST /releases/:name/previewers': () => [{ name: '', ids: { name: 'mf-public' }, body: { emails: [] } }],
  // Without its query, which is validated after the right.
  'GET /releases/compositions': ofTeams({ isIncomplete: true }),
  'POST /releases/compositions/:id/preview': ({ fixture }) => [
    { name: '', ids: { id: fixture.releases.composition }, body: {} },
  ],
  'POST /releases/trials': ofTeams({ body: ({ whole }) => ({ parts: whole }) }),
  'POST /load-reports': ({ fixture }) => one({ composition: fixture.releases.composition, loads: [], faults: [] }),
  'POST /code-errors': ({ fixture }) =>
    one({
      part: 'mf-public',
      hash: fixture.releases.hash,
      kind: 'TypeError',
      message: '',
      file: 'entry.js',
      line: 1,
      column: 1,
      browser: 'other',
    }),
  'GET /national-facility/:id/label/certificate.pdf': () => [{ name: '', facts: { wasLabelled: true } }],
  'GET /open/labels/:document': ({ facility }) => [{ name: '', ids: { document: `${facility.acronym}.json` } }],
  'GET /open/verify/:code': ({ facility }) => [{ name: '', ids: { code: facility.code } }],
  'GET /files/:id': fileRequests,
  'GET /download/:id': fileRequests,
  'DELETE /files/:id': fileRequests,
};

const EVALUATION = /^POST .*\/(edit|submit|reopen)\/(?:initial-acceptance\/(?:lidar|photometer)-)?(\w+)-compliance/;

/** An evaluation; the one on all photometers is a draft in every scene. */
function evaluationRequests(call: Call): Request[] | undefined {
  const [, act, aspect] = EVALUATION.exec(call) ?? [];
  if (!aspect) return undefined;
  const facts = call.endsWith('/photometer-compliance') ? { facts: { isAspectSubmitted: false } } : {};
  return [{ name: '', body: act === 'reopen' ? { reason: 'A file was missing.' } : evaluationOf(aspect), ...facts }];
}

/** An assessment of the plan; the evaluation of all photometers is a draft, which needs none. */
function assessmentRequests(call: Call): Request[] | undefined {
  if (!/^POST .*\/plan-assessment\//.test(call)) return undefined;
  const facts = call.endsWith('/plan-assessment/photometer') ? { facts: { isPlanUnassessed: false } } : {};
  return [{ name: '', body: { assessment: 'partly', comments: 'No day is named.' }, ...facts }];
}

/** All ways in which an actor makes a call. */
export function requestsOf(call: Call, asked: ApiRequest): Request[] {
  const empty: Request = call.startsWith('POST') ? { name: '', body: {} } : { name: '' };
  return (
    SENT[call]?.(asked) ??
    qualityRequests(call, asked) ??
    labelRequests(call, asked) ??
    regularEvaluationRequests(call, asked) ??
    evaluationRequests(call) ??
    assessmentRequests(call) ?? [empty]
  );
}
