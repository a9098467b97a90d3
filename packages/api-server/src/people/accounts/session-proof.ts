import type { FastifyRequest } from 'fastify';
import { calculateJwkThumbprint, EmbeddedJWK, errors, jwtVerify } from 'jose';
import { digestOf } from '../../platform/digest/digest';

/** A verified proof that the sender of a request holds a private key (RFC 9449, DPoP). */
export interface SessionProof {
  /** Thumbprint of the public key (RFC 7638). */
  thumbprint: string;
  /** Digest of key and id of the proof, which may be used once. */
  digest: string;
  /** When the browser signed it, by its own clock. */
  signedAt: Date;
  /** Digest of the token that it was signed for; undefined if for none. */
  tokenDigest: unknown;
}

/** Longest accepted id of a proof, characters. */
const LONGEST_ID = 100;

/** The signed request; the host is left out, as a proxy may have changed it. */
const isFor = ({ method, url }: FastifyRequest, htm: unknown, htu: unknown) =>
  htm === method && typeof htu === 'string' && URL.canParse(htu) && new URL(htu).pathname === url.split('?')[0];

/**
 * Verifies the proof in the `DPoP` header of a request; null if there is none, or if it is invalid or of another request.
 * Its time, and whether it is used for the first time, are checked separately.
 */
export async function proofOf(request: FastifyRequest): Promise<SessionProof | null> {
  const proof = request.headers.dpop;
  if (typeof proof !== 'string') return null;
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: 'dpop+jwt',
      requiredClaims: ['iat', 'jti'],
    });
    const { jti = '', iat = 0, htm, htu, ath } = payload;
    if (!protectedHeader.jwk || jti === '' || jti.length > LONGEST_ID || !isFor(request, htm, htu)) return null;
    const thumbprint = await calculateJwkThumbprint(protectedHeader.jwk);
    return {
      thumbprint,
      digest: digestOf(`${thumbprint} ${jti}`),
      signedAt: new Date(iat * 1000),
      tokenDigest: ath,
    };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
