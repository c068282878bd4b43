import { customerName } from '@filao/domain/customers/name/person'
import type { MessageTemplate } from '@filao/domain/rentals/mail/template.schema'
import { Form, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listRentals, previewMessageTemplate, searchRentals } from '#api/calls'
import { useRead } from '#api/read'
import { useDebounced } from '#ui/debounced'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { FormGroup } from '#ui/form/FormScreen'
import { MailFigure } from '../mail/MailFigure.tsx'

/** Shows the typed words as a mail about a rental, the most recent one until another is chosen. */
export function TemplatePreview({ companyId, template }: { companyId: number; template: MessageTemplate }) {
  const { t } = useTranslation('rentals/templates')
  const { kind, language } = template
  const subject: string = Form.useWatch('subject') ?? template.subject
  const body: string = Form.useWatch('body') ?? template.body
  const [rentalId, setRentalId] = useState<number>()
  const request = useDebounced({ kind, language, subject, body, ...(rentalId && { rentalId }) }, 300)
  const read = useRead(
    previewMessageTemplate,
    { params: { companyId }, body: request },
    { placeholderData: (shown) => shown },
  )
  return (
    <FormGroup title={t('preview')}>
      <WhenLoaded read={read} skeleton={8}>
        {({ rental, subject: shown, html }) =>
          rental ? (
            <>
              <p className="form-hint">{t('previewHint')}</p>
              <RentalSelect companyId={companyId} shown={rental} onChoose={setRentalId} />
              <MailFigure subject={shown ?? ''} html={html ?? ''} language={language} title={t('preview')} />
            </>
          ) : (
            <p className="form-hint">{t('noRental')}</p>
          )
        }
      </WhenLoaded>
    </FormGroup>
  )
}

type SelectProps = {
  companyId: number
  shown: { id: number; publicId: string; customer: string }
  onChoose: (id: number) => void
}

/** Chooses a rental among the latest ones, or by its number, customer or plate. */
function RentalSelect({ companyId, shown, onChoose }: SelectProps) {
  const { t } = useTranslation('rentals/templates')
  const [typed, setTyped] = useState('')
  const term = useDebounced(typed.trim(), 300)
  const params = { companyId }
  const latest = useRead(listRentals, { params, query: { sort: '-updatedAt', limit: 20 } })
  const found = useRead(searchRentals, { params, body: { term } }, { enabled: term !== '' })
  const rentals = (term ? found.data : latest.data) ?? []
  const options = rentals.map(({ id, publicId, customer }) => ({
    value: id,
    label: `${publicId} · ${customerName(customer)}`,
  }))
  const chosen = { value: shown.id, label: `${shown.publicId} · ${shown.customer}` }
  return (
    <Select
      className="words-rental"
      aria-label={t('rental')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={shown.id}
      options={term || options.some(({ value }) => value === shown.id) ? options : [chosen, ...options]}
      labelRender={() => chosen.label}
      notFoundContent={t('nothingFound')}
      onChange={(id) => {
        setTyped('')
        onChoose(id)
      }}
    />
  )
}
