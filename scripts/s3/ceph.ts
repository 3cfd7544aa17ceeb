import { readOutput } from '../command.ts'
import { installDebian } from '../debian.ts'

/** The programs of a minimal Ceph cluster with S3. */
const programs = ['radosgw', 'ceph-mon', 'ceph-osd']

/** Installs an S3 server that verifies signatures and checksums as Amazon's does, unlike common stand-ins. */
export async function ensureCeph() {
  if (isThere()) return
  const fault = await installDebian(...programs)
  if (isThere()) return
  throw new Error(
    `${fault}\n` +
      'The tests of object storage need an S3 server. On Debian and its derivatives, install\n' +
      `${programs.join(', ')}; elsewhere, set TEST_S3_URL to s3://bucket/prefix?endpoint=https://…,\n` +
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: a bucket that the tests may fill.',
  )
}

function isThere() {
  return programs.every((program) => readOutput(program, ['--version']) !== undefined)
}
