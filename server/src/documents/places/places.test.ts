// Over 200 lines: one unit with its picture and texts, from the form to the deletion.

import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  addPlacePictureCall,
  changePlaceProfileCall,
  readPlaceProfileCall,
  removePlacePictureCall,
} from '@hausblick/contract/calls/places.ts'
import type { PlaceTexts } from '@hausblick/contract/places.ts'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { commandActor } from '../../platform/audit/entry.ts'
import { readConfig } from '../../platform/config/config.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { eraseCustomer } from '../../sets/erasure/erase.ts'
import { listCustomerFiles } from '../../sets/export/customerFiles.ts'
import { signIn } from '../../testing/accounts.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { formOf, pdf, useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'
import { replaceRows } from '../../testing/replaceRows.ts'
import { sampleRow } from '../../testing/sampleRow.ts'
import { adoptOrphan } from '../check/adopt.ts'
import { checkDocuments } from '../check/check.ts'
import { describeOrphan } from '../check/orphans.ts'
import { removeQueuedFiles } from '../withheld/storedFiles.ts'

const RED = { r: 255, g: 0, b: 0 }
const none: PlaceTexts = {
  contactName: '',
  contactRole: '',
  contactPhone: '',
  contactEmail: '',
  remarks: '',
}
const said: PlaceTexts = {
  contactName: 'Ida Öz',
  contactRole: 'Hausmeisterin',
  contactPhone: '030 123456',
  contactEmail: 'ida@example.org',
  remarks: 'Schlüssel 7\nhängt im Büro',
}
const unit = { customerId: 'A', kind: 'property', itemId: 'A-1' } as const

