/** The texts of the result of an application. */
export const DECISION_TEXTS = {
  title: 'Result',
  issued: { preliminary: 'Preliminary report of', final: 'Final report of' },
  withoutPlan: (reason: string) => `Issued without an upgrade plan: ${reason}`,
  download: 'Download evaluation report (PDF)',
  conditions: 'Conditions',
  recommendations: 'Recommendations',
  noRecommendations: 'The reviewers recommend nothing further.',
  on: 'Instrument',
  aspect: 'Aspect',
  text: 'Recommendation',
  assessments: 'Assessment of the upgrade plan',
  before: 'Preliminary report',
};
