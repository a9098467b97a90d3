import { codeErrorSchema } from '@portal/domain';
import { callsWith } from '../../platform/http/call';
import { clientNetworkOf } from '../../platform/limits/client-network';
import type { PublishingContext } from '../releases/release-files';
import { countCodeError } from './code-errors.service';

const call = callsWith<PublishingContext>();

/** Browsers' reports of errors in the code of releases. */
export const codeErrorCalls = [
  call('POST /code-errors', {
    capability: 'code-error.send',
    summary: 'Report an error in the code of a release',
    body: codeErrorSchema,
    answers:
      'No data. The error is counted by its location in the source; nothing is stored about the reporting client.',
    handle: ({ context, body, request }) => countCodeError(context, body, clientNetworkOf(request.ip)),
  }),
];