/** A photograph as phones write it, red on the left and lying on its side, with the place and the device. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: RED } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({
      IFD0: { Make: 'Kamera-GmbH', Model: 'Geheim-3', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><Ort>Geheimweg</Ort></x:xmpmeta>')
    .withIccProfile('p3', { attach: true })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

onEachDatabase('picture, contact person and remarks of a unit', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const { call, database, db, storage } = documents

  beforeAll(async () => {
    await fillUnits()
  })

  async function fillUnits(ids: readonly string[] = ['A-1', 'A-2']) {
    const rows = ids.map((id) => sampleRow(propertyOverviewKind, 'A', id).row)
    await db()
      .transaction()
      .execute((trx) => replaceRows(trx, propertyOverviewKind, [['A', rows]]))
  }

  async function read(who: Who, query: object = unit) {
    const reply = await call(who, { url: readPlaceProfileCall.path, query: { ...query } })
    expect(reply.statusCode).toBe(200)
    return readPlaceProfileCall.reply.parse(reply.json())
  }

  async function add(file: Buffer, former = '', item: object = unit, who: Who = 'staff') {
    const form = await formOf({ ...item, former, file })
    return await call(who, { method: 'POST', url: addPlacePictureCall.path, ...form })
  }

  async function change(texts: PlaceTexts, former: PlaceTexts, item: object = unit) {
    const payload = { ...item, texts, former }
    return await call('staff', { method: 'POST', url: changePlaceProfileCall.path, payload })
  }

  test('are what staff write, and say where somebody was faster', async () => {
    expect(await read('a')).toEqual({ ...none, picture: null })
    expect((await change(said, none)).statusCode).toBe(200)
    expect(await read('a')).toEqual({ ...said, picture: null })
    const late = await change({ ...said, remarks: 'anders' }, none)
    expect([late.statusCode, late.json().error]).toEqual([409, expect.stringMatching(/geändert/)])
    const wrong = await change({ ...said, contactEmail: 'ida' }, said)
    expect(wrong.json()).toEqual({ error: expect.any(String), code: 'contactEmail' })
    expect((await change(said, none, { ...unit, itemId: 'erfunden' })).statusCode).toBe(404)
  })

  test('are there again once the unit is', async () => {
    await fillUnits(['A-2'])
    await fillUnits()
    expect(await read('a')).toMatchObject(said)
  })

  test('shows a photograph upright in three sizes, without what the camera has written', async () => {
    const taken = await photograph(2400, 1600)
    const { exif, xmp, icc, orientation } = await sharp(taken).metadata()
    expect([exif?.includes('Geheim-3'), xmp?.includes('Geheimweg')]).toEqual([true, true])
    expect([icc?.length, orientation]).toEqual([expect.any(Number), 6])
    const reply = await add(taken)
    expect([reply.statusCode, reply.body]).toEqual([200, '{}'])
    const { picture } = await read('a')
    expect(picture?.sizes.map(({ width, height }) => [width, height])).toEqual([
      [320, 480],
      [640, 960],
      [1280, 1920],
    ])
    for (const { url, width, height } of picture?.sizes ?? []) {
      // As an image of a page asks, without a token.
      const shown = await call('nobody', { url })
      expect(shown.statusCode).toBe(200)
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=600, immutable',
      })
      const found = await sharp(shown.rawPayload).metadata()
      expect(found).toMatchObject({ format: 'webp', width, height })
      expect([found.exif, found.xmp, found.icc, found.orientation]).toEqual(
        Array(4).fill(undefined),
      )
      expect(shown.rawPayload.toString('latin1')).not.toMatch(/EXIF|XMP|ICCP|Geheim|Kamera/i)
      const pixels = await sharp(shown.rawPayload).raw().toBuffer()
      // A turn to the right brings the left side to the top.
      const [top, bottom] = [pixels.subarray(0, 3), pixels.subarray(-3)]
      expect([top[0] ?? 0, top[2] ?? 0].map((part) => part > 128)).toEqual([true, false])
      expect([bottom[0] ?? 0, bottom[2] ?? 0].map((part) => part > 128)).toEqual([false, true])
      const { etag } = shown.headers
      const again = await call('nobody', { url, headers: { 'if-none-match': String(etag) } })
      expect(again.statusCode).toBe(304)
    }
    expect(await read('a')).toMatchObject(said)
  })

  test('is never enlarged', async () => {
    const small = await sharp({ create: { width: 500, height: 60, channels: 3, background: RED } })
      .png()
      .toBuffer()
    expect((await add(small, '', { ...unit, itemId: 'A-2' })).statusCode).toBe(200)
    const { picture } = await read('a', { ...unit, itemId: 'A-2' })
    expect(picture?.sizes.map(({ width }) => width)).toEqual([480, 500])
  })

  test('is replaced and removed by those who have seen it', async () => {
    const { picture: first } = await read('staff')
    const file = await photograph(60, 40)
    expect((await add(file)).statusCode).toBe(409)
    expect((await add(file, first?.id)).statusCode).toBe(200)
    const { picture: second } = await read('staff')
    expect(second?.id).not.toBe(first?.id)
    expect((await call('nobody', { url: first?.sizes[0]?.url ?? '' })).statusCode).toBe(404)
    const remove = (picture: string) =>
      call('staff', {
        method: 'DELETE',
        url: addressOf(removePlacePictureCall, { query: { ...unit, picture } }),
      })
    expect((await remove(first?.id ?? '')).statusCode).toBe(409)
    expect((await remove(second?.id ?? '')).statusCode).toBe(200)
    expect(await read('a')).toEqual({ ...said, picture: null })
    const lines = await db()
      .selectFrom('audit_entry')
      .select(['action', 'customer_id', 'details'])
      .where('action', 'in', ['placeProfileChanged', 'placePictureAdded', 'placePictureRemoved'])
      .where('details', 'like', '%A-1%')
      .orderBy('number')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual([
      'placeProfileChanged',
      'placePictureAdded',
      'placePictureAdded',
      'placePictureRemoved',
    ])
  })

  test('accepts pictures of its own staff alone, and says what is wrong with a file', async () => {
    const file = await photograph(60, 40)
    expect((await add(file, '', unit, 'a')).statusCode).toBe(403)
    expect((await add(file, '', unit, 'nobody')).statusCode).toBe(401)
    expect((await add(file, '', { ...unit, itemId: 'erfunden' })).statusCode).toBe(404)
    for (const [bytes, status, sentence] of [
      [pdf('a letter'), 415, /kein Bild/],
      [Buffer.from('nur Text'), 415, /kein Bild/],
      [file.subarray(0, 300), 422, /beschädigt/],
      [Buffer.alloc(0), 400, /Datei auswählen/],
    ] as const) {
      const reply = await add(Buffer.from(bytes))
      expect([reply.statusCode, reply.json().error]).toEqual([
        status,
        expect.stringMatching(sentence),
      ])
    }
    expect((await read('a')).picture).toBeNull()
  })

  test('shows guests of the figures all but the remarks, and others nothing', async () => {
    await add(await photograph(60, 40))
    const guest = (email: string, parts: ('figures' | 'documents')[]) =>
      signIn(database(), {
        email,
        kind: null,
        guestOf: [{ customerId: 'A', parts, years: null, until: '2999-12-31' }],
      })
    const ask = async (headers: { authorization: string }) =>
      await documents.app().inject({ url: readPlaceProfileCall.path, query: unit, headers })
    const shown = readPlaceProfileCall.reply.parse(
      (await ask(await guest('gast@example.org', ['figures']))).json(),
    )
    expect(shown).toMatchObject({ ...said, remarks: '' })
    const url = shown.picture?.sizes[0]?.url ?? ''
    expect((await call('nobody', { url })).statusCode).toBe(200)
    // What they may see is decided each time.
    await db().updateTable('guest').set({ parts: '["documents"]' }).execute()
    expect((await call('nobody', { url })).statusCode).toBe(403)
    const other = await guest('andere@example.org', ['documents'])
    expect((await ask(other)).statusCode).toBe(403)
    expect((await call('b', { url: readPlaceProfileCall.path, query: unit })).statusCode).toBe(403)
  })

  test('are in the owner’s own data, and counted with what is stored', async () => {
    const names: string[] = []
    for await (const file of listCustomerFiles(
      { db: db(), storage: storage() },
      admitCommand('A'),
    )) {
      names.push(file.name)
      if (file.name.startsWith('bilder/') && typeof file.content !== 'string')
        for await (const chunk of await file.content()) expect(chunk.length).toBeGreaterThan(0)
      if (file.name === 'weitere-angaben/einheiten-und-objekte.csv')
        expect(file.content).toMatch(/Ida Öz/)
    }
    expect(names.filter((name) => name.startsWith('bilder/'))).toEqual([
      expect.stringMatching(/^bilder\/Bild A-1 [\da-f]{8} 480\.webp$/),
      expect.stringMatching(/^bilder\/Bild A-2 [\da-f]{8} 960\.webp$/),
    ])
    expect(await check()).toMatchObject({ documents: 3, faults: 0, orphans: 0 })
    // One of a lost index does not become a document.
    const { storage_key: key } = await db()
      .selectFrom('place_picture')
      .select('storage_key')
      .executeTakeFirstOrThrow()
    const object = { key, size: 1, storedAt: new Date() }
    const orphan = await describeOrphan({ db: db(), storage: storage() }, object)
    const parts = { database: database(), storage: storage() }
    expect(await adoptOrphan(parts, orphan, 'A')).toBeNull()
  })

  test('go with the customer, files included', async () => {
    // What was replaced stays a day for a backup under way.
    await db().updateTable('storage_removal').set({ due_at: '2025-01-01' }).execute()
    const folder = documents.folder()
    const config = readConfig({ DATA_DIR: folder, OPERATOR_EMAILS: 'x@y.example' }, folder)
    const erasing = { database: database(), storage: storage(), config }
    await eraseCustomer(erasing, admitCommand('A'), commandActor)
    expect(await db().selectFrom('place_profile').selectAll().execute()).toEqual([])
    await removeQueuedFiles({ db: db(), storage: storage() })
    expect(await check()).toMatchObject({ objects: 0, documents: 0 })
  })

  async function check() {
    const passed = () => undefined
    return await checkDocuments(
      { db: db(), storage: storage() },
      { isQuick: false, onFault: passed, onOrphan: passed, onProgress: passed },
    )
  }
})
