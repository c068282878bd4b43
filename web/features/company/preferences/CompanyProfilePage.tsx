import { companyLabels } from '@filao/domain/company/company'
import type { Company } from '@filao/domain/company/company.schema'
import { phoneText } from '@filao/domain/company/phone'
import { sirenOf } from '@filao/domain/company/seller/siret'
import { territories } from '@filao/domain/company/territories'
import { formatEuros } from '@filao/domain/kernel/money'
import { useTranslation } from 'react-i18next'
import { useLabels, useLanguage } from '#session/language'
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
  const labels = useLabels(companyLabels)
  const language = useLanguage()
  const { siret, phoneNumber, logoUrl } = company
  return (
    <>
      <Facts
        title={t('identity')}
        facts={[
          [labels.name, company.name],
          [labels.siret, siret],
          [t('sirenLabel'), siret && sirenOf(siret)],
          [labels.logoUrl, logoUrl && <img src={logoUrl} alt={t('upload.preview')} />],
        ]}
      />
      <Facts
        title={t('contact')}
        facts={[
          [labels.address, company.address],
          [labels.phoneNumber, phoneNumber && phoneText(phoneNumber, company.countryCode)],
          [labels.email, company.email],
          [labels.website, company.website],
        ]}
      />
      <Facts
        title={t('taxes')}
        facts={[
          [labels.countryCode, territories[company.countryCode].name[language]],
          [labels.vatRate, company.vatRate === null ? t('vatNone') : formatRate(company.vatRate, language)],
        ]}
      />
      <Facts
        title={t('seller.title')}
        facts={[
          [labels.legalForm, company.legalForm],
          [labels.shareCapital, company.shareCapital === null ? null : formatEuros(company.shareCapital, language)],
          [labels.registryCity, company.registryCity],
          [labels.isSoleTrader, company.isSoleTrader ? t('yes') : t('no')],
          [labels.vatNumber, company.vatNumber],
          [
            labels.lateFeeRate,
            company.lateFeeRate === null ? t('seller.legalRate') : formatRate(company.lateFeeRate, language),
          ],
          [labels.isVatOnDebits, company.isVatOnDebits ? t('yes') : t('no')],
          [labels.mediator, company.mediator],
        ]}
      />
    </>
  )
}
