import { previewParameter } from '@hausblick/contract/addresses.ts'
import { readFileName } from '@hausblick/contract/encoding/fileName.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAccess } from '../../../base/data/access.ts'
import { documentsQuery } from '../../../base/data/documents/list.ts'
import { AddressedPreview } from '../../../parts/layout/preview/AddressedPreview.tsx'
import type { DocumentOpener } from '../../../parts/layout/preview/useDocumentOpener.ts'
import { useCorrection } from '../correction.ts'

interface Props {
  account: string
  /** The documents listed so far. */
  shown: readonly DocumentEntry[]
  opener: DocumentOpener
  /** Lists more documents, called when the last of them is previewed; null if there are no more. */
  onLastShown: (() => void) | null
}

const nothing: readonly never[] = []

/** Renders the preview of any customer's document that the URL names; one not listed yet is read from its customer's list. */
export function AnyPreview({ account, shown, opener, onLastShown }: Props) {
  const { client } = useAccess()
  const { search } = useLocation()
  const fileName = readSearch(previewParameter, search)?.fileName ?? null
  const isListed = shown.some((entry) => entry.fileName === fileName)
  const named = fileName === null || isListed ? null : readFileName(fileName)
  const { data, isLoading } = useQuery(
    documentsQuery({ client, account, customerId: named?.customerId ?? null }),
  )
  const isLast = fileName !== null && shown.at(-1)?.fileName === fileName
  useEffect(() => {
    if (isLast) onLastShown?.()
  }, [isLast, onLastShown])
  const known = data?.entries ?? (isLoading ? null : nothing)
  return <AddressedPreview known={known} shown={shown} opener={opener} correct={useCorrection()} />
}
