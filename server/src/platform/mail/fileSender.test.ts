import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fillDisk, mountSmallDisk } from '../../testing/smallDisk.ts'
import { createFileSender } from './fileSender.ts'

const MAIL = { to: 'anna@example.de', subject: 'Grüße', text: 'Guten Tag\n' }

const disk = mountSmallDisk(1)
afterAll(() => disk?.unmount())

// Skipped where mounting is not permitted, as in most containers.
test.skipIf(disk === null)(
  'a mail that does not fit on the disk leaves nothing behind',
  async () => {
    const folder = disk?.folder ?? ''
    const mails = join(folder, 'mail')
    const send = createFileSender(
      mails,
      () => ({ from: 'post@betreiber.example', name: '', color: '#0f4f3d', logo: '' }),
      () => {},
    )
    const filler = join(folder, 'filler')
    await fillDisk(filler)
    await expect(send(MAIL)).rejects.toThrow(/ENOSPC/)
    expect(await readdir(mails)).toEqual([])
    await rm(filler)
    await send(MAIL)
    expect(await readdir(mails)).toEqual([expect.stringMatching(/\.eml$/)])
  },
)
