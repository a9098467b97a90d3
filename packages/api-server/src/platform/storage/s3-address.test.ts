import { readS3Address } from './s3-address';

test('all parts of an address are read', () => {
  expect(
    readS3Address('s3://KEY:a%2Fb%2Bc@store.example:9000/bucket.one/portal/files?region=eu-west-1&tls=false'),
  ).toEqual({
    endpoint: 'http://store.example:9000',
    region: 'eu-west-1',
    bucket: 'bucket.one',
    prefix: 'portal/files/',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/b+c',
  });
});

test('optional parts have defaults', () => {
  expect(readS3Address('s3://KEY:SECRET@store.example/bucket')).toEqual({
    endpoint: 'https://store.example',
    region: 'us-east-1',
    bucket: 'bucket',
    prefix: '',
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
  });
});

test.each([
  ['another scheme', 'https://KEY:SECRET@store.example/bucket'],
  ['no secret', 's3://KEY@store.example/bucket'],
  ['no key', 's3://store.example/bucket'],
  ['no bucket', 's3://KEY:SECRET@store.example/'],
  ['no host', 's3://KEY:SECRET@/bucket'],
  ['a bucket in capitals', 's3://KEY:SECRET@store.example/Bucket'],
  ['a slash in the secret', 's3://KEY:SEC/RET@store.example/bucket'],
  ['a broken escape in the secret', 's3://KEY:SEC%RET@store.example/bucket'],
  ['an unknown option', 's3://KEY:SECRET@store.example/bucket?tsl=false'],
  ['an option with a wrong value', 's3://KEY:SECRET@store.example/bucket?tls=no'],
  ['a path that leads upwards', 's3://KEY:SECRET@store.example/bucket/%2e%2e/x'],
  ['no address at all', 'bucket'],
])('%s is refused', (_what, text) => {
  expect(readS3Address(text)).toBeUndefined();
});
