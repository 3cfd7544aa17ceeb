import { outputOf } from '../command.ts'
import { installDebian } from '../debian.ts'

/** What makes the smallest cluster that keeps objects and speaks S3. */
const programs = ['radosgw', 'ceph-mon', 'ceph-osd']

/** Sees to it that there is an S3 server which checks signatures and bytes as Amazon's does; common stand-ins do not. */
export async function ensureCeph() {
  if (isThere()) return
  const fault = await installDebian(...programs)
  if (isThere()) return
  throw new Error(
    `${fault}\n` +
      'The tests of object storage need an S3 server. On Debian and what descends from it, install\n' +
      `${programs.join(', ')}; elsewhere, set TEST_S3_URL to s3://bucket/prefix?endpoint=https://…,\n` +
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: a bucket that the tests may fill.',
  )
}

function isThere() {
  return programs.every((program) => outputOf(program, ['--version']) !== undefined)
}
