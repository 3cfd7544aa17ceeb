import type { ContentHit } from '@hausblick/contract/calls/documents.ts'
import { createElement, Fragment } from 'react'
import * as texts from '../texts.ts'

/** Renders a full-text hit, such as `Seite 2: „die Miete beträgt“`, and how far the document is indexed if not to its end. */
export function Excerpt({ hit: { page, isFromPicture, readTo, excerpt } }: { hit: ContentHit }) {
  // Their order is fixed, so they need no keys.
  const pieces = excerpt.map(({ text, hit }) =>
    hit
      ? createElement('mark', { className: 'rounded-small bg-brand-soft text-brand' }, text)
      : text,
  )
  return (
    <p className="mt-1 line-clamp-2 text-13 font-normal text-ink-2 wrap-anywhere">
      {texts.foundOn(page, isFromPicture)} „{createElement(Fragment, null, ...pieces)}“
      {readTo !== null && ` ${texts.searchedTo(readTo)}`}
    </p>
  )
}
