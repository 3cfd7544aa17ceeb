import { hasWords, searchable, searchWords } from '@hausblick/figures/text.ts'
import { useState } from 'react'
import { Combobox } from '../../base/ui/Combobox.tsx'
import { MarkBox } from '../../base/ui/MarkBox.tsx'
import { SegmentedChoice } from '../../base/ui/SegmentedChoice.tsx'
import { getPanelId, getTabId, SegmentedTabs } from '../../base/ui/SegmentedTabs.tsx'
import { Select } from '../../base/ui/Select.tsx'
import { noOption, type OptionOrNew, SelectOrNew } from '../../base/ui/SelectOrNew.tsx'
import { Switch } from '../../base/ui/Switch.tsx'
import { Group } from './Group.tsx'

const streets = [
  'Lindenstraße 14, 50674 Köln',
  'Bergmannstraße 71, 10961 Berlin',
  'Ährenweg 3, 80937 München',
]
const options = streets.map((street) => ({ value: street, label: street }))
const itself = (text: string) => text

/** @param theme distinguishes the ids of the two columns */
export function Choices({ theme }: { theme: string }) {
  const tabs = ['Portfolio', 'Objekt', 'Einheit'].map((label) => ({
    id: `${theme}-${label}`,
    label,
  }))
  const [tab, setTab] = useState(`${theme}-Portfolio`)
  const [period, setPeriod] = useState('Jahr')
  const [street, setStreet] = useState(streets[0] ?? '')
  const [choice, setChoice] = useState<OptionOrNew>(noOption)
  const [searched, setSearched] = useState('')
  const [found, setFound] = useState<string | null>(null)
  const words = searchWords(searched)
  const items = streets.filter((name) => hasWords(searchable(name), words))
  return (
    <Group title="Auswahl">
      <SegmentedTabs label="Ansicht" tabs={tabs} selected={tab} onSelect={setTab} />
      <div role="tabpanel" id={getPanelId(tab)} aria-labelledby={getTabId(tab)}>
        Gezeigt wird: {tabs.find(({ id }) => id === tab)?.label}
      </div>
      <SegmentedChoice
        label="Zeitraum"
        options={['Monat', 'Jahr', '12 Monate'].map((label) => ({ id: label, label }))}
        chosen={period}
        onChoose={setPeriod}
      />
      <Select label="Oben beschriftet" options={options} value={street} onChange={setStreet} />
      <Select
        label="Davor beschriftet"
        labelled="before"
        options={options}
        value={street}
        onChange={setStreet}
      />
      <Select
        label="Unsichtbar beschriftet"
        labelled="hidden"
        options={options}
        value={street}
        onChange={setStreet}
      />
      <SelectOrNew
        label="Auswählen oder anlegen"
        options={streets}
        newOption="Neue Straße"
        newLabel="Straße und Hausnummer"
        value={choice}
        onChange={setChoice}
      />
      <SelectOrNew
        label="Neu angelegt"
        options={streets}
        newOption="Neue Straße"
        newLabel="Straße und Hausnummer"
        value={{ isNew: true, text: 'Am Markt 1' }}
        onChange={setChoice}
      />
      <Combobox
        label="Adresse suchen"
        items={items}
        keyOf={itself}
        labelOf={itself}
        chosen={found}
        onChoose={setFound}
        onSearch={setSearched}
        note={items.length === 0 ? 'Nichts gefunden.' : null}
      />
      {[true, false].map((isMarked) => (
        <MarkBox
          key={String(isMarked)}
          label={isMarked ? 'Markiert' : 'Nicht markiert'}
          isMarked={isMarked}
          onToggle={() => undefined}
        />
      ))}
      <MarkBox label="Alle markieren" isMarked={false} isPartly onToggle={() => undefined} />
      {[true, false].map((isOn) => (
        <Switch
          key={String(isOn)}
          label={isOn ? 'Eingeschaltet' : 'Ausgeschaltet'}
          note="Was es bewirkt, steht in einem Satz darunter."
          isOn={isOn}
          busy={false}
          name="schalter"
          value={String(isOn)}
        />
      ))}
    </Group>
  )
}
