/** Has this process, and what it starts, write temporary files into a folder, which must exist. */
export function keepTemporaryFilesIn(folder: string): void {
  process.env.TMPDIR = folder
}
