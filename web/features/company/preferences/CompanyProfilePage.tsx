import type { Company } from '@filao/domain/company/company'
import { phoneText } from '@filao/domain/company/phone'
import { sirenOf } from '@filao/domain/company/seller/siret'
import { territories } from '@filao/domain/company/territories'
import { formatEuros } from '@filao/domain/kernel/money'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useCan } from '#session/session'
import { CompanyForm } from './CompanyForm.tsx'
import { Facts } from './Facts.tsx'
import { formatRate } from './vat.ts'
import { WithCompany } from './WithCompany.tsx'

/** Shows the company's identity, contact details and VAT, in a form if the user may change them. */
export function CompanyProfilePage() {
  const mayWrite = useCan('company.write')
  return (
    <WithCompany>
      {(company) => (mayWrite ? <CompanyForm company={company} /> : <CompanyFacts company={company} />)}
    </WithCompany>
  )
}

function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation('company/preferences')
  const language = useLanguage()
  const { siret, phoneNumber, logoUrl } = company
  return (
    <>
      <Facts
        title={t('identity')}
        facts={[
          [t('name'), company.name],
          [t('siret'), siret],
          [t('sirenLabel'), siret && sirenOf(siret)],
          [t('logo'), logoUrl && <img src={logoUrl} alt={t('upload.preview')} />],
        ]}
      />
      <Facts
        title={t('contact')}
        facts={[
          [t('address'), company.address],
          [t('phoneNumber'), phoneNumber && phoneText(phoneNumber, company.countryCode)],
          [t('email'), company.email],
          [t('website'), company.website],
        ]}
      />
      <Facts
        title={t('taxes')}
        facts={[
          [t('countryCode'), territories[company.countryCode].name[language]],
          [t('vatRate'), company.vatRate === null ? t('vatNone') : formatRate(company.vatRate, language)],
        ]}
      />
      <Facts
        title={t('seller.title')}
        facts={[
          [t('seller.legalForm'), company.legalForm],
          [
            t('seller.shareCapital'),
            company.shareCapital === null ? null : formatEuros(company.shareCapital, language),
          ],
          [t('seller.registryCity'), company.registryCity],
          [t('seller.isSoleTrader'), company.isSoleTrader ? t('yes') : t('no')],
          [t('seller.vatNumber'), company.vatNumber],
          [
            t('seller.lateFeeRate'),
            company.lateFeeRate === null ? t('seller.legalRate') : formatRate(company.lateFeeRate, language),
          ],
          [t('seller.isVatOnDebits'), company.isVatOnDebits ? t('yes') : t('no')],
          [t('seller.mediator'), company.mediator],
        ]}
      />
    </>
  )
}
