import { CALLS, type Call } from '../../src/app/calls';
import { addFile } from '../files';
import { fingerprint } from '../stored';
import { attemptsOf, type Attempt } from './attempts';
import type { ActorName } from './actors';
import { knock } from './knock';
import type { SceneName } from './scenes';
import type { FixtureFacility } from './facilities';
import { build, trialPortal, type Fixture } from './fixture';

const portal = trialPortal();

/** The response to this actor's call with other ids or another body; nothing may change. */
async function answerTo(
  fixture: Fixture,
  call: Call,
  actor: ActorName,
  change: Pick<Attempt['request'], 'ids' | 'body'>,
) {
  const attempt = attemptsOf(fixture, call).find((one) => one.actor === actor);
  if (!attempt) throw new Error(`Nobody asked ${call}.`);
  const before = await fingerprint(portal);
  const { status } = await knock(fixture, { ...attempt, request: { ...attempt.request, ...change } });
  expect(await fingerprint(portal)).toEqual(before);
  return status;
}

const WITH_INSTRUMENT = CALLS.map(({ call }) => call).filter((call) => /:lidarId|:photometerId/.test(call));

/** Ids that do not belong together: of a facility, and of another one's instrument. */
const MIXED: [what: string, ids: (own: FixtureFacility, other: FixtureFacility) => Record<string, string>][] = [
  ['an instrument of another facility', (own, other) => ({ ...idsOf(other), id: own.id })],
  ['another facility with an instrument of this one', (own, other) => ({ ...idsOf(own), id: other.id })],
  ['instruments of the other kind', ({ lidarId, photometerId }) => ({ lidarId: photometerId, photometerId: lidarId })],
  ['facilities as instruments', ({ id }) => ({ lidarId: id, photometerId: id })],
];

const idsOf = ({ lidarId, photometerId }: FixtureFacility) => ({ lidarId, photometerId });

test.each(MIXED)('%s in one path are not found, for any caller [7.4.9, 7.4.11, 11.10.6]', async (_what, ids) => {
  const fixture = await build(portal, 'submitted');
  const { first, ofAdministrator } = fixture.facilities;
  const answers: [Call, number][] = [];
  for (const call of WITH_INSTRUMENT)
    answers.push([call, await answerTo(fixture, call, 'an administrator', { ids: ids(first, ofAdministrator) })]);
  expect(answers).toHaveLength(35);
  expect(answers).toEqual(WITH_INSTRUMENT.map((call) => [call, 404]));
});

/** Files that owners cannot link to their facility: uploaded by another user, or in use already. */
async function filesOfOthers(fixture: Fixture, kind: 'image' | 'document') {
  const { facilities, uploads, shared, people } = fixture;
  const uploaded = await addFile(portal, { kind, uploaderId: people.ARES.id });
  const otherKind = kind === 'image' ? uploads.owner : (await addFile(portal, { uploaderId: people.owner.id })).id;
  return {
    "somebody else's upload": uploaded.id,
    'an upload of the other kind': otherKind,
    'a shared file': shared,
    "another facility's picture": facilities.ofAdministrator.files.picture,
    "another facility's report": facilities.ofAdministrator.files.report,
    'this facility’s report of an ended round': facilities.first.files.report,
    'nothing that exists': '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11',
  };
}

const LINKS: [scene: SceneName, call: Call, kind: 'image' | 'document', body: (id: string) => object][] = [
  [
    'preliminary report: conditionally',
    'POST /national-facility/:id/edit/initial-acceptance',
    'document',
    (id) => ({ user_file: id }),
  ],
  ['draft', 'POST /national-facility/:id/edit/general-info', 'image', (id) => ({ pictures: [id] })],
  ['draft', 'POST /national-facility/:id/edit/picture', 'image', (id) => ({ file: id })],
  ['draft', 'POST /national-facility/:id/edit/add-lidar-system', 'image', (id) => ({ name: 'New', pictures: [id] })],
  ['draft', 'POST /lidar/system/edit/:id', 'image', (id) => ({ name: 'MUSA', pictures: [id] })],
  ['draft', 'POST /photometer/system/edit/:id', 'image', (id) => ({ name: 'Cimel 1', pictures: [id] })],
];

test.each(LINKS)('%s: %s takes no file of others', async (scene, call, kind, bodyOf) => {
  const fixture = await build(portal, scene);
  const [attempt] = attemptsOf(fixture, call);
  const answers: [string, number][] = [];
  for (const [what, id] of Object.entries(await filesOfOthers(fixture, kind))) {
    const body = { ...attempt?.request.body, ...bodyOf(id) };
    answers.push([what, await answerTo(fixture, call, 'the owner', { body })]);
  }
  expect(answers).toEqual(answers.map(([what]) => [what, 422]));
  expect(answers).toHaveLength(7);
});
