/** Vitest's arguments for all tests of the server. */
const serverProjects = ['--project', 'server', '--project', 'faults']

/** The server's rooms that use storage. */
const folders = [
  'platform/storage',
  'documents',
  'sets/import/archive',
  'sets/backup',
  'operating/demo',
].map((name) => `server/src/${name}`)

/** Tests that store nothing, or fake the clock: S3 rejects requests with a skewed time. */
const excluded = [
  'server/src/documents/{find,intake,mailbox,places,search}/**',
  'server/src/documents/activeContent.test.ts',
].flatMap((pattern) => ['--exclude', pattern])

/** Vitest's arguments for the tests that store documents where TEST_S3_URL says. */
export const s3Tests = [...serverProjects, ...excluded, ...folders]
