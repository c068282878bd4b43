import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { cache } from '#api/cache'
import { createAgency, deleteAgency, getAgency, listAgencies, updateAgency } from '#api/calls'
import { query, useRead } from '#api/read'
import { useGate } from '#features/billing/public'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { PageHeader } from '#ui/PageHeader'
import { AgencyForm } from './AgencyForm.tsx'
import type { toBody } from './agency-values.ts'

/** Creates an agency. After the very first one, it leads on to the categories. */
export function NewAgencyPage() {
  const { t } = useTranslation('company')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const create = useAction(createAgency)
  const list = query(listAgencies, { params: { companyId } })
  useQuery(list)
  const isFirst = useRef(false)
  const gate = useGate('agencies')
  // The list may not have been read yet when a quick user saves, and holds the new agency as soon as it is saved.
  const save = async (body: ReturnType<typeof toBody>) => {
    isFirst.current = (await cache.ensureQueryData(list).catch(() => null))?.length === 0
    return create.mutateAsync({ params: { companyId }, body })
  }
  return (
    <>
      <PageHeader title={t('agency.new')} />
      <AgencyForm
        agency={null}
        save={(body) => gate.through(() => save(body))}
        onSaved={() => navigate(isFirst.current ? paths.categories : paths.agencies)}
        savedText={() => (isFirst.current ? t('agency.firstSaved') : undefined)}
      />
      {gate.prompt}
    </>
  )
}

/** Edits an agency: its address, opening hours and seasons. */
export function AgencyPage() {
  const id = Number(useParams().id)
  const { companyId } = useSession()
  const navigate = useNavigate()
  const { t } = useTranslation('company')
  const read = useRead(getAgency, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateAgency)
  const mayDelete = useCan('agencies.create')
  return (
    <>
      <PageHeader title={read.data?.name ?? t('agency.identity')} />
      <WhenLoaded read={read} skeleton={12}>
        {(agency) => (
          <AgencyForm
            agency={agency}
            save={(body, ifMatch) => update.mutateAsync({ params: { companyId, id }, body, ifMatch })}
            onSaved={() => navigate(paths.agencies)}
            extra={
              mayDelete && (
                <DeleteButton
                  endpoint={deleteAgency}
                  input={{ params: { companyId, id } }}
                  onDeleted={() => navigate(paths.agencies)}
                />
              )
            }
          />
        )}
      </WhenLoaded>
    </>
  )
}
