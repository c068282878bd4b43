import { PaperClipOutlined } from '@ant-design/icons'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import type { StoredDocument } from '@filao/domain/kernel/document.schema'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { visitCosts } from '@filao/domain/upkeep/costs'
import { deadlineName } from '@filao/domain/upkeep/deadline'
import type { Visit } from '@filao/domain/upkeep/deadline.schema'
import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteVisitDocument, downloadVisitDocument, listVisits } from '#api/calls'
import { useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { useToast } from '#ui/feedback/toast'
import { DownloadButton } from '#ui/file/DownloadButton'
import { Kilometres } from '#ui/Kilometres'
import { Money } from '#ui/Money'
import { acceptedTypes, useAcceptedFiles } from './ChosenFiles.tsx'
import { useVisitUpload } from './use-visit-upload.ts'

/** Shows what the visits of a vehicle cost, and lists them, folded, with their documents. */
export function VisitHistory({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('upkeep')
  const { companyId } = useSession()
  const today = localDate(instantAt(Date.now()), useCompanyZone())
  const visits = useRead(listVisits, { params: { companyId, vehicleId } }).data ?? []
  if (visits.length === 0) return null
  const { total, lastYear } = visitCosts(visits, today)
  return (
    <>
      {total > 0 && (
        <dl className="upkeep-costs">
          <div>
            <dt>{t('visit.lastYear')}</dt>
            <dd>
              <Money euros={lastYear} />
            </dd>
          </div>
          <div>
            <dt>{t('visit.total')}</dt>
            <dd>
              <Money euros={total} />
            </dd>
          </div>
        </dl>
      )}
      <details>
        <summary>{t('visit.history', { count: visits.length })}</summary>
        <ul className="upkeep-list">
          {visits.map((visit) => (
            <VisitLine key={visit.id} visit={visit} />
          ))}
        </ul>
      </details>
    </>
  )
}

function VisitLine({ visit }: { visit: Visit }) {
  const language = useLanguage()
  const mayWrite = useCan('fleet.write')
  return (
    <li className="upkeep-visit">
      <div className="upkeep-what">
        <span>{deadlineName(visit)[language]}</span>
        <span>{formatLocalDate(visit.doneOn, language)}</span>
        {visit.odometer !== null && <Kilometres km={visit.odometer} />}
        {visit.costAmount !== null && <Money euros={visit.costAmount} />}
        <small>{[visit.place, visit.note].filter(Boolean).join(' · ')}</small>
      </div>
      {visit.documents.map((document) => (
        <Paper key={document.id} visit={visit} document={document} mayDelete={mayWrite} />
      ))}
      {mayWrite && <AddPaper visit={visit} />}
    </li>
  )
}

type PaperProps = { visit: Visit; document: StoredDocument; mayDelete: boolean }

/** Shows a document of a visit by its name, which downloads it. */
function Paper({ visit: { id: visitId, vehicleId }, document: { id, name }, mayDelete }: PaperProps) {
  const { t } = useTranslation('upkeep')
  const { companyId } = useSession()
  const params = { companyId, vehicleId, visitId, id }
  return (
    <div className="upkeep-paper">
      <DownloadButton
        type="link"
        className="upkeep-file"
        endpoint={downloadVisitDocument}
        input={{ params }}
        aria-label={t('visit.download', { name })}
      >
        {name}
      </DownloadButton>
      {mayDelete && <DeleteButton endpoint={deleteVisitDocument} input={{ params }} name={name} />}
    </div>
  )
}

/** Adds a document that came after the visit was recorded. */
function AddPaper({ visit }: { visit: Visit }) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const toast = useToast()
  const uploads = useVisitUpload()
  const input = useRef<HTMLInputElement>(null)
  const send = useAcceptedFiles((files) => {
    void uploads.send({ vehicleId: visit.vehicleId, visitId: visit.id }, files).catch(toast.problem)
  })
  const name = t('visit.addDocumentTo', {
    name: deadlineName(visit)[language],
    date: formatLocalDate(visit.doneOn, language),
  })
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes}
        multiple
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          send(files)
        }}
      />
      <Button
        type="text"
        className="upkeep-add"
        icon={<PaperClipOutlined aria-hidden />}
        aria-label={name}
        loading={uploads.pending}
        onClick={() => input.current?.click()}
      >
        {t('visit.addDocument')}
      </Button>
      {uploads.prompt}
    </>
  )
}
