import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { openStorage } from '../platform/storage/open.ts'
import type { S3Place, StoragePlace } from '../platform/storage/place.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { newFolders } from './folders.ts'

/** Opens an empty storage, closed after the surrounding tests. */
export type NewStorage = () => Promise<Storage>

/** Returns the settings of an empty storage, a new one on each call. */
export type NewStorageSettings = () => Promise<Readonly<Record<string, string>>>

/** Runs the same tests on disk and, if TEST_S3_URL names a bucket, on S3. */
export function onEachStorage(
  title: string,
  tests: (newStorage: NewStorage, newSettings: NewStorageSettings) => void,
): void {
  describe(`${title} (disk)`, () => {
    const newFolder = newFolders()
    run(tests, async () => ({ DOCUMENTS_URL: join(await newFolder(), 'documents') }))
  })
  onS3(title, tests)
}

/** Runs tests only if TEST_S3_URL names a bucket, as it does in `npm run test:s3`. */
export function onS3(title: string, tests: Parameters<typeof onEachStorage>[1]): void {
  describe.runIf(process.env.TEST_S3_URL)(`${title} (S3)`, () => run(tests, newS3Settings))
}

/** Returns an empty place in the bucket of TEST_S3_URL. */
export async function newS3Place(): Promise<S3Place> {
  const { documents } = readConfig({ SECRET, DATA_DIR, ...(await newS3Settings()) }, '/')
  if (documents.kind !== 's3') throw new Error('TEST_S3_URL must begin with s3://.')
  return documents
}

const SECRET = 'nothing is signed by these tests'
/** Nothing is written to it. */
const DATA_DIR = tmpdir()

function run(tests: Parameters<typeof onEachStorage>[1], newSettings: NewStorageSettings): void {
  const opened: Storage[] = []
  afterAll(() => Promise.all(opened.map((storage) => storage.close())))
  const newStorage = async () => {
    const storage = await openStorage(
      readConfig({ SECRET, DATA_DIR, ...(await newSettings()) }, '/').documents,
    )
    opened.push(storage)
    return storage
  }
  tests(newStorage, newSettings)
}

/** Returns an empty place for documents: in the bucket of TEST_S3_URL if set, else the folder. */
export async function newPlace(folder: string): Promise<StoragePlace> {
  return process.env.TEST_S3_URL ? await newS3Place() : { kind: 'disk', folder }
}

/** Returns the settings of an empty place in the bucket of TEST_S3_URL. */
export async function newS3Settings() {
  const { TEST_S3_URL = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env
  const url = new URL(TEST_S3_URL)
  url.pathname = join(url.pathname, randomUUID())
  return { DOCUMENTS_URL: url.href, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }
}
