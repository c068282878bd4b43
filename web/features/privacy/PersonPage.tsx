import { formatLocalDate } from '@filao/domain/kernel/date-text'
import type { Erasure } from '@filao/domain/privacy/contract'
import { Switch } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAction } from '#api/action'
import { cache } from '#api/cache'
import { eraseCustomer, exportPerson, previewErasure, putDispute } from '#api/calls'
import { query, useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { DownloadButton } from '#ui/file/DownloadButton'
import { FormGroup } from '#ui/form/FormScreen'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'

type Of = { companyId: number; id: number }

/** Shows what a customer may ask for: their file, and their erasure with what goes and what stays. */
export function PersonPage() {
  const { t } = useTranslation('overview', { keyPrefix: 'privacy' })
  const id = Number(useParams().id)
  const { companyId } = useSession()
  const of = { companyId, id }
  const read = useRead(previewErasure, { params: of })
  const back = read.data && !read.data.isErased && <LinkButton to={paths.customer(id)}>{t('person.back')}</LinkButton>
  return (
    <>
      <PageHeader title={read.data ? t('person.titleOf', { name: read.data.name }) : t('person.title')} action={back} />
      <WhenLoaded read={read} skeleton={10}>
        {(erasure) => <Parts of={of} erasure={erasure} />}
      </WhenLoaded>
    </>
  )
}

function Parts({ of, erasure }: { of: Of; erasure: Erasure }) {
  const { t } = useTranslation('overview', { keyPrefix: 'privacy' })
  return (
    <div className="form-screen">
      {erasure.isErased && (
        <Notice type="success" role="status" title={t('person.erased')} description={t('person.erasedText')} />
      )}
      <FormGroup title={t('person.file')}>
        <p>{t('person.fileText')}</p>
        <p>
          <DownloadButton endpoint={exportPerson} input={{ params: of }}>
            {t('person.download')}
          </DownloadButton>
        </p>
      </FormGroup>
      {!erasure.isErased && <Dispute of={of} isDisputed={erasure.isDisputed} />}
      <FormGroup title={t('person.erase')}>
        {!erasure.isErased && <Erasing of={of} erasure={erasure} />}
        <h3>{t('person.stays')}</h3>
        {erasure.stays.length === 0 ? <p>{t('person.nothingStays')}</p> : <Staying stays={erasure.stays} />}
      </FormGroup>
    </div>
  )
}

function Dispute({ of, isDisputed }: { of: Of; isDisputed: boolean }) {
  const { t } = useTranslation('overview', { keyPrefix: 'privacy' })
  const toast = useToast()
  const id = useId()
  // The answer is shown at once: a click before the page is read again would otherwise repeat the one before.
  const put = useAction(putDispute, {
    onSuccess: (erasure) => cache.setQueryData<Erasure>(query(previewErasure, { params: of }).queryKey, erasure),
  })
  const change = (wanted: boolean) => {
    put.mutateAsync({ params: of, body: { isDisputed: wanted } }).catch(toast.problem)
  }
  return (
    <FormGroup title={t('person.dispute')}>
      <p>{t('person.disputeText')}</p>
      <p className="form-switch">
        <Switch id={id} checked={isDisputed} loading={put.isPending} onChange={change} />
        <label htmlFor={id}>{t('person.disputeSwitch')}</label>
      </p>
    </FormGroup>
  )
}

/** Shows what goes, and asks before it goes. Where nothing may go yet, the request itself is kept. */
function Erasing({ of, erasure: { goes, requestedOn } }: { of: Of; erasure: Erasure }) {
  const { t } = useTranslation('overview', { keyPrefix: 'privacy' })
  const language = useLanguage()
  const erase = useAction(eraseCustomer)
  const nameOf = useNameOf()
  const isLater = !goes.some(({ kind }) => kind === 'contacts')
  return (
    <>
      <p>{t('person.eraseText')}</p>
      {goes.length > 0 && (
        <>
          <h3>{t('person.goes')}</h3>
          <ul>
            {goes.map(({ kind, about }) => (
              <li key={`${kind} ${about}`}>{nameOf(kind, about)}</li>
            ))}
          </ul>
        </>
      )}
      {requestedOn && (
        <Notice type="info" title={t('person.requested', { day: formatLocalDate(requestedOn, language) })} />
      )}
      {isLater && !requestedOn && <p>{t('person.eraseNothing')}</p>}
      {(!isLater || !requestedOn) && (
        <ConfirmButton
          question={t(isLater ? 'person.questionLater' : 'person.question')}
          confirm={t(isLater ? 'person.buttonLater' : 'person.erase')}
          onConfirm={() => erase.mutateAsync({ params: of })}
        >
          {t(isLater ? 'person.buttonLater' : 'person.button')}
        </ConfirmButton>
      )}
    </>
  )
}

function Staying({ stays }: { stays: Erasure['stays'] }) {
  const { t } = useTranslation('overview', { keyPrefix: 'privacy' })
  const language = useLanguage()
  const nameOf = useNameOf()
  return (
    <ul>
      {stays.map(({ kind, reason, until, about }) => (
        <li key={`${kind} ${about} ${until}`}>
          <strong>{nameOf(kind, about)}</strong>
          <br />
          {t(`reasons.${reason}`)}, {until ? t('until', { day: formatLocalDate(until, language) }) : t('untilSettled')}
        </li>
      ))}
    </ul>
  )
}

function useNameOf() {
  const { t } = useTranslation('overview', { keyPrefix: 'privacy' })
  return (kind: Erasure['goes'][number]['kind'], about: string | null) => {
    return about ? t('kindsAbout', { kind: t(`kinds.${kind}`), about }) : t(`kinds.${kind}`)
  }
}
