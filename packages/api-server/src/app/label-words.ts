import type { Context } from '../platform/process/app-types';
import { AppError } from '../platform/errors/app-error';
import { findPublicLabel, listPublicLabels } from '../labels/public/public-labels.service';
import { verifyCertificate } from '../labels/public/verify.service';
import type { LabelWords } from '../publishing/pages/about-label';
import type { CheckedCertificate } from '../publishing/pages/served-label';

const hasLabels = ({ settings }: Context) => settings.stages !== '1a';

/** Checks a code for a page, which tells a refusal in its sentence. */
async function checkCertificate(context: Context, code: string, address: string): Promise<CheckedCertificate> {
  try {
    return await verifyCertificate(context, code, address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, message: sentence, retryAfter } = error;
    if (status !== 404 && status !== 429) throw error;
    return { status, sentence, ...(retryAfter !== undefined && { retryAfter }) };
  }
}

/** What the pages about labels say; `null` for an installation that uses the initial acceptance only. */
export const labelWords = (context: Context): LabelWords | null =>
  hasLabels(context)
    ? {
        get isDemonstration() {
          return context.settings.mode === 'demo';
        },
        findLabel: (acronym) => findPublicLabel(context, acronym),
        listLabels: () => listPublicLabels(context),
        checkCertificate: (code, address) => checkCertificate(context, code, address),
      }
    : null;

/** The acronyms of facilities whose label search engines may index: no demonstration; `null` as above. */
export async function listIndexedLabels(context: Context): Promise<string[] | null> {
  // Search engines would take the labels of a demonstration for real ones.
  if (!hasLabels(context) || context.settings.mode === 'demo') return null;
  return (await listPublicLabels(context)).map(({ facility }) => facility.acronym);
}
