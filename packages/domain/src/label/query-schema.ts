import { form } from '../fields/form';
import { text } from '../fields/text';

// Kept apart from the form schemas: only the server uses it.

/** Selects a certificate by its number, such as ARS-2026-0007. */
export const certificateQuerySchema = form({ number: text() });
