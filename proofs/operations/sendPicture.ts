/**
 * Signs up by the link on standard input and uploads a picture, which a confined reader with native code redraws. Prints
 * the reply. Run on the machine of install.check.ts, past the proxy.
 */

import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { signUp, upload } from './signUp.ts'

const create = { width: 300, height: 200, channels: 3, background: 'white' } as const
const picture = await sharp({ create }).jpeg().toBuffer()
const { headers } = await signUp(await text(process.stdin))
process.stdout.write(`uploaded: ${await upload(headers, 'Foto', ['foto.jpg', picture])}\n`)
