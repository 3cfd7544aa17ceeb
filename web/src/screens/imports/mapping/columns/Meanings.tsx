import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../base/ui/Button.tsx'
import { IconButton } from '../../../../base/ui/IconButton.tsx'
import { TextField } from '../../../../base/ui/TextField.tsx'
import * as texts from '../texts.ts'

interface Props {
  values: Readonly<Record<string, string>>
  onChange: (values: Readonly<Record<string, string>>) => void
}

/** What single texts of the column's cells mean. */
export function Meanings({ values, onChange }: Props) {
  const [text, setText] = useState('')
  const [meaning, setMeaning] = useState('')
  const add = () => {
    if (text.trim() === '') return
    onChange({ ...values, [text.trim()]: meaning.trim() })
    setText('')
    setMeaning('')
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-13 font-medium text-ink-2">{texts.meanings}</legend>
      <p className="mb-3 text-13 text-ink-3">{texts.meaningsNote}</p>
      {Object.entries(values).map(([from, to]) => (
        <p key={from} className="flex items-center justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">{texts.meaning(from, to)}</span>
          <IconButton
            label={texts.removeMeaning(from)}
            icon={X}
            onClick={() => {
              const { [from]: _, ...others } = values
              onChange(others)
            }}
          />
        </p>
      ))}
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <TextField
          label={texts.cellText}
          className="min-w-32 flex-1"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          label={texts.becomes}
          className="min-w-32 flex-1"
          value={meaning}
          onChange={(event) => setMeaning(event.target.value)}
        />
        <Button look="secondary" aria-disabled={text.trim() === ''} onClick={add}>
          {texts.addMeaning}
        </Button>
      </div>
    </fieldset>
  )
}
