import sharp from 'sharp'
import { type Random, startRandom } from './random.ts'

/** What happened to a sheet before it became a picture. */
export interface Damage {
  /** As `scan`: skewed and grey; `fold`, `stamp`, `fax` besides; `photo` by a phone, from aslant and in bad light. */
  readonly how: 'scan' | 'fold' | 'stamp' | 'fax' | 'photo'
  readonly skew: number
  /** The quality of the JPEG. */
  readonly quality: number
  readonly seed: number
}

const HOWS = [
  'scan',
  'fold',
  'stamp',
  'photo',
  'scan',
  'fax',
  'fold',
  'stamp',
  'scan',
  'photo',
] as const

/** Chooses what happens to the sheet of a number. */
export function chooseDamage(number: number, seed: number): Damage {
  const random = startRandom(seed * 1009 + number)
  const skew = (random.next() < 0.5 ? -1 : 1) * (0.6 + random.next() * 1.4)
  const how = HOWS[number % HOWS.length] ?? 'scan'
  return { how, skew, quality: random.between(40, 70), seed: random.between(1, 1e9) }
}

/** Makes the drawn picture of a sheet the file that a scanner or phone would have written. */
export async function degrade(drawn: Buffer, { how, quality, seed }: Damage): Promise<Buffer> {
  const random = startRandom(seed)
  const isPhoto = how === 'photo'
  const image = isPhoto ? sharp(drawn).removeAlpha() : sharp(drawn).grayscale()
  // A fax sends half of the lines, in black and white.
  const { width = 0, height = 0 } = await sharp(drawn).metadata()
  const seen = isPhoto ? image.blur(0.7) : image.linear(0.82, random.between(18, 34))
  const { data, info } = await seen.raw().toBuffer({ resolveWithObject: true })
  addNoise(data, random, isPhoto ? 7 : 10)
  const noisy = sharp(data, { raw: info })
  if (how !== 'fax') return noisy.jpeg({ quality }).toBuffer()
  const sent = await noisy
    .resize(width, Math.round(height * 0.75), { fit: 'fill' })
    .threshold(150)
    .png()
    .toBuffer()
  return sharp(sent).resize(width, height, { fit: 'fill' }).grayscale().jpeg({ quality }).toBuffer()
}

function addNoise(data: Buffer, random: Random, strength: number): void {
  for (let index = 0; index < data.length; index++) {
    const value = (data[index] ?? 0) + (random.next() - 0.5) * 2 * strength
    data[index] = Math.max(0, Math.min(255, value))
  }
}
