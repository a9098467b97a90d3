/** A rule that no source states: what the portal does, what else could be meant, and the file that holds the rule. */
interface OpenRule {
  about: string;
  now: string;
  instead: string;
  file: string;
}

const inDomain = (path: string) => `packages/domain/src/${path}`;

/** The rules that are no number of a table of settings, by the stage that they are about. */
export const RULES_TO_CONFIRM: readonly { title: string; rules: readonly OpenRule[] }[] = [
  {
    title: 'Rules of the initial acceptance',
    rules: [
      {
        about: 'A lidar whose design is not open, or that is not properly enclosed',
        now: 'partially compliant; with both, or with a start later than in a year, not compliant',
        instead: 'not compliant with any of them',
        file: inDomain('lidar/feasibility.ts'),
      },
      {
        about: 'Properly enclosed',
        now: 'protected from the weather, and with a controlled temperature',
        instead: 'protected from the weather',
        file: inDomain('types/type-lists.ts'),
      },
      {
        about: 'A mandatory feature that is planned',
        now: 'partially compliant',
        instead: 'not compliant: “at least manual”',
        file: inDomain('lidar/feature.ts'),
      },
      {
        about: 'A channel group that is planned within a year',
        now: 'counts like an existing one',
        instead: 'partially compliant at most',
        file: inDomain('lidar/offered.ts'),
      },
      {
        about: 'A channel group of which height resolution, time resolution and range are all insufficient',
        now: 'not compliant; with one or two of them, partially compliant',
        instead: 'partially compliant',
        file: inDomain('lidar/channel-group.ts'),
      },
      {
        about: 'Range of Raman channels',
        now: 'any range; the molecular channels of an HSRL count as Raman channels',
        instead: 'a threshold for each wavelength, as elastic channels have',
        file: inDomain('channels/categories.ts'),
      },
      {
        about: 'Polarisation of a wavelength',
        now: 'a cross-polar channel and a parallel or total one of the same telescope; without these the wavelength is not compliant',
        instead: 'partially compliant without',
        file: inDomain('lidar/wavelength.ts'),
      },
      {
        about: 'Day from which “within a year” counts',
        now: 'today; once the evaluation is submitted, the day of it',
        instead: 'the day of the submission',
        file: inDomain('lidar/instrument.ts'),
      },
      {
        about: 'Limit of the distance for synergy',
        now: 'the exact distance',
        instead: 'the distance as it is shown, with two decimals',
        file: inDomain('synergy/reach.ts'),
      },
      {
        about: 'Synergy of a pair within the limit',
        now: 'that of the weaker instrument; the best pair decides',
        instead: 'by the distance alone',
        file: inDomain('synergy/suggestion.ts'),
      },
      {
        about: 'Types of instruments, locations, functions, features and facilities, and what each counts for',
        now: 'the lists of this portal',
        instead: 'lists of the research infrastructure',
        file: inDomain('types/type-lists.ts'),
      },
      {
        about: 'Facilities that the public sees as certified',
        now: 'those displayed as “Initial acceptance” and as “Labelled”',
        instead: 'those with a label only',
        file: inDomain('types/type-lists.ts'),
      },
      {
        about: 'Public page of an instrument whose facility is not certified',
        now: 'shown to those who have its address, and not to search engines',
        instead: 'not found',
        file: 'packages/api-server/src/publishing/pages/about-page.ts',
      },
      {
        about: 'Permissions of each role',
        now: 'the table of this portal',
        instead: 'other roles, such as one for those who only schedule',
        file: inDomain('users/roles.ts'),
      },
      {
        about: 'Upgrade plan',
        now: 'waited for after “conditionally” only; possible after “yes”; the centre can do without it, with a reason',
        instead: 'required after every preliminary report',
        file: inDomain('acceptance/readiness.ts'),
      },
      {
        about: 'Readers of the approved operational configuration',
        now: 'the facility, its reviewers, all evaluators, the centre, ARES and administrators',
        instead: 'the public too; or without the evaluators who are not assigned',
        file: inDomain('permissions/facility-capabilities.ts'),
      },
    ],
  },
  {
    title: 'Rules of the later stages',
    rules: [
      {
        about: 'What approves a configuration for the processing of data',
        now: 'the final report of the initial acceptance (schema 1.0), and apart from it the centre, once its tests are valid (schema 1.1); `CONFIGURATION_SCHEMA` says which ARES goes by, and is 1.0',
        instead: 'the tests alone',
        file: 'packages/api-server/src/platform/process/env.ts',
      },
      {
        about: 'Files that a test needs',
        now: 'the text or the plot that its type names, from ATLAS where that writes it; raw files may be sent, and only their heads are read',
        instead: 'raw files required, or refused',
        file: inDomain('qa/test-types.ts'),
      },
      {
        about: 'Files that keep a test from its submission',
        now: 'those with ids of another configuration or with channels that it does not have, and those that cannot be read',
        instead: 'a sentence about each, and the evaluator decides',
        file: inDomain('qa/submittable.ts'),
      },
      {
        about: 'Criteria of ATLAS for a Rayleigh fit',
        now: 'all but the Shapiro–Wilk test of the residuals',
        instead: 'all',
        file: inDomain('qa/rayleigh-fit.ts'),
      },
      {
        about: 'How a configuration corresponds to the file that ATLAS reads',
        now: 'a zero bin above 0 is the trigger delay, any other one the first range bin with signal; a wavelength within 2 nm of a channel is the nominal one; rotational Raman channels have no subtype there',
        instead: 'as the authors of ATLAS say',
        file: inDomain('qa/configuration-ini.ts'),
      },
      {
        about: 'A test that waits at the centre for too long',
        now: 'its row is red and says where it waits, for the facility too; the light of the instrument stays blue',
        instead: 'seen by the centre only',
        file: inDomain('qa/light.ts'),
      },
      {
        about: 'Conditions of a proposed label',
        now: 'an acceptance in force, an approved configuration, valid results of all tests that it requires, and a calibrated photometer beside the lidar, the last only as a warning where the synergy was “no”',
        instead: 'one lidar and one photometer are enough, or all lidars are needed',
        file: inDomain('label/conditions.ts'),
      },
      {
        about: 'Who decides on a label',
        now: 'a body outside the portal: the centre proposes labels, renewals and suspensions, and administrators record what was decided',
        instead: 'a named body, with an account',
        file: inDomain('label/label-steps.ts'),
      },
      {
        about: 'Day from which a suspension, a reinstatement or a withdrawal holds',
        now: 'that of its recording',
        instead: 'that of the decision',
        file: inDomain('label/label-on-day.ts'),
      },
      {
        about: 'What the public reads of labels and of quality assurance',
        now: 'state, scope, days, body, reference and certificate, also of a label that was lost; a reason only in a text for the public; of tests one line, only while the label is valid',
        instead: 'less of a label that was lost, or more of the tests',
        file: inDomain('label/public-label.ts'),
      },
      {
        about: 'Labels of which an evaluation opens every year',
        now: 'those that are granted, and those that are suspended',
        instead: 'those that are granted',
        file: inDomain('regular-evaluation/opening.ts'),
      },
      {
        about: 'An evaluation with the outcome that the label be suspended',
        now: 'it proposes a suspension, and suspends nothing',
        instead: 'it suspends the label until the decision',
        file: inDomain('regular-evaluation/evaluation-steps.ts'),
      },
    ],
  },
];
