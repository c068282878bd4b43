/** @jsxImportSource preact */
import { userLabels } from '@filao/domain/access/user-labels'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { languageNames } from './page-language.ts'
import { say, useMessages } from './reservation/catalogue.ts'
import { PhoneIcon } from './reservation/icons.tsx'

type Props = {
  company: PublicRental['company'] | undefined
  /** Keeps the space of the phone number while the company is loading. */
  isWaiting: boolean
  onLanguage: (language: Language) => void
}

/** Renders the company, its phone number, and the choice of the page's language. */
export function PageHead({ company, isWaiting, onLanguage }: Props) {
  const { w, language } = useMessages()
  return (
    <header class="page-head">
      <div class="page-company">
        {company?.logoUrl && <img src={company.logoUrl} alt="" height="40" />}
        <strong>{company?.name ?? 'Filao'}</strong>
      </div>
      {isWaiting && <span class="page-phone is-waiting" />}
      {company?.phoneNumber && (
        <a
          class="page-phone"
          href={`tel:${company.phoneNumber.replaceAll(/[^\d+]/g, '')}`}
          aria-label={say(w.call, { name: company.name, phone: company.phoneNumber })}
        >
          <PhoneIcon />
          {company.phoneNumber}
        </a>
      )}
      <fieldset class="page-languages">
        <legend class="visually-hidden">{userLabels.language[language]}</legend>
        {(Object.keys(languageNames) as Language[]).map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-label={`${each.toUpperCase()} · ${languageNames[each]}`}
            aria-pressed={each === language}
            onClick={() => onLanguage(each)}
          >
            {each.toUpperCase()}
          </button>
        ))}
      </fieldset>
    </header>
  )
}
