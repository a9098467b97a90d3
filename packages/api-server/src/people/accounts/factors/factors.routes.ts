import { codeSchema, confirmIdentitySchema, newPasskeySchema, passkeyNameSchema } from '@portal/domain';
import { call } from '../../../platform/http/call';
import { idParams } from '../../../platform/http/params';
import { clientOf } from '../client';
import { confirmIdentity } from './confirm-identity.service';
import { beginCodes, confirmOwnCodes, removeOwnCodes } from './own-codes.service';
import { listOwnFactors, renewRecoveryCodes } from './own-factors.service';
import { addPasskey, beginPasskey, removeOwnPasskey, renameOwnPasskey } from './own-passkeys.service';

const CONFIRMED = 'Refused with 403 and code 1007 if the identity was last confirmed more than five minutes ago.';
const RECOVERY =
  'The recovery codes of the account if this is its first second factor, which are shown once; else none. Its owner is notified by mail.';

export const factorCalls = [
  call('POST /auth/confirm-identity', {
    capability: 'identity.confirm',
    summary: 'Confirm the identity again by password, one-time code or passkey',
    body: confirmIdentitySchema,
    answers:
      'No data. For five minutes, the session may change what matters for accounts. A wrong password or code is refused with 422 and code 1007, and counts like a failed login.',
    handle: async ({ context, actor, body, request }) => confirmIdentity(context, actor, body, await clientOf(request)),
  }),
  call('GET /user/second-factors', {
    capability: 'second-factor.list',
    summary: 'The second factors of the user’s own account',
    answers: 'One-time codes, passkeys and the number of unused recovery codes; whether a second factor is required.',
    handle: ({ context, actor }) => listOwnFactors(context, actor),
  }),
  call('POST /user/second-factors/codes/begin', {
    capability: 'second-factor.set-up',
    summary: 'Begin to set up one-time codes (TOTP, RFC 6238)',
    answers: `The secret, as text and as an address for a QR code. ${CONFIRMED}`,
    handle: ({ context, actor }) => beginCodes(context, actor),
  }),
  call('POST /user/second-factors/codes', {
    capability: 'second-factor.set-up',
    summary: 'End the set-up of one-time codes with the first code',
    body: codeSchema,
    answers: `${RECOVERY} ${CONFIRMED}`,
    says: 'saved',
    handle: ({ context, actor, body }) => confirmOwnCodes(context, actor, body),
  }),
  call('POST /user/second-factors/codes/remove', {
    capability: 'second-factor.remove',
    summary: 'Remove the one-time codes of the user’s own account',
    answers: `No data. The owner is notified by mail. ${CONFIRMED}`,
    says: 'saved',
    handle: ({ context, actor }) => removeOwnCodes(context, actor),
  }),
  call('POST /user/second-factors/passkeys/begin', {
    capability: 'second-factor.set-up',
    summary: 'Begin to add a passkey (WebAuthn)',
    answers: `The options for the browser. ${CONFIRMED}`,
    handle: ({ context, actor }) => beginPasskey(context, actor),
  }),
  call('POST /user/second-factors/passkeys', {
    capability: 'second-factor.set-up',
    summary: 'Add a passkey that the browser made',
    body: newPasskeySchema,
    answers: `${RECOVERY} ${CONFIRMED}`,
    says: 'saved',
    handle: ({ context, actor, body }) => addPasskey(context, actor, body),
  }),
  call('POST /user/second-factors/passkeys/:id/rename', {
    capability: 'second-factor.set-up',
    summary: 'Rename a passkey of the user’s own account',
    params: idParams,
    body: passkeyNameSchema,
    answers: 'No data.',
    says: 'saved',
    handle: ({ context, actor, params, body }) => renameOwnPasskey(context, actor, params.id, body),
  }),
  call('POST /user/second-factors/passkeys/:id/remove', {
    capability: 'second-factor.remove',
    summary: 'Remove a passkey of the user’s own account',
    params: idParams,
    answers: `No data. The owner is notified by mail. ${CONFIRMED}`,
    says: 'saved',
    handle: ({ context, actor, params }) => removeOwnPasskey(context, actor, params.id),
  }),
  call('POST /user/second-factors/recovery-codes', {
    capability: 'second-factor.set-up',
    summary: 'Replace the recovery codes of the user’s own account',
    answers: `The new recovery codes, which are shown once. ${CONFIRMED}`,
    says: 'saved',
    handle: ({ context, actor }) => renewRecoveryCodes(context, actor),
  }),
];
