import {
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
} from '@hausblick/contract/calls/sessions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAccess } from '../../base/data/access.ts'
import { ask, queryOf, renew } from '../../base/data/ask.ts'
import { useRead } from '../../base/data/useRead.ts'
import { Button } from '../../base/ui/Button.tsx'
import { FormError } from '../../base/ui/FormError.tsx'
import { Section } from '../../base/ui/Section.tsx'
import { Skeleton } from '../../base/ui/Skeleton.tsx'
import { useChange } from '../../base/ui/useChange.ts'
import { ReadList } from '../../parts/layout/ReadList.tsx'
import { DeviceEntry } from './DeviceEntry.tsx'
import * as texts from './texts.ts'

/** The devices on which the account is signed in, with buttons to sign out the others. */
export function DevicesSection() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRead((access) => queryOf(access.client, listSessionsCall, {}))
  const { onSubmit, busy, error } = useChange(async (fields) => {
    const id = fields.get('id')
    await (id === null
      ? ask(client, endOtherSessionsCall, {})
      : ask(client, endSessionCall, { params: { id: String(id) } }))
    await renew(queries, listSessionsCall)
    heading.current?.focus()
  })
  return (
    <Section title={texts.devices} headingRef={heading}>
      <p className="mb-4 text-ink-2">{texts.devicesNote}</p>
      <FormError text={error} />
      <form onSubmit={onSubmit}>
        <ReadList
          read={read}
          items={read.data}
          failure={texts.devicesFailed}
          empty={texts.noDevices}
          waiting={<DeviceSkeleton />}
        >
          {(device) => <DeviceEntry key={device.id} device={device} busy={busy} />}
        </ReadList>
        {read.data && read.data.length > 1 && (
          <Button type="submit" look="secondary" className="mt-6" aria-disabled={busy}>
            {texts.endOtherDevices}
          </Button>
        )}
      </form>
    </Section>
  )
}

function DeviceSkeleton() {
  return (
    <ul aria-busy className="-my-3">
      <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <div className="min-w-0">
          <p>
            <Skeleton size="w-40" />
          </p>
          <p className="text-13">
            <Skeleton size="w-72" />
          </p>
        </div>
        <p className="py-1 text-13">
          <Skeleton size="w-24" />
        </p>
      </li>
    </ul>
  )
}
