import type { ImportSheet } from '../../../base/data/imports.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { nameSheet } from '../nameSheet.ts'
import { filesAddress } from '../stepAddress.ts'
import type { StepProps } from '../stepProps.ts'
import { LeaveOut } from './LeaveOut.tsx'
import * as texts from './texts.ts'

interface Props extends StepProps {
  sheet: ImportSheet
  onDecided: () => Promise<void>
}

/** A file that cannot be read: why, and what can be done. */
export function UnreadableFile({ run, sheet, onDecided }: Props) {
  const isOpen = sheet.decision === 'open'
  return (
    <Section title={nameSheet(run, sheet)}>
      <div className="rounded-control bg-expenses-soft px-4 py-3 text-expenses wrap-anywhere">
        <p className="font-medium">{texts.unreadableTitle}</p>
        <p className="mt-0.5 max-w-[75ch]">{sheet.title}</p>
      </div>
      <p className="mt-4 max-w-[75ch] text-ink-2">
        {isOpen ? texts.unreadableNote : texts.unreadableLeftOut}
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-4 gap-y-3">
        <Link to={filesAddress(run.id)} className="link tap">
          {texts.replaceFile}
        </Link>
        {isOpen && (
          <LeaveOut
            id={run.id}
            number={sheet.number}
            label={texts.leaveFileOut}
            onDecided={onDecided}
          />
        )}
      </div>
    </Section>
  )
}
