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
import { useChange } from '../../base/ui/useChange.ts'
import { ReadList } from '../../parts/layout/ReadList.tsx'
import { DeviceEntry } from './DeviceEntry.tsx'
import { DeviceSkeleton } from './DeviceSkeleton.tsx'
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
