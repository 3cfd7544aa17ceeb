import { identityPaths } from '@hausblick/contract/identity.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAccess } from '../data/access.ts'
import { endOtherSessions, endSession, sessionsQuery } from '../data/sessions.ts'
import { useRead } from '../data/useRead.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import { DeviceEntry } from './DeviceEntry.tsx'
import { DeviceSkeleton } from './DeviceSkeleton.tsx'
import { ReadList } from './ReadList.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import * as texts from './texts.ts'

/** The devices on which the account is signed in, with buttons to sign out the others. */
export function DevicesSection() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRead((access) => sessionsQuery(access.client))
  const { onSubmit, busy, error } = useSubmit(async (fields) => {
    const id = fields.get('id')
    await (id === null ? endOtherSessions(client) : endSession(client, String(id)))
    await queries.invalidateQueries({ queryKey: [identityPaths.sessions] })
    heading.current?.focus()
  })
  return (
    <SettingsSection title={texts.devices} headingRef={heading}>
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
    </SettingsSection>
  )
}
