import { titleOf } from '@portal/domain';
import { object, string } from 'yup';
import { readable, sendOpenData } from '../../labelling/open-data/send-open-data';
import { notFound } from '../../platform/errors/app-error';
import { call } from '../../platform/http/call';
import { atOneMoment } from '../../platform/process/at-one-moment';
import { readInstallation } from '../../platform/installation/installation.store';
import { badgeSvg } from './badge';
import { labelsCsv } from './labels-csv';
import { listPublicLabels, readPublicLabel } from './public-labels.service';
import { sendBadge } from './send-badge';
import { verifyCertificate } from './verify.service';

const JSON_TYPE = 'application/json; charset=utf-8';
const documentParams = object({ document: string().required() });
const codeParams = object({ code: string().required() });

/** An acronym and the form in which its label is asked for. */
const DOCUMENT = /^(?<acronym>.+)\.(?<form>json|svg)$/iu;

// Each answer is of one moment: for how long it is kept follows from the day that it states.

/** Labels for everyone: as open data, as badges, and certificates by their code. */
export const publicLabelCalls = [
  call('GET /open/labels.json', {
    capability: 'label.read-public',
    stage: '1c',
    summary: 'The labels that were ever granted, with their state today, as JSON',
    gives: 'file',
    answers: 'A list by acronym of the facility, without archived facilities. It names no people and no reasons.',
    handle: async ({ context, request, reply }) => {
      const moment = atOneMoment(context);
      const content = readable(await listPublicLabels(moment));
      return sendOpenData(request, reply, { type: JSON_TYPE, content, now: moment.now(), isAskedEachTime: true });
    },
  }),
  call('GET /open/labels.csv', {
    capability: 'label.read-public',
    stage: '1c',
    summary: 'The same as CSV',
    gives: 'file',
    answers: 'A header row and one row for each label (RFC 4180, UTF-8).',
    handle: async ({ context, request, reply }) => {
      const moment = atOneMoment(context);
      const content = labelsCsv(await listPublicLabels(moment));
      return sendOpenData(request, reply, {
        type: 'text/csv; charset=utf-8; header=present',
        saveAs: 'labels.csv',
        content,
        now: moment.now(),
        isAskedEachTime: true,
      });
    },
  }),
  call('GET /open/labels/:document', {
    capability: 'label.read-public',
    stage: '1c',
    summary: 'The label of a facility: `ACRONYM.json`, or its badge `ACRONYM.svg`',
    params: documentParams,
    gives: 'file',
    answers:
      'The state of the label today. The badge is an SVG for pages of other sites: it runs nothing, loads nothing, and is kept for an hour at most. A facility that never had a label is a 404.',
    handle: async ({ context, params, request, reply }) => {
      const { acronym, form } = DOCUMENT.exec(params.document)?.groups ?? {};
      if (acronym === undefined) throw notFound();
      const moment = atOneMoment(context);
      const label = await readPublicLabel(moment, acronym);
      if (form?.toLowerCase() === 'svg') {
        const installation = await readInstallation(context.db);
        const name = installation.infrastructure ?? titleOf(installation);
        return sendBadge(reply, badgeSvg(label, name), moment.now());
      }
      return sendOpenData(request, reply, {
        type: JSON_TYPE,
        content: readable(label),
        now: moment.now(),
        isAskedEachTime: true,
      });
    },
  }),
  call('GET /open/verify/:code', {
    capability: 'label.verify',
    stage: '1c',
    summary: 'What the certificate with a code is worth today',
    params: codeParams,
    answers:
      'The certificate as it was issued and its status today. A code of no certificate is a 404 with the same sentence, whatever is wrong with it. Limited for each network.',
    handle: ({ context, params, request, reply }) => {
      void reply.header('cache-control', 'no-store');
      return verifyCertificate(context, params.code, request.ip);
    },
  }),
];
