import type { AuditAction, AuditActorKind, AuditDetails } from '@hausblick/contract/audit.ts'

/** Who acts. A caller is one, whatever else it holds. */
export interface Actor {
  readonly kind: AuditActorKind
  readonly issuer?: string
  readonly subject?: string
  readonly email?: string
}

export const commandActor: Actor = { kind: 'command' }
export const serviceActor: Actor = { kind: 'service' }

export interface NewEntry {
  readonly action: AuditAction
  readonly actor: Actor
  /** The customer whose data it concerns, who can read the line: it must not name any other customer. */
  readonly customerId?: string | null
  /** What it was about, by name. */
  readonly details?: AuditDetails
}
