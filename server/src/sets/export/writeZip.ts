import { PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { ZipFile } from 'yazl'

/** A file of a ZIP: its path, and its content or a function that opens it. */
export interface ZippedFile {
  readonly name: string
  readonly content: string | Uint8Array | (() => Promise<Readable>)
}

/**
 * Streams the files as a ZIP, one at a time. The stream fails if a file cannot be read, so that no partial ZIP looks
 * complete, and closes the open file if the stream is destroyed.
 */
export function writeZip(files: AsyncIterable<ZippedFile>): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  add(zip, files, output).catch(fail)
  return output
}

async function add(zip: ZipFile, files: AsyncIterable<ZippedFile>, output: Readable) {
  for await (const { name, content } of files) {
    // Building a table blocks the event loop; pending requests run before the next.
    await setImmediate()
    if (output.destroyed) return
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name)
    else if (content instanceof Uint8Array) zip.addBuffer(Buffer.from(content), name)
    else await addStream(zip, name, await content(), output)
  }
  zip.end()
}

/** Resolves when the stream has been read to its end. */
async function addStream(zip: ZipFile, name: string, stream: Readable, output: Readable) {
  const close = () => stream.destroy()
  output.once('close', close)
  // PDFs are compressed already.
  zip.addReadStream(stream, name, { compress: false })
  await finished(stream)
  output.off('close', close)
}
