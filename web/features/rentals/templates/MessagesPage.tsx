import { CheckOutlined } from '@ant-design/icons'
import { languageLabels, languages } from '@filao/domain/kernel/language'
import type { MessageTemplate } from '@filao/domain/rentals/mail/template.schema'
import { TemplateKind } from '@filao/domain/rentals/mail/template-kind.schema'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { listMessageTemplates } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import './templates.css'

/** Lists the mails to customers, with the languages in which the company has words of its own. */
export function MessagesPage() {
  const { t } = useTranslation('rentals/templates')
  const companyId = Number(useParams().id)
  const read = useRead(listMessageTemplates, { params: { companyId } })
  return (
    <>
      <p className="words-intro">{t('intro')}</p>
      <WhenLoaded read={read} skeleton={12}>
        {(templates) => (
          <ul className="words-list">
            {TemplateKind.options.map((kind) => (
              <li key={kind}>
                <h2>{t(`kinds.${kind}.title`)}</h2>
                <p>{t(`kinds.${kind}.when`)}</p>
                <div className="words-languages">
                  {languages.map((language) => (
                    <WordsLink
                      key={language}
                      companyId={companyId}
                      template={templates.find((one) => one.kind === kind && one.language === language)}
                    />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </>
  )
}

/** Links to the editor of a mail in a language, with the state of its words. */
function WordsLink({ companyId, template }: { companyId: number; template: MessageTemplate | undefined }) {
  const { t } = useTranslation('rentals/templates')
  const own = useLanguage()
  if (!template) return null
  const { kind, language, isOwn } = template
  const state = t(isOwn ? 'own' : 'original')
  const name = languageLabels[language][own]
  return (
    <Link
      to={paths.companyMessage(companyId, `${kind}-${language}`)}
      aria-label={t('edit', { mail: t(`kinds.${kind}.title`), language: name, state })}
      data-own={isOwn}
    >
      <strong>{name}</strong>
      <span>
        {isOwn && <CheckOutlined aria-hidden />} {state}
      </span>
    </Link>
  )
}
