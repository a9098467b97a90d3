import type { QaTestTypeCode } from '@portal/domain';
import { qaTestType } from '@portal/domain';

/** The name of a type of tests within a sentence; Rayleigh keeps its capital letter. */
export function testInSentence(code: QaTestTypeCode): string {
  const { name } = qaTestType(code);
  return name.startsWith('Rayleigh') ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
