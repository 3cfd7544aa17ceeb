import { type ReactNode, useId, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { isStaff } from '../../session/role.ts'
import { useSessionState } from '../../session/useSession.ts'
import type { Place } from '../subjects/useAddresses.ts'
import { ProfilePicture } from './ProfilePicture.tsx'
import { type Profile, profileQuery } from './profileQuery.ts'
import * as texts from './texts.ts'

const ProfileDialog = lateDialog(() => import('./ProfileDialog.tsx'))

interface Props {
  place: Place
  /** What it is called. */
  name: string
}

/** Picture, contact person and remarks of a unit or building, which staff change; nothing for others where there is nothing. */
export function PlaceProfile({ place, name }: Props) {
  const id = useId()
  const state = useSessionState()
  const { data: profile, error } = useRead((access) => profileQuery(access, place))
  const [isOpen, setOpen] = useState(false)
  const { demo } = useAccess()
  const mayEdit = !demo && state.status === 'signedIn' && isStaff(state.me)
  if (error) return <p className="card p-5 md:p-6">{texts.failed}</p>
  if (!profile || !(mayEdit || saysAnything(profile))) return null
  return (
    <section aria-labelledby={id} className="@container card min-w-0 overflow-hidden">
      <h2 id={id} className="sr-only">
        {texts.heading}
      </h2>
      <div className={profile.picture ? 'grid grid-cols-1 @min-[36rem]:grid-cols-2' : ''}>
        {profile.picture && (
          <ProfilePicture
            picture={profile.picture}
            alt={texts.pictureOf(name)}
            sizes="(min-width: 48rem) 30rem, 100vw"
            className="aspect-3/2 h-full w-full object-cover"
          />
        )}
        <div className="grid grid-cols-1 content-start gap-4 p-5 md:p-6">
          {hasContact(profile) && (
            <Fact title={texts.contact}>
              <Contact profile={profile} />
            </Fact>
          )}
          {profile.remarks !== '' && (
            <Fact title={texts.remarks}>
              <p className="whitespace-pre-line wrap-anywhere">{profile.remarks}</p>
            </Fact>
          )}
          {mayEdit && (
            <Button look="secondary" className="print:hidden" onClick={() => setOpen(true)}>
              {texts.edit}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <ProfileDialog place={place} name={name} profile={profile} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

function Contact({ profile }: { profile: Profile }) {
  const { contactName, contactRole, contactPhone, contactEmail } = profile
  return (
    <>
      {contactName && <p className="wrap-anywhere">{contactName}</p>}
      {contactRole && <p className="text-13 text-ink-2 wrap-anywhere">{contactRole}</p>}
      {contactPhone && (
        <p>
          <a
            href={`tel:${contactPhone.replaceAll(/[^\d+]/g, '')}`}
            className="link inline-flex min-h-11 items-center wrap-anywhere"
          >
            {texts.phone(contactPhone)}
          </a>
        </p>
      )}
      {contactEmail && (
        <p>
          <a
            href={`mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`}
            className="link inline-flex min-h-11 items-center wrap-anywhere"
          >
            {texts.mail(contactEmail)}
          </a>
        </p>
      )}
    </>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-13 font-medium text-ink-2">{title}</h3>
      {children}
    </div>
  )
}

function hasContact({ contactName, contactRole, contactPhone, contactEmail }: Profile): boolean {
  return [contactName, contactRole, contactPhone, contactEmail].some((part) => part !== '')
}

function saysAnything(profile: Profile): boolean {
  return profile.picture !== null || profile.remarks !== '' || hasContact(profile)
}
