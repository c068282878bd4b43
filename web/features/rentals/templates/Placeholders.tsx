import type { Language } from '@filao/domain/kernel/language.schema'
import { type Placeholder, placeholders, placeholdersOf, written } from '@filao/domain/rentals/mail/placeholders'
import type { TemplateKind } from '@filao/domain/rentals/mail/template-kind.schema'
import { Button, Form } from 'antd'
import { type RefObject, useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useFill } from '#ui/form/fill'
import { inserted } from './inserted.ts'

type Props = {
  kind: TemplateKind
  language: Language
  /** The field that had the focus last. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
}

/** Offers the placeholders of a mail; each button puts one where the cursor is, or at the end of the text. */
export function Placeholders({ kind, language, field }: Props) {
  const { t } = useTranslation('rentals/templates')
  const own = useLanguage()
  const form = Form.useFormInstance()
  const fill = useFill()
  const title = useId()
  const insert = (placeholder: Placeholder) => {
    const element = field.current
    const name = element instanceof HTMLInputElement ? 'subject' : 'body'
    const text: string = form.getFieldValue(name) ?? ''
    const at = element ? ([element.selectionStart ?? text.length, element.selectionEnd ?? text.length] as const) : null
    const next = inserted(text, written(placeholder, language), at ?? [text.length, text.length])
    // The field takes its new value, which moves the cursor to the end, before the next key can be typed.
    flushSync(() => fill({ [name]: next.text }))
    element?.focus()
    element?.setSelectionRange(next.cursor, next.cursor)
  }
  return (
    <div className="words-placeholders">
      <p id={title} className="form-hint">
        {t('insert')}
      </p>
      <ul aria-labelledby={title}>
        {placeholdersOf(kind).map((placeholder) => (
          <li key={placeholder}>
            <Button size="small" onClick={() => insert(placeholder)}>
              {placeholders[placeholder].meaning[own]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
