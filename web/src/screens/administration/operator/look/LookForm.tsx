import type { ShownOperator } from '@hausblick/contract/calls/operator.ts'
import { darkenToReadable, isReadable } from '@hausblick/figures/brand.ts'
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../../base/ui/ChangeNotes.tsx'
import { FileLabel } from '../../../../base/ui/FileLabel.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { TextField } from '../../../../base/ui/TextField.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import { backendUrl } from '../../../../config.ts'
import { ReportButton } from '../preview/ReportButton.tsx'
import * as operatorTexts from '../texts.ts'
import { useSave } from '../useSave.ts'
import { ColorSample } from './ColorSample.tsx'
import { readLogo } from './readLogo.ts'
import * as texts from './texts.ts'

const HEX = /^#[0-9a-f]{6}$/i
const STANDARD = '#0f4f3d'

/** The operator's logo and colour. */
export function LookForm({ shown }: { shown: ShownOperator }) {
  const { base, save } = useSave(shown)
  const colorId = useId()
  const [color, setColor] = useState(base.color)
  /** In Base64; null for none, undefined for the present one. */
  const [logo, setLogo] = useState<string | null>()
  const choice = useChange(async ([file]: readonly File[]) => {
    if (file) setLogo(await readLogo(file))
  })
  const isHex = HEX.test(color)
  const isFixed = shown.isColorFromFile
  const look = {
    color: isFixed || !isHex || color.toLowerCase() === STANDARD ? '' : color,
    ...(logo !== undefined && { logo }),
  }
  const saving = useChange(async () => {
    await save({ look })
    setLogo(undefined)
    return operatorTexts.saved
  })
  const present = base.logo && backendUrl + base.logo
  const picture = logo === undefined ? present : logo && `data:image/png;base64,${logo}`
  const isTooLight = isHex && !isReadable(color)
  return (
    <div className="flex flex-col gap-4">
      <Section title={texts.logo}>
        <p className="mb-4 text-ink-2">{texts.logoNote}</p>
        <ChangeNotes error={choice.error} done={null} />
        {picture ? (
          <div className="mb-4 inline-block max-w-full rounded-control border border-line bg-white p-4">
            <img src={picture} alt={texts.logoAlt} className="h-10 max-w-full object-contain" />
          </div>
        ) : (
          <p className="mb-4">{texts.noLogo}</p>
        )}
        <div className="flex flex-wrap gap-3 print:hidden">
          <FileLabel
            accept="image/png,image/svg+xml,image/jpeg,image/webp"
            onFiles={choice.run}
            className="control field inline-flex items-center gap-2 px-4 font-medium"
          >
            <Upload size={18} />
            {texts.choose}
          </FileLabel>
          {picture && (
            <Button look="secondary" onClick={() => setLogo(null)}>
              {texts.remove}
            </Button>
          )}
        </div>
      </Section>
      <Section title={texts.color}>
        <p className="mb-4 text-ink-2">{isFixed ? texts.fromFile : texts.colorNote}</p>
        {!isFixed && (
          <div className="flex flex-wrap items-end gap-3">
            <div>
              <label htmlFor={colorId} className="mb-1.5 block text-13 font-medium text-ink-2">
                {texts.pickColor}
              </label>
              <input
                id={colorId}
                type="color"
                className="control field w-20 p-1"
                value={isHex ? color : STANDARD}
                onChange={({ currentTarget }) => setColor(currentTarget.value)}
              />
            </div>
            <TextField
              label={texts.hexColor}
              autoComplete="off"
              spellCheck={false}
              maxLength={7}
              className="w-40"
              value={color}
              error={isHex ? undefined : texts.notHex}
              onChange={({ currentTarget }) => setColor(currentTarget.value)}
            />
            <Button look="secondary" onClick={() => setColor(STANDARD)}>
              {texts.standard}
            </Button>
          </div>
        )}
        {isTooLight && (
          <div role="status" className="mt-4 rounded-control bg-hint-soft px-4 py-3 text-hint">
            <p className="mb-3">{texts.tooLight}</p>
            <Button look="secondary" onClick={() => setColor(darkenToReadable(color))}>
              {texts.takeDarker(darkenToReadable(color))}
            </Button>
          </div>
        )}
        {isHex && <ColorSample color={color} />}
      </Section>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="print:hidden">
          <ChangeNotes {...saving} />
          <Button
            aria-disabled={saving.busy || isTooLight || !isHex}
            onClick={() => !isTooLight && isHex && saving.run(new FormData())}
          >
            {operatorTexts.save}
          </Button>
        </div>
        <ReportButton change={isTooLight || !isHex ? {} : { look }} />
      </div>
    </div>
  )
}
