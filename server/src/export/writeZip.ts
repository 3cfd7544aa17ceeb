import { PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import type { CustomerFile } from './customerFiles.ts'

/**
 * The files as a ZIP that is made while it is read, one file after the other. When one cannot be read, the ZIP fails and
 * never comes to its end; when its reader goes away, no file stays open.
 */
export function writeZip(files: AsyncIterable<CustomerFile>): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  add(zip, files, output).catch(fail)
  return output
}

async function add(zip: ZipFile, files: AsyncIterable<CustomerFile>, output: Readable) {
  for await (const { name, content } of files) {
    // A table is read and written in one go; whoever waits comes before the next one.
    await setImmediate()
    if (output.destroyed) return
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name)
    else await addStream(zip, name, await content(), output)
  }
  zip.end()
}

/** Resolves when the file has been read to its end. */
async function addStream(zip: ZipFile, name: string, stream: Readable, output: Readable) {
  const close = () => stream.destroy()
  output.once('close', close)
  // PDFs are compressed already.
  zip.addReadStream(stream, name, { compress: false })
  await finished(stream)
  output.off('close', close)
}
