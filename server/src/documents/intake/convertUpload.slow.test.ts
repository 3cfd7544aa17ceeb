import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { activePdf, packedPdf } from '../../testing/texts/activePdfs.ts'
import { flateBomb } from '../../testing/texts/bombs.ts'
import { createPdf, rawPdf, stream } from '../../testing/texts/pdfs.ts'
import { newUploads } from '../../testing/texts/uploads.ts'

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>'
const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>'

const made = await createPdf(['Haus'])
const unchangeable = await createPdf(['Haus'], { ownerPassword: 'geheim' })
const locked = await createPdf(['Haus'], { userPassword: 'geheim' })

const upload = newUploads()

describe('stores a PDF unchanged', () => {
  const whole = rawPdf([CATALOG, PAGES, PAGE, stream('', 'BT ET')])
  it.each([
    ['written by hand', whole],
    [
      'with a wrong startxref offset',
      Buffer.from(String(whole).replace(/startxref\n\d+/, 'startxref\n7')),
    ],
    ['with text before its header', Buffer.concat([Buffer.from('\ufeff\r\n@PJL JOB\r\n'), whole])],
    ['with a byte order mark', Buffer.concat([Buffer.from('\ufeff'), whole])],
    ['without its %%EOF line', whole.subarray(0, -6)],
    [
      'with a page of 200 inches',
      rawPdf([CATALOG, PAGES, PAGE.replace('595 842', '14400 14400'), stream('', '')]),
    ],
    [
      'with a page that unpacks to 1 GB',
      rawPdf([CATALOG, PAGES, PAGE, stream('/Filter/FlateDecode', flateBomb(1024))]),
    ],
    [
      'with a script',
      rawPdf([
        CATALOG.replace('>>', '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>'),
        PAGES,
        PAGE,
        stream('', ''),
      ]),
    ],
    ['with an owner password only', unchangeable],
    ['with a user password', locked],
  ])('%s', async (_, bytes) => {
    const kept = await upload(bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(kept).toMatchObject({ size: bytes.length, sha256, textState: 'pending' })
    expect(await readFile(kept.path)).toEqual(bytes)
  })
})

const whole = activePdf({})
const active = {
  catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>/AA<</WC<</S/Launch/F(calc.exe)>>>>',
}

describe('says of an upload', () => {
  it.each([
    ['that it contains nothing active', whole, []],
    ['what it contains, in an object stream too', packedPdf(active), ['launch', 'scripts']],
    ['that it could not be inspected, behind a password', locked, ['unknown']],
  ])('%s', async (_, bytes, expected) => {
    const kept = await upload(bytes)
    expect(kept.active).toEqual(expected)
    expect(await readFile(kept.path)).toEqual(bytes)
  })

  it('nothing where it is a picture', async () => {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    const kept = await upload(await picture.png().toBuffer())
    expect(kept).toMatchObject({ active: [], textState: 'pending' })
  })
})

describe('refuses what is no document:', () => {
  const zip = Buffer.from('504b0304140000000000', 'hex')
  const nested = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`
  it.each([
    ['an empty file', '', 422],
    ['one byte', 'x', 415],
    ['text', 'Sehr geehrte Damen und Herren', 415],
    ['HTML', '<!doctype html><script>alert(1)</script>', 415],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
    ['GIF', Buffer.from('474946383961010001000000003b', 'hex'), 415],
    ['TIFF', Buffer.from('49492a0008000000', 'hex'), 415],
    ['an executable', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 415],
    ['an archive', zip, 415],
    ['an archive that is also a PDF', Buffer.concat([zip, rawPdf([CATALOG, PAGES, PAGE])]), 415],
    ['AVIF', Buffer.from('00000018667479706176696600000000', 'hex'), 415],
    ['a video', Buffer.from('00000018667479706d70343200000000', 'hex'), 415],
    ['only the first line of a PDF', '%PDF-1.7\n', 422],
    ['a PDF without a page', rawPdf([CATALOG, '<</Type/Pages/Kids[]/Count 0>>']), 422],
    ['half a PDF', made.subarray(0, 400), 422],
    ['a PDF nested a million times', rawPdf([CATALOG, PAGES, nested]), 422],
  ])('%s', async (_, bytes, statusCode) => {
    await expect(upload(bytes)).rejects.toMatchObject({ name: 'ServiceError', statusCode })
  })

  it('a PDF whose cross-reference table has 500 million entries', async () => {
    const entries = '/Type/XRef/W[1 2 1]/Size 536870912/Root 1 0 R/Filter/FlateDecode'
    const start = Buffer.from('%PDF-1.7\n1 0 obj\n')
    const end = Buffer.from('\nendobj\nstartxref\n9\n%%EOF\n')
    const bytes = Buffer.concat([start, stream(entries, flateBomb(2048, '\0')), end])
    const refused = await upload(bytes).catch((error: unknown) => error)
    expect(refused).toMatchObject({ statusCode: 422, cause: { name: 'ReaderError' } })
  })
})
