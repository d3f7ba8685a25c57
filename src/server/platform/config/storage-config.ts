import type { Environment } from '#server/platform/config/environment.ts';

/** A bucket of an S3-compatible service. */
export interface BucketConfig {
  /** `https://host:port` */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Prepended to every key: empty, or ends with a slash. */
  readonly prefix: string;
  /** Null to use the S3 client's default sources, such as the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

const REGION = 'us-east-1';
const SETTINGS = new Set(['region', 'tls']);

/** Null if films are stored in the data directory. Throws if the URL is invalid. */
export function storageFrom({ STORAGE_URL }: Environment): BucketConfig | null {
  if (STORAGE_URL === undefined) return null;
  const url = new URL(STORAGE_URL);
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const unknown = [...url.searchParams.keys()].find((name) => !SETTINGS.has(name));
  if (unknown !== undefined) throw new Error(`STORAGE_URL knows no setting "${unknown}"`);
  if (url.hostname === '' || bucket === '') {
    throw new Error('STORAGE_URL must name a host and a bucket: s3://KEY:SECRET@host/bucket');
  }
  if ((url.username === '') !== (url.password === '')) {
    throw new Error('STORAGE_URL names half of a key: s3://KEY:SECRET@host/bucket, or neither');
  }
  return {
    endpoint: `${url.searchParams.get('tls') === 'off' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? REGION,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    credentials: url.username === '' ? null : credentialsOf(url),
  };
}

function credentialsOf({ username, password }: URL) {
  return {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
