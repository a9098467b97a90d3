import { PART_NAME } from '@portal/domain';
import { AppError } from '../../platform/errors/app-error';
import type { StoredToken } from './deploy-tokens.store';

type OfPart = Pick<StoredToken, 'part'>;

const held = (tokens: readonly OfPart[]) => {
  const parts = [...new Set(tokens.map(({ part }) => part))].toSorted();
  return parts.length === 1
    ? `This deploy token is for ${parts[0]}`
    : `These deploy tokens are for ${parts.join(' and ')}`;
};

/** The parts that valid tokens are not for, each in a sentence. It names no part but those of the tokens and the named. */
export const beyondTokens = (tokens: readonly OfPart[], parts: readonly string[]): string[] =>
  parts
    .filter((part) => PART_NAME.test(part) && !tokens.some((token) => token.part === part))
    .map(
      (part) =>
        `${held(tokens)}, and not for ${part}. An administrator creates a token for ${part} on the Releases page.`,
    );

/** The refusal of valid tokens for a part that they are not for: users who hold none learn nothing of it. */
export const forOtherParts = (sentences: readonly string[]) =>
  new AppError('permissionDenied', 401, {
    message: sentences.join(' '),
    errors: sentences.map((message) => ({ path: 'release', message })),
  });
