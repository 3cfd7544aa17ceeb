import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../docs/operations')
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const pagesOf = (text: string) => text.match(/<!doctype html>.*<\/html>/g) ?? []

test('every proxy answers for a service that is away with the same page, which loads nothing', () => {
  const pages = ['proxy/nginx.conf', 'proxy/haproxy.cfg', 'set/haproxy.cfg'].map((file) =>
    pagesOf(read(file)),
  )
  const [[page = ''] = []] = pages
  expect(pages).toEqual([[page], [page], [page]])
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('<meta http-equiv="refresh" content="5">')
  expect(page).not.toMatch(/src=|href=|url\(|@import|<script/)
  // What the files would replace: variables of nginx and of envsubst, log formats of HAProxy.
  expect(page).not.toMatch(/[$%']/)
})
