import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of its own, which can be full. */
export interface SmallDisk {
  readonly folder: string
  unmount(): void
}

/** Mounts a file system of so many megabytes; null where the machine does not allow mounting, as in most containers. */
export function mountSmallDisk(megabytes: number, parent = tmpdir()): SmallDisk | null {
  const folder = mkdtempSync(join(parent, 'hausblick-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'hausblick-test', folder]
  try {
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    unmount: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** Writes a file until nothing more fits on its disk. */
export async function fillDisk(file: string): Promise<void> {
  await using handle = await open(file, 'w')
  for (const size of [1024 * 1024, 4096])
    for (;;) {
      const written = await handle.write(Buffer.alloc(size)).catch(() => null)
      if (written?.bytesWritten !== size) break
    }
}
