/** Texts of the result of an application. */
export const DECISION_TEXTS = {
  title: 'Result',
  issued: { preliminary: 'Preliminary report of', final: 'Final report of' },
  meaning: { preliminary: 'Preliminary acceptance', final: 'Final acceptance' },
  statement: 'Statement',
  withoutPlan: 'Issued without an upgrade plan',
  download: 'Download evaluation report (PDF)',
  conditions: 'Conditions',
  recommendations: (count: number) => `Recommendations (${count})`,
  table: 'Recommendations',
  columns: { instrument: 'Instrument', aspect: 'Aspect', compliance: 'Compliance', text: 'Recommendation' },
  inForceTitle: (round: number) => `Result of round ${round}`,
  inForce: (version: number, isPublic: boolean, round: number) =>
    `Version ${version} is in force${isPublic ? ' and public' : ''}. Round ${round} is under way; the acceptance stays in force until its final report.`,
  notSaid: 'Not given',
  noRecommendations: 'The reviewers recommend nothing further.',
  assessments: 'Assessment of the upgrade plan',
  before: 'Preliminary report',
};
