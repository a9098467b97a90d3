export * from './composition';
export * from './release';
export * from './remote';
export * from './sharing';
export * from './version';
