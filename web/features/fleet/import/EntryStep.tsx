import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#ui/SegmentedControl'
import { type Entry, platesOf } from './entry.ts'
import { FileEntry } from './FileEntry.tsx'
import { ManualEntry } from './ManualEntry.tsx'

type Props = { entry: Entry; onChange: (entry: Entry) => void; onBack: () => void; onNext: () => void }

/** Takes the plates, from a file or typed. The next step is enabled with the first one. */
export function EntryStep({ entry, onChange, onBack, onNext }: Props) {
  const { t } = useTranslation('fleet/import')
  const { count } = platesOf(entry)
  return (
    <>
      <fieldset className="vehicle-import-mode">
        <legend className="visually-hidden">{t('entry.mode')}</legend>
        <SegmentedControl
          options={[
            { value: '0', label: t('entry.file') },
            { value: '1', label: t('entry.manual') },
          ]}
          value={String(entry.mode)}
          onChange={(mode) => onChange({ ...entry, mode: mode === '0' ? 0 : 1 })}
        />
      </fieldset>
      {entry.mode === 0 ? (
        <FileEntry file={entry.file} onRead={(file) => onChange({ ...entry, file })} />
      ) : (
        <ManualEntry entry={entry} onChange={onChange} />
      )}
      <div className="vehicle-import-bar">
        <Button type="primary" disabled={count === 0} onClick={onNext}>
          {t('next')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
        <span role="status">{count > 0 ? t('entry.ready', { count }) : t('entry.nothing')}</span>
      </div>
    </>
  )
}
