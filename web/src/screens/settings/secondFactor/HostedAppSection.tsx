import type { NewApp } from '@hausblick/contract/calls/secondFactor.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { configQuery } from '../../../base/data/queries.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { useSession } from '../../../parts/session/useSession.ts'
import * as texts from './texts.ts'

const AppDialog = lateDialog(() => import('./AppDialog.tsx'))

/** For accounts of the hosted provider that must add a second factor: sets up an authenticator app there. */
export function HostedAppSection() {
  const session = useSession()
  const { data: config } = useQuery(configQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const [made, setMade] = useState<NewApp | null>(null)
  const ownApp = async () => (await session.identity()).ownApp
  const { data: isOn, refetch } = useQuery({
    queryKey: ['hosted app'],
    queryFn: async () => (await (await ownApp())?.isOn()) ?? false,
  })
  const start = useChange(async () => {
    const app = await ownApp()
    if (app) setMade(await app.start(config?.operator.name ?? ''))
  })

  async function confirm(code: string): Promise<readonly string[]> {
    await (await ownApp())?.confirm(code)
    return []
  }

  async function onDone() {
    setMade(null)
    await refetch()
    heading.current?.focus()
    // With the factor, the account has the rights of its role.
    await session.retry()
  }

  return (
    <Section title={texts.heading} headingRef={heading}>
      <p className="font-medium">{isOn ? texts.signInWithApp : texts.mustAddApp}</p>
      <FormError text={start.error} />
      {!isOn && (
        <form onSubmit={start.onSubmit} className="mt-4">
          <Button type="submit" aria-disabled={start.busy}>
            {texts.addApp}
          </Button>
        </form>
      )}
      {made && (
        <AppDialog
          made={made}
          confirm={confirm}
          onDone={() => void onDone()}
          onClose={() => setMade(null)}
        />
      )}
    </Section>
  )
}
