import type { Placeholder } from '@filao/domain/company/placeholders'
import { territories } from '@filao/domain/company/territories'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import type { Edits } from '#ui/form/edited/edits'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { SegmentedControl } from '#ui/SegmentedControl'
import { RichTextEditor, RichTextView } from './LazyRichText.tsx'
import { isBlank, toEditorHtml, toPreviewHtml } from './terms-html.ts'
import './Terms.css'

type Field = 'rentalTerms' | 'contractTerms'

type Props<Name extends Field> = {
  /** The body's field of the text. */
  field: Name
  html: string
  edits: Edits
  save: (terms: Record<Name, string>, ifMatch: string) => Promise<unknown>
  title: string
  hint: string
}

/** Edits terms with placeholders and previews them as on a document; read only for users who may not edit them. */
export function Terms<Name extends Field>(props: Props<Name>) {
  return useCan('company.write') ? <TermsForm {...props} /> : <TermsText {...props} />
}

function TermsForm<Name extends Field>({ field, html, edits, save, title, hint }: Props<Name>) {
  const { t } = useTranslation('company/preferences')
  const [form] = Form.useForm<Record<Name, string>>()
  const [view, setView] = useState<'write' | 'preview'>('write')
  const isPreview = view === 'preview'
  return (
    <FormScreen<Record<Name, string>, unknown>
      form={form}
      initialValues={{ [field]: html } as Record<Name, string>}
      edits={edits}
      save={save}
      backTo={paths.home}
    >
      <FormGroup title={title} hint={hint}>
        <div className="terms-view">
          <SegmentedControl
            label={title}
            value={view}
            onChange={setView}
            options={(['write', 'preview'] as const).map((value) => ({ value, label: t(value) }))}
          />
        </div>
        <Form.Item name={field as string} hidden={isPreview} extra={t('editor.tokenHint')}>
          <RichTextEditor label={title} />
        </Form.Item>
        {isPreview && <Preview html={form.getFieldsValue()[field]} />}
      </FormGroup>
    </FormScreen>
  )
}

function Preview({ html }: { html: string }) {
  const { t } = useTranslation('company/preferences')
  const examples = useExamples()
  if (isBlank(html)) return <p className="form-hint">{t('blank')}</p>
  return (
    <>
      <p className="form-hint">{t('previewHint')}</p>
      <div className="terms-paper">
        <RichTextView html={toPreviewHtml(html, examples)} label={t('preview')} />
      </div>
    </>
  )
}

function TermsText({ html, title, hint }: Pick<Props<Field>, 'html' | 'title' | 'hint'>) {
  const { t } = useTranslation('company/preferences')
  return (
    <div className="form-screen">
      <FormGroup title={title} hint={hint}>
        {isBlank(html) ? (
          <p className="form-hint">{t('blank')}</p>
        ) : (
          <div className="terms-paper">
            <RichTextView html={toEditorHtml(html)} label={title} />
          </div>
        )}
      </FormGroup>
    </div>
  )
}

/** Returns the values of an invented rental, to preview the terms. */
function useExamples(): Record<Placeholder, string> {
  const { t } = useTranslation('company/preferences')
  const { company } = useSession()
  const language = useLanguage()
  const at = (instant: string) => formatDateTime(instant, territories[company.countryCode].timezone, language)
  return {
    company: company.name,
    customer: t('example.customer'),
    vehicle: t('example.vehicle'),
    start: at('2026-03-02T14:00:00Z'),
    end: at('2026-03-09T14:00:00Z'),
    kilometres: t('example.kilometres'),
    fuel: t('example.fuel'),
    lateness: t('example.lateness'),
    fines: t('example.fines'),
    cancellation: t('example.cancellation'),
    noShow: t('example.noShow'),
    drivers: t('example.drivers'),
    youngDriver: t('example.youngDriver'),
    exclusion: t('example.exclusion'),
    mediator: t('example.mediator'),
  }
}
