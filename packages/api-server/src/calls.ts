import { acceptanceCalls } from './acceptance/acceptance.routes';
import { roundCalls } from './acceptance/rounds.routes';
import { authCalls } from './accounts/auth.routes';
import { auditCalls } from './audit/audit.routes';
import { configurationCalls } from './configuration/configuration.routes';
import { contactCalls } from './contact/contact.routes';
import { emailCalls } from './emails/emails.routes';
import { evaluationCalls } from './evaluation/evaluation.routes';
import { facilityCalls } from './facilities/facilities.routes';
import { fileCalls } from './files/files.routes';
import { historyCalls } from './history/history.routes';
import { instrumentCalls } from './instruments/instruments.routes';
import { loadReportCalls } from './load-reports/load-reports.routes';
import { openDataCalls } from './open-data/open-data.routes';
import { publishingCalls } from './releases/publishing.routes';
import { typeCalls } from './types/types.routes';
import { peopleCalls } from './users/people.routes';
import { profileCalls } from './users/profile.routes';
import { userCalls } from './users/users.routes';

/** Every call of the API, by noun. */
export const CALLS = [
  ...authCalls,
  ...profileCalls,
  ...userCalls,
  ...peopleCalls,
  ...facilityCalls,
  ...instrumentCalls,
  ...openDataCalls,
  ...acceptanceCalls,
  ...roundCalls,
  ...evaluationCalls,
  ...configurationCalls,
  ...historyCalls,
  ...auditCalls,
  ...typeCalls,
  ...contactCalls,
  ...emailCalls,
  ...fileCalls,
  ...publishingCalls,
  ...loadReportCalls,
];
