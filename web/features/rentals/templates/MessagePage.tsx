import { ArrowLeftOutlined } from '@ant-design/icons'
import { languageLabels, languages } from '@filao/domain/kernel/language'
import { templateLabels } from '@filao/domain/rentals/mail/template'
import type { MessageTemplate } from '@filao/domain/rentals/mail/template.schema'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { listMessageTemplates } from '#api/calls'
import { query, useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { Notice } from '#ui/feedback/Notice'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { editsOf } from '#ui/form/edited/edits'
import { SegmentedControl } from '#ui/SegmentedControl'
import { TemplateForm } from './TemplateForm.tsx'
import './templates.css'

/** Edits the words of a mail in a language, named in the address: `quote-fr`. */
export function MessagePage() {
  const { t } = useTranslation('rentals/templates')
  const own = useLanguage()
  const navigate = useNavigate()
  const { id, message = '' } = useParams()
  const companyId = Number(id)
  const input = { params: { companyId } }
  const read = useRead(listMessageTemplates, input, { refetchOnWindowFocus: false })
  const find = (templates: MessageTemplate[]) =>
    templates.find(({ kind, language }) => `${kind}-${language}` === message)
  const wordsOf = (templates: MessageTemplate[]) => {
    const { subject, body } = find(templates) ?? {}
    return { subject, body }
  }
  const labels = useLabels(templateLabels)
  return (
    <>
      <Link className="words-back" to={paths.companyMessages(companyId)}>
        <ArrowLeftOutlined aria-hidden /> {t('back')}
      </Link>
      <WhenLoaded read={read} skeleton={10}>
        {(templates) => {
          const template = find(templates)
          if (!template) return <Notice type="warning" title={t('unknown')} />
          const { kind, language } = template
          return (
            <>
              <div className="words-head">
                <div>
                  <h2>{t(`kinds.${kind}.title`)}</h2>
                  <p>{t(`kinds.${kind}.when`)}</p>
                </div>
                <SegmentedControl
                  label={t('language')}
                  value={language}
                  onChange={(other) => navigate(paths.companyMessage(companyId, `${kind}-${other}`))}
                  options={languages.map((value) => ({ value, label: languageLabels[value][own] }))}
                />
              </div>
              <TemplateForm
                key={message}
                companyId={companyId}
                template={template}
                edits={editsOf(query(listMessageTemplates, input), templates, wordsOf, labels)}
              />
            </>
          )
        }}
      </WhenLoaded>
    </>
  )
}
