import { CATALOGUE, STEPS, type Step } from '@portal/domain';
import { evaluationOf } from '../../test/evaluations';
import { aPdf } from '../../test/files';
import { evaluationCallName } from '../../src/labelling/evaluation/write-evaluation.routes';
import { EVALUATION_KINDS, type EvaluationKind } from '../../src/labelling/evaluation/evaluation-kinds';
import { at, type Person } from './person';
import type { Race } from './race';
import { pathOf, uploadPlan, type FixtureFacility } from './facility';
import { fromAllServers } from './fixture';

const NOT_EDITABLE = { status: 409, code: CATALOGUE.notEditable.code };
const NOT_SAVED = { status: 409, code: CATALOGUE.notSaved.code };

/** Every write to a facility locks the current round of its application. */
export const roundOf = (id: string) =>
  `select 1 from applications where facility_id = '${id}' and is_current for update`;

/** The same call by these users in turn, through one server after the other. */
export const posts = (people: readonly Person[], path: string, body: (index: number) => object = () => ({})) =>
  fromAllServers((index) => () => {
    const person = people[index % people.length];
    if (!person) throw new Error('Nobody is there to race.');
    return at(person, index).post(path, body(index));
  });

type Described = Pick<Race, 'tries' | 'refusal' | 'leaves'>;

/** A race for an action that one of them may take. */
export const onlyOne = (facility: FixtureFacility, what: string, described: Described): Race => ({
  what: `${facility.acronym}: ${what}`,
  held: roundOf(facility.id),
  winners: 'one',
  ...described,
});

const report = (facility: FixtureFacility, body: object) => {
  const { anna, ben, cars } = facility.fixture;
  return posts([cars, anna, ben], `${pathOf(facility)}/edit/initial-acceptance`, () => body);
};

const reset = (facility: FixtureFacility, target: 'evaluation' | 'facility') =>
  posts([facility.fixture.anna, facility.fixture.ben], `${pathOf(facility)}/reset-initial-acceptance`, (index) => ({
    target,
    reason: `Reason number ${index}.`,
  }));

