/** The location of the portal's files in an object storage, and the credentials for it. */
export interface S3Address {
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of every key: empty, or a folder with a slash at its end. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const PATH = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?$/;
const OPTIONS: Readonly<Record<string, RegExp>> = { region: /^[\w-]+$/, tls: /^(true|false)$/ };

/** Reverses percent-encoding; empty if it is malformed. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Parses `s3://KEY:SECRET@host[:port]/bucket[/folder][?region=…][&tls=false]`; undefined for anything else. The default
 * region is `us-east-1`, which storages without regions accept.
 */
export function readS3Address(text: string): S3Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, host, pathname, searchParams } = new URL(text);
  const [, bucket, folder = ''] = PATH.exec(pathname) ?? [];
  const areOptionsRight = [...searchParams].every(([name, value]) => OPTIONS[name]?.test(value));
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  if (protocol !== 's3:' || !accessKeyId || !secretAccessKey || !host || !bucket || !areOptionsRight) return undefined;
  return {
    endpoint: `${searchParams.get('tls') === 'false' ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folder && `${folder.slice(1)}/`,
    accessKeyId,
    secretAccessKey,
  };
}
