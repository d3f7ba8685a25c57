import { expect, it } from 'vitest';

import { parseEnvironment } from './environment.ts';
import { storageFrom } from './storage-config.ts';

const storageOf = (STORAGE_URL: string) => storageFrom(parseEnvironment({ STORAGE_URL }));

it('reads host, bucket, folder, key and region from one URL', () => {
  expect(
    storageOf('s3://KEY:se%2Fcret@127.0.0.1:9000/films/casino/eu?region=eu-1&tls=off'),
  ).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    region: 'eu-1',
    bucket: 'films',
    prefix: 'casino/eu/',
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'se/cret' },
  });
});

it("uses the machine's credentials by default, and TLS", () => {
  expect(storageOf('s3://s3.eu-central-1.amazonaws.com/films?region=eu-central-1')).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    bucket: 'films',
    prefix: '',
    credentials: null,
  });
});

it.each([
  ['s3://host', 'must name a host and a bucket'],
  ['s3://KEY@host/films', 'half of a key'],
  ['s3://host/films?endpoint=x', 'knows no setting "endpoint"'],
  ['https://host/films', 'must look like s3://'],
])('refuses %s', (address, sentence) => {
  expect(() => storageOf(address)).toThrow(sentence);
});
