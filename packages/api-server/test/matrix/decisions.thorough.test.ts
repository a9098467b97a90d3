import type { ActorName } from './actors';
import { attemptsOf } from './attempts';
import { knock, tryOut } from './knock';
import type { SceneName } from './scenes';
import { build, trialPortal } from './fixture';
import type { Call } from '../../src/app/calls';

const portal = trialPortal();

const NF = '/national-facility/:id' as const;
const LIDAR = `POST ${NF}/submit/initial-acceptance/lidar-channel-compliance/:lidarId` as const;
const DATA = `POST ${NF}/submit/initial-acceptance/lidar-data-compliance/:lidarId` as const;
const PHOTOMETER = `POST ${NF}/edit/initial-acceptance/photometer-general-compliance/:photometerId` as const;
const PHOTOMETER_DATA = `POST ${NF}/edit/initial-acceptance/photometer-data-compliance/:photometerId` as const;
const UNKNOWN = `POST ${NF}/edit/initial-acceptance/:aspect/:instrumentId` as const;
const STEP = `POST ${NF}/edit/initial-acceptance` as const;
const INFO = `POST ${NF}/edit/general-info` as const;

/** In the order of the lines below; the reviewer is that of lidars. */
const COLUMNS: ActorName[] = [
  'nobody',
  'the owner',
  'another owner',
  'the reviewer of lidars',
  'an evaluator who is not assigned',
  'CARS',
  'ARES',
  'an administrator',
];

type Line = [call: Call, request: string, answers: string];

