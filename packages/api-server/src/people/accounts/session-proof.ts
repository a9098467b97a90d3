import { ACCOUNTS } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { calculateJwkThumbprint, EmbeddedJWK, errors, jwtVerify } from 'jose';
import { digestOf } from '../../platform/digest/digest';

/** A verified proof that the sender of a request holds a private key (RFC 9449, DPoP). */
export interface SessionProof {
  /** Thumbprint of the public key (RFC 7638). */
  thumbprint: string;
  /** Digest of key and id of the proof, which may be used once. */
  digest: string;
  /** When its time is no longer accepted. */
  expiresAt: Date;
}

/** Longest accepted id of a proof, characters. */
const LONGEST_ID = 100;

/** The signed request; the host is left out, as a proxy may have changed it. */
const isFor = ({ method, url }: FastifyRequest, htm: unknown, htu: unknown) =>
  htm === method && typeof htu === 'string' && URL.canParse(htu) && new URL(htu).pathname === url.split('?')[0];

/**
 * Verifies the proof in the `DPoP` header of a request; null if there is none, or if it is invalid or of another request.
 * Callers check separately whether it is used for the first time. `at` is the time that it must be of; without it, any
 * time is accepted.
 */
export async function proofOf(request: FastifyRequest, at?: Date): Promise<SessionProof | null> {
  const proof = request.headers.dpop;
  if (typeof proof !== 'string') return null;
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: 'dpop+jwt',
      // The clock of the browser may be ahead or behind by this much.
      ...(at && { currentDate: at, clockTolerance: ACCOUNTS.proofSeconds, maxTokenAge: 1 }),
      requiredClaims: ['iat', 'jti'],
    });
    const { jti = '', iat = 0, htm, htu } = payload;
    if (!protectedHeader.jwk || jti === '' || jti.length > LONGEST_ID || !isFor(request, htm, htu)) return null;
    const thumbprint = await calculateJwkThumbprint(protectedHeader.jwk);
    return {
      thumbprint,
      digest: digestOf(`${thumbprint} ${jti}`),
      expiresAt: new Date((iat + ACCOUNTS.proofSeconds + 1) * 1000),
    };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
