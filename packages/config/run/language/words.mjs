/** Files with texts for the screen and for messages. */
const TEXTS = /(?:^|[/-])messages\.ts$|-mails?\.ts$/;

/** A word that is retired in texts for the screen and for messages, but not in comments and code. */
const inTexts = (word, use, example) => ({
  pattern: new RegExp(`(?<=['"\`].*)\\b(?:${word})\\b`, 'i'),
  use,
  example: `text: '${example}',`,
  only: TEXTS,
});

/**
 * Words of the project that were replaced, so that each thing has one name; docs/glossary.md has the terms in use.
 * `pattern` matches the word in identifiers, messages, comments and documents, and in file names spelt as identifiers;
 * `example` is a text that must be refused; `only` restricts a word to paths where it has the retired meaning.
 */
export const RETIRED_WORDS = [
  { pattern: /verdict/i, use: 'evaluation, or its compliance', example: 'verdictOf' },
  { pattern: /[Jj]udg(?:e|es|ed|ing|ement|ment)(?![a-z])/, use: 'evaluate', example: 'judgedBy' },
  { pattern: /\busePlace(?!ment)\w*|NextPlace/, use: 'useUrlState, NextLocation', example: 'usePlace' },
  { pattern: /Postman|postman/, use: 'MailTransport', example: 'aPostman' },
  { pattern: /\bsettlements?\b|Settlement/, use: 'DeliveryOutcome', example: 'MailSettlement' },
  { pattern: /mustBeLatest/i, use: 'assertCurrentVersion', example: 'mustBeLatest' },
  { pattern: /overtaken/i, use: 'versionConflict', example: 'isOvertaken' },
  { pattern: /filledIn(?![a-z])/, use: 'merged', example: 'filledIn' },
  { pattern: /untilWritten/i, use: 'cacheUntilNextWrite', example: 'untilWritten' },
  { pattern: /endConnections/i, use: 'drainConnections', example: 'endConnections' },
  { pattern: /mendRemote/i, use: 'normalizeRemote', example: 'mendRemote' },
  {
    pattern: /\bkeep(?:Clean|Reminding|Backups)(?![a-z])/,
    use: 'startCleanupJob, startReminderJob, startBackupJob',
    example: 'keepBackups',
  },
  { pattern: /drawMissing/i, use: 'renderMissingPdfs', example: 'drawMissing' },
  { pattern: /\bturnOf(?![a-z])|whoseTurn/, use: 'pendingWith', example: 'whoseTurn' },
  {
    pattern: /(?:[Ll]arge|[Cc]onfirm|[Ll]ate)Windows?(?![a-z])/,
    use: 'Dialog, ConfirmDialog, LazyDialog',
    example: 'ConfirmWindowProps',
  },
  { pattern: /actorKinds/i, use: 'relationsOf', example: 'actorKinds' },
  { pattern: /copyKey|unsavedCop(?:y|ies)/i, use: 'draftKey, local draft', example: 'copyKey' },
  { pattern: /\bTraveller/, use: 'CrashScenario', example: 'Traveller' },
  {
    pattern: /(?<![A-Za-z])(?:[A-Z]+_)*(?:MOST|AT_ONCE|LARGEST|PATIENCE)(?:_[A-Z]+)*(?![A-Za-z])/,
    use: 'MAX_ENTRIES, BATCH_SIZE, MAX_VALUE, TIMEOUTS',
    example: 'MOST_PAGES',
  },
  {
    pattern: /\btell(?:[A-Z]\w*|(?= = )|(?=\())/,
    use: 'recordAudit…, notify…, log…, report…',
    example: 'tellOwner',
  },
  {
    pattern: /\b(?:hold|claim)[A-Z]\w*/,
    use: 'lock…',
    example: 'holdFacility',
    only: /^packages\/api-server\//,
  },
  {
    pattern: /\bWorld(?![a-z])/,
    use: 'fixture',
    example: 'interface World {',
    // The word is also part of names of facilities and organisations.
    only: /\.[cm]?[jt]sx?$/,
  },
  {
    pattern: /(?<![A-Za-z-])door\b|[a-z]Door(?![a-z])/,
    use: 'gate, or what is opened',
    example: '  const door = await openBackupSocket();',
    only: /^packages\/api-server\//,
  },
  {
    // A variable may be called standing: only its retired uses as a noun match.
    pattern: /\bStanding(?![a-z])|\bstandingOf(?![a-z])|(?<!\.)\.standing\b|\bstanding\??: /,
    use: 'Relation, or the status of the thing',
    example: 'const { standing } = standingOf(who);',
  },
  // Not `once` from Node's events, nor functions that do something only once.
  { pattern: /\bfunction once(?:<|\((?!\)))/, use: 'prepared', example: 'function once<Value>(make: () => Value) {' },
  {
    pattern: /\b(?:interface|type|class) (?:Heard|Said|Asked)\b/,
    use: 'ApiResponse, ResponseMeta, ApiRequest',
    example: 'export interface Heard {',
  },
  {
    pattern: /\b(?:interface|type) Cell\b/,
    use: 'AccessRule',
    example: 'export type Cell = number;',
    // In this folder, a cell is that of a table.
    only: /^(?!packages\/api-server\/src\/platform\/pdf\/)/,
  },
  { pattern: /\bthe own\b/i, use: 'the user’s own', example: '// Shows the own facility.' },
  { pattern: /\bwhoever\b/i, use: 'users who', example: '// Whoever is logged in.' },
  // Texts for the screen and for messages.
  { pattern: /\bthings? (?:is|are) missing\b/, use: 'required fields are missing', example: '22 things are missing.' },
  { pattern: /\bwaits? for you\b/i, use: 'open tasks, to do', example: 'This waits for you in the portal:' },
  { pattern: /\bdoes not exist any more\b/, use: 'no longer exists', example: 'This lidar does not exist any more.' },
  inTexts('whose turn', 'Waiting for', 'Whose turn'),
  inTexts('e-mails?', 'email', 'Both are told by e-mail.'),
  inTexts('somebody|nobody|anybody', 'someone, no one, or who it is', 'Somebody else saved this.'),
  inTexts('any more', 'no longer', 'It cannot be changed any more.'),
  inTexts('from now on', 'now', 'You are the leader from now on.'),
  inTexts('anew', 'again', 'It is evaluated anew.'),
  inTexts('up to the (?:facility|administrators|reviewers)', 'Waiting for …', 'It is up to the reviewers.'),
  inTexts('stands? in the', 'is in the', 'The reasons stand in the report.'),
  inTexts('the owner|new owner|ownership', 'facility leader', 'The new owner is told.'),
  inTexts('checklist|advisories', 'Self-check, Notes', 'Show the checklist'),
  // The specification keeps "Add new …", "Edit …" and "No … registered".
  inTexts(
    '(?<!(?:add new|edit|no) )(?:lidar|photometer) systems?',
    'lidar, photometer',
    'Evaluations on lidar systems',
  ),
];

/** Paths in which a retired word is allowed, with the reason. An exception that matches nothing is reported. */
export const EXCEPTIONS = [
  { path: /^docs\/decisions\//, reason: 'Decision records are history: they are superseded, not edited.' },
  {
    path: /(^|\/)CHANGELOG\.md$/,
    reason: 'A changelog describes releases in the words of their time.',
    optional: true,
  },
  { path: /\/migrations\//, reason: 'A migration is never edited once it is merged.', optional: true },
  {
    path: /^mf-cars-area\/src\/evaluations\/evaluation-(?:form|saving\.thorough\.test)\.tsx$/,
    reason: 'FORMER_KIND is the key under which an earlier release stored drafts in the browser.',
  },
  { path: /\/run\/language\//, reason: 'The list itself, and the test that plants each of its words.' },
];
