/** Texts of the result of an application. */
export const DECISION_TEXTS = {
  title: 'Result',
  issued: { preliminary: 'Preliminary report of', final: 'Final report of' },
  withoutPlan: (reason: string) => `Issued without an upgrade plan: ${reason}`,
  download: 'Download evaluation report (PDF)',
  conditions: 'Conditions',
  recommendations: (count: number) => `Recommendations (${count})`,
  table: 'Recommendations',
  more: 'More recommendations',
  /** Summary of the collapsed recommendations. */
  folded: (count: number, compliant: number) => {
    if (compliant === count) return `${count} on what is compliant`;
    return `${count} more${compliant > 0 ? `, ${compliant} of them on what is compliant` : ''}`;
  },
  compliance: 'Compliance',
  notSaid: 'Not given',
  noRecommendations: 'The reviewers recommend nothing further.',
  on: 'Instrument',
  aspect: 'Aspect',
  text: 'Recommendation',
  assessments: 'Assessment of the upgrade plan',
  before: 'Preliminary report',
};
