/** All tables of the portal, by noun. */
export * from './schema/accounts';
export * from './schema/type-names';
export * from './schema/rate-limits';
export * from './schema/files';
export * from './schema/installation';
export * from './schema/facilities';
export * from './schema/instruments';
export * from './schema/applications';
export * from './schema/evaluations';
export * from './schema/questions';
export * from './schema/accepted-versions';
export * from './schema/messages';
export * from './schema/audit-entries';
export * from './schema/releases';
