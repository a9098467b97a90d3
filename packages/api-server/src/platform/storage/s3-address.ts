/** Where an object storage keeps the files of the portal, and who the portal is there. */
export interface S3Address {
  endpoint: string;
  region: string;
  bucket: string;
  /** What every key begins with: empty, or a folder with a slash at its end. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const PATH = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?$/;
const OPTIONS: Readonly<Record<string, RegExp>> = { region: /^[\w-]+$/, tls: /^(true|false)$/ };

/** Percent-encoding undone; empty where it is broken. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Reads `s3://KEY:SECRET@host[:port]/bucket[/folder][?region=…][&tls=false]`; nothing when it is anything else. The region
 * is `us-east-1` unless given, which storages that know no regions accept.
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
