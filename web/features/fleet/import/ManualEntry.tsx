import { typedPlates } from '@filao/domain/fleet/plate'
import { Checkbox, Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import { plateText } from '#ui/Plate'
import type { Entry } from './entry.ts'

/** The most plates that a warning names. */
const named = 12

/** Takes typed or pasted plates. Those of an unusual form are imported once the user confirms them. */
export function ManualEntry({ entry, onChange }: { entry: Entry; onChange: (entry: Entry) => void }) {
  const { t } = useTranslation('fleet/import')
  const id = useId()
  const { others, unreadable } = typedPlates(entry.text)
  return (
    <>
      <div>
        <label className="vehicle-import-label" htmlFor={id}>
          {t('entry.typed')}
        </label>
        <Input.TextArea
          id={id}
          autoFocus
          className="vehicle-import-plates"
          rows={8}
          spellCheck={false}
          autoCapitalize="characters"
          placeholder={'AA-123-AA\nBB-456-BB'}
          aria-describedby={`${id}-hint`}
          value={entry.text}
          // A new plate of an unusual form needs its own confirmation.
          onChange={({ target }) => onChange({ ...entry, text: target.value, isConfirmed: false })}
        />
        <p id={`${id}-hint`}>{t('entry.typedHint')}</p>
      </div>
      {others.length > 0 && (
        <Notice
          type="warning"
          role="status"
          title={t('entry.others', { count: others.length })}
          description={
            <>
              <p>{list(others.map(plateText))}</p>
              <Checkbox
                checked={entry.isConfirmed}
                onChange={({ target }) => onChange({ ...entry, isConfirmed: target.checked })}
              >
                {t('entry.confirm')}
              </Checkbox>
            </>
          }
        />
      )}
      {unreadable.length > 0 && (
        <Notice type="error" role="status" title={t('entry.notPlates')} description={list(unreadable)} />
      )}
    </>
  )
}

function list(words: string[]): string {
  return words.slice(0, named).join(', ') + (words.length > named ? ` … (+${words.length - named})` : '')
}