/** How each step of the workflow is raced. A new step of the domain does not compile until it is added here. */
export const STEP_RACES: Record<Step, (facility: FixtureFacility) => Race | Promise<Race>> = {
  // A facility may be invited again: each invitation is one step and one message.
  invite: (facility) => {
    const { anna, ben } = facility.fixture;
    const tries = posts([anna, ben], `${pathOf(facility)}/send-invitation`);
    // The first of them hands the application over.
    const leaves = {
      'entry application.hand-over': 1,
      'entry facility.invite': tries.length,
      'mail invitation': tries.length,
    };
    return { ...onlyOne(facility, 'invite', { tries, leaves }), winners: 'all' };
  },
  save: (facility) =>
    onlyOne(facility, 'save the first draft', {
      tries: posts([facility.fixture.owner], `${pathOf(facility)}/edit/general-info`, (index) => ({
        name: `Name number ${index}`,
        version: 1,
      })),
      refusal: NOT_SAVED,
      leaves: { 'entry application.start': 1, 'entry facility.edit': 1 },
    }),
  submit: (facility) =>
    onlyOne(facility, 'submit', {
      tries: posts([facility.fixture.owner], `${pathOf(facility)}/submit-initial-acceptance-application`),
      refusal: NOT_EDITABLE,
      leaves: {
        'entry application.hand-over': 1,
        'entry application.submit': 1,
        'file submission-report': 1,
        'frozen submission': 1,
        'mail application-receipt': 1,
        'mail application-submitted': 1,
      },
    }),
  issuePreliminary: (facility) =>
    onlyOne(facility, 'issue the preliminary report', {
      tries: report(facility, { preliminary_acceptance: 'conditionally' }),
      refusal: NOT_SAVED,
      leaves: {
        'entry application.hand-over': 1,
        'entry application.issue-preliminary-report': 1,
        'file preliminary-report': 1,
        'frozen preliminary-report': 1,
        'mail preliminary-report-issued': 1,
      },
    }),
  addUpgradePlan: async (facility) => {
    const { owner, anna } = facility.fixture;
    const people = [owner, anna];
    const plans = await Promise.all(people.map((person, index) => uploadPlan(person, index, aPdf(2000 + index))));
    return onlyOne(facility, 'add the upgrade plan', {
      tries: posts(people, `${pathOf(facility)}/edit/initial-acceptance`, (index) => ({
        user_file: plans[index % people.length],
      })),
      refusal: NOT_SAVED,
      leaves: {
        'entry application.hand-over': 1,
        'entry application.add-upgrade-plan': 1,
        'file upgrade-plan': 1,
        'file upload': -1,
        'mail upgrade-plan-receipt': 1,
        'mail upgrade-plan-uploaded': 2,
      },
    });
  },
  issueFinal: (facility) =>
    onlyOne(facility, 'issue the final report', {
      tries: report(facility, { acceptance: 'yes' }),
      refusal: NOT_SAVED,
      leaves: {
        'entry application.approve-configuration': 1,
        'entry application.hand-over': 1,
        'entry application.issue-final-report': 1,
        'file final-report': 1,
        'frozen final-report': 1,
        'mail configuration-approved': 1,
        'mail final-report-issued': 2,
        'accepted version': 1,
      },
    }),
  reopen: (facility) => ({
    ...onlyOne(facility, 're-open', {
      tries: reset(facility, 'evaluation'),
      refusal: NOT_SAVED,
      leaves: {
        'entry application.hand-over': 1,
        'entry application.reopen': 1,
        'frozen submission': 1,
        'mail evaluation-reopened': 2,
        round: 1,
      },
    }),
    // A re-opened evaluation can be re-opened again.
    isRepeatable: STEPS.reopen.moves.submitted !== undefined,
  }),
  returnToFacility: (facility) =>
    onlyOne(facility, 'return to the facility', {
      tries: reset(facility, 'facility'),
      refusal: NOT_SAVED,
      leaves: {
        'entry application.hand-over': 1,
        'entry application.return-to-facility': 1,
        'mail application-returned': 2,
        round: 1,
      },
    }),
  withdraw: (facility) =>
    onlyOne(facility, 'withdraw', {
      tries: posts(
        [facility.fixture.owner, facility.fixture.owner],
        `${pathOf(facility)}/withdraw/initial-acceptance`,
        (index) => ({
          reason: `Reason number ${index}.`,
        }),
      ),
      refusal: NOT_SAVED,
      leaves: {
        'entry application.hand-over': 1,
        'entry application.withdraw': 1,
        'mail application-withdrawn': 3,
        round: 1,
      },
    }),
};

/** Evaluations that a report requires; the last of them notifies that it can be issued. */
const isRequired = ({ targetKind, aspect }: EvaluationKind) => targetKind !== 'facility' || aspect === 'synergy';

/** Those that no report requires come first, so that the last one is required. */
const IN_ORDER = EVALUATION_KINDS.toSorted((one, other) => Number(isRequired(one)) - Number(isRequired(other)));

/** Races for every aspect of an evaluation. */
export const evaluationRaces = (facility: FixtureFacility): Race[] =>
  IN_ORDER.map((kind, index) => {
    const { reviewer, anna, ben } = facility.fixture;
    const path = evaluationCallName(kind, 'submit')
      .replace('POST ', '')
      .replace(':id', facility.id)
      .replace(':lidarId', facility.lidarId)
      .replace(':photometerId', facility.photometerId);
    const people = kind.aspect === 'synergy' ? [anna, ben] : [reviewer, anna, ben];
    const isLast = index === IN_ORDER.length - 1;
    // The one before the synergy is the last of the reviewers; after the last of all it is CARS's turn to report.
    const isHandOver = isLast || IN_ORDER[index + 1]?.aspect === 'synergy';
    return onlyOne(facility, `evaluate ${kind.about}`, {
      tries: posts(people, path, (number) => evaluationOf(kind.aspect, { comments: `Comment number ${number}` })),
      refusal: NOT_SAVED,
      leaves: {
        'entry evaluation.submit': 1,
        evaluation: 1,
        ...(isHandOver && { 'entry application.hand-over': 1 }),
        ...(isLast && { 'mail evaluation-complete': 1 }),
      },
    });
  });
