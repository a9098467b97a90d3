import { readEnvironment } from './env';
import type { Environment, RawEnvironment } from './env';

const PRODUCTION = {
  PUBLIC_URL: 'https://portal.example.org/',
  SMTP_URL: 'smtps://user:secret@mail.example.org',
  MAIL_FROM: 'Portal <portal@example.org>',
};

const INSTITUTION = {
  id: 'uni',
  name: 'University',
  issuer: 'https://login.example',
  client_id: 'portal',
  client_secret: 'secret',
};

const mistakes = (raw: RawEnvironment) => {
  try {
    readEnvironment(raw);
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .filter((line) => line.startsWith('- '));
  }
};

describe('the environment [11.12.1]', () => {
  test.each<[why: string, raw: RawEnvironment, expected: Partial<Environment>]>([
    [
      'a demo needs nothing',
      {},
      { port: 8080, host: '127.0.0.1', dataDir: '.data', publicUrl: 'http://localhost:8080' },
    ],
    ['the public address follows the port', { PORT: '9000' }, { port: 9000, publicUrl: 'http://localhost:9000' }],
    ['any free port', { PORT: '0' }, { port: 0 }],
    ['blank counts as unset', { PORT: ' ', DATABASE_URL: '' }, { port: 8080 }],
    ['tiles by default', {}, { tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' }],
    ['the schema of configurations', {}, { configurationSchema: '1.0' }],
    ['the schema of the test book', { CONFIGURATION_SCHEMA: '1.1' }, { configurationSchema: '1.1' }],
    ['no tiles when empty', { TILE_URL: '' }, { tileUrl: '' }],
    ['default retention periods', {}, { keepDays: { emails: 730, audit: 0, logins: 365, contact: 730 } }],
    [
      'retention periods',
      { KEEP_EMAILS_DAYS: '0', KEEP_AUDIT_DAYS: '3650', KEEP_LOGINS_DAYS: '30', KEEP_CONTACT_DAYS: '90' },
      { keepDays: { emails: 0, audit: 3650, logins: 30, contact: 90 } },
    ],
    ['no slash at the end', { PUBLIC_URL: 'https://a.example/portal//' }, { publicUrl: 'https://a.example/portal' }],
    [
      'an object storage',
      { FILES_URL: 's3://KEY:SECRET@store.example/bucket' },
      { objectStorage: expect.objectContaining({ endpoint: 'https://store.example', bucket: 'bucket' }) },
    ],
    ['metrics on this machine only', { METRICS_PORT: '9464' }, { metrics: { port: 9464, host: '127.0.0.1' } }],
    [
      'metrics elsewhere',
      { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' },
      { metrics: { port: 9464, host: '10.0.0.5' } },
    ],
    ['time limit of the stop', { STOP_WITHIN: '60' }, { stopWithin: 60 }],
    ['no limit of the load', { BUSY_AFTER: '0' }, { busyAfter: 0 }],
    ['files in one upload', { MAX_UPLOAD_FILES: '5' }, { maxUploadFiles: 5 }],
    [
      'institutions',
      { OIDC_INSTITUTIONS: JSON.stringify([INSTITUTION]) },
      {
        institutions: [
          {
            id: 'uni',
            name: 'University',
            issuer: 'https://login.example',
            clientId: 'portal',
            clientSecret: 'secret',
          },
        ],
      },
    ],
    ['backups for two weeks by default', {}, { backupKeepDays: 14 }],
    ['no nightly backups', { BACKUP_KEEP_DAYS: '0' }, { backupKeepDays: 0 }],
    ['limits of room', {}, { accountBytes: 1e9, partBytes: 5e8, minFreeBytes: 5e8 }],
    ['a database', { DATABASE_URL: 'postgres://u:p@db/portal' }, { databaseUrl: 'postgres://u:p@db/portal' }],
  ])('%s', (_why, raw, expected) => {
    expect(readEnvironment({ MODE: 'demo', ...raw })).toMatchObject(expected);
  });

  test('production starts with all required variables [11.12.1]', () => {
    expect(readEnvironment(PRODUCTION)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://portal.example.org',
      secondFactor: 'required',
    });
  });

  test('an unset variable is undefined', () => {
    expect(readEnvironment({ MODE: 'demo' })).not.toHaveProperty('databaseUrl');
    expect(readEnvironment({ MODE: 'demo' })).not.toHaveProperty('metrics');
    expect(readEnvironment({ MODE: 'demo', MAX_UPLOAD_FILES: '0' })).not.toHaveProperty('maxUploadFiles');
    expect(readEnvironment({ MODE: 'demo', MIN_FREE_MEGABYTES: '0' })).not.toHaveProperty('minFreeBytes');
  });
});

describe('one sentence per mistake', () => {
  test.each<[raw: RawEnvironment, mistake: string]>([
    [{ MODE: 'prod' }, '- MODE must be one of demo, production, not "prod".'],
    [{ PORT: '70000' }, '- PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ MAX_UPLOAD_FILES: '-1' }, '- MAX_UPLOAD_FILES must be a whole number from 0 to 1000, not "-1".'],
    [{ KEEP_EMAILS_DAYS: '29' }, '- KEEP_EMAILS_DAYS must be 0, for ever, or at least 30, not "29".'],
    [{ PORT: '80a' }, '- PORT must be a whole number from 0 to 65535, not "80a".'],
    [{ PUBLIC_URL: 'portal.example.org' }, '- PUBLIC_URL must be an address that starts with http:// or https://.'],
    [
      { DATABASE_URL: 'mysql://u:secret@db' },
      '- DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { FILES_URL: 'https://store.example/bucket' },
      '- FILES_URL must look like s3://KEY:SECRET@host/bucket?region=eu-west-1, with / and + in the secret written as %2F and %2B.',
    ],
    [{ METRICS_PORT: 'x' }, '- METRICS_PORT must be a whole number from 0 to 65535, not "x".'],
    [
      { PORT: '9000', METRICS_PORT: '9000' },
      '- METRICS_PORT must be another port than that of the portal, not "9000".',
    ],
    [
      { STAGES: '1a', CONFIGURATION_SCHEMA: '1.1' },
      '- CONFIGURATION_SCHEMA must be 1.0 where STAGES is 1a, not "1.1".',
    ],
    [{ CONTACT_ADDRESS: 'nobody' }, '- CONTACT_ADDRESS must be an email address, not "nobody".'],
    [{ LOG_LEVEL: 'loud' }, '- LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [
      { TILE_URL: 'https://tiles.example/' },
      '- TILE_URL must be an http address with {z}, {x} and {y} in it, or empty for a map without tiles, not "https://tiles.example/".',
    ],
    ...[
      'University',
      [{ ...INSTITUTION, issuer: 'http://login.example' }],
      [{ ...INSTITUTION, client_secret: ' ' }],
      [INSTITUTION, { ...INSTITUTION, id: 'other' }],
    ].map((value): [RawEnvironment, string] => [
      { OIDC_INSTITUTIONS: typeof value === 'string' ? value : JSON.stringify(value) },
      '- OIDC_INSTITUTIONS must look like [{"id":"uni","name":"University","issuer":"https://login.example","client_id":"…","client_secret":"…"}], with ids of letters, digits and hyphens, each id and issuer once.',
    ]),
  ])('%p', (raw, mistake) => {
    expect(mistakes({ ...PRODUCTION, MODE: 'demo', ...raw })).toContain(mistake);
  });

  test('all mistakes are reported at once', () => {
    expect(mistakes({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(5);
  });

  test.each(Object.keys(PRODUCTION))('production does not start without %s', (name) => {
    expect(mistakes({ ...PRODUCTION, [name]: undefined })).toEqual([expect.stringMatching(`^- ${name} is missing: `)]);
  });

  test('the default mode is production, and the message explains how to start a demo', () => {
    expect(() => readEnvironment({})).toThrow('MODE=demo');
  });

  test('a password is never repeated', () => {
    const urls = ['DATABASE_URL', 'SMTP_URL', 'FILES_URL'].map((name) => [name, 'ftp://u:hidden@host/x']);
    const institutions = {
      OIDC_INSTITUTIONS: JSON.stringify([{ ...INSTITUTION, client_secret: 'hidden', id: 'a b' }]),
    };
    expect(mistakes({ ...Object.fromEntries(urls), ...institutions }).join()).not.toContain('hidden');
  });
});
