import {
  setDueDateSchema,
  editInitialAcceptanceSchema,
  previewReportSchema,
  type InitialAcceptanceSummary,
} from '@portal/domain';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { toInitialAcceptance } from '../facilities/facility.view';
import { sendFile, sendPdf } from '../../platform/files/send-file';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { editAcceptance } from './edit-acceptance.service';
import { editAccessFacts, previewAccessFacts } from './edit-access-facts';
import { evaluationReport, reportAccessFacts } from './evaluation-report.service';
import { previewContent, previewReport } from './preview-report.service';
import { saveDueDate } from './set-due-date.service';
import { submissionPdf } from './submission-pdf.service';
import { submitApplication } from './submit-application.service';

/** Initial acceptance: status, submission, due date, upgrade plan, documents. */
export const acceptanceCalls = [
  call('GET /national-facility/:id/initial-acceptance-status', {
    capability: 'application.read-status',
    summary: 'The status of a facility’s application',
    params: idParams,
    answers: 'Status, date of submission, file id of the upgrade plan and date of the latest report.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ about, view }) => {
      const { status, date, user_file, evaluation_date } = toInitialAcceptance(about.loaded, view);
      return { status, date, user_file, evaluation_date } satisfies InitialAcceptanceSummary;
    },
  }),
  call('POST /national-facility/:id/submit-initial-acceptance-application', {
    capability: 'application.submit',
    writesToOthers: true,
    summary: 'Submit the application of a facility irrevocably',
    params: idParams,
    answers: 'The updated facility. An incomplete application is refused with 422 and a list of the missing items.',
    says: 'sent',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => submitApplication(context, actor, params.id),
  }),
  call('POST /national-facility/:id/edit/initial-acceptance', {
    capability: 'application.advance',
    writesToOthers: true,
    summary: 'Issue the preliminary or final report, or add the upgrade plan, irrevocably',
    params: idParams,
    body: editInitialAcceptanceSchema,
    answers:
      'The updated facility. Each call performs one step. The plan must be a PDF that the caller has uploaded. A final report issued without an awaited plan must give the reason in `without_plan_reason`.',
    says: 'saved',
    about: ({ context, params, body }) => editAccessFacts(context, params.id, body),
    handle: ({ context, actor, params, body }) => editAcceptance(context, actor, params.id, body),
  }),
  call('POST /national-facility/:id/initial-acceptance-report-preview', {
    capability: 'report.preview',
    summary: 'A preview of the report as it would be issued now, as a PDF',
    params: idParams,
    body: previewReportSchema,
    gives: 'file',
    answers:
      'The bytes of the document, with the word PREVIEW across its pages. The preview is refused whenever the report would be refused; nothing is stored, and no document number is assigned.',
    fails: 'notLoaded',
    about: ({ context, params, body }) => previewAccessFacts(context, params.id, body),
    handle: async ({ context, about, body, reply }) => sendPdf(reply, await previewReport(context, about.loaded, body)),
  }),
  call('POST /national-facility/:id/initial-acceptance-report-content', {
    capability: 'report.preview',
    summary: 'A preview of the report as it would be issued now, to be shown on a page',
    params: idParams,
    body: previewReportSchema,
    answers:
      'The title and the blocks of the document in order, without pictures. The preview is refused whenever the report would be refused; nothing is stored, and no document number is assigned.',
    fails: 'notLoaded',
    about: ({ context, params, body }) => previewAccessFacts(context, params.id, body),
    handle: ({ context, about, body }) => previewContent(context, about.loaded, body),
  }),
  call('POST /national-facility/:id/due-date', {
    capability: 'application.set-due-date',
    writesToOthers: true,
    summary: 'Set the due date of an application’s current step or awaited answer; null for no date',
    params: idParams,
    body: setDueDateSchema,
    answers:
      'The updated facility. A due date is refused with 409 once the initial acceptance is complete. `before` is the date to be replaced, or null for none: if there is another one by now, the change is refused with 409 on the field, with the present facility.',
    says: 'saved',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => saveDueDate(context, actor, params.id, body),
  }),
  call('GET /national-facility/:id/initial-acceptance-submission-pdf', {
    capability: 'submission.read',
    summary: 'The application as submitted, as a PDF',
    params: idParams,
    gives: 'file',
    answers: 'The bytes of the document; its name is in the header Content-Disposition.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async (input) => {
      const id = await submissionPdf(input.context, input.about.loaded);
      return sendFile({ ...input, params: { id } }, { isShown: false });
    },
  }),
  call('GET /national-facility/:id/initial-acceptance-evaluation-pdf', {
    capability: 'report.read',
    summary: 'The latest evaluation report, as a PDF',
    params: idParams,
    gives: 'file',
    answers: 'The bytes of the document; its name is in the header Content-Disposition.',
    about: ({ context, params }) => reportAccessFacts(context, params.id),
    handle: async (input) => {
      const id = await evaluationReport(input.context, input.about.loaded);
      return sendFile({ ...input, params: { id } }, { isShown: false });
    },
  }),
];
