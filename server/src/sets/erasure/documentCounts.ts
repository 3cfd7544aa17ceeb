import type { KeepYears } from '../../platform/config/keepYears.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import { keptUntil, reportedType } from './keptUntil.ts'

/** A document, listed or removed by staff, that a deletion either deletes or keeps. */
export interface Judged extends Pick<DocumentTable, 'number' | 'type' | 'date' | 'uploaded_at'> {
  /** The key in storage of its bytes. */
  readonly file_key: string
  /** 1 for electronic invoices. */
  readonly is_invoice: number
}

export interface CountedDocuments {
  readonly type: string
  readonly erased: number
  readonly kept: number
  /** ISO 8601; when the last of them is destroyed. */
  readonly keptUntil: string | null
}

export interface Rules {
  readonly keepYears: KeepYears
  readonly now: Date
}

/** Counts by type what becomes of documents. */
export class DocumentCounts {
  readonly #byType = new Map<string, CountedDocuments>()
  readonly #rules: Rules

  constructor(rules: Rules) {
    this.#rules = rules
  }

  /** Counts a document; returns until when it is kept, or null. */
  add(document: Judged): string | null {
    const until = keptUntil(document, this.#rules.keepYears, this.#rules.now)
    const type = reportedType(document, this.#rules.keepYears)
    const { erased, kept, keptUntil: latest } = this.#byType.get(type) ?? { ...none, type }
    this.#byType.set(
      type,
      until === null
        ? { type, erased: erased + 1, kept, keptUntil: latest }
        : {
            type,
            erased,
            kept: kept + 1,
            keptUntil: latest !== null && latest > until ? latest : until,
          },
    )
    return until
  }

  /** Returns the counts, by type in German order. */
  list(): CountedDocuments[] {
    return [...this.#byType.values()].toSorted((one, other) =>
      one.type.localeCompare(other.type, 'de'),
    )
  }
}

const none = { erased: 0, kept: 0, keptUntil: null }
