import { createHash } from 'node:crypto';
import { INSTALLATION_ID } from '../platform/db/schema/installation-id';
import { FILE_TYPES } from '../platform/files/file-type';
import { keepFile } from '../platform/files/keep-file';
import type { InstallationRow } from '../platform/installation/installation.store';
import type { Context } from '../platform/process/app-types';

/** A lidar with its beam between two layers, in the colours of the portal. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path d="M70 88 44 8h52z" fill="#3ecf7a" fill-opacity=".55"/>
  <path d="M8 30q31-16 62 0t62 0 60 0" fill="none" stroke="#0b2a5b" stroke-width="7"/>
  <path d="M8 52q31-16 62 0t62 0 60 0" fill="none" stroke="#4d7fc4" stroke-width="7"/>
  <rect x="56" y="80" width="28" height="14" rx="4" fill="#0b2a5b"/>
</svg>`;

/** Stores the logo of the demonstration as an unlinked file; returns its id. */
export async function keepLogo(context: Context): Promise<string> {
  const bytes = await context.pictures.make({ make: 'logo', source: Buffer.from(LOGO), isDrawing: true });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { kind, contentType } = FILE_TYPES.png;
  return keepFile(context, { kind, contentType, name: 'demo-centre.png', size: bytes.length, sha256 }, bytes);
}

/** The settings of the demonstration: a fictitious centre, described as such wherever it is named. */
export const demoInstallation = (pictureId: string) =>
  ({
    id: INSTALLATION_ID,
    product_title: null,
    infrastructure: 'Demonstration Network for Aerosol Remote Sensing',
    issuing_centre: 'Demo Centre for Aerosol Calibration (invented)',
    address: 'Example Street 1\n00000 Nowhere',
    contact: 'centre@demo.example',
    reply_to: 'answers@demo.example',
    licence: 'CC BY 4.0',
    licence_url: 'https://creativecommons.org/licenses/by/4.0/',
    preliminary_meaning_yes:
      'Demonstration: by its evaluations, the facility can have the label. Nothing is final before the final report.',
    preliminary_meaning_conditionally:
      'Demonstration: by its evaluations, the facility can have the label once it does what this report asks for. Nothing is final before the final report.',
    preliminary_meaning_no:
      'Demonstration: by its evaluations, the facility cannot have the label as it is. Nothing is final before the final report.',
    meaning_yes:
      'Demonstration: the facility meets the requirements of the label and delivers data to the common processing chain.',
    meaning_conditionally:
      'Demonstration: the facility may carry the label as long as it meets the conditions of the report in time.',
    meaning_no: 'Demonstration: the facility does not meet the requirements of the label. It may apply again.',
    pictureId,
    version: 1,
  }) satisfies InstallationRow;
