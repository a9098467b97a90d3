import { CODE_LENGTH } from '@portal/domain';

/** Texts of the page that verifies certificates. */
export const MESSAGES = {
  title: 'Check a certificate',
  introduction: 'The code stands on the certificate, and in the picture beside it.',
  labels: 'All labels',
  form: {
    title: 'Code of the certificate',
    another: 'Check another certificate',
    label: 'Code of a certificate',
    code: 'Code',
    hint: 'With or without hyphens, in capital or small letters. It has no digits 0, 1, 8 and 9.',
    check: 'Check',
    problems: 'The code cannot be checked',
    missing: 'Type the code of the certificate',
    aNumber:
      'This is the number of a certificate. Its verification code stands below it, in groups of letters and digits.',
    notACode: `A code has ${CODE_LENGTH} letters from A to Z and digits from 2 to 7`,
  },
  loading: 'Checking the certificate',
  unknown: 'This certificate is not known here.',
  unknownWord: 'Not known',
  compare: 'Please compare the code with the certificate, letter by letter.',
  failedTitle: 'The certificate could not be checked',
  failed: 'Please try again in a moment.',
  facts: {
    title: 'What the certificate says',
    compare: 'The certificate is genuine only if it says the same.',
    number: 'Number',
    facility: 'Facility',
    institute: 'Hosting institute(s)',
    granted: 'Granted for',
    issued: 'Issued on',
    page: (acronym: string) => `Label of ${acronym}`,
  },
  file: {
    title: 'Is your file the one that was issued?',
    sha256: 'SHA-256 of the file that was issued',
    label: 'Your file',
    hint: 'It is compared in your browser. Nothing is sent.',
    computing: 'Comparing the file',
    same: (name: string) => `“${name}” is the file that was issued, unchanged.`,
    sameWord: 'The same',
    different: (name: string) =>
      `“${name}” is not the file that was issued: it is another one, or it was changed or saved again.`,
    differentWord: 'Different',
    own: 'SHA-256 of your file',
    unreadable: (name: string) => `“${name}” could not be read. Please choose it again.`,
    impossible: 'Your browser compares files only over a secure connection. Another program can compute the SHA-256.',
  },
} as const;