/** The expected decisions, written a second time by hand, so that a slip in the matrix itself is noticed here. */
const DECIDED: Partial<Record<SceneName, Line[]>> = {
  registered: [
    //                                            An  Ow  Oo  Ra  Ru  CS  Ar  Ad
    [`GET ${NF}/displayed-status`, '', '           401 yes 403 yes 404 yes yes yes'],
    [`POST ${NF}/send-invitation`, '', '           401 403 403 403 403 403 403 yes'],
    [`POST ${NF}/transfer`, '', '                  401 403 403 403 403 403 403 yes'],
  ],
  draft: [
    ['GET /user/getall', '', '                     401 403 403 403 403 403 403 yes'],
    ['GET /user/with-role-name/:name', '', '       401 403 403 403 403 yes 403 yes'],
    ['GET /national-facility/certified', '', '     yes yes yes yes yes yes yes yes'],
    ['GET /national-facility/all', '', '           401 403 403 403 403 yes yes yes'],
    ['POST /national-facility/register', '', '     401 403 403 403 403 yes 403 yes'],
    ['GET /my/national-facility', '', '            401 yes yes yes yes yes yes yes'],
    ['GET /my/national-facility/lidars', '', '     401 yes yes 404 404 404 404 404'],
    [`GET ${NF}/general-info`, '', '               401 yes 403 yes 404 yes yes yes'],
    [`GET ${NF}/photometers`, '', '                401 yes 403 yes 404 yes yes yes'],
    [INFO, 'content', '                            401 yes 403 403 403 yes 403 yes'],
    [INFO, 'acronym, pi_contact, type', '          401 403 403 403 403 yes 403 yes'],
    [INFO, 'displayed_status', '                   401 403 403 403 403 403 403 yes'],
    [`POST ${NF}/edit/picture`, '', '              401 yes 403 403 403 yes 403 yes'],
    [`POST ${NF}/edit/add-lidar-system`, '', '     401 yes 403 403 403 yes 403 yes'],
    [`POST ${NF}/send-invitation`, '', '           401 403 403 403 403 403 403 409'],
    [`POST ${NF}/submit-initial-acceptance-application`, '', '401 yes 403 403 403 403 403 403'],
    [`GET ${NF}/initial-acceptance-application`, '', '401 403 403 yes 404 404 404 404'],
    [`GET ${NF}/initial-acceptance-submission-pdf`, '', '401 404 403 404 404 404 404 404'],
    [`POST ${NF}/set-initial-acceptance-reviewers`, '', '401 403 403 403 403 403 403 409'],
    [`POST ${NF}/reset-initial-acceptance`, '', '  401 403 403 403 403 403 403 409'],
    ['GET /types/compliance', '', '                yes yes yes yes yes yes yes yes'],
    ['GET /lidar/system/:id', '', '                yes yes yes yes yes yes yes yes'],
    ['POST /lidar/system/edit/:id', '', '          401 yes 403 403 403 yes 403 yes'],
    ['GET /lidar/system/:id/suggested-channel-compliance', '', '401 yes 403 yes 404 yes yes yes'],
    ['GET /emails', '', '                          401 403 403 403 403 403 403 yes'],
    ['GET /releases', '', '                        401 403 403 403 403 403 403 yes'],
    ['GET /releases/compositions/:id', '', '       401 403 403 403 403 403 403 yes'],
    ['POST /releases/:name', '', '                 401 403 403 403 403 403 403 yes'],
    ['POST /releases/:name/rollback', '', '        401 403 403 403 403 403 403 yes'],
    ['POST /releases/:name/deploy-token', '', '    401 403 403 403 403 403 403 yes'],
    ['POST /code-errors', '', '                    yes yes yes yes yes yes yes yes'],
    ['POST /share-reports', '', '                  yes yes yes yes yes yes yes yes'],
    ['POST /load-reports', '', '                   yes yes yes yes yes yes yes yes'],
    ['GET /files/:id', 'a picture', '              yes yes yes yes yes yes yes yes'],
    ['GET /files/:id', "somebody else's upload", ' 401 404 404 404 404 404 404 yes'],
    ['GET /download/:id', 'a shared file', '       401 yes yes yes yes yes yes yes'],
    ['GET /download/:id', 'a report', '            401 yes 403 yes 404 yes yes yes'],
    ['DELETE /files/:id', 'a report', '            401 409 409 409 409 409 409 409'],
    ['DELETE /files/:id', "somebody else's upload", '401 403 403 403 403 403 403 yes'],
  ],
  submitted: [
    [INFO, 'content', '                            401 409 403 403 403 409 403 409'],
    [INFO, 'contacts', '                           401 409 403 403 403 yes 403 yes'],
    ['GET /national-facility/submitted-initial-acceptance-applications', '', '401 403 403 yes yes yes yes yes'],
    [`GET ${NF}/initial-acceptance-reviewers`, '', '401 403 403 yes yes yes yes yes'],
    [`POST ${NF}/set-initial-acceptance-reviewers`, '', '401 403 403 403 403 403 403 yes'],
    [`GET ${NF}/synergy-compliance`, '', '         401 404 403 yes yes yes yes yes'],
    [`POST ${NF}/edit/synergy-compliance`, '', '   401 403 403 403 403 403 403 yes'],
    [`POST ${NF}/edit/lidar-compliance`, '', '     401 403 403 yes 403 403 403 yes'],
    [`POST ${NF}/submit/photometer-compliance`, '', '401 403 403 403 403 403 403 yes'],
    [LIDAR, '', '                                  401 403 403 yes 403 403 403 yes'],
    [DATA, '', '                                   401 403 403 403 403 403 403 yes'],
    [PHOTOMETER, '', '                             401 403 403 403 403 403 403 yes'],
    [PHOTOMETER_DATA, '', '                        401 403 403 403 403 403 403 yes'],
    [UNKNOWN, '', '                                401 404 404 404 404 404 404 404'],
    [STEP, 'user_file', '                          401 409 403 403 403 403 403 409'],
    [STEP, 'preliminary_acceptance', '             401 403 403 403 403 409 403 409'],
    [`GET ${NF}/initial-acceptance-evaluation-pdf`, '', '401 404 403 404 404 404 404 404'],
    ['DELETE /files/:id', 'a picture', '           401 409 403 403 403 409 403 409'],
  ],
  'submitted and evaluated': [
    [LIDAR, '', '                                  401 403 403 409 403 403 403 409'],
    [STEP, 'preliminary_acceptance', '             401 403 403 403 403 yes 403 yes'],
    [STEP, 'acceptance', '                         401 403 403 403 403 409 403 409'],
  ],
  'preliminary report: conditionally': [
    [`GET ${NF}/synergy-matrix`, '', '             401 yes 403 yes yes yes yes yes'],
    [STEP, 'user_file', '                          401 yes 403 403 403 403 403 yes'],
    [STEP, 'acceptance', '                         401 403 403 403 403 409 403 409'],
    [`POST ${NF}/edit/synergy-compliance`, '', '   401 403 403 403 403 403 403 409'],
    [`GET ${NF}/initial-acceptance-evaluation-pdf`, '', '401 yes 403 yes yes yes yes yes'],
    [`GET ${NF}/operational-configuration`, '', '  401 404 403 404 404 404 404 404'],
  ],
  'waiting for the final report': [
    [STEP, 'user_file', '                          401 409 403 403 403 403 403 409'],
    [STEP, 'acceptance', '                         401 403 403 403 403 yes 403 yes'],
    [`POST ${NF}/reset-initial-acceptance`, '', '  401 403 403 403 403 403 403 yes'],
  ],
  'evaluated: accepted': [
    [`GET ${NF}/operational-configuration`, '', '  401 yes 403 yes yes yes yes yes'],
    [`POST ${NF}/set-initial-acceptance-reviewers`, '', '401 403 403 403 403 403 403 409'],
    [INFO, 'displayed_status', '                   401 403 403 403 403 403 403 yes'],
  ],
};

test.each(Object.entries(DECIDED) as [SceneName, Line[]][])(
  '%s: the matrix decides as specified [4.12, 6.10, 7.4.7, 7.4.8, 11.3.12, 11.6.9, 11.10.3]',
  async (scene, lines) => {
    const fixture = await build(portal, scene);
    const response: Line[] = [];
    for (const [call, request] of lines) {
      const attempts = attemptsOf(fixture, call).filter(({ request: { name } }) => name === request);
      const answers: string[] = [];
      for (const column of COLUMNS) {
        const attempt = attempts.find(({ actor }) => actor === column);
        if (!attempt) throw new Error(`Nobody tried ${call} (${request}) as ${column}.`);
        const { status } = await (call.startsWith('GET') ? knock : tryOut)(fixture, attempt);
        answers.push(status < 300 ? 'yes' : String(status));
      }
      response.push([call, request, answers.join(' ')]);
    }
    expect(response).toEqual(lines.map(([call, request, answers]) => [call, request, answers.trim()]));
  },
);
