import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = 'x'.repeat(32)

const documentsAt = (environment: Record<string, string>) =>
  readConfig({ SECRET, ...environment }, '/srv').documents

test('documents are in the data folder, in another folder, or in a bucket', () => {
  expect(documentsAt({})).toEqual({ kind: 'disk', folder: '/srv/data/documents' })
  expect(documentsAt({ DOCUMENTS_URL: 'papers' })).toEqual({ kind: 'disk', folder: '/srv/papers' })
  expect(documentsAt({ DOCUMENTS_URL: 's3://haus.dokumente/a/b?region=eu-central-1' })).toEqual({
    kind: 's3',
    bucket: 'haus.dokumente',
    prefix: 'a/b/',
    endpoint: null,
    region: 'eu-central-1',
    credentials: null,
  })
})

test('a self-hosted server has an endpoint, and usually no region', () => {
  const url = 's3://haus?endpoint=http%3A%2F%2F10.0.0.7:7480/gateway/'
  const key = { AWS_ACCESS_KEY_ID: 'kennung', AWS_SECRET_ACCESS_KEY: 'geheim' }
  const place = {
    kind: 's3',
    bucket: 'haus',
    prefix: '',
    endpoint: 'http://10.0.0.7:7480/gateway',
    region: 'us-east-1',
    credentials: { accessKeyId: 'kennung', secretAccessKey: 'geheim' },
  }
  expect(documentsAt({ DOCUMENTS_URL: url, ...key })).toEqual(place)
  expect(documentsAt({ DOCUMENTS_URL: url, ...key, AWS_SESSION_TOKEN: 'auf Zeit' })).toEqual({
    ...place,
    credentials: { ...place.credentials, sessionToken: 'auf Zeit' },
  })
})

test.each([
  's3://geheim123',
  's3://Geheim123?region=x',
  's3:///geheim123?region=x',
  's3://[geheim123?region=x',
  's3://geheim123/a?region=x&secret=geheim123',
  's3://geheim123/a?region=x#geheim123',
  's3://geheim123/a//b?region=x',
  's3://geheim123?region=',
  's3://geheim123?endpoint=s3.example',
  's3://geheim123?endpoint=https://nutzer:geheim123@s3.example',
  'https://s3.example/geheim123',
])('%s is refused, and not shown', (given) => {
  expect(() => documentsAt({ DOCUMENTS_URL: given })).toThrow(
    'DOCUMENTS_URL ist (wird nicht gezeigt); erwartet wird: ein Ordner oder s3://BUCKET/ANFANG?endpoint=https://…&region=…, mit endpoint oder region.',
  )
})

test('one half of the credentials requires the other', () => {
  expect(() => documentsAt({ AWS_ACCESS_KEY_ID: 'a' })).toThrow(
    'AWS_SECRET_ACCESS_KEY fehlt; erwartet wird: der geheime Schlüssel zu AWS_ACCESS_KEY_ID.',
  )
  expect(() => documentsAt({ AWS_SECRET_ACCESS_KEY: 'geheim123' })).toThrow(
    'AWS_ACCESS_KEY_ID fehlt; erwartet wird: die Kennung zu AWS_SECRET_ACCESS_KEY.',
  )
})
